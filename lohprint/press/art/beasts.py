"""Beasts: dragons, serpents, flies, ravens, rats; heads look right, bodies follow a spine."""

from __future__ import annotations

from lohprint.press.art.block import Marks, bone, both, cut, ink, score, tone
from lohprint.press.art.skulls import fangs
from lohprint.press.art.strokes import (
    Line,
    Node,
    along,
    circle,
    edges,
    hatch,
    lens,
    limb,
    nodes,
    poly,
    rings,
    smooth,
)


def serpent(
    spine: Line, widths: tuple[float, ...], count: int = 40, belly: bool = True, spines: float = 0
) -> Marks:
    """A scaled body along a spine: rings on its lighter side, a crest of `spines` on its left."""
    if spines:
        left, _ = edges(spine, widths, count // 2)
        far, _ = edges(spine, tuple(w + 2 * spines for w in widths), count // 2)
        yield ink(
            "".join(poly([a, f, c]) for a, f, c in zip(left, far[1:], left[2:], strict=False))
        )
    yield ink(limb(spine, widths, 21))
    yield cut(rings(spine, widths, count, 1.4, bow=0.2, start=0.02, end=0.97, across=(-0.82, 0.1)))
    if belly:
        yield cut(
            rings(spine, widths, count, 0.9, bow=-0.1, start=0.02, end=0.97, across=(0.35, 0.85))
        )


DRAGON_TOP = (
    "-34,8! -30,-8 -18,-20! -22,-36 -34,-46! -14,-38 -4,-24! 4,-22 12,-14! 20,-16 30,-12 40,-4! "
    "44,0 42,6! "
    "36,4 24,2 8,8! -4,14"
)
DRAGON_JAW = "-30,6! -16,20 4,26! 20,28 34,22! 38,16 32,13! 20,16 8,13 -4,12!"


def dragon_head(fire: bool = False, look: str = "glow") -> Marks:
    """A dragon's head, jaws open, looking right; `fire` puts flame on its tongue."""
    yield ink(smooth(DRAGON_JAW))
    yield tone("hot", smooth("-2,13! 12,12 24,15 34,10! 38,8 44,12! 34,19 20,19 6,17"))
    yield bone(fangs(14, 34, 16, -7, 5, 2))
    yield ink(smooth(DRAGON_TOP))
    yield ink(limb("-20,-12 -36,-22 -54,-22", (9, 6, 0)) + limb("-24,2 -40,-4 -56,2", (8, 5, 0)))
    yield cut(
        rings("-20,-12 -36,-22 -54,-22", (9, 6, 0), 9, 1.2)
        + rings("-24,2 -40,-4 -56,2", (8, 5, 0), 9, 1.1)
    )
    yield bone(fangs(16, 40, 3.4, 8, 6, -1.6))
    yield cut(
        hatch(
            along("-16,-18 -2,-18 12,-10 30,-9", 18),
            along("-12,-10 2,-9 14,-4 28,-4", 18),
            1.3,
            0.6,
        )
    )
    yield cut(
        hatch(along("-28,10 -14,20 4,24 20,25", 14), along("-20,8 -10,14 4,19 18,20", 14), 1.2)
    )
    yield tone(look, smooth("-4,-9! 2,-13 9,-11! 4,-6"))
    yield score(lens((3, -12), (2.6, -6), 0, 1.8))
    yield tone(look, circle(34, -4.6, 1.5))
    if fire:
        yield tone("hot", smooth("26,10! 44,0 60,-10 84,-8! 70,2 88,8! 72,12 80,24! 58,22 42,18"))
        yield tone("glow", smooth("30,10! 46,4 60,0 72,2! 62,8 70,12! 56,14 42,14"))


def snake_head(look: str = "glow", tongue: bool = True) -> Marks:
    """A viper's head, mouth open, looking right."""
    if tongue:
        yield tone(
            "hot",
            limb("14,4 30,6 42,2", (2.4, 2, 1))
            + limb("40,2.4 48,-2 54,-2", (1.6, 1.4, 0))
            + limb("40,2.4 48,6 52,10", (1.6, 1.4, 0)),
        )
    yield ink(smooth("-22,2! -12,12 4,16 18,12! 22,8 14,7 4,4"))
    yield ink(smooth("-24,4! -24,-10 -12,-18 4,-16 20,-8 28,0! 24,4 14,3 4,4!"))
    yield bone(poly("20,2 23,2 20.6,13") + poly("12,3 15,3 13,9"))
    yield tone(look, smooth("-2,-7! 3,-12 9,-10! 5,-5"))
    yield score(lens((3.6, -11), (3.4, -5.4), 0, 1.8))
    yield cut(
        hatch(
            along("-22,-6 -12,-15 4,-14 18,-7", 14), along("-14,-2 -6,-8 4,-8 16,-3", 14), 1.3, 0.5
        )
    )
    yield cut(hatch(along("-18,5 -8,12 6,14", 8), along("-10,4 -2,8 6,9", 8), 1.1))


def fly(wing: str = "glow", look: str = "hot") -> Marks:
    """A great fly from above, head up, 90 units long."""

    def half() -> Marks:
        for leg in (
            "8,-8 30,-22 38,-44 44,-48",
            "10,2 36,-2 50,14 58,14",
            "8,12 30,24 36,46 42,52",
        ):
            yield ink(limb(leg, (4.4, 4, 2.6, 0)))
            yield cut(rings(leg, (4.4, 4, 2.6, 0), 12, 0.9))
        yield tone("score", smooth("3,-2! 22,-4 46,18 46,46 34,54 18,38"))
        yield tone(wing, smooth("5,0! 22,-1 43,20 43,44 34,51 20,37"))
        yield score(
            "".join(
                lens((5, 0), end, bow, 1.1)
                for end, bow in (((42, 40), 3), ((36, 49), 2), ((26, 42), 1), ((43, 26), 3))
            )
        )
        yield score(lens((20, 32), (42, 22), 2, 0.9) + lens((15, 20), (32, 8), 1.6, 0.9))

    yield from both(half())
    yield ink(circle(0, 24, 12, 25) + circle(0, -4, 12, 13))
    yield cut(hatch(along("-9,8 -11,24 -6,44", 9), along("9,8 11,24 6,44", 9), 1.5, -3))
    yield cut(hatch(along("-8,-10 -9,0", 5), along("8,-10 9,0", 5), 1.1, 2))
    yield ink(
        circle(0, -24, 11, 9) + limb("-3,-31 -7,-39", (2, 0), 3) + limb("3,-31 7,-39", (2, 0), 3)
    )
    yield tone(look, circle(-7.6, -25, 6.4, 7.4) + circle(7.6, -25, 6.4, 7.4))
    yield score(
        "".join(
            circle(s * (5 + 2.6 * i), -29 + 3.1 * j, 0.8)
            for s in (-1, 1)
            for i in range(3)
            for j in range(4)
        )
    )


def small_fly(wing: str = "glow") -> Marks:
    """A fly too small for detail, 20 units long."""
    yield from both(
        [
            tone(wing, limb("1,-2 9,5 13,14", (2, 6.4, 3), 5)),
            ink(lens((2, -2), (11, -8), 1, 1.4) + lens((2, 3), (12, 8), 1, 1.2)),
        ]
    )
    yield ink(circle(0, 5, 3.6, 7.4) + circle(0, -5, 3.8))


LOCUST: tuple[Node, ...] = nodes(
    "-40,4! -30,-6 -10,-10 10,-12 26,-10 34,-4 40,4! 36,12 28,12! 20,8 0,10 -24,10"
)


def locust() -> Marks:
    """A locust from the side, looking right, 90 units long."""
    for leg in ("18,8 24,20 18,34 24,36", "26,8 36,18 34,34 40,36"):
        yield ink(limb(leg, (3.4, 3, 2.2, 0)))
    yield ink(smooth(LOCUST))
    yield tone("glow", smooth("16,-10! 0,-20 -34,-18 -56,-4! -34,2 -8,0"))
    yield score(
        "".join(
            lens((14, -9), end, bow, 1.0)
            for end, bow in (((-52, -5), 2.4), ((-40, -14), 1.4), ((-30, 0), 2), ((-16, -18), 0.6))
        )
    )
    yield score(
        "".join(
            lens((x, -17 + abs(x + 20) * 0.1), (x - 4, 0), 0.6, 0.7)
            for x in (-8, -16, -24, -32, -40)
        )
    )
    yield ink(
        limb("2,6 -18,-34 -26,-38", (11, 8, 4))
        + limb("-24,-38 -34,-6 -44,34 -34,37", (4.6, 3.6, 2.6, 0), 11)
    )
    yield cut(rings("2,6 -18,-34 -26,-38", (11, 8, 4), 13, 1.2))
    yield bone(
        "".join(
            poly(
                [
                    (-33 - k * 2.2, -4 + k * 8),
                    (-39 - k * 2.2, -1 + k * 8),
                    (-34 - k * 2.4, 1 + k * 8),
                ]
            )
            for k in range(4)
        )
    )
    yield cut(hatch(along("-24,10 0,9 20,8", 14), along("-26,3 0,1 18,-2", 14), 1.2, 0.6))
    yield tone("hot", circle(33, -3, 4.4, 5))
    yield score(circle(33.6, -3, 1.6))
    yield ink(limb("34,-9 46,-22 60,-26", (2.2, 1.6, 0)) + limb("36,-8 52,-14 62,-12", (2, 1.4, 0)))
    yield cut(hatch(along("20,-10 22,8", 7), along("28,-9 28,8", 7), 1.0))


def raven(wings: bool = True) -> Marks:
    """A raven in flight, looking right."""
    yield ink(
        smooth("-34,10! -14,0 6,-8 16,-14 24,-14 28,-10! 38,-7! 28,-4 22,4 8,12 -10,14 -36,20!")
    )
    if wings:
        yield ink(smooth("10,-6! 4,-30 -14,-48! -14,-38 -26,-42! -22,-32 -34,-32! -26,-20 -12,0!"))
        yield cut(
            "".join(lens((-2 - 3 * k, -6), (-14 - 6 * k, -40 + 4 * k), 1.5, 1.2) for k in range(4))
        )
    yield cut(hatch(along("-12,12 6,10 20,2", 12), along("-10,4 6,1 16,-6", 12), 1.2, 0.8))
    yield tone("glow", circle(22, -10, 1.7))


def rat() -> Marks:
    """A rat running right."""
    yield ink(limb("-20,8 -36,10 -48,0 -58,4", (4, 3, 2, 0)))
    yield ink(
        smooth("-24,8! -22,-8 -6,-14 8,-10 20,-4 32,8! 24,12 8,14 -14,14")
        + limb("-12,12 -18,20 -10,22", (4, 3, 2), 5)
        + limb("14,12 16,20 24,21", (3, 2.4, 2), 5)
    )
    yield ink(circle(12, -10, 5))
    yield cut(hatch(along("-20,-4 -6,-11 8,-8", 10), along("-16,4 -4,-2 8,-1", 10), 1.2, 1))
    yield tone("glow", circle(21, 0, 1.6))
