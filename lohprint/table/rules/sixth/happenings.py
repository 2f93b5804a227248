"""What events do: the acts of the card data, carried out one after the other (6e lines 57 to 59).

Whatever leaves no choice is done; what is random or chosen must be told. Hands and decks are the
players' business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from lohprint.catalog.acts import Act
from lohprint.catalog.dots import Events
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.rules.sixth.aims import (
    Struck,
    aim_of,
    alike,
    qualified,
    sanctuary,
    struck,
)
from lohprint.table.rules.sixth.sides import give, holder, home, rivals
from lohprint.table.rules.sixth.tabled import (
    everywhere,
    hordes,
    initiative,
    move,
    plays_with,
    supports,
    untabled,
)
from lohprint.table.rules.sixth.told import TABLED, Missing, Told
from lohprint.table.state import Table


@dataclass
class Happening:
    """An event while it is handled."""

    draft: Draft
    copy: Copy
    by: str
    """Whose it counts as (Double Cross)."""
    told: Told
    hit: set[str] = field(default_factory=set)
    gone: list[Copy] = field(default_factory=list)

    @property
    def table(self) -> Table:
        """The table as it stands meanwhile."""
        return self.draft.table

    def spared(self, devil: str) -> bool:
        """Whether a Sanctuary keeps this event from a Devil's table; said aloud once."""
        if not (self.copy.card.says("ritual") and sanctuary(self.table, devil)):
            return False
        self.draft.say(f"Sanctuary spares {self.table.name(devil)}")
        return True

    def discard(self, devil: str, copies: Iterable[Copy]) -> None:
        """Cards of a Devil leave the table."""
        copies = list(copies)
        for copy in copies:
            move(self.draft, copy, "")
        if copies:
            self.hit.add(devil)
            self.gone += copies
            listed = ", ".join(copy.card.name for copy in copies)
            self.draft.say(f"{self.table.name(devil)} loses {listed}")


def handle(draft: Draft, devil: str, copy: Copy, told: Told) -> None:
    """Handle one event that `devil` revealed. Raises Missing, UsageError."""
    by = done_by(draft.table, devil)
    other = f", as done by {draft.table.name(by)} (Double Cross)" if by != devil else ""
    draft.say(f"{copy.card.name} of {draft.table.name(devil)}{other}")
    now = Happening(draft, copy, by, told)
    for act in copy.card.acts:
        _ACTS.get(act.act, _nothing)(now, act)
    move(draft, copy, "")
    draft.enroll("handled", copy.key)


def done_by(table: Table, devil: str) -> str:
    """Who all events count as done by, if a Double Cross is tabled (6e line 272)."""
    return next((controller for controller, _, _ in everywhere(table, Events)), devil)


def _nothing(now: Happening, act: Act) -> None:
    """Hands and decks are the players' business."""


def _aimed(now: Happening) -> Struck:
    """Where the event falls; hand sizes are asked for where they decide."""
    found = struck(now.table, now.copy.card, now.by, now.told.hands)
    now.told.hand(now.table, found.unknown)
    return found


def _each(now: Happening, devils: Iterable[str], do: Callable[[str], None]) -> None:
    """Do it to each of `devils` in initiative order; everything missing is told in one go."""
    wanted = set(devils)
    missing: list[str] = []
    for devil in initiative(now.table):
        if devil in wanted:
            try:
                do(devil)
            except Missing as one:
                missing.append(one.what)
    if missing:
        raise Missing("; ".join(missing))


# --- discards ------------------------------------------------------------------------------


def _whose(now: Happening, act: Act) -> Sequence[str]:
    return rivals(now.table, now.by) if act.whose == "rivals" else now.table.devils


def _discard_each(now: Happening, act: Act) -> None:
    def do(devil: str) -> None:
        if act.only_unhit and devil in now.hit:
            return
        if act.card is None and now.spared(devil):
            return
        pool = [c for c in alike(now.table, devil, act.what) if act.card in (None, c.card.id)]
        military = {c.key for c in alike(now.table, devil, act.what, act.chain or "")}
        chosen = now.told.choose(now.table, devil, pool, min(act.cards, len(pool)))
        now.discard(devil, chosen)
        if act.chain and any(copy.key in military for copy in chosen):
            _chained(now, act, devil)

    _each(now, _whose(now, act), do)


def _chained(now: Happening, act: Act, devil: str) -> None:
    """Bury: one more random horde is looked at, and goes if it has the dot now (6e line 200)."""
    pool = alike(now.table, devil, act.what)
    military = alike(now.table, devil, act.what, act.chain or "")
    if military:
        second = now.told.choose(now.table, devil, pool, 1)
        if second[0] in military:
            now.discard(devil, second)
        else:
            now.draft.say(f"{now.table.name(devil)} shows {second[0].card.name} and keeps it")


def _discard_down(now: Happening, act: Act) -> None:
    """Inbalance: down to as many as the player has (6e line 276)."""
    limit = len(alike(now.table, now.by, act.what))

    def do(devil: str) -> None:
        pool = alike(now.table, devil, act.what)
        now.discard(devil, now.told.choose(now.table, devil, pool, max(0, len(pool) - limit)))

    _each(now, now.table.devils, do)


def _discard_alike(now: Happening, act: Act) -> None:
    """Infernal Plague: one of each horde type there is more of (6e line 343).

    Tortured Ones are Tormented Ones in every way (note 2), so they are of one type.
    """

    def do(devil: str) -> None:
        if now.spared(devil):
            return
        types: dict[str, list[Copy]] = {}
        for copy in hordes(now.table, devil):
            kind = "tormented" if copy.card.says("tormented") else copy.card.id
            types.setdefault(kind, []).append(copy)
        doubled = [pool for pool in types.values() if len(pool) > 1]
        chosen = [now.told.choose(now.table, devil, pool, 1) for pool in doubled]
        now.discard(devil, [copy for pick in chosen for copy in pick])

    _each(now, now.table.devils, do)


def _discard_but(now: Happening, act: Act) -> None:
    """Warped Time: all but 3 random supports go, Sanctuary or not, and so do all events (344)."""

    def do(devil: str) -> None:
        pool = supports(now.table, devil)
        kept = now.told.choose(now.table, devil, pool, min(act.cards, len(pool)))
        rest = [c for c in now.table.at(devil) if c not in kept and c.key != now.copy.key]
        now.discard(devil, rest)

    _each(now, now.table.devils, do)


# --- control -------------------------------------------------------------------------------


def _take(now: Happening, act: Act) -> None:
    """A card of the Devil aimed at changes sides, as often as the act says and is paid for."""
    name = now.table.name(now.by)
    for turn in range(_times(now, act)):
        found = _aimed(now)
        pool = _takable(now, act, found.devil)
        if found.devil in ("", now.by) or not pool:
            if not turn:
                why = f"it falls on {name} itself; " if found.devil == now.by else ""
                now.draft.say(f"no effect ({why}{found.why})")
            return
        now.draft.say(f"falls on {now.table.name(found.devil)} ({found.why})")
        copy = now.told.choose(now.table, found.devil, pool, 1)[0]
        move(now.draft, copy, now.by)
        now.draft.say(f"{name} takes {copy.card.name}")


def _takable(now: Happening, act: Act, devil: str) -> list[Copy]:
    """What may be taken from a Devil; an event, not being a support, never is."""
    if not devil:
        return []
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


def _table_card(now: Happening, act: Act) -> None:
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


def _gain_counter(now: Happening, act: Act) -> None:
    if not plays_with(now.table, "alliances"):
        now.draft.say("no effect: no alliances are used")
        return
    found = _aimed(now)
    if not found.devil:
        now.draft.say(f"no effect ({found.why})")
        return
    now.draft.say(f"falls on {now.table.name(found.devil)} ({found.why})")
    give(now.draft, found.devil, now.by)


def _give_counter(now: Happening, act: Act) -> None:
    """Diabolic Seduction: the own counter, if it is at home, goes to the aim (6e line 345)."""
    if holder(now.table, now.by) != now.by or not plays_with(now.table, "alliances"):
        now.draft.say(f"no effect: {now.table.name(now.by)} has no own counter to give")
        return
    found = _aimed(now)
    if not found.devil:
        now.draft.say(f"no effect ({found.why})")
        return
    now.draft.say(f"falls on {now.table.name(found.devil)} ({found.why})")
    give(now.draft, now.by, found.devil)


def _counters_home(now: Happening, act: Act) -> None:
    home(now.draft)
    now.draft.say("all alliance counters go home")


_ACTS: Mapping[str, Callable[[Happening, Act], None]] = {
    "discard_each": _discard_each,
    "discard_down": _discard_down,
    "discard_alike": _discard_alike,
    "discard_but": _discard_but,
    "take": _take,
    "table": _table_card,
    "gain_counter": _gain_counter,
    "give_counter": _give_counter,
    "counters_home": _counters_home,
}
