"""Assaults: sieges, claws, escapes, the dead called up."""

from __future__ import annotations

from lohprint.press.art import arms, things
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, tone
from lohprint.press.art.bodies import (
    SHADE,
    SOUL,
    body,
    wail,
)
from lohprint.press.art.grounds import (
    box,
    bricks,
    field,
    flames,
    halo,
    pointed,
    ridge,
    sky,
    turf,
)
from lohprint.press.art.hands import CLAW, SPREAD, fist, hand
from lohprint.press.art.strokes import (
    along,
    arc,
    limb,
    polar,
    poly,
    smooth,
)


def infernal_rage(b: Block) -> Marks:
    """A mountain bursts open; a burning fist rises out of it."""
    yield from field(b, "night")
    yield from halo(0, -6, 58, "deep", "mid")
    yield from flames(b, 30, 66, "mid", "hot", "glow", count=3, x0=-30, x1=30, edge="")
    yield put(fist(arm=50, width=26), 0, 6, scale=1.12)
    yield from ridge(b, "-70,48 -40,36 -22,18! -14,24 -4,20 8,26 18,17! 36,34 70,48")
    yield tone(
        "hot",
        limb("-16,24 -22,34 -18,44 -30,54", (4, 6, 5, 7))
        + limb("14,24 22,34 18,42 30,54", (4, 5, 5, 7))
        + limb("0,24 2,34 -2,52", (4, 5, 6)),
    )
    rng = b.rng
    for _ in range(13):
        a, r = rng.uniform(-75, 75), rng.uniform(34, 60)
        x, y = polar(a, r, 0, 14)
        yield put(
            [ink(poly("-4,3 -3,-4 3,-5 5,2 0,5"))],
            x,
            y,
            turn=rng.uniform(0, 360),
            scale=rng.uniform(0.5, 1.1),
        )


def diabolic_strike(b: Block) -> Marks:
    """Three claw slashes tear the picture itself open."""
    yield from field(b, "mid")
    yield from sky(b, b.top + 2, b.bottom, 24, "deep", 2.2)
    for x in (-34, 0, 34):
        line = [(x + 20, -56), (x + 4, -8), (x - 18, 54)]
        yield ink(limb(line, (0, 25, 22, 0), 11))
        yield tone("hot", limb(line, (0, 17, 15, 0), 11))
        yield tone("glow", limb([(px + 1.4, py) for px, py in line], (0, 7, 6, 0), 11))
        left = along([(px - 9, py) for px, py in line], 9, 0.2, 0.8)
        yield ink(
            "".join(poly([(px, py - 3), (px - 7, py + 2), (px + 1, py + 4)]) for px, py in left)
        )
    yield put(hand(CLAW, (11, -10, 40, 22, 40), claw=True, arm=40), 46, -44, scale=0.62, turn=206)


def escape(b: Block) -> Marks:
    """A soul breaks its chain and runs from its cell through a door of light."""
    yield from bricks(b, "night", "deep")
    yield tone("mid", poly([(8, 42), (56, 42), (b.right + 20, b.bottom + 9), (-80, b.bottom + 9)]))
    yield ink(pointed(33, 43, 52, -6, 0.8))
    yield tone("hot", pointed(33, 42, 44, -6, 0.8))
    yield tone("glow", pointed(33, 42, 34, -4, 0.8))
    bars = [[(x, -60), (x + bend, -6), (x, 46)] for x, bend in ((-52, -4), (-40, -10), (-14, 12))]
    yield ink("".join(limb(bar, (5, 5, 5)) for bar in bars))
    yield cut("".join(limb(bar, (1, 1.6, 1)) for bar in bars))
    yield ink(limb([(b.left - 4, -30), (4, -30)], (5, 5), 3))
    yield from body(
        "14,-12 8,2 2,16",
        ("14,-8 26,0 34,-10", "10,-8 -4,-2 -8,12"),
        ("2,14 18,22 20,40", "0,14 -8,30 -26,36"),
        SOUL,
    )
    yield from wail(19, -20, 7, 24)
    yield from things.chain("-26,34 -36,40 -50,42", 5, 9)


def extra_invasion(b: Block) -> Marks:
    """Ladders and torches against a burning wall by night."""
    yield from field(b, "night")
    yield from flames(b, -6, 44, "mid", "hot", count=6, edge="")
    yield ink(
        smooth(
            "-70,0! -46,0! -46,-10! -34,-10! -34,0! -16,0! -16,-10! -4,-10! -4,0! 14,0! 14,-10! "
            "26,-10! 26,0! 44,0! 44,-10! 56,-10! 56,0! 70,0! 70,60! -70,60!"
        )
    )
    yield cut(
        "".join(
            box(x, y, x + 9, y + 0.9)
            for y, dx in ((8, 0), (18, 9), (28, 0), (38, 9))
            for x in range(-64 + dx, 66, 18)
        )
    )
    for x, t in ((-30, 14), (26, -12)):
        yield put(
            [
                bone(
                    box(-8, -50, -5.4, 50)
                    + box(5.4, -50, 8, 50)
                    + "".join(box(-7, y, 7, y + 2.2) for y in range(-44, 48, 10))
                )
            ],
            x,
            12,
            turn=t,
        )
    yield put(
        body(
            "0,-14 2,0 0,14",
            ("-4,-10 -10,-22 -4,-32", "4,-10 10,-2 6,-16"),
            ("-2,12 -10,20 -4,30", "2,12 8,24 4,36"),
            SHADE,
            (0, -20),
        ),
        -27,
        6,
        scale=1.0,
        turn=14,
    )
    yield put(
        body(
            "0,-14 2,0 0,14",
            ("-4,-10 -10,-22 -4,-32", "4,-10 10,-2 6,-16"),
            ("-2,12 -10,20 -4,30", "2,12 8,24 4,36"),
            SHADE,
            (0, -20),
        ),
        24,
        -2,
        scale=1.0,
        turn=-12,
    )
    yield put(arms.sword(34, 5, 14), 16, -40, turn=20, scale=0.8)


def recall(b: Block) -> Marks:
    """A great bell tolls; skeletal hands come up through the turf."""
    yield from field(b, "mid")
    yield tone(
        "deep",
        "".join(
            limb(arc(0, -12, 34 + 9 * k, t - 36, t + 36), (0, 4, 4, 4, 0), 13)
            for k in range(4)
            for t in (90, 270)
        ),
    )
    yield ink(limb([(-40, -50), (40, -50)], (8, 8), 3))
    yield put(things.bell(), 0, -14, scale=1.14, turn=12)
    yield from ridge(b, "-70,38 -30,34 10,38 70,34")
    yield from turf(b, 42, rows=2)
    for x, t in ((-46, -8), (-22, 10), (24, -12), (46, 6)):
        yield put(
            hand(SPREAD, mass="bone", lines="score", arm=14), x, 40, scale=0.46, turn=t, flip=x > 0
        )
