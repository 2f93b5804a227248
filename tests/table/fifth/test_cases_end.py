"""Cases 41 to 49: the end of a conflict and of the game, Oaths, two players."""

import pytest

from lohprint.table.rules.fifth import scoring

FOUR = {3: "dis", 6: "lake", 1: "seat", 4: "mountain"}


def marked(scene, souls=3, politics=6, military=3, extra=()):
    """The example of line 47: markers S and M at Mammon, P at Asmodeus, the game over."""
    marks = {"s": souls, "p": politics, "m": military}
    lines = [f"set marker {area} {age} -m x" for area, age in marks.items() if age]
    return scene(FOUR).say(*lines, *extra, "finish!")


MATRIX = ["o 3 311", "o 6 634", "o 1 361", "o 4 446"]
"""Rows and columns are all three."""


def totals(table) -> dict[str, int]:
    return {devil: ledger.amount for devil, ledger in scoring.final(table).items()}


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["Dark Fiends", "Fallen Angels", "Diabolic Fiends", "Herder Fiends"], 2),
        (
            [
                "Dark Fiends",
                "Fallen Angels",
                "Night Fiends",
                *["Elder Wisdom"] * 3,
                *["Summon"] * 2,
            ],
            1,
        ),
    ],
    ids=["4 hordes, 2 of them allied", "3 hordes and 5 supports"],
)
def test_case_41_four_hordes_are_two_points(scene, cards, points) -> None:
    table = scene({6: "lake", 1: "seat", 4: "mountain"}).say("c s", "6=9", "1=2", "4=1", "e")
    table.lay(6, *cards).say("r", "r")
    assert table.table.tally("vp", "asmodeus") == points


def test_case_42_the_third_marker_ends_the_game_before_the_starter_moves(scene) -> None:
    table = scene(FOUR).say("set marker p 6 -m x", "set marker s 6 -m x", "w m 6")
    assert table.rules.ending(table.table) == "three_markers"
    assert table.table.word("starter") == "mammon"
    assert "game is over" in table.refused("c s")


def test_case_42_a_game_set_back_goes_on(scene) -> None:
    table = scene(FOUR).say("set marker p 6 -m x", "set marker s 6 -m x", "w m 6")
    assert table.say("set phase over -m x").rules.ending(table.table) == "three_markers"
    assert table.say("set phase choose -m x").rules.ending(table.table) == ""
    assert table.say("set phase over -m x").rules.ending(table.table) == "stopped"


def test_case_42_a_marker_in_the_middle_counts_for_nobody(scene) -> None:
    table = scene(FOUR).say("set marker p 6 -m x", "set marker s 6 -m x", "c s", "w s 3")
    assert table.rules.ending(table.table) == ""
    assert table.table.word("starter") == "asmodeus"


def test_case_43_a_decline_moves_no_marker_and_the_end_is_tested(scene) -> None:
    table = scene(FOUR).say("set marker p 6 -m x")
    assert "when the starter moves" in table.refused("out 3")
    table.say("dec")
    assert table.table.word("marker politics") == "asmodeus"
    assert table.table.word("starter") == "asmodeus"
    assert table.say("out 3").table.word("ending") == "cards_out"


@pytest.mark.parametrize(
    ("markers", "ruler"),
    [
        ({"s": 3, "p": 6, "m": 1}, "asmodeus"),
        ({"s": 3, "p": 0, "m": 1}, "mammon"),
        ({"s": 0, "p": 0, "m": 1}, "lilith"),
        ({"s": 0, "p": 0, "m": 0}, ""),
    ],
    ids=["1-1-1: Politics", "no Politics: Souls", "one marker is most", "none: nobody (A5-13)"],
)
def test_case_44_the_overlord_when_cards_run_out(scene, markers, ruler) -> None:
    lines = [f"set marker {area} {age} -m x" for area, age in markers.items() if age]
    table = scene(FOUR).say(*lines, "dec", "out 3").table
    assert scoring.overlord(table)[0] == ruler


def test_case_45_the_example_of_line_47_in_full(scene) -> None:
    tokens = ["set vp 3 4 -m x", "set vp 6 2 -m x", "set vp 1 1 -m x", "set vp 4 1 -m x"]
    table = marked(scene, extra=tokens).say(*MATRIX).table
    assert totals(table) == {"mammon": 8, "asmodeus": 8, "lilith": 8, "baalzebub": 5}
    assert str(scoring.final(table)["mammon"]) == (
        "total 8 = 4 from conflicts + 2 for markers (Souls, Military)"
        " + 1 as Overlord + 1 for 1 own Oath (1 each) + 0 for 2 Oaths of Lilith (0 each)"
    )


@pytest.mark.parametrize(
    ("option", "three", "each"),
    [("two_per_marker", 6, 2), ("markers_overlord_one", 5, 3), ("four_two", 4, 4)],
)
def test_case_46_three_markers_and_one_each(scene, option, three, each) -> None:
    all_three = marked(scene, 6, 6, 6, [f"house oath_value={option}"]).table
    assert scoring.oath_value(all_three, "asmodeus", "mammon") == three
    one_each = marked(scene, 3, 6, 1, [f"house oath_value={option}"]).table
    assert scoring.overlord(one_each)[0] == "asmodeus"
    assert scoring.oath_value(one_each, "asmodeus", "mammon") == each
    assert scoring.oath_value(one_each, "baalzebub", "mammon") == 0


@pytest.mark.parametrize(
    ("option", "with_", "without"), [("1", 1, 1), ("0", 0, 0), ("without_marker", 0, 1)]
)
def test_own_oaths_by_option(scene, option, with_, without) -> None:
    table = marked(scene, extra=[f"house own_oath={option}"]).table
    assert scoring.oath_value(table, "mammon", "mammon") == with_
    assert scoring.oath_value(table, "lilith", "lilith") == without


def test_case_47_rows_and_columns_of_oaths_are_three(scene) -> None:
    table = marked(scene)
    assert "holds 3 Oaths, not 2" in table.refused("o 3 31")
    refusal = table.refused("o 3 31")
    assert "not yet placed: Mammon 3, Asmodeus 3, Lilith 3, Baalzebub 3" in refusal
    table.say("o 6 333")
    refusal = table.refused("o 3 311")
    assert "this makes 4" in refusal
    assert "not yet placed: Asmodeus 3, Lilith 3, Baalzebub 3" in refusal


def test_case_47_a_corrected_row_takes_the_place_of_the_old_one(scene) -> None:
    table = marked(scene).say("o 3 333", "o 3 311")
    assert table.table.roll("oaths mammon") == ("lilith", "lilith", "mammon")


def test_missing_oaths_are_named(scene) -> None:
    table = marked(scene).say("o 3 311", "o 6 634")
    assert table.rules.status(table.table)[1].startswith("Oaths missing: Lilith, Baalzebub")
    with pytest.raises(Exception, match="Lilith, Baalzebub"):
        scoring.final(table.table)


def _eights(scene, *house):
    tokens = ["set vp 3 4 -m x", "set vp 6 2 -m x", "set vp 1 1 -m x", "set vp 4 1 -m x"]
    return marked(scene, extra=[*tokens, *house]).say(*MATRIX).table


def test_case_48_a_tie_at_eight_is_shared_with_the_reason(scene) -> None:
    verdict = scoring.verdict(_eights(scene, "house final_tie=shared"))
    assert verdict.winners == ("mammon", "asmodeus", "lilith")
    assert verdict.because[0] == "Tie at 8: Mammon, Asmodeus, Lilith"
    assert verdict.because[1].startswith("the win is shared (option final_tie; 5e line 48")


def test_case_48_by_default_the_overlord_breaks_the_tie(scene) -> None:
    verdict = scoring.verdict(_eights(scene))
    assert verdict.winners == ("mammon",)
    assert verdict.because[1].startswith("overlord: Mammon (option final_tie; 5e line 48")


def test_case_48_other_orders_of_the_tie_break(scene) -> None:
    assert scoring.verdict(_eights(scene, "house final_tie=politics")).winners == ("asmodeus",)
    assert scoring.verdict(_eights(scene, "house final_tie=souls")).winners == ("mammon",)


def test_case_49_two_players_have_no_trade_and_no_alliance(scene) -> None:
    table = scene({1: "seat", 6: "lake"}).say("c s", "dif .")
    assert "5e line 49" in table.refused("6: alliance@1")
    table.say("sum .")
    assert table.table.word("phase") == "elimination"  # no trade phase
    assert "no trade phase" in table.refused("t")
    assert "two players form no alliances" in table.refused("r 1")


@pytest.mark.parametrize(
    ("ages", "name"), [((6, 1), "anc"), ((2, 6), "silence"), ((1, 6), "seduction")]
)
def test_case_49_multiplayer_cards_draw_two(scene, ages, name) -> None:
    table = scene(dict.fromkeys(ages, "")).say("c s", name)
    assert table.table.cards == {}
    assert table.asks[0].endswith("draw 2 cards after the free draw")


def test_case_49_two_players_have_no_oaths_unless_they_say_so(scene) -> None:
    table = scene({1: "seat", 6: "lake"}).say("w s 6", "finish!")
    assert totals(table.table) == {"lilith": 0, "asmodeus": 3}
    assert "two_player_oaths=on" in table.refused("o 1 111")
    table.say("house two_player_oaths=on", "o 1 116", "o 6 661")
    assert totals(table.table) == {"lilith": 4, "asmodeus": 5}


def test_a_won_military_swaps_realms_once(scene) -> None:
    table = scene(FOUR).say("w m 6")
    assert "only swapped" in table.refused("rs 6")
    table.say("rs 6 1")
    assert table.table.word("realm asmodeus") == "seat-of-judgement"
    assert table.table.word("realm lilith") == "lake-of-boiling-blood"
    assert "5e lines 43, 54" in table.refused("rs 6 1")


def test_points_by_hand_go_both_ways_with_their_reason(scene) -> None:
    table = scene(FOUR).say("vp 3 -3 -m forgot a rule", "vp 3 +1", "finish!", *MATRIX).table
    reasons = [(r.why, r.amount) for r in scoring.final(table)["mammon"].reasons]
    assert ("forgot a rule", -3) in reasons
    assert ("adjusted by hand", 1) in reasons
