"""Questions about a 5th edition table: need, why, outs, draw, reveal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations_with_replacement

from lohprint.catalog.power import AREAS
from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.events import Put, apply
from lohprint.table.kit import Copy
from lohprint.table.phrase import Line, whole
from lohprint.table.rules import Answer
from lohprint.table.rules.common import need as need_words
from lohprint.table.rules.fifth import conflict, limits, order, scoring
from lohprint.table.rules.fifth.now import now
from lohprint.table.rules.fifth.power import force_of, power, powers
from lohprint.table.state import Table

MOST_CARDS = 3
"""Longest play that `outs` looks for."""
SHOWN = 4


def _devil(table: Table, line: Line) -> str:
    """The Devil asked about: named, or whose turn it is."""
    if line.words:
        return names.devil(table, line.words[0])
    turn = order.next_up(table)
    if turn is None:
        raise UsageError(f"it is nobody's turn; write: {line.verb} D")
    return turn.devil


def target(table: Table, devil: str) -> int:
    """The least power with which `devil` is strictly the strongest (5e lines 33 and 37)."""
    others = {other: amount for other, amount in powers(table).items() if other != devil}
    if devil not in conflict.standing(table) or not others:
        still = ", ".join(table.name(other) for other in others)
        fix = f"ask of one still in: {still}" if len(others) > 1 else now(table)
        raise RuleError(f"{table.name(devil)} needs nothing now", "5e line 33", fix)
    return max(others.values()) + 1


def need(table: Table, line: Line) -> Answer:
    """What a Devil needs to stay, and how much of it is missing."""
    devil = _devil(table, line)
    wanted, have = target(table, devil), power(table, devil).amount
    more = max(0, wanted - have)
    rest = f"{more} more" if more else "enough"
    text = (
        f"{table.name(devil)} has {have} {order.label(table)}, needs {wanted}: {rest} [5e line 33]"
    )
    return Answer((text,), {"devil": devil, "have": have, "need": wanted, "missing": more})


def why(table: Table, line: Line) -> Answer:
    """What a Devil's power is made of, in the dominion asked for or the one that decides."""
    devil = _devil(table, line)
    asked = names.area(line.words[1]) if len(line.words) > 1 else ""
    ledger = power(table, devil)
    if asked:
        ledger = force_of(table, devil, next(name for name in AREAS if name == asked))
    reasons = [reason._asdict() for reason in ledger.reasons]
    data = {"devil": devil, "area": ledger.title, "power": ledger.amount, "reasons": reasons}
    return Answer((f"{table.name(devil)}: {ledger} [5e line 35]",), data)


# --- outs ----------------------------------------------------------------------------------


def outs(table: Table, line: Line) -> Answer:
    """The smallest plays from the public deck list, not from a hand, that reach what is needed."""
    devil = _devil(table, line)
    wanted, name = target(table, devil), table.name(devil)
    if table.word(f"power {devil}"):
        raise UsageError(f"the power of {name} is set by hand; type its cards, then ask again")
    if power(table, devil).amount >= wanted:
        return Answer((f"{name} has enough",), {"need": wanted, "outs": []})
    found = _smallest(table, devil, wanted)
    if not found:
        text = f"no play of {MOST_CARDS} cards takes {name} to {wanted}"
        return Answer((text,), {"need": wanted, "outs": []})
    plays = [f"{' + '.join(c.card.name for c in cards)}: {total}" for cards, total in found]
    rows = [{"cards": [c.card.id for c in cards], "power": total} for cards, total in found]
    head = f"{name} needs {wanted}; smallest plays of its deck: {'; '.join(plays[:SHOWN])}"
    more = f" (and {len(plays) - SHOWN} more)" if len(plays) > SHOWN else ""
    return Answer((head + more,), {"need": wanted, "outs": rows})


def _smallest(table: Table, devil: str, wanted: int) -> list[tuple[tuple[Copy, ...], int]]:
    """Plays of as few cards as possible, of fewest dots first."""
    deck = [c for c in table.kit.all_copies.values() if c.owner == devil and _adds(table, c)]
    kinds = {copy.card.id: [c for c in deck if c.card.id == copy.card.id] for copy in deck}
    for count in range(1, MOST_CARDS + 1):
        found = [
            (cards, total)
            for cards in _plays(table, devil, kinds, count)
            if (total := _with(table, devil, cards)) >= wanted
        ]
        if found:
            return sorted(found, key=lambda play: (_dots(play[0]), [c.card.name for c in play[0]]))
    return []


def _adds(table: Table, copy: Copy) -> bool:
    tabled = copy.card.type in ("horde", "support") and not copy.card.says("global")
    asks = any(words.get("area") == "chosen" for words in copy.card.effects)
    return tabled and copy.key not in table.cards and not asks


def _plays(
    table: Table, devil: str, kinds: Mapping[str, list[Copy]], count: int
) -> Iterator[tuple[Copy, ...]]:
    """Every choice of `count` cards there are enough copies of and the turn has room for."""
    for ids in combinations_with_replacement(sorted(kinds), count):
        if all(ids.count(id_) <= len(kinds[id_]) for id_ in set(ids)):
            cards = tuple(kinds[id_][ids[:i].count(id_)] for i, id_ in enumerate(ids))
            after = apply(table, [Put(card=copy.key, to=devil) for copy in cards])
            if limits.may_play(after, devil, [limits.kinds(copy.card) for copy in cards]):
                yield cards


def _with(table: Table, devil: str, cards: tuple[Copy, ...]) -> int:
    after = apply(table, [Put(card=copy.key, to=devil) for copy in cards])
    return power(after, devil).amount


def _dots(cards: tuple[Copy, ...]) -> int:
    return sum(copy.card.dots or 0 for copy in cards)


# --- draws and Oaths -----------------------------------------------------------------------


def draw(table: Table, line: Line) -> Answer:
    """`draw D HAND`: how many cards a Devil with so many in hand draws at the end of its turn."""
    need_words(line, 1, "draw D HAND, like draw 3 6")
    devil = names.devil(table, line.words[0]) if len(line.words) > 1 else _devil(table, Line(""))
    hand = whole(line.words[-1], "hand")
    free, after = limits.free_draw(table, devil, hand), limits.drawn_after(table, devil)
    text = f"{table.name(devil)} with {hand} cards draws {free}"
    return Answer(
        (text + (f", then {after} more" if after else ""),), {"free": free, "after": after}
    )


def reveal(table: Table, line: Line) -> Answer:
    """`reveal D`: one Devil's Oaths and points, once all Oaths are in."""
    devil = _devil(table, line)
    ledger = scoring.final(table)[devil]
    return Answer((f"{table.name(devil)}: {ledger}",), {"devil": devil, "total": ledger.amount})


ASKS: Mapping[str, Callable[[Table, Line], Answer]] = {
    "need": need,
    "why": why,
    "outs": outs,
    "draw": draw,
    "reveal": reveal,
}
