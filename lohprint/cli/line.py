"""`lohprint do`, `need`, `undo` ...: one line of a game, from the command line.

All of them put their words into one line and hand it to the game; the shell does the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from lohprint.table.game import Reply

app = typer.Typer()

Saved = Annotated[
    str | None,
    typer.Option(
        "--game", envvar="LOHPRINT_GAME", show_default=False,
        help="A saved game, by name or file; else the open one.",
    ),
]  # fmt: skip
Json = Annotated[bool, typer.Option("--json", help="Answer as JSON, for scripts.")]
Force = Annotated[bool, typer.Option("--force", help="The table is right, whatever the rules say.")]
Why = Annotated[
    str | None, typer.Option("-m", help="The reason, kept in the log.", show_default=False)
]

LINES: dict[str, tuple[str, str]] = {
    "do": ("", "Enter a line as in the shell.  Example:  loh do 'neth sum sum .'"),
    "status": ("n", "Show where the game stands; bare 'loh' does the same."),
    "choose": ("choose", "Begin a conflict.  Example:  loh choose souls"),
    "decline": ("decline", "Decline the right to begin a conflict."),
    "table": (
        "",
        "Table or play cards for the Devil whose turn it is.  Example:  loh table looter",
    ),
    "end": ("e", "End the turn, or the trade phase."),
    "retreat": ("r", "Retreat, to an ally or alone.  Example:  loh retreat 6"),
    "need": ("need", "Show what a Devil needs to stay.  Example:  loh need 4 --json"),
    "why": ("why", "Show what a power is made of.  Example:  loh why 6 souls"),
    "if": ("if", "Show what a line would do; nothing is saved.  Example:  loh if 'neth sum'"),
    "outs": ("outs", "Show the smallest plays of a deck that are enough."),
    "undo": ("undo", "Take back entries.  Examples:  loh undo, loh undo 2, loh undo '#41'"),
    "redo": ("redo", "Bring back what was undone."),
    "fix": (
        "fix",
        "Put an entry right and decide later ones again.  Example:  loh fix 41 'sum da .'",
    ),
    "note": ("note", "Write a remark into the log."),
    "log": ("log", "List the entries; 'loh log all' shows what was undone too."),
    "finish": ("finish", "Show the Overlord when the game is over; --force ends it before."),
    "house": ("house", "List the options, or change one.  Example:  loh house oath_value=four_two"),
    "set": ("set", "Override anything.  Example:  loh set vp 3 4 -m 'miscounted'"),
    "vp": ("vp", "Give or take points.  Example:  loh vp 3 -3 -m 'forgot a rule'"),
}
"""Command to the verb it begins its line with, and its help."""


def show(reply: Reply, as_json: bool) -> None:
    """Print an answer."""
    if as_json:
        typer.echo(json.dumps(reply.data, ensure_ascii=False))
        return
    for line in reply.lines:
        typer.echo(line)


def hear(line: str, saved: str | None, as_json: bool) -> None:
    """Hand a line to the open game, or to another, and print what it says."""
    from lohprint.table import shelf
    from lohprint.table.game import Game

    game = Game(shelf.find(saved))
    if game.torn:
        typer.echo(game.torn, err=True)
    show(game.hear(line), as_json)


def joined(verb: str, words: list[str] | None, force: bool, why: str | None) -> str:
    """The words of a command as one line."""
    line = " ".join([*([verb] if verb else []), *(words or [])])
    return line + (" !" if force else "") + (f" -m {why}" if why else "")


def _command(name: str, verb: str, text: str) -> None:
    def command(
        ctx: typer.Context,
        words: Annotated[list[str] | None, typer.Argument(show_default=False)] = None,
        game: Saved = None,
        json_: Json = False,
        force: Force = False,
        why: Why = None,
    ) -> None:
        if name == "fix" and words and words[0].isdigit():
            words = [f"#{words[0]}", *words[1:]]
        hear(joined(verb, words, force, why), game, json_)

    # Words that begin with a minus are words here: -loot@3, vp 3 -3.
    app.command(name, help=text, context_settings={"ignore_unknown_options": True})(command)


for _name, (_verb, _text) in LINES.items():
    _command(_name, _verb, _text)


@app.command()
def oath(
    devil: Annotated[str, typer.Argument(help="Who holds the Oaths.")],
    signers: Annotated[
        str, typer.Argument(help="The signers' numbers, like 311; asked for when left out.")
    ] = "",
    sealed: Annotated[
        bool, typer.Option("--sealed", help="Ask without an echo; hidden until all are in.")
    ] = False,
    game: Saved = None,
    json_: Json = False,
) -> None:
    """Enter the three Oaths a Devil holds.

    Example:  loh oath 3 --sealed
    """
    if not signers:
        signers = typer.prompt(f"Oaths of {devil}", hide_input=sealed, err=True)
    hear(f"oaths {devil} {signers}{' sealed' if sealed else ''}", game, json_)


@app.command()
def score(
    format_: Annotated[
        str, typer.Option("--format", "-f", help="text, md, csv, json, or bgstats (a link).")
    ] = "text",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write to a file.", show_default=False)
    ] = None,
    qr: Annotated[bool, typer.Option("--qr", help="Show the BG Stats link as a QR code.")] = False,
    game: Saved = None,
    json_: Json = False,
) -> None:
    """Show every point with its reason, every tie-break with its rule, and who won.

    Examples:  loh score, loh score -f md -o score.md, loh score -f bgstats --qr
    """
    from lohprint.cli.out import deliver
    from lohprint.errors import UsageError, nearest
    from lohprint.table import report, shelf
    from lohprint.table.game import Game

    path = shelf.find(game)
    opened = Game(path)
    sheet = report.sheet(opened.moments, opened.rules)
    writers: dict[str, Callable[[], str]] = {
        "text": lambda: "\n".join(report.text(sheet)) + "\n",
        "md": lambda: report.markdown(sheet),
        "csv": lambda: report.csv_(sheet),
        "json": lambda: report.json_(sheet),
        "bgstats": lambda: report.bgstats(sheet, path.parent.name) + "\n",
    }
    wanted = "bgstats" if qr else "json" if json_ else format_
    if wanted not in writers:
        raise UsageError(f"no format is called '{wanted}'; {nearest(wanted, writers)}")
    deliver(writers[wanted]().encode(), output)
    if qr:
        _qr(report.bgstats(sheet, path.parent.name))


def _qr(link: str) -> None:
    """The link as a QR code, in blocks a phone reads off the screen."""
    import segno

    segno.make(link, error="l").terminal(out=sys.stdout, compact=True)
