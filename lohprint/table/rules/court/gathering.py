"""The gathering as both editions hold it: initiative dealt anew, the Palace's Vote, new realms."""

from __future__ import annotations

from lohprint.errors import UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.phrase import Line
from lohprint.table.rules.court import phase, turn
from lohprint.table.rules.court.alliance import free_realms, move_in
from lohprint.table.rules.court.force import move, of_type, words
from lohprint.table.rules.court.invasion import new_turn
from lohprint.table.rules.court.order import initiative, redealt
from lohprint.table.rules.court.votes import grant
from lohprint.table.state import Table


def deal(draft: Draft, line: Line) -> tuple[str, ...]:
    """Initiative by Souls, or as typed; who has which number now. Raises UsageError.

    The combat phase is over: its rituals are gone, handled or not (4e line 47, 4e-preview 39).
    """
    for devil in initiative(draft.table):
        for copy in of_type(draft.table, devil, "ritual"):
            move(draft, copy.key, "")
    order = _by_hand(draft.table, line) if line.words else redealt(draft.table)
    draft.roll("initiative", order)
    numbered = ", ".join(
        f"{place} {draft.table.name(devil)} ({counted(draft.table.tally('souls', devil), 'Soul')})"
        for place, devil in enumerate(order, 1)
    )
    draft.say(f"initiative{'*' if line.words else ''}: {numbered}")
    new_turn(draft)
    draft.word("phase", "gathering")
    return order


def _by_hand(table: Table, line: Line) -> tuple[str, ...]:
    """Every Devil once, in the order typed. Raises UsageError."""
    order = tuple(names.devil(table, word) for word in line.words)
    if sorted(order) != sorted(table.devils):
        ages = " ".join(str(table.kit.devils[devil].age) for devil in initiative(table))
        raise UsageError(
            f"'{line.text}' does not name every Devil once; initiative 1 first, like init {ages}"
        )
    return order


def realm_votes(draft: Draft) -> None:
    """The Votes that home realms give in each gathering (High Palace)."""
    for devil in initiative(draft.table):
        for effect, why in words(draft.table, devil, "votes"):
            for _ in range(effect["votes"]):
                grant(draft, devil, why)
            draft.say(f"{draft.table.name(devil)} +{counted(effect['votes'], 'Vote')} ({why})")


def first_vote(draft: Draft, devil: str) -> None:
    """A Vote for initiative 1."""
    grant(draft, devil, "initiative 1")
    draft.say(f"{draft.table.name(devil)} +1 Vote (initiative 1)")


def realm(draft: Draft, line: Line) -> None:
    """`realm D NAME`: a Devil changes to a free realm as it votes, or takes its first one.

    In the drawing phase of turn 1 it is the set-up. Raises RuleError, UsageError.
    """
    if len(line.words) < 2:
        free = ", ".join(draft.table.kit.realms[id_].name for id_ in free_realms(draft.table))
        raise UsageError(f"'{line.text}' lacks something; write: realm D NAME; free: {free}")
    devil = names.devil(draft.table, line.words[0])
    begins = turn(draft.table) == 1 and draft.table.word("phase") == "drawing"
    if not begins:
        phase(draft, line, ("gathering",), "vote", "realms change as Devils vote; rs D E in trade")
    move_in(draft, devil, names.realm(draft.table, " ".join(line.words[1:])), line.force)
