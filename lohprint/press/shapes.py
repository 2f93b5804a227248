"""The display list: what one side of a card shows, as frozen values in millimeters.

x grows to the right, y grows down, both from the top left corner of the trimmed card; bleed is
drawn at negative places. Text sizes are in points. Painters (`pdf`, `raster`) turn this into
output; nothing here knows how.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
"""a b c d e f: x' = a x + c y + e, y' = b x + d y + f."""
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Gradient:
    """A fill that changes from place to place: `line` is x1 y1 x2 y2, or cx cy r for radial."""

    kind: Literal["linear", "radial"]
    line: tuple[float, ...]
    stops: tuple[tuple[float, str], ...]


Fill = str | Gradient | None
"""`#rrggbb`, a gradient, or nothing."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle, its corners rounded by `r`."""

    x: float
    y: float
    w: float
    h: float
    r: float = 0.0
    fill: Fill = None
    stroke: str | None = None
    width: float = 0.2
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle."""

    cx: float
    cy: float
    r: float
    fill: Fill = None
    stroke: str | None = None
    width: float = 0.2
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line, dashed in millimeters where `dash` says so."""

    x1: float
    y1: float
    x2: float
    y2: float
    stroke: str = "#000000"
    width: float = 0.2
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Path:
    """SVG path data, absolute, of M L C Z only (`press.art.strokes` makes it)."""

    d: str
    fill: Fill = None
    stroke: str | None = None
    width: float = 0.2
    opacity: float = 1.0
    even_odd: bool = False
    round: bool = False
    """Round caps and joins instead of butt and miter."""


@dataclass(frozen=True, slots=True)
class Text:
    """One run on a baseline at x, y; `size` in points, `font` a role of `press.type.fonts`."""

    x: float
    y: float
    text: str
    font: str
    size: float
    fill: str = "#000000"
    spacing: float = 0.0
    """Extra space between letters, in points."""
    stretch: float = 1.0
    """Horizontal scale: less than 1 where a name was condensed to fit."""
    decoration: bool = False
    """Not part of the text layer: an artifact for readers and extractors."""


@dataclass(frozen=True, slots=True)
class Image:
    """A picture file, already checked and cropped to the box by `press.art.pictures`."""

    x: float
    y: float
    w: float
    h: float
    file: str


@dataclass(frozen=True, slots=True)
class Part:
    """Shapes drawn many times and stored once; `name` is unique in a theme."""

    name: str
    w: float
    h: float
    shapes: Sequence[Shape]
    bleed: float = 0.0
    """How far the shapes reach past the box, in millimeters."""


@dataclass(frozen=True, slots=True)
class Use:
    """A part placed by a matrix; `spoken` is the text a reader hears for it (ActualText)."""

    part: Part
    matrix: Matrix = IDENTITY
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes moved by a matrix, clipped to a path's inside, or made translucent together."""

    shapes: tuple[Shape, ...]
    matrix: Matrix = IDENTITY
    clip: str | None = None
    opacity: float = 1.0


Shape = Rect | Circle | Line | Path | Text | Image | Use | Group


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a piece: its trimmed size in millimeters and what is on it."""

    name: str
    w: float
    h: float
    shapes: tuple[Shape, ...]
    round: bool = False
    """Cut as a circle of diameter `w`."""
    bleed: float = 0.0
    """How far the shapes reach past the trim, in millimeters."""
