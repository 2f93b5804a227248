"""`lohprint diff`: what changed between two editions."""

from __future__ import annotations

from typing import Annotated

import typer

from lohprint.cli import complete

app = typer.Typer()


@app.command()
def diff(
    ctx: typer.Context,
    old: Annotated[
        str, typer.Argument(help="An edition, or its folder.", autocompletion=complete.editions)
    ],
    new: Annotated[str, typer.Argument(help="Another one.", autocompletion=complete.editions)],
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Show what was added, removed and changed, field by field.

    \b
    Examples:
      lohprint diff 5e 6e
      lohprint diff 5e mine/cardsdb/5e --json
    """
    import json

    from lohprint.catalog import diff as diffs
    from lohprint.catalog.opening import open_edition
    from lohprint.cli.out import deliver

    pair = open_edition(old, ctx.obj), open_edition(new, ctx.obj)
    if as_json:
        told = json.dumps(diffs.as_data(*pair), ensure_ascii=False, indent=2) + "\n"
    else:
        told = diffs.as_text(*pair)
    deliver(told.encode(), None)


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
