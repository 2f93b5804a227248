"""The timer at the table: how much is left, from the entries that set it going.

A system says the word `timer`: a number of seconds, `pause`, `go`, `stop`. So the timer goes on
where it was after a crash, and an undo takes it back.
"""

from __future__ import annotations

from datetime import datetime

from lohprint.table.events import Entry, Word
from lohprint.table.history import History


def left(history: History, now: str) -> int | None:
    """Seconds left at `now` (UTC, like an entry's `at`), never below 0; None without a timer."""
    remaining: float | None = None
    since: datetime | None = None
    for entry in history.standing:
        for change in entry.changes if isinstance(entry, Entry) else ():
            if isinstance(change, Word) and change.name == "timer":
                remaining, since = _set(change.to, remaining, since, _time(entry.at))
    if remaining is None:
        return None
    return max(0, round(remaining - (_time(now) - since).total_seconds() if since else remaining))


def _set(
    word: str, remaining: float | None, since: datetime | None, at: datetime
) -> tuple[float | None, datetime | None]:
    """What is left and since when it runs, after one setting at `at`."""
    if word.isdigit():
        return float(word), at
    if remaining is None or word in ("stop", ""):
        return None, None
    if since is not None:
        remaining -= (at - since).total_seconds()
    return (remaining, None) if word == "pause" else (remaining, at)


def _time(stamp: str) -> datetime:
    return datetime.fromisoformat(stamp.replace("Z", "+00:00"))
