"""Things made once and kept in the user's cache folder: safe to delete, and not needed to run.

Entries are named by what they were made from, so that a change of any input is another entry.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from lohprint.catalog import files


def folder() -> Path | None:
    """The cache folder by the custom of the system, or None where there is no home."""
    named = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    if named:
        return Path(named) / "lohprint"
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "lohprint"


def key(*made_from: object) -> str:
    """A file name for what follows from these values alone."""
    return hashlib.sha256(repr(made_from).encode()).hexdigest()[:32]


def kept(name: str, make: Callable[[], bytes]) -> bytes:
    """What is kept under `name`; made and kept when it is not there or was damaged."""
    root = folder()
    if root is None:
        return make()
    with contextlib.suppress(OSError):
        raw = (root / name).read_bytes()
        if hashlib.sha256(raw[32:]).digest() == raw[:32]:
            return raw[32:]
    content = make()
    _keep(root / name, content)
    return content


def _keep(path: Path, content: bytes) -> None:
    """Store with a checksum. No fsync: after a crash it is made again."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(hashlib.sha256(content).digest() + content)
        os.replace(temporary, path)  # noqa: PTH105


def file(name: str, content: bytes) -> Path:
    """A file in the cache folder that holds `content`, for what must be opened by its path.

    Where there is no cache folder, it stands among the system's temporary files.
    """
    root = folder() or Path(tempfile.gettempdir()) / "lohprint"
    path = root / name
    with contextlib.suppress(OSError):
        if path.read_bytes() == content:
            return path
    files.replace(path, content)
    return path
