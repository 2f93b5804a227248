"""Where output goes: a file, a pipe or a terminal; whole or not at all."""

from __future__ import annotations

import shutil
import sys
import textwrap
from pathlib import Path

import typer

from lohprint.errors import StoreError


def deliver(content: bytes, target: Path | None, keep: Path | None = None) -> None:
    """Write to `target`, or to stdout when None; a file inside the folder `keep` is refused."""
    if target is None:
        _to_stdout(content)
        return
    from lohprint.catalog.files import replace

    if keep and target.resolve().is_relative_to(keep.resolve()):
        raise StoreError(target, "lies in the card database", "choose another place")
    replace(target, content)
    typer.echo(f"wrote {target}", err=True)


def folder(asked: Path | None, *usual: str) -> Path:
    """Where several files go: the folder asked for, or the usual one in `output`.

    Raises StoreError where none can be made there, before the work on them is done.
    """
    from lohprint.catalog import files

    made = asked or Path("output", *usual)
    files.check_folder(made)
    return made


def on_terminal() -> bool:
    """Whether a person is looking."""
    return sys.stdout.isatty()


def say(line: str) -> None:
    """Print a line, wrapped between words where the terminal is narrow."""
    typer.echo(wrapped(line, sys.stdout))


def wrapped(line: str, stream: object) -> str:
    """`line` for a terminal of its width; unchanged in a pipe or a file."""
    if not line or not getattr(stream, "isatty", lambda: False)():
        return line
    width = max(20, shutil.get_terminal_size().columns)
    return textwrap.fill(line, width, subsequent_indent="  ")


def columns() -> int:
    """How wide a line may be: a terminal's width, or as wide as it likes in a pipe or a file."""
    return shutil.get_terminal_size().columns if on_terminal() else 1000


def _to_stdout(content: bytes) -> None:
    if on_terminal():
        typer.echo(content.decode(), nl=False)
    else:
        # Bytes, so that no code page comes between; flushed, so that a full disk is told now.
        # All of them: where Python does not buffer, a write may take only the first.
        sys.stdout.flush()
        rest = memoryview(content)
        while rest:
            rest = rest[sys.stdout.buffer.write(rest) :]
    sys.stdout.flush()
