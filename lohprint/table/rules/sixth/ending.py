"""The end of the game: the Overlord, the worth of Oaths, the winner (6e lines 77 to 142).

Points are kept in halves, since an own Oath may be worth two and a half.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from lohprint.catalog.power import AREAS
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger, Reason, Verdict, counted, points
from lohprint.table.rules.common import adjusted
from lohprint.table.rules.sixth import oaths
from lohprint.table.rules.sixth.sides import counters, leader, side_of
from lohprint.table.rules.sixth.tabled import (
    LABELS,
    listed,
    plays_with,
    realm_value,
)
from lohprint.table.rules.sixth.tabled import points as victory_points
from lohprint.table.state import Table

ENDINGS = {
    "six_points": "a Devil has 6 victory points or more (6e lines 67 and 79)",
    "stopped": "the table stopped before any Devil had 6 victory points",
}
HALVES = 2
Step = tuple[str, str, Callable[[str], int]]
"""What decides among the tied, its source, and how much of it a Devil has."""


def finish(draft: Draft) -> bool:
    """End the game if a Devil has enough points; after all three dominions (6e line 67)."""
    table = draft.table
    enough = table.kit.constants["ends_at"]
    there = tuple(devil for devil in table.devils if victory_points(table, devil) >= enough)
    if there:
        draft.say(f"{listed(table, there)}: {enough} victory points or more, the game ends")
        over(draft, "six_points")
    return bool(there)


def over(draft: Draft, ending: str) -> None:
    """The game ends for a declared reason, and the Overlord is known."""
    draft.word("phase", "over")
    draft.word("ending", ending)
    devil, why = overlord(draft.table)
    draft.say(f"{draft.table.name(devil)} is the Overlord ({why})")


# --- the Overlord --------------------------------------------------------------------------


def overlord(table: Table) -> tuple[str, str]:
    """The Devil with most victory points, and what decided it (6e lines 79 to 83).

    The last step is our reading for a leader that is not among the tied: who of them would lead.
    """
    best = max(victory_points(table, devil) for devil in table.devils)
    tied = [devil for devil in table.devils if victory_points(table, devil) == best]
    if len(tied) == 1:
        return tied[0], f"most victory points, {best}"
    steps: tuple[Step, ...] = (
        ("more points this turn", "6e line 81", lambda d: won_this_turn(table, d)),
        ("a point from Politics this turn", "6e line 82", _won(table, "politics")),
        ("a point from Souls this turn", "6e line 82", _won(table, "souls")),
        ("alliance leader", "6e line 83", lambda d: int(_leads(table, d))),
        ("most alliance counters", "6e line 115", lambda d: counters(table, d)),
        ("highest Politics at home", "6e line 115", lambda d: realm_value(table, d, "politics")),
    )
    devil, why = decided(tied, steps)
    return devil, f"{listed(table, tuple(tied))} tied at {best}; {why}"


def _won(table: Table, area: str) -> Callable[[str], int]:
    return lambda devil: int(devil in table.roll(f"won {area}"))


def won_this_turn(table: Table, devil: str) -> int:
    """Victory points a Devil won this turn."""
    return sum(devil in table.roll(f"won {area}") for area in AREAS)


def _leads(table: Table, devil: str) -> bool:
    side = side_of(table, devil)
    return len(side) > 1 and leader(table, side) == devil


def decided(tied: list[str], steps: tuple[Step, ...]) -> tuple[str, str]:
    """Step by step only those with most of it stay, until one is left; "" when never."""
    for what, source, amount in steps:
        most = max(amount(devil) for devil in tied)
        tied = [devil for devil in tied if amount(devil) == most]
        if len(tied) == 1:
            return tied[0], f"{what} [{source}]"
    return "", ""


# --- the final score -----------------------------------------------------------------------


def worth(table: Table, devil: str) -> int:
    """A Devil's victory points with the Overlord's (6e lines 85 and 135)."""
    extra = table.kit.constants["overlord"] if overlord(table)[0] == devil else 0
    return victory_points(table, devil) + extra


def final(table: Table) -> Mapping[str, Ledger]:
    """Every Devil's total in halves, point by point; before the end without Overlord and Oaths.

    Raises RuleError where the game is over and Oaths are missing.
    """
    if not table.word("ending"):
        return {devil: _total(table, devil, "") for devil in table.devils}
    if plays_with(table, "oaths"):
        oaths.complete(table)
    lord = overlord(table)[0]
    return {devil: _total(table, devil, lord) for devil in table.devils}


def _total(table: Table, devil: str, lord: str) -> Ledger:
    reasons = [
        Reason(f"from {LABELS[area]}", HALVES * table.tally(area, devil), "6e line 65")
        for area in AREAS
    ]
    reasons += [r._replace(amount=HALVES * r.amount) for r in adjusted(table, devil)]
    if devil == lord:
        more = HALVES * table.kit.constants["overlord"]
        reasons.append(Reason("as Overlord", more, "6e line 85"))
    if lord and plays_with(table, "oaths"):
        reasons += _oaths(table, devil)
    kept = tuple(reason for reason in reasons if reason.amount) or (Reason("points", 0),)
    return Ledger(table.name(devil), kept, unit=HALVES)


def _oaths(table: Table, devil: str) -> list[Reason]:
    """Each Oath is worth its Devil's points, an own one half of that (6e line 133)."""
    held = Counter(oaths.held(table, devil))
    return [_oath(table, devil, signer, held[signer]) for signer in table.devils if held[signer]]


def _oath(table: Table, devil: str, signer: str, number: int) -> Reason:
    each = worth(table, signer) * (1 if signer == devil else HALVES)
    held = counted(number, "own Oath" if signer == devil else "Oath")
    whose = "" if signer == devil else f" of {table.name(signer)}"
    why = f"for {held}{whose} ({points(each, HALVES)} each)"
    return Reason(why, each * number, "6e line 133")


def verdict(table: Table) -> Verdict:
    """The highest total wins; ties by 6e lines 137 to 142."""
    totals = {devil: ledger.amount for devil, ledger in final(table).items()}
    best = max(totals.values())
    tied = [devil for devil, amount in totals.items() if amount == best]
    lord, why = overlord(table)
    because = [f"Overlord: {table.name(lord)} ({why})"]
    if len(tied) == 1:
        return Verdict((tied[0],), (*because, f"highest total, {points(best, HALVES)}"))
    names = listed(table, tuple(tied))
    because.append(f"{names} tied at {points(best, HALVES)}")
    steps: tuple[Step, ...] = (
        ("the Overlord", "6e line 139", lambda devil: int(devil == lord)),
        ("most Oaths of the tied", "6e line 140", lambda d: oaths.of(table, d, tied)),
    )
    winner, step = decided(tied, steps)
    if not winner:
        winner, step = lord, "still tied: the Overlord wins, tied or not [6e line 142]"
    return Verdict((winner,), (*because, f"{table.name(winner)}: {step}"))


def standings(table: Table) -> str:
    """`Asmodeus 2, Belial 1, Lilith 0`: victory points, the most first."""
    order = sorted(table.devils, key=lambda devil: -victory_points(table, devil))
    return ", ".join(f"{table.name(d)} {victory_points(table, d)}" for d in order)
