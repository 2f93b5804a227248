"""Questions about an Annihilageddon 3 table: need, why, afford, setup."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from lohprint.errors import UsageError
from lohprint.table.phrase import Line, whole
from lohprint.table.rules import Answer
from lohprint.table.rules.annihilageddon import scoring, setup
from lohprint.table.rules.annihilageddon.arena import cite, constant, most_hp, player
from lohprint.table.rules.common import need
from lohprint.table.state import Table

MOST_COSTS = 12
"""Costs that `afford` combines."""


def _who(table: Table, line: Line) -> str:
    return player(table, line.words[0]) if line.words else table.word("turn")


def hurts(table: Table, line: Line) -> Answer:
    """`need [NAME]`: what kills, what can be paid, what healing still does."""
    who = _who(table, line)
    have, most = table.tally("hp", who), most_hp(table, who)
    text = (
        f"{table.name(who)} has {have} of {most} HP: a hit of {have} kills, "
        f"can pay {have - 1}, can heal {most - have} [{cite('304, 357, 360')}]"
    )
    data = {"player": who, "hp": have, "most": most, "kills": have, "pays": have - 1}
    return Answer((text,), {**data, "heals": most - have})


def why(table: Table, line: Line) -> Answer:
    """`why [NAME]`: a player's points so far and what they are made of."""
    who = _who(table, line)
    ledger = scoring.final(table)[who]
    reasons = [reason._asdict() for reason in ledger.reasons]
    data = {"player": who, "total": ledger.amount, "reasons": reasons}
    return Answer((f"{table.name(who)}: {ledger}",), data)


def afford(table: Table, line: Line) -> Answer:
    """`afford POWER [COST ...]`: which of these costs, or of those always there, Power buys.

    Any number of cards up to the Power of the turn (line 164); Wild Magic as often as it can be
    paid, one Familiar of one's own, one Legendary Devil a turn (lines 214, 234, 280).
    """
    need(line, 1, "afford POWER [COST ...], like afford 4 2 2 3 4")
    power = whole(line.words[0], "Power")
    costs = sorted(whole(word, "cost") for word in line.words[1:])
    if not costs:
        return _always(table, power)
    if min(costs) < 1 or len(costs) > MOST_COSTS:
        raise UsageError(f"'{line.text}' cannot be told; give 1 to {MOST_COSTS} costs from 1 up")
    buys = sorted(set(_buys(costs, power)), key=lambda buy: (len(buy), buy))
    listed = ", ".join("+".join(map(str, buy)) for buy in buys) or "nothing"
    text = f"{power} Power buys: {listed} [{cite('164')}]"
    return Answer((text,), {"power": power, "can_buy_costs": [list(buy) for buy in buys]})


def _buys(costs: list[int], power: int) -> Iterator[tuple[int, ...]]:
    """Every choice of one or more costs that `power` pays."""
    for index, cost in enumerate(costs):
        if cost <= power:
            yield (cost,)
            for rest in _buys(costs[index + 1 :], power - cost):
                yield (cost, *rest)


def _always(table: Table, power: int) -> Answer:
    magic = power // constant(table, "wild_magic_cost")
    familiar = power >= constant(table, "familiar_cost")
    cheapest, dearest = constant(table, "devil_cost_least"), constant(table, "devil_cost_most")
    devil = "none" if power < cheapest else f"one of up to {min(power, dearest)}"
    text = (
        f"{power} Power buys up to {magic} Wild Magic, {'your' if familiar else 'no'} Familiar, "
        f"of the Legendary Devils {devil} [{cite('164, 214, 234 and 280')}]"
    )
    data = {"power": power, "wild_magic": magic, "familiar": familiar}
    return Answer((text,), {**data, "devil_up_to": min(power, dearest) if power >= cheapest else 0})


ASKS: Mapping[str, Callable[[Table, Line], Answer]] = {
    "need": hurts,
    "why": why,
    "afford": afford,
    "setup": setup.laid_out,
}
