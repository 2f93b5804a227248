"""`lohprint cut`: how to cut the sheets of a print apart, and paths for cutting machines."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lohprint.cli import jobs, looks, out

app = typer.Typer()


@app.command()
def cut(
    ctx: typer.Context,
    edition: looks.EditionName,
    what: looks.What = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="The folder. [default: output/EDITION]", show_default=False
        ),
    ] = None,
    theme: looks.ThemeName = None,
    paper: jobs.PaperName = None,
    size: jobs.SizeName = None,
    gutterfold: jobs.Gutterfold = False,
    margin: jobs.Margin = None,
    gap: jobs.Gap = None,
    bleed: jobs.Bleed = 0.0,
    collate: jobs.Collate = "deck",
    cutter: jobs.CutterName = None,
    labels: jobs.Labels = None,
) -> None:
    """Write the cut paths of sheets as SVG and DXF, and tell how to cut them on a guillotine.

    Give the same options as to print: the paths stand where its cards do, in millimeters.

    \b
    Examples:
      lohprint cut 5e --cutter silhouette
      lohprint cut 5e lilith --paper letter --bleed 2
    """
    from lohprint.catalog.opening import open_edition
    from lohprint.press.components import chosen
    from lohprint.press.finish.cut import plan
    from lohprint.press.run import Run, leaves_of, write_paths
    from lohprint.press.sheets import paper as papers
    from lohprint.press.sheets.sheet import fill, sheets

    job, cut_to = jobs.laid_out(
        ctx.obj, paper, size=size, gutterfold=gutterfold, margin=margin, gap=gap, bleed=bleed,
        collate=collate, cutter=cutter, labels=labels,
    )  # fmt: skip
    radius = papers.size(size or "euro poker", ctx.obj).r
    loaded = open_edition(edition, ctx.obj)
    look = looks.look(ctx.obj, theme)
    folder = out.folder(output, loaded.id)
    run = Run(loaded, look, chosen(loaded, what or ()), job, folder, size=cut_to)
    leaves = leaves_of(run)
    for part in run.components:
        shape = fill(leaves[part.id], job)[0].form
        made = plan(shape.blocks, shape.fronts[0].round)
        paths = write_paths(sheets(leaves[part.id], job), folder / f"{part.id}-cut", radius)
        typer.echo(f"{part.title}: {made.summary}")
        for path in paths:
            typer.echo(f"  {path}")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
