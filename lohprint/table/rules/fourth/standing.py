"""Where a 4th edition game stands: status lines, prompt, who is next, why a number is."""

from __future__ import annotations

from collections.abc import Mapping

from lohprint.table.explain import Ledger, Reason, Turn
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer
from lohprint.table.rules.court import counted, telling, turn
from lohprint.table.rules.court.alliance import realm_name, spell
from lohprint.table.rules.court.combat import compared, standing
from lohprint.table.rules.court.ending import final, missing
from lohprint.table.rules.court.force import fiends
from lohprint.table.rules.court.order import initiative, overlord
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
        ruler, why = overlord(table)
        return f"The game is over. Overlord: {table.name(ruler)}, {why}"
    turns = table.kit.constants["turns"]
    event = event_name(table)
    return f"Turn {turn(table)} of {turns}, {table.word('phase')} phase" + (
        f"; {event}" if event else ""
    )


def _next(table: Table) -> str:
    if table.word("ending"):
        waiting = ", ".join(table.name(devil) for devil in missing(table))
        return (
            f"Bets are missing: {waiting}; b D BETS [+POWERS]"
            if waiting
            else "All Bets are in: score"
        )
    say = {"drawing": _drawing, "trading": _trading, "combat": _combat, "gathering": _gathering}
    return say[table.word("phase")](table)


def _drawing(table: Table) -> str:
    bidder = bidding(table)
    if bidder:
        bid = counted(table.tally("bid", "table"), "Soul")
        return f"{table.name(bidder)} bids next for the Leviathan: more than {bid}, or pass"
    if not event_name(table):
        return "Turn up the turn event: event NAME; then gs gathers the Souls"
    return "Table hordes (D: CARD ... or f D FIENDS DIABOLIC), then gs gathers the Souls"


def _trading(table: Table) -> str:
    return "Trade, table rituals; then open D joins the open combat, or init"


def _combat(table: Table) -> str:
    if table.word("target"):
        where = realm_name(table, table.word("target"))
        return (
            f"{spell(table, table.roll('attackers'))} invades {where}: {standing(table, army.army)}"
        )
    if table.word("fallen"):
        return f"{realm_name(table, table.word('fallen'))} has fallen: take D, or free"
    if table.word("won") and not table.roll("targets"):
        return (
            f"{table.name(table.word('won'))} may invade: inv D>E; or go on with rituals and init"
        )
    if table.roll("joined") and not table.word("won"):
        return f"Open combat: {standing(table, army.army)}; v decides, v D tells who won"
    return (
        "Rituals: D !CARD, in initiative order"
        + ("; lev pay" if leviathan(table) else "")
        + "; then init"
    )


def _gathering(table: Table) -> str:
    due = telling.voting(table)
    if due:
        age = table.kit.devils[due.devil].age
        return f"{table.name(due.devil)} ({table.player(due.devil)}) votes next: v {age}>D"
    if not last_turn(table) and not table.word("revealed"):
        number = revealed_number(len(table.seats))
        return f"{table.name(initiative(table)[-1])} reveals {number} Bets: bets D D; then eot"
    return "eot counts the Votes"


def prompt(table: Table) -> str:
    """`T2 combat`."""
    return "over" if table.word("ending") else f"T{turn(table)} {table.word('phase')}"


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
        "rituals": _rituals,
        "points": _points,
    })  # fmt: skip


def _souls(table: Table, devil: str) -> Ledger:
    ledger = gathered(table, devil)
    return Ledger(f"{ledger.title} gathers", ledger.reasons)


def _rituals(table: Table, devil: str) -> Ledger:
    reasons = [Reason("for every Devil", table.kit.constants["rituals"], "4e line 37")]
    diabolic = fiends(table, devil)[1]
    if diabolic:
        reasons.append(Reason("Diabolic Fiends", diabolic, "4e line 37"))
    return Ledger(f"Rituals of {table.name(devil)}", tuple(reasons))


def _points(table: Table, devil: str) -> Ledger:
    return Ledger(f"Points of {table.name(devil)}", final(table)[devil].reasons)


def compare(table: Table, line: Line) -> Answer:
    """`cmp`: the armies of the combat going on, compared."""
    verdict = compared(table, army.army, equal(table), "point")
    said = standing(table, army.army) or "no combat is going on"
    winner = list(verdict.winner.devils) if verdict and verdict.winner else []
    return Answer((said, verdict.why) if verdict else (said,), {"winner": winner})
