"""Devotion: kneelers, elders, virtue, the power they serve."""

from __future__ import annotations

from lohprint.press.art import arms, heads, things
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    SHADE,
    limbs,
)
from lohprint.press.art.grounds import (
    burst,
    field,
    flames,
    halo,
    outlined,
    rays,
    ridge,
    sky,
    spark,
    turf,
)
from lohprint.press.art.skulls import skull
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
)
from lohprint.press.art.wings import feathered


def absolute_power(b: Block) -> Marks:
    """A crown of iron thorns blazes above an empty throne."""
    yield from field(b, "deep")
    yield from rays(b, 0, -22, 32, "mid", 3)
    yield from halo(0, -22, 38, "hot", "glow")
    yield ink(smooth(mirrored("0,2! 8,-4 14,0! 22,4 26,-2! 28,12 26,40! 34,44 36,60! 0,60!")))
    yield tone("deep", smooth(mirrored("0,12! 10,8 16,14! 17,36! 0,38!")))
    yield cut(
        hatch(along("21,10 22,36", 9), along("26,10 25,36", 9), 1.2)
        + limb("-24,42 0,45 24,42", (1.4, 2.4, 1.4))
        + lens((-30, 49), (30, 49), -1, 1.4)
    )
    yield score(hatch(along("14,14 14,34", 8), along("4,14 4,36", 8), 1))
    yield put(things.crown(5), 0, -24, scale=1.14)
    yield ink(
        "".join(
            poly([polar(a - 5, 36, 0, -16), polar(a, 46, 0, -16), polar(a + 5, 36, 0, -16)])
            for a in range(-70, 71, 20)
        )
    )


def primary_mission(b: Block) -> Marks:
    """An arrow stands in the burning heart of a target."""
    yield from field(b, "deep")
    yield from rays(b, -4, 2, 12, "mid", 15)
    for r, role in (
        (43, "ink"),
        (41, "bone"),
        (33, "ink"),
        (31, "hot"),
        (22, "ink"),
        (20, "bone"),
        (11, "ink"),
        (9, "hot"),
    ):
        yield tone(role, circle(-4, 2, r))
    yield score("".join(limb(arc(-4, 2, r, 95, 175), (0, 2, 0)) for r in (38, 35.6, 17, 14)))
    yield put(arms.arrow(62), -4, 2, scale=1.3, turn=232)
    yield tone("glow", spark(-4, 2, 9, 8, 0, 0.4))


def dedication(b: Block) -> Marks:
    """A knight kneels before an altar flame, sword point down."""
    yield from field(b, "night")
    yield from rays(b, 36, -8, 18, "deep", 3)
    yield from halo(36, -10, 30, "mid", "hot")
    yield bone(poly("18,16 56,16 52,24 52,48 22,48 22,24"))
    yield score(
        hatch([(50, 26 + 2 * k) for k in range(11)], [(40, 26 + 2 * k) for k in range(11)], 1.1)
        + lens((20, 19), (54, 19), 0, 1.3)
        + spark(34, 36, 7, 5)
    )
    yield from flames(b, 16, 34, "mid", "hot", "glow", count=2, x0=24, x1=50)
    yield ink(
        smooth(
            "-22,-20! -8,-18 0,-8 2,10 -2,22! 10,22 12,32! 4,46! -8,48! -6,36 -20,34! -20,44 "
            "-42,48! -46,44 -34,36 -38,10 -32,-12"
        )
    )
    yield put(
        [
            ink(smooth("-12,-14! -2,-18 10,-12 12,2 8,12 -8,14 -13,2")),
            cut(
                lens((0, 0), (11, -1), 0, 2.2)
                + hatch(along("-10,-10 0,-15 9,-9", 9), along("-6,-4 1,-8 7,-4", 9), 1.2)
                + hatch(along("-11,4 -7,12 4,13", 6), along("-5,3 -3,8 4,9", 6), 1)
            ),
            tone("hot", smooth("-6,-16! -20,-26 -30,-14! -20,-18 -10,-10!")),
        ],
        -14,
        -32,
        turn=14,
    )
    yield cut(
        hatch(along("-32,-10 -37,12 -33,34", 18), along("-22,-8 -26,12 -24,32", 18), 1.5, -1)
        + hatch(along("-20,38 -32,44 -42,46", 6), along("-18,43 -28,47 -38,48", 6), 1)
    )
    yield put(arms.sword(52, 6, 18), 12, -14, turn=180)
    yield from limbs(("-12,-10 -4,4 11,-18", "-20,-8 -8,10 11,-24"), (11, 9, 7), SHADE)
    yield from ridge(b, "-70,47 70,47")
    yield from turf(b, 48, rows=1)


def elder_wisdom(b: Block) -> Marks:
    """An ancient horned face, eyes shut, its third eye open, beard to the ground."""
    yield from field(b, "mid")
    yield from rays(b, 0, -24, 24, "deep", 0)
    yield from halo(0, -24, 26, "hot")
    yield from both(
        [
            ink(limb("12,-24 34,-36 54,-24 56,2 46,10", (15, 14, 12, 7, 0), 11)),
            cut(
                rings(
                    "12,-24 34,-36 54,-24 56,2 46,10",
                    (15, 14, 12, 7, 0),
                    22,
                    1.7,
                    across=(-0.2, 0.85),
                )
            ),
        ]
    )
    yield bone(smooth(mirrored("0,-38! 14,-36 22,-22 22,0 16,14! 0,16!")))
    yield bone(
        "".join(
            limb(
                [
                    (s * (3 + 5.4 * k), 6),
                    (s * (8 + 6 * k), 26),
                    (s * (5 + 5 * k), 44 - 3 * k),
                    (s * (7 + 7 * k), 62 - 8 * k),
                ],
                (10, 11, 9, 0),
                9,
            )
            for s in (-1, 1)
            for k in range(4)
        )
    )
    yield score(
        "".join(
            limb(
                [
                    (s * (3 + 5.4 * k), 12),
                    (s * (8 + 6 * k), 28),
                    (s * (5 + 5 * k), 44 - 3 * k),
                    (s * (7 + 7 * k), 58 - 8 * k),
                ],
                (0, 1.8, 1.8, 0),
                9,
            )
            for s in (-1, 1)
            for k in range(4)
        )
    )
    yield from both(
        [
            score(
                limb("4,-8 11,-4 19,-8", (0, 2.4, 0))
                + "".join(
                    lens((6 + 3.4 * k, -5 + (k == 1)), (6 + 4 * k, -1 + (k == 1)), 0, 1)
                    for k in range(4)
                )
            ),
            score(limb("3,-14 11,-18 21,-12", (0, 3, 0))),
            bone(limb("0,10 9,8 17,14 24,24", (7, 7, 5, 0))),
            score(limb("2,9 10,9 19,17", (0, 1.2, 0))),
            score(hatch(along("21,-16 21,2", 8), along("16,-14 16,4", 8), 0.9)),
        ]
    )
    yield score(
        lens((-2, -8), (-4, 6), -0.8, 1.2)
        + lens((2, -8), (4, 6), 0.8, 1.2)
        + lens((-4, 6), (4, 6), -1.6, 1.3)
        + lens((-12, -32), (12, -32), 1, 1)
    )
    yield outlined("glow", smooth("-9,-24! 0,-31 9,-24! 0,-17"), "ink", 1.3)
    yield score(circle(0, -24, 3.6))


def faithful_followers(b: Block) -> Marks:
    """A kneeling crowd, seen from behind, before a horned sun."""
    yield from field(b, "mid")
    yield from rays(b, 0, -12, 30, "hot", 0)
    yield score(burst(0, -12, 26, 72, 60, 1.2))
    yield ink(circle(0, -12, 25))
    yield tone("glow", circle(0, -12, 22))
    yield ink(
        smooth(mirrored("0,-22! 3,-18 7,-13 8,-5 4,4 0,9!"))
        + limb("4,-17 12,-24 10,-32", (5, 4, 0))
        + limb("-4,-17 -12,-24 -10,-32", (5, 4, 0))
    )
    yield from ridge(b, "-70,20 70,20", "deep")
    for y, count, s in ((22, 9, 0.5), (34, 7, 0.68), (50, 5, 0.92)):
        for k in range(count):
            x = (k - (count - 1) / 2) * 128 / count
            yield put(_kneeler(), x, y, scale=s)
    if b.bottom > 52:
        yield from ridge(b, "-70,56 70,56")


def _kneeler() -> Marks:
    """A hooded back on its knees."""
    yield ink(
        smooth(
            "0,-28! 7,-25 8,-16 6,-11! 15,-6 18,6 17,16! -17,16! -18,6 -15,-6 -6,-11! -8,-16 -7,-25"
        )
    )
    yield cut(
        hatch(along("13,-6 17,4 16,14", 7), along("5,-4 8,5 8,15", 7), 1.5, 0.8)
        + hatch(along("-13,-6 -17,4 -16,14", 7), along("-7,-4 -10,5 -10,15", 7), 1.0, -0.8)
        + hatch(along("2,-26 6,-22 7,-15", 5), along("0,-22 2,-20 3,-15", 5), 1.1)
    )


def depletion(b: Block) -> Marks:
    """A dead tree over cracked ground and a vulture waiting."""
    yield from field(b, "hot")
    yield from halo(26, -18, 26, "glow", "bone")
    yield from sky(b, b.top + 2, 24, 14, "mid", 1.6)
    yield from ridge(b, "-70,30 70,28", "deep")
    rng = b.rng
    words = []
    for _ in range(16):
        x, y = rng.uniform(b.left, b.right), rng.uniform(33, 50)
        words.append(
            poly(
                [
                    (x, y),
                    (x + rng.uniform(6, 12), y + rng.uniform(-2, 3)),
                    (x + rng.uniform(14, 22), y + rng.uniform(-2, 4)),
                    (x + 8, y + 2.4),
                ]
            )
        )
    yield score("".join(words))
    tree = "-14,46 -12,20 -18,0 -8,-18 -16,-40"
    yield ink(limb(tree, (17, 10, 8, 6, 0), 13))
    yield ink(
        "".join(
            limb(line, w)
            for line, w in (
                ("-15,6 -34,-8 -40,-28 -52,-36", (7, 5, 3, 0)),
                ("-11,-12 8,-24 14,-40 26,-46", (6, 4, 3, 0)),
                ("-32,-8 -46,-10 -56,-4", (4, 3, 0)),
                ("10,-28 22,-26 32,-32", (3.4, 2.4, 0)),
                ("-13,14 4,2 16,0 26,-8", (6, 4, 3, 0)),
                ("-12,-28 -26,-42 -28,-50", (4, 3, 0)),
            )
        )
    )
    yield cut(rings(tree, (17, 10, 8, 6, 0), 22, 1.2, bow=0.1, across=(0.0, 0.85)))
    yield ink(limb("-14,44 -34,48 -44,52", (8, 5, 0)) + limb("-12,44 6,48 20,52", (8, 5, 0)))
    yield ink(smooth("16,-6! 12,-18 20,-26 26,-26 28,-22! 34,-20! 27,-18 28,-8 24,2 20,6!"))
    yield tone("glow", circle(24.6, -23, 1.2))
    yield put(skull(jaw=False), 42, 42, scale=0.3)


def time_of_virtue(b: Block) -> Marks:
    """A dove comes down in light; the fiends below shrink from it."""
    yield from field(b, "deep")
    yield from rays(b, 0, -54, 26, "hot", 2)
    yield from halo(0, -16, 36, "glow")
    yield put(both(feathered(48, 138, 52, 9)), 0, -16, scale=0.96)
    yield bone(smooth(mirrored("0,-22! 6,-16 9,-2 6,12 3,18 12,34! 0,28!")))
    yield bone(circle(0, -24, 6.4, 7) + poly("-2.4,-29 2.4,-29 0,-37"))
    yield score(
        circle(-3, -25, 1.1)
        + circle(3, -25, 1.1)
        + hatch(along("8,-8 8,4 4,16", 9), along("3,-8 3,4 1,14", 9), 1)
        + "".join(lens((x * 0.3, 18), (x, 31), 0, 1) for x in (-6, 0, 6))
    )
    for x, s in ((-48, 0.46), (48, 0.46), (-26, 0.36), (26, 0.36)):
        yield put(
            heads.fiend("stub", heads.BROAD, mouth="snarl", look="glow"),
            x,
            42,
            scale=s,
            turn=20 if x < 0 else -20,
        )
    yield from ridge(b, "-70,51 70,51")
