"""Tables of the 4th edition and its preview to play on in tests, in memory."""

from collections.abc import Callable, Mapping

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.errors import LohError
from lohprint.table.draft import Draft
from lohprint.table.kit import Kit, pack
from lohprint.table.phrase import parse
from lohprint.table.rules import find
from lohprint.table.rules.court.votes import votes
from lohprint.table.shared import VERBS, house
from lohprint.table.state import Seat, Table, blank

DEVILS = {
    6: "asmodeus", 5: "mephistopheles", 4: "baalzebub", 3: "mammon", 2: "belial", 1: "glasya",
}  # fmt: skip
REALMS = {6: "forest", 3: "dis", 4: "lake", 1: "mountain"}
"""Four Devils in initiative order, with realms that change nothing by themselves (but Dis)."""


class Scene:
    """A table; lines are said to it as in the shell."""

    def __init__(self, kit: Kit, realms: Mapping[int, str], setup: Mapping[str, str]) -> None:
        self.rules = find(kit.rules)
        self.verbs = {
            name: verb.name
            for verb in (*VERBS, *self.rules.VERBS)
            for name in (verb.name, verb.short)
            if name
        }
        seats = [Seat(devil=DEVILS[age], player=f"player {age}") for age in realms]
        draft = Draft(blank(kit, seats))
        homes = {f"realm {DEVILS[age]}": realm for age, realm in realms.items() if realm}
        self.rules.start(draft, {**homes, **setup})
        self.table: Table = draft.table
        self.title, self.asks = draft.title, draft.asks

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
        with pytest.raises(LohError) as caught:
            self.say(text)
        assert self.table == before
        return str(caught.value)

    def souls(self) -> dict[int, int]:
        """Souls by age, in initiative order."""
        return {self.age(d): self.table.tally("souls", d) for d in self.table.roll("initiative")}

    def votes(self) -> dict[int, int]:
        """Votes by age, of those who have any."""
        found = {self.age(devil): votes(self.table, devil) for devil in self.table.devils}
        return {age: count for age, count in found.items() if count}

    def points(self) -> dict[int, int]:
        """Victory points by age."""
        return {self.age(d): self.table.tally("vp", d) for d in self.table.devils}

    def order(self) -> list[int]:
        """Ages in initiative order."""
        return [self.age(devil) for devil in self.table.roll("initiative")]

    def realm(self, age: int) -> str:
        """The home realm's id; "" for none."""
        return self.table.word(f"realm {DEVILS[age]}")

    def held(self, age: int) -> list[str]:
        """Names of a Devil's tabled cards."""
        return [copy.card.name for copy in self.table.at(DEVILS[age])]

    def strength(self, age: int) -> str:
        """`5.5.2`: the powers of the army the Devil fights in now; "?" where not known."""
        powers = self.rules.facts(self.table)["devils"][DEVILS[age]]["strength"]  # type: ignore[index]
        return "?" if powers is None else ".".join(str(power) for power in powers) or "-"

    def next(self) -> int | None:
        """The age of the Devil that is next."""
        turn = self.rules.next_up(self.table)
        return self.age(turn.devil) if turn else None

    def turn(self, *votes: str) -> "Scene":
        """The rest of a turn without combat: initiative, these Votes or everyone its own, end."""
        self.say("init") if self.table.word("phase") != "gathering" else None
        given = votes or tuple(f"{age}>{age}" for age in self.order())
        return self.say("v " + " ".join(given), "eot!")

    @staticmethod
    def age(devil: str) -> int:
        """A Devil's age."""
        return next(age for age, name in DEVILS.items() if name == devil)


Make = Callable[..., Scene]


@pytest.fixture(scope="session")
def kits() -> dict[str, Kit]:
    """All six Devils of both editions."""
    return {name: pack(load_edition(name), DEVILS.values()) for name in ("4e", "4e-preview")}


@pytest.fixture(scope="session")
def fourth(kits: dict[str, Kit]) -> Make:
    """Makes a 4th edition table: `fourth({6: "dis", ...})`."""

    def make(realms: Mapping[int, str] = REALMS, **setup: str) -> Scene:
        return Scene(kits["4e"], realms, setup)

    return make


@pytest.fixture(scope="session")
def preview(kits: dict[str, Kit]) -> Make:
    """Makes a preview table: `preview({6: "dis", ...})`."""

    def make(realms: Mapping[int, str] = REALMS, **setup: str) -> Scene:
        return Scene(kits["4e-preview"], realms, setup)

    return make
