"""Initiative, halves and shares of Souls, the Overlord: arithmetic both editions share."""

from __future__ import annotations

from collections.abc import Iterable

from lohprint.table.rules.court import cite
from lohprint.table.state import Table


def initiative(table: Table) -> tuple[str, ...]:
    """The Devils by initiative number, 1 first."""
    return table.roll("initiative")


def number(table: Table, devil: str) -> int:
    """A Devil's initiative number, from 1."""
    return initiative(table).index(devil) + 1


def in_order(table: Table, devils: Iterable[str]) -> tuple[str, ...]:
    """`devils` in initiative order."""
    chosen = set(devils)
    return tuple(devil for devil in initiative(table) if devil in chosen)


def redealt(table: Table) -> tuple[str, ...]:
    """The new initiative: most Souls first; tied Devils reverse their order before (case 66)."""
    before = initiative(table)
    return tuple(
        sorted(before, key=lambda devil: (-table.tally("souls", devil), -before.index(devil)))
    )


def half(souls: int) -> int:
    """Half of `souls`, rounded up: what is lost (4e line 42)."""
    return (souls + 1) // 2


def shares(pot: int, order: tuple[str, ...], extra: tuple[str, ...] = ()) -> dict[str, int]:
    """`pot` Souls divided evenly, the odd ones in `order`; `extra` names get one more even share.

    An extra share comes last, so that it never gets an odd Soul (inferred: 4e lines 44, 58).
    """
    even, odd = divmod(pot, max(1, len(order) + len(extra)))
    dealt = {devil: even + int(index < odd) for index, devil in enumerate(order)}
    for devil in extra:
        dealt[devil] = dealt.get(devil, 0) + even
    return dealt


def oldest(table: Table, devils: Iterable[str]) -> str:
    """The oldest of `devils`."""
    return max(devils, key=lambda devil: table.kit.devils[devil].age)


def overlord(table: Table) -> tuple[str, str]:
    """The new Overlord, and why: most victory points, of tied Devils the oldest."""
    points = {devil: table.tally("vp", devil) for devil in table.devils}
    most = max(points.values())
    tied = [devil for devil, have in points.items() if have == most]
    ruler, source = oldest(table, tied), cite(table, "overlord")
    if len(tied) == 1:
        return ruler, f"most victory points, {most} ({source})"
    others = ", ".join(table.name(devil) for devil in tied if devil != ruler)
    return ruler, f"{most} victory points like {others}, and the oldest of them ({source})"
