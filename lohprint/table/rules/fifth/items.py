"""Items of a line: cards played, moved, discarded, taken, swapped; numbers set by hand.

A play is judged. A plain move never is: the table knows what it did; only what a card left to
choose is struck when the move fits.
"""

from __future__ import annotations

from collections.abc import Callable

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.phrase import Item, whole
from lohprint.table.rules.common import tabled
from lohprint.table.rules.fifth import conflict, effects, starts
from lohprint.table.rules.fifth.owed import owed, player, settle
from lohprint.table.rules.fifth.plays import choose, play, untabled


def carry_out(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """Do one item for `devil`. Raises RuleError, UsageError."""
    _ITEMS[item.act](draft, item, devil, force)


def _value(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """`3=7` is a Devil's power set by hand; `ill=s` a card with its dominion."""
    if not item.value.lstrip("+-").isdigit():
        return play(draft, item, devil, force)
    who = names.devil(draft.table, item.name.text)
    number = whole(item.value, "power")
    if number < 0:
        raise UsageError(f"power {number}; give 0 or more")
    draft.word(f"power {who}", str(number))
    draft.say(f"{draft.table.name(who)} has {number}")
    return None


def _discard(draft: Draft, item: Item, devil: str, force: bool) -> None:
    copy = tabled(draft.table, item.name, devil)
    where = draft.table.cards[copy.key]
    settled = settle(draft, "discard", copy, where)
    effects.drop(draft, copy, player(draft.table, settled) if settled else "")
    if settled:
        starts.finish_starts(draft)


def _hand(draft: Draft, item: Item, devil: str, force: bool) -> None:
    copy = tabled(draft.table, item.name, devil)
    settle(draft, "hand", copy, draft.table.cards[copy.key])
    name = conflict.owner_name(draft.table, copy)
    conflict.move(draft, copy.key, "")
    draft.say(f"{name} to hand")


def _take(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """Control of another's card; without `@D` and nothing to take, a card tabled by an effect."""
    table = draft.table
    taking = any(entry.act == "take" for entry in owed(table))
    if not (item.name.at or taking):
        copy = untabled(table, item.name, devil)
        effects_only = effects.Played(devil, copy, value=item.value)
        choose(draft, effects_only)
        conflict.move(draft, copy.key, conflict.MIDDLE if copy.card.says("global") else devil)
        draft.say(f"tables {copy.card.name}")
        return
    others = [c for d in table.devils if d != devil for c in table.at(d)]
    scope = table.at(names.devil(table, item.name.at)) if item.name.at else others
    _control(draft, names.card(item.name, [scope]), devil, "take")


def _move(draft: Draft, item: Item, devil: str, force: bool) -> None:
    copy = tabled(draft.table, item.name, devil)
    _control(draft, copy, names.devil(draft.table, item.to), "give")


def _control(draft: Draft, copy: Copy, to: str, act: str) -> None:
    settle(draft, act, copy, draft.table.cards[copy.key])
    conflict.move(draft, copy.key, to)
    draft.say(f"{copy.card.name} goes to {draft.table.name(to)}")


def _swap(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """Two cards change controllers: Unfair Trade wants equal dots, trades want nothing (39)."""
    table = draft.table
    assert item.other is not None  # a swap always has two names
    one, two = tabled(table, item.name, devil), tabled(table, item.other, devil)
    if not force and table.word("phase") != "trade":
        _fair(one, two)
    settle(draft, "swap", one, table.cards[one.key])
    here, there = table.cards[one.key], table.cards[two.key]
    conflict.move(draft, one.key, there)
    conflict.move(draft, two.key, here)
    draft.say(f"{one.card.name} and {two.card.name} swap sides")


def _fair(one: Copy, two: Copy) -> None:
    for copy in (one, two):
        if copy.card.says("global"):
            what = f"{copy.card.name} is global and cannot be swapped"
            raise RuleError(what, "5e Unfair Trade", "swap cards of Devils, or add ! to force it")
    if one.card.dots != two.card.dots:
        raise RuleError(
            f"{one.card.name} has {one.card.dots} power dots, {two.card.name} {two.card.dots}",
            "5e Unfair Trade", "swap equal dots, or add ! to force it",
        )  # fmt: skip


def _spare(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """Its Sanctuary goes; what is played next in this line spares its other cards."""
    who = names.devil(draft.table, item.name.text)
    shields = [c for c in draft.table.at(who) if any(a.act == "cancel" for a in c.card.acts)]
    if not shields:
        what = f"{draft.table.name(who)} has no tabled Sanctuary"
        raise RuleError(what, "5e Sanctuary", f"leave out {item.typed}")
    effects.drop(draft, shields[0])
    draft.enroll("spared", who)


_ITEMS: dict[str, Callable[[Draft, Item, str, bool], None]] = {
    "play": play,
    "event": play,
    "value": _value,
    "discard": _discard,
    "hand": _hand,
    "take": _take,
    "move": _move,
    "swap": _swap,
    "spare": _spare,
}
