"""What themes build cards from: charges, signs, seals, frames, tracery and backs."""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.press.art.backs import WHEELS, twice, wheel
from lohprint.press.art.block import Block, Marks, put, tone
from lohprint.press.art.charges import CHARGES, charge
from lohprint.press.art.grounds import box, burst, field, rays
from lohprint.press.art.kinds import MARKS, sign
from lohprint.press.art.sigils import seal
from lohprint.press.art.strokes import (
    Node,
    along,
    circle,
    lens,
    limb,
    mirrored,
    polar,
    poly,
    smooth,
)
from lohprint.press.shapes import Group, Path, Point


def charge_of(b: Block, owner: str) -> Marks:
    """A Devil's charge, light on dark."""
    yield from charge(owner, "cut", "ink")


def imprint_of(b: Block, owner: str) -> Marks:
    """A Devil's charge, dark on light."""
    yield from charge(owner, "score", "bone")


def sign_of(b: Block, owner: str) -> Marks:
    """A kind's sign, light on dark."""
    yield from sign(owner, "cut", "ink")


def stamp_of(b: Block, owner: str) -> Marks:
    """A kind's sign, dark on light."""
    yield from sign(owner, "score", "bone")


def seal_of(b: Block, owner: str) -> Marks:
    """The seal of any name."""
    yield put(seal(owner, "cut"), scale=0.5)


def _arch(b: Block, inset: float, rise: float) -> list[Node]:
    """The line of a low pointed arch in the block, from the lower left to the lower right."""
    half, top, foot = b.w / 2 - inset, b.top + inset, b.bottom - inset
    spring = b.top + rise
    right: list[Node] = [
        (0, top, True),
        (half * 0.34, top + (spring - top) * 0.13, False),
        (half * 0.74, top + (spring - top) * 0.42, False),
        (half * 0.96, top + (spring - top) * 0.78, False),
        (half, spring, True),
        (half, foot, True),
    ]
    return [*((-x, y, s) for x, y, s in reversed(right[1:])), *right]


def window(b: Block) -> Marks:
    """A gothic window around a picture: masonry in the corners, mouldings, shafts, a sill.

    Its inside is left open, so that it is laid over the picture.
    """
    rise = min(b.h * 0.42, b.w * 0.3)
    outer = box(b.left - 1, b.top - 1, b.right + 1, b.bottom + 1)
    yield Path(outer + smooth(_arch(b, 3.2, rise)), fill="ink", even_odd=True)
    yield from _masonry(b, rise)
    for inset, width, role in ((3.0, 1.5, "gold"), (4.7, 0.5, "gold")):
        yield Path(smooth(_arch(b, inset, rise), closed=False), stroke=role, width=width)
    yield from _crockets(b, rise)
    for side in (-1, 1):
        yield put(_shaft(b, rise), side * (b.w / 2 - 2.2), 0)


def _masonry(b: Block, rise: float) -> Marks:
    """Courses of stone between the arch and the corners."""
    line = along([(x, y, s) for x, y, s in _arch(b, 1.0, rise)[5:]][:-1], 24)
    words = []
    for k in range(1, int(rise / 4.6) + 1):
        y = b.top + k * 4.6
        near = [x for x, py in line if py <= y]
        start = (near[-1] if near else 0) + 3.4
        if start < b.right - 4:
            words += [course for s in (-1, 1) for course in _course(b, start, y, s, k % 2 * 5)]
    yield tone("deep", "".join(words))


def _course(b: Block, start: float, y: float, side: int, shift: float) -> list[str]:
    """A course of stones from `start` to the edge, its joints shifted."""
    joints = _steps(start + 3 + shift, b.right - 2, 9)
    level = lens((side * start, y), (side * (b.right + 1), y), 0, 0.5)
    return [level, *(box(side * x - 0.2, y - 4.4, side * x + 0.2, y) for x in joints)]


def _steps(start: float, end: float, step: float) -> Sequence[float]:
    return [start + step * k for k in range(max(0, int((end - start) / step) + 1))]


def _crockets(b: Block, rise: float) -> Marks:
    """Leaves along the back of the arch."""
    right = _arch(b, 1.2, rise)[5:]
    leaf = ((0.5, -0.9), (-0.7, -0.4), (1.3, 0.2))
    places = [(x + dx, y + dy) for x, y in along(right[:-1], 7, 0.16, 0.86) for dx, dy in leaf]
    yield tone("gold", "".join(circle(s * x, y, 1.05) for x, y in places for s in (-1, 1)))


def _shaft(b: Block, rise: float) -> Marks:
    """A slender column from the springing to the sill, with its capital, ring and base."""
    top, foot = b.top + rise, b.bottom
    yield tone("ink", box(-2.2, top, 2.2, foot))
    yield tone("gold", "".join(box(x, top, x + 0.4, foot) for x in (-2.1, -0.6, 0.5, 1.7)))
    for y, half in (
        (top - 1.2, 3.4),
        (top + 0.6, 2.8),
        ((top + foot) / 2, 2.9),
        (foot - 3.4, 2.8),
        (foot - 1.6, 3.4),
    ):
        yield tone("gold", limb([(-half, y), (half, y)], (1.5, 1.5), 3))
    yield tone("ink", poly([(-1.7, top - 2), (0, top - rise * 0.56), (1.7, top - 2)]))
    yield tone(
        "gold",
        poly([(-1, top - 2), (0, top - rise * 0.5), (1, top - 2)])
        + circle(0, top - rise * 0.58, 1.0),
    )


def roundel_of(b: Block, owner: str) -> Marks:
    """A quatrefoil with a Devil's charge or a kind's sign in it."""
    yield tone("gold", circle(0, 0, 50))
    yield tone("ink", circle(0, 0, 46.5))
    yield tone("deep", "".join(circle(*polar(45 + 90 * k, 22), 22) for k in range(4)))
    known = owner in MARKS and owner not in CHARGES
    yield put(sign(owner, "cut", "deep") if known else charge(owner, "cut", "deep"), scale=0.6)


def diaper(b: Block) -> Marks:
    """A lattice of lozenges for grounds, alike upside down."""
    words, reach = list[str](), (b.w + b.h) / 2
    for k in range(-int(reach / 9), int(reach / 9) + 1):
        for s in (-1, 1):
            a, z = (9 * k - reach, -s * reach), (9 * k + reach, s * reach)
            words.append(poly([a, z], closed=False))
    lines = Path("".join(words), stroke="deep", width=0.6)
    yield Group((lines,), clip=box(b.left, b.top, b.right, b.bottom))


def banner(b: Block) -> Marks:
    """A name plate with notched ends."""
    yield Path(poly(_plate(b, 1)), fill="deep", stroke="gold", width=b.h * 0.05)
    yield Path(poly(_plate(b, 1 + b.h * 0.11)), stroke="gold", width=b.h * 0.018)


def _plate(b: Block, inset: float) -> list[Point]:
    """The outline of a name plate."""
    x, y, notch = b.right - inset * 1.5, b.bottom - inset, b.h * 0.3
    return [(-x, 0), (notch - x, -y), (x - notch, -y), (x, 0), (x - notch, y), (notch - x, y)]


def back_of(b: Block, owner: str) -> Marks:
    """A deck's back, exactly alike upside down: a Devil's charges and rose, or a deck's wheel."""
    w, top = b.w / 2, b.top
    yield from field(b, "night")
    yield from diaper(b)
    for inset, width in ((8.6, 1.6), (11.0, 0.5)):
        yield Path(box(inset - w, top + inset, w - inset, -top - inset), stroke="gold", width=width)
    yield from twice(mark for s in (-1, 1) for mark in _corner(s * (w - 15.1), top + 15.1))
    if owner in WHEELS:
        yield from wheel(owner)
    else:
        yield from _vesica(b)
        yield from twice(_half_back(b, owner))
        yield from _rose(22)


def _vesica(b: Block) -> Marks:
    """A pointed oval full of rays."""
    w, top = b.w / 2, b.top
    upper: list[Node] = [
        (0, top + 14.4, True),
        (w * 0.36, top * 0.66, False),
        (w * 0.64, top * 0.32, False),
        (w * 0.71, 0, False),
    ]
    right = [*upper, *((x, -y, sharp) for x, y, sharp in reversed(upper[:-1]))]
    yield Path(smooth(mirrored(right)), fill="ink", stroke="gold", width=1.8)
    inner = smooth([(x * 0.93, y * 0.955, s) for x, y, s in mirrored(right)])
    yield tone("deep", inner)
    yield Group(tuple(rays(b, 0, 0, 36, "mid")), clip=inner)
    yield Path(inner, stroke="gold", width=0.5)


def _half_back(b: Block, owner: str) -> Marks:
    """The owner's charge above the middle."""
    y = b.top * 0.5
    yield tone("gold", circle(0, y, 20.5))
    yield tone("ink", circle(0, y, 19.4))
    yield Path(circle(0, y, 17.8), stroke="gold", width=0.4)
    yield put(charge(owner, "cut", "ink"), 0, y, scale=0.3)


def _corner(x: float, y: float) -> Marks:
    """A quatrefoil boss."""
    yield tone("gold", "".join(circle(*polar(45 + 90 * k, 3, x, y), 3) for k in range(4)))
    yield tone(
        "ink",
        "".join(circle(*polar(45 + 90 * k, 3, x, y), 2) for k in range(4)) + circle(x, y, 1.6),
    )


def _rose(r: float) -> Marks:
    """A rose window of twelve lights; half a turn shows it the same."""
    yield tone("gold", circle(0, 0, r * 1.08))
    yield tone("ink", circle(0, 0, r))
    for k in range(12):
        x, y = polar(30 * k, r * 0.74)
        yield tone("gold", circle(x, y, r * 0.187))
        yield tone("mid" if k % 2 else "hot", circle(x, y, r * 0.16))
    bars = [[polar(30 * k + 15, r * 0.4), polar(30 * k + 15, r)] for k in range(12)]
    yield tone("gold", "".join(limb(bar, (0.9, 0.9), 3) for bar in bars))
    yield tone("gold", circle(0, 0, r * 0.45))
    yield tone("ink", circle(0, 0, r * 0.4))
    yield tone("cut", burst(0, 0, r * 0.13, r * 0.37, 24, 1.2))
    yield tone("hot", circle(0, 0, r * 0.1))
