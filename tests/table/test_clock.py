"""The timer of the trade phase, from what was saved."""

import pytest

from lohprint.table import clock
from lohprint.table.game import Game

OPENED = ["c s", "3=1", "6=2", "1=3", "4=4"]


class Hands:
    """A clock that stands where it is put, in seconds."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> str:
        return f"2026-01-01T20:{self.now // 60:02}:{self.now % 60:02}Z"


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def game(sample, hands) -> Game:
    game = Game(sample().journal.path, hands)
    for line in OPENED:
        game.hear(line)
    return game


def say(game: Game, hands: Hands, at: int, line: str) -> int | None:
    hands.now = at
    game.hear(line)
    return clock.left(game.moments, hands())


def test_two_minutes_run_down_and_end_at_nothing(game, hands) -> None:
    assert clock.left(game.moments, hands()) is None
    assert say(game, hands, 10, "t") == 120
    hands.now = 100
    assert clock.left(game.moments, hands()) == 30
    hands.now = 1000
    assert clock.left(game.moments, hands()) == 0


def test_a_pause_holds_it_and_go_goes_on(game, hands) -> None:
    say(game, hands, 0, "t 90s")
    assert say(game, hands, 30, "t pause") == 60
    hands.now = 500
    assert clock.left(game.moments, hands()) == 60
    assert say(game, hands, 500, "t go") == 60
    hands.now = 510
    assert clock.left(game.moments, hands()) == 50


def test_it_stops_by_word_by_the_end_of_the_phase_and_by_undo(game, hands) -> None:
    say(game, hands, 0, "t 3m")
    assert say(game, hands, 5, "t stop") is None
    assert say(game, hands, 6, "u") == 174
    assert say(game, hands, 10, "e") is None


def test_it_goes_on_after_a_restart(game, hands) -> None:
    say(game, hands, 0, "t")
    again = Game(game.journal.path, hands)
    hands.now = 20
    assert clock.left(again.moments, hands()) == 100


@pytest.mark.parametrize("line", ["t 0", "t -5", "t soon"])
def test_a_time_that_is_none_is_refused(game, line: str) -> None:
    with pytest.raises(Exception, match="time"):
        game.hear(line)
