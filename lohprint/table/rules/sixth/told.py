"""What players tell about an event: cards drawn at random or chosen, hand sizes, nothing at all.

Only what cannot be known is asked: a card where the cards differ, a hand size where it decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.kit import Copy
from lohprint.table.phrase import Item, Name, parse, whole
from lohprint.table.rules.sixth.tabled import age
from lohprint.table.state import Table

NONE = "none"
TABLED = "+"
"""Whose a card is that an event puts on the table."""


class Missing(RuleError):
    """An event waits for something that only the players can tell; nothing changed."""


@dataclass
class Told:
    """The answers on one line, used up as they are asked for."""

    cards: list[tuple[str, Name]] = field(default_factory=list)
    """(Devil, or "" where none was named; card)."""
    hands: dict[str, int] = field(default_factory=dict)
    none: bool = False
    clear: list[Copy] = field(default_factory=list)
    """Cards that were meant without being named; naming one is no mistake."""

    def choose(self, table: Table, devil: str, pool: Sequence[Copy], number: int) -> list[Copy]:
        """`number` cards of a Devil from `pool`: all, any of cards alike, or those that are named.

        Raises Missing, where they are to be named; UsageError where a name does not fit.
        """
        chosen: list[Copy] = []
        while len(chosen) < number:
            left = [copy for copy in pool if copy not in chosen]
            found = self._named(devil, left)
            if found is None and _clear(left, number - len(chosen)):
                found = left[0]
                self.clear.append(found)
            found = found or self._named("", left)
            if found is None:
                raise Missing(_wanted(table, devil, left, number - len(chosen)))
            chosen.append(found)
        return chosen

    def maybe(self, pool: Sequence[Copy]) -> list[Copy]:
        """A card from `pool` that was tabled, or none. Raises Missing unless that was told."""
        if self.none or not pool:
            return []
        found = self._named(TABLED, pool) or self._named("", pool)
        if found is None:
            kinds = ", ".join(dict.fromkeys(f"{c.number} {c.card.name}" for c in pool))
            raise Missing(f"which card is tabled, {kinds}? (+CARD, or {NONE})")
        return [found]

    def _named(self, of: str, pool: Sequence[Copy]) -> Copy | None:
        """The first card told under `of` that is in `pool`. Raises Several, UsageError."""
        for index, (whose, name) in enumerate(self.cards):
            if whose == of:
                try:
                    copy = names.card(name, [pool])
                except names.Several:
                    raise
                except UsageError:
                    continue
                del self.cards[index]
                return copy
        return None

    def used_up(self, what: str) -> None:
        """Raises UsageError where more was told than `what` asks for."""
        while self.clear:
            self._named("", [self.clear.pop()])
        if self.cards:
            listed = ", ".join(name.text for _, name in self.cards)
            raise UsageError(f"{what} does nothing with {listed}; leave it out, or name what fits")

    def hand(self, table: Table, devils: Iterable[str]) -> None:
        """Raises Missing unless the hand sizes of these Devils were told."""
        unknown = [devil for devil in devils if devil not in self.hands]
        if unknown:
            listed = ", ".join(table.name(devil) for devil in unknown)
            example = " ".join(f"{age(table, devil)}=N" for devil in unknown)
            raise Missing(f"how many hand cards has {listed}? ({example})")


def _clear(pool: Sequence[Copy], number: int) -> bool:
    """Whether it does not matter, or is no question, which `number` cards of `pool` are meant."""
    return len(pool) <= number or len({copy.card.id for copy in pool}) == 1


def _wanted(table: Table, devil: str, pool: Sequence[Copy], number: int) -> str:
    kinds = ", ".join(dict.fromkeys(f"{c.number} {c.card.name}" for c in pool))
    if devil == TABLED:
        return f"which one is tabled, {kinds}? (+CARD)"
    return f"{table.name(devil)}, {number} of {kinds} (CARD@{age(table, devil)})"


def told(table: Table, text: str) -> Told:
    """Read the answers: `97@4 -96@2`, `+94` tabled, `6=4` hand cards, `none`. Raises UsageError."""
    answers = Told()
    for item in parse(text, {}).items if text else ():
        if item.act == "value":
            answers.hands[names.devil(table, item.name.text)] = _hand(item)
        elif item.act == "play" and item.name.text == NONE:
            answers.none = True
        else:
            answers.cards.append((_devil(table, item), item.name))
    return answers


def _hand(item: Item) -> int:
    number = whole(item.value, "hand cards")
    if number < 0:
        raise UsageError(f"'{item.typed}': nobody has so few hand cards; give 0 or more")
    return number


def _devil(table: Table, item: Item) -> str:
    if item.act not in ("play", "discard", "take"):
        raise UsageError(f"'{item.typed}' is no answer; name a card like 97@4, or 6=4 hand cards")
    if item.act == "take":
        return TABLED
    return names.devil(table, item.name.at) if item.name.at else ""
