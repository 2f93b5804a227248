"""One picture for each Devil of what every Devil has: oaths, bets, alliances, favors."""

from __future__ import annotations

from lohprint.press.art import altar, arms
from lohprint.press.art.block import Block, Marks, bone, ink, put, score, tone
from lohprint.press.art.charges import charge
from lohprint.press.art.grounds import (
    outlined,
)
from lohprint.press.art.livery import livery
from lohprint.press.art.strokes import (
    circle,
    lens,
    limb,
    nodes,
    polar,
    poly,
    smooth,
)
from lohprint.press.shapes import Path


def _waxed(owner: str, r: float = 20, role: str = "mid") -> Marks:
    """A great seal of wax, struck with a charge."""
    rim = [polar(a, r * (1.08 if (a // 24) % 2 else 0.98)) for a in range(0, 360, 24)]
    yield ink(smooth([(x * 1.06, y * 1.06, s) for x, y, s in nodes(rim)]))
    yield tone(role, smooth(rim))
    yield Path(circle(0, 0, r * 0.84), stroke="score", width=r * 0.06)
    yield put(charge(owner, "score", role), scale=r * 0.0145)


def oath_of(b: Block, owner: str) -> Marks:
    """A sealed contract, ribbons hanging from its wax."""
    yield from livery(b, owner)
    yield put(altar.scroll(78, 76, 9), 0, -4, turn=-3)
    for s in (-1, 1):
        yield outlined(
            "hot",
            smooth(
                [
                    (s * 2, 16, True),
                    (s * 14, 30, False),
                    (s * 16, 52, True),
                    (s * 9, 47, True),
                    (s * 2, 54, True),
                    (s * -4, 34, False),
                ]
            ),
            "ink",
            1.2,
        )
    yield put(_waxed(owner, 23), 0, 16)


def bet_on(b: Block, owner: str) -> Marks:
    """A coin struck with the Devil's charge, flipped over dice."""
    yield from livery(b, owner)
    yield put(
        [
            ink(circle(0, 0, 34)),
            tone("gold", circle(0, 0, 31.6)),
            Path(circle(0, 0, 26.5), stroke="score", width=1.4),
            score("".join(lens(polar(a, 31), polar(a, 28), 0, 1.2) for a in range(0, 360, 10))),
            put(charge(owner, "score", "gold"), scale=0.42),
        ],
        0,
        -12,
    )
    for x, y, t in ((-38, 36, -14), (36, 38, 20)):
        yield put(_die(5 if x < 0 else 6), x, y, turn=t)


def _die(pips: int) -> Marks:
    """A die from the front."""
    spots = {
        5: ((-5, -5), (5, -5), (0, 0), (-5, 5), (5, 5)),
        6: ((-5, -6), (5, -6), (-5, 0), (5, 0), (-5, 6), (5, 6)),
    }
    yield bone(smooth("-10,-11! 10,-11! 11,10! -11,10!"))
    yield ink(poly("11,-11 16,-15 17,6 12,10"))
    yield bone(poly("-10,-12 10,-12 15,-16 -5,-16"))
    yield score("".join(circle(x, y, 1.9) for x, y in spots[pips]))


def alliance_of(b: Block, owner: str) -> Marks:
    """The Devil's war banner between spears."""
    yield from livery(b, owner)
    for x in (-46, 46):
        yield put(arms.spear(110, 20), x, -30)
    yield ink(limb([(-42, -44), (42, -44)], (5, 5), 3))
    yield ink(smooth("-37,-42! 37,-42! 37,24! 24,36! 12,26! 0,46! -12,26! -24,36! -37,24!"))
    yield tone("mid", smooth("-34,-40! 34,-40! 34,22! 24,31! 12,20! 0,39! -12,20! -24,31! -34,22!"))
    yield Path(circle(0, -8, 26), fill="ink")
    yield put(charge(owner, "cut", "ink"), 0, -8, scale=0.44)
    yield score(
        "".join(
            lens((s * 33, -36 + 5 * k), (s * 26, -34 + 5 * k), 0, 1.1)
            for s in (-1, 1)
            for k in range(11)
        )
    )
    yield tone("gold", circle(-42, -44, 3.6) + circle(42, -44, 3.6))
