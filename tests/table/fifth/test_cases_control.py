"""Cases 34 to 40: control, alliances, and cards that move others."""

import pytest

THREE = {6: "lake", 4: "mountain", 3: "dis"}


def _chained(scene):
    """Elimination: Lilith is weakest with two cards, then Asmodeus, then Baalzebub."""
    table = scene({1: "seat", 6: "lake", 4: "mountain", 3: "dis"}).say("c s")
    return table.say("dif .", "sum da .", "rot ins .", "neth sum sum .", "e")


def test_case_34_a_moved_card_keeps_its_owner(scene) -> None:
    table = _chained(scene).say("r 6")
    copy = next(c for c in table.table.at("asmodeus") if c.card.name == "Diabolic Fiends")
    assert (copy.owner, copy.key) == ("lilith", "180")  # the first digit is the owner


def test_case_35_a_chain_of_alliances(scene) -> None:
    table = _chained(scene)
    assert table.next() == 1
    table.say("r 6")
    assert table.powers() == {6: 7, 4: 5, 3: 9}
    table.say("4=10")
    assert table.next() == 6
    table.say("r 4")
    assert table.held(4) == [
        "Rotten Fiends", "Insect Fiends", "Summon", "Dark Fiends", "Diabolic Fiends",
    ]  # fmt: skip


def test_case_36_break_alliance_takes_own_cards_of_one_devil_and_returns(scene) -> None:
    table = _chained(scene).say("r 6", "r 6")
    assert table.table.roll("retreated") == ("lilith", "baalzebub")
    table.say("4: break@6")
    assert table.held(4) == ["Rotten Fiends", "Insect Fiends"]
    assert table.held(6) == ["Summon", "Dark Fiends", "Diabolic Fiends"]
    assert table.table.roll("retreated") == ("lilith",)
    assert table.next() == 4  # weakest again
    assert "needs a Devil" in table.refused("4: break")


def test_case_37_break_alliance_is_offered_before_the_win(scene) -> None:
    table = _chained(scene).say("r 6", "r 6", "6=12", "r")
    assert table.table.word("phase") == "win"
    assert any("Break Alliance" in ask for ask in table.asks)
    assert table.say("4: break@6").table.word("phase") == "elimination"
    assert table.next() == 4
    table.say("r")  # its own turn: it cannot break after that
    assert table.table.word("marker souls") == "asmodeus"


def test_case_37_nobody_plays_it_and_the_win_comes(scene) -> None:
    table = _chained(scene).say("r 6", "r 6", "6=12", "r", "e")
    assert table.table.word("marker souls") == "asmodeus"
    assert table.table.tally("vp", "asmodeus") == 2  # four hordes, three of them allied


@pytest.mark.parametrize(
    ("line", "home"),
    [("bury -war@4", True), ("-war@4", False)],
    ids=["by a played card", "by a plain discard"],
)
def test_case_38_warriors_of_darkness_go_to_their_owners_hand(scene, line, home) -> None:
    table = scene(THREE).say("c s").lay(4, "Warriors of Darkness", "Rotten Fiends").say(line)
    assert table.held(4) == ["Rotten Fiends"]
    assert ("owner's hand" in table.title) is home


def test_case_38_a_retreat_without_an_ally_sends_them_to_the_pile(scene) -> None:
    table = (
        scene(THREE).say("c s", "6=5").lay(4, "Warriors of Darkness").say("4=1", "3=9", "e", "r")
    )
    assert table.held(4) == []
    assert "hand" not in table.title


def test_case_38_a_tabled_locust_swarm_is_no_played_card(scene) -> None:
    table = (
        scene(THREE).say("c s").lay(6, "Warriors of Darkness").lay(4, "Locust Swarm", middle=True)
    )
    table.say("fall .")
    assert table.title.startswith("Asmodeus: Warriors of Darkness goes; Fallen Angels")


def test_case_39_unfair_trade_needs_equal_dots_and_no_global(scene) -> None:
    table = scene({4: "mountain", 6: "lake", 3: "dis"}).say("c s")
    table.lay(4, "Infernal Slaver", "Rotten Fiends").lay(6, "Dark Fiends", "Dedication")
    table.lay(3, "Depletion", middle=True)
    assert "2 power dots" in table.refused("slav<>da@6")
    assert "is global" in table.refused("slav<>depl")
    table.say("unf slav<>ded@6")
    assert (table.held(4), table.held(6)) == (
        ["Rotten Fiends", "Dedication"],
        ["Dark Fiends", "Infernal Slaver"],
    )
    assert table.table.roll("owed") == ()
    table.say("rot<>slav@6!")
    assert table.held(6) == ["Dark Fiends", "Rotten Fiends"]


def test_case_39_the_graverobber_of_baalzebub_has_two_dots(scene) -> None:
    table = scene({4: "mountain", 6: "lake", 3: "dis"}).say("c s")
    table.lay(4, "Diabolic Graverobber").lay(6, "Dark Fiends")
    assert "2 power dots" in table.refused("grave<>da@6")  # A5-01, the printed card says one
    assert table.say("grave<>da@6!").held(6) == ["Diabolic Graverobber"]


def test_case_40_an_alliance_card_forces_the_alliance(scene) -> None:
    table = _chained(scene)
    assert "cannot ally with itself" in table.refused("r 1 lilith")
    assert "not played when Lilith retreats" in table.refused("r 3 mammon")
    assert "say for whom" in table.refused("r none lilith")
    table.say("r 3 lilith")
    assert "Diabolic Fiends" in table.held(3)
    assert "(Alliance of Lilith)" in table.title


def test_silence_and_a_retreated_devil_allow_no_alliance(scene) -> None:
    table = _chained(scene).say("r")
    assert "Lilith has retreated" in table.refused("r 1")


def test_metal_beasts_ask_for_the_two_hordes(scene) -> None:
    table = scene({6: "lake", 3: "dis", 4: "mountain"}).say("c m")
    table.lay(3, "Nether Fiends", "Looter Fiends").lay(6, "Dark Fiends").say("met")
    assert len(table.table.roll("owed")) == 2
    assert table.say("-met -neth@3 .").held(6) == ["Dark Fiends"]


def test_pit_fiends_take_the_only_support_even_ones_own(scene) -> None:
    table = scene({6: "lake", 3: "dis", 4: "mountain"}).say("c m").lay(6, "Summon").say("pit")
    assert table.held(6) == ["Pit Fiends"]  # a legal target must be chosen (5e line 57)


def test_devourer_discards_every_support(scene) -> None:
    table = scene({1: "seat", 3: "dis", 4: "mountain"}).say("c m")
    table.lay(3, "Summon", "Looter Fiends").lay(1, "Forge").lay(3, "Depletion", middle=True)
    table.say("devour")
    assert list(table.table.cards.values()) == ["mammon", "lilith"]


def test_whispering_call_takes_the_only_horde_or_lets_the_target_choose(scene) -> None:
    table = scene({5: "lake", 3: "dis", 4: "mountain"}).say("c m").lay(3, "Nether Fiends")
    assert table.say("whis@3").held(5) == ["Nether Fiends"]
    table = scene({5: "lake", 3: "dis", 4: "mountain"}).say("c m")
    table.lay(3, "Nether Fiends", "Looter Fiends").say("whis@3 +loot@3 .")
    assert table.held(5) == ["Looter Fiends"]


def test_double_cross_and_confusion(scene) -> None:
    table = (
        scene({4: "mountain", 3: "dis", 6: "lake"}).say("c m").lay(3, "Nether Fiends", "Old One")
    )
    table.say("conf old@3>6")
    assert table.held(6) == ["Old One"]
    assert table.say("doub ^neth@3 .").held(3) == []


def test_bribe_troops_takes_what_is_paid_for(scene) -> None:
    table = scene({3: "dis", 6: "lake", 4: "mountain"}).say("c m").lay(6, "Dark Fiends")
    table.say("bribe +da@6 .")
    assert table.held(3) == ["Dark Fiends"]


def test_sanctuary_spares_the_other_cards(scene) -> None:
    table = scene({6: "lake", 1: "seat", 4: "mountain"}).say("c m")
    table.lay(1, "Sanctuary", "Soul Cage").lay(4, "Rotten Fiends").say("~1 vor")
    assert table.held(1) == ["Soul Cage"]
    assert "no tabled Sanctuary" in table.refused("~4")


def test_soul_torment_tables_a_soul_horde_without_a_play(scene) -> None:
    table = scene({2: "seat", 6: "lake", 4: "mountain"}).say("c m", "soul +tortured silence .!")
    assert table.held(2) == ["Tortured Souls"]
