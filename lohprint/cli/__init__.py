"""The command line: parse, call one function, show. The one place where errors are caught.

A command lives in the module that COMMANDS names, and is imported only when it is asked for, so
that a command at the table never waits for what it does not need: not even for typer.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lohprint.cli.root import app as app

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
    "proof": "proof",
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


def __getattr__(name: str) -> Any:
    """`app`, made when it is asked for."""
    if name != "app":
        raise AttributeError(name)
    from lohprint.cli import root

    return root.app


def main() -> None:
    """Entry point of `lohprint` and `loh`; the short name is for the table, and resumes alone."""
    from lohprint.cli import quick

    _speak_utf8()
    name = Path(sys.argv[0]).stem
    asked = f"_{name.upper()}_COMPLETE" in os.environ  # a shell asks for completions, without words
    words = sys.argv[1:] or (["status"] if name == "loh" and not asked else [])
    try:
        code = None if asked else quick.answered(words)
        if code is None:
            from lohprint.cli.root import app

            app(words)
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        quick.tell(
            f"{error.filename or 'output'}: {error.strerror}; nothing was finished", err=True
        )
        sys.exit(1)
    sys.exit(code)


def _speak_utf8() -> None:
    """Pipes and files get UTF-8; a console that cannot show a letter gets a stand-in."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")
