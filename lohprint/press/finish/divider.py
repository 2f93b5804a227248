"""Dividers: a card with a tab that stands out of the box, and what is behind it written on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lohprint.press.shapes import Face, Line, Rect, Shape, Text
from lohprint.press.sheets.column import wrapped
from lohprint.press.sheets.furniture import FONT, POINT
from lohprint.press.sheets.layout import Sides
from lohprint.press.type.fonts import Fonts

TAB = 10.0
"""How far a tab stands out, in mm."""
_LINE = 7.0


def divider(
    card: Sides, title: str, lines: Sequence[str], place: tuple[int, int], fonts: Fonts
) -> Face:
    """A divider for cards of this size; `place` is (which, of how many) tabs side by side.

    The face is as high as card and tab together; what is beside the tab is cut away along the
    lines. Lists as many `lines` as fit, in print of 7 points.
    """
    w, h = card
    which, of = place
    width = w if of == 1 else max(22.0, w / of)
    left = 0.0 if of == 1 else (w - width) * (which % of) / (of - 1)
    return Face(
        title, w, h + TAB, tuple(_shapes(card, left, width, title, lines, fonts)), bleed=5.0
    )


def _shapes(
    card: Sides, left: float, width: float, title: str, lines: Sequence[str], fonts: Fonts
) -> Iterator[Shape]:
    w, h = card
    for x, beside in ((0.0, left), (left + width, w - left - width)):
        if beside > 0.01:
            yield Line(x, TAB, x + beside, TAB, width=0.2)
            edge = left if x == 0.0 else left + width
            yield Line(edge, 0, edge, TAB, width=0.2)
    font = fonts["display"]
    size = min(11.0, (width - 4) / POINT / (font.width(title) / 1000))
    middle = left + width / 2 - font.width(title) / 2000 * size * POINT
    yield Text(middle, TAB * 0.68, title, "display", size)
    yield Rect(3, TAB + 3, w - 6, h - 6, 2, stroke="#808080", width=0.15)
    y = TAB + 10.0
    for line in (part for text in lines for part in wrapped(text, w - 14, _LINE)):
        if y > TAB + h - 6:
            return
        yield Text(7, y, line, FONT, _LINE)
        y += 3.2
