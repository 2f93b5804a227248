"""Colors as a file holds them: light for screens and home printers, four inks for presses, gray.

A file is written in its inks from the start; nothing is converted afterwards. Each channel is a
share from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from lohprint.press.colors import lightness

if TYPE_CHECKING:
    from PIL import Image

Space = Literal["DeviceRGB", "DeviceCMYK", "DeviceGray"]
_OPERATORS: Mapping[Space, tuple[str, str]] = {
    "DeviceRGB": ("rg", "RG"),
    "DeviceCMYK": ("k", "K"),
    "DeviceGray": ("g", "G"),
}
"""What sets the color of fills and of strokes."""


@dataclass(frozen=True, slots=True)
class Inks:
    """How colors are written. `most` is the largest sum of the four inks on one spot."""

    space: Space = "DeviceRGB"
    most: float = 4.0

    @property
    def fill(self) -> str:
        """The operator that sets the color of fills."""
        return _OPERATORS[self.space][0]

    @property
    def stroke(self) -> str:
        """The operator that sets the color of strokes."""
        return _OPERATORS[self.space][1]

    def channels(self, color: str, fine: bool = False) -> tuple[float, ...]:
        """`#rrggbb` in this space; `fine` is type and thin lines, which never mix black."""
        match self.space:
            case "DeviceRGB":
                return tuple(part / 255 for part in _parts(color))
            case "DeviceCMYK":
                return _four(color, self.most, fine)
            case "DeviceGray":
                return (lightness(color),)

    def picture(self, file: str) -> str | Image.Image:
        """A picture for this space: the file itself, or its pixels."""
        match self.space:
            case "DeviceRGB":
                return file
            case "DeviceCMYK":
                return inked(file)
            case "DeviceGray":
                return grayed(file)


LIGHT = Inks()
"""What screens and home printers take."""
GRAY = Inks("DeviceGray")
"""Black ink alone, for printers that have no other."""


@lru_cache(maxsize=2048)
def _four(color: str, most: float, fine: bool) -> tuple[float, ...]:
    """Cyan, magenta, yellow, black: gray is printed by black alone, and large black is made richer.

    Rich black is C60 M40 Y40 K100, as print services ask for it; type keeps to pure black, which
    needs no register.
    """
    cyan, magenta, yellow = (1 - part / 255 for part in _parts(color))
    black = min(cyan, magenta, yellow)
    rich = 0.0 if fine else max(0.0, (black - 0.75) / 0.25)
    color_inks = [
        ink - black + more * rich * black
        for ink, more in zip((cyan, magenta, yellow), (0.6, 0.4, 0.4), strict=True)
    ]
    room, wanted = most - black, sum(color_inks)
    share = min(1.0, room / wanted) if wanted else 1.0
    return (*(min(1.0, ink * share) for ink in color_inks), black)


def inked(file: str) -> Image.Image:
    """A picture in four inks on white, gray by black alone: never more than 200 % on one spot."""
    from PIL import Image, ImageChops

    with Image.open(file) as opened:
        picture = opened.convert("RGBA")
    paper = Image.new("RGBA", picture.size, "white")
    light = Image.alpha_composite(paper, picture).convert("RGB").split()
    inks = [ImageChops.invert(channel) for channel in light]
    black = ImageChops.darker(ImageChops.darker(inks[0], inks[1]), inks[2])
    return Image.merge("CMYK", [*(ImageChops.subtract(ink, black) for ink in inks), black])


def grayed(file: str) -> Image.Image:
    """A picture in gray; its transparency stays."""
    from PIL import Image

    with Image.open(file) as opened:
        return opened.convert("RGBA").convert("LA")


def _parts(color: str) -> tuple[int, int, int]:
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return red, green, blue
