"""Plain text set in one column, row under row, and parted into pages: tickets and lists."""

from __future__ import annotations

from collections.abc import Iterator

from lohprint.press.shapes import Shape, Text
from lohprint.press.sheets.furniture import FONT, POINT

BOLD = "body-bold"
AVERAGE = 0.5
"""The width of an average letter, in em."""


def wrapped(text: str, width: float, size: float) -> Iterator[str]:
    """Lines of at most `width` mm, by the width of an average letter."""
    most = int(width / (AVERAGE * size * POINT))
    line = ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > most:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line


class Column:
    """Rows of text in a column of `width` mm; sizes in points."""

    def __init__(self, width: float, size: float = 9.5) -> None:
        self.width, self.size = width, size
        self.rows: list[tuple[float, tuple[Text, ...]]] = []
        """The height of each row, and its text with baselines from its top."""

    def head(self, text: str, size: float = 12.0) -> None:
        """A heading, with air above it."""
        air = 3.0 if self.rows else 0.0
        for line in wrapped(text, self.width, size):
            self._row(air, size, (Text(0, 0, line, BOLD, size),))
            air = 0.0

    def entry(self, label: str, text: str, indent: float) -> None:
        """A bold label and, beside it, text of as many lines as it takes."""
        for number, line in enumerate(wrapped(text, self.width - indent, self.size)):
            name = (Text(0, 0, label, BOLD, self.size),) if number == 0 else ()
            self._row(
                0.8 if name else 0.0, self.size, (*name, Text(indent, 0, line, FONT, self.size))
            )

    def _row(self, air: float, size: float, texts: tuple[Text, ...]) -> None:
        height = size * POINT * 1.25
        base = air + height * 0.78
        placed = tuple(Text(t.x, base, t.text, t.font, t.size) for t in texts)
        self.rows.append((air + height, placed))

    def pages(self, x: float, y: float, height: float) -> Iterator[tuple[Shape, ...]]:
        """The rows from x, y on; what does not fit into the height goes on a further page."""
        down, shown = 0.0, list[Shape]()
        for tall, texts in self.rows:
            if shown and down + tall > height:
                yield tuple(shown)
                down, shown = 0.0, []
            shown += [Text(x + t.x, y + down + t.y, t.text, t.font, t.size) for t in texts]
            down += tall
        yield tuple(shown)
