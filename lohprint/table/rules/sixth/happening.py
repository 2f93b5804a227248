"""An event while it is handled: whose it counts as, what was told, what it has done so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from lohprint.catalog.dots import Events
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.rules.sixth.aims import sanctuary, struck
from lohprint.table.rules.sixth.tabled import age, everywhere, initiative, move, supports
from lohprint.table.rules.sixth.told import Missing, Told
from lohprint.table.state import Table


@dataclass
class Happening:
    """An event while it is handled."""

    draft: Draft
    copy: Copy
    by: str
    """Whose it counts as (Double Cross)."""
    told: Told
    hit: set[str] = field(default_factory=set)
    gone: list[Copy] = field(default_factory=list)

    @property
    def table(self) -> Table:
        """The table as it stands meanwhile."""
        return self.draft.table

    def spared(self, devil: str) -> bool:
        """Whether a Sanctuary keeps this event from a Devil's table; said aloud."""
        if not (self.copy.card.says("ritual") and sanctuary(self.table, devil)):
            return False
        self.draft.say(f"Sanctuary spares {self.table.name(devil)}")
        return True

    def discard(self, devil: str, copies: Iterable[Copy]) -> None:
        """Cards of a Devil leave the table."""
        copies = list(copies)
        for copy in copies:
            move(self.draft, copy, "")
        if copies:
            self.hit.add(devil)
            self.gone += copies
            listed = ", ".join(copy.card.name for copy in copies)
            self.draft.say(f"{self.table.name(devil)} loses {listed}")

    def falls(self, again: bool = False) -> str:
        """The Devil the event falls on, with why; "" for none, which is not said again.

        Raises Missing where hand sizes must be told for that.
        """
        found = struck(self.table, self.copy.card, self.by, self.told.hands)
        self.told.hand(self.table, found.unknown)
        if found.devil:
            self.draft.say(f"falls on {self.table.name(found.devil)} ({found.why})")
        elif not again:
            self.draft.say(f"no effect ({found.why})")
        return found.devil

    def each(self, devils: Iterable[str], do: Callable[[str], None]) -> None:
        """Do it to `devils` in initiative order. Raises one Missing for all that is missing."""
        wanted = set(devils)
        missing: list[str] = []
        for devil in initiative(self.table):
            if devil in wanted:
                try:
                    do(devil)
                except Missing as one:
                    missing.append(one.what)
        if missing:
            raise Missing("; ".join(missing))


def done_by(table: Table, devil: str) -> str:
    """Who all events count as done by, if a Double Cross is tabled (6e line 272)."""
    return next((controller for controller, _, _ in everywhere(table, Events)), devil)


def animators(table: Table, gone: Iterable[Copy]) -> list[str]:
    """Who may put a discarded card next to a card of its own: Staff of Undead, Diabolic Smith."""
    lost = {word for copy in gone for word in (copy.card.type, *copy.card.tags)}
    return [
        f"{copy.card.name} of {table.name(devil)} may take one: {age(table, devil)} +CARD"
        for devil in table.devils
        for copy in supports(table, devil)
        for act in copy.card.acts
        if act.when == "reaction" and act.what in lost
    ]
