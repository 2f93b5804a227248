"""Where `cardsdb/` and `templates/` are: --home, this checkout, or inside the installed package."""

from __future__ import annotations

import shutil
from pathlib import Path

import lohprint
from lohprint.errors import StoreError

_PACKAGE = Path(lohprint.__file__).resolve().parent
FOLDERS = ("cardsdb", "templates")


def find(home: Path | None = None) -> Path:
    """The folder that holds `cardsdb/` and `templates/`.

    Raises StoreError when `home` is given and holds no `cardsdb/`.
    """
    if home is not None:
        if not (home / "cardsdb").is_dir():
            raise StoreError(
                home, "holds no cardsdb folder", f"'lohprint eject {home}' writes one there"
            )
        return home
    packed = _PACKAGE / "_data"
    return packed if (packed / "cardsdb").is_dir() else _PACKAGE.parent


def folder(home: Path | None, name: str) -> Path:
    """`home`'s own folder `name`, or the built-in one when `home` has none of it."""
    own = find(home) / name
    return own if own.is_dir() else find() / name


def eject(target: Path) -> tuple[Path, ...]:
    """Copy the built-in `cardsdb/` and `templates/` to `target`, for the user to edit.

    Raises StoreError when `target` has one of them already: nothing is overwritten.
    """
    for name in FOLDERS:
        if (target / name).exists():
            raise StoreError(target / name, "is there already", "choose an empty folder")
    ignored = shutil.ignore_patterns("__pycache__")
    for name in FOLDERS:
        shutil.copytree(find() / name, target / name, ignore=ignored)
    return tuple(target / name for name in FOLDERS)
