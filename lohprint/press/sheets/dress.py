"""What is printed around the cards of one page: cut marks, fold, registration, ruler, caption."""

from __future__ import annotations

from dataclasses import dataclass

from lohprint.press.shapes import Group, Line, Shape, Text
from lohprint.press.sheets.form import Form
from lohprint.press.sheets.furniture import SIZE, Bed, extent
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.marks import GRAY, cut_marks, keep_out, registration
from lohprint.press.sheets.page import Box, Side, Slot, mm


@dataclass(frozen=True, slots=True)
class Number:
    """Which page it is: sheet n of N, the side, and whether there is another."""

    sheet: int
    of: int
    side: Side
    two_sided: bool = True


def dress(
    form: Form, job: Job, number: Number, cut: tuple[Slot, ...], taken: tuple[Box, ...]
) -> tuple[tuple[Shape, ...], tuple[str, ...]]:
    """The marks of a page, and what found no room on it.

    `cut` are the slots to cut around, `taken` the boxes that faces cover.
    """
    front = number.side == "front"
    marks = _cuts(job, cut) if front or job.marks_on_backs else ()
    fold = _fold(job, form) if form.folded else ()
    bed = Bed(job.printable, (*taken, *map(extent, (*marks, *fold[:1]))))
    if job.label:
        bed.taken += [slot.box for slot in form.fronts]
    if front and job.cutter:
        bed.taken += keep_out(job.cutter, *job.page)
        marks += registration(job.cutter, *job.page)
    if front:
        bed.rulers()
    bed.caption(caption(job, number))
    if front and number.sheet == 1:
        bed.bank_card()
    return (*marks, *fold, *bed.shapes), tuple(bed.missing)


def _cuts(job: Job, cut: tuple[Slot, ...]) -> tuple[Shape, ...]:
    """No marks where the sheet comes cut, or a machine cuts it."""
    if job.label or job.cutter:
        return ()
    bleed = None if job.spills else job.bleed
    return cut_marks(cut, job.printable, bleed, job.marks, job.radius)


def caption(job: Job, number: Number) -> tuple[str, ...]:
    """What this sheet is and how to print it, in the order of need."""
    machine = job.cutter
    return (
        job.edition,
        job.component,
        f"sheet {number.sheet}/{number.of}, {number.side}",
        "print at 100 %, no scaling",
        _turning(job, number),
        f"reprint {job.code}/{number.sheet}/slot" if job.code else "",
        f"{machine.name}: inset {mm(machine.inset)}, arm {mm(machine.arm)}, "
        f"line {mm(machine.line)} mm"
        if machine
        else "",
    )


def _turning(job: Job, number: Number) -> str:
    if job.gutterfold:
        return "fold printed side out on the dashed line, glue, then cut"
    if not number.two_sided:
        return "one side only"
    return f"flip on the {job.backs} edge"


def _fold(job: Job, form: Form) -> tuple[Shape, ...]:
    """The dashed line to fold on, and what it is."""
    x, y, w, h = job.printable
    dash = (4.0, 2.0)
    if form.axis == "x":
        middle = job.paper.w / 2
        line = Line(middle, y, middle, y + h, GRAY, 0.2, dash)
        label = Group((Text(0, 0, "fold", "body", SIZE),), (0, -1, 1, 0, middle - 0.8, y + 6))
    else:
        middle = job.paper.h / 2
        line = Line(x, middle, x + w, middle, GRAY, 0.2, dash)
        label = Group((Text(0, 0, "fold", "body", SIZE),), (1, 0, 0, 1, x + 1, middle - 0.8))
    return line, label
