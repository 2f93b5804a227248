"""A decision in the making: what a line changes, and the table as it stands meanwhile."""

from __future__ import annotations

from collections.abc import Iterable

from lohprint.table.events import Change, Put, Roll, Tally, Word, apply
from lohprint.table.state import Table


class Draft:
    """Collects changes one after the other; `table` always shows all of them made."""

    def __init__(self, table: Table) -> None:
        self.before = table
        self.table = table
        self.changes: list[Change] = []
        self.said: list[str] = []
        """What happened, in words; joined, they are the entry's title."""
        self.asks: list[str] = []
        """What the players should know or still do; shown, not kept."""
        self.sealed = False
        """The changes are secret: wrapped in the file, and not shown."""

    def _change(self, change: Change) -> None:
        after = apply(self.table, (change,))
        if after != self.table or isinstance(change, Put):
            self.changes.append(change)
            self.table = after

    def word(self, name: str, to: str) -> None:
        """Say a word; "" takes it back."""
        self._change(Word(name=name, to=to))

    def tally(self, what: str, who: str, to: int) -> None:
        """Set a number."""
        self._change(Tally(what=what, who=who, to=to))

    def add(self, what: str, who: str, more: int) -> None:
        """Add to a number."""
        self.tally(what, who, self.table.tally(what, who) + more)

    def roll(self, name: str, to: Iterable[str]) -> None:
        """Set a list."""
        self._change(Roll(name=name, to=tuple(to)))

    def enroll(self, name: str, *more: str) -> None:
        """Put names at the end of a list."""
        self.roll(name, (*self.table.roll(name), *more))

    def put(self, card: str, to: str) -> None:
        """Put a card, by its key, to a Devil or the middle; "" takes it off the table."""
        self._change(Put(card=card, to=to))

    def say(self, text: str) -> None:
        """Add to the title."""
        self.said.append(text)

    def ask(self, text: str) -> None:
        """Add a line for the players."""
        self.asks.append(text)

    @property
    def title(self) -> str:
        """What happened, in one sentence."""
        return "; ".join(self.said)
