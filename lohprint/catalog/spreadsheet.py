"""Tables people bring, csv or xlsx, as rows of text. No formula is ever computed."""

from __future__ import annotations

import csv
import datetime
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from lohprint.errors import DataError, Faults, Place, StoreError

Rows = tuple[tuple[str, ...], ...]

_MARKS = {b"\xef\xbb\xbf": "utf-8-sig", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_SAVE = "save it as 'CSV UTF-8' or as xlsx"


def read_table(file: Path) -> Rows:
    """The rows of a csv, tsv or txt file, or of the first sheet of an xlsx workbook.

    Raises StoreError where the file cannot be read, Faults where a cell is no text or number.
    """
    try:
        raw = file.read_bytes()
    except OSError as error:
        fix = "see that it is there and may be read"
        raise StoreError(file, f"cannot be read ({error.strerror})", fix) from None
    if raw.startswith(b"PK\x03\x04"):
        return _workbook(file, raw)
    if raw.startswith(b"\xd0\xcf\x11\xe0") or file.suffix.lower() in (".xls", ".ods", ".xlsx"):
        raise StoreError(file, "is no xlsx or csv file", "save it as xlsx or as 'CSV UTF-8'")
    return _separated(file, _decoded(file, raw))


def _decoded(file: Path, raw: bytes) -> str:
    encoding = next((name for mark, name in _MARKS.items() if raw.startswith(mark)), "utf-8")
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        what = f"byte {raw[error.start]:#04x} is not UTF-8"
        raise DataError(Place(file, line, 1), what, _SAVE) from None
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise DataError(Place(file, line, 1), "a zero byte: this is no UTF-8 text", _SAVE)
    return text


def _separated(file: Path, text: str) -> Rows:
    first = text.partition("\n")[0]
    sign = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=sign, strict=True)
    try:
        return tuple(tuple(row) for row in reader)
    except csv.Error as error:
        fix = 'double every " inside a cell and close the quotes around it'
        raise DataError(Place(file, reader.line_num, 1), f"{error}", fix) from None


def _workbook(file: Path, raw: bytes) -> Rows:
    from openpyxl import load_workbook

    try:
        book = load_workbook(io.BytesIO(raw), read_only=True)
        sheet: Any = book.worksheets[0]
        sheet.reset_dimensions()
        cells = [list(row) for row in sheet.iter_rows()]
    except (BadZipFile, KeyError, ValueError, IndexError, OSError):
        what = "is no workbook that can be read"
        raise StoreError(file, what, "save it as xlsx or as 'CSV UTF-8'") from None
    faults = [
        DataError(Place(file, row, column), what, fix)
        for row, line in enumerate(cells, 1)
        for column, cell in enumerate(line, 1)
        for what, fix in _strange(cell)
    ]
    if faults:
        raise Faults(faults)
    return tuple(tuple(_text(cell) for cell in line) for line in cells)


def _strange(cell: Any) -> Iterator[tuple[str, str]]:
    """What a cell holds that is neither text nor a plain number, and what would do."""
    again = "format the column as text and type it again"
    value = cell.value
    if cell.data_type == "f":
        yield f"a formula ({str(value)[:30]})", "put its value there: no formula is computed"
    elif cell.data_type == "e":
        yield f"an error ({value})", "put a value there"
    elif isinstance(value, bool):
        yield f"a yes or no ({str(value).upper()})", again
    elif isinstance(value, datetime.date | datetime.time | datetime.timedelta):
        yield f"a date or time ({value})", again
    elif isinstance(value, int | float) and not _plain(cell.number_format):
        yield f"a number shown in the format {cell.number_format}", again


def _plain(format_: str) -> bool:
    """Whether a number format shows the number as it is, or with leading zeros."""
    return format_ in ("General", "@") or not format_.strip("0")


def _text(cell: Any) -> str:
    """A cell as it is shown: `007` where the number 7 has the format `000`."""
    value = cell.value
    if isinstance(value, int | float) and value == int(value):
        zeros = len(cell.number_format) if not cell.number_format.strip("0") else 0
        return f"{int(value):0{zeros}d}"
    return "" if value is None else str(value)
