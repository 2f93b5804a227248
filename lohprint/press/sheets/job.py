"""What a person asks of a print, in millimeters, and what it comes to on their paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from lohprint.errors import LayoutError
from lohprint.press.shapes import IDENTITY, Matrix
from lohprint.press.sheets.back import Axis, Flip, both_sides, inside, mirrored_axis
from lohprint.press.sheets.layout import MOST_BLEED, SAFE, Sides, margin_notes
from lohprint.press.sheets.marks import Style
from lohprint.press.sheets.page import Box, Edges, Leaf, Paper, Side, mm
from lohprint.press.sheets.paper import Cutter, Label
from lohprint.press.sheets.profile import Profile


@dataclass(frozen=True, slots=True)
class Job:
    """How a file is to be printed; `sheets` turns it and its pieces into pages."""

    paper: Paper
    edition: str = ""
    component: str = ""
    code: str = ""
    """What `reprint` calls this file: `5e:asmodeus`."""
    backs: Flip = "long"
    every_back: bool = False
    """Back pages even where no piece has a back: others in the file do, and must stay in step."""
    order: Literal["sheets", "fronts-first"] = "sheets"
    gutterfold: bool = False
    gutter: float = 3.0
    """Between the fold and the cards on either side of it."""
    margin: float | None = None
    gap: float | None = None
    """Between cards: twice the bleed unless given."""
    bleed: float = 0.0
    back_bleed: float | None = None
    """A larger bleed of the backs, for printers that align badly."""
    marks: Style = "crop"
    marks_on_backs: bool = False
    radius: float = 0.0
    """Of corner guides; 0 draws none."""
    collate: Literal["deck", "stack"] = "deck"
    fillers: tuple[Leaf, ...] = ()
    """What may fill the empty slots of the last sheet, each once."""
    cutter: Cutter | None = None
    label: Label | None = None
    profile: Profile | None = None

    @property
    def spacing(self) -> float:
        """Between the trims of neighbors."""
        return 2 * self.bleed if self.gap is None else self.gap

    @property
    def spills(self) -> bool:
        """Whether color may show beyond the outer cuts although no bleed was asked for."""
        asked = self.bleed or self.back_bleed is not None
        return not (asked or self.label or self.cutter)

    @property
    def two_sided(self) -> bool:
        """Whether sheets are turned over to print their backs."""
        return self.backs != "none" and not self.gutterfold and self.label is None

    @property
    def page(self) -> Sides:
        """Width and height of a page."""
        return (self.paper.w, self.paper.h)

    @property
    def axis(self) -> Axis:
        """What turning the sheet mirrors."""
        return mirrored_axis(self.backs, self.paper.w, self.paper.h)

    @property
    def printable(self) -> Box:
        """Where this printer can print anything at all: rulers and captions reach this far."""
        return inside(self._edges(), self.paper.w, self.paper.h)

    @property
    def area(self) -> Box:
        """Where cards and their bleed may stand."""
        return self.area_of(self.axis if self.two_sided else None)

    def area_of(self, axis: Axis | None) -> Box:
        """The same where what stands there must also stand mirrored on `axis`."""
        edges, margin = self._edges(), self._margin()
        grown = Edges(
            max(margin, edges.top),
            max(margin, edges.right),
            max(margin, edges.bottom),
            max(margin, edges.left),
        )
        sided = both_sides(grown, axis) if axis else grown
        return inside(sided, self.paper.w, self.paper.h)

    @property
    def notes(self) -> tuple[str, ...]:
        """What to tell about the margins. Raises LayoutError for impossible ones."""
        if self.profile and self.profile.edges:
            return ()
        return margin_notes(self._margin(), str(self.paper))

    @property
    def bleed_of_backs(self) -> float:
        """The bleed of backs."""
        return self.bleed if self.back_bleed is None else self.back_bleed

    def check(self) -> None:
        """Raises LayoutError for margins, bleeds and gaps that cannot be."""
        assert self.notes is not None
        for name, bleed in (("bleed", self.bleed), ("back bleed", self.bleed_of_backs)):
            if not 0 <= bleed <= MOST_BLEED:
                where, fix = f"{name} of {mm(bleed)} mm", f"give 0 to {mm(MOST_BLEED)}"
                raise LayoutError(where, str(self.paper), "is no bleed", fix)
        least = min(self.spacing, self.gutter)
        if least < 0:
            what = "would lay cards over each other"
            raise LayoutError(f"gap of {mm(least)} mm", str(self.paper), what, "give 0 or more")

    def correction(self, side: Side) -> Matrix:
        """What the printer's profile does to a page of this side. Raises LayoutError."""
        if self.profile is None:
            return IDENTITY
        if side == "front":
            return self.profile.front(self.paper)
        return self.profile.back(self.paper, self.axis)

    def _margin(self) -> float:
        if self.margin is not None:
            return self.margin
        return 0.0 if self.profile and self.profile.edges else self.paper.margin

    def _edges(self) -> Edges:
        if self.profile and self.profile.edges:
            edges = self.profile.edges
            return Edges(edges.top, edges.right, edges.bottom, edges.left)
        return Edges.all(min(SAFE, self._margin()))
