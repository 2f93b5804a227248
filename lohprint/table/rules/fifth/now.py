"""What may be said now: what a line that comes at the wrong time is answered with."""

from __future__ import annotations

from lohprint.table.rules.fifth import order, scoring
from lohprint.table.state import Table


def now(table: Table) -> str:
    """What would do in the phase the table is in."""
    turn = order.next_up(table)
    match table.word("phase"):
        case "choose":
            return "c AREA starts a conflict"
        case "trade":
            return "e ends the trade phase"
        case "win":
            return "e gives the last Devil the win"
        case "over":
            oaths = "o D SIGNERS for each Devil, then " if scoring.missing_oaths(table) else ""
            return f"{oaths}score counts the points"
        case "open" if turn:
            return f"{table.name(turn.devil)} has its opening turn: play, and end it with ."
        case "elimination" if turn:
            return f"{table.name(turn.devil)} has its turn: play, and end it with ., or r"
    return "w AREA D tells who has won"
