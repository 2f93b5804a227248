"""Can things still be told apart without color? In gray, and as three kinds of color blindness see.

The measure is the area where two pictures differ clearly, in square millimeters: it sees shape and
lightness, which is what remains.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Literal, NamedTuple

from lohprint.press.paint.raster import Shot, pictures
from lohprint.press.shapes import Face
from lohprint.press.type.fonts import Fonts

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

Eye = Literal["color", "gray", "protan", "deutan", "tritan"]

_MATRICES: Mapping[str, tuple[tuple[float, ...], ...]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, at full severity, on linear light."""
EYES: tuple[Eye, ...] = ("gray", "protan", "deutan", "tritan")

CLEAR = 48
"""How much lighter or darker, of 255, a spot must be to be seen as another."""
DPI = 60


class Pair(NamedTuple):
    """Two things, and how many square millimeters of them differ to an eye."""

    one: str
    other: str
    eye: Eye
    area: float


def pairs(faces: Mapping[str, Face], fonts: Fonts, eyes: Sequence[Eye] = EYES) -> Iterator[Pair]:
    """Every two faces of one size, as every eye sees them."""
    shots = [Shot.of(face, DPI) for face in faces.values()]
    made = pictures([*faces.values()], shots, fonts, workers=1)
    plain = {name: _opened(content) for name, content in zip(faces, made, strict=True)}
    for eye in eyes:
        seen = {name: seen_by(eye, picture) for name, picture in plain.items()}
        for one, other in combinations(seen, 2):
            if seen[one].size == seen[other].size:
                yield Pair(one, other, eye, differs(seen[one], seen[other]))


def _opened(content: bytes) -> Picture:
    from PIL import Image

    return Image.open(io.BytesIO(content)).convert("RGB")


def seen_by(eye: Eye, picture: Picture) -> Picture:
    """An RGB picture as an eye sees it."""
    if eye == "color":
        return picture
    if eye == "gray":
        return picture.convert("L").convert("RGB")
    rows = tuple(share for row in _MATRICES[eye] for share in (*row, 0.0))
    light = picture.point([_linear(value) for value in range(256)] * 3)
    mixed = light.convert("RGB", rows)
    return mixed.point([_curved(value) for value in range(256)] * 3)


def _linear(value: int) -> int:
    share = value / 255
    return round(255 * (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4))


def _curved(value: int) -> int:
    share = value / 255
    return round(
        255 * (share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055)
    )


def differs(one: Picture, other: Picture) -> float:
    """Where two pictures of one size differ clearly in any channel, in square millimeters."""
    from PIL import ImageChops

    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return float(sum(most.histogram()[CLEAR:]) * (25.4 / DPI) ** 2)
