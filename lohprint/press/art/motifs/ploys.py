"""Ploys: twisted words, false flags, spies, the letter of the law."""

from __future__ import annotations

from lohprint.press.art import altar, arms, beasts, heads
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    OLD,
    profile,
)
from lohprint.press.art.grounds import (
    arcade,
    field,
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
    yield from arcade(b, 52, -6, 2, "mid")
    yield ink(smooth("-34,60! -30,40 -12,34 10,33 30,40 36,60!"))
    yield cut(hatch(along("10,36 28,42 33,56", 10), along("6,42 18,46 20,58", 10), 1.4, 1))
    yield ink(limb("0,44 -8,30 8,16 -6,2", (26, 24, 22, 24)))
    yield cut(
        rings(
            "0,44 -8,30 8,16 -6,2",
            (26, 24, 22, 24),
            13,
            2,
            bow=0.35,
            start=0.08,
            end=0.9,
            across=(-0.8, 0.8),
        )
    )
    yield put(profile(OLD, (9, -6)), 16, -12, scale=0.84, turn=6)
    yield put(profile(OLD, (9, -6)), -16, -12, scale=0.84, flip=True, turn=-6)
    yield put(
        heads.fiend("", heads.GAUNT, ears=None, mouth="grin", look="glow"), 0, -16, scale=0.62
    )
    yield bone(
        "".join(
            circle(x, y, r)
            for x, y, r in (
                (-26, -30, 7),
                (-17, -37, 8),
                (-5, -41, 8.4),
                (8, -40, 8),
                (19, -35, 7.4),
                (27, -28, 6.4),
                (-32, -20, 6),
                (33, -18, 6),
            )
        )
    )
    yield score(
        "".join(
            limb(arc(x, y, r * 0.6, 0, 280), (0, 1.3, 0))
            for x, y, r in (
                (-26, -30, 7),
                (-17, -37, 8),
                (-5, -41, 8.4),
                (8, -40, 8),
                (19, -35, 7.4),
                (27, -28, 6.4),
                (-32, -20, 6),
                (33, -18, 6),
            )
        )
    )
    yield tone("hot", limb("42,-1 54,2 58,-4", (3, 3, 0)) + limb("-42,-1 -54,2 -58,-4", (3, 3, 0)))


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
    yield from field(b, "mid")
    yield from sky(b, b.top + 2, 10, 14, "deep", 2)
    for x in (-52, -26, 26, 52):
        yield put(arms.spear(100, 15), x + 6, -34)
    for x, y, s in ((-46, 8, 0.86), (46, 8, 0.86), (-24, 14, 0.98), (24, 14, 0.98)):
        yield put(_side_helm(), x, y, scale=s)
    yield ink(smooth(mirrored("0,24! 20,26 28,40 30,60! 0,60!")))
    yield put(heads.fiend("stub", heads.LONG, look="glow", ears=None), 0, 6, scale=0.72)
    yield ink(smooth(mirrored("0,-25! 12,-24 17,-12 16,-2! 8,-7 0,-6!")))
    yield cut(
        limb("-16,-5 0,-9 16,-5", (1.4, 2, 1.4))
        + hatch(along("4,-22 12,-19 15,-9", 9), along("2,-16 7,-14 10,-8", 9), 1.2)
    )
    yield put(arms.dagger(30), 27, 44, scale=0.9, turn=-24)


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
