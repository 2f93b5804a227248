"""The rows of a list: one for every card a deck holds, then Devils, realms, Oaths and markers.

A `Listed` is a piece with the numbers printed on its copies, which a query may narrow; a `Row` is
what a list says of it, in plain text. `text` here is for people: icons are words, `&amp;` is `&`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from xml.etree import ElementTree

from lohprint.catalog.edition import Edition
from lohprint.catalog.facts import Line as ManifestLine
from lohprint.catalog.pieces import Card, Copy, Deck, Devil, Held, Marker, Oath, Piece, Realm
from lohprint.catalog.power import AREAS, Power
from lohprint.catalog.record import Record
from lohprint.catalog.slug import slug

ICON_WORDS: Mapping[str, str] = {
    "politics": "Politics",
    "souls": "Souls",
    "military": "Military",
    "dot": "●",
}


@dataclass(frozen=True)
class Component:
    """One line of the list of components of a game whose cards are not ours to print."""

    line: ManifestLine
    kind: str = "component"
    text: str = ""

    @property
    def id(self) -> str:
        """The name made file-safe."""
        return slug(self.line.name)

    @property
    def name(self) -> str:
        """As the game's rules print it."""
        return self.line.name

    @property
    def tags(self) -> tuple[str, ...]:
        """The part of the list it stands in."""
        return (self.line.part,)

    @property
    def note(self) -> str:
        """What is to be known of it."""
        return self.line.note

    @property
    def inferred(self) -> Mapping[str, str]:
        """Which of its fields are our reading, and by which ruling."""
        return self.line.inferred


@dataclass(frozen=True)
class Listed:
    """One line of a list: `numbers` has an entry for every copy, `""` where none is printed."""

    piece: Piece | Component
    numbers: tuple[str, ...]
    deck: Deck | None = None
    held: Held | None = None

    @property
    def printed(self) -> tuple[str, ...]:
        """The different numbers printed on the copies, or meant for them where there is none."""
        meant = (self.held.number,) if self.held and self.held.number else ()
        return tuple(dict.fromkeys(filter(None, self.numbers or meant)))

    @property
    def copies(self) -> tuple[Copy, ...]:
        """The physical pieces the line stands for; none of a component, which is not ours."""
        if isinstance(self.piece, Component):
            return ()
        return tuple(Copy(self.piece, number, self.deck) for number in self.numbers)


class Row(Record):
    """What a list says of one line; the fields are the columns, in their order."""

    id: str
    name: str
    quantity: int
    numbers: tuple[str, ...] = ()
    """The different numbers printed on the copies."""
    deck: str | None = None
    devil: str | None = None
    """Whose card it is."""
    type: str
    """The card's type, or `devil`, `realm`, `oath`, `bet`, `marker`, `component`."""
    tags: tuple[str, ...] = ()
    power: str | None = None
    """As printed: `2+1/3/0`, `PSM`, `6`."""
    politics: str | None = None
    souls: str | None = None
    military: str | None = None
    dots: int | None = None
    text: str = ""
    two_player: str | None = None
    note: str | None = None
    title: str | None = None
    inferred: tuple[str, ...] = ()
    """What is our reading of the source, and by which ruling: `dots: A5-01`."""


COLUMNS = tuple(Row.model_fields)
_TEXTS = ("text", "two_player", "note")


def lines(edition: Edition) -> tuple[Listed, ...]:
    """Every line of an edition: deck by deck, then cards in no deck, then all other pieces."""
    return (*_held(edition), *_loose(edition))


def _held(edition: Edition) -> Iterator[Listed]:
    for deck in edition.decks.values():
        for held in edition.holds[deck.id]:
            yield Listed(edition.cards[held.card], held.copies, deck, held)


def _loose(edition: Edition) -> Iterator[Listed]:
    held = {held.card for holds in edition.holds.values() for held in holds}
    for piece in edition.pieces():
        match piece:
            case Card():
                if piece.id not in held:
                    yield Listed(piece, ())
            case Oath() | Marker():
                yield Listed(piece, ("",) * piece.quantity)
            case Devil():
                yield Listed(piece, (piece.number or "",))
            case Realm():
                yield Listed(piece, ("",))
    for line in edition.manifest:
        yield Listed(Component(line), ("",) * line.quantity)


def rows(chosen: Iterable[Listed], words: Mapping[str, str] = ICON_WORDS) -> tuple[Row, ...]:
    """What a list says of each line; `words` are what a translation calls the icons."""
    return tuple(row(line, words) for line in chosen)


def row(line: Listed, words: Mapping[str, str] = ICON_WORDS) -> Row:
    """What a list says of one line."""
    piece = line.piece
    spoken = {field: plain(text, words) for field in _TEXTS if (text := text_of(piece, field))}
    power = power_of(piece)
    printed = values(power)
    return Row(
        id=piece.id,
        name=piece.name,
        quantity=len(line.numbers),
        numbers=line.printed,
        deck=line.deck.id if line.deck else None,
        devil=devil_of(line),
        type=piece.kind,
        tags=getattr(piece, "tags", ()),
        power=str(power) if power else None,
        politics=printed[0],
        souls=printed[1],
        military=printed[2],
        dots=dots_of(piece),
        text=spoken.get("text", ""),
        two_player=spoken.get("two_player"),
        note=spoken.get("note"),
        title=piece.title if isinstance(piece, Devil) else None,
        inferred=tuple(_inferred(line)),
    )


def devil_of(line: Listed) -> str | None:
    """The Devil a line belongs to: by its own word, or its deck's."""
    own = line.piece.id if isinstance(line.piece, Devil) else getattr(line.piece, "devil", None)
    return own or (line.deck.devil if line.deck else None)


def power_of(piece: Piece | Component) -> Power | None:
    """A card's printed power, and a realm's values or defense in the same form."""
    if isinstance(piece, Card):
        return piece.power
    if isinstance(piece, Realm) and piece.values:
        return Power(**{area: str(getattr(piece.values, area)) for area in AREAS})
    if isinstance(piece, Realm) and piece.defense is not None:
        return Power(strength=str(piece.defense))
    return None


def values(power: Power | None) -> tuple[str | None, str | None, str | None]:
    """Politics, Souls and Military as printed; of dots (6e) their count."""
    if power is None or power.strength is not None:
        return (None, None, None)
    if power.dots is None:
        return (power.politics, power.souls, power.military)
    counts = [str(power.dots.count(area[0].upper())) for area in AREAS]
    return ("*", "*", "*") if power.dots == "*" else (counts[0], counts[1], counts[2])


def dots_of(piece: Piece | Component) -> int | None:
    """Power dots: those a 5e card is worth, or those printed on a 6e card."""
    if not isinstance(piece, Card) or piece.dots is not None:
        return getattr(piece, "dots", None)
    printed = piece.power.dots if piece.power else None
    return None if printed in (None, "*") else len(printed or "")


def text_of(piece: Piece | Component, field: str = "text") -> str:
    """The markup of a piece's text, or of another of its texts; of a marker, its sides' words."""
    if not (isinstance(piece, Marker) and field == "text"):
        return getattr(piece, field, None) or ""
    sides = [side for side in (piece.front, piece.back) if side]
    words = [word for side in sides for word in (side.label, side.line) if word]
    return " / ".join(words).replace("&", "&amp;").replace("<", "&lt;")


def _inferred(line: Listed) -> Iterator[str]:
    """`dots: A5-01`, `number 381: A5-03`."""
    for field, ruling in line.piece.inferred.items():
        yield f"{field}: {ruling}"
    for number in line.held.numbers if line.held else ():
        if not isinstance(number, str) and number.value in line.numbers:
            yield f"number {number.value}: {number.inferred}"


def plain(markup: str, words: Mapping[str, str] = ICON_WORDS) -> str:
    """Card text without markup: `7<souls/>` is `7 Souls`, `<br/>` a line break."""
    if "<" not in markup and "&" not in markup:
        return markup
    return "".join(_spoken(ElementTree.fromstring(f"<t>{markup}</t>"), "", words))


def _spoken(element: ElementTree.Element, before: str, words: Mapping[str, str]) -> Iterator[str]:
    """The words of one element and of all inside it; `before` is what came just before it."""
    if element.tag in ICON_WORDS:
        yield " " if before[-1:].isalnum() else ""
        yield words.get(element.tag, ICON_WORDS[element.tag])
    elif element.tag == "br":
        yield "\n"
    told = element.text or ""
    yield told
    for child in element:
        yield from _spoken(child, told, words)
        told = child.tail or ""
        yield told
