"""The verbs that change a 5th edition table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line, Name, whole
from lohprint.table.rules.common import give_points, need, set_timer, swap_homes
from lohprint.table.rules.fifth import (
    conflict,
    effects,
    ending,
    order,
    scoring,
    setup,
    starts,
    turn,
)
from lohprint.table.rules.fifth.now import now
from lohprint.table.rules.fifth.retreat import in_turn, retreat
from lohprint.table.state import Table


def actor(table: Table, line: Line) -> str:
    """The Devil a line is about: named before the colon, or whose turn it is; "" for nobody's."""
    if line.devil:
        return names.devil(table, line.devil)
    up = order.next_up(table)
    return up.devil if up else ""


def _in_phase(table: Table, line: Line, phases: tuple[str, ...], rule: str, fix: str = "") -> None:
    """Raises RuleError in another phase, with `fix`, or with what may be said now."""
    over = table.word("phase") == "over"
    if table.word("phase") not in phases and not line.force:
        where = "the game is over" if over else f"not {_when(table)}"
        raise RuleError(f"'{line.text}': {where}", rule, now(table) if over or not fix else fix)


def _when(table: Table) -> str:
    return {
        "choose": "before a conflict has begun",
        "open": "in the opening turns",
        "trade": "in the trade phase",
        "elimination": "in the elimination turns",
        "win": "while Break Alliance may be played",
    }[table.word("phase")]


# --- conflict ------------------------------------------------------------------------------


def choose(draft: Draft, line: Line) -> None:
    """`c AREA`: the starter begins a conflict; the marker goes to the middle (5e line 17)."""
    need(line, 1, "c p, c s or c m")
    _in_phase(draft.table, line, ("choose",), "5e line 17", "finish this conflict first")
    area = names.area(line.words[0])
    effects.stake(draft, area)
    draft.word("phase", "open")
    draft.word("swap", "")
    starter = draft.table.name(draft.table.word("starter"))
    draft.say(f"{starter} starts a conflict over {conflict.LABELS[area]}")


def decline(draft: Draft, line: Line) -> None:
    """`dec`: the starter discards up to 2, fills its hand, and the starter moves (5e line 18)."""
    _in_phase(draft.table, line, ("choose",), "5e line 18", "finish this conflict first")
    draft.say(f"{draft.table.name(draft.table.word('starter'))} declines")
    draft.word("swap", "")
    ending.move_starter(draft)


def end(draft: Draft, line: Line) -> None:
    """`e`: what is going on ends: the trade phase, a turn, the wait for Break Alliance."""
    table = draft.table
    match table.word("phase"):
        case "trade":
            draft.word("phase", "elimination")
            draft.word("timer", "")
            draft.say("the trade phase is over")
        case "win":
            ending.won(draft, conflict.standing(table)[0])
        case "open" | "elimination":
            devil = actor(table, line)
            if not (devil and line.force):
                in_turn(table, devil, "5e line 20")
            draft.say(f"{table.name(devil)} ends its turn")
            turn.stay(draft, devil, line.force)
        case _:
            _in_phase(table, line, ("trade",), "5e line 31")


def trade(draft: Draft, line: Line) -> None:
    """`t`: any Devil calls for the time limit; the clock runs, stops, goes on (5e line 31)."""
    table = draft.table
    silence = conflict.barred(table, "trade")
    if not line.force and (silence or conflict.two_players(table)):
        source = f"5e {silence.card.name}" if silence else "5e line 49"
        raise RuleError("there is no trade phase", source, now(table))
    _in_phase(table, line, ("trade",), "5e line 31")
    set_timer(draft, line.rest, table.kit.constants.get("trade_seconds", 120))


def area(draft: Draft, line: Line) -> None:
    """`area AREA`: another dominion is fought for, as by Misinformation."""
    need(line, 1, "area p, area s or area m")
    _in_phase(draft.table, line, ("open", "trade", "elimination"), "5e line 17")
    effects.change_area(draft, names.area(line.words[0]))


def leave(draft: Draft, line: Line) -> None:
    """`r [ALLY] [CARD]`: the Devil whose turn it is retreats."""
    _in_phase(draft.table, line, ("open", "elimination"), "5e line 33")
    devil = actor(draft.table, line)
    if not (devil and line.force):
        in_turn(draft.table, devil, "5e line 33")
    if draft.table.word("actor") != devil and not line.force:
        starts.begin(draft, devil)
    retreat(draft, devil, line.words, line.force)


def unretreat(draft: Draft, line: Line) -> None:
    """`ur D`: a Devil is back in the conflict."""
    need(line, 1, "ur D")
    devil = names.devil(draft.table, line.words[0])
    gone = draft.table.roll("retreated")
    if devil not in gone:
        listed = ", ".join(draft.table.name(other) for other in gone)
        fix = f"of these one may be back: {listed}" if gone else "r retreats"
        raise RuleError(f"{draft.table.name(devil)} has not retreated", "5e line 41", fix)
    draft.roll("retreated", (other for other in gone if other != devil))
    if draft.table.word("phase") == "win":
        draft.word("phase", "elimination")
    draft.say(f"{draft.table.name(devil)} is back in the conflict")


def win(draft: Draft, line: Line) -> None:
    """`w AREA D [VP]`: only the result of a whole conflict."""
    need(line, 2, "w AREA D [VP], like w s 6 2")
    points = whole(line.words[2], "victory points") if len(line.words) > 2 else 1
    if not line.force and points not in (1, 2):
        what = f"a conflict gives 1 or 2 victory points, not {points}"
        raise RuleError(what, "5e line 43", "give 1 or 2, or add ! to force it")
    if draft.table.word("phase") == "choose":
        effects.stake(draft, names.area(line.words[0]))
    _in_phase(draft.table, line, ("choose", "open", "trade", "elimination", "win"), "5e line 42")
    if names.area(line.words[0]) != draft.table.word("area"):
        effects.change_area(draft, names.area(line.words[0]))
    ending.won(draft, names.devil(draft.table, line.words[1]), points)


def start_effect(draft: Draft, line: Line) -> None:
    """`at CARD`: this card's effect at the start of the turn comes now (5e line 21)."""
    need(line, 1, "at CARD")
    devil = actor(draft.table, line)
    if draft.table.word("actor") != devil:
        starts.begin(draft, devil)
    copy = names.card(Name(line.words[0]), [draft.table.at(devil)])
    draft.say(f"{draft.table.name(devil)}: {copy.card.name} first")
    starts.start_now(draft, copy)


def tie(draft: Draft, line: Line) -> None:
    """`tie first|last`: the holder's choice while it is tied for weakest (case 24)."""
    if line.rest not in ("first", "last"):
        raise UsageError(f"'{line.text}' chooses nothing; write: tie first, or tie last")
    tied = order.tied_weakest(draft.table) if draft.table.word("phase") == "elimination" else []
    holder = order.wand_holder(draft.table, tied) if len(tied) > 1 else ""
    if not holder:
        what = "no one Devil with a Wand of Might is tied for weakest"
        raise RuleError(what, "5e Wand of Might", now(draft.table))
    draft.word("tie", line.rest)
    draft.say(f"{draft.table.name(holder)} takes its turn {line.rest} (Wand of Might)")


# --- realms, points, the end ---------------------------------------------------------------


def swap_realms(draft: Draft, line: Line) -> None:
    """`rs D E`: two home realms change hands: in a trade, or by a won Military (lines 43, 54)."""
    table = draft.table
    if len(line.words) < 2:
        raise RuleError("a realm is never given, only swapped", "5e line 54", "write rs D E")
    one, two = (names.devil(table, word) for word in line.words[:2])
    by_right = table.word("swap") in (one, two)
    if not (by_right or table.word("phase") == "trade" or line.force):
        raise RuleError(
            "realms are swapped in the trade phase or by a won Military", "5e lines 43, 54",
            "wait for it, or add ! to force it",
        )  # fmt: skip
    draft.word("swap", "" if by_right else table.word("swap"))
    swap_homes(draft, one, two)


def out(draft: Draft, line: Line) -> None:
    """`out D`: when the starter moves, D has one hand card or less and no deck (5e line 44)."""
    need(line, 1, "out D")
    devil = names.devil(draft.table, line.words[0])
    if not line.force and (
        draft.table.word("phase") != "choose" or not draft.table.tally("moved", "table")
    ):
        raise RuleError("the end is tested when the starter moves", "5e line 19", "say it then")
    ending.over(draft, "cards_out")
    draft.say(f"{draft.table.name(devil)} has run out of cards: the game is over")


def finish(draft: Draft, line: Line) -> None:
    """`finish`: the game is over; before its end only with `finish!`."""
    if not draft.table.word("ending"):
        if not line.force:
            raise RuleError(
                "no Devil has three markers or is out of cards", "5e line 19",
                "finish! stops here and counts",
            )  # fmt: skip
        ending.clear(draft)
        ending.over(draft, "stopped")
    ruler, why = scoring.overlord(draft.table)
    name = draft.table.name(ruler) if ruler else "nobody"
    draft.say(f"the game is over: Overlord is {name}, {why}")


def oaths(draft: Draft, line: Line) -> None:
    """`o D SIGNERS [sealed]`: the three Oaths a Devil holds, by their signers' numbers."""
    table = draft.table
    need(line, 2, "o D SIGNERS, like o 3 311")
    _in_phase(table, line, ("over",), "5e line 46", "they are told at the end; finish! ends it")
    if not scoring.oaths_count(table):
        raise RuleError(
            "two players have no Oaths", "option two_player_oaths", "house two_player_oaths=on"
        )
    devil = names.devil(table, line.words[0])
    typed = [word for word in line.words[1:] if word.lstrip("-") != "sealed"]
    letters = list(typed[0]) if len(typed) == 1 and typed[0].isdigit() else typed
    signers = tuple(names.devil(table, letter) for letter in letters)
    scoring.check_oaths(table, devil, signers)
    draft.roll(f"oaths {devil}", sorted(signers))
    draft.sealed = len(typed) + 1 < len(line.words)
    listed = ", ".join(table.name(signer) for signer in sorted(signers))
    draft.say(f"the Oaths of {table.name(devil)} are {'sealed' if draft.sealed else listed}")


def override(draft: Draft, line: Line) -> None:
    """`set ... -m why`: anything, with its reason in the log."""
    setup.set_(draft, line.words, line.why)


VERBS: Mapping[str, Callable[[Draft, Line], None]] = {
    "choose": choose, "decline": decline, "end": end, "trade": trade, "area": area,
    "retreat": leave, "unretreat": unretreat, "win": win, "at": start_effect, "tie": tie,
    "realms": swap_realms, "vp": give_points, "out": out, "finish": finish, "oaths": oaths,
    "set": override,
}  # fmt: skip
