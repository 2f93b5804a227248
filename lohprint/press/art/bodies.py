"""Bodies by their joints: souls, brutes, knights and the robed, in any pose.

A joint line runs from the trunk outward: `"shoulder elbow hand"`. Nothing is anatomical by
default: the pose is what a motif gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lohprint.press.art.block import Marks, cut, put, tone, within
from lohprint.press.art.strokes import (
    Line,
    Node,
    along,
    circle,
    hatch,
    lens,
    limb,
    mirrored,
    nodes,
    rings,
    smooth,
)

Widths = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Build:
    """How thick a body is, from neck to hip and along its limbs, and which inks draw it."""

    torso: Widths = (4, 12, 10, 8, 9)
    arm: Widths = (5, 4, 3.2, 2.6)
    leg: Widths = (7, 5, 4, 2.6)
    head: float = 5
    mass: str = "ink"
    lines: str = "cut"


SOUL = Build(mass="bone", lines="score")
SHADE = Build()
BRUTE = Build((9, 26, 24, 17, 16), (13, 10, 8, 6), (15, 12, 9, 5), 7)
IMP = Build((5, 14, 13, 10, 9), (5.4, 4, 3.4, 2.6), (8, 5, 4, 3), 6)


def trunk(spine: Line, build: Build = SHADE, lines: int = 7) -> Marks:
    """A torso along its spine, from neck to hips, with ribs."""
    yield tone(build.mass, limb(spine, build.torso, 9))
    yield tone(
        build.lines,
        rings(spine, build.torso, lines, 1.3, bow=-0.14, start=0.25, end=0.7, across=(-0.1, 0.8))
        + rings(
            spine, build.torso, lines, 0.9, bow=-0.14, start=0.25, end=0.7, across=(-0.8, -0.25)
        ),
    )


def limbs(lines: Sequence[Line], widths: Widths, build: Build = SHADE, count: int = 9) -> Marks:
    """Arms or legs, each ringed along its lighter side."""
    yield tone(build.mass, "".join(limb(line, widths) for line in lines))
    yield tone(
        build.lines,
        "".join(
            rings(line, widths, count, 1.0, bow=0.2, end=0.85, across=(0, 0.85)) for line in lines
        ),
    )


def body(
    spine: Line,
    arms: Sequence[Line] = (),
    legs: Sequence[Line] = (),
    build: Build = SHADE,
    head: tuple[float, float] | None = None,
) -> Marks:
    """A whole figure; `head` is where its bald skull is, or None for a head put on by the motif."""
    if legs:
        yield from limbs(legs, build.leg, build)
    yield from trunk(spine, build)
    if arms:
        yield from limbs(arms, build.arm, build)
    if head:
        yield tone(build.mass, circle(*head, build.head * 0.84, build.head))


def wail(x: float, y: float, r: float, turn: float = 0) -> Marks:
    """A soul's face with hollow eyes and an open mouth, tilted by `turn`."""

    def parts() -> Marks:
        yield tone("bone", smooth(mirrored("0,-10! 6,-9 8.5,-3 7,4 5,9 0,13!".replace("!", ""))))
        yield tone(
            "score",
            smooth("-5.6,-3.4! -3.4,-5.6 -1.4,-3.2 -2.8,-.8!")
            + smooth("5.6,-3.4! 3.4,-5.6 1.4,-3.2 2.8,-.8!"),
        )
        yield tone("score", circle(0, 6.4, 2.3, 3.7) + lens((-0.6, -0.6), (-1.2, 2), 0, 0.7))
        yield tone(
            "score",
            "".join(
                lens((-7 + k, 1 + 2 * k), (-3.4 + 0.4 * k, 3 + 2.4 * k), 0.5, 0.6) for k in range(3)
            ),
        )

    yield put(parts(), x, y, scale=r / 10, turn=turn)


HOOD = "0,-34! 7,-31 11,-24 12,-15 20,-8 26,12 30,44! 0,44!"


def robed(half: Line = HOOD, eyes: str = "hot", folds: int = 9, face: bool = True) -> Marks:
    """A hooded figure from the front, 78 units high, its eyes lit or hidden (an empty role)."""
    line = nodes(half)
    outer = along(line, folds, 0.52, 0.8)
    inner = [(x * 0.42, y + 16 - abs(x) * 0.1) for x, y in outer]
    left = [(-x, y) for x, y in outer], [(-x, y) for x, y in inner]
    yield tone("ink", smooth(mirrored(line)))
    yield within(
        smooth(mirrored(line)), (cut(hatch(outer, inner, 1.3, 1.4) + hatch(*left, 1.0, -1.4)),)
    )
    yield tone(
        "cut",
        "".join(
            lens((k * 5.0, 6 + abs(k) * 2), (k * 7.5, 43), k * 0.4, 1.2) for k in (-2, -1, 1, 2)
        ),
    )
    if face:
        yield tone(
            "cut",
            hatch(along("1,-32 6,-28 9,-22 9,-14", 8), along("1,-27 4,-25 6,-21 6,-15", 8), 0.9),
        )
        yield tone(
            "cut",
            hatch(
                along("-1,-32 -6,-28 -9,-22 -9,-14", 8),
                along("-1,-27 -4,-25 -6,-21 -6,-15", 8),
                0.6,
            ),
        )
    if eyes:
        yield tone(
            eyes,
            smooth("1,-20! 3,-21.6 5.4,-21.4! 3.6,-19.2")
            + smooth("-1,-20! -3,-21.6 -5.4,-21.4! -3.6,-19.2"),
        )


def profile(line: Line, eye: tuple[float, float], role: str = "cut", mass: str = "ink") -> Marks:
    """A head seen from the side, facing right: outline, brow shading and an eye."""
    yield tone(mass, smooth(line))
    x, y = eye
    yield tone(
        role,
        smooth(
            [(x - 3.4, y, True), (x, y - 2.2, False), (x + 3.4, y - 0.8, True), (x, y + 1.4, False)]
        ),
    )


MAN: tuple[Node, ...] = nodes(
    "-8,30! -10,16 -17,6 -19,-8 -13,-23 2,-28 14,-23 17,-12! 16.4,-8 21,2! 17.6,5 18.4,8! "
    "16.6,10 17.6,13! 15,16 13,21 5,22! 6,30!"
)
OLD: tuple[Node, ...] = nodes(
    "-10,32! -12,18 -19,6 -20,-8 -13,-23 2,-27 12,-23 16,-13! 15,-9 25,2! 18,5 16.4,9! 19,11 "
    "16,13! 24,20 19,26! 8,22! 6,32!"
)
"""A young and an old profile, 60 units high, facing right."""
