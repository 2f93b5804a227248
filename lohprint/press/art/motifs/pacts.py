"""Pacts and quarrels: allegiance made, forced, broken, dodged."""

from __future__ import annotations

from lohprint.press.art import altar, arms, heads, things
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    BRUTE,
    SOUL,
    body,
    limbs,
    trunk,
    wail,
)
from lohprint.press.art.grounds import (
    box,
    bricks,
    burst,
    field,
    halo,
    lightning,
    outlined,
    rays,
    ridge,
    sky,
    spark,
    turf,
)
from lohprint.press.art.hands import fist
from lohprint.press.art.skulls import fangs
from lohprint.press.art.strokes import (
    along,
    arc,
    circle,
    hatch,
    lens,
    limb,
    polar,
    poly,
    rings,
    smooth,
)
from lohprint.press.shapes import Path


def break_alliance(b: Block) -> Marks:
    """Two great links of a chain are torn from each other, the one between them burst."""
    yield from field(b, "deep")
    yield from rays(b, 0, 0, 17, "mid", 2)
    yield score(burst(0, 0, 14, 70, 52, 1.6))
    yield put([*_link(), *(put(_link(), -46, 0, squash=0.5),)], -38, 16, turn=-24)
    yield put([*_link(), *(put(_link(), 46, 0, squash=0.5),)], 38, -16, turn=-24)
    yield bone(spark(0, 0, 22, 9, 10, 0.4))
    yield tone("hot", spark(0, 0, 12, 9, 30, 0.4))
    for x, y, t in ((-12, 26, 40), (12, -27, 220), (24, 20, 130), (-26, -22, 310)):
        yield put(
            [
                ink(limb(arc(0, 0, 10, 0, 110), (6.4, 7, 6.4))),
                cut(limb(arc(0, 0, 11, 16, 94), (0, 1.6, 0))),
            ],
            x,
            y,
            turn=t,
        )


def ancient_allegiance(b: Block) -> Marks:
    """Standing stones cut with signs, a war banner planted among them."""
    yield from field(b, "hot")
    yield from halo(0, 4, 36, "glow")
    yield from sky(b, b.top + 2, 18, 16, "mid", 2)
    yield from ridge(b, "-70,30 0,26 70,30", "deep")
    for x, w, h, t in ((-46, 20, 58, -4), (46, 20, 56, 4), (-25, 15, 44, 2), (25, 15, 42, -3)):
        yield put(_menhir(w, h), x, 40, turn=t)
    yield ink(limb([(0, 48), (0, -48)], (3.4, 3), 3))
    yield outlined("mid", smooth("0,-44! 10,-46 18,-42! 18,-2! 9,6! 0,-2!"), "ink", 1.4)
    yield outlined("mid", smooth("0,-44! -10,-46 -18,-42! -18,-2! -9,6! 0,-2!"), "ink", 1.4)
    yield put(
        heads.fiend("ram", heads.GAUNT, mouth="snarl", look="glow", ears=None), 0, -20, scale=0.27
    )
    yield from ridge(b, "-70,44 -20,46 70,43")
    yield from turf(b, 46, rows=1)


def _menhir(w: float, h: float) -> Marks:
    a = w / 2
    yield ink(
        smooth(
            [
                (-a, 2, True),
                (-a * 0.9, -h * 0.6, False),
                (-a * 0.5, -h, False),
                (a * 0.4, -h * 1.04, False),
                (a * 0.9, -h * 0.7, False),
                (a, 2, True),
            ]
        )
    )
    yield cut(
        hatch(
            [(a * 0.9, -3 - h * 0.06 * k) for k in range(14)],
            [(a * 0.35, -4 - h * 0.06 * k) for k in range(14)],
            1.1,
            0.5,
        )
    )
    yield cut(
        limb([(-3, -h * 0.8), (-3, -h * 0.3)], (1.6, 1.6), 3)
        + limb([(-3, -h * 0.6), (3, -h * 0.74)], (1.6, 1.6), 3)
        + limb([(-3, -h * 0.45), (3, -h * 0.6)], (1.6, 1.6), 3)
    )


def tortured_obedience(b: Block) -> Marks:
    """A kneeling soul in a spiked collar; its chain goes up to a clenched fist."""
    yield from bricks(b, "deep", "night")
    yield from halo(14, 10, 50, "mid")
    yield put(fist(arm=50, width=24), -34, -22, scale=0.9, turn=158)
    yield from things.chain("-30,6 -16,18 2,10 12,2", 8, 11)
    yield from body(
        "18,0 28,14 22,32",
        ("20,4 4,22 10,40", "24,4 36,20 30,40"),
        ("20,30 2,34 16,46", "26,32 46,36 52,46"),
        SOUL,
    )
    yield from wail(13, -10, 10.5, -24)
    yield ink(
        "".join(
            poly([polar(a - 12, 8.4, 17, 0), polar(a, 14, 17, 0), polar(a + 12, 8.4, 17, 0)])
            for a in range(20, 380, 45)
        )
        + circle(17, 0, 9, 6)
    )
    yield cut(limb("9,-1 17,3 25,0", (0, 1.6, 0)))
    yield from ridge(b, "-70,46 70,46")
    yield from turf(b, 47, rows=1)


def quarrel(b: Block) -> Marks:
    """Two horned heads bawl at each other across a bolt."""
    yield from field(b, "mid")
    yield tone("deep", poly([(b.left, b.top), (8, b.top), (-8, b.bottom), (b.left, b.bottom)]))
    for s in (False, True):
        yield put(_brawler(), 34 if s else -34, 6, flip=s)
    yield tone("glow", lightning("4,-54 -8,-22 4,-18 -6,10 5,14 -4,54", 9))


def _brawler() -> Marks:
    yield ink(limb("-6,-24 -16,-40 -4,-54 10,-52", (12, 11, 7, 0), 9))
    yield cut(rings("-6,-24 -16,-40 -4,-54 10,-52", (12, 11, 7, 0), 13, 1.5, across=(-0.8, 0.3)))
    yield ink(
        smooth(
            "-30,60! -26,30 -24,2 -18,-16 -2,-26 10,-22 16,-14! 15,-9 26,-2! 19,3 17,6! 4,7 "
            "-2,12! 12,20 19,25 14,33! 2,34 -4,60!"
        )
    )
    yield tone("hot", smooth("17,6! 6,7 -1,12 8,17 15,21!"))
    yield bone(fangs(4, 18, 6.6, 5, 4) + fangs(4, 15, 19.6, -5, 3, -2))
    yield cut(
        limb("2,-11 8,-14 16,-12", (0, 2.4, 0))
        + hatch(
            along("-24,2 -17,-14 -4,-23 8,-20", 16), along("-14,4 -9,-7 0,-13 6,-12", 16), 1.5, 1.4
        )
    )
    yield tone("glow", smooth("4,-9! 9,-12 15,-10! 10,-6"))
    yield cut(
        hatch(along("-26,20 -26,34 -30,56", 12), along("-14,20 -13,34 -14,56", 12), 1.5, 1.4)
        + hatch(along("-4,6 -6,16 0,28", 9), along("-11,6 -12,16 -8,28", 9), 1.2)
    )


def inbalance(b: Block) -> Marks:
    """A giant on one end of a plank; small souls fly off the other."""
    yield from field(b, "hot")
    yield from sky(b, b.top + 2, 30, 16, "mid", 1.8)
    yield from halo(24, -14, 30, "glow")
    yield from ridge(b, "-70,46 70,46")
    yield ink(poly("0,22 14,48 -14,48"))
    yield cut(
        hatch(
            [(2 + k * 1.1, 27 + k * 2.2) for k in range(9)],
            [(-1 + k * 0.2, 28 + k * 2.2) for k in range(9)],
            1.2,
        )
    )
    yield put([ink(box(-60, -3, 60, 3)), cut(lens((-58, -1), (58, -1), 0, 1.3))], 0, 20, turn=-18)
    yield from limbs(("-44,16 -58,20 -46,34", "-32,16 -20,20 -28,30"), BRUTE.leg)
    yield from trunk("-38,-14 -40,2 -38,18", BRUTE)
    yield from limbs(("-28,-10 -16,2 -28,14", "-48,-10 -60,2 -48,14"), BRUTE.arm)
    yield put(heads.fiend("bull", heads.BROAD, ears=(34, -10)), -38, -20, scale=0.46)
    for x, y, t in ((34, -12, 30), (50, -30, 70), (20, -36, -20)):
        yield put(
            body(
                "0,-10 1,0 0,10",
                ("-3,-8 -12,-12 -14,-22", "3,-8 12,-10 16,-20"),
                ("-2,9 -8,16 -4,26", "2,9 9,14 14,22"),
                SOUL,
                (0, -15),
            ),
            x,
            y,
            scale=0.72,
            turn=t,
        )


imbalance = inbalance


def non_aggression_pact(b: Block) -> Marks:
    """Two swords point down, tied together by a ribboned scroll."""
    yield from field(b, "mid")
    yield from rays(b, 0, 6, 24, "deep", 7)
    yield put(arms.sword(66, 8), -13, -18, scale=1.05, turn=168)
    yield put(arms.sword(66, 8), 13, -18, scale=1.05, turn=192)
    yield put(altar.scroll(64, 26, 4), 0, 2, scale=0.9)
    yield outlined("hot", smooth("-6,14! -22,22 -30,40! -22,38 -18,46! -10,30 2,18!"), "ink", 1)
    yield outlined("hot", smooth("6,14! 22,22 30,40! 22,38 18,46! 10,30 -2,18!"), "ink", 1)
    yield put(
        [
            outlined(
                "hot",
                smooth([polar(a, 10 + (1.4 if a % 60 else -0.6)) for a in range(0, 360, 30)]),
                "ink",
                1.2,
            ),
            Path(circle(0, 0, 6.4), stroke="score", width=1),
            score(spark(0, 0, 5, 5)),
        ],
        0,
        16,
    )


def truce(b: Block) -> Marks:
    """A white flag over a field of fallen spears."""
    yield from field(b, "hot")
    yield from halo(-20, -10, 38, "glow")
    yield from sky(b, b.top + 2, 20, 14, "mid", 2)
    yield from ridge(b, "-70,34 -20,28 20,34 70,30")
    yield from turf(b, 38, rows=3)
    for x, y, t in ((-44, 30, -58), (40, 34, 62), (24, 44, 84), (-20, 46, -80)):
        yield put(arms.spear(46, 12), *polar(t, 23, x, y), turn=t)
    yield put(arms.shield("mid"), 44, 30, scale=0.5, turn=24)
    yield ink(limb([(-14, 46), (-10, -52)], (3.8, 3.2), 3))
    yield outlined(
        "bone",
        smooth("-11,-46! 6,-52 20,-40 42,-46! 38,-30 44,-10! 26,-4 12,-14 -12,-6!"),
        "ink",
        1.6,
    )
    yield score(hatch(along("10,-48 20,-38 32,-40", 9), along("8,-14 18,-10 30,-8", 9), 1.2, 2))


def _link() -> Marks:
    """One link of a chain, 60 units long, lying level."""
    rim = [
        (-30, -0.1),
        (-24, -13),
        (0, -15),
        (24, -13),
        (30, 0),
        (24, 13),
        (0, 15),
        (-24, 13),
        (-30, 0.1),
    ]
    yield ink(limb(rim, (9, 9), 33))
    yield cut(rings(rim, (9, 9), 44, 1.5, bow=0.25, start=0.02, end=0.98, across=(-0.1, 0.85)))
