"""The published schemas accept what ships, and refuse what the gate refuses."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from lohprint.catalog.edition import load_edition
from lohprint.catalog.lists import listing, render
from lohprint.catalog.schema import SCHEMAS, schema
from lohprint.catalog.source import read


def as_json(value: Any) -> Any:
    """Plain data as JSON has it: lists for tuples."""
    return json.loads(json.dumps(value))


def kind_of(file: Path) -> str:
    """Which schema a file of an edition's folder falls under."""
    return {"decks": "deck", "i18n": "translation"}.get(
        file.parent.name, "edition" if file.name == "edition.yaml" else "cards"
    )


@pytest.mark.parametrize("kind", SCHEMAS)
def test_every_schema_is_one(kind: str) -> None:
    Draft202012Validator.check_schema(schema(kind))


def test_every_file_that_ships_keeps_its_schema(edition_name: str) -> None:
    for file in sorted(load_edition(edition_name).folder.rglob("*.yaml")):
        faults = list(
            Draft202012Validator(schema(kind_of(file))).iter_errors(as_json(read(file).data))
        )
        assert not faults, f"{file}: {faults[0].message}"


def test_every_list_keeps_its_schema(edition_name: str) -> None:
    told = json.loads(render(listing(load_edition(edition_name)), "json"))
    Draft202012Validator(schema("list")).validate(told)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("cards", {"cards": [{"name": "Fox", "type": "hord"}]}),
        ("cards", {"cards": [{"name": "Fox", "type": "horde", "colour": "red"}]}),
        ("deck", {"deck": {"name": "Wood"}, "holds": []}),
        ("tuned", {"name": "A", "edition": "5e", "base": "asmodeus", "limit": -1}),
        ("translation", {"cards": {}}),
    ],
)
def test_what_the_gate_refuses_the_schema_refuses(kind: str, value: dict[str, Any]) -> None:
    assert not Draft202012Validator(schema(kind)).is_valid(value)
