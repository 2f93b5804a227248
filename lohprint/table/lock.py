"""One writer at a time: a lock on the open file, which the system drops when a process dies."""

from __future__ import annotations

import time
from pathlib import Path
from typing import IO

from lohprint.errors import StoreError

WAIT = 5.0
"""Seconds to wait for another writer."""


def take(file: IO[bytes], path: Path) -> None:
    """Lock `file` until it is closed. Raises StoreError when another holds it for too long."""
    until = time.monotonic() + WAIT
    while not _tried(file):
        if time.monotonic() > until:
            raise StoreError(path, "is in use by another loh", "close that one, then try again")
        time.sleep(0.01)


try:
    import fcntl

    def _tried(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

except ImportError:  # Windows
    import msvcrt

    def _tried(file: IO[bytes]) -> bool:
        file.seek(1 << 30)  # a byte far behind the end, so that readers are not in the way
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
