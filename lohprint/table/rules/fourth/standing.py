"""Where a 4th edition game stands: status lines, prompt, who is next, why a number is."""

from __future__ import annotations

from collections.abc import Mapping

from lohprint.table.explain import Ledger, Turn, counted
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer
from lohprint.table.rules.court import telling, turn
from lohprint.table.rules.court.alliance import realm_name
from lohprint.table.rules.court.order import initiative
from lohprint.table.rules.court.strength import Equal
from lohprint.table.rules.court.votes import ledger as votes_ledger
from lohprint.table.rules.fourth import army
from lohprint.table.rules.fourth.auction import bidding, leviathan
from lohprint.table.rules.fourth.event import name as event_name
from lohprint.table.rules.fourth.gather import gathered
from lohprint.table.rules.fourth.gathering import last_turn, revealed_number
from lohprint.table.state import Table


def equal(table: Table) -> Equal:
    """Who wins between equal armies: the oldest, or in the open nobody by option `open_tie`."""
    if not table.word("target") and table.option("open_tie") == "nobody":
        return "nobody"
    return "oldest"


def status(table: Table) -> tuple[str, ...]:
    """The numbers; what comes next, in which phase of which turn."""
    return (telling.counts(table), f"{_where(table)}. {_next(table)}")


def _where(table: Table) -> str:
    if table.word("ending"):
        return telling.over(table)
    turns, event = table.kit.constants["turns"], event_name(table)
    told = f"; {event}" if event else ""
    return f"Turn {turn(table)} of {turns}, {table.word('phase')} phase{told}"


def _next(table: Table) -> str:
    say = {"drawing": _drawing, "combat": _combat, "gathering": _gathering}
    now = table.word("phase")
    if now == "over":
        return telling.bets_next(table)
    trading = "Trade, table rituals; then open D joins the open combat, or init"
    return say[now](table) if now in say else trading


def _drawing(table: Table) -> str:
    bidder = bidding(table)
    if bidder:
        bid = counted(table.tally("bid", "table"), "Soul")
        return f"{table.name(bidder)} bids next for the Leviathan: more than {bid}, or pass"
    if not event_name(table):
        return "Turn up the turn event: event NAME; then gs gathers the Souls"
    return "Table hordes (D: CARD ... or f D FIENDS DIABOLIC), then gs gathers the Souls"


def _combat(table: Table) -> str:
    if table.word("fallen"):
        return f"{realm_name(table, table.word('fallen'))} has fallen: take D, or free"
    rituals = "Rituals: D !CARD, in initiative order"
    pay = "; lev pay" if leviathan(table) else ""
    return telling.combat(table, army.army) or f"{rituals}{pay}; then init"


def _gathering(table: Table) -> str:
    due = telling.votes_next(table)
    if due:
        return due
    if not last_turn(table) and not table.word("revealed"):
        number = revealed_number(len(table.seats))
        return f"{table.name(initiative(table)[-1])} reveals {number} Bets: bets D D; then eot"
    return "eot counts the Votes"


def next_up(table: Table) -> Turn | None:
    """Who bids, who invades, who votes."""
    bidder = bidding(table)
    if bidder:
        return Turn(bidder, "bids for the Leviathan or passes", "4e line 29")
    if table.word("phase") == "combat" and table.word("fallen"):
        return Turn(table.roll("takers")[0], "may take the fallen realm", "4e line 46")
    if table.word("phase") == "combat" and table.word("won") and not table.roll("targets"):
        return Turn(table.word("won"), "leads the army that won and may invade", "4e line 39")
    return telling.voting(table)


def facts(table: Table) -> Mapping[str, object]:
    """The table as plain data."""
    up = next_up(table)
    lev = leviathan(table)
    return {
        **telling.facts(table, army.army),
        "event": table.word("event"),
        "leviathan": table.cards[lev.key] if lev else "",
        "bid": table.tally("bid", "table"),
        "next": up._asdict() if up else None,
    }


# --- answers -------------------------------------------------------------------------------


def need(table: Table, line: Line) -> Answer:
    """`need D`."""
    return telling.need(table, line, army.army, equal(table), "point")


def why(table: Table, line: Line) -> Answer:
    """`why D [strength | souls | votes | rituals | points]`."""
    return telling.why(table, line, {
        "strength": army.ledger,
        "souls": _souls,
        "votes": votes_ledger,
        "rituals": telling.rituals,
        "points": telling.points,
    })  # fmt: skip


def _souls(table: Table, devil: str) -> Ledger:
    ledger = gathered(table, devil)
    return Ledger(f"{ledger.title} gathers", ledger.reasons)


def compare(table: Table, line: Line) -> Answer:
    """`cmp`: the armies of the combat going on, compared."""
    return telling.compare(table, army.army, equal(table), "point")
