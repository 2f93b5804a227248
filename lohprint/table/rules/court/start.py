"""The start of a game of the court, and putting anything right by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lohprint.errors import RuleError, UsageError, nearest
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.court import PHASES, cite


def start(draft: Draft, setup: Mapping[str, str], least: int, most: int) -> None:
    """Turn 1 begins, without Souls. `setup`: `starter`, `initiative` (`6 4 3 1`), `realm mammon`.

    The source tells no first initiative: it goes clockwise from the starter (inferred). Raises
    RuleError, UsageError.
    """
    table = draft.table
    if not least <= len(table.seats) <= most:
        players = f"{len(table.seats)} Devils; {least} to {most} can play"
        raise RuleError(players, cite(table, "start"), "name one D=PLAYER for each")
    typed = setup.get("initiative", "").replace(",", " ").split()
    starter = setup.get("starter", "") or table.devils[0]
    order = [names.devil(table, word) for word in typed] or table.clockwise(
        names.devil(table, starter)
    )
    if sorted(order) != sorted(table.devils):
        raise UsageError("initiative names every Devil once, like initiative=6,4,3,1")
    draft.roll("initiative", order)
    draft.tally("turn", "table", 1)
    draft.word("phase", "drawing")
    _realms(draft, setup)
    listed = ", ".join(f"{table.name(seat.devil)} ({seat.player})" for seat in table.seats)
    draft.say(f"{table.kit.title}, {table.kit.edition}: {listed}")


def _realms(draft: Draft, setup: Mapping[str, str]) -> None:
    taken: dict[str, str] = {}
    for devil in draft.table.devils:
        typed = setup.get(f"realm {devil}", "")
        if not typed:
            continue
        realm = names.realm(draft.table, typed)
        if realm in taken:
            raise RuleError(
                f"{draft.table.kit.realms[realm].name} is the realm of {taken[realm]} already",
                cite(draft.table, "realm"), "each Devil has a realm of its own",
            )  # fmt: skip
        taken[realm] = draft.table.name(devil)
        draft.word(f"realm {devil}", realm)


# --- by hand -------------------------------------------------------------------------------


def override(draft: Draft, line: Line) -> None:
    """`set WHAT ... -m why`: souls D N, vp D N, votes D N, realm D NAME, turn N, phase NAME.

    Raises UsageError where the reason or a word is missing.
    """
    if not line.why:
        raise UsageError('an override needs its reason; end with: -m "why"')
    if len(line.words) < 2 or line.words[0] not in _SET:
        what = line.words[0] if line.words else ""
        raise UsageError(f"'{what}' cannot be set; {nearest(what, _SET)}")
    _SET[line.words[0]](draft, line.words[1:])
    draft.say(f"set {line.rest} ({line.why})")


def _number(draft: Draft, what: str, words: Sequence[str]) -> None:
    amount = whole(words[-1], what)
    if amount < 0:
        raise UsageError(f"{what} {amount}; give 0 or more")
    draft.tally(what, names.devil(draft.table, words[0]), amount)


def _votes(draft: Draft, words: Sequence[str]) -> None:
    devil, amount = names.devil(draft.table, words[0]), whole(words[-1], "Votes")
    draft.roll(f"votes {devil}", ["+set by hand"] * max(0, amount))


def _realm(draft: Draft, words: Sequence[str]) -> None:
    realm = "" if words[-1] == "none" else names.realm(draft.table, " ".join(words[1:]))
    draft.word(f"realm {names.devil(draft.table, words[0])}", realm)


def _turn(draft: Draft, words: Sequence[str]) -> None:
    draft.tally("turn", "table", max(1, whole(words[0], "turn")))


def _phase(draft: Draft, words: Sequence[str]) -> None:
    if words[0] not in PHASES:
        raise UsageError(f"no phase is called '{words[0]}'; {nearest(words[0], PHASES)}")
    draft.word("phase", words[0])
    draft.word("ending", "stopped" if words[0] == "over" else "")


_SET: dict[str, Callable[[Draft, Sequence[str]], None]] = {
    "souls": lambda draft, words: _number(draft, "souls", words),
    "vp": lambda draft, words: _number(draft, "vp", words),
    "votes": _votes,
    "realm": _realm,
    "turn": _turn,
    "phase": _phase,
}
