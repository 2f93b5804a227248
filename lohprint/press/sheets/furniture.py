"""What else a sheet carries, where it has room: rulers, a caption, the outline of a bank card.

Everything is placed beside cards and marks, along the printable edge first, in millimeters. What
finds no room is left out and told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from lohprint.press.matrix import shift, standing
from lohprint.press.shapes import Circle, Group, Line, Part, Path, Rect, Shape, Text, Use
from lohprint.press.sheets.layout import EPSILON
from lohprint.press.sheets.page import Box

POINT = 25.4 / 72
FONT = "body"
SIZE = 6.0
ROW = 2.4
"""Height in mm of a ruler and of a line of caption."""
WIDEST = 0.6
"""No text of ours is wider than this many em a letter."""
BANK_CARD = (85.60, 53.98)
"""ISO 7810 ID-1: what lies in every wallet."""
_INK = "#000000"


class Bed:
    """A page being furnished: what is taken, what was added, what found no room."""

    def __init__(self, area: Box, taken: Iterable[Box]) -> None:
        self.area = area
        self.taken = list(taken)
        self.shapes: list[Shape] = []
        self.missing: list[str] = []

    def rulers(self) -> None:
        """50 mm along both axes, so that every sheet proves its own scale."""
        w, drawn = RULER_BOX, (Use(_ruler()),)
        if not self._lay(drawn, w, ROW, ("top", "bottom")):
            self.missing.append("no room for the ruler across")
        if not self._lay(drawn, w, ROW, ("left", "right")):
            self.missing.append("no room for the upright ruler")

    def caption(self, parts: Sequence[str]) -> None:
        """One line that says what this sheet is; in pieces where only pieces fit."""
        whole = " · ".join(part for part in parts if part)
        if self._write(whole):
            return
        if [part for part in parts if part and not self._write(part)]:
            self.missing.append("no room for all of the caption")

    def bank_card(self) -> None:
        """The outline of a bank card to lay one on, where there is room for it."""
        w, h = BANK_CARD
        text = Text(4, 6, "A bank card covers this outline exactly.", FONT, SIZE)
        outline = Rect(0, 0, w, h, 3.18, stroke=_INK, width=0.15)
        air = 1.5
        moved = Group((outline, text), shift(air, air))
        self._lay((moved,), w + 2 * air, h + 2 * air, ("bottom", "right"))

    def _write(self, text: str) -> bool:
        line = (Text(0, 1.75, text, FONT, SIZE),)
        return self._lay(line, text_width(text, SIZE), ROW, ("bottom", "top", "left", "right"))

    def _lay(self, shapes: tuple[Shape, ...], w: float, h: float, sides: Sequence[str]) -> bool:
        """Add shapes of w x h at the first free place along these sides."""
        for side in sides:
            turn = 3 if side in ("left", "right") else 0
            across, down = (h, w) if turn else (w, h)
            at = self._room(across, down, side)
            if at is not None:
                box = (*at, across, down)
                middle = (at[0] + across / 2, at[1] + down / 2)
                self.taken.append(box)
                self.shapes.append(Group(shapes, standing(w, h, *middle, turn)))
                return True
        return False

    def _room(self, w: float, h: float, side: str) -> tuple[float, float] | None:
        """The free place nearest to a side: in its first row along the edge, or its second."""
        left, top, width, height = self.area
        upright = side in ("left", "right")
        for step in (0.0, ROW + 0.4):
            if upright:
                x = left + step if side == "left" else left + width - w - step
                band, length, span = (x, top, w, height), h, height
            else:
                y = top + step if side == "top" else top + height - h - step
                band, length, span = (left, y, width, h), w, width
            offset = _free(_blocked(band, self.taken, upright), length, span)
            if offset is not None:
                return (band[0], top + offset) if upright else (left + offset, band[1])
        return None


def _blocked(band: Box, taken: Iterable[Box], upright: bool) -> Iterator[tuple[float, float]]:
    """Which stretches of a band are taken, measured along it."""
    x, y, w, h = band
    for a, b, c, d in taken:
        if (
            a < x + w - EPSILON
            and a + c > x + EPSILON
            and b < y + h - EPSILON
            and b + d > y + EPSILON
        ):
            yield (b - y, b + d - y) if upright else (a - x, a + c - x)


def _free(blocked: Iterable[tuple[float, float]], length: float, span: float) -> float | None:
    """The first free stretch of a length, with air around it."""
    at = 0.0
    for start, end in sorted(blocked):
        if start - 0.4 >= at + length:
            return at
        at = max(at, end + 0.4)
    return at if at + length <= span + EPSILON else None


def text_width(text: str, size: float) -> float:
    """More than the width of a line of ours, in mm, without asking a font."""
    return (len(text) + 3) * WIDEST * size * POINT


RULER_BOX = 59.0
"""How long a ruler of 50 mm is with its label."""


def ruler() -> tuple[Shape, ...]:
    """A ruler of exactly 50 mm, its zero at 0, ticks upward from its line, ROW high."""
    base = ROW - 0.2
    high = {0: 2.0, 5: 1.5}
    ticks = (
        Line(float(n), base, float(n), base - high.get(n % 10, 0.9), _INK, 0.12) for n in range(51)
    )
    return (
        Line(0.0, base, 50.0, base, _INK, 0.12),
        *ticks,
        Text(51.0, base, "50 mm", FONT, SIZE),
    )


@cache
def _ruler() -> Part:
    """The ruler as a part, so that a file holds it once."""
    return Part("ruler", RULER_BOX, ROW, ruler())


def extent(shape: Shape) -> Box:
    """The box around a mark or a line of text. Raises TypeError for shapes that are neither."""
    if isinstance(shape, Line):
        x, y = min(shape.x1, shape.x2), min(shape.y1, shape.y2)
        return (x, y, abs(shape.x2 - shape.x1), abs(shape.y2 - shape.y1))
    if isinstance(shape, Circle):
        return (shape.cx - shape.r, shape.cy - shape.r, 2 * shape.r, 2 * shape.r)
    if isinstance(shape, Rect):
        return (shape.x, shape.y, shape.w, shape.h)
    if isinstance(shape, Path):
        numbers = [float(word) for word in shape.d.split() if word not in "MLCZ"]
        x, y = min(numbers[::2]), min(numbers[1::2])
        return (x, y, max(numbers[::2]) - x, max(numbers[1::2]) - y)
    if isinstance(shape, Text):
        high = shape.size * POINT
        return (shape.x, shape.y - high * 0.8, text_width(shape.text, shape.size), high * 1.1)
    raise TypeError(f"a {type(shape).__name__} is no mark")
