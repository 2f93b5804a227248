"""The elder Devils, as portraits."""

from __future__ import annotations

from lohprint.press.art import beasts, heads, things
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone
from lohprint.press.art.grounds import (
    field,
    halo,
    outlined,
    rays,
    sky,
)
from lohprint.press.art.hands import SPREAD, hand
from lohprint.press.art.skulls import skull
from lohprint.press.art.strokes import (
    along,
    circle,
    hatch,
    lens,
    limb,
    mirrored,
    poly,
    rings,
    smooth,
)
from lohprint.press.art.wings import insect


def asmodeus(b: Block) -> Marks:
    """The iron crown over three heads: bull, king and ram."""
    yield from field(b, "deep")
    yield from rays(b, 0, -10, 32, "mid", 0)
    yield from halo(0, -12, 46, "hot", "glow")
    yield ink(smooth(mirrored("0,14! 22,16 48,24 60,44 64,70! 0,70!")))
    yield put(
        heads.fiend("bull", heads.BROAD, mouth="snarl", ears=(34, -8)), -36, 12, scale=0.6, turn=-14
    )
    yield put(
        heads.fiend("ram", heads.BROAD, mouth="snarl", ears=None), 36, 12, scale=0.58, turn=14
    )
    yield cut(
        hatch(along("10,34 34,38 54,50", 15), along("8,44 28,50 42,60", 15), 1.5, 1)
        + hatch(along("-10,34 -34,38 -54,50", 15), along("-8,44 -28,50 -42,60", 15), 1.1, -1)
    )
    yield put(
        heads.fiend("lyre", heads.LONG, mouth="grin", look="hot", locks=3, ears=(30, -20)),
        0,
        -4,
        scale=0.86,
    )
    yield put(_iron_crown(), 0, -32, scale=0.74)


def _iron_crown() -> Marks:
    yield tone(
        "gold",
        poly("-28,16 -34,-18 -20,-4 -14,-30 -6,-8 0,-38 6,-8 14,-30 20,-4 34,-18 28,16 0,21"),
    )
    yield score(
        limb("-28,8 0,13 28,8", (1.6, 2, 1.6))
        + "".join(poly([(x, 4), (x + 4, 9), (x, 14), (x - 4, 9)]) for x in (-17, 0, 17))
        + hatch(along("28,4 31,-10", 6), along("21,6 22,-2", 6), 1)
    )


def mephistopheles(b: Block) -> Marks:
    """A lean face under a plumed hat; threads of every bargain hang from his fingers."""
    yield from field(b, "mid")
    yield from sky(b, b.top + 1, b.bottom, 28, "deep", 2)
    yield from halo(8, -10, 44, "hot")
    yield ink(smooth(mirrored("0,26! 14,24 34,36 46,52 50,70! 0,70!")))
    yield ink(smooth("-16,70! -22,40 -34,22! -14,28 0,40 14,28 34,22! 22,40 16,70!"))
    yield bone(smooth(mirrored("0,-32! 15,-28 17,-10 15,8 9,26 0,40!")))
    yield ink(smooth("-20,-14! -16,-30 -4,-24 0,-16! 4,-24 16,-30 20,-14! 22,-36 0,-42 -22,-36"))
    yield from both(
        [
            score(limb("3,-7 10,-11 17,-16", (0, 3.4, 0))),
            tone("hot", smooth("4,-4! 9,-8 14,-8! 10,-3")),
            score(lens((9.6, -7.4), (9, -3), 0, 2)),
            score(hatch(along("17,-6 15,10 10,24", 16), along("11,2 10,12 6,24", 16), 1.1, 1)),
            score(limb("0,14 6,13 14,8 18,3", (1.6, 2.4, 1.6, 0))),
        ]
    )
    yield score(
        lens((1, -4), (4, 9), -1, 1.4)
        + lens((4, 9), (-3, 10), 1.4, 1.2)
        + lens((-7, 18), (7, 18), -1.4, 1.4)
    )
    yield ink(smooth(mirrored("0,21! 3,22 4.6,30 2,40 0,50!")))
    yield ink(
        smooth("-36,-30! -14,-36 10,-38 38,-46! 36,-34 14,-27 -14,-25 -32,-22")
        + smooth("-20,-34! -16,-50 -2,-56 14,-54 20,-38!")
    )
    yield cut(
        lens((-32, -27), (34, -40), 1.6, 1.3)
        + hatch(along("16,-52 20,-40", 6), along("6,-52 8,-38", 6), 1.3)
    )
    yield outlined("hot", limb("-14,-38 -30,-54 -50,-46 -56,-22", (3, 14, 15, 0), 13), "ink", 1.2)
    yield score(limb("-16,-40 -30,-52 -48,-45 -55,-26", (0, 1.8, 1.6, 0), 13))
    yield put(hand(SPREAD, mass="bone", lines="score", arm=0), 44, 22, scale=0.56, turn=20)
    for x, y in ((32, 6), (41, 0), (50, 2), (58, 10)):
        yield tone("glow", limb([(x, y), (x + 1, y + 26), (x - 3, 60)], (0.9, 0.9, 0.9), 5))


def baalzebub(b: Block) -> Marks:
    """The fly-headed prince in ermine, sceptre in hand, swarms about him."""
    yield from field(b, "deep")
    yield from halo(0, -14, 52, "mid", "hot")
    yield from both(insect(70, 30, 66, "glow"))
    yield from both(insect(62, 26, 104, "glow"))
    rng = b.rng
    for _ in range(16):
        yield put(
            beasts.small_fly("score"),
            rng.choice((-1, 1)) * rng.uniform(30, 58),
            rng.uniform(b.top, b.bottom),
            scale=rng.uniform(0.3, 0.5),
            turn=rng.uniform(0, 360),
        )
    yield ink(smooth(mirrored("0,14! 16,16 36,24 44,40 46,70! 0,70!")))
    yield cut(
        hatch(along("30,26 42,40 44,60", 16), along("20,34 30,46 32,60", 16), 1.5, 1)
        + hatch(along("-30,26 -42,40 -44,60", 16), along("-20,34 -30,46 -32,60", 16), 1.1, -1)
    )
    yield outlined(
        "bone",
        smooth(
            "-34,20! -22,12 -10,9 0,12 10,9 22,12 34,20! 30,30 20,33! 14,38 6,36! 0,42 -6,36! "
            "-14,38 -20,33! -30,30"
        ),
        "ink",
        1.4,
    )
    yield score(
        "".join(
            limb([(x, y), (x + 0.6, y + 6)], (3, 0), 3)
            for x, y in (
                (-25, 20),
                (-16, 25),
                (-9, 17),
                (-3, 27),
                (4, 19),
                (11, 26),
                (18, 18),
                (25, 23),
            )
        )
    )
    yield ink(smooth(mirrored("0,-34! 12,-32 20,-24 20,-10 11,4 6,12 0,14!")))
    yield from both(
        [
            tone("hot", circle(14, -18, 12.5, 14.5)),
            score(
                "".join(
                    circle(6 + 3.6 * i + 1.8 * (j % 2), -29 + 3.6 * j, 1.25)
                    for i in range(5)
                    for j in range(7)
                    if (i - 2) ** 2 + (j - 3) ** 2 < 10
                )
            ),
            ink(limb("3,-32 8,-44 16,-48", (3, 2, 0))),
            cut(hatch(along("11,2 6,12", 6), along("4,2 2,11", 6), 1.3)),
        ]
    )
    yield ink(limb("0,6 1,18 -2,28", (8, 6, 7)))
    yield cut(rings("0,6 1,18 -2,28", (8, 6, 7), 9, 1.3))
    yield put(things.crown(5), 0, -39, scale=0.5)
    yield ink(limb("46,60 47,20 46,-6", (3.4, 3.4, 3.4)))
    yield put(skull(jaw=False, look="hot"), 46, -12, scale=0.32)
