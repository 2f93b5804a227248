"""Phases, Votes and the end of a turn in the preview (4e-preview lines 25, 38, 41 to 44)."""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line
from lohprint.table.rules.court import gathering, phase, turn
from lohprint.table.rules.court.alliance import tokens_home
from lohprint.table.rules.court.force import has, hordes, move
from lohprint.table.rules.court.souls import lose_half, told
from lohprint.table.rules.court.votes import end_of_turn
from lohprint.table.state import Table

BEFORE = ("drawing", "trading", "combat", "rituals")


def last_turn(table: Table) -> int:
    """The number of the last game turn, by option `turns` (ruling A4P-01)."""
    return int(table.option("turns"))


def trade(draft: Draft, line: Line) -> None:
    """`t`: the events before trading are handled, the Devils trade (lines 24 and 25)."""
    phase(
        draft, line, ("drawing",), "trade", "go on with open, v or init; rs D E! swaps realms now"
    )
    draft.word("phase", "trading")
    draft.roll("lasting", ())
    silence = draft.table.word("silence") == "trade"
    draft.say("no trade this turn (Silence)" if silence else "the trading phase begins")


def deal(draft: Draft, line: Line) -> None:
    """`init`: initiative is dealt anew by Souls; `init 6 4 3 1` deals it by hand (line 41).

    Then the Votes of initiative 1 and of the High Palace (43, 57); the number one loses half its
    Souls (inferred, lost list of line 41). Raises RuleError while an invasion goes on.
    """
    phase(draft, line, BEFORE, "initiative", "it is dealt; init! deals it again")
    if draft.table.word("target") and not line.force:
        raise RuleError("an invasion is going on", "4e-preview line 30", "inv win, or inv lose")
    order = gathering.deal(draft, line)
    gathering.first_vote(draft, order[0])
    gathering.realm_votes(draft)
    lost = lose_half(draft, order[:1])
    draft.say(f"half the Souls of the number one go: {told(draft.table, lost, '-')}")


def end(draft: Draft, line: Line) -> None:
    """`eot`: Votes score; lasting events, favors and the Leviathan go (lines 43, 44, 72)."""
    end_of_turn(draft, line, last_turn(draft.table))
    tokens_home(draft)
    draft.word("silence", "")
    for roll in ("lasting", "taxed"):
        draft.roll(roll, ())
    for devil in draft.table.devils:
        draft.tally("cast", devil, 0)
        for copy in hordes(draft.table, devil):
            if has(copy.card, "own_set"):
                move(draft, copy.key, "")
                draft.say(f"{copy.card.name} is discarded")
    if not draft.table.word("ending"):
        draft.say(f"turn {turn(draft.table)} begins")
        draft.ask("each Devil discards to its card limit, hand and table; favors are kept")
