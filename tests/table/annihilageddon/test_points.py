"""Tokens and victory points (lines 204 to 206, 286, 302 to 316, 373 to 381)."""

import pytest

from lohprint.errors import UsageError


def test_a_token_comes_from_the_stack_or_from_outside_the_game(scene) -> None:
    assert scene().say("dwt bob").left("dead") == 14
    assert scene().say("dwt bob 9 out").left("dead") == 15
    empty = scene().say("stack dwt 0")
    assert "'dwt bob out' takes one from outside" in empty.refused("dwt bob")


def test_a_lost_token_does_not_go_back_to_the_stack(scene) -> None:
    table = scene().say("dwt bob 11", "dwt bob", "dwt bob -11")
    assert (table.dead(), table.left("dead")) == (("?",), 13)
    assert "has no such" in table.refused("dwt bob -11")
    assert table.say("dwt bob -").dead() == ()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("dwt bob 43", "1 to 42"),
        ("dwt bob 0", "1 to 42"),
        ("dam bob 11", "1 to 10"),
        ("dam bob pride", "1 to 10"),
        ("dwt bob sloppy", "sloth"),
        ("token bob 5", "without a number"),
        ("dwt", "dwt NAME"),
    ],
)
def test_tokens_there_are_not(scene, line: str, why: str) -> None:
    assert why in scene().refused(line)


def test_a_sin_is_stronger_for_the_owner_of_the_same(scene) -> None:
    table = scene().say("dwt bob lust", "dwt bob sloth")
    assert "SLOTH: its text for a first one" in table.title
    assert "LUST: its text for a second one" in table.say("dwt bob lust").title


def test_a_damned_token_that_is_named_later(scene) -> None:
    table = scene().say("dam ann", "token ann dam 3")
    assert table.points() == -10


def test_the_worth_of_another_damned_token_is_not_told(scene) -> None:
    table = scene().say("dam ann 5", "vp ann 20")
    assert table.points() == 20
    assert "0 for Damned Wizard Token 5 (not told: vp NAME more N)" in table.told("why ann")
    assert table.say("vp ann more -4 -m 'Damned 5'").points() == 16
    assert "- 4 Damned 5" in table.told("why ann")


def test_points_told_again_replace_and_more_adds(scene) -> None:
    table = scene().say("vp ann 40 blw 2", "vp ann 41", "vp ann blw 1", "vp ann more 2")
    assert table.points() == 41 - 2 + 2
    assert table.say("vp ann more 2").points() == 43


@pytest.mark.parametrize("line", ["vp ann", "vp ann 4 blw", "vp ann 4 wands 2", "vp ann x"])
def test_points_that_cannot_be_read(scene, line: str) -> None:
    assert scene().refused(line)


def test_there_are_16_limp_wands(scene) -> None:
    table = scene().say("vp ann 4 blw 10")
    assert "there are 16, 10 told already" in table.refused("vp bob 4 blw 7")
    table.say("vp bob 4 blw 6", "vp ann blw 9")


def test_points_may_be_below_nothing(scene) -> None:
    table = scene("ann", "bob").say("dwt ann", "dam bob 3", "finish!", "vp ann -2", "vp bob 0")
    assert (table.points("Ann"), table.points("Bob")) == (-5, -10)
    assert table.winners() == ("Ann",)


def test_need_says_what_kills_and_what_can_be_paid(scene) -> None:
    assert scene().say("tile bob 2", "hit bob 10").told("? bob") == (
        "Bob has 7 of 17 HP: a hit of 7 kills, can pay 6, can heal 10 "
        "[annihilageddon3 lines 304, 357, 360]"
    )


@pytest.mark.parametrize(
    ("power", "magic", "familiar", "devil"),
    [(2, 0, False, 0), (6, 2, True, 0), (9, 3, True, 9), (13, 4, True, 12)],
)
def test_power_buys_what_is_always_there(
    scene, power: int, magic: int, familiar: bool, devil: int
) -> None:
    data = {"power": power, "wild_magic": magic, "familiar": familiar, "devil_up_to": devil}
    assert scene().ask(f"afford {power}") == data


def test_costs_that_make_no_sense(scene) -> None:
    for line in ("afford", "afford 4 0", "afford 4 " + "1 " * 13):
        with pytest.raises(UsageError, match=r"afford|costs"):
            scene().ask(line)
