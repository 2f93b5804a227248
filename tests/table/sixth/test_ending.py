"""Set-up, overrides, the end of the game, Oaths and the winner (6e lines 7 to 27, 67 to 142)."""

import json

import pytest

from lohprint.errors import LohError
from lohprint.table.report import sheet, text
from lohprint.table.rules import find

# --- set-up --------------------------------------------------------------------------------


@pytest.mark.parametrize("ages", [(6, 1), (6, 4, 2), (5, 4, 3, 2), (6, 5, 4, 3, 2, 1)])
def test_two_to_six_play(scene, ages: tuple[int, ...]) -> None:
    table = scene(*ages)
    assert table.word("phase") == "draw"
    facts = table.rules.facts(table.table)
    assert facts["initiative"] == list(reversed(table.table.devils))


def test_one_alone_does_not_play(scene) -> None:
    with pytest.raises(
        LohError, match=r"^1 Devil; 2 to 6 can play \[6e line 7\]; name one D=PLAYER for each$"
    ):
        scene(6)


def test_every_devil_has_a_realm_of_its_own(scene, kits) -> None:
    with pytest.raises(LohError) as caught:
        scene(6, 4, realms={6: "dis", 4: "dis"})
    assert str(caught.value) == (
        "Dis is the realm of Asmodeus already [6e line 21]; name another one for Baalzebub"
    )
    with pytest.raises(LohError, match="no home realm of Baalzebub; deal them out and add"):
        scene(6, 4, realms={6: "dis", 4: ""})


def test_options_are_set_at_the_start(scene) -> None:
    assert scene(6, 4, 2, oaths="off").table.option("oaths") == "off"
    with pytest.raises(LohError, match="no option is called 'tempo'"):
        scene(6, 4, 2, tempo="slow")


# --- overrides -----------------------------------------------------------------------------


def test_anything_is_overridden_with_a_reason(scene) -> None:
    table = scene().say('set vp 6 3 -m "miscounted"', "set realm 4 dis -m swapped before")
    assert table.won() == {6: 3}
    assert table.word("realm baalzebub") == "dis"
    assert table.say("set counter 4 6 -m x").word("counter baalzebub") == "asmodeus"
    assert table.say("set turn 4 -m x").table.tally("turn", "table") == 4
    assert table.say("set phase discard -m x").word("phase") == "discard"
    assert table.title == "set phase discard (x)"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("set vp 6 3", "needs its reason"),
        ("set -m x", "nothing is called '' to set; known: counter, phase, realm, turn, vp"),
        ("set vp 6 -m x", "'set vp 6' lacks something; write: set vp D N -m why"),
        ("set pv 6 3 -m x", "nothing is called 'pv' to set"),
        ("set phase dinner -m x", "no phase is called 'dinner'"),
        ("set realm 4 high -m x", "is the realm of Asmodeus already"),
        ("vp 6", "write: vp D -3 -m why"),
        ("a 46", "'46' names no two Devils; write D>E, like 6>3"),
        ("w p", "write: w AREA D"),
        ("rs 6", "write: rs D E"),
        ("~6", "a tabled Sanctuary spares by itself"),
        ("6", "'6' reveals nothing; write: 6 94 94 98"),
        ("!94@6", "Fallen Angels is no event"),
        ("ev 6=x", "hand cards 'x'"),
    ],
)
def test_what_makes_no_sense_is_refused(scene, line: str, why: str) -> None:
    table = scene().say("6 94 91", "4 97 98")
    assert why in table.refused(line)


def test_points_by_hand_have_their_reason_on_the_sheet(scene) -> None:
    table = scene().say("w p 6", "vp 6 2 -m brought the cake")
    ledger = table.rules.final(table.table)["asmodeus"]
    assert str(ledger) == "Asmodeus 3 = 1 from Politics + 2 brought the cake"


# --- the end -------------------------------------------------------------------------------


def test_the_game_goes_on_until_six(scene) -> None:
    table = scene().say("set vp 6 4 -m x", "w p 6", "w s 6")
    assert table.word("phase") == "supremacy"  # Military is still to come (line 67)
    table.say("w m 4")
    assert table.word("ending") == "six_points"
    assert "Asmodeus is the Overlord (most victory points, 6)" in table.title
    assert "the game is over [6e line 79]" in table.refused("6 94")
    assert "Oaths missing: Asmodeus, Baalzebub, Belial" in table.status()


def test_a_game_may_be_stopped(scene) -> None:
    table = scene().say("w p 6")
    assert (
        "no Devil has 6 victory points at the end of a turn [6e lines 67 and 79]"
        in table.refused("finish")
    )
    assert table.say("finish!").word("ending") == "stopped"
    assert "the game is over: Asmodeus is the Overlord" in table.say("finish").title


def test_the_leader_of_an_alliance_that_is_not_tied_leaves_it_to_who_would_lead(scene) -> None:
    """Line 83 and, as the leader Mammon is not tied, most counters, then Politics (line 115)."""
    table = scene(6, 4, 3, 2).say("set vp 6 5 -m x", "set vp 4 5 -m x", "a 6>3 4>3", "w p 6+4+3")
    table.say("w s 2", "w m 2")
    assert "Asmodeus + Baalzebub tied at 6; highest Politics at home [6e line 115]" in table.title


def test_without_oaths_the_overlord_wins(scene) -> None:
    table = scene(6, 4).say("set vp 4 5 -m x", "w p 4", "w s 6", "w m 6")
    assert table.winner() == 4
    assert table.total(4) == 14
    assert "no Oaths are used in this game [6e line 127]" in table.refused("o 6 666")


# --- Oaths ---------------------------------------------------------------------------------


def over(scene):
    return scene(6, 4, 2).say("set vp 6 5 -m x", "set vp 4 2 -m x", "w p 6", "w s 4", "w m 2")


def test_oaths_stay_secret_until_the_end(scene) -> None:
    assert "Oaths are told when the game is over [6e line 133]" in scene().refused("o 6 666")
    with pytest.raises(LohError, match="the Oaths of Asmodeus, Baalzebub, Belial are missing"):
        over(scene).total(6)


def test_six_oaths_of_each_devil_and_all_of_them(scene) -> None:
    table = over(scene)
    assert "7 Oaths of Asmodeus are told, and there are 6" in table.refused("o 4 6666666")
    table.say("o 6 664", "o 4 66664")
    assert "4 Oaths of Baalzebub are told, and there are 6 [6e line 129]" in table.refused(
        "o 2 44222222"
    )
    table.say("o 2 4444222222")
    assert "Belial holds 10 Oaths" in table.title
    assert table.total(6) == 2 * 7 + 2 * 7 + 2 * 3


def test_a_devil_may_hold_no_oaths(scene) -> None:
    table = over(scene).say("o 6 none", "o 4 666666444444", "o 2 222222")
    assert table.total(6) == 14


def test_halves_are_exact(scene) -> None:
    table = over(scene).say("o 6 6", "o 4 66666444444", "o 2 222222")
    assert [table.total(age) for age in (6, 4, 2)] == [14 + 7, 6 + 70 + 18, 2 + 6]
    assert "3.5 for 1 own Oath (3.5 each)" in table.told("reveal 6")
    assert "9 for 6 own Oaths (1.5 each)" in table.told("reveal 4")


def tied(scene, *oaths: str):
    """Asmodeus the Overlord with 4 points, the others with 2 each; then these Oaths."""
    table = scene(6, 4, 2).say("set vp 6 3 -m x", "set vp 4 2 -m x", "set vp 2 2 -m x", "finish!")
    return table.say(*oaths)


def test_an_overlord_that_is_tied_wins(scene) -> None:
    """Line 139: the Overlord comes before the number of Oaths, 1 of the tied against 7."""
    table = tied(scene, "o 6 4222222", "o 4 6664444", "o 2 6664")
    assert [table.total(age) for age in (6, 4, 2)] == [36, 36, 32]
    assert table.winner() == 6
    assert table.rules.verdict(table.table).because[-1] == "Asmodeus: the Overlord [6e line 139]"


def test_most_oaths_of_the_tied_decide(scene) -> None:
    """Line 140, 6-AMB-8: Oaths that the tied have signed, whoever of them: 11 against none."""
    table = tied(scene, "o 6 2", "o 4 644444422222", "o 2 66666")
    assert [table.total(age) for age in (6, 4, 2)] == [12, 44, 44]
    assert table.winner() == 4
    because = table.rules.verdict(table.table).because
    assert because[-1] == "Baalzebub: most Oaths of the tied [6e line 140]"


# --- the saved game ------------------------------------------------------------------------


def test_a_sealed_oath_is_no_plain_text_in_the_file(game) -> None:
    saved = game(6, 4, 2)
    saved.hear("finish!")
    saved.hear("o 6 664422 sealed")
    line = saved.journal.path.read_text(encoding="utf-8").splitlines()[-1]
    assert "664422" not in line
    assert json.loads(line)["title"] == "Asmodeus holds 6 Oaths"
    assert saved.table.roll("oaths asmodeus")


def test_the_score_sheet_names_every_option(game) -> None:
    saved = game(6, 4)
    for line in ("w p 6", "w s 6", "w m 6", "w p 6", "w s 6", "w m 6"):
        saved.hear(line)
    lines = text(sheet(saved.moments, find("sixth")))
    made = "2 from Politics + 2 from Souls + 2 from Military + 1 as Overlord"
    assert f"1. Asmodeus (player 6) 7 = {made}" in lines
    assert "2. Baalzebub (player 4) 0 = 0 points" in lines
    assert "Winner: Asmodeus (player 6)" in lines
    for option in saved.table.kit.options:
        assert any(line.startswith(f"{option.name}={option.default} (default;") for line in lines)


def test_rules_are_quoted_with_their_line(game) -> None:
    saved = game(6, 4)
    (line,) = saved.hear("rules 142").lines
    assert line.startswith("Winner: ")
    assert line.endswith("[6e lines 85 and 137 to 142, ruling A6-05]")
    assert saved.hear("rules").lines[0].startswith("Topics: Set-up, Turn, Initiative")
