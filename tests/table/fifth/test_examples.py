"""The worked examples of the 5th edition's text, each by its name."""

import pytest

from lohprint.table.rules.common import by_cards, reversed_number
from lohprint.table.rules.fifth import limits, scoring


def test_example_5e_power(scene) -> None:
    table = scene({5: "", 6: ""}).lay(5, "Fallen Angels", "Herder Fiends", "Summon")
    assert table.force(5) == "6/7/3"


def test_example_5e_oath(scene) -> None:
    markers = ["set marker m 3 -m x", "set marker s 3 -m x", "set marker p 6 -m x"]
    own = ["o 3 333", "o 6 666", "o 1 111", "o 4 444"]
    table = scene().say(*markers, "finish!", *own).table
    assert scoring.overlord(table)[0] == "mammon"
    points = {
        devil: sum(r.amount for r in ledger.reasons if "Oath" not in r.why)
        for devil, ledger in scoring.final(table).items()
    }
    assert (points["mammon"], points["asmodeus"]) == (3, 1)
    assert scoring.oath_value(table, "mammon", "lilith") == 4
    assert scoring.oath_value(table, "asmodeus", "lilith") == 2
    assert scoring.oath_value(table, "lilith", "mammon") == 0
    assert scoring.oath_value(table, "lilith", "lilith") == 1


def test_example_5e_soul_1(scene) -> None:
    assert scene({2: "", 6: ""}).lay(2, "Tortured Souls").force(2) == "3/2/2"


def test_example_5e_soul_3(scene) -> None:
    names = ("Tortured Souls", "Anguished Souls", "Tormented Souls")
    assert scene({2: "", 6: ""}).lay(2, *names).force(2) == "5/5/5"


def test_example_5e_soul_same(scene) -> None:
    assert scene({2: "", 6: ""}).lay(2, *["Tortured Souls"] * 3).force(2).startswith("7/")


def test_example_5e_play_limit_1(scene) -> None:
    table = scene({1: "seat", 6: "lake"}).say("c s", "con dif").table
    assert limits.left(table, "lilith") == 1  # of any kind
    assert limits.left(table, "lilith", "ritual") == 1  # not one more on top of that


def test_example_5e_play_limit_2(scene) -> None:
    table = scene({1: "seat", 6: "lake"}).lay(1, "Diabolic Fiends").say("c s", "forge plague")
    assert table.held(1) == ["Forge"]  # the plague took the only horde
    assert limits.left(table.table, "lilith") == 0
    assert limits.left(table.table, "lilith", "ritual") == 0


@pytest.mark.parametrize(("hand", "draws"), [(7, 0), (8, 0), (6, 1), (5, 2)])
def test_example_5e_free_draw(scene, hand: int, draws: int) -> None:
    assert limits.free_draw(scene().table, "mammon", hand) == draws


def test_example_5e_reversed() -> None:
    assert reversed_number("513") == 315
    assert by_cards(["513", "622", "411", "300"]) == ("300", "411", "622", "513")
