"""The end of a turn, and what comes after it (5e lines 20, 28, 30, 34)."""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.rules.fifth import conflict, order
from lohprint.table.rules.fifth.ending import won
from lohprint.table.rules.fifth.owed import forgive, owed
from lohprint.table.state import Table


def stay(draft: Draft, devil: str, force: bool) -> None:
    """The turn of `devil` ends and it stays in: `.`. Raises RuleError where it may not."""
    if not force:
        _settled(draft.table)
        _may_stay(draft.table, devil)
    if draft.table.word("phase") == "open":
        draft.enroll("turns", devil)
    end_turn(draft)


def _settled(table: Table) -> None:
    waiting = owed(table)
    if waiting:
        listed = "; ".join(dict.fromkeys(entry.words(table) for entry in waiting))
        raise RuleError(f"still to choose: {listed}", "5e line 57", "name it, or end with .!")


def _may_stay(table: Table, devil: str) -> None:
    """Only the strongest stays; equal power with a better realm is not enough (5e line 33)."""
    name = table.name(devil)
    if table.word("must retreat") == devil:
        raise RuleError(f"{name} must retreat this turn", "its card says so", "write r [ally]")
    turn = order.next_up(table)
    if turn is not None and turn.devil == devil and turn.missing:
        raise RuleError(
            f"{name} has {turn.have} and needs {turn.target} to stay", "5e line 33",
            "play more, or write r [ally]",
        )  # fmt: skip


def end_turn(draft: Draft) -> None:
    """The turn is over: what it remembered goes, and the next phase comes when it is time."""
    actor = draft.table.word("actor")
    forgive(draft)
    for word in ("actor", "must retreat", "tie"):
        draft.word(word, "")
    draft.roll("played", ())
    if len(conflict.standing(draft.table)) < 2:
        last(draft, actor)
    elif draft.table.word("phase") == "open" and not _waiting(draft.table):
        opened(draft)


def _waiting(table: Table) -> tuple[str, ...]:
    return tuple(d for d in conflict.standing(table) if d not in table.roll("turns"))


def opened(draft: Draft) -> None:
    """All had a turn: the trade phase, unless a card or the two-player rules skip it."""
    silence = conflict.barred(draft.table, "trade")
    if silence or conflict.two_players(draft.table):
        why = f"no trade phase ({silence.card.name if silence else 'two players'})"
        draft.say(f"all had a turn; {why}")
        draft.word("phase", "elimination")
    else:
        draft.say("all had a turn; trade phase")
        draft.word("phase", "trade")


def last(draft: Draft, actor: str) -> None:
    """One Devil is left. Break Alliance may still undo that; else it wins (AMB-9, AMB-17)."""
    winner = conflict.standing(draft.table)[0]
    breaker = _breaker(draft.table, winner, actor)
    if breaker:
        draft.word("phase", "win")
        age = draft.table.kit.devils[breaker.owner].age
        word = breaker.card.name.split()[0].lower()
        draft.ask(
            f"{draft.table.name(breaker.owner)} may play {breaker.card.name} now "
            f"({age}: {word}@{draft.table.kit.devils[winner].age}); e goes on"
        )
    else:
        won(draft, winner)


def _breaker(table: Table, winner: str, actor: str) -> Copy | None:
    """A card that could bring its owner back: not in its own turn, and only for cards it owns."""
    there = {copy.owner for copy in table.at(winner)} - {winner, actor}
    for copy in table.kit.all_copies.values():
        if copy.owner in there and any(act.act == "reclaim" for act in copy.card.acts):
            return copy
    return None
