"""Where saved games stand: one folder a game under the user's data folder, and which is open."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import NamedTuple

import platformdirs

from lohprint.catalog import files
from lohprint.errors import StoreError, UsageError, nearest

EVENTS = "events.jsonl"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,59}\Z")


class Saved(NamedTuple):
    """A saved game on the shelf."""

    name: str
    path: str
    open: bool


def root() -> Path:
    """The folder of all saved games."""
    return Path(platformdirs.user_data_dir("lohprint", appauthor=False)) / "games"


def find(game: str | None) -> Path:
    """The file of a game: a path, a name on the shelf, or the one that is open.

    Raises StoreError, UsageError where there is none.
    """
    if game is None:
        return place(current())
    path = Path(game)
    if path.is_dir():
        return path / EVENTS
    if path.is_file() or path.suffix or len(path.parts) > 1:
        return path
    return place(game)


def place(name: str) -> Path:
    """The file of the game called `name`. Raises UsageError for a name there is not."""
    path = root() / checked(name) / EVENTS
    if not path.is_file():
        known = [saved.name for saved in games()]
        raise UsageError(f"no game is called '{name}'; {nearest(name, known)}")
    return path


def current() -> str:
    """The name of the open game. Raises UsageError where none is."""
    try:
        return (root() / "current").read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        raise UsageError(
            "no game is open; start one: loh game new 5e 3=ann 6=bo 1=cid 4=dee"
        ) from None


def open_(name: str) -> None:
    """Make `name` the open game. Raises UsageError, StoreError."""
    place(name)
    files.replace(root() / "current", f"{name}\n".encode())


def games() -> tuple[Saved, ...]:
    """All games on the shelf, by name."""
    try:
        opened = current()
    except UsageError:
        opened = ""
    found = sorted(path.parent for path in root().glob(f"*/{EVENTS}"))
    return tuple(
        Saved(name=folder.name, path=str(folder / EVENTS), open=folder.name == opened)
        for folder in found
    )


def fresh(edition: str) -> str:
    """A name no game has yet: `5e-1`, `5e-2` ..."""
    taken = {saved.name for saved in games()}
    return next(n for n in (f"{edition}-{i}" for i in range(1, 10_000)) if n not in taken)


def checked(name: str) -> str:
    """`name` where it can be a folder. Raises UsageError."""
    if not _NAME.match(name):
        raise UsageError(f"game name {name!r}; use letters, digits, '.', '-' and '_'")
    return name


def new_place(name: str) -> Path:
    """The file of a game to be. Raises StoreError where there is one of that name."""
    path = root() / checked(name) / EVENTS
    if path.exists():
        raise StoreError(path, "is there already", "choose another name with --name")
    return path


def copy(source: Path, target: Path) -> None:
    """Copy a saved game, whole or not at all. Raises StoreError where `target` exists."""
    if target.exists():
        raise StoreError(target, "is there already", "choose another name")
    try:
        data = source.read_bytes()
    except OSError as error:
        fix = "see to it that you may read it, then try again"
        raise StoreError(source, f"cannot be read ({error.strerror})", fix) from None
    files.replace(target, data)


def remove(name: str) -> Path:
    """Take a game off the shelf into `removed/`, where it can be found again.

    Raises UsageError where there is no such game. Returns where it is now.
    """
    folder = place(name).parent
    target = root().parent / "removed" / name
    number = 1
    while target.exists():
        number += 1
        target = target.with_name(f"{name}.{number}")
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(os.fspath(folder), target)
    if (root() / "current").is_file() and current() == name:
        (root() / "current").unlink()
    return target
