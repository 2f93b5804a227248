"""An edition on a virtual table: deck sheets and saved objects for two programs.

Tabletop Simulator takes sheets of up to 10 x 7 cards and 4096 pixels, and a saved object that
deals them out; playingcards.io takes a zip of widgets and pictures. Nothing here draws: pictures
are asked for by face.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from lohprint.press.shapes import Face
from lohprint.press.sheets.page import Leaf

COLUMNS, ROWS, PIXELS = 10, 7, 4096
"""The most of a Tabletop Simulator sheet. Its last cell may be the hidden face; it stays free."""
MOST = COLUMNS * ROWS - 1

Spoken = Callable[[Leaf], tuple[str, str]]
"""A card's name and what it says, in plain text."""


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards that lie together, all with one back."""

    id: str
    title: str
    leaves: tuple[Leaf, ...]

    @property
    def back(self) -> Face:
        """The back they share; a card without one shows its front twice."""
        return self.leaves[0].back or self.leaves[0].front


@dataclass(frozen=True, slots=True)
class DeckSheet:
    """One sheet of a heap: its faces in rows, and the pixels of a cell."""

    heap: Heap
    key: int
    """Of `CustomDeck`; a card's id is 100 times this plus its place on the sheet."""
    leaves: tuple[Leaf, ...]

    @property
    def grid(self) -> tuple[int, int]:
        """Columns and rows; never under two by two, which the game cannot read."""
        cells = len(self.leaves) + 1
        columns = min(COLUMNS, max(2, ceil(cells**0.5), ceil(cells / ROWS)))
        return columns, max(2, ceil(cells / columns))

    @property
    def cell(self) -> tuple[int, int]:
        """Width and height of a cell in pixels, as large as the sheet allows, at most 300 dpi."""
        face, (columns, rows) = self.leaves[0].front, self.grid
        scale = min(PIXELS / columns / face.w, PIXELS / rows / face.h, 300 / 25.4)
        return int(face.w * scale + 1e-6), int(face.h * scale + 1e-6)

    @property
    def name(self) -> str:
        """Of its picture, without an ending."""
        return f"{self.heap.id}-{self.key}"


def deck_sheets(heaps: Sequence[Heap]) -> tuple[DeckSheet, ...]:
    """The sheets of all heaps; keys count from 1 through the whole edition."""
    made: list[DeckSheet] = []
    for heap in heaps:
        for start in range(0, len(heap.leaves), MOST):
            made.append(DeckSheet(heap, len(made) + 1, heap.leaves[start : start + MOST]))
    return tuple(made)


def saved_object(
    sheets: Sequence[DeckSheet], addresses: Mapping[str, str], spoken: Spoken
) -> bytes:
    """A Tabletop Simulator saved object with every heap as a deck, face down, in a row.

    `addresses` has the address of each picture by its name: a sheet's, and `back-<heap>`.
    """
    heaps: dict[str, list[DeckSheet]] = {}
    for sheet in sheets:
        heaps.setdefault(sheet.heap.id, []).append(sheet)
    objects = [_heap(place, some, addresses, spoken) for place, some in enumerate(heaps.values())]
    envelope = {
        "SaveName": "", "GameMode": "", "Date": "", "Table": "", "Sky": "", "Note": "",
        "Rules": "", "PlayerTurn": "", "LuaScript": "", "LuaScriptState": "", "TabStates": {},
        "ObjectStates": objects,
    }  # fmt: skip
    return (json.dumps(envelope, ensure_ascii=False, indent=1) + "\n").encode()


def _heap(
    place: int, sheets: Sequence[DeckSheet], addresses: Mapping[str, str], spoken: Spoken
) -> dict[str, object]:
    """A deck of several cards, or a lone card, which the game does not take as a deck."""
    where = _transform(place % 6 * 3.0, place // 6 * 4.5)
    decks = {str(sheet.key): _custom(sheet, addresses) for sheet in sheets}
    cards = [card for sheet in sheets for card in _cards(sheet, decks, spoken)]
    if len(cards) == 1:
        return {**cards[0], "Transform": where}
    return {
        "Name": "DeckCustom",
        "Nickname": sheets[0].heap.title,
        "Description": "",
        "Transform": where,
        "HideWhenFaceDown": True,
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": decks,
        "ContainedObjects": cards,
    }


def _cards(
    sheet: DeckSheet, decks: Mapping[str, object], spoken: Spoken
) -> Iterator[dict[str, object]]:
    for index, leaf in enumerate(sheet.leaves):
        name, says = spoken(leaf)
        yield {
            "Name": "CardCustom" if len(sheet.heap.leaves) == 1 else "Card",
            "CardID": sheet.key * 100 + index,
            "Nickname": name,
            "Description": says,
            "Tags": [],
            "HideWhenFaceDown": True,
            "CustomDeck": {str(sheet.key): decks[str(sheet.key)]},
            "Transform": _transform(0.0, 0.0),
        }


def _custom(sheet: DeckSheet, addresses: Mapping[str, str]) -> dict[str, object]:
    columns, rows = sheet.grid
    return {
        "FaceURL": addresses[sheet.name],
        "BackURL": addresses[f"back-{sheet.heap.id}"],
        "NumWidth": columns,
        "NumHeight": rows,
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": 4 if sheet.leaves[0].front.round else 0,
    }


def _transform(x: float, z: float) -> dict[str, float]:
    """On the table at x, z, face down."""
    return {
        "posX": x, "posY": 1.0, "posZ": z, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
        "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0,
    }  # fmt: skip
