"""Initiative, Votes, Bets and points of the 4th edition (4e lines 50 to 56)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lohprint.table.rules.court.order import overlord


def test_most_souls_get_initiative_1_and_a_vote(fourth) -> None:
    scene = fourth().say("gs", "s 6 1 3 4 4 3 1 2", "init")
    assert scene.order() == [3, 4, 1, 6]
    assert scene.votes() == {3: 1}
    assert scene.souls() == {3: 2, 4: 1, 1: 1, 6: 0}


def test_no_vote_for_initiative_1_without_a_soul(fourth) -> None:
    scene = fourth().say("gs", "s 6 0 3 0 4 0 1 0", "init")
    assert scene.votes() == {}


def test_the_palace_gains_one_vote(fourth) -> None:
    scene = fourth({6: "palace", 3: "dis", 4: "lake", 1: "mountain"}).say("gs", "s 3 9", "init")
    assert scene.votes() == {3: 1, 6: 1}


def test_no_souls_are_lost_in_the_last_turn(fourth) -> None:
    scene = fourth().say("set turn 4 -m test", "gs", "init")
    assert scene.souls() == {1: 2, 4: 2, 3: 2, 6: 2}
    assert scene.asks == []


def test_initiative_by_hand(fourth) -> None:
    scene = fourth().say("gs", "init 4 6 1 3")
    assert scene.order() == [4, 6, 1, 3]
    assert "initiative*" in scene.title
    assert "name every Devil once" in fourth().say("gs").refused("init 4 6 1")


def test_votes_are_given_in_initiative_order(fourth) -> None:
    scene = fourth().say("gs", "init 6 3 4 1")
    assert scene.next() == 6
    assert "Asmodeus votes before Mammon" in scene.refused("v 3>3")
    scene.say("v 6>3 3>3")
    assert scene.next() == 4
    assert "has given its Vote" in scene.refused("v 6>6")
    assert scene.votes() == {6: 1, 3: 2}


def test_the_turn_waits_for_every_vote(fourth) -> None:
    scene = fourth().say("gs", "init 6 3 4 1", "v 6>3 3>3", "bets 3 6")
    assert "no Vote yet from Baalzebub, Glasya" in scene.refused("eot")
    assert scene.say("v 4>4 1>1", "eot").points() == {6: 1, 3: 2, 4: 0, 1: 0}


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_last_devil_reveals_bets(fourth, players: int) -> None:
    realms = dict(list({6: "", 3: "", 4: "", 1: "", 5: "", 2: ""}.items())[:players])
    scene = fourth(realms).say("gs", "init")
    assert f"{players - 2} Bets are revealed, not 1" in scene.refused("bets 6")
    scene.say("bets " + "6" * (players - 2))
    assert scene.votes()[6] >= players - 2
    assert "this turn's Bets are revealed" in scene.refused("bets " + "6" * (players - 2))


def test_no_bets_in_the_last_turn(fourth) -> None:
    scene = fourth().say("set turn 4 -m test", "gs", "init 6 3 4 1")
    assert "4e line 54" in scene.refused("bets 3 6")
    assert scene.say("v 6>6 3>3 4>4 1>1", "eot").rules.ending(scene.table) == "points"


def test_the_turn_waits_for_the_bets(fourth) -> None:
    scene = fourth().say("gs", "init 6 3 4 1", "v 6>6 3>3 4>4 1>1")
    assert "Glasya has yet to reveal 2 Bets" in scene.refused("eot")


def test_a_devil_moves_to_a_free_realm_as_it_votes(fourth) -> None:
    scene = fourth().say("gs")
    assert "4e line 53" in scene.refused("realm 6 palace")
    scene.say("init 6 3 4 1", "realm 6 palace")
    assert scene.realm(6) == "high-palace-of-hell"
    assert scene.say("realm 3 forest").realm(3) == "forest-of-hanged-ones"
    assert "is the realm of Mammon" in scene.refused("realm 4 forest")


def test_a_devil_without_a_realm_takes_one(fourth) -> None:
    scene = fourth({6: "", 3: "dis", 4: "lake", 1: "mountain"}).say("gs", "init 6 3 4 1")
    scene.say("v 6>6 3>3 4>4 1>1", "bets 3 6")
    assert "no home realm: Asmodeus" in scene.refused("eot")
    assert scene.say("realm 6 seat", "eot").table.word("phase") == "drawing"


def test_the_next_turn_is_clean(fourth) -> None:
    scene = fourth().say("ev silence", "6: fie", "gs", "6: sanc", "open 6", "v", "inv 6>3 win free")
    scene.say("init").turn()
    assert scene.held(6) == ["Fiends"]
    assert scene.votes() == {}
    assert scene.table.tally("turn", "table") == 2
    assert {name for name in scene.table.words if name.startswith(("won", "event", "tar"))} == set()
    assert scene.table.roll("targets") == ()


# --- the end -------------------------------------------------------------------------------


def ended(scene, *lines: str):
    """The last turn is over; before it, these lines."""
    scene.say("set turn 4 -m test", "gs", *lines, "init 6 3 4 1", "votes 6 -1")
    return scene.say("v 6>6 3>3 4>4 1>1", "eot")


def test_of_equal_points_the_oldest_rules(fourth) -> None:
    scene = ended(fourth(), "vp 3 +2", "vp 4 +2")
    verdict = scene.rules.facts(scene.table)
    assert verdict["ending"] == "points"
    assert "Overlord: Baalzebub" in scene.rules.status(scene.table)[1]


def test_bets_and_power_favors_of_the_overlord_count(fourth) -> None:
    scene = ended(fourth(), "vp 6 +5").say("b 6 333", "b 3 664 +6", "b 4 6 +3", "b 1 -")
    amounts = {d: ledger.amount for d, ledger in scene.rules.final(scene.table).items()}
    assert amounts == {"asmodeus": 5, "mammon": 3, "baalzebub": 1, "glasya": 0}


def test_values_are_options(fourth) -> None:
    scene = fourth().say("house bet_value=2", "house power_favor_value=5")
    ended(scene, "vp 6 +5").say("b 6 -", "b 3 66 +6", "b 4 6", "b 1 -")
    amounts = {d: ledger.amount for d, ledger in scene.rules.final(scene.table).items()}
    assert amounts == {"asmodeus": 5, "mammon": 9, "baalzebub": 2, "glasya": 0}
    assert scene.rules.verdict(scene.table).winners == ("mammon",)


def test_there_are_five_bets_on_each_devil(fourth) -> None:
    scene = ended(fourth()).say("b 6 333", "b 4 33")
    assert "there are 5 Bets of Mammon, and this makes 6 [4e line 17]" in scene.refused("b 1 3")
    assert "there are 1 Power favor" in scene.say("b 3 - +6").refused("b 1 - +6")


def test_bets_wait_for_the_end(fourth) -> None:
    assert "they are told at the end; finish! ends it" in fourth().refused("b 6 333")


def test_the_score_waits_for_all_bets(fourth) -> None:
    scene = ended(fourth()).say("b 6 -", "b 3 -", "b 4 -")
    with pytest.raises(Exception, match="Bets are missing: Glasya"):
        scene.rules.final(scene.table)


def test_sealed_bets_are_not_told(fourth) -> None:
    scene = ended(fourth()).say("b 3 664 sealed")
    assert scene.title == "the Bets of Mammon: sealed"
    assert "bets" not in scene.rules.facts(scene.table)["devils"]["mammon"]
    scene.say("b 6 -", "b 4 -", "b 1 -")
    assert scene.rules.facts(scene.table)["devils"]["mammon"]["bets"] == [
        "asmodeus", "asmodeus", "baalzebub",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("option", "winners"),
    [("initiative, shared", ("mammon",)), ("shared", ("mammon", "baalzebub"))],
)
def test_the_final_tie(fourth, option: str, winners: tuple[str, ...]) -> None:
    scene = ended(fourth().say(f"house final_tie={option}"), "vp 4 +2", "vp 3 +1")
    scene.say("b 6 -", "b 3 4", "b 4 -", "b 1 -")
    assert scene.rules.verdict(scene.table).winners == winners


NUMBERS = st.lists(st.integers(0, 6), min_size=4, max_size=4)


def having(scene, what: str, amounts: list[int], more: int = 0):
    """Numbers of Asmodeus, Mammon, Baalzebub and Glasya, Mammon with `more`."""
    for age, amount in zip((6, 3, 4, 1), amounts, strict=True):
        scene.say(f"set {what} {age} {amount + (more if age == 3 else 0)} -m test")
    return scene


@given(NUMBERS)
@settings(max_examples=40, deadline=None)
def test_souls_needed_for_initiative_1_are_exact(fourth, souls: list[int]) -> None:
    needed = having(fourth().say("gs"), "souls", souls).ask("? 3")["souls"]
    assert having(fourth().say("gs"), "souls", souls, needed).say("init").order()[0] == 3
    if needed:
        less = having(fourth().say("gs"), "souls", souls, needed - 1).say("init")
        assert less.order()[0] != 3


@given(NUMBERS)
@settings(max_examples=40, deadline=None)
def test_points_needed_to_rule_are_exact(fourth, points: list[int]) -> None:
    needed = having(fourth(), "vp", points).ask("? 3")["points"]
    assert overlord(having(fourth(), "vp", points, needed).table)[0] == "mammon"
    if needed:
        assert overlord(having(fourth(), "vp", points, needed - 1).table)[0] != "mammon"


def test_finish_before_the_end_needs_force(fourth) -> None:
    scene = fourth()
    assert "this is turn 1" in scene.refused("finish")
    assert scene.say("finish!").rules.ending(scene.table) == "stopped"
    assert "the game is over" in scene.refused("gs")


def test_overrides_need_a_reason(fourth) -> None:
    scene = fourth()
    assert "needs its reason" in scene.refused("set souls 6 3")
    assert scene.say("set souls 6 3 -m miscounted").souls()[6] == 3
    assert "set souls 6 3 (miscounted)" in scene.title
    assert "write: set votes D N -m why" in scene.refused("set votes 6 -m miscounted")
    with pytest.raises(Exception, match=r"is the realm of Asmodeus already \[4e line 45\]; name"):
        fourth({6: "dis", 3: "dis", 4: "", 1: ""})


def test_three_players_are_too_few(fourth) -> None:
    with pytest.raises(Exception, match="3 Devils; 4 to 6 can play"):
        fourth({6: "", 3: "", 4: ""})


def test_initiative_at_the_start(fourth) -> None:
    assert fourth(starter="mammon").order() == [3, 4, 1, 6]
    assert fourth(initiative="4 1 3 6").order() == [4, 1, 3, 6]


@pytest.mark.parametrize(
    ("lines", "forced"),
    [
        ((), "gs"),
        ((), "open 6"),
        ((), "v 6"),
        ((), "init"),
        ((), "eot"),
        (("ev silence",), "lev 6 3"),
        (("ev leviathan", "lev 6 3"), "lev 3 3"),
        (("ev leviathan", "lev 6 3"), "lev 1 4"),
        (("ev leviathan",), "gs"),
        (("ev silence", "gs"), "rs 6 3"),
        (("gs",), "6: fie"),
        (("gs", "6: furn"), "6: sanc"),
        (("6: wand", "gs"), "-wand@6"),
        (("6: wand", "gs"), "open 6 -wand"),
        (("a 6>3",), "a 4>6"),
        (("safe 6>3",), "safe 6>3"),
        (("gs", "safe 6>3", "v 6"), "inv 6>3"),
        (("gs", "v 6"), "inv 3>1"),
        (("gs", "str 6 5 3 6"), "v 6"),
        (("gs", "v 6", "str 6 5 3 6", "inv 6>3"), "inv win"),
        (("gs", "v 6", "inv 6>3 win"), "take 1"),
        (("gs", "v 6", "inv 6>3 win"), "init"),
        (("gs", "init 6 3 4 1"), "v 3>3"),
        (("gs", "init 6 3 4 1", "v 6>6"), "v 6>3"),
        (("gs", "init 6 3 4 1"), "bets 6"),
        (("gs", "init 6 3 4 1"), "realm 6 dis"),
        (("finish!",), "b 6 333333"),
        (("finish!",), "gs"),
    ],
)
def test_the_table_is_always_right(fourth, lines: tuple[str, ...], forced: str) -> None:
    """What is refused, or judged, goes through with a ! behind it."""
    scene = fourth().say(*lines)
    before = scene.table
    assert scene.say(f"{forced}!").table != before or forced == "safe 6>3"
