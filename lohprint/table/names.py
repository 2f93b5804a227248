"""Names as people type them: numbers, prefixes, aliases, initials, letters in order.

Never a silent guess: two candidates of the same rank are a numbered list, and the same line
with `/1` or `/2` after the word picks one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from lohprint.errors import UsageError
from lohprint.table.kit import Copy, KitCard
from lohprint.table.phrase import Name
from lohprint.table.state import Table

SHOWN = 8
"""Names listed where none is near."""
AREAS: Mapping[str, str] = {"p": "politics", "s": "souls", "m": "military"}


class Several(UsageError):
    """A word that fits more than one name."""

    def __init__(self, word: str, names: Sequence[str]) -> None:
        self.word, self.names = word, tuple(names)
        listed = ", ".join(f"{word}/{i} {name}" for i, name in enumerate(names, 1))
        super().__init__(f"'{word}' is one of {listed}; type the one you mean")


class Called(NamedTuple):
    """A thing with the names it goes by."""

    name: str
    exact: tuple[str, ...] = ()
    """What must be typed in full: numbers, an id, an alias."""


def rank(word: str, called: Called) -> int | None:
    """How well `word` names a thing: 0 is best, None is not at all.

    0 exact, 1 start of the name, 2 starts of successive words (`dif`, `df`), 3 start of any
    word, 4 letters in order.
    """
    word, name = word.casefold(), called.name.casefold()
    parts = [part for part in re.split(r"[^\w]+", name) if part]
    joined = "".join(parts)
    tests: tuple[Callable[[], bool], ...] = (
        lambda: word == name or word in (exact.casefold() for exact in called.exact),
        lambda: joined.startswith(word.replace("-", "")),
        lambda: _starts(word, parts),
        lambda: any(part.startswith(word) for part in parts),
        lambda: len(word) > 1 and _in_order(word, joined),
    )
    return next((rank for rank, test in enumerate(tests) if test()), None)


def _starts(word: str, parts: Sequence[str]) -> bool:
    """Whether `word` is made of starts of successive parts, from the first."""
    if not word:
        return True
    return bool(parts) and any(
        parts[0].startswith(word[:n]) and _starts(word[n:], parts[1:])
        for n in range(len(word), 0, -1)
    )


def _in_order(word: str, text: str) -> bool:
    letters = iter(text)
    return all(letter in letters for letter in word)


def best(word: str, known: Mapping[str, Called]) -> tuple[str, ...]:
    """The keys that `word` names best: none, one, or several of the same rank."""
    ranked = {key: rank(word, called) for key, called in known.items()}
    ranks = [r for r in ranked.values() if r is not None]
    return tuple(key for key, r in ranked.items() if ranks and r == min(ranks))


def pick(name: Name, known: Mapping[str, Called], what: str) -> str:
    """The one key that `name` means. Raises UsageError, or Several with the candidates."""
    found = best(name.text, known)
    if not found:
        listed = ", ".join(called.name for called in known.values()) or "none"
        raise UsageError(f"no {what} is called '{name.text}'; there are: {listed}")
    if name.pick and name.pick <= len(found):
        return found[name.pick - 1]
    if len(found) > 1:
        raise Several(name.text, [known[key].name for key in found])
    return found[0]


def devil(table: Table, word: str) -> str:
    """The Devil that `word` names: by age, by name, by player; `an/2` is the second candidate."""
    word, _, digit = word.partition("/")
    known: dict[str, Called] = {}
    owners: dict[str, str] = {}
    for seat in table.seats:
        lord = table.kit.devils[seat.devil]
        known[seat.devil] = Called(lord.name, (str(lord.age), seat.devil))
        known[f"player {seat.devil}"] = Called(seat.player)
        owners[seat.devil] = owners[f"player {seat.devil}"] = seat.devil
    found = tuple(dict.fromkeys(owners[key] for key in best(word, known)))
    if len(found) == 1 or (digit and digit in "123456789"[: len(found)]):
        return found[int(digit or 1) - 1 if len(found) > 1 else 0]
    if len(found) > 1:
        raise Several(word, [f"{table.name(key)} ({table.player(key)})" for key in found])
    listed = ", ".join(f"{table.kit.devils[d].age} {table.name(d)}" for d in table.devils)
    raise UsageError(f"nobody here is called '{word}'; there are: {listed}")


def area(word: str) -> str:
    """A dominion by its letter or the start of its name."""
    return pick(
        Name(word), {name: Called(name, (letter,)) for letter, name in AREAS.items()}, "dominion"
    )


def realm(table: Table, word: str) -> str:
    """A home realm by any start of its name."""
    known = {id_: Called(realm.name, (id_,)) for id_, realm in table.kit.realms.items()}
    return pick(Name(word), known, "realm")


def card(name: Name, scopes: Iterable[Iterable[Copy]]) -> Copy:
    """The copy that `name` means, looked for in one scope after the other.

    A printed number names its copy wherever it is. Of copies alike the first one is taken: which
    of two equal cards of one owner it was makes no difference. Raises UsageError, Several.
    """
    groups = [list(scope) for scope in scopes]
    for copies in groups:
        for copy in copies:
            if name.text in (copy.key, copy.number) and copy.number:
                return copy
    names: list[str] = []
    for copies in groups:
        alike = {f"{copy.card.id} {copy.owner}": copy for copy in reversed(copies)}
        known = {key: called(copy.card) for key, copy in reversed(alike.items())}
        names += [one.name for one in known.values()]
        if best(name.text, known):
            return alike[_one(name, known, alike)]
    raise UsageError(f"no card here is called '{name.text}'; {_instead(name.text, set(names))}")


def _instead(word: str, names: set[str]) -> str:
    """The nearest name, or the first of those there are."""
    near = get_close_matches(word.casefold(), [name.casefold() for name in names], n=1, cutoff=0.5)
    if near:
        return f"did you mean '{next(name for name in names if name.casefold() == near[0])}'?"
    listed = sorted(names)
    more = ", ..." if len(listed) > SHOWN else ""
    return f"there are: {', '.join(listed[:SHOWN]) or 'none'}{more}"


def _one(name: Name, known: Mapping[str, Called], alike: Mapping[str, Copy]) -> str:
    """The picked key; candidates of the same name are told apart by their owner's number."""
    found = best(name.text, known)
    if len(found) > 1 and not name.pick:
        copies = [alike[key] for key in found]
        raise Several(name.text, [f"{c.card.name} ({c.number or c.owner})" for c in copies])
    return pick(name, known, "card")


def called(card: KitCard) -> Called:
    """What a card goes by."""
    return Called(card.name, (card.id, *([card.alias] if card.alias else [])))
