"""What the names on a 6th edition table mean, and how to read them.

Words: `phase`, `realm mammon` (a realm's id; one that no Devil has lies in the middle), `counter
mammon` (who holds that Devil's alliance counter, "" at home), `dots mammon` (set by hand, like
`3/2/4`), `swap` (who may still swap its realm), `timer`, `ending`.
Tallies: `politics`, `souls` and `military` (victory points of each Devil), `owes` (hordes a Devil
must still discard) and `turn` of `table`.
Rolls: `won politics` (who won it this turn), `revealed mammon` (what it tabled this turn),
`handled` (this turn's events done so far), `said` (who has said what it keeps), `removed` (cards
out of the game), `oaths mammon`, `adjusted mammon`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeVar

from lohprint.catalog.frozen import Frozen, tag
from lohprint.catalog.power import AREAS, Area
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy, Words, meant
from lohprint.table.rules.common import adjusted
from lohprint.table.state import Table

Phase = Literal["draw", "trading", "reinforcements", "supremacy", "discard", "over"]
PHASES: tuple[Phase, ...] = ("draw", "trading", "reinforcements", "supremacy", "discard", "over")
LABELS: dict[Area, str] = {"politics": "Politics", "souls": "Souls", "military": "Military"}

E = TypeVar("E", bound=Frozen)


def effects(words: tuple[Words, ...], kind: type[E]) -> Iterator[E]:
    """The effects of one kind that a card or a Devil carries."""
    word = tag(kind)  # type: ignore[arg-type]  # a class is hashable
    for one in words:
        if one["effect"] == word:
            yield meant(kind, one)


# --- cards ---------------------------------------------------------------------------------


def everywhere(table: Table, kind: type[E]) -> Iterator[tuple[str, Copy, E]]:
    """(controller, card, effect) of every tabled support or horde with an effect of this kind."""
    for devil in table.devils:
        for copy in supports(table, devil):
            for effect in effects(copy.card.effects, kind):
                yield devil, copy, effect


def supports(table: Table, devil: str) -> tuple[Copy, ...]:
    """What a Devil has tabled that stays: hordes and all other supports (6e line 17)."""
    return tuple(copy for copy in table.at(devil) if copy.card.type != "event")


def hordes(table: Table, devil: str) -> tuple[Copy, ...]:
    """The tabled hordes of a Devil."""
    return tuple(copy for copy in table.at(devil) if copy.card.type == "horde")


def untabled(table: Table) -> tuple[Copy, ...]:
    """Cards in hands, decks and piles that this game uses, in deck order.

    Without personal decks there are only those of the main deck; without alliances no card of
    the alliance (6e lines 11, 109 and 222).
    """
    gone = {*table.cards, *table.roll("removed")}
    personal, alliances = plays_with(table, "personal_decks"), plays_with(table, "alliances")
    return tuple(
        copy
        for copy in table.kit.all_copies.values()
        if copy.key not in gone
        and (personal or not copy.owner)
        and (alliances or not copy.card.says("alliance"))
    )


def counts_to_keep(copy: Copy) -> bool:
    """Whether the limit of three kept cards is about it: a horde or an artifact (A6-09)."""
    return copy.card.type == "horde" or copy.card.says("artifact")


def move(draft: Draft, copy: Copy, to: str) -> None:
    """A card goes to a Devil, or with "" off the table.

    Dots set by hand hold until the Devil's cards change.
    """
    for devil in (draft.table.cards.get(copy.key, ""), to):
        if devil:
            draft.word(f"dots {devil}", "")
    draft.put(copy.key, to)


# --- Devils --------------------------------------------------------------------------------


def age(table: Table, devil: str) -> str:
    """The digit people type for a Devil."""
    return str(table.kit.devils[devil].age)


def listed(table: Table, devils: tuple[str, ...]) -> str:
    """`Asmodeus + Belial`: a side, or whoever shares something."""
    return " + ".join(table.name(devil) for devil in devils)


def realm_value(table: Table, devil: str, area: Area) -> int:
    """The number of a Devil's home realm in one dominion (6e line 21)."""
    realm = table.kit.realms.get(table.word(f"realm {devil}"))
    return realm.numbers[area] if realm else 0


def initiative(table: Table) -> tuple[str, ...]:
    """All Devils, the lowest Politics of the home realms first (6e line 95)."""
    return tuple(sorted(table.devils, key=lambda devil: realm_value(table, devil, "politics")))


def points(table: Table, devil: str) -> int:
    """Victory points so far, without the Overlord's."""
    won = sum(table.tally(area, devil) for area in AREAS)
    return won + sum(reason.amount for reason in adjusted(table, devil))


def plays_with(table: Table, option: str) -> bool:
    """Whether `alliances`, `oaths` or `personal_decks` are used.

    Two players have neither alliances nor Oaths (6e lines 109 and 127).
    """
    two = len(table.seats) < 3 and option != "personal_decks"
    return table.option(option) == "on" and not two


def silence(table: Table) -> Copy | None:
    """The tabled card that bars trade, if there is one (6e line 321)."""
    for devil in table.devils:
        for copy in supports(table, devil):
            if any(bar.bar == "trade" for bar in copy.card.bars):
                return copy
    return None
