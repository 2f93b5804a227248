"""Events that move cards and alliance counters to another side, or put a card on the table."""

from __future__ import annotations

from lohprint.catalog.acts import Act
from lohprint.table.kit import Copy
from lohprint.table.rules.sixth.aims import aim_of, alike, qualified
from lohprint.table.rules.sixth.happening import Happening
from lohprint.table.rules.sixth.sides import give, holder, home
from lohprint.table.rules.sixth.tabled import move, plays_with, untabled
from lohprint.table.rules.sixth.told import TABLED

# --- control -------------------------------------------------------------------------------


def take(now: Happening, act: Act) -> None:
    """A card of the Devil aimed at changes sides, as often as the act says and is paid for."""
    for turn in range(_times(now, act)):
        devil = now.falls(again=turn > 0)
        if not devil:
            return
        pool = _takable(now, act, devil) if devil != now.by else []
        if not pool:
            now.draft.say("where it takes nothing")
            return
        copy = now.told.choose(now.table, devil, pool, 1)[0]
        move(now.draft, copy, now.by)
        now.draft.say(f"{now.table.name(now.by)} takes {copy.card.name}")


def _takable(now: Happening, act: Act, devil: str) -> list[Copy]:
    """What may be taken from a Devil; an event, not being a support, never is."""
    found = alike(now.table, devil, act.what, act.with_dot or "")
    return [c for c in found if act.card in (None, c.card.id) and c.card.type != "event"]


def _times(now: Happening, act: Act) -> int:
    """Once; where hand cards are given for it, as often as there are enough (295, 297)."""
    price = max((a.cards for a in now.copy.card.acts if a.act == "hand"), default=0)
    aim = aim_of(now.copy.card)
    if price < 2 or not aim or not qualified(now.table, now.copy.card, aim, now.by):
        return 1
    now.told.hand(now.table, [now.by])
    often = now.told.hands[now.by] // price
    if not often:
        now.draft.say(f"no effect: {now.table.name(now.by)} has no {price} hand cards to give")
    return often if act.repeat else min(often, 1)


def table_card(now: Happening, act: Act) -> None:
    """One of this event's discards, or a card from a hand, deck or pile if there was any."""
    from_discards = any(other.act.startswith("discard") for other in now.copy.card.acts)
    if from_discards:
        pool = [copy for copy in now.gone if copy.card.type == act.what]
        found = now.told.choose(now.table, TABLED, pool, min(1, len(pool)))
    else:
        pool = [c for c in untabled(now.table) if act.what in (*c.card.tags, c.card.type)]
        found = now.told.maybe(pool)
    for copy in found:
        move(now.draft, copy, now.by)
        now.draft.say(f"{now.table.name(now.by)} tables {copy.card.name}")


# --- alliance counters ---------------------------------------------------------------------


def gain_counter(now: Happening, act: Act) -> None:
    """The aim's own counter goes to the player (6e lines 237, 299 and 323)."""
    devil = now.falls() if _allied(now) else ""
    if devil:
        give(now.draft, devil, now.by)


def give_counter(now: Happening, act: Act) -> None:
    """Diabolic Seduction: the own counter, if it is at home, goes to the aim (6e line 345)."""
    if holder(now.table, now.by) != now.by:
        now.draft.say(f"no effect: {now.table.name(now.by)} has no own counter to give")
        return
    devil = now.falls() if _allied(now) else ""
    if devil:
        give(now.draft, now.by, devil)


def counters_home(now: Happening, act: Act) -> None:
    """Loophole: every counter goes back to its owner (6e line 258)."""
    home(now.draft)
    now.draft.say("all alliance counters go home")


def _allied(now: Happening) -> bool:
    """Whether alliances are used; a card of the alliance was forced onto the table if not."""
    if not plays_with(now.table, "alliances"):
        now.draft.say("no effect: no alliances are used")
        return False
    return True
