"""Home realms: swapped in trade, or by the winner of Military (6e lines 47, 65 and 117)."""

from __future__ import annotations

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.rules.sixth import phases
from lohprint.table.rules.sixth.sides import leader
from lohprint.table.rules.sixth.tabled import age
from lohprint.table.state import Table


def middle(table: Table) -> tuple[str, ...]:
    """The realms that no Devil has (6e line 25)."""
    taken = {table.word(f"realm {devil}") for devil in table.devils}
    return tuple(realm for realm in table.kit.realms if realm not in taken)


def winner(table: Table) -> str:
    """Who may swap by the won Military: the leader of the side that won it (6e line 117)."""
    return leader(table, table.roll("won military"))


def offer(table: Table) -> str:
    """What the winner of Military may do, for the players; "" where nobody may swap."""
    devil = table.word("swap")
    if not devil:
        return ""
    free = ", ".join(table.kit.realms[realm].name for realm in middle(table))
    or_middle = f" or REALM ({free})" if free else ""
    return f"{table.name(devil)} may swap its realm: rs {age(table, devil)} D{or_middle}"


def swap(draft: Draft, word: str, with_: str, force: bool) -> None:
    """Swap a Devil's realm with another Devil's or one in the middle. Raises RuleError."""
    table = draft.table
    devil = names.devil(table, word)
    other, realm = _partner(table, with_)
    if other == devil:
        raise UsageError(f"{table.name(devil)} has that realm already; name another one")
    won = table.word("phase") == "discard" and table.word("swap") == devil
    if won and other in table.roll("won military") and not force:
        raise RuleError(
            "no realm is swapped inside the alliance", "6e line 117", "name another Devil"
        )
    if not won:
        _trade(draft, devil, other, force)
    old = table.word(f"realm {devil}")
    draft.word(f"realm {devil}", realm)
    if other:
        draft.word(f"realm {other}", old)
    if won:
        draft.word("swap", "")
    name = table.kit.realms[realm].name if realm else "no realm"
    whose = table.name(other) if other else "the middle"
    draft.say(f"{table.name(devil)} swaps home realms with {whose} and has {name}")


def _partner(table: Table, word: str) -> tuple[str, str]:
    """(Devil, its realm), or ("", a realm in the middle)."""
    try:
        other = names.devil(table, word)
    except UsageError:
        realm = names.realm(table, word)
        holder = next((d for d in table.devils if table.word(f"realm {d}") == realm), "")
        return holder, realm
    return other, table.word(f"realm {other}")


def _trade(draft: Draft, devil: str, other: str, force: bool) -> None:
    """In the trading phase two Devils swap one to one, and nobody with the middle (line 47)."""
    if draft.table.word("phase") in ("supremacy", "discard") and not force:
        who = draft.table.word("swap")
        rule = "only the leader of the side that won Military swaps" if who else "nobody may swap"
        fix = offer(draft.table) or "realms are traded in the next turn"
        raise RuleError(rule, "6e lines 65 and 117", fix)
    phases.trading(draft, force)
    if not other and not force:
        raise RuleError(
            "home realms are traded one to one between Devils", "6e line 47",
            "the winner of Military may take one from the middle",
        )  # fmt: skip
