"""Things of the altar and the desk: candles, books, scrolls, eyes, graves, stars in rings."""

from __future__ import annotations

from lohprint.press.art.block import Marks, bone, both, ink, score, tone
from lohprint.press.art.grounds import tongue
from lohprint.press.art.strokes import (
    along,
    circle,
    hatch,
    lens,
    limb,
    polar,
    poly,
    smooth,
)
from lohprint.press.shapes import Path


def candle(height: float = 24, width: float = 6, flame: str = "glow") -> Marks:
    """A burning candle standing on the origin."""
    h = width / 2
    yield bone(
        smooth(
            [
                (-h, 0, True),
                (-h, -height, True),
                (0, -height + 1.6, False),
                (h, -height, True),
                (h, 0, True),
            ]
        )
    )
    yield score(
        hatch(
            [(h, -2 - 3 * k) for k in range(int(height / 3))],
            [(h * 0.1, -2 - 3 * k) for k in range(int(height / 3))],
            0.8,
        )
    )
    yield bone(limb([(-h * 0.7, -height), (-h * 0.9, -height * 0.6)], (2, 2.4), 3))
    yield score(lens((0, -height + 1), (0.4, -height - 4), 0, 0.9))
    yield tone("hot", tongue(0.2, -height - 2, width * 0.9, 15))
    yield tone(flame, tongue(0.2, -height - 2.4, width * 0.5, 9))


def open_book(page: str = "bone") -> Marks:
    """An open book from the front, 84 units wide, lines on both pages."""

    def half() -> Marks:
        yield ink(smooth("-.4,-15! 10,-22 28,-24 45,-19! 46,18! 28,14 10,17 -.4,24!"))
        yield tone(page, smooth("-.4,-18! 10,-24 27,-27 42,-22! 43,13! 27,9 10,12 -.4,19!"))
        for k in range(7):
            yield score(lens((6, -13 + k * 4), (37, -17 + k * 4), 1.8, 0.9 if k % 3 else 1.4))
        yield score(hatch(along("2,-17 2,17", 11), along("7,-20 7,12", 11), 0.8))

    yield from both(half())
    yield score(lens((0, -19), (0, 22), 0, 2))


def closed_book(role: str = "deep") -> Marks:
    """A thick book standing, its cover to the front, 56 wide and 72 high."""
    yield ink(poly("-30,-36 24,-38 32,-32 32,36 -24,38 -30,34"))
    yield bone(poly("25,-35 30.6,-31 30.6,33 25,34"))
    yield score(
        "".join(lens((25.8, -32 + 4 * k), (30.4, -29.6 + 4 * k), 0, 0.8) for k in range(16))
    )
    yield tone(role, poly("-27,-33 23,-35 23,33.6 -26,35.4"))
    yield tone(
        "gold",
        "".join(
            poly([(x, y), (x + sx * 11, y), (x, y + sy * 11)])
            for x, y, sx, sy in (
                (-27, -33, 1, 1),
                (23, -35, -1, 1),
                (-26, 35.4, 1, -1),
                (23, 33.6, -1, -1),
            )
        ),
    )
    yield score(
        "".join(
            limb([(-22, y), (0, y - 0.6), (20, y - 1.6)], (0.9, 0.9, 0.9), 3) for y in (-26, 28)
        )
        + lens((-19, -24), (-19, 26), 0, 1)
        + lens((17, -26), (17, 25), 0, 1)
    )


def scroll(w: float = 44, h: float = 56, lines: int = 9) -> Marks:
    """An unrolled parchment with written lines and curled ends."""
    a, z = w / 2, h / 2
    yield bone(
        smooth(
            [
                (-a, -z, True),
                (0, -z + 1, False),
                (a, -z, True),
                (a - 1.4, 0, False),
                (a, z, True),
                (0, z - 1.4, False),
                (-a, z, True),
                (-a + 1.4, 0, False),
            ]
        )
    )
    for y in (-z, z):
        yield bone(limb([(-a - 4, y), (a + 4, y)], (8, 8), 3))
        yield score(
            lens((-a - 3, y - 1.4), (a + 3, y - 1.4), 0, 0.9)
            + lens((-a - 3, y + 2), (a + 3, y + 2), 0, 1.5)
            + circle(a + 4, y, 1.6)
            + circle(-a - 4, y, 1.6)
        )
    step = (h - 18) / lines
    for k in range(lines):
        yield score(
            lens(
                (-a + 6, -z + 11 + k * step),
                (a - (7 if k % 3 else 14), -z + 11 + k * step),
                0.3,
                1.3,
            )
        )


def eyeball(r: float = 14, look: str = "mid", slit: bool = True) -> Marks:
    """A naked eye with veins."""
    yield bone(circle(0, 0, r))
    yield score(
        "".join(
            lens(polar(a, r), polar(a + 9, r * 0.62), 0.8, r * 0.06) for a in range(10, 360, 30)
        )
    )
    yield tone("score", circle(0, 0, r * 0.56))
    yield tone(look, circle(0, 0, r * 0.5))
    yield score(
        "".join(
            lens(polar(a, r * 0.48), polar(a, r * 0.26), 0, r * 0.07) for a in range(0, 360, 24)
        )
    )
    yield score(
        lens((0, -r * 0.44), (0, r * 0.44), 0, r * 0.34) if slit else circle(0, 0, r * 0.22)
    )
    yield tone("glow", circle(-r * 0.2, -r * 0.22, r * 0.1))


def gravestone(w: float = 36, h: float = 50) -> Marks:
    """A round-topped stone standing on the origin."""
    a = w / 2
    yield bone(
        smooth(
            [
                (-a, 0, True),
                (-a, -h * 0.62, False),
                (-a * 0.6, -h * 0.93, False),
                (0, -h, False),
                (a * 0.6, -h * 0.93, False),
                (a, -h * 0.62, False),
                (a, 0, True),
            ]
        )
    )
    yield score(
        hatch(
            [(a, -2 - h * 0.055 * k) for k in range(12)],
            [(a * 0.35, -2 - h * 0.055 * k) for k in range(12)],
            1.1,
        )
    )
    yield score(
        limb([(0, -h * 0.82), (0, -h * 0.4)], (3, 3), 3)
        + limb([(-a * 0.36, -h * 0.54), (a * 0.36, -h * 0.54)], (3, 3), 3)
    )


def pentacle(r: float, role: str = "cut", width: float = 1.4, turn: float = 0) -> Marks:
    """A five-pointed star in two rings."""
    points = [polar(turn + 144 * k, r) for k in range(5)]
    yield Path(circle(0, 0, r), stroke=role, width=width)
    yield Path(circle(0, 0, r * 1.14), stroke=role, width=width * 0.6)
    yield Path(poly(points), stroke=role, width=width)
