"""The table: everything that is scored, as one frozen value that every system shares.

A system gives its own meaning to the names it uses; `rules/<system>` says which there are. The
change from one table to the next is always a tuple of changes (see `events.py`), and `apply`
makes it without judging.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from lohprint.errors import LohError
from lohprint.table.kit import Copy, Kit


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays which Devil; seats go clockwise."""

    devil: str
    player: str


@dataclass(frozen=True)
class Table:
    """A moment of a game."""

    kit: Kit
    seats: tuple[Seat, ...]
    words: Mapping[str, str] = field(default_factory=dict)
    """One word a name: `phase`, `area`, `starter`, `marker souls`, `realm dis`, `option ...`."""
    tallies: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """Whole numbers by (what, who): `("vp", "mammon")`."""
    rolls: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Short lists in order: `retreated`, `played`, `oaths mammon`."""
    cards: Mapping[str, str] = field(default_factory=dict)
    """Card key to the Devil that controls it, or to `middle`; in the order they were tabled.

    A card that is not here is in a hand, a deck or a pile: the players' business.
    """

    def word(self, name: str) -> str:
        """The word under `name`, "" where there is none."""
        return self.words.get(name, "")

    def tally(self, what: str, who: str) -> int:
        """The number of `what` that `who` has, 0 where there is none."""
        return self.tallies.get((what, who), 0)

    def roll(self, name: str) -> tuple[str, ...]:
        """The list under `name`, empty where there is none."""
        return self.rolls.get(name, ())

    def option(self, name: str) -> str:
        """The value of a named option: what the house said, or the edition's default."""
        known = self.kit.option(name)
        if known is None:
            raise LohError(f"{self.kit.edition} has no option '{name}'")
        return self.words.get(f"option {name}", known.default)

    @property
    def devils(self) -> tuple[str, ...]:
        """The Devils' ids, clockwise."""
        return tuple(seat.devil for seat in self.seats)

    def name(self, devil: str) -> str:
        """The Devil's name."""
        return self.kit.devils[devil].name

    def player(self, devil: str) -> str:
        """Who plays the Devil."""
        return next(seat.player for seat in self.seats if seat.devil == devil)

    def clockwise(self, devil: str) -> tuple[str, ...]:
        """All Devils clockwise, from `devil`."""
        start = self.devils.index(devil)
        return self.devils[start:] + self.devils[:start]

    def at(self, place: str) -> tuple[Copy, ...]:
        """The cards that `place`, a Devil or `middle`, has on the table, in order."""
        return tuple(
            self.kit.all_copies[key] for key, where in self.cards.items() if where == place
        )


def blank(kit: Kit, seats: Iterable[Seat]) -> Table:
    """A table nothing has happened at."""
    return Table(kit, tuple(seats))
