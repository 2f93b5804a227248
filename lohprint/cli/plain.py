"""Help in plain words: options in their sections, no boxes, whatever the width of the terminal.

Also what every command does before it runs: a number that is none is refused here.
"""

from __future__ import annotations

import math
import re
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from lohprint.errors import UsageError

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter


MIN_WIDTH, MAX_WIDTH = 30, 100
"""Between these, help is as wide as the terminal."""


class Plain(TyperCommand):
    """A command that explains itself plainly."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "rich_markup_mode": None})
        for param in _arguments(self):
            param.metavar = param.metavar or _upper(param)

    def collect_usage_pieces(self, ctx: Context) -> list[str]:
        """`[OPTIONS] EDITION [WHAT]...`, and no options where there are none but --help."""
        return ["[OPTIONS]", *(_wanted(param) for param in _arguments(self))]

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Arguments, then each section of options, the unnamed one first."""
        write_sections(self, ctx, formatter)

    def invoke(self, ctx: Context) -> Any:
        """Run it. Raises UsageError for a number that is infinite, or none."""
        for name, value in ctx.params.items():
            if isinstance(value, float) and not math.isfinite(value):
                option = "--" + name.replace("_", "-")
                raise UsageError(f"{option} {value} is no length; give millimeters, like 5")
        return super().invoke(ctx)


class PlainGroup(TyperGroup):
    """Commands under one name; alone it explains them."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "rich_markup_mode": None})

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Without words, the help."""
        ctx.terminal_width = max(MIN_WIDTH, min(MAX_WIDTH, shutil.get_terminal_size().columns)) - 1
        if not args and not ctx.resilient_parsing:
            typer.echo(ctx.get_help())
            raise typer.Exit
        return super().parse_args(ctx, args)

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        """The commands, then the options."""
        self.format_commands(ctx, formatter)
        write_sections(self, ctx, formatter)

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        """A line for each command, wrapped rather than cut."""
        self.write_commands("Commands", self.list_commands(ctx), ctx, formatter)

    def write_commands(
        self, title: str, names: list[str], ctx: Context, formatter: HelpFormatter
    ) -> None:
        """Some of the commands under a title."""
        found = ((name, self.get_command(ctx, name)) for name in names)
        with formatter.section(title):
            formatter.write_dl([(name, summary(one)) for name, one in found if one])


def summary(command: Command) -> str:
    """The first sentence of a command's help, without its examples."""
    return (command.help or "").partition("\n")[0]


def write_sections(command: Command, ctx: Context, formatter: HelpFormatter) -> None:
    """What a command takes, in sections."""
    named = [(str(param.metavar), _told(param, ctx)) for param in _arguments(command)]
    sections: dict[str, list[tuple[str, str]]] = {"Arguments": named, "Options": []}
    for param in command.get_params(ctx):
        if isinstance(param, TyperOption) and not param.hidden:
            title = param.rich_help_panel or "Options"
            sections.setdefault(title, []).append((_opts(param, ctx), _told(param, ctx)))
    for title, rows in sections.items():
        if rows:
            with formatter.section(title):
                formatter.write_dl(rows, col_max=formatter.width * 3 // 8)


def _arguments(command: Command) -> Iterator[TyperArgument]:
    return (param for param in command.params if isinstance(param, TyperArgument))


def _upper(param: TyperArgument | TyperOption) -> str:
    return param.name.strip("_").upper()


def _wanted(param: TyperArgument) -> str:
    """`EDITION`, `[EDITION]` where it may be left out, with dots for several."""
    name = str(param.metavar) if param.required else f"[{param.metavar}]"
    return f"{name}..." if param.nargs != 1 else name


def _opts(param: TyperOption, ctx: Context) -> str:
    """`-o, --output PATH`, or `--backs long|short|none`."""
    several = (sorted(opts, key=len) for opts in (param.opts, param.secondary_opts) if opts)
    named = " / ".join(map(", ".join, several))
    if param.is_flag:
        return named
    kind = param.display_type(ctx).strip("<>")
    words = {"path": "PATH", "float": "MM", "int": "N"}
    usual = kind if "|" in kind else words.get(kind.removesuffix(" range"), _upper(param))
    return f"{named} {param.metavar or usual}"


def _told(param: TyperArgument | TyperOption, ctx: Context) -> str:
    """The help of an argument or option, with its default."""
    _, told = param.get_help_record(ctx) or ("", "")
    told = re.sub(r"([\d.]+)<=x<=([\d.]+)", r"\1 to \2", told)
    return told.removesuffix("[required]").strip()
