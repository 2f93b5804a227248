"""Pages as frozen values: what stands where on one side of a sheet, in millimeters.

x grows to the right, y grows down, both from the top left corner of the page as it is read
(landscape pages are wide). Painters draw, in this order, under `Page.matrix`: `under`, every
placed face (clipped to its `clip`), `marks`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from lohprint.press.shapes import IDENTITY, Face, Matrix, Shape

Side = Literal["front", "back"]
Box = tuple[float, float, float, float]
"""x, y, width, height."""


def inset(box: Box, by: float) -> Box:
    """A box with so much less on every side."""
    x, y, w, h = box
    return (x + by, y + by, w - 2 * by, h - 2 * by)


def mm(length: float) -> str:
    """A length as people write it: `63`, `88.9`."""
    return f"{round(length, 3):.3f}".rstrip("0").rstrip(".")


def size_mm(w: float, h: float) -> str:
    """Width and height as people write them: `63 x 88 mm`."""
    return f"{mm(w)} x {mm(h)} mm"


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper; `margin` is what a print leaves free on each side by default."""

    name: str
    w: float
    h: float
    margin: float = 5.0

    def __str__(self) -> str:
        return f"{self.name} ({size_mm(self.w, self.h)})"


@dataclass(frozen=True, slots=True)
class Edges:
    """What a printer leaves blank on each side of a page as it is read."""

    top: float
    right: float
    bottom: float
    left: float

    @classmethod
    def all(cls, width: float) -> Edges:
        """The same on every side."""
        return cls(width, width, width, width)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One physical piece to print: its front, its back (None: blank), and what it is.

    `id` names the card in the manifest, `hash` its content; equal leaves are equal prints.
    """

    id: str
    front: Face
    back: Face | None = None
    hash: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """Room for one piece: its trimmed box on the page; `turn` counts quarter turns clockwise."""

    x: float
    y: float
    w: float
    h: float
    turn: int = 0
    round: bool = False
    """Cut as a circle of diameter `w`."""

    @property
    def box(self) -> Box:
        """Where it stands."""
        return (self.x, self.y, self.w, self.h)

    @property
    def center(self) -> tuple[float, float]:
        """Its middle, which front and back share."""
        return (self.x + self.w / 2, self.y + self.h / 2)


@dataclass(frozen=True, slots=True)
class Placed:
    """A face on a page: `matrix` takes the face's millimeters to the page's.

    `slot` counts from 1 in reading order of the front page, and is the same on front and back.
    `bleed` is how far past the trim the face is drawn here; `clip` is the box of the page, or the
    circle's, that it may cover.
    """

    face: Face
    matrix: Matrix
    slot: int
    id: str
    bleed: float
    clip: Box
    hash: str = ""
    """Of the leaf it is a side of."""


@dataclass(frozen=True, slots=True)
class Page:
    """One side of one sheet; `sheet` counts from 1 in its file, `notes` are for the report."""

    w: float
    h: float
    side: Side
    sheet: int
    placed: tuple[Placed, ...]
    marks: tuple[Shape, ...] = ()
    under: tuple[Shape, ...] = ()
    matrix: Matrix = IDENTITY
    """The printer's correction, applied to the whole page (`press.sheets.profile`)."""
    notes: tuple[str, ...] = ()
