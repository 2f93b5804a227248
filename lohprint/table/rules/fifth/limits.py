"""How many cards a Devil may play and draw in a turn (5e lines 23 to 28).

The limit is compared with what has been played each time a card is played: a card that gives
one more and is gone again gives nothing any more (the two examples of line 24).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lohprint.table.kit import Copy, KitCard
from lohprint.table.rules.fifth import conflict
from lohprint.table.state import Table

Slot = str
"""What a place in the turn takes: `any`, `event`, `ritual`, ..."""
_MANY = 30
"""As good as any number of cards."""


def kinds(card: KitCard) -> frozenset[Slot]:
    """The places a card may take."""
    return frozenset({"any", card.type, *card.tags})


def slots(table: Table, devil: str) -> tuple[Slot, ...]:
    """The places a Devil has this turn, the plain two first."""
    found: list[Slot] = ["any"] * table.kit.constants.get("play_limit", 2)
    played = (table.kit.all_copies[key] for key in table.roll("played"))
    sources = [*table.at(devil), *conflict.globals_(table)]
    for copy in (*sources, *(copy for copy in played if copy.card.play and copy.card.play.once)):
        play = copy.card.play
        if play and play.whom != "others":
            found += [play.of] * (_MANY if play.extra == "unlimited" else play.extra)
    return tuple(found)


def at_most(table: Table, devil: str) -> int:
    """What a Devil cannot exceed whatever its cards grant ("cannot" wins, 5e line 55)."""
    caps = [
        copy.card.play.at_most
        for copy in conflict.globals_(table)
        if copy.card.play and copy.card.play.at_most is not None and copy.owner != devil
    ]
    return min(caps, default=_MANY)


def fits(cards: Sequence[frozenset[Slot]], places: Sequence[Slot]) -> bool:
    """Whether every card finds a place of its own that takes it (a matching)."""
    taken: dict[int, int] = {}

    def seat(card: int, tried: set[int]) -> bool:
        for place, takes in enumerate(places):
            if takes in cards[card] and place not in tried:
                tried.add(place)
                if place not in taken or seat(taken[place], tried):
                    taken[place] = card
                    return True
        return False

    return all(seat(card, set()) for card in range(len(cards)))


def counted(table: Table) -> tuple[Copy, ...]:
    """What was played this turn; interrupts are outside the limit (5e line 23)."""
    copies = (table.kit.all_copies[key] for key in table.roll("played"))
    return tuple(copy for copy in copies if copy.card.type != "interrupt")


def may_play(table: Table, devil: str, more: Iterable[frozenset[Slot]]) -> bool:
    """Whether a Devil may play `more` on top of what it has played this turn."""
    cards = [*(kinds(copy.card) for copy in counted(table)), *more]
    return len(cards) <= at_most(table, devil) and fits(cards, slots(table, devil))


def left(table: Table, devil: str, kind: Slot = "") -> int:
    """How many more cards of a kind it may play; without a kind, of no special kind at all."""
    card = frozenset({"any", kind} if kind else {"any"})
    count = 0
    while count < _MANY and may_play(table, devil, [card] * (count + 1)):
        count += 1
    return count


def ended(table: Table) -> Copy | None:
    """The card played this turn that lets no other follow, if there is one."""
    return next((copy for copy in counted(table) if copy.card.ends_play), None)


# --- draws ---------------------------------------------------------------------------------


def free_draw(table: Table, devil: str, hand: int) -> int:
    """Cards of the free draw with `hand` cards before it: up to 2 and more by cards, to 7."""
    if any(
        bar.bar == "draw" and copy.owner != devil
        for copy in conflict.globals_(table)
        for bar in copy.card.bars
    ):
        return 0
    most = table.kit.constants.get("free_draw", 2) + _granted(table, devil, "free")
    return max(0, min(most, table.kit.constants.get("hand_size", 7) - hand))


def drawn_after(table: Table, devil: str) -> int:
    """Cards drawn after the free draw, by what was played this turn."""
    return _granted(table, devil, "after")


def _granted(table: Table, devil: str, when: str) -> int:
    """A lasting grant counts while its card is tabled, a single one in the turn it is played."""
    tabled = table.at(devil) if when == "free" else ()
    played = [copy for copy in counted(table) if copy not in tabled and _once(copy, when)]
    copies = (*tabled, *played)
    return sum(c.card.draw.cards for c in copies if c.card.draw and c.card.draw.when == when)


def _once(copy: Copy, when: str) -> bool:
    """Whether playing the card grants the draw, tabled or not: events, and draws after."""
    return copy.card.type == "event" or when == "after"
