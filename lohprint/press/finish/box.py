"""A tuck box for a deck, sized from its cards: a net to print, cut, fold and glue.

In millimeters. From left to right: glue flap, back, side, front, side; the lid hangs on the back
and the bottom on the front. Cuts are solid lines, folds are dashed, glue goes where it says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lohprint.errors import LayoutError
from lohprint.press.matrix import apply, chain, standing
from lohprint.press.shapes import Face, Group, Line, Matrix, Path, Point, Shape, Text
from lohprint.press.sheets.furniture import POINT
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.layout import EPSILON, Sides
from lohprint.press.sheets.page import Box, Page, Placed, size_mm
from lohprint.press.sheets.paper import Sleeve
from lohprint.press.type.fonts import Fonts

ROOM = 1.0
"""How much wider, higher and deeper a box is than its cards."""
GLUE, NOTCH = 12.0, 9.0
CUT, FOLD = "#000000", "#606060"
DASH = (3.0, 1.5)
_QUARTER = 0.5522847498


@dataclass(frozen=True, slots=True)
class Tuck:
    """A box by what is inside: width, height and depth."""

    w: float
    h: float
    d: float

    @property
    def tongue(self) -> float:
        """The flap that is tucked in."""
        return min(15.0, self.h / 3)

    @property
    def dust(self) -> float:
        """The flaps at the sides, under the lid."""
        return min(self.d, self.w / 2 - 2)

    @property
    def xs(self) -> tuple[float, float, float, float, float]:
        """Where back, side, front and side begin, and the last one ends."""
        back = GLUE
        side, front = back + self.w, back + self.w + self.d
        return back, side, front, front + self.w, front + self.w + self.d

    @property
    def ys(self) -> tuple[float, float, float, float, float]:
        """Where lid, body, bottom and its tongue begin, and that ends; the upper tongue is at 0."""
        lid = self.tongue
        body, bottom = lid + self.d, lid + self.d + self.h
        return lid, body, bottom, bottom + self.d, bottom + self.d + self.tongue

    @property
    def size(self) -> Sides:
        """The whole net."""
        return self.xs[-1], self.ys[-1]


def tuck(card: Sides, count: int, thickness: float, sleeve: Sleeve) -> Tuck:
    """The box for `count` cards of a stock's thickness, in sleeves or without."""
    depth = count * (thickness + sleeve.thickness)
    return Tuck(card[0] + sleeve.w + ROOM, card[1] + sleeve.h + ROOM, depth + ROOM)


def outline(box: Tuck) -> tuple[tuple[Point, ...], ...]:
    """The cut, once around: corners, and curves by their two handles and end."""
    back, side, front, last, end = box.xs
    lid, body, bottom, tongue, low = box.ys
    dust, round_, taper = box.dust, min(box.tongue, 6.0), min(1.5, box.d / 4)
    k = round_ * (1 - _QUARTER)
    middle, q = (front + last) / 2, NOTCH * _QUARTER
    corners: tuple[Point | tuple[Point, ...], ...] = (
        (back, body), (0.0, body + GLUE / 2), (0.0, bottom - GLUE / 2), (back, bottom),
        (side, bottom), (side + taper, bottom + dust), (front - taper, bottom + dust),
        (front, bottom), (front, tongue), (front, low - round_),
        ((front, low - k), (front + k, low), (front + round_, low)), (last - round_, low),
        ((last - k, low), (last, low - k), (last, low - round_)), (last, tongue), (last, bottom),
        (last + taper, bottom + dust), (end - taper, bottom + dust), (end, bottom),
        (end, body), (end - taper, body - dust), (last + taper, body - dust), (last, body),
        (middle + NOTCH, body),
        ((middle + NOTCH, body + q), (middle + q, body + NOTCH), (middle, body + NOTCH)),
        ((middle - q, body + NOTCH), (middle - NOTCH, body + q), (middle - NOTCH, body)),
        (front, body), (front - taper, body - dust), (side + taper, body - dust), (side, body),
        (side, lid), (side, round_), ((side, k), (side - k, 0.0), (side - round_, 0.0)),
        (back + round_, 0.0), ((back + k, 0.0), (back, k), (back, round_)), (back, lid),
    )  # fmt: skip
    return tuple(c if isinstance(c[0], tuple) else (c,) for c in corners)


def folds(box: Tuck) -> tuple[Line, ...]:
    """The lines to score and fold."""
    back, side, front, last, end = box.xs
    lid, body, bottom, tongue, _ = box.ys
    upright = ((x, body, x, bottom) for x in (back, side, front, last))
    level = (
        (back, lid, side, lid), (back, body, side, body), (side, body, front, body),
        (last, body, end, body), (side, bottom, front, bottom), (front, bottom, last, bottom),
        (last, bottom, end, bottom), (front, tongue, last, tongue),
    )  # fmt: skip
    return tuple(Line(*ends, FOLD, 0.2, DASH) for ends in (*upright, *level))


def tuck_page(box: Tuck, job: Job, title: str, face: Face | None, fonts: Fonts) -> Page:
    """The net in the middle of a sheet, lying where it only fits so; `face` on front and back.

    Raises LayoutError for paper that is too small, with the size the net needs.
    """
    x, y, width, height = job.area
    turn = next((t for t in (0, 1) if _fits(box.size, (width, height), t)), None)
    if turn is None:
        what = f"needs {size_mm(*box.size)}, {size_mm(width, height)} are free"
        raise LayoutError(f"box for {title}", str(job.paper), what, "take larger paper")
    matrix = standing(*box.size, x + width / 2, y + height / 2, turn)
    drawn = Group((*_cut(box), *folds(box), *_words(box, title, fonts)), matrix)
    placed = tuple(_panels(box, face, matrix)) if face else ()
    w, h = job.page
    return Page(w, h, "front", 1, placed, (drawn,), matrix=job.correction("front"))


def _fits(size: Sides, room: Sides, turn: int) -> bool:
    w, h = (size[1], size[0]) if turn else size
    return w <= room[0] + EPSILON and h <= room[1] + EPSILON


def _cut(box: Tuck) -> Iterator[Path]:
    letters = ("C" if len(step) == 3 else "L" for step in outline(box))
    steps = (" ".join(f"{x:.4f} {y:.4f}" for x, y in step) for step in outline(box))
    d = " ".join(f"{letter} {step}" for letter, step in zip(letters, steps, strict=True))
    yield Path(f"M{d[1:]} Z", stroke=CUT, width=0.25)


def _panels(box: Tuck, face: Face, matrix: Matrix) -> Iterator[Placed]:
    """The face in the middle of front and back; its bleed fills the panel."""
    body, bottom = box.ys[1:3]
    for slot, left in ((1, box.xs[2]), (2, box.xs[0])):
        center = (left + box.w / 2, (body + bottom) / 2)
        there = chain(standing(face.w, face.h, *center, 0), matrix)
        corners = (apply(matrix, (left, body)), apply(matrix, (left + box.w, bottom)))
        bleed = min(face.bleed, (box.w - face.w) / 2, (box.h - face.h) / 2)
        yield Placed(face, there, slot, face.name, max(0.0, bleed), _span(*corners))


def _span(a: Point, b: Point) -> Box:
    (x0, y0), (x1, y1) = a, b
    return (min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0))


def _words(box: Tuck, title: str, fonts: Fonts) -> Iterator[Shape]:
    """The title on the sides and on the lid, and where glue goes."""
    back, side, _, last, _ = box.xs
    lid, body, bottom, tongue, low = box.ys
    size = min(14.0, (box.d - 2) / POINT / 0.8)
    if size >= 5:
        for left in (side, last):
            yield _centered(title, left + box.d / 2, (body + bottom) / 2, size, 1, fonts)
        yield _centered(title, back + box.w / 2, lid + box.d / 2, min(size, 11.0), 2, fonts)
    yield _centered("glue", GLUE / 2, (body + bottom) / 2, 7, 3, fonts, "body")
    middle = (box.xs[2] + last) / 2
    yield _centered("glue inside the back", middle, (tongue + low) / 2, 7, 0, fonts, "body")


def _centered(
    text: str, x: float, y: float, size: float, turn: int, fonts: Fonts, font: str = "display"
) -> Group:
    w = fonts[font].width(text) / 1000 * size * POINT
    h = size * POINT
    return Group((Text(0, h * 0.85, text, font, size),), standing(w, h, x, y, turn))
