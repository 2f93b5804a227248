"""The mark of each Devil: a bold charge in one ink, told apart at 5 mm; strangers get their seal.

A charge fits in a circle
of radius 50 around the origin.
"""

from __future__ import annotations

from lohprint.press.art.block import Marks, put, tone
from lohprint.press.art.grounds import spark
from lohprint.press.art.sigils import line
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


def charge(owner: str, role: str = "cut", ground: str = "ink") -> Marks:
    """A Devil's charge in `role`, its inner lines in `ground`; unknown Devils get their seal."""
    drawing = CHARGES.get(owner)
    if drawing:
        yield from drawing(role, ground)
    else:
        yield put(line(owner, role, 9), scale=0.52)


def _asmodeus(role: str, ground: str) -> Marks:
    """A bull's head under an iron crown."""
    yield tone(
        role,
        "".join(
            limb([(s * 10, -8), (s * 34, -12), (s * 46, -30), (s * 40, -46)], (15, 13, 9, 0), 9)
            for s in (-1, 1)
        ),
    )
    yield tone(
        role, smooth(mirrored("0,-14! 14,-14 20,-4! 30,-4 34,4! 24,8 18,10 12,36 8,46 0,48!"))
    )
    yield tone(role, poly("-16,-18 -20,-42 -9,-30 0,-48 9,-30 20,-42 16,-18"))
    yield tone(
        ground,
        smooth("5,6! 9,1 17,1! 13,9")
        + smooth("-5,6! -9,1 -17,1! -13,9")
        + circle(4.4, 38, 2.4)
        + circle(-4.4, 38, 2.4)
        + lens((-14, -16), (14, -16), 0, 3),
    )


def _mephistopheles(role: str, ground: str) -> Marks:
    """A quill that signs in blood."""
    yield tone(role, limb("-26,36 -10,8 10,-16 38,-46", (5, 22, 26, 0), 13))
    yield tone(ground, limb("-24,33 -6,6 14,-18 34,-42", (2.4, 3, 2.4, 0), 11))
    yield tone(
        ground,
        "".join(lens((x, y), (x + 16, y + 3), 0, 3) for x, y in ((2, 2), (12, -10)))
        + "".join(lens((x, y), (x - 3, y - 15), 0, 3) for x, y in ((2, -6), (14, -18))),
    )
    yield tone(
        role,
        poly("-29,32 -21,38 -40,50")
        + limb([(-6, 44), (12, 40), (24, 46), (42, 40)], (0, 5, 5, 0), 11)
        + smooth([(x, y, s) for x, y, s in moved("0,-12! 7,2 0,9 -7,2", -42, 24, scale=0.9)]),
    )


def _baalzebub(role: str, ground: str) -> Marks:
    """A fly."""
    yield tone(
        role,
        smooth("2,-10! 24,-18 48,14 46,38 36,44 16,20!")
        + smooth("-2,-10! -24,-18 -48,14 -46,38 -36,44 -16,20!"),
    )
    yield tone(
        ground,
        lens((8, -2), (38, 34), 3, 3)
        + lens((-8, -2), (-38, 34), -3, 3)
        + lens((10, -4), (44, 18), 4, 2.4)
        + lens((-10, -4), (-44, 18), -4, 2.4),
    )
    yield tone(ground, circle(0, 16, 15, 31) + circle(0, -26, 18, 14))
    yield tone(role, circle(0, 17, 11, 27) + circle(0, -13, 10, 9))
    yield tone(role, circle(-9, -29, 9, 10) + circle(9, -29, 9, 10) + circle(0, -23, 8))
    yield tone(ground, "".join(lens((-10, y), (10, y), -3, 3.4) for y in (6, 16, 26, 35)))
    yield tone(
        role,
        "".join(limb([(s * 9, -12), (s * 30, -28), (s * 36, -46)], (5, 4, 2), 7) for s in (-1, 1)),
    )


def _mammon(role: str, ground: str) -> Marks:
    """A hand with a coin in its palm."""
    fingers = ((-17, -10, -13, 34), (-6, -14, -3, 40), (6, -13, 7, 37), (17, -7, 18, 29))
    yield tone(role, smooth("-22,46! -26,22 -27,2 -20,-12 0,-16 22,-8 26,8 22,24 18,46!"))
    yield tone(
        role,
        "".join(
            limb(
                [polar(a, -4, x, y), polar(a, length * 0.5, x, y), polar(a, length, x, y)],
                (11, 12, 8),
            )
            for x, y, a, length in fingers
        ),
    )
    yield tone(role, limb("20,22 34,8 44,-10", (15, 13, 8)))
    yield tone(ground, circle(-1, 14, 16.5))
    yield tone(role, circle(-1, 14, 12.5))
    yield tone(ground, spark(-1, 14, 9.5, 4, 0, 0.4))


def _belial(role: str, ground: str) -> Marks:
    """A spiked wheel."""
    yield tone(
        role,
        "".join(
            poly([polar(a - 10, 34), polar(a, 50), polar(a + 10, 34)]) for a in range(0, 360, 45)
        ),
    )
    yield Path(circle(0, 0, 38) + circle(0, 0, 27), fill=role, even_odd=True)
    yield tone(
        role,
        "".join(limb([polar(a, 0), polar(a, 30)], (7, 6), 3) for a in range(0, 360, 45))
        + circle(0, 0, 11),
    )
    yield tone(ground, circle(0, 0, 5))


def _lilith(role: str, ground: str) -> Marks:
    """A crescent that holds an open eye."""
    outer = arc(0, 0, 48, 42, 318, 17)
    inner = arc(0, -13, 37, 298, 62, 13)
    yield tone(
        role,
        smooth(
            [
                *((x, y, i in (0, 16)) for i, (x, y) in enumerate(outer)),
                *((x, y, False) for x, y in inner[1:-1]),
            ]
        ),
    )
    yield tone(role, smooth("-26,-12! -10,-28 10,-28 26,-12! 10,2 -10,2"))
    yield tone(ground, circle(0, -12, 10))
    yield tone(role, lens((0, -21), (0, -3), 0, 7))
    yield tone(
        role,
        "".join(
            limb([polar(a, 22, 0, -12), polar(a, 33, 0, -12)], (4, 0), 3)
            for a in (-44, -15, 15, 44)
        ),
    )


def _glasya(role: str, ground: str) -> Marks:
    """A dagger between bat's wings."""
    yield tone(
        role,
        "".join(
            smooth(
                [
                    (s * x, y, sharp)
                    for x, y, sharp in moved(
                        "6,-14! 22,-34! 48,-30! 42,-12 46,2! 34,2 32,18! 22,12 16,26! 10,12 5,14!"
                    )
                ]
            )
            for s in (-1, 1)
        ),
    )
    yield tone(
        ground,
        "".join(
            lens((s * 21, -30), (s * x, y), s * 2, 3)
            for s in (-1, 1)
            for x, y in ((44, 0), (31, 15), (16, 22))
        ),
    )
    yield tone(ground, poly("-8,-18 8,-18 8,20 0,52 -8,20"))
    yield tone(
        role,
        poly("-5,-8 5,-8 4,22 0,46 -4,22")
        + limb([(-15, -10), (15, -10)], (6, 6), 3)
        + limb([(0, -12), (0, -32)], (6, 5), 3)
        + circle(0, -37, 7),
    )


CHARGES = {
    "asmodeus": _asmodeus,
    "mephistopheles": _mephistopheles,
    "baalzebub": _baalzebub,
    "mammon": _mammon,
    "belial": _belial,
    "lilith": _lilith,
    "glasya": _glasya,
}
