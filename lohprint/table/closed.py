"""The gate for lines of a saved game: closed, frozen records without pydantic.

A one-shot command reads every line of its game, so these records are plain dataclasses, made in
a tenth of the time pydantic's classes take. What is read is checked as strictly: unknown keys,
missing keys and loose types are faults. Every field's type is one that `READERS` knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, TypeVar

from lohprint.errors import nearest

T = TypeVar("T")
MOST = 1_000_000
"""No number at a table is larger."""

Reader = Callable[[Any, str], Any]
"""Plain JSON data and where it stands, to a frozen value; raises ValueError."""


def text(data: Any, where: str) -> str:
    """A text."""
    if type(data) is not str:
        raise ValueError(f"{where}: {data!r} is no text")
    return data


def whole(data: Any, where: str) -> int:
    """A whole number of a sane size; `true` is none."""
    if type(data) is not int or abs(data) > MOST:
        raise ValueError(f"{where}: {data!r} is no whole number up to {MOST}")
    return data


def several(read: Reader) -> Reader:
    """A list of what `read` reads."""

    def reader(data: Any, where: str) -> tuple[Any, ...]:
        if type(data) is not list:
            raise ValueError(f"{where}: {data!r} is no list")
        return tuple(read(item, f"{where}.{index}") for index, item in enumerate(data))

    return reader


def record(kind: type[T], readers: Mapping[str, Reader]) -> Reader:
    """A dataclass from an object with its fields; `readers` goes by the fields' types."""
    shape = {f.name: readers[str(f.type)] for f in fields(kind)}  # type: ignore[arg-type]
    needed = {f.name for f in fields(kind) if f.default is MISSING}  # type: ignore[arg-type]

    def reader(data: Any, where: str) -> T:
        values = {}
        for key, value in data.items():
            if key not in shape:
                raise ValueError(f"{where}.{key}: unknown key; {nearest(key, shape)}")
            values[key] = shape[key](value, f"{where}.{key}")
        if missing := needed - values.keys():
            raise ValueError(f"{where}.{min(missing)}: is missing")
        return kind(**values)

    return reader


def tagged(tag: str, kinds: Mapping[str, Reader]) -> Reader:
    """One of several records, told apart by the word under `tag`."""

    def reader(data: Any, where: str) -> Any:
        word = str(data.get(tag)) if isinstance(data, dict) else repr(data)
        if word not in kinds:
            raise ValueError(f"{where}: no {tag} is called {word!r}; {nearest(word, kinds)}")
        return kinds[word]({key: value for key, value in data.items() if key != tag}, where)

    return reader
