"""`lohprint tune`: a tuned deck, checked against the rule of the 5th edition."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lohprint.cli import looks

app = typer.Typer()


@app.command()
def tune(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="The deck's file: base, limit and swaps.")],
    format_: Annotated[
        str, typer.Option("--format", "-f", help="List it, as 'lohprint list' does.")
    ] = "table",
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file.")] = None,
    lang: looks.Lang = None,
) -> None:
    """Check a tuned deck and list it; 'lohprint print FILE' prints it like any other.

    \b
    Examples:
      lohprint tune night.yaml
      lohprint print night.yaml

    \b
    A deck's file:
      name: Night shift
      edition: 5e
      base: asmodeus
      limit: 3                          # swaps the players agreed on
      swaps:
        - {out: "688", in: "514"}       # by printed number, or
        - {out: pit-fiends, in: mephistopheles/infernal-slaver}

    Equal dots for equal dots, the Alliance card stays, at most `limit` swaps.
    """
    from lohprint.catalog.lists import format_of, listing
    from lohprint.catalog.opening import open_edition
    from lohprint.cli.lists import show

    edition = open_edition(file, ctx.obj, lang)
    named = format_of(output) if output and format_ == "table" else None
    show(listing(edition, "type:card"), named or format_, output)
    typer.echo(f"{file}: keeps the rule of deck tuning", err=True)


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
