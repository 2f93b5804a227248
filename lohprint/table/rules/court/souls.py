"""Souls: gained, paid, lost by half, shared out (4e lines 34, 42 to 44)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lohprint.catalog.strength import SoulLoss
from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.kit import meant
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.common import home, need, pair
from lohprint.table.rules.court import cite
from lohprint.table.rules.court.order import half, shares
from lohprint.table.state import Table


def gain(draft: Draft, devil: str, souls: int) -> None:
    """A Devil gains Souls, or with a number below 0 loses them."""
    draft.add("souls", devil, souls)


def loses(table: Table, devil: str, souls: int) -> int:
    """What the Devil really loses when an effect from outside asks for `souls`.

    Never more than it has; in the Valley of the preview only half (4e-preview line 62).
    """
    realm = home(table, devil)
    for words in realm.effects if realm else ():
        if words["effect"] == "soul_loss":
            souls = meant(SoulLoss, words).lost(souls)
    return min(souls, table.tally("souls", devil))


def lose_half(draft: Draft, devils: Iterable[str]) -> dict[str, int]:
    """Each of `devils` loses half its Souls, rounded up; who lost how many."""
    lost = {d: loses(draft.table, d, half(draft.table.tally("souls", d))) for d in devils}
    for devil, souls in lost.items():
        gain(draft, devil, -souls)
    return lost


def share_out(draft: Draft, pot: int, order: tuple[str, ...], extra: tuple[str, ...]) -> None:
    """Deal `pot` Souls evenly, the odd ones in `order`; `extra` get one more share."""
    dealt = shares(pot, order, extra)
    for devil, souls in dealt.items():
        gain(draft, devil, souls)
    if pot:
        draft.say(f"of {counted(pot, 'Soul')}: {told(draft.table, dealt)}")


def plunder(
    draft: Draft, losers: tuple[str, ...], winners: tuple[str, ...], extra: tuple[str, ...] = ()
) -> None:
    """The losers of an invasion lose half their Souls, which the winners share."""
    lost = lose_half(draft, losers)
    draft.say(f"Souls: {told(draft.table, lost, '-')}")
    share_out(draft, sum(lost.values()), winners, extra)


def told(table: Table, amounts: Mapping[str, int], sign: str = "+") -> str:
    """`Asmodeus +2, Mammon +1`."""
    return ", ".join(f"{table.name(devil)} {sign}{souls}" for devil, souls in amounts.items())


def souls(draft: Draft, line: Line) -> None:
    """`s 6 +3 4 -1 3 7`: Souls gained, lost, or counted; `s 6>4 2`: paid from one to the other.

    Raises RuleError where a Devil would have fewer than none.
    """
    need(line, 2, "s 6 +3, s 6 5 or s 6>4 2")
    if len(line.words) % 2:
        need(line, len(line.words) + 1, "s 6 +3 4 -1: a number after each Devil")
    for who, number in zip(line.words[::2], line.words[1::2], strict=True):
        amount = whole(number, "Souls")
        if ">" in who:
            giver, taker = pair(draft.table, who)
            _set(draft, giver, draft.table.tally("souls", giver) - amount)
            _set(draft, taker, draft.table.tally("souls", taker) + amount)
        else:
            devil = names.devil(draft.table, who)
            have = draft.table.tally("souls", devil) if number[0] in "+-" else 0
            _set(draft, devil, have + amount)


def _set(draft: Draft, devil: str, souls: int) -> None:
    name, have = draft.table.name(devil), draft.table.tally("souls", devil)
    if souls < 0:
        raise RuleError(
            f"{name} has {counted(have, 'Soul')} and cannot lose {have - souls}",
            cite(draft.table, "souls"), f"s D -{have} takes all it has",
        )  # fmt: skip
    draft.tally("souls", devil, souls)
    draft.say(f"{name} {counted(souls, 'Soul')} ({souls - have:+d})")
