"""The start of a game: seats, starter, realms (5e lines 9 to 16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lohprint.errors import RuleError, UsageError, nearest
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import whole


def start(draft: Draft, setup: Mapping[str, str]) -> None:
    """The first conflict is about to begin: starter `starter`, realms `realm <devil>`.

    Without a starter the first Devil named starts (5e line 16 leaves it open). A realm may be
    left open; then it counts 0 in ties until it is named with `set realm D NAME`.
    Raises RuleError, UsageError.
    """
    table = draft.table
    most = 6
    if not 2 <= len(table.seats) <= most:
        raise RuleError(f"{len(table.seats)} Devils; 2 to {most} can play", "5e line 5")
    draft.word("starter", names.devil(table, setup.get("starter", "") or table.devils[0]))
    draft.tally("conflict", "table", 1)
    draft.word("phase", "choose")
    _realms(draft, setup)
    listed = ", ".join(f"{table.name(s.devil)} ({s.player})" for s in table.seats)
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
                "5e line 15", "each Devil has a realm of its own",
            )  # fmt: skip
        taken[realm] = draft.table.name(devil)
        draft.word(f"realm {devil}", realm)


def _what(known: Sequence[str], word: str) -> str:
    if word not in known:
        raise UsageError(f"nothing is called '{word}' to set; {nearest(word, known)}")
    return word


SETTABLE = ("vp", "marker", "realm", "starter", "phase")
PHASES = ("choose", "open", "trade", "elimination", "over")


def set_(draft: Draft, words: Sequence[str], why: str) -> None:
    """`set vp D N`, `set marker AREA D`, `set realm D NAME`, `set starter D`, `set phase NAME`.

    Raises UsageError where the reason (`-m`) or a word is missing.
    """
    if not why:
        raise UsageError('an override needs its reason; end with: -m "why"')
    if len(words) < 2:
        raise UsageError(f"say what to set: {', '.join(SETTABLE)}")
    what = _what(SETTABLE, words[0])
    _SET[what](draft, words[1:])
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
    draft.word("phase", _what(PHASES, words[0]))
    draft.word("actor", "")


_SET = {"vp": _vp, "marker": _marker, "realm": _realm, "starter": _starter, "phase": _phase}
