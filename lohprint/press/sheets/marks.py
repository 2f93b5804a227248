"""Where to cut: marks around what is on a page, and none around empty slots.

`crop` draws marks outside the cards, and a short tick on the cut lines at every corner of every
card. A cut through the sheet takes marks in the margins away with the margin; the ticks stay with
each piece, so that no cut removes the last mark of a cut still to come. They lie where a rounded
corner is clipped away. `lines` draws the cuts in full, `dots` their crossings.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal

from lohprint.press.shapes import Circle, Line, Path, Point, Rect, Shape
from lohprint.press.sheets.layout import EPSILON, spilled
from lohprint.press.sheets.page import Box, Slot
from lohprint.press.sheets.paper import Cutter

Style = Literal["crop", "lines", "dots", "none"]
BLACK, GRAY = "#000000", "#808080"
"""Gray shows on dark art as well as on white."""
HAIR = 0.12
TICK = 1.5
MARK, AWAY = 5.0, 1.0
"""How long a mark in the margin is, and how far it stays from the bleed, in mm."""
FURNITURE = 2.7
"""What marks leave free along the edge for rulers and the caption, where they can, in mm."""
_ROUND = 0.5522847498
"""How far a cubic's handles reach for a quarter circle of radius 1."""

Ray = tuple[float, float, int, int]
"""From x, y along one axis: a line that goes on where a card's edge ends."""


@lru_cache(maxsize=64)
def cut_marks(
    slots: tuple[Slot, ...], area: Box, bleed: float | None, style: Style, radius: float = 0.0
) -> tuple[Shape, ...]:
    """Marks for these filled slots inside the printable `area`, beyond their bleed.

    A bleed of None spills as far as `layout.spilled` says. `radius` adds corner guides.
    """
    if style == "none":
        return ()
    straight = tuple(slot for slot in slots if not slot.round)
    guides = [_corner_guide(slot, radius) for slot in straight] if radius else []
    circles = [_circle(slot) for slot in slots if slot.round]
    return (*dict.fromkeys(_straight(straight, slots, area, bleed, style)), *circles, *guides)


def _straight(
    slots: Sequence[Slot], others: Sequence[Slot], area: Box, bleed: float | None, style: Style
) -> Iterator[Shape]:
    if style == "dots":
        yield from _dots(slots)
    elif style == "lines":
        yield from _edges(slots)
        yield from _outer(slots, others, area, -AWAY)
    else:
        yield from _ticks(slots)
        yield from _outer(slots, others, area, bleed)


def _circle(slot: Slot) -> Circle:
    """The cut of a round piece: its trim, never its bleed."""
    x, y = slot.center
    return Circle(_exact(x), _exact(y), slot.w / 2, stroke=GRAY, width=HAIR)


def _exact(length: float) -> float:
    """The same length whichever way it was worked out: to a ten thousandth of a mm."""
    return round(length, 4)


def corners(slot: Slot) -> Iterator[tuple[float, float, int, int]]:
    """Each corner, and which way is out of the card there."""
    x, y, w, h = slot.box
    for cy, down in ((y, -1), (y + h, 1)):
        for cx, across in ((x, -1), (x + w, 1)):
            yield _exact(cx), _exact(cy), across, down


def _line(x: float, y: float, dx: float, dy: float, color: str) -> Line:
    """A mark from its upper or left end, so that equal marks are equal values."""
    ends = sorted([(_exact(x), _exact(y)), (_exact(x + dx), _exact(y + dy))])
    return Line(*ends[0], *ends[1], stroke=color, width=HAIR)


def _ticks(slots: Iterable[Slot]) -> Iterator[Line]:
    for slot in slots:
        for x, y, across, down in corners(slot):
            yield _line(x, y, -across * TICK, 0, GRAY)
            yield _line(x, y, 0, -down * TICK, GRAY)


def _dots(slots: Iterable[Slot]) -> Iterator[Circle]:
    for slot in slots:
        for x, y, _, _ in corners(slot):
            yield Circle(x, y, 0.25, fill=GRAY)


def _edges(slots: Iterable[Slot]) -> Iterator[Line]:
    for slot in slots:
        x, y, w, h = slot.box
        for top in (y, y + h):
            yield _line(x, top, w, 0, GRAY)
        for left in (x, x + w):
            yield _line(left, y, 0, h, GRAY)


def _outer(
    slots: Iterable[Slot], others: Sequence[Slot], area: Box, bleed: float | None
) -> Iterator[Line]:
    """Marks that go on from the cards' edges, in gaps and in the margin."""
    for slot in slots:
        for x, y, across, down in corners(slot):
            for ray in ((x, y, across, 0), (x, y, 0, down)):
                free, card = _reach(ray, others, area)
                begin, length, color = _in_gap(free) if card else _in_margin(free, bleed)
                if length >= 1:
                    dx, dy = ray[2], ray[3]
                    yield _line(x + dx * begin, y + dy * begin, dx * length, dy * length, color)


def _in_gap(free: float) -> tuple[float, float, str]:
    """Start, length and color of a mark between two cards, over their bleed."""
    return 0.25, min(free - 0.5, MARK), GRAY


def _in_margin(free: float, bleed: float | None) -> tuple[float, float, str]:
    """Start, length and color of a mark in the margin; short where furniture needs the room."""
    start = AWAY + (spilled(free) if bleed is None else bleed)
    length = min(MARK, max(1.5, free - start - FURNITURE), free - start)
    return start, length, BLACK


def _reach(ray: Ray, others: Sequence[Slot], area: Box) -> tuple[float, bool]:
    """How far a ray goes, and whether a card stops it: the edge of the area does otherwise."""
    x, y, dx, dy = ray
    left, top, width, height = area
    free = {(1, 0): left + width - x, (-1, 0): x - left, (0, 1): top + height - y, (0, -1): y - top}
    end, card = free[dx, dy], False
    for other in others:
        near, far = (other.x, other.x + other.w) if dx else (other.y, other.y + other.h)
        low, high = (other.y, other.y + other.h) if dx else (other.x, other.x + other.w)
        at, across = (x, y) if dx else (y, x)
        if low - EPSILON <= across <= high + EPSILON:
            distance = near - at if dx + dy > 0 else at - far
            if -EPSILON * 100 <= distance < end:
                end, card = distance, True
    return end, card


def _corner_guide(slot: Slot, radius: float) -> Path:
    """The four rounded corners as one path of arcs."""
    arcs = []
    for x, y, across, down in corners(slot):
        k = radius * (1 - _ROUND)
        points: tuple[Point, ...] = (
            (x, y - down * radius),
            (x, y - down * k),
            (x - across * k, y),
            (x - across * radius, y),
        )
        (a, b), *handles = points
        curve = " ".join(f"{_exact(p)} {_exact(q)}" for p, q in handles)
        arcs.append(f"M {_exact(a)} {_exact(b)} C {curve}")
    return Path(" ".join(arcs), stroke=GRAY, width=HAIR)


def registration(cutter: Cutter, w: float, h: float) -> tuple[Shape, ...]:
    """Marks a cutting machine looks for: a square at the top left and Ls, or four Ls."""
    inset, right, bottom = cutter.inset, w - cutter.inset, h - cutter.inset
    elbows = [(right, inset, -1, 1), (inset, bottom, 1, -1)]
    square: tuple[Shape, ...] = ()
    if cutter.corners == 3:
        square = (Rect(inset, inset, cutter.square, cutter.square, 0.0, BLACK, BLACK, cutter.line),)
    else:
        elbows += [(inset, inset, 1, 1), (right, bottom, -1, -1)]
    return (*square, *(_elbow(cutter, *elbow) for elbow in elbows))


def _elbow(cutter: Cutter, x: float, y: float, dx: int, dy: int) -> Path:
    d = f"M {x + dx * cutter.arm} {y} L {x} {y} L {x} {y + dy * cutter.arm}"
    return Path(d, stroke=BLACK, width=cutter.line)


def keep_out(cutter: Cutter, w: float, h: float) -> tuple[Box, ...]:
    """The corners of a page that cards leave free for registration marks."""
    side = cutter.inset + cutter.arm + cutter.clear
    return tuple((x, y, side, side) for y in (0.0, h - side) for x in (0.0, w - side))
