"""What is saved: a small closed set of events, and the four changes they are made of.

Every entry holds its resolved effect: `apply` only writes it down and never judges, so that a
game saved today replays the same under any later rules. Rules decide, entries remember.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass, replace
from typing import Any, NamedTuple

from lohprint.catalog.frozen import as_words
from lohprint.table import closed
from lohprint.table.kit import Kit
from lohprint.table.state import Seat, Table

# --- changes -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Word:
    """One word becomes another; "" takes it away."""

    name: str
    to: str


@dataclass(frozen=True, slots=True)
class Tally:
    """One number becomes another; 0 takes it away."""

    what: str
    who: str
    to: int


@dataclass(frozen=True, slots=True)
class Roll:
    """One list becomes another; an empty one is taken away."""

    name: str
    to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Put:
    """A card goes to a Devil's force or the middle; "" takes it off the table."""

    card: str
    to: str


Change = Word | Tally | Roll | Put


def apply(table: Table, changes: Iterable[Change]) -> Table:
    """`table` after `changes`. Judges nothing."""
    words, tallies = dict(table.words), dict(table.tallies)
    rolls, cards = dict(table.rolls), dict(table.cards)
    for change in changes:
        match change:
            case Word(name=name, to=word):
                _write(words, name, word)
            case Tally(what=what, who=who, to=number):
                _write(tallies, (what, who), number)
            case Roll(name=name, to=names):
                _write(rolls, name, names)
            case Put(card=card, to=place):
                cards.pop(card, None)  # a card that moves comes last where it arrives
                _write(cards, card, place)
    return replace(table, words=words, tallies=tallies, rolls=rolls, cards=cards)


def _write(into: dict[Any, Any], key: object, value: object) -> None:
    if value:
        into[key] = value
    else:
        into.pop(key, None)


# --- events --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Event:
    """What every line of a saved game has: its number, when, and a title for people."""

    n: int
    at: str
    """UTC, like `2026-05-01T19:30:00Z`."""
    title: str


@dataclass(frozen=True)
class Began(Event):
    """The first line: the edition as played, who sits where, and the table's first changes."""

    rules: str
    """Module and version of the rules that decided, like `fifth@1`."""
    kit: Kit
    seats: tuple[Seat, ...]
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True)
class Entry(Event):
    """Something happened at the table: the line as typed, and everything it changed."""

    rules: str
    line: str
    changes: tuple[Change, ...] = ()
    sealed: str = ""
    """The changes of a secret entry, wrapped so that a glance at the file tells nothing."""

    def effect(self) -> tuple[Change, ...]:
        """What it changes, sealed or not. Raises ValueError for a seal that is none."""
        if not self.sealed:
            return self.changes
        plain: tuple[Change, ...] = _CHANGES(json.loads(base64.b64decode(self.sealed)), "sealed")
        return plain


@dataclass(frozen=True)
class Undid(Event):
    """Back to the state after entry `to`."""

    to: int


@dataclass(frozen=True)
class Redid(Event):
    """Forward again, to the state after entry `to`."""

    to: int


@dataclass(frozen=True)
class Noted(Event):
    """A remark. Notes are never undone."""


@dataclass(frozen=True)
class Fixed(Event):
    """Entry `entry` was put right: back to `to`, then these entries instead of the old ones."""

    entry: int
    to: int
    made: tuple[Entry, ...]


AnyEvent = Began | Entry | Undid | Redid | Noted | Fixed

# --- the gate ------------------------------------------------------------------------------


class _Tagged(NamedTuple):
    """The words that tell records apart, and their classes."""

    tag: str
    kinds: Mapping[str, type]

    def words(self, of: object) -> Iterator[str]:
        """The word of a record's class, if it has one."""
        return (word for word, kind in self.kinds.items() if kind is type(of))


_DO = _Tagged("do", {"word": Word, "tally": Tally, "roll": Roll, "put": Put})
_EVENTS = _Tagged(
    "event",
    {"began": Began, "entry": Entry, "undo": Undid, "redo": Redid, "note": Noted, "fix": Fixed},
)


def _readers(tags: _Tagged, known: Mapping[str, closed.Reader]) -> closed.Reader:
    kinds = {word: closed.record(kind, known) for word, kind in tags.kinds.items()}
    return closed.tagged(tags.tag, kinds)


_CHANGES = closed.several(_readers(_DO, {}))
_ENTRIES = closed.tagged("event", {"entry": closed.record(Entry, {"changes": _CHANGES})})
_READ = _readers(_EVENTS, {"changes": _CHANGES, "made": closed.several(_ENTRIES)})


def read(data: object) -> AnyEvent:
    """An event from plain JSON data. Raises ValueError."""
    event: AnyEvent = _READ(data, "event")
    return event


def write(event: AnyEvent) -> str:
    """An event as one line of JSON, without what is default anyway."""
    return json.dumps(_plain(event), ensure_ascii=False, separators=(",", ":"))


def seal(changes: Iterable[Change]) -> str:
    """Changes as `Entry.sealed` keeps them."""
    plain = json.dumps([_plain(change) for change in changes], separators=(",", ":"))
    return base64.b64encode(plain.encode()).decode()


def _plain(value: Any) -> Any:
    """Plain data of a record, its tag first, and of everything inside it."""
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if not is_dataclass(value):
        return value
    head = {tags.tag: word for tags in (_DO, _EVENTS) for word in tags.words(value)}
    return {**head, **{key: _plain(item) for key, item in as_words(value).items()}}
