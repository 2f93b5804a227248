"""Dots of every card whose text gives or changes them (6e lines 191 to 345)."""

import pytest


@pytest.mark.parametrize(
    ("cards", "dots"),
    [
        ("", "0/0/0"),
        ("94 98 97", "2/2/2"),
        ("95 99 0 90", "3/3/3"),
        ("96", "0/0/1"),  # the first Tormented Ones
        ("96 96", "1/1/2"),
        ("96 24", "1/1/2"),  # Tortured Ones are Tormented Ones: one first in total (A6-11)
        ("24", "0/0/1"),
        ("24 25", "1/2/1"),  # Tormentor Fiends: all full, and its own Souls
        ("96 22", "2/1/1"),  # Torturer Fiends: all full, and its own Politics
        ("25 22", "1/1/0"),
        ("2", "0/4/0"),  # Soul Stones alone
        ("2 0 97", "0/4/1"),  # three Souls are lifted to four
        ("2 0 0 97", "0/5/1"),  # five stay five
        ("11", "4/0/0"),
        ("11 99 99 90", "5/1/1"),
        ("12 95", "0/0/4"),
        ("66", "0/0/5"),
        ("66 95 95 95", "0/0/5"),  # Leviathan: exactly five
        ("66 12", "0/0/5"),
        ("55", "0/0/0"),
        ("55 0 97", "0/0/4"),  # three Souls: one Military of the card, three of the Furnace
        ("55 2", "0/0/4"),
        ("55 0 66", "0/0/5"),
        ("55 12 0", "0/0/4"),  # two by the Furnace, lifted to four: nothing adds to a minimum
        ("61", "0/0/1"),
        ("61 62", "0/2/2"),
        ("61 62 63", "3/3/3"),
        ("64 42", "4/1/1"),
        ("1 3 5 4", "2/1/0"),
    ],
)
def test_cards_of_one_devil(scene, cards: str, dots: str) -> None:
    assert scene(6, 4, 2, 5, 1).lay(6, *cards.split()).dots(6) == dots


def test_events_on_the_table_have_no_dots(scene) -> None:
    assert scene().lay(6, "91", "92", "69").dots(6) == "0/0/0"


def test_nether_fiends_of_others_count(scene) -> None:
    """6-AMB-4: each tabled Nether Fiends, whoever controls it."""
    table = scene().lay(6, "61").lay(4, "62")
    assert (table.dots(6), table.dots(4)) == ("0/1/1", "0/1/1")


def test_martial_law_adds_the_military_of_every_devil(scene) -> None:
    table = scene().lay(6, "67", "98").lay(4, "95", "95").lay(2, "94")
    assert [table.dots(age) for age in (6, 4, 2)] == ["2/0/1", "4/0/4", "1/1/0"]


def test_martial_law_adds_to_a_minimum_of_politics(scene) -> None:
    """6-AMB-5: max(P, 4) + M."""
    assert scene(6, 4, 1).lay(1, "11", "95").lay(6, "67").dots(1) == "6/0/2"


def test_primary_mission_adds_souls(scene) -> None:
    table = scene(6, 5, 4).lay(5, "54", "0", "94").lay(4, "58")
    assert (table.dots(5), table.dots(4)) == ("4/3/0", "2/2/0")


def test_both_laws_add_the_same_totals(scene) -> None:
    assert scene(6, 5, 4).lay(6, "67", "54", "90", "0").dots(6) == "5/3/1"


def test_primary_mission_counts_the_souls_that_a_furnace_takes_for_supremacy(scene) -> None:
    """Line 63: as many dots as can be; the Furnace takes Souls only for supremacy in Souls."""
    assert scene(6, 5, 4).lay(5, "54", "55", "0").dots(5) == "2/0/2"


def test_amb_3_furnace_and_soul_stones(scene) -> None:
    table = scene(6, 5, 4).lay(5, "55", "2", "97")
    assert table.dots(5) == "0/0/5"
    assert table.say("house furnace_and_soul_stones=souls_at_least_4").dots(5) == "0/4/5"


def test_every_amount_has_its_reason_and_line(scene) -> None:
    table = scene(6, 5, 4).lay(5, "55", "2", "97")
    assert table.told("why 5") == (
        "Mephistopheles: Politics 0\n"
        "Mephistopheles: Souls 0 = 1 Common Fiends + 3 to at least 4 (Soul Stones)"
        " - 4 none for supremacy (Furnace of Souls)"
        " [6e line 63; 6e lines 204, 341 and 342; 6e line 253]\n"
        "Mephistopheles: Military 5 = 1 Common Fiends + 4 Furnace of Souls, one for each Souls"
        " [6e line 63; 6e line 253]"
    )


def test_dots_set_by_hand_hold_until_the_cards_change(scene) -> None:
    table = scene().lay(6, "94").say("6=3/2/4")
    assert table.dots(6) == "3/2/4"
    assert "Asmodeus 3*" in table.status()
    assert table.say("6 +97").dots(6) == "1/2/1"
    assert "*" not in table.status()


@pytest.mark.parametrize(
    "wrong", ["6=3", "6=3/2", "6=3/2/4/5", "6=3/x/4", "6=-1/2/3", "6=3/2/99999"]
)
def test_numbers_that_are_no_dots(scene, wrong: str) -> None:
    assert wrong in scene().refused(wrong)
