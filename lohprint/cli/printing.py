"""`lohprint print`: an edition, or some of it, as PDFs to print, cut and play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lohprint.cli import jobs, looks

if TYPE_CHECKING:
    from lohprint.catalog.edition import Edition
    from lohprint.press.run import Printed, Run
    from lohprint.press.sheets.job import Job

app = typer.Typer()


@app.command("print")
def print_(
    ctx: typer.Context,
    edition: looks.EditionName,
    what: looks.What = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="The folder. [default: output/EDITION]", show_default=False
        ),
    ] = None,
    one_file: Annotated[
        bool, typer.Option("--one-file", help="One PDF instead of one for each component.")
    ] = False,
    query: looks.Query = None,
    lang: looks.Lang = None,
    theme: looks.ThemeName = None,
    ink: looks.InkName = None,
    gray: looks.Gray = False,
    estimate: Annotated[
        bool,
        typer.Option(
            "--estimate",
            help="Tell how much ink a page takes: 100 % is one layer of ink on all of it.",
            rich_help_panel="Cards",
        ),
    ] = False,
    paper: jobs.PaperName = None,
    size: jobs.SizeName = None,
    backs: jobs.Backs = "long",
    by_hand: jobs.ByHand = False,
    gutterfold: jobs.Gutterfold = False,
    margin: jobs.Margin = None,
    gap: jobs.Gap = None,
    bleed: jobs.Bleed = 0.0,
    back_bleed: jobs.BackBleed = None,
    marks: jobs.Marks = "crop",
    marks_on_backs: jobs.MarksOnBacks = False,
    corners: jobs.Corners = False,
    collate: jobs.Collate = "deck",
    fill: Annotated[
        str | None,
        typer.Option(
            help="Fill empty slots with these, e.g. markers: less paper.",
            show_default=False,
            rich_help_panel="Sheets",
        ),
    ] = None,
    ticket: Annotated[
        bool, typer.Option("--ticket", help="A page of plain words for the printer and the cutter.")
    ] = False,
    watch: Annotated[
        bool, typer.Option("--watch", help="Print again whenever a file is saved, until Ctrl-C.")
    ] = False,
    labels: jobs.Labels = None,
    cutter: jobs.CutterName = None,
    printer: jobs.PrinterName = None,
    measured: jobs.Measured = None,
) -> None:
    """Print an edition, or some of it, to PDF.

    \b
    Examples:
      lohprint print 5e
      lohprint print 5e lilith oaths --paper letter
      lohprint print 5e --size sleeve --gutterfold
      lohprint print 5e --fill markers --ticket --one-file
      lohprint print 5e --lang fi --query 'deck:lilith type:ritual'
      lohprint print 5e --ink lean --estimate
      lohprint print my-edition/ lilith --theme my-look/ --watch
    """
    from lohprint.catalog.opening import open_edition
    from lohprint.cli.progress import bar
    from lohprint.errors import UsageError
    from lohprint.press.components import chosen
    from lohprint.press.inks import GRAY, LIGHT
    from lohprint.press.run import Run, print_run

    if one_file and by_hand:
        raise UsageError("--by-hand feeds one component after another; leave out --one-file")
    job, cut_to = jobs.laid_out(
        ctx.obj, paper, size=size, backs=backs, by_hand=by_hand, gutterfold=gutterfold,
        margin=margin, gap=gap, bleed=bleed, back_bleed=back_bleed, collate=collate,
        labels=labels, marks=marks, marks_on_backs=marks_on_backs, corners=corners,
        cutter=cutter, printer=printer, measured=measured,
    )  # fmt: skip

    def order() -> Run:
        loaded = open_edition(edition, ctx.obj, lang)
        return Run(
            loaded,
            looks.look(ctx.obj, theme, ink),
            looks.parts(loaded, what, query),
            job,
            output or Path("output") / loaded.id,
            one_file,
            size=cut_to,
            fill=chosen(loaded, [fill])[0] if fill else None,
            ticket=ticket,
            inks=GRAY if gray else LIGHT,
            estimate=estimate,
        )

    if watch:
        _watch(order, ctx.obj, edition, theme)
        return
    run = order()
    with bar(f"Printing {run.edition.id}", run.steps) as step:
        made = print_run(run, step)
    for line in report(made, run.job):
        typer.echo(line)
    notes = dict.fromkeys(note for file in made for note in file.notes)
    for note in (*notes, *_doubts(run.edition, edition, ctx.obj)):
        typer.echo(f"note: {note}", err=True)


def _doubts(loaded: Edition, name: str, home: Path | None) -> Iterator[str]:
    """Whether `lohprint check` has something to say of what was printed."""
    from lohprint.catalog.check import check

    found = len(check(loaded)) if Path(name).suffix not in (".yaml", ".yml") else 0
    if found:
        ask = f"lohprint{f' --home {home}' if home else ''} check {name}"
        faults, them = ("a fault", "it") if found == 1 else (f"{found} faults", "them")
        yield f"{name} has {faults}; '{ask}' tells {them}"


def _watch(order: Callable[[], Run], home: Path | None, *named: str | None) -> None:
    """Print what `order` asks for, and again whenever its files are saved."""
    from dataclasses import replace

    from lohprint.catalog import home as homes
    from lohprint.cli.watching import Made, watch
    from lohprint.press.run import print_run

    def again(made: Made) -> Made:
        return {file.path: file for file in print_run(replace(order(), before=made))}

    own = (Path(name) for name in named if name and Path(name).exists())
    watch(again, (homes.find(home) / "cardsdb", homes.folder(home, "templates"), *own))


def report(made: tuple[Printed, ...], job: Job) -> Iterator[str]:
    """A line for each file, one for them all, and how to print them."""
    from dataclasses import replace

    from lohprint.press.finish.ticket import sides

    rows = [(str(file.path), file.pages, file.sheets, file.size, _ink([file])) for file in made]
    if len(rows) > 1:
        pages, sheets, size = (
            sum(counts) for counts in zip(*(row[1:4] for row in rows), strict=True)
        )
        rows.append((f"{len(made)} files", pages, sheets, size, _ink(made)))
    width = max((len(row[0]) for row in rows), default=0)
    for name, pages, sheets, size, ink in rows:
        of = "sheet of" if sheets == 1 else "sheets of"
        leaves = "page " if pages == 1 else "pages"
        kb = f"{size / 1000:5.0f} kB"
        yield f"{name:{width}}  {pages:3} {leaves}  {sheets:3} {of} {job.paper.name}  {kb}{ink}"
    backed = any(file.pages > file.sheets for file in made)
    how = sides(job if backed else replace(job, backs="none"))
    yield f"print at 100 % (actual size); sides: {how}"


def _ink(made: Sequence[Printed]) -> str:
    """The mean of their pages' ink, where it was measured."""
    measured = [(file.ink, file.pages) for file in made if file.ink is not None]
    pages = sum(count for _, count in measured)
    if not pages:
        return ""
    return f"  ink {100 * sum(ink * count for ink, count in measured) / pages:3.0f} %"


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
