"""Retreat and alliance (5e lines 33, 37 to 41)."""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.kit import Copy
from lohprint.table.phrase import Name
from lohprint.table.rules.fifth import conflict, order
from lohprint.table.rules.fifth.now import now
from lohprint.table.rules.fifth.turn import end_turn
from lohprint.table.state import Table


def retreat(draft: Draft, devil: str, words: Sequence[str], force: bool) -> None:
    """`devil` retreats, to an ally or with its cards discarded. Raises RuleError."""
    ally, card = _named(draft.table, words)
    if not force:
        _must(draft.table, devil)
        if ally:
            _may_ally(draft.table, devil, ally)
        if card:
            _may_gain(draft.table, devil, ally, card)
    by = f" ({card.card.name})" if card else ""
    draft.say(f"{draft.table.name(devil)} retreats{by}")
    _hand_over(draft, devil, ally)
    draft.enroll("retreated", devil)
    if draft.table.word("phase") == "open":
        draft.enroll("turns", devil)
    end_turn(draft)


def _named(table: Table, words: Sequence[str]) -> tuple[str, Copy | None]:
    """The ally, "" for none, and the card that gains the alliance, if one is named."""
    ally = names.devil(table, words[0]) if words and words[0] not in ("none", "-") else ""
    if len(words) < 2:
        return ally, None
    gains = [c for c in table.kit.all_copies.values() if _gains(c)]
    return ally, names.card(Name(words[1]), [gains])


def _gains(copy: Copy) -> bool:
    return any(act.act == "gain_alliance" for act in copy.card.acts)


def in_turn(table: Table, devil: str, source: str) -> None:
    """A Devil retreats, or ends a turn, in its own. Raises RuleError."""
    turn = order.next_up(table)
    if turn is None or turn.devil != devil:
        what = f"it is not the turn of {table.name(devil)}" if devil else "it is nobody's turn"
        raise RuleError(what, source, now(table))


def _must(table: Table, devil: str) -> None:
    """A Devil retreats when it is not the strongest or a card says so."""
    turn, told = order.next_up(table), table.word("must retreat") == devil
    if table.word("phase") == "open" and not told:
        raise RuleError("nobody retreats before the elimination turns", "5e line 33", "end with .")
    if not told and turn is not None and not turn.missing:
        raise RuleError(
            f"{table.name(devil)} is the strongest with {turn.have} and stays", "5e line 37",
            "end the turn with .",
        )  # fmt: skip


def _may_ally(table: Table, devil: str, ally: str) -> None:
    name = table.name(devil)
    if ally == devil:
        raise RuleError(f"{name} cannot ally with itself", "5e line 38", "name another Devil, or r")
    if ally not in conflict.standing(table):
        others = [table.name(other) for other in conflict.standing(table) if other != devil]
        fix = f"name one still in: {', '.join(others)}"
        raise RuleError(f"{table.name(ally)} has retreated", "5e line 39", fix)
    if conflict.two_players(table):
        raise RuleError("two players form no alliances", "5e line 49", "write r alone")
    silence = conflict.barred(table, "alliance")
    if silence:
        raise RuleError("no alliances can be formed", f"5e {silence.card.name}", "write r alone")
    if len(conflict.standing(table)) <= 2:
        raise RuleError("with the last opponent no alliance is possible", "5e line 38", "write r")
    if not table.at(devil) and not table.word(f"power {devil}"):
        raise RuleError(f"{name} has no tabled cards to ally with", "5e line 38", "write r alone")


def _may_gain(table: Table, devil: str, ally: str, card: Copy) -> None:
    """An Alliance card gains the Devil it is named after, and not for that Devil (case 40)."""
    named, name = card.card.devil, card.card.name
    if named and named != devil:
        what = f"{name} is not played when {table.name(devil)} retreats"
        raise RuleError(what, "5e line 38", f"leave {name} out, or add ! to force it")
    if not ally and not any(act.chooser == "target" for act in card.card.acts):
        fix = f"say for whom: r D {name.split()[0].lower()}"
        raise RuleError(f"{name} gains an alliance", "5e line 38", fix)


def _hand_over(draft: Draft, devil: str, ally: str) -> None:
    """All tabled cards to the ally, owners unchanged; or to their owners' piles."""
    cards = draft.table.at(devil)
    for copy in cards:
        conflict.move(draft, copy.key, ally)
    draft.word(f"power {devil}", "")
    if ally:
        listed = ", ".join(copy.card.name for copy in cards) or "its force"
        draft.say(f"{listed} to {draft.table.name(ally)}")
    elif cards:
        draft.say(f"{counted(len(cards), 'card')} discarded")
