"""Lists for people: plain text and Markdown, and the cells a terminal's table shows."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from lohprint.catalog.rows import Row

if TYPE_CHECKING:
    from lohprint.catalog.lists import Listing

COLUMNS = ("Number", "Name", "Copies", "Deck", "Type", "Power", "Dots", "Text")
TO_THE_RIGHT = ("Copies", "Dots")
"""Columns of amounts, set to the right."""


class Told(NamedTuple):
    """One row as people read it, a cell for each of COLUMNS."""

    number: str
    name: str
    copies: str
    deck: str
    type: str
    power: str
    dots: str
    text: str


def cells(row: Row, words: Mapping[str, str]) -> Told:
    """A row as people read it; `words` are what a translation calls types and tags."""
    return Told(
        ", ".join(row.numbers),
        row.name,
        str(row.quantity),
        row.deck or "",
        type_line(row, words),
        row.power or "",
        "" if row.dots is None else str(row.dots),
        " ".join(text_lines(row, words)),
    )


def type_line(row: Row, words: Mapping[str, str]) -> str:
    """`global artifact support`, in the words of the translation."""
    return " ".join(words.get(word, word.replace("_", " ")) for word in (*row.tags, row.type))


def dots_line(row: Row) -> str:
    """`●●` for two power dots."""
    return "●" * (row.dots or 0)


def text_lines(row: Row, words: Mapping[str, str]) -> tuple[str, ...]:
    """All a row says in sentences: title, text, the text for two players, the ruling."""
    two = words.get("two players", "Two players")
    parts = (
        row.title and f"{row.title}.",
        row.text,
        row.two_player and f"{two}: {row.two_player}",
        row.note and f"[{row.note}]",
    )
    return tuple(part for part in parts if part)


def heading(wanted: Listing) -> str:
    """What is listed: `Lords of Hell, Fifth edition (2005): deck:lilith`."""
    facts = wanted.edition.facts
    title = ", ".join(filter(None, (facts.title, facts.subtitle)))
    year = f" ({facts.year})" if facts.year else ""
    return f"{title}{year}" + (f": {wanted.question}" if wanted.question else "")


def footing(wanted: Listing) -> str:
    """How much is listed: `186 copies in 112 rows`."""
    copies = sum(len(line.numbers) for line in wanted.chosen)
    return f"{_counted(copies, 'copy', 'copies')} in {_counted(len(wanted.chosen), 'row', 'rows')}"


def _counted(amount: int, one: str, more: str) -> str:
    return f"{amount} {one if amount == 1 else more}"


def told(wanted: Listing) -> list[Told]:
    """Every row as people read it."""
    return [cells(row, wanted.edition.words) for row in wanted.rows]


def text(wanted: Listing) -> str:
    """Plain text: aligned columns, one row a line however long, line breaks shown as ` / `."""
    table = [Told(*(part.replace("\n", " / ") for part in row)) for row in told(wanted)]
    widths = [max(map(_width, column)) for column in zip(COLUMNS, *table, strict=True)]
    shown = [COLUMNS, tuple("-" * min(width, 60) for width in widths), *table]
    aligned = ("  ".join(map(_aligned, row, widths, COLUMNS)).rstrip() for row in shown)
    return "\n".join([heading(wanted), "", *aligned, "", footing(wanted), ""])


def _aligned(part: str, width: int, column: str) -> str:
    space = " " * (width - _width(part))
    return space + part if column in TO_THE_RIGHT else part + space


def _width(part: str) -> int:
    """Columns of a terminal that a text takes."""
    if part.isascii():
        return len(part)
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in part)
    return len(part) + wide - sum(map(bool, map(unicodedata.combining, part)))


def markdown(wanted: Listing) -> str:
    """A Markdown table that shows every sign as it is."""
    rule = [("--:" if column in TO_THE_RIGHT else "---") for column in COLUMNS]
    table = (_md_row(tuple(map(_md, row))) for row in told(wanted))
    return "\n".join(
        [
            f"# {_md(heading(wanted))}",
            "",
            _md_row(COLUMNS),
            _md_row(rule),
            *table,
            "",
            footing(wanted),
            "",
        ]
    )


def _md_row(parts: tuple[str, ...] | list[str]) -> str:
    return f"| {' | '.join(parts)} |"


def _md(part: str) -> str:
    """A cell in which nothing is markup and no sign ends the cell."""
    return re.sub(r"([\\`*_{}\[\]<>|~&#!])", r"\\\1", part).replace("\n", "<br>")
