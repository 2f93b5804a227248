"""The words for strength, sets, Souls and Votes: 4th edition and its preview.

An army of the 4th edition is a list of strength points, each of some power: one point a horde,
and more by these records. An army of the preview is a list of sets of three hordes alike. Line
numbers are those of the two rule texts, `4e` and `4e-preview`.
"""

from __future__ import annotations

from typing import Literal

from lohprint.catalog.frozen import Frozen

Combat = Literal["open", "attack", "defense"]
"""Open combat; attacking a home realm; defending one."""
EVERY_COMBAT: tuple[Combat, ...] = ("open", "attack", "defense")

# --- 4th edition ---------------------------------------------------------------------------


class Points(Frozen):
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
    per: int = 1
    after: int = 0
    combat: tuple[Combat, ...] = EVERY_COMBAT

    def __post_init__(self) -> None:
        if self.per < 1:
            raise ValueError(f"per: {self.per}; give 1 or more")

    def earned(self, count: int) -> int:
        """Strength points that `count` copies (or hordes of the army) give on top."""
        return max(0, count - self.after) // self.per * self.points


class SoulPoints(Frozen):
    """Fills an army up to one strength point for each Soul of its Devil.

    The added points are of power 0. Soul Stones (4e line 72), and the Valley of The
    Wailing Souls in defense (70).
    """

    effect: Literal["soul_points"]
    combat: tuple[Combat, ...] = EVERY_COMBAT

    def filled(self, points: int, souls: int) -> int:
        """Strength points of power 0 to add to an army of `points`."""
        return max(0, souls - points)


class Defense(Frozen):
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


class Wins(Frozen):
    """Its controller wins every combat (Leviathan, 4e line 77)."""

    effect: Literal["wins"]


class Outcome(Frozen):
    """How an invasion may end otherwise than won or lost.

    `truce` (4e line 118): nobody wins, the attackers take spoils all the same. `no_spoils`
    (Escape, 4e line 107): lost, but no spoils. `another` (Extra Invasion, 4e line 108): a new
    invasion follows.
    """

    effect: Literal["outcome"]
    how: Literal["truce", "no_spoils", "another"]


class Gather(Frozen):
    """More or fewer Souls in the Soul gathering (4e line 33).

    `per` tells what each of the `souls` is for: the card itself, or each Fiend, normal or
    diabolic, that a Devil returns to its hand (World War, 4e line 80).
    """

    effect: Literal["gather"]
    souls: int
    whom: Literal["you", "everyone"] = "you"
    per: Literal["card", "returned_fiend"] = "card"


class Share(Frozen):
    """More shares after an invasion: of Souls (Mephistopheles, 4e line 58) or of spoils.

    Spoils: Devil Torture (4e line 85), Belial (4e-preview line 49).
    """

    effect: Literal["share"]
    of: Literal["souls", "spoils"]
    extra: int = 1


# --- 4th edition and preview ---------------------------------------------------------------


class Rituals(Frozen):
    """More rituals a turn than one: Diabolic Fiends (4e line 93), Glasya (4e line 62)."""

    effect: Literal["rituals"]
    extra: int | Literal["unlimited"]


class CastFirst(Frozen):
    """Must be among the rituals cast, if able (Sanctuary, 4e-preview line 82)."""

    effect: Literal["cast_first"]


class Votes(Frozen):
    """Votes gained in each gathering (High Palace of Hell, 4e line 64)."""

    effect: Literal["votes"]
    votes: int


class Backing(Frozen):
    """What a Power favor is worth at the end of the game if its Devil is the Overlord.

    A victory point (4e line 89), or as much as a Bet on that Devil (4e-preview line 54).
    """

    effect: Literal["backing"]
    counts: Literal["point", "bet"]


# --- preview -------------------------------------------------------------------------------


class Joker(Frozen):
    """Fills sets: `count` hordes of any type, or of the type `type`.

    `souls` makes a joker of every Soul, for a Devil with at least one horde of that type
    (Belial, 4e-preview line 49).
    """

    effect: Literal["joker"]
    type: str | None = None
    count: int | Literal["souls"] = 1


class SetPower(Frozen):
    """The set has `power` when `least` of its hordes are this card, jokers not counted.

    Fiends (4e-preview line 66), Juggernauts and Metal Beasts (68, 69).
    """

    effect: Literal["set_power"]
    power: int
    least: int
    combat: tuple[Combat, ...] = EVERY_COMBAT


class CountsAs(Frozen):
    """Counts as another type of horde in sets (Diabolic Fiends, 4e-preview line 67)."""

    effect: Literal["counts_as"]
    type: str


class OwnSet(Frozen):
    """A set by itself: the card alone (Leviathan), or the Devil's Souls (Soul Stones).

    4e-preview lines 72 and 74; `power` is given where the card has none of its own.
    """

    effect: Literal["own_set"]
    of: Literal["card", "souls"]
    power: int | None = None


class SoulLoss(Frozen):
    """Souls lost to others are halved, rounded up (Valley, 4e-preview line 62)."""

    effect: Literal["soul_loss"]

    def lost(self, souls: int) -> int:
        """Souls lost where `souls` were asked for."""
        return (souls + 1) // 2


StrengthEffect = (
    Points
    | SoulPoints
    | Defense
    | Wins
    | Outcome
    | Gather
    | Share
    | Rituals
    | CastFirst
    | Votes
    | Backing
    | Joker
    | SetPower
    | CountsAs
    | OwnSet
    | SoulLoss
)
