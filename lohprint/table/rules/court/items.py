"""Lines of cards: tabled together, taken, moved, discarded, played; numbers set by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import groupby

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.phrase import Item, Line
from lohprint.table.rules.common import tabled
from lohprint.table.rules.court import cite
from lohprint.table.rules.court.force import move, plain_move, several, untabled, whose
from lohprint.table.rules.court.handled import Handled, handle, shield
from lohprint.table.state import Table

Judge = Callable[[Draft, Copy, str, bool], None]
"""Judges a card that a Devil is about to table, or to play, unless forced."""


@dataclass(frozen=True)
class Ways:
    """What an edition says of cards on the table."""

    tabled: tuple[str, ...]
    """Types that are tabled."""
    played: tuple[str, ...]
    """Types that are played or handled, and then gone."""
    stay: tuple[str, ...]
    """Types that are never discarded."""
    may_table: Judge
    may_play: Judge
    after: Judge
    """What a card does beyond its records when it is played; judges nothing."""


def carry_out(draft: Draft, line: Line, ways: Ways) -> str:
    """Do every item of a line; whose cards it was about. Raises RuleError, UsageError.

    `6: fie fie dia`, `6 !furnace`, `6 plague=fie`, `-jug@6`, `jug@6>4`, `6=5.5.2`; `6 ~3 !furnace`
    is a Sanctuary of Mammon (3) that spares it.
    """
    devil, items = whose(draft.table, line)
    if not items:
        raise UsageError(f"'{line.text}'; say what it does: 6: fie fie")
    for plays, run in groupby(items, key=lambda item: item.act == "play"):
        if plays:
            _table_all(draft, run, devil, ways, line.force)
            continue
        for item in run:
            _one(draft, item, devil, ways, line.force)
    draft.roll("spared", ())
    return devil


def _table_all(draft: Draft, items: Iterable[Item], devil: str, ways: Ways, force: bool) -> None:
    """Cards that come to the table together, told as one: `Mammon tables 2 Fiends`."""
    copies = []
    for item in items:
        copy = untabled(draft.table, item.name, ways.tabled)
        ways.may_table(draft, copy, devil, force)
        move(draft, copy.key, devil)
        copies.append(copy)
    draft.say(f"{draft.table.name(devil)} tables {several(copies)}")


def _one(draft: Draft, item: Item, devil: str, ways: Ways, force: bool) -> None:
    if item.act == "value" and not _names_devil(draft.table, item.name.text):
        item = replace(item, act="event")  # `furnace=3` is a card handled with its choice
    if item.act == "discard" and item.name.text not in ("soul", "souls") and not force:
        _may_discard(draft.table, tabled(draft.table, item.name, devil), ways)
    if plain_move(draft, item, devil):
        return
    match item.act:
        case "take":
            _take(draft, item, devil, ways)
        case "event":
            _play(draft, item, devil, ways, force)
        case "spare":
            shield(draft, names.devil(draft.table, item.name.text))
        case _:
            raise UsageError(f"'{item.typed}' means nothing here; write D: CARD ... or D !CARD")


def _names_devil(table: Table, word: str) -> bool:
    try:
        names.devil(table, word)
    except UsageError as error:
        return isinstance(error, names.Several)
    return True


def _may_discard(table: Table, copy: Copy, ways: Ways) -> None:
    if copy.card.type in ways.stay:
        raise RuleError(
            f"{copy.card.name} is an {copy.card.type} and is never discarded",
            cite(table, copy.card.type), "it moves with card@D>E",
        )  # fmt: skip


def _take(draft: Draft, item: Item, devil: str, ways: Ways) -> None:
    """`+CARD` tables a card by an effect; `+CARD@D` takes control of a tabled one."""
    table = draft.table
    copy = tabled(table, item.name) if item.name.at else untabled(table, item.name, ways.tabled)
    move(draft, copy.key, devil)
    verb = "takes" if item.name.at else "tables"
    draft.say(f"{table.name(devil)} {verb} {copy.card.name}")


def _play(draft: Draft, item: Item, devil: str, ways: Ways, force: bool) -> None:
    """`!CARD`: a tabled one of the Devil first, else one from its hand; then it is gone."""
    table = draft.table
    if not devil:
        raise UsageError(f"'{item.typed}'; say whose card: 6 {item.typed}")
    known = [copy for copy in table.kit.all_copies.values() if copy.card.type in ways.played]
    own = [copy for copy in table.at(devil) if copy.card.type in ways.played]
    free = [copy for copy in known if copy.key not in table.cards]
    copy = names.card(item.name._replace(at=""), [own, free])
    ways.may_play(draft, copy, devil, force)
    aim = names.devil(table, item.name.at) if item.name.at else copy.card.devil or ""
    draft.say(f"{table.name(devil)}: {copy.card.name}")
    if copy.key in table.cards:
        move(draft, copy.key, "")
    handle(draft, Handled(devil, copy, aim, item.value))
    ways.after(draft, copy, devil, force)
