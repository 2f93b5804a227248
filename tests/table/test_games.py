"""Sample games: a story of typed lines beside the game as it was saved, one for each ending.

`tests/games/<edition>/<name>.json` is the story with its expected result, `<name>.jsonl` the
saved game. `LOHPRINT_RECORD=1` writes the saved games anew; then read the difference.
"""

import json
import os
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from lohprint.catalog.edition import load_edition, names
from lohprint.table.begin import Wanted, begin
from lohprint.table.game import Game
from lohprint.table.history import History
from lohprint.table.report import sheet
from lohprint.table.rules import find

GAMES = Path(__file__).parent.parent / "games"
STORIES = sorted(
    path
    for path in GAMES.glob("*/*.json")
    if "lines" in json.loads(path.read_text(encoding="utf-8"))
)
SYSTEMS = {
    edition: load_edition(edition).facts.rules
    for edition in names()
    if find_spec(f"lohprint.table.rules.{load_edition(edition).facts.rules}")
}


def told(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def ids(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def play(story: dict, edition: str, path: Path) -> Game:
    """The story's lines, decided by the rules of today."""
    wanted = Wanted(
        edition, tuple(story["seats"]), tuple(story.get("realms", ())), story.get("starter", ""),
        options=tuple(story.get("options", ())),
    )  # fmt: skip
    game = begin(wanted, path, clock=lambda: "2026-01-01T20:00:00Z")
    for line in story["lines"]:
        game.hear(line)
    return game


@pytest.fixture(autouse=True, scope="module")
def _record(tmp_path_factory: pytest.TempPathFactory) -> None:
    if not os.environ.get("LOHPRINT_RECORD"):
        return
    for path in STORIES:
        fresh = tmp_path_factory.mktemp("record") / "game.jsonl"
        game = play(told(path), path.parent.name, fresh)
        path.with_suffix(".jsonl").write_bytes(game.journal.path.read_bytes())


@pytest.mark.parametrize("path", STORIES, ids=ids)
def test_a_saved_game_replays_to_its_expected_result(path: Path) -> None:
    story, game = told(path), Game(path.with_suffix(".jsonl"))
    score = sheet(game.moments, game.rules)
    assert game.rules.ending(game.table) == story["ending"]
    unit = {row.ledger.unit for row in score.rows}.pop()
    assert {row.devil: row.ledger.amount / unit for row in score.rows} == story["scores"]
    assert [row.devil for row in score.rows if row.won] == story["winners"]


@pytest.mark.parametrize("path", STORIES, ids=ids)
def test_the_rules_of_today_decide_the_story_alike(path: Path, tmp_path: Path) -> None:
    game = play(told(path), path.parent.name, tmp_path / "game.jsonl")
    saved = Game(path.with_suffix(".jsonl")).table
    assert replace(game.table, kit=saved.kit) == saved  # cards may be reworded, results not


@pytest.mark.parametrize("path", STORIES, ids=ids)
def test_any_prefix_of_a_saved_game_replays(path: Path) -> None:
    game = Game(path.with_suffix(".jsonl"))
    events = game.moments.all
    history = History(events[0])
    for event in events[1:]:
        history.add(event)
        game.rules.status(history.now.table)
        game.rules.facts(history.now.table)
        assert set(history.now.table.cards) <= set(history.now.table.kit.copies)
    assert history.now.table == game.table


@pytest.mark.parametrize("edition", SYSTEMS)
def test_every_declared_ending_has_a_sample_game(edition: str) -> None:
    endings = {told(path)["ending"] for path in STORIES if path.parent.name == edition}
    assert endings == set(find(SYSTEMS[edition]).ENDINGS)


@pytest.mark.parametrize("edition", SYSTEMS)
def test_every_option_of_an_edition_has_a_default_it_takes(edition: str) -> None:
    for option in load_edition(edition).facts.options:
        assert not option.choices or option.default in option.choices
