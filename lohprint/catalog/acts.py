"""What a card lets its player do: limits on play, draws and bars, and acts that move cards.

`acts` are steps when a card is played or a turn starts; `play`, `draw` and `bars` are limits.
"""

from __future__ import annotations

from typing import Literal

from lohprint.catalog.frozen import Frozen
from lohprint.catalog.power import Area

# --- limits --------------------------------------------------------------------------------

Of = Literal["any", "event", "support", "ritual", "horde", "soul"]


class Play(Frozen):
    """More cards may be played in a turn: `extra` of the kind `of`, by `whom`."""

    extra: int | Literal["unlimited"] = 0
    of: Of = "any"
    at_most: int | None = None
    whom: Literal["you", "others", "everyone"] = "you"
    once: bool = False
    """Only in the turn the card is played (Young Rage), not every turn while tabled."""


class Draw(Frozen):
    """Cards drawn on top: `free` widens the free draw, `after` follows it, `now` is at once."""

    cards: int
    when: Literal["free", "after", "now", "before"]


class Bar(Frozen):
    """What may not be done while the card is tabled."""

    bar: Literal["trade", "alliance", "draw"]
    whom: Literal["everyone", "others"] = "everyone"


# --- acts ----------------------------------------------------------------------------------

What = Literal[
    "any", "horde", "support", "horde_or_support", "artifact", "ritual", "ritual_or_artifact",
    "soul", "self", "horde_or_artifact", "dots", "tormented", "fiend",
]  # fmt: skip


class Act(Frozen):
    """One step that moves cards; the companion asks only what it must.

    `discard`      the player discards `cards` of `what`, of `whose`
    `discard_all`  all of `what` of `whose` go, but for what is spared
    `discard_each` every Devil chooses and discards `cards` (or `half`, rounded up) of its own
    `take`         control of `cards` of `what` moves to the player; `chooser` says who picks
    `give`         control of a card of `what` moves to a Devil that is neither its controller nor
                   the player and has not retreated; else it goes under its owner's draw deck
    `swap`         two cards of `what` with equal dots, none global, change controllers
    `to_hand`      a tabled card of `what` goes to the player's hand; `self` to its owner's
    `give_all`     all the player's tabled cards go to another Devil
    `table`        a card of `what` comes from `source` to the table, without its own acts
    `reclaim`      one Devil's tabled cards owned by the player come back; it is in again
    `area`         the conflict area changes to another
    `retreat`      the player must retreat at the end of this turn
    `gain_alliance` the player gains the alliance of a retreating Devil; with `chooser: target`
                   that Devil may ally with the player or with nobody (Diabolic Seduction)
    `cancel`       the player may discard this: a played card spares its other cards (Sanctuary)
    `hand`         cards in hands change; the players see to it
    `discard_down` each Devil discards to as many tabled `what` as the player has (6e)
    `discard_but`  each Devil discards all tabled `what` but `cards` of it (6e)
    `discard_alike` each Devil discards one of every `what` it has twice or more (6e)
    `gain_counter` the aim's own alliance counter goes to the player (6e)
    `give_counter` the player's own alliance counter goes to the aim (6e)
    `counters_home` every alliance counter goes back to its owner (6e)
    """

    act: Literal[
        "discard", "discard_all", "discard_each", "take", "give", "swap", "to_hand", "give_all",
        "table", "reclaim", "area", "retreat", "gain_alliance", "cancel", "hand",
        "discard_down", "discard_but", "discard_alike", "gain_counter", "give_counter",
        "counters_home",
    ]  # fmt: skip
    what: What = "any"
    whose: Literal["any", "own", "other", "each", "actor", "one", "rivals", "aim"] = "any"
    """`one` is a Devil the player chooses, `other` each other Devil, `actor` whose turn it is.

    `rivals` are all Devils not on the player's side; `aim` is the Devil of the card's `aim`.
    """
    card: str | None = None
    """Only this card, by its id."""
    with_dot: Area | None = None
    """Only a card with a dot there."""
    chain: Area | None = None
    """If the card had a dot there, one more random card goes too if it has one (Bury, 6e)."""
    repeat: bool = False
    """Again, with a new aim, as long as able (Bribe Troops, 6e)."""
    cards: int = 1
    half: bool = False
    spare: Literal["none", "own", "owner", "source"] = "none"
    """`own`: the player's cards and the globals it owns; `owner`: the Devil that owns this card;
    `source`: this card itself."""
    instead: bool = False
    """In place of the step before, by choice or where that one found nothing."""
    only_unhit: bool = False
    """`discard_each` falls only on those who lost nothing to the step before (Vortex of Magic)."""
    chooser: Literal["player", "target", "random"] = "player"
    source: Literal["discard", "deck", "hand"] | None = None
    when: Literal[
        "played", "turn_start", "turn", "discarded", "discarded_from_hand", "reaction",
        "trade", "reinforcements", "discard_phase",
    ] = "played"  # fmt: skip
    """`turn`: at will in the player's turn; `discarded`: another Devil's played card discards it,
    from the table or (`discarded_from_hand`) only from the hand.
    The last three are the 6e phases: at the start of them, in the trading phase at will."""
