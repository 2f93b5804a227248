"""`lohprint sheets`: papers, card sizes, label sheets, and how many cards a sheet holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from lohprint.cli import jobs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from lohprint.press.shapes import Face
    from lohprint.press.sheets.paper import Size

app = typer.Typer()


@app.command()
def sheets(
    ctx: typer.Context,
    paper: jobs.PaperName = None,
    size: jobs.SizeName = None,
    margin: jobs.Margin = None,
    gap: jobs.Gap = None,
    bleed: jobs.Bleed = 0.0,
    gutterfold: jobs.Gutterfold = False,
    labels: jobs.Labels = None,
    cutter: jobs.CutterName = None,
) -> None:
    """List papers, card sizes and label sheets; or tell how many cards of a size a sheet holds.

    \b
    Examples:
      lohprint sheets
      lohprint sheets --size tarot --paper a4 --bleed 3
    """
    if size is None and labels is None:
        for line in _everything(ctx.obj, paper):
            typer.echo(line)
        return
    job, _ = jobs.laid_out(
        ctx.obj, paper, size=size, margin=margin, gap=gap, bleed=bleed,
        gutterfold=gutterfold, labels=labels, cutter=cutter,
    )  # fmt: skip
    from lohprint.press.finish.cut import plan
    from lohprint.press.sheets import paper as papers
    from lohprint.press.sheets.form import form
    from lohprint.press.sheets.page import size_mm

    card = papers.size(size or "euro poker", ctx.obj)
    shape = form(_face(card), job)
    turned = sum(slot.turn % 2 for slot in shape.fronts)
    how = "" if turned == 0 else ", turned" if turned == len(shape.fronts) else f", {turned} turned"
    name, measure = card.name, size_mm(card.w, card.h)
    named = measure if "x" in name else f"{name} ({measure})"
    typer.echo(f"{named}: {len(shape.fronts)} on {job.paper}{how}")
    made = plan(shape.blocks, card.round)
    for number, cut in enumerate(made.cuts, 1):
        fence = f", fence at {cut.fence:g} mm" if cut.fence else ""
        typer.echo(f"  {number}. {cut.what}{fence}: {cut.times}")
    if made.cuts:
        typer.echo(f"  {made.summary}")


def _face(card: Size) -> Face:
    from lohprint.press.shapes import Face

    return Face(card.name, card.w, card.h, (), card.round, 5.0)


def _everything(home: Path | None, paper: str | None) -> Iterator[str]:
    """Every paper, size and label sheet, and how many cards of a size this paper holds."""
    from lohprint.errors import LayoutError
    from lohprint.press.sheets import paper as papers
    from lohprint.press.sheets.form import form
    from lohprint.press.sheets.page import size_mm

    job, _ = jobs.laid_out(home, paper)
    yield "papers (or WxH in mm):"
    for row in papers.papers(home):
        yield f"  {', '.join((row.name, *row.aka)):28} {size_mm(row.w, row.h)}"
    yield f"card sizes (or WxH in mm), and how many {job.paper.name} holds:"
    for size in papers.sizes(home):
        try:
            count = len(form(_face(size), job).fronts)
        except LayoutError:
            count = 0
        measure = f"{size.w:g} mm across" if size.round else size_mm(size.w, size.h)
        yield f"  {', '.join((size.name, *size.aka)):28} {measure:18} {count:3}"
    yield "label sheets:"
    for label in papers.labels(home):
        measure = f"{label.w:g} mm across" if label.round else size_mm(label.w, label.h)
        many = f"{label.columns * label.rows} on {label.paper}"
        yield f"  {', '.join((label.name, *label.aka)):40} {measure:18} {many}"


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
