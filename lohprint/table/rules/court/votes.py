"""Votes and what they score: each with its reason, so that a count can be read back.

A roll `votes mammon` holds reasons like `+open combat` and `-lost invasion`; the Votes are their
sum, and each but the first scores a victory point (4e lines 52 and 56, 4e-preview line 43).
"""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger, Reason, counted
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.common import need, pair
from lohprint.table.rules.court import cite, phase, turn
from lohprint.table.rules.court.alliance import free_realms
from lohprint.table.rules.court.order import initiative, number, overlord
from lohprint.table.state import Table


def votes(table: Table, devil: str) -> int:
    """The Votes a Devil has."""
    return ledger(table, devil).amount


def ledger(table: Table, devil: str) -> Ledger:
    """A Devil's Votes, each with its reason."""
    marked = table.roll(f"votes {devil}")
    reasons = (Reason(mark[1:], 1 if mark[0] == "+" else -1) for mark in marked)
    return Ledger(f"Votes of {table.name(devil)}", tuple(reasons))


def points(table: Table, devil: str) -> int:
    """Victory points for the Votes a Devil has: one less, never below 0 (case 66)."""
    return scored(votes(table, devil), table.kit.constants["votes_free"])


def scored(votes: int, free: int = 1) -> int:
    """Victory points for `votes` Votes of which the first `free` score nothing."""
    return max(0, votes - free)


def grant(draft: Draft, devil: str, why: str) -> None:
    """A Vote more, with its reason."""
    draft.enroll(f"votes {devil}", f"+{why}")


def lose(draft: Draft, devil: str, why: str) -> bool:
    """A Vote less, if it has one; whether it had."""
    if votes(draft.table, devil) < 1:
        return False
    draft.enroll(f"votes {devil}", f"-{why}")
    return True


def adjust(draft: Draft, line: Line) -> None:
    """`votes 6 +1 -m why`: Votes given or taken by the table. Raises RuleError below none."""
    need(line, 2, "votes D +1 -m why")
    devil, more = names.devil(draft.table, line.words[0]), whole(line.words[1], "Votes")
    have = votes(draft.table, devil)
    if have + more < 0:
        what = f"{draft.table.name(devil)} has {counted(have, 'Vote')} and cannot lose {-more}"
        raise RuleError(what, cite(draft.table, "vote"), f"give {-have} or more")
    sign, why = ("+", line.why or "set by hand") if more > 0 else ("-", line.why or "set by hand")
    draft.enroll(f"votes {devil}", *[sign + why] * abs(more))
    draft.say(f"{draft.table.name(devil)} {counted(have + more, 'Vote')} ({more:+d}, {why})")


# --- the gathering -------------------------------------------------------------------------


def voter(table: Table) -> str:
    """Who gives its Vote next: the first in initiative order that has not; "" when all have."""
    given = table.roll("voted")
    return next((devil for devil in initiative(table) if devil not in given), "")


def vote(draft: Draft, line: Line) -> None:
    """`v 6>3 3>3`: Votes given in initiative order; those of one line in any order. RuleError."""
    phase(draft, line, ("gathering",), "vote", "deal initiative anew first: init")
    given = [pair(draft.table, word) for word in line.words]
    for giver, taker in sorted(given, key=lambda two: number(draft.table, two[0])):
        _vote(draft, giver, taker, line.force)


def _vote(draft: Draft, giver: str, taker: str, force: bool) -> None:
    table = draft.table
    turn_of, source = voter(table), cite(table, "vote")
    if giver in table.roll("voted") and not force:
        raise RuleError(f"{table.name(giver)} has given its Vote", source, "undo takes it back")
    if giver != turn_of and not force:
        age = table.kit.devils[turn_of].age
        who = f"{table.name(turn_of)} votes before {table.name(giver)}"
        raise RuleError(who, source, f"v {age}>D")
    draft.enroll("voted", giver)
    grant(draft, taker, f"from {table.name(giver)}")
    draft.say(f"{table.name(giver)} votes for {table.name(taker)}")


def end_of_turn(draft: Draft, line: Line, last: int) -> None:
    """`eot`: Votes become points and are discarded; the next turn, or the end after turn `last`.

    Raises RuleError where a Devil has yet to vote or, while realms are free, has no home.
    """
    phase(draft, line, ("gathering",), "points", "deal initiative anew first: init")
    if not line.force:
        _all_voted(draft.table)
    now = turn(draft.table)
    for devil in initiative(draft.table):
        have, gained = votes(draft.table, devil), points(draft.table, devil)
        draft.tally(f"vp {now}", devil, gained)
        draft.add("vp", devil, gained)
        if have:
            draft.say(f"{draft.table.name(devil)} {counted(have, 'Vote')}, +{gained}")
        draft.roll(f"votes {devil}", ())
    draft.roll("voted", ())
    if now >= last:
        draft.word("phase", "over")
        draft.word("ending", "points")
        ruler, why = overlord(draft.table)
        draft.say(f"the game is over: Overlord is {draft.table.name(ruler)}, {why}")
        return
    draft.word("ending", "")  # a game that was stopped goes on
    draft.tally("turn", "table", now + 1)
    draft.word("phase", "drawing")


def _all_voted(table: Table) -> None:
    waiting = [devil for devil in initiative(table) if devil not in table.roll("voted")]
    if waiting:
        who = ", ".join(table.name(devil) for devil in waiting)
        raise RuleError(f"no Vote yet from {who}", cite(table, "vote"), "v D>E, or eot! goes on")
    homeless = [devil for devil in initiative(table) if not table.word(f"realm {devil}")]
    told = len(homeless) < len(table.seats)  # a table may keep its realms to itself
    if homeless and told and free_realms(table):
        who = ", ".join(table.name(devil) for devil in homeless)
        raise RuleError(
            f"no home realm: {who}", cite(table, "realm"), "realm D NAME, or eot! goes on"
        )
