"""The start of a game of the court, and putting anything right by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lohprint.errors import UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.common import homes, opens, set_phase, setting
from lohprint.table.rules.court import PHASES, cite


def start(draft: Draft, setup: Mapping[str, str], least: int, most: int) -> None:
    """Turn 1 begins, without Souls. `setup`: `starter`, `initiative` (`6 4 3 1`), `realm mammon`.

    The source tells no first initiative: it goes clockwise from the starter (inferred). Raises
    RuleError, UsageError.
    """
    table = draft.table
    opens(draft, least, most, cite(table, "start"))
    typed = setup.get("initiative", "").replace(",", " ").split()
    starter = setup.get("starter", "") or table.devils[0]
    order = [names.devil(table, word) for word in typed] or table.clockwise(
        names.devil(table, starter)
    )
    if sorted(order) != sorted(table.devils):
        ages = ",".join(str(table.kit.devils[devil].age) for devil in table.devils)
        raise UsageError(
            f"initiative={','.join(typed)} does not name every Devil once; like initiative={ages}"
        )
    draft.roll("initiative", order)
    draft.tally("turn", "table", 1)
    draft.word("phase", "drawing")
    homes(draft, setup, cite(table, "realm"))


# --- by hand -------------------------------------------------------------------------------


def override(draft: Draft, line: Line) -> None:
    """`set WHAT ... -m why`: souls D N, vp D N, votes D N, realm D NAME, turn N, phase NAME.

    Raises UsageError where the reason or a word is missing.
    """
    setting(line.words, line.why, _SET)(draft, line.words[1:])
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
    set_phase(draft, words[0], PHASES)


_SET: dict[str, Callable[[Draft, Sequence[str]], None]] = {
    "souls D N": lambda draft, words: _number(draft, "souls", words),
    "vp D N": lambda draft, words: _number(draft, "vp", words),
    "votes D N": _votes,
    "realm D NAME": _realm,
    "turn N": _turn,
    "phase NAME": _phase,
}
