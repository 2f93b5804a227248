"""The gate for lines of a saved game: closed, frozen records without pydantic.

A one-shot command reads every line of its game, so these records are plain dataclasses, made in
a tenth of the time pydantic's classes take. What is read is checked as strictly: unknown keys,
missing keys and loose types are faults.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from lohprint.errors import nearest

T = TypeVar("T")
MOST = 1_000_000
"""No number at a table is larger."""

Reader = Callable[[Any, str], Any]
"""Plain JSON data and where it stands, to a frozen value; raises ValueError."""


def read(kind: type[T], data: Mapping[str, Any], where: str) -> T:
    """A dataclass from plain data. Raises ValueError."""
    value: T = reader(kind)(data, where)  # type: ignore[arg-type]  # a class is hashable
    return value


@cache
def reader(kind: Any) -> Reader:
    """What reads a type, as annotations write it."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if is_dataclass(kind):
        return record(kind)  # type: ignore[arg-type]
    inner = get_args(kind)
    match get_origin(kind):
        case origin if origin is Literal:
            return _among(inner)
        case origin if origin in (Union, UnionType):
            return _either(tuple(map(reader, inner)))
        case origin if origin is dict:
            return _mapping(reader(inner[1]))
        case _ if inner[-1] is ...:
            return several(reader(inner[0]))
    return _row(tuple(map(reader, inner)))


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


def _flag(data: Any, where: str) -> bool:
    if type(data) is not bool:
        raise ValueError(f"{where}: {data!r} is neither true nor false")
    return data


def _nothing(data: Any, where: str) -> None:
    if data is not None:
        raise ValueError(f"{where}: {data!r} is not null")


def _frozen(data: Any, where: str) -> Any:
    """Any plain data, its lists as tuples."""
    if isinstance(data, list | tuple):
        return tuple(_frozen(item, where) for item in data)
    if isinstance(data, dict):
        return {key: _frozen(value, where) for key, value in data.items()}
    return data


_PLAIN: dict[Any, Reader] = {
    str: text, int: whole, bool: _flag, NoneType: _nothing, Any: _frozen,
}  # fmt: skip


def _among(choices: tuple[Any, ...]) -> Reader:
    def reads(data: Any, where: str) -> Any:
        if type(data) is not str or data not in choices:
            raise ValueError(f"{where}: {data!r} is none of {', '.join(map(str, choices))}")
        return data

    return reads


def _either(readers: tuple[Reader, ...]) -> Reader:
    def reads(data: Any, where: str) -> Any:
        said = []
        for one in readers:
            try:
                return one(data, where)
            except ValueError as error:
                said.append(str(error))
        raise ValueError(said[0])

    return reads


def _mapping(read: Reader) -> Reader:
    def reads(data: Any, where: str) -> dict[str, Any]:
        if type(data) is not dict:
            raise ValueError(f"{where}: {data!r} is no object")
        return {key: read(value, f"{where}.{key}") for key, value in data.items()}

    return reads


def several(read: Reader) -> Reader:
    """A list of what `read` reads."""

    def reads(data: Any, where: str) -> tuple[Any, ...]:
        if type(data) not in (list, tuple):
            raise ValueError(f"{where}: {data!r} is no list")
        return tuple(read(item, f"{where}.{index}") for index, item in enumerate(data))

    return reads


def _row(readers: tuple[Reader, ...]) -> Reader:
    def reads(data: Any, where: str) -> tuple[Any, ...]:
        if type(data) not in (list, tuple) or len(data) != len(readers):
            raise ValueError(f"{where}: {data!r} is no list of {len(readers)}")
        return tuple(read(item, where) for read, item in zip(readers, data, strict=True))

    return reads


def record(kind: type[T], known: Mapping[str, Reader] | None = None) -> Reader:
    """A dataclass from an object with its fields; `known` are fields with a reader of their own."""
    hints = get_type_hints(kind)
    parts = fields(kind)  # type: ignore[arg-type]
    shape = {f.name: (known or {}).get(f.name) or reader(hints[f.name]) for f in parts}
    needed = {f.name for f in parts if f.default is MISSING and f.default_factory is MISSING}

    def reads(data: Any, where: str) -> T:
        if type(data) is not dict:
            raise ValueError(f"{where}: {data!r} is no object")
        values = {}
        for key, value in data.items():
            if key not in shape:
                raise ValueError(f"{where}.{key}: unknown key; {nearest(key, shape)}")
            values[key] = shape[key](value, f"{where}.{key}")
        if missing := needed - values.keys():
            raise ValueError(f"{where}.{min(missing)}: is missing")
        try:
            return kind(**values)
        except ValueError as error:
            raise ValueError(f"{where}: {error}") from None

    return reads


def tagged(tag: str, kinds: Mapping[str, Reader]) -> Reader:
    """One of several records, told apart by the word under `tag`."""

    def reads(data: Any, where: str) -> Any:
        word = str(data.get(tag)) if isinstance(data, dict) else repr(data)
        if word not in kinds:
            raise ValueError(f"{where}: no {tag} is called {word!r}; {nearest(word, kinds)}")
        return kinds[word]({key: value for key, value in data.items() if key != tag}, where)

    return reads
