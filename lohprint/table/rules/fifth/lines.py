"""A line of items: one Devil's turn or a part of it, or numbers set by hand."""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import Item, Line
from lohprint.table.rules.fifth import order, starts, turn
from lohprint.table.rules.fifth.items import carry_out
from lohprint.table.rules.fifth.now import now
from lohprint.table.rules.fifth.plays import in_turn
from lohprint.table.rules.fifth.verbs import actor
from lohprint.table.state import Table


def said(draft: Draft, line: Line) -> None:
    """Carry out the items in their order, then end the turn where there is a `.`.

    Raises RuleError, UsageError; then nothing of the line happened.
    """
    devil = actor(draft.table, line)
    numbers = [item for item in line.items if _is_number(item)]
    if len(numbers) == len(line.items) and not line.end:
        by_hand(draft, numbers, devil, line.force)
        return
    _begun(draft, line, devil)
    for item in line.items:
        if not devil and (item.act in ("play", "event", "take") or _is_named(item)):
            in_turn(draft.table, devil)
        carry_out(draft, item, devil, line.force)
    draft.roll("spared", ())
    if devil:
        name = draft.table.name(devil)
        draft.said = [f"{name}: {draft.title}" if draft.said else f"{name} ends its turn"]
    if line.end:
        turn.stay(draft, devil, line.force)


def _begun(draft: Draft, line: Line, devil: str) -> None:
    """Begin the turn of `devil` where it is next; only that Devil may end one."""
    up = order.next_up(draft.table)
    turns = draft.table.word("phase") in ("open", "elimination")
    if turns and devil and (line.force or (up is not None and up.devil == devil)):
        if draft.table.word("actor") != devil:
            starts.begin(draft, devil)
    elif line.end:
        raise RuleError(_no_turn(draft.table, devil), "5e line 20", now(draft.table))


def _no_turn(table: Table, devil: str) -> str:
    """Why a `.` ends nothing here."""
    what = {
        "choose": "no conflict has begun, and it is nobody's turn",
        "trade": "it is the trade phase, and nobody's turn",
        "win": "one Devil is left, and it is nobody's turn",
    }
    other = f"it is not the turn of {table.name(devil)}" if devil else "it is nobody's turn"
    return what.get(table.word("phase"), other)


def _is_number(item: Item) -> bool:
    """Whether it is a number set by hand, like `3=7`."""
    return item.act == "value" and item.value.lstrip("+-").isdigit()


def _is_named(item: Item) -> bool:
    """Whether it is a card played with its dominion, like `ill=s`."""
    return item.act == "value" and not _is_number(item)


def by_hand(draft: Draft, items: list[Item], devil: str, force: bool) -> None:
    """Level 1: one number a turn. A Devil whose number is told has had its turn.

    In the elimination turns that is so when the number is enough to stay.
    """
    told = {names.devil(draft.table, item.name.text) for item in items}
    phase = draft.table.word("phase")
    if phase == "elimination" and devil in told and draft.table.word("actor") != devil:
        starts.begin(draft, devil)
    for item in items:
        carry_out(draft, item, devil, force)
    if phase == "open":
        for who in draft.table.clockwise(draft.table.word("starter")):
            if who in told and who not in draft.table.roll("turns"):
                draft.enroll("turns", who)
        turn.end_turn(draft)
    elif phase == "elimination" and devil in told:
        _stays(draft, devil, force)


def _stays(draft: Draft, devil: str, force: bool) -> None:
    up = order.next_up(draft.table)
    if up is not None and not up.missing and draft.table.word("must retreat") != devil:
        turn.stay(draft, devil, force)
