"""Rules that several systems share, as plain functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lohprint.errors import UsageError
from lohprint.table.draft import Draft
from lohprint.table.explain import Reason
from lohprint.table.phrase import whole
from lohprint.table.state import Table


def reversed_number(number: str) -> int:
    """`513` counts as 315 when Devils choose seats by cards (5e line 13)."""
    return int(number[::-1])


def by_cards(numbers: Sequence[str]) -> tuple[str, ...]:
    """Card numbers in the order their Devils sit, the starter first. Raises UsageError."""
    for number in numbers:
        if not (number.isascii() and number.isdigit() and len(number) == 3):
            raise UsageError(f"card number {number!r}; give three digits")
    return tuple(sorted(numbers, key=reversed_number))


def set_timer(draft: Draft, typed: str, default: int) -> None:
    """`t [2m | pause | go | stop]`: the clock of a trade, as `clock.py` reads the word `timer`.

    Raises UsageError.
    """
    if typed in ("pause", "go", "stop"):
        draft.word("timer", typed)
        draft.say(f"trade timer: {typed}")
        return
    left = seconds(typed, default)
    draft.word("timer", str(left))
    draft.say(f"trade timer: {left // 60}:{left % 60:02}")


def seconds(typed: str, default: int) -> int:
    """A time as people type it: `90s`, `2m`, `60`; "" is `default`. Raises UsageError."""
    if not typed:
        return default
    number = whole(typed.rstrip("ms"), "time")
    if number < 1:
        raise UsageError(f"time {typed!r}; write t 2m or t 90s")
    return number * 60 if typed.endswith("m") else number


def adjust(draft: Draft, devil: str, amount: int, why: str) -> None:
    """Points given or taken by the table, kept with the reason in the roll `adjusted DEVIL`."""
    draft.enroll(f"adjusted {devil}", f"{amount} {why}".strip())
    because = f" ({why})" if why else ""
    draft.say(f"{draft.table.name(devil)} {amount:+d} points{because}")


def adjusted(table: Table, devil: str) -> Iterator[Reason]:
    """What the table gave and took, each with its reason."""
    for entry in table.roll(f"adjusted {devil}"):
        amount, _, why = entry.partition(" ")
        yield Reason(why or "adjusted by hand", int(amount), "the table")
