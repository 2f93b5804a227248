"""The 5th edition: conflicts over three dominions, elimination turns, Oaths at the end.

conflict.py says what the names on the table mean; power.py counts; order.py says who is next,
now.py what may be said; plays.py, items.py and effects.py carry out a turn, turn.py and retreat.py
end it; ending.py ends conflict and game; scoring.py counts the points.
"""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer, Verb
from lohprint.table.rules.fifth import verbs
from lohprint.table.rules.fifth.asks import ASKS
from lohprint.table.rules.fifth.ending import ENDINGS
from lohprint.table.rules.fifth.lines import said
from lohprint.table.rules.fifth.now import now
from lohprint.table.rules.fifth.order import next_up
from lohprint.table.rules.fifth.scoring import final, verdict
from lohprint.table.rules.fifth.setup import start
from lohprint.table.rules.fifth.standing import facts, prompt, status
from lohprint.table.state import Table

__all__ = [
    "ENDINGS", "VERBS", "VERSION", "answer", "decide", "ending", "facts", "final", "next_up",
    "prompt", "start", "status", "verdict",
]  # fmt: skip

VERSION = 1
STARTER = True

VERBS = (
    Verb("choose", "c", "c AREA", "The starter begins a conflict over p, s or m."),
    Verb("decline", "dec", "dec", "The starter declines; the marker of the starter moves."),
    Verb("trade", "t", "t [2m | pause | go | stop]", "The clock of the trade phase."),
    Verb("end", "e", "e", "End the trade phase, a turn, or the wait for Break Alliance."),
    Verb("retreat", "r", "r [ALLY] [CARD]", "Retreat; CARD is what gains the alliance, like all."),
    Verb("unretreat", "ur", "ur D", "A Devil is back in the conflict."),
    Verb("need", "?", "? [D]", "What a Devil needs to stay.", asks=True),
    Verb("why", "", "why [D] [AREA]", "What a Devil's power is made of.", asks=True),
    Verb("outs", "", "outs [D]", "The smallest plays of the deck that are enough.", asks=True),
    Verb("draw", "", "draw [D] HAND", "How many cards are drawn with so many in hand.", asks=True),
    Verb("at", "", "at CARD", "This card's effect at the start of the turn comes first."),
    Verb("tie", "", "tie first | last", "The tied holder of the Wand of Might takes its turn so."),
    Verb("area", "", "area AREA", "Another dominion is fought for."),
    Verb("realms", "rs", "rs D E", "Two home realms change hands."),
    Verb("win", "w", "w AREA D [VP]", "Only the result of a conflict."),
    Verb("vp", "", "vp D N [-m WHY]", "Points given, or with a minus taken: vp 3 -3."),
    Verb("out", "", "out D", "D has one hand card or less and no deck as the starter moves."),
    Verb("finish", "", "finish", "The Overlord; finish! ends a game before its end."),
    Verb("oaths", "o", "o D SIGNERS [sealed]", "The three Oaths D holds, like o 3 311."),
    Verb("reveal", "", "reveal D", "One Devil's points, when all Oaths are in.", asks=True),
    Verb(
        "set", "", "set WHAT ... -m WHY", "Override: vp D N, marker AREA D, realm D R, starter D."
    ),
)


def decide(draft: Draft, line: Line) -> None:
    """Judge a line. Raises RuleError, UsageError."""
    if line.verb:
        verbs.VERBS[line.verb](draft, line)
    elif draft.table.word("phase") == "over" and not line.force:
        raise RuleError("the game is over", "5e line 44", now(draft.table))
    else:
        said(draft, line)


def answer(table: Table, line: Line) -> Answer:
    """Answer a question. Raises RuleError, UsageError."""
    return ASKS[line.verb](table, line)


def ending(table: Table) -> str:
    """Why the game is over, "" while it is not."""
    return table.word("ending")
