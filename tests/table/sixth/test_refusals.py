"""What a line that cannot be is answered with: what is wrong, where that stands, what would do."""

import pytest

from lohprint.errors import LohError


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("rs 6 6", "Asmodeus has that realm already; name another one"),
        ("+98", "'+98' is of no Devil; start the line with one, like 6 +98"),
        ("6=1/2/99999", "'6=1/2/99999': no Devil has so many dots; give at most 9999"),
        (
            "o 6 33",
            "Oaths are told when the game is over [6e line 133]; "
            "they stay secret until then; finish! ends it here",
        ),
        (
            "k 6 94",
            "cards are kept in the discard phase, and this is the draw phase [6e line 71]; "
            "go counts the dominions first",
        ),
        ("house oaths=maybe", "oaths cannot be 'maybe'; give on or off"),
    ],
)
def test_what_is_wrong_and_what_would_do(scene, line: str, told: str) -> None:
    assert scene().refused(line) == told


def test_a_question_says_of_whom(scene) -> None:
    for line, told in (("?", "'?' lacks something; write: need D"), ("why", "write: why D")):
        with pytest.raises(LohError) as caught:
            scene().told(line)
        assert told in str(caught.value)


def test_silence_says_whose_it_is(scene) -> None:
    table = scene().lay(4, "28")
    assert table.held(4) == ["28"]
    assert table.refused("a 6>4") == (
        "no trading with Silence on the table [6e line 321]; "
        "who draws one card less may discard it: -28@4"
    )
    assert table.say("-28@4", "a 6>4").word("counter asmodeus") == "baalzebub"


def test_six_points_count_at_the_end_of_the_turn(scene) -> None:
    table = scene().say("set vp 6 5 -m x", "w p 6")
    assert table.refused("finish") == (
        "no Devil has 6 victory points at the end of a turn [6e lines 67 and 79]; "
        "go on, or finish! stops here and counts"
    )
