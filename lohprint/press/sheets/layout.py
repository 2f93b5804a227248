"""How many pieces stand on a sheet, and where: best of both orientations and of two blocks mixed.

Pure arithmetic in millimeters. A layout is one block, or two beside or above each other with the
cards of one turned; so it can always be cut apart with straight cuts through the whole sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lohprint.errors import LayoutError
from lohprint.press.sheets.page import Box, Slot, mm, size_mm

EPSILON = 1e-6
"""Lengths that differ by less are the same: 5 x 42 mm fit on 210 mm."""
SAFE, LEAST = 5.0, 3.0
"""Margins in mm: under SAFE some printers clip, under LEAST most do (printing 3.5)."""
MOST_BLEED = 5.0
SPILL, STRIP = 2.0, 3.2
"""What a face's own bleed shows beyond the outer cuts where nobody asks for bleed, as far as a
strip for rulers and the caption stays white along the printable edge; in mm."""


@dataclass(frozen=True, slots=True)
class Block:
    """A grid of equal pieces: the first one's trimmed corner, and each one as it stands."""

    x: float
    y: float
    columns: int
    rows: int
    w: float
    h: float
    turn: int
    gap: float

    @property
    def count(self) -> int:
        """How many pieces."""
        return self.columns * self.rows

    @property
    def width(self) -> float:
        """From the first trimmed edge to the last."""
        return self.columns * (self.w + self.gap) - self.gap

    @property
    def height(self) -> float:
        """From the first trimmed edge to the last."""
        return self.rows * (self.h + self.gap) - self.gap

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Its slots, row by row."""
        across, down = self.w + self.gap, self.h + self.gap
        return tuple(
            Slot(self.x + i * across, self.y + j * down, self.w, self.h, self.turn)
            for j in range(self.rows)
            for i in range(self.columns)
        )


Blocks = tuple[Block, ...]
Sides = tuple[float, float]
"""Width and height."""


def pack(width: float, height: float, w: float, h: float, gap: float = 0.0) -> Blocks:
    """The blocks that hold most pieces of w x h in a room of width x height, from 0, 0.

    Among equals the simplest to cut: one upright block, one turned, then two. Empty where not
    one fits.
    """
    return max(_packings(width, height, w, h, gap), key=lambda blocks: sum(b.count for b in blocks))


def _packings(width: float, height: float, w: float, h: float, gap: float) -> Iterator[Blocks]:
    room = (0.0, 0.0, width, height)
    upright, turned = _fill(room, w, h, 0, gap), _fill(room, h, w, 1, gap)
    yield upright
    yield turned
    for block in upright + turned:
        other = (block.h, block.w, 1 - block.turn, gap)
        for columns in range(1, block.columns):
            first = replace(block, columns=columns)
            x = first.width + gap
            yield (first, *_fill((x, 0.0, width - x, height), *other))
        for rows in range(1, block.rows):
            first = replace(block, rows=rows)
            y = first.height + gap
            yield (first, *_fill((0.0, y, width, height - y), *other))


def _fill(room: Box, w: float, h: float, turn: int, gap: float) -> Blocks:
    x, y, width, height = room
    columns, rows = fits(width, w, gap), fits(height, h, gap)
    return (Block(x, y, columns, rows, w, h, turn, gap),) if columns and rows else ()


def fits(length: float, side: float, gap: float = 0.0) -> int:
    """How many sides with gaps between them fit into a length."""
    return max(0, int((length + gap + EPSILON) / (side + gap)))


def spilled(free: float) -> float:
    """How far color may spill toward an edge that is so far away."""
    return min(SPILL, max(0.0, free - STRIP))


def place(blocks: Blocks, area: Box, page: Sides) -> Blocks:
    """Move blocks together to the middle of the page, or as near to it as the area allows."""
    x, y, width, height = area
    w = max(b.x + b.width for b in blocks)
    h = max(b.y + b.height for b in blocks)
    left = min(max((page[0] - w) / 2, x), x + width - w)
    top = min(max((page[1] - h) / 2, y), y + height - h)
    return tuple(replace(b, x=b.x + left, y=b.y + top) for b in blocks)


def impose(piece: Sides, area: Box, page: Sides, bleed: float, gap: float) -> Blocks:
    """Blocks of trimmed pieces on a page, each with its outer bleed inside `area`; or none."""
    x, y, width, height = area
    inner = (x + bleed, y + bleed, width - 2 * bleed, height - 2 * bleed)
    blocks = pack(inner[2], inner[3], *piece, gap)
    return place(blocks, inner, page) if blocks else ()


def too_large(piece: Sides, area: Box, page: Sides, bleed: float) -> LayoutError:
    """Why not one piece fits into the area, and the largest that would."""
    w, h = area[2] - 2 * bleed, area[3] - 2 * bleed
    card, sheet = f"card of {size_mm(*piece)}", f"sheet of {size_mm(*page)}"
    if w <= 0 or h <= 0:
        fix = f"a margin of at most {mm(_most_margin(piece, page))} mm leaves room for one card"
        return LayoutError(card, sheet, "the margins leave nothing to print on", fix)
    largest = f"the largest card that fits is {size_mm(w, h)}"
    return LayoutError(card, sheet, "does not fit inside the margins", largest)


def _most_margin(piece: Sides, page: Sides) -> float:
    (w, h), (width, height) = piece, page
    upright = min(width - w, height - h) / 2
    turned = min(width - h, height - w) / 2
    return max(0.0, upright, turned)


def margin_notes(margin: float, sheet: str) -> tuple[str, ...]:
    """What to tell about a margin somebody asked for, in mm; 0 means a borderless printer.

    Raises LayoutError for one that is negative, or thinner than printers can do.
    """
    if margin < 0:
        raise LayoutError(f"margin of {mm(margin)} mm", sheet, "is less than nothing", "give 5")
    if 0 < margin < LEAST:
        fix = f"give {mm(LEAST)} or more, 0 for a borderless printer, or a measured profile"
        what = "is nearer to the edge than most printers print"
        raise LayoutError(f"margin of {mm(margin)} mm", sheet, what, fix)
    if margin < SAFE:
        return (f"margin of {mm(margin)} mm: many printers clip under {mm(SAFE)} mm",)
    return ()
