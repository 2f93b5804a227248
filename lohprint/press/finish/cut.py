"""How to cut a sheet apart on a guillotine: which cuts, in which order, with which fence.

The first cut along each direction follows the marks; every other is set by the fence, which
pushes a fresh edge to a fixed distance from the blade, so that no mark is needed any more and
all cards come out alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from lohprint.press.sheets.layout import EPSILON, Block, Blocks
from lohprint.press.sheets.page import mm

Edge = Literal["right", "top", "left", "bottom"]


@dataclass(frozen=True, slots=True)
class Cut:
    """One setting and all the cuts made with it; a `fence` of None follows the marks."""

    what: str
    times: int
    fence: float | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """The cuts of one sheet, in order."""

    cuts: tuple[Cut, ...]

    @property
    def count(self) -> int:
        """How many cuts, when strips are cut one by one."""
        return sum(cut.times for cut in self.cuts)

    @property
    def fences(self) -> tuple[float, ...]:
        """The distances the fence is set to, in the order of first use, in mm."""
        return tuple(dict.fromkeys(cut.fence for cut in self.cuts if cut.fence is not None))

    @property
    def summary(self) -> str:
        """For a closing report: `14 cuts a sheet, 2 fence settings (63, 88 mm)`."""
        if not self.cuts:
            return "cut along the outlines"
        settings = ", ".join(map(mm, self.fences))
        word = "setting" if len(self.fences) == 1 else "settings"
        return f"{self.count} cuts a sheet, {len(self.fences)} fence {word} ({settings} mm)"


def plan(blocks: Blocks, round: bool = False) -> Plan:
    """The plan for a full sheet; empty for round pieces, which are punched or cut by hand."""
    if round or not blocks:
        return Plan(())
    cuts = tuple(_apart(blocks)) + tuple(cut for block in blocks for cut in _block(block))
    return Plan(cuts)


def _apart(blocks: Blocks) -> Iterator[Cut]:
    """The cut between two blocks, along the marks of either."""
    if len(blocks) == 2:
        beside = blocks[1].x > blocks[0].x + blocks[0].width - EPSILON
        first, second = ("left", "right") if beside else ("upper", "lower")
        way = "down" if beside else "across"
        yield Cut(
            f"Cut {way} the sheet between the {first} and the {second} block, by the marks", 1
        )


def _block(block: Block) -> Iterator[Cut]:
    """Two cuts by the marks make a corner; strips, and cards of them, follow by the fence.

    Strips are cut along the side that makes fewer of them.
    """
    columns = (block.columns, block.w, "right", "column")
    rows = (block.rows, block.h, "top", "row")
    first, second = (columns, rows) if block.columns <= block.rows else (rows, columns)
    yield Cut(f"Trim the {first[2]} edge by the marks", 1)
    yield Cut(f"Trim the {second[2]} edge by the marks", 1)
    yield from _strips(*first, 1, block.gap)
    yield from _strips(*second, first[0], block.gap)


def _strips(
    count: int, side: float, edge: str, kind: str, pieces: int, gap: float
) -> Iterator[Cut]:
    """Cut `count` strips off each of `pieces`, their fresh `edge` against the fence."""
    each = " of each strip" if pieces > 1 else ""
    if gap > EPSILON:
        if count > 1:
            what = f"Fresh {edge} edge to the fence: a {kind} and its gap at a time{each}"
            yield Cut(what, (count - 1) * pieces, side + gap)
        yield Cut(f"Fresh {edge} edge to the fence: trim every {kind}", count * pieces, side)
    else:
        what = f"Fresh {edge} edge to the fence: a {kind} at a time{each}"
        yield Cut(what, count * pieces, side)
