"""`lohprint stats`: what the decks of an edition are made of."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lohprint.cli import looks, out

app = typer.Typer()


@app.command()
def stats(
    ctx: typer.Context,
    edition: looks.EditionName,
    as_html: Annotated[bool, typer.Option("--html", help="A page for a browser.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file.")] = None,
    lang: looks.Lang = None,
) -> None:
    """Count types, tags, dots and the spread of power, deck by deck.

    \b
    Examples:
      lohprint stats 5e
      lohprint stats 5e --html -o 5e-stats.html
    """
    import json

    from lohprint.catalog import home as homes
    from lohprint.catalog import stats as counts
    from lohprint.catalog.opening import open_edition

    opened = open_edition(edition, ctx.obj, lang)
    if as_html:
        from lohprint.catalog.webpage import stats_page

        told = stats_page(opened, homes.folder(ctx.obj, "templates"))
    elif as_json:
        told = json.dumps(counts.as_data(opened), ensure_ascii=False, indent=2) + "\n"
    else:
        told = counts.as_text(opened, max(8, min(30, out.columns() - 30)))
    out.deliver(told.encode(), output, keep=opened.folder)


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
