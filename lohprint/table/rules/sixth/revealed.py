"""Events after the reveal: by initiative, each Devil's from left to right (6e line 57)."""

from __future__ import annotations

from lohprint.catalog.dots import SkipTurn
from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.rules.sixth import phases
from lohprint.table.rules.sixth.happenings import handle
from lohprint.table.rules.sixth.tabled import effects, initiative
from lohprint.table.rules.sixth.told import Missing, Told, told
from lohprint.table.state import Table


def waiting(table: Table) -> tuple[tuple[str, Copy], ...]:
    """(Devil, event) of every event still to be handled, in the order they are."""
    return tuple(
        (devil, copy)
        for devil in initiative(table)
        for copy in table.at(devil)
        if copy.card.type == "event"
    )


def walk(draft: Draft, text: str) -> None:
    """Handle the next event with what was told, and all after it that need nothing told.

    Raises RuleError where there is none, Missing where the next one needs more.
    """
    pending = waiting(draft.table)
    if not pending:
        raise RuleError("no event waits to be handled", "6e line 57", "write go")
    answers = told(draft.table, text)
    devil, copy = pending[0]
    try:
        _handle(draft, devil, copy, answers)
    except Missing as missing:
        what = f"{copy.card.name} of {draft.table.name(devil)} waits for {missing.what}"
        raise Missing(what, "6e line 57", "tell it after ev") from None
    answers.used_up(copy.card.name)
    for devil, copy in iter(lambda: _next(draft.table), None):
        try:
            handle(Draft(draft.table), devil, copy, Told())
        except Missing:
            return
        _handle(draft, devil, copy, Told())


def _next(table: Table) -> tuple[str, Copy] | None:
    return next(iter(waiting(table)), None)


def _handle(draft: Draft, devil: str, copy: Copy, answers: Told) -> None:
    handle(draft, devil, copy, answers)
    if list(effects(copy.card.effects, SkipTurn)):
        draft.say("the rest of the game turn is skipped")
        phases.begin(draft)


def preview(table: Table) -> str:
    """The next event, where it falls and what must be told; "" when none waits."""
    pending = _next(table)
    if pending is None:
        return ""
    devil, copy = pending
    trial = Draft(table)
    try:
        handle(trial, devil, copy, Told())
    except Missing as missing:
        return f"{trial.title}: ev and {missing.what}"
    return f"{trial.title}: ev"
