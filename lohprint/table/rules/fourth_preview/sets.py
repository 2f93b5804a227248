"""Sets: three or more hordes alike decide combat in the preview (4e-preview lines 31 to 34).

A Devil makes one set of each type at most, for six alike are one long set (ruling A4P-06). Jokers
fill sets up. Of all ways to use them the best is taken: more sets first, then higher powers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from lohprint.catalog.strength import CountsAs, Joker, OwnSet, SetPower
from lohprint.table.kit import meant
from lohprint.table.rules.court.combat import Kind
from lohprint.table.rules.court.force import has, hordes, words
from lohprint.table.rules.court.strength import Point
from lohprint.table.state import Table

STRENGTH, JOKER = "4e-preview line 31", "its card"


@dataclass(frozen=True)
class Type:
    """The hordes of one set type that a Devil has."""

    name: str
    power: int
    """Of the set, were it filled."""
    have: int
    souls: int = 0
    """Souls that may join this type alone (Belial's Tormented Ones)."""
    stand_in: bool = False
    """Its hordes may fill any other set instead (Fallen Angels)."""


def best(table: Table, devil: str, now: Kind) -> tuple[Point, ...]:
    """The sets the Devil has in a combat, with those that are sets by themselves."""
    types = tuple(_types(table, devil, now))
    jokers, stand_ins = _jokers(table, devil), _stand_ins(table, devil)
    souls = table.tally("souls", devil)
    own = tuple(_own_sets(table, devil))
    stones = _stones(table, devil)
    choices = [
        (*made, *own, *_stones_left(stones, souls - spent, table))
        for used in range(stand_ins + 1)
        for made, spent in _made(_without(types, used), jokers + used, table.kit.constants["set"])
    ]
    return max(choices, key=lambda sets: (len(sets), sorted((s.power for s in sets), reverse=True)))


def _made(
    types: tuple[Type, ...], jokers: int, size: int
) -> Iterator[tuple[tuple[Point, ...], int]]:
    """Every choice of types that `jokers` can fill up, and the Souls it takes."""
    for count in range(len(types) + 1):
        for chosen in combinations(types, count):
            lacking = [max(0, size - type_.have) for type_ in chosen]
            souls = [min(lack, type_.souls) for lack, type_ in zip(lacking, chosen, strict=True)]
            need = sum(lacking) - sum(souls)
            if need <= jokers:
                saved = min(jokers - need, sum(souls))  # a joker left over spares a Soul
                points = tuple(Point(t.power, t.name, STRENGTH) for t in chosen)
                yield points, sum(souls) - saved


def _without(types: tuple[Type, ...], used: int) -> tuple[Type, ...]:
    """The types when `used` of the hordes that may stand in for any do so."""
    kept = (replace(type_, have=type_.have - used) if type_.stand_in else type_ for type_ in types)
    return tuple(type_ for type_ in kept if type_.have > 0)


# --- what there is -------------------------------------------------------------------------


def type_of(table: Table, card_id: str) -> str:
    """The set type of a horde: its own, or the one it counts as."""
    effect = has(table.kit.cards[card_id], "counts_as")
    return meant(CountsAs, effect).type if effect else card_id


def _types(table: Table, devil: str, now: Kind) -> Iterator[Type]:
    tabled = [copy.card for copy in hordes(table, devil) if not has(copy.card, "own_set")]
    members = Counter(card.id for card in tabled)
    types: dict[str, Counter[str]] = {}
    for card_id, count in members.items():
        types.setdefault(type_of(table, card_id), Counter())[card_id] = count
    for name, cards in types.items():
        souls = _soul_jokers(table, devil, name)
        stand_in = any(has(table.kit.cards[card_id], "joker") for card_id in cards)
        called = f"set of {_called(table, name)}"
        yield Type(called, _power(table, cards, now), cards.total(), souls, stand_in)


def _called(table: Table, type_: str) -> str:
    card = table.kit.cards.get(type_)
    return card.name if card else f"{type_.capitalize()}s"


def _power(table: Table, cards: Mapping[str, int], now: Kind) -> int:
    """A set's power: printed, or more with enough of one card; jokers do not count (66 to 69)."""
    powers = []
    for card_id, count in cards.items():
        card = table.kit.cards[card_id]
        powers.append(int(card.power.strength or 0) if card.power else 0)
        effect = has(card, "set_power")
        if effect:
            more = meant(SetPower, effect)
            if count >= more.least and now in more.combat:
                powers.append(more.power)
    return max(powers)


def _jokers(table: Table, devil: str) -> int:
    """Jokers of any type that are no hordes themselves (Asmodeus, Wand of Might)."""
    sources = [table.kit.devils[devil].effects]
    sources += [copy.card.effects for copy in table.at(devil) if copy.card.type != "horde"]
    found = (meant(Joker, e) for effects in sources for e in effects if e["effect"] == "joker")
    return sum(int(joker.count) for joker in found if joker.count != "souls")


def _stand_ins(table: Table, devil: str) -> int:
    """Hordes that may fill any set instead of their own (Fallen Angels, line 65)."""
    return sum(has(copy.card, "joker") is not None for copy in hordes(table, devil))


def _soul_jokers(table: Table, devil: str, type_: str) -> int:
    """Souls that may count as this type, for a Devil that has at least one (Belial, line 49)."""
    found = [meant(Joker, effect) for effect, _ in words(table, devil, "joker")]
    fits = any(joker.count == "souls" and joker.type == type_ for joker in found)
    return table.tally("souls", devil) if fits else 0


def _own_sets(table: Table, devil: str) -> Iterator[Point]:
    """Hordes that are sets by themselves (Leviathan, line 72)."""
    for copy in hordes(table, devil):
        effect = has(copy.card, "own_set")
        if effect and meant(OwnSet, effect).of == "card":
            power = copy.card.power.strength if copy.card.power else None
            yield Point(int(power or 0), copy.card.name, JOKER)


def _stones(table: Table, devil: str) -> Point | None:
    """The set the Devil's Souls can form (Soul Stones, line 74); None without the artifact."""
    for effect, why in words(table, devil, "own_set"):
        own = meant(OwnSet, effect)
        if own.of == "souls":
            return Point(own.power or 0, why, JOKER)
    return None


def _stones_left(stones: Point | None, souls: int, table: Table) -> tuple[Point, ...]:
    """A Soul is in one set only, and three make one (our reading of lines 31 and 74)."""
    return (stones,) if stones and souls >= table.kit.constants["set"] else ()
