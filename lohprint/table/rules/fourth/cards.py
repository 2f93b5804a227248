"""Cards of the 4th edition: when a horde or a ritual is tabled, and how many (4e 13, 36, 37)."""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.kit import Copy
from lohprint.table.phrase import Line
from lohprint.table.rules.court.force import of_type, ritual_limit
from lohprint.table.rules.court.items import Ways, carry_out
from lohprint.table.state import Table

WHEN = {
    "horde": (("drawing",), "4e line 13", "+CARD tables it by an effect, like Recall"),
    "ritual": (("trading",), "4e line 36", "+CARD tables it by an effect, like the Tome"),
}
"""When a type of card is tabled, where that stands, and what would do at another time."""


def cards(draft: Draft, line: Line) -> None:
    """Do the items of a line. Raises RuleError, UsageError."""
    devil = carry_out(draft, line, WAYS)
    limit = ritual_limit(draft.table, devil) if devil else None
    if limit is not None and _rituals(draft.table, devil) > limit:
        more = counted(_rituals(draft.table, devil) - limit, "ritual")
        draft.ask(f"{draft.table.name(devil)} takes {more} back to hand (4e line 37): ^CARD@D")


def _rituals(table: Table, devil: str) -> int:
    return len(of_type(table, devil, "ritual"))


def _may_table(draft: Draft, copy: Copy, devil: str, force: bool) -> None:
    """A card comes to the table in its phase; artifacts come with Forge at any time (line 48)."""
    phases, source, fix = WHEN.get(copy.card.type, ((), "", ""))
    now = draft.table.word("phase")
    if phases and now not in phases and not force:
        raise RuleError(f"{copy.card.name}: a {copy.card.type} in the {now} phase", source, fix)
    limit = ritual_limit(draft.table, devil)
    full = limit is not None and _rituals(draft.table, devil) >= limit
    if copy.card.type == "ritual" and full and not force:
        raise RuleError(
            f"{draft.table.name(devil)} may have {counted(limit or 0, 'ritual')}", "4e line 37",
            "each Diabolic Fiends allows one more; f D FIENDS DIABOLIC counts them",
        )  # fmt: skip


def _anything(draft: Draft, copy: Copy, devil: str, force: bool) -> None:
    """Politics have their own times, which the players see to."""


WAYS = Ways(
    tabled=("horde", "ritual", "artifact"),
    played=("ritual", "politics", "favor", "power"),
    stay=("artifact",),
    may_table=_may_table,
    may_play=_anything,
    after=_anything,
)
