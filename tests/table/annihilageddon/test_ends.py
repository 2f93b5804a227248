"""Set-up numbers, turns, stacks, and the three ends of a game (lines 119 to 160, 182 to 204)."""

import pytest

from lohprint.errors import LohError

PEOPLE = ("ann", "bob", "cid", "dee", "eve")


@pytest.mark.parametrize(
    ("wizards", "devils", "tokens"), [(2, 10, 10), (3, 9, 15), (4, 8, 20), (5, 7, 25)]
)
@pytest.mark.parametrize("satan", [(), ("satan=lu",)])
def test_stacks_by_the_number_of_wizards(
    scene, wizards: int, devils: int, tokens: int, satan: tuple[str, ...]
) -> None:
    table = scene(*PEOPLE[:wizards], *satan)  # Satan is not counted (A3-14)
    assert (table.left("devils"), table.left("dead")) == (devils, tokens)
    assert table.left("damned") == 10
    assert {table.hp(who) for who in table.table.devils} == {20}


@pytest.mark.parametrize(
    ("people", "length", "why"),
    [
        (("ann",), "", "1 Wizard"),
        (("ann", "satan"), "", "1 Wizard"),
        ((*PEOPLE, "fay"), "", "2 to 5 can play"),
        (PEOPLE[:3], "extended", "extended (for 4)"),
        (PEOPLE[:4], "endless", "no length 'endless'"),
    ],
)
def test_other_set_ups_are_refused(scene, people: tuple[str, ...], length: str, why: str) -> None:
    with pytest.raises(LohError) as caught:
        scene(*people, length=length)
    assert why in str(caught.value)


def test_a_satanic_glyph_replaces_a_glyph_only_without_satan(scene) -> None:
    assert "5 Glyphs, 1 Satanic Glyph, 1 Satanic Wand, 3 Fizzles" in scene().told("setup")
    off = scene().say("house satanic_glyph_without_satan=off")
    assert "6 Glyphs, 1 Satanic Wand, 3 Fizzles" in off.told("setup")
    satan = scene("ann", "bob", "satan").told("setup")
    assert "6 Glyphs, 1 Satanic Wand, 3 Fizzles" in satan
    assert "Satan: 20 HP; 15 starters, a stack of 66; goes first" in satan


def test_turns_go_clockwise_from_the_first_seat_or_the_starter(scene) -> None:
    assert scene().table.word("turn") == "Ann"
    table = scene(starter="bob").say("e")
    assert table.table.word("turn") == "Cid"
    assert table.say(".").table.word("turn") == "Ann"
    assert "Ann has turn 3" in table.status()


def test_after_a_defeat_the_next_devil_strikes_before_the_next_turn(scene) -> None:
    table = scene().say("leg ann", "e")
    assert table.table.word("phase") == "group"
    assert "the new Legendary Devil strikes all" in table.status()
    table.say("hit all 3 by devil", "e")
    assert (table.table.word("phase"), table.table.word("turn")) == ("play", "Bob")
    assert table.say("leg bob").left("devils") == 7


def test_one_legendary_devil_a_turn_in_ones_own(scene) -> None:
    table = scene()
    assert "not the turn of Bob" in table.refused("leg bob")
    table.say("leg ann")
    assert "one Legendary Devil a turn" in table.refused("leg ann")
    table.say("leg ann!")
    assert table.table.tally("devils", "Ann") == 2


def test_a_legendary_devil_of_a_text_leaves_the_stack_alone(scene) -> None:
    table = scene().say("leg bob +1")
    assert (table.left("devils"), table.table.tally("devils", "Bob")) == (9, 1)
    assert "has 1 Legendary Devil" in table.refused("leg bob -2")
    assert "there are 15" in table.refused("leg bob +15")


# --- ends ----------------------------------------------------------------------------------


def test_the_last_token_ends_the_game_at_the_end_of_the_turn(scene) -> None:
    table = scene().say("stack dwt 1", "hit bob 20 by ann")
    assert "The game ends with this turn: the Dead Wizard Token stack is empty" in table.status()
    table.say("hit cid 3 by ann")  # the turn goes on (A3-04)
    assert table.say("e").table.word("ending") == "tokens"


def test_tokens_put_back_before_the_end_keep_the_game_going(scene) -> None:
    table = scene().say("stack dwt 1", "dwt bob", "stack dwt 2", "e")
    assert table.table.word("ending") == ""


def test_no_damned_wizard_token_left_ends_nothing(scene) -> None:
    table = scene().say("stack dam 1", "dam bob")
    assert "no Damned Wizard Token is left" in table.refused("dam bob")
    assert table.say("e").table.word("ending") == ""


def test_the_last_legendary_devil_ends_the_game_without_a_group_attack(scene) -> None:
    table = scene().say("stack leg 1", "leg ann", "e")
    assert (table.table.word("ending"), table.table.word("phase")) == ("devils", "over")


def test_a_group_attack_that_takes_the_last_token_ends_the_game(scene) -> None:
    table = scene().say("stack dwt 1", "leg ann", "e", "hit bob 30 by devil", "e")
    assert table.table.word("ending") == "tokens"


@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("stack main 0", True),
        ("stack main 0 0", False),  # the Line-Up is full
        ("stack main 2 3", True),
        ("stack main 3 3", False),
    ],
)
def test_a_main_deck_that_cannot_fill_the_line_up_ends_the_game(
    scene, line: str, ends: bool
) -> None:
    assert scene().say(line, "e").table.word("ending") == ("line_up" if ends else "")


def test_several_ends_at_once_are_all_told(scene) -> None:
    table = scene().say("stack leg 1", "leg ann", "stack main 0", "e")
    assert table.table.word("ending") == "line_up"
    assert "and the Legendary Devil stack is empty" in table.title


def test_nothing_happens_after_the_end_but_the_count(scene) -> None:
    table = scene().say("stack main 0", "e")
    for line in ("hit bob 3", "heal bob 3", "pay bob 3", "tile bob", "e", "leg ann", "bob=3"):
        assert "the game is over" in table.refused(line)
    table.say("dwt bob", "dwt bob -", "vp bob 3")  # texts of the end of the game
    assert "the points on cards are missing: Ann, Cid" in table.uncounted()


def test_to_stop_before_the_end_is_forced(scene) -> None:
    table = scene()
    assert "finish! stops here" in table.refused("finish")
    assert table.say("finish!").table.word("ending") == "stopped"
    assert "stopped before" in table.say("finish").title


def test_an_override_says_why(scene) -> None:
    table = scene()
    assert "needs its reason" in table.refused("set turn cid")
    table.say("set turn cid -m 'we forgot'", "set standee bob -m seen")
    assert (table.table.word("turn"), table.standee) == ("Cid", "Bob")
    assert table.say("set standee none -m lost").standee == ""
    assert "lacks something; write: set turn NAME -m why" in table.refused("set turn -m x")
    assert "nothing is called 'hp' to set" in table.refused("set hp bob -m x")
