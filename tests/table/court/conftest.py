"""Tables of the 4th edition and its preview to play on in tests, in memory."""

from collections.abc import Callable, Mapping
from typing import Self

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.table.kit import Kit, pack
from lohprint.table.rules.court.votes import votes
from tests.table.conftest import Scene, by_age

REALMS = {6: "forest", 3: "dis", 4: "lake", 1: "mountain"}
"""Four Devils in initiative order, with realms that change nothing by themselves (but Dis)."""


class Court(Scene):
    """A table of the 4th edition or its preview."""

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
        return self.table.word(f"realm {self.devil(age)}")

    def strength(self, age: int) -> str:
        """`5.5.2`: the powers of the army the Devil fights in now; "?" where not known."""
        powers = self.rules.facts(self.table)["devils"][self.devil(age)]["strength"]  # type: ignore[index]
        return "?" if powers is None else ".".join(str(power) for power in powers) or "-"

    def turn(self, *votes: str) -> Self:
        """The rest of a turn without combat: initiative, these Votes or everyone its own, end."""
        self.say("init") if self.table.word("phase") != "gathering" else None
        given = votes or tuple(f"{age}>{age}" for age in self.order())
        return self.say("v " + " ".join(given), "eot!")


Make = Callable[..., Court]


@pytest.fixture(scope="session")
def kits() -> dict[str, Kit]:
    """All six Devils of both editions."""
    editions = [load_edition(name) for name in ("4e", "4e-preview")]
    return {one.id: pack(one, by_age(one.devils).values()) for one in editions}


@pytest.fixture(scope="session")
def fourth(kits: dict[str, Kit]) -> Make:
    """Makes a 4th edition table: `fourth({6: "dis", ...})`."""

    def make(realms: Mapping[int, str] = REALMS, **setup: str) -> Court:
        return Court.of(kits["4e"], realms, **setup)

    return make


@pytest.fixture(scope="session")
def preview(kits: dict[str, Kit]) -> Make:
    """Makes a preview table: `preview({6: "dis", ...})`."""

    def make(realms: Mapping[int, str] = REALMS, **setup: str) -> Court:
        return Court.of(kits["4e-preview"], realms, **setup)

    return make
