"""`lohprint calibrate`: measure a printer with a sheet, and keep what is found."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lohprint.cli import jobs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lohprint.press.sheets.back import Flip
    from lohprint.press.sheets.page import Paper
    from lohprint.press.sheets.profile import Misfit, Profile, Reading

app = typer.Typer()

OFF = 0.4
"""Readings that disagree by more than this, in mm, were misread."""


@app.command()
def calibrate(
    ctx: typer.Context,
    printer: Annotated[
        str, typer.Argument(help="What to call it: PRINTER, PRINTER/TRAY or PRINTER/TRAY/STOCK.")
    ] = "printer",
    readings: Annotated[
        list[str] | None,
        typer.Argument(
            help="What you read off the sheet: A=x,y B=x,y C=x,y D=x,y, in mm.", show_default=False
        ),
    ] = None,
    paper: jobs.PaperName = None,
    backs: jobs.Backs = "long",
    sheet: Annotated[
        int | None,
        typer.Option(help="Which sheet you read; it says so itself.", show_default=False),
    ] = None,
    across: Annotated[
        float | None,
        typer.Option(help="What the long line across measured, in mm.", show_default=False),
    ] = None,
    down: Annotated[
        float | None,
        typer.Option(help="What the long line down measured, in mm.", show_default=False),
    ] = None,
    blank: Annotated[
        str | None,
        typer.Option(
            help="What the printer leaves blank: one width in mm, or top,right,bottom,left.",
            show_default=False,
        ),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Forget what was measured before.")
    ] = False,
    output: Annotated[Path, typer.Option("--output", "-o", help="The sheet's file.")] = Path(
        "output/calibrate.pdf"
    ),
) -> None:
    """Measure how far your printer lays backs off their fronts, and correct it from then on.

    Without readings it makes a sheet to print; with them it keeps the correction for
    'lohprint print --printer', and makes a sheet to see that it is right.

    \b
    Examples:
      lohprint calibrate office
      lohprint calibrate office A=1.7,-0.9 B=1.8,-0.4 C=0.6,-1.0 D=0.7,-0.5
      lohprint print 5e --printer office
    """
    from lohprint.press.sheets import paper as papers
    from lohprint.press.sheets.profile import Profile, profiles, save

    if "=" in printer:  # a reading, for the printer without a name
        printer, readings = "printer", [printer, *(readings or ())]
    page = papers.paper(paper or jobs.default_paper(), ctx.obj)
    kept = {saved.name: saved for saved in profiles()}
    names = dict(zip(("printer", "tray", "stock"), printer.split("/", 2), strict=False))
    now = Profile.model_validate(names)
    if printer in kept and not fresh:
        now = kept[printer]
    found = _corrected(now, page, tuple(readings or ()), sheet)
    found = _scaled(found, page, across, down)
    if blank:
        found = found.model_copy(update={"edges": _edges(blank)})
    if found != kept.get(printer) and (found != now or fresh):
        typer.echo(f"kept in {save(found)}")
    _write_sheet(found, page, backs, output)


def _corrected(now: Profile, paper: Paper, readings: tuple[str, ...], sheet: int | None) -> Profile:
    """The profile with these readings in it; says what they come to."""
    from lohprint.errors import UsageError
    from lohprint.press.sheets.profile import solve

    if not readings:
        return now
    if sheet is not None and sheet != now.sheets + 1:
        raise UsageError(
            f"sheet {sheet} was read already; print sheet {now.sheets + 1} "
            f"with 'lohprint calibrate {now.name}', or start over with --fresh"
        )
    found = solve(tuple(_readings(readings, paper)))
    for line in _told(found):
        typer.echo(line)
    return now.corrected(found)


def _readings(readings: tuple[str, ...], paper: Paper) -> Iterator[Reading]:
    """`A=1.7,-0.9` and the like as readings at their stations."""
    import re

    from lohprint.errors import UsageError
    from lohprint.press.sheets.calibrate import GRID, NAMES, stations
    from lohprint.press.sheets.profile import Reading

    places = dict(zip(NAMES, stations(paper), strict=True))
    number = r"([+-]?[0-9]+(?:\.[0-9]+)?)"
    for word in readings:
        match = re.fullmatch(rf"([A-Da-d])={number},{number}", word)
        if not match:
            raise UsageError(f"'{word}' is no reading; give A=1.7,-0.9: a letter, x and y in mm")
        dx, dy = float(match[2]), float(match[3])
        if max(abs(dx), abs(dy)) > 2 * GRID:
            raise UsageError(
                f"'{word}' is off the grid; give millimeters, like {match[1]}=1.7,-0.9"
            )
        x, y = places[match[1].upper()]
        yield Reading(x, y, dx, dy)


def _told(found: Misfit) -> Iterator[str]:
    """What a misfit is, in words."""
    from lohprint.press.sheets.page import mm

    right = "right" if found.x >= 0 else "left"
    low = "down" if found.y >= 0 else "up"
    yield (
        f"the back lies {mm(abs(round(found.x, 2)))} mm {right} and "
        f"{mm(abs(round(found.y, 2)))} mm {low} of the front, "
        f"turned by {mm(round(found.rotation, 2))} degrees, "
        f"{mm(round(100 * found.stretch_x, 2))} % as wide and "
        f"{mm(round(100 * found.stretch_y, 2))} % as high"
    )
    if found.rest > OFF:
        yield (
            f"the readings disagree by {mm(round(found.rest, 1))} mm: look again, "
            "a sign or a letter may be wrong"
        )


def _scaled(now: Profile, paper: Paper, across: float | None, down: float | None) -> Profile:
    """The profile with what the long lines measured."""
    from lohprint.errors import UsageError
    from lohprint.press.sheets.calibrate import lengths
    from lohprint.press.sheets.page import mm

    drawn = lengths(paper)
    ratios = []
    for name, length, found in zip(("across", "down"), drawn, (across, down), strict=True):
        ratio = (found or length) / length
        if not 0.8 <= ratio <= 1.25:
            raise UsageError(f"--{name} {mm(found or 0)}: the line is {mm(length)} mm; give mm")
        ratios.append(ratio)
    return now.scaled(*ratios) if across or down else now


def _edges(blank: str) -> object:
    """`4.2`, or four widths from the top around, as a record."""
    from lohprint.errors import UsageError
    from lohprint.press.sheets.profile import Blank

    try:
        widths = [float(word) for word in blank.split(",")]
        top, right, bottom, left = widths * 4 if len(widths) == 1 else widths
        return Blank(top=top, right=right, bottom=bottom, left=left)
    except ValueError:
        what = f"'{blank}' is no blank edge"
        raise UsageError(f"{what}; give one width in mm, or top,right,bottom,left") from None


def _write_sheet(profile: Profile, paper: Paper, flip: Flip, output: Path) -> None:
    from lohprint.catalog import files
    from lohprint.errors import UsageError
    from lohprint.press.paint.pdf import About, Section, paint
    from lohprint.press.sheets.back import mirrored_axis
    from lohprint.press.sheets.calibrate import calibration
    from lohprint.press.type.fonts import Fonts

    if flip == "none":
        raise UsageError("a printer without backs needs no calibration; give --backs long or short")
    axis = mirrored_axis(flip, paper.w, paper.h)
    title = f"Calibration sheet {profile.sheets + 1} for {profile.name}"
    pages = calibration(paper, axis, profile)
    files.replace(output, paint([Section(title, pages)], About(title, flip=flip), Fonts()))
    typer.echo(f"{output}: print it on {paper.name}, both sides, at 100 %, and follow what it says")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
