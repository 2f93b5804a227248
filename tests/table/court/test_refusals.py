"""What a line that cannot be is answered with: what is wrong, where that stands, what would do."""

import pytest

from lohprint.errors import LohError

GATHERED = ("gs",)
WON = ("gs", "v 6")
"""Asmodeus (6) has won the open combat."""


@pytest.mark.parametrize(
    ("before", "line", "told"),
    [
        (
            ("safe 4>6",),
            "safe 4>6",
            "Asmodeus has safety from Baalzebub already [4e line 20]; "
            "leave it out; safe 4>6 back takes it home",
        ),
        (
            ("a 4>6",),
            "safe 6>4",
            "Asmodeus and Baalzebub are allies [4e line 20]; "
            "a D takes a token home first, or add ! to force it",
        ),
        ((), "vp 6 -3", "Asmodeus has 0 points and cannot lose 3; give 0 or more"),
        (("vp 6 1",), "vp 6 -3", "Asmodeus has 1 point and cannot lose 3; give -1 or more"),
        (
            ("votes 6 +1",),
            "votes 6 -2",
            "Asmodeus has 1 Vote and cannot lose 2 [4e line 53]; give -1 or more",
        ),
        ((), "f 6 -1", "'f 6 -1': nobody has fewer than 0 Fiends; give numbers from 0 up"),
        ((), "-soul", "'-soul' is of no Devil; write -soul@D"),
        ((), "6 -soul", "Asmodeus has no Soul to discard [4e line 34]; s 6 +1 adds one"),
        (
            (),
            "gs 6-3",
            "Asmodeus has 0 Fiends, 0 Diabolic Fiends [4e line 33]; "
            "f 6 FIENDS DIABOLIC counts them anew",
        ),
        (
            GATHERED,
            "str 6",
            "'6' is not Devils and their powers in turn; write it like str 6 5.5.2 4 5.4.3",
        ),
        (GATHERED, "open -jug", "'-jug' has no Devil before it; write it like open 6 -jug"),
        (
            GATHERED,
            "init 6 3",
            "'init 6 3' does not name every Devil once; initiative 1 first, like init 6 3 4 1",
        ),
        (GATHERED, "take", "'take' names no Devil; write: take D, or free where nobody takes it"),
        (
            WON,
            "open 3",
            "Asmodeus has won the open combat [4e line 38]; inv D>E invades, or init goes on",
        ),
        (
            ("gs", "init"),
            "v 6",
            "'v 6': it is the gathering phase [4e line 38]; "
            "v D>E votes; the next turn has a combat of its own",
        ),
        (
            ("gs", "init"),
            "bets 3",
            "2 Bets are revealed, not 1 [4e line 54]; name 2 Devils after bets",
        ),
        (("finish!",), "gs", "the game is over [4e line 22]; b D BETS for each Devil, then score"),
        (
            (),
            "house final_tie=luck",
            "final_tie cannot be 'luck'; give initiative, shared or shared",
        ),
        ((), "house final_tie", "'house final_tie' has no value; write: house final_tie=VALUE"),
    ],
)
def test_what_is_wrong_and_what_would_do(fourth, before, line: str, told: str) -> None:
    assert fourth().say(*before).refused(line) == told


@pytest.mark.parametrize(
    ("before", "line", "told"),
    [
        ((), "set", "'set' names no Devil; write Devils and their sets, like set 6 5.3 4 6"),
        (
            ("t",),
            "t",
            "'t': it is the trading phase [4e-preview line 25]; "
            "go on with open, v or init; rs D E! swaps realms now",
        ),
        (
            ("finish!",),
            "t",
            "the game is over [4e-preview lines 18 and 19]; b D BETS for each Devil, then score",
        ),
        (
            (),
            "house bet_value=many",
            "bet_value cannot be 'many'; give a whole number",
        ),
    ],
)
def test_what_is_wrong_in_the_preview(preview, before, line: str, told: str) -> None:
    assert preview().say(*before).refused(line) == told


def test_a_question_says_of_whom(fourth) -> None:
    with pytest.raises(LohError) as caught:
        fourth().ask("?")
    assert str(caught.value) == "'?' lacks something; write: need D"
    with pytest.raises(LohError) as caught:
        fourth().ask("why")
    assert str(caught.value) == (
        "'why' lacks something; write: why D [strength | souls | votes | rituals | points]"
    )


def test_initiative_at_the_start_names_everybody(fourth) -> None:
    with pytest.raises(LohError) as caught:
        fourth(initiative="6 4")
    assert str(caught.value) == (
        "initiative=6,4 does not name every Devil once; like initiative=6,3,4,1"
    )
