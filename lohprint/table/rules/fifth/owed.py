"""What players must still choose because of a card: kept on the table until it is named.

An event like Vortex of Magic does by itself all that leaves no choice. The rest is owed: it is
shown, it never blocks typing, and the next fitting `-card` or `+card` settles it. Only ending
the turn is refused while something is owed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.rules.fifth import conflict
from lohprint.table.state import Table

ANY = "any"


class Owed(NamedTuple):
    """One choice: `act` (discard, take, give, hand, swap, start) on a `what` of `whose`."""

    act: str
    what: str
    whose: str
    because: str

    def words(self, table: Table) -> str:
        """What to do, for the players."""
        of = "" if self.whose == ANY else f" of {table.name(self.whose)}"
        what = "card" if self.what == ANY else self.what.replace("_", " ")
        how = {
            "discard": f"discard a {what}{of} (-card)",
            "take": f"take a {what}{of} (+card@D)",
            "give": f"give a {what} to another Devil (card@D>E)",
            "hand": f"a {what}{of} goes to hand (^card@D)",
            "swap": "swap two cards with equal dots (a@D<>b@E)",
            "start": f"when its turn starts, in any order (at {self.because.split()[0].lower()})",
        }[self.act]
        return f"{self.because}: {how}"


def owed(table: Table) -> tuple[Owed, ...]:
    """Everything owed, oldest first."""
    return tuple(Owed(*entry.split("|")) for entry in table.roll("owed"))


def owe(draft: Draft, *more: Owed) -> None:
    """Add to what is owed."""
    draft.enroll("owed", *("|".join(entry) for entry in more))


def settle(draft: Draft, act: str, copy: Copy, was: str) -> Owed | None:
    """Strike the first choice that doing `act` to `copy`, controlled by `was`, fulfills."""
    entries = owed(draft.table)
    for index, entry in enumerate(entries):
        if entry.act == act and entry.whose in (ANY, was) and is_a(copy, entry.what):
            draft.roll("owed", ("|".join(e) for e in entries[:index] + entries[index + 1 :]))
            return entry
    return None


def player(table: Table, entry: Owed) -> str:
    """The Devil whose played card asks for a choice; "" where a tabled card does (Locust Swarm)."""
    played = (table.kit.all_copies[key].card.name for key in table.roll("played"))
    return table.word("actor") if any(entry.because.startswith(name) for name in played) else ""


def forgive(draft: Draft) -> None:
    """Strike everything owed: the turn or the conflict is over."""
    draft.roll("owed", ())


def is_a(copy: Copy, what: str) -> bool:
    """Whether a card is of a kind that acts name: `horde`, `ritual_or_artifact`, `any`, ..."""
    card = copy.card
    words = {card.type, *card.tags, card.id, ANY}
    return any(word in words for word in (what, *what.split("_or_")))


def candidates(table: Table, what: str, whose: str) -> tuple[Copy, ...]:
    """The tabled cards of a kind; of `any` Devil includes the globals (l. 42, AMB-14)."""
    places: Iterable[str] = (
        (whose,) if whose != ANY else (*conflict.standing(table), conflict.MIDDLE)
    )
    return tuple(c for place in places for c in table.at(place) if is_a(c, what))


def possible(table: Table, entry: Owed) -> tuple[Copy, ...]:
    """The cards that would settle a choice."""
    return candidates(table, entry.what, entry.whose)
