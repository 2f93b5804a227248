"""Artifacts and other things of power."""

from __future__ import annotations

from lohprint.press.art import altar, arms, things
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    SOUL,
    body,
    wail,
)
from lohprint.press.art.grounds import (
    box,
    burst,
    field,
    flames,
    flare,
    halo,
    rays,
    ridge,
    sky,
    spark,
    turf,
)
from lohprint.press.art.hands import SPREAD, fist, hand
from lohprint.press.art.skulls import skull
from lohprint.press.art.strokes import (
    along,
    arc,
    circle,
    hatch,
    lens,
    limb,
    poly,
    rings,
    smooth,
)


def crystal_ball(b: Block) -> Marks:
    """A great orb on a clawed foot, an eye looking out of it."""
    yield from field(b, "night")
    yield from rays(b, 0, -8, 26, "deep", 3)
    yield from halo(0, -8, 46, "mid")
    yield ink(circle(0, -8, 34))
    yield tone("hot", circle(0, -8, 31.5))
    yield tone("glow", circle(-3, -12, 24))
    yield put(altar.eyeball(14, "mid"), 0, -8)
    yield score(
        "".join(
            limb(arc(0, -8, 29.5 - 2.4 * k, 95 + 8 * k, 172 - 7 * k), (0, 1.8, 0)) for k in range(5)
        )
    )
    yield tone("bone", limb(arc(0, -8, 27, 292, 338), (0, 4.4, 0)) + circle(-22, 4, 1.8))
    for s in (-1, 1):
        claw = [(s * 10, 40), (s * 26, 30), (s * 33, 8), (s * 24, 2)]
        yield ink(limb(claw, (11, 10, 7, 0)))
        yield cut(rings(claw, (11, 10, 7, 0), 13, 1.3, across=(-0.6, 0.8)))
    yield ink(limb("0,42 0,28 0,14", (12, 10, 0)) + smooth("-26,50! -20,40 0,36 20,40 26,50!"))
    yield cut(rings("0,42 0,28 0,16", (12, 10, 3), 9, 1.3) + limb("-22,46 0,42 22,46", (0, 1.6, 0)))


def tome_of_power(b: Block) -> Marks:
    """A grimoire bound in iron, an eye in its star, light breaking from its pages."""
    yield from field(b, "deep")
    yield from rays(b, 12, 2, 20, "hot", 5)
    yield from rays(b, 12, 2, 10, "glow", 14)
    yield put(altar.closed_book("mid"), 0, 0, scale=1.24, turn=-7)
    yield put(_tome_boss(), -2, 0, turn=-7)
    for y in (-22, 22):
        yield put(
            [
                ink(poly("-8,-5 24,-7 24,6 -8,5")),
                cut(lens((-6, -2), (22, -4), 0, 1.2) + circle(16, 0, 2)),
            ],
            24,
            y,
            turn=-7,
        )


tome_of_magics = tome_of_power


def _tome_boss() -> Marks:
    yield ink(circle(0, 0, 24))
    yield from altar.pentacle(19, "cut", 1.8)
    yield put(altar.eyeball(9, "hot"), 0, 0)


def staff_of_undead(b: Block) -> Marks:
    """A skull-headed staff wound with bone, dead hands grasping at it."""
    yield from field(b, "mid")
    yield from sky(b, b.top + 2, b.bottom, 22, "deep", 2)
    yield from halo(0, -20, 34, "hot", "glow")
    yield ink(limb("0,-4 -2,20 1,56", (7, 6, 6)))
    yield cut(rings("0,-4 -2,20 1,56", (7, 6, 6), 16, 1.4, across=(-0.2, 0.9)))
    for s in (False, True):
        k = -1 if s else 1
        yield put(_wing_bone(), k * 3, 0, flip=s)
        yield put(
            hand(SPREAD, mass="bone", lines="score", arm=54),
            k * 36,
            40,
            scale=0.62,
            turn=-k * 26,
            flip=not s,
        )
    yield put(skull(look="hot"), 0, -22, scale=0.72)
    yield from ridge(b, "-70,46 -30,40 0,47 30,40 70,46")


def _wing_bone() -> Marks:
    yield bone(
        "".join(
            limb([(0, 2), (10 + 3 * k, -8 - 8 * k), (24 - k, -30 + 5 * k)], (4, 3, 0))
            for k in range(3)
        )
    )


def wand_of_might(b: Block) -> Marks:
    """A wand flung up across the sky, a star exploding from its tip."""
    yield from field(b, "deep")
    yield from rays(b, 22, -18, 22, "mid", 6)
    yield from halo(22, -18, 38, "hot", "glow")
    yield score(burst(22, -18, 18, 60, 56, 1.3))
    yield tone("bone", spark(22, -18, 30, 8, 0, 0.24))
    yield tone("glow", spark(22, -18, 15, 8, 22.5, 0.4))
    wand = [(-44, 50), (-12, 16), (17, -13)]
    yield ink(limb(wand, (10, 8, 5)))
    yield cut(rings(wand, (10, 8, 5), 22, 1.5, start=0.3, across=(-0.2, 0.85)))
    yield put(fist(arm=30), -30, 36, scale=0.74, turn=44)


def soul_stone(b: Block) -> Marks:
    """A cluster of cut crystals, a soul's face burning in the tallest."""
    yield from field(b, "night")
    yield from rays(b, 0, 46, 24, "deep", 2)
    for x, w, top, lean_ in (
        (-36, 17, -8, -10),
        (36, 17, -2, 11),
        (-20, 20, -24, -6),
        (21, 20, -18, 7),
        (0, 32, -47, 0),
    ):
        yield from _crystal(x, w, top, lean_)
    yield tone("glow", flare(0, 30, 25, 58))
    yield from wail(0, 8, 10.5)
    yield from ridge(b, "-70,46 -40,38 -10,46 14,40 40,45 70,40")
    yield from turf(b, 46, rows=1)


soul_stones = soul_stone


def _crystal(x: float, w: float, top: float, lean_: float) -> Marks:
    h, t = w / 2, x + lean_
    yield ink(
        poly(
            [
                (x - h - 1, 50),
                (t - h - 1, top + w * 0.8),
                (t, top - 2),
                (t + h + 1, top + w * 0.7),
                (x + h + 1, 50),
            ]
        )
    )
    yield tone(
        "mid",
        poly(
            [
                (x - h, 50),
                (t - h, top + w * 0.8),
                (t, top),
                (t - h * 0.2, top + w),
                (x - h * 0.2, 50),
            ]
        ),
    )
    yield tone(
        "hot",
        poly(
            [
                (x - h * 0.1, 50),
                (t - h * 0.1, top + w),
                (t, top),
                (t + h, top + w * 0.7),
                (x + h, 50),
            ]
        ),
    )
    yield score(
        hatch(
            [(t + h - 1 + (x - t) * k / 12, top + w + (50 - top - w) * k / 12) for k in range(12)],
            [
                (t + h * 0.4 + (x - t) * k / 12, top + w + 2 + (50 - top - w) * k / 12)
                for k in range(12)
            ],
            1.1,
        )
    )


def soul_cage(b: Block) -> Marks:
    """A soul crouches in a cage that hangs from a chain."""
    yield from field(b, "mid")
    yield from sky(b, b.top + 2, b.bottom, 24, "deep", 2.2)
    yield from halo(0, 8, 44, "hot", "glow")
    yield from things.chain("0,-56 0,-46 0,-34", 4, 9)
    yield from body(
        "4,-4 -6,8 2,22",
        ("0,0 -12,8 -13,-4", "6,-2 16,6 14,-6"),
        ("0,20 -18,14 -14,31", "4,20 18,14 14,31"),
        SOUL,
    )
    yield from wail(2, -10, 9, 10)
    yield ink(limb("-32,-14 0,-20 32,-14", (4, 4, 4)) + limb("-32,34 0,38 32,34", (6, 7, 6)))
    yield ink(
        "".join(
            limb([(0, -36), (x * 0.8, -28), (x, -14), (x * 1.02, 12), (x, 35)], (3, 3, 3, 3, 3))
            for x in (-31, -18, -6, 6, 18, 31)
        )
    )
    yield cut(
        "".join(lens((x + 0.6, -12), (x + 0.6, 33), 0, 0.9) for x in (-31, -18, -6, 6, 18, 31))
        + limb("-30,34 0,38 30,34", (0, 1.5, 0))
    )
    yield ink(circle(0, -36, 4.4) + poly("-4,40 4,40 0,49"))


def forge(b: Block) -> Marks:
    """A white-hot blade on the anvil under a waiting hammer."""
    yield from field(b, "deep")
    yield from flames(b, 34, 74, "mid", "hot", "glow", count=6, edge="")
    yield put(arms.hammer(70), 26, -26, scale=0.92, turn=50)
    yield ink(
        smooth(
            "-54,12! -26,6 30,6! 46,8! 44,16 28,18 14,28! 18,40 30,48! -26,48! -14,40 -10,28! "
            "-26,22 -48,18"
        )
    )
    yield cut(
        lens((-50, 12), (42, 8), 0.6, 2.2)
        + hatch(along("27,19 14,28 18,40 28,47", 14), along("12,19 4,28 6,38 12,47", 14), 1.4, 0.8)
    )
    yield put(
        [
            tone("glow", poly("-3,0 -2.4,-62 0,-70 2.4,-62 3,0")),
            score(lens((0, 0), (0, -62), 0, 1)),
            *_hilt(),
        ],
        30,
        4,
        turn=-90,
    )
    yield tone(
        "glow",
        "".join(
            spark(x, y, r)
            for x, y, r in (
                (-2, -8, 6),
                (-16, -18, 3),
                (10, -26, 2.6),
                (-26, -4, 2.6),
                (-8, -30, 2.2),
                (14, -10, 3),
            )
        ),
    )


def _hilt() -> Marks:
    yield ink(limb([(0, 0), (0, 20)], (4.4, 3.6), 3) + box(-8, -2, 8, 2))
