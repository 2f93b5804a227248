"""`lohprint eject`: a user's own copy of the database and the templates."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def eject(folder: Annotated[Path, typer.Argument(help="Where to write them.")]) -> None:
    """Write a copy of cardsdb/ and templates/ to edit; use it with --home FOLDER.

    \b
    Examples:
      lohprint eject my-hell
      lohprint --home my-hell print 5e
    """
    from lohprint.catalog import home

    for path in home.eject(folder):
        typer.echo(f"wrote {path}")
    typer.echo(f"use it with: lohprint --home {folder} print 5e")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
