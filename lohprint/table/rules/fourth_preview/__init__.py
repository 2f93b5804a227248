"""The 4th edition's preview: sets of three fight, events and favors rule, Votes decide.

sets.py finds the best sets, army.py the sets of an army; cards.py casts rituals and plays events;
invasion.py and gathering.py end combat and turn; standing.py says where the game is. What it
shares with the final edition stands in `court`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.errors import RuleError, UsageError
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger, Verdict
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer, Verb
from lohprint.table.rules.court import Act, alliance, combat, force, playing, souls, votes
from lohprint.table.rules.court import ending as last
from lohprint.table.rules.court import gathering as court
from lohprint.table.rules.court import invasion as realms
from lohprint.table.rules.court import start as beginning
from lohprint.table.rules.court.order import overlord
from lohprint.table.rules.court.telling import prompt
from lohprint.table.rules.fourth_preview import cards, gathering, invasion, standing
from lohprint.table.rules.fourth_preview.army import army
from lohprint.table.rules.fourth_preview.standing import facts, next_up, status
from lohprint.table.state import Table

__all__ = [
    "ENDINGS", "LINES", "VERBS", "VERSION", "answer", "decide", "ending", "facts", "final",
    "next_up", "prompt", "start", "status", "verdict",
]  # fmt: skip

VERSION = 1
STARTER = True
LINES: Mapping[str, str] = {
    "start": "line 16", "turns": "lines 18 and 19", "souls": "line 13", "trade": "line 25",
    "alliance": "line 33", "safety": "lines 35 and 52", "join": "lines 29 and 34",
    "open": "line 30", "strength": "line 31", "equal": "line 32", "invade": "line 30",
    "realm": "line 17", "ritual": "line 39",
    "limit": "lines 39 and 67", "initiative": "line 41", "vote": "line 42",
    "points": "line 43", "overlord": "line 19", "bets": "lines 15 and 20", "supply": "line 9",
    "extra": "line 20",
}  # fmt: skip
"""Where the source rules on a topic."""
ENDINGS = {
    "points": "the last game turn is over (4e-preview lines 18 to 21)",
    "stopped": "the table stopped before the last turn was over",
}
VERBS = (
    Verb("trade", "t", "t", "The events before trading are done; the Devils trade."),
    Verb("fiends", "f", "f D FIENDS [DIABOLIC]", "Set a Devil's Fiends by hand, like f 6 3 1."),
    Verb("souls", "s", "s D +N | D N | D>E N", "Souls gained, lost, counted or paid."),
    Verb("ally", "a", "a D>E | a D", "E plays D's Alliance favor; or D is free again."),
    Verb("safe", "", "safe D>E [back]", "E plays D's Safety favor: D cannot invade E."),
    Verb("realm", "", "realm D NAME", "D takes a free home realm."),
    Verb("realms", "rs", "rs D E", "Two home realms change hands in trade."),
    Verb("open", "", "open D [-CARD | -soul] ...", "Devils join the open combat; what each pays."),
    Verb("strength", "str", "str D SETS ...", "Sets by hand, like str 6 8.5 4 6 3 -."),
    Verb("set", "", "set D SETS ... | set WHAT ... -m WHY", "Sets by hand; with -m an override."),
    Verb("vote", "v", "v [D] | v D>E ...", "Who won the open combat; or D votes for E."),
    Verb("invade", "inv", "inv D>E [win | lose] [escape] [take D | free]", "An invasion."),
    Verb("take", "", "take D", "An attacker moves into the realm it has invaded."),
    Verb("free", "", "free", "The invaded realm is nobody's now."),
    Verb("initiative", "init", "init [D D ...]", "Deal initiative by Souls, or as typed."),
    Verb("eot", "", "eot", "The turn ends: Votes score points."),
    Verb("pile", "b", "b D BETS [+POWERS] [sealed]", "D's Bets at the end, like b 6 335 +4."),
    Verb("votes", "", "votes D N [-m WHY]", "Votes given, or with a minus taken."),
    Verb("vp", "", "vp D N [-m WHY]", "Points given, or with a minus taken."),
    Verb("finish", "", "finish", "The Overlord; finish! ends a game before its end."),
    Verb("need", "?", "? D", "What D needs to win, or to be first.", asks=True),
    Verb("why", "", "why D [WHAT]", "What sets, Votes, rituals, points are made of.", asks=True),
    Verb("compare", "cmp", "cmp", "The armies of the combat going on.", asks=True),
)
PALACE = "high-palace-of-hell"


def start(draft: Draft, setup: Mapping[str, str]) -> None:
    """Turn 1 begins; the High Palace is free, realms that nobody has are out (line 17).

    The fewest players are told in the final edition alone. Raises RuleError, UsageError.
    """
    beginning.start(draft, setup, 4, 6)
    table = draft.table
    held = [table.word(f"realm {devil}") for devil in table.devils if table.word(f"realm {devil}")]
    if PALACE in held:
        name = table.kit.realms[PALACE].name
        raise RuleError(f"{name} begins in the middle", "4e-preview line 17", "name another realm")
    if len(held) == len(table.devils):
        draft.roll("realms", (PALACE, *held))


def decide(draft: Draft, line: Line) -> None:
    """Judge a line. Raises RuleError, UsageError."""
    playing(draft.table, line)
    if line.verb:
        _VERBS[line.verb](draft, line)
    else:
        cards.cards(draft, line)


def answer(table: Table, line: Line) -> Answer:
    """Answer a question. Raises UsageError."""
    return _ASKS[line.verb](table, line)


def ending(table: Table) -> str:
    """Why the game is over; "" while it is not."""
    return table.word("ending")


def final(table: Table) -> Mapping[str, Ledger]:
    """Every Devil's points with their reasons. Raises RuleError where Bets are missing."""
    return last.final(table)


def verdict(table: Table) -> Verdict:
    """Who has most points; of tied Devils the lowest initiative (line 21)."""
    ruler, why = overlord(table)
    winners, because = last.most_points(table, True, "4e-preview line 21")
    return Verdict(winners, (f"Overlord: {table.name(ruler)}, {why}", *because))


# --- verbs ---------------------------------------------------------------------------------


def _vote(draft: Draft, line: Line) -> None:
    """`v` with `>` gives Votes; without, it says which army won the open combat."""
    if any(">" in word for word in line.words):
        votes.vote(draft, line)
    else:
        found = combat.compared(draft.table, army, standing.equal(draft.table), "set")
        combat.army_vote(draft, line, found)


def _ally(draft: Draft, line: Line) -> None:
    alliance.ally(draft, line, tokens_obey=False)


def _swap(draft: Draft, line: Line) -> None:
    if draft.table.word("silence") == "trade" and not line.force:
        raise RuleError("no trade this turn (Silence)", "4e-preview line 87", "rs D E! does it")
    alliance.swap(draft, line)


def _join(draft: Draft, line: Line) -> None:
    combat.join(draft, line, combat.Payment(("horde", "ritual", "artifact"), souls=True))


def _strength(draft: Draft, line: Line) -> None:
    combat.strengths(draft, line)
    combat.tell(draft, army, standing.equal(draft.table), "set")


def _set(draft: Draft, line: Line) -> None:
    """`set 6 5.3 4 6` are sets by hand; with `-m` it overrides a number."""
    if not line.words:
        raise UsageError("'set' names no Devil; write Devils and their sets, like set 6 5.3 4 6")
    if line.why:
        beginning.override(draft, line)
    else:
        _strength(draft, line)


def _pile(draft: Draft, line: Line) -> None:
    """No number of Bets is told; a turn gives each Devil one, and it begins with one (17, 23)."""
    last.bets(draft, line, gathering.last_turn(draft.table) * len(draft.table.seats))


_VERBS: Mapping[str, Act] = {
    "trade": gathering.trade, "fiends": force.count_fiends, "souls": souls.souls,
    "ally": _ally, "safe": alliance.safety, "realm": court.realm, "realms": _swap,
    "open": _join, "strength": _strength, "set": _set, "vote": _vote,
    "invade": invasion.invasion, "take": realms.take, "free": realms.free,
    "initiative": gathering.deal, "eot": gathering.end, "pile": _pile, "votes": votes.adjust,
    "vp": last.adjust, "finish": last.finish,
}  # fmt: skip
_ASKS: Mapping[str, Callable[[Table, Line], Answer]] = {
    "need": standing.need, "why": standing.why, "compare": standing.compare,
}  # fmt: skip
