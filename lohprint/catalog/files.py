"""Write files whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from lohprint.errors import StoreError

_FIX = "choose another place, or close what holds it"


def replace(path: Path, content: bytes) -> None:
    """Put `content` at `path` in one step: a temporary file beside it, fsync, rename.

    Creates missing folders, and follows a link. A pipe or a device is written to, and stays what
    it is. Raises StoreError, and leaves what was there untouched.
    """
    try:
        if path.is_dir():
            raise StoreError(path, "is a folder", "name a file in it")
        if path.exists() and not path.is_file():
            path.write_bytes(content)
        else:
            _swap(Path(os.path.realpath(path)), content)
    except OSError as error:
        raise StoreError(path, f"cannot be written ({error.strerror})", _FIX) from None


def _swap(path: Path, content: bytes) -> None:
    """Write beside `path`, and rename over it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o644)  # noqa: PTH101  # mkstemp makes it private
        os.replace(temporary, path)  # noqa: PTH105
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def check_folder(folder: Path) -> None:
    """Raises StoreError when files cannot be made in a folder, before any work is done."""
    there = next((path for path in (folder, *folder.absolute().parents) if path.exists()), folder)
    if not there.is_dir():
        raise StoreError(folder, f"cannot be a folder: {there} is a file", "choose another place")
    if not os.access(there, os.W_OK | os.X_OK):
        raise StoreError(folder, "cannot be written to", "choose another place with -o")
