"""The 6th edition: five phases for all at once, dots in three dominions, alliances, Oaths.

tabled.py says what the names on the table mean; dots.py counts a Devil, sides.py an alliance;
supremacy.py says who wins; limits.py how many cards; aims.py, told.py and happenings.py carry out
events, which revealed.py puts in order; phases.py and verbs.py move the game turn on; ending.py
and oaths.py count the end.
"""

from __future__ import annotations

from lohprint.table.draft import Draft
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer, Verb
from lohprint.table.rules.sixth import items, phases, verbs
from lohprint.table.rules.sixth.asks import ASKS
from lohprint.table.rules.sixth.ending import ENDINGS, final, verdict
from lohprint.table.rules.sixth.setup import start
from lohprint.table.rules.sixth.standing import facts, next_up, prompt, status
from lohprint.table.state import Table

__all__ = [
    "ENDINGS", "VERBS", "VERSION", "answer", "decide", "ending", "facts", "final", "next_up",
    "prompt", "start", "status", "verdict",
]  # fmt: skip

VERSION = 1
STARTER = False

VERBS = (
    Verb("draw", "", "draw [D HAND]", "Who draws how many cards.", asks=True),
    Verb("ally", "a", "a 4>6", "Baalzebub's counter goes to Asmodeus; a 4>4 brings it home."),
    Verb("trade", "t", "t [1m | pause | go | stop]", "The clock of the trading phase."),
    Verb("realms", "rs", "rs D E | rs D REALM", "Two home realms change hands."),
    Verb("events", "ev", "ev [CARD@D ...]", "Handle the next events, told what is random."),
    Verb("go", "", "go", "Count Politics, Souls and Military."),
    Verb("win", "w", "w AREA D[+E]", "Only the result of a dominion."),
    Verb("keep", "k", "k [D CARDS]", "What D keeps, by the list; k alone ends the turn."),
    Verb("need", "?", "? D [AREA]", "What a Devil's side needs to win.", asks=True),
    Verb("why", "", "why D [AREA]", "What a Devil's dots are made of.", asks=True),
    Verb("vp", "", "vp D N [-m WHY]", "Points given, or with a minus taken: vp 3 -3."),
    Verb("finish", "", "finish", "The Overlord; finish! ends a game before its end."),
    Verb("oaths", "o", "o D SIGNERS [sealed]", "The Oaths D holds, like o 3 3316, or none."),
    Verb("reveal", "", "reveal D", "One Devil's points, when all Oaths are in.", asks=True),
    Verb(
        "set", "", "set WHAT ... -m WHY",
        "Override: vp D N, realm D R, counter D E, turn N, phase NAME.",
    ),
)  # fmt: skip


def decide(draft: Draft, line: Line) -> None:
    """Judge a line. Raises RuleError, UsageError."""
    if line.verb:
        _open(draft.table, line)
        verbs.VERBS[line.verb](draft, line)
        return
    phases.playing(draft.table, line.force)
    if items.said(draft, line):
        verbs.count(draft, line.force)


def _open(table: Table, line: Line) -> None:
    """Only some verbs make sense when the game is over."""
    if line.verb not in ("finish", "oaths", "set", "vp"):
        phases.playing(table, line.force)


def answer(table: Table, line: Line) -> Answer:
    """Answer a question. Raises RuleError, UsageError."""
    return ASKS[line.verb](table, line)


def ending(table: Table) -> str:
    """Why the game is over, "" while it is not."""
    return table.word("ending")
