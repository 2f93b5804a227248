"""The job ticket: one page of plain words for whoever stands at the printer and the cutter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lohprint.press.finish.cut import Plan, plan
from lohprint.press.shapes import Rect, Shape, Text
from lohprint.press.sheets.column import Column
from lohprint.press.sheets.form import Form
from lohprint.press.sheets.furniture import FONT, Bed, extent
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Page, mm, size_mm

LEFT, TOP = 20.0, 22.0
SMALL = 0.3
"""Scale of the drawing of a sheet."""
WIDE = 180.0
"""Paper wider than this has room for the drawing beside the text, in mm."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """What the page says."""

    title: str
    facts: tuple[tuple[str, str], ...]
    cuts: tuple[str, ...]
    wrong: tuple[tuple[str, str], ...]
    """What a wrong print looks like, and what it comes from."""


def ticket(job: Job, files: Sequence[tuple[str, int]], form: Form) -> Ticket:
    """The ticket of a print: its files by name with their sheets of paper, cut like `form`."""
    made = plan(form.blocks, form.fronts[0].round)
    sheets = sum(count for _, count in files)
    first = form.fronts[0]
    w, h = (first.h, first.w) if first.turn % 2 else (first.w, first.h)
    facts = [
        ("Paper", f"{job.paper}: {sheets} {'sheet' if sheets == 1 else 'sheets'}"),
        ("Sides", sides(job)),
        ("Scale", "100 %, actual size; never 'fit to page'"),
        ("Cards", f"{size_mm(w, h)}, {len(form.fronts)} on a full sheet"),
        ("Cutting", made.summary),
    ]
    if job.profile:
        facts.append(("Printer", f"{job.profile.name}: corrected for its offset and scale"))
    facts += [(name, f"{count} {'sheet' if count == 1 else 'sheets'}") for name, count in files]
    title = f"{job.edition}: job ticket" if job.edition else "Job ticket"
    return Ticket(title, tuple(facts), _cuts(made), _wrong(job))


def sides(job: Job) -> str:
    """Which sides of the paper to print on, and how to turn it."""
    if job.gutterfold:
        return "one side only; fold on the dashed line, printed side out, and glue before cutting"
    if not job.two_sided:
        return "one side only"
    by_hand = "; first all fronts, then the same stack again for all backs"
    return f"both, flip on the {job.backs} edge" + (by_hand if job.order != "sheets" else "")


def _cuts(made: Plan) -> tuple[str, ...]:
    return tuple(
        f"{cut.what}: "
        + (f"fence at {mm(cut.fence)} mm, " if cut.fence else "")
        + ("1 cut" if cut.times == 1 else f"{cut.times} cuts")
        for cut in made.cuts
    )


def _wrong(job: Job) -> tuple[tuple[str, str], ...]:
    other = {"long": "short", "short": "long"}.get(job.backs, "long")
    scaled = (
        "A 50 mm ruler measures something else",
        "the page was scaled; print at 100 %, or say what it measured with --measured",
    )
    clipped = (
        "A card or a mark is cut off at the paper's edge",
        "this printer leaves a wider edge blank; print with a larger --margin",
    )
    if not job.two_sided:
        return scaled, clipped
    return (
        scaled,
        (
            "Backs are upside down, or of other cards",
            f"the sheet was flipped on the {other} edge; choose the {job.backs} edge, "
            f"or print with --backs {other}",
        ),
        (
            "Backs are off by more than 1 mm",
            "the printer feeds unevenly; 'lohprint calibrate' measures and corrects it",
        ),
        clipped,
    )


def pages(said: Ticket, job: Job, form: Form) -> tuple[Page, ...]:
    """The ticket on the job's paper: text, a small drawing of a sheet, rulers, a bank card."""
    w, h = job.page
    small = SMALL * w
    column = Column(w - 2 * LEFT - (small + 6 if w > WIDE else 0))
    column.head(said.title, 16)
    for label, text in said.facts:
        column.entry(label, text, 34)
    if said.cuts:
        column.head("How to cut")
        for number, text in enumerate(said.cuts, 1):
            column.entry(f"{number}.", text, 6)
    column.head("What a wrong print looks like")
    for sign, cause in said.wrong:
        column.entry("-", f"{sign}: {cause}.", 4)
    drawing = _drawing(form, job, w - LEFT - small, TOP) if w > WIDE else ()
    parts = tuple(column.pages(LEFT, TOP, h - TOP - 18))
    return tuple(
        _page(job, n, (*part, *(drawing if n == 1 else ()))) for n, part in enumerate(parts, 1)
    )


def _page(job: Job, number: int, shapes: tuple[Shape, ...]) -> Page:
    w, h = job.page
    bed = Bed(job.printable, [extent(shape) for shape in shapes])
    bed.rulers()
    if number == 1:
        bed.bank_card()
    return Page(w, h, "front", number, (), (*shapes, *bed.shapes), matrix=job.correction("front"))


def _drawing(form: Form, job: Job, x: float, y: float) -> tuple[Shape, ...]:
    """A full sheet, small, with the numbers of its slots."""
    w, h = job.page
    outline = Rect(x, y, w * SMALL, h * SMALL, fill="#ffffff", stroke="#000000", width=0.15)
    slots: list[Shape] = [outline]
    for no, slot in enumerate(form.fronts, 1):
        left, top, across, down = (v * SMALL for v in slot.box)
        r = across / 2 if slot.round else 0.6
        slots.append(Rect(x + left, y + top, across, down, r, "#e8e8e8", "#808080", 0.1))
        size = min(8.0, across)
        middle = (x + left + across / 2 - 0.9 * len(str(no)) * size / 8, y + top + down / 2 + 1)
        slots.append(Text(*middle, str(no), FONT, size))
    return tuple(slots)
