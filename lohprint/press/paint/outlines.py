"""Letters drawn instead of written, for presses that take no fonts in a file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from lohprint.press import paths
from lohprint.press.paths import number
from lohprint.press.shapes import Matrix, Text
from lohprint.press.type.fonts import POINT, Font


class Drawn(NamedTuple):
    """A letter and where it stands; its outline is in thousandths of an em, y upward."""

    letter: str
    matrix: Matrix


def placed(text: Text, font: Font) -> Iterator[Drawn]:
    """Every letter of a run in its place, kerned, spaced and stretched as it would be written."""
    em, x = text.size * POINT / 1000, text.x
    for letter, after in pairwise((*text.text, " ")):
        if not letter.isspace():
            yield Drawn(letter, (em * text.stretch, 0, 0, -em, x, text.y))
        advance = em * (font.advances[letter] + font.kerns[letter + after])
        x += (advance + text.spacing * POINT) * text.stretch


def outline(font: Font, letter: str) -> str:
    """The path data of a letter, in thousandths of an em, y upward; empty for a space."""
    pen = _Pen(font.em)
    font.draw(letter, pen)
    return paths.plain("".join(pen.steps))


class _Pen:
    """Takes down what harfbuzz draws."""

    def __init__(self, em: float) -> None:
        self.em = em
        self.steps: list[str] = []

    def moveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802  # the names of fonttools
        """Begin a contour."""
        self._step("M", *points)

    def lineTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        """A straight line."""
        self._step("L", *points)

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        """A curve with one control point."""
        self._step("Q", *points)

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        """A curve with two."""
        self._step("C", *points)

    def closePath(self) -> None:  # noqa: N802
        """The end of a contour."""
        self.steps.append("Z")

    def _step(self, name: str, *points: tuple[float, float]) -> None:
        self.steps.append(name + " ".join(number(v * self.em) for point in points for v in point))
