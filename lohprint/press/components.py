"""What of an edition is printed as one file: each deck, realms, Devils, Oaths, markers, aids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lohprint.catalog.edition import Edition
from lohprint.catalog.pieces import Copy
from lohprint.errors import UsageError, nearest
from lohprint.press.aids import aids


@dataclass(frozen=True, slots=True)
class Component:
    """Copies that are printed together; `id` names the file."""

    id: str
    title: str
    copies: tuple[Copy, ...]


def components(edition: Edition) -> tuple[Component, ...]:
    """Everything that can be printed, decks first; nothing empty."""
    return tuple(part for part in (*_decks(edition), *_groups(edition)) if part.copies)


def _decks(edition: Edition) -> Iterator[Component]:
    for deck in edition.decks.values():
        yield Component(deck.id, deck.name, edition.copies_in(deck.id))


def _groups(edition: Edition) -> Iterator[Component]:
    yield Component("realms", "Realms", tuple(map(Copy, edition.realms.values())))
    devils = tuple(Copy(devil, devil.number or "") for devil in edition.devils.values())
    yield Component("devils", "Devils", devils)
    bets = any(oath.kind == "bet" for oath in edition.oaths.values())
    for id_, title, pieces in (
        ("oaths", "Bets" if bets else "Oaths", edition.oaths),
        ("markers", "Markers", edition.markers),
    ):
        copies = (Copy(piece) for piece in pieces.values() for _ in range(piece.quantity))
        yield Component(id_, title, tuple(copies))
    copies = (Copy(aid) for aid in aids(edition) for _ in range(aid.quantity))
    yield Component("aids", "Player aids", tuple(copies))


def chosen(edition: Edition, what: Sequence[str]) -> tuple[Component, ...]:
    """The components that the words of `what` name, in the edition's order; none: all.

    A word is `all`, `decks`, a group, a deck or a Devil, or the beginning of one.
    Raises UsageError for a word that names none, or several.
    """
    every = components(edition)
    named = dict(_names(edition, every))
    wanted: set[str] = set()
    for word in what or ("all",):
        wanted |= named[_full(word, named)]
    return tuple(part for part in every if part.id in wanted)


def asked(edition: Edition, question: str) -> tuple[Component, ...]:
    """The copies that a query chooses, by component. Raises what `query.select` raises."""
    from lohprint.catalog.portable import narrowed  # few prints ask a question
    from lohprint.catalog.query import select

    some = narrowed(edition, select(question, edition))
    return tuple(part for part in components(some) if part.id != "aids")


def _names(edition: Edition, every: Sequence[Component]) -> Iterator[tuple[str, set[str]]]:
    """Every word that may be typed, with the ids of the components it stands for."""
    for part in every:
        yield part.title.casefold(), {part.id}
        yield part.id, {part.id}
    for devil in edition.devils.values():
        own = {deck.id for deck in edition.decks.values() if deck.devil == devil.id}
        if own:
            yield devil.id, own
    yield "decks", {part.id for part in every if part.id in edition.decks}
    yield "all", {part.id for part in every}


def _full(word: str, named: dict[str, set[str]]) -> str:
    """The name that a word is, or is the only beginning of."""
    typed = word.casefold()
    if typed in named:
        return typed
    begun = [name for name in named if name.startswith(typed)]
    meant = {frozenset(named[name]) for name in begun}
    if len(meant) == 1:
        return begun[0]
    if meant:
        raise UsageError(f"'{word}' may be {' or '.join(begun)}; type a letter more")
    raise UsageError(f"nothing to print is called '{word}'; {nearest(typed, named)}")
