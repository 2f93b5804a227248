"""Where a preview game stands: status lines, prompt, who is next, why a number is."""

from __future__ import annotations

from collections.abc import Mapping

from lohprint.table.explain import Turn
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer
from lohprint.table.rules.court import telling, turn
from lohprint.table.rules.court.strength import Equal
from lohprint.table.rules.court.votes import ledger as votes_ledger
from lohprint.table.rules.fourth_preview import army
from lohprint.table.rules.fourth_preview.gathering import last_turn
from lohprint.table.state import Table


def equal(table: Table) -> Equal:
    """Nobody wins between equal armies in the open; in an invasion the defender does (line 32)."""
    return "defender" if table.word("target") else "nobody"


def status(table: Table) -> tuple[str, ...]:
    """The numbers; what comes next, in which phase of which turn."""
    return (telling.counts(table), f"{_where(table)}. {_next(table)}")


def _where(table: Table) -> str:
    if table.word("ending"):
        return telling.over(table)
    silence = {"trade": "; no trade", "sanctuary": "; no Sanctuary"}.get(table.word("silence"), "")
    return f"Turn {turn(table)} of {last_turn(table)}, {table.word('phase')} phase{silence}"


def _next(table: Table) -> str:
    now = table.word("phase")
    if now == "combat":
        return telling.combat(table, army.army) or _SAY["rituals"]
    if now == "gathering":
        return telling.votes_next(table) or "eot counts the Votes"
    return telling.bets_next(table) if now == "over" else _SAY[now]


_SAY = {
    "drawing": "Table forces, D !EVENT in initiative order; then t begins the trade",
    "trading": "Trade, D !EVENT in initiative order; then open D joins the open combat, or init",
    "rituals": "Rituals: D !CARD, in initiative order; then init",
}


def next_up(table: Table) -> Turn | None:
    """Who invades, who votes."""
    if table.word("phase") == "combat" and table.word("won") and not table.roll("targets"):
        why = "leads the army that won and may invade"
        return Turn(table.word("won"), why, "4e-preview line 30")
    return telling.voting(table)


def facts(table: Table) -> Mapping[str, object]:
    """The table as plain data."""
    up = next_up(table)
    return {**telling.facts(table, army.army), "next": up._asdict() if up else None}


# --- answers -------------------------------------------------------------------------------


def need(table: Table, line: Line) -> Answer:
    """`need D`."""
    return telling.need(table, line, army.army, equal(table), "set")


def why(table: Table, line: Line) -> Answer:
    """`why D [strength | votes | rituals | points]`."""
    return telling.why(table, line, {
        "strength": army.ledger, "votes": votes_ledger, "rituals": telling.rituals,
        "points": telling.points,
    })  # fmt: skip


def compare(table: Table, line: Line) -> Answer:
    """`cmp`: the armies of the combat going on, compared."""
    return telling.compare(table, army.army, equal(table), "set")
