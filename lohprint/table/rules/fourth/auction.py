"""The Leviathan: auctioned for Souls, wins every combat, paid for or paid dearly (4e 29, 49).

Words: `bidder` (who bid most), `bid by` (who spoke last). Tally: `bid` of `table`. Roll:
`bidding` (who has not passed).
"""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.kit import Copy
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.common import need
from lohprint.table.rules.court import phase
from lohprint.table.rules.court.force import move
from lohprint.table.rules.court.order import initiative
from lohprint.table.rules.court.souls import gain
from lohprint.table.rules.fourth.event import auctioned
from lohprint.table.state import Table


def leviathan(table: Table) -> Copy | None:
    """The Leviathan while a Devil controls it."""
    cards = (table.kit.all_copies[key] for key in table.cards)
    return next((copy for copy in cards if copy.card.type == "turn_event"), None)


def bidding(table: Table) -> str:
    """Who bids next: in initiative order, round after round (4e line 29); "" when it is over."""
    still = table.roll("bidding")
    if not still or table.word("phase") != "drawing" or leviathan(table):
        return ""
    last = table.word("bid by")
    order = initiative(table)
    start = order.index(last) + 1 if last else 0
    return next(devil for devil in (*order[start:], *order[:start]) if devil in still)


def auction(draft: Draft, line: Line) -> None:
    """`lev 6 5` bids, `lev 6 pass`, `lev 6 5 won`, `lev 6>4` moves it, `lev pay` (4e 29, 49)."""
    need(line, 1, "lev D SOULS, lev D pass, lev D SOULS won, lev D>E or lev pay")
    if line.words == ("pay",):
        return pay(draft)
    if ">" in line.words[0]:
        return _hand_over(draft, line.words[0].partition(">")[2])
    if not auctioned(draft.table) and not line.force:
        raise RuleError(
            "the turn event is not the Leviathan", "4e line 29", "event leviathan says it is"
        )
    phase(draft, line, ("drawing",), "event", "it comes before gs; lev D SOULS won! settles it now")
    need(line, 2, "lev D SOULS or lev D pass")
    devil = names.devil(draft.table, line.words[0])
    if "won" not in line.words and not line.force:
        _in_turn(draft.table, devil)
    if line.words[1] == "pass":
        _pass(draft, devil)
    else:
        _bid(draft, devil, whole(line.words[1], "Souls"), line)
    return None


def _in_turn(table: Table, devil: str) -> None:
    due = bidding(table)
    if due != devil:
        who = f"{table.name(due)} bids before {table.name(devil)}" if due else "the auction is over"
        raise RuleError(who, "4e line 29", "add ! to bid out of turn")


def _bid(draft: Draft, devil: str, souls: int, line: Line) -> None:
    highest = draft.table.tally("bid", "table")
    if souls <= highest and not line.force:
        raise RuleError(
            f"the highest bid is {counted(highest, 'Soul')}", "4e line 29",
            f"bid {highest + 1} or more, or pass",
        )  # fmt: skip
    draft.tally("bid", "table", souls)
    draft.word("bidder", devil)
    draft.word("bid by", devil)
    draft.say(f"{draft.table.name(devil)} bids {counted(souls, 'Soul')}")
    _knock_down(draft, "won" in line.words)


def _pass(draft: Draft, devil: str) -> None:
    draft.word("bid by", devil)
    draft.roll("bidding", (other for other in draft.table.roll("bidding") if other != devil))
    draft.say(f"{draft.table.name(devil)} passes")
    _knock_down(draft, False)


def _knock_down(draft: Draft, won: bool) -> None:
    """The auction is over when all others have passed, or nobody bids (the last is our reading)."""
    table = draft.table
    still, bidder = table.roll("bidding"), table.word("bidder")
    if not won and (len(still) > 1 or (still and not bidder)):
        return
    draft.roll("bidding", ())
    draft.word("bid by", "")
    if not bidder:
        draft.say("nobody takes the Leviathan")
        return
    _hand_over(draft, bidder)


def _hand_over(draft: Draft, word: str) -> None:
    devil = names.devil(draft.table, word)
    card = next(
        c
        for c in draft.table.kit.all_copies.values()
        if any(e["effect"] == "wins" for e in c.card.effects)
    )
    move(draft, card.key, devil)
    price = draft.table.tally("bid", "table")
    draft.say(
        f"{draft.table.name(devil)} controls the {card.card.name}, for {counted(price, 'Soul')}"
    )


def pay(draft: Draft) -> None:
    """Its controller pays the bid, or loses all Souls and discards 4 cards; it goes (line 49)."""
    card = leviathan(draft.table)
    if card is None:
        raise RuleError(
            "nobody controls the Leviathan", "4e line 49", "nothing is to be paid; init goes on"
        )
    devil = draft.table.cards[card.key]
    name = draft.table.name(devil)
    price, have = draft.table.tally("bid", "table"), draft.table.tally("souls", devil)
    gain(draft, devil, -min(price, have))
    if have >= price:
        draft.say(f"{name} pays {counted(price, 'Soul')} for the {card.card.name}")
    else:
        cards = draft.table.kit.constants["leviathan_discards"]
        draft.say(f"{name} cannot pay {counted(price, 'Soul')} and loses all its Souls, {have}")
        draft.ask(f"{name} discards {cards} hand cards or tabled hordes (-CARD@D for tabled ones)")
    move(draft, card.key, "")
    draft.tally("bid", "table", 0)
    draft.word("bidder", "")
