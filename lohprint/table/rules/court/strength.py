"""Armies and how they are compared: by number, then by powers from the top (4e line 40).

An army is made of strength points, each of some power; in the preview, of sets. One function
decides both; only what happens to equal armies differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from lohprint.errors import UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger, Reason
from lohprint.table.phrase import MOST
from lohprint.table.rules.court import cite
from lohprint.table.rules.court.order import oldest
from lohprint.table.state import Table

Equal = Literal["oldest", "nobody", "defender"]
"""Who wins between equal armies: that of the oldest Devil, none, the one invaded."""
ORDINALS = ("highest", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class Point(NamedTuple):
    """One strength point, or one set: its power and where it comes from."""

    power: int
    why: str
    source: str = ""


class Army(NamedTuple):
    """An army ready to be compared; its leader or main defender comes first."""

    devils: tuple[str, ...]
    points: tuple[Point, ...]
    always: str = ""
    """What makes it win in any case (Leviathan); "" for nothing."""

    @property
    def powers(self) -> tuple[int, ...]:
        """The powers from the highest to the lowest."""
        return tuple(sorted((point.power for point in self.points), reverse=True))

    @property
    def rank(self) -> tuple[bool, int, tuple[int, ...]]:
        """What is compared: winning anyway, the number of points, their powers."""
        return bool(self.always), len(self.points), self.powers


class Bout(NamedTuple):
    """What a comparison says: the winning army, None for nobody, and why."""

    winner: Army | None
    why: str


def written(powers: Sequence[int]) -> str:
    """`5.5.2` for powers, `-` for none."""
    return ".".join(str(power) for power in powers) or "-"


def bout(table: Table, armies: Sequence[Army], equal: Equal, unit: str = "point") -> Bout:
    """Compare armies, the one invaded last. `unit` is what an army is counted in."""
    ranked = sorted(armies, key=lambda army: army.rank, reverse=True)
    top = [army for army in ranked if army.rank == ranked[0].rank]
    if len(top) == 1:
        return Bout(top[0], _why(table, ranked, unit))
    same, source = written(top[0].powers), cite(table, "strength")
    if equal == "defender":
        return Bout(armies[-1], f"both have {same}, and the defender wins ({cite(table, 'equal')})")
    if equal == "nobody":
        return Bout(None, f"armies tie at {same}, and nobody wins ({cite(table, 'equal')})")
    elder = oldest(table, (devil for army in top for devil in army.devils))
    winner = next(army for army in top if elder in army.devils)
    return Bout(winner, f"armies tie at {same}, and {table.name(elder)} is the oldest ({source})")


def _why(table: Table, ranked: Sequence[Army], unit: str) -> str:
    first, source = ranked[0], cite(table, "strength")
    if len(ranked) == 1:
        return "no other army is there"
    if first.always:
        return f"{first.always} wins every combat"
    second = ranked[1]
    said = f"{written(first.powers)} beats {written(second.powers)}"
    if len(first.points) != len(second.points):
        return f"{said}: {len(first.points)} {unit}s to {len(second.points)} ({source})"
    place = next(
        i for i, (a, b) in enumerate(zip(first.powers, second.powers, strict=True)) if a != b
    )
    where = ORDINALS[place] if place < len(ORDINALS) else f"{place + 1}th"
    higher = f"{first.powers[place]} to {second.powers[place]}"
    return f"{said}: {len(first.points)} {unit}s each, the {where} is {higher} ({source})"


def missing(table: Table, armies: Sequence[Army], place: int, equal: Equal) -> int | None:
    """How many more points of power 0 the army at `place` needs to win; None where none will do."""
    army = armies[place]
    for more in range(max(len(other.points) for other in armies) + 2):
        grown = army._replace(points=army.points + (Point(0, "more"),) * more)
        if bout(table, [*armies[:place], grown, *armies[place + 1 :]], equal).winner is grown:
            return more
    return None


# --- set by hand ---------------------------------------------------------------------------


def typed(table: Table, devil: str) -> tuple[Point, ...] | None:
    """The points set by hand; None where there are none."""
    text = table.word(f"strength {devil}")
    if not text:
        return None
    powers = text.split(".") if text != "-" else []
    return tuple(Point(int(power), "set by hand") for power in powers)


def read_powers(text: str) -> str:
    """Powers as typed, `5.4.3` or `-`, highest first. Raises UsageError."""
    if text == "-":
        return text
    parts = text.strip(".").split(".")
    if not all(part.isascii() and part.isdigit() and int(part) <= MOST for part in parts):
        raise UsageError(
            f"strength {text!r}; give a power for each point, like 5.5.2, or - for none"
        )
    return written(sorted((int(part) for part in parts), reverse=True))


def by_hand(draft: Draft, words: Sequence[str]) -> tuple[str, ...]:
    """Devils and their powers in turn, `6 5.5.2 4 5.4.3`: set by hand. Who was named.

    Raises UsageError.
    """
    if not words or len(words) % 2:
        typed = f"'{' '.join(words)}' is not Devils and their powers in turn"
        raise UsageError(f"{typed}; write it like str 6 5.5.2 4 5.4.3")
    given = dict(zip(words[::2], words[1::2], strict=True))
    read = {names.devil(draft.table, word): read_powers(text) for word, text in given.items()}
    for devil, text in read.items():
        draft.word(f"strength {devil}", text)
        draft.say(f"{draft.table.name(devil)} has {text}*")
    return tuple(read)


def forget(draft: Draft) -> None:
    """A combat is over: nothing set by hand for it counts any more."""
    for devil in draft.table.devils:
        draft.word(f"strength {devil}", "")
    draft.word("defense", "")


def told(table: Table, army: Army) -> str:
    """`5.5.2`, with a `*` where some of it was set by hand."""
    by_hand_ = any(table.word(f"strength {devil}") for devil in army.devils)
    return (army.always or written(army.powers)) + ("*" if by_hand_ else "")


def made_of(table: Table, devil: str, army: Army | None, units: str) -> Ledger:
    """How many `units` an army has, each with its reason; its powers are in the title."""
    if army is None:
        return Ledger(f"{table.name(devil)}: not known; set it with str D POWERS")
    grouped = Counter((point.why, point.power, point.source) for point in army.points)
    reasons = tuple(
        Reason(f"{why} (power {power})", count, source)
        for (why, power, source), count in grouped.items()
    )
    called = " with ".join(table.name(fighter) for fighter in army.devils)
    ahead = f", {army.always} wins" if army.always else ""
    return Ledger(f"{called} {written(army.powers)}{ahead}: {units}", reasons)


def ranking(table: Table, armies: Mapping[str, Army | None]) -> str:
    """`Asmodeus 5.5.2*, Mammon 5.4.3, Belial ?`, strongest first."""
    known = sorted((a for a in armies.values() if a), key=lambda army: army.rank, reverse=True)
    said = [f"{table.name(army.devils[0])} {told(table, army)}" for army in known]
    said += [f"{table.name(devil)} ?" for devil, army in armies.items() if army is None]
    return ", ".join(said)
