"""A line of items: a Devil's reveal, cards that move, dots set by hand.

The first word of a line names its Devil, as in `6 94 94 98`. A reveal is judged. A plain move
never is, but for trades: the table knows what it did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.catalog.power import AREAS
from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.phrase import MOST, Item, Line, Name
from lohprint.table.rules.common import tabled
from lohprint.table.rules.sixth import limits, phases, supremacy
from lohprint.table.rules.sixth.tabled import move, plays_with, untabled
from lohprint.table.state import Table


def said(draft: Draft, line: Line) -> bool:
    """Carry out a line of items; True where its last word is `go`. Raises RuleError, UsageError."""
    items = list(line.items)
    goes = bool(items) and items[-1].act == "play" and items[-1].name.text == "go"
    items = items[:-1] if goes else items
    devil = names.devil(draft.table, line.devil) if line.devil else ""
    if not devil and items and items[0].act == "play":
        devil = names.devil(draft.table, items.pop(0).typed)
    if not (items or goes):
        raise UsageError(f"'{line.text}' reveals nothing; write: 6 94 94 98")
    for item in items:
        _ITEMS[item.act](draft, item, devil, line.force)
    if any(item.act == "play" for item in items):
        _within(draft.table, devil, line.force)
    return goes


def _within(table: Table, devil: str, force: bool) -> None:
    """A Devil tables so many cards and no more (6e line 55)."""
    over = limits.beyond(table, devil)
    if over and not force:
        may = limits.to_table(table, devil)
        ritual = f" and {may.rituals} more ritual" if may.rituals else ""
        raise RuleError(
            f"{table.name(devil)} tables {may.plain} cards{ritual}, and these are {over} too many",
            "6e line 55", "table fewer, +CARD what an effect tables, or add ! to force it",
        )  # fmt: skip


# --- names ---------------------------------------------------------------------------------


def away(table: Table, name: Name, devil: str) -> Copy:
    """A card not on the table: of the Devil's own deck or the main deck first, then any."""
    free = untabled(table)
    near = [copy for copy in free if copy.owner in ("", devil)]
    try:
        return names.card(name, [near, [copy for copy in free if copy not in near]])
    except names.Several:
        raise
    except UsageError:
        _why_not(table, name)
        raise


def _why_not(table: Table, name: Name) -> None:
    """Raises RuleError where the card is known and cannot be tabled."""
    alike = [copy for copy in table.kit.all_copies.values() if copy.number == name.text]
    if not alike:
        return
    card = alike[0].card
    if all(copy.key in table.cards for copy in alike):
        every = f"all {len(alike)} {card.name} are" if len(alike) > 1 else f"{card.name} is"
        raise RuleError(f"{every} on the table", "6e line 189", "move it with card@D>E")
    if any(copy.key in table.roll("removed") for copy in alike):
        raise RuleError(f"{card.name} has left the game", "6e line 255", "u takes that back")
    if card.says("alliance") and not plays_with(table, "alliances"):
        raise RuleError(
            f"{card.name} is not used without alliances", "6e lines 109 and 222",
            "three Devils or more may: house alliances=on",
        )  # fmt: skip
    raise RuleError(
        f"{card.name} is of a personal deck, and none are used", "6e lines 11 and 144",
        "house personal_decks=on",
    )  # fmt: skip


def _someone(devil: str, item: Item) -> str:
    if not devil:
        raise UsageError(
            f"'{item.typed}' is of no Devil; start the line with one, like 6 {item.typed}"
        )
    return devil


# --- items ---------------------------------------------------------------------------------


def _reveal(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """A card tabled face-down and turned up in the reinforcements phase (6e lines 55 and 57)."""
    devil = _someone(devil, item)
    phases.reach(draft, "reinforcements", force)
    if draft.table.roll("handled") and not force:
        raise RuleError(
            "the reveal is over: events are being handled", "6e line 57",
            f"+{item.name.text} tables a card by an effect",
        )  # fmt: skip
    copy = away(draft.table, item.name, devil)
    move(draft, copy, devil)
    draft.enroll(f"revealed {devil}", copy.key)
    lead = f"{draft.table.name(devil)}: "
    if draft.said and draft.said[-1].startswith(lead):
        draft.said[-1] += f", {copy.card.name}"
    else:
        draft.say(f"{lead}{copy.card.name}")


def _discard(draft: Draft, item: Item, devil: str, force: bool) -> None:
    copy = tabled(draft.table, item.name, devil)
    where = draft.table.cards[copy.key]
    move(draft, copy, "")
    draft.say(f"{draft.table.name(where)} discards {copy.card.name}")
    supremacy.pay_with(draft, copy, where)


def _hand(draft: Draft, item: Item, devil: str, force: bool) -> None:
    copy = tabled(draft.table, item.name, devil)
    move(draft, copy, "")
    draft.say(f"{copy.card.name} to hand")


def _take(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """`6 +97` is tabled by an effect, and so is `+97@6`; `6 +97@4` is taken from Baalzebub."""
    table = draft.table
    if devil and item.name.at:
        _trade(draft, force)
        _control(draft, tabled(table, item.name, devil), devil)
        return
    devil = names.devil(table, item.name.at) if item.name.at else _someone(devil, item)
    copy = away(table, item.name._replace(at=""), devil)
    move(draft, copy, devil)
    draft.say(f"{table.name(devil)} tables {copy.card.name}")


def _move(draft: Draft, item: Item, devil: str, force: bool) -> None:
    _trade(draft, force)
    _control(draft, tabled(draft.table, item.name, devil), names.devil(draft.table, item.to))


def _control(draft: Draft, copy: Copy, to: str) -> None:
    where = draft.table.cards[copy.key]
    move(draft, copy, to)
    draft.say(f"{copy.card.name} goes from {draft.table.name(where)} to {draft.table.name(to)}")


def _swap(draft: Draft, item: Item, devil: str, force: bool) -> None:
    _trade(draft, force)
    assert item.other is not None  # a swap always has two names
    one = tabled(draft.table, item.name, devil)
    two = tabled(draft.table, item.other, devil)
    here, other = draft.table.cards[one.key], draft.table.cards[two.key]
    _control(draft, one, other)
    _control(draft, two, here)


def _trade(draft: Draft, force: bool) -> None:
    """Before the reveal, a card that changes sides is traded (6e lines 43 to 49, 321)."""
    if draft.table.word("phase") not in ("draw", "trading"):
        return
    phases.trading(draft, force)


def _by_hand(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """`6=3/2/4`: a Devil's dots in Politics, Souls and Military, as they count."""
    numbers = item.value.split("/")
    if len(numbers) != len(AREAS) or not all(n.isascii() and n.isdigit() for n in numbers):
        raise UsageError(f"'{item.typed}'; write dots as Politics/Souls/Military, like 6=3/2/4")
    if max(map(int, numbers)) > MOST:
        raise UsageError(f"'{item.typed}': no Devil has so many dots; give at most {MOST}")
    if draft.table.word("phase") != "supremacy":  # then it only puts a number right
        phases.reach(draft, "reinforcements", force)
    who = names.devil(draft.table, item.name.text)
    draft.word(f"dots {who}", "/".join(str(int(n)) for n in numbers))
    draft.say(f"{draft.table.name(who)} has {item.value}")


def _event(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """`!91@2`: an event handled by hand; what it did is told in plain moves."""
    table = draft.table
    try:
        copy = tabled(table, item.name, devil)
    except UsageError:
        copy = away(table, item.name._replace(at=""), devil)
    if copy.card.type != "event":
        raise UsageError(f"{copy.card.name} is no event; -{item.name.text} discards it")
    move(draft, copy, "")
    draft.enroll("handled", copy.key)
    draft.say(f"{copy.card.name} is handled by hand")


def _spare(draft: Draft, item: Item, devil: str, force: bool) -> None:
    raise UsageError(f"'{item.typed}': a tabled Sanctuary spares by itself; leave it out")


_ITEMS: Mapping[str, Callable[[Draft, Item, str, bool], None]] = {
    "play": _reveal,
    "discard": _discard,
    "hand": _hand,
    "take": _take,
    "move": _move,
    "swap": _swap,
    "event": _event,
    "spare": _spare,
    "value": _by_hand,
}
