"""The gathering of the 4th edition: initiative, Votes, Bets, points (4e lines 50 to 56)."""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.phrase import Line
from lohprint.table.rules.court import gathering, phase, turn
from lohprint.table.rules.court.alliance import tokens_home
from lohprint.table.rules.court.order import initiative
from lohprint.table.rules.court.souls import lose_half, told
from lohprint.table.rules.court.votes import end_of_turn, grant
from lohprint.table.rules.fourth.auction import leviathan
from lohprint.table.state import Table

BEFORE = ("trading", "combat", "rituals")


def last_turn(table: Table) -> bool:
    """Whether this is the last game turn."""
    return turn(table) >= table.kit.constants["turns"]


def deal(draft: Draft, line: Line) -> None:
    """`init`: initiative is dealt anew by Souls; `init 6 4 3 1` deals it by hand (line 50).

    Then the Votes of the High Palace and of initiative 1, and half the Souls lost, but not in
    the last turn (line 51, A4-04). Raises RuleError while the combat phase leaves something to do.
    """
    dealt = draft.table.word("phase") == "gathering"
    fix = "it is dealt; init! deals it again" if dealt else "gs gathers the Souls first"
    phase(draft, line, BEFORE, "initiative", fix)
    if not line.force:
        _combat_done(draft.table)
    order = gathering.deal(draft, line)
    gathering.realm_votes(draft)
    if draft.table.tally("souls", order[0]):
        gathering.first_vote(draft, order[0])
    if not last_turn(draft.table):
        lost = lose_half(draft, order)
        draft.say(f"half the Souls go: {told(draft.table, lost, '-')}")
        offered = draft.table.kit.constants["bets_offered"] * len(order)
        draft.ask(f"deal {offered} Bets face-down; each Devil takes one as it votes")


def _combat_done(table: Table) -> None:
    if table.word("target"):
        raise RuleError("an invasion is going on", "4e line 41", "inv win, inv lose or inv truce")
    if table.word("fallen"):
        raise RuleError("a realm has fallen", "4e line 45", "take D, or free")
    if leviathan(table):
        raise RuleError("the Leviathan is not paid for", "4e line 49", "lev pay")


# --- Bets ----------------------------------------------------------------------------------


def revealed_number(players: int, held_back: int = 2) -> int:
    """How many Bets the last Devil reveals: 2, 3, 4 with 4, 5, 6 players (line 54)."""
    return players - held_back


def reveal(draft: Draft, line: Line) -> None:
    """`bets 3 6`: the Bets that the last Devil reveals; each is a Vote (line 54).

    Raises RuleError for a wrong number of them, a second time, and in the last turn.
    """
    table = draft.table
    phase(draft, line, ("gathering",), "reveal", "deal initiative anew first: init")
    letters = line.words[0] if len(line.words) == 1 and line.words[0].isdigit() else line.words
    shown = tuple(names.devil(table, letter) for letter in letters)
    due = revealed_number(len(table.seats), table.kit.constants["bets_held_back"])
    if not line.force:
        _may_reveal(table, len(shown), due)
    for devil in shown:
        grant(draft, devil, "revealed Bet")
    draft.word("revealed", "yes")
    draft.say(f"revealed Bets: {', '.join(f'{table.name(devil)} +1 Vote' for devil in shown)}")


def _may_reveal(table: Table, shown: int, due: int) -> None:
    if last_turn(table):
        raise RuleError("no Bets are revealed in the last turn", "4e line 54", "eot ends it")
    if table.word("revealed"):
        raise RuleError("this turn's Bets are revealed", "4e line 54", "undo takes them back")
    if shown != due:
        raise RuleError(
            f"{counted(due, 'Bet')} are revealed, not {shown}",
            "4e line 54",
            f"name {due} Devils after bets",
        )


def end(draft: Draft, line: Line) -> None:
    """`eot`: Votes score, tokens go home, the next turn begins (line 56). Raises RuleError."""
    table = draft.table
    waits = not last_turn(table) and not table.word("revealed")
    if waits and table.word("phase") == "gathering" and not line.force:
        due = revealed_number(len(table.seats), table.kit.constants["bets_held_back"])
        who = table.name(initiative(table)[-1])
        raise RuleError(
            f"{who} has yet to reveal {due} Bets", "4e line 54", "bets D D, or eot! goes on"
        )
    end_of_turn(draft, line, table.kit.constants["turns"])
    tokens_home(draft)
    for word in ("revealed", "event"):
        draft.word(word, "")
    if not draft.table.word("ending"):
        draft.say(f"turn {turn(draft.table)} begins")
