"""The 4th edition: four turns of Souls, armies and Votes, and Bets on who will rule.

event.py, auction.py and gather.py are the drawing phase; army.py counts strength points;
invasion.py and gathering.py end combat and turn; cards.py carries out lines of cards; standing.py
says where the game is. What it shares with its preview stands in `court`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger, Verdict
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer, Verb
from lohprint.table.rules.court import Act, alliance, combat, force, phase, playing, souls, votes
from lohprint.table.rules.court import ending as last
from lohprint.table.rules.court import gathering as court
from lohprint.table.rules.court import invasion as realms
from lohprint.table.rules.court import start as beginning
from lohprint.table.rules.court.order import overlord
from lohprint.table.rules.court.telling import prompt
from lohprint.table.rules.fourth import auction, cards, event, gather, gathering, invasion, standing
from lohprint.table.rules.fourth.army import army
from lohprint.table.rules.fourth.standing import facts, next_up, status
from lohprint.table.state import Table

__all__ = [
    "ENDINGS", "LINES", "VERBS", "VERSION", "answer", "decide", "ending", "facts", "final",
    "next_up", "prompt", "start", "status", "verdict",
]  # fmt: skip

VERSION = 1
STARTER = True
LINES: Mapping[str, str] = {
    "start": "line 3", "turns": "line 22", "souls": "line 34",
    "trade": "line 35", "alliance": "line 18",
    "safety": "line 20", "event": "lines 28 and 29", "gather": "line 33", "join": "line 38",
    "open": "line 39", "strength": "line 40", "equal": "line 39", "invade": "lines 39 and 41",
    "realm": "line 45", "ritual": "line 47",
    "limit": "line 37", "initiative": "line 50", "vote": "line 53",
    "reveal": "line 54", "points": "line 56", "overlord": "line 23", "bets": "lines 24 and 55",
    "supply": "line 17", "extra": "line 24", "artifact": "line 48",
}  # fmt: skip
"""Where the source rules on a topic."""
ENDINGS = {
    "three_bets": "a Devil holds three Bets on the new Overlord (4e line 24)",
    "points": "the four game turns are over (4e lines 22 and 25)",
    "stopped": "the table stopped before the last turn was over",
}
VERBS = (
    Verb("event", "ev", "ev NAME", "The turn event that was turned up."),
    Verb("leviathan", "lev", "lev D N | D pass | D N won | D>E | pay", "Bid for it, or pay."),
    Verb("fiends", "f", "f D FIENDS [DIABOLIC]", "Set a Devil's Fiends by hand, like f 6 3 1."),
    Verb("gather", "gs", "gs [D-FIENDS[.DIABOLIC]] [D=N]", "The Soul gathering of all Devils."),
    Verb("souls", "s", "s D +N | D N | D>E N", "Souls gained, lost, counted or paid."),
    Verb("ally", "a", "a D>E [all] | a D", "E gets D's alliance token; or D's goes home."),
    Verb("safe", "", "safe D>E [back] | D<>E", "E gets D's safety token; <> is a pact."),
    Verb("realm", "", "realm D NAME", "D takes a free home realm."),
    Verb("realms", "rs", "rs D E", "Two home realms change hands in trade."),
    Verb("open", "", "open D [-CARD] ...", "Devils join the open combat; -CARD is what one pays."),
    Verb("strength", "str", "str D POWERS ...", "Strength by hand, like str 6 5.5.2 4 5.4.3."),
    Verb("vote", "v", "v [D] | v D>E ...", "Who won the open combat; or D votes for E."),
    Verb("invade", "inv", "inv D>E [win | lose | truce] [take D | free]", "An invasion."),
    Verb("take", "", "take D", "An attacker moves into the fallen realm."),
    Verb("free", "", "free", "Nobody takes the fallen realm."),
    Verb("initiative", "init", "init [D D ...]", "Deal initiative by Souls, or as typed."),
    Verb("bets", "", "bets D D ...", "The Bets the last Devil reveals; each is a Vote."),
    Verb("eot", "", "eot", "The turn ends: Votes score points."),
    Verb("pile", "b", "b D BETS [+POWERS] [sealed]", "D's Bets at the end, like b 6 335 +4."),
    Verb("votes", "", "votes D N [-m WHY]", "Votes given, or with a minus taken."),
    Verb("vp", "", "vp D N [-m WHY]", "Points given, or with a minus taken."),
    Verb("finish", "", "finish", "The Overlord; finish! ends a game before its end."),
    Verb("set", "", "set WHAT ... -m WHY", "Override: souls D N, vp, votes, realm, turn, phase."),
    Verb("need", "?", "? D", "What D needs to win, or to be first.", asks=True),
    Verb("why", "", "why D [WHAT]", "What strength, Souls, Votes, points are made of.", asks=True),
    Verb("compare", "cmp", "cmp", "The armies of the combat going on.", asks=True),
)


def start(draft: Draft, setup: Mapping[str, str]) -> None:
    """Four to six Devils begin turn 1. Raises RuleError, UsageError."""
    beginning.start(draft, setup, 4, 6)


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
    """Why the game is over; "" while it is not. Three Bets show only when all are in."""
    found = table.word("ending")
    return "three_bets" if found == "points" and _holders(table) else found


def _holders(table: Table) -> tuple[str, ...]:
    """The Devils that hold enough Bets on the Overlord to win at once, once all are in."""
    if last.missing(table):
        return ()
    ruler, enough = overlord(table)[0], table.kit.constants["bets_to_win"]
    held = {devil: table.roll(f"bets {devil}").count(ruler) for devil in table.devils}
    return tuple(devil for devil, bets in held.items() if devil != ruler and bets >= enough)


def final(table: Table) -> Mapping[str, Ledger]:
    """Every Devil's points with their reasons. Raises RuleError where Bets are missing."""
    return last.final(table)


def verdict(table: Table) -> Verdict:
    """Who won: three Bets on the Overlord, else most points (lines 24 and 25)."""
    ruler, why = overlord(table)
    first = f"Overlord: {table.name(ruler)}, {why}"
    holders = _holders(table) if table.word("ending") == "points" else ()
    if holders:
        said = f"{table.name(holders[0])} holds three Bets on the Overlord (4e line 24)"
        return Verdict(holders, (first, said))
    by_initiative = table.option("final_tie").startswith("initiative")
    source = "option final_tie; 4e line 25, list lost"
    winners, because = last.most_points(table, by_initiative, source)
    return Verdict(winners, (first, *because))


# --- verbs ---------------------------------------------------------------------------------


def _vote(draft: Draft, line: Line) -> None:
    """`v` with `>` gives Votes; without, it says which army won the open combat."""
    if any(">" in word for word in line.words):
        votes.vote(draft, line)
    else:
        _gathered(draft, line)
        equal = standing.equal(draft.table)
        combat.army_vote(draft, line, combat.compared(draft.table, army, equal, "point"))


def _swap(draft: Draft, line: Line) -> None:
    silence = event.barred(draft.table)
    if silence and not line.force:
        raise RuleError(
            f"no Devil can trade this turn ({silence})", "4e line 78", "rs D E! all the same"
        )
    alliance.swap(draft, line)


def _gathered(draft: Draft, line: Line) -> None:
    """No combat before the Souls of the turn are gathered (lines 33 and 38)."""
    fix = f"gs; or {line.text}! goes on without"
    phase(draft, line, ("trading", "combat", "gathering", "over"), "gather", fix)


def _join(draft: Draft, line: Line) -> None:
    _gathered(draft, line)
    combat.join(draft, line, combat.Payment(("horde", "ritual")))


def _strength(draft: Draft, line: Line) -> None:
    _gathered(draft, line)
    combat.strengths(draft, line)
    combat.tell(draft, army, standing.equal(draft.table), "point")


def _pile(draft: Draft, line: Line) -> None:
    supply = draft.table.kit.constants["bets_per_devil"]
    last.bets(draft, line, supply)


_VERBS: Mapping[str, Act] = {
    "event": event.turn_up, "leviathan": auction.auction, "fiends": force.count_fiends,
    "gather": gather.gather, "souls": souls.souls, "ally": alliance.ally, "safe": alliance.safety,
    "realm": court.realm, "realms": _swap, "open": _join, "strength": _strength,
    "vote": _vote, "invade": invasion.invasion, "take": realms.take, "free": realms.free,
    "initiative": gathering.deal, "bets": gathering.reveal, "eot": gathering.end, "pile": _pile,
    "votes": votes.adjust, "vp": last.adjust, "finish": last.finish, "set": beginning.override,
}  # fmt: skip
_ASKS: Mapping[str, Callable[[Table, Line], Answer]] = {
    "need": standing.need, "why": standing.why, "compare": standing.compare,
}  # fmt: skip
