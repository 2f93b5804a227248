"""The block a motif is cut in, and the inks it is printed with.

A motif draws in roles, never in colors: a path's fill is the name of an ink of `Palette`. So one
drawing serves every Devil's color and every theme, and is made once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from lohprint.press.art.palettes import Palette
from lohprint.press.matrix import chain, rotation, scaling, shift
from lohprint.press.shapes import Group, Path, Shape

Marks = Iterator[Shape]
"""What a drawing yields: shapes whose fills are roles."""


@dataclass(frozen=True, slots=True)
class Block:
    """The part of the plane a motif must cover, in units around the origin, and its chance."""

    left: float
    top: float
    right: float
    bottom: float
    seed: str

    @property
    def rng(self) -> Random:
        """A fresh stream of chance, the same for the same seed on every machine."""
        return Random(sha256(self.seed.encode()).digest())

    @property
    def w(self) -> float:
        """Width in units."""
        return self.right - self.left

    @property
    def h(self) -> float:
        """Height in units."""
        return self.bottom - self.top


_OUTLINES = {"ink": 0.7, "bone": 0.7, "gold": 0.4, "hot": 0.5, "glow": 0.5}
"""Widths in units of the outlines around what would otherwise be white on white."""


def printed(shapes: Iterable[Shape], palette: Palette) -> Iterator[Shape]:
    """The shapes with their roles turned into the palette's colors."""
    for shape in shapes:
        if isinstance(shape, Group):
            inside = tuple(printed(shape.shapes, palette))
            yield Group(inside, shape.matrix, shape.clip, shape.opacity)
        elif isinstance(shape, Path):
            yield _inked(shape, palette)
        else:
            yield shape


def _inked(shape: Path, palette: Palette) -> Path:
    """One path in the palette's colors, outlined where it would be white on white."""
    role, stroke, width = shape.fill, shape.stroke, shape.width
    if stroke:
        stroke = (palette.outline if stroke == "ink" else None) or getattr(palette, stroke)
    elif palette.outline and role in _OUTLINES:
        stroke, width = palette.outline, _OUTLINES[str(role)]
    fill = getattr(palette, role) if isinstance(role, str) else None
    return Path(shape.d, fill, stroke, width, shape.opacity, shape.even_odd, shape.round)


def put(
    shapes: Iterable[Shape],
    x: float = 0,
    y: float = 0,
    *,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
    squash: float = 1,
) -> Group:
    """Shapes flipped left to right, scaled (height also by `squash`), turned clockwise, moved."""
    size = scaling(-scale if flip else scale, scale * squash)
    return Group(tuple(shapes), chain(size, rotation(turn), shift(x, y)))


def both(shapes: Iterable[Shape]) -> Marks:
    """A right half and its mirror image in the y axis."""
    half = tuple(shapes)
    yield Group(half)
    yield Group(half, (-1.0, 0.0, 0.0, 1.0, 0.0, 0.0))


def within(clip: str, shapes: Iterable[Shape]) -> Group:
    """Shapes clipped to the inside of a path."""
    return Group(tuple(shapes), clip=clip)


def ink(d: str) -> Path:
    """A black mass."""
    return Path(d, fill="ink")


def cut(d: str) -> Path:
    """Light lines engraved in a black mass."""
    return Path(d, fill="cut")


def bone(d: str) -> Path:
    """A light mass."""
    return Path(d, fill="bone")


def score(d: str) -> Path:
    """Dark lines on a light mass or a tone."""
    return Path(d, fill="score")


def tone(role: str, d: str) -> Path:
    """A flat tone: night, deep, mid, hot, glow or gold."""
    return Path(d, fill=role)
