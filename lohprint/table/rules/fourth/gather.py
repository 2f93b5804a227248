"""The Soul gathering of the 4th edition, with its reasons (4e line 33). Tally `gathered mammon`."""

from __future__ import annotations

from lohprint.catalog.strength import Gather
from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import Ledger, Reason, counted, spelled
from lohprint.table.kit import meant
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.court import listed, phase
from lohprint.table.rules.court.force import (
    discard,
    fiends,
    hordes,
    is_fiend,
    move,
    set_fiends,
    words,
)
from lohprint.table.rules.court.order import half, initiative
from lohprint.table.rules.court.souls import gain
from lohprint.table.rules.fourth import event
from lohprint.table.rules.fourth.auction import bidding
from lohprint.table.state import Table


def gathered(table: Table, devil: str, returned: int = 0) -> Ledger:
    """What a Devil gains in the Soul gathering, with its reasons (4e line 33)."""
    reasons = [Reason("for every Devil", table.kit.constants["souls_gathered"], "4e line 33")]
    plain, diabolic = fiends(table, devil)
    reasons += [Reason(why, number, "4e line 33") for why, number in
                (("Fiends", plain), ("Diabolic Fiends", diabolic)) if number]  # fmt: skip
    for effect in event.effects(table, "gather"):
        change = meant(Gather, effect)
        souls = change.souls * (returned if change.per == "returned_fiend" else 1)
        label = event.name(table) + (", returned" if change.per == "returned_fiend" else "")
        reasons += [Reason(label, souls, "its card")] if souls else []
    return Ledger(table.name(devil), tuple(reasons))


def gather(draft: Draft, line: Line) -> None:
    """`gs [D-FIENDS[.DIABOLIC]] [D=N] [decline]`: every Devil gains its Souls (4e line 33).

    `6-2` is Asmodeus returning 2 Fiends in a World War, or choosing those it loses to Time of
    Virtue; `6=5` what it gains by hand; `decline` leaves the Soul of the Seat. Raises RuleError.
    """
    phase(draft, line, ("drawing",), "gather", "the Souls of this turn are gathered; s D +N adds")
    if bidding(draft.table) and not line.force:
        who = draft.table.name(bidding(draft.table))
        raise RuleError(
            f"{who} has yet to bid or pass", "4e line 29", "lev D pass, or lev D SOULS won"
        )
    chosen, by_hand = _read(draft.table, line)
    back = _lost_fiends(draft, chosen, line.force)
    amounts: dict[str, int] = {}
    for devil in initiative(draft.table):
        ledger = gathered(draft.table, devil, back.get(devil, 0))
        amounts[devil] = max(0, by_hand.get(devil, ledger.amount))
        gain(draft, devil, amounts[devil])
        draft.tally("gathered", devil, amounts[devil])
        why = "by hand" if devil in by_hand else spelled(ledger.reasons[1:])
        draft.say(f"{ledger.title} +{amounts[devil]}" + (f" ({why})" if why else ""))
    for devil, (plain, diabolic) in chosen.items() if _returns(draft.table) else ():
        _take_off(draft, devil, plain, diabolic, "hand")
    if "decline" not in line.words:
        _tithe(draft, amounts)
    draft.word("phase", "trading")


Chosen = dict[str, tuple[int, int]]


def _read(table: Table, line: Line) -> tuple[Chosen, dict[str, int]]:
    chosen: Chosen = {}
    by_hand: dict[str, int] = {}
    for word in line.words:
        if "=" in word:
            who, _, number = word.partition("=")
            by_hand[names.devil(table, who)] = whole(number, "Souls")
        elif "-" in word:
            who, _, number = word.partition("-")
            plain, _, diabolic = number.partition(".")
            chosen[names.devil(table, who)] = (
                whole(plain, "Fiends"),
                whole(diabolic or "0", "Fiends"),
            )
        elif word != "decline":
            raise UsageError(
                f"'{word}' means nothing here; write: gs [D-FIENDS[.DIABOLIC]] [D=SOULS] [decline]"
            )
    return chosen, by_hand


def _returns(table: Table) -> bool:
    """Whether Fiends may return to hand for Souls now (World War, 4e line 80)."""
    return any(e.get("per") == "returned_fiend" for e in event.effects(table, "gather"))


def _halves(table: Table) -> bool:
    """Whether half the Fiends are lost first (Time of Virtue, 4e line 79)."""
    card = table.kit.cards.get(table.word("event"))
    return card is not None and any(act.act == "discard_each" and act.half for act in card.acts)


def _lost_fiends(draft: Draft, chosen: Chosen, force: bool) -> dict[str, int]:
    """Fiends chosen to go; returned ones go after the count. Raises RuleError where too many do."""
    table = draft.table
    for devil, (plain, diabolic) in chosen.items():
        have = fiends(table, devil)
        if (plain > have[0] or diabolic > have[1]) and not force:
            what = f"{table.name(devil)} has {have[0]} Fiends, {have[1]} Diabolic Fiends"
            age = table.kit.devils[devil].age
            raise RuleError(what, "4e line 33", f"f {age} FIENDS DIABOLIC counts them anew")
        if not (_returns(table) or _halves(table) or force):
            raise RuleError(
                "no Fiends leave the table this turn", "4e line 33", "-fie@D discards one"
            )
    if _halves(table):
        _virtue(draft, chosen, force)
        return {}
    return {devil: plain + diabolic for devil, (plain, diabolic) in chosen.items()}


def _virtue(draft: Draft, chosen: Chosen, force: bool) -> None:
    """Each Devil loses half its Fiends, rounded up, of its choice: plain ones unless told."""
    for devil in initiative(draft.table):
        have = fiends(draft.table, devil)
        due = half(sum(have))
        plain, diabolic = chosen.get(devil, (min(due, have[0]), max(0, due - have[0])))
        kept = due - plain - diabolic
        if kept and not force and not _pays(draft, devil, kept):
            name = draft.table.name(devil)
            raise RuleError(
                f"{name} loses {due} of its {sum(have)} Fiends", "4e line 79", f"gs D-{due}"
            )
        _take_off(draft, devil, plain, diabolic, "discard")


def _pays(draft: Draft, devil: str, kept: int) -> bool:
    """A Soul for each horde kept, with the Staff of Undead (4e line 73)."""
    staff = any(effect["by"] == "soul" for effect, _ in words(draft.table, devil, "spares"))
    if kept < 0 or not staff or draft.table.tally("souls", devil) < kept:
        return False
    gain(draft, devil, -kept)
    draft.say(f"{draft.table.name(devil)} pays {counted(kept, 'Soul')} to keep as many")
    return True


def _take_off(draft: Draft, devil: str, plain: int, diabolic: int, to: str) -> None:
    """Fiends leave the table, as cards where they are cards, else as a count."""
    if not plain + diabolic:
        return
    table = draft.table
    cards = [
        copy
        for number, kind in ((plain, True), (diabolic, False))
        for copy in [c for c in hordes(table, devil) if is_fiend(c.card, kind)][:number]
    ]
    have = fiends(table, devil)
    if not table.word(f"fiends {devil}") and to == "discard":
        discard(draft, *cards)
        return
    if table.word(f"fiends {devil}"):
        set_fiends(draft, devil, have[0] - plain, have[1] - diabolic)
    else:
        for copy in cards:
            move(draft, copy.key, "")
    told = [f"{plain} Fiends"] * bool(plain) + [f"{diabolic} Diabolic Fiends"] * bool(diabolic)
    verb = "returns" if to == "hand" else "loses"
    draft.say(f"{table.name(devil)} {verb} {', '.join(told)}")


def _tithe(draft: Draft, amounts: dict[str, int]) -> None:
    """The Seat of Judgement takes a Soul from whoever gathered the most (4e line 69)."""
    for devil in initiative(draft.table):
        for _, why in words(draft.table, devil, "tithe"):
            most = max(amounts.values())
            payers = tuple(d for d, souls in amounts.items() if souls == most and d != devil)
            for payer in payers:
                gain(draft, payer, -1)
                gain(draft, devil, 1)
            if payers:
                taken = f"+{len(payers)} from {listed(draft.table, payers)}"
                draft.say(f"{why}: {draft.table.name(devil)} {taken}")
