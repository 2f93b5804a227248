"""Hands: open, clawing, pointing, closed. Each stands on its wrist at the origin, fingers up."""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.press.art.block import Marks, bone, cut, ink, put, score, tone
from lohprint.press.art.strokes import Line, along, hatch, lens, limb, polar, rings, smooth

Finger = tuple[float, float, float, float, float]
"""Root x and y, angle from the top, length, and how far the second joint bends on."""

OPEN: tuple[Finger, ...] = (
    (-10, -30, -20, 22, 4),
    (-3.6, -33, -6, 27, 2),
    (3.2, -33, 6, 26, -2),
    (9.6, -29, 19, 21, -4),
)
SPREAD: tuple[Finger, ...] = (
    (-11, -28, -38, 24, 10),
    (-4, -32, -13, 28, 5),
    (4, -32, 10, 27, -4),
    (10.5, -27, 32, 22, -8),
)
CLAW: tuple[Finger, ...] = (
    (-11, -27, -46, 27, 62),
    (-4, -31, -24, 31, 52),
    (4, -31, 16, 30, -44),
    (10.5, -26, 42, 25, -58),
)
THUMB: Finger = (12, -13, 62, 24, -30)


def finger(f: Finger, width: float, claw: bool, mass: str, lines: str) -> Marks:
    """One finger, its joints ringed; with a claw it ends in a point."""
    x, y, angle, length, bend = f
    knuckle = polar(angle, length * 0.52, x, y)
    tip = polar(angle + bend, length * 0.5, *knuckle)
    spine: Line = [(*polar(angle, -6, x, y), False), (*knuckle, False), (*tip, False)]
    widths = (width, width * 1.04, width * 0.9, width * 0.8)
    yield tone(mass, limb(spine, widths))
    if claw:
        end = polar(angle + bend * 1.5, length * 0.42, *tip)
        yield tone(
            mass,
            limb(
                [polar(angle + bend, -3, *tip), polar(angle + bend, length * 0.12, *tip), end],
                (width * 0.9, width * 0.66, 0),
                5,
            ),
        )
        yield tone(
            lines,
            limb(
                [polar(angle + bend, 1, *tip), polar(angle + bend, length * 0.16, *tip), end],
                (0, 1.4, 0),
                5,
            ),
        )
    yield tone(
        lines, rings(spine, widths, 8, 1.0, bow=0.25, start=0.2, end=0.96, across=(-0.1, 0.8))
    )


def hand(
    fingers: Sequence[Finger] = OPEN,
    thumb: Finger | None = THUMB,
    *,
    width: float = 7,
    claw: bool = False,
    mass: str = "ink",
    lines: str = "cut",
    arm: float = 26,
) -> Marks:
    """A hand with its forearm hanging `arm` units below the wrist."""
    if arm:
        spine: Line = [(0, arm), (0.5, arm * 0.4), (0, -6)]
        yield tone(mass, limb(spine, (19, 17, 15)))
        yield tone(
            lines,
            rings(spine, (19, 17, 15), 10, 1.1, bow=0.15, start=0.05, end=0.8, across=(0.05, 0.85)),
        )
    if thumb:
        yield from finger(thumb, width * 1.12, claw, mass, lines)
    yield tone(mass, smooth("-8,4 -11,-8 -14,-20 -13,-30 -4,-35 5,-35 13,-29 14,-18 10,-6 8,4"))
    for f in fingers:
        yield from finger(f, width, claw, mass, lines)
    yield tone(
        lines, hatch(along("10,-22 9.6,-12 7,-2", 7), along("2,-19 3,-10 2,-1", 7), 1.0, 0.8)
    )
    yield tone(lines, lens((-9.6, -16), (7, -22), 2.4, 1.1) + lens((-8, -24), (8, -27), 2, 0.9))


def fist(mass: str = "ink", lines: str = "cut", arm: float = 40, width: float = 22) -> Marks:
    """A closed fist from the front, thumb across."""
    if arm:
        spine: Line = [(0, arm), (0, arm * 0.5), (0, 0)]
        yield tone(mass, limb(spine, (width * 1.1, width * 1.02, width * 0.82)))
        yield tone(
            lines,
            rings(
                spine,
                (width * 1.1, width, width * 0.82),
                13,
                1.2,
                bow=0.14,
                start=0.04,
                across=(0.0, 0.86),
            ),
        )
    yield tone(mass, smooth("-13,2 -17,-10 -16,-24 -11,-31 0,-32 12,-30 17,-22 16,-8 12,3"))
    for k in range(4):
        x = -11.4 + k * 7.4
        yield tone(
            mass, limb([(x, -31 + abs(k - 1.4)), (x, -22), (x + 0.4, -13)], (7.6, 8.4, 7), 5)
        )
        yield tone(
            lines,
            rings(
                [(x, -31), (x, -22), (x, -13)],
                (7, 7.6, 7),
                6,
                1.1,
                bow=0.3,
                start=0.12,
                end=0.9,
                across=(-0.3, 0.82),
            ),
        )
        yield tone(lines, lens((x + 3.9, -32), (x + 3.9, -13), 0.4, 0.9))
    thumb: Line = [(-14, -8), (-6, -10), (6, -10.5)]
    yield tone(mass, limb(thumb, (9, 9, 7)))
    yield tone(
        lines,
        limb([(-15, -14.2), (-5, -15.2), (8, -14)], (0, 1.2, 0))
        + rings(thumb, (9, 9, 7), 8, 1.0, bow=0.3, start=0.1, end=0.95, across=(-0.8, 0.4)),
    )


def clasp() -> Marks:
    """A human hand and a claw shaking, from the left and from the right."""
    yield put(
        [
            bone(limb([(-70, 4), (-40, 2), (-14, 0)], (26, 22, 20))),
            score(
                rings(
                    [(-70, 4), (-40, 2), (-14, 0)],
                    (26, 22, 20),
                    12,
                    1.1,
                    bow=0.12,
                    across=(0.1, 0.9),
                )
            ),
        ]
    )
    yield put(
        [
            ink(limb([(70, 4), (40, 2), (10, 0)], (28, 24, 22))),
            cut(
                rings(
                    [(70, 4), (40, 2), (10, 0)], (28, 24, 22), 14, 1.3, bow=0.12, across=(-0.9, 0.1)
                )
            ),
        ]
    )
    yield bone(smooth("-20,-12! -4,-16 10,-14 18,-6 16,8 4,14 -12,12 -22,10"))
    yield ink(smooth("24,-14! 8,-18 -4,-14 -8,-4 -4,12 10,16 24,12"))
    for k in range(4):
        y = -10 + k * 6.6
        yield ink(
            limb([(8, y), (-8, y + 1), (-20, y + 4)], (6.6, 6.6, 5), 5)
            + limb([(-18, y + 3.4), (-25, y + 6), (-27, y + 10)], (4.6, 3.4, 0), 5)
        )
        yield cut(
            rings(
                [(8, y), (-8, y + 1), (-20, y + 4)],
                (6.6, 6.6, 5),
                8,
                1.0,
                bow=0.3,
                across=(-0.8, 0.2),
            )
        )
    yield bone(limb([(-8, -12), (6, -18), (18, -14)], (8, 8, 6)))
    yield score(
        rings([(-8, -12), (6, -18), (18, -14)], (8, 8, 6), 8, 0.9, bow=0.3, across=(-0.1, 0.9))
    )
    yield cut(hatch(along("22,-12 24,0 22,10", 8), along("12,-10 12,0 12,10", 8), 1.1))
