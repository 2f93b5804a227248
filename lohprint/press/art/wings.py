"""Wings, each a right one growing from the origin; mirror it for the left."""

from __future__ import annotations

from itertools import pairwise

from lohprint.press.art.block import Marks, cut, ink, tone
from lohprint.press.art.strokes import along, hatch, lens, limb, polar, smooth
from lohprint.press.shapes import Point

_TIPS: tuple[Point, ...] = ((58, -26), (54, 0), (40, 16), (22, 24))


def bat(
    tips: tuple[Point, ...] = _TIPS,
    wrist: Point = (22, -30),
    membrane: str = "ink",
    claw: bool = True,
) -> Marks:
    """A bat's wing: an arm, a wrist, a finger to each tip, skin between."""
    (wx, wy), line = wrist, [(0.0, 0.0, True), (*wrist, True)]
    for i, (x, y) in enumerate(tips):
        if i:
            px, py = tips[i - 1]
            line.append(((x + px) / 2 * 0.86 + wx * 0.14, (y + py) / 2 * 0.86 + wy * 0.14, False))
        line.append((x, y, True))
    foot = tips[-1]
    line += [(foot[0] * 0.55, foot[1] * 0.62, False), (0, 16, True)]
    yield tone(membrane, smooth(line))
    fingers = [
        along([(*wrist, False), ((wx + x) / 2 + 3, (wy + y) / 2 - 2, False), (x, y, False)], 9)
        for x, y in tips
    ]
    lines = cut if membrane == "ink" else (lambda d: tone("score", d))
    for one, other in pairwise(fingers):
        pairs = list(zip(one[2:7], other[2:7], strict=True))
        yield lines(
            hatch(
                [_mix(a, c, 0.2) for a, c in pairs], [_mix(a, c, 0.62) for a, c in pairs], 1.0, -1.2
            )
        )
    yield lines("".join(lens(wrist, tip, 2, 1.7) for tip in tips))
    yield ink(limb([(0, 0), (wx * 0.6, wy * 0.45), wrist], (8, 5, 4)))
    yield cut(lens((1, -2), (wx, wy + 1), 1.2, 1.6))
    if claw:
        yield ink(limb([wrist, (wx + 1, wy - 6), (wx + 6, wy - 10)], (5, 3, 0), 5))


def _mix(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def feathered(
    start: float = 18,
    end: float = 150,
    long: float = 56,
    count: int = 11,
    mass: str = "bone",
    lines: str = "score",
) -> Marks:
    """A bird's wing of three rows of feathers, spread between two angles from the top."""
    for row, share in enumerate((1.0, 0.7, 0.42)):
        plumes, shafts = [], []
        for i in range(count, -1, -1):
            t = i / count
            angle = start + (end - start) * t
            reach = long * share * (1 - 0.45 * t**1.5)
            root = polar(start + 20, 10 * t, 0, 0)
            tip = polar(angle, reach, *root)
            mid = polar(angle - 9, reach * 0.55, *root)
            width = 8.5 - row * 1.5
            plumes.append(limb([root, mid, tip], (2, width, width * 0.8, 0), 6))
            shafts.append(lens(polar(angle - 7, reach * 0.3, *root), tip, 0.6, 1.0))
            shafts.append(
                lens(
                    polar(angle - 9, reach * 0.5, *root),
                    polar(angle - 2.4, reach * 0.9, *root),
                    0.5,
                    0.7,
                )
            )
        for plume, k in zip(plumes, range(0, len(shafts), 2), strict=True):
            yield tone(mass, plume)
            yield tone(lines, shafts[k] + shafts[k + 1])
    yield tone(
        mass,
        limb([(-3, 2), polar(start + 8, long * 0.3), polar(start - 4, long * 0.52)], (9, 8, 5), 5),
    )


def insect(length: float = 60, width: float = 20, turn: float = 60, role: str = "glow") -> Marks:
    """A clear wing with veins, pointing `turn` degrees from the top."""
    tip, back = polar(turn, length), polar(turn + 16, length * 0.7)
    side = polar(turn - 14, length * 0.72)
    sx, sy = polar(turn + 90, width * 0.35)
    yield tone(
        "score",
        smooth(
            [
                (0, 0, True),
                (side[0] - sx, side[1] - sy, False),
                (*tip, False),
                (back[0] + sx, back[1] + sy, False),
            ]
        ),
    )
    k = 0.94
    yield tone(
        role,
        smooth(
            [
                (sx * 0.1, sy * 0.1, True),
                ((side[0] - sx) * k, (side[1] - sy) * k, False),
                (tip[0] * 0.965, tip[1] * 0.965, False),
                ((back[0] + sx) * k, (back[1] + sy) * k, False),
            ]
        ),
    )
    veins = [
        polar(turn + a, length * r)
        for a, r in ((-15, 0.8), (-6, 0.93), (3, 0.94), (12, 0.85), (22, 0.66))
    ]
    words = [lens((0, 0), v, 1.0, 1.1) for v in veins]
    for r in (0.42, 0.62, 0.8):
        words += [
            lens(polar(turn - 13, length * r * 0.9), polar(turn + 15, length * r * 0.84), 1.5, 0.8)
        ]
    yield tone("score", "".join(words))
