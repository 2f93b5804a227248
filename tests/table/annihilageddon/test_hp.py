"""Hit points: hits, healing, payments, tiles, deaths (lines 304, 318 to 331, 357, 360, 394)."""

import pytest

WITH_SATAN = ("satan=dee", "ann", "bob")


def test_a_hit_leaves_at_least_1(scene) -> None:
    assert scene().say("hit bob 19 by ann").hp() == 1


def test_the_line_tells_whose_hit_it_is(scene) -> None:
    assert scene().say("ann: hit bob 20").standee == "Ann"


@pytest.mark.parametrize(
    ("line", "hit"),
    [
        ("hit all 3", {"Ann", "Bob", "Cid"}),
        ("hit foes 3 by bob", {"Ann", "Cid"}),
        ("hit foes 3", {"Bob", "Cid"}),  # of Ann, whose turn it is
        ("hit bob,cid 3 by ann", {"Bob", "Cid"}),
        ("hit 2 3", {"Bob"}),  # by seat
    ],
)
def test_several_are_hit_by_one_line(scene, line: str, hit: set[str]) -> None:
    table = scene().say(line)
    assert {who for who in table.table.devils if table.hp(who) == 17} == hit


def test_the_last_token_goes_to_the_first_clockwise_from_whoever_acts(scene) -> None:
    table = scene().say("stack dwt 1", "hit foes 20 by bob")
    assert (table.dead("Cid"), table.dead("Ann")) == (("?",), ())  # line 270
    assert "no Dead Wizard Token is left to gain" in table.title


def test_a_group_attack_starts_with_who_is_about_to_take_a_turn(scene) -> None:
    table = scene().say("leg ann", "e", "stack dwt 1", "hit all 20 by devil")
    assert [table.dead(who) for who in ("Ann", "Bob", "Cid")] == [(), ("?",), ()]  # line 234


def test_a_wizards_demons_are_destroyed_and_satans_discarded(scene) -> None:
    assert "Ann dies, Demons destroyed" in scene(*WITH_SATAN).say("hit ann 20").title
    assert "Satan dies, Demons discarded" in scene(*WITH_SATAN).say("hit satan 20").title


def test_the_token_of_a_death_can_be_told_with_it_or_later(scene) -> None:
    assert scene().say("hit bob 20 by ann token 22").dead() == ("22",)
    assert scene().say("hit bob 20 by ann", "token bob 22").dead() == ("22",)
    assert "one death" in scene().refused("hit bob,cid 20 token 22")


def test_a_forced_payment_kills(scene) -> None:
    table = scene().say("bob=4", "pay bob 4!")
    assert (table.hp(), table.dead(), table.standee) == (20, ("?",), "")


@pytest.mark.parametrize(("tiles", "most"), [(1, 21), (2, 17), (3, 13), (4, 9), (5, 5)])
def test_each_tile_covers_4_hp(scene, tiles: int, most: int) -> None:
    table = scene().say(f"tile bob {tiles}")
    assert table.ask("? bob")["most"] == most  # 25 - 4 a tile (A3-09)
    assert table.hp() == min(20, most)
    assert table.say("heal bob 25").hp() == most
    assert table.say("hit bob 25 by ann").hp() == min(20, most)  # A3-10
    assert table.say(f"tile bob -{tiles}", "heal bob 25").hp() == 25


def test_a_sixth_tile_is_refused(scene) -> None:
    table = scene().say("tile bob +5")
    assert "0 to 5 can be" in table.refused("tile bob")
    assert table.hp() == 5
    assert "-1 tiles" in scene().refused("tile bob -1")
    assert table.say("tile bob!").hp() == 1


def test_there_are_15_tiles(scene) -> None:
    table = scene("ann", "bob", "cid", "dee").say("tile ann +5", "tile bob +5", "tile cid +5")
    assert "all 15 tiles are in use" in table.refused("tile dee")


def test_tiles_do_not_touch_satan(scene) -> None:
    assert "Satan cannot be affected" in scene(*WITH_SATAN).refused("tile satan")


def test_hp_by_hand(scene) -> None:
    table = scene().say("bob=7 ann=12")
    assert (table.hp("Bob"), table.hp("Ann")) == (7, 12)
    assert "is a death" in table.refused("bob=0")
    assert "at most 25" in table.refused("bob=26")
    assert table.say("bob=26!").hp() == 26


@pytest.mark.parametrize(
    "line", ["hit bob -3", "heal bob -3", "pay bob x", "hit bob", "hit bob 3 by"]
)
def test_what_cannot_be_read_is_refused(scene, line: str) -> None:
    assert scene().refused(line)


def test_nobody_of_that_name(scene) -> None:
    assert scene().refused("hit zoe 3") == (
        "nobody here is called 'zoe'; there are: 1 Ann, 2 Bob, 3 Cid"
    )


def test_two_of_that_name_are_told_apart(scene) -> None:
    table = scene("ann lee", "ann moe", "bob")
    assert "ann/1" in table.refused("hit ann 3")
    table.say("hit ann/2 3")
    assert (table.hp("Ann lee"), table.hp("Ann moe")) == (20, 17)
