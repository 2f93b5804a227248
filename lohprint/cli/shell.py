"""`lohprint sh`: the shell. The same lines as one-shot commands, one after the other.

On a terminal it has history, completion and type-ahead; elsewhere, or with --plain, it reads
plain lines and only ever appends, so that a screen reader can follow.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from lohprint.cli.line import Saved
from lohprint.cli.out import wrapped

if TYPE_CHECKING:
    from lohprint.table.game import Game

app = typer.Typer()
LEAVE = ("q", "quit", "exit")
SECRET = {"o": "Oaths", "oaths": "Oaths", "b": "Bets", "pile": "Bets"}
"""Verbs whose entries may be sealed, and what they enter."""


@app.command()
def sh(
    game: Saved = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines: no completion, nothing redrawn.")
    ] = False,
) -> None:
    """Play at the table: type one line after the other; 'help' lists the verbs, 'q' leaves.

    \b
    Examples:
      loh sh
      loh sh --plain
    """
    from lohprint.table import shelf
    from lohprint.table.game import Game

    opened = Game(shelf.find(game))
    if opened.torn:
        typer.echo(opened.torn, err=True)
    tell(opened.standing().lines)
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if terminal and not plain and os.environ.get("TERM") != "dumb":
        from lohprint.cli.prompt import lines

        code = run(opened, lines(opened))
    else:
        code = run(opened, _plain_lines(opened, terminal))
    raise typer.Exit(code)


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""


def _plain_lines(game: Game, terminal: bool) -> Iterator[str]:
    """Lines as they come; on a terminal with a prompt before each."""
    while True:
        if terminal:
            typer.echo(f"{game.rules.prompt(game.table)}> ", nl=False)
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            typer.echo()
            continue
        if not line:
            return
        yield line.rstrip("\r\n")


def run(game: Game, lines: Iterator[str]) -> int:
    """Hear every line until the end or `q`; the worst exit code of a line that was refused.

    At a terminal a refusal was seen and is no failure.
    """
    worst, asked = 0, Asked("", "")
    for line in lines:
        if line.strip() in LEAVE:
            break
        code, asked = _heard(game, asked.answered(line))
        worst = max(worst, code)
    typer.echo(f"saved: {game.journal.path}", err=True)
    return 0 if sys.stdin.isatty() else worst


class Asked(NamedTuple):
    """A line that was refused because a word in it fits several names."""

    line: str
    word: str

    def answered(self, line: str) -> str:
        """The same line with `/2` after the word, where `line` is just the digit 2."""
        if not (self.word and len(line.strip()) == 1 and line.strip() in "123456789"):
            return line
        return re.sub(
            rf"(?<!\w){re.escape(self.word)}(?![\w/])",
            f"{self.word}/{line.strip()}",
            self.line,
            count=1,
        )


def _heard(game: Game, line: str) -> tuple[int, Asked]:
    """The exit code of a line, and what it leaves to answer with one digit."""
    from lohprint.errors import LohError
    from lohprint.table.names import Several

    try:
        tell(game.hear(_unsealed(line)).lines)
    except typer.Abort:
        tell(("nothing was entered",), err=True)
    except LohError as error:
        tell(error.lines(), err=True)
        word = error.word if isinstance(error, Several) else ""
        return error.exit_code, Asked(line, word)
    return 0, Asked("", "")


def _unsealed(line: str) -> str:
    """`o 3 --sealed`, or `b 3 --sealed` for Bets, asks for what is secret without an echo."""
    words = line.split()
    if len(words) == 3 and words[0] in SECRET and words[2].lstrip("-") == "sealed":
        secret = typer.prompt(f"{SECRET[words[0]]} of {words[1]}", hide_input=True)
        return f"{words[0]} {words[1]} {secret} sealed"
    return line


def tell(lines: tuple[str, ...], err: bool = False) -> None:
    """Print lines, wrapped between words where the terminal is narrow."""
    for line in lines:
        typer.echo(wrapped(line, sys.stderr if err else sys.stdout), err=err)
