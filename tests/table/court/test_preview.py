"""The preview: sets with jokers, invasions, Votes, turns (4e-preview lines 17 to 45)."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lohprint.table.events import Put, Word, apply

# --- sets ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "sets"),
    [
        ("war war war", "6"),
        ("war war", "-"),
        ("tor tor tor war war war", "6.5"),
        ("fie dia dia", "2"),  # only one plain Fiends
        ("fie fie dia", "3"),  # two of them, line 66
        ("dia dia dia", "2"),
        ("jug jug met", "8"),  # in the open two Juggernauts are 8, line 68
        ("jug met met", "4"),
        ("met met met", "4"),
        ("fal fal", "-"),
        ("fal fal wand", "9"),
        ("fal war war", "6"),
        ("fal war wand", "6"),  # two jokers and a horde; without it two are no set
        ("fal fal war war war", "6"),
        ("fal fal war war war fie", "6.2"),  # two jokers make a set of one Fiends
        ("fal fal war war tor tor", "6.5"),
        ("fal fal wand war war war", "9.6"),
        ("lev", "7"),
        ("lev war war war", "7.6"),
    ],
)
def test_sets_in_the_open(preview, cards: str, sets: str) -> None:
    assert preview().say(f"3: {cards}").strength(3) == sets


def test_asmodeus_always_has_a_joker(preview) -> None:
    scene = preview().say("6: war war")
    assert scene.strength(6) == "6"
    assert scene.say("6: wand fie").strength(6) == "6"  # the Wand cannot fill two of a set
    assert scene.say("6: fie").strength(6) == "6.3"


def test_creations_fight_differently_at_home(preview) -> None:
    scene = preview().say("3: jug jug met", "4: met met jug", "v 4", "inv 4>3")
    assert scene.strength(3) == "8.0"  # two Juggernauts defend, and Dis
    assert scene.strength(4) == "8"  # two Metal Beasts attack
    open_ = preview().say("4: met met jug")
    assert open_.strength(4) == "4"


def test_belials_souls_are_tormented_ones(preview) -> None:
    realms = {6: "forest", 2: "dis", 4: "lake", 1: "mountain"}
    scene = preview(realms).say("s 2 2", "2: war")
    assert scene.strength(2) == "-"
    assert scene.say("2: tor").strength(2) == "5"
    assert scene.say("s 2 1").strength(2) == "-"


def test_soul_stones_make_a_set_of_three_souls(preview) -> None:
    scene = preview().say("3: stones war", "s 3 2")
    assert scene.strength(3) == "-"
    assert scene.say("s 3 3").strength(3) == "1"


def test_a_soul_is_in_one_set_only(preview) -> None:
    realms = {6: "forest", 2: "dis", 4: "lake", 1: "mountain"}
    scene = preview(realms).say("2: tor tor stones", "s 2 3")
    assert scene.strength(2) == "5"
    assert scene.say("s 2 4").strength(2) == "5.1"
    assert scene.say("s 2 3", "2: wand").strength(2) == "5.1"  # the Wand spares the Soul


HORDES = {
    "fallen-angels": 2, "fiends": 4, "diabolic-fiends": 2, "juggernauts": 3, "metal-beasts": 3,
    "tormented-ones": 4, "warriors-of-darkness": 4, "wand-of-might": 1,
}  # fmt: skip


def naive(held: dict[str, int]) -> tuple[int, list[int]]:
    """Every way to give each joker to a type, counted: the best sets in the open."""
    plain, diabolic = held["fiends"], held["diabolic-fiends"]
    jug, met, angels = held["juggernauts"], held["metal-beasts"], held["fallen-angels"]
    have = [plain + diabolic, jug + met, held["tormented-ones"], held["warriors-of-darkness"]]
    power = [3 if plain >= 2 else 2, 8 if jug >= 2 else 4, 5, 6]
    best: tuple[int, list[int]] = (0, [])
    places = range(5)  # the four types, or Fallen Angels' own
    for choice in product(places, repeat=angels):
        for wand in product(places, repeat=held["wand-of-might"]):
            made = []
            own = choice.count(4)
            for place in range(4):
                filled = have[place] + choice.count(place) + wand.count(place)
                if have[place] and filled >= 3:
                    made.append(power[place])
            if own and own + wand.count(4) >= 3:
                made.append(9)
            best = max(best, (len(made), sorted(made, reverse=True)))
    return best


@given(st.fixed_dictionaries({name: st.integers(0, most) for name, most in HORDES.items()}))
@settings(max_examples=80, deadline=None)
def test_the_best_sets_are_found(preview, held: dict[str, int]) -> None:
    scene = preview()
    puts = [
        Put(card=f"{name}.{copy}", to="mammon")
        for name, count in held.items()
        for copy in range(1, count + 1)
    ]
    scene.table = apply(scene.table, puts)
    if not any(count for name, count in held.items() if name != "wand-of-might"):
        return
    found = scene.strength(3)
    powers = [int(power) for power in found.split(".")] if found != "-" else []
    assert (len(powers), powers) == naive(held)


# --- combat --------------------------------------------------------------------------------


def test_a_tie_in_the_open_is_nobodys(preview) -> None:
    scene = preview().say("set 6 5 4 5", "v")
    assert scene.votes() == {}
    assert "nobody wins (4e-preview line 32)" in scene.title


def test_a_tie_at_home_is_the_defenders(preview) -> None:
    scene = preview().say("v 6", "str 6 5.0 3 5", "inv 6>3", "inv")
    assert scene.votes() == {6: 1, 3: 1}
    assert "the defender wins" in scene.title


def test_joining_costs_a_force_which_may_be_a_soul(preview) -> None:
    scene = preview().say("s 6 1", "open 6 -soul")
    assert scene.souls()[6] == 0
    assert "has no Soul to discard" in scene.refused("open 3 -soul")


def test_losing_attackers_lose_hordes_and_half_their_souls(preview) -> None:
    scene = preview().say("6: war war", "a 4>6", "4: fie", "v 6", "s 6 5 4 2 3 0", "inv 6>3 lose")
    assert (scene.held(6), scene.held(4)) == ([], [])
    assert scene.souls() == {6: 2, 3: 4, 4: 1, 1: 0}
    assert scene.votes() == {6: 1, 4: 1, 3: 1}


def test_a_losing_defender_loses_likewise(preview) -> None:
    scene = preview().say("3: war war", "v 6", "s 3 5", "inv 6>3 win")
    assert scene.held(3) == []
    assert scene.souls() == {6: 3, 3: 2, 4: 0, 1: 0}
    assert "spoils from the hand, one favor a share at most: Asmodeus 3" in scene.asks


@pytest.mark.parametrize("who", ["take 4", "take baalzebub"])
def test_an_attacker_takes_the_realm_on_the_same_line(preview, who: str) -> None:
    scene = preview().say("a 4>6", "v 6", f"inv 6>3 win {who}")
    assert (scene.realm(4), scene.realm(3)) == ("dis", "")
    assert "'4' means nothing here; write inv D>E" in preview().say("v 6").refused("inv 6>3 win 4")


def test_the_forest_keeps_its_hordes_and_takes_the_attackers(preview) -> None:
    scene = preview().say("6: war war", "v 3", "inv 3>6 win")
    assert scene.held(6) == ["Warriors of Darkness"] * 2
    scene = preview().say("3: fie fie", "6: war", "v 3", "inv 3>6 lose")
    assert scene.held(6) == ["Warriors of Darkness", "Fiends", "Fiends"]


def test_mammon_ruins_those_who_take_his_realm(preview) -> None:
    scene = preview().say("6: war war", "v 6", "inv 6>3 win")
    assert scene.held(6) == []


def test_the_staff_keeps_half(preview) -> None:
    scene = preview().say("6: war war war staff", "v 6", "inv 6>3 lose")
    assert scene.held(6).count("Warriors of Darkness") == 3
    assert scene.asks[-1:] == ["Staff of Undead: 2 of the 3 hordes of Asmodeus are discarded"]


def test_the_valley_loses_half_of_the_half(preview) -> None:
    scene = preview({6: "forest", 3: "valley", 4: "lake", 1: "mountain"})
    scene.say("s 3 7", "v 6", "inv 6>3 win")
    assert scene.souls()[3] == 5


def test_belial_takes_a_share_of_spoils_more(preview) -> None:
    scene = preview({6: "forest", 2: "dis", 4: "lake", 1: "mountain"}).say("v 2", "inv 2>6 win")
    assert "spoils from the hand, one favor a share at most: Belial 6" in scene.asks


def test_safety_from_the_leader_keeps_the_army_away(preview) -> None:
    scene = preview().say("a 4>6", "safe 6>3", "v 6")
    assert "Mammon is safe from Asmodeus" in scene.refused("inv 6>3")
    scene = preview().say("a 4>6", "safe 4>3", "v 6", "inv 6>3")
    assert scene.table.roll("attackers") == ("asmodeus",)


def test_the_leader_is_not_forced_or_has_the_lowest_initiative(preview) -> None:
    scene = preview().say("a 6>3", "a 3>6")
    army = scene.rules.facts(scene.table)["devils"]["mammon"]["army"]
    assert army == ["asmodeus", "mammon"]  # both are forced; Asmodeus is initiative 1


def test_sanctuary_makes_the_defense_2_but_not_under_silence(preview) -> None:
    scene = preview().say("3: war sanc", "v 6", "inv 6>3")
    assert scene.strength(3) == "0.0"
    scene = preview().say("3: war sanc", "t", "4 !silence", "v 6", "inv 6>3")
    assert scene.strength(3) == "0"


def test_silence_before_trading_forbids_trade(preview) -> None:
    scene = preview().say("4 !silence", "t")
    assert "no trade this turn (Silence)" in scene.refused("rs 6 3")


def test_dis_and_the_leviathan_ask_for_forces(preview) -> None:
    scene = preview().say("6: lev")
    assert scene.asks == ["Asmodeus discards 4 forces for the Leviathan"]
    scene.say("v 6", "inv 6>3")
    assert scene.asks[0] == "Dis: each attacker discards 3 forces first"
    scene.say("inv lose").turn()
    assert scene.held(6) == []


# --- rituals, gathering, end ---------------------------------------------------------------


def test_one_ritual_is_cast_and_one_more_for_each_diabolic_fiends(preview) -> None:
    scene = preview().say("6: dia conj conj conj", "6 !conj", "6 !conj")
    assert "has cast 2 rituals [4e-preview line 39]" in scene.refused("6 !conj")
    assert scene.say("init").held(6) == ["Diabolic Fiends"]


def test_glasya_casts_any_number_and_draws_for_each(preview) -> None:
    scene = preview().say("1: conj conj conj", "1 !conj", "1 !conj", "1 !conj")
    assert scene.souls()[1] == 6
    assert scene.asks == ["Glasya draws 3 cards"]


def test_number_one_gains_a_vote_and_loses_half_its_souls(preview) -> None:
    scene = preview().say("s 3 5", "init")
    assert scene.votes() == {3: 1}
    assert scene.souls() == {3: 2, 1: 0, 4: 0, 6: 0}


def test_the_palace_begins_free_and_other_realms_are_out(preview) -> None:
    scene = preview()
    assert "The High Palace of Hell" in scene.refused("realm 6")
    assert "is not in this game" in scene.refused("realm 6 seat")
    with pytest.raises(Exception, match="begins in the middle"):
        preview({6: "palace", 3: "dis", 4: "lake", 1: "mountain"})


@pytest.mark.parametrize(("turns", "last"), [("4", 4), ("6", 6)])
def test_turns_are_an_option(preview, turns: str, last: int) -> None:
    scene = preview().say(f"house turns={turns}")
    for now in range(1, last + 1):
        assert scene.rules.ending(scene.table) == ""
        assert f"Turn {now} of {last}" in scene.rules.status(scene.table)[1]
        scene.turn()
    assert scene.rules.ending(scene.table) == "points"


def test_a_power_favor_is_a_bet_and_a_tie_is_the_lowest_initiatives(preview) -> None:
    scene = preview().say("set turn 4 -m test", "init 6 3 4 1", "v 6>6 3>3 4>4 1>1", "vp 6 +1")
    scene.say("eot", "b 6 -", "b 3 6 +6", "b 4 66", "b 1 3")
    assert scene.rules.ending(scene.table) == "points"
    amounts = {d: ledger.amount for d, ledger in scene.rules.final(scene.table).items()}
    assert amounts == {"asmodeus": 2, "mammon": 2, "baalzebub": 2, "glasya": 0}
    assert scene.rules.verdict(scene.table).winners == ("asmodeus",)


def test_three_bets_win_nothing_at_once(preview) -> None:
    scene = preview().say("set turn 4 -m test", "init 6 3 4 1", "v 6>6 3>3 4>4 1>1", "vp 6 +9")
    scene.say("eot", "b 6 -", "b 3 666", "b 4 -", "b 1 -")
    assert scene.rules.verdict(scene.table).winners == ("asmodeus",)


def test_an_override_shares_its_word_with_sets(preview) -> None:
    scene = preview().say("set souls 6 4 -m forgotten", "set 6 5.5")
    assert (scene.souls()[6], scene.strength(6)) == (4, "5.5")


def test_words_of_the_table_are_read_back(preview) -> None:
    """A forced alliance of three is one component, whatever order it is told in."""
    scene = preview()
    chained = apply(
        scene.table,
        [Word(name="token mammon", to="baalzebub"), Word(name="token glasya", to="mammon")],
    )
    army = scene.rules.facts(chained)["devils"]["glasya"]["army"]
    assert army == ["baalzebub", "mammon", "glasya"]


def test_the_lake_draws_for_fiends_and_the_mountain_turns_over_six(preview) -> None:
    scene = preview().say("4: fie fie dia", "6: fie")
    assert scene.asks == []
    assert preview().say("4: fie fie dia").asks == ["Baalzebub draws 2 cards (Lake)"]
    scene.say("v 6", "inv 6>1")
    assert "Glasya may turn over 6 cards and table the hordes (1: +CARD)" in scene.asks[0]
