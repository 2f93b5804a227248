"""Plates: what a face comes to in a PDF, kept from run to run by all that it was drawn from.

A face that was drawn before costs reading a file. Its shapes are drawn again only for those who
ask for the shapes themselves.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import metadata
from typing import Any, NamedTuple, overload
from xml.etree.ElementTree import Element

from lohprint.catalog import cache as kept
from lohprint.press.look.svg import Mark
from lohprint.press.paint.content import Content, Used
from lohprint.press.shapes import Gradient, Shape

_PACKAGES = ("uharfbuzz", "fontpkg-cinzel", "fontpkg-source-serif-4")


class Plate(NamedTuple):
    """One drawn face: its size in mm, where its number goes, and its form in a PDF."""

    w: float
    h: float
    bleed: float
    round: bool
    numbers: tuple[Mark, ...]
    form: str
    content: Content
    fingerprint: str
    """Equal for what looks alike (`press.finish.manifest`)."""


class Engraved(Sequence[Shape]):
    """The shapes of a plate, drawn when somebody asks for them."""

    def __init__(self, plate: Plate, draw: Callable[[], tuple[Shape, ...]]) -> None:
        self.plate = plate
        self._draw = cache(draw)

    def __len__(self) -> int:
        return len(self._draw())

    @overload
    def __getitem__(self, index: int) -> Shape: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Shape]: ...
    def __getitem__(self, index: int | slice) -> Shape | Sequence[Shape]:
        return self._draw()[index]

    def __iter__(self) -> Iterator[Shape]:
        return iter(self._draw())


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


class Shelf:
    """The plates of one template for one edition, as this program draws them."""

    def __init__(self, *made_from: str) -> None:
        code = kept.program("press", *map(_version, _PACKAGES))
        self._folder = kept.shelf("plates", kept.key(code, *made_from))
        self._forms: dict[str, Content | None] = {}

    def get(self, key: str) -> Plate | None:
        """The plate of a key, or None when it is not there whole."""
        raw = kept.read(f"{self._folder}/{key}")
        if raw is None:
            return None
        head, _, packed = raw.partition(b"\n")
        data = json.loads(head)
        content = self._content(data["content"], packed)
        if content is None:
            return None
        numbers = tuple(
            Mark("number", values, (), Element("number"), at) for values, at in data["numbers"]
        )
        w, h, bleed, round_ = data["size"]
        return Plate(w, h, bleed, round_, numbers, data["form"], content, data["fingerprint"])

    def put(self, key: str, plate: Plate) -> None:
        """Keep a plate, and the forms it uses."""
        data = {
            "size": (plate.w, plate.h, plate.bleed, plate.round),
            "numbers": [(mark.values, mark.at) for mark in plate.numbers],
            "form": plate.form,
            "fingerprint": plate.fingerprint,
            "content": self._head(plate.content),
        }
        self._keep(key, data, plate.content)

    def _keep(self, name: str, data: dict[str, Any], content: Content) -> None:
        whole = json.dumps(data).encode() + b"\n" + content.packed
        kept.keep(f"{self._folder}/{name}", whole)

    def _head(self, content: Content) -> dict[str, Any]:
        """All of a content but its operators; the forms it uses are kept beside it."""
        used = content.used
        for name, form in used.forms.items():
            if name not in self._forms:
                self._forms[name] = form
                self._keep(name, self._head(form), form)
        return {
            "box": content.box,
            "together": content.together,
            "forms": list(used.forms),
            "images": used.images,
            "shadings": {name: (g.kind, g.line, g.stops) for name, g in used.shadings.items()},
            "opacities": used.opacities,
            "letters": {role: "".join(sorted(some)) for role, some in used.letters.items()},
        }

    def _form(self, name: str) -> Content | None:
        """A form that others use; None when it is not there whole."""
        if name not in self._forms:
            raw = kept.read(f"{self._folder}/{name}") or b""
            head, _, packed = raw.partition(b"\n")
            self._forms[name] = self._content(json.loads(head), packed) if raw else None
        return self._forms[name]

    def _content(self, data: dict[str, Any], packed: bytes) -> Content | None:
        forms = {name: self._form(name) for name in data["forms"]}
        if None in forms.values():
            return None
        shadings = {
            name: Gradient(kind, tuple(line), tuple(map(tuple, stops)))
            for name, (kind, line, stops) in data["shadings"].items()
        }
        used = Used(
            {name: form for name, form in forms.items() if form},
            data["images"],
            shadings,
            data["opacities"],
            {role: set(some) for role, some in data["letters"].items()},
        )
        return Content(packed, used, tuple(data["box"]), data["together"])
