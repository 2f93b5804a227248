"""The words for power in a dominion: 5th edition, and what later editions share with it.

Each record carries its own arithmetic; `lohprint/table/rules/fifth` says in which order they
count (ruling A5-23). Lines are those of the 5th edition's text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from lohprint.catalog.frozen import Frozen
from lohprint.catalog.power import Area


class Count(Frozen):
    """The bonus X of a soul horde: the first of its name counts `of`, every other counts `rest`.

    5e decks of Belial; edge cases 7 to 9.
    """

    effect: Literal["count"]
    area: Area
    of: Literal["soul"]
    rest: int = 1

    def bonus(self, first: bool, souls: int) -> int:
        """X: `souls`, all Soul hordes of the same controller, on the first of its name."""
        return souls if first else self.rest


class Floor(Frozen):
    """Power (or dots) in `area` are at least `at_least`; `chosen` is named when played."""

    effect: Literal["floor"]
    area: Area | Literal["chosen"]
    at_least: int

    def raises(self, area: str, power: int, chosen: str = "") -> int:
        """What is missing to `at_least`; 0 in other dominions. Bonuses count inside it."""
        mine = chosen if self.area == "chosen" else self.area
        return max(0, self.at_least - power) if mine == area else 0


class Copy(Frozen):
    """All own bonuses in `source` are added in each of `to` as well (Furnace of Souls, 5e)."""

    effect: Literal["copy"]
    source: Area
    to: tuple[Area, ...]

    def adds(self, area: str, bonuses: Mapping[str, int]) -> int:
        """The bonuses of `source`, where `area` is among `to`; a floor is no bonus."""
        return bonuses[self.source] if area in self.to else 0


class Follow(Frozen):
    """Final power in each of `to` is at least final power in `source` (Soul Stone, 5e)."""

    effect: Literal["follow"]
    source: Area
    to: tuple[Area, ...]

    def raises(self, area: str, power: int, source_power: int) -> int:
        """What `power` in `area` lacks to the final power in `source`."""
        return max(0, source_power - power) if area in self.to else 0


class BaseZero(Frozen):
    """Every horde of every Devil has base 0; bonuses stay (Magical Duel, 5e)."""

    effect: Literal["base_zero"]


class Measure(Frozen):
    """Power in `area` decides the conflict; with several such cards the higher counts."""

    effect: Literal["measure"]
    area: Area


def measured(effects: Iterable[object], area: Area) -> tuple[Area, ...]:
    """The dominions whose power decides a conflict over `area`: the highest of them counts."""
    named = tuple(dict.fromkeys(e.area for e in effects if isinstance(e, Measure)))
    return named or (area,)


class Tie(Frozen):
    """The holder settles ties: `order` picks its turn (5e), `win` wins them (6e).

    `realm` counts as the highest realm value in them; `win` goes before it (6e note 8).
    """

    effect: Literal["tie"]
    how: Literal["order", "win", "realm"]
    areas: tuple[Area, ...] = ("politics", "souls", "military")


class Lend(Frozen):
    """The player's other tabled cards of type `of` count as having `tag` (Infernal Slaver, 5e)."""

    effect: Literal["lend"]
    tag: Literal["recover"]
    of: Literal["horde"]


Force = Count | Floor | Copy | Follow | BaseZero | Measure | Tie | Lend
