"""What lies behind a figure: skies, rays, moons, fire, water, walls and halls."""

from __future__ import annotations

import math

from lohprint.press.art.block import Block, Marks, cut, score, tone
from lohprint.press.art.strokes import arc, circle, lens, limb, nodes, polar, poly, smooth
from lohprint.press.shapes import Path, Point


def field(b: Block, role: str) -> Marks:
    """The whole block in one tone."""
    yield tone(role, box(b.left - 1, b.top - 1, b.right + 1, b.bottom + 1))


def box(x0: float, y0: float, x1: float, y1: float) -> str:
    """Path data of an upright rectangle."""
    return f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}L{x0:.1f} {y1:.1f}Z"


def rays(
    b: Block,
    cx: float,
    cy: float,
    count: int = 24,
    role: str = "mid",
    turn: float = 0,
    r: float = 0,
) -> Marks:
    """Wedges of a sunburst from a point to past the edges, starting `r` from the point."""
    far, half, words = math.hypot(b.w, b.h), 90 / count, list[str]()
    for i in range(count):
        a = 360 * i / count + turn
        near = polar(a, r, cx, cy)
        (x1, y1), (x2, y2) = polar(a - half, far, cx, cy), polar(a + half, far, cx, cy)
        words.append(poly([near, (x1, y1), (x2, y2)]))
    yield tone(role, "".join(words))


def burst(
    cx: float, cy: float, r0: float, r1: float, count: int = 48, width: float = 1.2, turn: float = 0
) -> str:
    """Burin strokes around a point, long and short in turn, as path data."""
    words = []
    for i in range(count):
        a, long = 360 * i / count + turn, i % 2 == 0
        end = r1 if long else r0 + (r1 - r0) * 0.62
        words.append(
            lens(polar(a, r0, cx, cy), polar(a, end, cx, cy), 0, width * (1 if long else 0.7))
        )
    return "".join(words)


def halo(cx: float, cy: float, r: float, *roles: str) -> Marks:
    """Discs in each other, from the widest tone to the innermost, with toothed rims."""
    for i, role in enumerate(roles):
        size = r * (1 - i / (len(roles) + 0.35))
        teeth = 40 - 6 * i
        rim = [
            (*polar(360 * k / (2 * teeth), size * (1.0 if k % 2 else 0.91), cx, cy), True)
            for k in range(2 * teeth)
        ]
        yield tone(role, poly(rim))


def sky(
    b: Block, y0: float, y1: float, count: int, role: str = "score", width: float = 1.4
) -> Marks:
    """Level burin strokes of uneven length, thinning downward."""
    rng, words = b.rng, list[str]()
    for i in range(count):
        y = y0 + (y1 - y0) * i / max(1, count - 1)
        fine = width * (1 - 0.7 * i / count)
        x = b.left - rng.uniform(0, 20)
        while x < b.right:
            reach = rng.uniform(0.3, 0.75) * b.w
            words.append(lens((x, y), (x + reach, y), rng.uniform(-0.6, 0.6), fine))
            x += reach + rng.uniform(2, 7)
    yield tone(role, "".join(words))


def stars(b: Block, count: int, below: float = 0, role: str = "cut") -> Marks:
    """Four-pointed stars strewn above a height."""
    rng, words = b.rng, list[str]()
    for _ in range(count):
        x, y = rng.uniform(b.left, b.right), rng.uniform(b.top, below)
        words.append(spark(x, y, rng.choice((0.9, 1.2, 2.2))))
    yield tone(role, "".join(words))


def spark(
    x: float, y: float, r: float, points: int = 4, turn: float = 0, waist: float = 0.28
) -> str:
    """Path data of a star with `points` points."""
    rim = [
        polar(turn + 180 * k / points, r if k % 2 == 0 else r * waist, x, y)
        for k in range(2 * points)
    ]
    return poly(rim)


def moon(cx: float, cy: float, r: float, role: str = "bone", lines: bool = True) -> Marks:
    """A full moon, shaded at its lower right."""
    yield tone(role, circle(cx, cy, r))
    if lines:
        words = []
        for i in range(8):
            q, spread = r * (0.95 - 0.065 * i), 62 - 6.5 * i
            points = arc(cx, cy, q, 135 - spread, 135 + spread)
            words.append(limb(points, (0, r * 0.045, 0), 9))
        yield score("".join(words))


def crescent(cx: float, cy: float, r: float, turn: float = -30, role: str = "bone") -> Marks:
    """A waning moon; `turn` is where its belly points, clockwise from the top."""
    outer = arc(cx, cy, r, turn - 115, turn + 115, 13)
    ex, ey = polar(turn + 180, r * 0.42, cx, cy)
    inner_r = math.hypot(outer[-1][0] - ex, outer[-1][1] - ey)
    inner = arc(ex, ey, inner_r, turn + 74, turn - 74, 11)
    line = [(*p, i in (0, 12)) for i, p in enumerate(outer)]
    yield tone(role, smooth([*line, *((*p, False) for p in inner[1:-1])]))


def tongue(x: float, y: float, w: float, h: float, lean: float = 1) -> str:
    """Path data of one S-curved flame standing on x, y; `lean` -1 curls the other way."""
    half = "-.55,0! -.78,-.22 -.62,-.42 -.30,-.58 -.16,-.72 .02,-.88 .38,-1! .22,-.80 .30,-.66 "
    return smooth(
        [
            (x + px * w * lean, y + py * h, sharp)
            for px, py, sharp in nodes(half + ".55,-.46 .76,-.24 .55,0!")
        ]
    )


def flames(
    b: Block,
    y: float,
    h: float,
    *roles: str,
    count: int = 9,
    x0: float | None = None,
    x1: float | None = None,
    edge: str = "ink",
) -> Marks:
    """Rows of flames, each tone lower than the one before and outlined in ink."""
    rng = b.rng
    left, right = (b.left if x0 is None else x0), (b.right if x1 is None else x1)
    for row, role in enumerate(roles):
        n = count + row * 2
        step, tall = (right - left) / n, h * (1 - row / (len(roles) + 0.4))
        words = [
            tongue(
                left + step * (i + 0.5),
                y + 2,
                step * 0.95,
                tall * rng.uniform(0.6, 1.05),
                rng.choice((-1, 1)),
            )
            for i in rng.sample(range(-1, n + 1), n + 2)
        ]
        for d in words:
            yield from (outlined(role, d, edge, 0.7),) if edge else (tone(role, d),)


def outlined(role: str, d: str, stroke: str = "score", width: float = 0.8) -> Path:
    """A tone with an inked edge."""
    return Path(d, fill=role, stroke=stroke, width=width, round=True)


def waves(b: Block, y: float, role: str = "deep", rows: int = 4, gap: float = 7) -> Marks:
    """Water from y down: rows of crests with engraved crests."""
    rng = b.rng
    for row in range(rows):
        top, step = y + row * gap, 13 + row * 4
        x, crest = b.left - rng.uniform(4, step), list[tuple[float, float, bool]]()
        lines = []
        while x < b.right + step:
            tall = gap * rng.uniform(0.35, 0.6)
            crest += [(x, top + gap * 0.3, False), (x + step * 0.62, top - tall, True)]
            lines += [
                lens(
                    (x + step * 0.1, top + 1 + 1.6 * k),
                    (x + step * 0.6, top - tall + 2.2 + 1.8 * k),
                    -1.5,
                    0.9,
                )
                for k in range(2)
            ]
            x += step
        yield outlined(
            role,
            smooth([*crest, (b.right + 30, b.bottom + 2, True), (b.left - 30, b.bottom + 2, True)]),
        )
        yield cut("".join(lines))


def ridge(b: Block, line: str, role: str = "ink") -> Marks:
    """Land below a skyline, down to the block's edge."""
    first, *_, last = top = nodes(line)
    yield tone(
        role,
        smooth([(b.left - 2, first[1], True), *top, (b.right + 2, last[1], True),
                (b.right + 2, b.bottom + 2, True), (b.left - 2, b.bottom + 2, True)]),
    )  # fmt: skip


def turf(b: Block, y: float, count: int = 26, rows: int = 4, gap: float = 4) -> Marks:
    """Level strokes on dark ground, shorter and finer toward the bottom."""
    rng, words = b.rng, list[str]()
    for row in range(rows):
        for i in range(count // (row + 1)):
            x = b.left + b.w * (i + rng.random()) * (row + 1) / count
            reach = rng.uniform(3, 7) * (1 + row * 0.5)
            words.append(lens((x, y + row * gap), (x + reach, y + row * gap + 0.4), 0.3, 0.8))
    yield cut("".join(words))


def bricks(b: Block, role: str = "night", line: str = "deep", step: float = 8) -> Marks:
    """A wall of courses."""
    yield from field(b, role)
    words, row, y = list[str](), 0, b.top
    while y < b.bottom:
        words.append(box(b.left, y, b.right, y + 0.7))
        x = b.left + (row % 2) * step
        while x < b.right:
            words.append(box(x, y, x + 0.7, y + step * 0.8))
            x += step * 2
        y, row = y + step * 0.8, row + 1
    yield tone(line, "".join(words))


def pointed(cx: float, base: float, w: float, spring: float, rise: float = 1.0) -> str:
    """Path data of a pointed arch: width, the height where it springs, and how steeply it rises."""
    h, x = w / 2, cx
    top = spring - w * 0.87 * rise
    return (
        f"M{x - h:.1f} {base:.1f}L{x - h:.1f} {spring:.1f}"
        f"C{x - h:.1f} {spring - w * 0.45 * rise:.1f} "
        f"{x - h * 0.45:.1f} {top + w * 0.2:.1f} {x:.1f} {top:.1f}"
        f"C{x + h * 0.45:.1f} {top + w * 0.2:.1f} {x + h:.1f} {spring - w * 0.45 * rise:.1f} "
        f"{x + h:.1f} {spring:.1f}L{x + h:.1f} {base:.1f}Z"
    )


def arcade(
    b: Block, y: float, spring: float, count: int, through: str = "mid", stone: str = "night"
) -> Marks:
    """A row of pointed arches with light behind, from the floor at y up."""
    yield from field(b, stone)
    step = b.w / count
    centers = [b.left + step * (i + 0.5) for i in range(count)]
    for width, role in ((0.86, "deep"), (0.76, "ink"), (0.68, through)):
        yield tone(role, "".join(pointed(x, y, step * width, spring, 1.05) for x in centers))


def floor(b: Block, y: float, role: str = "deep", vanish: float = -10) -> Marks:
    """Flagstones running to a point."""
    yield tone(role, box(b.left - 1, y, b.right + 1, b.bottom + 1))
    words = []
    for i in range(-9, 10):
        x = i * b.w / 8
        words.append(lens((x * 0.35, y), (x, b.bottom + 2), 0, 0.9))
    depth = b.bottom - y
    words += [
        lens((b.left - 9, y + depth * t), (b.right + 9, y + depth * t), 0, 1.1)
        for t in (0.06, 0.18, 0.38, 0.68)
    ]
    yield score("".join(words))


def swirl(
    cx: float, cy: float, r: float, turns: float, start: float = 0, count: int = 40
) -> list[Point]:
    """Points of a spiral from the middle outward."""
    return [
        polar(start + 360 * turns * i / (count - 1), r * (i / (count - 1)) ** 0.85, cx, cy)
        for i in range(count)
    ]


def lightning(line: str, width: float = 5) -> str:
    """Path data of a bolt through the points, thick at the top."""
    through = nodes(line)
    last = len(through) - 1
    right = [(x + width * (1 - i / last) * 0.5, y) for i, (x, y, _) in enumerate(through)]
    left = [(x - width * (1 - i / last) * 0.5, y) for i, (x, y, _) in enumerate(through)]
    return poly([*left, *reversed(right[:-1])])


def flare(x: float, y: float, w: float, h: float) -> str:
    """Path data of a single flame with a round foot at x, y."""
    half = "0,0 -.38,-.05 -.5,-.24 -.34,-.46 -.2,-.56! -.24,-.42 -.1,-.38! -.16,-.66 .1,-1! "
    line = nodes(half + ".1,-.74 .46,-.5 .5,-.24 .38,-.05")
    return smooth([(x + px * w, y + py * h, sharp) for px, py, sharp in line])
