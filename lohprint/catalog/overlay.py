"""Translations: `cardsdb/<edition>/i18n/<lang>.yaml` laid over an edition, entry by entry.

What a translation leaves out keeps its original. An entry may say in `of` which original it was
made from (`fingerprint`), so that a later change of the original is noticed by `check --lang`.

    language: suomi
    words: {horde: lauma, ritual: rituaali}
    cards:
      dark-fiends: {name: Pimeyden pirut, of: "1f0c2d3e"}
    markers:
      starter: {name: Aloittaja, front: {label: Aloittaja}}
    glossary:
      Horde: {term: Lauma, meaning: Pöytään lyöty joukko.}
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from lohprint.catalog.edition import Edition
from lohprint.catalog.pieces import Markup, Name, Side
from lohprint.catalog.record import Record, load
from lohprint.catalog.source import Source, read
from lohprint.errors import DataError, Faults, Place, UsageError, nearest

ORIGINAL = "en"
"""The language of every edition as it stands."""


class Entry(Record):
    """What any translated piece may have: its name, and the original it was made from."""

    name: Name | None = None
    of: str | None = None


class OathEntry(Entry):
    """An Oath or a Bet."""

    text: Markup | None = None


class RealmEntry(OathEntry):
    """A home realm."""

    note: Markup | None = None


class CardEntry(RealmEntry):
    """A card."""

    two_player: Markup | None = None


class DevilEntry(RealmEntry):
    """A Devil."""

    title: str | None = None


class SideEntry(Record):
    """One side of a marker; its icon stays."""

    label: str | None = None
    line: str | None = None


class MarkerEntry(Entry):
    """A marker."""

    front: SideEntry | None = None
    back: SideEntry | None = None


class DeckEntry(Entry):
    """A deck."""

    advice: Markup | None = None


class TermEntry(Record):
    """A keyword, found by the original `term`."""

    term: str | None = None
    meaning: Markup | None = None
    of: str | None = None


class AidEntry(Record):
    """A box of the player aid, found by its original `title`."""

    title: str | None = None
    lines: tuple[Markup, ...] | None = None
    of: str | None = None


class FactsEntry(Record):
    """What `edition.yaml` says in words."""

    title: str | None = None
    subtitle: str | None = None
    credit: str | None = None
    of: str | None = None


class Overlay(Record):
    """One `i18n/<lang>.yaml`: by kind, then by id (or original term or title)."""

    language: str
    """The language's own name."""
    words: dict[str, str] = {}
    """Types, tags and kinds as faces and lists call them: `{horde: lauma}`."""
    facts: FactsEntry = FactsEntry()
    cards: dict[str, CardEntry] = {}
    devils: dict[str, DevilEntry] = {}
    realms: dict[str, RealmEntry] = {}
    oaths: dict[str, OathEntry] = {}
    markers: dict[str, MarkerEntry] = {}
    decks: dict[str, DeckEntry] = {}
    glossary: dict[str, TermEntry] = {}
    aid: dict[str, AidEntry] = {}


AnyEntry = Entry | TermEntry | AidEntry | FactsEntry

_ENTRIES: Mapping[str, type[Record]] = {
    "facts": FactsEntry,
    "cards": CardEntry,
    "devils": DevilEntry,
    "realms": RealmEntry,
    "oaths": OathEntry,
    "markers": MarkerEntry,
    "decks": DeckEntry,
    "glossary": TermEntry,
    "aid": AidEntry,
}


class Pair(NamedTuple):
    """An original and its translation, None where there is none."""

    kind: str
    key: str
    original: Record
    entry: AnyEntry | None


def languages(edition: Edition) -> tuple[str, ...]:
    """The translations an edition's folder holds: `("fi",)`."""
    return tuple(sorted(file.stem for file in edition.folder.glob("i18n/*.yaml")))


def localized(edition: Edition, lang: str | None) -> Edition:
    """The edition in `lang`; itself for None and for `en`.

    Raises UsageError where there is no such translation, Faults with every fault of its file.
    """
    if lang is None or lang == ORIGINAL:
        return edition
    return lay(edition, _read(edition, lang)[0], lang)


def lay(edition: Edition, overlay: Overlay, lang: str) -> Edition:
    """The edition with every entry of `overlay` in place of its original."""
    told = {kind: dict[str, Any]() for kind in _ENTRIES}
    for kind, key, original, entry in pairs(edition, overlay):
        told[kind][key] = _told(original, entry)
    facts, glossary, aid = told.pop("facts"), told.pop("glossary"), told.pop("aid")
    return replace(
        edition,
        facts=facts[""],
        glossary=tuple(glossary.values()),
        aid=tuple(aid.values()),
        lang=lang,
        words=overlay.words,
        **told,  # type: ignore[arg-type]  # each kind under the field of its own name
    )


def faults(edition: Edition, lang: str) -> tuple[DataError, ...]:
    """What `lang` lacks, and what it translates from an older original, in file order.

    Raises UsageError and Faults as `localized` does.
    """
    overlay, source = _read(edition, lang)
    return tuple(fault for pair in pairs(edition, overlay) for fault in _judged(pair, source))


def fingerprint(kind: str, original: Record) -> str:
    """Eight hex digits of all words of an original: what an entry's `of` holds.

    `kind` is the overlay's key it stands under: `cards`, `devils`, ... or `facts`.
    """
    words = json.dumps(_words(kind, original), ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(words.encode()).hexdigest()[:8]


def pairs(edition: Edition, overlay: Overlay) -> Iterator[Pair]:
    """Every original of the edition with its entry, in the order of the edition."""
    yield Pair("facts", "", edition.facts, overlay.facts)
    for kind, originals in _originals(edition).items():
        entries: Mapping[str, AnyEntry] = getattr(overlay, kind)
        for key, original in originals.items():
            yield Pair(kind, key, original, entries.get(key))


def _originals(edition: Edition) -> dict[str, Mapping[str, Record]]:
    kinds = ("cards", "devils", "realms", "oaths", "markers", "decks")
    found: dict[str, Mapping[str, Record]] = {kind: getattr(edition, kind) for kind in kinds}
    found["glossary"] = {term.term: term for term in edition.glossary}
    found["aid"] = {section.title: section for section in edition.aid}
    return found


def _read(edition: Edition, lang: str) -> tuple[Overlay, Source]:
    """A translation and its file, once it names only what the edition has."""
    if lang not in languages(edition):
        known = nearest(lang, (ORIGINAL, *languages(edition)))
        raise UsageError(f"{edition.id} is not translated to '{lang}'; {known}")
    source = read(edition.folder / "i18n" / f"{lang}.yaml")
    overlay = load(Overlay, source)
    strangers = [
        DataError(source.key((kind, key)), f"{edition.id} has no '{key}'", nearest(key, originals))
        for kind, originals in _originals(edition).items()
        for key in getattr(overlay, kind)
        if key not in originals
    ]
    if strangers:
        raise Faults(strangers)
    return overlay, source


def _told(original: Record, entry: AnyEntry | None) -> Record:
    """The original with what the entry says in place of its own words."""
    if entry is None:
        return original
    words: dict[str, Any] = {}
    for field in set(type(entry).model_fields) - {"of"}:
        value, own = getattr(entry, field), getattr(original, field)
        if isinstance(value, SideEntry) and own is not None:
            words[field] = own.model_copy(update=value.model_dump(exclude_none=True))
        elif value is not None:
            words[field] = value
    return original.model_copy(update=words)


def _words(kind: str, record: Record) -> dict[str, Any]:
    """What there is to translate, or is translated, by field: `name`, `front.label`, ..."""
    found: dict[str, Any] = {}
    for field in set(_ENTRIES[kind].model_fields) - {"of"}:
        value = getattr(record, field)
        if isinstance(value, Side | SideEntry):
            found |= {f"{field}.label": value.label, f"{field}.line": value.line}
        else:
            found[field] = value
    # A marker's "2" reads the same in every language.
    return {
        field: value for field, value in found.items() if re.search(r"[^\W\d]", str(value or ""))
    }


def _judged(pair: Pair, source: Source) -> Iterator[DataError]:
    """Whether one original is translated, wholly, and from what it says today."""
    what = f"{pair.kind.removesuffix('s')} '{pair.key}'" if pair.key else pair.kind
    if pair.entry is None:
        place = source.key((pair.kind,)) if (pair.kind,) in source.places else Place(source.file)
        yield DataError(place, f"{what} is not translated", "add it")
        return
    path = (pair.kind, pair.key) if pair.key else (pair.kind,)
    lacking = set(_words(pair.kind, pair.original)) - set(_words(pair.kind, pair.entry))
    if lacking:
        yield DataError(source.key(path), f"{what} lacks {', '.join(sorted(lacking))}", "add it")
    now = fingerprint(pair.kind, pair.original)
    if pair.entry.of not in (None, now):
        told = f"{what} translates {pair.entry.of}, an older original"
        yield DataError(source.at((*path, "of")), told, f'read it again, then write of: "{now}"')
