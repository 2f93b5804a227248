"""The inks a motif is printed with: one color for each role, made from a Devil's color."""

from __future__ import annotations

import colorsys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache

INK, BONE, GOLD = "#140f0e", "#efe3c8", "#c29a4e"


@dataclass(frozen=True, slots=True)
class Palette:
    """One color for each role, `#rrggbb`; `outline` is the stroke of masses that print white."""

    ink: str
    """Black masses: figures and silhouettes."""
    cut: str
    """What the burin takes out of a black mass."""
    bone: str
    """Light masses: bone, paper, skin in the light."""
    score: str
    """Engraved lines on light masses and tones."""
    night: str
    deep: str
    mid: str
    hot: str
    glow: str
    gold: str
    outline: str | None = None


ROLES = tuple(field.name for field in fields(Palette) if field.name != "outline")
"""The inks a theme may set by itself."""


def _tone(color: str, lightness: float, saturation: float = 1.0) -> str:
    """A color's hue at another lightness, its saturation scaled."""
    r, g, b = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, _, sat = colorsys.rgb_to_hls(r, g, b)
    mixed = colorsys.hls_to_rgb(hue, lightness, min(1.0, sat * saturation))
    return "#" + "".join(f"{round(c * 255):02x}" for c in mixed)


def woodcut(color: str) -> Palette:
    """Black, bone and one color in five tones."""
    return Palette(
        ink=INK,
        cut=BONE,
        bone=BONE,
        score=INK,
        night=_tone(color, 0.11, 0.7),
        deep=_tone(color, 0.22, 0.95),
        mid=_tone(color, 0.41, 1.05),
        hot=_tone(color, 0.62, 1.1),
        glow=_tone(color, 0.83, 1.15),
        gold=GOLD,
    )


def lean(color: str) -> Palette:
    """Line art on white: masses are outlines, tones are faint tints of the color."""
    return Palette(
        ink="#ffffff",
        cut=INK,
        bone="#ffffff",
        score=INK,
        night=_tone(color, 0.86),
        deep=_tone(color, 0.89),
        mid=_tone(color, 0.93),
        hot=_tone(color, 0.8),
        glow="#ffffff",
        gold="#ffffff",
        outline=INK,
    )


STYLES: Mapping[str, Callable[[str], Palette]] = {"woodcut": woodcut, "lean": lean}
"""The ways to print a motif, by the name a theme gives."""


@lru_cache(maxsize=256)
def palette(style: str, color: str, own: tuple[tuple[str, str], ...] = ()) -> Palette:
    """The inks of a style for an owner's color, with a theme's own (role, color) in their place."""
    return replace(STYLES[style](color), **dict(own))
