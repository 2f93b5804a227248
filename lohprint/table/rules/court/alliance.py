"""Alliances, safety and home realms: tokens in the 4th edition, favors in its preview."""

from __future__ import annotations

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line
from lohprint.table.rules.common import home, need, pair, swap_homes
from lohprint.table.rules.court import cite, phase
from lohprint.table.rules.court.order import in_order, initiative
from lohprint.table.state import Table


def holder(table: Table, devil: str) -> str:
    """Who has the Devil's alliance token; itself when it is at home."""
    return table.word(f"token {devil}") or devil


def allies(table: Table, devil: str) -> tuple[str, ...]:
    """The Devil's alliance, its leader first, then by initiative; a Devil alone is its own."""
    found = {devil}
    while True:
        near = {holder(table, member) for member in found}
        near |= {other for other in table.devils if holder(table, other) in found}
        if near <= found:
            break
        found |= near
    return led(table, in_order(table, found))


def led(table: Table, members: tuple[str, ...]) -> tuple[str, ...]:
    """`members`, given by initiative, with their leader first.

    It leads who still has its own token, or in the preview is not forced into the alliance; of
    several, or where there is none, the lowest initiative does (4e line 19, 4e-preview line 33).
    """
    free = [member for member in members if holder(table, member) == member]
    leader = (free or members)[:1]
    return (*leader, *(member for member in members if member not in leader))


def spell(table: Table, army: tuple[str, ...]) -> str:
    """`Asmodeus`, or `Asmodeus with Belial and Mammon`."""
    first, *rest = (table.name(devil) for devil in army)
    return f"{first} with {' and '.join(rest)}" if rest else first


# --- tokens --------------------------------------------------------------------------------


def ally(draft: Draft, line: Line, tokens_obey: bool = True) -> None:
    """`a 4>6`: Asmodeus (6) gets Baalzebub's (4) alliance token; `a 4`: it goes home.

    Favors of the preview force anybody, so they do not obey the rules of tokens.

    `a 4>6 all`: all alliance tokens that Baalzebub holds go to Asmodeus (Ancient Allegiance).
    Raises RuleError where the tokens may not move so.
    """
    need(line, 1, "a 4>6, or a 4")
    table = draft.table
    if ">" not in line.words[0]:
        devil = names.devil(table, line.words[0])
        draft.word(f"token {devil}", "")
        draft.say(f"{table.name(devil)} stands alone again")
        return
    giver, taker = pair(table, line.words[0])
    if giver == taker:
        raise UsageError(f"{table.name(giver)} cannot be its own ally; write a D>E")
    tokens = [giver]
    if line.words[1:] == ("all",):
        tokens = [devil for devil in table.devils if holder(table, devil) == giver]
    elif tokens_obey and not line.force:
        _may_give(table, giver, taker)
    for token in tokens:
        draft.word(f"token {token}", "" if token == taker else taker)
    draft.say(f"alliance: {spell(draft.table, allies(draft.table, taker))}")


def _may_give(table: Table, giver: str, taker: str) -> None:
    """A token passes to a leader only; who holds one keeps its own (4e line 18, list lost)."""
    source = cite(table, "alliance")
    if not table.word(f"token {taker}") and len(allies(table, giver)) == 1:
        return
    _unforced(table, giver, taker, source)


def _unforced(table: Table, giver: str, taker: str, source: str) -> None:
    leader = holder(table, taker)
    held = [devil for devil in table.devils if devil != giver and holder(table, devil) == giver]
    if held:
        whose = ", ".join(table.name(devil) for devil in held)
        raise RuleError(
            f"{table.name(giver)} holds the token of {whose} and leads", source,
            "give that back first, or add ! or 'all' where a card says so",
        )  # fmt: skip
    if leader != taker:
        ages = (table.kit.devils[giver].age, table.kit.devils[leader].age)
        raise RuleError(
            f"{table.name(taker)} follows {table.name(leader)}, who gets every token", source,
            f"write a {ages[0]}>{ages[1]}",
        )  # fmt: skip


def safety(draft: Draft, line: Line) -> None:
    """`safe 4>6`: Asmodeus (6) gets a safety token of Baalzebub (4), who cannot invade it now.

    `safe 4<>6`: both get one of the other (Non-Aggression Pact); `safe 4>6 back`: it goes home.
    Raises RuleError where there is one already, and inside an alliance.
    """
    need(line, 1, "safe 4>6, safe 4<>6 or safe 4>6 back")
    both = "<>" in line.words[0]
    one, two = pair(draft.table, line.words[0].replace("<>", ">"))
    for giver, taker in ((one, two), (two, one)) if both else ((one, two),):
        if line.words[1:] == ("back",):
            _safety_home(draft, giver, taker)
        elif both and giver in draft.table.roll(f"safety {taker}"):
            continue
        else:
            _safety(draft, giver, taker, line.force)


def _safety(draft: Draft, giver: str, taker: str, force: bool) -> None:
    table, source = draft.table, cite(draft.table, "safety")
    if not force and giver in table.roll(f"safety {taker}"):
        ages = f"{table.kit.devils[giver].age}>{table.kit.devils[taker].age}"
        what = f"{table.name(taker)} has safety from {table.name(giver)} already"
        raise RuleError(what, source, f"leave it out; safe {ages} back takes it home")
    if not force and taker in allies(table, giver):
        raise RuleError(
            f"{table.name(giver)} and {table.name(taker)} are allies", source,
            "a D takes a token home first, or add ! to force it",
        )  # fmt: skip
    draft.enroll(f"safety {taker}", giver)
    draft.say(f"{table.name(giver)} cannot invade {table.name(taker)}")


def _safety_home(draft: Draft, giver: str, taker: str) -> None:
    held = draft.table.roll(f"safety {taker}")
    draft.roll(f"safety {taker}", (devil for devil in held if devil != giver))
    draft.say(f"{draft.table.name(giver)} may invade {draft.table.name(taker)} again")


def tokens_home(draft: Draft) -> None:
    """All alliance and safety tokens go home (4e line 56, 4e-preview line 44)."""
    for devil in draft.table.devils:
        draft.word(f"token {devil}", "")
        draft.roll(f"safety {devil}", ())


# --- home realms ---------------------------------------------------------------------------


def realm_name(table: Table, devil: str) -> str:
    """The Devil's home realm; `no realm` where it has none."""
    realm = home(table, devil)
    return realm.name if realm else "no realm"


def free_realms(table: Table) -> tuple[str, ...]:
    """The realms in the middle: all that are in this game and nobody's."""
    held = {table.word(f"realm {devil}") for devil in table.devils}
    known = table.roll("realms") or tuple(table.kit.realms)
    return tuple(realm for realm in known if realm not in held)


def move_in(draft: Draft, devil: str, realm: str, force: bool = False) -> None:
    """The Devil takes a free realm; its old one becomes free. Raises RuleError where it is not.

    Forced, it takes any: who had it has none.
    """
    table = draft.table
    name = table.kit.realms[realm].name
    whose = [d for d in initiative(table) if table.word(f"realm {d}") == realm]
    for loser in whose if force else ():
        draft.word(f"realm {loser}", "")
    if realm not in free_realms(table) and not force:
        where = f"is the realm of {table.name(whose[0])}" if whose else "is not in this game"
        raise RuleError(f"{name} {where}", cite(table, "realm"), "take a free one, or rs D E swaps")
    draft.word(f"realm {devil}", realm)
    draft.say(f"the home realm of {table.name(devil)} is {name}")


def swap(draft: Draft, line: Line) -> None:
    """`rs D E`: two home realms change hands in a trade. Raises RuleError, UsageError."""
    phase(
        draft, line, ("trading",), "trade", "realms are swapped in the trading phase; rs D E! now"
    )
    if len(line.words) != 2:
        raise UsageError("a realm is only swapped in trade; write: rs D E")
    one, two = (names.devil(draft.table, word) for word in line.words)
    swap_homes(draft, one, two)
