"""What the names on an Annihilageddon 3 table mean, and how to read them.

Players are Wizards under the names they go by; one of them may be Satan.
Words: `phase` (`play`, `group`: a Legendary Devil strikes between two turns, `over`), `turn` (whose
it is), `standee` (who holds it), `ending`.
Tallies of a player: `hp`, `tiles`, `devils` (Legendary Devils in its deck), `coins`, and once it is
told `deck` (points, or Satan's stack cards) and `wands`; of `stack`: `dead`, `damned`, `devils`;
of `table`: `turn`, `slain` (Legendary Devils defeated this turn), `lacking` (cards the main deck
is short of to fill the Line-Up).
Rolls: `dead Ann` and `damned Ann` (a token's number, its sin, or `?`), `told`, `adjusted Ann`.
"""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.phrase import Line
from lohprint.table.state import Table

SATAN = "Satan"
UNKNOWN = "?"
"""A token whose number nobody told."""
SINS = ("envy", "gluttony", "greed", "lust", "pride", "sloth", "wrath")


def cite(lines: str) -> str:
    """`annihilageddon3 line 304`."""
    return f"annihilageddon3 line{'s' if ' ' in lines else ''} {lines}"


def player(table: Table, word: str) -> str:
    """Who is meant: by name, by its start, by seat number. Raises UsageError."""
    return names.devil(table, word)


def wizards(table: Table) -> tuple[str, ...]:
    """The players that are no Satan, clockwise."""
    return tuple(who for who in table.devils if who != SATAN)


def constant(table: Table, name: str) -> int:
    """A number of the edition, like `start_hp`."""
    return table.kit.constants[name]


def most_hp(table: Table, who: str) -> int:
    """The HP a player can have: 25, less 4 for each tile on it (lines 328 and 357, A3-09)."""
    covered = constant(table, "tile_hp") * table.tally("tiles", who)
    return max(1, constant(table, "most_hp") - covered)


def fresh_hp(table: Table, who: str) -> int:
    """The HP after a death: 20, or fewer under tiles (line 304, A3-10)."""
    return min(constant(table, "start_hp"), most_hp(table, who))


def after(table: Table, who: str) -> str:
    """The next player clockwise (line 160)."""
    return table.clockwise(who)[1]


def in_play(table: Table, line: Line) -> None:
    """Raises RuleError where the game is over; forced lines pass."""
    if table.word("phase") == "over" and not line.force:
        raise RuleError(
            "the game is over", cite("204"), "tell the points: vp NAME N; or undo the last entry"
        )
