"""A 6th edition table to play on in tests: in memory, or saved in a file."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Self

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.catalog.power import AREAS, LETTERS
from lohprint.table.game import Game, start
from lohprint.table.kit import Kit, pack
from lohprint.table.rules.sixth.dots import ledgers
from lohprint.table.rules.sixth.revealed import preview
from lohprint.table.rules.sixth.sides import leader, sides, total
from lohprint.table.rules.sixth.supremacy import supremacy
from lohprint.table.rules.sixth.tabled import points
from lohprint.table.state import Seat
from tests.table.conftest import Scene, by_age

REALMS = {6: "high", 5: "dis", 4: "seat", 3: "mountain", 2: "forest", 1: "lake"}
"""Politics of the realms 6 to 1, so initiative is Lilith, Belial, Mammon ... (lines 183 to 188)."""


class Sixth(Scene):
    """A 6th edition table."""

    def preview(self) -> str:
        """The next event as the table shows it once all have revealed."""
        return preview(self.table)

    def lay(self, age: int, *numbers: str) -> Self:
        """Put cards on the table of a Devil, by their printed numbers."""
        for number in numbers:
            copies = (c for c in self.table.kit.all_copies.values() if c.number == number)
            free = next(c for c in copies if c.key not in self.table.cards)
            self.put(free.key, self.devil(age))
        return self

    def dots(self, age: int) -> str:
        """`3/3/4`: a Devil's own dots in Politics, Souls and Military."""
        found = ledgers(self.table, self.devil(age))
        return "/".join(str(found[area].amount) for area in AREAS)

    def side(self, *ages: int) -> str:
        """`5/4/3`: the dots of a side; the Devils must be one."""
        side = tuple(d for d in self.table.devils if d in {self.devil(age) for age in ages})
        assert side in sides(self.table)
        return "/".join(str(total(self.table, side, area).amount) for area in AREAS)

    def sides(self) -> set[frozenset[int]]:
        """All sides, by age."""
        return {frozenset(map(self.age, side)) for side in sides(self.table)}

    def leader(self, *ages: int) -> int:
        """Who leads a side."""
        side = tuple(d for d in self.table.devils if d in {self.devil(age) for age in ages})
        return self.age(leader(self.table, side))

    def wins(self, letter: str) -> set[int]:
        """Who wins P, S or M as the table stands, by age."""
        return {self.age(devil) for devil in supremacy(self.table, LETTERS[letter]).side}

    def won(self) -> dict[int, int]:
        """Victory points of those that have any, by age."""
        found = {self.age(devil): points(self.table, devil) for devil in self.table.devils}
        return {age: vp for age, vp in found.items() if vp}

    def held(self, age: int) -> list[str]:
        """Numbers of the cards a Devil has tabled, in their order."""
        return [copy.number for copy in self.table.at(self.devil(age))]

    def word(self, name: str) -> str:
        """A word of the table."""
        return self.table.word(name)

    def total(self, age: int) -> int:
        """A Devil's final total, in halves."""
        return self.rules.final(self.table)[self.devil(age)].amount

    def winner(self) -> int:
        """Who won, by age; and it is one."""
        (winner,) = self.rules.verdict(self.table).winners
        return self.age(winner)


@pytest.fixture(scope="session")
def kits() -> Callable[..., Kit]:
    """The 6th edition for some Devils."""
    edition = load_edition("6e")
    devils = by_age(edition.devils)
    return lambda ages: pack(edition, [devils[age] for age in ages])


@pytest.fixture
def scene(kits: Callable[..., Kit]) -> Callable[..., Sixth]:
    """Makes a table: `scene(6, 4, 2, alliances="off")`, realms as in REALMS unless given."""

    def make(*ages: int, realms: Mapping[int, str] = REALMS, **options: str) -> Sixth:
        chosen = ages or (6, 4, 2)
        return Sixth.of(kits(chosen), {age: realms[age] for age in chosen}, **options)

    return make


@pytest.fixture
def game(kits: Callable[..., Kit], tmp_path: Path) -> Callable[..., Game]:
    """Begins a saved game of some Devils."""

    def make(*ages: int) -> Game:
        kit = kits(ages)
        devils = by_age(kit.devils)
        seats = [Seat(devil=devils[age], player=f"player {age}") for age in ages]
        setup = {f"realm {devils[age]}": REALMS[age] for age in ages}
        path = tmp_path / "game.jsonl"
        return start(path, kit, seats, setup, clock=lambda: "2026-01-01T20:00:00Z")

    return make
