"""Realms with walls: palace, city, throne, and the lake."""

from __future__ import annotations

from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    wail,
)
from lohprint.press.art.grounds import (
    box,
    field,
    flames,
    halo,
    pointed,
    rays,
    ridge,
    sky,
)
from lohprint.press.art.hands import SPREAD, hand
from lohprint.press.art.skulls import fangs, skull
from lohprint.press.art.strokes import (
    arc,
    circle,
    hatch,
    lens,
    limb,
    poly,
    smooth,
)


def high_palace_of_hell(b: Block) -> Marks:
    """A palace of a hundred spires on a crag, every window lit."""
    yield from field(b, "mid")
    yield from rays(b, 0, 10, 28, "hot", 3)
    yield from halo(0, -6, 40, "glow")
    for x, w, top in (
        (-44, 9, 0),
        (44, 9, 2),
        (-33, 10, -14),
        (33, 10, -12),
        (-20, 12, -24),
        (20, 12, -26),
        (-8, 10, -34),
        (8, 10, -32),
        (0, 14, -49),
    ):
        yield ink(_tower(x, w, top))
        yield cut(lens((x + w * 0.28, top + w * 1.6), (x + w * 0.28, 34), 0.3, 0.9))
        yield tone(
            "glow",
            "".join(pointed(x, y + 3.4, 2.4, y + 1.6) for y in range(int(top + w * 1.9), 30, 9)),
        )
    yield ink(poly("-52,20 52,20 56,40 -56,40"))
    yield tone(
        "hot",
        pointed(0, 40, 15, 30)
        + pointed(-20, 38, 8, 31)
        + pointed(20, 38, 8, 31)
        + pointed(-34, 38, 7, 31)
        + pointed(34, 38, 7, 31),
    )
    yield from ridge(b, "-70,50 -48,40 -30,36 -8,40 8,40 30,36 48,40 70,50")
    yield tone("hot", poly("-7,40 7,40 16,54 -16,54"))
    yield score(
        "".join(lens((-7 - k * 2, 42 + k * 3), (7 + k * 2, 42 + k * 3), 0, 1) for k in range(4))
    )
    yield cut(
        "".join(
            lens((s * (22 + k * 7), 40 + k * 1.5), (s * (34 + k * 7), 48 + k), 1, 1.2)
            for s in (-1, 1)
            for k in range(5)
        )
    )


def _tower(x: float, w: float, top: float) -> str:
    """Path data of a tower with a steep roof and a spike."""
    h = w / 2
    return poly(
        [
            (x - h, 40),
            (x - h, top + w * 1.3),
            (x - h * 1.35, top + w * 1.3),
            (x, top),
            (x + h * 1.35, top + w * 1.3),
            (x + h, top + w * 1.3),
            (x + h, 40),
        ]
    ) + box(x - 0.4, top - 5, x + 0.4, top + 3)


def dis(b: Block) -> Marks:
    """The iron city: a gate like a mouth in its walls, towers burning behind."""
    yield from field(b, "night")
    yield from flames(b, 16, 62, "deep", "mid", "hot", count=6, edge="")
    for x, w, top in ((-50, 18, -16), (50, 18, -18), (-26, 14, -28), (26, 14, -26)):
        yield ink(
            poly(
                [
                    (x - w / 2, 30),
                    (x - w / 2, top),
                    (x - w * 0.64, top),
                    (x - w * 0.64, top - 7),
                    (x - w * 0.3, top - 7),
                    (x - w * 0.3, top - 3),
                    (x + w * 0.3, top - 3),
                    (x + w * 0.3, top - 7),
                    (x + w * 0.64, top - 7),
                    (x + w * 0.64, top),
                    (x + w / 2, top),
                    (x + w / 2, 30),
                ]
            )
        )
        yield cut(
            hatch(
                [(x + w * 0.42, top + 3 + 4 * k) for k in range(8)],
                [(x + w * 0.1, top + 3 + 4 * k) for k in range(8)],
                1.1,
            )
        )
        yield tone("glow", box(x - w * 0.2, top + 8, x - w * 0.08, top + 13))
    yield ink(
        box(b.left - 1, 4, b.right + 1, b.bottom + 1)
        + "".join(box(x, -2, x + 5, 5) for x in range(-66, 66, 10))
    )
    yield cut(
        "".join(
            box(x, y, x + 8, y + 0.9)
            for y, dx in ((10, 0), (18, 8), (26, 0), (34, 8))
            for x in range(-64 + dx, 66, 16)
            if abs(x + 4) > 26
        )
    )
    yield ink(pointed(0, 52, 54, 16, 0.72))
    yield tone("gold", pointed(0, 52, 48, 16, 0.72))
    yield ink(pointed(0, 52, 44, 16, 0.72))
    yield tone("hot", pointed(0, 52, 40, 18, 0.7))
    yield bone(fangs(-19, 19, 6, 12, 6, -6))
    yield ink(
        "".join(box(x - 1, -4, x + 1, 52) for x in (-12, -4, 4, 12))
        + box(-20, 24, 20, 26)
        + box(-20, 36, 20, 38)
    )
    yield from ridge(b, "-70,49 70,49")


def lake_of_boiling_blood(b: Block) -> Marks:
    """A lake boils between crags; souls go under in the steam."""
    yield from field(b, "hot")
    yield from sky(b, b.top + 2, -14, 10, "mid", 2)
    yield from halo(0, -26, 22, "glow", "bone")
    yield from ridge(
        b, "-70,-14 -52,-34! -40,-14 -30,-22! -16,-4 0,0 18,-6 32,-26! 42,-12 54,-30! 70,-8", "deep"
    )
    yield tone("mid", box(b.left - 1, -2, b.right + 1, b.bottom + 1))
    rng = b.rng
    yield score(
        "".join(
            lens((x, y), (x + reach, y), 0, 0.9 + (y + 2) * 0.03)
            for x, y, reach in (
                (rng.uniform(b.left - 10, b.right), 2 + k * 1.2, rng.uniform(10, 26))
                for k in range(40)
            )
        )
    )
    for x, y, r in (
        (-40, 12, 6),
        (-18, 22, 9),
        (30, 14, 7),
        (46, 30, 11),
        (-48, 36, 12),
        (4, 8, 4),
        (10, 42, 10),
        (-24, 46, 7),
    ):
        yield ink(circle(x, y, r * 1.1, r * 1.1))
        yield tone("hot", circle(x, y, r * 0.92))
        yield bone(limb(arc(x, y, r * 0.64, 280, 340), (0, r * 0.2, 0)))
    for x, y, t in ((-6, 30, -10), (26, 38, 14), (-34, 26, -4)):
        yield put(hand(SPREAD, mass="bone", lines="score", arm=18), x, y, scale=0.4, turn=t)
    yield put(wail(0, 0, 9), 16, 22, turn=8)
    for x, lean_ in ((-44, 1), (2, -1), (44, 1)):
        steam = [
            (x, -2),
            (x + 6 * lean_, -14),
            (x - 4 * lean_, -26),
            (x + 5 * lean_, -38),
            (x, -52),
        ]
        yield tone("glow", limb(steam, (0, 5, 6, 5, 0), 13))


def seat_of_judgement(b: Block) -> Marks:
    """A throne on steps in a hall of columns, the scales hanging over it."""
    yield from field(b, "deep")
    yield from rays(b, 0, -10, 18, "mid", 0)
    for s in (-1, 1):
        for x, w in ((56, 13), (38, 10)):
            yield ink(
                box(s * x - w / 2, -52, s * x + w / 2, 44)
                + poly(
                    [
                        (s * x - w * 0.75, -44),
                        (s * x + w * 0.75, -44),
                        (s * x + w * 0.5, -36),
                        (s * x - w * 0.5, -36),
                    ]
                )
                + box(s * x - w * 0.7, 36, s * x + w * 0.7, 44)
            )
            yield cut(
                "".join(
                    lens((s * x + d * w, -34), (s * x + d * w, 35), 0, 1.1)
                    for d in (-0.15, 0.12, 0.34)
                )
            )
    for k in range(4):
        yield bone(box(-26 - k * 8, 26 + k * 7, 26 + k * 8, 34 + k * 7))
        yield score(
            box(-26 - k * 8, 32.6 + k * 7, 26 + k * 8, 34 + k * 7)
            + hatch(
                [(26 + k * 8 - 2 * j, 27 + k * 7) for j in range(8)],
                [(25 + k * 8 - 2 * j, 32 + k * 7) for j in range(8)],
                0.8,
            )
        )
    yield ink(poly("-17,28 -17,-8 -20,-26 -10,-18 0,-34 10,-18 20,-26 17,-8 17,28"))
    yield tone("hot", poly("-11,8 -11,-8 0,-20 11,-8 11,8"))
    yield put(skull(), 0, -6, scale=0.26)
    yield ink(poly("-17,8 -21,8 -21,28 21,28 21,8 17,8 17,18 -17,18"))
    yield cut(
        lens((-19, 10), (-19, 26), 0, 1.2)
        + lens((19, 10), (19, 26), 0, 1.2)
        + lens((-14, 22), (14, 22), 0, 1.5)
        + lens((14, -10), (14, 8), 0, 1.2)
        + lens((-14, -10), (-14, 8), 0, 1.2)
    )
    yield tone(
        "gold",
        limb([(-30, -40), (0, -43), (30, -40)], (2, 3.4, 2), 5)
        + "".join(
            smooth(
                [(x - 9, -22, True), (x + 9, -22, True), (x + 4, -17, False), (x - 4, -17, False)]
            )
            for x in (-30, 30)
        ),
    )
    yield score(
        "".join(lens((x, -40), (x + d, -22), 0, 0.8) for x in (-30, 30) for d in (-8, 8))
        + lens((0, -54), (0, -42), 0, 1.2)
    )
