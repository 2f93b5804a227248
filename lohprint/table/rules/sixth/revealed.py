"""Events after the reveal: by initiative, each Devil's from left to right (6e lines 57 to 59).

Whatever leaves no choice is done; what is random or chosen must be told. Hands and decks are the
players' business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.catalog.acts import Act
from lohprint.catalog.dots import SkipTurn
from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.rules.sixth import gains, losses, phases
from lohprint.table.rules.sixth.happening import Happening, animators, done_by
from lohprint.table.rules.sixth.tabled import effects, initiative, move
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
        handle(draft, devil, copy, answers)
    except Missing as missing:
        what = f"{copy.card.name} of {draft.table.name(devil)} waits for {missing.what}"
        raise Missing(what, "6e line 57", "tell it after ev") from None
    answers.used_up(copy.card.name)
    for devil, copy in iter(lambda: _next(draft.table), None):
        try:
            handle(Draft(draft.table), devil, copy, Told())
        except Missing:
            return
        handle(draft, devil, copy, Told())


def _next(table: Table) -> tuple[str, Copy] | None:
    return next(iter(waiting(table)), None)


def handle(draft: Draft, devil: str, copy: Copy, answers: Told) -> None:
    """Handle one event that `devil` revealed, then discard it. Raises Missing, UsageError."""
    by = done_by(draft.table, devil)
    other = f", as done by {draft.table.name(by)} (Double Cross)" if by != devil else ""
    draft.say(f"{copy.card.name} of {draft.table.name(devil)}{other}")
    now = Happening(draft, copy, by, answers)
    for act in copy.card.acts:
        _ACTS.get(act.act, _nothing)(now, act)
    move(draft, copy, "")
    draft.enroll("handled", copy.key)
    for text in animators(draft.table, now.gone):
        draft.say(text)
    if list(effects(copy.card.effects, SkipTurn)):
        draft.say("the rest of this turn is skipped, and alliance counters stay where they are")
        phases.begin(draft)


def _nothing(now: Happening, act: Act) -> None:
    """Hands and decks are the players' business."""


_ACTS: Mapping[str, Callable[[Happening, Act], None]] = {
    "discard_each": losses.discard_each,
    "discard_down": losses.discard_down,
    "discard_alike": losses.discard_alike,
    "discard_but": losses.discard_but,
    "take": gains.take,
    "table": gains.table_card,
    "gain_counter": gains.gain_counter,
    "give_counter": gains.give_counter,
    "counters_home": gains.counters_home,
}


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
        return f"{trial.title}; ev needs: {missing.what}"
    return f"{trial.title} (ev)"
