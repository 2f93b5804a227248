"""Victory points with every known value, and ties (lines 204, 206, 286, 310, 377-381, 439, 467)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from lohprint.errors import RuleError, UsageError
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger, Reason, Verdict, counted
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.annihilageddon.arena import SATAN, cite, constant, player
from lohprint.table.rules.annihilageddon.tokens import KINDS
from lohprint.table.rules.common import adjusted, need
from lohprint.table.state import Table

TELL = "vp NAME DECK [blw N] [more N -m why], like vp ann 41 blw 2"


def tell(draft: Draft, line: Line) -> None:
    """`vp ann 41 blw 2`: the points on the cards of a deck, without its Burning Limp Wands.

    Of Satan it is the number of cards from its stack. `more N` adds points of a text we do not
    know, with `-m` why. Raises UsageError, RuleError.
    """
    need(line, 2, TELL)
    who = player(draft.table, line.words[0])
    words = list(line.words[1:])
    said = []
    if words[0] not in ("blw", "more"):
        said.append(_deck(draft, who, whole(words.pop(0), "points")))
    if len(words) % 2:
        raise UsageError(f"'{line.text}' cannot be read; write: {TELL}")
    for what, number in zip(words[::2], words[1::2], strict=True):
        if what == "blw":
            said.append(_wands(draft, who, whole(number, "wands"), line.force))
        elif what == "more":
            said.append(_more(draft, who, whole(number, "points"), line.why))
        else:
            raise UsageError(f"nothing is called '{what}' here; write: {TELL}")
    draft.say(f"{draft.table.name(who)}: {', '.join(said)}")


def _deck(draft: Draft, who: str, number: int) -> str:
    if who == SATAN and number < 0:
        raise UsageError("Satan's cards are counted; give a number from 0 up")
    draft.tally("deck", who, number)
    if who not in draft.table.roll("told"):
        draft.enroll("told", who)
    return f"{counted(number, 'card')} of its stack" if who == SATAN else f"{number} on cards"


def _wands(draft: Draft, who: str, number: int, force: bool) -> str:
    most = draft.table.kit.supply["Burning Limp Wand Card"]
    others = sum(draft.table.tally("wands", other) for other in draft.table.devils if other != who)
    if who == SATAN and number and not force:
        what = "Satan ignores standard cards and has no Limp Wands"
        raise RuleError(what, cite("443"), "leave out blw")
    if not 0 <= number <= most - others and not force:
        what = f"{counted(number, 'Burning Limp Wand')}: there are {most}, {others} told already"
        raise RuleError(what, cite("144"), f"give 0 to {most - others}")
    draft.tally("wands", who, number)
    return counted(number, "Burning Limp Wand")


def _more(draft: Draft, who: str, number: int, why: str) -> str:
    draft.enroll(f"adjusted {who}", f"{number} {why}".strip())
    return f"{number:+d} points" + (f" ({why})" if why else "")


# --- the count -----------------------------------------------------------------------------


def untold(table: Table) -> tuple[str, ...]:
    """The players whose cards are not counted yet."""
    return tuple(who for who in table.devils if who not in table.roll("told"))


def final(table: Table) -> Mapping[str, Ledger]:
    """Every player's points. Raises RuleError when the game is over and some are not told."""
    missing = [table.name(who) for who in untold(table)]
    if table.word("ending") and missing:
        raise RuleError(
            f"the points on cards are missing: {', '.join(missing)}", cite("204"),
            "write vp NAME N for each",
        )  # fmt: skip
    return {who: Ledger("total", tuple(_points(table, who))) for who in table.devils}


def _points(table: Table, who: str) -> Iterator[Reason]:
    if who in table.roll("told"):
        yield _cards(table, who)
    yield from _dead(table, who)
    yield from _damned(table, who)
    wands, coins = table.tally("wands", who), table.tally("coins", who)
    if wands:
        amount = wands * constant(table, "burning_limp_wand")
        yield Reason(f"for {counted(wands, 'Burning Limp Wand')}", amount, cite("286"))
    if coins:
        amount = coins * int(table.option("penta_coin_value"))
        yield Reason(f"for {counted(coins, 'Penta-Coin')}", amount, cite("467"))
    yield from adjusted(table, who)


def _cards(table: Table, who: str) -> Reason:
    told = table.tally("deck", who)
    if who == SATAN:
        amount = told * constant(table, "satan_card")
        return Reason(f"for {counted(told, 'card')} of its stack", amount, cite("439"))
    return Reason("on cards", told, cite("204"))


def _dead(table: Table, who: str) -> Iterator[Reason]:
    """Each token is -3, but 11 and 22 are -6; to Satan all are -3 (lines 310, 377, 399)."""
    tokens = table.roll(f"dead {who}")
    plain = constant(table, "dead_wizard_token")
    special = [token for token in tokens if _worth(table, token) != plain and who != SATAN]
    if len(tokens) > len(special):
        count = len(tokens) - len(special)
        yield Reason(f"for {counted(count, KINDS['dead'])}", count * plain, cite("310"))
    for token in special:
        yield Reason(f"for {KINDS['dead']} {token}", _worth(table, token), cite("377"))


def _worth(table: Table, token: str) -> int:
    constants = table.kit.constants
    return constants.get(f"dead_wizard_token_{token}", constants["dead_wizard_token"])


def _damned(table: Table, who: str) -> Iterator[Reason]:
    """Damned 3 is -10 in all; what the others are worth only their own texts tell (A3-11)."""
    for token in table.roll(f"damned {who}"):
        known = table.kit.constants.get(f"damned_wizard_token_{token}")
        called = f"for {KINDS['damned']} {token}"
        if known is None:
            yield Reason(f"{called} (not told: vp NAME more N)", 0, "not in the rules")
        else:
            yield Reason(called, known, cite("381"))


# --- ties ----------------------------------------------------------------------------------


def verdict(table: Table) -> Verdict:
    """Most points; of the tied more Legendary Devils, then fewest tokens (line 206, A3-03)."""
    totals = {who: ledger.amount for who, ledger in final(table).items()}
    best = max(totals.values())
    tied = tuple(who for who, total in totals.items() if total == best)
    if len(tied) == 1:
        return Verdict(tied, (f"{table.name(tied[0])} has most points, {best} [{cite('206')}]",))
    because = [f"Tie at {best}: {_listed(table, tied)}"]
    both = table.option("tie_tokens") == "dead_and_damned"
    steps: tuple[tuple[str, Callable[[str], int]], ...] = (
        ("more Legendary Devils", lambda who: -table.tally("devils", who)),
        (
            f"fewest Dead {'and Damned ' if both else ''}Wizard Tokens (option tie_tokens)",
            lambda who: len(table.roll(f"dead {who}")) + both * len(table.roll(f"damned {who}")),
        ),
    )
    for what, measure in steps:
        counts = {who: measure(who) for who in tied}
        tied = tuple(who for who in tied if counts[who] == min(counts.values()))
        told = ", ".join(f"{table.name(who)} {abs(count)}" for who, count in counts.items())
        because.append(f"{what}: {told} [{cite('206')}]")
        if len(tied) == 1:
            return Verdict(tied, tuple(because))
    return Verdict(tied, (*because, "nothing else tells them apart: the win is shared"))


def _listed(table: Table, players: tuple[str, ...]) -> str:
    return ", ".join(table.name(who) for who in players)
