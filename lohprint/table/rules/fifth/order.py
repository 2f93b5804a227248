"""Whose turn it is and what it takes to stay (5e lines 20, 32 to 34)."""

from __future__ import annotations

from lohprint.catalog import force
from lohprint.table.explain import Turn
from lohprint.table.rules.fifth import conflict
from lohprint.table.rules.fifth.power import effects, powers
from lohprint.table.state import Table


def next_up(table: Table) -> Turn | None:
    """The Devil whose turn it is, with the reason; None in the trade phase and when all is over."""
    starter = table.word("starter")
    match table.word("phase"):
        case "choose":
            number = table.tally("conflict", "table")
            return Turn(starter, f"starts conflict {number}", "5e line 17")
        case "open":
            return _opening(table)
        case "elimination":
            return _weakest(table)
    return None


def _opening(table: Table) -> Turn | None:
    """Every Devil has one turn, the starter first, clockwise."""
    actor = table.word("actor")
    waiting = [d for d in conflict.standing(table) if d not in table.roll("turns")]
    if actor:
        return Turn(actor, "is in its opening turn", "5e line 17")
    return Turn(waiting[0], "has its opening turn", "5e line 17") if waiting else None


def _weakest(table: Table) -> Turn | None:
    now = powers(table)
    if len(now) < 2:
        return None
    actor = table.word("actor")
    if actor in now:
        return _turn(table, actor, f"is in its turn with {now[actor]} {label(table)}", now)
    least = min(now.values())
    tied = [devil for devil, amount in now.items() if amount == least]
    if len(tied) == 1:
        return _turn(table, tied[0], f"is weakest with {least} {label(table)}", now)
    devil, why = first_of(table, tied)
    return _turn(table, devil, f"is weakest with {least} {label(table)}, {why}", now)


def _turn(table: Table, devil: str, why: str, now: dict[str, int]) -> Turn:
    target = max(amount for other, amount in now.items() if other != devil) + 1
    return Turn(devil, why, "5e lines 32-33", target, now[devil])


def label(table: Table) -> str:
    """What is compared, in a word: `Souls`, or `Military (Martial Law)`."""
    laws = [copy for copy in conflict.globals_(table) if _measures(copy.card.effects)]
    if not laws:
        return conflict.LABELS[conflict.area(table)]
    areas = force.measured((e for copy in laws for e in effects(copy)), conflict.area(table))
    named = " or ".join(conflict.LABELS[name] for name in areas)
    return f"{named} ({', '.join(copy.card.name for copy in laws)})"


def _measures(words: tuple[dict[str, object], ...]) -> bool:
    return any(word["effect"] == "measure" for word in words)


# --- ties ----------------------------------------------------------------------------------


def first_of(table: Table, tied: list[str]) -> tuple[str, str]:
    """Which of the tied weakest has its turn first, and why.

    One holder of a Wand of Might may choose (5e Wand of Might, case 24); otherwise the home
    realms decide, which way is option `weakest_tie` (ruling A5-08).
    """
    holder = wand_holder(table, tied)
    choice = table.word("tie")
    if holder and choice == "first":
        return holder, "tied; the Wand of Might chose first"
    others = [d for d in tied if d != holder] if holder and choice == "last" else tied
    low = table.option("weakest_tie") == "lowest_realm"
    devil = (min if low else max)(others, key=lambda d: conflict.realm_value(table, d))
    value = conflict.realm_value(table, devil)
    which = "lowest" if low else "highest"
    return devil, f"tied; {which} realm value {value} (option weakest_tie, line 32 against 60)"


def wand_holder(table: Table, tied: list[str]) -> str:
    """The one tied Devil with a Wand of Might; "" with none, or with several (realms again)."""
    holders = [
        devil
        for devil in tied
        if any(isinstance(e, force.Tie) for copy in table.at(devil) for e in effects(copy))
    ]
    return holders[0] if len(holders) == 1 else ""


def tied_weakest(table: Table) -> list[str]:
    """All Devils with the least power."""
    now = powers(table)
    return [devil for devil, amount in now.items() if amount == min(now.values())]
