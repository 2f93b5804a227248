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
    swirl,
)
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
    """A bull-headed furnace; souls slide into its burning mouth."""
    yield from field(b, "mid")
    yield from rays(b, 0, 16, 18, "deep", 4)
    yield from both(
        [
            ink(limb("26,-30 50,-34 62,-50 52,-66", (22, 18, 12, 0), 11)),
            cut(rings("26,-30 50,-34 62,-50 52,-66", (22, 18, 12, 0), 15, 2, across=(-0.2, 0.85))),
        ]
    )
    yield ink(smooth(mirrored("0,-44! 20,-42 36,-30 40,-8! 52,-2 50,12! 42,8 46,30 50,56! 0,56!")))
    yield cut(
        hatch(
            along("8,-42 26,-36 36,-22 40,-8", 18), along("7,-34 19,-28 27,-17 29,-4", 18), 1.5, 0.8
        )
    )
    yield cut(
        hatch(
            along("-8,-42 -26,-36 -36,-22 -40,-8", 18),
            along("-8,-36 -22,-31 -31,-19 -33,-5", 18),
            1.0,
            -0.8,
        )
    )
    yield from both(
        [
            tone("glow", smooth("5,-12! 13,-20 27,-21! 22,-11 12,-8")),
            score(lens((16, -20), (15, -9), 0, 3)),
            cut(limb("3,-15 14,-25 30,-25", (0, 3, 0))),
        ]
    )
    yield tone("glow", smooth(mirrored("0,0! 16,0 30,10 32,24 20,38 0,40!")))
    yield tone("hot", smooth(mirrored("0,10! 14,11 23,19 22,28 12,35 0,36!")))
    yield bone(fangs(-25, 25, 3, 8, 8, -3) + fangs(-22, 22, 36, -7, 7, 3))
    yield ink("".join(box(x - 1.4, 0, x + 1.4, 40) for x in (-17, -6, 6, 17)))
    for x, y, t in ((-16, 49, -6), (8, 46, 8), (28, 50, -4)):
        yield put(
            [bone(limb([(0, 2), (-14, 5), (-26, 0)], (14, 9, 0))), *wail(3, 0, 8, 70)], x, y, turn=t
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
    yield from rays(b, 0, 6, 20, "deep", 4)
    yield cut("".join(lens((s * 8, b.top - 2), (s * 22, -18), 0, 1.2) for s in (-1, 1)))
    yield bone(smooth(mirrored("0,-24! 20,-27 33,-20 33,2 27,22 13,38 0,42!")))
    yield from both(
        [
            score(smooth("6,-4! 12,-13 24,-13 29,-5! 20,-1 11,-1")),
            tone("hot", circle(18, -6.6, 2.4)),
            score(limb("6,-15 16,-20 29,-16", (0, 2.6, 0))),
            score(hatch(along("32,-8 30,10 19,30", 15), along("25,2 23,12 14,27", 15), 1.1, 0.8)),
        ]
    )
    yield score(smooth("-25,11! -10,19 10,19 25,11! 17,32 -17,32"))
    yield bone(fangs(-19, 19, 17.6, 5, 9, 0.6))
    yield score(lens((-1, -2), (-4, 11), -1, 1.4) + lens((-4, 11), (3, 11), -1.6, 1.4))
    for s in (-1, 1):
        e = b.right + 3
        yield outlined(
            "mid",
            smooth(
                [
                    (s * e, b.top - 2, True),
                    (s * 20, b.top - 2, True),
                    (s * 32, -36, False),
                    (s * 42, -10, False),
                    (s * 39, 2, True),
                    (s * 48, 24, False),
                    (s * 46, b.bottom + 2, True),
                    (s * e, b.bottom + 2, True),
                ]
            ),
            width=1,
        )
        yield score(
            "".join(
                lens((s * (26 + 8 * k), b.top), (s * (41 + 4 * k), 1), -s * 4, 2)
                + lens((s * (42 + 4 * k), 6), (s * (50 + 4 * k), 52), -s * 2, 1.6)
                for k in range(5)
            )
        )
        yield tone("gold", limb([(s * 37, 1), (s * 48, 5), (s * e, 0)], (3, 5, 5)))
    yield tone(
        "hot",
        smooth(
            [
                (b.left - 2, b.top - 2, True),
                (b.right + 2, b.top - 2, True),
                (b.right + 2, b.top + 10, True),
                (b.right * 0.75, b.top + 16, False),
                (b.right * 0.5, b.top + 9, True),
                (b.right * 0.25, b.top + 15, False),
                (0, b.top + 9, True),
                (b.left * 0.25, b.top + 15, False),
                (b.left * 0.5, b.top + 9, True),
                (b.left * 0.75, b.top + 16, False),
                (b.left - 2, b.top + 10, True),
            ]
        ),
    )


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
    """A pale face with its lips sewn shut."""
    yield from field(b, "night")
    yield from halo(0, 0, 56, "deep", "mid")
    yield ink(smooth(mirrored("0,-50! 26,-48 40,-28 42,6 38,34 50,60! 0,60!")))
    yield cut(
        hatch(
            along("26,-46 39,-26 41,6 38,32", 20), along("24,-36 32,-20 33,4 31,28", 20), 1.4, 0.8
        )
        + hatch(
            along("-26,-46 -39,-26 -41,6 -38,32", 20),
            along("-24,-36 -32,-20 -33,4 -31,28", 20),
            1.1,
            -0.8,
        )
    )
    yield bone(smooth(mirrored("0,-40! 18,-38 28,-24 29,-4 24,16 13,34 0,41!")))
    yield from both(
        [
            score(
                limb("5,-10 14,-6 24,-10", (0, 2.4, 0))
                + "".join(lens((8 + 4 * k, -7.4), (7.4 + 4.8 * k, -3), 0, 1) for k in range(4))
            ),
            score(limb("4,-20 14,-25 26,-20", (0, 2.4, 0))),
            score(hatch(along("29,-12 26,8 16,28", 18), along("21,-2 18,10 10,26", 18), 1.1, 1)),
        ]
    )
    yield score(lens((1, -10), (5, 7), -1.4, 1.5) + lens((5, 7), (-4, 8), 1.6, 1.3))
    yield tone("deep", smooth("-17,21! -6,16.4 0,18.6 6,16.4 17,21! 8,27 -8,27"))
    yield score(lens((-18, 21.4), (18, 21.4), -1, 1.8))
    yield score(
        "".join(
            lens((x - 2.2, 14), (x + 2.2, 29), 0, 2) + lens((x + 2.2, 14), (x - 2.2, 29), 0, 2)
            for x in (-13, -6.5, 0, 6.5, 13)
        )
    )
    yield tone(
        "hot", "".join(limb([(x, 28), (x, 33), (x, 37)], (0, 2.4, 2)) for x in (-8.6, 4.2, 10.8))
    )
