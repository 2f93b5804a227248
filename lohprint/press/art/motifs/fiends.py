"""Hordes of fiends with faces: each its own horns, pose and ground."""

from __future__ import annotations

from lohprint.press.art import altar, arms, heads, things
from lohprint.press.art.block import Block, Marks, both, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    IMP,
    limbs,
    robed,
    trunk,
)
from lohprint.press.art.grounds import (
    arcade,
    box,
    burst,
    field,
    flames,
    flare,
    halo,
    moon,
    outlined,
    rays,
    ridge,
    sky,
    stars,
    turf,
)
from lohprint.press.art.hands import CLAW, hand
from lohprint.press.art.skulls import ribs, skull
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
from lohprint.press.art.wings import bat


def dark_fiends(b: Block) -> Marks:
    """Three horned shapes in the dark, only their eyes lit, before a low moon."""
    yield from field(b, "deep")
    yield from moon(0, -14, 36, "hot")
    yield from sky(b, b.top + 2, -4, 13, "score", 1.6)
    for x, y, horns, size in (
        (-37, 12, "goat", 0.62),
        (38, 14, "bull", 0.6),
        (0, 4, "spike", 0.86),
    ):
        yield put(_shadow(horns), x, y, scale=size)
    yield from ridge(b, "-70,46 -40,38 0,47 40,38 70,46")
    yield from turf(b, 45, rows=2)


def _shadow(horns: str) -> Marks:
    """A head and shoulders without a feature but the eyes."""
    spine, widths = heads.HORNS[horns]
    half = "0,-34! 10,-33 20,-20 21,0 15,14 12,26 26,34 44,44 52,70! 0,70!"
    yield ink(smooth(mirrored(half)))
    yield from both([ink(limb(spine, widths, 9)), *heads.ear(34, -12)])
    yield cut(hatch(along("21,-16 20,2 14,16 12,26", 13), along("15,-14 14,2 10,14 8,24", 13), 1.3))
    slit = score(lens((12.4, -6.4), (11, 0), 0, 2.6))
    yield from both([tone("glow", smooth("4,-2! 10,-7 18,-8! 13,0 8,1")), slit])
    yield cut(
        hatch(along("14,29 30,36 44,46 50,66", 12), along("6,36 20,46 32,56 40,68", 12), 1.4, 1)
    )


def night_fiends(b: Block) -> Marks:
    """A fiend on bat wings over the roofs, dark before a full moon."""
    yield from field(b, "night")
    yield from stars(b, 34, 20, "glow")
    yield from moon(0, -8, 47, "mid", lines=False)
    yield from moon(0, -8, 42, "hot", lines=False)
    yield from sky(b, -6, 30, 7, "night", 1.8)
    yield put(both(bat(((62, -36), (60, -8), (42, 12), (24, 22)), (24, -38))), 0, 2, scale=0.98)
    yield from limbs(("-5,24 -12,34 -6,48", "5,24 13,33 9,47"), IMP.leg)
    yield ink(limb("0,26 10,36 26,34 30,44", (4, 3, 2, 0)))
    yield from trunk("0,-8 0,8 0,28", IMP)
    yield put(heads.fiend("lyre", mouth="snarl", look="glow"), 0, -14, scale=0.46)
    yield from ridge(
        b,
        "-70,40! -52,40! -46,30! -40,40! -24,40! -24,44! -4,44! 4,36! 12,44! 30,44! 30,38! "
        "36,26! 42,38! 70,38!",
    )
    windows = ((-49, 43), (-34, 45), (34, 42), (52, 43), (8, 46), (-12, 47))
    yield tone("glow", "".join(box(x, y, x + 3, y + 4) for x, y in windows))


def diabolic_fiends(b: Block) -> Marks:
    """A crowned head before a burning sun, fire at its chin."""
    yield from field(b, "deep")
    yield from rays(b, 0, -6, 24, "mid")
    yield from halo(0, -6, 44, "hot", "glow")
    yield score(burst(0, -6, 34, 66, 60))
    yield put(heads.fiend("lyre", mouth="grin", crowned=3), 0, 3, scale=0.92)
    yield from flames(b, 51, 24, "deep", "mid", "hot")


def pit_fiends(b: Block) -> Marks:
    """A fiend hauls itself by both claws out of a burning pit."""
    yield from field(b, "deep")
    yield from rays(b, 0, 20, 18, "mid", 5)
    yield ink(circle(0, 34, 58, 20))
    yield tone("hot", circle(0, 35, 51, 15))
    yield tone("glow", circle(0, 37, 40, 9))
    yield put(heads.fiend("bull", heads.BROAD, mouth="tusks", look="glow"), 0, -4, scale=0.84)
    yield from flames(b, 48, 22, "mid", "hot", count=9, x0=-44, x1=44)
    rim = "-62,34 -58,44 -30,54 0,57 30,54 58,44 62,34"
    yield ink(limb(rim, (10, 14, 16, 14, 10), 15))
    yield cut(rings(rim, (10, 14, 16, 14, 10), 40, 1.2, across=(-0.7, 0.6)))
    for side in (False, True):
        yield put(
            hand(CLAW, (11, -12, 40, 18, 30), claw=True, arm=0),
            43 if side else -43,
            26,
            scale=0.78,
            turn=180,
            flip=side,
            squash=0.9,
        )


def council_of_lesser_devils(b: Block) -> Marks:
    """Five horned devils at a round table, one candle between them."""
    yield from arcade(b, 50, -8, 3, "hot")
    yield tone("mid", circle(0, 36, 84, 30))
    for x, y, size in (
        (-44, -2, 0.74),
        (44, -2, 0.74),
        (-22, -12, 0.66),
        (22, -12, 0.66),
        (0, -16, 0.7),
    ):
        yield put(_horned_robe(), x, y, scale=size)
    yield ink(circle(0, 38, 56, 20))
    yield tone("hot", circle(0, 36, 53, 17))
    yield tone("glow", circle(0, 35, 34, 10))
    yield put((*altar.pentacle(30, "score", 1.6),), 0, 35, squash=0.34)
    yield put(altar.candle(20, 6), 0, 34, scale=1.1)


def _horned_robe() -> Marks:
    spine, widths = heads.HORNS["goat"]
    yield put(
        both([ink(limb(spine, widths)), cut(rings(spine, widths, 9, 1.6, across=(-0.2, 0.8)))]),
        0,
        -4,
        scale=0.46,
    )
    yield from robed(eyes="glow")


def rotten_fiends(b: Block) -> Marks:
    """A fiend half flesh, half bone, one horn broken, flies about it."""
    yield from field(b, "deep")
    yield from halo(0, -4, 48, "mid", "hot")
    yield ink(smooth(mirrored("0,4! 16,8 38,16 50,34 54,60! 0,60!")))
    yield from ribs(0, 38, 18)
    yield cut(hatch(along("20,12 40,22 50,44", 14), along("22,22 32,34 38,50", 14), 1.3, 1))
    yield cut(hatch(along("-20,12 -40,22 -50,44", 14), along("-22,22 -32,34 -38,50", 14), 1.0, -1))
    spine, widths = heads.HORNS["bull"]
    yield put(
        [ink(limb(spine, widths, 9)), cut(rings(spine, widths, 13, 1.9, across=(-0.3, 0.82)))],
        0,
        -8,
        scale=0.9,
    )
    yield ink(smooth("-10,-26! -22,-34 -30,-36! -26,-32 -31,-30! -24,-22 -14,-18!"))
    yield put(skull(look="glow"), 0, -10, scale=0.9)
    yield ink(
        smooth(
            "0,-41! 10,-40 19,-32 22,-18! 17,-20 14,-13 15,-4 8,-2 9,8 4,10 5,20 9,24! 4,26 0,26!"
        )
    )
    yield cut(
        hatch(along("3,-38 12,-34 19,-22", 9), along("2,-28 8,-25 12,-16", 9), 1.2, 1)
        + limb("3,-12 10,-16 19,-18", (0, 2.4, 0))
    )
    yield tone("glow", smooth("5,-9! 10,-13 16,-13! 12,-8"))
    for x, y, t in ((-44, -24, 20), (40, 0, -40), (-38, 6, 80), (46, -34, 10), (-24, -44, -20)):
        yield put(_fly(), x, y, scale=0.5, turn=t)


def _fly() -> Marks:
    """A fly from above."""
    yield from both(
        [
            tone("glow", limb("1,-2 10,6 12,16", (2, 6, 3), 5)),
            ink(lens((2, 0), (12, -6), 1, 1.4) + lens((2, 3), (12, 10), 1, 1.4)),
        ]
    )
    yield ink(circle(0, 6, 3.6, 8) + circle(0, -5, 4))


def greater_fiends(b: Block) -> Marks:
    """A winged, ram-horned lord of fiends fills the frame."""
    yield from field(b, "mid")
    yield from rays(b, 0, 40, 22, "deep", 4)
    yield put(both(bat(((62, -40), (64, -10), (56, 18), (40, 40)), (30, -44))), 0, 4)
    yield ink(smooth(mirrored("0,10! 18,14 40,20 50,34 54,60! 0,60!")))
    yield cut(hatch(along("12,20 38,24 48,46", 14), along("8,30 24,38 34,54", 14), 1.5, 1))
    yield cut(hatch(along("-12,20 -38,24 -48,46", 14), along("-8,30 -24,38 -34,54", 14), 1.1, -1))
    yield put(
        heads.fiend("ram", heads.BROAD, mouth="tusks", look="glow", locks=4), 0, -10, scale=0.8
    )


def nether_fiends(b: Block) -> Marks:
    """Two heads, one the reflection of the other, as on a court card."""
    yield from field(b, "deep")
    yield tone("hot", poly([(b.left, b.top), (b.right, b.top), (b.right, -18), (b.left, 18)]))
    yield from (put(_nether(scale=0.72), 0, 1 if t == 0 else -1, turn=t) for t in (0, 180))
    yield ink(limb([(b.left - 4, 19), (0, 0), (b.right + 4, -19)], (3, 3, 3)))


def _nether(horns: str = "wide", scale: float = 0.64) -> Marks:
    yield put(
        heads.fiend(horns, heads.GAUNT, mouth="grin", look="glow", ears=(32, -12)),
        6,
        4 - 44 * scale,
        scale=scale,
        turn=-4,
    )


def dark_nether_fiends(b: Block) -> Marks:
    """Two heads as on a court card, one black on light, one light on black, swords between."""
    yield from field(b, "night")
    yield tone("hot", poly([(b.left, b.top), (b.right, b.top), (b.right, 0), (b.left, 0)]))
    yield from (put(_nether("bull"), 0, -1 if t == 0 else 1, turn=t) for t in (0, 180))
    for t in (66, 114, 246, 294):
        yield put(arms.sword(40, 6, 16), *polar(t, 6), turn=t)


def night_nether_fiends_62(b: Block) -> Marks:
    """Two heads turned about a soul's flame, parted by a falling line."""
    yield from field(b, "night")
    yield tone("mid", poly([(b.left, b.top), (b.right, b.top), (b.left, b.bottom)]))
    yield from stars(b, 26, b.bottom, "glow")
    yield from (put(_nether("ram"), 0, 0, turn=t) for t in (-34, 146))
    yield outlined("glow", flare(0, 11, 17, 24), "ink", 1.6)
    yield tone("hot", flare(0, 9, 9, 12))


def night_nether_fiends_63(b: Block) -> Marks:
    """Two heads side by side under one crown, moon behind."""
    yield from field(b, "night")
    yield from moon(0, -4, 42, "mid")
    yield from stars(b, 20, b.bottom, "glow")
    for s in (False, True):
        yield put(
            heads.fiend("spike", heads.GAUNT, mouth="grin", look="glow", ears=(32, -12)),
            23 if s else -23,
            10,
            scale=0.82,
            turn=9 if s else -9,
            flip=s,
        )
    yield put(things.crown(5), 0, -30, scale=0.72)
