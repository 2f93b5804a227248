"""YAML with the line and column of every value.

Stricter than YAML 1.1 where it would surprise a card designer: duplicate keys, `No` read as
false, `010` read as eight, dates, merge keys and runaway aliases are faults, never guesses.
Sequences become tuples, so that what is read is frozen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from lohprint.catalog.unreadable import unreadable
from lohprint.errors import DataError, Faults, LohError, Place, StoreError

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # a PyYAML built without its C parser reads the same, only slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

Path_ = tuple[str | int, ...]

MAX_NODES = 200_000
"""Values a file may expand to; aliases of aliases past this are a YAML bomb."""

_INT = re.compile(r"-?(0|[1-9][0-9]*)\Z")
_FLOAT = re.compile(r"-?(0|[1-9][0-9]*)\.[0-9]+\Z")
_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
"""Where a line ends for YAML."""
_REMARK = re.compile(r"\s+(#\S+)")
"""What YAML drops, but is no remark as people write them: `Draw #4`."""
_QUOTE = "put quotes around the whole text"
_WORDS: Mapping[str, Any] = {"true": True, "false": False, "null": None, "~": None, "": None}


@dataclass(frozen=True, slots=True)
class Source:
    """One YAML file as plain data, and where each value stands."""

    file: Path
    data: Any
    places: Mapping[Path_, tuple[int, int]]

    def at(self, path: Path_ = ()) -> Place:
        """The place of the value at `path`, or of the nearest value around it."""
        for end in range(len(path), -1, -1):
            if path[:end] in self.places:
                return Place(self.file, *self.places[path[:end]])
        return Place(self.file, 1, 1)

    def key(self, path: Path_) -> Place:
        """The place of the key itself, not of its value."""
        return self.at((*path, "@key")) if (*path, "@key") in self.places else self.at(path)


def read(file: Path) -> Source:
    """Read one YAML file.

    Raises StoreError when it cannot be read, Faults with every DataError found in it.
    """
    text = _text(file)
    root = _compose(file, text)
    reader = _Reader(file, [*_BREAK.split(text), ""])
    data = reader.build(root, ())
    if reader.faults:
        raise Faults(reader.faults)
    return Source(file, data, reader.places)


def _text(file: Path) -> str:
    try:
        raw = file.read_bytes()
    except IsADirectoryError:
        raise StoreError(file, "is a folder", "give a YAML file") from None
    except OSError as error:
        fix = "see that it is there and may be read"
        raise StoreError(file, f"cannot be read ({error.strerror})", fix) from None
    if raw.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        raise DataError(
            Place(file, 1, 1), "starts with a byte order mark", "save as UTF-8 without BOM"
        )
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        good = raw[: error.start]
        line = good.count(b"\n") + 1
        column = len(good) - (good.rfind(b"\n") + 1) + 1
        raise DataError(
            Place(file, line, column), f"byte {raw[error.start]:#04x} is not UTF-8", "save as UTF-8"
        ) from None


def _compose(file: Path, text: str) -> yaml.Node:
    try:
        root = _Loader(text).get_single_node()
    except yaml.MarkedYAMLError as error:
        raise unreadable(file, text, error) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise DataError(
            Place(file, line, 1), "holds a control character", "delete it and type the text again"
        ) from None
    if root is None:
        raise DataError(Place(file, 1, 1), "is empty", "write the file or delete it")
    return root


class _Reader:
    """Turns nodes into plain data, noting places and faults as it goes."""

    def __init__(self, file: Path, lines: list[str]) -> None:
        self.file, self.lines = file, lines
        self.places: dict[Path_, tuple[int, int]] = {}
        self.faults: list[DataError] = []
        self.nodes = 0
        self.inside: set[int] = set()

    def build(self, node: yaml.Node, path: Path_) -> Any:
        """Plain data of one node; faults are collected, and the value is then None."""
        self.nodes += 1
        if self.nodes > MAX_NODES or id(node) in self.inside:
            what = (
                "aliases expand to too much" if self.nodes > MAX_NODES else "an alias holds itself"
            )
            raise Faults([self.fault(node, what, "write the values out")])
        mark = node.start_mark
        self.places[path] = (mark.line + 1, mark.column + 1)
        if isinstance(node, yaml.ScalarNode):
            return self.scalar(node)
        self.inside.add(id(node))
        try:
            if isinstance(node, yaml.MappingNode):
                return dict(self.pairs(node, path))
            return tuple(self.build(item, (*path, i)) for i, item in enumerate(node.value))
        finally:
            self.inside.discard(id(node))

    def pairs(self, node: yaml.MappingNode, path: Path_) -> Iterator[tuple[str, Any]]:
        """Key and value of each entry; a key that comes twice is a fault."""
        seen: dict[str, int] = {}
        for key_node, value_node in node.value:
            key = key_node.value if isinstance(key_node, yaml.ScalarNode) else None
            if key is None or key == "<<":
                self.faults.append(self.fault(key_node, "a key must be a plain word"))
                continue
            line = key_node.start_mark.line + 1
            if key in seen:
                self.faults.append(
                    self.fault(key_node, f"key '{key}' is here and on line {seen[key]}", "keep one")
                )
                continue
            seen[key] = line
            self.places[(*path, key, "@key")] = (line, key_node.start_mark.column + 1)
            yield key, self.build(value_node, (*path, key))

    def scalar(self, node: yaml.ScalarNode) -> Any:
        """Text stays text; only plain decimal numbers, true, false and null are more."""
        value: str = node.value
        tag = node.tag.rpartition(":")[2]
        lost = tuple(self.lost(node))
        self.faults += lost
        if lost or tag == "str":
            return value
        if value in _WORDS:
            return _WORDS[value]
        if tag == "int" and _INT.match(value):
            return int(value)
        if tag == "float" and _FLOAT.match(value):
            return float(value)
        reading = {
            "bool": "as a yes or no",
            "int": "as another number",
            "float": "as another number",
            "timestamp": "as a date",
            "null": "as nothing",
        }.get(tag, f"as {tag}")
        self.faults.append(
            self.fault(node, f"{value} is read by YAML {reading}", f'write "{value}" in quotes')
        )
        return value

    def lost(self, node: yaml.ScalarNode) -> Iterator[DataError]:
        """Signs of a text that YAML would take for a tag or a remark, and drop without a word."""
        start, end = node.start_mark, node.end_mark
        if self.lines[start.line][start.column : start.column + 1] == "!":
            yield self.fault(node, "starts with '!', which YAML reads itself", _QUOTE)
        behind = _REMARK.match(self.lines[end.line], end.column) if not node.style else None
        if behind:
            place = Place(self.file, end.line + 1, behind.start(1) + 1)
            yield DataError(place, f"the text ends before '{behind[1]}'", _QUOTE)

    def fault(self, node: yaml.Node, what: str, fix: str = "") -> DataError:
        """A DataError at the start of `node`."""
        mark = node.start_mark
        return DataError(Place(self.file, mark.line + 1, mark.column + 1), what, fix)


def gather(files: list[Path]) -> tuple[tuple[Source, ...], tuple[LohError, ...]]:
    """Read many files: what could be read, and every fault of the others."""
    sources: list[Source] = []
    faults: list[LohError] = []
    for file in files:
        try:
            sources.append(read(file))
        except Faults as several:
            faults.extend(several.faults)
        except LohError as one:
            faults.append(one)
    return tuple(sources), tuple(faults)
