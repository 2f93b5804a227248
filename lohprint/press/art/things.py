"""Things on tables and altars: chains, books, candles, coins, cups, keys, glasses, scales."""

from __future__ import annotations

import math

from lohprint.press.art.block import Marks, cut, ink, put, score, tone
from lohprint.press.art.grounds import box, spark, tongue
from lohprint.press.art.strokes import (
    Line,
    along,
    circle,
    hatch,
    lens,
    limb,
    mirrored,
    polar,
    poly,
    smooth,
)
from lohprint.press.shapes import Path


def chain(line: Line, links: int, size: float = 8, mass: str = "ink") -> Marks:
    """Links along a line, open and edge-on in turn."""
    points = along(line, links)
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(links - 1, i + 1)]
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        if i % 2:
            link: tuple[Path, ...] = (
                tone(
                    mass, limb([(-size * 0.62, 0), (size * 0.62, 0)], (size * 0.34, size * 0.34), 3)
                ),
            )
        else:
            rim = circle(0, 0, size * 0.72, size * 0.46) + circle(0, 0, size * 0.4, size * 0.18)
            link = (Path(rim, fill=mass, even_odd=True),)
        shine = tone(
            "cut" if mass == "ink" else "score",
            lens((-size * 0.5, -size * 0.2), (size * 0.5, -size * 0.2), size * 0.12, size * 0.12),
        )
        yield put((*link, shine), x, y, turn=turn)


def shackle(r: float = 9) -> Marks:
    """An iron cuff from the front."""
    yield ink(
        smooth(
            [
                (-r, -4, True),
                (0, -2, False),
                (r, -4, True),
                (r, 5, True),
                (0, 7, False),
                (-r, 5, True),
            ]
        )
    )
    yield cut(
        limb([(-r, -2), (0, 0), (r, -2)], (0.8, 1.2, 0.8))
        + limb([(-r, 3), (0, 5), (r, 3)], (0.8, 1.2, 0.8))
    )


def coin(r: float = 9, role: str = "gold") -> Marks:
    """A coin from the front, struck with a horned mark."""
    yield ink(circle(0, 0, r))
    yield tone(role, circle(0, 0, r * 0.92))
    yield Path(circle(0, 0, r * 0.74), stroke="score", width=r * 0.06)
    yield score(
        limb(
            [
                (-r * 0.4, -r * 0.46),
                (-r * 0.36, r * 0.05),
                (0, r * 0.3),
                (r * 0.36, r * 0.05),
                (r * 0.4, -r * 0.46),
            ],
            (0, r * 0.2, r * 0.24, r * 0.2, 0),
        )
        + lens((0, r * 0.2), (0, r * 0.62), 0, r * 0.2)
    )


def coins(x: float, y: float, count: int, r: float = 8, role: str = "gold") -> Marks:
    """A stack of coins standing on x, y."""
    for k in range(count):
        cx, cy = x + (0.7 if k % 2 else -0.7), y - k * r * 0.42
        yield ink(circle(cx, cy + r * 0.24, r, r * 0.36))
        yield tone(role, circle(cx, cy, r * 0.97, r * 0.34))
        yield score(
            hatch(
                [
                    (cx - r * 0.9 + r * 0.3 * j, cy + r * 0.1 + r * 0.2 * math.sin(j * 0.52))
                    for j in range(7)
                ],
                [
                    (cx - r * 0.9 + r * 0.3 * j, cy + r * 0.3 + r * 0.2 * math.sin(j * 0.52))
                    for j in range(7)
                ],
                0.7,
            )
        )


def goblet(role: str = "gold") -> Marks:
    """A goblet, 60 units high, its rim at y -30."""
    yield ink(smooth(mirrored("0,-31! 20,-30! 19,-12 10,0 3.4,4! 3.4,20 6,23 15,27! 15,31! 0,31!")))
    yield tone(
        role, smooth(mirrored("0,-28! 18,-28! 17,-12 9,-2 1.8,2! 1.8,20 5,25 13,28.6! 0,29!"))
    )
    yield tone("deep", circle(0, -29, 19, 4.4))
    yield score(hatch(along("17,-22 15,-11 8,-2", 10), along("8,-22 7,-12 3,-4", 10), 1.0, 1))
    yield score(circle(0, 11, 4.4, 2.6) + limb("-17,-20 0,-16 17,-20", (0, 1.2, 0)))


def key(length: float = 56) -> Marks:
    """A key, its bow up."""
    yield Path(
        circle(0, -length * 0.34, 13, 12) + circle(0, -length * 0.34, 7.4, 6.6),
        fill="gold",
        even_odd=True,
    )
    yield tone(
        "gold",
        box(-2.4, -length * 0.14, 2.4, length * 0.5)
        + box(2, length * 0.3, 12, length * 0.36)
        + box(2, length * 0.41, 10, length * 0.48),
    )
    yield score(
        lens((0.6, -length * 0.12), (0.6, length * 0.48), 0, 1)
        + limb(along(circle_line(0, -length * 0.34, 10), 9), (0, 1, 1, 1, 0))
    )


def circle_line(
    cx: float, cy: float, r: float, start: float = 200, end: float = 520
) -> list[tuple[float, float]]:
    """Points around a circle, for strokes that run along it."""
    return [polar(start + (end - start) * k / 12, r, cx, cy) for k in range(13)]


def hourglass(sand: float = 0.5) -> Marks:
    """An hourglass, 76 units high; `sand` is the part already fallen."""
    for y in (-36, 36):
        yield ink(limb([(-24, y), (24, y)], (7, 7), 3))
        yield cut(lens((-22, y - 1), (22, y - 1), 0, 1.4))
    for s in (-1, 1):
        yield ink(limb([(s * 21, -34), (s * 19, 0), (s * 21, 34)], (3.4, 2.6, 3.4)))
    yield tone("glow", smooth(mirrored("0,-33! 16,-32! 16,-18 3,-2 3,2 16,18 16,32! 0,33!")))
    yield tone(
        "hot",
        smooth(
            mirrored(
                [
                    (0, -28 + 22 * sand, False),
                    (13 - 5 * sand, -22 + 14 * sand, False),
                    (2, -2, True),
                    (0, -1, True),
                ]
            )
        ),
    )
    yield tone(
        "hot",
        smooth(
            mirrored(
                [
                    (0, 30 - 22 * sand, False),
                    (8, 31 - 10 * sand, False),
                    (15, 31, True),
                    (0, 32, True),
                ]
            )
        )
        + box(-0.6, -2, 0.6, 28),
    )
    yield score(
        hatch(along("15,-30 14,-17 5,-5", 8), along("9,-30 8,-18 3,-6", 8), 0.8)
        + hatch(along("5,5 14,17 15,30", 8), along("3,6 8,18 9,30", 8), 0.8)
    )


def bell(role: str = "gold") -> Marks:
    """A bell, its crown at y -30."""
    yield ink(circle(0, 27, 6) + circle(0, -29, 5))
    yield tone(role, smooth(mirrored("0,-29! 8,-27 13,-16 15,4 24,20! 0,24!")))
    yield score(
        hatch(along("12,-18 15,4 22,18", 12), along("5,-20 6,4 10,20", 12), 1.1, 1)
        + limb("-22,17 0,20 22,17", (1, 1.6, 1))
        + limb("-14,2 0,5 14,2", (1, 1.2, 1))
    )


def crown(points: int = 5, role: str = "gold", jewel: str = "hot") -> Marks:
    """A crown from the front, 60 wide and 44 high, its middle at the origin."""
    rim = "-28,18! 0,23 28,18! "
    top = [
        (28 - 56 * k / (points - 1), -18 - 4 * (k % 2) + abs(k - (points - 1) / 2) * 1.4)
        for k in range(points)
    ]
    line: list[tuple[float, float, bool]] = [(-28, 18, True), (0, 23, False), (28, 18, True)]
    for i, (x, y) in enumerate(top):
        line.append((x * 1.12, y, True))
        if i < points - 1:
            line.append(((x + top[i + 1][0]) / 2 * 1.02, 2, True))
    yield tone(role, smooth(line))
    yield score(
        limb(rim.replace("!", "").split()[0] + " 0,23 28,18", (0, 1, 0))
        + limb("-27,11 0,16 27,11", (1.2, 1.2, 1.2))
    )
    yield score(hatch(along("27,10 26,-8", 9), along("18,10 19,-2", 9), 0.9))
    yield score("".join(circle(x * 1.12, y - 2.6, 3.4) for x, y in top))
    yield tone(
        jewel,
        "".join(circle(x * 1.12, y - 2.6, 2.3) for x, y in top)
        + "".join(spark(x, 16.5 - abs(x) * 0.1, 3, 4, 0, 0.6) for x in (-18, -9, 0, 9, 18)),
    )


def scales(tilt: float = 12, role: str = "gold") -> Marks:
    """A balance; the beam turns clockwise by `tilt` degrees about the origin."""
    dx, dy = 34 * math.cos(math.radians(tilt)), 34 * math.sin(math.radians(tilt))
    yield ink(limb("0,-8 0,40", (5, 6), 3) + smooth("-16,48! -12,41 0,38 12,41 16,48!"))
    yield cut(lens((0.8, -4), (0.8, 40), 0, 1.3))
    yield tone(role, limb([(-dx, -dy), (0, -3), (dx, dy)], (2.4, 5, 2.4)) + circle(0, -6, 5))
    for s in (-1, 1):
        x, y = s * dx, s * dy
        yield score(lens((x, y), (x - 12, y + 24), 0, 0.9) + lens((x, y), (x + 12, y + 24), 0, 0.9))
        yield tone(
            role,
            smooth(
                [
                    (x - 15, y + 24, True),
                    (x + 15, y + 24, True),
                    (x + 7, y + 32, False),
                    (x - 7, y + 32, False),
                ]
            ),
        )
        yield score(lens((x - 12, y + 26), (x + 12, y + 26), -0.8, 1.2))


def gear(r: float = 20, teeth: int = 10, role: str = "deep") -> Path:
    """A toothed wheel with a hole."""
    rim = []
    for k in range(teeth):
        for da, q in ((-0.3, 0.82), (-0.2, 1), (0.2, 1), (0.3, 0.82)):
            rim.append(polar(360 * (k + da) / teeth, r * q))
    return Path(poly(rim) + circle(0, 0, r * 0.3), fill=role, even_odd=True)


def lantern() -> Marks:
    """A lantern hanging from the origin."""
    yield Path(circle(0, 4, 4), stroke="ink", width=1.6)
    yield ink(poly("-9,14 0,7 9,14") + box(-9, 34, 9, 38))
    yield tone("glow", box(-7, 14, 7, 34))
    yield ink(box(-8, 14, -6.4, 34) + box(6.4, 14, 8, 34) + box(-0.8, 14, 0.8, 34))
    yield tone("hot", tongue(0, 33, 6, 14))
