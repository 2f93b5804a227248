"""The words for strength, sets, Souls and Votes: 4th edition and its preview.

An army of the 4th edition is a list of strength points, each of some power: one point a horde,
and more by these records. An army of the preview is a list of sets of three hordes alike. Line
numbers are those of the two rule texts, `4e` and `4e-preview`.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from lohprint.catalog.record import Record

Combat = Literal["open", "attack", "defense"]
"""Open combat; attacking a home realm; defending one."""
EVERY_COMBAT: tuple[Combat, ...] = ("open", "attack", "defense")

# --- 4th edition ---------------------------------------------------------------------------


class Points(Record):
    """More strength points of one power.

    Counted by the copies of the card itself, or by all hordes of an army its Devil leads:
    `points` for each `per` of them beyond the first `after`. Wand (4e line 75): one point of
    power 9. Juggernauts (94): one more of power 5 each, in the open. Tormented Ones (96): one
    of power 1 for each after a Devil's first. Asmodeus (57): one of power 6 per three hordes.
    """

    effect: Literal["points"]
    power: int
    points: int = 1
    count: Literal["copies", "hordes_led"] = "copies"
    per: int = Field(default=1, ge=1)
    after: int = 0
    combat: tuple[Combat, ...] = EVERY_COMBAT

    def earned(self, count: int) -> int:
        """Strength points that `count` copies (or hordes of the army) give on top."""
        return max(0, count - self.after) // self.per * self.points


class SoulPoints(Record):
    """Fills an army up to one strength point for each Soul of its Devil.

    The added points are of power 0. Soul Stones (4e line 72), and the Valley of The
    Wailing Souls in defense (70).
    """

    effect: Literal["soul_points"]
    combat: tuple[Combat, ...] = EVERY_COMBAT

    def filled(self, points: int, souls: int) -> int:
        """Strength points of power 0 to add to an army of `points`."""
        return max(0, souls - points)


class Defense(Record):
    """Changes the defense of a home realm, or sets it.

    Metal Beasts (4e line 95) take 1 each from the realm they attack; Sanctuary adds 1 (4e line
    103), and in the preview makes it 2 (4e-preview line 82), however many there are.
    """

    effect: Literal["defense"]
    change: int = 0
    exactly: int | None = None
    combat: Literal["attack", "defense"] = "defense"

    def applied(self, defense: int) -> int:
        """The defense afterwards, never below 0."""
        return max(0, defense + self.change if self.exactly is None else self.exactly)


class Wins(Record):
    """Its controller wins every combat (Leviathan, 4e line 77)."""

    effect: Literal["wins"]


class Outcome(Record):
    """How an invasion may end otherwise than won or lost.

    `truce` (4e line 118): nobody wins, the attackers take spoils all the same. `no_spoils`
    (Escape, 4e line 107): lost, but no spoils. `another` (Extra Invasion, 4e line 108): a new
    invasion follows.
    """

    effect: Literal["outcome"]
    how: Literal["truce", "no_spoils", "another"]


class Gather(Record):
    """More or fewer Souls in the Soul gathering (4e line 33).

    `per` tells what each of the `souls` is for: the card itself, or each Fiend, normal or
    diabolic, that a Devil returns to its hand (World War, 4e line 80).
    """

    effect: Literal["gather"]
    souls: int
    whom: Literal["you", "everyone"] = "you"
    per: Literal["card", "returned_fiend"] = "card"


class Share(Record):
    """More shares after an invasion: of Souls (Mephistopheles, 4e line 58) or of spoils.

    Spoils: Devil Torture (4e line 85), Belial (4e-preview line 49).
    """

    effect: Literal["share"]
    of: Literal["souls", "spoils"]
    extra: int = 1


# --- 4th edition and preview ---------------------------------------------------------------


class Rituals(Record):
    """More rituals a turn than one: Diabolic Fiends (4e line 93), Glasya (4e line 62)."""

    effect: Literal["rituals"]
    extra: int | Literal["unlimited"]


class Votes(Record):
    """Votes gained in each gathering (High Palace of Hell, 4e line 64)."""

    effect: Literal["votes"]
    votes: int


class Backing(Record):
    """What a Power favor is worth at the end of the game if its Devil is the Overlord.

    A victory point (4e line 89), or as much as a Bet on that Devil (4e-preview line 54).
    """

    effect: Literal["backing"]
    counts: Literal["point", "bet"]


# --- preview -------------------------------------------------------------------------------


class Joker(Record):
    """Fills sets: `count` hordes of any type, or of the type `type`.

    `souls` makes a joker of every Soul, for a Devil with at least one horde of that type
    (Belial, 4e-preview line 49).
    """

    effect: Literal["joker"]
    type: str | None = None
    count: int | Literal["souls"] = 1


class SetPower(Record):
    """The set has `power` when `least` of its hordes are this card, jokers not counted.

    Fiends (4e-preview line 66), Juggernauts and Metal Beasts (68, 69).
    """

    effect: Literal["set_power"]
    power: int
    least: int
    combat: tuple[Combat, ...] = EVERY_COMBAT


class CountsAs(Record):
    """Counts as another type of horde in sets (Diabolic Fiends, 4e-preview line 67)."""

    effect: Literal["counts_as"]
    type: str


class OwnSet(Record):
    """A set by itself: the card alone (Leviathan), or the Devil's Souls (Soul Stones).

    4e-preview lines 72 and 74; `power` is given where the card has none of its own.
    """

    effect: Literal["own_set"]
    of: Literal["card", "souls"]
    power: int | None = None


class SoulLoss(Record):
    """Souls lost to others are halved, rounded up (Valley, 4e-preview line 62)."""

    effect: Literal["soul_loss"]

    def lost(self, souls: int) -> int:
        """Souls lost where `souls` were asked for."""
        return (souls + 1) // 2


# --- Souls and hordes that a played card moves ----------------------------------------------


class SoulGain(Record):
    """Souls gained when the card is played or handled: `souls` for each `per`.

    `returned` are the gainer's hordes that the card's sweep took to hand, `most_lost` the most that
    one Devil lost to it, `two_lost` two of all that it took. `own_discard` is a horde that the
    Devil discards from the table, by whatever cause (the Mountain, 4e line 68). `yield` is a
    Summon or World War of the preview (lines 46, 87, 89); `fiends` tells how many the gainer must
    have. Furnace of Souls (4e line 101), Infernal Plague (102), Summon (115).
    """

    effect: Literal["soul_gain"]
    souls: int = 1
    whom: Literal["you", "everyone"] = "you"
    per: Literal["card", "fiend", "returned", "most_lost", "two_lost", "own_discard", "yield"] = (
        "card"
    )
    fiends: int = 0


class SoulToll(Record):
    """Souls that other Devils, or all, lose: a number, half rounded up, or as many as you chose.

    Furnace of Souls (4e line 101, 4e-preview line 80); a Power favor gives them `to_you` (89).
    """

    effect: Literal["soul_toll"]
    souls: int | Literal["half", "chosen"]
    whom: Literal["everyone", "others", "aim"]
    to_you: bool = False


class Sweep(Record):
    """Hordes of every Devil that leave the table, to hand or discarded.

    `fiends`: all Fiends, and the Diabolic Fiends no ritual needs (Summon, 4e line 115).
    `commonest`: the type there is most of (Diabolic Strike, 105); `own_commonest`: of each Devil
    the type it has most of (Infernal Plague, 102); `each_name`: one of each name of each Devil
    (4e-preview line 81).
    """

    effect: Literal["sweep"]
    what: Literal["fiends", "commonest", "own_commonest", "each_name"]
    to: Literal["hand", "discard"]


class Breaks(Record):
    """Discarded when its Devil loses an open combat (Juggernauts, 4e line 94), or joins a combat.

    Sanctuary stays when its Devil is the main defender (4e line 103).
    """

    effect: Literal["breaks"]
    when: Literal["open_lost", "joined"]


class Tithe(Record):
    """A Soul from others: from whoever gathered the most (Seat of Judgement, 4e line 69).

    In the preview once a turn from each Devil that gains Souls by Summon or World War (line 63).
    """

    effect: Literal["tithe"]
    of: Literal["most_gathered", "yield"]


class Toll(Record):
    """What each attacker of the home realm discards first (Dis, 4e line 63, 4e-preview line 61)."""

    effect: Literal["toll"]
    cards: int
    of: Literal["horde", "force"]


class Lost(Record):
    """What an invasion of one's home realm does to hordes (4e-preview lines 48 and 59).

    `ruin`: winning attackers lose all their hordes (Mammon). `haven`: a losing defender loses none
    and a winning one takes those of the attackers (Forest).
    """

    effect: Literal["lost"]
    how: Literal["ruin", "haven"]


class Spares(Record):
    """Hordes to be discarded stay: each for a Soul (Staff of Undead, 4e line 73), or half of them.

    Half is lost, rounded up, in the combat and ritual phases (4e-preview line 76).
    """

    effect: Literal["spares"]
    by: Literal["soul", "half"]


StrengthEffect = (
    Points
    | SoulPoints
    | Defense
    | Wins
    | Outcome
    | Gather
    | Share
    | Rituals
    | Votes
    | Backing
    | Joker
    | SetPower
    | CountsAs
    | OwnSet
    | SoulLoss
    | SoulGain
    | SoulToll
    | Sweep
    | Breaks
    | Tithe
    | Toll
    | Lost
    | Spares
)
