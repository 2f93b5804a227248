"""Every event of the 6th edition: where it falls, what it does, what must be told (line 57 on)."""

import pytest

# --- order ---------------------------------------------------------------------------------


def test_events_go_by_initiative_and_from_left_to_right(scene) -> None:
    """Belial's Forest is 2, Baalzebub's Seat 4, Asmodeus' High Palace 6 (lines 183 to 188)."""
    table = scene().lay(6, "91").lay(4, "92", "45").lay(2, "48", "21").lay(6, "69")
    order = [card for _, card in table.rules.facts(table.table)["events"]]
    assert [key.split(".")[0] for key in order] == ["48", "21", "92", "45", "91", "69"]


def test_ev_stops_at_the_event_that_must_be_told(scene) -> None:
    table = scene(6, 4, 3).say("3 94 98 97 34 91", "4 95 96 45", "6 99 99 94 69").say("ev")
    assert "Greed of Mammon" in table.title
    assert "Next event: Greed" not in table.status()
    assert "Next event: Bury of Mammon; ev needs: Baalzebub, 1 of 95" in table.status()
    table.say("ev 95@4 96@4 99@6")
    assert "Next event" not in table.status()
    assert table.title == (
        "Bury of Mammon; Baalzebub loses Metal Beasts; Baalzebub loses Tormented Ones; "
        "Asmodeus loses Greater Fiends; Thief in the Night of Baalzebub; "
        "no effect (no Devil qualifies [6e line 59]); Ancient Allegiance of Asmodeus; "
        "falls on Baalzebub (highest Politics at home, 4); "
        "the counter of Baalzebub goes to Asmodeus"
    )


def test_who_has_still_to_reveal_is_said(scene) -> None:
    table = scene().say("6 94 91")
    assert "Still to reveal: Baalzebub, Belial; then ev" in table.status()
    table.say("4 97")
    assert "Still to reveal: Belial; then ev" in table.status()
    assert "Next event: Bury of Asmodeus" in table.say("2=1/1/1").status()
    assert "go counts" in table.say("ev").status()


def test_go_waits_for_events_and_can_be_forced(scene) -> None:
    table = scene().say("6 94 91")
    assert "events wait: Bury of Asmodeus [6e line 57]" in table.refused("go")
    assert table.say("go!").won()


def test_no_event_waits(scene) -> None:
    assert "no event waits to be handled [6e line 57]" in scene().say("6 94").refused("ev")


def test_an_event_may_be_handled_by_hand(scene) -> None:
    table = scene().say("6 94 91", "4 97 98")
    table.say("!91@6 -97@4")
    assert table.held(6) == ["94"]
    assert table.held(4) == ["98"]


def test_what_an_event_does_not_need_is_refused(scene) -> None:
    table = scene().say("6 94 91", "4 97", "2 98")
    assert "Bury does nothing with 99" in table.refused("ev 99@4")


# --- Bury ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hordes", "told", "left"),
    [
        ("", "", []),
        ("97", "", []),  # one horde is no choice
        ("94 94", "", ["94"]),  # no Military: no second one
        ("98 98", "", []),  # both have Military
        ("98 94", " 98@4", ["94"]),  # Military, but the second horde has none
        ("98 94", " 94@4", ["98"]),
        ("98 95 94", " 98@4 95@4", ["94"]),
        ("98 95 94", " 98@4 94@4", ["95", "94"]),  # Fallen Angels are shown and stay
        ("96 96", "", []),
        ("61 62", " 61@4", ["62"]),  # note 2: the one that gives Military is gone
        ("61 62", " 62@4", []),  # and is lost as the second
    ],
)
def test_bury(scene, hordes: str, told: str, left: list[str]) -> None:
    table = scene().lay(4, *hordes.split()).say("6 91").say(f"ev{told}")
    assert table.held(4) == left


def test_bury_waits_for_what_is_random(scene) -> None:
    table = scene().lay(4, "94", "98").lay(2, "95", "94").say("6 91")
    text = table.refused("ev")
    assert text == (
        "Bury of Asmodeus waits for Belial, 1 of 95 Metal Beasts, 94 Fallen Angels (CARD@2); "
        "Baalzebub, 1 of 94 Fallen Angels, 98 Warriors of Darkness (CARD@4) [6e line 57]; "
        "tell it after ev"
    )
    assert text.split(" waits for ")[1].split(" [")[0] in table.preview()
    assert table.say("ev 94@2 94@4").held(2) == ["95"]


def test_bury_spares_the_own_side_and_a_sanctuary(scene) -> None:
    table = scene(6, 4, 3, 2).say("a 4>6").lay(4, "97").lay(3, "97", "93").lay(2, "97")
    table.say("6 94 91", "ev")
    assert [table.held(age) for age in (6, 4, 3, 2)] == [["94"], ["97"], ["97", "93"], []]
    assert "Sanctuary spares Mammon" in table.title


# --- other discards ------------------------------------------------------------------------


def test_vortex_takes_a_sanctuary_or_two_rituals_and_artifacts(scene) -> None:
    table = scene(6, 4, 3, 2).lay(4, "93", "90", "3").lay(3, "90", "2", "5").lay(2, "1", "94")
    table.say("6 92", "ev 5@3 2@3")
    assert table.held(4) == ["90", "3"]
    assert table.held(3) == ["90"]
    assert table.held(2) == ["94"]


def test_vortex_leaves_the_second_sanctuary(scene) -> None:
    table = scene().lay(4, "93", "93", "90").say("6 92", "ev")
    assert table.held(4) == ["93", "90"]


def test_cloud_of_flies_tables_one_of_the_discarded(scene) -> None:
    table = scene().lay(6, "94", "98").lay(4, "97").lay(2, "95")
    table.say("4 48")
    assert "Asmodeus, 1 of 94" in table.refused("ev")
    assert "which one is tabled, 95 Metal Beasts, 97 Common Fiends, 98" in table.refused("ev 98@6")
    table.say("ev 98@6 +95")
    assert [table.held(age) for age in (6, 4, 2)] == [["94"], ["95"], []]


def test_cloud_of_flies_is_no_ritual(scene) -> None:
    assert scene().lay(6, "94", "93").say("4 48", "ev").held(6) == ["93"]


def test_inbalance_counts_the_players_hordes(scene) -> None:
    table = scene().lay(4, "94").lay(6, "94", "98", "97").lay(2, "95")
    table.say("4 46", "ev 94@6 98@6")
    assert [table.held(age) for age in (6, 4, 2)] == [["97"], ["94"], ["95"]]


def test_infernal_plague_takes_one_of_each_type_even_of_the_player(scene) -> None:
    table = (
        scene(6, 2, 1).lay(6, "94", "94", "98").lay(2, "96", "24", "95", "95").lay(1, "97", "97")
    )
    table.say("1 15", "ev 24@2")
    assert [table.held(age) for age in (6, 2, 1)] == [["94", "98"], ["96", "95"], ["97"]]


def test_warped_time_keeps_three_and_overrules_sanctuary(scene) -> None:
    table = scene(6, 4, 1).lay(6, "94", "98", "97", "93", "0").say("1 16", "4 91")
    assert "Asmodeus, 3 of 94" in table.refused("ev")
    table.say("ev 94@6 93@6 0@6")
    assert table.held(6) == ["94", "93", "0"]
    assert table.held(4) == []


# --- aims ----------------------------------------------------------------------------------


def test_steal_power_finds_most_military_and_the_tie_by_souls(scene) -> None:
    table = scene(6, 5, 4).lay(6, "95", "94").lay(4, "95", "97").lay(5, "98").say("5 52")
    assert "falls on Baalzebub (most Military, 3)" in table.preview()
    tied = scene(6, 5, 4).lay(6, "95", "94").lay(4, "95").say("5 52")  # Souls: 4 and 6
    assert "falls on Baalzebub (most Military, 2, tie: highest Souls at home)" in tied.preview()
    tied.say("ev")
    assert tied.held(5) == ["95"]


def test_steal_power_passes_a_sanctuary_by(scene) -> None:
    """Line 59 and note 2: find a Devil it can fall on first."""
    table = scene(6, 5, 4).lay(6, "95", "93").lay(4, "98").say("5 52", "ev")
    assert table.held(5) == ["98"]


def test_steal_power_may_fall_on_its_player(scene) -> None:
    table = scene(6, 5, 4).lay(5, "95").lay(4, "98").say("5 52", "ev")
    assert "falls on Mephistopheles (most Military, 2); where it takes nothing" in table.title


def test_steal_power_takes_no_card_without_dots(scene) -> None:
    """Martial Law has none, and Nether Fiends only those that are given (note 2)."""
    table = scene(6, 5, 4).lay(6, "67", "61", "2").say("5 52", "ev")
    assert table.held(5) == ["61"]


def test_whispering_call_looks_at_souls_on_hordes(scene) -> None:
    table = scene(6, 5, 4).lay(6, "0", "0", "97").lay(4, "97", "94", "98").say("5 53")
    assert "falls on Baalzebub (most Souls on hordes, 2)" in table.preview()
    assert "1 of 97 Common Fiends, 94 Fallen Angels (CARD@4)" in table.preview()
    assert table.say("ev 97").held(5) == ["97"]


def test_whispering_call_may_take_any_of_two_tormented_ones(scene) -> None:
    """Note 1: the first is not specified, so each of two may be the one with Souls."""
    table = scene(5, 4, 2).lay(2, "96", "24").say("5 53", "ev 24")
    assert table.held(5) == ["24"]


def test_thief_in_the_night_takes_an_artifact(scene) -> None:
    table = scene().lay(6, "1", "95").lay(2, "3", "95").say("4 45", "ev")
    assert table.held(4) == ["3"]  # Military 2 and 2: the lower of 3 and 2 at home
    nobody = scene().lay(6, "95").say("4 45", "ev")
    assert "no effect (no Devil qualifies [6e line 59])" in nobody.title


def test_bribe_troops_repeats_as_long_as_it_is_paid_for(scene) -> None:
    table = scene(6, 4, 3).lay(6, "98", "97", "98").lay(4, "98", "95").say("3 37")
    assert "how many hand cards has Mammon? (3=N)" in table.refused("ev")
    table.say("ev 3=5")  # two pairs: Asmodeus has most Souls both times
    assert [table.held(age) for age in (6, 4, 3)] == [["97"], ["98", "95"], ["98", "98"]]
    poor = scene(6, 4, 3).lay(6, "98").say("3 37", "ev 3=1")
    assert "Mammon has no 2 hand cards to give" in poor.title
    assert poor.held(6) == ["98"]


def test_bribe_troops_finds_the_next_devil_each_time(scene) -> None:
    table = scene(6, 4, 3).lay(6, "98", "97").lay(4, "98").say("3 37", "ev 3=9")
    assert [table.held(age) for age in (6, 4, 3)] == [["97"], [], ["98", "98"]]


def test_forced_agreement_counts_hands(scene) -> None:
    table = scene(6, 4, 3).lay(6, "94").lay(4, "98").lay(3, "97").say("3 38")
    assert "how many hand cards has Mammon? (3=N)" in table.refused("ev")
    assert "how many hand cards has Asmodeus, Baalzebub? (6=N 4=N)" in table.refused("ev 3=4")
    table.say("ev 3=4 6=2 4=2")  # Military at home: 3 and 1
    assert table.held(3) == ["97", "94"]
    few = scene(6, 4, 3).lay(6, "94").say("3 38", "ev 3=1")
    assert few.held(6) == ["94"]


# --- cards from decks ----------------------------------------------------------------------


def test_forge_tables_an_artifact_if_there_is_one(scene) -> None:
    table = scene().lay(6, "1", "2", "3").say("2 26")
    text = table.refused("ev")
    assert "which card is tabled, 5 Staff of Undead, 4 Tome of Power? (+CARD, or none)" in text
    assert table.say("ev none").held(2) == []
    assert scene().say("2 26", "ev 5").held(2) == ["5"]
    assert scene().lay(6, "1", "2", "3", "4", "5").say("2 26", "ev").held(2) == []


@pytest.mark.parametrize("number", ["23", "21"])
def test_tormented_ones_that_are_discarded_may_be_tabled(scene, number: str) -> None:
    table = scene().say(f"2 {number}")
    assert "(+CARD, or none)" in table.refused("ev")
    assert table.say("ev +96").held(2) == ["96"]


# --- counters ------------------------------------------------------------------------------


def test_ancient_allegiance_takes_the_counter_of_the_highest_politics(scene) -> None:
    table = scene(6, 5, 4, 3).say("6 69", "ev")  # Dis 5
    assert table.sides() == {frozenset({6, 5}), frozenset({4}), frozenset({3})}
    away = scene(6, 5, 4, 3).say("a 5>3", "6 69", "ev")  # Mephistopheles has none: Baalzebub
    assert away.sides() == {frozenset({6, 4}), frozenset({5, 3})}


def test_tortured_obedience_takes_the_lowest_military(scene) -> None:
    table = scene(6, 5, 4, 2).say("2 29", "ev")  # Seat of Judgement 1
    assert table.word("counter baalzebub") == "belial"


def test_bought_alliance_counts_hands(scene) -> None:
    table = scene(6, 5, 4, 3).say("3 39")
    assert "how many hand cards has Asmodeus, Mephistopheles, Baalzebub?" in table.refused("ev")
    table.say("ev 6=3 5=2 4=2")  # Dis 5, Seat 1
    assert table.word("counter mephistopheles") == "mammon"


def test_diabolic_seduction_gives_the_own_counter(scene) -> None:
    table = scene(6, 5, 4, 1).say("a 5>6", "1 19", "ev")
    # Mephistopheles holds no counter; of Asmodeus 6 and Baalzebub 4 the lower
    assert table.word("counter lilith") == "baalzebub"
    gone = scene(6, 5, 4, 1).say("a 1>6", "1 19", "ev")
    assert "Lilith has no own counter to give" in gone.title


def test_loophole_sends_all_counters_home(scene) -> None:
    table = scene(6, 5, 4, 3).say("a 6>4 3>4", "5 59", "ev")
    assert len(table.sides()) == 4


def test_double_cross_makes_all_events_its_controllers(scene) -> None:
    """Note 1: Bury strikes the Devil that tabled it."""
    table = scene().lay(4, "44", "97").lay(2, "97").lay(6, "94").say("2 91", "ev")
    assert [table.held(age) for age in (6, 4, 2)] == [[], ["44", "97"], []]
    assert "Bury of Belial, as done by Baalzebub (Double Cross)" in table.title


def test_vortex_does_not_strike_itself(scene) -> None:
    table = scene().lay(4, "44").lay(2, "90", "90").say("2 92", "ev")
    assert table.held(2) == []


def test_an_unhandled_ritual_may_be_struck(scene) -> None:
    table = scene().say("2 92", "4 91 94", "ev")
    assert table.held(4) == ["94"]
    assert table.table.roll("handled") == ("92.1",)


def test_a_staff_of_undead_may_take_what_is_discarded(scene) -> None:
    table = scene().lay(6, "5").lay(4, "97").say("2 91", "ev")
    assert "Staff of Undead of Asmodeus may take one: 6 +CARD" in table.title
    assert table.say("6 +97").held(6) == ["5", "97"]


@pytest.mark.parametrize("number", ["34", "35"])
def test_events_of_hands_and_oaths_just_go(scene, number: str) -> None:
    assert scene(6, 4, 3).say(f"3 {number}", "ev").held(3) == []
