"""The turn event of the 4th edition: turned up in the drawing phase (4e line 28).

Word: `event` (its card id). Roll: `events` (those so far, this turn's included).
"""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.kit import Words
from lohprint.table.names import Called
from lohprint.table.phrase import Line, Name
from lohprint.table.rules.common import need
from lohprint.table.rules.court import phase
from lohprint.table.rules.court.order import initiative
from lohprint.table.state import Table


def turn_up(draft: Draft, line: Line) -> None:
    """`event NAME`: the turn event that was turned up (4e line 28)."""
    need(line, 1, "event NAME, like event silence")
    phase(draft, line, ("drawing",), "event", "it comes before gs; add ! to name it now")
    table = draft.table
    known = {
        c.id: Called(c.name, (c.id,)) for c in table.kit.cards.values() if c.type == "turn_event"
    }
    found = names.pick(Name(line.rest), known, "turn event")
    if found in table.roll("events") and not line.force:
        raise RuleError(
            f"{known[found].name} was an earlier turn's event", "4e line 28", "name another"
        )
    draft.word("event", found)
    draft.enroll("events", found)
    draft.say(f"turn event: {known[found].name}")
    if auctioned(draft.table):
        draft.roll("bidding", initiative(table))
        draft.ask(
            "the auction: lev D SOULS or lev D pass, in initiative order; lev D SOULS won ends it"
        )


def name(table: Table) -> str:
    """The turn event's name; "" where none was told."""
    card = table.kit.cards.get(table.word("event"))
    return card.name if card else ""


def effects(table: Table, tag: str) -> tuple[Words, ...]:
    """The turn event's effects `tag`."""
    card = table.kit.cards.get(table.word("event"))
    return tuple(effect for effect in card.effects if effect["effect"] == tag) if card else ()


def barred(table: Table) -> str:
    """The turn event that forbids trade; "" for none (Silence, 4e line 78)."""
    card = table.kit.cards.get(table.word("event"))
    return card.name if card and any(bar.bar == "trade" for bar in card.bars) else ""


def auctioned(table: Table) -> bool:
    """Whether the turn event is the Leviathan."""
    return bool(effects(table, "wins"))
