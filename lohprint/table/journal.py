"""A saved game: a file of events, one JSON line each, only ever appended to.

Every line ends in `"sum"`, a digest over the line before and itself, so that a file changed by
hand is refused at the place of the change and left as it is. A line is written and synced before
anything is shown. A last line without its end (a power cut) never counts: the next write sets it
aside in `<file>.torn`, and whoever opens the game is told.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from lohprint.catalog import files
from lohprint.errors import DataError, Place, StoreError
from lohprint.table import events, lock
from lohprint.table.events import AnyEvent

_BOM = b"\xef\xbb\xbf"
_SUM = b',"sum":"'


class Journal:
    """One saved game on disk: what was read so far, and where the next line goes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.torn = b""
        """A last line without an end, found at the last reading."""
        self._offset = 0
        self._line = 0
        self._sum = ""

    @classmethod
    def create(cls, path: Path, first: AnyEvent) -> Journal:
        """A new file with its first event, whole or not at all.

        Raises StoreError when there is a file already: no game is ever written over.
        """
        if path.exists():
            raise StoreError(path, "is there already", "choose another name")
        files.replace(path, _signed(first, "")[0])
        return cls(path)

    @contextmanager
    def locked(self) -> Iterator[IO[bytes]]:
        """The open file, with nobody else writing. Raises StoreError."""
        try:
            file = self.path.open("r+b")
        except FileNotFoundError:
            raise StoreError(self.path, "is no saved game", "'loh game list' shows them") from None
        except OSError as error:
            fix = "see that you may read and write it"
            raise StoreError(self.path, f"cannot be opened ({error.strerror})", fix) from None
        with file:
            lock.take(file, self.path)
            yield file

    def news(self, file: IO[bytes]) -> tuple[AnyEvent, ...]:
        """The events since the last reading. Raises DataError at the first line that is wrong."""
        file.seek(self._offset)
        data = file.read()
        whole, end, self.torn = data.rpartition(b"\n")
        if not end:
            whole, self.torn = b"", data
        found = tuple(self._read(line) for line in (whole + end).splitlines(keepends=True))
        if not self._line:
            what = "is empty" if not data else "has no whole line"
            raise DataError(Place(self.path, 1, 1), f"{what}; it is no saved game", _HELP)
        return tuple(event for event in found if event is not None)

    def _read(self, raw: bytes) -> AnyEvent | None:
        self._line += 1
        start, line = self._offset, raw
        self._offset += len(raw)
        line = line.removeprefix(_BOM) if start == 0 else line
        if not line.strip():
            return None
        body, sign, rest = line.rstrip().rpartition(_SUM)
        total = _digest(self._sum, body)
        event = self._event(line)
        if not sign or rest != f'{total}"}}'.encode():
            raise self.fault("was changed by hand, or a line before it is gone")
        self._sum = total
        return event

    def _event(self, line: bytes) -> AnyEvent:
        try:
            data = json.loads(line.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise self.fault("is not UTF-8", error.start + 1) from None
        except json.JSONDecodeError as error:
            raise self.fault(f"is not JSON ({error.msg})", error.colno) from None
        if not isinstance(data, dict):
            raise self.fault("is no event of a game")
        data.pop("sum", None)
        try:
            return events.read(data)
        except ValueError as error:
            raise self.fault(str(error)) from None

    def fault(self, what: str, column: int = 1) -> DataError:
        """A DataError at the line read last."""
        return DataError(Place(self.path, self._line, column), what, _HELP)

    def append(self, file: IO[bytes], new: Iterable[AnyEvent]) -> None:
        """Write events and sync them; a torn last line is set aside first.

        Raises StoreError, and then the file ends where it ended before.
        """
        total, lines = self._sum, b""
        for event in new:
            line, total = _signed(event, total)
            lines += line
        try:
            if self.torn:
                self._set_aside(file)
            file.seek(self._offset)
            file.write(lines)
            file.flush()
            os.fsync(file.fileno())
        except OSError as error:
            self._cut(file)
            fix = "make room, and type the line again"
            raise StoreError(self.path, f"cannot be written ({error.strerror})", fix) from None
        self._offset += len(lines)
        self._line += lines.count(b"\n")
        self._sum = total

    def _set_aside(self, file: IO[bytes]) -> None:
        aside = self.path.with_name(self.path.name + ".torn")
        old = aside.read_bytes() if aside.exists() else b""
        files.replace(aside, old + self.torn + b"\n")
        file.truncate(self._offset)
        self.torn = b""

    def _cut(self, file: IO[bytes]) -> None:
        try:
            file.truncate(self._offset)
        except OSError:
            # The disk is gone; what is left without a line's end counts as torn next time.
            return


_HELP = (
    "it was left as it is, and no other copy is kept; put one back, or 'loh game rm' takes it away"
)


def _digest(before: str, body: bytes) -> str:
    return hashlib.blake2b(before.encode() + body, digest_size=6).hexdigest()


def _signed(event: AnyEvent, before: str) -> tuple[bytes, str]:
    """The event's line with its digest, and the digest."""
    body = events.write(event).encode().removesuffix(b"}")
    total = _digest(before, body)
    return body + _SUM + f'{total}"}}\n'.encode(), total
