"""Colors: how light one is, how well two are told apart, and mixing until they are.

`#rrggbb` in and out. Contrast is the ratio of WCAG 2: 1 for equal colors, 21 for black on white.
"""

from __future__ import annotations

from functools import lru_cache

WHITE, BLACK = "#ffffff", "#000000"
READABLE = 7.0
"""The least contrast of text with its ground."""


def luminance(color: str) -> float:
    """How light a color is, 0 to 1."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def lightness(color: str) -> float:
    """How light a color is printed in black ink alone, 0 to 1: as pictures are turned gray too."""
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255  # ITU-R 601


def gray(color: str) -> str:
    """The gray that a color is printed in."""
    return "#" + 3 * f"{round(255 * lightness(color)):02x}"


def contrast(one: str, other: str) -> float:
    """The ratio of two colors, 1 to 21, whichever is lighter."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """`one` with a share of `other` in it, 0 to 1."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@lru_cache(maxsize=256)
def deep(color: str, least: float = READABLE) -> str:
    """The color, darkened until white is readable on it."""
    return _until(color, BLACK, WHITE, least)


@lru_cache(maxsize=256)
def pale(color: str, least: float = 15.0) -> str:
    """The color, lightened until black is very readable on it: a tint."""
    return _until(color, WHITE, BLACK, least)


def _until(color: str, toward: str, against: str, least: float) -> str:
    """As little of another color mixed in, in fiftieths, as gives the contrast."""
    low, high = 0, 50
    while low < high:
        middle = (low + high) // 2
        if contrast(mixed(color, toward, middle / 50), against) >= least:
            high = middle
        else:
            low = middle + 1
    return mixed(color, toward, high / 50)
