"""From pieces to pages: which piece stands in which slot, front and back. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from lohprint.press.matrix import standing
from lohprint.press.page import Leaf, Page, Paper, Placed, Side, Slot

Flip = Literal["long", "short", "none"]


@dataclass(frozen=True, slots=True)
class Job:
    """How a file is to be printed; everything in millimeters."""

    paper: Paper
    backs: Flip = "long"
    edition: str = ""
    component: str = ""


def sheets(leaves: Sequence[Leaf], job: Job) -> tuple[Page, ...]:
    """The pages of one file, in printing order: front, back, front, back."""
    if not leaves:
        return ()
    slots = _grid(leaves[0], job.paper)
    pages: list[Page] = []
    backs = job.backs != "none" and any(leaf.back for leaf in leaves)
    for number, start in enumerate(range(0, len(leaves), len(slots)), 1):
        some = leaves[start : start + len(slots)]
        for side in ("front", "back") if backs else ("front",):
            pages += [_page(some, slots, job, number, side)]
    return tuple(pages)


def _grid(leaf: Leaf, paper: Paper, edge: float = 5.0) -> tuple[Slot, ...]:
    w, h = leaf.front.w, leaf.front.h
    columns = int((paper.w - 2 * edge) / w + 1e-6)
    rows = int((paper.h - 2 * edge) / h + 1e-6)
    left, top = (paper.w - columns * w) / 2, (paper.h - rows * h) / 2
    return tuple(Slot(left + i * w, top + j * h, w, h) for j in range(rows) for i in range(columns))


def _page(some: Sequence[Leaf], slots: tuple[Slot, ...], job: Job, number: int, side: Side) -> Page:
    placed = []
    for no, (leaf, slot) in enumerate(zip(some, slots, strict=False), 1):
        face = leaf.front if side == "front" else leaf.back
        if face is None:
            continue
        x, y, turn = slot.x + slot.w / 2, slot.y + slot.h / 2, slot.turn
        if side == "back":
            x, y, turn = (
                (job.paper.w - x, y, -turn)
                if job.backs == "long"
                else (x, job.paper.h - y, 2 - turn)
            )
        box = (x - slot.w / 2, y - slot.h / 2, slot.w, slot.h)
        placed.append(
            Placed(face, standing(face.w, face.h, x, y, turn), no, leaf.id, face.bleed, box)
        )
    return Page(job.paper.w, job.paper.h, side, number, tuple(placed))
