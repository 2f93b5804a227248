"""Wrath and will: war, punishment, command, devotion."""

from __future__ import annotations

from lohprint.press.art import arms, heads, things
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    wail,
)
from lohprint.press.art.grounds import (
    box,
    bricks,
    burst,
    field,
    flames,
    floor,
    halo,
    lightning,
    outlined,
    rays,
    ridge,
    spark,
    tongue,
)
from lohprint.press.art.hands import fist
from lohprint.press.art.skulls import fangs
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


def martial_law(b: Block) -> Marks:
    """A mailed fist comes down on broken tablets."""
    yield from field(b, "mid")
    yield from rays(b, 0, 26, 18, "hot", 5)
    yield score(burst(0, 28, 20, 72, 44, 1.6))
    for s in (-1, 1):
        yield put(
            [
                bone(smooth("-16,26! -16,-14 -8,-24 4,-26 14,-20! 8,-8 12,0 4,10 10,26!")),
                score(
                    "".join(lens((-11, y), (5, y - 1), 0.3, 1.4) for y in (-14, -7, 0, 7, 14, 20))
                ),
            ],
            s * 28,
            28,
            flip=s > 0,
            turn=s * 16,
        )
    spine = "0,-60 0,-34 0,-14"
    yield ink(limb(spine, (36, 32, 28)))
    yield cut(rings(spine, (36, 32, 28), 9, 2, bow=-0.16, start=0.1, end=0.9, across=(-0.85, 0.85)))
    yield put(fist(arm=0), 0, -12, scale=1.3, turn=180)
    yield bone("".join(poly([(x - 4, 28), (x, 38), (x + 4, 28)]) for x in (-14, -5, 5, 14)))


def world_war(b: Block) -> Marks:
    """The globe burns between crossed swords."""
    yield from field(b, "night")
    yield from flames(b, 56, 92, "deep", "mid", count=6, edge="")
    for t in (-42, 42):
        yield put(arms.sword(84, 8), *polar(t + 180, 34, 0, 2), turn=t, scale=1.0)
    yield ink(circle(0, 0, 30))
    yield tone("hot", circle(0, 0, 27.6))
    yield score(
        smooth("-20,-14! -8,-22 2,-16 -2,-6 6,-2 0,8 -10,4 -14,-4")
        + smooth("8,-20! 20,-14 24,-2 16,-4 12,-12")
        + smooth("4,10! 14,6 18,14 8,24 2,18")
        + smooth("-24,6! -16,10 -12,20 -18,18")
    )
    yield score(
        "".join(lens((0, -27), (0, 27), bow, 0.8) for bow in (-22, -11, 11, 22))
        + lens((-27, 0), (27, 0), -6, 0.9)
    )
    yield score(hatch(along("26,-8 25,8 16,22", 14), along("19,-4 18,8 11,17", 14), 1.3, 1))
    yield from flames(b, 52, 26, "mid", "hot", "glow", count=8)


def retribution(b: Block) -> Marks:
    """A mailed hand out of the storm drives a sword of lightning into the ground."""
    yield from field(b, "mid")
    yield tone("deep", poly([(-26, b.top), (26, b.top), (58, b.bottom), (-58, b.bottom)]))
    cloud = (
        (-46, -46, 15),
        (-30, -42, 13),
        (-15, -49, 13),
        (16, -49, 13),
        (31, -42, 13),
        (47, -46, 15),
    )
    yield ink(
        "".join(circle(x, y, r) for x, y, r in cloud) + box(b.left - 1, b.top - 2, b.right + 1, -48)
    )
    yield cut(
        "".join(
            limb(arc(x, y, r * (0.82 - 0.2 * k), 110, 215 - 10 * k), (0, 1.8, 0))
            for x, y, r in cloud
            for k in range(3)
        )
    )
    yield from ridge(b, "-70,44 -30,38 -8,42 8,42 40,36 70,44")
    yield put(
        [
            tone("glow", lightning("0,0 -9,20 6,24 -8,44 5,47 0,70", 15)),
            tone("hot", lightning("0,0 -6,20 6,25 -5,44 4,48 0,68", 6)),
        ],
        0,
        -22,
    )
    yield score(burst(0, 44, 7, 24, 24, 1.5))
    yield tone("glow", spark(0, 44, 11, 8, 0, 0.35))
    spine = "0,-60 0,-48 0,-40"
    yield ink(limb(spine, (23, 20, 17)))
    yield cut(rings(spine, (23, 20, 17), 5, 1.5, bow=-0.2, across=(-0.8, 0.8)))
    yield tone("gold", limb([(-20, -20), (0, -18), (20, -20)], (5, 4, 5), 5))
    yield put(fist("bone", "score", 0), 0, -38, scale=0.62, turn=180)
    yield tone("gold", circle(0, -41, 4.4))


def soul_torment(b: Block) -> Marks:
    """A wailing face wound in thorns."""
    yield from field(b, "deep")
    yield from halo(0, 0, 56, "mid", "hot")
    yield from wail(0, -2, 37)
    for line in (
        "-62,-30 -28,-12 8,-26 36,-14 66,-26",
        "-62,6 -34,24 0,14 30,26 66,8",
        "-50,54 -30,30 -34,-4 -20,-36 -30,-56",
        "46,54 34,26 40,-8 22,-34 34,-56",
        "-62,34 -20,36 12,40 62,36",
    ):
        yield ink(limb(line, (4.6, 5, 4.6, 4), 17))
        yield ink(
            "".join(
                poly([(x - 2.4, y), (x + 1.6 * (-1) ** k, y - 7 * (-1) ** k), (x + 2.4, y)])
                for k, (x, y) in enumerate(along(line, 13))
            )
        )
        yield cut(limb(line, (0, 1.2, 1.2, 0), 17))
    yield tone(
        "hot",
        "".join(
            limb([(x, y), (x, y + 6), (x, y + 10)], (0, 4, 3))
            for x, y in ((-16, -10), (20, -14), (-6, 24), (24, 28))
        ),
    )


def demonic_torture(b: Block) -> Marks:
    """An iron maiden stands open, spikes within, a face cast on its lid."""
    yield from bricks(b, "mid", "deep")
    yield from floor(b, 40, "deep")
    yield ink(smooth("-24,-44! -10,-50 6,-48 12,-38! 14,44! -30,46! -32,-26"))
    yield tone("night", smooth("-22,-36! -10,-42 4,-40 8,-32! 9,40! -25,41! -26,-22"))
    yield bone(
        "".join(
            poly([(x, y - 2), (x, y + 2), (x + 9, y)])
            for x, y in ((-25, -20), (-25, -6), (-25, 8), (-25, 22), (-25, 36))
        )
        + "".join(poly([(9, y - 2), (9, y + 2), (-1, y)]) for y in (-24, -10, 4, 18, 32))
    )
    yield ink(smooth("14,-42! 30,-50 46,-40 54,-24 56,42! 16,48!"))
    yield cut(
        hatch(along("52,-22 54,8 54,38", 20), along("44,-20 45,8 45,40", 20), 1.3)
        + "".join(lens((16, y), (55, y - 3), 0, 1.6) for y in (-10, 16, 36))
        + "".join(
            circle(x, y - (x - 16) * 0.08, 1.2) for y in (-10, 16, 36) for x in (20, 28, 44, 52)
        )
    )
    yield put(wail(0, 0, 10), 34, -28)
    yield put(things.chain("-58,-54 -50,-30 -54,-6", 6, 10), 4, 0)
    yield put(things.shackle(8), -50, 0)


devil_torture = demonic_torture


def young_rage(b: Block) -> Marks:
    """A young devil screams, its hair on fire."""
    yield from field(b, "deep")
    yield score(burst(0, 0, 40, 86, 70, 2))
    for x, w, h, t in (
        (-30, 24, 44, -1),
        (30, 24, 44, 1),
        (-14, 28, 58, -1),
        (15, 28, 56, 1),
        (0, 26, 66, 1),
    ):
        yield outlined("hot", tongue(x, -6, w, h * 0.86, t), "ink", 1.2)
        yield tone("glow", tongue(x, -8, w * 0.5, h * 0.5, t))
    yield from both([*heads.ear(46, -16)])
    yield ink(smooth(mirrored("0,-22! 14,-22 25,-12 27,4 23,26 13,44 0,49!")))
    yield from both(
        [
            ink(limb("14,-18 22,-28 34,-30", (8, 6, 0))),
            cut(rings("14,-18 22,-28 34,-30", (8, 6, 0), 8, 1.3)),
            tone("glow", smooth("4,-2! 8,-9 18,-13 20,-6! 14,0 8,1")),
            score(circle(13, -5, 2.2)),
            cut(limb("2,-6 8,-13 21,-17", (0, 3.4, 0))),
            cut(hatch(along("26,2 23,22 14,40", 16), along("18,4 17,20 11,36", 16), 1.5, 1.2)),
            cut(lens((1.4, 2), (4.6, 8), -1, 1.5) + lens((5, 4), (11, 6), -1.4, 1.1)),
        ]
    )
    yield tone("hot", smooth(mirrored("0,11! 9,12 15,19 14,32 8,41 0,43!")))
    yield tone("deep", smooth(mirrored("0,28! 7,29 9,35 5,40 0,41!")))
    yield bone(fangs(-12, 12, 13, 6, 7, -1) + fangs(-9, 9, 40, -5, 6, 1))
