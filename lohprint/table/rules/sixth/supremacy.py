"""Supremacy: which side wins a dominion, and what follows at once (6e lines 61 to 67)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from lohprint.catalog.dots import Aftermath, Least
from lohprint.catalog.force import Tie
from lohprint.catalog.power import AREAS, Area
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger
from lohprint.table.kit import Copy
from lohprint.table.rules.sixth.sides import Side, side_of, sides, total
from lohprint.table.rules.sixth.tabled import (
    LABELS,
    age,
    effects,
    everywhere,
    hordes,
    listed,
    move,
    realm_value,
    supports,
)
from lohprint.table.state import Table


class Supremacy(NamedTuple):
    """Who wins a dominion with which sums, and what settled a tie."""

    area: Area
    side: Side
    sums: Mapping[Side, Ledger]
    why: str = ""
    source: str = "6e line 63"


def supremacy(table: Table, area: Area) -> Supremacy:
    """The side with the most dots, or the least (Misinformation); none at all may be the most."""
    sums = {side: total(table, side, area) for side in sides(table)}
    wanted = min if least(table, area) else max
    best = wanted(ledger.amount for ledger in sums.values())
    tied = tuple(side for side, ledger in sums.items() if ledger.amount == best)
    if len(tied) == 1:
        return Supremacy(area, tied[0], sums)
    side, why, source = tie(table, tied, area)
    return Supremacy(area, side, sums, why, source)


def least(table: Table, area: Area) -> bool:
    """Whether the least wins here (6e line 273)."""
    return any(effect.area == area for _, _, effect in everywhere(table, Least))


def tie(table: Table, tied: tuple[Side, ...], area: Area) -> tuple[Side, str, str]:
    """The winner of a tie, why, and the rule: Devil power, Wand, realm (6e lines 155 to 160, 218).

    A Devil's power wins for its whole side, the Wand counts as the highest realm, and an
    alliance otherwise has the lowest realm value of its members (6e line 123).
    """
    for side in tied:
        for devil in side:
            powers = effects(table.kit.devils[devil].effects, Tie)
            if any(power.how == "win" and area in power.areas for power in powers):
                return side, f"{table.name(devil)} wins tied {LABELS[area]}", "6e lines 155 to 160"
    for side in tied:
        for devil in side:
            if any(_is_wand(copy, area) for copy in supports(table, devil)):
                return side, f"Wand of Might of {table.name(devil)}", "6e line 207"
    side = max(tied, key=lambda side: lowest_realm(table, side, area))
    values = ", ".join(f"{listed(table, s)} {lowest_realm(table, s, area)}" for s in tied)
    return side, f"home realms {values}", "6e lines 63 and 123"


def _is_wand(copy: Copy, area: Area) -> bool:
    ties = effects(copy.card.effects, Tie)
    return any(effect.how == "realm" and area in effect.areas for effect in ties)


def lowest_realm(table: Table, side: Side, area: Area) -> int:
    """The realm value that counts for a side in a tie (6e line 123)."""
    return min(realm_value(table, devil, area) for devil in side)


# --- the phase -----------------------------------------------------------------------------


def next_area(table: Table) -> Area | None:
    """The dominion decided next: Politics, Souls, Military (6e line 63); None when all are."""
    return next((area for area in AREAS if not table.roll(f"won {area}")), None)


def settle(draft: Draft) -> None:
    """Decide dominion after dominion, until something must be chosen or all three are won.

    The dots are counted anew for each, as what follows a victory point is at once (6-AMB-6).
    """
    while not owing(draft.table):
        area = next_area(draft.table)
        if area is None:
            return
        found = supremacy(draft.table, area)
        draft.say(sentence(draft.table, found))
        win(draft, area, found.side)


def sentence(table: Table, found: Supremacy) -> str:
    """`Politics: Asmodeus 5 (Baalzebub 4)`, with what settled a tie."""
    mine = found.sums[found.side].amount
    others = sorted(
        (item for item in found.sums.items() if item[0] != found.side),
        key=lambda item: item[1].amount,
        reverse=not least(table, found.area),
    )
    rest = ", ".join(f"{listed(table, side)} {ledger.amount}" for side, ledger in others)
    why = f"; tie: {found.why} [{found.source}]" if found.why else ""
    return f"{LABELS[found.area]}: {listed(table, found.side)} {mine} ({rest}{why})"


def win(draft: Draft, area: Area, winners: Side) -> None:
    """Every Devil of the side gains the whole victory point (6e lines 65 and 123)."""
    draft.roll(f"won {area}", winners)
    for devil in winners:
        draft.add(area, devil, draft.table.kit.constants["supremacy"])
    for controller, copy, effect in tuple(everywhere(draft.table, Aftermath)):
        if area in effect.areas and copy.key in draft.table.cards:
            if effect.who == "rivals":
                _owe(draft, effect, controller, winners)
            elif (controller in winners) == effect.won:
                _follow(draft, effect, controller, copy)
    pay(draft)


def _follow(draft: Draft, effect: Aftermath, devil: str, copy: Copy) -> None:
    """Dedication, Faithful Followers, Leviathan (6e lines 229, 234, 255)."""
    table = draft.table
    if effect.then == "discard_tabled":
        draft.say(f"{copy.card.name}: {table.name(devil)} discards all its tabled cards")
        for other in table.at(devil):
            move(draft, other, "")
        return
    ends = {"remove_self": "leaves the game", "shuffle_self": "goes into its personal deck"}
    draft.say(f"{copy.card.name} of {table.name(devil)} {ends.get(effect.then, 'is discarded')}")
    move(draft, copy, "")
    if effect.then == "remove_self":
        draft.enroll("removed", copy.key)


# --- Retribution ---------------------------------------------------------------------------


def _owe(draft: Draft, effect: Aftermath, controller: str, winners: Side) -> None:
    """Each rival that gained the point discards hordes of its choice (6e line 294)."""
    for devil in winners:
        if devil not in side_of(draft.table, controller):
            draft.add("owes", devil, effect.cards)


def owing(table: Table) -> tuple[str, ...]:
    """The Devils that still have hordes to choose and discard."""
    return tuple(devil for devil in table.devils if table.tally("owes", devil))


def pay(draft: Draft) -> None:
    """Discard what leaves no choice: all hordes, or some of hordes that are all alike."""
    for devil in owing(draft.table):
        mine = hordes(draft.table, devil)
        owed = draft.table.tally("owes", devil)
        if len(mine) > owed and len({copy.card.id for copy in mine}) > 1:
            continue
        for copy in mine[:owed]:
            move(draft, copy, "")
        draft.tally("owes", devil, 0)
        gone = ", ".join(copy.card.name for copy in mine[:owed]) or "no horde, as it has none"
        draft.say(f"{draft.table.name(devil)} discards {gone} [6e line 294]")


def pay_with(draft: Draft, copy: Copy, devil: str) -> None:
    """A discarded card counts toward what its Devil owes, if it is a horde."""
    if copy.card.type == "horde" and draft.table.tally("owes", devil):
        draft.add("owes", devil, -1)
        pay(draft)


def due(table: Table) -> str:
    """Who must discard how many hordes, for the players; "" when nobody must."""
    return "; ".join(
        f"{table.name(devil)} chooses and discards {table.tally('owes', devil)} hordes: "
        f"-CARD@{age(table, devil)}"
        for devil in owing(table)
    )
