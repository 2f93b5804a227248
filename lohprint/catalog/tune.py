"""Tuned decks of the 5th edition: a Devil's deck with some cards swapped for those of others.

A deck file names the base, the number of swaps the players agreed on, and the swaps:

    name: Asmodeus, night shift
    edition: 5e
    base: asmodeus
    limit: 3
    swaps:
      - {out: "688", in: "514"}
      - {out: metal-beasts, in: mephistopheles/infernal-slaver}

A card is named by the number printed on it, or by its id: of the base deck for `out`, as
`deck/card` for `in`; of several copies the last one there is goes. The restrictions (5e line 88)
are lost; rulings.md, deck tuning, gives them: equal dots for equal dots, 30 cards stay 30, the
Alliance card stays, at most the agreed number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from pydantic import Field, model_validator

from lohprint.catalog.edition import Edition
from lohprint.catalog.fields import near
from lohprint.catalog.pieces import Copy, Held, Id, Name
from lohprint.catalog.record import Record, load
from lohprint.catalog.rows import dots_of
from lohprint.catalog.slug import slug
from lohprint.catalog.source import Source
from lohprint.errors import DataError, Faults, LohError, RuleError, nearest

RULE = "5e line 88; the list of restrictions is lost, rulings.md gives it under deck tuning"


class Swap(Record):
    """One card out of the base deck, one of another deck in."""

    out: str
    into: str = Field(alias="in")


class Tuned(Record):
    """A deck file."""

    name: Name
    id: Id = ""
    edition: str
    base: Id
    limit: int = Field(ge=0)
    """The number of swaps the players agreed on."""
    swaps: tuple[Swap, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _default_id(cls, data: object) -> object:
        if isinstance(data, dict) and "id" not in data and isinstance(data.get("name"), str):
            return {**data, "id": slug(data["name"])}
        return data


class Found(NamedTuple):
    """A swap with the copies it means."""

    out: Copy
    into: Copy


def tuned(edition: Edition, source: Source) -> Edition:
    """The edition with the tuned deck as its only deck.

    Raises Faults: DataError for what is not there, RuleError for every restriction broken.
    """
    file = load(Tuned, source)
    if file.base not in edition.decks:
        what, fix = f"there is no deck '{file.base}'", nearest(file.base, edition.decks)
        raise Faults([DataError(source.at(("base",)), what, fix)])
    swaps = _found(edition, file, source)
    faults: list[LohError] = list(_broken(file, swaps, source))
    if faults:
        raise Faults(faults)
    base = edition.decks[file.base]
    deck = base.model_copy(update={"id": file.id, "name": file.name, "advice": ""})
    return replace(
        edition,
        id=f"{edition.id}-{deck.id}",  # its prints stand apart from those of the edition
        decks={deck.id: deck},
        holds={deck.id: _holds(edition.copies_in(base.id), swaps)},
    )


def _holds(base: tuple[Copy, ...], swaps: tuple[Found, ...]) -> tuple[Held, ...]:
    """What the tuned deck holds: the base without what goes, then what comes."""
    gone = Counter((swap.out.piece.id, swap.out.number) for swap in swaps)
    left: list[tuple[str, str]] = []
    for copy in reversed(base):
        key = (copy.piece.id, copy.number)
        if gone[key]:
            gone[key] -= 1
        else:
            left.insert(0, key)
    left += [(swap.into.piece.id, swap.into.number) for swap in swaps]
    return tuple(_held(card, [n for c, n in left if c == card]) for card in dict(left))


def _held(card: str, numbers: list[str]) -> Held:
    if all(numbers):
        return Held(card=card, numbers=tuple(numbers))
    return Held(card=card, quantity=len(numbers))


def _found(edition: Edition, file: Tuned, source: Source) -> tuple[Found, ...]:
    """The copies each swap means. Raises Faults for all that name none, or one that is gone."""
    shelves = {
        "out": list(edition.copies_in(file.base)),
        "in": [copy for copy in edition.copies if copy.deck and copy.deck.id != file.base],
    }
    found: list[Copy] = []
    faults: list[DataError] = []
    for index, swap in enumerate(file.swaps):
        for side, wanted in (("out", swap.out), ("in", swap.into)):
            copy = _take(shelves[side], side, wanted)
            if copy:
                found.append(copy)
            else:
                faults.append(_gone(source, index, side, wanted, shelves[side]))
    if faults:
        raise Faults(faults)
    return tuple(map(Found, found[::2], found[1::2]))


def _take(shelf: list[Copy], side: str, wanted: str) -> Copy | None:
    """Take the last copy of that name from the shelf."""
    copy = next((copy for copy in reversed(shelf) if wanted in _names(copy, side)), None)
    if copy:
        shelf.remove(copy)
    return copy


def _names(copy: Copy, side: str) -> tuple[str, ...]:
    """What a swap may call a copy."""
    deck = copy.deck.id if copy.deck else ""
    names = (copy.number, f"{deck}/{copy.piece.id}", copy.piece.id if side == "out" else "")
    return tuple(filter(None, names))


def _gone(source: Source, index: int, side: str, wanted: str, shelf: list[Copy]) -> DataError:
    where = "the base deck" if side == "out" else "the other decks"
    closest = near(wanted, (name for copy in shelf for name in _names(copy, side)))
    fix = f"did you mean {' or '.join(closest)}?" if closest else "give a printed number"
    return DataError(
        source.at(("swaps", index, side)), f"{side}: no '{wanted}' is left in {where}", fix
    )


def _broken(file: Tuned, swaps: tuple[Found, ...], source: Source) -> Iterator[RuleError]:
    """Every restriction of deck tuning that the swaps break."""
    over = len(swaps) - file.limit
    if over > 0:
        what = f"{source.at(('swaps',))}: {len(swaps)} swaps, where {file.limit} are agreed"
        yield RuleError(what, RULE, f"take {over} back")
    for index, swap in enumerate(swaps):
        place = source.at(("swaps", index))
        for copy in swap:
            if "alliance" in getattr(copy.piece, "tags", ()):
                what = f"{place}: {copy.piece.name} stays with its deck"
                yield RuleError(what, RULE, "swap another card")
        out, into = (dots_of(copy.piece) for copy in swap)
        if out != into:
            what = f"{place}: {swap.out.piece.name} has {out} dots, {swap.into.piece.name} {into}"
            yield RuleError(what, RULE, "swap equal dots for equal dots")
