"""A list as an xlsx workbook: amounts are numbers, everything else is typed as text."""

from __future__ import annotations

import io
from datetime import datetime
from typing import TYPE_CHECKING, Any

from lohprint.catalog.rows import COLUMNS
from lohprint.errors import LohError

if TYPE_CHECKING:
    from lohprint.catalog.lists import Listing

LONGEST = 32_767
"""Signs a cell of a spreadsheet holds."""
WIDE = {"name": 26, "power": 16, "text": 70, "two_player": 40, "note": 50, "inferred": 24}
"""Widths of columns in signs, where they are not as wide as their heading."""
_ANY_YEAR = 2000
"""In which a list was made whose edition has no year: any will do, if it stays the same."""


def workbook(wanted: Listing) -> bytes:
    """The list as one sheet, its headings frozen, with a filter on every column.

    Raises LohError where a text is longer than a cell can be.
    """
    from xlsxwriter import Workbook

    buffer = io.BytesIO()
    options = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
    with Workbook(buffer, options) as book:
        facts = wanted.edition.facts
        # A fixed date: the same list gives the same bytes on any day.
        made = datetime(facts.year or _ANY_YEAR, 1, 1)
        book.set_properties({"title": facts.title, "created": made})
        _fill(book, book.add_worksheet(wanted.edition.id[:31]), wanted)
    return buffer.getvalue()


def _fill(book: Any, sheet: Any, wanted: Listing) -> None:
    from lohprint.catalog.lists import cell

    bold = book.add_format({"bold": True, "bottom": 1})
    amount = book.add_format({"valign": "top"})
    wrapped = book.add_format({"text_wrap": True, "valign": "top", "num_format": "@"})
    for column, name in enumerate(COLUMNS):
        sheet.set_column(column, column, WIDE.get(name, len(name) + 4))
        sheet.write_string(0, column, name, bold)
    for place, row in enumerate(wanted.rows, 1):
        for column, name in enumerate(COLUMNS):
            value = getattr(row, name)
            if isinstance(value, int):
                sheet.write_number(place, column, value, amount)
            else:
                sheet.write_string(place, column, _fits(cell(value), row.name), wrapped)
    sheet.freeze_panes(1, 2)
    sheet.autofilter(0, 0, max(1, len(wanted.chosen)), len(COLUMNS) - 1)


def _fits(text: str, name: str) -> str:
    if len(text) > LONGEST:
        what = f"{name}: a text of {len(text)} signs does not fit a cell of a spreadsheet"
        raise LohError(f"{what}, which holds {LONGEST}; list as csv or json")
    return text
