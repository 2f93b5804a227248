"""Realms without walls: forest, mountain, ice and valley."""

from __future__ import annotations

from lohprint.press.art import beasts
from lohprint.press.art.block import Block, Marks, bone, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    SHADE,
    body,
    wail,
)
from lohprint.press.art.grounds import (
    box,
    field,
    halo,
    moon,
    rays,
    ridge,
    sky,
    stars,
    turf,
)
from lohprint.press.art.skulls import bones, skull
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


def forest_of_hanged_ones(b: Block) -> Marks:
    """Bare trees with ropes from every bough, and what hangs from the ropes."""
    yield from field(b, "mid")
    yield from moon(6, -14, 26, "glow")
    yield from sky(b, b.top + 2, 30, 22, "deep", 1.6)
    yield from ridge(b, "-70,30 0,26 70,30", "deep")
    for x, s in ((-30, 0.7), (34, 0.66)):
        yield put(_gallows_tree(False), x, 34, scale=s, flip=x > 0)
    for x, flip in ((-52, False), (54, True)):
        yield put(_gallows_tree(True), x, 48, scale=1.12, flip=flip)
    for x, y, s, t in (
        (-24, -4, 0.9, 4),
        (26, -2, 0.86, -4),
        (-8, -8, 0.56, 2),
        (12, -6, 0.52, 0),
        (0, -20, 0.34, 0),
    ):
        yield put(_hanged(), x, y, scale=s, turn=t)
    yield from ridge(b, "-70,44 -20,48 20,47 70,43")
    yield from turf(b, 47, rows=1)


def _gallows_tree(bark: bool) -> Marks:
    trunk_ = "0,6 3,-24 -3,-52 8,-92"
    yield ink(
        limb(trunk_, (18, 11, 9, 6), 11)
        + "".join(
            limb(line, w)
            for line, w in (
                ("0,-50 18,-58 34,-54 44,-60", (7, 5, 3.4, 0)),
                ("2,-66 -18,-74 -30,-88", (6, 4, 0)),
                ("2,-34 20,-38 28,-34", (5, 4, 0)),
                ("20,-57 30,-70 28,-80", (4, 3, 0)),
            )
        )
    )
    if bark:
        yield cut(rings(trunk_, (18, 11, 9, 6), 20, 1.2, bow=0.12, across=(0, 0.8)))
    yield ink(limb("0,2 -12,8 -22,12", (8, 5, 0)) + limb("2,2 14,8 22,12", (8, 5, 0)))


def _hanged() -> Marks:
    yield ink(limb([(0, -46), (0.5, -20), (0, -9)], (1.8, 1.8, 1.8), 5))
    yield from body(
        "1,-4 0,10 0,20",
        ("-3,-1 -7,10 -6,22", "4,-1 8,10 7,22"),
        ("-2,18 -4,32 -2,46", "2,18 4,32 4,46"),
        SHADE,
    )
    yield put([ink(circle(0, 0, 5, 6))], 2, -8, turn=24)


def mountain_of_ever_rotting_corpses(b: Block) -> Marks:
    """A peak heaped of skulls and bones, ravens circling it."""
    yield from field(b, "hot")
    yield from rays(b, 0, -30, 20, "mid", 9)
    yield ink(smooth(mirrored("0,-40! 8,-30 16,-14 34,14 58,52! 0,52!")))
    rng = b.rng
    for row in range(6):
        y = -24 + row * 13.5
        half, r = 5 + row * 9.6, 0.24 + 0.03 * row
        count = row + 1
        for k in range(count):
            x = 0 if count == 1 else -half + 2 * half * k / (count - 1)
            yield put(
                skull(jaw=False),
                x + rng.uniform(-2, 2),
                y + rng.uniform(-2, 2),
                scale=r,
                turn=rng.uniform(-24, 24),
            )
    yield from (
        part
        for x, y, n, t in (
            (-14, 4, 20, 30),
            (20, 20, 24, -40),
            (-30, 34, 26, 16),
            (40, 46, 26, -20),
            (6, 38, 22, 60),
        )
        for part in bones(x, y, n, t)
    )
    for x, y, s, f in (
        (-40, -28, 0.5, False),
        (42, -34, 0.56, True),
        (30, -8, 0.34, True),
        (-48, 0, 0.36, False),
    ):
        yield put(beasts.raven(), x, y, scale=s, flip=f)


def frozen_ocean(b: Block) -> Marks:
    """A ship locked in shards of ice under hanging lights."""
    yield from field(b, "night")
    yield from stars(b, 26, -8, "glow")
    for k, (x, role) in enumerate(((-40, "deep"), (-14, "mid"), (12, "deep"), (36, "mid"))):
        yield tone(
            role,
            smooth(
                [
                    (x - 14, -54, True),
                    (x + 8, -54, True),
                    (x + 2, -30, False),
                    (x + 14 - k, -12, False),
                    (x + 4, 2, True),
                    (x - 6, -14, False),
                    (x - 4, -32, False),
                ]
            ),
        )
    yield tone("hot", box(b.left - 1, 10, b.right + 1, b.bottom + 1))
    yield put(_hulk(), 4, 4, turn=-13, scale=1.0)
    for x, w, top, lean_ in (
        (-54, 22, -14, -6),
        (-34, 18, 8, 5),
        (52, 24, -18, 8),
        (34, 16, 6, -4),
        (-16, 16, 20, -5),
        (14, 20, 22, 6),
        (-44, 26, 28, 4),
        (44, 26, 26, -8),
    ):
        yield ink(poly([(x - w / 2 - 1, 54), (x + lean_, top - 2), (x + w / 2 + 1, 54)]))
        yield tone("glow", poly([(x - w / 2, 54), (x + lean_, top), (x + lean_ * 0.5, 54)]))
        yield tone("bone", poly([(x + lean_ * 0.5, 54), (x + lean_, top), (x + w / 2, 54)]))
        yield score(
            hatch(
                [
                    (x + lean_ + (w / 2 - lean_) * k / 9, top + (54 - top) * k / 9)
                    for k in range(2, 9)
                ],
                [
                    (x + lean_ * 0.8 + (w / 2 - lean_) * k / 20, top + 4 + (54 - top) * k / 9)
                    for k in range(2, 9)
                ],
                1,
            )
        )


def _hulk() -> Marks:
    """A dismasted ship."""
    yield ink(
        "".join(
            limb(line, (3, 2.4, 1.6), 5)
            for line in ("-12,12 -14,-18 -12,-44", "12,12 14,-12 10,-34")
        )
    )
    yield ink(
        "".join(
            limb(line, (1.6, 1.6), 3)
            for line in ("-26,-26 2,-30", "-24,-12 -2,-16", "2,-20 24,-22")
        )
    )
    yield bone(smooth("-24,-25! -18,-16 -20,-8! -12,-14 -4,-10! -6,-20 0,-29!"))
    yield score("".join(lens((-20 + 5 * k, -24), (-18 + 5 * k, -13), 1, 0.8) for k in range(4)))
    yield ink(smooth("-40,4! -28,10 22,10 40,-2! 44,-8! 46,-4 34,24 -26,26"))
    yield cut(
        lens((-30, 13), (32, 11), 2, 1.4)
        + lens((-26, 19), (30, 18), 1.4, 1.2)
        + hatch([(-24 + 6 * k, 12) for k in range(10)], [(-23 + 6 * k, 24) for k in range(10)], 0.9)
    )


def valley_of_wailing_souls(b: Block) -> Marks:
    """Between two cliffs a river of pale faces winds out of the mist."""
    yield from field(b, "hot")
    yield from halo(0, -24, 30, "glow", "bone")
    yield from sky(b, b.top + 2, 0, 12, "mid", 1.6)
    yield tone("mid", smooth("-70,-20! -40,-10 -10,6 0,8 10,6 40,-10 70,-20! 70,60! -70,60!"))
    yield tone("glow", smooth("-3,4! 4,4 14,16 0,26 -24,36 -40,60! 44,60! 40,44 30,34 24,22 10,10"))
    for s in (-1, 1):
        yield ink(
            smooth(
                [
                    (s * 72, -52, True),
                    (s * 44, -44, True),
                    (s * 48, -28, False),
                    (s * 30, -24, True),
                    (s * 34, -6, False),
                    (s * 20, 0, True),
                    (s * 22, 16, False),
                    (s * 34, 26, True),
                    (s * 38, 44, False),
                    (s * 58, 60, True),
                    (s * 72, 60, True),
                ]
            )
        )
        yield cut(
            hatch(
                [
                    (s * x, y)
                    for x, y in along("50,-40 52,-26 38,-18 40,-4 27,4 29,16 42,28 46,44", 22)
                ],
                [
                    (s * (x + 13), y + 6)
                    for x, y in along("50,-40 52,-26 38,-18 40,-4 27,4 29,16 42,28 46,44", 22)
                ],
                1.4,
                0.8,
            )
        )
    for x, y, r, t in (
        (2, 8, 3.4, 0),
        (10, 15, 4.6, 10),
        (2, 24, 6, -8),
        (-14, 32, 7.6, 8),
        (12, 36, 8.4, -10),
        (-24, 46, 10, -6),
        (4, 50, 11, 6),
        (27, 50, 10, 12),
    ):
        yield from wail(x, y, r, t)
