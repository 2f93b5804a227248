"""An edition is a folder of `cardsdb/`: load one, list them all. No central list."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import pydantic

from lohprint.catalog import cache
from lohprint.catalog import home as homes
from lohprint.catalog.facts import AidSection, DeckFile, Facts, File, Line, Rule, Setup, Term
from lohprint.catalog.pieces import Card, Copy, Deck, Devil, Held, Marker, Oath, Piece, Realm
from lohprint.catalog.record import Record, load
from lohprint.catalog.source import Path_, Source, gather
from lohprint.errors import DataError, Faults, LohError, Place, UsageError, nearest


@dataclass(frozen=True)
class Edition:
    """One edition, loaded: frozen records, and the place in a file of each."""

    id: str
    folder: Path
    facts: Facts
    cards: Mapping[str, Card]
    devils: Mapping[str, Devil]
    realms: Mapping[str, Realm]
    oaths: Mapping[str, Oath]
    markers: Mapping[str, Marker]
    decks: Mapping[str, Deck]
    holds: Mapping[str, tuple[Held, ...]]
    """By deck id, in the order of the deck's file."""
    glossary: tuple[Term, ...] = ()
    aid: tuple[AidSection, ...] = ()
    manifest: tuple[Line, ...] = ()
    setup: tuple[Setup, ...] = ()
    rules: tuple[Rule, ...] = ()
    places: Mapping[tuple[str, str], tuple[Source, Path_]] = field(default_factory=dict, repr=False)
    """(kind, id) to where the record stands; kinds are the field names above and `facts`."""
    lang: str = "en"
    words: Mapping[str, str] = field(default_factory=dict)
    """What a translation calls types, tags and kinds: `{horde: lauma}`; empty in the original."""

    def place(self, kind: str, id_: str, *path: str | int) -> Place:
        """Where the value at `path` of a record stands in its file."""
        source, base = self.places[kind, id_]
        return source.at((*base, *path))

    @cached_property
    def copies(self) -> tuple[Copy, ...]:
        """Every physical card of every deck, in deck order."""
        return tuple(
            Copy(self.cards[held.card], number, deck)
            for deck in self.decks.values()
            for held in self.holds[deck.id]
            for number in held.copies
        )

    def copies_in(self, deck: str) -> tuple[Copy, ...]:
        """The physical cards of one deck."""
        return tuple(copy for copy in self.copies if copy.deck and copy.deck.id == deck)

    def pieces(self) -> Iterator[Piece]:
        """Every distinct piece: cards, Devils, realms, Oaths, markers."""
        for group in (self.cards, self.devils, self.realms, self.oaths, self.markers):
            yield from group.values()


def names(home: Path | None = None) -> tuple[str, ...]:
    """The editions there are, by folder name."""
    root = homes.find(home) / "cardsdb"
    return tuple(sorted(file.parent.name for file in root.glob("*/edition.yaml")))


def load_edition(name: str | Path, home: Path | None = None) -> Edition:
    """Load an edition by its folder name in `home`, or by the path of its folder.

    One that passed the gate before, and has not changed, comes from the cache.
    Raises UsageError where there is none, Faults with every fault of its files.
    """
    folder = _folder(name, home)
    files = [folder / "edition.yaml", *sorted(folder.glob("*.yaml"))]
    files = list(dict.fromkeys(files)) + sorted(folder.glob("cards/*.yaml"))
    files += sorted(folder.glob("decks/*.yaml"))
    place = _place(folder, files)
    found = cache.read(place) if place else None
    if found is not None:
        known: Edition = pickle.loads(found)  # from the user's own cache
        return known
    edition = _gated(folder, files)
    if place:
        cache.keep(place, pickle.dumps(edition))
    return edition


def _place(folder: Path, files: list[Path]) -> str:
    """Where the cache holds an edition made from these files; "" where one cannot be read."""
    code = cache.program("catalog", pydantic.VERSION)
    try:
        content = [(str(file), hashlib.sha256(file.read_bytes()).hexdigest()) for file in files]
    except OSError:
        return ""
    return cache.shelf("editions", cache.key(code, str(folder), content)) + "/edition"


def _gated(folder: Path, files: list[Path]) -> Edition:
    """An edition from its files. Raises Faults."""
    sources, faults = gather(files)
    reader = Reader(folder, list(faults))
    for source in sources:
        reader.add(source)
    return reader.edition()


def _folder(name: str | Path, home: Path | None) -> Path:
    path = Path(name)
    if (path / "edition.yaml").is_file():
        return path
    folder = homes.find(home) / "cardsdb" / str(name)
    if not (folder / "edition.yaml").is_file() or "/" in str(name):
        raise UsageError(f"there is no edition '{name}'; {_instead(path, home)}")
    return folder


def _instead(path: Path, home: Path | None) -> str:
    """What was probably meant by a name or folder that is no edition."""
    if (Path("cardsdb") / path / "edition.yaml").is_file():
        return "this folder's own is found with --home ."
    if path.is_dir():
        return "a folder of one holds an edition.yaml"
    above = next((up for up in path.parents[:2] if (up / "edition.yaml").is_file()), None)
    return f"give its folder, {above}" if above else nearest(str(path), names(home))


class Reader:
    """Collects the records of an edition's files, and every fault among them."""

    def __init__(self, folder: Path, faults: list[LohError]) -> None:
        self.folder, self.faults = folder, faults
        self.facts: Facts | None = None
        self.groups: dict[str, dict[str, Record]] = {
            kind: {} for kind in ("cards", "devils", "realms", "oaths", "markers", "decks")
        }
        self.holds: dict[str, tuple[Held, ...]] = {}
        self.glossary: list[Term] = []
        self.aid: list[AidSection] = []
        self.manifest: list[Line] = []
        self.setup: list[Setup] = []
        self.rules: list[Rule] = []
        self.places: dict[tuple[str, str], tuple[Source, Path_]] = {}

    def add(self, source: Source) -> None:
        """Read one file by its name and folder."""
        try:
            if source.file.name == "edition.yaml":
                self.facts = load(Facts, source)
                self.places["facts", ""] = (source, ())
            elif source.file.parent.name == "decks":
                self.add_deck(source, load(DeckFile, source))
            else:
                self.add_file(source, load(File, source))
        except Faults as several:
            self.faults.extend(several.faults)

    def add_deck(self, source: Source, file: DeckFile, at: Path_ = ()) -> None:
        """A deck and what it holds, which stand at `at` in `source`."""
        self.put("decks", file.deck.id, file.deck, source, (*at, "deck"))
        self.holds[file.deck.id] = file.holds
        self.places["holds", file.deck.id] = (source, (*at, "holds"))

    def add_file(self, source: Source, file: File, at: Path_ = ()) -> None:
        """Any of the lists a file may hold, which stand at `at` in `source`."""
        for kind in ("cards", "devils", "realms", "oaths", "markers"):
            for index, record in enumerate(getattr(file, kind)):
                self.put(kind, record.id, record, source, (*at, kind, index))
        self.glossary.extend(file.glossary)
        self.aid.extend(file.aid)
        self.manifest.extend(file.manifest)
        self.setup.extend(file.setup)
        self.rules.extend(file.rules)

    def put(self, kind: str, id_: str, record: Record, source: Source, path: Path_) -> None:
        """Keep a record under its id; a second one with the same id is a fault."""
        if id_ in self.groups[kind]:
            first, base = self.places[kind, id_]
            what = f"{kind.removesuffix('s')} '{id_}' is here and at {first.at(base)}"
            fix = f"give one of them another id, like 'id: {id_}-2'"
            self.faults.append(DataError(source.at(path), what, fix))
            return
        self.groups[kind][id_] = record
        self.places[kind, id_] = (source, path)

    def edition(self) -> Edition:
        """The edition. Raises Faults when there was any fault, unknown references included."""
        if not self.faults:  # else a card may be missing only because its file has a fault
            self.check_holds()
            self.check_numbers()
        if self.faults or self.facts is None:
            raise Faults(self.faults)
        return Edition(
            self.folder.resolve().name,
            self.folder,
            self.facts,
            **self.groups,  # type: ignore[arg-type]  # each group holds one kind, by construction
            holds=self.holds,
            glossary=tuple(self.glossary),
            aid=tuple(self.aid),
            manifest=tuple(self.manifest),
            setup=tuple(self.setup),
            rules=tuple(self.rules),
            places=self.places,
        )

    def check_holds(self) -> None:
        """A deck may hold only cards there are."""
        for deck, holds in self.holds.items():
            source, base = self.places["holds", deck]
            for index, held in enumerate(holds):
                if held.card not in self.groups["cards"]:
                    place = source.at((*base, index, "card"))
                    fix = nearest(held.card, self.groups["cards"])
                    self.faults.append(DataError(place, f"no card has the id '{held.card}'", fix))

    def check_numbers(self) -> None:
        """A number that tells the copies of a deck apart stands on one of them."""
        for deck, holds in self.holds.items():
            source, base = self.places["holds", deck]
            seen: dict[str, tuple[str, Place]] = {}
            for path, card, number in numbered(holds):
                place = source.at((*base, *path))
                if number in seen:
                    self.faults.append(twice(number, card, place, *seen[number]))
                seen.setdefault(number, (card, place))


def numbered(holds: tuple[Held, ...]) -> Iterator[tuple[Path_, str, str]]:
    """Where in what a deck holds each number of its own stands, on which card, and the number."""
    for index, held in enumerate(holds):
        for at, entry in enumerate(held.numbers):
            number = entry if isinstance(entry, str) else entry.value
            yield (index, "numbers", at), held.card, number


def twice(number: str, card: str, place: Place, other: str, first: Place) -> DataError:
    """The fault of a number that is on two copies."""
    what = f"number {number} is on {card} here and on {other} at {first}"
    return DataError(place, what, "give one of them another number")
