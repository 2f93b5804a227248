"""The younger Devils, as portraits."""

from __future__ import annotations

from lohprint.press.art import altar, beasts, things
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone
from lohprint.press.art.grounds import (
    box,
    burst,
    crescent,
    field,
    halo,
    moon,
    rays,
    sky,
    spark,
)
from lohprint.press.art.hands import OPEN, hand
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
from lohprint.press.art.wings import bat, feathered
from lohprint.press.shapes import Path


def mammon(b: Block) -> Marks:
    """A swollen, jewelled face behind one enormous golden hand."""
    yield from field(b, "mid")
    yield from rays(b, 0, 60, 30, "deep", 3)
    yield ink(smooth(mirrored("0,-12! 34,-8 56,20 62,70! 0,70!")))
    yield ink(smooth(mirrored("0,-40! 18,-40 34,-26 40,-2 34,18 18,30 0,33!")))
    yield from both(
        [
            ink(limb("18,-36 34,-48 50,-44 54,-30", (13, 11, 7, 0), 9)),
            cut(rings("18,-36 34,-48 50,-44 54,-30", (13, 11, 7, 0), 12, 1.6, across=(-0.2, 0.85))),
            cut(hatch(along("38,-12 38,6 28,22", 18), along("28,-8 27,6 18,20", 18), 1.7, 1.6)),
            cut(limb("5,-8 14,-12 26,-10", (0, 3, 0))),
            tone("gold", circle(15, -3, 7.4)),
            Path(circle(15, -3, 5), stroke="score", width=0.9),
            score(lens((15, -7), (15, 1), 0, 2.4)),
            cut(limb("3,16 14,17 26,10", (2, 2.4, 0))),
        ]
    )
    yield cut(
        lens((2, 0), (7, 9), -2, 1.6)
        + lens((-2, 0), (-7, 9), 2, 1.6)
        + lens((-7, 9), (7, 9), -2.6, 1.5)
        + limb("-12,23 0,26 12,23", (0, 1.8, 0))
    )
    yield bone(poly("-9,17 -5,17 -7,23") + poly("9,17 5,17 7,23"))
    yield ink(smooth(mirrored("0,-52! 20,-50 32,-38 34,-24! 16,-31 0,-32!")))
    yield tone("gold", smooth(mirrored("0,-50! 18,-48 29,-38 31,-29! 15,-35 0,-36!")))
    yield tone("hot", spark(0, -43, 6, 4, 0, 0.6))
    yield score(
        hatch(
            along("-28,-36 -14,-46 0,-49 14,-46 28,-36", 15),
            along("-26,-32 -13,-37 0,-38 13,-37 26,-32", 15),
            1.2,
        )
    )
    yield put(
        hand(OPEN, width=8.6, mass="gold", lines="score", arm=26), -30, 50, scale=0.98, turn=-8
    )
    yield put(things.coin(9, "hot"), -31, 31)
    for x, n in ((22, 3), (36, 5), (50, 4)):
        yield from things.coins(x, 54, n, 8)


def belial(b: Block) -> Marks:
    """A beautiful face locked half in an iron mask, nails for a halo, black wings."""
    yield from field(b, "mid")
    yield score(burst(0, -10, 34, 66, 40, 2.6))
    yield from halo(0, -10, 38, "hot")
    yield from both([put(feathered(14, 132, 60, 10, "ink", "cut"), 12, 22)])
    yield ink(smooth(mirrored("0,20! 16,22 34,34 42,70! 0,70!")))
    yield from things.chain("-34,58 -16,40 0,46 16,40 34,58", 9, 10)
    yield bone(smooth(mirrored("0,-40! 16,-38 22,-22 21,-4 14,14 5,26 0,27!")))
    yield score(
        smooth("4,-12! 10,-17 18,-14! 12,-9")
        + limb("4,-20 11,-24 19,-19", (0, 2.4, 0))
        + hatch(along("21,-8 16,10 8,22", 14), along("14,-2 11,10 5,19", 14), 1, 1)
    )
    yield tone("deep", smooth("-7,13! -2,10 0,12 3,10 8,13! 3,17 -3,17"))
    yield ink(smooth("0,-42! -17,-40 -24,-24 -23,-4 -15,16 -5,29! 0,29! 0,8! -3,4 0,-6!"))
    yield cut(
        "".join(circle(*p, 1.3) for p in along("-3,-37 -15,-34 -20,-22 -19,-4 -13,12 -4,23", 12))
        + "".join(lens((-13 + 3 * k, 4 + k), (-11 + 3 * k, 18 + k), 0, 1.8) for k in range(3))
    )
    yield tone("glow", poly("-18,-14 -5,-12 -5,-9 -17,-10"))
    yield from both([ink(smooth("0,-44! 14,-42 24,-30 26,-10! 22,-24 12,-33 0,-34!"))])
    for a in range(-60, 61, 20):
        x, y = polar(a, 31, 0, -14)
        yield put(
            [
                ink(poly("-2.4,8 2.4,8 0,-14") + box(-4.4, -16, 4.4, -12)),
                cut(lens((0.6, 6), (0.4, -10), 0, 0.9)),
            ],
            x,
            y,
            turn=a,
            scale=0.9,
        )


def lilith(b: Block) -> Marks:
    """The mother of demons: a moon-crowned face, serpents in her hair."""
    yield from field(b, "deep")
    yield from moon(0, -10, 46, "hot", lines=False)
    yield from sky(b, b.top + 2, b.bottom, 20, "night", 1.6)
    for s in (-1, 1):
        for line in (
            (16, -34, 36, -50, 50, -34, 44, -20),
            (20, -24, 44, -24, 52, -4, 40, 6),
            (20, -8, 40, 8, 40, 26, 54, 30),
            (16, 8, 30, 26, 24, 44, 38, 52),
        ):
            pts = [(s * line[i], line[i + 1]) for i in range(0, 8, 2)]
            yield ink(limb(pts, (15, 13, 9, 5), 13))
            yield cut(rings(pts, (15, 13, 9, 5), 16, 1.4, across=(-0.7, 0.2)))
            x, y = pts[-1]
            yield put(beasts.snake_head(), x + s * 4, y, scale=0.34, flip=s < 0, turn=s * 8)
    yield ink(smooth(mirrored("0,-42! 20,-40 30,-22 30,6 26,34 40,70! 0,70!")))
    yield bone(smooth(mirrored("0,18! 8,18 9,32 24,44 36,70! 0,70!")))
    yield ink(smooth(mirrored("0,54! 14,48 30,50! 38,70! 0,70!")))
    yield bone(smooth(mirrored("0,-30! 13,-29 20,-16 19,0 12,15 4,23 0,24!")))
    yield from both(
        [
            score(smooth("3,-6! 9,-12 18,-12! 20,-14! 17,-6 10,-3")),
            tone("glow", smooth("5.6,-6.4! 10,-9.6 15.4,-9.4! 11,-5")),
            score(circle(10.6, -7.6, 1.7)),
            score(limb("3,-13 11,-18 19,-17", (0, 2.2, 0))),
            score(hatch(along("19,-2 13,13 6,21", 14), along("14,1 10,11 5,16", 14), 1, 0.8)),
        ]
    )
    yield score(lens((0, -3), (-2, 5), -0.6, 1) + lens((-2, 5), (2.6, 5.4), -1, 1))
    yield tone("deep", smooth("-7,12! -2.4,9.4 0,10.8 2.4,9.4 7,12! 3,16 -3,16"))
    yield score(
        lens((-7, 12.2), (7, 12.2), -0.8, 0.8)
        + hatch(along("8,22 9,32 20,42", 8), along("3,24 3,34 8,44", 8), 1)
    )
    yield put(crescent(0, 0, 15, 180, "gold"), 0, -42)
    yield tone("gold", limb("-20,-27 0,-33 20,-27", (1.6, 3.4, 1.6)))


def glasya(b: Block) -> Marks:
    """The daughter of rites in profile, horned, winged, a candle crown alight."""
    yield from field(b, "mid")
    yield tone("deep", poly([(b.left, b.top), (14, b.top), (-26, b.bottom), (b.left, b.bottom)]))
    yield from halo(10, -14, 42, "hot", "glow")
    yield put(bat(((54, -40), (60, -8), (50, 22), (34, 40)), (24, -46)), -6, 30, flip=True)
    yield ink(smooth("-30,70! -30,46 -16,34 -14,20 16,24! 14,36 34,44 44,70!"))
    yield ink(
        smooth(
            "-2,-44! 18,-44 26,-34! 10,-30 6,-10 2,10 -4,26 -28,38! -22,20 -26,0 -26,-24 -16,-38"
        )
    )
    yield cut(
        "".join(lens((4 - 5 * k, -40 + k), (-6 - 5 * k, 22 + 2 * k), 3, 1.3) for k in range(5))
    )
    yield bone(
        smooth(
            "10,-36! 24,-34 27,-20! 26,-16 33,-7! 29,-4 30,0! 27,2 29,5! 27,8 26,14 14,17! "
            "13,30 24,42! 0,44! 2,20 4,4 5,-18"
        )
    )
    yield score(
        smooth("16,-19! 21,-23 26,-20! 21,-17")
        + limb("14,-25 20,-28 26,-25", (0, 2, 0))
        + lens((23, 2), (29, 1), 0, 1.3)
        + hatch(along("24,14 14,16 8,28", 9), along("20,8 10,10 5,22", 9), 1)
        + smooth("6,-14! 2,-18 0,-12 3,-5 6,-6!")
    )
    yield tone("deep", smooth("24,0! 29,0 30,1! 28,3.6 24,4!"))
    yield ink(limb("6,-40 0,-52 -12,-58 -20,-54", (9, 7, 5, 0), 9))
    yield cut(rings("6,-40 0,-52 -12,-58 -20,-54", (9, 7, 5, 0), 10, 1.3, across=(-0.8, 0.3)))
    yield tone("gold", limb("-24,-26 -4,-36 26,-35", (5, 5, 5)))
    for x, y, t in ((-16, -32, -26), (2, -38, -8), (20, -38, 4)):
        yield put(altar.candle(11, 4), x, y, turn=t, scale=0.9)
    yield put(altar.pentacle(13, "glow", 1.8), 44, 34)
