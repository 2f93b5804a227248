"""Font roles: which cut of which face each is, what its letters measure, and how pairs kern.

Cinzel for display, Source Serif 4 in its caption cut (optical size 8: sturdy hairlines on an
inkjet) for the body; both come as packages and are cut from their variable fonts by harfbuzz.
Ligatures are left out, so that the text of a page can be extracted letter by letter.
All measures are in thousandths of an em.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import metadata
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Literal, get_args

import uharfbuzz as hb

from lohprint.catalog import cache
from lohprint.errors import StoreError

Role = Literal["display", "display-black", "body", "body-bold", "body-italic", "body-bold-italic"]
ROLES: tuple[Role, ...] = get_args(Role)
FALLBACK: Mapping[str, Role] = {"display": "body-bold", "display-black": "body-bold"}
"""Where a role has no glyph (Cinzel has no Greek and no Cyrillic), another is tried."""
BOLD: Mapping[str, Role] = {"body": "body-bold", "body-italic": "body-bold-italic"}
ITALIC: Mapping[str, Role] = {"body": "body-italic", "body-bold": "body-bold-italic"}


@dataclass(frozen=True, slots=True)
class Cut:
    """A face pinned at its axes: a family that is installed, or a TrueType `file`."""

    family: str
    axes: tuple[tuple[str, float], ...]
    style: Literal["normal", "italic"] = "normal"
    file: str = ""


_SERIF = "Source Serif 4"
CUTS: Mapping[str, Cut] = {
    "display": Cut("Cinzel", (("wght", 700),)),
    "display-black": Cut("Cinzel", (("wght", 900),)),
    "body": Cut(_SERIF, (("opsz", 8), ("wght", 400))),
    "body-bold": Cut(_SERIF, (("opsz", 8), ("wght", 680))),
    "body-italic": Cut(_SERIF, (("opsz", 8), ("wght", 400)), "italic"),
    "body-bold-italic": Cut(_SERIF, (("opsz", 8), ("wght", 680)), "italic"),
}


_WORDS = re.compile(r"\s+|\S+")


POINT = 25.4 / 72
"""Millimeters in a point."""


class _Lazy(dict[str, int]):
    """Numbers by their letters, asked of harfbuzz once each."""

    def __init__(self, ask: Any) -> None:
        self._ask = ask

    def __missing__(self, letters: str) -> int:
        found: int = self._ask(letters)
        self[letters] = found
        return found


class Font:
    """One cut, measured."""

    def __init__(self, role: str, data: bytes) -> None:
        self.role, self.data = role, data
        self._face = hb.Face(data)
        self._font = hb.Font(self._face)
        self._buffer = hb.Buffer()
        self.letters = frozenset(map(chr, self._face.unicodes))
        """What it has glyphs for."""
        self._em: float = 1000 / self._face.upem
        self.advances = _Lazy(self._advance)
        """Width of a letter by the letter; 0 for one that is missing."""
        self.kerns = _Lazy(self._kern)
        """What to add between two letters, by the pair; nothing beside a space."""
        self._widths: dict[str, int] = {}
        self.cap = self._top("H")
        self.ascent = self._top("d")
        self.descent = -self._bottom("p")

    def width(self, text: str) -> int:
        """Width of a run, kerned; measured once for each run."""
        width = self._widths.get(text)
        if width is None:
            advances, kerns = self.advances, self.kerns
            width = sum([advances[a] for a in text]) + sum(
                [kerns[a + b] for a, b in pairwise(text)]
            )
            self._widths[text] = width
        return width

    def subset(self, letters: Iterable[str]) -> tuple[bytes, dict[str, int]]:
        """A TrueType file with the glyphs of these letters alone, and the glyph of each."""
        ask = hb.SubsetInput()
        ask.unicode_set.update(sorted(map(ord, letters)))
        ask.drop_table_tag_set.update(map(_tag, _UNUSED))
        ask.flags = _FLAGS
        plan = hb.SubsetPlan(self._face, ask)
        glyphs, new = plan.unicode_to_old_glyph_mapping, plan.old_to_new_glyph_mapping
        return plan.execute().blob.data, {chr(code): new[old] for code, old in glyphs.items()}

    @property
    def em(self) -> float:
        """A thousandth of an em for each unit of its outlines."""
        return self._em

    def draw(self, letter: str, pen: Any) -> None:
        """Draw a letter's outline with a pen, in its own units; nothing for one it lacks."""
        glyph = self._font.get_nominal_glyph(ord(letter))
        if glyph is not None:
            self._font.draw_glyph_with_pen(glyph, pen)

    @property
    def bounds(self) -> tuple[int, ...]:
        """The box around every glyph: left, foot, right, top."""
        head = self._face.reference_table("head").data
        return tuple(map(self._scaled, struct.unpack_from(">4h", head, 36)))

    def _advance(self, letter: str) -> int:
        glyph = self._font.get_nominal_glyph(ord(letter))
        return 0 if glyph is None else self._scaled(self._font.get_glyph_h_advance(glyph))

    def _kern(self, pair: str) -> int:
        if " " in pair or "\u00a0" in pair:
            return 0
        buffer = self._buffer
        buffer.reset()
        buffer.add_str(pair)
        buffer.guess_segment_properties()
        hb.shape(self._font, buffer, _KERNING)
        shaped = sum(position.x_advance for position in buffer.glyph_positions)
        return self._scaled(shaped) - self.advances[pair[0]] - self.advances[pair[1]]

    def _scaled(self, units: float) -> int:
        return round(units * self._em)

    def _top(self, letter: str) -> int:
        return self._scaled(self._extents(letter).y_bearing)

    def _bottom(self, letter: str) -> int:
        extents = self._extents(letter)
        return self._scaled(extents.y_bearing + extents.height)

    def _extents(self, letter: str) -> Any:
        return self._font.get_glyph_extents(self._font.get_nominal_glyph(ord(letter)))


class Fonts(dict[str, Font]):
    """The cuts of a theme by role, each read when it is first asked for."""

    def __init__(self, cuts: Mapping[str, Cut] = CUTS) -> None:
        self.cuts = dict(cuts)
        self.runs_known: dict[tuple[str, str], tuple[Any, ...]] = {}
        """By letters and role, the runs they were set in (`press.type.words`)."""

    def __missing__(self, role: str) -> Font:
        """Raises StoreError where its face is not installed or is no TrueType file."""
        font = self[role] = _font(role, self.cuts[role])
        return font

    def runs(self, text: str, role: str) -> Iterator[tuple[str, str]]:
        """`text` in runs of (role, letters); a word the role cannot set goes to its stand-in."""
        own, other = self[role].letters, FALLBACK.get(role)
        if other is None or own.issuperset(text):
            yield role, text
            return
        for able, words in groupby(_WORDS.findall(text), own.issuperset):
            yield (role if able else other), "".join(words)

    def missing(self, text: str, role: str) -> str:
        """The letters of `text` that neither the role nor its stand-in has a glyph for."""
        missing = set(text) - self[role].letters
        if missing and role in FALLBACK:
            missing -= self[FALLBACK[role]].letters
        return "".join(sorted(missing))


@lru_cache
def _font(role: str, cut: Cut) -> Font:
    """A cut, from the cache when it was made before by the same versions."""
    stamp = Path(cut.file).read_bytes() if cut.file else _version(cut.family)
    name = cache.key("cut 1", cut, stamp, hb.version_string())
    return Font(role, cache.kept(f"{name}.ttf", lambda: _instance(cut)))


@lru_cache
def _version(family: str) -> str:
    """Of the package that brings a family. Raises StoreError where it is not installed."""
    package = "fontpkg-" + family.lower().replace(" ", "-")
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        fix = f"'pip install {package}' brings it"
        raise StoreError(family, "is a font that is not installed", fix) from None


def _instance(cut: Cut) -> bytes:
    """The face pinned at the cut's axes, without ligatures and hints, which nothing here uses."""
    face = _open(cut)
    ask = hb.SubsetInput()
    ask.flags = _FLAGS
    ask.unicode_set.update(face.unicodes)
    ask.layout_feature_tag_set.clear()
    ask.layout_feature_tag_set.update(map(_tag, ("kern", "ccmp", "mark")))
    wanted = dict(cut.axes)
    for axis in face.axis_infos:
        ask.pin_axis_location(face, axis.tag, wanted.get(axis.tag, axis.default_value))
    data: bytes = hb.subset(face, ask).blob.data
    return data


def _open(cut: Cut) -> Any:
    path = Path(cut.file)
    if not cut.file:
        import fontpkg

        path = fontpkg.path(cut.family, style=cut.style)
    face = hb.Face(hb.Blob.from_file_path(str(path)))
    if "glyf" not in face.table_tags:
        raise StoreError(path, "is no TrueType font", "give a .ttf file with TrueType outlines")
    return face


def _tag(name: str) -> int:
    """An OpenType tag as the number harfbuzz wants."""
    return int.from_bytes(name.encode(), "big")


_FLAGS = hb.SubsetFlags.NO_HINTING | hb.SubsetFlags.NOTDEF_OUTLINE
_KERNING = {"kern": True, "ccmp": False, "mark": False}
_UNUSED = ("GPOS", "GSUB", "GDEF", "STAT", "cmap", "name", "post", "OS/2")
"""Tables that a font inside a PDF has no use for."""
