"""The command line: parse, call one function, show. The one place where errors are caught.

A command lives in the module that COMMANDS names, and is imported only when it is asked for, so
that a command at the table never waits for what it does not need: not even for typer.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lohprint.cli.root import app as app

SECTIONS: dict[str, dict[str, str]] = {
    "Print": {
        "print": "printing",
        "proof": "proof",
        "reprint": "reprint",
        "calibrate": "calibrate",
        "sheets": "sheets",
        "cut": "cut",
        "box": "box",
        "images": "images",
        "pack": "pack",
        "tabletop": "tabletop",
    },
    "List": {
        "editions": "show",
        "list": "lists",
        "cards": "show",
        "card": "show",
        "diff": "diff",
        "stats": "stats",
    },
    "Make it yours": {
        "eject": "eject",
        "check": "check",
        "import": "importing",
        "tune": "tune",
        "theme": "theme",
        "schema": "schema",
    },
    "Score, with 'loh' for short": {
        "game": "game",
        "sh": "shell",
        **dict.fromkeys(
            (
                "status", "do", "choose", "decline", "table", "end", "retreat", "need", "why",
                "if", "outs", "undo", "redo", "fix", "note", "log", "oath", "finish", "score",
                "house", "set", "vp",
            ),
            "line",
        ),
    },
}  # fmt: skip
"""Command to module of `lohprint.cli`, in the sections and the order that help lists them."""

COMMANDS = {name: module for section in SECTIONS.values() for name, module in section.items()}
"""Command to module."""


def __getattr__(name: str) -> Any:
    """`app`, made when it is asked for."""
    if name != "app":
        raise AttributeError(name)
    from lohprint.cli import root

    return root.app


def main() -> None:
    """Entry point of `lohprint` and `loh`; Ctrl-C ends it without a word, whatever it was at."""
    gc.set_threshold(100_000)  # a short process makes little garbage, and looks for it in vain
    try:
        sys.exit(_answered())
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        gc.freeze()  # else Python looks for garbage in all of it once more before it ends


def _answered() -> int | None:
    """The exit code of what was asked; the short name is for the table, and resumes alone."""
    from lohprint.cli import quick

    _speak_utf8()
    name = Path(sys.argv[0]).stem
    asked = f"_{name.upper()}_COMPLETE" in os.environ  # a shell asks for completions, without words
    words = sys.argv[1:] or (["status"] if name == "loh" and not asked else [])
    try:
        code = None if asked else quick.answered(words)
        if code is None:
            code = _by_typer(words)
        sys.stdout.flush()  # a full disk is told now, not while Python shuts down
    except BrokenPipeError:
        quick.left_early()
        return 0
    except OSError as error:
        where = error.filename or "output"
        quick.tell(f"{where}: {error.strerror}; make room, or choose another place", err=True)
        quick.left_early()
        return 1
    return code


def _by_typer(words: list[str]) -> int:
    """The exit code of a command that typer reads."""
    from lohprint.cli.root import app

    try:
        app(words)
    except SystemExit as done:
        return int(done.code or 0)
    return 0


def _speak_utf8() -> None:
    """Pipes and files get UTF-8; a console that cannot show a letter gets a stand-in.

    Where the caller closed a stream, what would go there goes nowhere.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w"))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")
