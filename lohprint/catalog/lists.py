"""Card lists in every format: `render(listing, "csv")` gives the bytes of a file.

Data formats (csv, tsv, xlsx, json, yaml) have the columns of `rows.Row`, always all of them and
in that order; cells that look like formulas are kept exact, and xlsx types them as text. Reading
formats (txt, md, html, and `table` on a terminal) have the columns of `reading.COLUMNS`.
Everything is UTF-8 with plain line feeds.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lohprint.catalog import portable, query
from lohprint.catalog.edition import Edition
from lohprint.catalog.rows import COLUMNS, Listed, Row, rows
from lohprint.errors import UsageError, nearest

Picture = Callable[[Listed], str | None]
"""A card's face for the html list, as inline SVG or the address of a picture (`data:...`)."""


@dataclass(frozen=True)
class Listing:
    """An edition, and the lines of it to list."""

    edition: Edition
    chosen: tuple[Listed, ...]
    question: str = ""
    """The query that chose them; empty for the whole edition."""
    picture: Picture | None = None
    templates: Path | None = None
    """The folder that holds `lists/`; the built-in one when None."""
    bom: bool = False
    """Whether csv and tsv start with a byte order mark, as some spreadsheet programs want."""

    @property
    def rows(self) -> tuple[Row, ...]:
        """What the list says of each line."""
        return rows(self.chosen, self.edition.words)


def listing(edition: Edition, question: str = "", **more: Any) -> Listing:
    """The lines of an edition that a query chooses. Raises what `query.select` raises."""
    return Listing(edition, query.select(question, edition), question, **more)


def render(wanted: Listing, format_: str) -> bytes:
    """A list as a file of one of FORMATS. Raises UsageError where there is no such format."""
    if format_ not in FORMATS:
        raise UsageError(f"there is no format '{format_}'; {nearest(format_, FORMATS)}")
    return FORMATS[format_](wanted)


def format_of(file: Path) -> str | None:
    """The format a file's name asks for, None where it asks for none of them."""
    ending = file.suffix.lower().removeprefix(".")
    return {"yml": "yaml", "htm": "html", "markdown": "md"}.get(
        ending, ending if ending in FORMATS else None
    )


def cell(value: Any) -> str:
    """A value as one cell: lists with spaces between, nothing for nothing."""
    if isinstance(value, tuple):
        return ("; " if any(" " in part for part in value) else " ").join(value)
    return "" if value is None else str(value)


def _separated(wanted: Listing, sign: str) -> bytes:
    buffer = io.StringIO()
    writer = csv.writer(buffer, delimiter=sign, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in wanted.rows:
        writer.writerow([cell(getattr(row, column)) for column in COLUMNS])
    return buffer.getvalue().encode("utf-8-sig" if wanted.bom else "utf-8")


def _csv(wanted: Listing) -> bytes:
    return _separated(wanted, ",")


def _tsv(wanted: Listing) -> bytes:
    return _separated(wanted, "\t")


def _data(wanted: Listing) -> dict[str, Any]:
    return portable.data(wanted.edition, wanted.chosen if wanted.question else None)


def _json(wanted: Listing) -> bytes:
    return (json.dumps(_data(wanted), ensure_ascii=False, indent=2) + "\n").encode()


def _yaml(wanted: Listing) -> bytes:
    return portable.as_yaml(_data(wanted))


def _xlsx(wanted: Listing) -> bytes:
    from lohprint.catalog.workbook import workbook

    return workbook(wanted)


def _md(wanted: Listing) -> bytes:
    from lohprint.catalog.reading import markdown

    return markdown(wanted).encode()


def _txt(wanted: Listing) -> bytes:
    from lohprint.catalog.reading import text

    return text(wanted).encode()


def _html(wanted: Listing) -> bytes:
    from lohprint.catalog.webpage import webpage

    return webpage(wanted).encode()


FORMATS: Mapping[str, Callable[[Listing], bytes]] = {
    "csv": _csv,
    "tsv": _tsv,
    "xlsx": _xlsx,
    "json": _json,
    "yaml": _yaml,
    "md": _md,
    "html": _html,
    "txt": _txt,
}
