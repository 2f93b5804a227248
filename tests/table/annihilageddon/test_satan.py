"""Satan as a player (lines 158, 353, 394 to 479)."""

import pytest

from lohprint.errors import LohError

WITH_SATAN = ("ann", "bob", "satan=dee")


def test_satan_goes_first(scene) -> None:
    table = scene(*WITH_SATAN)
    assert table.table.word("turn") == "Satan"
    assert table.say("e").table.word("turn") == "Ann"  # clockwise from there
    assert "Satan goes first" in _unstarted(scene, *WITH_SATAN, starter="ann")


def _unstarted(scene, *people: str, **setup: str) -> str:
    with pytest.raises(LohError) as caught:
        scene(*people, **setup)
    return str(caught.value)


def test_a_kill_gives_satan_the_standee_and_a_coin(scene) -> None:
    table = scene(*WITH_SATAN).say("hit bob 20 by satan")
    assert (table.standee, table.points("Satan")) == ("Satan", 3)
    assert table.say("hit satan 20 by satan").points("Satan") == 0  # one coin, one token
    assert table.say("hit bob 20 by mayhem").points("Satan") == 0


def test_a_wizards_kill_of_satan_takes_the_standee(scene) -> None:
    table = scene(*WITH_SATAN).say("hit satan 20 by ann")
    assert (table.standee, table.hp("Satan"), table.points("Satan")) == ("Ann", 20, -3)


@pytest.mark.parametrize("number", ["11", "22"])
def test_to_satan_every_dead_wizard_token_is_minus_3(scene, number: str) -> None:
    assert scene(*WITH_SATAN).say(f"dwt satan {number}").points("Satan") == -3  # line 399


def test_satan_ignores_what_a_sin_says(scene) -> None:
    assert "discard" not in scene(*WITH_SATAN).say("dwt satan pride").title


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_what_a_coin_is_worth_can_be_adjusted(scene, value: int) -> None:
    table = scene(*WITH_SATAN).say("coin satan +2", f"house penta_coin_value={value}")
    assert table.points("Satan") == 2 * value


def test_coins_are_satans_and_there_are_40(scene) -> None:
    table = scene(*WITH_SATAN)
    assert "only Satan has coins" in table.refused("coin ann")
    assert "-1 Penta-Coin" in table.refused("coin satan -1")
    assert "41 Penta-Coins" in table.refused("coin satan +41")
    table.say("coin satan +40", "hit ann 20 by satan")
    assert table.points("Satan") == 120
    assert "Satan gains 0 Penta-Coins" in table.title


def test_standard_cards_are_not_for_satan(scene) -> None:
    table = scene(*WITH_SATAN)
    assert "Satan gains no standard cards" in table.refused("leg satan")
    assert "Satan ignores standard cards" in table.refused("vp satan 4 blw 1")


def test_a_name_that_lines_use_is_refused(scene) -> None:
    for name in ("all", "Foes", "mayhem", "7", "SATAN"):
        assert f"cannot be called '{name[:1].upper() + name[1:]}'" in _unstarted(scene, name, "bob")
