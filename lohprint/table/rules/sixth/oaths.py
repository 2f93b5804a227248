"""Oaths at the end of the game: who holds whose (6e lines 125 to 135).

They are traded freely, so their numbers say nothing before all are told: six of each Devil.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.rules.sixth.tabled import age, plays_with
from lohprint.table.state import Table

NONE = "none"


def held(table: Table, devil: str) -> tuple[str, ...]:
    """The signers of the Oaths a Devil has told."""
    return tuple(signer for signer in table.roll(f"oaths {devil}") if signer != NONE)


def of(table: Table, devil: str, signers: Iterable[str]) -> int:
    """How many Oaths of these Devils one holds (6e line 140)."""
    return sum(signer in set(signers) for signer in held(table, devil))


def missing(table: Table) -> tuple[str, ...]:
    """The Devils that have not told their Oaths."""
    return tuple(devil for devil in table.devils if not table.roll(f"oaths {devil}"))


def tell(draft: Draft, words: Sequence[str], force: bool) -> None:
    """`o 3 3316`: Mammon holds these signers' Oaths, by their digits; `o 3 none` holds none.

    Raises UsageError, RuleError where there are more than six of a Devil.
    """
    table = draft.table
    if not force and not plays_with(table, "oaths"):
        raise RuleError(
            "no Oaths are used in this game", "6e line 127",
            "three Devils or more may: house oaths=on",
        )  # fmt: skip
    if not words:
        raise UsageError("say whose Oaths; write: o 3 3316, or o 3 none")
    devil = names.devil(table, words[0])
    signers = _signers(table, "".join(words[1:]))
    draft.roll(f"oaths {devil}", signers or (NONE,))
    if not force:
        _fits(draft.table)
    draft.say(f"{table.name(devil)} holds {counted(len(signers), 'Oath')}")


def _signers(table: Table, digits: str) -> tuple[str, ...]:
    if digits in ("", "-", NONE):
        return ()
    return tuple(sorted(names.devil(table, digit) for digit in digits))


def _fits(table: Table) -> None:
    """No Devil signed more than six, and none is lost when all have told (6e line 129)."""
    each = table.kit.constants["oaths_each"]
    told = Counter(signer for devil in table.devils for signer in held(table, devil))
    for signer in table.devils:
        if told[signer] > each or (told[signer] < each and not missing(table)):
            raise RuleError(
                f"{told[signer]} Oaths of {table.name(signer)} are told, and there are {each}",
                "6e line 129",
                f"count again (it is digit {age(table, signer)}), or add ! to force it",
            )  # fmt: skip


def complete(table: Table) -> None:
    """Raises RuleError unless every Devil has told its Oaths."""
    left = missing(table)
    if left:
        listed = ", ".join(table.name(devil) for devil in left)
        fix = "; ".join(f"o {age(table, devil)} DIGITS" for devil in left)
        raise RuleError(f"the Oaths of {listed} are missing", "6e line 133", fix)
