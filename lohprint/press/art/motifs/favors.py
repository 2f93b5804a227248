"""Favors: what a Devil owes to whoever holds its paper."""

from __future__ import annotations

from lohprint.press.art import arms, things
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, tone
from lohprint.press.art.charges import charge
from lohprint.press.art.grounds import (
    box,
    flare,
    outlined,
    pointed,
)
from lohprint.press.art.hands import SPREAD, hand
from lohprint.press.art.livery import livery
from lohprint.press.art.strokes import (
    along,
    arc,
    circle,
    hatch,
    limb,
    mirrored,
    polar,
    poly,
    smooth,
)


def combat_favor_of(b: Block, owner: str) -> Marks:
    """Crossed swords behind the Devil's shield."""
    yield from livery(b, owner)
    for t in (-38, 38):
        yield put(arms.sword(76, 8), *polar(t + 180, 30, 0, 2), turn=t, scale=1.05)
    yield put(arms.shield("mid"), 0, 2, scale=1.05)
    yield put(charge(owner, "score", "mid"), 0, -1, scale=0.3)


def forces_of(b: Block, owner: str) -> Marks:
    """Helmets over a wall of shields, the Devil's own before them."""
    yield from livery(b, owner)
    for x in (-44, 44, -22, 22):
        yield put(arms.spear(60, 15), x + 9, -36)
        yield put(arms.helm("hot"), x, -16, scale=0.62)
    for x in (-42, 42):
        yield put(arms.shield("deep"), x, 26, scale=0.95)
    yield put(arms.shield("hot"), 0, 10, scale=1.62)
    yield put(charge(owner, "score", "hot"), 0, 6, scale=0.5)


def power_of(b: Block, owner: str) -> Marks:
    """The Devil's charge in a great flame over an open hand."""
    yield from livery(b, owner)
    yield outlined("hot", flare(0, 34, 70, 88), "ink", 1.6)
    yield tone("glow", flare(0, 31, 54, 62))
    yield put(charge(owner, "score", "glow"), 0, 5, scale=0.4)
    yield put(hand(SPREAD, (12, -13, 70, 24, -30), arm=40), -2, 70, scale=0.9)


def vote_of(b: Block, owner: str) -> Marks:
    """A claw drops a black ball into the Devil's urn."""
    yield from livery(b, owner)
    yield ink(smooth(mirrored("0,-8! 22,-8! 20,-2 30,8 32,24 22,42 14,50! 0,50!")))
    yield tone("mid", smooth(mirrored("0,-2! 17,-2 26,10 28,24 19,40 12,46! 0,46!")))
    yield ink(circle(0, -7, 23, 6))
    yield tone("night", circle(0, -7, 19, 4))
    yield put(charge(owner, "score", "mid"), 0, 22, scale=0.34)
    yield ink(circle(0, -20, 6.6))
    yield bone(limb(arc(0, -20, 4.4, 290, 350), (0, 1.8, 0)))
    yield put(
        hand(
            (
                (-7, -30, 8, 20, 24),
                (-1, -32, 2, 21, 10),
                (5, -31, -4, 20, -8),
                (10, -27, -8, 17, -16),
            ),
            (12, -13, 30, 22, -40),
            claw=True,
            arm=40,
        ),
        3,
        -60,
        scale=0.7,
        turn=180,
    )


def safety_of(b: Block, owner: str) -> Marks:
    """A barred gate under the Devil's charge."""
    yield from livery(b, owner)
    yield ink(
        poly(
            "-40,52 -40,-24 -46,-24 -46,-46 -30,-46 -30,-38 -15,-38 -15,-46 15,-46 15,-38 "
            "30,-38 30,-46 46,-46 46,-24 40,-24 40,52"
        )
    )
    yield cut(
        "".join(
            box(x, y, x + 9, y + 1)
            for y, dx in ((4, 0), (16, 9), (28, 0), (40, 9))
            for x in (dx - 38, dx + 20)
        )
    )
    yield tone("hot", pointed(0, 52, 40, 38, 0.6))
    yield ink(
        "".join(box(x - 1.2, 12, x + 1.2, 52) for x in (-13, -4.4, 4.4, 13))
        + "".join(box(-20, y, 20, y + 2.4) for y in (28, 40))
    )
    yield ink(circle(0, -10, 29))
    yield tone("mid", circle(0, -10, 26))
    yield put(charge(owner, "score", "mid"), 0, -10, scale=0.45)


def spoils_of(b: Block, owner: str) -> Marks:
    """A burst chest of plunder with the Devil's charge on its front."""
    yield from livery(b, owner)
    yield ink(smooth("-42,-6! -44,-30 -28,-44 0,-46 28,-44 44,-30 42,-6!"))
    yield cut(
        hatch(
            along("-38,-28 -26,-40 0,-43 26,-40 38,-28", 17),
            along("-36,-12 -24,-20 0,-23 24,-20 36,-12", 17),
            1.3,
        )
    )
    yield tone("gold", smooth("-38,4! -30,-12 -12,-20 6,-16 22,-20 34,-8 38,4!"))
    for x, y in ((-26, -6), (-12, -12), (4, -9), (20, -12), (30, -2), (-18, 0), (12, 0)):
        yield put(things.coin(7), x, y, squash=0.8)
    yield put(things.crown(5), 10, -16, scale=0.4, turn=10)
    yield put(things.goblet(), -22, -14, scale=0.36, turn=-16)
    yield ink(poly("-46,2 46,2 42,50 -42,50"))
    yield tone("deep", poly("-41,7 41,7 38,45 -38,45"))
    yield tone("gold", poly("-41,7 -31,7 -29,45 -38,45") + poly("41,7 31,7 29,45 38,45"))
    yield ink(circle(0, 26, 19))
    yield put(charge(owner, "cut", "ink"), 0, 26, scale=0.31)
