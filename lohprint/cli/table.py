"""A list as a table on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

    from lohprint.catalog.lists import Listing

WIDE, MIDDLING = 110, 70
"""Columns of a terminal that show every column of a list, and most; below, only two."""
NARROW = ("Number", "Name", "Power", "Text")
STYLES = {"Number": "dim", "Name": "bold", "Dots": "red"}


def show_table(wanted: Listing) -> None:
    """Print the list; rich minds NO_COLOR, dumb terminals and the width."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from lohprint.catalog import reading

    console = Console(highlight=False)
    title, caption = Text(reading.heading(wanted)), reading.footing(wanted)
    table = Table(box=SIMPLE_HEAD, title=title, caption=caption)
    columns: tuple[str, ...] = reading.COLUMNS if console.width >= WIDE else NARROW
    if console.width < MIDDLING:
        columns = ("Name", "Text")
    for column in columns:
        _add_column(table, column, column in reading.TO_THE_RIGHT)
    for told in reading.told(wanted):
        shown = dict(zip(reading.COLUMNS, told, strict=True))
        shown["Dots"] = "●" * int(shown["Dots"] or 0)
        if console.width < MIDDLING:
            facts = (
                shown[column] for column in ("Name", "Number", "Type", "Power") if shown[column]
            )
            shown["Name"] = "\n".join(facts)
        table.add_row(*(Text(shown[column]) for column in columns))
    console.print(table)


def _add_column(table: Table, column: str, right: bool) -> None:
    table.add_column(
        column,
        justify="right" if right else "left",
        style=STYLES.get(column),
        no_wrap=column in ("Power", "Dots", "Copies"),
        ratio=3 if column == "Text" else None,
        overflow="fold",
    )
