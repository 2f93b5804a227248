"""The gathering of the 4th edition: initiative, Votes, Bets, points (4e lines 50 to 56)."""

from __future__ import annotations

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line
from lohprint.table.rules.court import counted, phase, turn
from lohprint.table.rules.court.alliance import free_realms, move_in, tokens_home
from lohprint.table.rules.court.force import move, of_type, words
from lohprint.table.rules.court.invasion import new_turn
from lohprint.table.rules.court.order import initiative, redealt
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
    the last turn (line 51). Raises RuleError while the combat phase leaves something to do.
    """
    phase(draft, line, BEFORE, "initiative", "gs gathers the Souls first; init! deals all the same")
    if not line.force:
        _combat_done(draft.table)
    for devil in initiative(draft.table):
        for copy in of_type(draft.table, devil, "ritual"):  # handled, or Sanctuary (line 103)
            move(draft, copy.key, "")
    order = by_hand(draft.table, line) if line.words else redealt(draft.table)
    draft.roll("initiative", order)
    star = "*" if line.words else ""
    numbered = ", ".join(
        f"{place} {draft.table.name(devil)} ({counted(draft.table.tally('souls', devil), 'Soul')})"
        for place, devil in enumerate(order, 1)
    )
    draft.say(f"initiative{star}: {numbered}")
    _votes(draft, order[0])
    if not last_turn(draft.table):
        lost = lose_half(draft, order)
        draft.say(f"half the Souls go: {told(draft.table, lost, '-')}")
        offered = draft.table.kit.constants["bets_offered"] * len(order)
        draft.ask(f"deal {offered} Bets face-down; each Devil takes one as it votes")
    new_turn(draft)
    draft.word("phase", "gathering")


def _combat_done(table: Table) -> None:
    if table.word("target"):
        raise RuleError("an invasion is going on", "4e line 41", "inv win, inv lose or inv truce")
    if table.word("fallen"):
        raise RuleError("a realm has fallen", "4e line 45", "take D, or free")
    if leviathan(table):
        raise RuleError("the Leviathan is not paid for", "4e line 49", "lev pay")


def by_hand(table: Table, line: Line) -> tuple[str, ...]:
    """Every Devil once, in the order typed. Raises UsageError."""
    order = tuple(names.devil(table, word) for word in line.words)
    if sorted(order) != sorted(table.devils):
        raise UsageError("name every Devil once, initiative 1 first, like: init 6 4 3 1")
    return order


def _votes(draft: Draft, first: str) -> None:
    """A Vote for the High Palace, one for initiative 1 if it has a Soul (line 51, A4-04)."""
    for devil in initiative(draft.table):
        for effect, why in words(draft.table, devil, "votes"):
            for _ in range(effect["votes"]):
                grant(draft, devil, why)
            draft.say(f"{draft.table.name(devil)} +{effect['votes']} Vote ({why})")
    if draft.table.tally("souls", first):
        grant(draft, first, "initiative 1")
        draft.say(f"{draft.table.name(first)} +1 Vote (initiative 1)")


def realm(draft: Draft, line: Line) -> None:
    """`realm D NAME`: a Devil changes to a free realm as it votes, or takes its first (line 53)."""
    if len(line.words) < 2:
        free = ", ".join(draft.table.kit.realms[id_].name for id_ in free_realms(draft.table))
        raise UsageError(f"write: realm D NAME; free: {free}")
    devil = names.devil(draft.table, line.words[0])
    begins = turn(draft.table) == 1 and draft.table.word("phase") == "drawing"
    if not begins:
        phase(
            draft,
            line,
            ("gathering",),
            "vote",
            "realms change as Devils vote; rs D E swaps in trade",
        )
    move_in(draft, devil, names.realm(draft.table, " ".join(line.words[1:])))


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
            f"{counted(due, 'Bet')} are revealed, not {shown}", "4e line 54", "name each Devil"
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
