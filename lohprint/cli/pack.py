"""`lohprint pack`: an order for a print service, exactly as it wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from lohprint.cli import complete, looks, out

app = typer.Typer()


@app.command()
def pack(
    ctx: typer.Context,
    edition: looks.EditionName,
    what: looks.What = None,
    service: Annotated[
        str,
        typer.Option(
            "--for", help="mpc, tgc, dtc, mbprint or copyshop.", autocompletion=complete.services
        ),
    ] = "",
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="[default: output/EDITION/SERVICE]", show_default=False
        ),
    ] = None,
    format: Annotated[
        Literal["png", "jpeg"], typer.Option(help="Of pictures, where the service takes pictures.")
    ] = "png",
    query: looks.Query = None,
    lang: looks.Lang = None,
    theme: looks.ThemeName = None,
    ink: looks.InkName = None,
    paper: Annotated[
        str, typer.Option(help="For a copy shop; theirs is usually a3 or sra3.")
    ] = "a3",
    max_mb: Annotated[
        int | None,
        typer.Option(help="For a copy shop: the largest file it takes.", show_default=False),
    ] = None,
) -> None:
    """Make the files a print service takes: exact pixels or pages, refused rather than rescaled.

    \b
    Examples:
      lohprint pack 5e lilith --for mpc
      lohprint pack 5e --for copyshop --paper sra3
    """
    from lohprint.catalog import files
    from lohprint.catalog.opening import open_edition
    from lohprint.cli.progress import bar
    from lohprint.errors import UsageError
    from lohprint.press.away.pack import order
    from lohprint.press.away.services import service as find_service
    from lohprint.press.look.face import Compositor
    from lohprint.press.sheets.job import Job
    from lohprint.press.sheets.paper import paper as find_paper

    if not service:
        raise UsageError("no print service is named; give --for mpc, tgc, dtc, mbprint or copyshop")
    found = find_service(service, ctx.obj)
    if max_mb is not None and found.form == "sheets":
        found = found.model_copy(update={"most_mb": max_mb})
    loaded = open_edition(edition, ctx.obj, lang)
    folder = out.folder(output, loaded.id, found.name)
    look = looks.look(ctx.obj, theme, ink)
    job = Job(find_paper(paper, ctx.obj))
    parts = looks.parts(loaded, what, query)
    with bar(f"Packing {loaded.id}", sum(len(part.copies) for part in parts)) as step:
        made = order(parts, Compositor(loaded, look), found, format, job, step)
    for name, content in made.files.items():
        files.replace(folder / name, content)
    size = sum(map(len, made.files.values()))
    typer.echo(f"{folder}: {len(made.files)} files for {found.title}, {size / 1e6:.1f} MB")
    for note in made.notes:
        typer.echo(f"note: {note}")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
