"""How many cards a Devil draws, tables and keeps (6e lines 41, 55 and 71)."""

from __future__ import annotations

from typing import NamedTuple

from lohprint.catalog.dots import DrawTo, Keep
from lohprint.table.explain import Ledger, Reason
from lohprint.table.kit import Copy
from lohprint.table.rules.sixth.tabled import counts_to_keep, effects, supports
from lohprint.table.state import Table

# --- draw ----------------------------------------------------------------------------------


def drawn(table: Table, devil: str, hand: int) -> Ledger:
    """Cards to draw with `hand` cards: 3, more up to 6 (Mammon 7), and extras on top (line 41)."""
    constants = table.kit.constants
    plain, target = constants["draw"], draw_to(table, devil)
    reasons = [Reason("a turn", plain, "6e line 41")]
    if target - hand > plain:
        reasons.append(Reason(f"up to {target} hand cards", target - hand - plain, "6e line 41"))
    reasons += extras(table, devil)
    return Ledger(f"{table.name(devil)} draws", tuple(reasons))


def draw_to(table: Table, devil: str) -> int:
    """The hand a Devil draws up to; Mammon's first draw is an option (A6-02)."""
    own = [effect.cards for effect in effects(table.kit.devils[devil].effects, DrawTo)]
    if own and table.tally("turn", "table") == 1:
        return int(table.option("mammon_first_draw"))
    return max(own, default=table.kit.constants["draw_to"])


def extras(table: Table, devil: str) -> list[Reason]:
    """Looter Fiends and Tome of Power: cards drawn on top (6e lines 206 and 292)."""
    return [
        Reason(copy.card.name, copy.card.draw.cards, "6e line 41")
        for copy in supports(table, devil)
        if copy.card.draw and copy.card.draw.when == "free"
    ]


# --- reinforcements ------------------------------------------------------------------------


class Reveal(NamedTuple):
    """What a Devil tables face-down this turn."""

    plain: int
    """Cards of any kind."""
    rituals: int
    """Rituals on top of them (Tome of Power)."""


def to_table(table: Table, devil: str) -> Reveal:
    """3 cards, more up to 6 tabled; one more ritual with a Tome of Power (6e lines 55 and 206).

    The tabled cards are counted before the reveal, so what is revealed this turn is left out.
    """
    revealed = table.roll(f"revealed {devil}")
    kept = [copy for copy in table.at(devil) if copy.key not in revealed]
    constants = table.kit.constants
    plain = max(constants["table"], constants["table_to"] - len(kept))
    plays = [copy.card.play for copy in kept if copy.card.play and copy.card.play.of == "ritual"]
    return Reveal(plain, sum(int(play.extra) for play in plays))


def beyond(table: Table, devil: str) -> int:
    """How many cards a Devil has revealed beyond what it may; 0 where it keeps to the rules."""
    may = to_table(table, devil)
    copies = [table.kit.all_copies[key] for key in table.roll(f"revealed {devil}")]
    rituals = sum(copy.card.says("ritual") for copy in copies)
    return max(0, len(copies) - may.plain - min(rituals, may.rituals))


# --- discard -------------------------------------------------------------------------------


class Kept(NamedTuple):
    """What a Devil carries over: some of `choose`, all of `forced`, `optional` if it likes."""

    choose: tuple[Copy, ...]
    number: int
    forced: tuple[Copy, ...]
    optional: tuple[Copy, ...]

    @property
    def choice(self) -> bool:
        """Whether there is anything to choose."""
        alike = len({copy.card.id for copy in self.choose}) == 1
        return bool(self.optional) or (len(self.choose) > self.number and not alike)

    @property
    def all(self) -> tuple[Copy, ...]:
        """Every card it may keep, as they are numbered for the players."""
        return self.choose + self.optional


def to_keep(table: Table, devil: str) -> Kept:
    """Exactly 3 hordes and artifacts, or all there are; no more may go (6e line 71, A6-09).

    Dedication and Silence stay besides those, Realm of Flies may (lines 234, 271 and 321).
    """
    mine = supports(table, devil)
    limited = tuple(copy for copy in mine if counts_to_keep(copy))
    extra = [
        (copy, effect.forced)
        for copy in mine
        for effect in effects(copy.card.effects, Keep)
        if not counts_to_keep(copy)
    ]
    return Kept(
        limited,
        min(len(limited), table.kit.constants["keep_tabled"]),
        tuple(copy for copy, forced in extra if forced),
        tuple(copy for copy, forced in extra if not forced),
    )
