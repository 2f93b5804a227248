"""Bargains: scales, cups, coins, hands that shake."""

from __future__ import annotations

from lohprint.press.art import altar, arms, things
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    wail,
)
from lohprint.press.art.grounds import (
    box,
    field,
    halo,
    outlined,
    rays,
)
from lohprint.press.art.hands import CLAW, clasp, hand
from lohprint.press.art.skulls import fangs
from lohprint.press.art.strokes import (
    along,
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
from lohprint.press.shapes import Path


def unfair_trade(b: Block) -> Marks:
    """A balance sinks under a feather while a heap of souls goes up."""
    yield from field(b, "deep")
    yield from rays(b, 0, -24, 20, "mid", 4)
    yield put(things.scales(17), 0, -8, scale=1.28)
    for x, y, r in ((-49, -1, 6), (-40, -4, 7), (-31, -1, 6), (-40, -16, 6)):
        yield from wail(x, y - 4, r)
    yield bone(limb("38,32 48,14 44,-8", (2, 11, 0), 9))
    yield score(
        lens((38, 33), (44, -6), 2, 1.2)
        + hatch(along("41,24 47,12 45,2", 8), along("46,22 52,12 49,2", 8), 0.8)
    )


def drunken_agreement(b: Block) -> Marks:
    """Goblets crash together, wine flies, and the contract below is stained."""
    yield from field(b, "mid")
    yield from rays(b, 0, -16, 18, "hot", 0)
    yield put(altar.scroll(80, 26, 3), 0, 42, scale=0.92, turn=2)
    yield tone("deep", circle(18, 40, 9, 4) + circle(-26, 46, 4, 2) + circle(2, 45, 2.6, 1.6))
    yield put(things.goblet(), -25, 0, scale=1.1, turn=24)
    yield put(things.goblet(), 25, 0, scale=1.1, turn=-24)
    yield tone(
        "deep",
        smooth("-12,-28! -18,-44 -6,-40 -4,-54 2,-42 12,-52 10,-40 20,-42 12,-28! 4,-24 -4,-24"),
    )
    yield tone(
        "deep",
        "".join(
            limb([(x, y), (x * 1.1, y - 4)], (0, 4, 2), 5)
            for x, y in ((-30, -40), (30, -44), (-18, -50), (20, -54), (38, -32), (-42, -30))
        ),
    )


def forced_alliance(b: Block) -> Marks:
    """Two hands clasped, bound wrist to wrist by an iron chain."""
    yield from field(b, "deep")
    yield from halo(0, 0, 54, "mid", "hot")
    yield from clasp()
    yield from things.chain("-40,-16 -18,28 4,-22 24,26 40,-14", 17, 12)


def forced_agreement(b: Block) -> Marks:
    """A dagger pins a contract to the table beside a quill and a seal."""
    yield from field(b, "mid")
    yield tone(
        "deep", "".join(box(b.left, y, b.right, y + 1.4) for y in (-40, -22, -4, 14, 32, 48))
    )
    yield put(altar.scroll(58, 66, 10), -4, 6, scale=1.02, turn=-8)
    yield put(arms.dagger(44), 6, -22, scale=1.15, turn=186)
    yield score(lens((-4, 30), (15, 28), 0, 2.4))
    yield put(_wax(), -26, 34)
    yield put(
        [
            bone(limb("0,0 8,-28 26,-48", (1.6, 12, 0), 9)),
            score(
                lens((0, 0), (25, -46), 3, 1.2)
                + hatch(along("6,-16 14,-32 21,-42", 9), along("11,-14 20,-30 24,-42", 9), 0.9)
            ),
        ],
        36,
        40,
        turn=6,
    )


def _wax(role: str = "hot") -> Marks:
    """A seal of wax."""
    rim = [polar(a, 10 + (1.4 if a % 60 else -0.6)) for a in range(0, 360, 30)]
    yield outlined(role, smooth(rim), "ink", 1.2)
    yield Path(circle(0, 0, 6.6), stroke="score", width=1)
    yield score(
        limb([(-3, -3.6), (-2.6, 0.4), (0, 2), (2.6, 0.4), (3, -3.6)], (0, 1.6, 2, 1.6, 0))
        + lens((0, 1.6), (0, 5), 0, 1.6)
    )


def bribe_troops(b: Block) -> Marks:
    """Coins pour from a claw into an upturned helmet."""
    yield from field(b, "deep")
    yield from rays(b, 0, 30, 22, "mid", 3)
    yield put(
        hand(
            (
                (-9, -30, -8, 20, 18),
                (-2.6, -33, 2, 24, 16),
                (4, -32, 10, 23, 12),
                (10, -28, 22, 18, 8),
            ),
            (12, -13, 50, 20, -20),
            claw=True,
            arm=50,
        ),
        32,
        -44,
        scale=0.82,
        turn=232,
    )
    rng = b.rng
    for j in range(10):
        yield put(
            things.coin(5.4),
            -6 + rng.uniform(-9, 9),
            -24 + 4.6 * j,
            turn=rng.uniform(0, 90),
            squash=rng.choice((1, 0.6, 0.4)),
        )
    yield put(
        [
            ink(smooth(mirrored("0,-14! 26,-14! 30,8 24,26 12,34 0,36!"))),
            cut(
                hatch(along("28,-8 28,10 20,28", 15), along("17,-8 17,10 12,26", 15), 1.4, 0.8)
                + limb("-27,-9 0,-4 27,-9", (1.4, 2, 1.4))
            ),
            *both(
                [
                    ink(limb("24,-10 44,-12 56,-26", (9, 7, 0))),
                    cut(rings("24,-10 44,-12 56,-26", (9, 7, 0), 9, 1.3)),
                ]
            ),
        ],
        -6,
        16,
    )
    yield tone("gold", smooth("-30,3! -20,-6 -6,-9 8,-6 18,3!"))
    for x, y in ((-20, 0), (-6, -4), (8, 0), (-13, -4), (2, -4)):
        yield put(things.coin(6), x, y, squash=0.7)
    yield tone("hot", poly("-20,22 -8,20 -8,24 -20,27") + poly("8,22 -4,20 -4,24 8,27"))


def bought_alliance(b: Block) -> Marks:
    """A clasped pact over a mound of gold."""
    yield from field(b, "hot")
    yield from rays(b, 0, -10, 16, "glow", 8)
    yield put(clasp(), 0, -16, scale=0.92)
    for x, n in ((-46, 4), (-30, 6), (-14, 8), (2, 9), (18, 7), (34, 5), (48, 3)):
        yield from things.coins(x, 50, n, 8.4)


def greed(b: Block) -> Marks:
    """A hoarder's claws close over a hill of gold."""
    yield from field(b, "night")
    yield from halo(0, 20, 62, "deep", "mid")
    yield ink(smooth(mirrored("0,-46! 12,-44 22,-34 24,-20 40,-8 54,12 60,52! 0,52!")))
    yield cut(
        hatch(along("26,-16 42,-4 54,16", 15), along("18,-10 32,4 42,20", 15), 1.5, 1)
        + hatch(along("-26,-16 -42,-4 -54,16", 15), along("-18,-10 -32,4 -42,20", 15), 1.1, -1)
    )
    yield from both(
        [
            tone("glow", smooth("4,-26! 10,-32 19,-31! 13,-25")),
            score(lens((11.6, -31), (11, -25), 0, 2)),
            cut(hatch(along("6,-42 18,-36 22,-26", 9), along("4,-36 10,-33 14,-30", 9), 1.2, 0.6)),
            ink(limb("10,-42 22,-50 36,-48", (8, 6, 0))),
        ]
    )
    yield bone(fangs(-10, 10, -17, 5, 8, 1))
    yield tone("gold", smooth(mirrored("0,2! 14,8 30,24 44,52! 0,52!")))
    rng = b.rng
    for _ in range(42):
        y = rng.uniform(8, 50)
        x = rng.uniform(-1, 1) * (y + 2) * 0.8
        yield put(things.coin(5), x, y, squash=rng.choice((1, 0.7, 0.5)))
    for s in (False, True):
        yield put(
            hand(CLAW, (11, -10, 44, 22, 40), claw=True, arm=40),
            34 if s else -34,
            2,
            scale=0.7,
            turn=150 if s else -150,
            flip=not s,
        )
