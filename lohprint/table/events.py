"""What is saved: a small closed set of events, and the four changes they are made of.

Every entry holds its resolved effect: `apply` only writes it down and never judges, so that a
game saved today replays the same under any later rules. Rules decide, entries remember.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from lohprint.catalog.record import Record
from lohprint.table.kit import Kit
from lohprint.table.state import Seat, Table

# --- changes -------------------------------------------------------------------------------


class Word(Record):
    """One word becomes another; "" takes it away."""

    do: Literal["word"] = "word"
    name: str
    to: str


class Tally(Record):
    """One number becomes another; 0 takes it away."""

    do: Literal["tally"] = "tally"
    what: str
    who: str
    to: int = Field(ge=-1_000_000, le=1_000_000)


class Roll(Record):
    """One list becomes another; an empty one is taken away."""

    do: Literal["roll"] = "roll"
    name: str
    to: tuple[str, ...]


class Put(Record):
    """A card goes to a Devil's force or the middle; "" takes it off the table."""

    do: Literal["put"] = "put"
    card: str
    to: str


Change = Annotated[Word | Tally | Roll | Put, Field(discriminator="do")]


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


class Event(Record):
    """What every line of a saved game has: its number, when, and a title for people."""

    n: int = Field(ge=1)
    at: str
    """UTC, like `2026-05-01T19:30:00Z`."""
    title: str


class Began(Event):
    """The first line: the edition as played, who sits where, and the table's first changes."""

    event: Literal["began"] = "began"
    rules: str
    """Module and version of the rules that decided, like `fifth@1`."""
    kit: Kit
    seats: tuple[Seat, ...]
    changes: tuple[Change, ...] = ()


class Entry(Event):
    """Something happened at the table: the line as typed, and everything it changed."""

    event: Literal["entry"] = "entry"
    rules: str
    line: str
    changes: tuple[Change, ...] = ()
    sealed: str = ""
    """The changes of a secret entry, wrapped so that a glance at the file tells nothing."""

    def effect(self) -> tuple[Change, ...]:
        """What it changes, sealed or not."""
        if not self.sealed:
            return self.changes
        return _CHANGES.validate_python(frozen(json.loads(base64.b64decode(self.sealed))))


class Undid(Event):
    """Back to the state after entry `to`."""

    event: Literal["undo"] = "undo"
    to: int


class Redid(Event):
    """Forward again, to the state after entry `to`."""

    event: Literal["redo"] = "redo"
    to: int


class Noted(Event):
    """A remark. Notes are never undone."""

    event: Literal["note"] = "note"


class Fixed(Event):
    """Entry `entry` was put right: back to `to`, then these entries instead of the old ones."""

    event: Literal["fix"] = "fix"
    entry: int
    to: int
    made: tuple[Entry, ...]


AnyEvent = Annotated[
    Began | Entry | Undid | Redid | Noted | Fixed,
    Field(discriminator="event"),
]
_EVENT: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)
_CHANGES: TypeAdapter[tuple[Change, ...]] = TypeAdapter(tuple[Change, ...])


def seal(changes: Iterable[Change]) -> str:
    """Changes as `Entry.sealed` keeps them."""
    plain = json.dumps([change.model_dump() for change in changes], separators=(",", ":"))
    return base64.b64encode(plain.encode()).decode()


def read(data: object) -> AnyEvent:
    """An event from plain JSON data. Raises pydantic's ValidationError."""
    return _EVENT.validate_python(frozen(data))


def write(event: AnyEvent) -> str:
    """An event as one line of JSON, without what is default anyway."""
    tags = {"event": event.event}
    data = {**tags, **event.model_dump(exclude_defaults=True, exclude={"made", "changes"})}
    if isinstance(event, Began | Entry) and event.changes:
        data["changes"] = [change.model_dump() for change in event.changes]
    if isinstance(event, Fixed):
        data["made"] = [json.loads(write(entry)) for entry in event.made]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def frozen(data: Any) -> Any:
    """Lists inside plain data as tuples, for the records' strict gate."""
    if isinstance(data, list):
        return tuple(frozen(item) for item in data)
    if isinstance(data, dict):
        return {key: frozen(value) for key, value in data.items()}
    return data
