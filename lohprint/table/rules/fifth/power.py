"""Power in a dominion, as a ledger (5e line 35, rulings A5-23 and "power").

Highest base of the own tabled hordes (0 without a horde) and all own bonuses; then Furnace of
Souls adds bonuses, "at least" floors lift, and Soul Stone follows the final Souls.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from lohprint.catalog import force
from lohprint.catalog.frozen import tag
from lohprint.catalog.power import AREAS, Area, Value
from lohprint.table.explain import Ledger, Reason
from lohprint.table.kit import Copy, meant
from lohprint.table.rules.fifth import conflict
from lohprint.table.state import Table

RULE = "5e line 35"
_FORCES = {tag(kind): kind for kind in get_args(force.Force)}


def effects(copy: Copy) -> tuple[force.Force, ...]:
    """What a card does to power."""
    return tuple(meant(_FORCES[words["effect"]], words) for words in copy.card.effects)


def force_of(table: Table, devil: str, area: Area) -> Ledger:
    """A Devil's power in one dominion, whatever the conflict is about."""
    cards = table.at(devil)
    reasons = [
        *_base(table, cards, area),
        *(Reason(name, amount) for name, amount in bonuses(cards, area)),
    ]
    lifts = tuple(_lifts(table, devil, area, reasons))
    return Ledger(conflict.LABELS[area], (*reasons, *lifts))


def _value(copy: Copy, area: Area) -> Value:
    return copy.card.power.value(area) if copy.card.power else Value()


def _base(table: Table, cards: Iterable[Copy], area: Area) -> Iterator[Reason]:
    """The highest base; Magical Duel makes every base 0."""
    hordes = [copy for copy in cards if copy.card.type == "horde"]
    everywhere = [copy for key in table.cards for copy in [table.kit.all_copies[key]]]
    duel = next((c for c in everywhere if any(_is_duel(e) for e in effects(c))), None)
    if not hordes:
        yield Reason("base (no horde)", 0, RULE)
    elif duel:
        yield Reason(f"base ({duel.card.name})", 0, RULE)
    else:
        best = max(hordes, key=lambda copy: _value(copy, area).base or 0)
        yield Reason(f"base ({best.card.name})", _value(best, area).base or 0, RULE)


def _is_duel(effect: force.Force) -> bool:
    return isinstance(effect, force.BaseZero)


def bonuses(cards: Iterable[Copy], area: Area) -> Iterator[tuple[str, int]]:
    """Each card's bonus, a soul horde's X among them (cases 7 to 9)."""
    held = list(cards)
    souls = sum(copy.card.says("soul") for copy in held)
    seen: set[str] = set()
    for copy in held:
        bonus = _value(copy, area).bonus
        for effect in effects(copy):
            if isinstance(effect, force.Count) and effect.area == area:
                bonus += effect.bonus(copy.card.id not in seen, souls)
        seen.add(copy.card.id)
        if copy.card.power:
            yield copy.card.name, bonus


def _lifts(table: Table, devil: str, area: Area, reasons: Iterable[Reason]) -> Iterator[Reason]:
    """Furnace, then floors, then Soul Stone, each on what came before (ruling A5-23)."""
    cards = table.at(devil)
    power = sum(reason.amount for reason in reasons)
    for kind in (force.Copy, force.Floor, force.Follow):
        for copy in cards:
            for effect in effects(copy):
                if isinstance(effect, kind):
                    more = _lift(table, devil, area, power, copy, effect)
                    power += more
                    if more:
                        yield Reason(_lifted(copy, effect), more, "ruling A5-23")


def _lift(table: Table, devil: str, area: Area, power: int, copy: Copy, effect: force.Force) -> int:
    match effect:
        case force.Copy():
            return effect.adds(area, _sums(table.at(devil)))
        case force.Floor():
            return effect.raises(area, power, table.word(f"chosen {copy.key}"))
        case force.Follow() if area in effect.to:
            return effect.raises(area, power, force_of(table, devil, effect.source).amount)
    return 0


def _sums(cards: tuple[Copy, ...]) -> Mapping[str, int]:
    return {area: sum(bonus for _, bonus in bonuses(cards, area)) for area in AREAS}


def _lifted(copy: Copy, effect: force.Force) -> str:
    if isinstance(effect, force.Floor):
        return f"to at least {effect.at_least} ({copy.card.name})"
    return copy.card.name


def power(table: Table, devil: str) -> Ledger:
    """What decides the conflict: set by hand, or the highest of what is measured.

    Martial Law and Primary Mission change what is compared; with both the higher counts.
    """
    byhand = table.word(f"power {devil}")
    if byhand:
        return Ledger("Power", (Reason("set by hand", int(byhand)),))
    laws = [effect for copy in conflict.globals_(table) for effect in effects(copy)]
    areas = force.measured(laws, conflict.area(table))
    return max((force_of(table, devil, name) for name in areas), key=lambda led: led.amount)


def powers(table: Table) -> dict[str, int]:
    """The power of every Devil that has not retreated, clockwise from the starter."""
    return {devil: power(table, devil).amount for devil in conflict.standing(table)}
