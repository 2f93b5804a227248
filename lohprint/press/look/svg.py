"""The gate for templates: a small SVG in millimeters, plus a few tags of our own, as checked marks.

Each known tag and attribute is typed once; anything else is a DataError at the template's line.
Shapes are named as SVG names them; `text`, `textbox`, `number`, `art` and `use` are our own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

from lohprint.catalog.pieces import ICONS
from lohprint.errors import DataError, Faults, Place, nearest
from lohprint.press import matrix, paths
from lohprint.press.shapes import Matrix

AT = "at"
"""The attribute in which every tag of a template carries its file, line and column."""


class Mark(NamedTuple):
    """One checked element: `values` holds what it was given, `inside` the elements in it."""

    tag: str
    values: Mapping[str, Any]
    inside: tuple[Mark, ...]
    source: Element
    at: str

    def get(self, name: str, default: Any = None) -> Any:
        """What was given for an attribute."""
        return self.values.get(name, default)

    def given(self, **names: str) -> dict[str, Any]:
        """What was given, under other names: `given(width="stroke-width")`."""
        values = self.values
        return {to: values[name] for to, name in names.items() if name in values}

    @property
    def place(self) -> Place:
        """Where it stands in its template."""
        return _place(self.at)


class Kind(NamedTuple):
    """How an attribute is read; `wanted` says what it is not when reading raises ValueError."""

    read: Callable[[str], Any]
    wanted: str


def _numbers(text: str) -> tuple[float, ...]:
    return tuple(float(number) for number in text.replace(",", " ").split())


def _word(*words: str) -> Kind:
    return Kind({word: word for word in words}.__getitem__, "one of " + ", ".join(words))


_MOVES: Mapping[str, Callable[..., Matrix]] = {
    "translate": lambda x, y=0.0: matrix.shift(x, y),
    "rotate": lambda turn, x=0.0, y=0.0: matrix.about(matrix.rotation(turn), x, y),
    "scale": lambda x, y=None: matrix.scaling(x, x if y is None else y),
    "matrix": lambda a, b, c, d, e, f: (a, b, c, d, e, f),
}
_MOVE = re.compile(r"\s*(\w+)\(([^()]*)\)\s*,?")


def _transform(text: str) -> Matrix:
    """SVG's list of moves, which are done from the last to the first."""
    moves = _MOVE.findall(text)
    if _MOVE.sub("", text).strip():
        raise ValueError
    return matrix.chain(*(_MOVES[name](*_numbers(at)) for name, at in reversed(moves)))


NUMBER = Kind(float, "a number")
NUMBERS = Kind(_numbers, "numbers with spaces between them")
TRUTH = Kind({"true": True, "false": False}.__getitem__, "true or false")
WORD = Kind(str, "a word")
PATH = Kind(lru_cache(maxsize=512)(paths.plain), "path data of M L H V C Q Z")
MOVES = Kind(_transform, "moves like translate(1 2) rotate(90) scale(2)")

_PAINT = {"fill": WORD, "stroke": WORD, "stroke-width": NUMBER, "opacity": NUMBER}
_SPOT = {"x": NUMBER, "y": NUMBER}
_BOX = {**_SPOT, "width": NUMBER, "height": NUMBER}
_TYPE = {
    "font": WORD, "size": WORD, "min": WORD, "fill": WORD, "name": WORD,
    "align": _word("left", "center", "right"),
}  # fmt: skip
_LINE = {**_TYPE, "spacing": NUMBER, "valign": _word("baseline", "middle")}

SHAPES = (
    "g", "rect", "circle", "line", "path", "text", "textbox", "use", "art", "image",
    "linearGradient", "radialGradient",
)  # fmt: skip
MARKED = ("svg", "stop", "number", *SHAPES)
"""Tags that a template's loader marks with their place."""


class Tag(NamedTuple):
    """What an element may carry: attributes, those it must, and the elements inside."""

    attributes: Mapping[str, Kind]
    needed: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()


TAGS: Mapping[str, Tag] = {
    "svg": Tag(
        {"width": NUMBER, "height": NUMBER, "bleed": NUMBER, "round": TRUTH},
        ("width", "height"),
        (*SHAPES, "number"),
    ),
    "g": Tag({"transform": MOVES, "clip": PATH, "opacity": NUMBER}, (), SHAPES),
    "rect": Tag({**_BOX, "rx": NUMBER, **_PAINT}, ("width", "height")),
    "circle": Tag({"cx": NUMBER, "cy": NUMBER, "r": NUMBER, **_PAINT}, ("r",)),
    "line": Tag(
        {"x1": NUMBER, "y1": NUMBER, "x2": NUMBER, "y2": NUMBER, "stroke": WORD}
        | {"stroke-width": NUMBER, "stroke-dasharray": NUMBERS},
        ("x1", "y1", "x2", "y2"),
    ),
    "path": Tag(
        {"d": PATH, "fill-rule": _word("nonzero", "evenodd"), **_PAINT}
        | {"stroke-linecap": _word("butt", "round")},
        ("d",),
    ),
    "text": Tag({**_SPOT, "width": NUMBER, "decoration": TRUTH, **_LINE}, ("x", "y")),
    "textbox": Tag(
        {**_BOX, **_TYPE, "valign": _word("top", "middle", "bottom"), "leading": NUMBER},
        ("x", "y", "width", "height"),
        ("b", "i", "br", *ICONS),
    ),
    "number": Tag({**_SPOT, "width": NUMBER, **_LINE}, ("x", "y")),
    "use": Tag({"href": WORD, **_BOX, "spoken": WORD}, ("href",)),
    "art": Tag({**_BOX, "key": WORD}, ("width", "height")),
    "image": Tag({"href": WORD, **_BOX}, ("href", "width", "height")),
    "linearGradient": Tag(
        {"id": WORD, "x1": NUMBER, "y1": NUMBER, "x2": NUMBER, "y2": NUMBER},
        ("id", "x1", "y1", "x2", "y2"),
        ("stop",),
    ),
    "radialGradient": Tag(
        {"id": WORD, "cx": NUMBER, "cy": NUMBER, "r": NUMBER}, ("id", "cx", "cy", "r"), ("stop",)
    ),
    "stop": Tag({"offset": NUMBER, "stop-color": WORD}, ("offset", "stop-color")),
    "b": Tag({}, (), ("b", "i", "br", *ICONS)),
    "i": Tag({}, (), ("b", "i", "br", *ICONS)),
    "br": Tag({}),
    **{icon: Tag({}) for icon in ICONS},
}
"""Every tag of the subset. Lengths in millimeters, text sizes in points or by name."""


def checked(root: Element, template: Path) -> Mark:
    """The marks of a template's root element. Raises Faults with all that is wrong in it."""
    faults: list[DataError] = []
    around = f"{template}:0:0"
    if root.tag != "svg":
        what = f"<{root.tag}> is the outermost tag"
        faults.append(DataError(_place(around), what, "make it <svg>"))
    mark = _checked(root, around, faults)
    if faults:
        raise Faults(faults)
    return mark


def _checked(element: Element, around: str, faults: list[DataError]) -> Mark:
    at = element.get(AT, around)
    tag = TAGS.get(element.tag)
    if tag is None:
        tag = Tag({})
        what = f"unknown tag <{element.tag}>"
        faults.append(DataError(_place(at), what, nearest(element.tag, TAGS)))
    values = dict(_values(element, tag, at, faults))
    for child in element:
        if child.tag in TAGS and child.tag not in tag.inside:
            what = f"<{child.tag}> inside <{element.tag}>"
            fix = "allowed: " + (", ".join(tag.inside) or "nothing")
            faults.append(DataError(_place(child.get(AT, at)), what, fix))
    inside = tuple([_checked(child, at, faults) for child in element])
    return Mark(element.tag, values, inside, element, at)


def _values(
    element: Element, tag: Tag, at: str, faults: list[DataError]
) -> Iterator[tuple[str, Any]]:
    """Each attribute of an element, read."""
    for name in tag.needed:
        if name not in element.attrib:
            what = f"<{element.tag}> has no {name}"
            faults.append(DataError(_place(at), what, f'add {name}="..."'))
    for name, text in element.attrib.items():
        kind = tag.attributes.get(name)
        if kind is None:
            if name != AT:
                what = f"<{element.tag}> has an unknown attribute {name}"
                faults.append(DataError(_place(at), what, nearest(name, tag.attributes)))
            continue
        try:
            yield name, kind.read(text)
        except (KeyError, TypeError, ValueError):
            what = f'<{element.tag}> has {name}="{text}"'
            faults.append(DataError(_place(at), what, f"give {kind.wanted}"))


def _place(at: str) -> Place:
    """From `file:line:column`."""
    file, line, column = at.rsplit(":", 2)
    return Place(Path(file), int(line), int(column))
