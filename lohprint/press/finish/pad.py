"""A score pad: a table for one game, as often as it fits on a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lohprint.press.shapes import Line, Shape, Text
from lohprint.press.sheets.furniture import FONT, POINT
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.layout import EPSILON, fits
from lohprint.press.sheets.page import Page
from lohprint.press.type.fonts import Fonts

HEAD, FIRST = 14.0, 34.0
"""Height of the title, and width of the column of row names, in mm."""
LEAST, MOST = 8.5, 12.0
"""Height of a row to write in, in mm."""
_BOLD = "body-bold"


def score_pad(
    job: Job, title: str, columns: Sequence[str], rows: Sequence[str], fonts: Fonts
) -> Page:
    """A sheet of tables with these columns and rows, one below the other, to cut apart."""
    x, y, w, h = job.area
    number = max(1, fits(h, HEAD + (len(rows) + 1) * LEAST + 4))
    row = min(MOST, (h / number - HEAD - 4) / (len(rows) + 1))
    shapes: list[Shape] = []
    for n in range(number):
        top = y + n * h / number
        shapes += _table(title, columns, rows, (x, top, w, row), fonts)
        if n:
            shapes.append(Line(x, top, x + w, top, "#808080", 0.15, (1.0, 1.0)))
    width, height = job.page
    return Page(width, height, "front", 1, (), tuple(shapes), matrix=job.correction("front"))


def _table(
    title: str,
    columns: Sequence[str],
    rows: Sequence[str],
    place: tuple[float, float, float, float],
    fonts: Fonts,
) -> Iterator[Shape]:
    x, y, w, row = place
    top, wide = y + HEAD - 2, (w - FIRST) / max(1, len(columns))
    yield Text(x, y + 9, title, "display", 13)
    yield Text(x + w - 46, y + 9, "Date ____________________", FONT, 8)
    for i, name in enumerate(columns):
        size = _fitting(name, wide - 1.5, 9, fonts)
        at = x + FIRST + i * wide + (wide - _width(name, size, fonts)) / 2
        yield Text(at, top + row * 0.65, name, _BOLD, size)
    for j, name in enumerate(rows):
        yield Text(x + 1, top + (j + 1.65) * row, name, FONT, _fitting(name, FIRST - 2, 9, fonts))
    bottom = top + (len(rows) + 1) * row
    for j in range(len(rows) + 2):
        yield Line(x, top + j * row, x + w, top + j * row, width=0.3 if j in (0, 1) else 0.12)
    for i in range(len(columns) + 1):
        yield Line(x + FIRST + i * wide, top, x + FIRST + i * wide, bottom, width=0.12)
    yield Line(x, top, x, bottom, width=0.3)


def _width(text: str, size: float, fonts: Fonts) -> float:
    return fonts[_BOLD].width(text) / 1000 * size * POINT


def _fitting(text: str, width: float, size: float, fonts: Fonts) -> float:
    """The size in points at which a word fits, at most `size`."""
    return min(size, size * width / max(_width(text, size, fonts), EPSILON))
