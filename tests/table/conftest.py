"""A table to play on in tests: in memory for the rules, on disk for the journal."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Self

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.catalog.pieces import Devil
from lohprint.catalog.power import AREAS
from lohprint.errors import LohError
from lohprint.table.draft import Draft
from lohprint.table.events import Put, apply
from lohprint.table.game import Game, start
from lohprint.table.kit import Kit, KitDevil, pack
from lohprint.table.phrase import parse
from lohprint.table.rules import find
from lohprint.table.rules.fifth.power import force_of, powers
from lohprint.table.shared import VERBS, house
from lohprint.table.state import Seat, blank

SAMPLE = {3: "dis", 6: "lake", 1: "seat", 4: "mountain"}
"""Realms of Devils by age, clockwise, as in the sample conflict (5e line 67)."""


def by_age(devils: Mapping[str, KitDevil | Devil]) -> dict[int, str]:
    """The ids of Devils by their age, the oldest first."""
    return {devils[id_].age: id_ for id_ in sorted(devils, key=lambda id_: -devils[id_].age)}


class Scene:
    """A table in memory; lines are said to it as in the shell. Systems add what they look at."""

    def __init__(self, kit: Kit, seats: Iterable[Seat], setup: Mapping[str, str]) -> None:
        self.rules = find(kit.rules)
        self.verbs = {
            name: verb.name
            for verb in (*VERBS, *self.rules.VERBS)
            for name in (verb.name, verb.short)
            if name
        }
        draft = Draft(blank(kit, seats))
        self.rules.start(draft, setup)
        self.table, self.title, self.asks = draft.table, draft.title, draft.asks

    @classmethod
    def of(cls, kit: Kit, realms: Mapping[int, str], **setup: str) -> Self:
        """A table of Devils by age, clockwise, with their home realms; "" leaves one open."""
        devils = by_age(kit.devils)
        seats = [Seat(devil=devils[age], player=f"player {age}") for age in realms]
        return cls(kit, seats, {f"realm {devils[age]}": realms[age] for age in realms} | setup)

    def say(self, *lines: str) -> Self:
        """Say lines; a refusal is raised."""
        for text in lines:
            draft = Draft(self.table)
            line = parse(text, self.verbs)
            if line.verb == "house":
                house(draft, line)
            else:
                self.rules.decide(draft, line)
            self.table, self.title, self.asks = draft.table, draft.title, draft.asks
        return self

    def ask(self, text: str) -> Mapping[str, object]:
        """The data of an answer."""
        return self.rules.answer(self.table, parse(text, self.verbs)).data

    def told(self, text: str) -> str:
        """The lines of an answer."""
        return "\n".join(self.rules.answer(self.table, parse(text, self.verbs)).lines)

    def status(self) -> str:
        """What the table shows after each line."""
        return "\n".join(self.rules.status(self.table))

    def refused(self, text: str) -> str:
        """Why a line is refused; it changes nothing."""
        before = self.table
        with pytest.raises(LohError) as caught:
            self.say(text)
        assert self.table == before
        return str(caught.value)

    def next(self) -> int | None:
        """The age of the Devil that is next."""
        turn = self.rules.next_up(self.table)
        return self.age(turn.devil) if turn else None

    def devil(self, age: int) -> str:
        """A Devil's id."""
        return by_age(self.table.kit.devils)[age]

    def age(self, devil: str) -> int:
        """A Devil's age."""
        return self.table.kit.devils[devil].age

    def put(self, key: str, place: str) -> Self:
        """Put one copy somewhere."""
        self.table = apply(self.table, [Put(card=key, to=place)])
        return self

    def held(self, age: int) -> list[str]:
        """Names of the cards a Devil controls."""
        return [copy.card.name for copy in self.table.at(self.devil(age))]


class Fifth(Scene):
    """A 5th edition table."""

    def conflict(self, area: str) -> Self:
        """A conflict in its elimination turns, nothing tabled yet."""
        return self.say(f"c {area}", "e", *["e"] * (len(self.table.seats) - 1)).say(
            *(["e"] if self.table.word("phase") == "trade" else [])
        )

    def lay(self, age: int, *names: str, middle: bool = False) -> Self:
        """Put cards on the table, of the Devil's own deck first, then of any."""
        devil = self.devil(age)
        for name in names:
            copies = [c for c in self.table.kit.all_copies.values() if c.card.name == name]
            free = [c for c in copies if c.key not in self.table.cards]
            free.sort(key=lambda copy: copy.owner != devil)
            self.put(free[0].key, "middle" if middle else devil)
        return self

    def force(self, age: int) -> str:
        """`6/7/3`: a Devil's power in Politics, Souls and Military."""
        found = (force_of(self.table, self.devil(age), area) for area in AREAS)
        return "/".join(str(ledger.amount) for ledger in found)

    def powers(self) -> dict[int, int]:
        """What decides the conflict, by age."""
        return {self.age(devil): amount for devil, amount in powers(self.table).items()}

    def target(self) -> int | None:
        """The power the next Devil must end with."""
        turn = self.rules.next_up(self.table)
        return turn.target if turn else None


@pytest.fixture(scope="session")
def kit() -> Kit:
    """All six Devils of the 5th edition."""
    edition = load_edition("5e")
    return pack(edition, by_age(edition.devils).values())


@pytest.fixture
def scene(kit: Kit) -> Callable[..., Fifth]:
    """Makes a 5th edition table: `scene({3: "dis", 6: "lake"})`, else that of the sample."""

    def make(realms: Mapping[int, str] = SAMPLE, starter: int | None = None) -> Fifth:
        return Fifth.of(kit, realms, starter=str(starter or next(iter(realms))))

    return make


@pytest.fixture
def sample(kit: Kit, tmp_path: Path) -> Callable[[], Game]:
    """A saved game of the sample's four Devils, before its first conflict."""

    def make(name: str = "game.jsonl", ages: Iterable[int] = SAMPLE) -> Game:
        devils = by_age(kit.devils)
        seats = [Seat(devil=devils[age], player=f"player {age}") for age in ages]
        setup = {f"realm {devils[age]}": SAMPLE.get(age, "") for age in ages}
        setup["starter"] = str(next(iter(ages)))
        mine = replace(
            kit,
            devils={s.devil: kit.devils[s.devil] for s in seats},
            copies={
                key: copy for key, copy in kit.copies.items() if copy[1] in [s.devil for s in seats]
            },
        )
        return start(tmp_path / name, mine, seats, setup, clock=lambda: "2026-01-01T20:00:00Z")

    return make
