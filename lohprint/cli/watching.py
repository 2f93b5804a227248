"""`print --watch`: print again whenever a file is saved, until Ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from lohprint.errors import LohError

if TYPE_CHECKING:
    from lohprint.press.run import Printed

EVERY = 0.2
"""Seconds between looks at the files."""

Seen = Mapping[Path, tuple[int, int]]
"""When each file was saved, and its size in bytes."""
Made = Mapping[Path, "Printed"]


def watch(print_: Callable[[Made], Made], roots: tuple[Path, ...]) -> None:
    """Print now, and again after every save under `roots`; faults are told, and it goes on.

    `print_` is given what it made last. Ends with Ctrl-C. Raises what `print_` raises the first
    time, where that is a request that makes no sense.
    """
    made: Made = {}
    try:
        for turn, seen in enumerate(saves(roots)):
            began = time.monotonic()
            try:
                now = print_(made)
            except LohError as error:
                if turn == 0 and error.exit_code == 2:
                    raise
                for line in error.lines():
                    typer.echo(line, err=True)
            else:
                _tell(made, now, time.monotonic() - began)
                made = now
            if turn == 0:
                typer.echo(f"watching {len(seen)} files; end with Ctrl-C")
    except KeyboardInterrupt:
        typer.echo("stopped watching")


def saves(roots: tuple[Path, ...]) -> Iterator[Seen]:
    """The files now, and again after each change, when a save has come to rest."""
    last: Seen = {}
    while True:
        seen = look(roots)
        if seen != last:
            time.sleep(EVERY / 4)
            if look(roots) == seen:
                yield seen
                last = seen
        else:
            time.sleep(EVERY)


def look(roots: tuple[Path, ...]) -> Seen:
    """Every file under the roots but what editors leave beside it; roots may be files."""
    found: dict[Path, tuple[int, int]] = {}
    for root in roots:
        for file in (root, *root.rglob("*")) if root.is_dir() else (root,):
            if file.name.startswith(".") or file.name.endswith(("~", ".pyc", ".tmp")):
                continue
            try:
                stat = file.stat()
            except OSError:  # gone while we looked
                continue
            if not file.is_dir():
                found[file] = (stat.st_mtime_ns, stat.st_size)
    return found


def _tell(before: Made, now: Made, seconds: float) -> None:
    """Which files are new, and how long they took."""
    for path, file in now.items():
        if before.get(path) is not file:
            typer.echo(f"{path}  {file.pages} pages  {file.size / 1000:.0f} kB  {seconds:.1f} s")
    if all(before.get(path) is file for path, file in now.items()):
        typer.echo("saved; nothing looks different")
