"""Bets and the final count, from the Overlord to the last tie-break (4e lines 22 to 25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger, Reason, Verdict, counted
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.common import need
from lohprint.table.rules.court import cite, phase, turn
from lohprint.table.rules.court.order import number, overlord
from lohprint.table.state import Table

# --- Bets ----------------------------------------------------------------------------------


def bets(draft: Draft, line: Line, supply: int) -> None:
    """`b 6 335 +4 [sealed]`: the Bets a Devil holds at the end, by age, and its Power favors.

    `-` is no Bet. There are `supply` Bets on each Devil, and one Power favor of each other Devil
    (ruling A4-07). Raises RuleError, UsageError.
    """
    need(line, 2, "b D BETS [+POWERS] [sealed], like b 6 335 +4; - for no Bet")
    phase(draft, line, ("over",), "bets", "they are told at the end; finish! ends it")
    table = draft.table
    devil = names.devil(table, line.words[0])
    words = [word for word in line.words[1:] if word.lstrip("-") != "sealed"]
    held = _read(table, [word for word in words if word[0] != "+"])
    powers = _read(table, [word[1:] for word in words if word[0] == "+"])
    if not line.force:
        _enough(table, devil, "bets", held, supply)
        _enough(table, devil, "powers", powers, 1)
    draft.roll(f"bets {devil}", sorted(held))
    draft.roll(f"powers {devil}", sorted(powers))
    draft.roll("in", (*(other for other in table.roll("in") if other != devil), devil))
    draft.sealed = len(words) + 1 < len(line.words)
    shown = "sealed" if draft.sealed else _told(table, held, powers)
    draft.say(f"the Bets of {table.name(devil)}: {shown}")


def _read(table: Table, words: list[str]) -> tuple[str, ...]:
    """`335` or `mammon mammon mephistopheles` as Devils; `-` as none."""
    letters = [
        part for word in words if word != "-" for part in (word if word.isdigit() else [word])
    ]
    return tuple(names.devil(table, letter) for letter in letters)


def _enough(table: Table, devil: str, what: str, held: tuple[str, ...], supply: int) -> None:
    """No more of one kind than there are. Raises RuleError."""
    others = Counter(d for o in table.devils if o != devil for d in table.roll(f"{what} {o}"))
    called = {"bets": "Bet", "powers": "Power favor"}[what]
    for on, count in Counter(held).items():
        if others[on] + count > supply:
            raise RuleError(
                f"there are {counted(supply, called)} of {table.name(on)}, and this makes "
                f"{others[on] + count}", cite(table, "supply"), "count again, or add ! to force it",
            )  # fmt: skip


def _told(table: Table, held: tuple[str, ...], powers: tuple[str, ...]) -> str:
    said = ", ".join(f"{count} on {table.name(on)}" for on, count in sorted(Counter(held).items()))
    favors = ", ".join(f"Power of {table.name(on)}" for on in powers)
    return "; ".join(filter(None, (said or "none", favors)))


def missing(table: Table) -> tuple[str, ...]:
    """The Devils whose Bets are not in yet."""
    return tuple(devil for devil in table.devils if devil not in table.roll("in"))


# --- the count -----------------------------------------------------------------------------


def final(table: Table) -> Mapping[str, Ledger]:
    """Every Devil's points: turn by turn, Bets and Power favors of the Overlord, adjustments.

    Raises RuleError when the game is over and Bets are missing.
    """
    waiting = missing(table)
    if table.word("ending") == "points" and waiting:
        who = ", ".join(table.name(devil) for devil in waiting)
        raise RuleError(f"Bets are missing: {who}", cite(table, "bets"), "write b D BETS for each")
    return {devil: Ledger("total", tuple(_points(table, devil))) for devil in table.devils}


def _points(table: Table, devil: str) -> Iterator[Reason]:
    for now in range(1, turn(table) + 1):
        gained = table.tally(f"vp {now}", devil)
        if gained:
            yield Reason(f"in turn {now}", gained, cite(table, "points"))
    set_by_hand = table.tally("vp", devil) - by_turns(table, devil)
    if set_by_hand:
        yield Reason("set by hand", set_by_hand, "the table")
    ruler = overlord(table)[0]
    if devil == ruler:
        return
    source = f"{cite(table, 'extra')}, inferred"
    for what, kind, option in (
        ("Bet", "bets", "bet_value"),
        ("Power favor", "powers", "power_favor_value"),
    ):
        held, each = table.roll(f"{kind} {devil}").count(ruler), int(table.option(option))
        if held:
            why = f"for {counted(held, what)} on the Overlord ({each} each)"
            yield Reason(why, held * each, source)


def by_turns(table: Table, devil: str) -> int:
    """The victory points the Devil's Votes have scored."""
    return sum(table.tally(f"vp {now}", devil) for now in range(1, turn(table) + 1))


def adjust(draft: Draft, line: Line) -> None:
    """`vp 6 -3 -m why`: points given or taken by the table. They count for the Overlord."""
    need(line, 2, "vp D -3 -m why")
    devil, more = names.devil(draft.table, line.words[0]), whole(line.words[1], "points")
    if draft.table.tally("vp", devil) + more < 0:
        have = draft.table.tally("vp", devil)
        what = f"{draft.table.name(devil)} has {counted(have, 'point')} and cannot lose {-more}"
        raise UsageError(f"{what}; give {-have} or more")
    draft.add("vp", devil, more)
    why = f" ({line.why})" if line.why else ""
    draft.say(f"{draft.table.name(devil)} {more:+d} points{why}")


def most_points(table: Table, by_initiative: bool, source: str) -> Verdict:
    """Who has most points; of tied Devils the lowest initiative, or they share the win."""
    totals = {devil: ledger.amount for devil, ledger in final(table).items()}
    best = max(totals.values())
    tied = tuple(devil for devil, total in totals.items() if total == best)
    if len(tied) == 1:
        return Verdict(tied, (f"{table.name(tied[0])} has most points, {best}",))
    because = f"Tie at {best}: {', '.join(table.name(devil) for devil in tied)}"
    if not by_initiative:
        return Verdict(tied, (because, f"the win is shared ({source})"))
    first = min(tied, key=lambda devil: number(table, devil))
    why = f"{table.name(first)} has the lowest initiative, {number(table, first)} ({source})"
    return Verdict((first,), (because, why))


def finish(draft: Draft, line: Line) -> None:
    """`finish`: the game is over; before the last turn only with `finish!`. Raises RuleError."""
    if not draft.table.word("ending"):
        if not line.force:
            now = turn(draft.table)
            raise RuleError(
                f"this is turn {now}", cite(draft.table, "turns"), "finish! stops here and counts"
            )
        draft.word("phase", "over")
        draft.word("ending", "stopped")
    ruler, why = overlord(draft.table)
    draft.say(f"the game is over: Overlord is {draft.table.name(ruler)}, {why}")
