"""Player aids: an edition's `aid` and keywords as one page, and as cards for each player's hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from html import unescape
from itertools import pairwise
from math import ceil
from re import sub

from lohprint.catalog.edition import Edition
from lohprint.catalog.pieces import Aid

LETTERS = 42
"""About how many letters a line of an aid card holds at the least size."""
LINES = 27
"""About how many such lines a side of it holds."""

Box = tuple[str, tuple[str, ...]]
"""A title and its lines, as card text."""


def aids(edition: Edition) -> tuple[Aid, ...]:
    """The page, once, and a set of cards for every player; none where the edition has no aid."""
    boxes: list[Box] = [(section.title, section.lines) for section in edition.aid]
    if not boxes:
        return ()
    words = tuple(f"<b>{term.term}</b> {term.meaning}" for term in edition.glossary)
    paged = [*boxes, ("Keywords", words)] if words else boxes
    page = Aid(name="Player aid", id="aid-page", kind="aid", quantity=1, front=_columns(paged, 2))
    return (page, *_cards(boxes, edition.facts.players.most))


def _cards(boxes: Sequence[Box], players: int) -> Iterator[Aid]:
    """Two sides a card, as many cards as the aid asks for."""
    sides = list(_sides(boxes))
    for number, start in enumerate(range(0, len(sides), 2), 1):
        front, *back = sides[start : start + 2]
        name = f"Player aid {number}" if len(sides) > 2 else "Player aid"
        yield Aid(
            name=name,
            id=f"aid-card-{number}",
            kind="aid_card",
            quantity=players,
            front=(front,),
            back=tuple(back),
        )


def _sides(boxes: Sequence[Box]) -> Iterator[str]:
    """Boxes in order, over the sides of as few cards as hold them, no side fuller than need be."""
    count = min(2 * ceil(_least(boxes) / 2), len(boxes))
    starts = _starts(tuple(map(_lines, boxes)), count)
    return (_markup(boxes[a:b]) for a, b in pairwise((*starts, len(boxes))))


def _least(boxes: Sequence[Box]) -> int:
    """How many sides hold boxes in order."""
    sides, room = 0, 0.0
    for lines in map(_lines, boxes):
        if lines > room:
            sides, room = sides + 1, float(LINES)
        room -= lines
    return sides


def _starts(lines: tuple[float, ...], count: int) -> tuple[int, ...]:
    """The first box of each of `count` sides: the fullest is as short as can be, then all even."""

    @cache
    def best(start: int, count: int) -> tuple[float, float, tuple[int, ...]]:
        if count == 1:
            full = sum(lines[start:])
            return full, full**2, (start,)
        ways = []
        for end in range(start + 1, len(lines) - count + 2):
            full = sum(lines[start:end])
            most, uneven, rest = best(end, count - 1)
            ways.append((max(full, most), full**2 + uneven, (start, *rest)))
        return min(ways)

    return best(0, count)[2]


def _columns(boxes: Sequence[Box], count: int) -> tuple[str, ...]:
    """Boxes in order, in columns as even as goes without parting one."""
    share = sum(map(_lines, boxes)) / count
    columns: list[list[Box]] = [[] for _ in range(count)]
    passed = 0.0
    for box in boxes:
        middle = passed + _lines(box) / 2
        columns[min(count - 1, int(middle / share))].append(box)
        passed += _lines(box)
    return tuple(_markup(column) for column in columns if column)


def _markup(boxes: Sequence[Box]) -> str:
    return "<br/>".join(
        line for title, lines in boxes for line in (f"<b>{title.upper()}</b>", *lines)
    )


def _lines(box: Box) -> float:
    """About how many lines a box takes, the gap under it too."""
    _, lines = box
    return 1.6 + sum(max(1, ceil(len(_plain(line)) / LETTERS)) + 0.3 for line in lines)


def _plain(markup: str) -> str:
    """Letters that are seen; an icon is about two."""
    return unescape(sub(r"<[^>]*/>", "..", sub(r"</?[bi]>", "", markup)))
