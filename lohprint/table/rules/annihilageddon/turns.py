"""Turns, the Legendary Devils between them, the stacks, and the three ends of a game."""

from __future__ import annotations

from collections.abc import Iterator

from lohprint.errors import RuleError, UsageError
from lohprint.table.draft import Draft
from lohprint.table.explain import Turn, counted
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.annihilageddon.arena import (
    SATAN,
    after,
    cite,
    in_play,
    player,
)
from lohprint.table.rules.common import need
from lohprint.table.state import Table

ENDINGS = {
    "line_up": f"the main deck cannot fill the Line-Up ({cite('200')})",
    "tokens": f"the Dead Wizard Token stack is empty ({cite('201')})",
    "devils": f"the Legendary Devil stack is empty ({cite('202')})",
    "stopped": "the table stopped before any of that",
}
STACKS = {
    "dwt": ("dead", "Dead Wizard Token"),
    "dam": ("damned", "Damned Wizard Token"),
    "leg": ("devils", "Legendary Devil"),
}


def looming(table: Table) -> Iterator[str]:
    """The endings whose condition holds now; they count at the end of a turn (line 198, A3-04)."""
    if table.tally("table", "lacking"):
        yield "line_up"
    if not table.tally("stack", "dead"):
        yield "tokens"
    if not table.tally("stack", "devils"):
        yield "devils"


def next_up(table: Table) -> Turn | None:
    """Whose turn it is; None when the game is over."""
    who, number = table.word("turn"), table.tally("table", "turn")
    match table.word("phase"):
        case "play":
            return Turn(who, f"has turn {number}", cite("160"))
        case "group":
            return Turn(who, "ends its turn: the new Legendary Devil strikes all", cite("187"))
    return None


def end(draft: Draft, line: Line) -> None:
    """`e`: the turn ends. The game may end; else a new Legendary Devil strikes, or the next plays.

    The ends are tested before the group attack of a new Legendary Devil and after it, since it
    strikes within the end of the turn (lines 182 to 188 and 198).
    """
    in_play(draft.table, line)
    table = draft.table
    name = table.name(table.word("turn"))
    if table.word("phase") == "play":
        draft.say(f"{name} ends turn {table.tally('table', 'turn')}")
    else:
        draft.say("The group attack is over")
    if _over(draft):
        return
    if table.word("phase") == "play" and table.tally("table", "slain"):
        draft.word("phase", "group")
        draft.say("the next Legendary Devil turns up and its group attack strikes all")
        return
    _next(draft)


def _over(draft: Draft) -> bool:
    reasons = tuple(looming(draft.table))
    if not reasons:
        return False
    draft.word("phase", "over")
    draft.word("ending", reasons[0])
    draft.say(f"the game is over: {' and '.join(ENDINGS[reason] for reason in reasons)}")
    return True


def _next(draft: Draft) -> None:
    follows = after(draft.table, draft.table.word("turn"))
    draft.word("phase", "play")
    draft.word("turn", follows)
    draft.tally("table", "slain", 0)
    draft.add("table", "turn", 1)
    draft.say(f"{draft.table.name(follows)} is next")


def finish(draft: Draft, line: Line) -> None:
    """`finish!`: the table stops before the game has ended."""
    ending = draft.table.word("ending")
    if ending:
        draft.say(f"the game is over: {ENDINGS[ending]}")
        return
    if not line.force:
        raise RuleError(
            "the game has not ended", cite("198"),
            "e ends the turn and tests for the end; finish! stops here and counts",
        )  # fmt: skip
    draft.word("phase", "over")
    draft.word("ending", "stopped")
    draft.say(f"the game is over: {ENDINGS['stopped']}")


# --- stacks --------------------------------------------------------------------------------


def stack(draft: Draft, line: Line) -> None:
    """`stack dwt|dam|leg N`, `stack main N [GAPS]`: what is left, as the table counts it.

    The Line-Up has GAPS empty places, 1 where it is not told; the next refill fails where the
    main deck has fewer cards (A3-05).
    """
    in_play(draft.table, line)
    need(line, 2, "stack dwt|dam|leg N, or stack main N [GAPS]")
    what, left = line.words[0], _count(line.words[1])
    if what == "main":
        _main(draft, left, _count(line.words[2]) if len(line.words) > 2 else 1)
        return
    if what not in STACKS:
        raise UsageError(f"no stack is called '{what}'; there are: {', '.join(STACKS)}, main")
    key, name = STACKS[what]
    most = _supply(draft.table, what)
    if left > most and not line.force:
        raise RuleError(f"{left} in the stack", cite("68, 77 and 79"), f"give 0 to {most}")
    draft.tally("stack", key, left)
    draft.say(f"{counted(left, name)} left in the stack")


def _supply(table: Table, what: str) -> int:
    """How many of a stack's pieces the game has at all."""
    name = STACKS[what][1]
    return table.kit.supply[f"{name} Card" if what == "leg" else name]


def _count(word: str) -> int:
    number = whole(word, "cards")
    if number < 0:
        raise UsageError(f"{number} left; give a number from 0 up")
    return number


def _main(draft: Draft, left: int, gaps: int) -> None:
    lacking = max(0, gaps - left)
    draft.tally("table", "lacking", lacking)
    draft.say(
        f"main deck {left}, Line-Up short of {gaps}: "
        + (f"{lacking} too few to fill it" if lacking else "enough to fill it")
    )


def devil(draft: Draft, line: Line) -> None:
    """`leg ann`: Ann defeats the top Legendary Devil; `leg ann +1` or `-1`: by a card's text.

    One a turn, in one's own turn; Satan buys none (lines 234 and 443).
    """
    need(line, 1, "leg NAME, or leg NAME +1 where the stack is not touched")
    who = player(draft.table, line.words[0])
    if len(line.words) > 1:
        _count_devils(draft, who, whole(line.words[1], "Legendary Devils"), line.force)
        return
    in_play(draft.table, line)
    _may_defeat(draft.table, who, line.force)
    left = max(0, draft.table.tally("stack", "devils") - 1)
    draft.tally("stack", "devils", left)
    draft.add("table", "slain", 1)
    draft.add("devils", who, 1)
    draft.say(f"{draft.table.name(who)} defeats a Legendary Devil ({left} left)")


def _count_devils(draft: Draft, who: str, more: int, force: bool) -> None:
    table, name = draft.table, draft.table.name(who)
    have, most = table.tally("devils", who) + more, _supply(table, "leg")
    if have < 0:
        what = f"{name} has {counted(have - more, 'Legendary Devil')} and cannot lose {-more}"
        raise UsageError(f"{what}; give {more - have} or more")
    held = sum(table.tally("devils", other) for other in table.devils)
    if not force and more + held > most:
        what = f"{counted(have, 'Legendary Devil')} for {name}: there are {most}, {held} defeated"
        raise RuleError(what, cite("68"), f"give {most - held:+d} at most")
    draft.tally("devils", who, have)
    draft.say(f"{name} has {counted(have, 'Legendary Devil')}")


def _may_defeat(table: Table, who: str, force: bool) -> None:
    """Raises RuleError."""
    name = table.name(who)
    if not table.tally("stack", "devils"):
        raise RuleError(
            "the Legendary Devil stack is empty", cite("202"), "stack leg N puts it right"
        )
    if force:
        return
    if who == SATAN:
        raise RuleError("Satan gains no standard cards", cite("443"), "name a Wizard")
    if table.word("turn") != who or table.word("phase") != "play":
        raise RuleError(
            f"it is not the turn of {name}", cite("234"),
            "e ends the turn; leg NAME +1 counts one that a card's text gave",
        )  # fmt: skip
    if table.tally("table", "slain"):
        raise RuleError(
            "one Legendary Devil a turn", cite("234"), "e ends the turn, and the next one turns up"
        )
