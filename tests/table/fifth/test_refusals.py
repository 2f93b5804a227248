"""What a line that cannot be is answered with: what is wrong, where that stands, what would do."""

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.errors import LohError, RuleError
from lohprint.table.begin import Wanted, seated

TRADE = ("c s", ".", ".", ".", ".")
"""All four of the sample had their opening turn; the trade phase is on."""
TURNS = (*TRADE, "3=5 6=4 1=3 4=2", "e")
"""The elimination turns; Baalzebub (4) is the weakest."""
OVER = ("finish!",)


@pytest.mark.parametrize(
    ("before", "line", "told"),
    [
        (
            (),
            ".",
            "no conflict has begun, and it is nobody's turn [5e line 20]; "
            "c AREA starts a conflict",
        ),
        (
            TRADE,
            ".",
            "it is the trade phase, and nobody's turn [5e line 20]; e ends the trade phase",
        ),
        (
            TRADE,
            "6: .",
            "it is the trade phase, and nobody's turn [5e line 20]; e ends the trade phase",
        ),
        (
            TRADE,
            "ill=s",
            "cards are played in a Devil's turn [5e lines 17-22]; e ends the trade phase",
        ),
        (
            ("c s",),
            "6: .",
            "it is not the turn of Asmodeus [5e line 20]; "
            "Mammon has its opening turn: play, and end it with .",
        ),
        (
            ("c s",),
            "6: e",
            "it is not the turn of Asmodeus [5e line 20]; "
            "Mammon has its opening turn: play, and end it with .",
        ),
        (
            TURNS,
            "6: .",
            "it is not the turn of Asmodeus [5e line 20]; "
            "Baalzebub has its turn: play, and end it with ., or r",
        ),
        (
            TURNS,
            "6: r",
            "it is not the turn of Asmodeus [5e line 33]; "
            "Baalzebub has its turn: play, and end it with ., or r",
        ),
        (
            TURNS,
            "6: dark",
            "Asmodeus plays no card now [5e line 20]; "
            "Baalzebub has its turn: play, and end it with ., or r",
        ),
        (
            (*TURNS, "r"),
            "r 4",
            "Baalzebub has retreated [5e line 39]; name one still in: Mammon, Asmodeus",
        ),
        (
            TURNS,
            "ur 3",
            "Mammon has not retreated [5e line 41]; r retreats",
        ),
        (
            (*TURNS, "r"),
            "ur 3",
            "Mammon has not retreated [5e line 41]; of these one may be back: Baalzebub",
        ),
        ((), "r", "'r': not before a conflict has begun [5e line 33]; c AREA starts a conflict"),
        (TRADE, "r", "'r': not in the trade phase [5e line 33]; e ends the trade phase"),
        (
            ("c s",),
            "t",
            "'t': not in the opening turns [5e line 31]; "
            "Mammon has its opening turn: play, and end it with .",
        ),
        (
            TURNS,
            "c p",
            "'c p': not in the elimination turns [5e line 17]; finish this conflict first",
        ),
        (
            OVER,
            "c p",
            "'c p': the game is over [5e line 17]; "
            "o D SIGNERS for each Devil, then score counts the points",
        ),
        (
            OVER,
            "dark",
            "the game is over [5e line 44]; "
            "o D SIGNERS for each Devil, then score counts the points",
        ),
        ((), "tie", "'tie' chooses nothing; write: tie first, or tie last"),
        (
            TURNS,
            "tie last",
            "no one Devil with a Wand of Might is tied for weakest [5e Wand of Might]; "
            "Baalzebub has its turn: play, and end it with ., or r",
        ),
        (
            TURNS,
            "rs 3 6",
            "realms are swapped in the trade phase or by a won Military [5e lines 43, 54]; "
            "wait for it, or add ! to force it",
        ),
        (("c s",), "~6", "Asmodeus has no tabled Sanctuary [5e Sanctuary]; leave out ~6"),
        (
            (),
            "w s 3 3",
            "a conflict gives 1 or 2 victory points, not 3 [5e line 43]; "
            "give 1 or 2, or add ! to force it",
        ),
        (
            (),
            "o 3 311",
            "'o 3 311': not before a conflict has begun [5e line 46]; "
            "they are told at the end; finish! ends it",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_and_what_would_do(scene, before, line: str, told: str) -> None:
    assert scene().say(*before).refused(line) == told


def test_two_players_without_oaths_only_count(scene) -> None:
    table = scene({3: "dis", 6: "lake"}).say("finish!")
    assert table.refused("c p").endswith("; score counts the points")


def test_a_question_says_of_whom(scene) -> None:
    with pytest.raises(LohError) as caught:
        scene().say(*TRADE).ask("?")
    assert str(caught.value) == "it is nobody's turn; write: need D"
    table = scene().say(*TURNS, "r")
    with pytest.raises(LohError) as caught:
        table.ask("? 4")
    assert str(caught.value) == (
        "Baalzebub needs nothing now [5e line 33]; ask of one still in: Mammon, Asmodeus, Lilith"
    )


def test_a_global_is_not_swapped_unfairly(scene) -> None:
    table = scene().say("c s").lay(6, "Martial Law", middle=True).lay(3, "Dark Fiends")
    assert table.refused("dark<>law") == (
        "Martial Law is global and cannot be swapped [5e Unfair Trade]; "
        "swap cards of Devils, or add ! to force it"
    )


def test_a_card_for_later_says_when(scene) -> None:
    assert scene().say("c s").refused("diversion") == (
        "Diversion cannot be played before the trade phase [5e Diversion]; "
        "wait for the elimination turns"
    )


def test_another_alliance_is_left_out(scene) -> None:
    table = scene().lay(4, "Dark Fiends").say(*TURNS)
    assert table.refused("r 6 alliance-of-mammon") == (
        "Alliance of Mammon is not played when Baalzebub retreats [5e line 38]; "
        "leave Alliance of Mammon out, or add ! to force it"
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("u", "nothing to undo; so the game began; 'loh game new' starts another"),
        ("y", "nothing to redo; only what undo has just taken back comes again"),
    ],
)
def test_there_is_no_way_back_from_the_beginning(sample, line: str, told: str) -> None:
    with pytest.raises(RuleError) as caught:
        sample().hear(line)
    assert str(caught.value) == told


@pytest.mark.parametrize(
    ("before", "line", "told"),
    [
        (("c s",), "u 3", "1 entry can be undone, not 3; give 1 to 1"),
        (("c s", ".", "."), "u 0", "3 entries can be undone, not 0; give 1 to 3"),
        (("c s", ".", "u 2"), "y 3", "2 entries can be redone, not 3; give 1 to 2"),
    ],
)
def test_only_so_far_there_and_back(sample, before, line: str, told: str) -> None:
    game = sample()
    for text in before:
        game.hear(text)
    with pytest.raises(RuleError) as caught:
        game.hear(line)
    assert str(caught.value) == told


def test_card_numbers_seat_those_that_play() -> None:
    wanted = Wanted("5e", ("3=ann", "6=bo"), numbers=("313", "411"))
    with pytest.raises(LohError) as caught:
        seated(load_edition("5e"), wanted)
    assert str(caught.value) == (
        "card numbers 313 411 seat other Devils than those that play; give one number of each: "
        "3.., 6.."
    )
