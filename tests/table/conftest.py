"""A table to play on in tests: in memory for the rules, on disk for the journal."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.catalog.power import Area
from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.events import Put, apply
from lohprint.table.game import Game, start
from lohprint.table.kit import Kit, pack
from lohprint.table.phrase import parse
from lohprint.table.rules import find
from lohprint.table.rules.fifth.power import force_of, powers
from lohprint.table.shared import VERBS, house
from lohprint.table.state import Seat, Table, blank

FIFTH = {6: "asmodeus", 5: "mephistopheles", 4: "baalzebub", 3: "mammon", 2: "belial", 1: "lilith"}
SAMPLE = {3: "dis", 6: "lake", 1: "seat", 4: "mountain"}
"""Devils by age, clockwise, with their realms, as in the sample conflict (5e line 67)."""


class Scene:
    """A 5th edition table in memory; lines are said to it as in the shell."""

    def __init__(self, kit: Kit, realms: Mapping[int, str], starter: int | None = None) -> None:
        self.rules = find("fifth")
        self.verbs = {
            name: verb.name
            for verb in (*VERBS, *self.rules.VERBS)
            for name in (verb.name, verb.short)
            if name
        }
        seats = [Seat(devil=FIFTH[age], player=f"player {age}") for age in realms]
        draft = Draft(blank(kit, seats))
        setup = {f"realm {FIFTH[age]}": realm for age, realm in realms.items() if realm}
        self.rules.start(draft, {**setup, "starter": str(starter or next(iter(realms)))})
        self.table: Table = draft.table
        self.asks: list[str] = []

    def say(self, *lines: str) -> "Scene":
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

    def refused(self, text: str) -> str:
        """Why a line is refused; it changes nothing."""
        before = self.table
        with pytest.raises(RuleError) as caught:
            self.say(text)
        assert self.table == before
        return str(caught.value)

    def conflict(self, area: str) -> "Scene":
        """A conflict in its elimination turns, nothing tabled yet."""
        return self.say(f"c {area}", "e", *["e"] * (len(self.table.seats) - 1)).say(
            *(["e"] if self.table.word("phase") == "trade" else [])
        )

    def lay(self, age: int, *names: str, middle: bool = False) -> "Scene":
        """Put cards on the table, of the Devil's own deck first, then of any."""
        devil = FIFTH[age]
        for name in names:
            copies = [c for c in self.table.kit.all_copies.values() if c.card.name == name]
            free = [c for c in copies if c.key not in self.table.cards]
            free.sort(key=lambda copy: copy.owner != devil)
            self.put(free[0].key, "middle" if middle else devil)
        return self

    def put(self, key: str, place: str) -> "Scene":
        """Put one copy somewhere."""
        self.table = apply(self.table, [Put(card=key, to=place)])
        return self

    def force(self, age: int) -> str:
        """`6/7/3`: a Devil's power in Politics, Souls and Military."""
        areas: tuple[Area, ...] = ("politics", "souls", "military")
        return "/".join(str(force_of(self.table, FIFTH[age], area).amount) for area in areas)

    def powers(self) -> dict[int, int]:
        """What decides the conflict, by age."""
        ages = {devil: age for age, devil in FIFTH.items()}
        return {ages[devil]: amount for devil, amount in powers(self.table).items()}

    def next(self) -> int | None:
        """The age of the Devil that is next."""
        turn = self.rules.next_up(self.table)
        return None if turn is None else next(a for a, d in FIFTH.items() if d == turn.devil)

    def target(self) -> int | None:
        """The power the next Devil must end with."""
        turn = self.rules.next_up(self.table)
        return turn.target if turn else None

    def held(self, age: int) -> list[str]:
        """Names of the cards a Devil controls."""
        return [copy.card.name for copy in self.table.at(FIFTH[age])]


@pytest.fixture(scope="session")
def kit() -> Kit:
    """All six Devils of the 5th edition."""
    return pack(load_edition("5e"), FIFTH.values())


@pytest.fixture
def scene(kit: Kit) -> Callable[..., Scene]:
    """Makes a 5th edition table: `scene({3: "dis", 6: "lake"})`, else that of the sample."""

    def make(realms: Mapping[int, str] | None = None, starter: int | None = None) -> Scene:
        return Scene(kit, realms or SAMPLE, starter)

    return make


@pytest.fixture
def sample(kit: Kit, tmp_path: Path) -> Callable[[], Game]:
    """A saved game of the sample's four Devils, before its first conflict."""

    def make(name: str = "game.jsonl", ages: Iterable[int] = SAMPLE) -> Game:
        seats = [Seat(devil=FIFTH[age], player=f"player {age}") for age in ages]
        setup = {f"realm {FIFTH[age]}": SAMPLE.get(age, "") for age in ages}
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
