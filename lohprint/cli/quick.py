"""One line of a game without typer: half of the time of a command that only has words.

At the table an answer should be there at once. What has options, or words that begin with a
minus, goes through typer and `line.py`, which end in the same `hear`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from lohprint.errors import LohError

if TYPE_CHECKING:
    from lohprint.table.game import Reply

LINES: dict[str, tuple[str, str, str]] = {
    "status": ("n", "Show where the game stands; bare 'loh' does the same.", "--json"),
    "do": ("", "Enter a line as in the shell.", "'neth sum sum .'"),
    "choose": ("choose", "Begin a conflict.", "souls"),
    "decline": ("decline", "Decline the right to begin a conflict.", ""),
    "table": ("", "Table or play cards for the Devil whose turn it is.", "looter"),
    "end": ("e", "End the turn, or the trade phase.", ""),
    "retreat": ("r", "Retreat, to an ally or alone.", "6"),
    "need": ("need", "Show what a Devil needs to stay.", "4 --json"),
    "why": ("why", "Show what a power is made of.", "6 souls"),
    "if": ("if", "Show what a line would do; nothing is saved.", "'neth sum'"),
    "outs": ("outs", "Show the smallest plays of a deck that are enough.", "4"),
    "undo": ("undo", "Take back entries: the last, several, or all from one on.", "2|'#41'"),
    "redo": ("redo", "Bring back what was undone.", ""),
    "fix": ("fix", "Put an entry right and decide later ones again.", "41 'sum da .'"),
    "note": ("note", "Write a remark into the log.", "'ann owes bo a card'"),
    "log": ("log", "List the entries; 'log all' shows what was undone too.", "|all"),
    "finish": ("finish", "Show the Overlord when the game is over.", "|--force"),
    "house": ("house", "List the options, or change one.", "|oath_value=four_two"),
    "set": ("set", "Override anything.", "vp 3 4 -m 'miscounted'"),
    "vp": ("vp", "Give or take points.", "3 -3 -m 'forgot a rule'"),
}
"""Command to the verb it begins its line with, its help, and what may follow it, between bars."""


def answered(words: Sequence[str]) -> int | None:
    """The exit code of a command that is a plain line; None where it is not one."""
    as_json = "--json" in words
    plain = [word for word in words if word != "--json"]
    if not plain or plain[0] not in LINES or any(word.startswith("-") for word in plain):
        return None
    try:
        hear(joined(plain[0], plain[1:]), os.environ.get("LOHPRINT_GAME"), as_json)
        sys.stdout.flush()
    except LohError as error:
        for line in error.lines():
            tell(line, err=True)
        return error.exit_code
    except BrokenPipeError:
        left_early()
    return 0


def left_early() -> None:
    """Nobody reads what is left to say: shutdown must not try to say it, and complain."""
    with suppress(OSError):
        sys.stderr.flush()
    for stream in (sys.stdout, sys.stderr):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def joined(command: str, words: Sequence[str], force: bool = False, why: str | None = None) -> str:
    """The words of a command as one line; `fix 41` means `fix #41`."""
    verb = LINES[command][0]
    if command == "fix" and words and words[0].isdigit():
        words = [f"#{words[0]}", *words[1:]]
    line = " ".join([*([verb] if verb else []), *words])
    return line + (" !" if force else "") + (f" -m {why}" if why else "")


def hear(line: str, saved: str | None, as_json: bool) -> None:
    """Hand a line to the open game, or to another, and print what it says."""
    from lohprint.table import shelf
    from lohprint.table.game import Game

    game = Game(shelf.find(saved))
    if game.torn:
        tell(game.torn, err=True)
    show(game.hear(line), as_json)


def show(reply: Reply, as_json: bool) -> None:
    """Print an answer."""
    for line in [json.dumps(reply.data, ensure_ascii=False)] if as_json else reply.lines:
        tell(line)


def tell(line: str, err: bool = False) -> None:
    """Print one line."""
    (sys.stderr if err else sys.stdout).write(f"{line}\n")
