"""`lohprint editions`, `cards` and `card`: show what is there."""

from __future__ import annotations

import typer

app = typer.Typer()


@app.command()
def editions(ctx: typer.Context) -> None:
    """List the editions there are."""
    from lohprint.catalog.edition import load_edition, names

    for name in names(ctx.obj):
        facts = load_edition(name, ctx.obj).facts
        typer.echo(f"{name:16} {facts.title} ({facts.year})")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
