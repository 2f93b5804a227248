"""Can every text on a face be read? Its size, and its contrast with what is really under it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from lohprint.errors import LayoutError
from lohprint.press.away import safe
from lohprint.press.colors import READABLE, contrast, gray
from lohprint.press.look.scene import LEAST
from lohprint.press.paint.raster import Shot, rendered
from lohprint.press.shapes import Face, Group, Part, Shape, Text, Use
from lohprint.press.sheets.page import Box
from lohprint.press.type.fonts import Fonts

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

DPI = 120
SHARE = 0.9
"""The share of the ground under a line that must give the contrast; a stroke may cross the rest."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A line of text on a face: its size in points and its contrast with its ground, 1 to 21.

    The contrast is that of a print in gray where that is less than in color.
    """

    card: str
    text: str
    size: float
    contrast: float

    def faults(self) -> Iterator[LayoutError]:
        """What makes it hard to read."""
        if self.size < LEAST - 1e-6:
            what = f"is set at {self.size:g} pt"
            yield LayoutError(self.card, f"'{self.text}'", what, f"give at least {LEAST:g} pt")
        if self.contrast < READABLE - 0.05:
            what = f"has a contrast of {self.contrast:.1f}:1 with its ground"
            fix = f"give at least {READABLE:g}:1"
            yield LayoutError(self.card, f"'{self.text}'", what, fix)


def readings(faces: Sequence[Face], fonts: Fonts) -> Iterator[Reading]:
    """Every line of text that is read, on every face."""
    known: dict[int, tuple[Part, Part]] = {}
    bare = [replace(face, shapes=tuple(_bare(face.shapes, known))) for face in faces]
    shots = [Shot.of(face, DPI) for face in bare]
    for face, picture in zip(faces, rendered(bare, shots, fonts), strict=True):
        ground = picture.convert("RGB")
        for text, box in safe.texts(face, fonts):
            yield Reading(face.name, text.text, text.size, _contrast(text.fill, ground, box))


def _bare(shapes: Iterable[Shape], known: dict[int, tuple[Part, Part]]) -> Iterator[Shape]:
    """Shapes without the text that is read; each part is bared once."""
    for shape in shapes:
        match shape:
            case Text(decoration=False):
                continue
            case Group():
                yield replace(shape, shapes=tuple(_bare(shape.shapes, known)))
            case Use(part):
                if id(part) not in known:
                    bare = replace(part, shapes=tuple(_bare(part.shapes, known)))
                    known[id(part)] = (part, bare)
                yield replace(shape, part=known[id(part)][1])
            case _:
                yield shape


def _contrast(ink: str, ground: Picture, box: Box) -> float:
    """The contrast that most of the ground under a line gives its ink."""
    x, y, w, h = (side / 25.4 * DPI for side in box)
    under = ground.crop((int(x), int(y), max(int(x + w), int(x) + 1), max(int(y + h), int(y) + 1)))
    counted = under.getcolors(under.width * under.height) or []
    found = sorted((_least(ink, _hexadecimal(color)), count) for count, color in counted)
    passed, all_ = 0, sum(count for _, count in found)
    for ratio, count in found:
        passed += count
        if passed > (1 - SHARE) * all_:
            return ratio
    return 21.0


@lru_cache(maxsize=65536)
def _least(ink: str, ground: str) -> float:
    """The contrast of two colors, or of their grays where that is less."""
    return min(contrast(ink, ground), contrast(gray(ink), gray(ground)))


def _hexadecimal(color: object) -> str:
    assert isinstance(color, tuple)
    return "#" + "".join(f"{part:02x}" for part in color)
