"""The proof: the cards that are hardest to print, chosen by measuring, and every back once.

Burn one sheet, not twelve; where there are more backs than places on it, two. Each card says
above it why it was chosen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from lohprint.catalog.edition import Edition
from lohprint.catalog.overlay import languages, localized
from lohprint.catalog.pieces import Aid, Copy, Marker
from lohprint.catalog.rows import plain
from lohprint.errors import UsageError, together
from lohprint.press.away import safe
from lohprint.press.components import components
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import Theme
from lohprint.press.matrix import shift
from lohprint.press.paint.coverage import darkness
from lohprint.press.paths import box
from lohprint.press.shapes import Face, Group, Line, Shape
from lohprint.press.sheets.page import Leaf
from lohprint.press.type.fonts import Fonts
from lohprint.press.type.text import Room, Style, set_line

STRIP = 3.0
"""Free above a card for its label, and below it so that front and back still meet; in mm."""
LABEL = Style("body", 6.5, 4.0, "center")
_HAIR, _GRAY = 0.1, "#777777"


@dataclass(frozen=True, slots=True)
class Sample:
    """A card that may be worth proving, and what is measured on it."""

    copy: Copy
    leaf: Leaf
    text: str
    icons: int
    size: float
    """Of the smallest line of its text, in points; what no text has is infinitely large."""
    dark: float


@dataclass(slots=True)
class Pick:
    """A card of the proof: why it was chosen, and the back that is proven behind it."""

    copy: Copy
    leaf: Leaf
    reasons: list[str] = field(default_factory=list)
    behind: tuple[str, Face] | None = None


def picks(edition: Edition, theme: Theme) -> tuple[Pick, ...]:
    """The worst cards, then cards that are there for their backs alone.

    Raises UsageError for an edition without cards, Faults with every face that cannot be drawn.
    """
    compositor = Compositor(edition, theme)
    every = _samples(edition, compositor)
    if not every:
        raise UsageError(f"{edition.id} has no cards to prove; print its markers and aids")
    found: dict[str, Pick] = {}
    for reason, sample in _worst(every):
        _pick(found, edition.lang, sample.copy, sample.leaf).reasons.append(reason)
    for lang in languages(edition):
        copy, leaf, letters = _longest(localized(edition, lang), theme)
        _pick(found, lang, copy, leaf).reasons.append(f"longest text in {lang}, {letters} letters")
    _prove_backs(found, edition.lang, _backs(every))
    return tuple(found.values())


def _pick(found: dict[str, Pick], lang: str, copy: Copy, leaf: Leaf) -> Pick:
    """The card among the picks, once."""
    return found.setdefault(f"{lang} {leaf.id}", Pick(copy, leaf))


def _samples(edition: Edition, compositor: Compositor) -> list[Sample]:
    """Every different card of an edition, measured."""
    copies = _copies(edition)
    with together() as tried:
        leaves = [tried(compositor.leaf, copy) for copy in copies]
    fonts = compositor.theme.fonts
    depths = darkness([leaf.front for leaf in leaves], fonts)
    return [
        Sample(copy, leaf, _text(copy), _icons(copy), _size(copy, leaf.front, fonts), dark)
        for copy, leaf, dark in zip(copies, leaves, depths, strict=True)
    ]


def _copies(edition: Edition) -> list[Copy]:
    """One copy of each card of each deck, and of each piece of a card's size."""
    first: dict[tuple[str, str, str], Copy] = {}
    for part in components(edition):
        for copy in part.copies:
            if not isinstance(copy.piece, Marker | Aid):
                deck = copy.deck.id if copy.deck else ""
                first.setdefault((copy.piece.kind, copy.piece.id, deck), copy)
    return [*first.values()]


def _text(copy: Copy) -> str:
    return plain(_markup(copy))


def _markup(copy: Copy) -> str:
    fields = (getattr(copy.piece, name, None) for name in ("text", "two_player"))
    return " ".join(filter(None, fields))


def _icons(copy: Copy) -> int:
    """How many icons stand in its text."""
    return len(re.findall(r"<(?:politics|souls|military|dot)/>", _markup(copy)))


def _size(copy: Copy, face: Face, fonts: Fonts) -> float:
    """The size of its text as it was fitted, small print and titles left out."""
    told = " ".join(_text(copy).split())
    sizes = (text.size for text, _ in safe.texts(face, fonts) if text.text.strip() in told)
    return min((size for size in sizes if told), default=float("inf"))


Measure = Callable[[Sample], float]


def _worst(every: Sequence[Sample]) -> Iterator[tuple[str, Sample]]:
    """Each measure's worst card, and the measure in words; the first of equals."""

    def most(measure: Measure) -> Sample:
        return max(every, key=measure)

    longest = most(lambda s: len(s.text))
    yield f"longest text, {len(longest.text)} letters", longest
    smallest = most(lambda s: -s.size)
    yield f"smallest type, {smallest.size:g} pt", smallest
    crowded = most(lambda s: s.icons)
    if crowded.icons:
        yield f"most icons in its text, {crowded.icons}", crowded
    named = most(lambda s: len(s.copy.piece.name))
    yield f"longest name, {len(named.copy.piece.name)} letters", named
    darkest, palest = most(lambda s: s.dark), most(lambda s: -s.dark)
    yield f"darkest, {100 * darkest.dark:.0f} % black in gray", darkest
    yield f"palest, {100 * palest.dark:.0f} % black in gray", palest


def _longest(edition: Edition, theme: Theme) -> tuple[Copy, Leaf, int]:
    """The card with the longest text of a translation; only that one is drawn."""
    copy = max(_copies(edition), key=lambda copy: len(_text(copy)))
    return copy, Compositor(edition, theme).leaf(copy), len(_text(copy))


def _backs(every: Sequence[Sample]) -> dict[str, Sample]:
    """The first card with each back, by the back's name."""
    firsts: dict[str, Sample] = {}
    for sample in every:
        if sample.leaf.back is not None:
            firsts.setdefault(sample.leaf.back.name, sample)
    return firsts


def _prove_backs(found: dict[str, Pick], lang: str, backs: dict[str, Sample]) -> None:
    """Give each back to one card: to one of its own where there is one, else to any."""
    left = dict(backs)
    for pick in found.values():
        back = pick.leaf.back
        if back is not None and back.name in left:
            del left[back.name]
            pick.behind = (back.name, back)
    free = [pick for pick in found.values() if pick.behind is None]
    for name, sample in left.items():
        assert sample.leaf.back is not None
        pick = free.pop(0) if free else _pick(found, lang, sample.copy, sample.leaf)
        pick.reasons = pick.reasons or [f"for the {name}"]
        pick.behind = (name, sample.leaf.back)


def leaves(made: Sequence[Pick], fonts: Fonts) -> tuple[Leaf, ...]:
    """The picks as pieces to print, with their strips on both sides."""
    return tuple(
        replace(
            pick.leaf,
            front=labelled(pick.leaf.front, "; ".join(pick.reasons), fonts),
            back=labelled(pick.behind[1], pick.behind[0], fonts) if pick.behind else None,
        )
        for pick in made
    )


def told(pick: Pick) -> str:
    """Which card it is."""
    of = pick.copy.deck.name if pick.copy.deck else pick.copy.piece.kind
    return f"{pick.copy.piece.name} ({of})"


def labelled(face: Face, label: str, fonts: Fonts) -> Face:
    """A face under its label, with hairlines where it will be cut; as much is free below it."""
    room = Room(0.5, STRIP - 0.8, face.w - 1, 0, face.name, "label")
    edges = (Line(0, y, face.w, y, _GRAY, _HAIR) for y in (STRIP, STRIP + face.h))
    whole = Group((Group(face.shapes, clip=box(0, 0, face.w, face.h)),), shift(0, STRIP))
    shapes: tuple[Shape, ...] = (whole, *set_line(label, room, LABEL, fonts), *edges)
    return Face(face.name, face.w, face.h + 2 * STRIP, shapes)
