"""The start of a 6th edition game, and what the table overrides (6e lines 23 to 27)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lohprint.errors import RuleError, UsageError, nearest
from lohprint.table import names, shared
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.common import adjust
from lohprint.table.rules.sixth import phases, sides
from lohprint.table.rules.sixth.tabled import PHASES, age, points

LEAST, MOST = 2, 6
"""Players (6e line 7)."""


def start(draft: Draft, setup: Mapping[str, str]) -> None:
    """The first turn begins. `setup` names `realm <devil>` for each, and options by name.

    Every Devil needs its home realm: initiative and ties look at it (6e line 21). Raises
    UsageError, RuleError.
    """
    table = draft.table
    if not LEAST <= len(table.seats) <= MOST:
        raise RuleError(f"{len(table.seats)} Devils; {LEAST} to {MOST} can play", "6e line 7")
    listed = ", ".join(f"{table.name(s.devil)} ({s.player})" for s in table.seats)
    draft.say(f"{table.kit.title}, {table.kit.edition}: {listed}")
    for name, value in setup.items():
        if name != "starter" and not name.startswith("realm "):
            shared.house(draft, Line("", words=(f"{name}={value}",)))
    _realms(draft, setup)
    phases.begin(draft)


def _realms(draft: Draft, setup: Mapping[str, str]) -> None:
    table = draft.table
    missing = [devil for devil in table.devils if not setup.get(f"realm {devil}")]
    if missing:
        example = " ".join(f"{age(table, devil)}=REALM" for devil in missing)
        listed = ", ".join(table.name(devil) for devil in missing)
        raise UsageError(f"no home realm of {listed}; deal them out and add --realms '{example}'")
    for devil in table.devils:
        _house(draft, devil, names.realm(table, setup[f"realm {devil}"]))


def _house(draft: Draft, devil: str, realm: str) -> None:
    table = draft.table
    for other in table.devils:
        if other != devil and table.word(f"realm {other}") == realm:
            raise RuleError(
                f"{table.kit.realms[realm].name} is the realm of {table.name(other)} already",
                "6e line 21", "each Devil has a realm of its own; rs D E swaps two",
            )  # fmt: skip
    draft.word(f"realm {devil}", realm)


# --- overrides -----------------------------------------------------------------------------


def override(draft: Draft, words: Sequence[str], why: str) -> None:
    """`set vp D N`, `set realm D NAME`, `set counter D E`, `set turn N`, `set phase NAME`.

    Raises UsageError where the reason (`-m`) or a word is missing.
    """
    if not why:
        raise UsageError('an override needs its reason; end with: -m "why"')
    if len(words) < 2:
        raise UsageError(f"say what to set: {', '.join(_SET)}")
    if words[0] not in _SET:
        raise UsageError(f"nothing is called '{words[0]}' to set; {nearest(words[0], _SET)}")
    _SET[words[0]](draft, words[1:], why)
    draft.said = [f"set {' '.join(words)} ({why})"]


def _vp(draft: Draft, words: Sequence[str], why: str) -> None:
    devil = names.devil(draft.table, words[0])
    adjust(draft, devil, whole(words[-1], "points") - points(draft.table, devil), why)


def _realm(draft: Draft, words: Sequence[str], why: str) -> None:
    realm = names.realm(draft.table, " ".join(words[1:]))
    _house(draft, names.devil(draft.table, words[0]), realm)


def _counter(draft: Draft, words: Sequence[str], why: str) -> None:
    sides.give(draft, names.devil(draft.table, words[0]), names.devil(draft.table, words[-1]))


def _turn(draft: Draft, words: Sequence[str], why: str) -> None:
    draft.tally("turn", "table", whole(words[0], "turn"))


def _phase(draft: Draft, words: Sequence[str], why: str) -> None:
    if words[0] not in PHASES:
        raise UsageError(f"no phase is called '{words[0]}'; {nearest(words[0], PHASES)}")
    draft.word("phase", words[0])
    draft.word("ending", "stopped" if words[0] == "over" else "")


_SET: Mapping[str, Callable[[Draft, Sequence[str], str], None]] = {
    "vp": _vp,
    "realm": _realm,
    "counter": _counter,
    "turn": _turn,
    "phase": _phase,
}
