"""The calibration sheet: two sides that tell how far a printer lays the back off the front.

At four stations the front has a cross and two scales of millimeters; the back has a grid around
the same place and two scales ten of whose parts are nine millimeters, printed against those of
the front. Read at each station how far right (x) and how far down (y) the back lies, seen from
the front:

- with a pin: prick the cross, turn the sheet over, and read the hole on the grid, whose numbers
  are signed so that they say just that; needs no light, works on any stock.
- with a lamp: hold the sheet against it and read as on a caliper: whole millimeters where the
  back's 0 stands on the front's scale, tenths by the line of the back that meets one of the front.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from lohprint.errors import LayoutError
from lohprint.press.matrix import standing
from lohprint.press.shapes import Circle, Group, Line, Point, Shape, Text
from lohprint.press.sheets.back import Axis
from lohprint.press.sheets.column import wrapped
from lohprint.press.sheets.furniture import FONT
from lohprint.press.sheets.page import Page, Paper, mm, size_mm
from lohprint.press.sheets.profile import Profile

NAMES = "ABCD"
GRID = 6
"""How many mm the grid reaches from its middle; more than printers are off by."""
BELOW, BESIDE = 13.0, 25.0
"""From a cross to the scale under it and to the one on its right."""
VERNIER = 0.9
LEAST = (200.0, 270.0)
"""The smallest paper with room for the stations and what to do with them, in mm."""
_BOLD = "body-bold"
Mirror = Callable[[float, float], Point]


def stations(paper: Paper) -> tuple[Point, ...]:
    """Where A, B, C and D stand, from the middle of the sheet."""
    x, y = paper.w / 2 - 46, paper.h / 2 - 36
    return ((-x, -y), (x, -y), (-x, y), (x, y))


def lengths(paper: Paper) -> tuple[float, float]:
    """How long the lines to measure are, across and down: as many whole centimeters as fit."""
    return (paper.w - 50) // 10 * 10, (paper.h - 30) // 10 * 10


def calibration(paper: Paper, axis: Axis, profile: Profile) -> tuple[Page, ...]:
    """Front and back, corrected by `profile`: a fresh one makes the sheet to read first, one
    that was read makes the sheet that verifies it.

    Raises LayoutError for lying paper, which a profile is not for, and for paper too small to
    measure on.
    """
    if paper.w < LEAST[0] or paper.h < LEAST[1]:
        what, fix = f"needs {size_mm(*LEAST)}", "take a4 or letter, from the same tray"
        raise LayoutError("calibration sheet", str(paper), what, fix)
    front = (*_front(paper), *_words(paper, profile))
    back = tuple(_back(paper, axis))
    return (
        Page(paper.w, paper.h, "front", 1, (), front, matrix=profile.front(paper)),
        Page(paper.w, paper.h, "back", 1, (), back, matrix=profile.back(paper, axis)),
    )


def _places(paper: Paper) -> Iterator[tuple[str, float, float]]:
    for name, (x, y) in zip(NAMES, stations(paper), strict=True):
        yield name, paper.w / 2 + x, paper.h / 2 + y


def _front(paper: Paper) -> Iterator[Shape]:
    for name, x, y in _places(paper):
        yield Text(x - 18, y - 9, name, _BOLD, 16)
        yield from _cross(x, y)
        yield from _scale(x, y)
    across, down = lengths(paper)
    yield from _measure(paper.w / 2 - across / 2, paper.h / 2, across, 0)
    yield from _measure(16, paper.h / 2 - down / 2, down, 1)


def _cross(x: float, y: float) -> Iterator[Shape]:
    yield Circle(x, y, 2.0, stroke="#000000", width=0.15)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        yield Line(x + dx * 0.4, y + dy * 0.4, x + dx * 4, y + dy * 4, width=0.15)


def _scale(x: float, y: float) -> Iterator[Shape]:
    """The front's millimeters, from -GRID to GRID and the length of the back's scale more."""
    under, beside = y + BELOW, x + BESIDE
    for n in range(-GRID, GRID + 10):
        long = 3.0 if n % 5 == 0 else 2.0
        yield Line(x + n, under, x + n, under - long, width=0.1)
        yield Line(beside, y + n, beside - long, y + n, width=0.1)
        if n % 5 == 0:
            yield Text(x + n - 0.8, under - 3.4, str(n), FONT, 5)
            yield Text(beside - 5.8, y + n + 0.6, str(n), FONT, 5)
    yield Text(x + GRID + 10.5, under - 0.5, "x", _BOLD, 6)
    yield Text(beside - 1.6, y + GRID + 12, "y", _BOLD, 6)


def _measure(x: float, y: float, length: float, turn: int) -> Iterator[Shape]:
    """A line to lay a ruler along, with cross strokes at its ends."""
    shapes = (
        Line(0, 1.5, length, 1.5, width=0.15),
        Line(0, 0, 0, 3, width=0.15),
        Line(length, 0, length, 3, width=0.15),
        Text(length / 2 + 12, 1.0, f"{mm(length)} mm", FONT, 7),
    )
    center = (x + length / 2, y) if turn == 0 else (x, y + length / 2)
    yield Group(shapes, standing(length, 3, *center, turn))


def _back(paper: Paper, axis: Axis) -> Iterator[Shape]:
    """The back, thought of as seen through the front and mirrored onto its own page."""

    def mirror(x: float, y: float) -> Point:
        return (paper.w - x, y) if axis == "x" else (x, paper.h - y)

    for name, x, y in _places(paper):
        at = mirror(x, y)
        yield Text(at[0] - 18, at[1] - 9, name, _BOLD, 16)
        yield from _grid(x, y, mirror)
        yield from _vernier(x, y, mirror, axis)


def _grid(x: float, y: float, mirror: Mirror) -> Iterator[Shape]:
    """Millimeters around the cross; numbered by what the back is off when a hole lies there."""
    for n in range(-GRID, GRID + 1):
        width = 0.3 if n == 0 else 0.2 if n % 5 == 0 else 0.08
        reach = GRID + (1.5 if n == 0 else 0)
        yield Line(*mirror(x + n, y - reach), *mirror(x + n, y + reach), width=width)
        yield Line(*mirror(x - reach, y + n), *mirror(x + reach, y + n), width=width)
        if n % 5 == 0:
            above, beside = mirror(x + n, y), mirror(x, y + n)
            yield Text(above[0] - 0.8, above[1] - GRID - 1.8, str(-n), FONT, 5)
            yield Text(beside[0] - GRID - 3.6, beside[1] + 0.6, str(-n), FONT, 5)
    middle = mirror(x, y)
    yield Text(middle[0] + GRID + 2, middle[1] + 0.6, "x", _BOLD, 6)
    yield Text(middle[0] - 0.6, middle[1] + GRID + 3.4, "y", _BOLD, 6)


def _vernier(x: float, y: float, mirror: Mirror, axis: Axis) -> Iterator[Shape]:
    """Ten parts of 0.9 mm against the front's scales; its numbers are read through the paper."""
    under, beside = y + BELOW, x + BESIDE
    for n in range(11):
        long = 3.0 if n % 5 == 0 else 2.0
        at = n * VERNIER
        yield Line(*mirror(x + at, under), *mirror(x + at, under + long), width=0.1)
        yield Line(*mirror(beside, y + at), *mirror(beside + long, y + at), width=0.1)
        if n % 5 == 0:
            yield _through(x + at - 0.8, under + 5.2, str(n), mirror, axis)
            yield _through(beside + 3.6, y + at + 0.6, str(n), mirror, axis)


def _through(x: float, y: float, text: str, mirror: Mirror, axis: Axis) -> Group:
    """Text that reads the right way round from the other side."""
    flip = (-1.0, 1.0) if axis == "x" else (1.0, -1.0)
    shape = Text(0, 0, text, FONT, 5, decoration=True)
    return Group((shape,), (flip[0], 0, 0, flip[1], *mirror(x, y)))


def _words(paper: Paper, profile: Profile) -> Iterator[Shape]:
    left, y = 30.0, paper.h / 2 - 74
    verify = profile.sheets > 0
    title = "Is it right now?" if verify else "How far is the back off the front?"
    yield Text(left, y, title, _BOLD, 13)
    yield Text(left, y + 6, f"{profile.name}, sheet {profile.sheets + 1}", FONT, 9)
    y += 14
    for number, step in enumerate(_steps(paper, verify), 1):
        yield Text(left, y, f"{number}.", _BOLD, 9)
        for line in wrapped(step, paper.w - left - 25, 9):
            yield Text(left + 5, y, line, FONT, 9)
            y += 4.2
        y += 1.6
    command = f"lohprint calibrate {_quoted(profile.name)} --sheet {profile.sheets + 1}"
    yield Text(left + 5, y, f"{command} A=x,y B=x,y C=x,y D=x,y", _BOLD, 9)
    yield from _form(left, paper.h / 2 + 14)


def _quoted(name: str) -> str:
    return f"'{name}'" if " " in name else name


def _steps(paper: Paper, verify: bool) -> Sequence[str]:
    across, down = lengths(paper)
    first = (
        "Every reading should lie within 0.2 of zero. Where one does not, type the new ones."
        if verify
        else "Print both sides at 100 %, from the tray and on the stock you will use for cards."
    )
    return (
        first,
        "With a pin: prick the middle of each cross. Turn the sheet over and read where the holes "
        "lie on the grids, to a tenth of a millimeter: x to the right, y upward.",
        "Or with a lamp: hold the front towards you against the light. Whole millimeters: where "
        "the 0 of the back's scale stands on the front's. Tenths: the line of the back's scale "
        "that meets a line of the front's. Between -2 and -1, with line 3 meeting, it is -1.7.",
        f"Measure the long lines, {mm(across)} mm across and {mm(down)} mm down, with a steel "
        "ruler; where they differ, add --across and --down with what you measured.",
        "Type what you read, in millimeters, in place of x and y:",
    )


def _form(x: float, y: float) -> Iterator[Shape]:
    """Where to write the readings down."""
    for i, name in enumerate((*NAMES, "across", "down")):
        row = y + i * 9
        yield Text(x, row, name, _BOLD, 10)
        yield Line(x + 18, row + 0.8, x + 48, row + 0.8, width=0.15)
        if len(name) == 1:
            yield Line(x + 54, row + 0.8, x + 84, row + 0.8, width=0.15)
            yield Text(x + 13, row, "x", FONT, 8)
            yield Text(x + 50, row, "y", FONT, 8)
