"""What a line that cannot be is answered with: what is wrong, where that stands, what would do."""

import pytest

from lohprint.errors import LohError

RULES = "annihilageddon3 line"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "dwt ann -11",
            f"Ann has no such Dead Wizard Token 11 [{RULES} 276]; leave it out: it has none",
        ),
        (
            "dwt bob -12",
            f"Bob has no such Dead Wizard Token 12 [{RULES} 276]; it can lose -11, -",
        ),
        (
            "coin ann",
            f"Ann is a Wizard, and only Satan has coins [{RULES} 467]; "
            "coin satan, or add ! to force it",
        ),
        (
            "coin satan 99",
            f"that would make 101 Penta-Coins: there are 40, none are owed [{RULES} 410]; "
            "give -2 to +38",
        ),
        (
            "stack dwt 999",
            f"999 in the stack [{RULES}s 68, 77 and 79]; give 0 to 42",
        ),
        (
            "leg ann -3",
            "Ann has 1 Legendary Devil and cannot lose 3; give -1 or more",
        ),
        (
            "leg bob +15",
            f"15 Legendary Devils for Bob: there are 15, 1 defeated [{RULES} 68]; give +14 at most",
        ),
        (
            "tile satan",
            f"Satan cannot be affected by Beelze-Butthole Tiles [{RULES} 473]; name a Wizard",
        ),
        (
            "vp satan 3 blw 2",
            f"Satan ignores standard cards and has no Limp Wands [{RULES} 443]; leave out blw",
        ),
        (
            "vp ann 3 blw 99",
            f"99 Burning Limp Wands: there are 16, 0 told already [{RULES} 144]; give 0 to 16",
        ),
    ],
)
def test_what_is_wrong_and_what_would_do(scene, line: str, told: str) -> None:
    table = scene("ann", "bob", "satan=dee").say("dwt bob 11", "dwt bob", "coin satan +2")
    table.say("leg ann +1")
    assert table.refused(line) == told


def test_costs_that_cannot_be(scene) -> None:
    with pytest.raises(LohError) as caught:
        scene().ask("afford 3 0")
    assert str(caught.value) == "'afford 3 0' cannot be told; give 1 to 12 costs from 1 up"


def test_one_devil_a_turn(scene) -> None:
    assert scene().say("leg ann").refused("leg ann") == (
        "one Legendary Devil a turn [annihilageddon3 line 234]; "
        "e ends the turn, and the next one turns up"
    )
