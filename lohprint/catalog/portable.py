"""A whole edition, or what a query chose of it, as one value: what json and yaml lists hold.

    lohprint: 1                 the shape of this file
    id: 5e
    edition: {title: ...}       as edition.yaml
    rows: [...]                 for readers: plain text, one row a line of the list
    records: {cards: [...], devils: [...], ..., decks: [...]}     for loading: as the YAML files

`data` and `from_source` are inverse: what is read equals what was written. Rows are told again
from the records, and a file where they differ is refused.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from itertools import zip_longest
from pathlib import Path
from typing import Any, Literal

import yaml

from lohprint.catalog.edition import Edition, Reader
from lohprint.catalog.facts import DeckFile, Facts, File
from lohprint.catalog.pieces import Held, Id
from lohprint.catalog.record import Record, load
from lohprint.catalog.rows import Listed, Row, lines, rows
from lohprint.catalog.slug import slug
from lohprint.catalog.source import Source, read
from lohprint.errors import DataError, Faults, StoreError

try:
    from yaml import CSafeDumper as _FastDumper
except ImportError:  # a PyYAML built without its C emitter writes the same values, only slower
    from yaml import SafeDumper as _FastDumper  # type: ignore[assignment]

KEYED = ("cards", "devils", "realms", "oaths", "markers")
"""The lists that an edition keeps by id; the others it keeps as they come."""


class Records(File):
    """Everything an edition's files hold but its facts."""

    decks: tuple[DeckFile, ...] = ()


class Portable(Record):
    """A json or yaml list."""

    lohprint: Literal[1]
    id: Id
    lang: str = "en"
    words: dict[str, str] = {}
    edition: Facts
    rows: tuple[Row, ...] | None = None
    """May be left out of a file that is only to be loaded."""
    records: Records


def data(edition: Edition, chosen: Sequence[Listed] | None = None) -> dict[str, Any]:
    """An edition, or the lines chosen of it, as plain lists and mappings in a stable order."""
    if chosen is not None:
        edition = narrowed(edition, chosen)
    whole = Portable(
        lohprint=1,
        id=edition.id,
        lang=edition.lang,
        words=dict(edition.words),
        edition=edition.facts,
        records=Records(
            **{field: _listed(getattr(edition, field)) for field in File.model_fields},
            decks=tuple(
                DeckFile(deck=deck, holds=edition.holds[deck.id]) for deck in edition.decks.values()
            ),
        ),
    )
    told = whole.model_dump(mode="json", exclude_defaults=True)
    records = told.pop("records")
    told["rows"] = [row.model_dump(mode="json") for row in rows(lines(edition), edition.words)]
    return {**told, "records": records}


def _listed(value: Any) -> tuple[Any, ...]:
    return tuple(value.values() if isinstance(value, Mapping) else value)


def narrowed(edition: Edition, chosen: Sequence[Listed]) -> Edition:
    """The edition with only the chosen pieces, decks and copies; its facts stay."""
    ids = {(line.piece.kind, line.piece.id) for line in chosen}
    holds: dict[str, list[Held]] = {}
    for line in chosen:
        if line.deck and line.held:
            holds.setdefault(line.deck.id, []).append(_with_copies(line.held, line.numbers))
    kept: dict[str, Any] = {
        kind: {key: p for key, p in getattr(edition, kind).items() if (p.kind, key) in ids}
        for kind in KEYED
    }
    return replace(
        edition,
        **kept,
        manifest=tuple(part for part in edition.manifest if ("component", slug(part.name)) in ids),
        decks={key: edition.decks[key] for key in edition.decks if key in holds},
        holds={key: tuple(holds[key]) for key in edition.decks if key in holds},
    )


def _with_copies(held: Held, numbers: tuple[str, ...]) -> Held:
    if held.quantity is not None:
        return held.model_copy(update={"quantity": len(numbers)})
    left = list(numbers)
    kept = [n for n in held.numbers if (n if isinstance(n, str) else n.value) in left]
    return held.model_copy(update={"numbers": tuple(kept)})


def read_list(file: Path) -> Source:
    """A json or yaml list as plain data. Raises StoreError and Faults as `source.read` does.

    JSON is read as the YAML it nearly always is, for the places of its values. Only signs beyond
    U+FFFF written as two escapes are not YAML: then faults name the file alone.
    """
    try:
        return read(file)
    except DataError:
        try:
            return Source(file, _frozen(json.loads(file.read_bytes())), {(): (1, 1)})
        except ValueError:
            pass
        raise


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _frozen(inner) for key, inner in value.items()}
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def from_source(source: Source) -> Edition:
    """The edition a json or yaml list holds. Raises Faults with every fault of the file."""
    whole = load(Portable, source)
    reader = Reader(Path(whole.id), [])
    reader.facts = whole.edition
    reader.places["facts", ""] = (source, ("edition",))
    reader.add_file(source, whole.records, ("records",))
    for index, deck in enumerate(whole.records.decks):
        reader.add_deck(source, deck, ("records", "decks", index))
    edition = replace(reader.edition(), lang=whole.lang, words=whole.words)
    if whole.rows is not None:
        _agree(source, whole.rows, rows(lines(edition), edition.words))
    return edition


def _agree(source: Source, written: Sequence[Row], told: Sequence[Row]) -> None:
    """Rows are for reading; someone who changed only those would lose the change."""
    faults = [
        DataError(
            source.at(("rows", index)),
            f"row {index + 1} is not what the records say",
            "change the records and delete 'rows:' with all its rows",
        )
        for index, (own, other) in enumerate(zip_longest(written, told))
        if own != other
    ]
    if faults:
        raise Faults(faults)


def same(one: Edition, other: Edition) -> bool:
    """Whether two editions say the same, wherever their files are; order counts."""
    apart = {"id", "folder", "places"}
    return all(
        _ordered(getattr(one, field.name)) == _ordered(getattr(other, field.name))
        for field in fields(Edition)
        if field.name not in apart
    )


def _ordered(value: Any) -> Any:
    return list(value.items()) if isinstance(value, Mapping) else value


def as_yaml(value: Any) -> bytes:
    """Plain data as YAML that reads back the same under every reading of YAML."""
    text: str = yaml.dump(value, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=100)
    return text.encode()


class _Dumper(_FastDumper):
    """Quotes what any reader of YAML could take for a number, a yes or a no; short on one line."""

    def represent_text(self, text: str) -> yaml.Node:
        """Text, in quotes where it starts like a number or is a single letter."""
        risky = text[:1] in "0123456789+-.~" or len(text) == 1
        return self.represent_scalar("tag:yaml.org,2002:str", text, style="'" if risky else None)

    def represent_pairs(self, value: Mapping[str, Any]) -> yaml.Node:
        """A mapping, on one line where it holds a few plain values, as a person would write it."""
        node: yaml.MappingNode = self.represent_mapping("tag:yaml.org,2002:map", value.items())
        node.flow_style = _short([part for pair in node.value for part in pair])
        return node

    def represent_items(self, value: Sequence[Any]) -> yaml.Node:
        """A list, likewise."""
        node = self.represent_sequence("tag:yaml.org,2002:seq", value)
        node.flow_style = _short(node.value)
        return node


def _short(nodes: Sequence[yaml.Node]) -> bool:
    return all(isinstance(node, yaml.ScalarNode) for node in nodes) and (
        sum(len(node.value) + 2 for node in nodes) < 80
    )


_Dumper.add_representer(str, _Dumper.represent_text)
_Dumper.add_representer(dict, _Dumper.represent_pairs)
_Dumper.add_representer(list, _Dumper.represent_items)


def write(edition: Edition, folder: Path) -> None:
    """Write an edition as a folder of YAML files that loads equal, whole or not at all.

    Raises StoreError when `folder` is there already: nothing is overwritten.
    """
    if folder.exists():
        raise StoreError(folder, "is there already", "choose another name for the edition")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}.") as work:
            for name, value in files(edition).items():
                file = Path(work) / folder.name / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(as_yaml(value))
            shutil.move(Path(work) / folder.name, folder)
    except OSError as error:
        what, fix = f"cannot be written ({error.strerror})", "choose another place"
        raise StoreError(folder, what, fix) from None


def files(edition: Edition) -> Mapping[str, Any]:
    """An edition as its files: path inside the folder to plain data."""
    told = data(edition)
    records = told["records"]
    decks = records.pop("decks", [])
    found: dict[str, Any] = {"edition.yaml": told["edition"]}
    for kind, listed in records.items():
        found[f"{kind}.yaml"] = {kind: [_named(record) for record in listed]}
    for name, deck in zip(_deck_names([d["deck"]["id"] for d in decks]), decks, strict=True):
        found[f"decks/{name}"] = {**deck, "deck": _named(deck["deck"])}
    return found


def _named(record: dict[str, Any]) -> dict[str, Any]:
    """A record without an id that its name gives anyway."""
    if "name" in record and record.get("id") == slug(record["name"]):
        return {key: value for key, value in record.items() if key != "id"}
    return record


def _deck_names(ids: Sequence[str]) -> Iterator[str]:
    """File names that sort as the decks do; numbered where the ids alone would not."""
    plain = [f"{id_}.yaml" for id_ in ids]
    width = len(str(len(ids)))
    for place, name in enumerate(plain, 1):
        yield name if sorted(plain) == plain else f"{place:0{width}}-{name}"
