"""The strength points of an army: one a horde, more by cards, Devils and realms (4e line 40)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lohprint.catalog.strength import Defense, Points, SoulPoints
from lohprint.table.explain import Ledger
from lohprint.table.kit import meant
from lohprint.table.rules.common import home
from lohprint.table.rules.court.alliance import realm_name
from lohprint.table.rules.court.combat import Kind, kind, known, lead, side
from lohprint.table.rules.court.force import has, hordes, words
from lohprint.table.rules.court.strength import Army, Point, made_of, typed
from lohprint.table.state import Table


def army(table: Table, devil: str) -> Army | None:
    """The army `devil` fights in now; None where a Devil's strength in it is not known."""
    fighters, now = side(table, devil), kind(table, devil)
    if not all(known(table, fighter) for fighter in fighters):
        always = _always(table, fighters)
        return Army(fighters, (), always) if always else None
    points = tuple(_points(table, fighters, now))
    return Army(
        fighters, (*points, *_filled(table, fighters, now, len(points))), _always(table, fighters)
    )


def _points(table: Table, fighters: tuple[str, ...], now: Kind) -> Iterator[Point]:
    for fighter in fighters:
        by_hand = typed(table, fighter)
        yield from by_hand if by_hand is not None else _own(table, fighter, now)
    yield from _led(table, fighters, now)
    if now == "defense":
        yield from _realm(table, fighters[0])


def _own(table: Table, devil: str, now: Kind) -> Iterator[Point]:
    """One point a tabled horde, and what the Devil's cards add (4e lines 40, 75, 94, 96)."""
    for copy in hordes(table, devil):
        power = copy.card.power.strength if copy.card.power else None
        yield Point(int(power or 0), copy.card.name, "4e line 40")
    copies = Counter(copy.card.id for copy in table.at(devil))
    for card_id, count in copies.items():
        card = table.kit.cards[card_id]
        effect = has(card, "points")
        if effect is None:
            continue
        words_ = meant(Points, effect)
        if words_.count == "copies" and now in words_.combat:
            yield from (Point(words_.power, f"{card.name} more", "its card"),) * words_.earned(
                count
            )


def _led(table: Table, fighters: tuple[str, ...], now: Kind) -> Iterator[Point]:
    """What a leader adds for all hordes of its army (Asmodeus, 4e line 57)."""
    leader = lead(table, fighters)[0]
    lord = table.kit.devils[leader]
    if table.word(f"strength {leader}"):
        return
    for effect in lord.effects:
        if effect["effect"] != "points":
            continue
        words_ = meant(Points, effect)
        led = sum(len(hordes(table, fighter)) for fighter in fighters)
        if words_.count == "hordes_led" and now in words_.combat:
            yield from (Point(words_.power, lord.name, "4e line 57"),) * words_.earned(led)


def _realm(table: Table, devil: str) -> Iterator[Point]:
    """The defense of the main defender's home realm: points of power 0 (4e line 45)."""
    yield from (Point(0, realm_name(table, devil), "4e line 45"),) * defense(table, devil)


def defense(table: Table, devil: str) -> int:
    """The defense points of a Devil's home realm now: Sanctuary adds, Metal Beasts take away."""
    by_hand = table.word("defense")
    if by_hand:
        return int(by_hand)
    realm = home(table, devil)
    points = realm.numbers["defense"] if realm else 0
    for fighters, combat in (((devil,), "defense"), (table.roll("attackers"), "attack")):
        for fighter in fighters:
            for effect, _ in words(table, fighter, "defense"):
                change = meant(Defense, effect)
                points = change.applied(points) if change.combat == combat else points
    return points


def _filled(table: Table, fighters: tuple[str, ...], now: Kind, points: int) -> Iterator[Point]:
    """Points of power 0 up to a Devil's Souls (Soul Stones, the Valley: 4e lines 70 and 72)."""
    more: list[tuple[int, str]] = []
    for fighter in fighters:
        souls = table.tally("souls", fighter)
        for effect, why in words(table, fighter, "soul_points"):
            fill = meant(SoulPoints, effect)
            if now in fill.combat:
                more.append((fill.filled(points, souls), why))
    count, why = max(more, default=(0, ""))
    yield from (Point(0, f"{why} for Souls", "4e line 72"),) * count


def _always(table: Table, fighters: tuple[str, ...]) -> str:
    """The card that makes the army win every combat; "" without one (Leviathan, 4e line 77)."""
    return next((why for fighter in fighters for _, why in words(table, fighter, "wins")), "")


def ledger(table: Table, devil: str) -> Ledger:
    """The army's number of points with every reason; its powers are in the title."""
    return made_of(table, devil, army(table, devil), "points")
