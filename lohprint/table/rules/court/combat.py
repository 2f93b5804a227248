"""Combat as both editions fight it: the open combat, who wins it, and the start of an invasion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line, Name
from lohprint.table.rules.common import need, tabled
from lohprint.table.rules.court import cite, listed, phase
from lohprint.table.rules.court.alliance import allies, led, spell
from lohprint.table.rules.court.force import discard, has, hordes, pay_soul, words
from lohprint.table.rules.court.order import in_order
from lohprint.table.rules.court.strength import Army, Bout, Equal, bout, by_hand, forget, ranking
from lohprint.table.rules.court.votes import grant
from lohprint.table.state import Table

Kind = Literal["open", "attack", "defense"]
Measure = Callable[[Table, str], Army | None]
"""The army a Devil fights in now; None where it is not known."""
BEFORE = ("drawing", "trading", "combat")


def kind(table: Table, devil: str) -> Kind:
    """Which combat the Devil is in now."""
    if not table.word("target"):
        return "open"
    return "defense" if devil in table.roll("defenders") else "attack"


def side(table: Table, devil: str) -> tuple[str, ...]:
    """The Devils that fight together with `devil` now, its leader or main defender first."""
    match kind(table, devil):
        case "defense":
            return table.roll("defenders")
        case "attack" if devil in table.roll("attackers"):
            return table.roll("attackers")
    return allies(table, devil)


def known(table: Table, devil: str) -> bool:
    """Whether a Devil's strength can be told: set by hand, or hordes on the table."""
    return bool(table.word(f"strength {devil}") or hordes(table, devil))


def sides(table: Table) -> tuple[tuple[str, ...], ...]:
    """The armies in the combat going on: attackers before defenders, else who joined."""
    if table.word("target"):
        return table.roll("attackers"), table.roll("defenders")
    found = dict.fromkeys(allies(table, devil) for devil in in_order(table, table.roll("joined")))
    return tuple(found)


def lead(table: Table, devils: tuple[str, ...]) -> tuple[str, ...]:
    """`devils` with their leader first, then by initiative."""
    return led(table, in_order(table, devils))


# --- open combat ---------------------------------------------------------------------------


class Payment(NamedTuple):
    """What may be discarded to join: the types of tabled cards, and Souls or not."""

    types: tuple[str, ...]
    souls: bool = False


def join(draft: Draft, line: Line, payment: Payment) -> None:
    """`open 6 -jug 4`: Devils join the open combat with all their allies; each discards a card.

    A tabled one is named after its Devil; a hand card is not named. Raises RuleError.
    """
    need(line, 1, "open D [-CARD] ..., like open 6 4")
    _may_fight(draft, line)
    draft.word("phase", "combat")
    payer = ""
    for word in line.words:
        if word.startswith("-"):
            _pay(draft, payer, word[1:], payment, line.force)
        else:
            payer = names.devil(draft.table, word)
            enter(draft, payer)
    if not draft.said:
        raise RuleError(f"'{line.text}': they have joined", cite(draft.table, "join"), "v decides")


def _may_fight(draft: Draft, line: Line) -> None:
    on = "v D>E votes" if draft.table.word("phase") == "gathering" else "init goes on"
    phase(draft, line, BEFORE, "join", f"{on}; the next turn has a combat of its own")
    won = draft.table.word("won")
    if won and not line.force:
        source = cite(draft.table, "join")
        raise RuleError(
            f"{draft.table.name(won)} has won the open combat",
            source,
            "inv D>E invades, or init goes on",
        )


def enter(draft: Draft, devil: str) -> None:
    """A Devil and all its allies are in the open combat (4e line 38)."""
    new = [
        member for member in allies(draft.table, devil) if member not in draft.table.roll("joined")
    ]
    if not new:
        return
    draft.enroll("joined", *new)
    verb = "joins" if len(new) == 1 else "join"
    draft.say(f"{listed(draft.table, tuple(new))} {verb} the open combat")
    for member in new:
        breaks(draft, member, "joined")


def _pay(draft: Draft, devil: str, word: str, payment: Payment, force: bool) -> None:
    if not devil:
        raise UsageError(f"'-{word}' has no Devil before it; write it like open 6 -{word}")
    if word in ("soul", "souls") and payment.souls:
        pay_soul(draft, devil)
        return
    copy = tabled(draft.table, Name(word, at=devil))
    if copy.card.type not in payment.types and not force:
        raise RuleError(
            f"{copy.card.name} does not pay for combat", cite(draft.table, "join"),
            f"discard a {' or '.join(payment.types)}, or a hand card",
        )  # fmt: skip
    discard(draft, copy)


def breaks(draft: Draft, devil: str, when: str) -> None:
    """The Devil's cards that break `when` it joins or loses are discarded.

    Where another card lets it pay a Soul for them instead, it is asked (Staff of Undead).
    """
    for copy in draft.table.at(devil):
        effect = has(copy.card, "breaks")
        if effect is None or effect["when"] != when:
            continue
        spared = [
            why for words_, why in words(draft.table, devil, "spares") if words_["by"] == "soul"
        ]
        if spared and copy.card.type == "horde" and draft.table.tally("souls", devil):
            age = draft.table.kit.devils[devil].age
            draft.ask(f"{spared[0]}: s {age} -1 keeps {copy.card.name}, else -{copy.card.id}@{age}")
        else:
            discard(draft, copy)


# --- who wins ------------------------------------------------------------------------------


def strengths(draft: Draft, line: Line) -> None:
    """`str 6 5.5.2 4 5.4.3`: powers set by hand; before anyone has joined, they join too."""
    named = by_hand(draft, line.words)
    if draft.table.word("target") or draft.table.word("won"):
        return
    if not draft.table.roll("joined") or draft.table.word("phase") != "combat":
        _may_fight(draft, line)
        draft.word("phase", "combat")
    for devil in named:
        enter(draft, devil)


def compared(table: Table, measure: Measure, equal: Equal, unit: str) -> Bout | None:
    """The comparison of the combat going on; None while an army is not known."""
    armies = [measure(table, side_[0]) for side_ in sides(table) if side_]
    if not armies or any(army is None for army in armies):
        return None
    return bout(table, [army for army in armies if army], equal, unit)


def tell(draft: Draft, measure: Measure, equal: Equal, unit: str) -> None:
    """Show how the armies compare, when two are known."""
    verdict = compared(draft.table, measure, equal, unit)
    if verdict and len(sides(draft.table)) > 1:
        draft.ask(verdict.why)


def standing(table: Table, measure: Measure) -> str:
    """The armies of the combat going on, strongest first."""
    return ranking(table, {side_[0]: measure(table, side_[0]) for side_ in sides(table) if side_})


def army_vote(draft: Draft, line: Line, verdict: Bout | None) -> None:
    """`v [D]`: the open combat is won; each Devil of the army gains a Vote (4e line 39).

    Without a Devil the comparison decides. Raises RuleError where it says otherwise.
    """
    _may_fight(draft, line)
    table, source = draft.table, cite(draft.table, "open")
    army = (
        allies(table, names.devil(table, line.words[0])) if line.words else _winners(table, verdict)
    )
    joined = table.roll("joined")
    if army and joined and not set(army) & set(joined) and not line.force:
        raise RuleError(
            f"{spell(table, army)} has not joined the open combat", source, "open D joins"
        )
    if army and verdict and not line.force and not _agree(verdict, army):
        raise RuleError(
            f"{spell(table, army)} does not win: {verdict.why}", source, "v alone decides"
        )
    draft.word("phase", "combat")
    draft.word("won", army[0] if army else "")
    draft.roll("army", army)
    _told_winner(draft, army, verdict)
    for devil in joined:
        if devil not in army:
            breaks(draft, devil, "open_lost")
    forget(draft)


def _winners(table: Table, verdict: Bout | None) -> tuple[str, ...]:
    if verdict is None:
        raise RuleError(
            "not every army is known",
            cite(table, "open"),
            "str D POWERS for each, or v D says who won",
        )
    return verdict.winner.devils if verdict.winner else ()


def _agree(verdict: Bout, army: Sequence[str]) -> bool:
    return verdict.winner is not None and set(verdict.winner.devils) == set(army)


def _told_winner(draft: Draft, army: tuple[str, ...], verdict: Bout | None) -> None:
    why = f" ({verdict.why})" if verdict and verdict.why else ""
    if not army:
        draft.roll("joined", ())
        draft.say(f"nobody wins the open combat{why}")
        return
    for devil in army:
        grant(draft, devil, "open combat")
    each = " each" if len(army) > 1 else ""
    draft.say(f"{spell(draft.table, army)} wins the open combat{why}: +1 Vote{each}")
