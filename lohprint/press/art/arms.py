"""Weapons and harness. Blades stand on the origin at their guard, pointing up."""

from __future__ import annotations

from lohprint.press.art.block import Marks, bone, cut, ink, score, tone
from lohprint.press.art.strokes import (
    Node,
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


def sword(blade: float = 60, width: float = 7, guard: float = 22, mass: str = "bone") -> Marks:
    """A straight sword: blade up, grip and pommel below the guard."""
    h = width / 2
    yield tone(
        mass, poly([(-h, 0), (-h * 0.8, -blade + 9), (0, -blade), (h * 0.8, -blade + 9), (h, 0)])
    )
    yield score(
        lens((0, -2), (0, -blade + 8), 0, 1.3)
        + hatch(
            [(h * 0.85, -2 - k * blade / 14) for k in range(12)],
            [(1.2, -5 - k * blade / 14) for k in range(12)],
            0.7,
        )
    )
    yield ink(limb([(0, 0), (0, 16)], (4.6, 4), 3))
    yield cut(rings([(0, 1), (0, 15)], (4.4, 4), 7, 1.2, bow=0.3, across=(-0.9, 0.9)))
    yield tone(
        "gold",
        limb([(-guard / 2, -2), (0, 0.8), (guard / 2, -2)], (4.6, 3.6, 4.6)) + circle(0, 18, 3.6),
    )
    yield score(
        limb([(-guard / 2 + 2, -0.6), (0, 1.8), (guard / 2 - 2, -0.6)], (0, 1, 0))
        + circle(0, 18, 1.4)
    )


def dagger(blade: float = 34, mass: str = "bone") -> Marks:
    """A leaf-bladed dagger."""
    yield tone(
        mass,
        smooth(
            [
                (-2.6, 0, True),
                (-5, -blade * 0.4, False),
                (0, -blade, True),
                (5, -blade * 0.4, False),
                (2.6, 0, True),
            ]
        ),
    )
    yield score(
        lens((0, -1), (0, -blade + 4), 0, 1.4)
        + hatch(
            along([(4.2, -blade * 0.3), (1.4, -blade * 0.8)], 8),
            along([(1, -blade * 0.2), (0.4, -blade * 0.7)], 8),
            0.8,
        )
    )
    yield ink(limb([(0, 0), (0, 17)], (5, 4.2), 3))
    yield cut(rings([(0, 1), (0, 16)], (4.8, 4), 6, 1.3, bow=0.3, across=(-0.9, 0.9)))
    yield tone("gold", smooth("-10,-3! -4,0 4,0 10,-3! 8,3 0,2.4 -8,3") + circle(0, 18.6, 3.4))


def shaft(length: float, width: float = 3, mass: str = "ink") -> Marks:
    """A pole from the origin down."""
    yield tone(mass, limb([(0, 0), (0, length)], (width, width), 3))
    yield tone(
        "cut" if mass == "ink" else "score",
        lens((width * 0.22, 2), (width * 0.22, length - 1), 0, width * 0.25),
    )


def spear(length: float = 90, head: float = 18) -> Marks:
    """A spear, its head above the origin."""
    yield from shaft(length, 2.6)
    yield bone(
        smooth(
            [
                (0, -head, True),
                (4.4, -head * 0.42, False),
                (1.6, 3, True),
                (-1.6, 3, True),
                (-4.4, -head * 0.42, False),
            ]
        )
    )
    yield score(
        lens((0.6, 2), (0.4, -head + 3), 0, 1.1)
        + hatch(along("3.6,-6 1.2,-14", 5), along("1,-3 .8,-11", 5), 0.7)
    )


def fork(length: float = 90, spread: float = 11) -> Marks:
    """A trident with barbed tines."""
    yield from shaft(length, 3.2)
    s = spread
    yield ink(limb([(0, 4), (0, -10), (0, -30)], (3.4, 3.2, 0)))
    for k in (-1, 1):
        yield ink(
            limb([(0, 2), (k * s, -2), (k * s, -14), (k * s * 1.05, -26)], (3.4, 3.6, 3.2, 0))
        )
        yield ink(poly([(k * s * 1.05, -28), (k * s - 3.4, -17), (k * s + 3.4, -17)]))
    yield ink(poly("0,-34 -3.8,-21 3.8,-21"))
    yield cut(
        lens((0.6, 2), (0.6, -30), 0, 1.1)
        + lens((s * 0.96, -4), (s, -24), 0.6, 1)
        + lens((-s * 1.02, -4), (-s * 1.08, -24), 0.6, 1)
    )


def hammer(length: float = 60) -> Marks:
    """A smith's hammer, its head across the origin."""
    yield from shaft(length, 5)
    yield ink(poly("-19,-9 12,-9 19,-5 19,5 12,9 -19,9"))
    yield cut(
        hatch(
            [(-17 + 3 * k, -7.4) for k in range(10)],
            [(-17 + 3 * k, 1) for k in range(10)],
            1.2,
            0.5,
        )
    )
    yield cut(lens((-19, 7), (12, 7), 0, 1.1) + lens((13.4, -6), (13.4, 6), 0.4, 1.2))


SHIELD = "0,-26! 8,-22 22,-24! 23,-4 17,14 0,30!"


def shield(role: str = "mid") -> Marks:
    """A heater shield, 56 units high, with a rim."""
    yield ink(smooth(mirrored(SHIELD)))
    inner: list[Node] = [(x * 0.86, y * 0.87, sharp) for x, y, sharp in mirrored(SHIELD)]
    yield tone("gold", smooth([(x * 1.06, y * 1.05, s) for x, y, s in inner]))
    yield tone(role, smooth(inner))
    yield score(
        hatch(along("17,-16 18,-3 12,12 4,22", 15), along("8,-14 8,-2 6,9 1,17", 15), 1, 0.8)
    )


def helm(look: str = "hot", plume: str = "") -> Marks:
    """A great helm from the front, its eye slit at the origin."""
    if plume:
        yield tone(plume, smooth("0,-24! 8,-44 22,-42 30,-26! 20,-34 8,-28"))
    yield ink(smooth(mirrored("0,-27! 12,-25 17,-16 17,4 15,22! 0,31!")))
    yield cut(hatch(along("16,-14 16.4,2 14.6,20", 13), along("8,-12 8,3 7,22", 13), 1.2, 0.5))
    yield cut(
        lens((0, -26), (0, -6), 0, 1.6)
        + lens((0, 4), (0, 30), 0, 1.6)
        + limb("-16,-5 0,-3 16,-5", (1, 1.6, 1))
        + limb("-16,4 0,6 16,4", (1, 1.6, 1))
    )
    yield tone(look, poly("2,-1.8 14,-2.6 14,1.2 2,2.6") + poly("-2,-1.8 -14,-2.6 -14,1.2 -2,2.6"))
    yield cut("".join(circle(-4 - 3 * (k % 3), 12 + 4 * (k // 3), 0.9) for k in range(6)))


def knight(look: str = "hot", plume: str = "") -> Marks:
    """A knight from the front: helm, pauldrons, breastplate, 80 units from crest to waist."""
    yield ink(smooth(mirrored("0,10! 14,12 28,14 34,24 33,36! 27,34 24,54! 0,58!")))
    yield cut(
        hatch(along("33,24 32,34", 5), along("22,18 22,30", 5), 1.3, -1.4)
        + hatch(along("-33,24 -32,34", 5), along("-22,18 -22,30", 5), 1.0, 1.4)
    )
    yield cut(hatch(along("19,22 20,50", 10), along("4,26 3,54", 10), 1.2, 1.2))
    yield cut(lens((0, 22), (0, 57), 0, 1.4) + lens((-18, 20), (-3, 30), 1.5, 1.2))
    yield from helm(look, plume)


def arrow(length: float = 60) -> Marks:
    """An arrow, its head at the origin, pointing up."""
    yield ink(limb([(0, 0), (0, length)], (2.2, 2.2), 3))
    yield bone(poly("0,-12 5.6,4 0,1 -5.6,4"))
    for k in (-1, 1):
        yield bone(
            poly(
                [
                    (k * 0.8, length - 14),
                    (k * 6, length - 8),
                    (k * 6, length + 4),
                    (k * 0.8, length - 1),
                ]
            )
        )
    yield score(lens((0, -10), (0, 1), 0, 1))
