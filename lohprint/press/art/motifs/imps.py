"""More hordes of fiends: those seen whole, walking, running or singing."""

from __future__ import annotations

from lohprint.press.art import altar, arms, heads, things
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    BRUTE,
    IMP,
    SOUL,
    body,
    limbs,
    robed,
    trunk,
)
from lohprint.press.art.grounds import (
    box,
    burst,
    field,
    flames,
    halo,
    outlined,
    rays,
    ridge,
    sky,
    turf,
)
from lohprint.press.art.skulls import fangs
from lohprint.press.art.strokes import (
    along,
    circle,
    hatch,
    lens,
    limb,
    poly,
    rings,
    smooth,
)
from lohprint.press.art.wings import insect


def herder_fiends(b: Block) -> Marks:
    """A tall fiend drives a file of souls downhill with a long crook."""
    yield from field(b, "mid")
    yield from sky(b, b.top + 2, 10, 18)
    yield from halo(-30, -26, 24, "hot", "glow")
    yield from ridge(b, "-70,20 -20,26 30,38 70,46")
    yield from turf(b, 45, rows=2)
    for k in range(4):
        yield put(_walker(k), -44 + k * 18, 10 + k * 4.6, scale=0.66)
    yield ink(limb("50,40 56,-14 58,-38 47,-48 40,-38", (3.8, 3.8, 3.8, 3.4, 2), 13))
    yield put(
        body(
            "0,-20 4,0 2,24",
            ("-4,-15 6,0 25,-6", "6,-15 17,-4 27,-16"),
            ("-2,22 -8,36 -6,52", "4,22 11,36 7,54"),
            IMP,
        ),
        28,
        -4,
        scale=0.98,
    )
    yield put(
        heads.fiend("goat", heads.GAUNT, mouth="snarl", locks=3, look="glow"), 28, -25, scale=0.5
    )


def _walker(k: int) -> Marks:
    """A bowed soul, hands bound before it."""
    step = 8 if k % 2 else 5
    yield from body(
        "-4,-14 2,2 0,20",
        ("-3,-10 -11,2 -18,4",),
        (f"0,18 {-step},32 {-step - 2},46", f"1,18 {step},32 {step + 3},46"),
        SOUL,
        (-8, -20),
    )


def looter_fiends(b: Block) -> Marks:
    """A fiend runs from burning houses, a sack of gold on its back."""
    yield from field(b, "hot")
    yield from sky(b, b.top + 1, -6, 12, "mid", 2)
    yield from flames(b, 24, 46, "mid", "glow", count=6, edge="")
    yield from ridge(b, "-70,12! -54,-8! -40,12! -40,22! -22,22! -22,6! -10,-8! 2,6! 2,26! 70,26!")
    yield tone(
        "glow",
        "".join(box(x, y, x + 5, y + 7) for x, y in ((-54, 14), (-47, 20), (-16, 10), (-8, 16))),
    )
    yield from ridge(b, "-70,44 0,38 70,44")
    yield from turf(b, 44, rows=2)
    yield from limbs(("18,10 38,14 48,32", "14,12 4,26 -14,26"), (10, 8, 6, 4))
    yield from trunk("24,-16 20,-2 16,14", BRUTE)
    sack = "16,-20! 12,-28 -4,-46 -30,-44 -42,-24 -38,0 -22,10 -4,4 8,-8!"
    yield outlined("bone", smooth(sack), "ink", 1.6)
    yield score(
        hatch(
            along("6,-8 -4,3 -22,9 -37,0 -41,-22", 22),
            along("0,-16 -8,-8 -20,-4 -28,-10 -31,-22", 22),
            1.5,
            1.2,
        )
    )
    yield score(
        "".join(
            lens((12, -22), end, bow, 1.5)
            for end, bow in (((-20, -34), 3), ((-24, -18), 1), ((-8, -4), -2))
        )
    )
    yield ink(limb("18,-26 11,-20 10,-10", (2, 5, 2)) + smooth("14,-20! 26,-30 22,-18 24,-12!"))
    yield put(things.coin(8), -24, -26, scale=0.9)
    yield from limbs(("22,-12 32,-2 18,-16",), (8, 7, 5))
    yield put(heads.fiend("stub", heads.BROAD, ears=(40, -10)), 32, -18, scale=0.46, turn=12)
    for x, y in ((-30, 18), (-42, 28), (-26, 34), (-50, 40)):
        yield put(things.coin(5), x, y)


def insect_fiends(b: Block) -> Marks:
    """A horned insect's face with faceted eyes and sickle jaws, wings behind."""
    yield from field(b, "mid")
    yield from rays(b, 0, 0, 16, "deep", 11)
    yield from both(insect(66, 26, 62))
    yield from both(insect(58, 22, 100))
    yield from both(_insect_half())
    yield cut(hatch(along("-6,-30 6,-30", 5), along("-4,-8 4,-8", 5), 1.3))


def _insect_half() -> Marks:
    yield ink(limb("8,-30 18,-46 34,-48 46,-40", (5, 4, 3, 0)))
    yield cut(rings("8,-30 18,-46 34,-48 46,-40", (5, 4, 3, 0), 14, 1))
    yield ink(smooth("-.4,-36! 12,-34 26,-24 30,-8 20,8 12,22 6,34! -.4,36!"))
    yield tone("hot", smooth("7,-22! 18,-27 27,-18 27,-6 18,2! 9,-6"))
    yield score(
        "".join(
            circle(9 + 3.8 * i + 1.9 * (j % 2), -22 + 3.6 * j, 1.3)
            for i in range(5)
            for j in range(7)
            if (i + j * 0.7) < 6.6 and i + j > 0.9
        )
    )
    yield cut(hatch(along("20,8 13,22 7,32", 10), along("8,4 6,16 3,28", 10), 1.4, 1.4))
    yield ink(limb("10,22 26,28 28,42 8,52", (9, 9, 7, 0)))
    yield cut(rings("10,22 26,28 28,42 8,52", (9, 9, 7, 0), 12, 1.2, across=(-0.8, 0.1)))
    yield bone(
        "".join(
            poly([(x, y), (x - 4, y + 1), (x - 1, y + 4)])
            for x, y in ((21, 32), (22, 38), (18, 43))
        )
    )
    for k in range(2):
        leg = f"22,{4 + k * 10} 44,{8 + k * 14} 52,{30 + k * 10} 46,60"
        yield ink(limb(leg, (6, 5, 4, 0)))
        yield cut(rings(leg, (6, 5, 4, 0), 14, 1))


def common_fiends(b: Block) -> Marks:
    """An imp squats grinning on a rock with its fork, tail up."""
    yield from field(b, "mid")
    yield from halo(4, -8, 42, "hot", "glow")
    yield score(burst(4, -8, 44, 66, 44))
    yield from ridge(b, "-70,48 -34,42 -22,28 6,24 26,30 36,42 70,48")
    yield from turf(b, 44, rows=2)
    yield put(arms.fork(84), 33, -20, turn=8)
    tail = "-4,20 -24,24 -38,8 -32,-12 -42,-24"
    yield ink(limb(tail, (6, 4.6, 3.4, 2.4, 1.6), 13))
    yield ink(poly("-46,-24 -45,-36 -36,-27"))
    yield from limbs(("-6,12 -26,8 -16,28", "8,12 28,6 18,28"), (12, 10, 7, 4.4))
    yield from trunk("2,-16 2,0 2,16", BRUTE)
    yield from limbs(("-6,-8 -22,2 -12,16", "12,-8 26,0 31,8"), (8, 7, 5, 4))
    yield put(heads.fiend("stub", heads.BROAD, ears=(46, -16)), 2, -20, scale=0.6)


def fiends(b: Block) -> Marks:
    """A pack of imps dances around a bonfire, forks in the air."""
    yield from field(b, "night")
    yield from halo(0, 8, 54, "deep", "mid")
    yield from flames(b, 44, 50, "hot", "glow", count=3, x0=-22, x1=22)
    for x, y, s, t in ((-38, 10, 0.74, -8), (38, 10, 0.74, 8), (0, -18, 0.5, 0)):
        yield put(_dancer(), x, y, scale=s, turn=t, flip=x > 0)
    yield from ridge(b, "-70,46 -20,43 20,43 70,46")
    yield from turf(b, 46, rows=1)


def chanter_fiends(b: Block) -> Marks:
    """Three hooded fiends sing from one book, mouths wide."""
    yield from field(b, "mid")
    yield from rays(b, 0, 26, 26, "hot", 3)
    for x, y, s in ((-34, 4, 0.9), (34, 4, 0.9), (0, -8, 1.05)):
        yield put(_singer(), x, y, scale=s)
    yield put(altar.open_book(), 0, 36, scale=0.62)
    for x, y in ((-50, -38), (50, -34), (-22, -44), (24, -42)):
        yield ink(
            circle(x, y, 3.4, 2.6)
            + limb([(x + 3, y), (x + 3.2, y - 12), (x + 9, y - 8)], (1.6, 1.6, 0), 5)
        )


def _singer() -> Marks:
    yield from robed(eyes="")
    yield from both(
        [
            ink(limb("8,-30 16,-38 26,-40", (6, 4, 0))),
            tone("cut", circle(6.6, -22, 4, 3)),
            tone("score", circle(6.6, -22, 1.6)),
        ]
    )
    yield tone("hot", circle(0, -9, 5, 7))
    yield bone(fangs(-4, 4, -15, 4, 4))
    yield cut(lens((-5, -9), (-2, -1), 2, 1) + lens((5, -9), (2, -1), -2, 1))


def _dancer() -> Marks:
    yield put(arms.fork(60, 9), 20, -32, turn=14)
    yield ink(limb("-2,22 -16,26 -26,12 -20,-2", (5, 4, 3, 0), 11))
    yield from limbs(("-3,20 -12,30 -4,46", "4,20 18,24 10,40"), IMP.leg)
    yield from trunk("1,-10 0,4 0,22", IMP)
    yield from limbs(("-5,-6 -18,-2 -22,-20", "6,-6 16,-2 18,-18"), IMP.arm)
    yield put(heads.fiend("stub", heads.BROAD, ears=(46, -16), look="glow"), 1, -16, scale=0.46)
