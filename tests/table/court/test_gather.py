"""The drawing phase of the 4th edition: events, the auction, the Soul gathering (4e 28 to 33)."""

import pytest


def test_two_souls_and_one_for_each_fiend(fourth) -> None:
    scene = fourth().say("6: fie fie dia jug", "f 4 3 1", "gs")
    assert scene.souls() == {6: 5, 3: 2, 4: 6, 1: 2}


def test_souls_are_gathered_once_a_turn(fourth) -> None:
    scene = fourth().say("gs")
    assert "4e line 33" in scene.refused("gs")
    assert scene.say("gs!").souls() == {6: 4, 3: 4, 4: 4, 1: 4}


def test_a_number_by_hand_is_marked(fourth) -> None:
    scene = fourth().say("gs 6=7")
    assert scene.souls()[6] == 7
    assert "Asmodeus +7 (by hand)" in scene.title


def test_counted_fiends_end_when_the_devil_tables_hordes(fourth) -> None:
    scene = fourth().say("f 6 3 1", "6: fie", "gs")
    assert scene.souls()[6] == 3


def test_time_of_virtue_takes_half_the_fiends_first_and_a_soul(fourth) -> None:
    """Of 3 Fiends and 2 Diabolic Fiends 3 go (4e line 79): 2 remain, and 2 + 2 - 1 are 3."""
    scene = fourth().say("ev virtue", "6: fie fie fie dia dia", "f 4 1 0")
    scene.say("gs 6-2.1")
    assert scene.held(6) == ["Fiends", "Diabolic Fiends"]
    assert scene.souls() == {6: 3, 3: 1, 4: 1, 1: 1}


def test_time_of_virtue_takes_plain_fiends_unless_told(fourth) -> None:
    scene = fourth().say("ev virtue", "6: fie dia dia", "gs")
    assert scene.held(6) == ["Diabolic Fiends"]


def test_time_of_virtue_wants_exactly_half(fourth) -> None:
    scene = fourth().say("ev virtue", "6: fie fie fie fie")
    assert "loses 2 of its 4 Fiends [4e line 79]" in scene.refused("gs 6-1")


def test_the_staff_keeps_fiends_for_souls(fourth) -> None:
    scene = fourth().say("s 6 5", "ev virtue", "6: fie fie fie fie staff", "gs 6-1")
    assert scene.held(6).count("Fiends") == 3
    assert scene.souls()[6] == 5 - 1 + 1 + 3


def test_world_war_gives_two_and_one_for_each_returned_fiend(fourth) -> None:
    scene = fourth().say("ev world", "6: fie fie dia", "gs 6-1.1")
    assert scene.souls() == {6: 2 + 3 + 2 + 2, 3: 4, 4: 4, 1: 4}
    assert scene.held(6) == ["Fiends"]


def test_returned_fiends_are_no_more_than_there_are(fourth) -> None:
    scene = fourth().say("ev world", "6: fie")
    assert "has 1 Fiends, 0 Diabolic Fiends" in scene.refused("gs 6-2")


def test_the_seat_takes_a_soul_from_whoever_gathered_most(fourth) -> None:
    scene = fourth({6: "forest", 3: "seat", 4: "lake", 1: "mountain"}).say("f 6 2", "gs")
    assert scene.souls() == {6: 3, 3: 3, 4: 2, 1: 2}


def test_the_seat_takes_one_from_each_of_the_tied_but_not_from_itself(fourth) -> None:
    scene = fourth({6: "forest", 3: "seat", 4: "lake", 1: "mountain"})
    assert scene.say("gs").souls() == {6: 1, 3: 5, 4: 1, 1: 1}


def test_the_seat_may_decline(fourth) -> None:
    scene = fourth({6: "forest", 3: "seat", 4: "lake", 1: "mountain"}).say("gs decline")
    assert scene.souls() == {6: 2, 3: 2, 4: 2, 1: 2}


# --- events --------------------------------------------------------------------------------


def test_an_event_comes_once_a_game(fourth) -> None:
    scene = fourth().say("ev silence", "gs").turn()
    assert "was an earlier turn's event" in scene.refused("ev silence")


def test_silence_forbids_swapping_realms(fourth) -> None:
    scene = fourth().say("ev silence", "gs")
    assert "no Devil can trade this turn (Silence) [4e line 78]" in scene.refused("rs 6 3")
    assert scene.say("rs 6 3!").realm(6) == "dis"


# --- the Leviathan -------------------------------------------------------------------------


def test_the_auction_goes_round_until_all_others_have_passed(fourth) -> None:
    scene = fourth().say("s 6 9", "ev leviathan")
    assert scene.next() == 6
    scene.say("lev 6 2", "lev 3 3", "lev 4 pass", "lev 1 pass")
    assert scene.next() == 6
    scene.say("lev 6 5")
    assert scene.next() == 3
    scene.say("lev 3 pass")
    assert scene.held(6) == ["Leviathan"]
    assert scene.next() is None


def test_bids_rise_and_come_in_order(fourth) -> None:
    scene = fourth().say("ev leviathan", "lev 6 2")
    assert "bid 3 or more, or pass" in scene.refused("lev 3 2")
    assert "Mammon bids before Baalzebub [4e line 29]" in scene.refused("lev 4 3")
    assert "Mammon has yet to bid or pass" in scene.refused("gs")


def test_the_result_of_an_auction_alone(fourth) -> None:
    scene = fourth().say("ev leviathan", "lev 4 3 won", "gs")
    assert scene.held(4) == ["Leviathan"]


def test_nobody_may_want_it(fourth) -> None:
    scene = fourth().say("ev leviathan", "lev 6 pass", "lev 3 pass", "lev 4 pass", "lev 1 pass")
    assert all(not scene.held(age) for age in (6, 3, 4, 1))
    assert scene.say("gs").next() is None


@pytest.mark.parametrize(("souls", "left", "asked"), [(5, 1, False), (3, 0, True)])
def test_the_bid_is_paid_after_combat(fourth, souls: int, left: int, asked: bool) -> None:
    scene = fourth().say("ev leviathan", "lev 6 4 won", "gs", f"s 6 {souls}", "v 6")
    assert "the Leviathan is not paid for [4e line 49]" in scene.refused("init")
    scene.say("lev pay")
    assert bool(scene.asks) == asked
    assert scene.souls()[6] == left
    assert scene.held(6) == []


def test_it_wins_every_combat(fourth) -> None:
    scene = fourth().say("ev leviathan", "lev 6 1 won", "gs", "str 3 9.9.9", "open 6", "v")
    assert scene.votes() == {6: 1}
    assert "Leviathan wins every combat" in scene.title
