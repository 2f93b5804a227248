"""Intrigue: bargains, bribes, whispers and knives behind the back."""

from __future__ import annotations

from lohprint.press.art import arms, beasts
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    MAN,
    OLD,
    SHADE,
    limbs,
    profile,
)
from lohprint.press.art.grounds import (
    bricks,
    burst,
    field,
    halo,
    moon,
    outlined,
    pointed,
    rays,
    ridge,
    sky,
    spark,
)
from lohprint.press.art.hands import OPEN, SPREAD, clasp, fist, hand
from lohprint.press.art.skulls import fangs
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


def double_cross(b: Block) -> Marks:
    """Over a handshake in the light, the other hand raises a dagger behind the back."""
    yield from field(b, "mid")
    yield from rays(b, -6, 18, 20, "hot", 3)
    yield ink(smooth("-62,60! -60,20 -46,0 -32,-8! -16,0 -10,18 -14,60!"))
    yield cut(
        hatch(
            along("-30,-6 -17,2 -12,18 -15,50", 18), along("-38,2 -27,10 -22,24 -26,52", 18), 1.5, 1
        )
    )
    yield put(profile(MAN, (9, -6)), -34, -22, scale=0.76)
    yield ink(smooth("62,60! 62,16 50,0 36,-8! 24,0 18,18 22,60!"))
    yield cut(hatch(along("24,2 18,18 21,50", 14), along("32,8 28,22 32,52", 14), 1.5, -1))
    yield put(profile(OLD, (9, -6)), 32, -20, scale=0.76, flip=True)
    yield put(clasp(), -2, 30, scale=0.46)
    arm_ = "44,6 60,-6 54,-24"
    yield ink(limb(arm_, (15, 13, 10)))
    yield cut(rings(arm_, (15, 13, 10), 9, 1.3, across=(0.0, 0.85)))
    yield put(arms.dagger(34), 50, -32, scale=0.96, turn=-158)
    yield put(fist("bone", "score", 0), 50, -25, scale=0.42, turn=10)


def misinformation(b: Block) -> Marks:
    """A mouth with a forked tongue speaks a banner of false tidings."""
    yield from field(b, "hot")
    yield score(burst(0, -4, 50, 86, 60, 1.5))
    yield ink(smooth(mirrored("0,-28! 10,-36 26,-32 52,-8! 34,14 16,22 0,23!")))
    yield outlined(
        "mid", smooth(mirrored("0,-24! 10,-31 25,-27 46,-8! 24,-13 8,-15 0,-12!")), "ink", 1
    )
    yield outlined("mid", smooth(mirrored("0,4! 10,2 26,-1 46,-8! 32,10 15,18 0,19!")), "ink", 1)
    yield bone(fangs(-32, 32, -15.5, 8, 9, 1.4) + fangs(-26, 26, 2.6, -5.4, 9, 2))
    yield score(
        hatch(
            along("-24,-28 -10,-31 0,-26 10,-31 24,-28", 20),
            along("-20,-20 -9,-23 0,-20 9,-23 20,-20", 20),
            1,
        )
    )
    yield outlined("deep", limb("0,0 -2,18 8,34 2,46", (16, 15, 12, 10), 11), "ink", 1)
    yield outlined("deep", limb("1,42 -6,52 -16,54", (8, 6, 0)), "ink", 1)
    yield outlined("deep", limb("4,42 12,52 22,52", (8, 6, 0)), "ink", 1)
    yield cut(limb("-1,4 -2,18 6,34", (0, 2, 0)))


def whispering_call(b: Block) -> Marks:
    """Lips breathe into a great ear."""
    yield from field(b, "deep")
    yield tone(
        "mid",
        "".join(limb(arc(-26, 4, 16 + 11 * k, 40, 140), (0, 4, 5, 4, 0), 11) for k in range(7)),
    )
    yield bone(smooth("14,-40! 34,-46 54,-30 54,-6 44,8 42,24 32,42 16,44 10,32 14,20 8,6 6,-20"))
    yield score(
        limb("18,-26 32,-36 46,-26 46,-8 36,4 34,20 26,32", (0, 4, 5, 4, 4, 3, 0), 17)
        + limb("20,-10 30,-18 36,-10 30,0 24,10", (0, 4, 4, 3, 0), 11)
        + smooth("14,2! 22,0 26,8 22,18! 14,14")
    )
    yield score(hatch(along("53,-26 53,-4 43,10", 14), along("49,-24 49,-6 40,6", 14), 1.1))
    yield ink(
        smooth(
            "-62,-50! -30,-44 -28,-30! -30,-20 -14,-10! -20,-4 -18,-1! -12,1 -14,4! -11,8 "
            "-16,12! -14,20 -18,28 -32,32! -34,54! -62,54!"
        )
    )
    yield cut(
        hatch(along("-32,-42 -30,-28 -20,-14", 12), along("-42,-38 -40,-26 -32,-14", 12), 1.4, 1)
        + hatch(along("-18,22 -24,30 -34,34", 9), along("-28,18 -32,24 -40,28", 9), 1.3, 1)
    )
    yield tone(
        "hot",
        smooth("-36,-1! -24,-6 -17,-2 -13,1! -22,2")
        + smooth("-34,4! -24,3 -14,4! -13,8 -18,11 -27,9"),
    )
    yield tone("glow", smooth("-46,-20! -40,-26 -31,-23! -37,-18"))


whispering_talk = whispering_call


def confusion(b: Block) -> Marks:
    """A head cut open: inside, a maze without an exit."""
    yield from field(b, "mid")
    yield from rays(b, 0, -8, 9, "deep", 20)
    yield put([ink(smooth(MAN))], 2, 8, scale=1.62)
    rng = b.rng
    words = []
    for r in (8, 14, 20, 26):
        gap = rng.uniform(0, 360)
        words.append(limb(arc(-4, -8, r, gap + 24, gap + 336, 17), (2.4, 2.4), 31))
        a = gap + rng.uniform(60, 300)
        words.append(limb([polar(a, r, -4, -8), polar(a, r + 6, -4, -8)], (2.4, 2.4), 3))
    yield cut("".join(words))
    yield tone("hot", spark(-4, -8, 6, 4, 20, 0.4))
    yield cut(hatch(along("18,38 12,42 8,52", 7), along("6,36 2,44 0,54", 7), 1.2))
    yield ink(
        "".join(_question(x, y, s) for x, y, s in ((46, -30, 1.0), (50, 12, 0.7), (-50, 24, 0.8)))
    )


def _question(x: float, y: float, s: float) -> str:
    hook = [
        (x - 7 * s, y - 6 * s),
        (x, y - 13 * s),
        (x + 7 * s, y - 6 * s),
        (x, y + 2 * s),
        (x, y + 8 * s),
    ]
    return limb(hook, (3 * s, 5 * s, 5.4 * s, 4.4 * s, 3 * s), 11) + circle(x, y + 14 * s, 2.8 * s)


def diversion(b: Block) -> Marks:
    """A crossroads post points both ways; footprints lead off a third."""
    yield from field(b, "hot")
    yield from halo(30, -20, 28, "glow")
    yield from sky(b, b.top + 2, 6, 12, "mid", 2)
    yield from ridge(b, "-70,12 -30,4 10,14 70,6", "mid")
    yield tone(
        "glow",
        smooth("-14,56! -8,30 -30,14 -44,9! -38,8 -10,22 16,56!")
        + smooth("6,56! 14,30 44,12 60,8! 62,12 36,30 34,56!"),
    )
    yield from ridge(b, "-70,44 -40,47 -16,50 40,48 70,42")
    yield ink(limb("0,52 1,0 0,-42", (7, 6.4, 6)))
    yield cut(rings("0,52 1,0 0,-42", (7, 6.4, 6), 14, 1.1, across=(0, 0.9)))
    yield put(
        [
            bone(poly("-6,-8 36,-9 46,0 36,9 -6,8")),
            score("".join(lens((0, y), (36, y - 0.5), 0.4, 1.3) for y in (-4, 0.4, 4.6))),
        ],
        0,
        -26,
        turn=-5,
    )
    yield put(
        [
            bone(poly("-6,-8 36,-9 46,0 36,9 -6,8")),
            score("".join(lens((0, y), (36, y - 0.5), 0.4, 1.3) for y in (-4, 0.4, 4.6))),
        ],
        0,
        -6,
        flip=True,
        turn=4,
    )
    yield put(beasts.raven(wings=False), 4, -44, scale=0.5)
    yield ink(
        "".join(
            circle(x, y, 2.6, 1.4)
            for x, y in (
                (12, 44),
                (20, 40),
                (18, 34),
                (26, 31),
                (28, 26),
                (36, 23),
                (42, 18),
                (48, 16),
            )
        )
    )


def thief_in_the_night(b: Block) -> Marks:
    """A cloaked thief slips over a sill, a jewel in hand, the moon behind."""
    yield from bricks(b, "night", "deep")
    yield tone("ink", pointed(4, 60, 84, -2, 0.8))
    yield tone("mid", pointed(4, 60, 76, -2, 0.8))
    yield from _night_light()
    yield ink(
        smooth(
            "-30,60! -34,30 -26,4 -10,-6! -14,-18 -6,-34 10,-34! 22,-26 20,-12 16,-6! 34,6 "
            "40,30 34,60!"
        )
    )
    yield cut(
        hatch(along("18,-4 34,10 38,34", 17), along("10,2 22,14 26,36", 17), 1.5, 1)
        + hatch(along("-12,-4 -26,8 -32,34", 17), along("-6,4 -16,16 -20,36", 17), 1.1, -1)
    )
    yield cut(
        hatch(along("-8,-32 6,-33 20,-24 19,-12", 14), along("-6,-26 5,-27 13,-20 13,-12", 14), 1.2)
    )
    yield tone("score", smooth("-6,-20! 4,-26 14,-18 12,-8 0,-8"))
    yield tone("glow", smooth("-3,-17! 1,-19 4,-16! 0,-15") + smooth("6,-16! 10,-19 12,-16! 9,-15"))
    yield from limbs(("-24,16 -36,26 -26,8",), (12, 10, 7), SHADE)
    yield put(hand(SPREAD, width=8, arm=0), -27, 10, scale=0.44, turn=10)
    yield tone("glow", poly("-30,-22 -20,-22 -15,-15 -25,-3 -35,-15"))
    yield score(
        lens((-30, -22), (-25, -4), 0, 0.8)
        + lens((-20, -22), (-25, -4), 0, 0.8)
        + lens((-35, -15), (-15, -15), 0, 1)
    )
    yield ink(poly([(b.left, 42), (b.right, 42), (b.right, 60), (b.left, 60)]))
    yield cut(lens((-58, 44), (58, 44), 0, 1.5))


def _night_light() -> Marks:
    """The moon a thief works by."""
    yield from moon(22, -24, 20, "glow")


def diabolic_seduction(b: Block) -> Marks:
    """A masked lady with small horns holds out a rose."""
    yield from field(b, "mid")
    yield from rays(b, 0, 50, 18, "hot", 5)
    yield ink(smooth(mirrored("0,-46! 22,-44 34,-24 34,4 40,30 36,60! 0,60!")))
    yield from both(
        [
            ink(limb("12,-40 22,-50 20,-60", (7, 5, 0))),
            cut(
                hatch(
                    along("24,-40 33,-20 34,6 38,30", 18),
                    along("22,-30 26,-14 27,6 28,30", 18),
                    1.3,
                    0.6,
                )
            ),
        ]
    )
    yield bone(smooth(mirrored("0,14! 6,14 8,26 24,36 34,60! 0,60!")))
    yield outlined("deep", smooth("-34,60! -27,42! -14,48 0,58 14,48 27,42! 34,60!"), "ink", 1.4)
    yield bone(smooth(mirrored("0,-32! 14,-30 20,-18 19,-4 12,10 4,17 0,18!")))
    yield from both(
        [
            ink(smooth("0,-18! 10,-22 26,-27! 24,-14 15,-9 4,-12 0,-13!")),
            tone("glow", smooth("5,-15.6! 10,-18 16,-17! 11,-13.6")),
        ]
    )
    yield score(
        circle(10.6, -15.8, 1.6) + circle(-10.6, -15.8, 1.6) + lens((0, -8), (-1.6, 0), -0.6, 1)
    )
    yield tone("deep", smooth("-7,6! -2.4,3.6 0,5 2.4,3.6 7,6! 3,10 -3,10"))
    yield score(
        lens((-7, 6.2), (7, 6.2), -0.8, 0.8)
        + hatch(along("18,-4 12,9 5,16", 11), along("13,-2 9,7 4,12", 11), 0.9)
    )
    yield ink(limb("30,60 34,34 37,12", (2.4, 2.4, 2.4)))
    yield put(_rose(), 38, 0, scale=1.0)
    yield put(
        hand(OPEN, mass="bone", lines="score", arm=30), 34, 58, scale=0.5, turn=-12, flip=True
    )


def _rose() -> Marks:
    yield outlined("deep", circle(0, 0, 15), "ink", 1.4)
    yield score(
        "".join(
            limb(arc(0, 0, r, t, t + 150), (0, 2, 0))
            for r, t in ((12, 0), (12, 130), (11, 240), (8, 60), (8, 190), (5, 300), (4, 100))
        )
    )
    yield outlined(
        "glow",
        smooth("-6,14! -18,16 -24,24! -12,25") + smooth("8,14! 18,18 22,28! 10,24"),
        "ink",
        1,
    )
