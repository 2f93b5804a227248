"""What changed between two editions: added, removed, and changed field by field."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from lohprint.catalog.edition import Edition
from lohprint.catalog.portable import data


class Change(NamedTuple):
    """One record: `before` is None where it is added, `after` where it is removed."""

    kind: str
    key: str
    name: str
    before: Mapping[str, str] | None
    after: Mapping[str, str] | None

    @property
    def fields(self) -> Iterator[tuple[str, str, str]]:
        """Each field that differs: its path, what it was, what it is; `""` for nothing."""
        before, after = self.before or {}, self.after or {}
        for field in dict.fromkeys((*before, *after)):
            if before.get(field) != after.get(field):
                yield field, before.get(field, ""), after.get(field, "")


def difference(old: Edition, new: Edition) -> tuple[Change, ...]:
    """Every record that differs, kind by kind, in the order of the old and then the new edition."""
    before, after = _records(old), _records(new)
    return tuple(
        Change(*key, (after.get(key) or before[key])[0], _of(before, key), _of(after, key))
        for key in dict.fromkeys((*before, *after))
        if _of(before, key) != _of(after, key)
    )


Told = dict[tuple[str, str], tuple[str, dict[str, str]]]


def _of(records: Told, key: tuple[str, str]) -> dict[str, str] | None:
    return records[key][1] if key in records else None


def _records(edition: Edition) -> Told:
    """Every record by kind and key: its name, and its fields as text."""
    told = data(edition)
    found: Told = {("edition", ""): (told["edition"]["title"], dict(_flat(told["edition"])))}
    for kind, listed in told["records"].items():
        for index, record in enumerate(listed):
            own = record["deck"] if kind == "decks" else record
            name = own.get("name") or own.get("term") or own.get("title") or str(index + 1)
            found[kind, own.get("id") or name] = (name, dict(_flat(own)))
    for deck, holds in edition.holds.items():
        for held in holds:
            fields = found["cards", held.card][1]
            numbers = ", ".join(filter(None, held.copies)) or str(len(held.copies))
            place = f"copies in {deck}"
            fields[place] = f"{fields[place]}, {numbers}" if place in fields else numbers
    return found


def _flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Plain data as paths and texts: `power.souls: 2+1`."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _flat(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and all(
        isinstance(part, dict) and "name" in part for part in value
    ):
        yield from _flat({part["name"]: part for part in value}, path)
    elif isinstance(value, list) and all(isinstance(part, str) for part in value):
        yield path, ", ".join(value)
    else:
        yield path, value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def as_data(old: Edition, new: Edition) -> dict[str, Any]:
    """The difference as plain data, for `--json`."""
    changes = difference(old, new)

    def named(change: Change) -> dict[str, Any]:
        return {"kind": change.kind, "id": change.key, "name": change.name}

    return {
        "from": old.id,
        "to": new.id,
        "added": [named(c) for c in changes if c.before is None],
        "removed": [named(c) for c in changes if c.after is None],
        "changed": [
            {**named(c), "fields": {f: {"from": a, "to": b} for f, a, b in c.fields}}
            for c in changes
            if c.before is not None and c.after is not None
        ],
    }


def as_text(old: Edition, new: Edition) -> str:
    """The difference for people: `+` added, `-` removed, `~` changed with its fields."""
    changes = difference(old, new)
    lines: list[str] = []
    for kind in dict.fromkeys(change.kind for change in changes):
        lines += ["", kind]
        for change in changes:
            if change.kind == kind:
                lines += _told(change)
    counts = {sign: sum(_sign(c) == sign for c in changes) for sign in "+-~"}
    total = f"{counts['+']} added, {counts['-']} removed, {counts['~']} changed"
    return "\n".join([f"{old.id} -> {new.id}: {total}", *lines, ""])


def _sign(change: Change) -> str:
    return "+" if change.before is None else "-" if change.after is None else "~"


def _told(change: Change) -> Iterator[str]:
    yield f"  {_sign(change)} {change.name}"
    if _sign(change) == "~":
        for field, before, after in change.fields:
            yield f"      {field}: {before or '(nothing)'} -> {after or '(nothing)'}"
