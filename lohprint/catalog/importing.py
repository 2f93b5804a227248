"""An edition from a table of cards: one row for each card in a deck, all faults in one run.

The first row names the columns: those of a list (`rows.Row`), of which `name` and `type` must be
there. A row without a quantity is one copy, or as many as it has numbers; one number with a
quantity is printed on every copy. Rows of the same name are the same card in several decks. Text
is taken as it is typed: `&` and `<` are made markup, a line break becomes `<br/>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lohprint.catalog.edition import Edition, Reader
from lohprint.catalog.facts import DeckFile, Facts, File
from lohprint.catalog.frozen import as_words
from lohprint.catalog.power import AREAS, Power
from lohprint.catalog.record import load
from lohprint.catalog.rows import COLUMNS, values
from lohprint.catalog.slug import slug
from lohprint.catalog.source import Path_, Source
from lohprint.catalog.spreadsheet import Rows, read_table
from lohprint.errors import DataError, Faults, LohError, Place, nearest

LEFT_OUT = ("devil", "title", "inferred")
"""Columns of a list that an imported edition has no place for: it has no Devils, no rulings."""
MOST = 999
"""Copies of one card; more is a slip."""
MAIN = "Main deck"


@dataclass(frozen=True)
class Imported:
    """An edition made from a table, and the columns that were left out of it."""

    edition: Edition
    left_out: tuple[str, ...]


def imported(file: Path, facts: Facts, name: str) -> Imported:
    """The edition `name` with the cards of a csv or xlsx file.

    Raises StoreError where the file cannot be read, Faults with every fault at its row.
    """
    rows = read_table(file)
    table = _Table(file, _heading(file, rows))
    for number, cells in enumerate(rows[1:], 2):
        if any(cell.strip() for cell in cells):
            table.add(number, cells)
    if not (table.cards or table.faults):
        table.faults.append(
            DataError(Place(file, 1, 1), "holds no card", "add rows below the first")
        )
    left_out = tuple(column for column in table.columns if column in LEFT_OUT)
    return Imported(table.edition(facts, name), left_out)


def _heading(file: Path, rows: Rows) -> dict[str, int]:
    """Column names to their places from 0. Raises Faults for unknown, double and missing ones."""
    known = (*COLUMNS, "number")
    named = [cell.strip().lower().replace(" ", "_") for cell in rows[0]] if rows else []
    faults: list[LohError] = []
    columns: dict[str, int] = {}
    for place, name in enumerate(named):
        at = Place(file, 1, place + 1)
        if name and name not in known:
            faults.append(DataError(at, f"there is no column '{name}'", nearest(name, known)))
        elif name in columns:
            faults.append(DataError(at, f"column '{name}' is there twice", "keep one"))
        elif name:
            columns[name] = place
    faults += [
        DataError(Place(file, 1, 1), f"no column '{name}'", "add it")
        for name in ("name", "type")
        if name not in columns
    ]
    if faults:
        raise Faults(faults)
    return columns


@dataclass
class _Table:
    """Cards and decks as plain data, with the row and column each value came from."""

    file: Path
    columns: dict[str, int]
    cards: dict[str, dict[str, Any]] = field(default_factory=dict)
    rows: dict[str, int] = field(default_factory=dict)
    """Card id to the row that says what it is."""
    decks: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    numbers: dict[tuple[str, str], tuple[str, int]] = field(default_factory=dict)
    """Deck and number to the card that has it, and its row."""
    places: dict[Path_, tuple[int, int]] = field(default_factory=lambda: {("cards",): (1, 1)})
    faults: list[LohError] = field(default_factory=list)

    def add(self, row: int, cells: tuple[str, ...]) -> None:
        """One row: a card, and its copies in a deck."""
        if any(cell.strip() for cell in cells[max(self.columns.values()) + 1 :]):
            self.fault(row, "", "more cells than columns", "put text with commas in quotes")
            return
        said = {
            name: cells[place].replace("\r\n", "\n") if place < len(cells) else ""
            for name, place in self.columns.items()
        }
        id_ = said.get("id", "").strip() or slug(said["name"])
        if not id_:
            self.fault(row, "name", f"'{said['name']}' makes no id", "fill in the column id")
            return
        self.add_card(row, id_, {"id": id_, **self.card(row, said)})
        self.add_copies(row, id_, said)

    def fault(self, row: int, column: str, what: str, fix: str) -> None:
        """Note a fault at a cell, or at the whole row."""
        place = Place(self.file, row, self.columns.get(column, 0) + 1)
        self.faults.append(DataError(place, what, fix))

    def card(self, row: int, said: Mapping[str, str]) -> dict[str, Any]:
        """The record of a card as a YAML file would say it; the gate judges it later."""
        dots = said.get("dots", "").strip()
        found: dict[str, Any] = {
            "name": said["name"],
            "type": said["type"].strip(),
            "tags": tuple(_words(said.get("tags", ""))),
            "power": self.power(row, said),
            "dots": int(dots) if re.fullmatch("[0-9]+", dots) else dots or None,
            **{key: _markup(said.get(key, "")) for key in ("text", "two_player", "note")},
        }
        return {key: value for key, value in found.items() if value not in (None, (), "")}

    def power(self, row: int, said: Mapping[str, str]) -> dict[str, str] | None:
        """Power as printed, from its own column or from the three of the dominions."""
        areas: dict[str, str] = {
            area: text for area in AREAS if (text := said.get(area, "").strip())
        }
        printed = said.get("power", "").strip()
        if not printed:
            return areas or None
        power = _power(printed)
        if power is None:
            self.fault(row, "power", f"power '{printed}'", "write it like 2+1/3/0, PSM or 6")
            return None
        told: dict[str, str | None] = dict(zip(AREAS, values(power), strict=True))
        for area, text in areas.items():
            if told[area] != text:
                what = f"{area} is '{text}' here and {told[area] or 'nothing'} in power {printed}"
                self.fault(row, area, what, "leave one of the two empty")
        return as_words(power)

    def add_card(self, row: int, id_: str, card: dict[str, Any]) -> None:
        """Keep a card; one that is there already must say the same."""
        if id_ not in self.cards:
            self.rows[id_] = row
            self.places["cards", len(self.cards)] = (row, 1)
            for name, place in self.columns.items():
                self.places["cards", len(self.cards), name] = (row, place + 1)
            self.cards[id_] = card
            return
        own = self.cards[id_]
        for key in dict.fromkeys((*own, *card)):
            if own.get(key) != card.get(key):
                what = f"'{id_}' is in row {self.rows[id_]} with another {key}"
                self.fault(row, key, what, "make them the same, or give one another id")

    def add_copies(self, row: int, id_: str, said: Mapping[str, str]) -> None:
        """The copies of a row, in its deck."""
        deck = said.get("deck", "").strip() or MAIN
        numbers = _words(said.get("numbers") or said.get("number") or "")
        quantity = self.quantity(row, said.get("quantity", "").strip(), numbers)
        if quantity is None:
            return
        for number in numbers:
            other, first = self.numbers.setdefault((deck, number), (id_, row))
            if other != id_:
                what = f"number {number} is also on '{other}' in row {first}"
                self.fault(row, self.number_column, what, "give one of them another number")
        held: dict[str, Any] = {"card": id_}
        if numbers and quantity == len(numbers):
            held["numbers"] = tuple(numbers)
        else:
            held |= {"quantity": quantity, "number": numbers[0] if numbers else None}
        self.places["decks", deck, len(self.decks.setdefault(deck, []))] = (row, 1)
        self.decks[deck].append(held)

    @property
    def number_column(self) -> str:
        """The column that holds the numbers."""
        return "numbers" if "numbers" in self.columns else "number"

    def quantity(self, row: int, typed: str, numbers: list[str]) -> int | None:
        """Copies, None after a fault."""
        if not typed:
            return len(numbers) or 1
        if not re.fullmatch("[0-9]{1,9}", typed) or int(typed) > MOST:
            fix = f"give a whole number from 0 to {MOST}"
            self.fault(row, "quantity", f"quantity '{typed}'", fix)
            return None
        if len(numbers) > 1 and int(typed) != len(numbers):
            what = f"quantity {typed}, but {len(numbers)} numbers"
            self.fault(row, "quantity", what, "leave the quantity empty, or mend the numbers")
            return None
        return int(typed)

    def edition(self, facts: Facts, name: str) -> Edition:
        """Everything through the gate. Raises Faults with all that was found, row by row."""
        reader = Reader(Path(name), self.faults)
        reader.facts = facts
        try:
            source = Source(self.file, {"cards": tuple(self.cards.values())}, self.places)
            reader.add_file(source, load(File, source))
            for deck in self.deck_files():
                reader.add_deck(deck, load(DeckFile, deck))
        except Faults as several:
            raise Faults([*self.faults, *several.faults]) from None
        return reader.edition()

    def deck_files(self) -> Iterator[Source]:
        """Each deck as a file of its own would be."""
        for name, holds in self.decks.items():
            id_ = slug(name)
            places: dict[Path_, tuple[int, int]] = {("holds",): (1, 1)}
            for key, place in self.places.items():
                if key[:2] == ("decks", name):
                    places["holds", key[2]] = place
            deck = {"name": name, "id": id_, "back": id_}
            yield Source(self.file, {"deck": deck, "holds": tuple(holds)}, places)


def _words(cell: str) -> list[str]:
    return [word for word in re.split(r"[,;\s]+", cell) if word]


def _markup(text: str) -> str:
    """Plain text as markup."""
    return text.strip().replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br/>")


def _power(printed: str) -> Power | None:
    """`2+1/3/0`, `PSM` or `6`; None for anything else."""
    parts = printed.split("/")
    form: dict[str, str] = {"strength" if printed.isdigit() else "dots": printed}
    if len(parts) == len(AREAS):
        form = dict(zip(AREAS, parts, strict=True))
    try:
        return Power(**form)
    except ValueError:
        return None
