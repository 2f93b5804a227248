"""Things made once and kept in the user's cache folder: safe to delete, and not needed to run.

Entries are named by what they were made from, so that a change of any input is another entry.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from lohprint.catalog import files


def folder() -> Path | None:
    """The cache folder by the custom of the system, or None where there is no home."""
    return _folder(os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA"))


@lru_cache(maxsize=8)
def _folder(named: str | None) -> Path | None:
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


@lru_cache
def program(room: str, *versions: str) -> str:
    """A name for the code of a room of this program, and the versions of what it uses."""
    files = sorted(Path(__file__).parents[1].glob(f"{room}/**/*.py"))
    code = ((str(file), file.stat()) for file in files)
    return key(sys.hexversion, versions, [(n, s.st_size, s.st_mtime_ns) for n, s in code])


def kept(name: str, make: Callable[[], bytes]) -> bytes:
    """What is kept under `name`; made and kept when it is not there or was damaged."""
    content = read(name)
    if content is None:
        content = make()
        keep(name, content)
    return content


def read(name: str) -> bytes | None:
    """What is kept under `name`, or None when it is not there or was damaged."""
    root = folder()
    with contextlib.suppress(OSError), open(f"{root}/{name}", "rb") as file:  # noqa: PTH123
        raw = file.read()  # hundreds of entries a run: paths cost more than reading them
        if hashlib.sha256(raw[32:]).digest() == raw[:32]:
            return raw[32:]
    return None


def keep(name: str, content: bytes) -> None:
    """Keep with a checksum, where there is a cache. No fsync: after a crash it is made again."""
    root = folder()
    if root is None:
        return
    path = f"{root}/{name}"
    begun = f"{path}.{os.getpid()}"
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        with open(begun, "wb") as file:  # noqa: PTH123
            file.write(hashlib.sha256(content).digest() + content)
        os.replace(begun, path)  # noqa: PTH105
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(begun)  # noqa: PTH108


def shelf(kind: str, stamp: str, most: int = 60) -> str:
    """A folder for entries that stand and fall together; the oldest of a kind make room for it."""
    root = folder()
    with contextlib.suppress(OSError):
        if root is not None and not (root / kind / stamp).is_dir():
            (root / kind / stamp).mkdir(parents=True)
            by_age = sorted((root / kind).iterdir(), key=lambda path: path.stat().st_mtime)
            for old in by_age[:-most]:
                shutil.rmtree(old, ignore_errors=True)
    return f"{kind}/{stamp}"


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
