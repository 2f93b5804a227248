"""Cards found by names as people remember them."""

from pathlib import Path

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.catalog.finding import find
from lohprint.errors import UsageError

FIFTH = load_edition("5e")
TOY = load_edition("sixth", Path(__file__).parents[1] / "home")


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("Fallen Angels", "Fallen Angels"),
        ("fallen-angels", "Fallen Angels"),
        ("falen", "Fallen Angels"),
        ("ANGELS", "Fallen Angels"),
        ("614", "Fallen Angels"),
        ("leviatan", "Leviathan"),
        ("succubus", "Succubi"),
        ("asmodeus", "Asmodeus"),
        ("seat of jugdement", "Seat of Judgement"),
    ],
)
def test_a_name_is_found(wanted: str, name: str) -> None:
    assert {found.line.piece.name for found in find(wanted, [FIFTH])} == {name}


def test_a_card_is_found_in_every_deck_and_edition() -> None:
    found = find("grave bell", [FIFTH, TOY])
    assert [(f.edition.id, f.line.deck.id if f.line.deck else "") for f in found] == [
        ("sixth", "kennel"),
        ("sixth", "commons"),
    ]


@pytest.mark.parametrize("wanted", ["diabolic sm", "summ"])
def test_a_part_that_only_one_name_has_is_enough(wanted: str) -> None:
    assert len({found.line.piece.name for found in find(wanted, [FIFTH])}) == 1


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("xyzzy", "no card is called 'xyzzy' or so; 'lohprint cards EDITION' lists them"),
        ("ritual", "'ritual' could be: Ritual Advisor, Ritual of Pain; type more of the name"),
    ],
)
def test_no_name_and_several_names_are_told(wanted: str, told: str) -> None:
    with pytest.raises(UsageError) as caught:
        find(wanted, [FIFTH])
    assert str(caught.value) == told
