"""What changed between two editions, field by field."""

import shutil
from pathlib import Path

import pytest

from lohprint.catalog.diff import as_data, as_text, difference
from lohprint.catalog.edition import Edition, load_edition

SIXTH = Path(__file__).parents[1] / "home" / "cardsdb" / "sixth"


@pytest.fixture
def pair(tmp_path: Path) -> tuple[Edition, Edition]:
    """The toy edition, and a copy with a card changed, one gone, one new and a copy less."""
    folder = tmp_path / "later"
    shutil.copytree(SIXTH, folder)
    cards = folder / "cards" / "kennel.yaml"
    text = (
        cards.read_text("utf-8").replace('souls: "3"', 'souls: "4"').replace("7<souls", "8<souls")
    )
    text = text.replace("    id: sum\n", "    id: product\n")
    cards.write_text(text, "utf-8")
    deck = folder / "decks" / "kennel.yaml"
    deck.write_text(
        deck.read_text("utf-8").replace(', "8"]', "]").replace("card: sum", "card: product")
    )
    return load_edition(SIXTH), load_edition(folder)


def test_an_edition_does_not_differ_from_itself(edition_name: str) -> None:
    edition = load_edition(edition_name)
    assert difference(edition, edition) == ()


def test_the_difference_is_told_field_by_field(pair: tuple[Edition, Edition]) -> None:
    assert as_text(*pair).splitlines() == [
        "sixth -> later: 1 added, 1 removed, 1 changed",
        "",
        "cards",
        "  ~ Ember Hounds",
        "      power.souls: 3 -> 4",
        "      text: You have at least 7<souls/>. -> You have at least 8<souls/>.",
        "      copies in kennel: 010, 08, 8 -> 010, 08",
        "  - =Sum & Substance",
        "  + =Sum & Substance",
    ]


def test_the_difference_for_programs(pair: tuple[Edition, Edition]) -> None:
    told = as_data(*pair)
    assert told["removed"] == [{"kind": "cards", "id": "sum", "name": "=Sum & Substance"}]
    assert told["added"] == [{"kind": "cards", "id": "product", "name": "=Sum & Substance"}]
    assert told["changed"][0]["fields"]["power.souls"] == {"from": "3", "to": "4"}


def test_turned_around_what_was_added_is_removed(pair: tuple[Edition, Edition]) -> None:
    there, back = as_data(*pair), as_data(*reversed(pair))
    assert there["added"] == back["removed"]
    assert [one["id"] for one in there["changed"]] == [one["id"] for one in back["changed"]]


def test_the_fifth_and_the_sixth_edition() -> None:
    told = as_data(load_edition("5e"), load_edition("6e"))
    leviathan = next(one for one in told["changed"] if one["id"] == "leviathan")
    assert leviathan["fields"]["copies in asmodeus"] == {"from": "666", "to": "66"}
    assert leviathan["fields"]["power.military"] == {"from": "9", "to": ""}
