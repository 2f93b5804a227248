"""Great beasts, swarms and engines: what comes in one piece or in thousands."""

from __future__ import annotations

from lohprint.press.art import altar, beasts, heads
from lohprint.press.art.block import Block, Marks, bone, both, cut, ink, put, score, tone
from lohprint.press.art.bodies import (
    wail,
)
from lohprint.press.art.grounds import (
    burst,
    field,
    flames,
    lightning,
    rays,
    ridge,
    sky,
    turf,
    waves,
)
from lohprint.press.art.kinds import sign
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
from lohprint.press.art.wings import bat


def leviathan(b: Block) -> Marks:
    """A sea serpent rears its coils from a storm, jaws open under lightning."""
    yield from field(b, "deep")
    yield from sky(b, b.top + 1, 8, 22, "night", 2.4)
    yield tone("glow", lightning("40,-52 28,-28 36,-26 24,-2 30,-2 18,20", 7))
    yield from beasts.serpent(
        "-58,40 -50,6 -36,2 -24,20 -22,44", (13, 15, 15, 14, 12), 24, spines=6
    )
    yield from beasts.serpent(
        "-8,50 -14,20 2,2 8,-16 -4,-30 -16,-28", (22, 24, 22, 18, 16, 14), 34, spines=8
    )
    yield put(beasts.dragon_head(), -14, -24, scale=0.74, turn=-6, flip=True)
    yield from beasts.serpent("32,50 34,22 44,16 54,26 58,48", (12, 14, 14, 12, 9), 22, spines=6)
    yield from waves(b, 26, "mid", 3, 8)


def abysmal_dragon(b: Block) -> Marks:
    """A dragon spreads its wings on a crag and breathes fire."""
    yield from field(b, "mid")
    yield from rays(b, 10, 50, 20, "hot", 3)
    yield put(bat(((64, -30), (62, -2), (48, 18), (30, 26)), (28, -40)), -4, 4, flip=True)
    yield put(bat(((52, -30), (52, -4), (42, 12), (28, 22)), (22, -38)), 6, 4, scale=0.9)
    yield from ridge(b, "-70,46 -20,36 0,28 24,36 40,46 70,46")
    yield from beasts.serpent("0,32 -10,16 0,-2 10,-16 4,-28", (24, 26, 18, 13, 12), 28, spines=5)
    yield from beasts.serpent("-8,32 -34,36 -50,28 -54,14", (12, 9, 6, 0), 20, spines=3)
    yield put(beasts.dragon_head(fire=True), 8, -28, scale=0.62, turn=8)
    yield ink(limb("-4,16 -22,24 -18,38", (12, 8, 5)) + limb("6,14 20,22 18,36", (11, 8, 5)))
    yield from turf(b, 44, rows=2)


def devourer(b: Block) -> Marks:
    """A head that is all maw: pillars fall into its throat past ring behind ring of teeth."""
    yield from field(b, "deep")
    yield from rays(b, 0, -20, 26, "mid", 3)
    yield put(both(heads.horn("wide", 17)), 0, -13, scale=1.05)
    yield ink(smooth(mirrored("0,-47! 16,-46 34,-38 48,-18 56,10 54,36 46,60! 0,60!")))
    yield from both(
        [
            cut(hatch(along("44,-20 54,8 53,34", 22), along("38,-14 47,10 46,32", 22), 1.5, 1)),
            cut(hatch(along("4,-45 16,-44 28,-38", 13), along("3,-37 12,-37 20,-33", 13), 1.2)),
            tone("glow", smooth("7,-22! 16,-31 30,-35! 29,-25 18,-19")),
            score(lens((21, -33), (19, -20), 0, 4)),
        ]
    )
    for rx, ry, role, teeth in ((42, 32, "mid", 13), (29, 22, "deep", 11), (18, 13.5, "night", 9)):
        yield tone("score", circle(0, 17, rx + 1.4, ry + 1.4))
        yield tone(role, circle(0, 17, rx, ry))
        yield bone(_ring_of_teeth(0, 17, rx, ry, teeth))
    yield tone("hot", circle(0, 17, 6, 4.4))
    for x, y, scale, turn in ((-15, 20, 0.26, -28), (13, 12, 0.2, 32), (4, 30, 0.14, 75)):
        yield put(sign("support", "bone", "score"), x, y, scale=scale, turn=turn)


def _ring_of_teeth(cx: float, cy: float, rx: float, ry: float, count: int) -> str:
    """Teeth from above and from below, pointing into a mouth, long in its middle."""
    words = []
    for s in (-1, 1):
        for k in range(count):
            a, b = (polar(s * (-72 + 144 * (k + d) / count) + 90 * (s + 1), 1) for d in (0, 1))
            reach = 0.42 - 0.16 * abs(2 * (k + 0.5) / count - 1)
            tip = ((a[0] + b[0]) / 2 * 0.98 * rx, (a[1] + b[1]) / 2 * (1 - reach) * ry)
            words.append(
                poly(
                    [
                        (cx + a[0] * rx, cy + a[1] * ry),
                        (cx + b[0] * rx, cy + b[1] * ry),
                        (cx + tip[0], cy + tip[1]),
                    ]
                )
            )
    return "".join(words)


def soul_devourer(b: Block) -> Marks:
    """A horned profile sucks a stream of souls into its jaws."""
    yield from field(b, "deep")
    yield from rays(b, 8, 14, 22, "mid", 3)
    for k, (x, y, r) in enumerate(
        ((20, 14, 9), (33, 4, 9), (42, 22, 8.4), (50, -8, 8), (56, 12, 6.4))
    ):
        tail = [(x, y), (x + 10, y - 7 + 3 * k), (x + 22, y - 4 * k + 4), (x + 34, y - 10 + 6 * k)]
        yield bone(limb(tail, (r * 1.5, r * 1.3, r * 0.7, 0), 9))
        yield from wail(x, y, r, 96)
    yield put(_hell_profile(), -24, 4, scale=1.08)


def _hell_profile() -> Marks:
    yield ink(limb("-6,-24 -20,-44 -8,-60 18,-62", (17, 16, 10, 0), 9))
    yield cut(rings("-6,-24 -20,-44 -8,-60 18,-62", (17, 16, 10, 0), 16, 1.8, across=(-0.8, 0.3)))
    yield ink(
        smooth(
            "-40,60! -36,30 -38,0 -28,-24 -8,-34 14,-30 24,-18! 22,-12 36,-1! 28,4 24,5! 10,6 "
            "4,12! 12,22 27,27! 27,36 20,43 4,44 0,60!"
        )
    )
    yield tone("hot", smooth("24,5! 10,6 4,12 12,22 27,27! 18,16!"))
    yield bone(fangs(8, 26, 5.2, 8, 4) + fangs(8, 25, 26, -7, 4, -5))
    yield tone("glow", smooth("4,-14! 12,-19 22,-16! 14,-10"))
    yield score(lens((14, -18), (13, -11), 0, 2.4))
    yield cut(limb("2,-16 12,-22 24,-18", (0, 3, 0)))
    yield cut(
        hatch(
            along("-36,0 -27,-22 -8,-31 12,-27", 18),
            along("-22,4 -16,-10 -4,-19 4,-18", 18),
            1.7,
            2,
        )
    )
    yield cut(hatch(along("-37,8 -34,30 -38,56", 13), along("-20,10 -16,28 -18,54", 13), 1.6, 2))
    yield cut(
        hatch(along("8,-8 0,4 -4,20 6,34", 12), along("0,-8 -9,4 -12,22 -6,36", 12), 1.4, 1.4)
    )
    yield ink(smooth("-18,-2! -34,-8 -50,-24! -44,0 -24,12"))
    yield cut(
        "".join(lens((-24 - k, -2 + 3 * k), (-44 + k, -18 + 5 * k), 1.4, 1.3) for k in range(3))
    )


def old_one(b: Block) -> Marks:
    """One vast eye among tentacles, older than Hell."""
    yield from field(b, "night")
    yield from rays(b, 0, -4, 30, "deep", 2)
    arms_ = (
        "0,0 30,-34 58,-30 62,-52",
        "0,0 44,-8 60,10 76,0",
        "0,0 34,22 44,44 66,40",
        "0,0 12,34 8,56 20,64",
        "0,0 14,-38 4,-54 14,-66",
    )
    for line in arms_:
        yield from both(
            [
                *beasts.serpent(line, (26, 17, 10, 0), 26, belly=False),
                cut("".join(circle(x, y, 1.5) for x, y in along(line, 12, 0.42, 0.9))),
            ]
        )
    yield ink(smooth(mirrored("0,-32! 24,-28 38,-10 38,12 22,28 0,32!")))
    yield cut(burst(0, 0, 27, 35, 44, 1.4))
    yield put(altar.eyeball(25, "mid"), 0, 0)
    for x, y, r in ((-30, -24, 5), (31, 22, 5), (26, -27, 4), (-30, 20, 4.4)):
        yield put(altar.eyeball(r, "hot"), x, y)


def recycle(b: Block) -> Marks:
    """A serpent swallows its own tail around a waning flame."""
    yield from field(b, "deep")
    yield from rays(b, 0, 0, 12, "mid", 9)
    ring = [polar(40 + 318 * k / 16, 33) for k in range(17)]
    yield ink(circle(0, 0, 24))
    yield from flames(b, 20, 30, "mid", "hot", "glow", count=3, x0=-15, x1=15, edge="")
    yield from beasts.serpent(ring, (0, 9, 14, 16, 16, 15, 13), 60, spines=0)
    yield put(beasts.snake_head(tongue=False), 2, -33, scale=0.72, turn=6)
