"""What a template may ask about a piece: the record itself, its owner, and a few ready words."""

from __future__ import annotations

import math
from functools import partial
from typing import Any, NamedTuple

from markupsafe import Markup

from lohprint.catalog.edition import Edition
from lohprint.catalog.pieces import Aid, Card, Copy, Devil, Marker
from lohprint.catalog.power import AREAS, LETTERS, Area, Power

_TAGS = ("global", "recover", "lasting", "soul", "multiplayer", "ritual", "artifact")
"""The tags a type line names, in the order of the sources' tables."""


class Shown(NamedTuple):
    """A printed value: its dominion and what stands there."""

    area: Area
    text: str


def owner(copy: Copy, edition: Edition) -> Devil | None:
    """The Devil whose piece it is, if any."""
    piece, deck = copy.piece, copy.deck
    if isinstance(piece, Devil):
        return piece
    id_ = (deck.devil if deck else None) or getattr(piece, "devil", None)
    return edition.devils.get(id_) if id_ else None


def front(copy: Copy, edition: Edition, side: int = 0) -> dict[str, Any]:
    """The context of a piece's face; `side` 1 is the other side of a marker."""
    piece = copy.piece
    devil = owner(copy, edition)
    found: dict[str, Any] = {
        "piece": piece,
        "name": piece.name,
        "text": Markup(getattr(piece, "text", "")),
        "note": Markup(getattr(piece, "note", None) or ""),
        "deck": copy.deck,
        "devil": devil,
        "letters": letters(devil, edition) if devil else "",
        "facts": edition.facts,
        "devils": edition.devils,
        "areas": AREAS,
        "kind": word(piece.kind, edition),
        "word": partial(word, edition=edition),
    }
    if isinstance(piece, Card):
        found |= _card(piece, edition)
    if isinstance(piece, Marker):
        found |= _marker(piece, side)
    if isinstance(piece, Aid):
        found["columns"] = tuple(map(Markup, piece.back if side else piece.front))
    return found


def back(id_: str, label: str, edition: Edition) -> dict[str, Any]:
    """The context of a back that many pieces share."""
    devil = edition.devils.get(id_)
    return {
        "facts": edition.facts,
        "devil": devil,
        "letters": letters(devil, edition) if devil else "",
        "label": label,
        "back": id_,
    }


def _card(card: Card, edition: Edition) -> dict[str, Any]:
    power = card.power
    return {
        "type_line": type_line(card, edition),
        "label": word("alliance" if "alliance" in card.tags else card.type, edition),
        "two_player": Markup(card.two_player or ""),
        "values": _values(power),
        "icons": tuple(LETTERS[dot] for dot in _dots(power)),
        "strength": power.strength if power else None,
        "dots": card.dots or 0,
    }


def _values(power: Power | None) -> tuple[Shown, ...]:
    """The three printed values, where a card has them."""
    printed = ((area, getattr(power, area, None)) for area in AREAS)
    return tuple(Shown(area, text) for area, text in printed if text is not None)


def _dots(power: Power | None) -> str:
    """The letters of printed dots (6e); none for a star, which its text explains."""
    return (power.dots or "").strip("*") if power else ""


FOOT = 12.0
"""Each of the two flaps that a standee stands on, in mm."""


def _marker(marker: Marker, side: int) -> dict[str, Any]:
    shown = marker.back if side and marker.back else marker.front
    return {"side": shown, "w": marker.size, "h": _height(marker), "foot": FOOT}


def _height(marker: Marker) -> float:
    """How high a marker is as it is cut out, in mm: a standee with both sides and its feet."""
    match marker.shape:
        case "hex":
            return marker.size * math.sqrt(0.75)
        case "card":
            return marker.height or marker.size * 88 / 63
        case "standee":
            return 2 * ((marker.height or marker.size) + FOOT)
        case _:
            return marker.height or marker.size


def type_line(card: Card, edition: Edition) -> str:
    """`Global support`, `Ritual event`: the type with what qualifies it."""
    tags = [word(tag, edition) for tag in _TAGS if tag in card.tags and tag != card.type]
    line = " ".join((*tags, word(card.type, edition)))
    return line[:1].upper() + line[1:]


def word(key: str, edition: Edition) -> str:
    """What the edition's language calls a type, tag or kind."""
    return edition.words.get(key, key.replace("_", " "))


def letters(devil: Devil, edition: Edition) -> str:
    """As few first letters of a Devil's name as tell it from the others: `A`, `Me`, `Ma`."""
    names = [other.name for other in edition.devils.values() if other.id != devil.id]
    for length in range(1, len(devil.name)):
        if not any(name.startswith(devil.name[:length]) for name in names):
            return devil.name[:length]
    return devil.name
