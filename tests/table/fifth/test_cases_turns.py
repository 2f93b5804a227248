"""Cases 21 to 33: whose turn it is, what it may do, and the trade phase."""

import pytest

from lohprint.table.rules.fifth import limits, order

THREE = {6: "lake", 4: "mountain", 3: "dis"}


def test_case_21_tied_for_weakest_goes_by_the_option(scene) -> None:
    table = scene({6: "lake", 1: "seat", 4: "dis"}).say("c s", "6=6", "1=6", "4=8", "e")
    assert table.next() == 1  # Seat 6 against Lake 4: line 32
    assert "highest realm value 6" in table.rules.next_up(table.table).why
    table.say("house weakest_tie=lowest_realm")
    assert table.next() == 6  # the sense of line 60


def test_case_22_tied_for_highest_retreats_even_with_the_best_realm(scene) -> None:
    table = scene({1: "seat", 6: "lake", 4: "dis"}).say("c s", "1=3", "6=8", "4=9", "e")
    table.say("1=9")
    assert table.next() == 1
    assert "needs 10" in table.refused(".")
    assert table.say("r").table.roll("retreated") == ("lilith",)


def test_case_23_two_left_and_tied(scene) -> None:
    table = scene(THREE).say("c s", "6=7", "4=7", "3=1", "e", "r")
    assert table.next() == 6  # Lake has Souls 4, the Mountain 3
    assert table.target() == 8
    assert "last opponent" in table.lay(6, "Leviathan").refused("r 4")
    table.say("r")
    assert table.table.cards == {}
    assert table.table.word("marker souls") == "baalzebub"


def test_case_24_the_wand_chooses_first_or_last_each_time(scene) -> None:
    table = scene({6: "dis", 1: "seat", 4: "lake"}).say("c p", "wand .", "1=2", "4=5", "e")
    assert table.powers() == {6: 2, 1: 2, 4: 5}
    assert table.next() == 6  # Dis has Politics 4, the Seat 3
    assert table.say("tie last").next() == 1
    assert table.say("tie first").next() == 6
    assert table.say("6=6").table.word("tie") == ""  # a new tie is a new choice


def test_case_24_two_wands_go_by_realms_again(scene) -> None:
    table = scene({6: "dis", 1: "seat", 4: "lake"}).say("c p").lay(6, "Wand of Might")
    other = next(
        c.key for c in table.table.kit.all_copies.values() if c.card.name == "Wand of Might"
    )
    assert table.table.cards[other] == "asmodeus"
    holders = [order.wand_holder(table.table, ["asmodeus", "lilith"])]
    twin = scene({6: "dis", 1: "seat", 4: "lake"}).say("c p").lay(6, "Wand of Might")
    second = twin.table.kit.all_copies["654"]._replace(key="654.2")
    twin.table.kit.all_copies["654.2"] = second
    try:
        twin.put("654.2", "lilith")
        holders.append(order.wand_holder(twin.table, ["asmodeus", "lilith"]))
    finally:
        del twin.table.kit.all_copies["654.2"]
    assert holders == ["asmodeus", ""]


def test_case_24_nobody_else_may_choose(scene) -> None:
    table = scene(THREE).say("c s", "6=2", "4=2", "3=5", "e")
    assert "Wand of Might" in table.refused("tie first")


def test_case_25_strongest_but_played_diversion(scene) -> None:
    table = scene(THREE).say("c m", "6=5", "4=4", "3=6", "e", "cloud div")
    assert table.powers() == {6: 5, 4: 7, 3: 6}
    assert "must retreat" in table.refused(".")
    table.say("r 6")
    assert table.table.roll("retreated") == ("baalzebub",)


def test_case_25_diversion_in_an_opening_turn(scene) -> None:
    table = scene({4: "mountain", 6: "lake", 3: "dis"}).say("c s")
    assert "before the trade phase" in table.refused("div")


def test_case_26_forced_alliance_in_an_opening_turn(scene) -> None:
    table = scene({3: "dis", 6: "lake", 4: "mountain"}).say("c s", "loot forced@6")
    assert table.held(6) == ["Looter Fiends"]
    assert "must retreat" in table.refused(".")
    table.say("r")
    assert table.table.roll("retreated") == ("mammon",)
    assert table.next() == 6
    table.say("6=1", "4=2")
    assert table.table.word("phase") == "trade"


def test_case_26_one_devil_remains_and_the_conflict_is_over(scene) -> None:
    table = scene({3: "dis", 6: "lake"}).say("c s", "loot forced@6", "r")
    assert table.table.word("marker souls") == "asmodeus"
    assert table.table.word("phase") == "choose"


def test_case_27_silence_bars_trade_and_alliance(scene) -> None:
    table = scene({2: "seat", 6: "lake", 3: "dis"}).say(
        "c s", "silence tortured .", "da .", "herd ."
    )
    assert table.table.word("phase") == "elimination"  # the trade phase was skipped
    assert "[5e Silence]" in table.refused("t")
    assert table.next() == 2
    assert "[5e Silence]" in table.refused("r 6")


def test_case_28_realm_of_flies_beats_every_extra_card(scene) -> None:
    table = scene({4: "mountain", 3: "dis", 6: "lake"}).say("c s", "realm rot .")
    assert limits.at_most(table.table, "baalzebub") > 3  # its owner is not affected
    table.say("neth")
    assert limits.left(table.table, "mammon") == 0
    assert "may not play Summon" in table.refused("sum")
    assert table.say("sum!").held(3) == ["Nether Fiends", "Summon"]


def test_case_29_infernal_plague_takes_half_rounded_up(scene) -> None:
    table = scene({6: "lake", 4: "mountain", 3: "dis", 1: "seat"}).say("c s")
    table.lay(4, "Insect Fiends", "Insect Fiends", "Rotten Fiends").lay(3, "Looter Fiends")
    table.lay(1, "Summon").say("plague")
    assert table.held(3) == []  # one horde loses one, without a question
    assert table.held(1) == ["Summon"]  # none loses none
    assert len(table.table.roll("owed")) == 2  # three lose two, of Baalzebub's choice
    assert "still to choose" in table.refused(".")
    table.say("-ins@4 -ins@4 .")
    assert table.held(4) == ["Rotten Fiends"]


def test_case_30_vortex_asks_only_those_that_lost_nothing(scene) -> None:
    table = scene({6: "lake", 4: "mountain", 3: "dis", 1: "seat"}).say("c s")
    table.lay(1, "Soul Cage", "Herder Fiends").lay(3, "Looter Fiends", "Summon").say("vor")
    assert table.held(1) == ["Herder Fiends"]
    assert [entry.split("|")[2] for entry in table.table.roll("owed")] == ["mammon"]
    assert table.say("-sum@3 .").held(3) == ["Looter Fiends"]


def test_case_31_absolute_power_spares_own_supports_and_owned_globals(scene) -> None:
    table = scene({6: "lake", 4: "mountain", 3: "dis"}).say("c s")
    table.lay(6, "Summon", "Martial Law").lay(4, "Summon", "Rotten Fiends")
    law = next(key for key, where in table.table.cards.items() if key == "669")
    table.put(law, "middle").lay(3, "Depletion", middle=True)
    table.say("abs")
    assert table.held(6) == ["Summon"]
    assert table.held(4) == ["Rotten Fiends"]
    assert [c.card.name for c in table.table.at("middle")] == ["Martial Law"]


def _swarmed(scene):
    """Asmodeus is next, with Leviathan and Dark Fiends; Locust Swarm is Baalzebub's."""
    table = scene({6: "lake", 4: "mountain", 3: "dis"}).say("c m", "6=1", "4=11", "3=12", "e")
    table.lay(6, "Leviathan", "Dark Fiends").lay(4, "Locust Swarm", middle=True)
    assert table.next() == 6
    return table


def test_case_32_the_actor_chooses_the_order_leviathan_first(scene) -> None:
    table = _swarmed(scene).say("at lev")
    assert table.held(6) == []  # Leviathan ate Dark Fiends, the swarm then Leviathan


def test_case_32_the_actor_chooses_the_order_swarm_first(scene) -> None:
    table = _swarmed(scene).say("-lev")
    assert table.held(6) == ["Dark Fiends"]  # fed to the swarm, Leviathan eats nobody


def test_case_32_nothing_is_played_before_the_start_effects(scene) -> None:
    assert "start of its turn" in _swarmed(scene).refused("fall")


def test_case_33_a_realm_swapped_in_trade_changes_the_next_tie(scene) -> None:
    table = scene({6: "lake", 1: "seat", 4: "dis"}).say("c s", "6=6", "1=6", "4=8")
    table.say("rs 6 1", "e")
    assert table.table.word("realm asmodeus") == "seat-of-judgement"
    assert table.next() == 6


def test_case_33_a_gift_is_refused(scene) -> None:
    table = scene(THREE).say("c s", "6=6", "4=6", "3=8")
    assert "only swapped" in table.refused("rs 6")
    assert "[5e lines 43, 54]" in table.say("e").refused("rs 6 4")


@pytest.mark.parametrize("word", ["3: loot", "3: summon"])
def test_a_devil_plays_only_in_its_turn(scene, word: str) -> None:
    assert "Asmodeus" in scene({6: "", 3: ""}).say("c s").refused(word)
