"""The court of Hell: what the 4th edition and its preview share, for both know Votes and Bets.

Words: `phase`, `realm mammon` (its home realm), `token mammon` (who holds its alliance token; "" is
Mammon), `strength mammon` (set by hand, like `5.5.2`), `fiends mammon` (`3.1`: Fiends and Diabolic
Fiends set by hand), `won` (who leads the army that won the open combat), `attack` and `target`
(who invades whom now), `defense` (set by hand), `fallen` (whose realm was taken), `ending`.
Tallies: `souls`, `vp`, `vp 2` (points of turn 2), and `turn` of `table`.
Rolls: `initiative` (1 first), `votes mammon` (reasons), `voted`, `safety mammon` (whose safety
tokens Mammon holds), `joined`, `army`, `attackers`, `defenders`, `targets`, `takers`, `realms` (in
this game, where not all are), `bets mammon`, `powers mammon` (Power favors at the end), `in` (whose
Bets are in).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line
from lohprint.table.rules import find
from lohprint.table.state import Table

Act = Callable[[Draft, Line], None]
"""What a verb does."""
PHASES = ("drawing", "trading", "combat", "rituals", "gathering", "over")


def cite(table: Table, topic: str) -> str:
    """Where the edition's source rules on `topic`, like `4e line 40`: LINES of its system."""
    lines: Mapping[str, str] = vars(find(table.kit.rules))["LINES"]
    return f"{table.kit.edition} {lines[topic]}"


def phase(draft: Draft, line: Line, allowed: tuple[str, ...], topic: str, fix: str) -> None:
    """Raises RuleError where the phase is none of `allowed`; forced lines pass."""
    now = draft.table.word("phase")
    if now not in allowed and not line.force:
        where = "the game is over" if now == "over" else f"it is the {now} phase"
        raise RuleError(f"'{line.text}': {where}", cite(draft.table, topic), fix)


AFTER = ("pile", "set", "vp", "finish")
"""Verbs that make sense when the game is over."""


def playing(table: Table, line: Line) -> None:
    """Raises RuleError for what comes too late once the game is over; forced lines pass."""
    if table.word("phase") == "over" and line.verb not in AFTER and not line.force:
        fix = "b D BETS for each Devil, then score"
        raise RuleError("the game is over", cite(table, "turns"), fix)


def listed(table: Table, devils: tuple[str, ...]) -> str:
    """`Asmodeus, Mammon and Belial`."""
    called = [table.name(devil) for devil in devils]
    return " and ".join(filter(None, (", ".join(called[:-1]), *called[-1:]))) or "nobody"


def turn(table: Table) -> int:
    """The game turn, from 1."""
    return table.tally("turn", "table")
