"""Backs of decks that no Devil owns: a wheel with a device of the deck's own, alike upside down.

Whatever meets its own image in half a turn is drawn whole; the rest is drawn once and turned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from lohprint.press.art.block import Marks, put, tone
from lohprint.press.art.grounds import box, flare, spark
from lohprint.press.art.kinds import sign
from lohprint.press.art.strokes import arc, circle, lens, limb, mirrored, polar, poly, smooth
from lohprint.press.shapes import Group, Path, Shape

_TURNED = (-1.0, 0.0, 0.0, -1.0, 0.0, 0.0)
RADIUS = 45.0
"""Of the wheel, in units; a device keeps inside 38."""


def twice(half: Iterable[Shape]) -> Marks:
    """Shapes, and the same upside down."""
    once = Group(tuple(half))
    yield once
    yield Group((once,), _TURNED)


def _eye() -> Marks:
    """A star of ten points with a slit eye in its middle."""
    star = "".join(poly([polar(36 * k, 37), polar(36 * (k + 3), 37)]) for k in range(10))
    yield Path(star, stroke="gold", width=1.5)
    yield tone("ink", circle(0, 0, 17.5))
    yield tone("bone", smooth("-17,0! -7,-10.5 7,-10.5 17,0! 7,10.5 -7,10.5"))
    yield tone("mid", circle(0, 0, 8.6))
    yield tone("ink", smooth("0,-8! 2.6,0 0,8! -2.6,0"))


def _flames() -> Marks:
    """Two flames, heel to head, in a ring of embers."""
    yield tone("ink", circle(0, 0, 37))
    yield from twice(
        tone(role, flare(x, y, w, h))
        for role, x, y, w, h in (
            ("mid", -11, 25, 32, 54), ("hot", -11.5, 24, 22, 35), ("bone", -11.5, 22.5, 12, 20),
        )
    )  # fmt: skip
    embers = "".join(circle(*polar(30 * k, 33), 1.3 if k % 2 else 0.8) for k in range(6))
    yield from twice([tone("gold", embers)])


def _hourglass() -> Marks:
    """An hourglass on the face of a clock."""
    hours = "".join(lens(polar(30 * k, 29), polar(30 * k, 37), 0, 2.6) for k in range(6))
    yield from twice([tone("gold", hours)])
    yield tone("ink", circle(0, 0, 27.5))
    bulb = smooth("-12,-20! 12,-20! 12,-10 1.4,-.6! -1.4,-.6! -12,-10")
    yield from twice([tone("bone", bulb)])
    yield from twice([tone("gold", limb([(-15, -22), (15, -22)], (5.6, 4.4, 5.6), 5))])
    yield from twice([tone("mid", smooth("-9,-13! 0,-10 9,-13! 7,-8 0,-1! -7,-8"))])


def _brilliant() -> Marks:
    """A cut stone from above."""
    rim = [polar(22.5 + 45 * k, 36) for k in range(8)]
    star = [polar(45 * k, 25) for k in range(8)]
    table = [polar(22.5 + 45 * k, 16) for k in range(8)]
    yield Path(poly(rim), fill="ink", stroke="gold", width=1.6)
    for k in range(4):
        light = ("hot", "mid", "glow", "mid")[k]
        facet = tone(light, poly([rim[k], star[k + 1], table[k], star[k]]))
        girdle = tone("deep", poly([rim[k], rim[k + 1], star[k + 1]]))
        edge = Path(poly([table[k], star[k], star[k + 1], table[k]]), stroke="score", width=0.8)
        yield from twice([facet, girdle, edge])
    yield tone("bone", poly(table))
    yield tone("glow", poly([table[0], table[1], table[4], table[5]]))


def _deed() -> Marks:
    """A sealed scroll."""
    yield tone("bone", smooth(mirrored("0,-27! 20,-28! 18,-14 20,0 18,14 20,28! 0,27!")))
    rolls = limb([(-24, -30), (24, -30)], (7, 6, 7), 5)
    yield from twice([Path(rolls, fill="bone", stroke="score", width=0.8)])
    lines = "".join(lens((-14, y), (14, y), 0, 1.3) for y in (-22, -17.5, -13))
    yield from twice([tone("score", lines)])
    rim = [polar(22.5 * k, 11 if k % 2 else 9.6) for k in range(16)]
    yield Path(smooth(rim), fill="mid", stroke="score", width=0.9)
    yield tone("ink", spark(0, 0, 7, 6, 0, 0.45))


def _die() -> Marks:
    """A die that stands on its corner."""
    yield Path(poly([polar(90 * k, 35) for k in range(4)]), fill="bone", stroke="score", width=1.2)
    yield Path(poly([polar(90 * k, 30) for k in range(4)]), stroke="score", width=0.6)
    pips = [(0.0, 0.0), *(polar(90 * k, 18.5) for k in range(4))]
    yield tone("score", "".join(circle(x, y, 4.3) for x, y in pips))


def _castle() -> Marks:
    """A castle and its image in still water."""
    yield tone("mid", circle(0, 0, 37))
    wall = poly(
        "-34,-.5 -34,-9 -30,-9 -30,-12 -26,-12 -26,-9 -20,-9 -20,-18 -22,-18 -22,-22 -18,-22 "
        "-18,-20 -14,-20 -14,-22 -10,-22 -10,-18 -12,-18 -12,-12 -7,-12 -7,-26 -9,-26 0,-36 "
        "9,-26 7,-26 7,-12 12,-12 12,-18 10,-18 10,-22 14,-22 14,-20 18,-20 18,-22 22,-22 "
        "22,-18 20,-18 20,-9 26,-9 26,-12 30,-12 30,-9 34,-9 34,-.5"
    )
    lights = smooth("-5,-2! -5,-7 0,-12! 5,-7 5,-2!") + "".join(
        box(x - 1.1, y, x + 1.1, y + 4) for x, y in ((-16, -16), (16, -16), (0, -24))
    )
    yield from twice([tone("ink", wall), tone("glow", lights)])
    ripples = "".join(lens((-x, y), (x, y), 0, 1.6) for y, x in ((0, 38), (4, 26), (9, 18)))
    yield from twice([tone("mid", ripples)])
    yield tone("gold", lens((-37, 0), (37, 0), 0, 1.2))


def _heads() -> Marks:
    """Two horned heads, crown to chin like the court of a pack of cards."""
    yield tone("ink", circle(0, 0, 37))
    yield from twice([put(sign("horns", "cut", "ink"), 0, -17.5, scale=0.36)])
    yield tone("gold", lens((-37, 0), (37, 0), 0, 1.6))
    yield tone("gold", spark(-27, 0, 4) + spark(27, 0, 4))


class Wheel(NamedTuple):
    """What tells a back from others: its device, its kind's sign, and the teeth of its rim."""

    device: Callable[[], Marks]
    sign: str
    teeth: int
    rays: int


WHEELS: Mapping[str, Wheel] = {
    "main": Wheel(_eye, "horns", 20, 20),
    "resource": Wheel(_flames, "flame", 30, 30),
    "events": Wheel(_hourglass, "turn_event", 60, 24),
    "artifacts": Wheel(_brilliant, "artifact", 8, 16),
    "oath": Wheel(_deed, "oath", 0, 40),
    "bet": Wheel(_die, "bet", 12, 12),
    "realm": Wheel(_castle, "realm", 24, 36),
    "devil": Wheel(_heads, "devil", 40, 6),
}
"""By a deck's back."""


def wheel(name: str) -> Marks:
    """The middle of a back: a wheel with its device, and two medallions that hang on it."""
    chosen = WHEELS[name]
    yield tone("gold", circle(0, 0, RADIUS + 1.6))
    yield tone("deep", circle(0, 0, RADIUS))
    yield from twice([tone("night", _wedges(chosen.rays))])
    yield from _rim(chosen.teeth)
    yield from chosen.device()
    yield from twice(_medallion(chosen.sign))


def _wedges(count: int) -> str:
    """Half of the rays of the wheel, as path data."""
    step = 360 / count
    edges = [(polar(step * k, RADIUS), polar(step * (k + 0.5), RADIUS)) for k in range(count // 2)]
    return "".join(poly([(0, 0), *edge]) for edge in edges)


def _rim(teeth: int) -> Marks:
    """The ornament along the wheel."""
    if teeth:
        width = 120 / (teeth + 20)
        rim = [(polar(360 * k / teeth, RADIUS - 5), polar(360 * k / teeth, RADIUS))
               for k in range(teeth // 2)]  # fmt: skip
        yield from twice([tone("gold", "".join(lens(*tooth, 0, width) for tooth in rim))])
    yield Path(circle(0, 0, RADIUS - 5.5), stroke="gold", width=0.6)


def _medallion(kind: str) -> Marks:
    y = -RADIUS - 13.3
    yield tone("gold", circle(0, y, 11.2))
    yield tone("ink", circle(0, y, 10.3))
    yield put(sign(kind, "cut", "ink"), 0, y, scale=0.155)
    swags = [arc(s * 26, y - 4, 13, s * 130, s * 230, 9) for s in (-1, 1)]
    yield tone("gold", "".join(limb(swag, (0, 2, 0), 9) for swag in swags))
