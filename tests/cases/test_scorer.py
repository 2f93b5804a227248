"""The score and the saved game: S12, S29 and S30, where cli/test_game.py and table/test_journal.py
do not try it already."""

import hashlib
import json

import pytest

from lohprint.table import shelf


@pytest.fixture
def game(loh) -> str:
    loh("game", "new", "5e", "3=Ann", "6=Lee, Ann", "1=Ann Lee")
    return "5e-1"


def digest(game: str) -> str:
    return hashlib.sha256(shelf.place(game).read_bytes()).hexdigest()


def test_s12_points_go_to_the_one_who_is_named(loh, game) -> None:
    assert loh("vp", "6", "+2").out.startswith("Asmodeus +2 points")
    scores = json.loads(loh("score", "--json").out)["scores"]
    assert {row["player"]: row["total"] for row in scores} == {
        "Ann": "0", "Lee, Ann": "2", "Ann Lee": "0",
    }  # fmt: skip


@pytest.mark.parametrize("words", [("vp", "3", "-3"), ("do", "vp 3 -3"), ("vp", "ann", "-3")])
def test_s29_points_are_lost_the_obvious_way(loh, game, words) -> None:
    assert loh(*words).out.startswith("Mammon -3 points")
    scores = json.loads(loh("score", "--json").out)["scores"]
    assert {row["player"]: row["total"] for row in scores}["Ann"] == "-3"


@pytest.mark.parametrize("number", ["", "²", "1e3", "9" * 21])
def test_s29_a_number_that_is_none_is_refused_in_words(loh, game, number: str) -> None:
    before = digest(game)
    code, out, err = loh("vp", "3", number)
    assert (code, out) == (2, "")
    assert "give a whole number" in err or "write: vp D -3" in err
    assert err.count("\n") == 1
    assert digest(game) == before


@pytest.mark.parametrize("words", [("status",), ("vp", "3", "1"), ("undo",), ("score",), ("log",)])
def test_s30_half_a_game_is_left_as_it_is(loh, game, words) -> None:
    path = shelf.place(game)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    code, out, err = loh(*words)
    assert (code, out) == (1, "")
    assert f"{path}:1:1: has no whole line; it is no saved game; it was left as it is" in err
    assert path.read_bytes() == whole[: len(whole) // 2]
