"""Questions, levels of detail, draws: what the companion tells without being a judge."""

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.errors import RuleError, UsageError
from lohprint.table.rules.fifth import effects

OPENING = ["c s", "loot .", "sum da .", "dif cage .", "rot war .", "e"]


def test_outs_are_the_smallest_plays_within_the_limit(scene) -> None:
    table = scene().say(*OPENING, "war<>cage@1 sum .", "r 6")
    found = table.ask("outs")  # Mammon has 4, needs 9
    assert found["need"] == 9
    plays = [tuple(play["cards"]) for play in found["outs"]]
    assert ("nether-fiends", "summon", "summon") in plays  # the one of the text
    assert all(len(play) == len(plays[0]) for play in plays)
    assert all(play["power"] >= 9 for play in found["outs"])


def test_outs_know_that_one_card_may_be_enough(scene) -> None:
    table = scene({6: "lake", 4: "mountain", 3: "dis"}).say("c m", "eld .", "4=4", "3=5", "e")
    best = table.ask("outs")["outs"][0]
    assert best == {"cards": ["dark-fiends"], "power": 6}


def test_outs_of_a_number_set_by_hand_are_not_guessed(scene) -> None:
    table = scene().say("c s", "3=1", "6=2", "1=3", "4=4", "e")
    with pytest.raises(UsageError, match="set by hand"):
        table.ask("outs")
    assert table.lay(3, "Summon").say("^sum@3").ask("outs 3")["need"] == 5


def test_need_of_any_devil_and_why_in_any_dominion(scene) -> None:
    table = scene().say(*OPENING)
    assert table.ask("? 4") == {"devil": "baalzebub", "have": 3, "need": 7, "missing": 4}
    assert table.ask("need 6") == {"devil": "asmodeus", "have": 6, "need": 7, "missing": 1}
    why = table.ask("why 6 p")
    assert (why["power"], [r["why"] for r in why["reasons"]]) == (
        3,
        ["base (Dark Fiends)", "Summon", "Dark Fiends"],
    )


@pytest.mark.parametrize(
    ("ages", "cards", "globals_", "played", "draws"),
    [
        ((6, 3), ["Council of Lesser Devils"], [], "", (3, 0)),
        ((1, 3), ["Tome of Power"], [], "", (4, 0)),
        ((3, 6), [], [], "loot", (2, 1)),
        ((1, 6), [], [], "con", (2, 2)),
        ((2, 6), [], [], "young", (5, 0)),
        ((6, 3), [], ["Depletion"], "", (0, 0)),
        ((3, 6), [], ["Depletion"], "", (2, 0)),
    ],
    ids=["Council", "Tome", "Looter", "Conjuration", "Young Rage", "Depletion", "its owner"],
)
def test_free_draw_and_more_by_cards(scene, ages, cards, globals_, played, draws) -> None:
    table = scene(dict.fromkeys((*ages, 4), "")).say("c s").lay(ages[0], *cards)
    table.lay(3, *globals_, middle=True)
    if played:
        table.say(played)
    found = table.ask(f"draw {ages[0]} 2")
    assert (found["free"], found["after"]) == draws


def test_a_conflict_at_level_1_one_number_a_turn(scene) -> None:
    table = scene().say("c s", "3=4", "6=6", "1=6", "4=3")
    assert table.table.word("phase") == "trade"
    table.say("e", "4=8", "1=9", "r", "r", "4=10", "r")
    assert table.table.word("marker souls") == "baalzebub"
    assert table.table.tally("vp", "baalzebub") == 1
    assert any("w s 4 2" in ask for ask in table.asks)  # how to say that it had 4 hordes


def test_a_number_holds_until_the_cards_change_and_has_a_star(scene) -> None:
    table = scene().say(*OPENING, "6=9")
    assert "Asmodeus 9*" in table.rules.status(table.table)[0]
    table.say("-da@6")
    assert table.rules.status(table.table)[0].endswith("Asmodeus 2")


def test_levels_mix_in_one_conflict(scene) -> None:
    table = scene().say("c s", "3=4", "sum da .", "1=6", "rot war .", "e")
    assert table.powers() == {3: 4, 6: 6, 1: 6, 4: 3}


@pytest.mark.parametrize(("line", "points"), [("w s 6", 1), ("w s 6 2", 2)])
def test_a_conflict_at_level_0_only_its_result(scene, line, points) -> None:
    table = scene().say(line)
    assert table.table.tally("vp", "asmodeus") == points
    assert table.table.word("marker souls") == "asmodeus"
    assert table.next() == 6
    assert "1 or 2" in table.refused("w p 3 3")


def test_every_act_of_every_card_is_carried_out_or_is_about_hands() -> None:
    done = {*effects._ACTS, "hand", "cancel", "gain_alliance"}
    acts = {act.act for card in load_edition("5e").cards.values() for act in card.acts}
    assert acts <= done


def test_realms_may_be_left_open_and_named_later(scene) -> None:
    table = scene({6: "", 4: "", 3: ""}).say("set realm 6 dis -m forgotten")
    assert table.table.word("realm asmodeus") == "dis"
    assert "nothing is called 'moon'" in table.refused("set moon 3 -m x")
    assert "lacks something; write: set vp D N -m why" in table.refused("set vp 6 -m x")
    assert "no phase is called 'moon'" in table.refused("set phase moon -m x")


def test_no_two_devils_begin_in_one_realm(scene) -> None:
    with pytest.raises(RuleError) as caught:
        scene({6: "dis", 4: "lake", 3: "dis"})
    assert str(caught.value) == (
        "Dis is the realm of Asmodeus already [5e line 15]; name another one for Mammon"
    )


@pytest.mark.parametrize(
    ("line", "fix"),
    [("c", "write: c p"), ("rs", "only swapped"), ("tie", "tie first"), ("o 3", "o 3 311")],
)
def test_a_line_that_lacks_something_says_what(scene, line: str, fix: str) -> None:
    with pytest.raises(Exception, match=fix):
        scene().say(line)
