"""What must hold in every system: random lines of its sample games, in any order.

Each system found is tried; a sample game `tests/games/<edition>/<name>.json` is all it takes.
"""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lohprint.errors import LohError
from lohprint.table.begin import Wanted, begin
from lohprint.table.game import Game
from lohprint.table.history import History
from lohprint.table.phrase import parse
from lohprint.table.shared import STEPS

GAMES = Path(__file__).parent.parent / "games"
STORIES: dict[str, list[dict]] = {}
for path in sorted(GAMES.glob("*/*.json")):
    story = json.loads(path.read_text(encoding="utf-8"))
    if "lines" in story:
        STORIES.setdefault(path.parent.name, []).append(story)

SOME = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@st.composite
def stories(draw: st.DrawFn, edition: str) -> tuple[dict, list[str]]:
    """A sample game's set-up with some of the edition's lines: its own start, then any."""
    story = draw(st.sampled_from(STORIES[edition]))
    start = story["lines"][: draw(st.integers(0, len(story["lines"])))]
    known = sorted({line for other in STORIES[edition] for line in other["lines"]})
    return story, start[-12:] + draw(st.lists(st.sampled_from(known), max_size=8))


def began(story: dict, edition: str, folder: Path) -> Game:
    for old in folder.glob("*"):
        old.unlink()
    wanted = Wanted(
        edition, tuple(story["seats"]), tuple(story.get("realms", ())), story.get("starter", ""),
        options=tuple(story.get("options", ())),
    )  # fmt: skip
    return begin(wanted, folder / "game.jsonl", clock=lambda: "2026-01-01T20:00:00Z")


@pytest.mark.parametrize("edition", STORIES)
@SOME
@given(data=st.data())
def test_undo_then_redo_is_identity(edition: str, tmp_path: Path, data: st.DataObject) -> None:
    story, lines = data.draw(stories(edition))
    game = began(story, edition, tmp_path)
    for text in lines:
        before, entry = game.table, game.moments.now.n
        try:
            game.hear(text)
        except LohError:
            assert game.table is before
            continue
        if game.moments.now.n == entry or parse(text, game.verbs).verb in STEPS:
            continue  # a question, or a step back or forth itself
        after = game.table
        game.hear("u")
        assert game.table == before
        game.hear("y")
        assert game.table == after


@pytest.mark.parametrize("edition", STORIES)
@SOME
@given(data=st.data())
def test_any_prefix_replays_and_can_be_told(
    edition: str, tmp_path: Path, data: st.DataObject
) -> None:
    story, lines = data.draw(stories(edition))
    game = began(story, edition, tmp_path)
    for text in lines:
        with suppress(LohError):
            game.hear(text)
    again = Game(game.journal.path)
    history = History(again.moments.all[0])
    for event in again.moments.all[1:]:
        history.add(event)
        table = history.now.table
        assert 1 <= len(game.rules.status(table)) <= 3
        assert game.rules.prompt(table)
        assert json.dumps(game.rules.facts(table))
        assert set(table.cards) <= set(table.kit.copies)
    assert history.now.table == again.table == game.table
