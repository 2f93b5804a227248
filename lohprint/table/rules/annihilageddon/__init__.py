"""Annihilageddon 3: hit points, deaths and their tokens, Satan, three ends, victory points.

The cards are another publisher's and stay with the players; what they do is typed as hits, tokens
and totals. arena.py says what the names on the table mean; wounds.py and tokens.py change players,
turns.py ends turns and the game; scoring.py counts the points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.errors import UsageError
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer, Verb
from lohprint.table.rules.annihilageddon import scoring, setup, tokens, turns, wounds
from lohprint.table.rules.annihilageddon.arena import in_play
from lohprint.table.rules.annihilageddon.asks import ASKS
from lohprint.table.rules.annihilageddon.scoring import final, verdict
from lohprint.table.rules.annihilageddon.setup import start
from lohprint.table.rules.annihilageddon.standing import facts, prompt, status
from lohprint.table.rules.annihilageddon.turns import ENDINGS, next_up
from lohprint.table.state import Table

__all__ = [
    "ENDINGS", "VERBS", "VERSION", "answer", "decide", "ending", "facts", "final", "next_up",
    "prompt", "start", "status", "verdict",
]  # fmt: skip

VERSION = 1
STARTER = True

VERBS = (
    Verb("hit", "", "hit NAME N [by NAME]", "Take HP; also: hit bob,cid N, hit all N, hit foes N."),
    Verb("heal", "", "heal NAME N", "Give HP, up to 25 or what tiles leave; NAME=N sets them."),
    Verb("pay", "", "pay NAME N", "Pay HP; never the last one."),
    Verb("tile", "", "tile NAME [+N | -N]", "Beelze-Butthole Tiles come or go."),
    Verb("dwt", "", "dwt NAME [NUMBER] [out]", "A Dead Wizard Token; with -NUMBER one is lost."),
    Verb("dam", "", "dam NAME [NUMBER] [out]", "A Damned Wizard Token; with -NUMBER one is lost."),
    Verb("token", "", "token NAME [dam] NUMBER", "Which one a token without a number is."),
    Verb("leg", "", "leg NAME [+N | -N]", "A Legendary Devil is defeated; with N only counted."),
    Verb("coin", "", "coin satan [+N | -N]", "Penta-Coins gained or destroyed."),
    Verb("stack", "", "stack dwt|dam|leg N", "What is left; also: stack main N [GAPS]."),
    Verb("end", "e", "e", "End the turn, or the group attack; tests for the end of the game."),
    Verb("vp", "", "vp NAME N [blw N]", "Points on cards and Limp Wands; also: vp NAME more N."),
    Verb("need", "?", "? [NAME]", "What kills, what can be paid and healed.", asks=True),
    Verb("why", "", "why [NAME]", "What a player's points are made of.", asks=True),
    Verb("afford", "", "afford POWER [COST ...]", "What Power can buy.", asks=True),
    Verb("setup", "", "setup", "What everybody starts with.", asks=True),
    Verb("finish", "", "finish!", "Stop before the end, and count."),
    Verb("set", "", "set turn NAME -m WHY", "Override whose turn it is, or: set standee NAME."),
)

_DECIDE: Mapping[str, Callable[[Draft, Line], None]] = {
    "hit": wounds.hit, "heal": wounds.heal, "pay": wounds.pay, "tile": wounds.tile,
    "dwt": tokens.dead, "dam": tokens.damned, "token": tokens.name, "coin": tokens.coins,
    "leg": turns.devil, "stack": turns.stack, "end": turns.end, "finish": turns.finish,
    "vp": scoring.tell, "set": setup.set_,
}  # fmt: skip


def decide(draft: Draft, line: Line) -> None:
    """Judge a line: a verb, HP by hand (`bob=12`), a `.` that ends the turn.

    Raises RuleError, UsageError.
    """
    if line.verb:
        _DECIDE[line.verb](draft, line)
        return
    in_play(draft.table, line)
    for item in line.items:
        if item.act != "value":
            raise UsageError(f"'{item.typed}' cannot be read; write a verb, or NAME=HP")
        wounds.by_hand(draft, item, line.force)
    if line.end:
        turns.end(draft, line)


def answer(table: Table, line: Line) -> Answer:
    """Answer a question. Raises RuleError, UsageError."""
    return ASKS[line.verb](table, line)


def ending(table: Table) -> str:
    """Why the game is over, "" while it is not."""
    return table.word("ending")
