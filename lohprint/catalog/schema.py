"""JSON Schema of every kind of file, for editors that complete and check YAML as it is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lohprint.catalog.facts import DeckFile, Facts, File
from lohprint.catalog.overlay import Overlay
from lohprint.catalog.portable import Portable
from lohprint.catalog.record import Record
from lohprint.catalog.tune import Tuned

SCHEMAS: Mapping[str, type[Record]] = {
    "cards": File,
    "deck": DeckFile,
    "edition": Facts,
    "list": Portable,
    "translation": Overlay,
    "tuned": Tuned,
}
"""Kinds of files: pieces, decks/*.yaml, edition.yaml, lists, i18n/*.yaml, tuned decks."""


def schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of one of SCHEMAS."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **SCHEMAS[kind].model_json_schema(by_alias=True),
    }
