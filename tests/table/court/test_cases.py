"""Cases 66 to 68 of the edge cases, each with its number."""

import pytest

from lohprint.errors import RuleError


def test_case_66_votes_0_and_1_score_nothing_and_5_score_4(fourth) -> None:
    scene = fourth().say("gs", "init 3 6 4 1", "votes 6 +1", "votes 4 +5")
    assert scene.votes() == {3: 1, 6: 1, 4: 5}  # Mammon's is that of initiative 1
    scene.say("v 3>1 6>1 4>1 1>1!", "eot!")
    assert scene.points() == {6: 0, 3: 0, 4: 4, 1: 3}


def test_case_66_of_5_souls_3_are_lost(fourth) -> None:
    scene = fourth().say("gs", "s 6 5 3 4 4 1 1 0", "init")
    assert scene.souls() == {6: 2, 3: 2, 4: 0, 1: 0}


def test_case_66_equal_souls_reverse_the_order_before(fourth) -> None:
    scene = fourth().say("gs", "s 6 4 3 4 4 1 1 4")
    assert scene.order() == [6, 3, 4, 1]
    assert scene.say("init").order() == [1, 3, 6, 4]


def test_case_67_5_5_2_beats_5_4_3(fourth) -> None:
    scene = fourth().say("gs", "str 6 5.5.2 4 5.4.3", "v")
    assert scene.votes() == {6: 1}
    assert "5.5.2 beats 5.4.3: 3 points each, the second is 5 to 4 (4e line 40)" in scene.title


def test_case_67_5_5_2_loses_to_5_5_3(fourth) -> None:
    assert fourth().say("gs", "str 6 5.5.2 4 5.5.3", "v").votes() == {4: 1}


def _over(scene, bets: dict[int, str]):
    """A game whose Overlord is Asmodeus, with these Bets."""
    scene.say("set turn 4 -m test", "gs", "init 6 3 4 1", "votes 6 +3", "v 6>6 3>3 4>4 1>1", "eot")
    for age in (6, 3, 4, 1):
        scene.say(f"b {age} {bets.get(age, '-')}")
    return scene


def test_case_67_three_bets_on_the_overlord_win_at_once(fourth) -> None:
    scene = _over(fourth(), {3: "666", 4: "66"})
    assert scene.rules.ending(scene.table) == "three_bets"
    assert scene.rules.verdict(scene.table).winners == ("mammon",)


def test_case_67_three_bets_are_nothing_to_the_overlord_itself(fourth) -> None:
    scene = _over(fourth(), {6: "666", 4: "66"})
    assert scene.rules.ending(scene.table) == "points"
    assert scene.rules.verdict(scene.table).winners == ("asmodeus",)
    assert scene.rules.final(scene.table)["asmodeus"].amount == 4


@pytest.mark.parametrize(("option", "winner"), [("oldest", {6: 1}), ("nobody", {})])
def test_case_68_equal_armies_in_the_open(fourth, option: str, winner: dict[int, int]) -> None:
    scene = fourth().say(f"house open_tie={option}", "gs", "str 6 5.2 4 5.2", "v")
    assert scene.votes() == winner


def test_case_68_equal_armies_at_home_the_oldest_wins_whatever_the_option(fourth) -> None:
    scene = fourth().say("house open_tie=nobody", "gs", "v 4", "str 4 5.0 3 5")
    scene.say("inv 4>3", "inv", "free")
    assert scene.realm(3) == ""  # Baalzebub, 4, is older than Mammon, 3
    with pytest.raises(RuleError, match="has been invaded"):
        scene.say("inv 4>3")
