"""Heads of fiends, seen from the front: horns, ears, brows, eyes, jaws, put together by choice.

A head is about 60 units high, its eyes at the origin, its chin at 0,44.
"""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.press.art.block import Marks, bone, both, cut, ink, score, tone
from lohprint.press.art.strokes import along, circle, hatch, lens, limb, poly, rings, smooth

HORNS: dict[str, tuple[str, tuple[float, ...]]] = {
    "lyre": ("10,-22 26,-30 38,-46 24,-70", (13, 12, 8, 0)),
    "bull": ("13,-20 32,-24 50,-34 46,-62", (13, 13, 9, 0)),
    "ram": ("11,-22 32,-38 50,-24 46,0 32,4 27,-7 36,-12", (14, 16, 15, 13, 10, 6, 0)),
    "goat": ("9,-26 16,-46 28,-62 46,-68", (11, 10, 7, 0)),
    "spike": ("10,-26 15,-40 17,-54 16,-72", (10, 8, 5, 0)),
    "down": ("14,-24 32,-32 46,-18 44,6 36,18", (12, 12, 11, 7, 0)),
    "stub": ("12,-26 17,-34 22,-40", (9, 7, 0)),
    "wide": ("13,-22 34,-26 54,-22 70,-34", (13, 12, 8, 0)),
}


def horn(kind: str, count: int = 13) -> Marks:
    """The right horn of a head, ringed."""
    spine, widths = HORNS[kind]
    yield ink(limb(spine, widths, 9))
    yield cut(rings(spine, widths, count, 1.9, bow=0.22, start=0.1, end=0.93, across=(-0.3, 0.82)))


def ear(reach: float = 38, drop: float = -18) -> Marks:
    """A pointed ear out to `reach`, its tip at height `drop`."""
    yield ink(
        smooth(
            [
                (14, -6, False),
                (25, drop + 7, False),
                (reach, drop, True),
                (reach - 5, drop + 13, False),
                (25, 8, False),
                (14, 9, False),
            ]
        )
    )
    yield cut(
        "".join(
            lens((20 + k, -3 + 2.6 * k), (reach - 4 - 2.6 * k, drop + 4 + 2.8 * k), 1.5, 1.1)
            for k in range(4)
        )
    )


LONG = "-.5,-34! 9,-33 17,-28 20.5,-16 20,-4 16.5,9 14.5,19 9,30 5.5,41 0,45! -.5,45!"
BROAD = "-.5,-32! 10,-31 19,-26 23,-14 23,-2 21,10 20,20 15,29 8,34 0,36! -.5,36!"
GAUNT = "-.5,-36! 9,-35 17,-29 19,-16 18,-5 13,4 12,14 10,24 6,36 0,42! -.5,42!"


def face(outline: str = LONG, brow: float = -12, lines: int = 13) -> Marks:
    """The right half of a face: the mass, and the light on forehead and cheek."""
    yield ink(smooth(outline))
    yield cut(
        hatch(
            along("4,-14 4.5,-22 5,-31", lines),
            along("19,-13 17,-22 11,-31", lines),
            lambda t: 1.5 - 0.8 * t,
            lambda t: 2.2 - t,
        )
    )
    yield cut(
        hatch(
            along(outline, 12, 0.5, 0.86),
            along("8,4 8,12 7,20 5,26 4,33", 12),
            lambda t: 1.5 - 0.8 * t,
            2.2,
        )
    )
    yield cut(limb([(2, -3.5), (9, -6.5), (15, brow + 1.5), (21, brow)], (0, 3.2, 2.6, 0)))
    yield cut(lens((1.2, -1), (4, 10.5), -1.2, 1.5) + lens((4.4, 10.5), (0.4, 13.6), -1.2, 1.5))
    yield cut(lens((6.5, 3), (9.5, 13), 1.6, 1) + lens((9, 4), (12, 14), 1.6, 0.9))


def eye(role: str = "hot", slit: bool = True) -> Marks:
    """A slanted glowing eye."""
    yield tone(role, smooth("4.5,-1.6! 9,-5 13.5,-7.4 18,-7! 14.6,-2.2 9,.2"))
    if slit:
        yield score(lens((11.6, -6.2), (10.8, -0.8), 0, 2.2))


def grin(width: float = 14, teeth: int = 6, drop: float = 7, tusk: bool = False) -> Marks:
    """A gape of teeth from the middle to `width`."""
    y = 17.5
    yield tone(
        "deep",
        smooth(
            [
                (-0.5, y, True),
                (width * 0.6, y - 1, False),
                (width, y - 5, True),
                (width * 0.7, y + drop * 0.8, False),
                (0, y + drop, False),
                (-0.5, y + drop, True),
            ]
        ),
    )
    step = width / (teeth + 0.5)
    upper, lower = [], []
    for i in range(teeth):
        x = step * (i + 0.55)
        lift, rise = (i / teeth) ** 2 * 4, 0.55 if i % 2 else 0.8
        upper.append(
            poly(
                [
                    (x - step * 0.48, y - lift),
                    (x + step * 0.48, y - lift - 0.7),
                    (x, y - lift + drop * rise),
                ]
            )
        )
        foot = y + drop - (i / teeth) ** 2 * (drop + 2.4)
        lower.append(
            poly([(x, foot), (x + step * 0.8, foot - 0.6), (x + step * 0.4, foot - drop * 0.45)])
        )
    yield bone("".join(upper) + "".join(lower))
    if tusk:
        yield bone(
            limb(
                [(width * 0.62, y + drop), (width * 0.95, y), (width * 0.8, y - 11)], (4, 3.4, 0), 5
            )
        )


def snarl() -> Marks:
    """A closed mouth, turned down, with two fangs."""
    yield cut(limb("-.5,18 6,17.4 12,22", (2.2, 2, 0)))
    yield bone(poly("5,18 8,18.6 6.6,25"))


def beard(locks: int = 4, chin: float = 40, length: float = 20) -> Marks:
    """Pointed locks below the chin."""
    for k in range(locks):
        x = k * 3.4
        spine = [
            (x * 0.8, chin - k * 4),
            (x + 2.5, chin + length * 0.4 - k * 4),
            (x * 0.9 - 1, chin + length - k * 5),
        ]
        yield ink(limb(spine, (7, 5, 0)))
        yield cut(limb(spine, (0, 1.3, 0)))


def crown(points: int = 3, base: float = -26, tall: float = 13, role: str = "gold") -> Marks:
    """The right half of a crown on the brow."""
    rim: list[tuple[float, float, bool]] = [
        (-0.5, base + 1, True),
        (10, base - 0.4, False),
        (18.5, base + 5, True),
    ]
    top: list[tuple[float, float, bool]] = []
    for k in range(points, -1, -1):
        x = 18 * k / points
        lift = base - 5 + (k / points) ** 2 * 6
        top += [
            (x + 1.6, lift, True),
            (x, lift - tall * (1 - 0.3 * k / points), True),
            (max(-0.5, x - 1.6), lift, True),
        ]
    yield tone(role, smooth([*rim, *top, (-0.5, base - 5, True)]))
    yield score(limb([(-0.5, base - 1.6), (9, base - 3), (18.5, base + 2.4)], (1, 1, 1)))


def fiend(
    horns: str = "lyre",
    outline: str = LONG,
    *,
    ears: tuple[float, float] | None = (38, -18),
    mouth: str = "grin",
    look: str = "hot",
    locks: int = 0,
    crowned: int = 0,
    third_eye: bool = False,
) -> Marks:
    """A whole head. `mouth` is grin, tusks or snarl; `look` the ink of the eyes."""

    def half() -> Marks:
        if horns not in ("", "ram", "down"):
            yield from horn(horns)
        if ears:
            yield from ear(*ears)
        if locks:
            yield from beard(locks)
        yield from face(outline)
        yield from eye(look)
        yield from snarl() if mouth == "snarl" else grin(tusk=mouth == "tusks")
        if crowned:
            yield from crown(crowned)
        if horns in ("ram", "down"):
            yield from horn(horns, 18)

    yield from both(half())
    if third_eye:
        yield tone(look, smooth("0,-30! 4,-23 0,-16! -4,-23"))
        yield score(lens((0, -29), (0, -17), 0, 2.4))


def bare(
    outline: Sequence[tuple[float, float, bool]] | str,
    eyes: Sequence[tuple[float, float]],
    role: str,
    r: float = 2,
) -> Marks:
    """A silhouette with round glowing eyes, for crowds and distances."""
    yield ink(smooth(outline))
    yield tone(role, "".join(circle(x, y, r) for x, y in eyes))
