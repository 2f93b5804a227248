"""Open combat and invasions of the 4th edition (4e lines 19 to 21, 38 to 46)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lohprint.table.rules.court.order import half, shares


def test_no_combat_before_the_souls_are_gathered(fourth) -> None:
    scene = fourth()
    for line in ("open 6", "v 6", "str 6 5"):
        assert "4e line 33" in scene.refused(line)
    assert scene.say("open 6!").table.roll("joined") == ("asmodeus",)


def test_joining_costs_a_horde_a_ritual_or_a_hand_card(fourth) -> None:
    scene = fourth().say("6: fie tor wand", "gs", "6: furn")
    assert "Wand of Might does not pay for combat" in scene.refused("open 6 -wand")
    assert scene.say("open 6 -tor").held(6) == ["Fiends", "Wand of Might", "Furnace of Souls"]


def test_the_mountain_pays_a_soul_for_a_horde_discarded(fourth) -> None:
    scene = fourth().say("1: fie", "gs", "open 1 -fie")
    assert scene.souls()[1] == 4


def test_an_alliance_joins_whole(fourth) -> None:
    scene = fourth().say("gs", "a 3>6", "a 4>6", "open 3")
    assert scene.table.roll("joined") == ("asmodeus", "mammon", "baalzebub")


def test_every_devil_of_the_best_army_gains_a_vote(fourth) -> None:
    scene = fourth().say("gs", "a 3>6", "str 6 5 3 5 4 7", "v")
    assert scene.votes() == {6: 1, 3: 1}


def test_one_army_alone_wins(fourth) -> None:
    scene = fourth().say("gs", "str 6 5", "v")
    assert scene.votes() == {6: 1}


def test_a_result_that_the_armies_deny_is_refused(fourth) -> None:
    scene = fourth().say("gs", "str 6 5.5 4 5")
    assert "5.5 beats 5: 2 points to 1" in scene.refused("v 4")
    assert scene.say("v 4!").votes() == {4: 1}


def test_only_who_joined_can_win(fourth) -> None:
    scene = fourth().say("gs", "open 6")
    assert "Mammon has not joined the open combat" in scene.refused("v 3")


# --- alliances and safety ------------------------------------------------------------------


def test_the_leader_is_who_kept_its_own_token(fourth) -> None:
    facts = fourth().say("a 6>3", "a 4>3").rules
    scene = fourth().say("a 6>3", "a 4>3")
    devils = facts.facts(scene.table)["devils"]
    assert devils["asmodeus"]["army"] == ["mammon", "asmodeus", "baalzebub"]


def test_tokens_pass_to_a_leader_only(fourth) -> None:
    scene = fourth().say("a 6>3")
    assert "write a 4>3" in scene.refused("a 4>6")
    assert "Mammon holds the token of Asmodeus and leads" in scene.refused("a 3>4")


def test_ancient_allegiance_takes_all_tokens(fourth) -> None:
    scene = fourth().say("a 4>3", "a 1>3", "a 3>6 all")
    army = scene.rules.facts(scene.table)["devils"]["asmodeus"]["army"]
    assert army == ["asmodeus", "mammon", "baalzebub", "glasya"]


def test_loophole_brings_a_token_home(fourth) -> None:
    scene = fourth().say("a 4>3", "a 4")
    assert scene.rules.facts(scene.table)["devils"]["mammon"]["army"] == ["mammon"]


def test_tokens_go_home_at_the_end_of_the_turn(fourth) -> None:
    scene = fourth().say("a 4>3", "safe 6>3", "gs").turn()
    facts = scene.rules.facts(scene.table)["devils"]["mammon"]
    assert (facts["army"], facts["safe_from"]) == (["mammon"], [])


def test_a_devil_whose_token_is_held_cannot_invade(fourth) -> None:
    scene = fourth().say("safe 6>3", "gs", "v 6")
    assert "Mammon is safe from Asmodeus [4e line 20]" in scene.refused("inv 6>3")
    assert scene.say("inv 6>4").table.word("target") == "baalzebub"


def test_only_that_devil_drops_out_even_the_leader(fourth) -> None:
    scene = fourth().say("a 4>6", "safe 6>3", "gs", "v 6", "inv 6>3")
    assert scene.table.roll("attackers") == ("baalzebub",)


def test_a_pact_gives_both_what_they_lack(fourth) -> None:
    scene = fourth().say("safe 6>3", "safe 6<>3")
    assert scene.table.roll("safety mammon") == ("asmodeus",)
    assert scene.table.roll("safety asmodeus") == ("mammon",)


def test_no_safety_twice_nor_inside_an_alliance(fourth) -> None:
    scene = fourth().say("safe 6>3", "a 4>1")
    assert "has safety from Asmodeus already" in scene.refused("safe 6>3")
    assert "are allies" in scene.refused("safe 4>1")


# --- invasions -----------------------------------------------------------------------------


def test_only_the_army_that_won_invades_and_never_itself(fourth) -> None:
    scene = fourth().say("a 4>6", "gs", "v 6")
    assert "has not won the open combat" in scene.refused("inv 3>1")
    assert "is in the army itself" in scene.refused("inv 6>4")


def test_attackers_that_lose(fourth) -> None:
    """Each loses a Vote and half its Souls; each defender gains a Vote; odds by order (42, 44)."""
    scene = fourth().say("a 4>6", "a 1>3", "gs", "v 6", "s 6 5 4 4 3 0 1 0")
    scene.say("inv 6>3 lose")
    assert scene.votes() == {3: 1, 1: 1}
    assert scene.souls() == {6: 2, 3: 3, 4: 2, 1: 2}  # 3 + 2 lost, the odd Soul to the main one


def test_a_vote_is_lost_only_by_who_has_one(fourth) -> None:
    scene = fourth().say("gs", "v 6", "votes 6 -1", "inv 6>3 lose")
    assert scene.votes() == {3: 1}


def test_defenders_that_lose(fourth) -> None:
    scene = fourth().say("a 4>6", "gs", "3: furn", "v 6", "s 6 0 4 0 3 5 1 0")
    scene.say("inv 6>3 win")
    assert scene.souls() == {6: 2, 3: 2, 4: 1, 1: 0}  # the odd Soul to the leader
    assert scene.held(3) == []
    assert scene.votes() == {6: 1, 4: 1}
    assert "a realm has fallen" in scene.refused("init")


def test_odds_go_to_the_leader_then_by_initiative(fourth) -> None:
    scene = fourth().say("a 6>4", "a 1>4", "gs", "v 4", "s 6 0 4 0 3 9 1 0")
    scene.say("inv 4>3 win free")
    assert scene.souls() == {6: 2, 3: 4, 4: 2, 1: 1}  # 5: Baalzebub leads, Asmodeus has 1


def test_an_attacker_takes_the_realm_and_frees_its_own(fourth) -> None:
    scene = fourth().say("gs", "v 6", "inv 6>3 win", "take 6")
    assert (scene.realm(6), scene.realm(3)) == ("dis", "")
    assert scene.say("init 6 3 4 1", "realm 3 forest").realm(3) == "forest-of-hanged-ones"


def test_an_ally_may_take_it_instead(fourth) -> None:
    scene = fourth().say("a 4>6", "gs", "v 6", "inv 6>3 win take 4")
    assert scene.realm(4) == "dis"
    assert "no realm has fallen" in scene.refused("take 6")


def test_only_an_attacker_takes_it(fourth) -> None:
    scene = fourth().say("gs", "v 6", "inv 6>3 win")
    assert "Glasya was no attacker" in scene.refused("take 1")


def test_it_may_lie_free(fourth) -> None:
    scene = fourth().say("gs", "v 6", "inv 6>3 win free")
    assert (scene.realm(6), scene.realm(3)) == ("forest-of-hanged-ones", "")


def test_a_truce_moves_nothing(fourth) -> None:
    scene = fourth().say("gs", "v 6", "inv 6>3 truce")
    assert scene.souls() == {6: 2, 3: 2, 4: 2, 1: 2}
    assert scene.votes() == {6: 1}
    assert scene.realm(3) == "dis"


def test_escape_keeps_only_the_spoils(fourth) -> None:
    scene = fourth().say("gs", "v 6", "inv 6>3 win free escape")
    assert scene.souls()[3] == 1
    assert "no spoils (Escape)" in scene.title


def test_a_second_invasion_needs_extra_invasion_and_another_target(fourth) -> None:
    scene = fourth().say("gs", "v 6", "inv 6>3 win free")
    assert "has invaded this turn" in scene.refused("inv 6>4")
    assert "Mammon has been invaded" in scene.refused("inv 6>3 extra")
    assert scene.say("inv 6>4 extra lose").votes() == {4: 1}


def test_mephistopheles_gets_a_share_more_even_beaten(fourth) -> None:
    realms = {6: "forest", 5: "dis", 3: "lake", 4: "palace"}
    scene = fourth(realms).say("a 3>6", "gs", "v 6", "s 6 0 5 9 3 0 4 0", "inv 6>5 win free")
    assert scene.souls() == {6: 2, 5: 5, 3: 2, 4: 0}  # 5 lost, three shares of 1, two odd Souls
    scene = fourth(realms).say("a 3>5", "gs", "v 5", "s 6 7 5 0 3 0 4 0", "inv 5>6 win free")
    assert scene.souls() == {6: 3, 5: 3, 3: 1, 4: 0}  # 4 lost: 2 and the odd one, 1


def test_the_armies_decide_an_invasion(fourth) -> None:
    scene = fourth().say("6: fie fie fie", "3: fie", "gs", "open 6", "v", "inv 6>3")
    assert scene.asks[-1].startswith("Asmodeus 6.3.3.3, Mammon 3.0: 6.3.3.3 beats 3.0")
    assert "the attackers win" in scene.refused("inv lose")
    assert scene.say("inv").table.word("fallen") == "mammon"


def test_defense_by_hand(fourth) -> None:
    scene = fourth().say("6: fie", "3: fie", "gs", "v 6", "inv 6>3 def=0")
    assert scene.strength(3) == "3"


def test_dis_makes_attackers_pay(fourth) -> None:
    scene = fourth().say("gs", "v 6", "inv 6>3")
    assert scene.asks[0] == "Dis: each attacker may be made to discard 1 horde first"


def test_need_in_an_invasion(fourth) -> None:
    scene = fourth().say("6: fie", "3: fie fie", "gs", "open 6", "v", "inv 6>3")
    assert scene.ask("? 6")["more"] == 3  # 3.0.0 still loses to 3.3.0, 3.0.0.0 wins
    assert scene.ask("? 3")["more"] == 0


# --- halves and shares: what always holds --------------------------------------------------


@given(st.integers(0, 500))
def test_half_is_rounded_up(souls: int) -> None:
    assert 0 <= half(souls) - (souls - half(souls)) <= 1


@given(
    st.integers(0, 200),
    st.lists(st.sampled_from("abcdef"), min_size=1, unique=True),
    st.sampled_from([(), ("m",)]),
)
def test_shares_are_all_dealt_as_evenly_as_can_be(
    pot: int, order: list[str], extra: tuple[str, ...]
) -> None:
    dealt = shares(pot, tuple(order), extra)
    assert sum(dealt.values()) == pot
    amounts = [dealt[devil] for devil in order]
    assert amounts == sorted(amounts, reverse=True)
    assert max(dealt.values()) - min(dealt.values()) <= 1


@pytest.mark.parametrize(
    "text", ["inv 6", "inv 6>3 quickly", "open", "str 6", "str 6 5.x", "a 6>6"]
)
def test_lines_that_make_no_sense(fourth, text: str) -> None:
    scene = fourth().say("gs", "v 6")
    scene.refused(text)


@given(
    st.lists(st.integers(0, 9), min_size=5, max_size=5),
    st.sampled_from(["win free", "lose", "truce", "win take"]),
    st.sets(st.sampled_from(["a 4>6", "a 2>3", "safe 4>3"])),
)
@settings(max_examples=60, deadline=None)
def test_an_invasion_neither_makes_nor_loses_souls(
    fourth, souls: list[int], result: str, tokens: set[str]
) -> None:
    """Whatever half is lost is shared out; nobody has fewer than none (4e lines 42 to 44)."""
    realms = {6: "forest", 3: "dis", 4: "lake", 2: "seat", 5: "mountain"}
    scene = fourth(realms).say("gs", *sorted(tokens), "v 6")
    for age, amount in zip(realms, souls, strict=True):
        scene.say(f"s {age} {amount}")
    scene.say(f"inv 6>3 {result}")
    assert sum(scene.souls().values()) == sum(souls)
    assert min(scene.souls().values()) >= 0


def test_an_ally_pays_for_itself_and_nobody_joins_twice(fourth) -> None:
    scene = fourth().say("3: tor", "gs", "a 3>6", "open 6 3 -tor")
    assert scene.held(3) == []
    assert "they have joined" in scene.refused("open 6")
    assert scene.say("str 6 5 3 -", "str 6 7").strength(6) == "7"


def test_a_realm_says_what_its_devil_may_do_first(fourth) -> None:
    scene = fourth().say("gs", "v 3", "inv 3>6")
    rally = "The Forest of The Hanged Ones: Asmodeus may table hordes from hand (6: +CARD)"
    assert scene.asks[0] == rally
    scene = fourth().say("gs", "v 3", "inv 3>4")
    assert "may return Fiends to return attacking hordes (^fiends@4 ^CARD@D)" in scene.asks[0]
