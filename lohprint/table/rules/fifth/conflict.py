"""What the names on a 5th edition table mean, and how to read them.

Words: `phase`, `area`, `actor` (whose turn has begun), `starter`, `ending`, `marker souls` (a
Devil or `middle`), `former souls` (who held it before the conflict), `realm mammon`, `power
mammon` (set by hand), `chosen 176` (Grand Illusion's dominion), `tie` (the Wand's choice),
`must retreat`, `swap` (who may still swap its realm), `timer`.
Tallies: `vp`, and `conflict` and `moved` (starter moves) of `table`.
Rolls: `turns`, `retreated`, `played` (this turn), `owed`, `oaths mammon`, `adjusted mammon`.
"""

from __future__ import annotations

from typing import Literal

from lohprint.catalog.power import AREAS, Area
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.rules.common import MIDDLE as MIDDLE
from lohprint.table.rules.common import home
from lohprint.table.state import Table

Phase = Literal["choose", "open", "trade", "elimination", "win", "over"]
LABELS: dict[str, str] = {"politics": "Politics", "souls": "Souls", "military": "Military"}


def area(table: Table) -> Area:
    """The dominion fought for; Politics while there is no conflict."""
    return next((name for name in AREAS if name == table.word("area")), "politics")


def standing(table: Table) -> tuple[str, ...]:
    """The Devils that have not retreated, clockwise from the starter."""
    gone = table.roll("retreated")
    return tuple(d for d in table.clockwise(table.word("starter")) if d not in gone)


def globals_(table: Table) -> tuple[Copy, ...]:
    """The global support cards in the middle, which no Devil controls (5e line 50)."""
    return table.at(MIDDLE)


def hordes(table: Table, devil: str) -> tuple[Copy, ...]:
    """The tabled hordes a Devil controls."""
    return tuple(copy for copy in table.at(devil) if copy.card.type == "horde")


def markers(table: Table, devil: str) -> tuple[Area, ...]:
    """The dominion markers a Devil holds; one in the middle is nobody's (case 42)."""
    return tuple(name for name in AREAS if table.word(f"marker {name}") == devil)


def two_players(table: Table) -> bool:
    """Whether the two-player rules hold (5e line 49)."""
    return len(table.seats) == 2


def barred(table: Table, what: str) -> Copy | None:
    """The card that bars `trade` or `alliance` for everyone, if one is tabled (Silence)."""
    for copy in globals_(table):
        if any(bar.bar == what and bar.whom == "everyone" for bar in copy.card.bars):
            return copy
    return None


def realm_value(table: Table, devil: str) -> int:
    """The home realm's value in the dominion fought for, whatever measures it (5e line 60)."""
    realm = home(table, devil)
    return realm.numbers[area(table)] if realm else 0


def move(draft: Draft, card: str, to: str) -> None:
    """Put a card to a Devil, the middle, or off the table.

    A number set by hand for a Devil ends with the change of its cards.
    """
    for devil in (draft.table.cards.get(card, ""), to):
        if devil and devil != MIDDLE:
            draft.word(f"power {devil}", "")
    draft.put(card, to)
    if not to:
        draft.word(f"chosen {card}", "")


def owner_name(table: Table, copy: Copy) -> str:
    """`Summon`, or `Summon of Mammon` where the controller does not own it."""
    where = table.cards.get(copy.key, "")
    if where in ("", MIDDLE, copy.owner):
        return copy.card.name
    return f"{copy.card.name} of {table.name(copy.owner)}"
