"""Rules that several systems share, as plain functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from lohprint.errors import RuleError, UsageError, nearest
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import Reason, counted
from lohprint.table.kit import Copy, KitRealm
from lohprint.table.phrase import Line, Name, whole
from lohprint.table.state import Table

T = TypeVar("T")
MIDDLE = "middle"
"""Where cards and markers lie that no Devil has."""

# --- what is typed -------------------------------------------------------------------------


def need(line: Line, count: int, usage: str) -> None:
    """Raises UsageError where the verb has fewer than `count` words."""
    if len(line.words) < count:
        raise UsageError(f"'{line.text}' lacks something; write: {usage}")


def pair(table: Table, word: str) -> tuple[str, str]:
    """The two Devils of `6>3`. Raises UsageError."""
    one, sign, two = word.partition(">")
    if not (one and sign and two):
        raise UsageError(f"'{word}' names no two Devils; write D>E, like 6>3")
    return names.devil(table, one), names.devil(table, two)


def tabled(table: Table, name: Name, devil: str = "") -> Copy:
    """A card on the table: of `@D`, of `devil` itself, or of anyone and the middle."""
    if name.at:
        return names.card(name, [table.at(names.devil(table, name.at))])
    rest = [copy for where in (*table.devils, MIDDLE) for copy in table.at(where)]
    return names.card(name, [table.at(devil), rest])


def setting(words: Sequence[str], why: str, known: Mapping[str, T]) -> T:
    """What an override sets: the value in `known` under the usage, like `vp D N`, that it fits.

    Raises UsageError where the reason (`-m`) or a word is missing.
    """
    if not why:
        raise UsageError('an override needs its reason; end with: -m "why"')
    usages = {usage.split()[0]: usage for usage in known}
    what = words[0] if words else ""
    if what not in usages:
        raise UsageError(f"nothing is called '{what}' to set; {nearest(what, usages)}")
    if len(words) < len(usages[what].split()):
        usage = f"set {usages[what]} -m why"
        raise UsageError(f"'set {' '.join(words)}' lacks something; write: {usage}")
    return known[usages[what]]


def set_phase(draft: Draft, word: str, phases: Sequence[str]) -> None:
    """The phase by hand; a game that is over goes on in any other. Raises UsageError."""
    if word not in phases:
        raise UsageError(f"no phase is called '{word}'; {nearest(word, phases)}")
    draft.word("phase", word)
    draft.word("ending", (draft.table.word("ending") or "stopped") if word == "over" else "")


# --- Devils and their realms ---------------------------------------------------------------


def opens(draft: Draft, least: int, most: int, source: str) -> None:
    """So many Devils can play; who they are is said. Raises RuleError."""
    table = draft.table
    if not least <= len(table.seats) <= most:
        what = f"{counted(len(table.seats), 'Devil')}; {least} to {most} can play"
        raise RuleError(what, source, "name one D=PLAYER for each")
    listed = ", ".join(f"{table.name(seat.devil)} ({seat.player})" for seat in table.seats)
    draft.say(f"{table.kit.title}, {table.kit.edition}: {listed}")


def homes(draft: Draft, setup: Mapping[str, str], source: str) -> None:
    """The home realms that are typed, as `realm mammon`. Raises RuleError, UsageError."""
    for devil in draft.table.devils:
        typed = setup.get(f"realm {devil}", "")
        if typed:
            give_home(draft, devil, names.realm(draft.table, typed), source)


def give_home(draft: Draft, devil: str, realm: str, source: str) -> None:
    """A Devil has this home realm now. Raises RuleError where another Devil has it."""
    table = draft.table
    for other in table.devils:
        if other != devil and table.word(f"realm {other}") == realm:
            raise RuleError(
                f"{table.kit.realms[realm].name} is the realm of {table.name(other)} already",
                source, f"name another one for {table.name(devil)}",
            )  # fmt: skip
    draft.word(f"realm {devil}", realm)


def home(table: Table, devil: str) -> KitRealm | None:
    """A Devil's home realm; None where it has none."""
    return table.kit.realms.get(table.word(f"realm {devil}"))


def swap_homes(draft: Draft, one: str, two: str) -> None:
    """Two home realms change hands."""
    here, there = (draft.table.word(f"realm {devil}") for devil in (one, two))
    draft.word(f"realm {one}", there)
    draft.word(f"realm {two}", here)
    draft.say(f"{draft.table.name(one)} and {draft.table.name(two)} swap home realms")


# --- seats, clock, points ------------------------------------------------------------------


def reversed_number(number: str) -> int:
    """`513` counts as 315 when Devils choose seats by cards (5e line 13)."""
    return int(number[::-1])


def by_cards(numbers: Sequence[str]) -> tuple[str, ...]:
    """Card numbers in the order their Devils sit, the starter first. Raises UsageError."""
    for number in numbers:
        if not (number.isascii() and number.isdigit() and len(number) == 3):
            raise UsageError(f"card number {number!r}; give three digits")
    return tuple(sorted(numbers, key=reversed_number))


def set_timer(draft: Draft, typed: str, default: int) -> None:
    """`t [2m | pause | go | stop]`: the clock of a trade, as `clock.py` reads the word `timer`.

    Raises UsageError.
    """
    if typed in ("pause", "go", "stop"):
        draft.word("timer", typed)
        draft.say(f"trade timer: {typed}")
        return
    left = seconds(typed, default)
    draft.word("timer", str(left))
    draft.say(f"trade timer: {left // 60}:{left % 60:02}")


def seconds(typed: str, default: int) -> int:
    """A time as people type it: `90s`, `2m`, `60`; "" is `default`. Raises UsageError."""
    if not typed:
        return default
    number = whole(typed.rstrip("ms"), "time")
    if number < 1:
        raise UsageError(f"time {typed!r}; write t 2m or t 90s")
    return number * 60 if typed.endswith("m") else number


def adjust(draft: Draft, devil: str, amount: int, why: str) -> None:
    """Points given or taken by the table, kept with the reason in the roll `adjusted DEVIL`."""
    draft.enroll(f"adjusted {devil}", f"{amount} {why}".strip())
    because = f" ({why})" if why else ""
    draft.say(f"{draft.table.name(devil)} {amount:+d} points{because}")


def give_points(draft: Draft, line: Line) -> None:
    """`vp D -3`: points given or taken by the table, with `-m` why. Raises UsageError."""
    need(line, 2, "vp D -3 -m why")
    devil = names.devil(draft.table, line.words[0])
    adjust(draft, devil, whole(line.words[1], "points"), line.why)


def adjusted(table: Table, devil: str) -> Iterator[Reason]:
    """What the table gave and took, each with its reason."""
    for entry in table.roll(f"adjusted {devil}"):
        amount, _, why = entry.partition(" ")
        yield Reason(why or "adjusted by hand", int(amount), "the table")
