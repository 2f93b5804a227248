"""The worked examples of both editions, each with its id."""

from collections import Counter

import pytest

from lohprint.catalog.strength import Points
from lohprint.table.rules.court.strength import Army, Point, bout
from lohprint.table.rules.court.votes import scored
from lohprint.table.rules.fourth.gathering import revealed_number
from lohprint.table.rules.fourth_preview.cards import must_cast


def army(devil: str, *powers: int) -> Army:
    return Army((devil,), tuple(Point(power, "a horde") for power in powers))


def test_4e_army_1(fourth) -> None:
    a, b = army("asmodeus", 5, 5, 2), army("mammon", 5, 4, 3)
    assert bout(fourth().table, [b, a], "nobody").winner is a


def test_4e_army_2(fourth) -> None:
    a, b = army("asmodeus", 5, 5, 2), army("mammon", 5, 5, 3)
    assert bout(fourth().table, [a, b], "nobody").winner is b


def test_4e_tormented(fourth) -> None:
    scene = fourth().say("6: tor tor tor")
    assert scene.strength(6) == "6.1.1.1.1.1"  # three hordes, two more points, Asmodeus' own
    assert scene.say("3: tor tor tor").strength(3) == "1.1.1.1.1"
    effects = scene.table.kit.cards["tormented-ones"].effects
    assert Points(**effects[0]).earned(3) == 2
    assert Points(**effects[0]).power == 1


def test_4e_votes() -> None:
    assert [scored(votes) for votes in (1, 2, 6)] == [0, 1, 5]


def test_4e_last_bets() -> None:
    assert [revealed_number(players) for players in (4, 5, 6)] == [2, 3, 4]


@pytest.mark.parametrize("players", [4, 5, 6])
def test_4e_bet_supply(fourth, players: int) -> None:
    """One Bet each at the start, one each in three gatherings, and 2n on offer the last time."""
    constants = fourth().table.kit.constants
    supply = constants["bets_per_devil"] * players
    taken = players  # the starting Bets
    for gathering in range(constants["turns"] - 1):
        left = supply - taken
        assert left >= constants["bets_offered"] * players
        if gathering == 2:
            assert left == 2 * players
        taken += players


def test_4ep_votes(preview) -> None:
    """A combat won, number one, the High Palace and three Votes are 6 Votes, 5 points."""
    scene = preview().say("set realm 6 palace -m it took it", "s 6 3", "v 6", "init")
    scene.say("v 6>6 1>6 4>6 3>3")
    assert scene.votes() == {6: 6, 3: 1}
    assert scene.say("eot").points() == {6: 5, 3: 0, 4: 0, 1: 0}


def test_4ep_fiends(preview) -> None:
    scene = preview().say("3: fie fie", "4: fie fie", "a 4>3")
    assert scene.strength(3) == "-"
    assert preview().say("3: fie fie fie fie").strength(3) == "3"


def test_4ep_long_set(preview) -> None:
    assert preview().say("3: war war war war war war").strength(3) == "6"


def test_4ep_ritual_choice(preview) -> None:
    tabled = Counter({"Sanctuary": 2, "Conjuration": 1})
    assert must_cast(tabled, {"Sanctuary"}, 2) == {"Sanctuary": 2}
    scene = preview().say("3: dia sanc sanc conj")
    assert "must cast Sanctuary first" in scene.refused("3 !conj")
    assert scene.say("3 !sanc", "3 !sanc").held(3) == ["Diabolic Fiends", "Conjuration"]
    assert "has cast 2 rituals" in scene.refused("3 !conj")
