"""Ploys: twisted words, false flags, spies, the letter of the law."""

from __future__ import annotations

from lohprint.press.art import altar, arms, beasts, heads
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    OLD,
    profile,
)
from lohprint.press.art.grounds import (
    field,
    halo,
    outlined,
    rays,
    sky,
    tongue,
)
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
    wobble,
)


def loophole(b: Block) -> Marks:
    """A burnt hole in a contract; somebody's eye is at it."""
    yield from field(b, "mid")
    yield put(altar.scroll(94, 92, 15), 0, 0, scale=1.0, turn=3)
    rim = wobble([polar(a, 22, 2, 2) for a in range(0, 360, 15)], b.rng, 2.0)
    yield tone("deep", smooth([(x * 1.16, y * 1.16, s) for x, y, s in rim]))
    yield ink(smooth(rim))
    yield tone("hot", smooth("-15,2! -4,-9 10,-9 19,2! 10,11 -4,11"))
    yield score(circle(2, 2, 9))
    yield tone("glow", circle(2, 2, 7.4))
    yield score(lens((2, -5), (2, 9), 0, 4.4))
    yield tone("hot", "".join(tongue(*polar(a, 27, 2, 4), 5, 9) for a in range(200, 520, 40)))


def twisted_representatives(b: Block) -> Marks:
    """Three envoys share one wrung neck, each speaking another way."""
    yield from field(b, "mid")
    yield from rays(b, 0, -12, 16, "hot", 0)
    yield ink(smooth("-44,60! -36,42 -12,36 10,35 36,42 46,60!"))
    yield cut(hatch(along("12,38 34,44 42,58", 10), along("8,44 22,48 28,60", 10), 1.4, 1))
    yield ink(limb("0,46 -8,32 8,18 -6,2", (26, 24, 22, 24)))
    yield cut(
        rings(
            "0,46 -8,32 8,18 -6,2",
            (26, 24, 22, 24),
            13,
            2,
            bow=0.35,
            start=0.08,
            end=0.9,
            across=(-0.8, 0.8),
        )
    )
    for s in (False, True):
        yield put(
            profile(OLD, (9, -6)), -24 if s else 24, -8, scale=0.86, flip=s, turn=-6 if s else 6
        )
        yield put(
            [
                cut(
                    hatch(
                        along("-18,-10 -8,-25 6,-25", 13),
                        along("-11,-6 -5,-15 4,-16", 13),
                        1.4,
                        0.8,
                    )
                    + hatch(along("8,14 4,20 6,28", 7), along("1,12 -3,20 0,28", 7), 1.2)
                )
            ],
            -24 if s else 24,
            -8,
            scale=0.86,
            flip=s,
            turn=-6 if s else 6,
        )
    yield put(heads.fiend("", heads.GAUNT, ears=None, mouth="grin", look="glow"), 0, -12, scale=0.7)
    curls_ = (
        (-20, -30, 7),
        (-12, -38, 7.6),
        (0, -41, 8),
        (12, -38, 7.6),
        (20, -30, 7),
        (-22, -20, 6),
        (22, -20, 6),
    )
    yield outlined("bone", "".join(circle(x, y, r) for x, y, r in curls_), "ink", 1)
    yield score("".join(limb(arc(x, y, r * 0.6, 0, 280), (0, 1.3, 0)) for x, y, r in curls_))
    yield tone(
        "glow", "".join(limb([(s * 45, 6), (s * 54, 8), (s * 60, 2)], (3, 3, 0)) for s in (-1, 1))
    )


def twisted_words(b: Block) -> Marks:
    """A quill whose ribbon of writing turns into a snake."""
    yield from field(b, "deep")
    yield from rays(b, -20, -30, 16, "mid", 9)
    line = "-48,40 -20,22 10,44 40,28 30,4 -4,8 -30,-6 -14,-28 18,-22"
    yield bone(limb(line, (17, 16, 16, 15, 15, 14, 14, 13, 12), 25))
    yield score(
        rings(line, (17, 16, 16, 15, 15, 14, 14, 13, 12), 42, 1.3, bow=0.05, across=(-0.5, 0.5))
    )
    yield put(beasts.snake_head(), 30, -22, scale=0.86, turn=4)
    yield put(
        [
            bone(limb("0,0 -4,-30 -22,-56", (1.6, 15, 0), 9)),
            score(
                lens((0, 0), (-21, -54), -3, 1.2)
                + hatch(along("-9,-16 -16,-32 -22,-46", 10), along("-2,-14 -8,-32 -18,-48", 10), 1)
            ),
            ink(poly("-2,-1 2,-1 0.6,12")),
        ],
        -46,
        28,
        scale=1.0,
        turn=-6,
    )


def treacherous_troops(b: Block) -> Marks:
    """In a rank of helmets facing left, one in the middle faces you, grinning."""
    yield from field(b, "hot")
    yield from sky(b, b.top + 2, 40, 22, "mid", 2)
    for x in (-50, -30, 34, 54):
        yield put(arms.spear(100, 15), x, -32)
    for x, y, s in ((-44, 6, 0.92), (44, 6, 0.92)):
        yield put(_side_helm(), x, y, scale=s)
    yield from halo(0, -2, 27, "glow")
    yield ink(smooth(mirrored("0,24! 20,26 30,40 32,60! 0,60!")))
    yield put(heads.fiend("stub", heads.LONG, look="hot", ears=None), 0, 2, scale=0.84)
    yield ink(smooth(mirrored("0,-31! 14,-30 20,-16 19,-4! 10,-10 0,-9!")))
    yield cut(
        limb("-18,-7 0,-12 18,-7", (1.6, 2.4, 1.6))
        + hatch(along("5,-28 14,-24 18,-13", 9), along("2,-20 8,-18 12,-12", 9), 1.3)
    )
    yield tone("hot", poly("-2,-30 2,-30 0,-46"))
    yield put(arms.dagger(36), 24, 40, scale=0.9, turn=-20)
    yield cut(
        hatch(along("18,30 28,42 30,56", 9), along("8,34 16,44 18,58", 9), 1.3)
        + hatch(along("-18,30 -28,42 -30,56", 9), along("-8,34 -16,44 -18,58", 9), 1.0)
    )


def _side_helm() -> Marks:
    """A helmeted head from the side, facing left."""
    yield ink(
        smooth(
            "-12,-26! 2,-30 16,-22 18,-4 16,12! 26,20 32,60! -26,60! -22,26 -10,18! -18,14 "
            "-20,2 -22,-8! -16,-14"
        )
    )
    yield cut(
        lens((-20, -6), (-6, -7), 0, 2.4)
        + hatch(along("14,-20 17,-4 15,12", 12), along("6,-20 8,-4 6,12", 12), 1.3, 0.8)
        + lens((-13, -25), (16, 14), -6, 1.4)
    )
    yield cut(
        "".join(circle(-14 + 3.6 * k, 6, 0.9) for k in range(4))
        + hatch(along("18,20 26,30 28,50", 9), along("8,24 14,34 14,54", 9), 1.3)
    )


def military_intelligence(b: Block) -> Marks:
    """A spyglass swings over a map of the enemy's camp."""
    yield from field(b, "deep")
    yield put([bone(smooth("-54,-34! 0,-38 54,-32! 50,0 56,34! 0,38 -52,34! -50,0"))], 0, 6)
    yield score(
        limb("-44,30 -20,10 6,18 26,-6 44,-10", (1.6, 1.6, 1.6))
        + "".join(
            poly([(x, y), (x + 5, y - 10), (x + 10, y)])
            for x, y in ((-40, 0), (-30, 4), (-34, -6), (20, 32), (30, 28))
        )
    )
    yield score(
        "".join(
            lens((x - 4, y - 4), (x + 4, y + 4), 0, 2) + lens((x + 4, y - 4), (x - 4, y + 4), 0, 2)
            for x, y in ((-8, 26),)
        )
    )
    yield tone(
        "hot",
        "".join(
            poly([(x, y), (x, y - 14), (x + 10, y - 10), (x + 1, y - 6)])
            for x, y in ((36, 22), (24, 14))
        ),
    )
    tube = [(-60, -54), (-8, -16), (20, 4)]
    yield ink(
        limb([(-64, -58), (-30, -33)], (26, 22), 5)
        + limb([(-34, -36), (-6, -15)], (19, 18), 5)
        + limb([(-8, -16), (10, -3)], (15, 15), 5)
    )
    yield cut(rings(tube, (26, 20, 14), 16, 1.5, across=(-0.1, 0.85)))
    yield tone(
        "gold",
        limb([(-33, -35), (-30, -33)], (24, 24), 3)
        + limb([(-8, -16), (-5, -14)], (19, 19), 3)
        + limb([(8, -4), (12, -1)], (18, 18), 3),
    )
    yield put(altar.eyeball(15, "mid"), 22, 6)
