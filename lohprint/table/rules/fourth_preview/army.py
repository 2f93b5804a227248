"""The sets an army is compared by, with the home realm's (4e-preview lines 30 to 34)."""

from __future__ import annotations

from collections.abc import Iterator

from lohprint.catalog.strength import Defense
from lohprint.table.explain import Ledger
from lohprint.table.kit import meant
from lohprint.table.rules.common import home
from lohprint.table.rules.court.alliance import realm_name
from lohprint.table.rules.court.combat import Kind, kind, known, side
from lohprint.table.rules.court.force import words
from lohprint.table.rules.court.strength import Army, Point, made_of, typed
from lohprint.table.rules.fourth_preview.sets import best
from lohprint.table.state import Table


def army(table: Table, devil: str) -> Army | None:
    """The army `devil` fights in now; None where a Devil's strength in it is not known.

    Hordes of allies never fill one set together (line 34).
    """
    fighters, now = side(table, devil), kind(table, devil)
    if not all(known(table, fighter) for fighter in fighters):
        return None
    return Army(fighters, tuple(_sets(table, fighters, now)))


def _sets(table: Table, fighters: tuple[str, ...], now: Kind) -> Iterator[Point]:
    for fighter in fighters:
        by_hand = typed(table, fighter)
        yield from by_hand if by_hand is not None else best(table, fighter, now)
    if now == "defense":
        home = Point(0, realm_name(table, fighters[0]), "4e-preview line 30")
        yield from (home,) * defense(table, fighters[0])


def defense(table: Table, devil: str) -> int:
    """Sets of power 0 of a Devil's home realm; Sanctuary makes them 2 (line 82)."""
    by_hand = table.word("defense")
    if by_hand:
        return int(by_hand)
    realm = home(table, devil)
    points = realm.numbers["defense"] if realm else 0
    if table.word("silence") == "sanctuary":
        return points
    for effect, _ in words(table, devil, "defense"):
        points = meant(Defense, effect).applied(points)
    return points


def ledger(table: Table, devil: str) -> Ledger:
    """The army's number of sets with every reason; its powers are in the title."""
    return made_of(table, devil, army(table, devil), "sets")
