"""What a game needs to know of its edition, frozen when the game begins.

The kit rides in the first event of the saved game, so that a game started today keeps its score
whatever happens to the card database afterwards. `pack` makes one from an Edition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import field, fields
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from lohprint.catalog.acts import Act, Bar, Draw, Play
from lohprint.catalog.frozen import Frozen, as_words
from lohprint.catalog.power import Power
from lohprint.table import closed

if TYPE_CHECKING:
    from lohprint.catalog.edition import Edition
    from lohprint.catalog.pieces import Card

T = TypeVar("T")
Words = dict[str, Any]
"""An effect as it stands in the card database; the rules that know its tag read it."""


class KitCard(Frozen):
    """A card without its prose."""

    id: str
    name: str
    alias: str = ""
    """A short name people type, where prefixes and initials are taken."""
    type: str
    tags: tuple[str, ...] = ()
    devil: str | None = None
    power: Power | None = None
    dots: int | None = None
    effects: tuple[Words, ...] = ()
    acts: tuple[Act, ...] = ()
    aim: Words | None = None
    play: Play | None = None
    draw: Draw | None = None
    bars: tuple[Bar, ...] = ()
    ends_play: bool = False
    only_in: str | None = None
    returns_to_owner: bool = False

    def says(self, tag: str) -> bool:
        """Whether the card carries a tag, like `ritual` or `global`."""
        return tag in self.tags


class KitDevil(Frozen):
    """A Devil that partakes, and its place in age: 6 is the oldest."""

    name: str
    age: int
    effects: tuple[Words, ...] = ()


class KitRealm(Frozen):
    """A home realm and its numbers: `politics`, `souls`, `military`, or `defense`."""

    name: str
    numbers: dict[str, int] = field(default_factory=dict)
    effects: tuple[Words, ...] = ()


class House(Frozen):
    """A named option of the edition, with why there is one."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    reason: str
    source: str


class KitSetup(Frozen):
    """What is set out for a number of players."""

    players: int
    variant: str = ""
    """Another length of the game than the usual one."""
    counts: dict[str, int]


class Copy(NamedTuple):
    """One physical card: its key in this game, what it is, whose deck it belongs to."""

    key: str
    card: KitCard
    owner: str
    """The id of the Devil that owns it; "" for a common deck."""
    number: str
    """As printed; "" where none is."""


class Kit(Frozen):
    """An edition as one game plays it: the Devils that partake, and their cards."""

    edition: str
    title: str
    rules: str
    """The module in `rules/` that keeps the score."""
    devils: dict[str, KitDevil] = field(default_factory=dict)
    """Without Devils in the edition these are the players by name, aged as they sit."""
    realms: dict[str, KitRealm] = field(default_factory=dict)
    cards: dict[str, KitCard] = field(default_factory=dict)
    copies: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    """Key to card id, owner, printed number; a number that is unique is the key."""
    options: tuple[House, ...] = ()
    constants: dict[str, int] = field(default_factory=dict)
    setups: tuple[KitSetup, ...] = ()
    supply: dict[str, int] = field(default_factory=dict)
    """How many of each component there are, by its name on the list: `Penta-Coin`."""

    @cached_property
    def all_copies(self) -> dict[str, Copy]:
        """Every physical card, by key, in deck order."""
        return {
            key: Copy(key, self.cards[card], owner, number)
            for key, (card, owner, number) in self.copies.items()
        }

    def option(self, name: str) -> House | None:
        """The named option; None where the edition has none of that name."""
        return next((option for option in self.options if option.name == name), None)


def meant(kind: type[T], words: Words) -> T:
    """An effect that is known to be of this kind. Raises ValueError where its words are not."""
    return closed.read(kind, words, str(words.get("effect", kind.__name__)))


def pack(edition: Edition, devils: Iterable[str]) -> Kit:
    """The kit of `edition` for the Devils with these ids, in any order.

    An edition without Devils takes the names of its players, in the order they sit.
    """
    seated = tuple(devils)
    held = [(copy, owner) for copy, owner in _held(edition) if owner in {*seated, ""}]
    cards = {copy[0]: edition.cards[copy[0]] for copy, _ in held}
    return Kit(
        edition=edition.id,
        title=edition.facts.title,
        rules=edition.facts.rules,
        devils=_partakers(edition, seated),
        realms={
            id_: KitRealm(
                name=r.name,
                numbers=r.values.model_dump() if r.values else {"defense": r.defense or 0},
                effects=_words(r.effects),
            )
            for id_, r in edition.realms.items()
        },
        cards={id_: _lean(card) for id_, card in cards.items()},
        copies=dict(_keyed(held)),
        options=tuple(_part(House, option) for option in edition.facts.options),
        constants=dict(edition.facts.constants),
        setups=tuple(_part(KitSetup, row) for row in edition.setup),
        supply={line.name: line.quantity for line in edition.manifest},
    )


def _partakers(edition: Edition, seated: tuple[str, ...]) -> dict[str, KitDevil]:
    if not edition.devils:
        return {name: KitDevil(name=name, age=seat) for seat, name in enumerate(seated, 1)}
    return {
        id_: KitDevil(name=d.name, age=d.age, effects=_words(d.effects))
        for id_, d in edition.devils.items()
        if id_ in seated
    }


def _held(edition: Edition) -> Iterator[tuple[tuple[str, str], str]]:
    """((card id, printed number), owner) of every copy of every deck."""
    for copy in edition.copies:
        yield (copy.piece.id, copy.number), (copy.deck.devil if copy.deck else None) or ""


def _keyed(
    held: Iterable[tuple[tuple[str, str], str]],
) -> Iterator[tuple[str, tuple[str, str, str]]]:
    """Each copy under its number where that is unique, else under `number.1`, `number.2` ..."""
    copies = list(held)
    often = Counter(number for (_, number), _ in copies)
    seen: Counter[str] = Counter()
    for (card, number), owner in copies:
        key = number
        if not number or often[number] > 1:
            stem = number or card
            seen[stem] += 1
            key = f"{stem}.{seen[stem]}"
        yield key, (card, owner, number)


def _lean(card: Card) -> KitCard:
    return _part(KitCard, card, effects=_words(card.effects), aim=card.aim and as_words(card.aim))


def _part(kind: type[T], record: object, **but: Any) -> T:
    """What of a record the kit keeps: the fields of `kind`, as they are but for some."""
    names = (f.name for f in fields(kind))  # type: ignore[arg-type]
    return kind(**{name: getattr(record, name) for name in names} | but)


def _words(effects: Iterable[Frozen]) -> tuple[Words, ...]:
    return tuple(map(as_words, effects))
