"""How much ink a page takes, from rendered faces: each different one is measured once, and kept.

The measure is the share of an area that is solid ink: cyan, magenta, yellow and black about as a
common color profile lays them for coated paper, and black alone for a print in gray.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from lohprint.catalog import cache
from lohprint.press.finish.manifest import Fingerprints
from lohprint.press.inks import Inks
from lohprint.press.shapes import Face, Group, Part, Shape, Use
from lohprint.press.sheets.page import Page, Placed
from lohprint.press.type.fonts import Fonts

if TYPE_CHECKING:
    from PIL.Image import Image

DPI = 150
"""Fine enough for thin lines: the renderer draws none thinner than a pixel."""
MOST = 5000
"""Faces remembered; the oldest make room."""


_SHARES = tuple(level / 255 for level in range(256))
_COLOR = tuple(round(255 * x * (1 - 0.35 * (1 - x) ** 4)) for x in _SHARES)
"""The ink that a color's darkness takes: less in pale tints."""
_BLACK = tuple(round(255 * 0.95 * x**3) for x in _SHARES)
"""The black laid where three colors meet so darkly."""
_UNDER = tuple(round(255 * 0.31 * x**4) for x in _SHARES)
"""What of each color is left out there. All three were fitted to ghostscript's default profile."""
KEPT = cache.key("ink", DPI, _COLOR, _BLACK, _UNDER)


class Ink(NamedTuple):
    """Shares of an area that are covered by each ink, and by black where that is the only one."""

    cyan: float
    magenta: float
    yellow: float
    black: float
    gray: float

    def share(self, inks: Inks) -> float:
        """All the ink, 0 to 4: four layers on one spot count four times."""
        if inks.space == "DeviceGray":
            return self.gray
        return self.cyan + self.magenta + self.yellow + self.black


class Drawn(NamedTuple):
    """A drawing as large faces use it, and how much larger it stands there, as a share of area."""

    part: Part
    round: bool
    scale: float


def coverage(pages: Sequence[Page], fonts: Fonts, inks: Inks) -> float:
    """The mean share of a page's area that is ink; marks and captions do not count."""
    prints = Fingerprints()
    named = [[(_name(d, prints), d, p) for p in page.placed for d in _drawn(p)] for page in pages]
    table = _measured({name: drawn for page in named for name, drawn, _ in page}, fonts)
    solid = sum(
        table[name].share(inks) * drawn.part.w * drawn.part.h * drawn.scale * _spilled(placed)
        for page in named
        for name, drawn, placed in page
    )
    return solid / sum(page.w * page.h for page in pages) if pages else 0.0


def darkness(faces: Sequence[Face], fonts: Fonts) -> tuple[float, ...]:
    """How dark each face of one drawing is as a whole: 0 is white, 1 black."""
    prints = Fingerprints()
    drawn = [next(_inside(face.shapes, face.round, 1.0)) for face in faces]
    names = [_name(drawing, prints) for drawing in drawn]
    table = _measured(dict(zip(names, drawn, strict=True)), fonts)
    return tuple(table[name].gray for name in names)


def _drawn(placed: Placed) -> Iterator[Drawn]:
    """The drawings of a face, without its number."""
    yield from _inside(placed.face.shapes, placed.face.round, 1.0)


def _inside(shapes: Sequence[Shape], round_: bool, scale: float) -> Iterator[Drawn]:
    for shape in shapes:
        match shape:
            case Use(part, (a, b, c, d, _, _)):
                yield Drawn(part, round_, scale * abs(a * d - b * c))
            case Group(inside, (a, b, c, d, _, _)):
                yield from _inside(inside, round_, scale * abs(a * d - b * c))


def _spilled(placed: Placed) -> float:
    """How much more of a face is printed than will be left of it."""
    _, _, w, h = placed.clip
    return w * h / (placed.face.w * placed.face.h)


def _name(drawn: Drawn, prints: Fingerprints) -> str:
    """Equal for drawings that look alike."""
    return prints.part(drawn.part) + "round" * drawn.round


def _measured(wanted: Mapping[str, Drawn], fonts: Fonts) -> Mapping[str, Ink]:
    """The ink of every drawing, measured now or before."""
    known = {name: Ink(*shares) for name, shares in json.loads(cache.read(KEPT) or b"{}").items()}
    new = [name for name in wanted if name not in known]
    if new:
        known |= zip(new, _rendered([wanted[name] for name in new], fonts), strict=True)
        kept = dict([*known.items()][-MOST:])
        cache.keep(KEPT, json.dumps(kept).encode())
    return known


def _rendered(drawings: Sequence[Drawn], fonts: Fonts) -> Iterator[Ink]:
    from lohprint.press.paint.raster import Shot, rendered

    faces = [Face(part.name, part.w, part.h, (Use(part),), r) for part, r, _ in drawings]
    shots = [Shot.of(face, DPI) for face in faces]
    for face, picture in zip(faces, rendered(faces, shots, fonts), strict=True):
        yield _ink(picture.convert("RGB"), face.round)


def _ink(picture: Image, round_: bool) -> Ink:
    """The mean of a picture's inks; of a round piece, of what lies in its circle."""
    from PIL import Image, ImageChops, ImageDraw, ImageStat

    mask = Image.new("L", picture.size, 0 if round_ else 255)
    if round_:
        ImageDraw.Draw(mask).ellipse((0, 0, *picture.size), fill=255)
    depths = [ImageChops.invert(channel) for channel in picture.split()]
    dark = ImageChops.darker(ImageChops.darker(depths[0], depths[1]), depths[2])
    less, gray = dark.point(_UNDER), ImageChops.invert(picture.convert("L"))
    colors = [ImageChops.subtract(depth.point(_COLOR), less) for depth in depths]
    layers = [*colors, dark.point(_BLACK), gray]
    inside = ImageStat.Stat(mask).mean[0] / 255
    return Ink(*(ImageStat.Stat(layer, mask).mean[0] / 255 * inside for layer in layers))
