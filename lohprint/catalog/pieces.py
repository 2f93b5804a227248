"""The closed records of an edition: Card, Devil, Realm, Oath, Marker, Deck and the edition itself.

A card stands once, in `cards/*.yaml`; a deck (`decks/*.yaml`) lists which cards it holds and
the numbers printed on the copies. So a name, a text and a power each have one place.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, NamedTuple, Self
from xml.etree import ElementTree

from pydantic import AfterValidator, Field, model_validator

from lohprint.catalog.acts import Act, Bar, Draw, Play
from lohprint.catalog.dots import Aim
from lohprint.catalog.effects import Effect
from lohprint.catalog.power import Power
from lohprint.catalog.record import ALIAS, COLOR, ID, Record
from lohprint.catalog.slug import slug

ICONS = ("politics", "souls", "military", "dot")
"""Empty tags that card text may use; every theme draws them."""
_STYLES = ("b", "i", "br")
_BARE = re.compile(r"&(?!#?\w+;)|<(?![a-z/])")
"""A sign of XML that was meant as itself."""
PICTURES = (".jpeg", ".jpg", ".png", ".svg", ".webp")
"""What the files of pictures end in."""


def _markup(text: str) -> str:
    """Card text is well-formed XML of <b>, <i>, <br/> and the icons."""
    try:
        root = ElementTree.fromstring(f"<t>{text}</t>")
    except ElementTree.ParseError as error:
        bare = _BARE.search(text)
        at = bare.start() + 1 if bare else max(error.position[1] - len("<t>"), 0) + 1
        what = f"text is not well-formed at its letter {at}"
        raise ValueError(f"{what}; close tags, write & as &amp; and < as &lt;") from None
    for element in root.iter():
        if element is not root and element.tag not in (*ICONS, *_STYLES):
            known = ", ".join(f"<{tag}>" for tag in (*_STYLES, *ICONS))
            raise ValueError(f"text has <{element.tag}>; known: {known}")
    return text


def _name(text: str) -> str:
    if not text.strip() or text != text.strip():
        raise ValueError(f"name {text!r}; give a name without outer spaces")
    return text


Markup = Annotated[str, AfterValidator(_markup)]
Name = Annotated[str, AfterValidator(_name)]
Id = Annotated[str, Field(pattern=ID)]
Color = Annotated[str, Field(pattern=COLOR)]

CardType = Literal[
    "horde", "support", "event", "interrupt",  # 5e, and the first three in 6e
    "ritual", "politics", "artifact", "reaction", "favor", "power", "turn_event",  # 4e, preview
]  # fmt: skip
Tag = Literal[
    "ritual", "artifact", "global", "recover", "soul", "multiplayer", "alliance", "creation",
    "joker", "lasting", "tormented", "nether",
]  # fmt: skip


class Number(Record):
    """A printed card number that we inferred, with the ruling that says so."""

    value: str
    inferred: str


class Named(Record):
    """What has a name; its `id` defaults to the name made file-safe."""

    name: Name
    id: Id = ""

    @model_validator(mode="before")
    @classmethod
    def _default_id(cls, data: object) -> object:
        name = data.get("name") if isinstance(data, dict) and "id" not in data else None
        if not isinstance(data, dict) or not isinstance(name, str) or not name.strip():
            return data
        if not slug(name):
            raise ValueError(f"name {name!r} makes no id; add 'id: ...' in small letters")
        return {**data, "id": slug(name)}


class Card(Named):
    """One card of an edition, whichever decks hold it."""

    alias: Annotated[str, Field(pattern=ALIAS)] = ""
    """A short name people type at the table, where starts and initials fit several cards."""
    type: CardType
    tags: tuple[Tag, ...] = ()
    devil: Id | None = None
    """The Devil whose own card it is: an Alliance card, a favor, a power card."""
    power: Power | None = None
    dots: int | None = Field(default=None, ge=1, le=3)
    """Power dots (5e): what the card is worth, 1 to 3."""
    text: Markup = ""
    two_player: Markup | None = None
    note: Markup | None = None
    """A ruling for the player, in lists and on large faces; never needed to play."""
    effects: tuple[Effect, ...] = ()
    acts: tuple[Act, ...] = ()
    aim: Aim | None = None
    """Which Devil an event falls on (6e)."""
    play: Play | None = None
    draw: Draw | None = None
    bars: tuple[Bar, ...] = ()
    ends_play: bool = False
    """No further card may be played in the turn it is played."""
    only_in: Literal["elimination"] | None = None
    returns_to_owner: bool = False
    """When a played card discards it from the table, it goes to its owner's hand."""
    art: str | None = None
    """A picture in the edition's folder, instead of the drawn motif."""
    change_mark: Literal["x", "!"] | None = None
    inferred: dict[str, str] = {}
    """Which fields are our reading, and by which ruling: `{dots: A5-01}`."""

    @property
    def kind(self) -> str:
        """What faces and lists call it."""
        return self.type


class Devil(Named):
    """A Devil: `age` is the first digit of its cards' numbers (5e), and breaks ties (4e)."""

    age: int = Field(ge=1)
    color: Color
    title: str
    number: str | None = None
    text: Markup = ""
    note: Markup | None = None
    effects: tuple[Effect, ...] = ()
    change_mark: Literal["x", "!"] | None = None
    inferred: dict[str, str] = {}
    art: str | None = None
    kind: Literal["devil"] = "devil"


class Values(Record):
    """One number in each dominion."""

    politics: int
    souls: int
    military: int


class Realm(Named):
    """A home realm: three values (5e, 6e), or defense and a text (4e)."""

    values: Values | None = None
    defense: int | None = None
    text: Markup = ""
    note: Markup | None = None
    effects: tuple[Effect, ...] = ()
    change_mark: Literal["x", "!"] | None = None
    inferred: dict[str, str] = {}
    art: str | None = None
    kind: Literal["realm"] = "realm"


class Oath(Named):
    """A promise of one Devil, or a Bet on one (4e); `quantity` copies alike."""

    devil: Id
    quantity: int = Field(ge=0)
    text: Markup = ""
    kind: Literal["oath", "bet"] = "oath"
    inferred: dict[str, str] = {}


class Side(Record):
    """One side of a marker: an icon, a large label, a small line."""

    icon: str = ""
    """A dominion, `dot`, a Devil's id (its sigil), or a mark the themes know."""
    label: str = ""
    line: str = ""
    track: tuple[tuple[str, ...], ...] = ()
    """Values to count along, in rows; the last row stands at the lower edge."""


class Marker(Named):
    """A counter to cut out: `size` in millimeters, its diameter when round, its width otherwise.

    A hex lies on a side; a standee is folded so that its sides stand back to back.
    """

    quantity: int = Field(ge=0)
    shape: Literal["round", "square", "hex", "card", "tile", "standee"] = "round"
    size: float = Field(gt=5)
    height: float | None = None
    """Of a tile, a card or a standee, where it is not as high as its shape has it."""
    row: float | None = None
    """Height in mm of each row of a track, so that a tile of that height covers one."""
    devil: Id | None = None
    front: Side
    back: Side | None = None
    inferred: dict[str, str] = {}
    kind: Literal["marker"] = "marker"


class Held(Record):
    """A card of a deck: its copies by the numbers printed on them, or a plain quantity."""

    card: Id
    numbers: tuple[str | Number, ...] = ()
    number: str | None = None
    """One number on every copy (6e)."""
    quantity: int | None = Field(default=None, ge=0)

    @model_validator(mode="after")
    def _counted_once(self) -> Self:
        if self.numbers and self.quantity is not None:
            raise ValueError("copies are counted twice; give either numbers or a quantity")
        if not self.numbers and self.quantity is None:
            raise ValueError("copies are not counted; give a quantity, or numbers")
        return self

    @property
    def copies(self) -> tuple[str, ...]:
        """The number on each copy, `""` where none is printed."""
        if self.numbers:
            return tuple(n if isinstance(n, str) else n.value for n in self.numbers)
        return (self.number or "",) * (self.quantity or 0)


class Deck(Named):
    """Cards that share a back. `devil` owns it; `skill` is 1 to 3 stars."""

    devil: Id | None = None
    back: Id
    skill: int | None = Field(default=None, ge=1, le=3)
    advice: Markup = ""
    inferred: dict[str, str] = {}


class Aid(Record):
    """A player aid, made of an edition's `aid` and `glossary`: a page of columns, or a card."""

    name: Name
    id: Id
    quantity: int
    front: tuple[Markup, ...]
    """The text of each column."""
    back: tuple[Markup, ...] = ()
    kind: Literal["aid", "aid_card"]
    inferred: dict[str, str] = {}


Piece = Card | Devil | Realm | Oath | Marker | Aid


class Copy(NamedTuple):
    """One physical card: which piece, its printed number, and the deck that holds it."""

    piece: Piece
    number: str = ""
    deck: Deck | None = None
