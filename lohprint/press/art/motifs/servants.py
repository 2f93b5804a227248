"""Servants of the Devils: angels fallen, knights, smiths, robbers of graves, whisperers."""

from __future__ import annotations

from lohprint.press.art import altar, arms, heads, things
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    BRUTE,
    IMP,
    body,
    limbs,
    robed,
    trunk,
)
from lohprint.press.art.grounds import (
    bricks,
    burst,
    crescent,
    field,
    flames,
    halo,
    outlined,
    pointed,
    rays,
    ridge,
    sky,
    spark,
    stars,
    turf,
)
from lohprint.press.art.skulls import skull
from lohprint.press.art.strokes import (
    along,
    circle,
    hatch,
    lens,
    limb,
    mirrored,
    moved,
    poly,
    rings,
    smooth,
)
from lohprint.press.art.wings import bat, feathered


def succubi(b: Block) -> Marks:
    """A winged temptress seen from behind, looking over her shoulder, between curtains."""
    yield from field(b, "hot")
    yield from rays(b, 0, -10, 18, "glow", 0)
    yield from _curtains(b)
    yield put(bat(((34, -46), (42, -14), (34, 14), (20, 30)), (26, -32)), 3, -4)
    yield put(bat(((34, -46), (42, -14), (34, 14), (20, 30)), (26, -32)), -3, -4, flip=True)
    yield bone(
        smooth(
            "-5,-22! -14,-18 -16,-8 -11,4 -8,10 -15,24 -17,36! 17,36! 15,24 8,10 11,4 15,-8 "
            "13,-18 5,-22!"
        )
    )
    yield score(
        lens((0, -14), (0.6, 20), 0.8, 1.5)
        + hatch(along("14,-10 9,6 13,20", 14), along("8,-8 3,8 7,20", 14), 1.1, 0.8)
    )
    yield ink(smooth("-13,19! -4,23 4,23 13,19! 18,30 20,52! -20,52! -18,30"))
    yield cut(
        hatch(along("15,26 18,50", 10), along("6,28 8,52", 10), 1.4, -1)
        + "".join(lens((-9 + 5 * k, 26), (-13 + 6 * k, 52), 0.6, 1.2) for k in range(3))
    )
    yield ink(limb("2,24 20,30 24,12 36,6", (4, 3, 2.4, 2), 11))
    yield ink(smooth(moved("0,7! -9,-3 -7,-9 0,-4! 7,-9 9,-3", 39, 2, scale=0.8, turn=40)))
    yield ink(
        smooth(
            "-7,-46! 4,-50 12,-44 13,-34 10,-26 14,-18 10,-6 6,-18 -2,-20 -12,-8! -14,-22 "
            "-11,-30 -12,-38"
        )
    )
    yield bone(smooth("4,-44! 12,-42 13,-36! 16,-33 13,-32! 12,-27 6,-26 3,-34"))
    yield score(lens((8, -37), (12, -38), 0.6, 1.3) + lens((9, -30), (12.6, -30.4), 0, 1))
    yield cut(
        "".join(lens((-8 + 2 * k, -44 + k), (-9 + 3 * k, -18 + k), 1.2, 0.9) for k in range(5))
    )
    yield ink(limb("-4,-46 -10,-52 -8,-58", (5, 3, 0)) + limb("8,-46 16,-50 17,-57", (5, 3, 0)))


def _curtains(b: Block) -> Marks:
    for s in (-1, 1):
        edge = b.right + 2
        yield outlined(
            "deep",
            smooth(
                [
                    (s * edge, b.top - 2, True),
                    (s * 26, b.top - 2, True),
                    (s * 34, -30, False),
                    (s * 46, -4, False),
                    (s * 42, 20, False),
                    (s * 52, b.bottom + 2, True),
                    (s * edge, b.bottom + 2, True),
                ]
            ),
            width=1,
        )
        yield score(
            "".join(
                lens((s * (32 + 6 * k), b.top), (s * (48 + 3 * k), b.bottom), s * -3.0, 1.8)
                for k in range(6)
            )
        )


def fallen_angels(b: Block) -> Marks:
    """An angel falls head first out of the light, its wings burning away above."""
    yield from field(b, "deep")
    yield tone(
        "mid", poly([(-18, b.top - 1), (18, b.top - 1), (52, b.bottom + 1), (-52, b.bottom + 1)])
    )
    yield tone(
        "hot", poly([(-9, b.top - 1), (9, b.top - 1), (28, b.bottom + 1), (-28, b.bottom + 1)])
    )
    yield score(burst(0, b.top, 10, 70, 40, 1.2))
    yield put(both(feathered(4, 128, 54, 10)), 0, 2, scale=0.98)
    yield from body(
        "0,20 0,4 0,-12",
        ("-4,15 -16,24 -12,42", "4,15 15,26 20,44"),
        ("-3,-10 -12,-24 -3,-40", "3,-10 10,-26 14,-44"),
        IMP,
    )
    yield ink(
        circle(0, 27, 6, 7)
        + limb("0,28 -2,38 2,46", (11, 6, 0))
        + limb("3,28 6,36 4,42", (6, 4, 0))
    )
    rng = b.rng
    for _ in range(9):
        x, y, t = rng.uniform(-52, 52), rng.uniform(-6, 46), rng.uniform(-70, 70)
        yield put(
            [bone(lens((0, -7), (0, 7), 1, 4.4)), score(lens((0, -5), (0, 8), 1, 0.9))],
            x,
            y,
            scale=rng.uniform(0.6, 1.1),
            turn=t,
        )


def diabolic_graverobber(b: Block) -> Marks:
    """By lantern and sickle moon a fiend digs up a skull among the stones."""
    yield from field(b, "night")
    yield from crescent(-36, -28, 15, -60, "hot")
    yield from stars(b, 22, 0, "glow")
    yield from ridge(b, "-70,12 -30,6 20,14 70,8", "deep")
    for x, y, s in ((-50, 20, 0.5), (48, 20, 0.56), (8, 16, 0.4)):
        yield put(altar.gravestone(), x, y, scale=s)
    yield put(altar.gravestone(40, 56), -32, 36, scale=0.95, turn=-5)
    yield from ridge(b, "-70,36 -20,38 -4,48 30,46 40,34 70,36")
    yield from turf(b, 44, rows=2)
    yield put(
        [
            ink(limb([(0, -40), (0, 26)], (3.4, 3.4), 3)),
            bone(smooth("-6,24! 6,24! 7,36 0,44 -7,36")),
            score(lens((0, 26), (0, 40), 0, 1.4)),
        ],
        42,
        4,
        turn=14,
    )
    yield from body(
        "18,-14 26,2 22,20",
        ("16,-10 4,-2 -4,-12", "26,-10 38,0 44,-8"),
        ("20,18 12,30 14,46", "26,18 36,28 34,44"),
        IMP,
    )
    yield put(
        heads.fiend("stub", heads.GAUNT, ears=(44, -14), mouth="grin"), 16, -22, scale=0.44, turn=-8
    )
    yield put(skull(jaw=False), -7, -16, scale=0.3)
    yield put(things.lantern(), 0, 24, scale=0.66)
    yield tone("glow", spark(-1, 41, 7, 8, 0, 0.3))


def diabolic_smith(b: Block) -> Marks:
    """A brawny fiend swings its hammer over the anvil, sparks flying from the forge."""
    yield from bricks(b, "night", "deep")
    yield ink(pointed(-34, 52, 50, 6, 0.9))
    yield tone("mid", pointed(-34, 52, 42, 6, 0.9))
    yield from flames(b, 50, 44, "hot", "glow", count=3, x0=-54, x1=-14, edge="")
    yield from limbs(("10,20 2,34 4,52", "24,20 34,34 32,52"), BRUTE.leg)
    yield from trunk("16,-18 18,0 16,22", BRUTE)
    yield put(arms.hammer(56), 8, -38, scale=0.9, turn=-52)
    yield from limbs(("26,-12 46,-22 40,-30", "6,-12 -8,4 -16,18"), (13, 11, 9, 7))
    yield put(
        heads.fiend("down", heads.BROAD, mouth="snarl", look="glow"), 16, -25, scale=0.46, turn=-8
    )
    yield ink(smooth("-48,24! -22,20 8,20! 6,27 -2,28 -8,36! 2,46! -34,46! -26,36! -34,29 -46,27"))
    yield cut(
        lens((-44, 23.4), (6, 21.6), 0.4, 1.8)
        + hatch(along("-2,29 -8,36 0,44", 7), along("-10,29 -14,36 -10,44", 7), 1.2)
    )
    yield tone("glow", limb("-40,19 -20,17 0,16", (3, 4.4, 3)))
    yield tone(
        "glow",
        "".join(
            spark(x, y, r)
            for x, y, r in (
                (-20, 4, 5),
                (-34, -2, 3),
                (-6, -4, 3),
                (-26, -14, 2.4),
                (-42, 10, 2.4),
                (0, 8, 2.4),
            )
        ),
    )


def diabolic_advisor(b: Block) -> Marks:
    """A horned counsellor whispers into a king's ear before a tall window."""
    yield from field(b, "deep")
    yield tone("score", "".join(pointed(x, 52, 30, -10) for x in (-36, 0, 36)))
    yield tone("mid", "".join(pointed(x, 52, 24, -10) for x in (-36, 0, 36)))
    yield put(_king(), 26, 6, scale=1.16)
    yield put(_whisperer(), -26, 4, scale=1.12)
    yield score(
        "".join(
            lens((1 + 3.4 * k, 8 - 2 * k), (1 + 3.4 * k, 17 + k * 1.5), -2, 1.1) for k in range(3)
        )
    )


def _king() -> Marks:
    yield bone(
        smooth(
            "-13,42! -12,18 -17,6 -19,-8 -13,-23 2,-28 14,-23 17,-12! 16,-8 21,2! 18,5 18.4,8! "
            "16,10 17,13! 15,17 16,24 6,26! 8,42!"
        )
    )
    yield ink(
        smooth("-13,42! -12,26 -4,18 2,10 4,24 16,24! 14,34 10,42!")
        + smooth("-10,12! -20,8 -20,-10 -12,-22 2,-26! -4,-16 -6,-4 -8,2")
    )
    yield score(
        limb("10,-8 14,-10 17,-9", (0, 1.8, 0))
        + circle(13.4, -5, 1.7)
        + lens((14, 12), (18, 11), 0, 1)
        + smooth("-6,0! -2,-4 1,0 -1,6 -4,7!")
    )
    yield score(hatch(along("9,-4 8,6 9,14", 9), along("4,-2 3,7 5,14", 9), 0.9))
    yield put(things.crown(5), 0, -30, scale=0.58, turn=6)
    yield ink(smooth("-13,42! -30,44 -38,60! 34,60! 26,46 8,42!"))


def _whisperer() -> Marks:
    yield ink(limb("-8,-24 -20,-40 -14,-58 2,-60", (12, 10, 6, 0)))
    yield cut(rings("-8,-24 -20,-40 -14,-58 2,-60", (12, 10, 6, 0), 13, 1.4, across=(-0.8, 0.2)))
    yield ink(
        smooth(
            "-30,64! -32,40 -16,26 -22,6 -20,-12 -10,-25 6,-26 14,-16! 13,-11 26,2! 18,5 15,8! "
            "19,10 16,12! 22,17 16,22! 10,34! 2,26 6,44 14,64!"
        )
    )
    yield tone("glow", smooth("5,-9! 10,-13 15,-11! 11,-7"))
    yield cut(
        limb("3,-12 9,-17 16,-14", (0, 2, 0))
        + hatch(along("-20,-8 -11,-23 4,-24", 13), along("-12,-4 -6,-14 3,-16", 13), 1.3, 1)
    )
    yield cut(
        hatch(along("12,6 8,16 9,26", 9), along("4,4 0,14 0,22", 9), 1.2, 1)
        + hatch(along("-30,42 -16,28 -20,10", 12), along("-14,46 -6,32 -10,12", 12), 1.3, 1)
    )


def ritual_advisor(b: Block) -> Marks:
    """A mitred figure lifts its staff between rows of candles; a seal glows behind."""
    yield from field(b, "night")
    yield tone("deep", circle(0, -14, 40))
    yield put(altar.pentacle(30, "hot", 2), 0, -14)
    yield from robed()
    yield ink(smooth(mirrored("0,-60! 9,-46 11,-32 8,-24! 0,-28!")))
    yield cut(
        lens((0, -56), (0, -30), 0, 1.6)
        + lens((-6, -42), (6, -42), 0, 1.4)
        + hatch(along("9,-44 10,-30", 6), along("4,-44 5,-30", 6), 1)
    )
    yield ink(
        limb("34,52 33,0 32,-34", (3, 3, 3))
        + limb("32,-34 44,-42 40,-56 26,-52 28,-44", (3, 3, 3, 2, 0), 11)
    )
    yield tone("glow", circle(34, -48, 3.6))
    yield from limbs(("16,-8 26,4 32,0",), (8, 6, 4))
    for k, x in enumerate((-52, -40, -28)):
        yield put(altar.candle(22 - 4 * k), x, 48)
    for k, x in enumerate((55, 45)):
        yield put(altar.candle(20 - 3 * k), x, 48)
    yield from ridge(b, "-70,47 70,47")


def warriors_of_darkness(b: Block) -> Marks:
    """A rank of knights without faces, spears up, against a red dawn."""
    yield from field(b, "hot")
    yield from halo(0, 6, 42, "glow")
    yield from sky(b, b.top + 2, 10, 16, "mid", 2)
    for x, y in ((-52, -28), (-30, -36), (30, -36), (52, -28), (-10, -26), (12, -30)):
        yield put(arms.spear(), x, y)
    yield outlined(
        "deep",
        smooth("-10,-44! -22,-46 -34,-40 -46,-44! -42,-34 -46,-24! -34,-22 -22,-28 -10,-24!"),
    )
    for x, y, s in ((-40, 12, 0.72), (40, 12, 0.72), (0, 4, 0.98)):
        yield put(arms.knight("hot", "mid" if x == 0 else ""), x, y, scale=s)
    yield ink(smooth("-70,44! -40,48 0,52 40,48 70,44! 70,60! -70,60!"))
