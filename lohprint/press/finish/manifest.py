"""What was printed where: which card, with which content, in which slot of which sheet.

Written as JSON beside the PDFs of an edition, so that spoiled or changed cards can be printed
again without the others.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from lohprint.catalog.files import replace as replace_file
from lohprint.catalog.record import Record, load
from lohprint.catalog.source import read
from lohprint.errors import StoreError, UsageError, nearest
from lohprint.press.shapes import Face, Group, Part, Shape, Use
from lohprint.press.sheets.page import Leaf, Page

FILE = "manifest.json"
REPRINT = "reprint-"
"""Components of cards that were printed again, one for each time."""


class Print(Record):
    """One card that was printed."""

    sheet: int
    slot: int
    id: str
    hash: str


class Manifest(Record):
    """Everything printed of an edition, by component, in the order of sheets and slots."""

    edition: str
    components: dict[str, tuple[Print, ...]] = {}

    def with_pages(self, component: str, pages: Iterable[Page]) -> Manifest:
        """With a component printed anew, as these pages have it; its old reprints are gone."""
        places = {
            (page.sheet, placed.slot): (placed.id, placed.hash)
            for page in pages
            if page.side == "front"
            for placed in page.placed
        }
        prints = tuple(
            Print(sheet=sheet, slot=slot, id=id_, hash=content)
            for (sheet, slot), (id_, content) in sorted(places.items())
        )
        ids = set() if component.startswith(REPRINT) else {p.id for p in prints}
        others = {
            name: tuple(p for p in old if not (name.startswith(REPRINT) and p.id in ids))
            for name, old in self.components.items()
        }
        return Manifest(edition=self.edition, components={**others, component: prints})

    def without(self, places: Iterable[Place]) -> Manifest:
        """With these prints thrown away."""
        gone = set(places)
        components = {
            name: tuple(p for p in prints if Place(name, p) not in gone)
            for name, prints in self.components.items()
        }
        return Manifest(edition=self.edition, components=components)

    @property
    def places(self) -> tuple[Place, ...]:
        """Every print with its component."""
        return tuple(Place(name, p) for name, prints in self.components.items() for p in prints)

    @property
    def next_reprint(self) -> str:
        """The name of the next component of reprints: `reprint-1`."""
        return f"{REPRINT}{sum(name.startswith(REPRINT) for name in self.components) + 1}"


class Place(NamedTuple):
    """Where a print is: a component, and the print's own sheet and slot."""

    component: str
    print: Print


class Fingerprints:
    """Hashes of what is to be seen on a piece; shapes that many share are read once."""

    def __init__(self) -> None:
        self._parts: dict[int, tuple[Part, str]] = {}
        self._faces: dict[int, tuple[Face, str]] = {}

    def stamped(self, leaf: Leaf) -> Leaf:
        """The leaf with the hash of its content: equal for equal prints, whatever made them."""
        sides = (leaf.front, leaf.back)
        text = "|".join(self._face(face) if face else "blank" for face in sides)
        return replace(leaf, hash=_hash(text))

    def _face(self, face: Face) -> str:
        if id(face) not in self._faces:
            size = (face.w, face.h, face.round, face.bleed)
            self._faces[id(face)] = (face, f"{size}{self.shapes(face.shapes)}")
        return self._faces[id(face)][1]

    def shapes(self, shapes: Iterable[Shape]) -> str:
        """The hash of what shapes look like together."""
        return _hash("".join(map(self._shape, shapes)))

    def _shape(self, shape: Shape) -> str:
        if isinstance(shape, Use):
            return f"{self.part(shape.part)}{shape.matrix}{shape.spoken}"
        if isinstance(shape, Group):
            inside = self.shapes(shape.shapes)
            return f"{inside}{shape.matrix}{shape.clip}{shape.opacity}"
        return repr(shape)

    def part(self, part: Part) -> str:
        """Equal for parts that look alike and are of one size."""
        if id(part) not in self._parts:
            plate = getattr(part.shapes, "plate", None)
            inside = plate.fingerprint if plate else self.shapes(part.shapes)
            self._parts[id(part)] = (part, f"{part.w} {part.h} {inside}")
        return self._parts[id(part)][1]


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write(manifest: Manifest, folder: Path) -> Path:
    """Put the manifest into a folder; returns its path. Raises StoreError."""
    data = {
        "edition": manifest.edition,
        "components": {
            name: [print_.model_dump() for print_ in prints]
            for name, prints in sorted(manifest.components.items())
        },
    }
    path = folder / FILE
    replace_file(path, (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode())
    return path


def load_manifest(folder: Path) -> Manifest:
    """The manifest of a folder. Raises StoreError where there is none, Faults for a bad one."""
    path = folder / FILE
    if not path.is_file():
        raise StoreError(path, "is not there", "'lohprint print' writes it; print first")
    return load(Manifest, read(path))


def opened(folder: Path, edition: str) -> Manifest:
    """The manifest to add to: the folder's own, or an empty one of this edition."""
    there = (folder / FILE).is_file()
    found = load_manifest(folder) if there else None
    return found if found and found.edition == edition else Manifest(edition=edition)


_PLACE = re.compile(r"(?:(?P<part>[a-z][a-z0-9-]*)/)?(?P<sheet>[0-9]+)(?:/(?P<slot>[0-9]+))?")


def selected(manifest: Manifest, text: str) -> tuple[Place, ...]:
    """The prints that `component/sheet/slot,sheet/slot,...` names, each once, in that order.

    A place without a component is of the last one named, or of the only one there is; without a
    slot it is the whole sheet. Raises UsageError for what was not printed.
    """
    part = next(iter(manifest.components)) if len(manifest.components) == 1 else None
    found: dict[Place, None] = {}
    for word in text.replace(" ", "").split(","):
        match = _PLACE.fullmatch(word)
        if not match:
            raise UsageError(f"'{word}' is no place; give sheet/slot, like 3/7, or asmodeus/3/7")
        part = match["part"] or part
        found |= dict.fromkeys(_at(manifest, part, int(match["sheet"]), match["slot"], word))
    return tuple(found)


def _at(
    manifest: Manifest, part: str | None, sheet: int, slot: str | None, word: str
) -> Sequence[Place]:
    known = sorted(manifest.components)
    if part is None:
        raise UsageError(f"'{word}' does not say of which file; write {known[0]}/{word}, for one")
    if part not in manifest.components:
        raise UsageError(f"nothing was printed of '{part}'; {nearest(part, known)}")
    prints = manifest.components[part]
    there = [Place(part, p) for p in prints if p.sheet == sheet and slot in (None, str(p.slot))]
    if not there:
        sheets = max((p.sheet for p in prints), default=0)
        slots = max((p.slot for p in prints if p.sheet == sheet), default=0)
        has = f"sheet {sheet} has {slots} slots" if slots else f"{part} has {sheets} sheets"
        raise UsageError(f"nothing was printed at '{word}'; {has}")
    return there


class Changes(NamedTuple):
    """Old prints to take out, and new cards to put in."""

    out: tuple[Place, ...]
    put: tuple[Leaf, ...]


def changes(manifest: Manifest, now: Mapping[str, Iterable[Leaf]]) -> Changes:
    """What differs between what was printed and what would be now, by component of `now`.

    A component that was never printed does not count, but for its cards that filled empty slots.
    """
    wanted = list(_wanted(manifest, now))
    new = Counter((leaf.id, leaf.hash) for leaf in wanted)
    out = []
    for place in manifest.places:
        key = (place.print.id, place.print.hash)
        if new[key]:
            new[key] -= 1
        else:
            out.append(place)
    old = Counter((place.print.id, place.print.hash) for place in manifest.places)
    put = []
    for leaf in wanted:
        if old[leaf.id, leaf.hash]:
            old[leaf.id, leaf.hash] -= 1
        else:
            put.append(leaf)
    return Changes(tuple(out), tuple(put))


def _wanted(manifest: Manifest, now: Mapping[str, Iterable[Leaf]]) -> Iterator[Leaf]:
    """What would be printed of the same components, and of the same fillers."""
    filled = Counter(place.print.id for place in manifest.places)
    for component, leaves in now.items():
        for leaf in leaves:
            if component in manifest.components:
                yield leaf
            elif filled[leaf.id] > 0:
                filled[leaf.id] -= 1
                yield leaf
