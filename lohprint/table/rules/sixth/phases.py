"""The five phases of a game turn, and how one follows another (6e lines 29 to 75)."""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.catalog.power import AREAS
from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.phrase import Name
from lohprint.table.rules.sixth import limits, sides
from lohprint.table.rules.sixth.tabled import PHASES, Phase, age, initiative, move, silence
from lohprint.table.state import Table


def begin(draft: Draft) -> None:
    """The next game turn: what only held for the last one is gone."""
    draft.add("turn", "table", 1)
    draft.word("phase", "draw")
    draft.word("swap", "")
    for devil in draft.table.devils:
        draft.word(f"dots {devil}", "")
        draft.tally("owes", devil, 0)
        draft.roll(f"revealed {devil}", ())
    for roll in ("said", "handled", *(f"won {area}" for area in AREAS)):
        draft.roll(roll, ())
    draft.say(f"turn {draft.table.tally('turn', 'table')} begins")


def reach(draft: Draft, phase: Phase, force: bool) -> None:
    """Go on to `phase`. From a discard phase with nothing to choose the next turn begins first.

    Raises RuleError where that phase is past, or where something else comes first.
    """
    playing(draft.table, force)
    now = draft.table.word("phase")
    if now == "discard" and phase != "discard":
        close(draft, force)
        now = "draw"
    if PHASES.index(now) <= PHASES.index(phase):
        draft.word("phase", phase)
        draft.word("timer", draft.table.word("timer") if phase == "trading" else "")
    elif not force:
        raise RuleError(f"the {phase} phase of this turn is over", "6e line 31", _now(now))


def playing(table: Table, force: bool) -> None:
    """Raises RuleError when the game is over."""
    if table.word("phase") == "over" and not force:
        raise RuleError("the game is over", "6e line 79", "score shows the result; u takes back")


def _now(phase: str) -> str:
    return f"this is the {phase} phase; add ! to do it all the same"


def trading(draft: Draft, force: bool) -> None:
    """Something is traded: in the trading phase only, and not with Silence (6e lines 45 and 321).

    Raises RuleError.
    """
    reach(draft, "trading", force)
    barred = silence(draft.table)
    if barred and not force:
        where = age(draft.table, draft.table.cards[barred.key])
        raise RuleError(
            f"no trading with {barred.card.name} on the table", "6e line 321",
            f"who draws one card less may discard it: -{barred.number}@{where}",
        )  # fmt: skip


# --- the discard phase ---------------------------------------------------------------------


def choosing(table: Table) -> tuple[str, ...]:
    """The Devils that have still to say what they keep, in initiative order."""
    if table.word("phase") != "discard":
        return ()
    said = table.roll("said")
    return tuple(d for d in initiative(table) if d not in said and limits.to_keep(table, d).choice)


def choices(table: Table, devil: str) -> str:
    """`Asmodeus keeps 3 of: 1 Fallen Angels, 2 Metal Beasts ...: k 6 1 2 3`."""
    kept = limits.to_keep(table, devil)
    listed = ", ".join(f"{i} {copy.card.name}" for i, copy in enumerate(kept.all, 1))
    may = f", and {kept.optional[0].card.name} if it likes" if kept.optional else ""
    return f"{table.name(devil)} keeps {kept.number} of: {listed}{may}: k {age(table, devil)} ..."


def keep(draft: Draft, words: Sequence[str], force: bool) -> None:
    """`k 6 1 3 4`: a Devil keeps these; `k` alone ends the turn. Raises RuleError."""
    now = draft.table.word("phase")
    if now != "discard":
        what = f"cards are kept in the discard phase, and this is the {now} phase"
        raise RuleError(what, "6e line 71", "go counts the dominions first")
    if not words:
        close(draft, force)
        return
    devil = names.devil(draft.table, words[0])
    kept = limits.to_keep(draft.table, devil)
    chosen = _chosen(kept, words[1:])
    if not force:
        _enough(draft.table, devil, kept, chosen)
    _discard_rest(draft, devil, (*chosen, *kept.forced))
    draft.enroll("said", devil)
    listed = ", ".join(copy.card.name for copy in (*chosen, *kept.forced)) or "nothing"
    draft.say(f"{draft.table.name(devil)} keeps {listed}")
    if not choosing(draft.table):
        close(draft, force)


def _chosen(kept: limits.Kept, words: Sequence[str]) -> list[Copy]:
    """Cards by their place in the list (one digit), else by number or name."""
    chosen: list[Copy] = []
    for word in words:
        left = [copy for copy in kept.all if copy not in chosen]
        place = int(word) - 1 if len(word) == 1 and word in "123456789" else -1
        if 0 <= place < len(kept.all):
            chosen.append(kept.all[place])
        else:
            chosen.append(names.card(Name(word), [left]))
    if len(kept.choose) <= kept.number:
        chosen += [copy for copy in kept.choose if copy not in chosen]
    return chosen


def _enough(table: Table, devil: str, kept: limits.Kept, chosen: Sequence[Copy]) -> None:
    limited = {copy.key for copy in chosen if copy in kept.choose}
    if len(limited) != kept.number:
        raise RuleError(
            f"{table.name(devil)} keeps exactly {kept.number} hordes and artifacts, "
            f"not {len(limited)}",
            "6e line 71", choices(table, devil),
        )  # fmt: skip


def _discard_rest(draft: Draft, devil: str, kept: Sequence[Copy]) -> None:
    for copy in draft.table.at(devil):
        if copy not in kept:
            move(draft, copy, "")


def close(draft: Draft, force: bool) -> None:
    """All discard together, counters go home, the next turn begins (6e lines 71, 73 and 111).

    Raises RuleError while a Devil has still to choose; forced, it keeps its first cards.
    """
    waiting = choosing(draft.table)
    if waiting and not force:
        listed = "; ".join(choices(draft.table, devil) for devil in waiting)
        raise RuleError("what is kept comes first", "6e line 71", listed)
    for devil in draft.table.devils:
        if devil not in draft.table.roll("said"):
            kept = limits.to_keep(draft.table, devil)
            _discard_rest(draft, devil, (*kept.choose[: kept.number], *kept.forced))
    sides.home(draft)
    begin(draft)
