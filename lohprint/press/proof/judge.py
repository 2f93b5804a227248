"""A theme put to the test: everything drawn, everything readable, everything told apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from lohprint.catalog.edition import Edition
from lohprint.catalog.pieces import Card, Copy
from lohprint.errors import LayoutError, LohError
from lohprint.press.components import components
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import Theme
from lohprint.press.proof.discern import Pair, pairs
from lohprint.press.proof.legible import Reading, readings
from lohprint.press.shapes import Face, Use

LEAST: Mapping[str, float] = {"dominions": 4.0, "owners": 1.0, "types": 1.0, "backs": 4.0}
"""How many square millimeters must differ, by what is to be told apart."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was drawn and measured, and every fault found."""

    faces: int
    readings: tuple[Reading, ...]
    pairs: tuple[tuple[str, Pair], ...]
    faults: tuple[LohError, ...]

    def summary(self) -> str:
        """The measures in a line."""
        size = min((reading.size for reading in self.readings), default=0.0)
        contrast = min((reading.contrast for reading in self.readings), default=0.0)
        return (
            f"{self.faces} faces, {len(self.readings)} lines of text, smallest {size:g} pt, "
            f"least contrast {contrast:.1f}:1, {len(self.pairs)} pairs told apart without color"
        )


def judge(theme: Theme, editions: Iterable[Edition]) -> Verdict:
    """Draw every piece of the editions in a theme and measure it."""
    count, faults, found, told = 0, Told(), list[Reading](), list[tuple[str, Pair]]()
    for edition in editions:
        compositor = Compositor(edition, theme)
        faces = _drawn(edition, compositor, faults)
        count += len(faces)
        found += readings(faces, theme.fonts)
        if not faults:
            told += told_apart(edition, compositor)
    for fault in (fault for reading in found for fault in reading.faults()):
        faults.tell(fault)
    for what, pair in told:
        if pair.area < LEAST[what]:
            faults.tell(_alike(what, pair))
    return Verdict(count, tuple(found), tuple(told), tuple(faults.values()))


class Told(dict[tuple[str, ...], LohError]):
    """Faults by what they say, each told once."""

    def tell(self, fault: LohError) -> None:
        """Keep a fault, unless it was told before."""
        self.setdefault(fault.lines(), fault)


def _drawn(edition: Edition, compositor: Compositor, faults: Told) -> list[Face]:
    """Every different face and back that can be drawn."""
    faces: dict[tuple[str, str, str], Face] = {}
    for copy, side in _sides(edition):
        try:
            face = compositor.front(copy) if side == "front" else compositor.back(copy)
        except LohError as fault:
            faults.tell(fault)
            continue
        if face is not None:
            faces[copy.piece.kind, copy.piece.id if side == "front" else face.name, side] = face
    return [*faces.values()]


def _alike(what: str, pair: Pair) -> LayoutError:
    measured = f"differ by {pair.area:.1f} square millimeters ({pair.eye})"
    fix = f"let their shapes differ by {LEAST[what]:g}"
    return LayoutError(f"{pair.one} and {pair.other}", what, measured, fix)


def _sides(edition: Edition) -> Iterator[tuple[Copy, str]]:
    """Every piece that is drawn differently, front and back."""
    seen = set()
    for part in components(edition):
        for copy in part.copies:
            key = (part.id, copy.piece.id)
            if key not in seen:
                seen.add(key)
                yield copy, "front"
                yield copy, "back"


def told_apart(edition: Edition, compositor: Compositor) -> Iterator[tuple[str, Pair]]:
    """Every pair of what players must tell apart at a glance."""
    for what, faces in (
        ("dominions", _icons(compositor)),
        ("backs", _backs(edition, compositor)),
        ("owners", _owners(edition, compositor)),
        ("types", _types(edition, compositor)),
    ):
        for pair in pairs(faces, compositor.theme.fonts):
            yield what, pair


def _icons(compositor: Compositor) -> dict[str, Face]:
    """The dominions as large as beside a value: 6 mm."""
    made = {}
    for name in ("politics", "souls", "military"):
        part = compositor.parts[name]
        scale = 6 / max(part.w, part.h)
        made[name] = Face(name, 6, 6, (Use(part, (scale, 0, 0, scale, 0, 0)),))
    return made


def _backs(edition: Edition, compositor: Compositor) -> dict[str, Face]:
    firsts = {deck.back: edition.copies_in(id_)[0] for id_, deck in edition.decks.items()}
    backs = {name: compositor.back(copy) for name, copy in firsts.items()}
    return {f"back of {name}": face for name, face in backs.items() if face is not None}


def _owners(edition: Edition, compositor: Compositor) -> dict[str, Face]:
    """One card as it looks in every Devil's deck."""
    owned = [deck for deck in edition.decks.values() if deck.devil]
    shared = [
        card
        for card in edition.cards.values()
        if not card.devil
        and any(held.card == card.id for d in owned for held in edition.holds[d.id])
    ]
    if not shared:
        return {}
    return {deck.name: compositor.front(Copy(shared[0], "", deck)) for deck in owned}


def _types(edition: Edition, compositor: Compositor) -> dict[str, Face]:
    """A blank card of each type in one deck: what is left is the sign of its type."""
    deck = next(iter(edition.decks.values()), None)
    kinds: dict[str, Card] = {}
    for card in edition.cards.values():
        kinds.setdefault(card.type, card)
    return {
        kind: compositor.front(
            Copy(Card(name="Blank", id="blank", type=card.type, tags=()), "", deck)
        )
        for kind, card in kinds.items()
    }
