"""Lines of cards in the 4th edition: hordes and rituals tabled, politics played, moves, numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.phrase import Item, Line
from lohprint.table.rules.court import counted
from lohprint.table.rules.court.force import (
    move,
    of_type,
    plain_move,
    ritual_limit,
    tabled,
    untabled,
    whose,
)
from lohprint.table.rules.court.handled import Handled, handle, shield
from lohprint.table.state import Table

TABLED = ("horde", "ritual", "artifact")
PLAYED = ("ritual", "politics", "favor", "power")
WHEN = {
    "horde": (("drawing",), "4e line 13", "+CARD tables it by an effect, like Recall"),
    "ritual": (("trading",), "4e line 36", "+CARD tables it by an effect, like the Tome"),
}
"""When a type of card is tabled, where that stands, and what would do at another time."""


def cards(draft: Draft, line: Line) -> None:
    """Do every item of a line: `6: fie fie dia`, `6 !furnace`, `-jug@6`, `jug@6>4`, `6=5.5.2`.

    `6 ~3 !furnace`: the Sanctuary of Mammon (3) spares it. Raises RuleError, UsageError.
    """
    devil, items = whose(draft.table, line)
    for plays, run in groupby(items, key=lambda item: item.act == "play"):
        if plays:
            _table_all(draft, run, devil, line.force)
            continue
        for item in run:
            _one(draft, item, devil, line.force)
    draft.roll("spared", ())
    if devil:
        _within_limit(draft, devil)


def _one(draft: Draft, item: Item, devil: str, force: bool) -> None:
    if item.act == "discard" and item.name.text not in ("soul", "souls"):
        _may_discard(draft.table, tabled(draft.table, item.name, devil), force)
    if plain_move(draft, item, devil):
        return
    match item.act:
        case "take":
            _take(draft, item, devil)
        case "event":
            _play(draft, item, devil)
        case "spare":
            shield(draft, names.devil(draft.table, item.name.text))
        case _:
            raise RuleError(f"'{item.typed}' means nothing here", "4e line 36", "write D: CARD ...")


def _may_discard(table: Table, copy: Copy, force: bool) -> None:
    if copy.card.type == "artifact" and not force:
        raise RuleError(
            f"{copy.card.name} is an artifact and is never discarded", "4e line 48",
            "it moves with card@D>E",
        )  # fmt: skip


def _table_all(draft: Draft, items: Iterable[Item], devil: str, force: bool) -> None:
    """Cards that come to the table together, told as one: `Mammon tables 2 Fiends`."""
    tabled_now: Counter[str] = Counter()
    for item in items:
        copy = untabled(draft.table, item.name, TABLED)
        _table(draft, copy, devil, force)
        tabled_now[copy.card.name] += 1
    listed = ", ".join(f"{n} {name}" if n > 1 else name for name, n in tabled_now.items())
    draft.say(f"{draft.table.name(devil)} tables {listed}")


def _table(draft: Draft, copy: Copy, devil: str, force: bool) -> None:
    """A card comes to the table in its phase; artifacts come with Forge at any time (line 48)."""
    phases, source, fix = WHEN.get(copy.card.type, ((), "", ""))
    now = draft.table.word("phase")
    if phases and now not in phases and not force:
        raise RuleError(f"{copy.card.name}: a {copy.card.type} in the {now} phase", source, fix)
    limit = ritual_limit(draft.table, devil)
    held = len(of_type(draft.table, devil, "ritual"))
    if copy.card.type == "ritual" and limit is not None and held >= limit and not force:
        raise RuleError(
            f"{draft.table.name(devil)} may have {counted(limit, 'ritual')}", "4e line 37",
            "each Diabolic Fiends allows one more; f D FIENDS DIABOLIC counts them",
        )  # fmt: skip
    move(draft, copy.key, devil)


def _take(draft: Draft, item: Item, devil: str) -> None:
    """`+CARD` tables a card by an effect; `+CARD@D` takes control of a tabled one."""
    table = draft.table
    copy = tabled(table, item.name) if item.name.at else untabled(table, item.name, TABLED)
    move(draft, copy.key, devil)
    verb = "takes" if item.name.at else "tables"
    draft.say(f"{table.name(devil)} {verb} {copy.card.name}")


def _play(draft: Draft, item: Item, devil: str) -> None:
    """`!CARD`: a ritual is handled, a politics card is played; then it is gone (lines 14, 47)."""
    table = draft.table
    own = of_type(table, devil, "ritual")
    known = [copy for copy in table.kit.all_copies.values() if copy.card.type in PLAYED]
    free = [copy for copy in known if copy.key not in table.cards]
    copy = names.card(item.name._replace(at=""), [own, free])
    aim = names.devil(table, item.name.at) if item.name.at else copy.card.devil or ""
    draft.say(f"{table.name(devil)}: {copy.card.name}")
    if copy.key in table.cards:
        move(draft, copy.key, "")
    handle(draft, Handled(devil, copy, aim, item.value))


def _within_limit(draft: Draft, devil: str) -> None:
    """Rituals beyond the limit go back to hand at once; which ones is the Devil's choice (37)."""
    limit = ritual_limit(draft.table, devil)
    held = len(of_type(draft.table, devil, "ritual"))
    if limit is not None and held > limit:
        more = counted(held - limit, "ritual")
        draft.ask(f"{draft.table.name(devil)} takes {more} back to hand (4e line 37): ^CARD@D")
