"""The verbs that change a 6th edition table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.catalog.power import AREAS
from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line, parse
from lohprint.table.rules.common import give_points, need, pair, set_timer
from lohprint.table.rules.sixth import (
    ending,
    items,
    oaths,
    phases,
    realms,
    revealed,
    setup,
    sides,
    supremacy,
)
from lohprint.table.rules.sixth.tabled import LABELS, age, listed, plays_with
from lohprint.table.state import Table

# --- trading -------------------------------------------------------------------------------


def counters(draft: Draft, line: Line) -> None:
    """`a 4>6`: Baalzebub's counter goes to Asmodeus; `a 4>4` brings it home (6e line 111)."""
    need(line, 1, "a 4>6, or a 4>4 for back home")
    pairs = [pair(draft.table, word) for word in line.words]
    if not line.force:
        _may_ally(draft.table)
    phases.trading(draft, line.force)
    for owner, to in pairs:
        _given(draft, owner, to, line.force)


def _may_ally(table: Table) -> None:
    if len(table.seats) < 3:
        raise RuleError("two players form no alliances", "6e line 109", "add ! to force it")
    if not plays_with(table, "alliances"):
        raise RuleError("this game has no alliances", "6e lines 11 and 105", "house alliances=on")


def _given(draft: Draft, owner: str, to: str, force: bool) -> None:
    """Only its owner trades a counter away; others only back to the owner (6e line 111)."""
    holder = sides.holder(draft.table, owner)
    if not force and holder != owner and to != owner:
        name, digit = draft.table.name(owner), age(draft.table, owner)
        raise RuleError(
            f"{draft.table.name(holder)} holds the counter of {name} and may only give it back",
            "6e line 111", f"a {digit}>{digit} brings it home",
        )  # fmt: skip
    sides.give(draft, owner, to)


def clock(draft: Draft, line: Line) -> None:
    """`t`: the time limit the Devils agree on (6e line 51)."""
    phases.trading(draft, line.force)
    set_timer(draft, line.rest, draft.table.kit.constants["trade_seconds"])


def swap_realms(draft: Draft, line: Line) -> None:
    """`rs D E` or `rs D REALM`: home realms change hands, in a trade or by a won Military."""
    need(line, 2, "rs D E, or rs D REALM for one in the middle")
    realms.swap(draft, line.words[0], " ".join(line.words[1:]), line.force)


# --- events and supremacy ------------------------------------------------------------------


def events(draft: Draft, line: Line) -> None:
    """`ev [CARD@D ...]`: the next event with what it must be told, and those that need nothing."""
    phases.reach(draft, "reinforcements", line.force)
    revealed.walk(draft, line.rest)


def go(draft: Draft, line: Line) -> None:
    """`go [-CARD@D ...]`: Politics, Souls, Military, as far as nothing must be chosen."""
    if line.words:
        items.said(draft, parse(f"{line.rest}{'!' if line.force else ''}", {}))
    count(draft, line.force)


def count(draft: Draft, force: bool) -> None:
    """The supremacy phase, or what is left of it. Raises RuleError while events wait."""
    if not force:
        _ready(draft.table)
    phases.reach(draft, "supremacy", force)
    supremacy.settle(draft)
    _counted(draft)


def _ready(table: Table) -> None:
    waiting = revealed.waiting(table)
    if waiting:
        cards = ", ".join(f"{copy.card.name} of {table.name(d)}" for d, copy in waiting)
        raise RuleError(f"events wait: {cards}", "6e line 57", "ev handles the next one")
    _settled(table)
    if not table.cards and not any(table.word(f"dots {devil}") for devil in table.devils):
        raise RuleError(
            "nothing is tabled to count", "6e line 63",
            "type cards, dots like 6=3/2/4, or the result like w p 6",
        )  # fmt: skip


def _settled(table: Table) -> None:
    due = supremacy.due(table)
    if due:
        raise RuleError("a choice is due", "6e line 294", due)


def _counted(draft: Draft) -> None:
    """When all three dominions are won: the end of the game, or the discard phase."""
    table = draft.table
    if supremacy.next_area(table) or supremacy.owing(table) or ending.finish(draft):
        return
    draft.word("phase", "discard")
    draft.word("swap", realms.winner(table))


def win(draft: Draft, line: Line) -> None:
    """`w p 6`, `w s 4+2`: only the result of one dominion; a side is joined by `+`."""
    need(line, 2, "w AREA D, like w p 6 or w s 4+2")
    area = next(a for a in AREAS if a == names.area(line.words[0]))
    phases.reach(draft, "supremacy", line.force)
    if draft.table.roll(f"won {area}"):
        label = LABELS[area]
        raise RuleError(f"{label} is won already this turn", "6e line 65", "u takes it back")
    named = {names.devil(draft.table, word) for word in line.words[1].split("+")}
    side = tuple(devil for devil in draft.table.devils if devil in named)
    if not line.force:
        _settled(draft.table)
        _one_side(draft.table, side)
    draft.say(f"{LABELS[area]} is won by {listed(draft.table, side)}")
    supremacy.win(draft, area, side)
    _counted(draft)


def _one_side(table: Table, side: tuple[str, ...]) -> None:
    """Known alliances win whole (6e line 123); without any known, the table is believed."""
    if len(side) > 1 and not plays_with(table, "alliances"):
        raise RuleError("no alliances are used", "6e line 109", "name one Devil")
    if len(side) == len(table.devils):
        raise RuleError("an alliance of all Devils is broken", "6e line 113", "name the winner")
    for known in sides.sides(table):
        if len(known) > 1 and set(known) & set(side) and known != side:
            together = "+".join(age(table, devil) for devil in known)
            raise RuleError(
                f"{listed(table, known)} are allied and win together", "6e line 123",
                f"name all of them and nobody else: {together}",
            )  # fmt: skip


def keep(draft: Draft, line: Line) -> None:
    """`k D CARDS`: what a Devil keeps; `k` ends the discard phase (6e line 71)."""
    phases.keep(draft, line.words, line.force)


# --- points and the end --------------------------------------------------------------------


def finish(draft: Draft, line: Line) -> None:
    """`finish`: the Overlord and what comes next; `finish!` ends a game before its end."""
    if not draft.table.word("ending"):
        if not line.force:
            raise RuleError(
                "no Devil has 6 victory points at the end of a turn", "6e lines 67 and 79",
                "go on, or finish! stops here and counts",
            )  # fmt: skip
        ending.over(draft, "stopped")
    else:
        devil, why = ending.overlord(draft.table)
        draft.say(f"the game is over: {draft.table.name(devil)} is the Overlord ({why})")


def tell_oaths(draft: Draft, line: Line) -> None:
    """`o D SIGNERS [sealed]`: the Oaths a Devil holds, by the signers' digits."""
    if draft.table.word("phase") != "over" and not line.force:
        raise RuleError(
            "Oaths are told when the game is over",
            "6e line 133",
            "they stay secret until then; finish! ends it here",
        )
    words = [word for word in line.words if word.lstrip("-") != "sealed"]
    oaths.tell(draft, words, line.force)
    draft.sealed = len(words) < len(line.words)


def override(draft: Draft, line: Line) -> None:
    """`set ... -m why`: anything, with its reason in the log."""
    setup.override(draft, line.words, line.why)


VERBS: Mapping[str, Callable[[Draft, Line], None]] = {
    "ally": counters, "trade": clock, "realms": swap_realms, "events": events, "go": go,
    "win": win, "keep": keep, "vp": give_points, "finish": finish, "oaths": tell_oaths,
    "set": override,
}  # fmt: skip
