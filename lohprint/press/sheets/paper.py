"""Papers, card sizes, label sheets, cutting machines and stocks: data of `templates/*.yaml`.

All lengths in millimeters. A name is found in any spelling of case, space and hyphen; WxH stands
for itself wherever a paper or a size is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeVar

from pydantic import AfterValidator, model_validator

from lohprint.catalog import home as homes
from lohprint.catalog.record import Record, load
from lohprint.catalog.source import Source, read
from lohprint.errors import DataError, Faults, UsageError, nearest
from lohprint.press.sheets.page import Paper, mm, size_mm

LONGEST = 2000.0
"""No paper and no card is longer, in mm; past it, somebody typed another unit."""


def _length(value: float) -> float:
    if not 0 < value <= LONGEST:
        raise ValueError(f"a length of {mm(value)} mm; give more than 0, up to {mm(LONGEST)} mm")
    return value


def _room(value: float) -> float:
    if not 0 <= value <= LONGEST:
        raise ValueError(f"a length of {mm(value)} mm; give 0 to {mm(LONGEST)} mm")
    return value


Length = Annotated[float, AfterValidator(_length)]
Room = Annotated[float, AfterValidator(_room)]


class Named(Record):
    """What has a name, and perhaps others."""

    name: str
    aka: tuple[str, ...] = ()


class PaperRow(Named):
    """A paper, upright."""

    w: Length
    h: Length
    margin: Room = 5.0


class _Cut(Named):
    """A rectangle w x h with corners r, or a circle of diameter d."""

    w: Length = 0.0
    h: Length = 0.0
    r: Room = 0.0
    d: Length | None = None

    @model_validator(mode="before")
    @classmethod
    def _sides(cls, data: Any) -> Any:
        if isinstance(data, dict) and isinstance(data.get("d"), int | float):
            if "w" in data or "h" in data or "r" in data:
                raise ValueError("both a circle and a rectangle; give d, or w, h and r")
            return {**data, "w": data["d"], "h": data["d"]}
        if isinstance(data, dict) and ("w" not in data or "h" not in data):
            raise ValueError("no size; give w and h, or d")
        return data

    @property
    def round(self) -> bool:
        """Whether it is cut as a circle."""
        return self.d is not None


class Size(_Cut):
    """What a piece measures when it is cut."""


class Label(_Cut):
    """A sheet that comes cut: `columns` x `rows` of one shape, from x, y in steps of dx, dy."""

    paper: str
    columns: int
    rows: int
    x: Room
    y: Room
    dx: Length
    dy: Length

    @model_validator(mode="after")
    def _apart(self) -> Self:
        if self.dx < self.w - 1e-6 or self.dy < self.h - 1e-6:
            raise ValueError("labels overlap; give dx and dy of at least the label's size")
        return self


class Cutter(Named):
    """Registration marks of a cutting machine (`templates/cutters.yaml` says what is what)."""

    corners: Literal[3, 4]
    inset: Length
    arm: Length
    line: Length
    square: Room = 0.0
    clear: Room = 0.0


class Stock(Named):
    """A paper or card stock by its thickness."""

    thickness: Room


class Sleeve(Named):
    """What a sleeve adds to a card's width, height and thickness."""

    w: Room
    h: Room
    thickness: Room


class _Papers(Record):
    papers: tuple[PaperRow, ...]


class _Sizes(Record):
    sizes: tuple[Size, ...]


class _Labels(Record):
    labels: tuple[Label, ...]


class _Cutters(Record):
    cutters: tuple[Cutter, ...]


class _Stocks(Record):
    stocks: tuple[Stock, ...]
    sleeves: tuple[Sleeve, ...]


R = TypeVar("R", bound=Record)
N = TypeVar("N", bound=Named)


def _table(kind: type[R], home: Path | None) -> R:
    table = _read(kind, home)
    assert isinstance(table, kind)
    return table


@cache
def _read(kind: type[Record], home: Path | None) -> Record:
    """The records of one file: the user's own, or else the built-in one."""
    name = kind.__name__.strip("_").lower() + ".yaml"
    file = homes.folder(home, "templates") / name
    source = read(file if file.is_file() else homes.find() / "templates" / name)
    table = load(kind, source)
    faults = [*_twice(source, table), *_misfits(source, table, home)]
    if faults:
        raise Faults(faults)
    return table


def _twice(source: Source, table: Record) -> Iterator[DataError]:
    """Names that two records of a list share."""
    for group, rows in table:
        seen: set[str] = set()
        for index, row in enumerate(rows):
            names = {_plain(name) for name in (row.name, *row.aka)}
            for name in sorted(names & seen):
                yield DataError(source.at((group, index)), f"'{name}' is named twice", "keep one")
            seen |= names


def _misfits(source: Source, table: Record, home: Path | None) -> Iterator[DataError]:
    """Labels that do not fit on their sheet."""
    for index, row in enumerate(table.labels if isinstance(table, _Labels) else ()):
        sheet = paper(row.paper, home)
        w = row.x + (row.columns - 1) * row.dx + row.w
        h = row.y + (row.rows - 1) * row.dy + row.h
        if w > sheet.w + 1e-6 or h > sheet.h + 1e-6:
            what = f"'{row.name}' reaches to {size_mm(w, h)} on {sheet}"
            yield DataError(source.at(("labels", index)), what, "give fewer, or measure again")


def paper(text: str, home: Path | None = None) -> Paper:
    """A paper by name or as WxH. Raises UsageError where there is none, Faults for a bad file."""
    rows = _table(_Papers, home).papers
    typed = _typed(text)
    if typed:
        return Paper(f"{mm(typed[0])}x{mm(typed[1])}", *typed)
    row = _named(text, "paper", rows, "WxH in millimeters, like 210x297")
    return Paper(row.name, row.w, row.h, row.margin)


def size(text: str, home: Path | None = None) -> Size:
    """A card size by name or as WxH (corners of 3 mm). Raises UsageError, Faults as `paper`."""
    typed = _typed(text)
    if typed:
        return Size(name=f"{mm(typed[0])}x{mm(typed[1])}", w=typed[0], h=typed[1], r=3.0)
    return _named(text, "card size", _table(_Sizes, home).sizes, "WxH in millimeters, like 63x88")


def label(text: str, home: Path | None = None) -> Label:
    """A label sheet by name. Raises UsageError, Faults as `paper`."""
    rows = _table(_Labels, home).labels
    return _named(text, "label sheet", rows, "a sheet of your own in templates/labels.yaml")


def cutter(text: str, home: Path | None = None) -> Cutter:
    """A cutting machine's marks by name. Raises UsageError, Faults as `paper`."""
    rows = _table(_Cutters, home).cutters
    return _named(text, "cutting machine", rows, "a machine of your own in templates/cutters.yaml")


def stock(text: str, home: Path | None = None) -> Stock:
    """A stock by name. Raises UsageError, Faults as `paper`."""
    return _named(text, "stock", _table(_Stocks, home).stocks, "--thickness in millimeters")


def sleeve(text: str, home: Path | None = None) -> Sleeve:
    """A sleeve by name. Raises UsageError, Faults as `paper`."""
    return _named(text, "sleeve", _table(_Stocks, home).sleeves, "one in templates/stocks.yaml")


def papers(home: Path | None = None) -> tuple[PaperRow, ...]:
    """Every paper there is."""
    return _table(_Papers, home).papers


def sizes(home: Path | None = None) -> tuple[Size, ...]:
    """Every card size there is."""
    return _table(_Sizes, home).sizes


def labels(home: Path | None = None) -> tuple[Label, ...]:
    """Every label sheet there is."""
    return _table(_Labels, home).labels


_NUMBER = r"(-?[0-9]+(?:\.[0-9]+)?)\s*"
_BY = re.compile(_NUMBER + r"(?:mm)?\s*[x×*]\s*" + _NUMBER + r"(mm|in|\")?", re.IGNORECASE)


def _typed(text: str) -> tuple[float, float] | None:
    """WxH as typed. Raises UsageError for inches and for lengths nothing has."""
    found = _BY.fullmatch(text.strip())
    if not found:
        return None
    w, h = float(found[1]), float(found[2])
    if (found[3] or "mm").lower() != "mm":
        raise UsageError(f"'{text}' is in inches; give millimeters: {mm(w * 25.4)}x{mm(h * 25.4)}")
    if not (0 < w <= LONGEST and 0 < h <= LONGEST):
        raise UsageError(
            f"{mm(w)} x {mm(h)} mm cannot be printed; give sides over 0 and up to {mm(LONGEST)} mm"
        )
    return w, h


def _plain(name: str) -> str:
    return re.sub(r"[\s_-]+", " ", name.strip()).casefold()


def _named(text: str, what: str, rows: Iterable[N], other: str) -> N:
    known = {_plain(name): row for row in rows for name in (row.name, *row.aka)}
    if _plain(text) not in known:
        near = nearest(_plain(text), known)
        raise UsageError(f"there is no {what} '{text}'; {near} (or give {other})")
    return known[_plain(text)]
