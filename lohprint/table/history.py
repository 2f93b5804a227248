"""The fold of a saved game: which entries stand, what was undone, what can be redone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lohprint.errors import LohError
from lohprint.table.events import AnyEvent, Began, Entry, Event, Fixed, Redid, Undid, apply
from lohprint.table.state import Table, blank


@dataclass(frozen=True, eq=False)
class Moment:
    """The table after one entry, and the moment before it."""

    entry: Began | Entry
    table: Table
    before: Moment | None = None

    @property
    def n(self) -> int:
        """The number of its entry."""
        return self.entry.n


def begin(event: Began) -> Moment:
    """The first moment of a game."""
    return Moment(event, apply(blank(event.kit, event.seats), event.changes))


def then(moment: Moment, entry: Entry) -> Moment:
    """The moment after `entry`."""
    return Moment(entry, apply(moment.table, entry.effect()), moment)


def back(moment: Moment) -> Iterator[Moment]:
    """The moment itself and all before it, newest first."""
    current: Moment | None = moment
    while current is not None:
        yield current
        current = current.before


class History:
    """Where a game stands, and the way there and back."""

    def __init__(self, first: Began) -> None:
        self.now = begin(first)
        self.past: list[Moment] = []
        self.ahead: list[Moment] = []
        self.all: list[Event] = [first]
        """Every event, notes and undone ones included, as they were saved."""
        self.n = first.n

    def add(self, event: AnyEvent) -> None:
        """Take in one more event. Raises LohError where it does not fit what went before."""
        if event.n != self.n + 1:
            raise LohError(f"entry {event.n} follows entry {self.n}; one is missing")
        match event:
            case Entry():
                self._go(then(self.now, event))
            case Fixed():
                self._go(self._fixed(event))
            case Undid() | Redid():
                self._travel(event)
            case Began():
                raise LohError(f"entry {event.n} begins another game")
        self.all.append(event)
        self.n = event.made[-1].n if isinstance(event, Fixed) and event.made else event.n

    def _go(self, moment: Moment) -> None:
        self.past.append(self.now)
        self.now = moment
        self.ahead = []

    def _travel(self, event: Undid | Redid) -> None:
        undo = isinstance(event, Undid)
        source, target = (self.past, self.ahead) if undo else (self.ahead, self.past)
        while self.now.n != event.to:
            if not source:
                raise LohError(f"entry {event.to} is not there to go to")
            target.append(self.now)
            self.now = source.pop()

    def _fixed(self, event: Fixed) -> Moment:
        moment = self.at(event.to)
        for entry in event.made:
            moment = then(moment, entry)
        return moment

    def at(self, n: int) -> Moment:
        """The standing moment after entry `n`. Raises LohError where none stands."""
        for moment in back(self.now):
            if moment.n == n:
                return moment
        raise LohError(f"entry {n} does not stand; 'log' lists those that do")

    @property
    def standing(self) -> tuple[Began | Entry, ...]:
        """The entries that stand, oldest first."""
        return tuple(moment.entry for moment in back(self.now))[::-1]
