"""Virtual tables: the arithmetic of sheets and ids, and what the files hold."""

import csv
import io
import json
import zipfile
from urllib.parse import urlparse

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from lohprint.catalog.edition import load_edition
from lohprint.press.away.tabletop import Heap, deck_sheets, saved_object
from lohprint.press.away.virtual import Table
from lohprint.press.components import chosen
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import find
from lohprint.press.shapes import Face
from lohprint.press.sheets.page import Leaf


def heap(count: int, w: float = 63.0, h: float = 88.0) -> Heap:
    front, back = Face("front", w, h, ()), Face("back", w, h, ())
    return Heap(
        "deck", "Deck", tuple(Leaf(f"toy/deck/card-{n}", front, back) for n in range(count))
    )


@given(st.integers(1, 200), st.sampled_from([(63.0, 88.0), (25.0, 25.0), (126.0, 88.0)]))
def test_sheets_are_what_the_game_can_read(count: int, size: tuple[float, float]) -> None:
    sheets = deck_sheets([heap(count, *size)])
    assert sum(len(sheet.leaves) for sheet in sheets) == count
    for sheet in sheets:
        (columns, rows), (w, h) = sheet.grid, sheet.cell
        assert 2 <= columns <= 10
        assert 2 <= rows <= 7
        assert len(sheet.leaves) < columns * rows, "the last cell is for hidden hands"
        assert columns * w <= 4096
        assert rows * h <= 4096
        assert w / h == pytest.approx(size[0] / size[1], rel=0.01)


def test_ids_are_a_hundred_times_the_sheet_plus_the_place() -> None:
    sheets = deck_sheets([heap(70)])
    addresses = {"deck-1": "u/1", "deck-2": "u/2", "back-deck": "u/b"}
    made = json.loads(saved_object(sheets, addresses, lambda leaf: (leaf.id, "says")))
    [deck] = made["ObjectStates"]
    assert deck["DeckIDs"] == [*range(100, 169), 200]
    assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]
    assert set(deck["CustomDeck"]) == {"1", "2"}
    assert deck["CustomDeck"]["2"]["FaceURL"] == "u/2"
    assert all(set(c["CustomDeck"]) == {str(c["CardID"] // 100)} for c in deck["ContainedObjects"])


def test_a_lone_card_is_no_deck() -> None:
    addresses = {"deck-1": "u/1", "back-deck": "u/b"}
    made = json.loads(saved_object(deck_sheets([heap(1)]), addresses, lambda leaf: ("One", "")))
    [card] = made["ObjectStates"]
    assert (card["Name"], card["CardID"]) == ("CardCustom", 100)
    assert "DeckIDs" not in card


@pytest.fixture(scope="module")
def table() -> Table:
    edition = load_edition("5e")
    return Table(chosen(edition, ["lilith", "realms"]), Compositor(edition, find("plain")))


def test_simulator_files_of_an_edition(table: Table) -> None:
    files = table.simulator("5e", "https://example.org/loh/")
    made = json.loads(files["5e.json"])
    assert [(o["Nickname"], len(o["DeckIDs"])) for o in made["ObjectStates"]] == [
        ("Lilith", 31),
        ("Realms", 6),
    ]
    [first, *_] = made["ObjectStates"][0]["ContainedObjects"]
    assert first["Nickname"] == "Dark Fiends"
    assert first["Description"].startswith("156")
    for deck in made["ObjectStates"]:
        for custom in deck["CustomDeck"].values():
            name = urlparse(custom["FaceURL"]).path.rpartition("/")[2]
            with Image.open(io.BytesIO(files[name])) as sheet:
                assert sheet.mode == "RGB"
                assert max(sheet.size) <= 4096
                assert sheet.width % custom["NumWidth"] == 0
                assert sheet.height % custom["NumHeight"] == 0
            assert custom["BackURL"].rpartition("/")[2] in files


def test_a_room_holds_every_card_and_every_picture(table: Table) -> None:
    files = table.room()
    with zipfile.ZipFile(io.BytesIO(files["room.pcio"])) as archive:
        widgets = json.loads(archive.read("widgets.json"))
        pictures = {f"package://{n}" for n in archive.namelist() if n.startswith("userassets/")}
    kinds = [widget["type"] for widget in widgets]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "cardPile": 2,
        "cardDeck": 2,
        "card": 37,
    }
    decks = {widget["id"]: widget for widget in widgets if widget["type"] == "cardDeck"}
    for widget in widgets:
        if widget["type"] == "card":
            kind = decks[widget["deck"]]["cardTypes"][widget["cardType"]]
            assert kind["image"] in pictures
    rows = list(csv.DictReader(io.StringIO(files["lilith.csv"].decode())))
    assert sum(int(row["copies"]) for row in rows) == 31
    assert len(widgets) <= 1200
