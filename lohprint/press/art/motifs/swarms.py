"""Swarms and engines: what comes in thousands or on wheels."""

from __future__ import annotations

from lohprint.press.art import beasts, heads, things
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, tone
from lohprint.press.art.grounds import (
    bricks,
    field,
    halo,
    pointed,
    ridge,
    sky,
    turf,
)
from lohprint.press.art.strokes import (
    along,
    circle,
    hatch,
    lens,
    limb,
    mirrored,
    polar,
    poly,
    rings,
    smooth,
)


def metal_beasts(b: Block) -> Marks:
    """A riveted iron bull charges, steam from its nostrils, gears turning behind."""
    yield from field(b, "mid")
    yield put((things.gear(40, 16, "deep"),), -34, -18)
    yield put((things.gear(26, 12, "hot"),), 22, -34, turn=9)
    yield from ridge(b, "-70,44 70,42")
    yield from turf(b, 46, rows=1)
    yield put(_iron_bull(), -9, 2, scale=0.94)


def juggernauts(b: Block) -> Marks:
    """A spiked war tower rolls on iron wheels over broken shields."""
    yield from field(b, "hot")
    yield from sky(b, b.top + 2, 20, 18, "mid", 2)
    yield ink(poly("-30,-44 30,-44 42,34 -42,34"))
    yield ink("".join(poly([(x, -44), (x + 5, -54), (x + 10, -44)]) for x in (-30, -18, -5, 8, 20)))
    yield cut(
        "".join(
            limb([(-32 - k * 3, y), (0, y + 1), (32 + k * 3, y)], (1.4, 1.4, 1.4), 3)
            for k, y in enumerate((-34, -14, 8))
        )
    )
    yield cut("".join(circle(x, y, 1.2) for y in (-39, -19, 3) for x in range(-28, 29, 8)))
    yield put(
        heads.fiend("wide", heads.BROAD, ears=None, mouth="tusks", look="glow"), 0, -6, scale=0.56
    )
    for s in (-1, 1):
        yield ink("".join(poly([(s * 34, y - 4), (s * 58, y), (s * 36, y + 5)]) for y in (-22, 0)))
        yield cut("".join(lens((s * 36, y), (s * 54, y + 0.3), 0, 1.2) for y in (-22, 0)))
        yield put(_wheel(19), s * 34, 34)
    yield from ridge(b, "-70,50 0,49 70,50")


def _wheel(r: float) -> Marks:
    yield ink(
        circle(0, 0, r)
        + "".join(
            poly([polar(a - 6, r * 0.95), polar(a, r * 1.28), polar(a + 6, r * 0.95)])
            for a in range(0, 360, 30)
        )
    )
    yield tone("deep", circle(0, 0, r * 0.74))
    yield ink(
        "".join(
            limb([polar(a, 0), polar(a, r * 0.8)], (r * 0.16, r * 0.12), 3)
            for a in range(0, 360, 45)
        )
        + circle(0, 0, r * 0.26)
    )
    yield cut(
        "".join(
            lens(polar(a, r * 0.9), polar(a + 22, r * 0.9), r * 0.03, r * 0.07)
            for a in range(0, 360, 30)
        )
        + circle(0, 0, r * 0.1)
    )


def cloud_of_flies(b: Block) -> Marks:
    """A swarm gathers into the shape of a skull."""
    yield from field(b, "mid")
    yield from halo(0, -2, 54, "hot")
    rng = b.rng
    yield ink(smooth(mirrored("0,-40! 22,-37 34,-20 33,0 25,12! 20,17 19,30 11,37 0,38!")))
    yield tone(
        "hot",
        smooth("5,-6! 12,-15 26,-13 27,0 18,8 8,5!")
        + smooth("-5,-6! -12,-15 -26,-13 -27,0 -18,8 -8,5!")
        + poly("0,6 5,17 -5,17"),
    )
    yield tone("hot", "".join(lens((x, 23), (x, 37), 0, 2.2) for x in (-10, -3.4, 3.4, 10)))
    rim = along(
        mirrored("0,-40! 22,-37 34,-20 33,0 25,12! 20,17 19,30 11,37 0,38!"), 46, closed=True
    )
    for k, (x, y) in enumerate(rim):
        yield put(
            beasts.small_fly("score" if k % 3 else "cut"),
            x + rng.uniform(-3, 3),
            y + rng.uniform(-3, 3),
            scale=rng.uniform(0.36, 0.6),
            turn=rng.uniform(0, 360),
        )
    for x, y in ((-15, -3), (16, -4)):
        yield put(beasts.small_fly("glow"), x, y, scale=0.66, turn=rng.uniform(0, 360))
    for x, y in (
        (-18, -26),
        (-4, -30),
        (12, -28),
        (24, -16),
        (-28, -12),
        (0, -20),
        (-2, 18),
        (14, 14),
        (-14, 16),
    ):
        yield put(beasts.small_fly("cut"), x, y, scale=0.42, turn=rng.uniform(0, 360))
    for _ in range(15):
        side = rng.choice((-1, 1))
        yield put(
            beasts.small_fly("glow"),
            side * rng.uniform(42, 58),
            rng.uniform(b.top, b.bottom),
            scale=rng.uniform(0.5, 0.8),
            turn=rng.uniform(0, 360),
        )


def locust_swarm(b: Block) -> Marks:
    """A locust bigger than the field it eats, thousands behind it."""
    yield from field(b, "hot")
    yield from sky(b, b.top + 2, 24, 16, "mid", 1.6)
    rng = b.rng
    for _ in range(26):
        x, y = rng.uniform(b.left, b.right), rng.uniform(b.top, 4)
        yield put(_speck(), x, y, scale=rng.uniform(0.5, 1.0), turn=rng.uniform(-30, 0))
    yield from ridge(b, "-70,40 0,36 70,40", "deep")
    for k in range(34):
        x = b.left + b.w * (k + rng.random()) / 34
        yield ink(
            limb(
                [
                    (x, 52),
                    (x + rng.uniform(-1, 1), 40),
                    (x + rng.uniform(-4, 4), rng.uniform(24, 34)),
                ],
                (1.6, 1.4, 0),
                5,
            )
        )
    yield put(beasts.locust(), 0, 4, scale=1.12, turn=-8)


def _speck() -> Marks:
    yield ink(
        lens((-6, 0), (6, 0), 0, 2.6)
        + lens((2, 0), (-6, -5), 0.6, 1.6)
        + lens((0, 0), (-4, 4), 0, 0.9)
    )


def realm_of_flies(b: Block) -> Marks:
    """The lord of flies as a rose window: one crowned fly, wings like stained glass."""
    yield from bricks(b, "night", "deep")
    yield tone("score", pointed(0, b.bottom + 2, 112, 10, 0.72))
    yield tone("mid", pointed(0, b.bottom + 2, 104, 10, 0.72))
    yield put(beasts.fly("hot", "glow"), 0, 8, scale=0.98)
    yield put(things.crown(5), 0, -30, scale=0.42)


def _iron_bull() -> Marks:
    for leg in (
        "-36,8 -44,26 -34,44",
        "-26,10 -22,28 -28,44",
        "18,12 14,30 22,44",
        "26,10 40,22 34,38",
    ):
        yield ink(limb(leg, (15, 9, 8)))
        yield cut(rings(leg, (15, 9, 8), 7, 1.4, across=(-0.8, 0.8)))
    yield ink(
        smooth("-52,-2! -46,-14 -24,-18 0,-22 18,-30 32,-22 36,-6 32,12 12,18 -14,14 -38,18 -50,10")
    )
    yield ink(smooth("22,-24! 34,-30 46,-18 54,2! 54,12 44,16 36,8 26,6"))
    yield bone(limb("34,-26 40,-42 58,-46", (8, 6, 0)) + limb("28,-26 26,-42 36,-52", (7, 5, 0)))
    yield cut(
        "".join(
            limb(line, (1.3, 1.3, 1.3))
            for line in ("-34,-16 -30,0 -32,16", "-8,-20 -4,-2 -8,15", "14,-26 20,-6 16,16")
        )
    )
    yield cut(
        "".join(circle(x, y, 1.1) for x in (-37, -27, -11, -1, 11, 24) for y in (-12, -5, 2, 9))
    )
    yield put((things.gear(11, 9, "hot"),), -20, -1)
    yield tone("glow", smooth("38,-14! 43,-18 47,-12! 42,-9"))
    yield cut(
        lens((48, 2), (53, 4), 1, 1.5)
        + hatch(along("28,-20 30,4", 9), along("38,-22 38,4", 9), 1.2, 1)
    )
    yield bone(
        "".join(
            limb(line, (1, 5, 7, 0)) for line in ("54,8 62,4 66,10 74,4", "53,12 60,16 66,18 74,18")
        )
    )
    yield ink(limb("-50,2 -60,-8 -58,-24", (4, 3, 2)))
