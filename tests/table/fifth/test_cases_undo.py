"""Cases 50 to 52: undo, redo, and what a power cut leaves."""

import pytest

from lohprint.errors import RuleError
from lohprint.table.game import Game

OPENING = ["c s", "loot .", "sum da .", "dif cage .", "rot war .", "e"]


def play(game: Game, *lines: str) -> Game:
    for line in lines:
        game.hear(line)
    return game


def test_case_50_undo_across_the_end_of_a_turn(sample) -> None:
    game = play(sample(), *OPENING)
    before = game.table
    play(game, "war<>cage@1 sum .", "u")
    assert game.table == before
    assert game.rules.next_up(game.table).devil == "baalzebub"
    play(game, "war<>cage@1 sum .", "r 6", "u")
    assert game.table.roll("retreated") == ()
    play(game, "u", "u", "u", "u", "u", "u", "u")
    assert game.table.word("marker souls") == ""
    assert game.table.word("phase") == "choose"


def test_case_50_redo_after_undo_and_a_new_line_clears_redo(sample) -> None:
    game = play(sample(), *OPENING, "war<>cage@1 sum .")
    after = game.table
    play(game, "u 2", "y 2")
    assert game.table == after
    play(game, "u", "sum .!")
    with pytest.raises(RuleError, match="nothing to redo"):
        game.hear("y")


def test_case_51_undo_of_an_alliance_gives_every_card_back(sample) -> None:
    game = play(sample(), *OPENING, "war<>cage@1 sum .")
    before = game.table
    play(game, "r 6", "u")
    assert game.table == before
    assert [c.card.name for c in game.table.at("lilith")] == [
        "Diabolic Fiends", "Warriors of Darkness",
    ]  # fmt: skip


def test_case_51_undo_of_a_realm_swap_gives_both_back(sample) -> None:
    game = play(sample(), "w m 6")
    before = game.table
    play(game, "rs 6 1", "u")
    assert game.table == before
    assert game.table.word("realm lilith") == "seat-of-judgement"


def test_case_52_another_process_sees_the_state_shown_last(sample) -> None:
    game = sample()
    for line in OPENING:
        shown = game.hear(line)
        again = Game(game.journal.path)
        assert again.table == game.table
        assert again.standing().lines == shown.lines[1:]


def test_undo_says_what_it_took_back(sample) -> None:
    game = play(sample(), *OPENING)
    assert game.hear("u").lines[0] == "Undone: the trade phase is over"
    assert game.hear("y").lines[0] == "Redone: the trade phase is over"
    assert game.hear("u #3").lines[0] == "Undone: 5 entries, back to #2"


def test_undo_of_a_turn_takes_all_its_entries(sample) -> None:
    game = play(sample(), *OPENING)
    before = game.table
    play(game, "war<>cage@1", "sum", ".", "u turn")
    assert game.table == before


def test_fix_decides_later_entries_again_and_names_the_lost_ones(sample) -> None:
    game = play(sample(), *OPENING, "war<>cage@1 sum .")
    assert game.hear("log").lines[4].startswith("#5 ")
    reply = game.hear("fix #5 dif .")
    assert "#5 is now: Lilith: Diabolic Fiends" in reply.lines[0]
    assert "no longer possible: #8" in reply.lines[0]
    assert [c.card.name for c in game.table.at("lilith")] == ["Diabolic Fiends"]
    again = Game(game.journal.path)
    assert again.table == game.table
    play(game, "u")
    assert "Soul Cage" in [c.card.name for c in game.table.at("baalzebub")]


def test_notes_survive_an_undo(sample) -> None:
    game = play(sample(), "note Ann claims 2 points!", "c s", "u")
    lines = game.hear("log").lines
    assert any("Ann claims 2 points!" in line for line in lines)
    assert not any("starts a conflict" in line for line in lines)
    assert any("starts a conflict" in line for line in game.hear("log all").lines)


def test_what_if_changes_nothing(sample) -> None:
    game = play(sample(), *OPENING)
    before = game.journal.path.read_bytes()
    reply = game.hear("if war<>cage@1 sum .")
    assert "Baalzebub 8" in reply.lines[1]
    assert game.journal.path.read_bytes() == before
    with pytest.raises(RuleError, match="needs 7"):
        game.hear("if .")


def test_sealed_oaths_are_not_told(sample) -> None:
    game = play(sample(), "finish!", "o 3 311 sealed")
    assert game.hear("log").lines[-1].endswith("the Oaths of Mammon are sealed")
    assert "lilith" not in game.journal.path.read_text().splitlines()[-1]
    assert "what was sealed is open again" in game.hear("u").lines[0]
    play(game, "y", "o 6 634", "o 1 361", "o 4 446")
    assert Game(game.journal.path).table.roll("oaths mammon") == ("lilith", "lilith", "mammon")


def test_house_rules_are_entries_like_any_other(sample) -> None:
    game = play(sample(), "house oath_value=four_two")
    assert "oath_value=four_two" in game.hear("house").lines[0]
    play(game, "u")
    assert "oath_value=two_per_marker" in game.hear("house").lines[0]
