"""Cases 69 and 70, and every worked example of the game, each by its number or name."""

import pytest


def test_case_69_a_hit_below_1_kills_and_only_once(scene) -> None:
    table = scene().say("bob=3", "hit bob 7 by ann")
    assert (table.hp(), table.dead(), table.standee) == (20, ("?",), "Ann")
    assert table.left("dead") == 14


def test_case_69_no_standee_for_a_self_kill_or_the_line_up(scene) -> None:
    assert scene().say("hit bob 20 by bob").standee == ""
    assert scene().say("hit bob 20 by mayhem").standee == ""
    assert scene().say("hit bob 20").standee == ""


def test_case_69_healing_stops_at_25(scene) -> None:
    assert scene().say("bob=24", "heal bob 5").hp() == 25


def test_case_69_paying_hp_one_does_not_have_is_refused(scene) -> None:
    table = scene().say("bob=4")
    refusal = table.refused("pay bob 4")
    assert refusal == (
        "Bob has 4 HP and cannot pay 4 [annihilageddon3 lines 286, 360]; at most 3 can be paid"
    )
    assert table.say("pay bob 3").hp() == 1


def test_case_70_points(scene) -> None:
    table = scene().say("dwt ann", "dwt ann 5", "dwt ann 11", "vp ann 40 blw 2")
    assert table.points() == 24  # 40 - 3 - 3 - 6 - 4
    assert table.told("why ann") == (
        "Ann: total 24 = 40 on cards - 6 for 2 Dead Wizard Tokens - 6 for Dead Wizard Token 11 "
        "- 4 for 2 Burning Limp Wands"
    )


def test_case_70_of_the_tied_more_legendary_devils_win(scene) -> None:
    table = scene("ann", "bob").say("leg ann", "finish!", "vp ann 10", "vp bob 10")
    assert table.winners() == ("Ann",)


def test_case_70_then_fewest_tokens(scene) -> None:
    table = scene("ann", "bob").say("dwt ann", "dwt ann", "dwt bob", "dam bob", "dam bob")
    table.say("finish!", "vp ann 16", "vp bob 13")
    assert (table.points("Ann"), table.points("Bob")) == (10, 10)
    assert table.winners() == ("Ann",)  # 2 Dead against 1 Dead and 2 Damned (A3-03)
    assert table.say("house tie_tokens=dead").winners() == ("Bob",)
    reasons = table.rules.verdict(table.table).because
    assert "fewest Dead Wizard Tokens (option tie_tokens): Ann 2, Bob 1" in reasons[-1]


def test_case_70_else_the_win_is_shared(scene) -> None:
    table = scene("ann", "bob").say("finish!", "vp ann 10", "vp bob 10")
    assert table.winners() == ("Ann", "Bob")


# --- examples ------------------------------------------------------------------------------


def test_example_a3_power(scene) -> None:
    glyphs = 4  # each is worth 1 Power (line 164)
    assert scene().ask(f"afford {glyphs} 2 2 3 4 5") == {
        "power": 4,
        "can_buy_costs": [[2], [3], [4], [2, 2]],
    }


def test_example_a3_dwt(scene) -> None:
    assert scene().say("dwt ann", "vp ann 0 blw 1").points() == -5


@pytest.mark.parametrize("number", ["11", "22"])
def test_example_a3_dwt_11(scene, number: str) -> None:
    assert scene().say(f"dwt ann {number}").points() == -6


def test_example_a3_dam3(scene) -> None:
    assert scene().say("dam ann 3").points() == -10


def test_example_a3_pride(scene) -> None:
    table = scene().say("dwt ann pride")
    assert "PRIDE: discard 1 card " in table.title
    assert "PRIDE again: discard 3 cards " in table.say("dwt ann pride").title
    assert "PRIDE: discard 1 card " in table.say("dwt bob pride").title


def test_example_a3_beelze(scene) -> None:
    table = scene().say("tile bob +5")
    assert table.hp() == 5
    assert table.ask("need bob")["most"] == 5


@pytest.mark.parametrize(("length", "devils", "each"), [("", 8, 5), ("extended", 12, 8)])
def test_example_a3_standard_4p(scene, length: str, devils: int, each: int) -> None:
    table = scene("ann", "bob", "cid", "dee", length=length)
    assert (table.left("devils"), table.left("dead")) == (devils, 4 * each)


def test_example_a3_heal(scene) -> None:
    assert scene().say("bob=24", "heal bob 3").hp() == 25


def test_example_a3_penta(scene) -> None:
    table = scene("satan=dee", "ann", "bob").say("coin satan +2", "vp satan 4")
    assert table.points("Satan") == 10
