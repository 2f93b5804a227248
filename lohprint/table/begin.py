"""A new game from what was typed: edition, Devils with players, realms, starter."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from lohprint.catalog.edition import Edition, load_edition
from lohprint.errors import UsageError
from lohprint.table.game import Clock, Game, start, utc
from lohprint.table.kit import pack
from lohprint.table.names import Called, best
from lohprint.table.rules import find
from lohprint.table.rules.common import by_cards
from lohprint.table.state import Seat

LONGEST = 60
"""Letters a player's name may have."""


class Wanted(NamedTuple):
    """What was typed, nothing looked up yet; pairs are `left=right`."""

    edition: str
    seats: tuple[str, ...]
    """Devil=player, clockwise. A system without Devils takes players alone; `satan=dee` too."""
    realms: tuple[str, ...] = ()
    starter: str = ""
    numbers: tuple[str, ...] = ()
    """Card numbers that choose seats and starter; their first digit is the Devil's age."""
    options: tuple[str, ...] = ()
    """More for the system, `name=value`."""


def begin(wanted: Wanted, path: Path, home: Path | None = None, clock: Clock = utc) -> Game:
    """Begin the game in a new file. Raises UsageError, RuleError, StoreError."""
    edition = load_edition(wanted.edition, home)
    seats = seated(edition, wanted)
    setup = dict(pair(text) for text in wanted.options)
    for text in wanted.realms:
        who, realm = pair(text)
        setup[f"realm {devil(edition, who)}"] = realm
    if wanted.starter and not find(edition.facts.rules).STARTER:
        raise UsageError(f"{edition.id} has no starter: its rules say who goes first; name none")
    setup["starter"] = wanted.starter or (seats[0].devil if wanted.numbers else "")
    return start(path, pack(edition, [seat.devil for seat in seats]), seats, setup, clock)


def seated(edition: Edition, wanted: Wanted) -> tuple[Seat, ...]:
    """Who plays which Devil, clockwise. Raises UsageError for a name twice, or none (S12)."""
    seats: list[Seat] = []
    for text in wanted.seats:
        seats.append(_seat(edition, text, seats))
        if [seat.devil for seat in seats].count(seats[-1].devil) > 1:
            raise UsageError(f"'{text}': {seats[-1].devil} is played twice; name it once")
    if not wanted.numbers:
        return tuple(seats)
    order = [devil(edition, number[:1]) for number in by_cards(wanted.numbers)]
    if sorted(order) != sorted(seat.devil for seat in seats):
        digits = ", ".join(f"{edition.devils[seat.devil].age}.." for seat in seats)
        raise UsageError(
            f"card numbers {' '.join(wanted.numbers)} seat other Devils than those that play; "
            f"give one number of each: {digits}"
        )
    return tuple(sorted(seats, key=lambda seat: order.index(seat.devil)))


def _seat(edition: Edition, text: str, seats: list[Seat]) -> Seat:
    """One more seat; without Devils the player's own name is who is played."""
    people = [seat.player for seat in seats]
    if edition.devils:
        who, player = pair(text)
        return Seat(devil=devil(edition, who), player=named(player, people))
    who, _, player = text.partition("=")
    who = named(who, [seat.devil for seat in seats])
    return Seat(devil=who[:1].upper() + who[1:], player=named(player or who, people))


def devil(edition: Edition, word: str) -> str:
    """A Devil of the edition by its age, or the start of its name. Raises UsageError."""
    known = {id_: Called(d.name, (str(d.age), id_)) for id_, d in edition.devils.items()}
    found = best(word, known)
    if len(found) != 1:
        names = [f"{d.age} {d.name}" for d in edition.devils.values()]
        raise UsageError(f"no one Devil is called '{word}'; there are: {', '.join(names)}")
    return found[0]


def named(player: str, taken: list[str]) -> str:
    """A player's name, outer spaces off. Raises UsageError where it is empty or taken."""
    name = player.strip()
    if not name or len(name) > LONGEST or not name.isprintable():
        raise UsageError(f"player {player!r}; give a name of 1 to {LONGEST} letters")
    if name.casefold() in (other.casefold() for other in taken):
        raise UsageError(f"player '{name}' is there already; tell them apart, like {name} 2")
    return name


def pair(text: str) -> tuple[str, str]:
    """`left=right` as two. Raises UsageError."""
    left, sign, right = text.partition("=")
    if not sign or not left:
        raise UsageError(f"'{text}' is no pair; write it like 3=ann")
    return left.strip(), right
