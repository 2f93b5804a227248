"""What a command means by an edition: a name, a folder, or a tuned deck's file, in a language."""

from __future__ import annotations

from pathlib import Path

from lohprint.catalog.edition import Edition, load_edition


def open_edition(name: str | Path, home: Path | None = None, lang: str | None = None) -> Edition:
    """The edition of that name or folder, or with the deck of a tuned deck file as its only one.

    Raises what `load_edition`, `localized` and `tuned` raise.
    """
    if Path(name).suffix not in (".yaml", ".yml"):
        return _localized(load_edition(name, home), lang)
    from lohprint.catalog.record import load
    from lohprint.catalog.source import read
    from lohprint.catalog.tune import Tuned, tuned

    source = read(Path(name))
    if isinstance(source.data, dict) and "base" not in source.data:
        of_edition = (up / "edition.yaml" for up in Path(name).parents[:2])
        if any(file.is_file() for file in of_edition):
            return load_edition(name, home)  # which says to give the folder
    edition = load_edition(load(Tuned, source).edition, home)
    return tuned(_localized(edition, lang), source)


def _localized(edition: Edition, lang: str | None) -> Edition:
    if lang is None:
        return edition
    from lohprint.catalog.overlay import localized  # most commands name no language

    return localized(edition, lang)
