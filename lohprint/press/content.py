"""Shapes as PDF operators, in millimeters with y down: the page's own matrix turns them over once.

A stream is what a page or a form draws, and the names of what it draws with. Parts become forms,
stored once however often they are used.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Any

from lohprint.press import paths
from lohprint.press.fonts import POINT, Fonts
from lohprint.press.paths import number
from lohprint.press.shapes import (
    IDENTITY,
    Circle,
    Fill,
    Gradient,
    Group,
    Image,
    Line,
    Matrix,
    Part,
    Path,
    Rect,
    Shape,
    Text,
    Use,
)

Codes = Mapping[str, Mapping[str, tuple[str, str]]]
"""By role and letter: the name of a font in the file, and the letter's escaped byte."""


@dataclass
class Used:
    """What a stream draws with, by the names it calls them."""

    forms: dict[str, Content] = field(default_factory=dict)
    images: dict[str, str] = field(default_factory=dict)
    shadings: dict[str, Gradient] = field(default_factory=dict)
    opacities: dict[str, float] = field(default_factory=dict)


@dataclass
class Content:
    """A finished stream: its operators, what they use, and its box x, y, x2, y2 (a form's)."""

    operators: str
    used: Used
    box: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    together: bool = False
    """Blended with what is below as one thing: a transparency group."""


class Writer:
    """Writes shapes for one file. Parts are written once and remembered by identity."""

    def __init__(self, fonts: Fonts, codes: Codes) -> None:
        self.fonts, self.codes = fonts, codes
        self.parts: dict[int, tuple[Part, str, Content]] = {}
        self.forms: dict[str, tuple[str, Content]] = {}
        self.names: dict[Gradient | str | float, str] = {}

    def content(self, shapes: Iterable[Shape]) -> Content:
        """The operators that draw `shapes`, and what they use."""
        stream = _Stream(self)
        stream.draw(shapes)
        return Content("\n".join(stream.operators), stream.used)

    def part(self, part: Part) -> tuple[str, Content]:
        """The name and the content of a part's form."""
        known = self.parts.get(id(part))
        if known is None:
            room = 0.5 + part.bleed  # strokes on the edge reach past it
            box = (-room, -room, part.w + room, part.h + room)
            known = (part, *self.form(part.shapes, box))
            self.parts[id(part)] = known
        return known[1:]

    def form(
        self,
        shapes: Iterable[Shape],
        box: tuple[float, float, float, float],
        together: bool = False,
    ) -> tuple[str, Content]:
        """A form by its content: equal drawings are one form."""
        content = self.content(shapes)
        content.box, content.together = box, together
        sign = f"{box} {together} {content.operators}"
        return self.forms.setdefault(sign, (f"P{len(self.forms) + 1}", content))

    def name(self, thing: Gradient | str | float, letter: str) -> str:
        """A short name for a shading, an image or an opacity, the same all over the file."""
        return self.names.setdefault(thing, f"{letter}{len(self.names) + 1}")


class _Stream:
    """Operators being written, and the graphics state they leave behind."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.operators: list[str] = []
        self.used = Used()
        self.state: dict[str, str] = {}

    def set(self, operator: str, value: str) -> None:
        """Change the graphics state where it is not so already."""
        if self.state.get(operator) != value:
            self.state[operator] = value
            self.operators.append(f"{value} {operator}")

    def begin(self, *operators: str) -> dict[str, str]:
        """Save the state; give what is returned to `end`."""
        saved = dict(self.state)
        self.operators += ("q", *operators)
        return saved

    def end(self, saved: dict[str, str]) -> None:
        """Restore the state."""
        self.operators.append("Q")
        self.state = saved

    def draw(self, shapes: Iterable[Shape]) -> None:
        """Each shape in turn, the later on top."""
        for shape in shapes:
            _DRAW[type(shape)](self, shape)

    def path(self, shape: Path) -> None:
        """Any outline."""
        self.outline(_path(shape.d), shape, shape.even_odd, shape.round)

    def rect(self, shape: Rect) -> None:
        """A box, its corners round or not."""
        plain = " ".join(map(number, (shape.x, shape.y, shape.w, shape.h))) + " re"
        soft = paths.box(shape.x, shape.y, shape.w, shape.h, shape.r) if shape.r else ""
        self.outline(_path(soft) if soft else plain, shape)

    def circle(self, shape: Circle) -> None:
        """A circle, as four curves."""
        self.outline(_path(paths.circle(shape.cx, shape.cy, shape.r)), shape)

    def outline(
        self, path: str, shape: Path | Rect | Circle, even_odd: bool = False, soft: bool = False
    ) -> None:
        """Fill and stroke a path."""
        saved = self.begin(self.opacity(shape.opacity)) if shape.opacity < 1 else None
        fill = shape.fill
        if isinstance(fill, Gradient):
            self.gradient(path, fill, even_odd)
            fill = None
        if shape.stroke:
            self.pen(shape.stroke, shape.width, soft)
        if fill:
            self.set("rg", _rgb(fill))
        self.operators.append(f"{path} {_paint(fill, shape.stroke, even_odd)}")
        if saved is not None:
            self.end(saved)

    def gradient(self, path: str, fill: Gradient, even_odd: bool) -> None:
        """Shade the inside of a path."""
        name = self.writer.name(fill, "S")
        self.used.shadings[name] = fill
        clip = "W*" if even_odd else "W"
        self.operators.append(f"q {path} {clip} n /{name} sh Q")

    def opacity(self, value: float) -> str:
        """The operator that makes what follows translucent."""
        name = self.writer.name(value, "G")
        self.used.opacities[name] = value
        return f"/{name} gs"

    def pen(self, color: str, width: float, soft: bool, dash: tuple[float, ...] = ()) -> None:
        """Color, width, ends and dashes of a stroke."""
        self.set("RG", _rgb(color))
        self.set("w", number(width))
        self.set("J", "1" if soft else "0")
        self.set("j", "1" if soft else "0")
        self.set("d", f"[{' '.join(map(number, dash))}] 0")

    def line(self, line: Line) -> None:
        """A stroke from point to point."""
        self.pen(line.stroke, line.width, False, line.dash)
        a, b, c, d = map(number, (line.x1, line.y1, line.x2, line.y2))
        self.operators.append(f"{a} {b} m {c} {d} l S")

    def text(self, text: Text) -> None:
        """A run on its baseline, kerned pair by pair."""
        self.set("rg", _rgb(text.fill))
        self.set("Tc", number(text.spacing * POINT))
        self.set("Tz", number(100 * text.stretch))
        size, x, y = number(text.size * POINT), number(text.x), number(text.y)
        shown = " ".join(f"/{name} {size} Tf {letters} TJ" for name, letters in self.letters(text))
        body = f"BT 1 0 0 -1 {x} {y} Tm {shown} ET"
        self.operators.append(f"/Artifact BMC {body} EMC" if text.decoration else body)

    def letters(self, text: Text) -> Iterable[tuple[str, str]]:
        """(font, TJ array) for each stretch of letters that one font of the file holds."""
        kerns = self.writer.fonts[text.font].kerns
        known = self.writer.codes[text.font]
        codes = [known[letter] for letter in text.text]
        gaps = [kerns[a + b] for a, b in pairwise(text.text)] + [0]
        for name, some in groupby(zip(codes, gaps, strict=True), lambda item: item[0][0]):
            yield (
                name,
                "[("
                + "".join(f"{code}){-gap}(" if gap else code for (_, code), gap in some)
                + ")]",
            )

    def use(self, use: Use) -> None:
        """A part in its place, and what it says for those who read or search the text."""
        name, content = self.writer.part(use.part)
        self.used.forms[name] = content
        if not use.spoken:
            self.operators.append(f"q {matrix(use.matrix)} cm /{name} Do Q")
            return
        saved = self.begin(f"{matrix(use.matrix)} cm /{name} Do")
        self.operators.append(f"/Span <</ActualText {_string(use.spoken)}>> BDC 3 Tr")
        self.text(self.spoken(use))
        self.operators.append("EMC")
        self.end(saved)

    def spoken(self, use: Use) -> Text:
        """The word of an icon, to be written unseen over it: a span without letters is skipped."""
        size = use.part.h * 0.8 / POINT
        width = self.writer.fonts["body"].width(use.spoken) / 1000 * size * POINT
        return Text(0.0, use.part.h * 0.8, use.spoken, "body", size, stretch=use.part.w / width)

    def group(self, group: Group) -> None:
        """Shapes moved, clipped, or made translucent as one."""
        saved = self.begin()
        if group.matrix != IDENTITY:
            self.operators.append(f"{matrix(group.matrix)} cm")
        if group.clip:
            self.operators.append(f"{_path(group.clip)} W n")
        if group.opacity < 1:
            self.together(group)
        else:
            self.draw(group.shapes)
        self.end(saved)

    def together(self, group: Group) -> None:
        """A group's shapes as one translucent thing, so that overlaps do not show."""
        name, content = self.writer.form(group.shapes, (-1e3, -1e3, 1e3, 1e3), together=True)
        self.used.forms[name] = content
        self.operators += (self.opacity(group.opacity), f"/{name} Do")

    def image(self, image: Image) -> None:
        """A picture in its box; the first row of its pixels is at the top."""
        name = self.writer.name(image.file, "I")
        self.used.images[name] = image.file
        place = matrix((image.w, 0.0, 0.0, -image.h, image.x, image.y + image.h))
        self.operators.append(f"q {place} cm /{name} Do Q")


_DRAW: Mapping[type, Any] = {
    Text: _Stream.text,
    Path: _Stream.path,
    Rect: _Stream.rect,
    Circle: _Stream.circle,
    Line: _Stream.line,
    Use: _Stream.use,
    Group: _Stream.group,
    Image: _Stream.image,
}


def matrix(m: Matrix) -> str:
    """Six numbers; the first four to a millionth, for they are multiplied."""
    turn = (f"{value:.6f}".rstrip("0").rstrip(".") for value in m[:4])
    return " ".join((*turn, number(m[4]), number(m[5])))


@lru_cache(maxsize=1024)
def _rgb(color: str) -> str:
    return " ".join(number(int(color[i : i + 2], 16) / 255) for i in (1, 3, 5))


def _paint(fill: Fill, stroke: str | None, even_odd: bool) -> str:
    if not fill:
        return "S" if stroke else "n"
    return ("B" if stroke else "f") + ("*" if even_odd else "")


_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")
_OPERATOR = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def _path(d: str) -> str:
    """Path data as operators; numbers go over as they are written."""
    return " ".join(f"{at.replace(',', ' ')} {_OPERATOR[step]}" for step, at in _STEP.findall(d))


def _string(text: str) -> str:
    """A PDF text string."""
    if text.isascii() and not set(text) & set("()\\"):
        return f"({text})"
    return "<" + f"\ufeff{text}".encode("utf-16-be").hex() + ">"
