"""The Devil an event falls on: who qualifies, who has most or least, what settles ties.

An event looks for a Devil it can fall on first, and only then for most or least (6e line 59).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from lohprint.catalog.dots import Aim, Protect
from lohprint.table.kit import Copy, KitCard, meant
from lohprint.table.rules.sixth.dots import ledgers, shown
from lohprint.table.rules.sixth.sides import counters, holder, rivals
from lohprint.table.rules.sixth.tabled import LABELS, effects, hordes, realm_value, supports
from lohprint.table.state import Table


class Struck(NamedTuple):
    """The Devil an event falls on and why; without one, why nobody is."""

    devil: str
    why: str
    unknown: tuple[str, ...] = ()
    """Devils whose hand cards must be counted first."""


def aim_of(card: KitCard) -> Aim | None:
    """A card's aim; None where it needs none."""
    return meant(Aim, card.aim) if card.aim else None


def struck(table: Table, card: KitCard, by: str, hands: Mapping[str, int]) -> Struck:
    """Where an event of `by` with an aim falls. `hands` are the hand sizes that were told."""
    aim = aim_of(card)
    assert aim is not None  # only events with an aim are asked
    found = qualified(table, card, aim, by)
    if not found:
        return Struck("", "no Devil qualifies [6e line 59]")
    if len(found) == 1:
        return Struck(found[0], "the only Devil that qualifies [6e line 59]")
    if aim.by == "hand" and any(devil not in hands for devil in found):
        return Struck("", "hand cards", tuple(d for d in found if d not in hands))
    amounts = {devil: _amount(table, aim, devil, hands) for devil in found}
    return _picked(table, aim, amounts)


def _picked(table: Table, aim: Aim, amounts: Mapping[str, int]) -> Struck:
    best = (max if aim.pick == "most" else min)(amounts.values())
    tied = [devil for devil, amount in amounts.items() if amount == best]
    label = _label(aim)
    why = f"{label} {best}"
    if len(tied) > 1:
        area = aim.tie_area
        assert area is not None  # every aim but by realm names one; realms differ
        order = max if aim.tie == "highest" else min
        tied = [order(tied, key=lambda devil: realm_value(table, devil, area))]
        why += f", tie: {aim.tie} {LABELS[area]} at home"
    return Struck(tied[0], why)


def _label(aim: Aim) -> str:
    area = LABELS[aim.area] if aim.area else ""
    word = {"most": "most", "least": "fewest"}[aim.pick]
    if aim.by == "realm":
        return f"{'highest' if aim.pick == 'most' else 'lowest'} {area} at home,"
    return {"hand": f"{word} hand cards,", "horde_dots": f"{word} {area} on hordes,"}.get(
        aim.by, f"{word} {area},"
    )


def _amount(table: Table, aim: Aim, devil: str, hands: Mapping[str, int]) -> int:
    if aim.by == "hand":
        return hands[devil]
    assert aim.area is not None  # dots and realms are of a dominion
    if aim.by == "realm":
        return realm_value(table, devil, aim.area)
    if aim.by == "dots":
        return ledgers(table, devil, supremacy=False)[aim.area].amount
    letter = aim.area[0].upper()
    return sum(d.count(letter) for copy, d in shown(table, devil) if copy.card.type == "horde")


# --- who qualifies -------------------------------------------------------------------------


def qualified(table: Table, card: KitCard, aim: Aim, by: str) -> tuple[str, ...]:
    """The Devils an event may fall on. A Sanctuary hides its Devil from rituals (note 2)."""
    among = rivals(table, by) if aim.among == "rivals" else table.devils
    return tuple(
        devil
        for devil in among
        if _has(table, devil, aim) and not (card.says("ritual") and sanctuary(table, devil))
    )


def _has(table: Table, devil: str, aim: Aim) -> bool:
    if aim.card and all(copy.card.id != aim.card for copy in table.at(devil)):
        return False
    return _HAVING[aim.having or ""](table, devil)


_HAVING: Mapping[str, Callable[[Table, str], bool]] = {
    "": lambda table, devil: True,
    "own_counter": lambda table, devil: holder(table, devil) == devil,
    "counter": lambda table, devil: counters(table, devil) > 0,
    "horde": lambda table, devil: bool(hordes(table, devil)),
    "artifact": lambda table, devil: bool(alike(table, devil, "artifact")),
    "horde_or_artifact": lambda table, devil: bool(alike(table, devil, "horde_or_artifact")),
    "dots": lambda table, devil: bool(alike(table, devil, "dots")),
}


def sanctuary(table: Table, devil: str) -> Copy | None:
    """The tabled Sanctuary of a Devil, if it has one (6e line 199)."""
    protecting = (c for c in supports(table, devil) if list(effects(c.card.effects, Protect)))
    return next(protecting, None)


def alike(table: Table, devil: str, what: str, area: str = "") -> tuple[Copy, ...]:
    """A Devil's tabled cards of a kind that acts name, with a dot in `area` where one is asked.

    Of several Tormented Ones any may be the first (note 1), so each of them shows what any does.
    """
    showing = _showing(table, devil)
    letter = area[:1].upper()
    return tuple(
        copy
        for copy in table.at(devil)
        if _is(copy, what, showing) and (not letter or letter in showing.get(copy.key, ""))
    )


def _showing(table: Table, devil: str) -> Mapping[str, str]:
    pairs = list(shown(table, devil))
    kin = "".join(dots for copy, dots in pairs if copy.card.says("tormented"))
    return {copy.key: kin if copy.card.says("tormented") else dots for copy, dots in pairs}


def _is(copy: Copy, what: str, showing: Mapping[str, str]) -> bool:
    if what == "dots":
        return bool(showing.get(copy.key))
    words = {copy.card.type, *copy.card.tags, "any"}
    return any(word in words for word in what.split("_or_"))
