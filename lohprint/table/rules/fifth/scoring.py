"""Overlord, Oaths and the final count (5e lines 45 to 48 and 54, rulings "final VP")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from lohprint.errors import RuleError
from lohprint.table.explain import Ledger, Reason, Verdict, counted
from lohprint.table.rules.common import adjusted
from lohprint.table.rules.fifth import conflict
from lohprint.table.state import Table

EACH = 3
"""Oaths every Devil signs, and Oaths every Devil holds: trades are swaps (5e line 54)."""


def overlord(table: Table) -> tuple[str, str]:
    """The new Overlord and why; "" where there is none (5e line 45, ruling A5-13)."""
    counts = {devil: len(conflict.markers(table, devil)) for devil in table.devils}
    most = max(counts.values())
    leaders = [devil for devil, count in counts.items() if count == most]
    if most == 0:
        return "", "no Devil holds a dominion marker (ruling A5-13)"
    if len(leaders) == 1:
        return leaders[0], f"most dominion markers, {most} (5e line 45)"
    for area in ("politics", "souls"):
        holder = table.word(f"marker {area}")
        if holder in table.devils:
            return holder, f"markers tie, and it holds {conflict.LABELS[area]} (5e line 45)"
    return "", "markers tie, and nobody holds Politics or Souls (ruling A5-13)"


# --- Oaths ---------------------------------------------------------------------------------


def oaths_count(table: Table) -> bool:
    """Whether Oaths are in the game: with two players only by option `two_player_oaths`."""
    return not conflict.two_players(table) or table.option("two_player_oaths") == "on"


def check_oaths(table: Table, devil: str, signers: tuple[str, ...]) -> None:
    """Three Oaths in every row and of every signer (case 47). Raises RuleError naming what is."""
    name = table.name(devil)
    if len(signers) != EACH:
        raise RuleError(
            f"{name} holds {EACH} Oaths, not {len(signers)}", "5e line 54",
            f"not yet placed: {_unplaced(table, devil)}",
        )  # fmt: skip
    placed = _placed(table, devil)
    for signer, count in Counter(signers).items():
        if placed[signer] + count > EACH:
            raise RuleError(
                f"there are {EACH} Oaths of {table.name(signer)}, and this makes "
                f"{placed[signer] + count}", "5e line 54",
                f"not yet placed: {_unplaced(table, devil)}",
            )  # fmt: skip


def _placed(table: Table, besides: str) -> Counter[str]:
    """How many Oaths of each signer the other Devils hold."""
    return Counter(
        signer
        for devil in table.devils
        if devil != besides
        for signer in table.roll(f"oaths {devil}")
    )


def _unplaced(table: Table, besides: str) -> str:
    placed = _placed(table, besides)
    left = {d: EACH - placed[d] for d in table.devils if placed[d] < EACH}
    return ", ".join(f"{table.name(devil)} {count}" for devil, count in left.items())


def missing_oaths(table: Table) -> tuple[str, ...]:
    """The Devils whose Oaths are not in yet."""
    if not oaths_count(table):
        return ()
    return tuple(devil for devil in table.devils if not table.roll(f"oaths {devil}"))


def oath_value(table: Table, signer: str, holder: str) -> int:
    """What one Oath is worth, by options `oath_value` and `own_oath`."""
    held = len(conflict.markers(table, signer))
    if signer == holder:
        own = table.option("own_oath")
        return int(held == 0) if own == "without_marker" else int(own)
    rules = overlord(table)[0] == signer
    values = {
        "two_per_marker": 2 * held,
        "markers_overlord_one": held + int(rules) + 1 if held else 0,
        "four_two": (4 if rules else 2) if held else 0,
    }
    return values[table.option("oath_value")]


# --- the count -----------------------------------------------------------------------------


def final(table: Table) -> Mapping[str, Ledger]:
    """Every Devil's points: victory points, markers, Overlord, Oaths, adjustments.

    Raises RuleError when the game is over and Oaths are missing.
    """
    missing = missing_oaths(table)
    if table.word("ending") and missing:
        listed = ", ".join(table.name(devil) for devil in missing)
        raise RuleError(f"Oaths are missing: {listed}", "5e line 46", "write o D SIGNERS for each")
    return {devil: Ledger("total", tuple(_points(table, devil))) for devil in table.devils}


def _points(table: Table, devil: str) -> Iterator[Reason]:
    held = conflict.markers(table, devil)
    listed = f" ({', '.join(conflict.LABELS[area] for area in held)})" if held else ""
    yield Reason("from conflicts", table.tally("vp", devil), "5e line 43")
    yield Reason(f"for markers{listed}", len(held), "5e line 46, inferred")
    if overlord(table)[0] == devil:
        yield Reason("as Overlord", 1, "5e line 46, inferred")
    yield from _oath_points(table, devil)
    yield from adjusted(table, devil)


def _oath_points(table: Table, devil: str) -> Iterator[Reason]:
    """One line a signer: how many of its Oaths the Devil holds, and what each is worth."""
    held = Counter(table.roll(f"oaths {devil}")) if oaths_count(table) else Counter()
    for signer in (other for other in table.devils if held[other]):
        value = oath_value(table, signer, devil)
        oaths = counted(held[signer], "own Oath" if signer == devil else "Oath")
        whose = "" if signer == devil else f" of {table.name(signer)}"
        why = f"for {oaths}{whose} ({value} each)"
        yield Reason(why, held[signer] * value, "5e line 47, inferred")


def verdict(table: Table) -> Verdict:
    """Who won, and each tie-break that decided it (option `final_tie`, lost list of line 48)."""
    totals = {devil: ledger.amount for devil, ledger in final(table).items()}
    best = max(totals.values())
    tied = tuple(devil for devil, total in totals.items() if total == best)
    if len(tied) == 1:
        return Verdict(tied, (f"{table.name(tied[0])} has most points, {best}",))
    because = [f"Tie at {best}: {', '.join(table.name(devil) for devil in tied)}"]
    for step in table.option("final_tie").split(", "):
        tied, why = _break(table, tied, step)
        because.append(f"{why} (option final_tie; 5e line 48, list lost)")
        if len(tied) == 1:
            break
    return Verdict(tied, tuple(because))


def _break(table: Table, tied: tuple[str, ...], step: str) -> tuple[tuple[str, ...], str]:
    """Those of the tied that a tie-break leaves, and what it says."""
    ruler = overlord(table)[0]
    most = max(len(conflict.markers(table, devil)) for devil in tied)
    keeps: Mapping[str, Callable[[str], bool]] = {
        "overlord": lambda devil: devil == ruler,
        "markers": lambda devil: len(conflict.markers(table, devil)) == most,
        "politics": lambda devil: "politics" in conflict.markers(table, devil),
        "souls": lambda devil: "souls" in conflict.markers(table, devil),
    }
    if step not in keeps:
        return tied, "the win is shared"
    left = tuple(devil for devil in tied if keeps[step](devil))
    if not left:
        return tied, f"{step} does not tell them apart"
    return left, f"{step}: {', '.join(table.name(devil) for devil in left)}"
