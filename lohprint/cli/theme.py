"""`lohprint theme`: the looks there are, a start for your own, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lohprint.cli import complete, out

app = typer.Typer()
theme = typer.Typer(no_args_is_help=True, help="List themes, start your own, check one.")
app.add_typer(theme, name="theme")


@theme.command("list")
def list_(ctx: typer.Context) -> None:
    """List the themes there are.

    \b
    Examples:
      lohprint theme list
    """
    from lohprint.press.look.theme import find, names

    for name in names(ctx.obj):
        out.say(f"{name:10} {find(name, ctx.obj).look.note}")


@theme.command()
def new(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(help="Where to write it.")],
    like: Annotated[str, typer.Option(help="The theme to start from.")] = "plain",
) -> None:
    """Start a theme of your own: a copy to change, used with --theme FOLDER.

    \b
    Examples:
      lohprint theme new my-look
    """
    from lohprint.press.look.theme import copy

    copy(like, folder, ctx.obj)
    typer.echo(f"wrote {folder}; change it, then: lohprint theme check {folder}")


@theme.command()
def check(
    ctx: typer.Context,
    name: Annotated[
        str, typer.Argument(help="A theme's name, or its folder.", autocompletion=complete.themes)
    ],
    edition: Annotated[
        list[str] | None,
        typer.Option(help="Draw this edition; all when not given.", show_default=False),
    ] = None,
) -> None:
    """Draw every card in a theme and measure it: what fits, what is readable, what is told apart.

    \b
    Examples:
      lohprint theme check my-look --edition 5e
    """
    from lohprint.catalog.edition import load_edition, names
    from lohprint.cli.progress import bar
    from lohprint.errors import Faults
    from lohprint.press.look.theme import find
    from lohprint.press.proof.judge import judge

    editions = [load_edition(one, ctx.obj) for one in edition or names(ctx.obj)]
    with bar("Measuring every card"):
        verdict = judge(find(name, ctx.obj), editions)
    if verdict.faults:
        raise Faults(verdict.faults)
    typer.echo(f"{name}: sound; {verdict.summary()}")
