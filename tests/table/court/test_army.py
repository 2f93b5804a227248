"""Strength points of the 4th edition, from cards and by hand (4e lines 40, 57 to 75, 91 to 103)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from lohprint.table.rules.court.strength import Army, Point, bout, missing

POWERS = st.lists(st.integers(0, 9), max_size=5)


def test_a_horde_is_a_point_of_its_power(fourth) -> None:
    assert fourth().say("3: war met fie").strength(3) == "7.4.3"


def test_asmodeus_leads_with_a_6_for_every_three_hordes(fourth) -> None:
    scene = fourth().say("6: fie fie fie", "3: fie fie fie")
    assert scene.strength(6) == "6.3.3.3"
    assert scene.say("a 3>6").strength(6) == "6.6.3.3.3.3.3.3"


def test_asmodeus_gives_nothing_to_an_army_he_does_not_lead(fourth) -> None:
    scene = fourth().say("6: fie fie fie", "3: fie", "a 6>3")
    assert scene.strength(3) == "3.3.3.3"


def test_juggernauts_count_twice_in_the_open_alone(fourth) -> None:
    scene = fourth().say("3: jug fie", "4: fie", "gs", "open 3 4")
    assert scene.strength(3) == "5.5.3"
    assert scene.say("v", "inv 3>4").strength(3) == "5.3"


def test_juggernauts_that_lose_in_the_open_are_discarded(fourth) -> None:
    scene = fourth().say("3: jug", "4: fie fie fie", "gs", "open 3 4", "v")
    assert scene.held(3) == []


def test_the_staff_asks_before_juggernauts_go(fourth) -> None:
    scene = fourth().say("3: jug staff", "4: fie fie fie", "gs", "open 3 4", "v")
    assert scene.held(3) == ["Juggernauts", "Staff of Undead"]
    assert scene.asks == ["Staff of Undead: s 3 -1 keeps Juggernauts, else -juggernauts@3"]


def test_allies_count_their_tormented_ones_apart(fourth) -> None:
    scene = fourth().say("3: tor tor", "4: tor tor", "a 4>3")
    assert scene.strength(3) == "1.1.1.1.1.1"


def test_soul_stones_fill_up_with_points_of_power_0(fourth) -> None:
    scene = fourth().say("3: fie stones", "s 3 4")
    assert scene.strength(3) == "3.0.0.0"
    assert scene.say("s 3 1").strength(3) == "3"


def test_the_valley_fills_up_in_defense_alone(fourth) -> None:
    scene = fourth({6: "forest", 3: "valley", 4: "lake", 1: "mountain"})
    scene.say("3: fie", "6: fie", "s 3 6", "gs", "s 3 6")
    assert scene.strength(3) == "3"
    assert scene.say("v 6", "inv 6>3").strength(3) == "3.0.0.0.0.0"


def test_the_wand_is_a_point_of_power_9(fourth) -> None:
    assert fourth().say("3: fie wand").strength(3) == "9.3"


def test_metal_beasts_lower_a_defense_but_not_below_0(fourth) -> None:
    scene = fourth().say("6: met met met", "4: fie", "gs", "v 6", "inv 6>4")
    assert scene.strength(4) == "3"  # the Lake's 2 less 3
    scene = fourth().say("6: met", "4: fie", "gs", "v 6", "inv 6>4")
    assert scene.strength(4) == "3.0"


def test_sanctuary_adds_a_point_of_defense(fourth) -> None:
    scene = fourth().say("6: fie", "4: fie", "gs", "4: sanc", "v 6", "inv 6>4")
    assert scene.strength(4) == "3.0.0.0"


def test_sanctuary_goes_when_its_devil_joins(fourth) -> None:
    scene = fourth().say("4: fie", "gs", "4: sanc", "open 4")
    assert scene.held(4) == ["Fiends"]


def test_sanctuary_goes_when_its_devil_helps_to_defend(fourth) -> None:
    scene = fourth().say("gs", "3: sanc", "4: sanc", "a 3>4", "v 6", "inv 6>4")
    assert scene.held(4) == ["Sanctuary"]
    assert scene.held(3) == []


def test_an_unknown_strength_is_told_and_the_comparison_waits(fourth) -> None:
    scene = fourth().say("3: fie", "gs", "open 3 4")
    assert scene.strength(4) == "?"
    assert "not every army is known" in scene.refused("v")
    assert scene.say("str 4 -", "v").votes() == {3: 1}


def test_by_hand_overrides_cards_until_they_change(fourth) -> None:
    scene = fourth().say("3: fie fie", "gs", "open 3 4", "str 3 9.9.9 4 1.1.1")
    assert scene.strength(3) == "9.9.9"
    assert "Mammon 9.9.9*, Baalzebub 1.1.1*" in scene.rules.status(scene.table)[1]
    assert scene.say("-fie@3").strength(3) == "3"


def test_items_set_strength_too(fourth) -> None:
    assert fourth().say("6=5.5.2").strength(6) == "5.5.2"


def test_the_ledger_tells_every_point(fourth) -> None:
    scene = fourth().say("6: fie fie fie tor tor", "s 6 1")
    reasons = scene.ask("why 6 strength")["strength"]["reasons"]  # type: ignore[index]
    assert [(r["why"], r["amount"]) for r in reasons] == [
        ("Fiends (power 3)", 3),
        ("Tormented Ones (power 1)", 2),
        ("Tormented Ones more (power 1)", 1),
        ("Asmodeus (power 6)", 1),
    ]


# --- comparison: what always holds ---------------------------------------------------------


def armies(powers: list[list[int]]) -> list[Army]:
    devils = ("asmodeus", "mammon", "baalzebub")
    return [
        Army((devil,), tuple(Point(power, "a horde") for power in some))
        for devil, some in zip(devils, powers, strict=False)
    ]


@given(st.lists(POWERS, min_size=2, max_size=3))
@settings(max_examples=60)
def test_more_points_win_then_the_first_higher_power(fourth, powers: list[list[int]]) -> None:
    """A naive second reading of line 40."""
    table, made = fourth().table, armies(powers)
    best = max(range(len(made)), key=lambda i: (len(powers[i]), sorted(powers[i], reverse=True)))
    tied = [p for p in powers if sorted(p) == sorted(powers[best])]
    winner = bout(table, made, "nobody").winner
    assert (winner is None) == (len(tied) > 1)
    assert winner is None or winner is made[best]


@given(st.lists(POWERS, min_size=2, max_size=3))
@settings(max_examples=60)
def test_need_is_exact(fourth, powers: list[list[int]]) -> None:
    """That many points more win; one fewer do not."""
    table, made = fourth().table, armies(powers)
    more = missing(table, made, 0, "oldest")
    assert more is not None

    def wins(count: int) -> bool:
        grown = made[0]._replace(points=made[0].points + (Point(0, "more"),) * count)
        return bout(table, [grown, *made[1:]], "oldest").winner is grown

    assert wins(more)
    assert more == 0 or not wins(more - 1)


def test_nothing_helps_against_the_leviathan(fourth) -> None:
    table = fourth().table
    mine, other = armies([[9, 9], [1]])
    assert missing(table, [mine, other._replace(always="Leviathan")], 0, "oldest") is None
