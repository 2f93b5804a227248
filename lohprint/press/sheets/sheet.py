"""From pieces to pages: which piece stands in which slot, front and back. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from lohprint.press.matrix import standing
from lohprint.press.shapes import Face
from lohprint.press.sheets.clip import clips
from lohprint.press.sheets.dress import Number, dress
from lohprint.press.sheets.form import Form, form
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.layout import EPSILON, SPILL, STRIP, impose
from lohprint.press.sheets.page import Box, Leaf, Page, Placed, Side, Slot, inset, mm

AIR = 4.0
"""Between pieces of one size and those of another below them, in mm."""


@dataclass(frozen=True, slots=True)
class Filled:
    """A piece in its slot: `no` counts slots from 1, the same on both sides."""

    no: int
    front: Slot
    back: Slot
    leaf: Leaf


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet of paper, filled; where pieces of other sizes `share` it, with theirs below."""

    form: Form
    filled: tuple[Filled, ...]
    shared: bool = False


def sheets(leaves: Sequence[Leaf], job: Job) -> tuple[Page, ...]:
    """The pages of one file in printing order; none for no pieces.

    Pieces of one size stand on sheets of their own, or all of them below those of another on the
    first sheet with room for them; sheets count through. Where any piece of the file has a back,
    every sheet has a back page, so that a duplex printer stays in step.
    Raises LayoutError for a piece that does not fit.
    """
    filled = fill(leaves, job)
    sides: tuple[Side, ...] = ("front",)
    if job.two_sided and (job.every_back or any(leaf.back for leaf in leaves)):
        sides = ("front", "back")
    pages = [
        _page(sheet, job, Number(number, len(filled), side, len(sides) == 2))
        for number, sheet in enumerate(filled, 1)
        for side in sides
    ]
    if job.order == "fronts-first":
        pages.sort(key=lambda page: sides.index(page.side))
    return tuple(pages)


def fill(leaves: Sequence[Leaf], job: Job) -> tuple[Sheet, ...]:
    """Which piece stands where, on every sheet. Raises LayoutError as `sheets`."""
    job.check()
    groups: dict[tuple[float, float, bool], list[Leaf]] = {}
    for leaf in leaves:
        groups.setdefault((leaf.front.w, leaf.front.h, leaf.front.round), []).append(leaf)
    made: list[Sheet] = []
    for group in groups.values():
        shared = ((place, _below(sheet, group, job)) for place, sheet in enumerate(made))
        place, below = next((found for found in shared if found[1]), (0, None))
        if below:
            made[place] = below
        else:
            made += _group(group, job)
    spare = list(job.fillers)
    return tuple(_with_spare(sheet, job, spare) for sheet in made)


def _thin(shown: Sequence[Placed], bleed: float) -> tuple[str, ...]:
    """What to tell of faces whose color does not reach as far as the bleed that is asked for."""
    drawn = {placed.face.bleed for placed in shown if placed.face.bleed + EPSILON < bleed}
    return tuple(
        f"some faces are drawn with {mm(less)} mm of bleed, {mm(bleed)} mm are asked: "
        "beyond it the paper is white"
        for less in sorted(drawn)
    )


def _group(group: Sequence[Leaf], job: Job) -> Iterator[Sheet]:
    """Sheets of pieces of one size."""
    full = form(group[0].front, job)
    slots = len(full.fronts)
    for sheet in range(-(-len(group) // slots)):
        indices = (
            stacked(len(group), slots, sheet)
            if job.collate == "stack"
            else range(sheet * slots, min(len(group), (sheet + 1) * slots))
        )
        placed = [(full.fronts[i], group[index]) for i, index in enumerate(indices)]
        yield Sheet(full, _filled(full, placed))


def _filled(full: Form, placed: Iterable[tuple[Slot, Leaf]], first: int = 1) -> tuple[Filled, ...]:
    return tuple(
        Filled(no, front, full.back(front), leaf) for no, (front, leaf) in enumerate(placed, first)
    )


def _below(sheet: Sheet, group: Sequence[Leaf], job: Job) -> Sheet | None:
    """The sheet with a whole group of another size under what stands on it, if there is room."""
    if not sheet.form.blocks or sheet.form.folded or job.cutter:
        return None
    x, y, w, h = job.area
    top = max(f.front.y + f.front.h for f in sheet.filled) + job.bleed + max(AIR, job.spacing)
    face, below = group[0].front, (x, top, w, y + h - top)
    blocks = impose((face.w, face.h), below, job.page, job.bleed, job.spacing)
    slots = [replace(s, round=face.round) for block in blocks for s in block.slots]
    if len(slots) < len(group):
        return None
    more = _filled(sheet.form, zip(slots, group, strict=False), len(sheet.filled) + 1)
    return replace(sheet, filled=(*sheet.filled, *more), shared=True)


def stacked(pieces: int, slots: int, sheet: int) -> list[int]:
    """Which pieces stand on a sheet so that the cut stacks, laid on each other, are in order.

    With sheet 1 on top, the stack of slot 1 holds the first pieces, that of slot 2 the next.
    """
    number = -(-pieces // slots)
    high = pieces - (number - 1) * slots
    starts = [s * number - max(0, s - high) for s in range(slots)]
    return [start + sheet for s, start in enumerate(starts) if sheet < number - (s >= high)]


def _with_spare(sheet: Sheet, job: Job, spare: list[Leaf]) -> Sheet:
    """The sheet with spare pieces in its empty slots; they are taken off the list."""
    empty = () if sheet.shared else sheet.form.fronts[len(sheet.filled) :]
    more = _filled(sheet.form, _spare(empty, job, spare), len(sheet.filled) + 1)
    return replace(sheet, filled=(*sheet.filled, *more))


def _spare(empty: Iterable[Slot], job: Job, spare: list[Leaf]) -> Iterator[tuple[Slot, Leaf]]:
    """Spare pieces in empty slots: one of the same size, or as many smaller ones as fit."""
    for slot in empty:
        rooms = list(_rooms(slot, spare[0].front, job)) if spare else []
        size = spare[0].front if spare else None
        while rooms and spare and _alike(spare[0].front, size):
            yield rooms.pop(0), spare.pop(0)


def _alike(a: Face, b: Face | None) -> bool:
    return b is not None and (a.w, a.h, a.round) == (b.w, b.h, b.round)


def _rooms(slot: Slot, face: Face, job: Job) -> Iterator[Slot]:
    """Slots for a face inside a slot, in its middle."""
    room = (slot.x, slot.y, slot.w, slot.h)
    middle = (2 * slot.center[0], 2 * slot.center[1])
    for block in impose((face.w, face.h), room, middle, 0.0, job.spacing):
        for inner in block.slots:
            yield Slot(inner.x, inner.y, inner.w, inner.h, inner.turn, face.round)


def _page(sheet: Sheet, job: Job, number: Number) -> Page:
    side = number.side
    shown = _shown(sheet, side)
    bleed, area = job.bleed if side == "front" else job.bleed_of_backs, job.printable
    if job.spills:
        bleed, area = SPILL, inset(area, STRIP)
    slots = tuple(slot for _, slot, _ in shown)
    boxes = clips(slots, bleed, area)
    placed = tuple(
        _placed(f, slot, face, bleed, box)
        for (f, slot, face), box in zip(shown, boxes, strict=True)
    )
    cut = tuple(f.front for f in sheet.filled) if side == "front" else slots
    marks, missing = dress(sheet.form, job, number, cut, boxes)
    notes = job.notes if number.sheet == 1 and side == "front" else ()
    thin = () if job.spills else _thin(placed, bleed)
    w, h = job.page
    return Page(
        w,
        h,
        side,
        number.sheet,
        placed,
        marks,
        matrix=job.correction(side),
        notes=(*notes, *thin, *missing),
    )


def _placed(filled: Filled, slot: Slot, face: Face, bleed: float, clip: Box) -> Placed:
    matrix, leaf = standing(face.w, face.h, *slot.center, slot.turn), filled.leaf
    return Placed(face, matrix, filled.no, leaf.id, bleed, clip, leaf.hash)


def _shown(sheet: Sheet, side: Side) -> list[tuple[Filled, Slot, Face]]:
    """What is to be seen on one side; on a sheet to be folded, both at once."""
    fronts = [(f, f.front, f.leaf.front) for f in sheet.filled]
    backs = [(f, f.back, f.leaf.back) for f in sheet.filled if f.leaf.back]
    if sheet.form.folded:
        return [*fronts, *backs]
    return fronts if side == "front" else backs
