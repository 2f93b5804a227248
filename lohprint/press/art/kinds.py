"""The mark of each kind of card: one bold sign in one ink, read at 5 mm in a fan of seven."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.press.art.block import Marks, tone
from lohprint.press.art.grounds import box, spark
from lohprint.press.art.strokes import (
    arc,
    circle,
    lens,
    limb,
    mirrored,
    moved,
    polar,
    poly,
    smooth,
)
from lohprint.press.shapes import Path

Mark = Callable[[str, str], Marks]


def sign(kind: str, role: str = "cut", ground: str = "ink") -> Marks:
    """A kind's mark within a circle of radius 50; an unknown kind gets a lozenge."""
    yield from MARKS.get(kind, _lozenge)(role, ground)


def _lozenge(role: str, ground: str) -> Marks:
    yield tone(role, poly("0,-38 30,0 0,38 -30,0"))
    yield tone(ground, poly("0,-22 17,0 0,22 -17,0"))


def _horde(role: str, ground: str) -> Marks:
    """A horned skull."""
    yield tone(
        role,
        "".join(limb([(s * 16, -14), (s * 38, -18), (s * 46, -46)], (17, 13, 0)) for s in (-1, 1)),
    )
    yield tone(role, smooth(mirrored("0,-28! 18,-26 27,-10 24,10! 15,16 15,34! 10,44 0,45!")))
    yield tone(
        ground,
        smooth("5,2! 12,-8 21,-6! 18,6 9,8")
        + smooth("-5,2! -12,-8 -21,-6! -18,6 -9,8")
        + poly("0,12 4,20 -4,20"),
    )
    yield tone(ground, "".join(box(x - 1.6, 28, x + 1.6, 45) for x in (-7, 0, 7)))


def _support(role: str, ground: str) -> Marks:
    """A column."""
    yield tone(
        role,
        poly("-30,-46 30,-46 24,-32 -24,-32")
        + poly("-30,46 30,46 24,33 -24,33")
        + box(-18, -32, 18, 33),
    )
    yield tone(
        ground,
        "".join(box(x - 2, -26, x + 2, 28) for x in (-8.5, 0, 8.5))
        + box(-24, -33.5, 24, -30)
        + box(-24, 31, 24, 34.5),
    )


def _event(role: str, ground: str) -> Marks:
    """A bolt."""
    yield tone(role, poly("10,-48 -26,8 -3,8 -14,48 28,-12 4,-12 24,-48"))


def _interrupt(role: str, ground: str) -> Marks:
    """A hand that says stop."""
    fingers = ((-16, -6, -9, 34), (-5.5, -10, -2, 38), (5.5, -9, 5, 36), (16, -4, 12, 30))
    yield tone(role, smooth("-22,46! -25,20 -24,2 -12,-10 8,-11 22,-4 24,12 20,30 18,46!"))
    yield tone(
        role,
        "".join(
            limb([polar(a, -4, x, y), polar(a, n * 0.5, x, y), polar(a, n, x, y)], (10, 10.6, 8))
            for x, y, a, n in fingers
        ),
    )
    yield tone(role, limb("18,24 32,8 40,-10", (14, 12, 8)))


def _ritual(role: str, ground: str) -> Marks:
    """A five-pointed star in a ring."""
    yield Path(circle(0, 0, 42), stroke=role, width=6.5)
    yield Path(poly([polar(144 * k, 37) for k in range(5)]), stroke=role, width=6.5)


def _artifact(role: str, ground: str) -> Marks:
    """A cut stone."""
    yield tone(role, poly("-28,-32 28,-32 44,-8 0,46 -44,-8"))
    yield tone(
        ground,
        "".join(
            limb(line, (4, 4), 3)
            for line in (
                [(-40, -8), (40, -8)],
                [(-14, -8), (0, 40)],
                [(14, -8), (0, 40)],
                [(-14, -8), (-22, -29)],
                [(14, -8), (22, -29)],
            )
        ),
    )


def _politics(role: str, ground: str) -> Marks:
    """A mask."""
    yield tone(
        role,
        smooth("-44,-20! -22,-26 0,-18 22,-26 44,-20! 42,6 26,24 10,18 0,10 -10,18 -26,24 -42,6"),
    )
    yield tone(ground, smooth("-32,-4! -20,-14 -9,-3! -20,6") + smooth("32,-4! 20,-14 9,-3! 20,6"))
    yield tone(role, limb([(42, -12), (48, 16), (38, 46)], (5, 6, 2), 7))


def _reaction(role: str, ground: str) -> Marks:
    """An arrow that turns back."""
    yield Path(smooth(arc(0, 2, 31, -120, 150, 13), closed=False), stroke=role, width=12)
    yield tone(role, poly([polar(150, 10, 0, 2), polar(150, 52, 0, 2), polar(196, 34, 0, 2)]))


def _favor(role: str, ground: str) -> Marks:
    """A seal with ribbons."""
    yield tone(role, poly("-22,16 -30,48 -14,40 -4,48 0,24 4,48 14,40 30,48 22,16"))
    yield tone(
        role, smooth([polar(a, 34 if (a // 20) % 2 else 31, 0, -10) for a in range(0, 360, 20)])
    )
    yield tone(ground, spark(0, -10, 20, 5, 0, 0.45))


def _power(role: str, ground: str) -> Marks:
    """A flaming star."""
    yield tone(role, spark(0, 0, 48, 8, 0, 0.42))
    yield tone(ground, circle(0, 0, 11))


def _hourglass(role: str, ground: str) -> Marks:
    """An hourglass."""
    yield tone(
        role,
        box(-30, -46, 30, -36)
        + box(-30, 36, 30, 46)
        + smooth(mirrored("0,-33! 24,-33! 22,-16 4,0 22,16 24,33! 0,33!")),
    )
    yield tone(ground, poly("-14,-20 14,-20 0,-5") + poly("-12,29 12,29 0,16"))


def _realm(role: str, ground: str) -> Marks:
    """A castle."""
    yield tone(
        role,
        poly(
            "-42,46 -42,-14 -46,-14 -46,-30 -36,-30 -36,-22 -28,-22 -28,-30 -18,-30 -18,-6 "
            "-12,-6 -12,-34 -16,-34 -16,-48 -6,-48 -6,-41 6,-41 6,-48 16,-48 16,-34 12,-34 "
            "12,-6 18,-6 18,-30 28,-30 28,-22 36,-22 36,-30 46,-30 46,-14 42,-14 42,46"
        ),
    )
    yield tone(ground, smooth("-11,46! -11,26 0,12! 11,26 11,46!"))


def _horns(role: str, ground: str) -> Marks:
    """A pair of horns over a pointed face."""
    yield tone(
        role,
        "".join(
            limb([(s * 12, 4), (s * 36, -2), (s * 44, -24), (s * 34, -46)], (18, 17, 12, 0), 9)
            for s in (-1, 1)
        ),
    )
    yield tone(role, smooth(mirrored("0,-6! 12,-8 22,2 18,22 6,44 0,48!")))
    yield tone(ground, smooth("4,16! 9,9 17,9! 12,18") + smooth("-4,16! -9,9 -17,9! -12,18"))


def _oath(role: str, ground: str) -> Marks:
    """A written scroll."""
    yield tone(
        role,
        box(-28, -36, 28, 36)
        + limb([(-36, -38), (36, -38)], (15, 15), 3)
        + limb([(-36, 38), (36, 38)], (15, 15), 3),
    )
    yield tone(
        ground,
        "".join(lens((-21, y), (x, y), 0, 5) for y, x in ((-20, 21), (-7, 12), (6, 21), (19, 4))),
    )


def _bet(role: str, ground: str) -> Marks:
    """A die."""
    yield tone(
        role, smooth([(x, y, s) for x, y, s in moved("-34,-34! 34,-34! 34,34! -34,34!", turn=12)])
    )
    yield tone(
        ground,
        "".join(
            circle(x, y, 7)
            for x, y, _ in moved([(-17, -17), (17, -17), (0, 0), (-17, 17), (17, 17)], turn=12)
        ),
    )


def _skull(role: str, ground: str) -> Marks:
    """A skull without horns."""
    yield tone(role, smooth(mirrored("0,-46! 22,-44 38,-26 36,0 28,16! 18,20 18,38! 12,46 0,46!")))
    yield tone(
        ground,
        circle(-15, -6, 11)
        + circle(15, -6, 11)
        + poly("0,6 6,18 -6,18")
        + "".join(box(x - 2, 28, x + 2, 47) for x in (-9, 0, 9)),
    )


def _flame(role: str, ground: str) -> Marks:
    """A flame with a hollow heart."""
    yield tone(
        role,
        smooth(
            "6,-48! 4,-24 34,-6 34,20 22,42 0,48 -22,42 -34,20 -30,-2 -18,-20! -16,-8 -8,-2! "
            "-14,-24"
        ),
    )
    yield tone(ground, smooth("2,6! 14,18 14,32 0,38 -14,32 -12,20"))


MARKS: Mapping[str, Mark] = {
    "horde": _horde,
    "support": _support,
    "event": _event,
    "interrupt": _interrupt,
    "alliance": _interrupt,
    "ritual": _ritual,
    "pentagram": _ritual,
    "artifact": _artifact,
    "politics": _politics,
    "reaction": _reaction,
    "favor": _favor,
    "power": _power,
    "turn_event": _hourglass,
    "realm": _realm,
    "devil": _horns,
    "horns": _horns,
    "oath": _oath,
    "bet": _bet,
    "skull": _skull,
    "flame": _flame,
}
"""By the kind a piece is of, and by the other names that markers use."""
