"""An Annihilageddon 3 table to play on in tests: in memory, or saved in a file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lohprint.catalog.edition import Edition, load_edition
from lohprint.errors import LohError
from lohprint.table.begin import Wanted, begin, seated
from lohprint.table.draft import Draft
from lohprint.table.game import Game
from lohprint.table.kit import pack
from lohprint.table.phrase import parse
from lohprint.table.rules import find
from lohprint.table.rules.annihilageddon.scoring import final
from lohprint.table.shared import VERBS, house
from lohprint.table.state import Table, blank


class Scene:
    """An Annihilageddon 3 table; lines are said to it as in the shell."""

    def __init__(self, edition: Edition, people: tuple[str, ...], setup: dict[str, str]) -> None:
        self.rules = find("annihilageddon")
        self.verbs = {
            name: verb.name
            for verb in (*VERBS, *self.rules.VERBS)
            for name in (verb.name, verb.short)
            if name
        }
        seats = seated(edition, Wanted(edition.id, people))
        draft = Draft(blank(pack(edition, [seat.devil for seat in seats]), seats))
        self.rules.start(draft, setup)
        self.table: Table = draft.table
        self.title = draft.title

    def say(self, *lines: str) -> "Scene":
        """Say lines; a refusal is raised."""
        for text in lines:
            draft = Draft(self.table)
            line = parse(text, self.verbs)
            if line.verb == "house":
                house(draft, line)
            else:
                self.rules.decide(draft, line)
            self.table, self.title = draft.table, draft.title
        return self

    def ask(self, text: str) -> dict[str, object]:
        """The data of an answer."""
        return dict(self.rules.answer(self.table, parse(text, self.verbs)).data)

    def told(self, text: str) -> str:
        """The lines of an answer."""
        return "\n".join(self.rules.answer(self.table, parse(text, self.verbs)).lines)

    def refused(self, text: str) -> str:
        """Why a line is refused; it changes nothing."""
        before = self.table
        with pytest.raises(LohError) as caught:
            self.say(text)
        assert self.table == before
        return str(caught.value)

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

    @property
    def status(self) -> str:
        """What the table shows after each line."""
        return "\n".join(self.rules.status(self.table))


@pytest.fixture(scope="session")
def edition() -> Edition:
    return load_edition("annihilageddon3")


@pytest.fixture
def scene(edition: Edition) -> Callable[..., Scene]:
    """Makes a table: `scene("ann", "bob", "satan=dee")`, else of Ann, Bob and Cid."""

    def make(*people: str, **setup: str) -> Scene:
        return Scene(edition, people or ("ann", "bob", "cid"), setup)

    return make


@pytest.fixture
def game(tmp_path: Path) -> Callable[..., Game]:
    """Begins a saved game, of Ann, Bob and Cid where nobody is named."""

    def make(*people: str) -> Game:
        wanted = Wanted("annihilageddon3", people or ("ann", "bob", "cid"))
        return begin(wanted, tmp_path / "game.jsonl")

    return make
