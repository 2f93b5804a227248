"""The start of a turn: what tabled cards do before anything is played (5e line 21)."""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.rules.fifth import conflict
from lohprint.table.rules.fifth.effects import auto, drop
from lohprint.table.rules.fifth.owed import ANY, Owed, is_a, owe, owed


def begin(draft: Draft, devil: str) -> None:
    """A turn begins: effects of tabled cards first, in the order the Devil likes (5e line 21).

    With Locust Swarm and a card of its own the order matters, and is asked for (case 32).
    """
    draft.word("actor", devil)
    draft.roll("played", ())
    own = [copy for copy in draft.table.at(devil) if _starts(copy)]
    swarm = [c for c in conflict.globals_(draft.table) if _starts(c) and c.owner != devil]
    swarm = [c for c in swarm if draft.table.at(devil)]
    if swarm and own:
        owe(draft, *(Owed("start", copy.key, devil, copy.card.name) for copy in own))
    for copy in swarm:
        owe(draft, Owed("discard", ANY, devil, copy.card.name))
    if not swarm:
        for copy in own:
            start(draft, devil, copy)
    auto(draft)


def _starts(copy: Copy) -> bool:
    return any(act.when == "turn_start" and act.act != "hand" for act in copy.card.acts)


def start(draft: Draft, devil: str, copy: Copy) -> None:
    """One tabled card's effect at the start of its controller's turn."""
    for act in copy.card.acts:
        if act.when == "turn_start" and act.what == "self":
            drop(draft, copy)
        elif act.when == "turn_start" and act.act == "discard_all":
            for other in draft.table.at(devil):
                if is_a(other, act.what) and other.key != copy.key:
                    drop(draft, other)
        elif act.when == "turn_start":
            draft.ask(f"{copy.card.name}: also discard {act.cards} hand cards")


def start_now(draft: Draft, copy: Copy) -> None:
    """Carry out an owed start effect, and those left when no choice is."""
    pending = owed(draft.table)
    mine = [e for e in pending if e.act == "start" and e.what == copy.key]
    if not mine:
        left = ", ".join(e.because for e in pending if e.act == "start")
        fix = f"these still do: {left}" if left else "leave it out"
        raise RuleError(f"{copy.card.name} does nothing now as a turn starts", "5e line 21", fix)
    draft.roll("owed", ("|".join(e) for e in pending if e not in mine))
    start(draft, mine[0].whose, copy)
    finish_starts(draft)


def finish_starts(draft: Draft) -> None:
    """When the swarm is fed, the other start effects have no order left to choose."""
    pending = owed(draft.table)
    starts = [e for e in pending if e.act == "start"]
    if starts and not any(e.act == "discard" for e in pending):
        draft.roll("owed", ("|".join(e) for e in pending if e not in starts))
        for entry in starts:
            copy = draft.table.kit.all_copies[entry.what]
            if draft.table.cards.get(entry.what) == entry.whose:
                start(draft, entry.whose, copy)
    auto(draft)
