"""The command line: parse, call one function, show. The one place where errors are caught.

A command lives in the module that COMMANDS names, and is imported only when it is asked for, so
that a command at the table never waits for what it does not need.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

import lohprint
from lohprint.errors import LohError

if TYPE_CHECKING:
    from typer._click import Command, Context

COMMANDS: dict[str, str] = {
    "editions": "show",
    "cards": "show",
    "card": "show",
    "list": "lists",
    "diff": "diff",
    "stats": "stats",
    "tune": "tune",
    "import": "importing",
    "schema": "schema",
    "check": "check",
    "eject": "eject",
    "print": "printing",
    "reprint": "reprint",
    "calibrate": "calibrate",
    "sheets": "sheets",
    "cut": "cut",
    "box": "box",
    "theme": "theme",
    "images": "images",
    "pack": "pack",
    "tabletop": "tabletop",
    "game": "game",
    "sh": "shell",
    **dict.fromkeys(
        (
            "do", "status", "choose", "decline", "table", "end", "retreat", "need", "why", "if",
            "outs", "undo", "redo", "fix", "note", "log", "oath", "finish", "score", "house",
            "set", "vp",
        ),
        "line",
    ),
}  # fmt: skip
"""Command to module of `lohprint.cli`, in the order help lists them."""


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
            # The reader of a pipe left early; nothing is wrong, and shutdown must not complain.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
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


def main() -> None:
    """Entry point of `lohprint` and `loh`."""
    _speak_utf8()
    if len(sys.argv) == 1 and Path(sys.argv[0]).stem == "loh":
        sys.argv.append("status")  # the short name is for the table: it resumes
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        typer.echo(
            f"{error.filename or 'output'}: {error.strerror}; nothing was finished", err=True
        )
        sys.exit(1)


def _speak_utf8() -> None:
    """Pipes and files get UTF-8; a console that cannot show a letter gets a stand-in."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")
