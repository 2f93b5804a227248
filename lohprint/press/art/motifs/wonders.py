"""Wonders and lures: furnaces, chapels, masks, serpents, silence."""

from __future__ import annotations

from lohprint.press.art import altar, beasts
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone, within
from lohprint.press.art.bodies import (
    wail,
)
from lohprint.press.art.grounds import (
    box,
    bricks,
    field,
    halo,
    outlined,
    pointed,
    rays,
    sky,
    swirl,
)
from lohprint.press.art.hands import pointing
from lohprint.press.art.skulls import fangs
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


def furnace_of_souls(b: Block) -> Marks:
    """A furnace with an idol's face; souls slide into its burning mouth."""
    yield from field(b, "mid")
    yield from sky(b, b.top + 1, 10, 14, "deep", 2)
    for s in (-1, 1):
        yield ink(limb([(s * 40, 0), (s * 41, -30), (s * 38, -54)], (12, 11, 14)))
        yield cut(
            rings([(s * 40, 0), (s * 41, -30), (s * 38, -54)], (12, 11, 14), 12, 1.2, bow=0.1)
        )
    yield ink(smooth(mirrored("0,-46! 24,-42 42,-24 48,10 52,52! 0,52!")))
    yield cut(
        hatch(
            along("10,-42 32,-34 43,-12 48,20", 22), along("8,-32 24,-26 33,-8 36,20", 22), 1.5, 0.8
        )
    )
    yield cut(
        hatch(
            along("-10,-42 -32,-34 -43,-12 -48,20", 22),
            along("-9,-35 -27,-28 -37,-8 -40,20", 22),
            1.0,
            -0.8,
        )
    )
    yield from both(
        [
            tone("glow", smooth("6,-20! 14,-27 26,-26! 20,-16 11,-15")),
            score(lens((16, -25), (15, -16), 0, 3)),
            ink(limb("22,-38 38,-50 30,-62", (13, 9, 0))),
        ]
    )
    yield tone("glow", smooth(mirrored("0,-4! 18,-3 30,6 30,22 18,34 0,36!")))
    yield tone("hot", smooth(mirrored("0,6! 14,8 22,16 20,26 10,32 0,33!")))
    yield ink("".join(box(x - 1.4, -6, x + 1.4, 37) for x in (-18, -6, 6, 18)))
    for x, y, t in ((-14, 46, 80), (6, 42, 60), (26, 46, 100)):
        yield put(
            [bone(limb([(0, 0), (-12, 3), (-24, -2)], (13, 9, 0))), *wail(3, 0, 7, 80)],
            x,
            y,
            turn=t - 90,
        )


def sanctuary(b: Block) -> Marks:
    """A chapel door stands open on light; a lone figure kneels on its step."""
    yield from bricks(b, "deep", "night")
    for w, role in ((76, "ink"), (68, "gold"), (64, "ink"), (54, "hot")):
        yield tone(role, pointed(0, 46, w, 0, 0.92))
    yield within(
        pointed(0, 46, 54, 0, 0.92),
        [*rays(b, 0, 8, 18, "glow", 0), *halo(0, -6, 20, "glow", "bone")],
    )
    yield cut(
        "".join(circle(*p, 1.3) for p in along("-35,40 -35,4 -24,-32 0,-55 24,-32 35,4 35,40", 27))
    )
    yield ink(poly([(b.left, 46), (b.right, 46), (b.right, 60), (b.left, 60)]))
    yield cut(
        "".join(lens((-34 + 3 * k, 48 + 2 * k), (34 - 3 * k, 48 + 2 * k), 0, 1.2) for k in range(2))
    )
    yield ink(smooth("-3,10! 3,10 6,16 5,22 12,30 10,40 18,47! -14,47! -12,36 -10,26 -6,22 -6,14"))
    yield cut(hatch(along("11,30 9,40 14,46", 8), along("3,28 2,38 4,46", 8), 1.2))
    for s in (-1, 1):
        yield put(altar.candle(20, 6), s * 46, 46)


def grand_illusion(b: Block) -> Marks:
    """Theater curtains part on a vast grinning mask held on strings."""
    yield from field(b, "night")
    yield from rays(b, 0, 4, 20, "deep", 4)

    yield cut("".join(lens((s * 12, -52), (s * 24, -18), 0, 1.0) for s in (-1, 1)))
    yield bone(smooth(mirrored("0,-26! 18,-26 30,-18 32,2 26,22 12,36 0,40!")))
    yield from both(
        [
            score(smooth("6,-6! 12,-14 24,-14 28,-6! 20,-2 11,-2")),
            score(limb("6,-16 16,-21 28,-17", (0, 2.4, 0))),
            score(hatch(along("31,-8 29,10 18,28", 15), along("24,2 22,12 13,25", 15), 1.1, 0.8)),
        ]
    )
    yield score(smooth("-24,10! -10,18 10,18 24,10! 16,30 -16,30"))
    yield bone(fangs(-18, 18, 16.6, 5, 9, 0.6))
    yield score(lens((-1, -4), (-4, 10), -1, 1.4) + lens((-4, 10), (3, 10), -1.6, 1.4))
    for s in (-1, 1):
        e = b.right + 3
        yield outlined(
            "mid",
            smooth(
                [
                    (s * e, b.top - 2, True),
                    (s * 8, b.top - 2, True),
                    (s * 26, -36, False),
                    (s * 40, -10, False),
                    (s * 36, 4, True),
                    (s * 46, 24, False),
                    (s * 44, b.bottom + 2, True),
                    (s * e, b.bottom + 2, True),
                ]
            ),
            width=1,
        )
        yield score(
            "".join(
                lens((s * (14 + 9 * k), b.top), (s * (38 + 4 * k), 2), -s * 5, 2)
                + lens((s * (39 + 4 * k), 6), (s * (48 + 4 * k), 52), -s * 2, 1.6)
                for k in range(5)
            )
        )
        yield tone("gold", limb([(s * 34, 2), (s * 46, 6), (s * e, 0)], (3, 5, 5)))


def beguile(b: Block) -> Marks:
    """A serpent offers an apple, its eyes turned to spirals."""
    yield from field(b, "hot")
    yield from rays(b, 0, -8, 16, "glow", 11)
    yield score(
        "".join(
            limb(swirl(x, y, r, 2.4, 0, 16), (0.4, 2.2, 2.6, 0), 24)
            for x, y, r in ((-42, -32, 17), (44, -30, 17))
        )
    )
    yield from beasts.serpent(
        "-44,56 -52,26 -24,22 14,32 42,20 34,-2 4,-12", (14, 18, 20, 20, 18, 15, 14), 60
    )
    yield ink(smooth(mirrored("0,-44! 12,-42 22,-30 24,-16 12,-2 8,6 0,10!")))
    yield cut(
        hatch(along("6,-42 18,-32 22,-18", 10), along("3,-34 10,-28 12,-20", 10), 1.4, 1)
        + hatch(along("-6,-42 -18,-32 -22,-18", 10), along("-3,-34 -10,-28 -12,-20", 10), 1.1, -1)
    )
    for s in (-1, 1):
        yield tone("glow", circle(s * 12, -18, 7.4))
        yield score(limb(swirl(s * 12, -18, 6.8, 2.2 * s, 0, 16), (1.4, 1.4, 1.4), 22))
    yield tone(
        "hot",
        limb("0,8 0,18 0,22", (2, 2, 1.6))
        + limb("0,21 -4,26 -7,27", (1.4, 1.2, 0))
        + limb("0,21 4,26 7,27", (1.4, 1.2, 0)),
    )
    yield put(_apple(), 0, 37, scale=0.9)


def _apple() -> Marks:
    yield outlined(
        "mid", smooth("0,-9! 8,-13 15,-7 14,6 6,14 0,12 -6,14 -14,6 -15,-7 -8,-13"), "ink", 1.6
    )
    yield score(
        limb("0,-9 1,-14 4,-18", (1.6, 1.4, 1.6))
        + hatch(along("14,-4 12,6 6,12", 8), along("8,-4 7,4 3,9", 8), 1)
    )
    yield outlined("glow", smooth("2,-14! 8,-20 15,-18! 10,-13"), "ink", 0.8)


def silence(b: Block) -> Marks:
    """A pale face with its lips sewn shut, a finger raised before them."""
    yield from field(b, "night")
    yield from halo(0, 0, 54, "deep", "mid")
    yield bone(smooth(mirrored("0,-44! 18,-42 30,-28 31,-6 25,16 14,34 0,42!")))
    yield from both(
        [
            score(smooth("6,-12! 14,-18 24,-14! 16,-9")),
            score(limb("5,-22 14,-27 26,-22", (0, 2.4, 0))),
            score(hatch(along("31,-14 28,8 18,28", 18), along("22,-4 20,10 12,26", 18), 1.1, 1)),
        ]
    )
    yield score(lens((1, -10), (5, 6), -1.4, 1.5) + lens((5, 6), (-4, 7), 1.6, 1.3))
    yield score(limb("-15,20 -6,17 0,18.6 6,17 15,20", (0, 2, 1.6, 2, 0)))
    yield score(
        "".join(
            lens((x - 1.6, 14.4), (x + 1.6, 25), 0, 1.8)
            + lens((x + 1.6, 14.4), (x - 1.6, 25), 0, 1.8)
            for x in (-11, -5.5, 5.5, 11)
        )
    )
    yield put(pointing(arm=40), 5, 48, scale=0.82, turn=-3)
