"""The options that say how sheets are laid out, shared by the commands that print."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from lohprint.cli import complete

if TYPE_CHECKING:
    from lohprint.press.sheets.job import Job
    from lohprint.press.sheets.layout import Sides
    from lohprint.press.sheets.profile import Profile

LETTER = frozenset(
    ("CA", "CL", "CO", "CR", "DO", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
)
"""Countries that print on Letter; the others on A4."""

_SHEET, _CUT, _PRINTER = "Sheets", "Cutting", "Printer"

PaperName = Annotated[
    str | None,
    typer.Option(
        "--paper",
        help="a4, letter or another, or WxH in mm; by your locale if not given.",
        autocompletion=complete.papers,
        show_default=False,
        rich_help_panel=_SHEET,
    ),
]
SizeName = Annotated[
    str | None,
    typer.Option(
        "--size",
        help="What cards are cut to: poker, sleeve, or WxH in mm; see 'lohprint sheets'.",
        autocompletion=complete.sizes,
        show_default=False,
        rich_help_panel=_SHEET,
    ),
]
Backs = Annotated[
    Literal["long", "short", "none"],
    typer.Option(
        help="The edge your printer flips on for backs; none prints fronts only.",
        rich_help_panel=_SHEET,
    ),
]
ByHand = Annotated[
    bool,
    typer.Option(
        "--by-hand",
        help="All fronts, then all backs, to feed the stack again yourself.",
        rich_help_panel=_SHEET,
    ),
]
Gutterfold = Annotated[
    bool,
    typer.Option(
        "--gutterfold",
        help="Fronts and backs on one side, to fold and glue: they cannot miss each other.",
        rich_help_panel=_SHEET,
    ),
]
Margin = Annotated[
    float | None,
    typer.Option(
        help="What stays free at the paper's edge, in mm; 0 for a borderless printer.",
        show_default=False,
        rich_help_panel=_SHEET,
    ),
]
Gap = Annotated[
    float | None,
    typer.Option(
        help="Between cards, in mm; twice the bleed if not given.",
        show_default=False,
        rich_help_panel=_SHEET,
    ),
]
Bleed = Annotated[
    float,
    typer.Option(help="How far color goes beyond the cut, 0 to 5 mm.", rich_help_panel=_SHEET),
]
BackBleed = Annotated[
    float | None,
    typer.Option(
        help="The same for backs, where the printer aligns badly.",
        show_default=False,
        rich_help_panel=_SHEET,
    ),
]
Collate = Annotated[
    Literal["deck", "stack"],
    typer.Option(
        help="stack: cut all sheets at once, and the piles are in deck order.",
        rich_help_panel=_SHEET,
    ),
]
Labels = Annotated[
    str | None,
    typer.Option(
        help="A sheet that comes cut, like 'avery 5371'.",
        show_default=False,
        rich_help_panel=_SHEET,
    ),
]
Marks = Annotated[
    Literal["crop", "lines", "dots", "none"],
    typer.Option(help="What shows where to cut.", rich_help_panel=_CUT),
]
MarksOnBacks = Annotated[
    bool, typer.Option("--marks-on-backs", help="Also on backs.", rich_help_panel=_CUT)
]
Corners = Annotated[
    bool,
    typer.Option(
        "--corners",
        help="Show the rounded corners to cut.",
        rich_help_panel=_CUT,
    ),
]
CutterName = Annotated[
    str | None,
    typer.Option(
        "--cutter",
        help="A cutting machine whose marks to print, like silhouette; paths are written too.",
        show_default=False,
        rich_help_panel=_CUT,
    ),
]
PrinterName = Annotated[
    str | None,
    typer.Option(
        "--printer",
        help="A printer that 'lohprint calibrate' measured: PRINTER, PRINTER/TRAY/STOCK.",
        show_default=False,
        rich_help_panel=_PRINTER,
    ),
]
Measured = Annotated[
    str | None,
    typer.Option(
        help="What the 50 mm ruler of the last print measured: 48.6, or ACROSSxDOWN.",
        show_default=False,
        rich_help_panel=_PRINTER,
    ),
]


def default_paper() -> str:
    """Letter in the countries that print on it, else A4."""
    import os

    for variable in ("LC_ALL", "LC_PAPER", "LANG"):
        place = os.environ.get(variable, "")
        if place:
            return "letter" if place.partition(".")[0].partition("_")[2] in LETTER else "a4"
    return "a4"


def laid_out(
    home: Path | None,
    paper: str | None,
    *,
    size: str | None = None,
    backs: Literal["long", "short", "none"] = "long",
    by_hand: bool = False,
    gutterfold: bool = False,
    margin: float | None = None,
    gap: float | None = None,
    bleed: float = 0.0,
    back_bleed: float | None = None,
    collate: Literal["deck", "stack"] = "deck",
    labels: str | None = None,
    marks: Literal["crop", "lines", "dots", "none"] = "crop",
    marks_on_backs: bool = False,
    corners: bool = False,
    cutter: str | None = None,
    printer: str | None = None,
    measured: str | None = None,
) -> tuple[Job, Sides | None]:
    """The job these options ask for, and the size cards are cut to where one is named.

    Raises UsageError for names there are not, LayoutError for lengths that cannot be.
    """
    from lohprint.press.sheets import paper as papers
    from lohprint.press.sheets.job import Job

    sheet = papers.label(labels, home) if labels else None
    named = papers.size(size, home) if size else None
    radius = (named.r if named else 3.0) if corners else 0.0
    job = Job(
        papers.paper(sheet.paper if sheet else paper or default_paper(), home),
        backs="none" if sheet else backs,
        order="fronts-first" if by_hand else "sheets",
        gutterfold=gutterfold,
        margin=margin,
        gap=gap,
        bleed=bleed,
        back_bleed=back_bleed,
        collate=collate,
        label=sheet,
        marks=marks,
        marks_on_backs=marks_on_backs,
        radius=radius,
        cutter=papers.cutter(cutter, home) if cutter else None,
        profile=_profile(printer, measured),
    )
    job.check()
    return job, (named.w, named.h) if named else None


def _profile(printer: str | None, measured: str | None) -> Profile | None:
    from lohprint.press.sheets.profile import Profile, profile

    found = profile(printer) if printer else None
    if measured is None:
        return found
    across, down = ruler(measured)
    return (found or Profile(printer="measured")).measured(across, down)


def ruler(measured: str) -> tuple[float, float]:
    """What a ruler of 50 mm measured, across and down. Raises UsageError for nonsense."""
    from lohprint.errors import UsageError

    words = measured.lower().replace("mm", "").split("x")
    try:
        across, down = float(words[0]), float(words[-1])
    except ValueError:
        across = down = 0.0
    if len(words) > 2 or not (40 <= across <= 62.5 and 40 <= down <= 62.5):
        raise UsageError(f"'{measured}' is nothing a 50 mm ruler measures; give 48.6 or 48.6x49.9")
    return across, down
