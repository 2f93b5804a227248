"""Storms of magic and time out of joint."""

from __future__ import annotations

import math

from lohprint.press.art import altar, arms, things
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, score, tone
from lohprint.press.art.grounds import (
    box,
    burst,
    field,
    halo,
    lightning,
    rays,
    ridge,
    sky,
    spark,
    swirl,
    turf,
    waves,
)
from lohprint.press.art.hands import CLAW, SPREAD, hand
from lohprint.press.art.skulls import skull
from lohprint.press.art.strokes import (
    along,
    circle,
    hatch,
    lens,
    limb,
    nodes,
    polar,
    poly,
    smooth,
)


def vortex_of_magic(b: Block) -> Marks:
    """Relics tumble into a spiral seen from above."""
    yield from field(b, "night")
    for k, role in enumerate(("deep", "mid", "hot", "deep", "mid", "hot")):
        yield tone(role, limb(swirl(0, 0, 78, 1.25, 60 * k, 18), (2, 8, 17, 22, 22), 30))
    yield cut(
        "".join(limb(swirl(0, 0, 70, 1.1, 60 * k + 22, 14), (0.4, 1.4, 2, 0), 22) for k in range(6))
    )
    yield ink(circle(0, 0, 9))
    yield tone("glow", circle(0, 0, 5))
    yield put(altar.closed_book("deep"), -38, -22, scale=0.42, turn=-32)
    yield put(arms.sword(), 38, 32, scale=0.62, turn=-128)
    yield put(things.key(), 34, -28, scale=0.56, turn=70)
    yield put(altar.candle(22), -32, 32, scale=0.8, turn=-140)


def maelstrom_of_magic(b: Block) -> Marks:
    """A ship goes down by the stern in a whirlpool under a black sky."""
    yield from field(b, "deep")
    yield from sky(b, b.top + 1, -10, 14, "night", 2.6)
    yield tone("glow", lightning("-34,-52 -40,-34 -34,-34 -42,-14", 5))
    yield tone("mid", box(b.left - 1, -8, b.right + 1, b.bottom + 1))
    for k, (rx, ry, role) in enumerate(
        ((66, 34, "hot"), (54, 27, "mid"), (42, 20, "deep"), (29, 13, "night"), (16, 6.5, "ink"))
    ):
        yield tone(role, circle(0, 24 + k * 1.5, rx, ry))
    yield put(
        [
            cut(
                "".join(
                    limb(swirl(0, 0, 62, 1.2, 45 * k, 14), (0.6, 1.6, 2.2, 0), 24) for k in range(8)
                )
            )
        ],
        0,
        26,
        squash=0.5,
    )
    yield put(_ship(), 12, -2, scale=0.92, turn=24)
    yield from waves(b, 48, "mid", 1, 7)


def _ship() -> Marks:
    yield ink(
        "".join(limb([(x, 14), (x, top)], (2.4, 1.8), 3) for x, top in ((-12, -34), (8, -40)))
    )
    yield bone(smooth("-12,-30! 2,-26 4,-14 -12,-8!") + smooth("8,-36! 26,-30 28,-14 8,-6!"))
    yield score(
        hatch(along("2,-26 4,-16 -4,-10", 8), along("-6,-26 -4,-17 -8,-11", 8), 1)
        + hatch(along("25,-30 27,-16 16,-8", 9), along("16,-30 18,-17 11,-9", 9), 1)
    )
    yield ink(smooth("-34,2! -22,12 20,12 36,0! 38,-6! 42,-4 32,22 -22,24"))
    yield cut(
        lens((-26, 14), (30, 14), 2, 1.4)
        + lens((-22, 19), (28, 19), 1.4, 1.2)
        + "".join(circle(x, 16.6, 1.1) for x in range(-16, 25, 8))
    )
    yield tone("hot", smooth("8,-44! 20,-48 24,-44! 16,-42 8,-40!"))


def steal_power(b: Block) -> Marks:
    """A clawed hand tears a star of light away from a hand that reaches after it."""
    yield from field(b, "deep")
    yield from rays(b, 8, -8, 26, "mid", 2)
    yield from halo(8, -8, 36, "hot", "glow")
    yield put(hand(SPREAD, mass="bone", lines="score", arm=40), -19, 60, scale=0.8, turn=18)
    yield tone("hot", lightning("2,0 -8,8 -2,10 -12,20", 4) + lightning("6,2 4,12 9,12 4,22", 4))
    yield ink(spark(8, -10, 19, 8, 0, 0.45))
    yield bone(spark(8, -10, 16, 8, 0, 0.45))
    yield tone("hot", circle(8, -10, 5))
    yield put(hand(CLAW, (11, -10, 40, 22, 40), claw=True, arm=52), 26, -50, scale=0.86, turn=204)


def warped_time(b: Block) -> Marks:
    """A clock melts over a ledge, its hands bent, its hours sliding off."""
    yield from field(b, "mid")
    yield from rays(b, 0, -16, 14, "deep", 10)
    yield from sky(b, 20, 52, 8, "deep", 2)
    yield ink(smooth("-62,18! 10,14 20,16! 22,24 18,60! -62,60!"))
    yield cut(
        hatch(along("20,20 19,54", 13), along("8,20 7,54", 13), 1.2)
        + lens((-58, 20), (16, 17), 1, 1.6)
    )
    face = "-40,4 -34,-26 -10,-42 18,-38 36,-20 40,4 36,22 40,38 32,46 25,36 24,20 10,16 -20,20"
    yield ink(smooth([(x * 1.06, y * 1.05, False) for x, y, _ in nodes(face)]))
    yield bone(smooth([(x * 0.94, y * 0.94, False) for x, y, _ in nodes(face)]))
    yield score(
        "".join(
            lens((x * 0.9 - 1, y * 0.9 - 1), (x * 0.74, y * 0.74), 0, 2.4)
            for x, y in along(face, 15, closed=True)[:12]
        )
    )
    yield ink(
        limb("0,-10 -10,-18 -8,-30", (4, 3, 0))
        + limb("0,-10 14,-6 22,6 24,24", (5, 4, 3, 0))
        + circle(0, -10, 3.4)
    )
    yield score(
        hatch(along("36,20 37,36 32,42", 9), along("29,18 29,32 28,40", 9), 1.2)
        + hatch(along("34,-16 36,4", 8), along("29,-14 30,4", 8), 1.0)
    )
    yield tone("score", limb("28,44 27,50 28,53", (3, 5, 0)))


def chaos_of_time(b: Block) -> Marks:
    """An hourglass bursts, sand, glass and hours flying outward."""
    yield from field(b, "deep")
    yield from rays(b, 0, 0, 15, "hot", 6)
    yield score(burst(0, 0, 20, 72, 64, 1.6))
    rng = b.rng
    yield tone(
        "glow",
        "".join(
            spark(*polar(rng.uniform(0, 360), rng.uniform(14, 52)), rng.uniform(1, 2.6), 4, 0, 0.6)
            for _ in range(46)
        ),
    )
    yield put(things.hourglass(0.5), 0, 0, scale=1.1, turn=18)
    yield ink(lightning("-6,-26 6,-12 -8,-4 8,6 -4,16 6,30", 6))
    for k in range(9):
        x, y = polar(40 * k + 12, 42)
        yield put(
            [
                bone(poly([(-6, 4), (rng.uniform(-2, 3), -8), (7, 2)])),
                score(lens((-3, 3), (1, -5), 0, 1)),
            ],
            x,
            y,
            turn=rng.uniform(0, 360),
        )


def drain_power(b: Block) -> Marks:
    """Three relics crack as their light pours down into a skull's mouth."""
    yield from field(b, "mid")
    yield from sky(b, b.top + 2, b.bottom, 22, "deep", 2)
    for line in ("-40,-18 -30,4 -8,16 -4,30", "0,-20 3,2 -3,14 0,30", "40,-18 30,4 8,16 4,30"):
        yield tone("glow", limb(line, (4, 9, 9, 5), 11))
        yield tone("hot", limb(line, (0, 4, 4, 0), 11))
    yield from (
        put(
            [
                ink(circle(0, 0, 16)),
                tone("hot", circle(0, 0, 13.6)),
                score(lightning("-6,-12 2,-2 -4,0 6,13", 4)),
            ],
            x,
            -30,
        )
        for x in (0,)
    )
    yield put(altar.closed_book("deep"), -42, -28, scale=0.5, turn=-10)
    yield put(things.crown(5), 42, -28, scale=0.6, turn=10)
    yield put(skull(look="glow"), 0, 30, scale=0.84)
    yield ink(smooth("-13,45! 0,43 13,45! 10,52 -10,52"))


def magical_vortex(b: Block) -> Marks:
    """A twisting funnel of cloud tears a ritual's scroll from the ground."""
    yield from field(b, "hot")
    yield from sky(b, b.top + 1, 30, 16, "mid", 2.2)
    yield from ridge(b, "-70,44 -20,46 70,42")
    for k in range(9):
        y, w = -44 + k * 11, 54 - k * 5.6
        x = 6 * math.sin(k * 0.9)
        yield ink(circle(x, y, w, 9 - k * 0.5))
        yield cut(
            limb(
                [(x - w * 0.9, y - 1), (x - w * 0.2, y + 5 - k * 0.3), (x + w * 0.86, y - 2)],
                (0, 2.2, 0),
                9,
            )
            + limb([(x - w * 0.5, y - 4), (x, y - 1), (x + w * 0.6, y - 4)], (0, 1.4, 0), 7)
        )
    yield put(altar.scroll(), -36, 16, scale=0.5, turn=-24)
    yield put(altar.candle(20), 38, 6, scale=0.8, turn=48)
    yield from turf(b, 47, rows=1)
