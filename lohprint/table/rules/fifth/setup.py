"""The start of a game: seats, starter, realms (5e lines 9 to 16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import whole
from lohprint.table.rules.common import homes, opens, set_phase, setting


def start(draft: Draft, setup: Mapping[str, str]) -> None:
    """The first conflict is about to begin: starter `starter`, realms `realm <devil>`.

    Without a starter the first Devil named starts (5e line 16 leaves it open). A realm may be
    left open; then it counts 0 in ties until it is named with `set realm D NAME`.
    Raises RuleError, UsageError.
    """
    opens(draft, 2, 6, "5e line 5")
    table = draft.table
    draft.word("starter", names.devil(table, setup.get("starter", "") or table.devils[0]))
    draft.tally("conflict", "table", 1)
    draft.word("phase", "choose")
    homes(draft, setup, "5e line 15")


PHASES = ("choose", "open", "trade", "elimination", "over")


def set_(draft: Draft, words: Sequence[str], why: str) -> None:
    """`set vp D N`, `set marker AREA D`, `set realm D NAME`, `set starter D`, `set phase NAME`.

    Raises UsageError where the reason (`-m`) or a word is missing.
    """
    setting(words, why, _SET)(draft, words[1:])
    draft.say(f"set {' '.join(words)} ({why})")


def _vp(draft: Draft, words: Sequence[str]) -> None:
    draft.tally("vp", names.devil(draft.table, words[0]), whole(words[-1], "victory points"))


def _marker(draft: Draft, words: Sequence[str]) -> None:
    holder = "" if words[-1] == "none" else names.devil(draft.table, words[-1])
    draft.word(f"marker {names.area(words[0])}", holder)


def _realm(draft: Draft, words: Sequence[str]) -> None:
    realm = names.realm(draft.table, words[-1])
    draft.word(f"realm {names.devil(draft.table, words[0])}", realm)


def _starter(draft: Draft, words: Sequence[str]) -> None:
    draft.word("starter", names.devil(draft.table, words[0]))


def _phase(draft: Draft, words: Sequence[str]) -> None:
    set_phase(draft, words[0], PHASES)
    draft.word("actor", "")


_SET = {
    "vp D N": _vp,
    "marker AREA D": _marker,
    "realm D NAME": _realm,
    "starter D": _starter,
    "phase NAME": _phase,
}
