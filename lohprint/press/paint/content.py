"""Shapes as PDF operators, in millimeters with y down: the page's own matrix turns them over once.

A stream is what a page or a form draws, and the names of what it draws with. Parts become forms,
stored once however often they are used.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path as File
from typing import Any

from lohprint.press import paths
from lohprint.press.inks import LIGHT, Inks
from lohprint.press.paint import operators
from lohprint.press.paint.outlines import outline, placed
from lohprint.press.paths import number
from lohprint.press.shapes import (
    IDENTITY,
    Circle,
    Gradient,
    Group,
    Image,
    Line,
    Part,
    Path,
    Rect,
    Shape,
    Text,
    Use,
)
from lohprint.press.type.fonts import POINT, Fonts


@dataclass
class Used:
    """What a stream draws with, by the names it calls them."""

    forms: dict[str, Content] = field(default_factory=dict)
    images: dict[str, str] = field(default_factory=dict)
    shadings: dict[str, Gradient] = field(default_factory=dict)
    opacities: dict[str, float] = field(default_factory=dict)
    letters: dict[str, set[str]] = field(default_factory=dict)
    """By font role, all that is written with it."""


@dataclass
class Content:
    """A finished stream: its operators packed, what they use, and a form's box x, y, x2, y2."""

    packed: bytes
    used: Used
    box: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    together: bool = False
    """Blended with what is below as one thing: a transparency group."""


class Writer:
    """Writes shapes as streams. Names follow from what they name, so that a stream is the same in
    every file; a part is written once and remembered.
    """

    def __init__(self, fonts: Fonts, inks: Inks = LIGHT, outlines: bool = False) -> None:
        self.fonts, self.inks, self.outlines = fonts, inks, outlines
        self.parts: dict[int, tuple[Part, str, Content]] = {}
        self.words: dict[tuple[str, str], str] = {}
        """By font and word, its letters with their kerning: nothing kerns with a space."""
        self.glyphs: dict[tuple[str, str], tuple[str, Content]] = {}

    def content(self, shapes: Iterable[Shape], first: str = "") -> Content:
        """The operators that draw `shapes`, after a first one, and what they use.

        Packed at once, so that memory holds nothing in plain.
        """
        stream = _Stream(self)
        stream.draw(shapes)
        written = "\n".join((first, *stream.operators)).encode("latin-1")
        return Content(operators.packed(written), stream.used)

    def part(self, part: Part) -> tuple[str, Content]:
        """The name and the content of a part's form."""
        known = self.parts.get(id(part))
        if known is None:
            plate = getattr(part.shapes, "plate", None)  # of an earlier run (`press.paint.plates`)
            if plate is not None and self.inks == LIGHT and not self.outlines:
                known = (part, plate.form, plate.content)
            else:
                known = (part, *self.form(part.shapes, room(part)))
            self.parts[id(part)] = known
        return known[1:]

    def form(
        self,
        shapes: Iterable[Shape],
        box: tuple[float, float, float, float],
        together: bool = False,
    ) -> tuple[str, Content]:
        """A form, named by its content: equal drawings are one form."""
        content = self.content(shapes)
        content.box, content.together = box, together
        return _name("P", box, together, content.packed), content

    def letter(self, role: str, letter: str) -> tuple[str, Content]:
        """A letter as a form, filled with the color of what uses it."""
        if (role, letter) not in self.glyphs:
            path = f"{operators.path(outline(self.fonts[role], letter))} f"
            content = Content(operators.packed(path.encode()), Used(), (-2e3, -2e3, 4e3, 4e3))
            self.glyphs[role, letter] = (_name("L", path), content)
        return self.glyphs[role, letter]


def room(part: Part) -> tuple[float, float, float, float]:
    """The box of a part's form; strokes on its edge reach past it."""
    past = 0.5 + part.bleed
    return (-past, -past, part.w + past, part.h + past)


def _name(letter: str, *made_from: object) -> str:
    """A short name that follows from what it names."""
    return letter + hashlib.sha256(repr(made_from).encode()).hexdigest()[:10]


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

    def begin(self, *first: str) -> dict[str, str]:
        """Save the state; give what is returned to `end`."""
        saved = dict(self.state)
        self.operators += ("q", *first)
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
        self.outline(operators.path(shape.d), shape, shape.even_odd, shape.round)

    def rect(self, shape: Rect) -> None:
        """A box, its corners round or not."""
        plain = " ".join(map(number, (shape.x, shape.y, shape.w, shape.h))) + " re"
        soft = paths.box(shape.x, shape.y, shape.w, shape.h, shape.r) if shape.r else ""
        self.outline(operators.path(soft) if soft else plain, shape)

    def circle(self, shape: Circle) -> None:
        """A circle, as four curves."""
        self.outline(operators.path(paths.circle(shape.cx, shape.cy, shape.r)), shape)

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
            self.fill(fill)
        self.operators.append(f"{path} {operators.painting(fill, shape.stroke, even_odd)}")
        if saved is not None:
            self.end(saved)

    def gradient(self, path: str, fill: Gradient, even_odd: bool) -> None:
        """Shade the inside of a path."""
        name = _name("S", fill)
        self.used.shadings[name] = fill
        clip = "W*" if even_odd else "W"
        self.operators.append(f"q {path} {clip} n /{name} sh Q")

    def fill(self, color: str, fine: bool = False) -> None:
        """The color of what is filled from here on."""
        self.set(self.writer.inks.fill, operators.channels(self.writer.inks, color, fine))

    def opacity(self, value: float) -> str:
        """The operator that makes what follows translucent."""
        name = f"G{value * 1000:.0f}"
        self.used.opacities[name] = value
        return f"/{name} gs"

    def pen(self, color: str, width: float, soft: bool, dash: tuple[float, ...] = ()) -> None:
        """Color, width, ends and dashes of a stroke."""
        pen = f"{color} {width} {soft} {dash}"
        if self.state.get("pen") == pen:
            return
        self.state["pen"] = pen
        self.set(self.writer.inks.stroke, operators.channels(self.writer.inks, color, True))
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
        self.fill(text.fill, fine=True)
        if self.writer.outlines:
            self.drawn(text)
            return
        self.set("Tc", number(text.spacing * POINT))
        self.set("Tz", number(100 * text.stretch))
        self.used.letters.setdefault(text.font, set()).update(text.text)
        size, x, y = number(text.size * POINT), number(text.x), number(text.y)
        body = f"BT /{text.font} {size} Tf 1 0 0 -1 {x} {y} Tm {self.letters(text)} TJ ET"
        self.operators.append(f"/Artifact BMC {body} EMC" if text.decoration else body)

    def drawn(self, text: Text) -> None:
        """A run letter by letter, as shapes."""
        for letter, at in placed(text, self.writer.fonts[text.font]):
            name, content = self.writer.letter(text.font, letter)
            self.used.forms[name] = content
            self.operators.append(f"q {operators.matrix(at)} cm /{name} Do Q")

    def letters(self, text: Text) -> str:
        """The letters of a run as an array, with the kerning where there is any."""
        known, font = self.writer.words, text.font
        codes = []
        for word in text.text.split(" "):
            if (font, word) not in known:
                known[font, word] = _kerned(word, self.writer.fonts[font].kerns)
            codes.append(known[font, word])
        return f"[<{operators.coded(' ').join(codes)}>]"

    def use(self, use: Use) -> None:
        """A part in its place, and what it says for those who read or search the text."""
        name, content = self.writer.part(use.part)
        self.used.forms[name] = content
        if not use.spoken or self.writer.outlines:
            self.operators.append(f"q {operators.matrix(use.matrix)} cm /{name} Do Q")
            return
        saved = self.begin(f"{operators.matrix(use.matrix)} cm /{name} Do")
        self.operators.append(f"/Span <</ActualText {operators.string(use.spoken)}>> BDC 3 Tr")
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
            self.operators.append(f"{operators.matrix(group.matrix)} cm")
        if group.clip:
            self.operators.append(f"{operators.path(group.clip)} W n")
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
        name = _name("I", File(image.file).read_bytes())
        self.used.images[name] = image.file
        place = operators.matrix((image.w, 0.0, 0.0, -image.h, image.x, image.y + image.h))
        self.operators.append(f"q {place} cm /{name} Do Q")


def _kerned(word: str, kerns: Mapping[str, int]) -> str:
    """The codes of a word's letters, a string ended and begun again where a pair kerns."""
    codes = [operators.coded(letter) for letter in word]
    for at, (a, b) in enumerate(pairwise(word)):
        if kerns[a + b]:
            codes[at] += f">{-kerns[a + b]}<"
    return "".join(codes)


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
