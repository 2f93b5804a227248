"""The root of the command line: every command by its name, and how its errors are told."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

import lohprint
from lohprint.cli import COMMANDS
from lohprint.cli.quick import left_early
from lohprint.errors import LohError

if TYPE_CHECKING:
    from typer._click import Command, Context


class LazyGroup(TyperGroup):
    """Finds a command's module by COMMANDS when the command is used."""

    def list_commands(self, ctx: Context) -> list[str]:
        """Every command, in the order of COMMANDS."""
        return list(COMMANDS)

    def get_command(self, ctx: Context, name: str) -> Command | None:
        """The command, imported now; None where there is none of that name."""
        if name not in COMMANDS:
            return None
        module = import_module(f"lohprint.cli.{COMMANDS[name]}")
        group = typer.main.get_group(module.app)
        return group.commands[name]

    def invoke(self, ctx: Context) -> Any:
        """Run the command; a LohError becomes its lines on stderr and its exit code."""
        try:
            return super().invoke(ctx)
        except LohError as error:
            for line in error.lines():
                typer.echo(line, err=True)
            raise typer.Exit(error.exit_code) from None
        except BrokenPipeError:
            left_early()
            raise typer.Exit(0) from None


app = typer.Typer(
    cls=LazyGroup,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"lohprint {lohprint.__version__}")
        raise typer.Exit


@app.callback()
def root(
    ctx: typer.Context,
    home: Annotated[
        Path | None,
        typer.Option(
            envvar="LOHPRINT_HOME",
            help="A folder with your own cardsdb/ and templates/ (see 'lohprint eject').",
            show_default=False,
        ),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Print, list and score Lords of Hell, the card game of politics in Hell.

    Start with:  lohprint print 5e
    """
    ctx.obj = home
