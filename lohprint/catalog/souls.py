"""The words for Souls and hordes that cards, Devils and realms move: 4th edition and its preview.

Line numbers are those of the two rule texts, `4e` and `4e-preview`.
"""

from __future__ import annotations

from typing import Literal

from lohprint.catalog.frozen import Frozen


class SoulGain(Frozen):
    """Souls gained when the card is played or handled: `souls` for each `per`.

    `returned` are the gainer's hordes that the card's sweep took to hand, `most_lost` the most that
    one Devil lost to it, `two_lost` two of all that it took. `own_discard` is a horde that the
    Devil discards from the table, by whatever cause (the Mountain, 4e line 68). `yield` is a
    Summon or World War of the preview (lines 46, 84, 91); `fiends` tells how many the gainer must
    have. Furnace of Souls (4e line 101), Infernal Plague (102), Summon (115).
    """

    effect: Literal["soul_gain"]
    souls: int = 1
    whom: Literal["you", "everyone"] = "you"
    per: Literal["card", "fiend", "returned", "most_lost", "two_lost", "own_discard", "yield"] = (
        "card"
    )
    fiends: int = 0


class SoulToll(Frozen):
    """Souls that other Devils, or all, lose: a number, half rounded up, or as many as you chose.

    Furnace of Souls (4e line 101, 4e-preview line 80); a Power favor gives them `to_you` (89).
    """

    effect: Literal["soul_toll"]
    souls: int | Literal["half", "chosen"]
    whom: Literal["everyone", "others", "aim"]
    to_you: bool = False


class Sweep(Frozen):
    """Hordes of every Devil that leave the table, to hand or discarded.

    `fiends`: all Fiends, and the Diabolic Fiends no ritual needs (Summon, 4e line 115).
    `commonest`: the type there is most of (Diabolic Strike, 105); `own_commonest`: of each Devil
    the type it has most of (Infernal Plague, 102); `each_name`: one of each name of each Devil
    (4e-preview line 81).
    """

    effect: Literal["sweep"]
    what: Literal["fiends", "commonest", "own_commonest", "each_name"]
    to: Literal["hand", "discard"]


class Breaks(Frozen):
    """Discarded when its Devil loses an open combat (Juggernauts, 4e line 94), or joins a combat.

    Sanctuary stays when its Devil is the main defender (4e line 103).
    """

    effect: Literal["breaks"]
    when: Literal["open_lost", "joined"]


class Tithe(Frozen):
    """A Soul from others: from whoever gathered the most (Seat of Judgement, 4e line 69).

    In the preview once a turn from each Devil that gains Souls by Summon or World War (line 63).
    """

    effect: Literal["tithe"]
    of: Literal["most_gathered", "yield"]


class Toll(Frozen):
    """What each attacker of the home realm discards first (Dis, 4e line 63, 4e-preview line 61)."""

    effect: Literal["toll"]
    cards: int
    of: Literal["horde", "force"]
    may: bool = False
    """Its Devil may also let them go."""


class Lost(Frozen):
    """What an invasion of one's home realm does to hordes (4e-preview lines 48 and 59).

    `ruin`: winning attackers lose all their hordes (Mammon). `haven`: a losing defender loses none
    and a winning one takes those of the attackers (Forest).
    """

    effect: Literal["lost"]
    how: Literal["ruin", "haven"]


class Rally(Frozen):
    """What a main defender may do for its army before the armies are compared.

    Table hordes from its hand (Forest, 4e line 65) or those among the top `cards` of the deck
    (Mountain, 4e-preview line 60), or return Fiends to return attacking hordes (Lake, 4e line 67).
    """

    effect: Literal["rally"]
    by: Literal["hand", "deck", "fiends"]
    cards: int = 0


class FiendDraw(Frozen):
    """A card drawn for each of one's Fiends that is tabled (Lake, 4e-preview line 64)."""

    effect: Literal["fiend_draw"]


class Spares(Frozen):
    """Hordes to be discarded stay: each for a Soul (Staff of Undead, 4e line 73), or half of them.

    Half is lost, rounded up, in the combat and ritual phases (4e-preview line 75).
    """

    effect: Literal["spares"]
    by: Literal["soul", "half"]


SoulEffect = SoulGain | SoulToll | Sweep | Breaks | Tithe | Toll | Lost | Rally | FiendDraw | Spares
