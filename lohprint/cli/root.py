"""The root of the command line: every command by its name, and how its errors are told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import CompletionItem  # type: ignore[attr-defined]  # it has no public name

import lohprint
from lohprint.cli import COMMANDS, SECTIONS
from lohprint.cli.plain import Plain, PlainGroup
from lohprint.cli.quick import left_early
from lohprint.errors import LohError, UsageError, nearest

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter
    from typer.core import TyperGroup

MISUSE: type[Exception] = typer.BadParameter.__bases__[0]
"""Words that typer cannot read; it gives this kind of error no public name."""


class LazyGroup(PlainGroup):
    """Finds a command's module by COMMANDS when the command is used."""

    def list_commands(self, ctx: Context) -> list[str]:
        """Every command, in the order of COMMANDS."""
        return list(COMMANDS)

    def get_command(self, ctx: Context, name: str) -> Command | None:
        """The command, imported now; None where there is none of that name."""
        return _commands(COMMANDS[name]).commands[name] if name in COMMANDS else None

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, Command | None, list[str]]:
        """Raises UsageError, with the nearest command where one is near."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            near = nearest(args[0], COMMANDS)
            fix = near if near.startswith("did") else "'lohprint --help' lists the commands"
            raise UsageError(f"there is no command '{args[0]}'; {fix}")
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: Context, incomplete: str) -> list[CompletionItem]:
        """Commands by name alone: their help would load them all."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        return [CompletionItem(name) for name in COMMANDS if name.startswith(incomplete)]

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        """The commands in their sections."""
        for title, names in SECTIONS.items():
            self.write_commands(title, list(names), ctx, formatter)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """The options before the command; `help print` is `print --help`."""
        with _told(ctx):
            return super().parse_args(ctx, [*args[1:], "--help"] if args[:1] == ["help"] else args)

    def invoke(self, ctx: Context) -> Any:
        """Run the command."""
        with _told(ctx):
            return super().invoke(ctx)


@cache
def _commands(module: str) -> TyperGroup:
    """The commands of a module, made plain."""
    app = import_module(f"lohprint.cli.{module}").app
    _make_plain(app)
    return typer.main.get_group(app)


def _make_plain(app: typer.Typer) -> None:
    for command in app.registered_commands:
        command.cls = Plain
    for group in app.registered_groups:
        group.cls = PlainGroup
        if group.typer_instance:
            _make_plain(group.typer_instance)


@contextmanager
def _told(ctx: Context) -> Iterator[None]:
    """An error becomes its lines on stderr and its exit code."""
    try:
        yield
    except LohError as error:
        for line in error.lines():
            typer.echo(line, err=True)
        raise typer.Exit(error.exit_code) from None
    except MISUSE as error:
        typer.echo(_misuse(error, ctx), err=True)
        raise typer.Exit(2) from None
    except BrokenPipeError:
        left_early()
        raise typer.Exit(0) from None


_WORDS = {
    "Value error, ": "",
    "Input should be a": "give a",
    "Input should be": "give a number",
    "'. C": "'; c",
}
"""Words of the validator, and ours."""


def _misuse(error: Any, ctx: Context) -> str:
    """What typer cannot read, in one line, and where to look."""
    told = " ".join(error.format_message().split()).rstrip(".").partition(", unable")[0]
    for jargon, word in _WORDS.items():
        told = told.replace(jargon, word)
    if getattr(error, "possibilities", None):
        told = f"{told.partition(' (')[0]}; {nearest(error.option_name, error.possibilities)}"
    command = f"{ctx.command_path} {ctx.invoked_subcommand or ''}".rstrip()
    command = error.ctx.command_path if error.ctx else command
    return f"{told[:1].lower()}{told[1:]} (see '{command} --help')"


app = typer.Typer(
    cls=LazyGroup,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit status: 0 done, 1 trouble with data or files, 2 words that make no sense, "
    "3 refused by the rules of the game.",
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
            metavar="FOLDER",
            show_default=False,
        ),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Print, list and score Lords of Hell, the card game of politics in Hell.

    \b
    Start with:
      lohprint print 5e        the whole 5th edition as PDFs, in output/5e
      lohprint list 5e         its cards
      loh game new             a game, its score kept

    Every command has --help, with examples.
    """
    ctx.obj = home
