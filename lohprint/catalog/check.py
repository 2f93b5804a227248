"""What one record cannot know: counts, references and printed totals of a whole edition."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from html import unescape

from lohprint.catalog.edition import Edition, numbered, twice
from lohprint.catalog.facts import Printed
from lohprint.catalog.force import Count
from lohprint.catalog.pieces import PICTURES, Card
from lohprint.catalog.power import AREAS, Area
from lohprint.errors import DataError, Place, nearest

_RULING = re.compile(r"A(3|4P|4|5|6)-\d\d\b|lost list|[a-z0-9-]+ line")


def check(
    edition: Edition, unprintable: Callable[[str], str] | None = None
) -> tuple[DataError, ...]:
    """Every fault of a loaded edition, in the order of their places.

    `unprintable` gives back the letters of a text that no font of the press can draw.
    """
    faults = [
        *_devils(edition),
        *_numbers(edition),
        *_unheld(edition),
        *_decks(edition),
        *_counts(edition),
        *_realms(edition),
        *_inferred(edition),
        *_pictures(edition),
    ]
    if unprintable is not None:
        faults += _glyphs(edition, unprintable)
    return tuple(sorted(faults, key=lambda fault: fault.place))


def summary(edition: Edition) -> str:
    """What was counted, in a line."""
    oaths: Counter[str] = Counter()
    for oath in edition.oaths.values():
        oaths[oath.kind] += oath.quantity
    counted = (
        (len(edition.devils), "Devil"),
        (len(edition.realms), "realm"),
        (oaths["oath"], "Oath"),
        (oaths["bet"], "Bet"),
        (sum(marker.quantity for marker in edition.markers.values()), "marker"),
    )
    cards = f"{_many(len(edition.copies), 'card')} in {_many(len(edition.decks), 'deck')}"
    others = [_many(count, what) for count, what in counted if count]
    return ", ".join([cards] * bool(edition.copies) + others) or "no pieces"


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _devils(edition: Edition) -> Iterator[DataError]:
    """Every Devil that a record names is one of the edition."""
    for kind in ("cards", "decks", "oaths", "markers"):
        for id_, record in getattr(edition, kind).items():
            devil = record.devil
            if devil is not None and devil not in edition.devils:
                place = edition.place(kind, id_, "devil")
                yield DataError(
                    place, f"no Devil has the id '{devil}'", nearest(devil, edition.devils)
                )


def _numbers(edition: Edition) -> Iterator[DataError]:
    """A number that tells copies apart stands on one copy only, of all decks."""
    seen: dict[str, tuple[str, Place]] = {}
    for deck, holds in edition.holds.items():
        source, base = edition.places["holds", deck]
        for path, card, number in numbered(holds):
            place = source.at((*base, *path))
            if number in seen:
                yield twice(number, card, place, *seen[number])
            seen.setdefault(number, (card, place))


def _unheld(edition: Edition) -> Iterator[DataError]:
    """Every card is in some deck."""
    held = {entry.card for holds in edition.holds.values() for entry in holds}
    for id_ in edition.cards:
        if id_ not in held:
            place = edition.place("cards", id_)
            yield DataError(place, f"card '{id_}' is in no deck", "add it to a file of decks/")


def _decks(edition: Edition) -> Iterator[DataError]:
    """Each deck adds up to what the source prints."""
    for deck, printed in edition.facts.printed.items():
        place = edition.place("facts", "", "printed", deck)
        if deck not in edition.decks:
            known = nearest(deck, edition.decks)
            yield DataError(place, f"printed totals for '{deck}', which is no deck", known)
            continue
        for what, wanted, found in _totals(edition, deck, printed):
            if wanted != found:
                fix = "mend the deck or the printed total"
                yield DataError(place, f"{deck}: {what} are {found}, printed {wanted}", fix)


def _totals(edition: Edition, deck: str, printed: Printed) -> Iterator[tuple[str, int, int]]:
    """(what, printed, found) for everything the source prints of a deck."""
    copies = [copy for copy in edition.copies_in(deck) if isinstance(copy.piece, Card)]
    cards = [copy.piece for copy in copies if isinstance(copy.piece, Card)]
    main = [card for card in cards if not (printed.extra and "alliance" in card.tags)]
    yield "cards", printed.cards, len(main)
    yield "extra cards", printed.extra, len(cards) - len(main)
    dots = Counter(str(card.dots) for card in main)
    yield from ((f"cards of {n} power dots", want, dots[n]) for n, want in printed.dots.items())
    types: Counter[str] = Counter(card.type for card in main)
    yield from ((f"{kind} cards", want, types[kind]) for kind, want in printed.types.items())
    tags: Counter[str] = Counter(tag for card in main for tag in card.tags)
    yield from ((f"{tag} cards", want, tags[tag]) for tag, want in printed.tags.items())
    if printed.maximum is not None:
        for area in AREAS:
            wanted: int = getattr(printed.maximum, area)
            yield f"maximum {area}", wanted, maximum(cards, area)


def maximum(cards: list[Card], area: Area) -> int:
    """The source's theoretical maximum of a deck: highest printed base and every printed bonus.

    Card text is ignored, but for X: all soul hordes for the first copy of each name, else 1
    (ruling A5-09).
    """
    values = [(card, card.power.value(area)) for card in cards if card.power is not None]
    base = max((value.base or 0 for _, value in values), default=0)
    souls = sum("soul" in card.tags for card in cards)
    total, first = base + sum(value.bonus for _, value in values), set()
    for card, value in values:
        if value.counted:
            rest = next(e.rest for e in card.effects if isinstance(e, Count) and e.area == area)
            total += rest if card.id in first else souls
            first.add(card.id)
    return total


def _counts(edition: Edition) -> Iterator[DataError]:
    """Other pieces are as many as the source prints."""
    found: Counter[str] = Counter()
    found["devil"], found["realm"] = len(edition.devils), len(edition.realms)
    for oath in edition.oaths.values():
        found[oath.kind] += oath.quantity
    for id_, marker in edition.markers.items():
        found["marker"] += marker.quantity
        found[id_] += marker.quantity
    found["card"] = len(edition.copies)
    for line in edition.manifest:
        found[f"manifest_{line.part}"] += line.quantity
        found[f"manifest_{line.part}_lines"] += 1
    for kind, wanted in edition.facts.counts.items():
        if found[kind] != wanted:
            place = edition.place("facts", "", "counts", kind)
            fix = "mend the pieces or the printed count"
            yield DataError(place, f"{kind}: {found[kind]} here, printed {wanted}", fix)


def _realms(edition: Edition) -> Iterator[DataError]:
    """A realm column that the edition calls a permutation holds each value once."""
    for area in edition.facts.permutations:
        seen: dict[int, str] = {}
        for id_, realm in edition.realms.items():
            value: int = getattr(realm.values, area)
            place = edition.place("realms", id_, "values", area)
            if value in seen:
                what = f"{area} {value} is on {realm.name} and on {seen[value]}"
                yield DataError(place, what, "each value stands on one realm")
            elif not 1 <= value <= len(edition.realms):
                fix = f"give 1 to {len(edition.realms)}"
                yield DataError(place, f"{area} {value} on {realm.name}", fix)
            seen.setdefault(value, realm.name)


def _inferred(edition: Edition) -> Iterator[DataError]:
    """What we inferred names a field or a constant there is, and a ruling."""
    for name in edition.facts.inferred:
        if name not in edition.facts.constants:
            known = nearest(name, edition.facts.constants)
            place = edition.place("facts", "", "inferred", name)
            yield DataError(place, f"inferred names no constant '{name}'", known)
    for kind in ("cards", "devils", "realms", "oaths", "markers", "decks"):
        for id_, record in getattr(edition, kind).items():
            for field, ruling in record.inferred.items():
                place = edition.place(kind, id_, "inferred", field)
                if field not in type(record).model_fields:
                    known = nearest(field, type(record).model_fields)
                    yield DataError(place, f"inferred names no field '{field}'", known)
                if not _RULING.match(ruling):
                    yield DataError(place, f"'{ruling}' is no ruling", "write it like A5-03")


def _pictures(edition: Edition) -> Iterator[DataError]:
    """A picture that a record names is in the edition's folder."""
    for kind in ("cards", "devils", "realms"):
        for id_, record in getattr(edition, kind).items():
            if record.art and not (edition.folder / record.art).is_file():
                known = (p for p in edition.folder.rglob("*.*") if p.suffix.lower() in PICTURES)
                names = [path.relative_to(edition.folder).as_posix() for path in known]
                place = edition.place(kind, id_, "art")
                fix = nearest(record.art, names) if names else f"put it into {edition.folder}"
                yield DataError(place, f"no picture is called '{record.art}' here", fix)


def _glyphs(edition: Edition, unprintable: Callable[[str], str]) -> Iterator[DataError]:
    """Every letter of every name and text can be printed."""
    for kind in ("cards", "devils", "realms", "oaths", "markers"):
        for id_, record in getattr(edition, kind).items():
            for field in ("name", "title", "text", "two_player", "note"):
                missing = unprintable(unescape(getattr(record, field, None) or ""))
                if missing:
                    place = edition.place(kind, id_, field)
                    named = ", ".join(f"{letter} (U+{ord(letter):04X})" for letter in missing)
                    fix = "write it with other letters, or give a font that has them"
                    yield DataError(place, f"no font can print {named}", fix)
