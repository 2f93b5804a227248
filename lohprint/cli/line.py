"""`lohprint do`, `need`, `undo` ...: one line of a game, from the command line.

All of them put their words into one line and hand it to the game; the shell does the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from lohprint.cli import complete
from lohprint.cli.quick import LINES, hear, joined

app = typer.Typer()

Saved = Annotated[
    str | None,
    typer.Option(
        "--game", envvar="LOHPRINT_GAME", show_default=False,
        help="A saved game, by name or file; else the open one.", autocompletion=complete.games,
    ),
]  # fmt: skip
Json = Annotated[bool, typer.Option("--json", help="Answer as JSON, for scripts.")]
Force = Annotated[bool, typer.Option("--force", help="The table is right, whatever the rules say.")]
Why = Annotated[
    str | None, typer.Option("-m", help="The reason, kept in the log.", show_default=False)
]


def _command(name: str, text: str) -> None:
    def command(
        ctx: typer.Context,
        words: Annotated[
            list[str] | None, typer.Argument(help="As in the shell.", show_default=False)
        ] = None,
        game: Saved = None,
        json_: Json = False,
        force: Force = False,
        why: Why = None,
    ) -> None:
        hear(joined(name, words or (), force, why), game, json_)

    # Words that begin with a minus are words here: -loot@3, vp 3 -3.
    app.command(name, help=text, context_settings={"ignore_unknown_options": True})(command)


for _name, (_, _text, _words) in LINES.items():
    _examples = "".join(f"\n  loh {_name} {words}".rstrip() for words in _words.split("|"))
    _command(_name, f"{_text}\n\n\b\nExamples:{_examples}")


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

    \b
    Examples:
      loh oath 3 311
      loh oath 3 --sealed
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

    \b
    Examples:
      loh score
      loh score -f md -o score.md
      loh score -f bgstats --qr
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
