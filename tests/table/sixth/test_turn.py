"""The phases of a game turn: draw, trading, reinforcements, supremacy, discard (lines 29 to 75)."""

import json
from pathlib import Path

import pytest

from lohprint.table.phrase import parse
from lohprint.table.rules.sixth import limits

# --- draw ----------------------------------------------------------------------------------


def test_example_6e_draw(scene) -> None:
    """One hand card: five are drawn."""
    assert scene().told("draw 6 1") == "Asmodeus draws 5 = 3 a turn + 2 up to 6 hand cards"
    assert scene().told("draw 6 3") == "Asmodeus draws 3 = 3 a turn"
    assert scene().told("draw 6 9") == "Asmodeus draws 3 = 3 a turn"


def test_example_6e_mammon_first_draw(scene) -> None:
    """A6-02: seven from an empty hand; four by the note, as an option."""
    assert scene(6, 4, 3).told("draw 3 0").startswith("Mammon draws 7")
    assert scene(6, 4, 3, mammon_first_draw="4").told("draw 3 0").startswith("Mammon draws 4")
    second = scene(6, 4, 3, mammon_first_draw="4").say("6=1/1/1 go", "k")
    assert second.told("draw 3 0").startswith("Mammon draws 7")


def test_looter_fiends_and_tome_come_on_top(scene) -> None:
    table = scene(6, 4, 3).lay(6, "31", "4")
    assert (
        table.told("draw 6 4") == "Asmodeus draws 5 = 3 a turn + 1 Looter Fiends + 1 Tome of Power"
    )
    assert "Asmodeus 3, at least up to 6 +1 Looter Fiends +1 Tome of Power" in table.told("draw")


# --- trading -------------------------------------------------------------------------------


def test_only_the_owner_gives_its_counter_away(scene) -> None:
    table = scene(6, 4, 3, 2).say("a 4>6")
    text = table.refused("a 4>3")
    assert "Asmodeus holds the counter of Baalzebub and may only give it back [6e line 111]" in text
    assert "a 4>4 brings it home" in text
    assert table.say("a 4>4", "a 4>3").word("counter baalzebub") == "mammon"
    assert table.say("a 4>6!").word("counter baalzebub") == "asmodeus"


@pytest.mark.parametrize("line", ["a 4>6", "94@4>6", "6 +94@4", "rs 4 6", "t", "97@6<>94@4"])
def test_silence_bars_trade(scene, line: str) -> None:
    table = scene().lay(2, "28").lay(4, "94").lay(6, "97")
    assert "no trading with Silence on the table [6e line 321]" in table.refused(line)
    table.say(line + "!")
    assert "no trading" not in table.say("-28@2", "t").title


def test_tabled_cards_change_sides_in_trade(scene) -> None:
    table = scene().lay(6, "94", "97").lay(4, "95")
    assert table.say("94@6>4").held(4) == ["95", "94"]
    table.say("97@6<>95@4")
    assert (table.held(6), table.held(4)) == (["95"], ["94", "97"])


def test_realms_are_traded_one_to_one(scene) -> None:
    table = scene()
    assert "traded one to one between Devils [6e line 47]" in table.refused("rs 6 lake")
    table.say("rs 6 4")
    assert table.word("realm asmodeus") == "seat-of-judgement"
    assert table.word("realm baalzebub") == "high-palace-of-hell"
    assert "has that realm already" in table.refused("rs 6 6")


def test_counters_are_traded_before_the_reveal(scene) -> None:
    table = scene().say("6 94")
    text = table.refused("a 4>6")
    assert "the trading phase of this turn is over [6e line 31]" in text
    assert "this is the reinforcements phase; add ! to do it all the same" in text


@pytest.mark.parametrize(("typed", "seconds"), [("", 60), ("2m", 120), ("45s", 45), ("90", 90)])
def test_a_clock_for_trade(scene, typed: str, seconds: int) -> None:
    assert scene().say(f"t {typed}").word("timer") == str(seconds)


# --- reinforcements ------------------------------------------------------------------------


def test_example_6e_table(scene) -> None:
    """Two cards tabled: four more are."""
    table = scene().lay(6, "94", "97")
    assert limits.to_table(table.table, "asmodeus").plain == 4
    assert table.say("6 95 95 98 64").held(6) == ["94", "97", "95", "95", "98", "64"]
    text = scene().lay(6, "94", "97").refused("6 95 95 98 64 99")
    assert "Asmodeus tables 4 cards, and these are 1 too many [6e line 55]" in text
    assert len(scene().lay(6, "94", "97").say("6 95 95 98 64 99!").held(6)) == 7


def test_example_6e_baalzebub_tables(scene) -> None:
    """Three tabled, one of them discarded first: four more."""
    table = scene().lay(4, "94", "97", "98")
    assert "Baalzebub may discard a horde" in table.status()
    assert limits.to_table(table.table, "baalzebub").plain == 3
    assert limits.to_table(table.say("-94@4").table, "baalzebub").plain == 4


def test_example_6e_tome(scene) -> None:
    """Three cards and one more ritual."""
    table = scene().lay(6, "4", "94", "97")
    assert "and these are 1 too many" in table.refused("6 95 95 98 94")
    assert len(table.say("6 95 95 98 90").held(6)) == 7
    assert "Asmodeus tables 3 cards and 1 more ritual" in table.refused("6 93")


def test_the_first_reveal_may_hold_the_three_dealt_hordes(scene) -> None:
    """Line 27: nothing was typed of the first three, so six cards are."""
    table = scene().say("6 94 94 98 64 66 95")
    assert "1 too many" in table.refused("6 97")
    split = scene().say("6 94 94 98", "6 64 66 95")
    assert split.held(6) == table.held(6)


def test_a_slaver_tables_one_at_the_start_and_it_counts(scene) -> None:
    table = scene().lay(2, "27", "94", "95")
    assert "Infernal Slaver of Belial" in table.status()
    assert limits.to_table(table.say("2 +96").table, "belial").plain == 3


def test_after_the_first_event_nothing_is_revealed(scene) -> None:
    table = scene().say("6 94 69", "4 97", "ev")
    assert "the reveal is over: events are being handled [6e line 57]" in table.refused("4 98")
    assert table.say("4 +98").held(4) == ["97", "98"]


def test_cards_that_cannot_be_tabled(scene) -> None:
    table = scene().lay(6, *["94"] * 8)
    assert "all 8 Fallen Angels are on the table [6e line 189]" in table.refused("4 94")
    beginner = scene(alliances="off", personal_decks="off")
    assert "of a personal deck, and none are used [6e lines 11 and 144]" in beginner.refused("6 64")
    plain = scene(alliances="off")
    assert "not used without alliances [6e lines 109 and 222]" in plain.refused("6 69")
    assert "not used without alliances" in scene(6, 4).refused("6 69")


def test_a_card_may_be_named(scene) -> None:
    assert scene().say("6 metal dedic wand").held(6) == ["95", "64", "1"]
    assert "6 +94" in scene().refused("+94")
    assert "is called '9'" in scene().refused("9 94 94")


# --- supremacy -----------------------------------------------------------------------------


def test_nothing_tabled_is_not_counted(scene) -> None:
    assert "nothing is tabled to count [6e line 63]" in scene().refused("go")


def test_amb_7_no_dots_at_all_still_win_by_the_realm(scene) -> None:
    table = scene(4, 3, 2).say("4=0/0/0 go")
    assert table.won() == {4: 2, 2: 1}  # Seat P4 S6; Belial wins tied Military


def test_points_of_each_dominion(scene) -> None:
    table = scene().say("6=3/2/4 4=4/4/1 2=0/0/0 go")
    assert table.won() == {4: 2, 6: 1}
    assert table.word("phase") == "discard"
    assert table.title == (
        "Asmodeus has 3/2/4; Baalzebub has 4/4/1; Belial has 0/0/0; "
        "Politics: Baalzebub 4 (Asmodeus 3, Belial 0); Souls: Baalzebub 4 (Asmodeus 2, Belial 0); "
        "Military: Asmodeus 4 (Baalzebub 1, Belial 0)"
    )


def test_misinformation_lets_the_least_win_politics(scene) -> None:
    table = scene().lay(4, "42").lay(6, "94").lay(2, "99")
    assert table.wins("P") == {6}
    tied = scene().lay(4, "42").lay(2, "95")
    assert tied.wins("P") == {6}  # none and none: Asmodeus wins tied Politics


def test_retribution_takes_two_hordes_of_each_rival_that_wins(scene) -> None:
    table = scene(6, 4, 3).lay(3, "33").lay(6, "99", "99", "98", "94").lay(4, "97", "97")
    table.say("go")
    assert table.won() == {6: 1}
    assert "Asmodeus chooses and discards 2 hordes: -CARD@6" in table.status()
    assert "a choice is due [6e line 294]" in table.refused("go")
    assert "a choice is due" in table.refused("w s 4")
    table.say("-99@6")
    assert table.say("go -98@6").won() == {6: 1, 4: 1, 3: 1}
    assert table.held(6) == ["99", "94"]
    assert table.held(4) == []  # two hordes alike leave no choice, and no Military


def test_retribution_spares_its_own_side(scene) -> None:
    table = scene(6, 4, 3, 2).say("a 3>6").lay(3, "33").lay(6, "99", "99", "99", "98").say("go")
    assert table.held(6) == ["99", "99", "99", "98"]
    assert table.word("phase") == "discard"


def test_faithful_followers(scene) -> None:
    won = scene(6, 5, 4).lay(5, "51").say("go")
    assert "Faithful Followers of Mephistopheles goes into its personal deck" in won.title
    assert won.say("k", "5 51").held(5) == ["51"]
    lost = scene(6, 5, 4).lay(5, "51").lay(4, "0", "0").say("go")
    assert "Faithful Followers of Mephistopheles leaves the game" in lost.title
    assert "has left the game [6e line 255]" in lost.say("k").refused("5 51")


def test_faithful_followers_are_gone_before_military(scene) -> None:
    table = scene(6, 5, 4).lay(5, "51", "55").lay(4, "0").lay(6, "98").say("go")
    assert table.won() == {6: 2, 4: 1}  # the Furnace has no Souls left to count as Military


def test_results_only(scene) -> None:
    table = scene().say("w p 6", "w s 4+2", "w m 2")
    assert table.won() == {6: 1, 4: 1, 2: 2}
    assert "Souls is won already" in scene().say("w s 6").refused("w s 4")
    assert "an alliance of all Devils is broken" in scene().refused("w p 6+4+2")


def test_a_known_alliance_wins_whole(scene) -> None:
    table = scene(6, 4, 3, 2).say("a 6>4")
    text = table.refused("w p 6")
    assert "Asmodeus + Baalzebub are allied and win together [6e line 123]" in text
    assert "6+4" in text
    assert "are allied and win together" in table.refused("w p 3+6")
    assert "no alliances are used" in scene(6, 4).refused("w p 6+4")


def test_levels_mix_in_a_turn(scene) -> None:
    table = scene().lay(6, "99", "99").say("4=3/1/0 2=0/0/0", "w p 2", "go")
    assert table.won() == {2: 2, 4: 1}  # Belial is told Politics, and wins tied Military


# --- discard -------------------------------------------------------------------------------


def test_example_6e_discard(scene) -> None:
    """Two hordes, two artifacts, three hand cards: one tabled card goes, none from the hand."""
    table = scene().lay(6, "94", "97", "1", "3", "0").say("go")
    assert table.status().splitlines()[1:] == [
        "Asmodeus may swap its realm: rs 6 D or REALM (Dis, Mountain of Ever-Rotting Corpses, "
        "Lake of Boiling Blood); Asmodeus discards last (Crystal Ball); "
        "hand cards beyond 6 go [6e line 71]",
        "Asmodeus keeps 3 of: 1 Fallen Angels, 2 Common Fiends, 3 Wand of Might, 4 Crystal Ball: "
        "k 6 ...",
    ]
    table.say("k 6 1 3 4")
    assert table.held(6) == ["94", "1", "3"]
    assert table.word("phase") == "draw"


@pytest.mark.parametrize("line", ["k 6 1 2", "k 6 1 2 3 4", "k 6 94 97"])
def test_exactly_three_are_kept(scene, line: str) -> None:
    table = scene().lay(6, "94", "97", "1", "3").say("go")
    assert "keeps exactly 3 hordes and artifacts" in table.refused(line)
    assert table.say("k 6 94 97 wand").held(6) == ["94", "97", "1"]


def test_who_has_no_choice_is_not_asked(scene) -> None:
    table = scene().lay(6, "94", "97", "0").lay(4, *["98"] * 5).say("go")
    assert "k ends the turn" in table.status()
    table.say("k")
    assert (table.held(6), table.held(4)) == (["94", "97"], ["98"] * 3)


def test_dedication_and_silence_are_kept_besides(scene) -> None:
    table = scene().lay(6, "64", "28", "94", "97", "95").lay(4, "90", "90", "90", "99", "95")
    assert table.say("go", "k").held(6) == ["64", "28", "94", "97", "95"]


def test_realm_of_flies_may_be_kept(scene) -> None:
    table = scene().lay(4, "47", "94").say("go")
    assert "and Realm of Flies if it likes: k 4 ..." in table.status()
    assert table.say("k 4 47").held(4) == ["47", "94"]
    assert scene().lay(4, "47", "94").say("go", "k 4").held(4) == ["94"]


def test_a_new_turn_begins_with_the_next_line(scene) -> None:
    table = scene().lay(6, "94").say("go", "4 97")
    assert table.table.tally("turn", "table") == 2
    waiting = scene().lay(6, "94", "97", "1", "3").say("go")
    assert "what is kept comes first [6e line 71]" in waiting.refused("4 97")
    assert "what is kept comes first" in waiting.refused("k")
    assert "what is kept comes first" in waiting.refused("6=1/2/3")
    assert "cards are kept in the discard phase" in scene().refused("k 6 1")
    assert waiting.say("w p 4!").held(6) == ["94", "97", "1"]


def test_what_happens_at_the_start_of_the_discard_phase_is_said(scene) -> None:
    table = scene(6, 2, 1).lay(1, "14", "18").lay(6, "3").say("go")
    assert "first: Succubi of Lilith, Chanter Fiends of Lilith" in table.status()
    assert "Lilith may discard non-rituals from its hand" in table.status()
    assert "Asmodeus discards last (Crystal Ball)" in table.status()
    table.say("1 +3@6")
    assert table.held(1) == ["14", "18", "3"]


def test_numbers_by_hand_end_with_the_turn(scene) -> None:
    table = scene().say("6=3/2/4 go", "k")
    assert table.dots(6) == "0/0/0"


# --- keystrokes ----------------------------------------------------------------------------


def test_a_reveal_and_count_of_three_devils_takes_under_50_keystrokes(scene) -> None:
    table = scene().lay(6, "97", "95").lay(4, "97", "95", "98").lay(2, "97", "95", "94")
    lines = ["6 94 94 98 64", "4 94 97 42", "2 96 96 25", "go"]
    table.say(*lines)
    assert sum(len(line) + 1 for line in lines) < 50  # with Enter
    assert sum(table.won().values()) == 3
    events = ["6 94 94 98 64", "4 94 97 42", "2 96 96 91", "ev 95@4", "go"]
    assert sum(len(line) + 1 for line in events) < 50


def test_numbers_and_go_fit_on_one_line(scene) -> None:
    line = "6=3/2/4 4=4/4/1 2=0/1/2 go"
    assert len(line) < 30
    assert sum(scene().say(line).won().values()) == 3


# --- undo ----------------------------------------------------------------------------------


def test_undo_of_a_turn_goes_back_to_where_it_began(game) -> None:
    saved = game(6, 4, 2)
    for line in ("6=3/2/4 go", "k"):
        saved.hear(line)
    began = saved.table
    for line in ("a 6>4", "6 94 94", "2 91", "ev 94", "go"):
        saved.hear(line)
    saved.hear("u turn")
    assert saved.table == began


# --- need and why --------------------------------------------------------------------------


def test_need_says_what_is_missing(scene) -> None:
    table = scene().say("6=3/2/4 4=4/4/1 2=0/4/4")
    assert table.told("? 6") == (
        "Asmodeus: Politics 3, needs 4: 1 more; Souls 2, needs 5: 3 more; "
        "Military 4, needs 5: 1 more [6e line 63]"
    )
    assert table.told("? 4 s") == "Baalzebub: Souls 4, wins [6e line 63]"
    assert table.told("? 2 p") == "Belial: Politics 0, needs 5: 5 more [6e line 63]"


def test_need_with_misinformation_asks_for_less(scene) -> None:
    table = scene().lay(4, "42").say("6=3/2/4 4=4/4/1 2=1/4/4")
    assert table.told("? 6 p") == "Asmodeus: Politics 3, needs 1: 2 less [6e line 63]"


def test_why_shows_the_side(scene) -> None:
    table = scene(6, 4, 3, 2).say("a 4>6").lay(6, "94", "94", "98").lay(4, "97")
    assert table.told("why 6 p") == (
        "Asmodeus: Politics 3 = 2 Fallen Angels + 1 Warriors of Darkness [6e line 63]\n"
        "Asmodeus + Baalzebub, Politics 1 = 3 Asmodeus + 0 Baalzebub - 2 alliance, 2 x 1"
        " [6e line 119]\n"
        "Asmodeus leads [6e line 115]"
    )


def test_a_leader_has_the_wand_or_most_counters_or_the_highest_politics(scene) -> None:
    both = scene(6, 4, 3, 2).say("a 4>6 6>4")
    assert both.leader(6, 4) == 6
    assert scene(6, 4, 3, 2).say("a 6>4").leader(6, 4) == 4
    assert scene(6, 4, 3, 2).say("a 6>4").lay(6, "1").leader(6, 4) == 6


# --- examples ------------------------------------------------------------------------------


@pytest.mark.parametrize("ages", [(6, 4), (6, 4, 3)])
def test_example_6e_alliance(scene, ages: tuple[int, ...]) -> None:
    """6e-alliance-2 and 6e-alliance-3."""
    members = {6: "3/2/4", 4: "4/4/1", 3: "3/1/4"}
    table = scene(6, 4, 3, 2).say("a " + " ".join(f"{age}>6" for age in ages[1:]))
    table.say(" ".join(f"{age}={dots}" for age, dots in members.items()))
    assert table.side(*ages) == {2: "5/4/3", 3: "6/3/5"}[len(ages)]


def test_every_verb_has_a_test_of_its_name(scene) -> None:
    """Each verb of the help is one that parses."""
    table = scene()
    for verb in table.rules.VERBS:
        assert parse(verb.short or verb.name, table.verbs).verb == verb.name


def test_facts_are_plain_data(scene) -> None:
    table = scene(6, 4, 3, 2).say("a 4>6").lay(6, "94").say("3 91 97")
    facts = json.loads(json.dumps(table.rules.facts(table.table)))
    assert facts["sides"][0] == {
        "devils": ["asmodeus", "baalzebub"],
        "leader": "asmodeus",
        "total": {"politics": -1, "souls": -1, "military": -2},
    }
    assert facts["events"] == [["mammon", "91.1"]]
    assert facts["next"]["devil"] == "mammon"


def test_the_examples_are_all_here() -> None:
    """Every 6th edition example has its test, by name."""
    names = [
        "6e-draw", "6e-table", "6e-discard", "6e-alliance-2", "6e-alliance-3", "6e-oath",
        "6e-mammon-first-draw", "6e-baalzebub-tables", "6e-tome",
    ]  # fmt: skip
    text = "".join(p.read_text(encoding="utf-8") for p in Path(__file__).parent.glob("test_*.py"))
    for name in names:
        assert name in text or f"test_example_{name.replace('-', '_')}" in text
