"""The start of a 6th edition game, and what the table overrides (6e lines 23 to 27)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lohprint.errors import UsageError
from lohprint.table import names, shared
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.common import adjust, give_home, homes, opens, set_phase, setting
from lohprint.table.rules.sixth import phases, sides
from lohprint.table.rules.sixth.tabled import PHASES, age, points
from lohprint.table.state import Table

LEAST, MOST = 2, 6
"""Players (6e line 7)."""


def start(draft: Draft, setup: Mapping[str, str]) -> None:
    """The first turn begins. `setup` names `realm <devil>` for each, and options by name.

    Every Devil needs its home realm: initiative and ties look at it (6e line 21). Raises
    UsageError, RuleError.
    """
    opens(draft, LEAST, MOST, "6e line 7")
    for name, value in setup.items():
        if name != "starter" and not name.startswith("realm "):
            shared.house(draft, Line("", words=(f"{name}={value}",)))
    _all_told(draft.table, setup)
    homes(draft, setup, "6e line 21")
    phases.begin(draft)


def _all_told(table: Table, setup: Mapping[str, str]) -> None:
    """Raises UsageError where the home realm of a Devil is not told."""
    missing = [devil for devil in table.devils if not setup.get(f"realm {devil}")]
    if missing:
        example = " ".join(f"{age(table, devil)}=REALM" for devil in missing)
        listed = ", ".join(table.name(devil) for devil in missing)
        raise UsageError(f"no home realm of {listed}; deal them out and add --realms '{example}'")


# --- overrides -----------------------------------------------------------------------------


def override(draft: Draft, words: Sequence[str], why: str) -> None:
    """`set vp D N`, `set realm D NAME`, `set counter D E`, `set turn N`, `set phase NAME`.

    Raises UsageError where the reason (`-m`) or a word is missing.
    """
    setting(words, why, _SET)(draft, words[1:], why)
    draft.said = [f"set {' '.join(words)} ({why})"]


def _vp(draft: Draft, words: Sequence[str], why: str) -> None:
    devil = names.devil(draft.table, words[0])
    adjust(draft, devil, whole(words[-1], "points") - points(draft.table, devil), why)


def _realm(draft: Draft, words: Sequence[str], why: str) -> None:
    realm = names.realm(draft.table, " ".join(words[1:]))
    give_home(draft, names.devil(draft.table, words[0]), realm, "6e line 21")


def _counter(draft: Draft, words: Sequence[str], why: str) -> None:
    sides.give(draft, names.devil(draft.table, words[0]), names.devil(draft.table, words[-1]))


def _turn(draft: Draft, words: Sequence[str], why: str) -> None:
    draft.tally("turn", "table", whole(words[0], "turn"))


def _phase(draft: Draft, words: Sequence[str], why: str) -> None:
    set_phase(draft, words[0], PHASES)


_SET: Mapping[str, Callable[[Draft, Sequence[str], str], None]] = {
    "vp D N": _vp,
    "realm D NAME": _realm,
    "counter D E": _counter,
    "turn N": _turn,
    "phase NAME": _phase,
}
