"""Where `cardsdb/` and `templates/` are: --home, this checkout, or inside the installed package."""

from __future__ import annotations

import shutil
import tempfile
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

    Raises StoreError when `target` has one of them already, so that nothing is overwritten, and
    where it cannot be written; then neither is there.
    """
    for name in FOLDERS:
        if (target / name).exists():
            raise StoreError(target / name, "is there already", "choose an empty folder")
    try:
        target.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target, prefix=".eject.") as work:
            for name in FOLDERS:
                shutil.copytree(find() / name, Path(work) / name)
            for name in FOLDERS:
                (Path(work) / name).rename(target / name)
    except OSError as error:
        why = error.strerror or "not all of it"
        raise StoreError(target, f"cannot be written ({why})", "choose another place") from None
    return tuple(target / name for name in FOLDERS)
