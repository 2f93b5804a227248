"""Sides: alliances by counters, their leaders and their sums of dots (6e lines 107 to 123)."""

from __future__ import annotations

from collections.abc import Mapping

from lohprint.catalog.dots import Lead, Penalty
from lohprint.catalog.power import AREAS, Area
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger, Reason
from lohprint.table.rules.sixth.dots import ledgers
from lohprint.table.rules.sixth.tabled import (
    LABELS,
    effects,
    everywhere,
    listed,
    plays_with,
    realm_value,
    supports,
)
from lohprint.table.state import Table

Side = tuple[str, ...]
"""The Devils of an alliance, or one alone, in the order of their seats."""


def holder(table: Table, devil: str) -> str:
    """Who holds a Devil's alliance counter: at home, that Devil itself."""
    return table.word(f"counter {devil}") or devil


def counters(table: Table, devil: str) -> int:
    """How many alliance counters a Devil holds, its own among them."""
    return sum(holder(table, owner) == devil for owner in table.devils)


def give(draft: Draft, owner: str, to: str) -> None:
    """A Devil's counter goes to another, or back home."""
    draft.word(f"counter {owner}", "" if to == owner else to)
    table = draft.table
    where = "comes home" if to == owner else f"goes to {table.name(to)}"
    draft.say(f"the counter of {table.name(owner)} {where}")


def home(draft: Draft) -> None:
    """Every counter goes back to its owner (6e lines 111 and 258)."""
    for devil in draft.table.devils:
        draft.word(f"counter {devil}", "")


def chained(table: Table) -> tuple[Side, ...]:
    """Devils joined by given counters, in chains of any length (6e line 113)."""
    group = {devil: devil for devil in table.devils}
    for owner in table.devils:
        old, new = group[owner], group[holder(table, owner)]
        group = {devil: new if of == old else of for devil, of in group.items()}
    return tuple(
        tuple(devil for devil in table.devils if group[devil] == of)
        for of in dict.fromkeys(group.values())
    )


def sides(table: Table) -> tuple[Side, ...]:
    """Every side. An alliance of all Devils is broken, and each stands alone (6e line 113)."""
    alone = tuple((devil,) for devil in table.devils)
    if not plays_with(table, "alliances"):
        return alone
    found = chained(table)
    return alone if len(found) == 1 else found


def side_of(table: Table, devil: str) -> Side:
    """The side a Devil is on."""
    return next(side for side in sides(table) if devil in side)


def rivals(table: Table, devil: str) -> Side:
    """The Devils not on a Devil's side."""
    mine = side_of(table, devil)
    return tuple(other for other in table.devils if other not in mine)


def leader(table: Table, side: Side) -> str:
    """Wand of Might; else most counters; else the highest Politics at home (lines 115, 207)."""

    def rank(devil: str) -> tuple[bool, int, int]:
        wand = any(list(effects(c.card.effects, Lead)) for c in supports(table, devil))
        return wand, counters(table, devil), realm_value(table, devil, "politics")

    return max(side, key=rank)


def penalty(table: Table) -> Reason:
    """What each further Devil of an alliance costs: 2 dots, 4 with Quarrel (lines 119, 278)."""
    for _, copy, effect in everywhere(table, Penalty):
        return Reason(copy.card.name, effect.dots, "6e line 278")
    return Reason("alliance", table.kit.constants["alliance_penalty"], "6e line 119")


def total(table: Table, side: Side, area: Area) -> Ledger:
    """A side's dots in one dominion."""
    return totals(table, side)[area]


def totals(table: Table, side: Side) -> Mapping[Area, Ledger]:
    """A side's dots: the final dots of each Devil, less the penalty (6e line 119).

    They may sink below 0 unless the house clamps them (6-AMB-2).
    """
    if len(side) == 1:
        return ledgers(table, side[0])
    each, more = penalty(table), len(side) - 1
    less = Reason(f"{each.why}, {each.amount} x {more}", -each.amount * more, each.source)
    own = {devil: ledgers(table, devil) for devil in side}
    return {area: _total(table, own, less, area) for area in AREAS}


def _total(
    table: Table, own: Mapping[str, Mapping[Area, Ledger]], less: Reason, area: Area
) -> Ledger:
    reasons = [
        Reason(table.name(devil), ledger[area].amount, "6e line 119")
        for devil, ledger in own.items()
    ]
    reasons.append(less)
    short = -sum(reason.amount for reason in reasons)
    if short > 0 and table.option("negative_side") == "clamped":
        reasons.append(Reason("not below 0", short, "option negative_side"))
    return Ledger(f"{listed(table, tuple(own))}, {LABELS[area]}", tuple(reasons))
