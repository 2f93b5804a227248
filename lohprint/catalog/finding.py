"""Find a card by a name as people remember it, or by its printed number, in any edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from lohprint.catalog.edition import Edition
from lohprint.catalog.fields import fold, likeness
from lohprint.catalog.rows import Listed, lines
from lohprint.errors import UsageError

LIKE, CLEARLY = 0.6, 0.1
"""How alike a name must be to be meant, and how much more so than the next to be meant alone."""
MOST = 12
"""Names told when several could be meant."""


class Found(NamedTuple):
    """One line of one edition."""

    edition: Edition
    line: Listed


def find(wanted: str, editions: Iterable[Edition]) -> tuple[Found, ...]:
    """Every line of the one name that is meant: exactly, by a part of it, or by likeness.

    Raises UsageError where no name or no single name is meant.
    """
    everything = [Found(edition, line) for edition in editions for line in lines(edition)]
    exact = [found for found in everything if _is(found.line, wanted)]
    if exact:
        return tuple(exact)
    named: dict[str, list[Found]] = {}
    for found in everything:
        named.setdefault(found.line.piece.name, []).append(found)
    meant = [name for name in named if fold(wanted) in fold(name)] or _alike(wanted, named)
    if not meant:
        raise UsageError(f"no card is called '{wanted}' or so; 'lohprint cards EDITION' lists them")
    if len({fold(name) for name in meant}) > 1:
        told = ", ".join(sorted(meant)[:MOST]) + (", ..." if len(meant) > MOST else "")
        raise UsageError(f"'{wanted}' could be: {told}; type more of the name")
    return tuple(found for name in meant for found in named[name])


def _is(line: Listed, wanted: str) -> bool:
    known = (fold(line.piece.name), line.piece.id)
    return fold(wanted) in known or (wanted in line.numbers and wanted != "")


def _alike(wanted: str, named: Mapping[str, object]) -> list[str]:
    """The names most like `wanted`: one where it clearly leads, else all that come near."""
    scored = sorted(((likeness(wanted, name), name) for name in named), reverse=True)
    near = [(score, name) for score, name in scored if score >= LIKE]
    best = near[0][0] if near else 0.0
    return [name for score, name in near if score > best - CLEARLY]
