"""The closed records of an edition's facts, and of its files as a whole."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from lohprint.catalog.pieces import (
    Card,
    Deck,
    Devil,
    Held,
    Id,
    Marker,
    Markup,
    Name,
    Oath,
    Realm,
    Values,
)  # fmt: skip
from lohprint.catalog.record import MODULE, Record


class Printed(Record):
    """What the source says a deck adds up to; `check` compares."""

    cards: int
    extra: int = 0
    """Cards beyond `cards`: the Alliance card."""
    dots: dict[str, int] = {}
    """Cards by power dots, without the extra: `{"1": 18, "2": 9, "3": 3}`."""
    types: dict[str, int] = {}
    tags: dict[str, int] = {}
    maximum: Values | None = None
    inferred: dict[str, str] = {}
    """Where the source's own total is wrong and its rows are trusted: `{tags: A5-02}`."""


class Option(Record):
    """A rule we inferred or a table may want otherwise, with its default and the reason."""

    name: Id | Annotated[str, Field(pattern=MODULE)]
    default: str
    choices: tuple[str, ...] = ()
    """Empty where any whole number will do, or any order of tie-breaks."""
    reason: str
    source: str
    """Ruling and line, like `A5-08, 5e lines 32 and 60`."""


class Term(Record):
    """A keyword and what it means, for the player aid."""

    term: str
    meaning: Markup


class Rule(Record):
    """What the rules say on one topic, summed up in our words, and where their source says it."""

    topic: str
    words: tuple[str, ...] = ()
    """Other words people look it up by."""
    text: Markup
    source: str
    """Lines of the source and rulings, like `6e lines 71 and 73, ruling A6-09`."""


class AidSection(Record):
    """One box of the player aid."""

    title: str
    lines: tuple[Markup, ...]


class Line(Record):
    """One line of a game's list of components, as its rules print it."""

    name: Name
    quantity: int = Field(ge=0)
    part: Literal["cards", "rest", "satan", "unlisted"]
    """Game cards; everything else; what Satan's own rules list; what the rules name, unlisted."""
    note: Markup = ""
    inferred: dict[str, str] = {}


class Setup(Record):
    """What is set out for a number of players: `{devil_stack: 10, dead_wizard_tokens: 10}`."""

    players: int = Field(ge=1)
    variant: str = ""
    """Another length of the game than the usual one."""
    counts: dict[str, int]
    inferred: dict[str, str] = {}


class Players(Record):
    """How many play."""

    least: int = Field(ge=1)
    most: int


class Facts(Record):
    """`edition.yaml`: what is true of the edition as a whole."""

    title: str
    subtitle: str = ""
    short: str
    year: int | None = None
    """Left out where the source does not say."""
    year_inferred: str | None = None
    designer: str = ""
    """Left out of a game whose cards are not ours to print, where the source names nobody."""
    credit: str
    players: Players
    minutes: str = ""
    rules: Annotated[str, Field(pattern=MODULE)]
    """The module in `lohprint/table/rules/` that keeps its score."""
    constants: dict[str, int] = {}
    inferred: dict[str, str] = {}
    """Constants that are our reading, and by which ruling: `{tile_hp: A3-09}`."""
    options: tuple[Option, ...] = ()
    printed: dict[str, Printed] = {}
    """By deck id."""
    counts: dict[str, int] = {}
    """Copies of other pieces the source prints, by kind: `{realm: 6, oath: 18}`.

    `manifest_cards` and the like count the pieces of a part of the manifest, and
    `manifest_cards_lines` its lines.
    """
    permutations: tuple[Literal["politics", "souls", "military"], ...] = ()
    """Realm columns that hold each value from 1 up exactly once."""


class File(Record):
    """One YAML file of an edition: any of these lists."""

    cards: tuple[Card, ...] = ()
    devils: tuple[Devil, ...] = ()
    realms: tuple[Realm, ...] = ()
    oaths: tuple[Oath, ...] = ()
    markers: tuple[Marker, ...] = ()
    glossary: tuple[Term, ...] = ()
    aid: tuple[AidSection, ...] = ()
    manifest: tuple[Line, ...] = ()
    setup: tuple[Setup, ...] = ()
    rules: tuple[Rule, ...] = ()


class DeckFile(Record):
    """One file of `decks/`: the deck and what it holds."""

    deck: Deck
    holds: tuple[Held, ...]
