"""Rituals: circles, plagues, storms of magic, time out of joint."""

from __future__ import annotations

from lohprint.press.art import altar, arms, beasts, heads
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    BRUTE,
    SOUL,
    body,
    limbs,
    robed,
    trunk,
    wail,
)
from lohprint.press.art.grounds import (
    box,
    burst,
    field,
    flames,
    halo,
    lightning,
    rays,
    ridge,
    sky,
    spark,
    swirl,
    turf,
)
from lohprint.press.art.hands import CLAW, hand
from lohprint.press.art.skulls import profile_skull
from lohprint.press.art.strokes import (
    along,
    arc,
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


def summon(b: Block) -> Marks:
    """A fiend on a crag blows a great curved horn to the hosts below."""
    yield from field(b, "mid")
    yield from halo(-30, -22, 26, "hot", "glow")
    for k in range(5):
        yield tone("deep", limb(arc(34, -16, 14 + 8 * k, 20, 120), (0, 3, 3, 3, 0), 11))
    yield from ridge(b, "-70,20 -44,24 -20,30 4,34 10,50 40,52 70,48")
    yield from turf(b, 42, rows=2)
    yield from limbs(("-24,12 -34,22 -28,34", "-14,12 -4,22 -8,36"), BRUTE.leg)
    yield from trunk("-16,-18 -18,-2 -18,14", BRUTE)
    horn = "-2,-20 14,-24 28,-18 36,-30 42,-48"
    yield bone(limb(horn, (4, 7, 11, 16, 24), 13))
    yield score(rings(horn, (4, 7, 11, 16, 24), 20, 1.4, bow=0.2, across=(-0.75, 0.4)))
    yield tone("score", limb([(30, -50), (42, -49), (54, -45)], (4, 7, 4), 3))
    yield from limbs(("-8,-14 8,-2 18,-16", "-24,-14 -22,2 2,-14"), (9, 8, 6, 5))
    yield put(
        heads.fiend("goat", heads.GAUNT, mouth="snarl", look="glow"), -16, -24, scale=0.48, turn=6
    )
    for k in range(9):
        yield put(
            [ink(limb([(0, 12), (0, -10)], (1.6, 1.2), 3)), bone(poly("0,-16 2.6,-9 -2.6,-9"))],
            16 + 6 * k,
            44 + (k % 2) * 3,
        )


def conjuration(b: Block) -> Marks:
    """Smoke rises from a chalked circle of candles and takes a devil's shape."""
    yield from field(b, "night")
    yield from halo(0, -14, 46, "deep", "mid")
    yield put(altar.pentacle(52, "glow", 2.6), 0, 38, squash=0.24)
    for x, y in ((-54, 34), (-34, 46), (34, 46), (54, 34)):
        yield put(altar.candle(15, 5), x, y)
    for s in (-1, 1):
        plume = [(s * 2, 38), (s * 14, 26), (s * 5, 14), (s * 22, 2), (s * 36, 8), (s * 38, -6)]
        yield ink(limb(plume, (18, 20, 22, 16, 8, 0), 15))
        yield cut(
            rings(
                plume, (18, 20, 22, 16, 8, 0), 20, 1.4, across=(-0.8, 0.2) if s < 0 else (-0.2, 0.8)
            )
        )
    yield ink(smooth(mirrored("0,-6! 14,0 10,12 6,26! 4,38 0,40!")))
    yield put(heads.fiend("lyre", heads.LONG, look="glow"), 0, -16, scale=0.72)
    for s in (False, True):
        yield put(
            hand(CLAW, claw=True, arm=0),
            44 if s else -44,
            -2,
            scale=0.5,
            turn=20 if s else -20,
            flip=s,
        )


def magical_duel(b: Block) -> Marks:
    """Two sorcerers loose beams at each other; they meet in a burst."""
    yield from field(b, "deep")
    yield from halo(0, -6, 36, "mid", "hot")
    yield score(burst(0, -6, 16, 60, 48, 1.4))
    yield from ridge(b, "-70,44 0,48 70,44")
    for s in (False, True):
        yield put(_sorcerer(s), 40 if s else -40, 8, flip=s)
    yield tone(
        "glow", lightning("-22,-8 -14,-10 -12,-4 0,-6", 7) + lightning("22,-8 14,-2 12,-10 0,-6", 7)
    )
    yield bone(spark(0, -6, 20, 8, 0, 0.3))
    yield tone("glow", circle(0, -6, 5))


def _sorcerer(horned: bool) -> Marks:
    yield ink(
        smooth(
            "-4,-34! 6,-32 9,-24 6,-18! 12,-10 10,10 14,26 22,40! -26,40! -16,14 -12,-8 -8,-16! "
            "-10,-26"
        )
    )
    yield ink(
        smooth("-14,-24! 14,-30! 4,-36 -8,-60! -12,-40")
        if not horned
        else limb("0,-30 -10,-44 -2,-56", (9, 6, 0)) + limb("4,-32 10,-46 20,-52", (7, 5, 0))
    )
    yield from limbs(("6,-12 12,-10 20,-16", "4,-8 10,-4 21,-10"), (9, 7, 4))
    yield cut(
        hatch(along("-10,-8 -14,12 -22,36", 16), along("-3,-6 -4,14 -8,38", 16), 1.4, 1)
        + lens((4, 0), (8, 38), 1, 1.4)
    )
    yield bone(smooth("3,-28! 9,-28 10,-24! 12,-22 9,-20! 5,-17 3,-20"))
    yield score(lens((6, -25), (9.6, -25.4), 0.4, 1))
    if not horned:
        yield bone(smooth("3,-20! 10,-19! 12,-8 9,2! 5,-6"))


def bury(b: Block) -> Marks:
    """Under a mound and its cross, a coffin; the lid lifts on a clawing hand."""
    yield from field(b, "mid")
    yield from sky(b, b.top + 1, -22, 10, "deep", 2)
    yield from ridge(b, "-70,-14 -40,-16 -20,-24 0,-27 20,-24 40,-16 70,-14")
    yield bone(box(-1.8, -50, 1.8, -22) + box(-9, -44, 9, -40.6))
    yield put(
        [
            ink(limb([(0, -30), (0, 6)], (3, 3), 3) + limb([(-5, -30), (5, -30)], (3, 3), 3)),
            tone("hot", smooth("-5,4! 5,4! 6,13 0,19 -6,13")),
        ],
        34,
        -28,
        turn=16,
    )
    rng = b.rng
    words = [
        lens((x, y), (x + rng.uniform(3, 8), y + rng.uniform(-1, 1)), 0.4, 1.1)
        for x, y in ((rng.uniform(-62, 58), rng.uniform(-8, 52)) for _ in range(120))
        if not (-46 < x < 44 and -6 < y < 40)
    ]
    yield cut("".join(words))
    yield tone("deep", poly("-44,22 -32,2 44,6 48,22 44,40 -34,40"))
    yield tone("hot", poly("-40,21 -30,6 42,9 44,22 41,36 -31,36"))
    yield bone(smooth("-30,22! -20,14 0,14 24,18 40,20! 40,30 10,32 -20,31"))
    yield score(hatch(along("-6,15 14,17 36,20", 16), along("-6,30 14,31 36,29", 16), 1.1, 0.5))
    yield put(profile_skull(), -26, 20, scale=0.34, turn=-90)
    yield put(
        [
            ink(poly("-44,-3 44,-3 50,4 -40,4")),
            cut(
                "".join(
                    lens((-40 + 2 * k, -1 + 2 * k), (44 + k, -1 + 2 * k), 0, 1.1) for k in range(2)
                )
            ),
        ],
        2,
        0,
        turn=-9,
    )
    yield put(
        hand(CLAW, claw=True, mass="bone", lines="score", arm=26), 38, 16, scale=0.52, turn=12
    )


def infernal_plague(b: Block) -> Marks:
    """A beaked plague doctor with lit goggles among rats and vapors."""
    yield from field(b, "mid")
    yield tone(
        "deep",
        "".join(
            limb(swirl(x, y, r, 1.5, t, 14), (1, 4, 5, 0), 20)
            for x, y, r, t in (
                (-44, -26, 26, 0),
                (46, 8, 22, 120),
                (40, -38, 20, 60),
                (-50, 28, 20, 200),
            )
        ),
    )
    yield ink(smooth("-34,60! -32,34 -20,22 -22,0 -16,-16! 16,-18! 24,0 20,24 34,36 40,60!"))
    yield ink(
        smooth(
            "-40,-16! -22,-20 -16,-22! -14,-46 -4,-52 14,-50 18,-24! 26,-22 42,-18! 20,-10 -18,-8"
        )
    )
    yield cut(
        limb("-15,-22 0,-18 17,-24", (2, 3, 2))
        + hatch(along("16,-46 17,-28", 9), along("6,-47 7,-26", 9), 1.3, 0.8)
        + lens((-38, -15), (40, -17), -4, 1.2)
    )
    yield bone(smooth("-12,-8! 0,-12 16,-8 20,2! 26,14 20,32 6,48! 8,34 2,24 -12,16 -16,4"))
    yield score(
        hatch(along("22,6 25,16 18,34 9,44", 20), along("14,8 16,18 12,32 8,40", 20), 1.1, 0.8)
        + limb("-12,14 2,20 12,30", (0, 1.2, 0))
    )
    for x in (-4, 13):
        yield ink(circle(x, -1, 7.4))
        yield tone("glow", circle(x, -1, 5.4))
        yield score(lens((x - 3, -4), (x + 1, 3), 0.6, 1))
    yield cut(
        hatch(along("-22,24 -32,38 -33,56", 13), along("-10,26 -16,38 -14,56", 13), 1.5, 1)
        + hatch(along("22,26 34,40 38,56", 13), along("14,32 20,42 22,56", 13), 1.2, -1)
    )
    yield put(beasts.rat(), -38, 42, scale=0.6)
    yield put(beasts.rat(), 44, 44, scale=0.5, flip=True)


def ritual_of_pain(b: Block) -> Marks:
    """A heart run through by three swords, bleeding into a ring of fire."""
    yield from field(b, "night")
    yield from halo(0, 0, 50, "deep", "mid")
    for t in (-48, 48, 0):
        yield put(arms.sword(74, 8), *polar(t, 20, 0, 0), turn=t + 180, scale=0.86)
    yield ink(smooth(mirrored("0,-14! 8,-26 24,-26 31,-12 26,8 12,24 0,36!")))
    yield tone("hot", smooth(mirrored("0,-11! 9,-22 23,-22 28,-11 23,6 11,20 0,31!")))
    yield score(
        hatch(along("28,-10 22,8 8,24", 18), along("18,-8 14,6 3,18", 18), 1.5, 1.2)
        + limb("0,-10 -4,4 2,18", (0, 1.4, 0))
    )
    yield bone(limb(arc(0, -2, 21, 296, 340), (0, 3.4, 0)))
    for t in (-48, 48, 0):
        yield put(
            [
                bone(poly("-3.4,0 -3,-13 3,-13 3.4,0")),
                score(lens((-5, 0.6), (5, 0.6), 0, 2) + lens((0, -1), (0, -12), 0, 1)),
            ],
            *polar(t, 13, 0, -2),
            turn=t + 180,
            scale=0.9,
        )
    yield tone(
        "hot",
        "".join(
            limb([(x, y), (x, y + 5), (x, y + 9)], (0, 3.4, 3))
            for x, y in ((0, 36), (-12, 30), (11, 32))
        ),
    )
    yield from flames(b, 51, 15, "mid", "hot", count=11)


def ritual_of_torment(b: Block) -> Marks:
    """A soul bound at a stake inside a ring of robed watchers and fire."""
    yield from field(b, "deep")
    yield from rays(b, 0, 10, 18, "mid", 10)
    yield tone("hot", circle(0, 40, 46, 12))
    yield ink(limb("0,44 0,-20 1,-46", (7, 6, 6)))
    yield cut(rings("0,44 0,-20 1,-46", (7, 6, 6), 14, 1.1, across=(0, 0.9)))
    yield from body(
        "0,-16 1,2 0,18",
        ("-4,-12 -12,-22 -3,-36", "4,-12 13,-22 3,-36"),
        ("-2,16 -5,28 -1,40", "3,16 6,28 2,40"),
        SOUL,
    )
    yield from wail(0, -22, 8, 10)
    yield tone(
        "score", "".join(limb([(-9, y), (0, y + 2), (9, y)], (2.2, 2.2, 2.2)) for y in (-6, 6, 24))
    )
    yield from flames(b, 47, 26, "hot", "glow", count=7, x0=-30, x1=30)
    for x, s in ((-50, 0.7), (50, 0.7), (-32, 0.5), (32, 0.5)):
        yield put(robed(eyes="glow"), x, 52 - 34 * s, scale=s)
