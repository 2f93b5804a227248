"""The words of the 6th edition: what changes dots, settles supremacy, or aims an event.

The plain 5th edition words (`floor`, `tie`) serve here too; `effects.py` joins all of them.
Lines are those of the 6th edition's text.
"""

from __future__ import annotations

from typing import Literal

from lohprint.catalog.frozen import Frozen
from lohprint.catalog.power import LETTERED, Area

Kind = Literal["tormented", "nether"]
"""Hordes that count together, by tag: Tormented and Tortured Ones; the three Nether Fiends."""

# --- dots ----------------------------------------------------------------------------------


def _lettered(dots: str) -> None:
    if not LETTERED.match(dots):
        raise ValueError(f"dots {dots!r}; write P, S and M in this order, like PSM")


class First(Frozen):
    """Of all own tabled cards of the kind `of` one has dots `first`, every other dots `rest`.

    One first in total, whichever names they have (lines 195, 317; ruling A6-11).
    """

    effect: Literal["first"]
    of: Kind
    first: str
    """Dots, one letter each, like `PSM`."""
    rest: str

    def __post_init__(self) -> None:
        _lettered(self.first)
        _lettered(self.rest)


class Full(Frozen):
    """No own tabled card of the kind `of` counts as the first (Tormentor, Torturer: 315, 316)."""

    effect: Literal["full"]
    of: Kind


class EachHas(Frozen):
    """Every tabled card of the kind `of`, whoever controls it, has `dots` more (lines 231-233)."""

    effect: Literal["each_has"]
    of: Kind
    dots: str

    def __post_init__(self) -> None:
        _lettered(self.dots)


class Exact(Frozen):
    """Dots in `area` are `dots`, no more and no less, whatever else is tabled (Leviathan, 229)."""

    effect: Literal["exact"]
    area: Area
    dots: int


class Convert(Frozen):
    """Each own dot in `source` is one in `to`; then `source` is 0 (Furnace of Souls, 253)."""

    effect: Literal["convert"]
    source: Area
    to: Area


class Add(Frozen):
    """Every Devil adds its total in `source` to its total in `to` (lines 236, 256)."""

    effect: Literal["add"]
    source: Area
    to: Area


# --- sides and supremacy -------------------------------------------------------------------


class Penalty(Frozen):
    """Each Devil of an alliance after the first costs `dots` in each dominion (Quarrel, 278)."""

    effect: Literal["penalty"]
    dots: int


class Least(Frozen):
    """The side with the least, not the most, wins supremacy in `area` (Misinformation, 273)."""

    effect: Literal["least"]
    area: Area


class Lead(Frozen):
    """Always the leader of its alliance (Wand of Might, 207)."""

    effect: Literal["lead"]


class Aftermath(Frozen):
    """What follows a supremacy in one of `areas`, at once.

    `who` looks at the controller or at each rival (a Devil not on its side), and `won` at
    whether it gains the victory point. `then` is what happens:

    `discard_self`    the card is discarded (Dedication, 234)
    `discard_tabled`  all tabled cards of the controller are (Leviathan, 229)
    `discard_hordes`  that rival discards `cards` tabled hordes of its choice (Retribution, 294)
    `remove_self`     the card leaves the game (Faithful Followers, 255)
    `shuffle_self`    the card is shuffled into its personal deck (Faithful Followers, 255)
    """

    effect: Literal["aftermath"]
    who: Literal["you", "rivals"] = "you"
    areas: tuple[Area, ...] = ("politics", "souls", "military")
    won: bool
    then: Literal[
        "discard_self", "discard_tabled", "discard_hordes", "remove_self", "shuffle_self"
    ]  # fmt: skip
    cards: int = 0


# --- the turn ------------------------------------------------------------------------------


class Keep(Frozen):
    """Kept in the discard phase besides the hordes and artifacts of the limit (ruling A6-09)."""

    effect: Literal["keep"]
    forced: bool
    """Dedication and Silence stay; with Realm of Flies it is the controller's choice."""


class DrawTo(Frozen):
    """The draw phase fills the hand to at least `cards` (Mammon, 158; ruling A6-02)."""

    effect: Literal["draw_to"]
    cards: int


class MayDiscard(Frozen):
    """In a phase its Devil may discard own cards: Baalzebub one horde, Lilith any non-rituals."""

    effect: Literal["may_discard"]
    phase: Literal["reinforcements", "discard"]
    source: Literal["table", "hand"]
    what: Literal["horde", "not_ritual"]
    at_most: int | None = None


class Protect(Frozen):
    """Ritual events in the reinforcements phase spare its controller's table (Sanctuary, 199)."""

    effect: Literal["protect"]


class Events(Frozen):
    """All events of the turn count as done by its controller (Double Cross, 272)."""

    effect: Literal["events"]


class Last(Frozen):
    """Its controller picks what to discard after all others have (Crystal Ball, 203)."""

    effect: Literal["last"]


class SkipTurn(Frozen):
    """The rest of the game turn does not happen: no supremacy, no discard (Warped Time, 344)."""

    effect: Literal["skip_turn"]


# --- the aim of an event -------------------------------------------------------------------


class Aim(Frozen):
    """The Devil an event falls on: `pick` by `by`, then the realm `tie` (lines 57 to 59).

    Only Devils that qualify are looked at: `rivals` (not on the player's side) or all, who have
    what `having` asks for: something tabled (`dots` is any card with some), their `own_counter`,
    or any alliance `counter`. `card` asks for a tabled card by its id.
    """

    among: Literal["rivals", "all"]
    having: Literal[
        "own_counter", "counter", "horde", "artifact", "horde_or_artifact", "dots"
    ] | None = None  # fmt: skip
    card: str | None = None
    pick: Literal["most", "least"]
    by: Literal["dots", "horde_dots", "hand", "realm"]
    area: Area | None = None
    """The dominion of `dots`, `horde_dots` or `realm`."""
    tie: Literal["highest", "lowest"] | None = None
    """How the realm value in `tie_area` settles a tie; realms differ, so this always does."""
    tie_area: Area | None = None


Word6 = (
    First | Full | EachHas | Exact | Convert | Add | Penalty | Least | Lead | Aftermath
    | Keep | DrawTo | MayDiscard | Protect | Events | Last | SkipTurn
)  # fmt: skip
"""Every effect of this page, for the union in `effects.py`."""
