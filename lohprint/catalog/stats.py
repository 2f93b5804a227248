"""What a deck is made of: its types, tags and dots, and how its power is spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from lohprint.catalog.edition import Edition
from lohprint.catalog.fields import FIELDS, Seen
from lohprint.catalog.pieces import Card
from lohprint.catalog.power import AREAS
from lohprint.catalog.rows import Listed, dots_of, lines
from lohprint.errors import LohError

BARS = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True)
class Tally:
    """Copies of a deck, counted."""

    name: str
    cards: int
    types: Mapping[str, int]
    tags: Mapping[str, int]
    dots: Mapping[int, int]
    curves: Mapping[str, Mapping[int, int]]
    """By dominion, or `strength`: copies by the power a card gives alone (base and bonus)."""


def tallies(edition: Edition) -> tuple[Tally, ...]:
    """Every deck counted, after all of them together where there are several."""
    held = [line for line in lines(edition) if line.deck]
    decks = [
        tally(deck.name, [line for line in held if line.deck == deck])
        for deck in edition.decks.values()
    ]
    return tuple(decks if len(decks) < 2 else [tally("All decks", held), *decks])


def tally(name: str, held: Iterable[Listed]) -> Tally:
    """The copies of some lines, counted."""
    cards = [copy.piece for line in held for copy in line.copies if isinstance(copy.piece, Card)]
    return Tally(
        name,
        len(cards),
        _by_count(Counter(card.type for card in cards)),
        _by_count(Counter(tag for card in cards for tag in card.tags)),
        _by_value(Counter(dots for card in cards if (dots := dots_of(card)) is not None)),
        {curve: spread for curve in CURVES if (spread := _curve(cards, curve))},
    )


CURVES: Mapping[str, str] = {**{area: f"power.{area}" for area in AREAS}, "strength": "power"}
"""What is charted, and the field of a query that reads it."""


def _curve(cards: Iterable[Card], curve: str) -> dict[int, int]:
    """Copies by what they give; strength is of cards that have nothing else (4th edition)."""
    counted: Counter[int] = Counter()
    for card in cards:
        of_strength = card.power is not None and card.power.strength is not None
        value = FIELDS[CURVES[curve]].read(Seen(Listed(card, ()), ""))
        if isinstance(value, int) and of_strength == (curve == "strength"):
            counted[value] += 1
    return _by_value(counted)


def _by_count(counted: Counter[str]) -> dict[str, int]:
    return dict(sorted(counted.items(), key=lambda pair: (-pair[1], pair[0])))


def _by_value(counted: Counter[int]) -> dict[int, int]:
    return dict(sorted(counted.items()))


def mean(spread: Mapping[int, int]) -> float:
    """The mean of values by their counts."""
    return sum(value * count for value, count in spread.items()) / sum(spread.values())


def as_data(edition: Edition) -> list[dict[str, Any]]:
    """The counts as plain data, for `--json`."""
    return [{**vars(counted)} for counted in tallies(edition)]


def as_text(edition: Edition, width: int = 30) -> str:
    """The counts with small charts: a bar of at most `width` signs, a row of columns a curve.

    Raises LohError where there is no card to count.
    """
    charts = ["\n".join(_chart(counted, width)) for counted in tallies(edition)]
    if not charts:
        raise LohError(f"{edition.id} has no cards to count")
    return "\n\n".join(charts) + "\n"


def _chart(counted: Tally, width: int) -> list[str]:
    dots = {"●" * dots: count for dots, count in counted.dots.items()}
    groups = (("types", counted.types), ("tags", counted.tags), ("dots", dots))
    shown = [f"{counted.name}: {counted.cards} cards"]
    for heading, counts in groups:
        most = max(counts.values(), default=1)
        for place, (word, count) in enumerate(counts.items()):
            bar = "█" * max(1, round(width * count / most))
            shown.append(
                f"  {'' if place else heading:9} {word.replace('_', ' '):12} {count:3} {bar}"
            )
    for curve, spread in counted.curves.items():
        shown.append(f"  {curve:9} {_columns(spread)}  mean {mean(spread):.1f}")
    return shown


def _columns(spread: Mapping[int, int]) -> str:
    """`0 ▁▇ ▂ 9`: a column for every value from 0 to the highest, nothing where no card has it."""
    most = max(spread.values())
    highest = max(spread)
    columns = (
        BARS[(spread[value] * len(BARS) - 1) // most] if value in spread else " "
        for value in range(highest + 1)
    )
    return f"0 {''.join(columns)} {highest}"
