"""The form: every slot of a full sheet, and the slot of each one's back.

Four ways to it: cards imposed on plain paper, the same between a cutting machine's marks, a
sheet folded in the middle (gutterfold), and a sheet that comes cut (labels).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

from lohprint.errors import LayoutError
from lohprint.press.shapes import Face
from lohprint.press.sheets.back import Axis, behind
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.layout import EPSILON, Blocks, Sides, impose, too_large
from lohprint.press.sheets.marks import keep_out
from lohprint.press.sheets.page import Box, Slot, size_mm
from lohprint.press.sheets.paper import Cutter, Label


@dataclass(frozen=True, slots=True)
class Form:
    """A full sheet: its slots, and what lies behind each."""

    fronts: tuple[Slot, ...]
    page: Sides
    axis: Axis
    """The coordinate that turning the sheet over, or folding it, mirrors."""
    blocks: Blocks = ()
    """How it is cut apart; none where it comes cut."""
    folded: bool = False
    """Whether backs stand on the same page, mirrored at a fold in its middle."""

    def back(self, slot: Slot) -> Slot:
        """The slot behind a slot; behind that is the slot itself again."""
        return behind(slot, self.axis, *self.page)


def form(face: Face, job: Job) -> Form:
    """The form for pieces like `face`. Raises LayoutError where not one fits.

    Among the two folds, and the areas between a cutting machine's marks, the one that holds most.
    """
    if job.label:
        return _labels(face, job, job.label)
    if job.gutterfold:
        axes: tuple[Axis, ...] = ("x", "y")
        found = max((_folded(face, job, axis) for axis in axes), key=lambda f: len(f.fronts))
    elif job.cutter:
        areas = _between_marks(job, job.cutter)
        found = max((_plain(face, job, a) for a in areas), key=lambda f: len(f.fronts))
    else:
        found = _plain(face, job, job.area)
    if not found.fronts:
        raise too_large((face.w, face.h), job.area, job.page, job.bleed)
    return found


def _plain(face: Face, job: Job, area: Box) -> Form:
    """Cards imposed on one side, their backs on the other."""
    blocks = impose((face.w, face.h), area, job.page, job.bleed, job.spacing)
    keep = keep_out(job.cutter, *job.page) if job.cutter else ()
    fronts = tuple(slot for slot in _slots(blocks, face) if not _hits(slot, keep, job.bleed))
    return Form(fronts, job.page, job.axis, blocks)


def _slots(blocks: Blocks, face: Face) -> Iterable[Slot]:
    return (replace(slot, round=face.round) for block in blocks for slot in block.slots)


def _hits(slot: Slot, keep: Iterable[Box], bleed: float) -> bool:
    """Whether a slot and its bleed reach into one of these boxes."""
    left, top = slot.x - bleed + EPSILON, slot.y - bleed + EPSILON
    right, bottom = slot.x + slot.w + bleed - EPSILON, slot.y + slot.h + bleed - EPSILON
    return any(left < x + w and right > x and top < y + h and bottom > y for x, y, w, h in keep)


def _between_marks(job: Job, cutter: Cutter) -> tuple[Box, ...]:
    """Inside the marks: all of it (slots that meet a mark stay empty), or clear of their rows."""
    w, h = job.page
    inset, corner = cutter.inset, cutter.inset + cutter.arm + cutter.clear
    tries = ((inset, corner), (corner, inset), (inset, inset))
    return tuple((x, y, w - 2 * x, h - 2 * y) for x, y in tries)


def _folded(face: Face, job: Job, axis: Axis) -> Form:
    """Fronts on one half and backs on the other, mirrored at the fold."""
    x, y, w, h = job.area_of(axis)
    if axis == "x":
        area = (x, y, job.paper.w / 2 - job.gutter - x, h)
    else:
        area = (x, y, w, job.paper.h / 2 - job.gutter - y)
    blocks = impose((face.w, face.h), area, job.page, job.bleed, job.spacing)
    return Form(tuple(_slots(blocks, face)), job.page, axis, blocks, folded=True)


def _labels(face: Face, job: Job, label: Label) -> Form:
    """A face in the middle of each label, turned where it only fits so."""
    turn = next((t for t in (0, 1) if _fits_label(face, label, t)), None)
    if turn is None:
        what = f"does not fit on labels of {size_mm(label.w, label.h)}"
        raise LayoutError(f"card of {size_mm(face.w, face.h)}", label.name, what, "see 'sheets'")
    w, h = (face.h, face.w) if turn else (face.w, face.h)
    across, down = label.x + (label.w - w) / 2, label.y + (label.h - h) / 2
    fronts = tuple(
        Slot(across + i * label.dx, down + j * label.dy, w, h, turn, face.round)
        for j in range(label.rows)
        for i in range(label.columns)
    )
    return Form(fronts, job.page, job.axis)


def _fits_label(face: Face, label: Label, turn: int) -> bool:
    w, h = (face.h, face.w) if turn else (face.w, face.h)
    if label.round:
        across = w if face.round else math.hypot(w, h)
        return across <= label.w + EPSILON
    return w <= label.w + EPSILON and h <= label.h + EPSILON
