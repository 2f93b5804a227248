"""An Annihilageddon 3 table to play on in tests: in memory, or saved in a file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lohprint.catalog.edition import Edition, load_edition
from lohprint.errors import LohError
from lohprint.table.begin import Wanted, begin, seated
from lohprint.table.game import Game
from lohprint.table.kit import pack
from lohprint.table.rules.annihilageddon.scoring import final
from tests.table.conftest import Scene


class Arena(Scene):
    """An Annihilageddon 3 table."""

    def hp(self, who: str = "Bob") -> int:
        """A player's HP."""
        return self.table.tally("hp", who)

    def dead(self, who: str = "Bob") -> tuple[str, ...]:
        """A player's Dead Wizard Tokens."""
        return self.table.roll(f"dead {who}")

    def left(self, stack: str) -> int:
        """What is left in a stack: `dead`, `damned` or `devils`."""
        return self.table.tally("stack", stack)

    @property
    def standee(self) -> str:
        """Who holds it."""
        return self.table.word("standee")

    def points(self, who: str = "Ann") -> int:
        """A player's points."""
        return final(self.table)[who].amount

    def uncounted(self) -> str:
        """Why there is no score yet."""
        with pytest.raises(LohError) as caught:
            final(self.table)
        return str(caught.value)

    def winners(self) -> tuple[str, ...]:
        """Who won."""
        return self.rules.verdict(self.table).winners


@pytest.fixture(scope="session")
def edition() -> Edition:
    return load_edition("annihilageddon3")


@pytest.fixture
def scene(edition: Edition) -> Callable[..., Arena]:
    """Makes a table: `scene("ann", "bob", "satan=dee")`, else of Ann, Bob and Cid."""

    def make(*people: str, **setup: str) -> Arena:
        seats = seated(edition, Wanted(edition.id, people or ("ann", "bob", "cid")))
        return Arena(pack(edition, [seat.devil for seat in seats]), seats, setup)

    return make


@pytest.fixture
def game(tmp_path: Path) -> Callable[..., Game]:
    """Begins a saved game, of Ann, Bob and Cid where nobody is named."""

    def make(*people: str) -> Game:
        wanted = Wanted("annihilageddon3", people or ("ann", "bob", "cid"))
        return begin(wanted, tmp_path / "game.jsonl")

    return make
