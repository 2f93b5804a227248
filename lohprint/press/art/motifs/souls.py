"""The damned and those who hurt them."""

from __future__ import annotations

from lohprint.press.art import arms, heads, things
from lohprint.press.art.block import Block, Marks, both, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    BRUTE,
    SOUL,
    body,
    limbs,
    trunk,
    wail,
)
from lohprint.press.art.grounds import (
    bricks,
    field,
    flames,
    halo,
    rays,
    ridge,
    swirl,
)
from lohprint.press.art.hands import SPREAD, fist, hand
from lohprint.press.art.strokes import (
    along,
    circle,
    hatch,
    lens,
    limb,
    mirrored,
    polar,
    poly,
    smooth,
)


def tortured_souls(b: Block) -> Marks:
    """A soul bound across a great spiked wheel."""
    yield from field(b, "deep")
    yield from rays(b, 0, 0, 20, "mid", 4)
    yield ink(
        "".join(poly([polar(a - 4, 44), polar(a, 56), polar(a + 4, 44)]) for a in range(0, 360, 20))
    )
    yield ink(circle(0, 0, 47))
    yield tone("hot", circle(0, 0, 38))
    yield ink("".join(limb([polar(a, 6), polar(a, 42)], (7, 6), 3) for a in range(0, 360, 45)))
    yield cut(
        "".join(lens(polar(a, 42.5), polar(a + 12, 42.5), 0.8, 1.6) for a in range(0, 360, 15))
    )
    yield from body(
        "0,-18 1,0 0,16",
        ("-4,-13 -18,-20 -29,-32", "4,-13 18,-20 29,-32"),
        ("-3,14 -13,28 -24,40", "3,14 13,28 24,40"),
        SOUL,
    )
    yield from wail(0, -25, 8.5, 14)
    for x, y in ((-28, -31), (28, -31), (-22, 37), (22, 37)):
        yield put(things.shackle(6), x, y, turn=45 if x * y > 0 else -45)


tortured_ones = tortured_souls


def anguished_souls(b: Block) -> Marks:
    """Three wailing faces, hands on their cheeks, under a swirling sky."""
    yield from field(b, "mid")
    yield from _eddies(b)
    for x, y, r, t in ((-36, 14, 21, -10), (37, 16, 20, 9), (0, -2, 27, 0)):
        yield put(_mourner(), x, y, scale=r / 10, turn=t)


def _eddies(b: Block) -> Marks:
    words = []
    for cx, cy, r in ((-34, -30, 30), (30, -34, 36), (2, 20, 44)):
        for k in range(5):
            ring = swirl(cx, cy, r, 1.6, 72 * k, 14)
            words.append(limb(ring, (0.6, 2.4, 2.8, 0), 20))
    yield tone("deep", "".join(words))


def _mourner() -> Marks:
    yield ink(smooth(mirrored("0,-13! 9,-11 12,-2 11,10 14,20 18,40! 0,40!")))
    yield from wail(0, 0, 10)
    for s in (False, True):
        yield put(_fingers(), 8.4 if s else -8.4, 12, scale=0.2, turn=-8 if s else 8, flip=s)


def _fingers() -> Marks:
    yield from hand(
        ((-8, -30, -2, 22, 8), (-2, -32, 6, 24, 8), (5, -31, 14, 22, 6), (11, -27, 22, 18, 6)),
        None,
        mass="bone",
        lines="score",
        arm=60,
    )


def tormented_souls(b: Block) -> Marks:
    """Arms without number reach up out of the fire around one soul."""
    yield from field(b, "night")
    yield from halo(0, -14, 50, "deep", "mid")
    rng = b.rng
    for k in range(8):
        x = -54 + k * 15.4
        yield put(
            hand(SPREAD, (11, -12, 50, 18, 10), mass="bone", lines="score", arm=60),
            x,
            10 - 10 * abs(k - 3.5) * 0.3 + rng.uniform(-6, 8),
            scale=0.4,
            turn=rng.uniform(-16, 16),
            flip=k % 2 == 0,
        )
    yield from body("0,-8 1,10 0,28", ("-4,-4 -14,-14 -9,-34", "4,-4 14,-14 9,-34"), (), SOUL)
    yield put(hand(SPREAD, mass="bone", lines="score", arm=0), -8.4, -33, scale=0.26, turn=-8)
    yield put(
        hand(SPREAD, mass="bone", lines="score", arm=0), 8.4, -33, scale=0.26, turn=8, flip=True
    )
    yield from wail(0, -15, 9.5, -12)
    yield from flames(b, 51, 44, "deep", "mid", "hot", "glow", count=7)


tormented_ones = tormented_one = tormented_souls


def tormenter_fiends(b: Block) -> Marks:
    """A grinning fiend drives its fork down at a crouching soul."""
    yield from field(b, "hot")
    yield from rays(b, 34, 40, 22, "mid", 3)
    yield from ridge(b, "-70,46 0,44 70,46")
    yield from body(
        "24,22 36,24 44,34",
        ("26,24 14,30 18,42", "28,22 18,18 12,24"),
        ("44,34 30,34 36,46", "44,36 52,40 46,47"),
        SOUL,
    )
    yield from wail(20, 22, 8, -40)
    yield put(arms.fork(96, 13), 4, 12, turn=142)
    yield from limbs(("-44,16 -50,36 -40,50", "-32,16 -24,34 -30,50"), BRUTE.leg)
    yield from trunk("-34,-18 -38,0 -38,18", BRUTE)
    yield from limbs(("-26,-14 -10,-2 -10,-12", "-44,-12 -54,-26 -32,-40"), (10, 9, 7, 5))
    yield put(
        heads.fiend("lyre", heads.BROAD, mouth="tusks", look="glow"), -28, -24, scale=0.56, turn=12
    )


tormentor_fiends = tormenter_fiends


def torturer_fiends(b: Block) -> Marks:
    """A hooded torturer holds up glowing irons before the brazier."""
    yield from bricks(b, "deep", "night")
    yield from halo(0, 22, 60, "mid", "hot")
    yield ink(smooth(mirrored("0,0! 18,2 40,10 50,26 52,60! 0,60!")))
    yield cut(
        hatch(along("18,4 40,13 49,30", 15), along("14,16 28,22 36,36", 15), 1.5, 1.2)
        + hatch(along("-18,4 -40,13 -49,30", 15), along("-14,16 -28,22 -36,36", 15), 1.1, -1.2)
    )
    yield cut(
        hatch(along("-20,30 0,34 20,30", 13), along("-17,40 0,46 17,40", 13), 1.2)
        + lens((0, 22), (0, 52), 0, 1.4)
    )
    yield ink(smooth(mirrored("0,-52! 6,-46 16,-30 22,-10 23,8 16,16! 8,12 0,20!")))
    yield cut(
        hatch(along("5,-44 15,-28 21,-8 22,6", 20), along("2,-38 8,-26 12,-10 12,6", 20), 1.5, 1)
    )
    yield cut(
        hatch(
            along("-5,-44 -15,-28 -21,-8 -22,6", 20),
            along("-3,-38 -11,-26 -15,-10 -15,6", 20),
            1.0,
            -1,
        )
    )
    yield from both(
        [tone("glow", smooth("4,-12! 9,-16 16,-14! 12,-8 7,-8")), score(circle(9.6, -11.6, 2))]
    )
    for s in (False, True):
        yield put(_iron(), 44 if s else -44, -8, turn=12 if s else -12)
        yield put(
            fist("bone", "score", 40),
            46 if s else -46,
            40,
            scale=0.6,
            turn=-10 if s else 10,
            flip=s,
        )


def _iron() -> Marks:
    """A branding iron, hot end up."""
    yield ink(limb([(0, -6), (0, 80)], (4, 4), 3))
    yield cut(lens((0.8, 0), (0.8, 76), 0, 1))
    yield tone("glow", poly("0,-30 9,-8 3,-8 3,-2 -3,-2 -3,-8 -9,-8"))
    yield score(lens((0, -25), (0, -4), 0, 1.2))


def infernal_slaver(b: Block) -> Marks:
    """A horned overseer hauls chains from every side; cuffed hands rise below."""
    yield from field(b, "mid")
    yield from rays(b, 0, 4, 14, "deep", 7)
    for s in (-1, 1):
        for y, z in ((-46, -4), (-8, 6)):
            yield from things.chain(
                [(s * 66, y), (s * 40, (y + z) / 2 + 6), (s * 12, z + 6)], 9, 12
            )
    yield ink(smooth(mirrored("0,-2! 16,0 34,6 42,22 34,34 30,60! 0,60!")))
    yield cut(
        hatch(along("14,2 34,8 40,22", 13), along("10,14 24,18 30,28", 13), 1.5, 1.2)
        + hatch(along("-14,2 -34,8 -40,22", 13), along("-10,14 -24,18 -30,28", 13), 1.1, -1.2)
    )
    yield from limbs(("-36,16 -30,34 -2,26", "36,16 30,32 2,20"), (15, 12, 9, 8), BRUTE)
    yield put(heads.fiend("bull", heads.BROAD, mouth="snarl", look="glow"), 0, -16, scale=0.66)
    for x, t in ((-50, -6), (50, 6), (-26, 8), (26, -8)):
        yield put(
            hand(SPREAD, mass="bone", lines="score", arm=40), x, 46, scale=0.42, turn=t, flip=x > 0
        )
        yield put(things.shackle(8), x, 47, scale=0.9, turn=t)
