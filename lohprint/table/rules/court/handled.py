"""What a ritual, a politics card or an event does to hordes and Souls when it is handled.

The card's records say what; this carries it out for all Devils at once. Cards, hands and choices
that no record tells stay with the players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from lohprint.catalog.souls import SoulGain, SoulToll, Sweep
from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.kit import Copy, meant
from lohprint.table.phrase import whole
from lohprint.table.rules.court import cite
from lohprint.table.rules.court.force import (
    discard,
    fiends,
    has,
    hordes,
    is_fiend,
    move,
    of_type,
    ritual_limit,
    set_fiends,
    several,
    words,
)
from lohprint.table.rules.court.order import half, in_order, initiative
from lohprint.table.rules.court.souls import gain, loses
from lohprint.table.state import Table


@dataclass
class Handled:
    """A card as it is handled: by whom, at which Devil, with which number chosen."""

    by: str
    copy: Copy
    aim: str = ""
    value: str = ""
    took: dict[str, int] = field(default_factory=dict)
    """Hordes its sweep took, by Devil."""

    @property
    def name(self) -> str:
        """The card's name."""
        return self.copy.card.name


def handle(draft: Draft, card: Handled) -> None:
    """Carry out the records of a card, in their order. Raises RuleError, UsageError."""
    gains = [meant(SoulGain, e) for e in card.copy.card.effects if e["effect"] == "soul_gain"]
    for effect in card.copy.card.effects:
        match effect["effect"]:
            case "sweep":
                _sweep(draft, card, meant(Sweep, effect))
            case "soul_toll":
                _toll(draft, card, meant(SoulToll, effect))
    if gains:
        _gains(draft, card, gains)


# --- hordes --------------------------------------------------------------------------------


def _sweep(draft: Draft, card: Handled, sweep: Sweep) -> None:
    spared = draft.table.roll("spared")
    for devil, copies in _swept(draft.table, card, sweep).items():
        if devil in spared:
            continue
        card.took[devil] = len(copies)
        if sweep.to == "discard":
            discard(draft, *copies)
            continue
        for copy in copies:
            move(draft, copy.key, "")
        if copies:
            draft.say(f"{several(copies)} of {draft.table.name(devil)} to hand")
    if sweep.what == "fiends":
        _counted_fiends(draft, card)


def _swept(table: Table, card: Handled, sweep: Sweep) -> Mapping[str, list[Copy]]:
    """The hordes to go, by Devil. Raises RuleError where two types are equally common."""
    everyone = initiative(table)
    match sweep.what:
        case "fiends":
            return {devil: _needless_fiends(table, devil) for devil in everyone}
        case "each_name":
            return {
                devil: list(
                    {copy.card.id: copy for copy in reversed(hordes(table, devil))}.values()
                )
                for devil in everyone
            }
        case "own_commonest":
            types = {devil: _commonest(table, (devil,), card.value) for devil in everyone}
        case "commonest":
            types = dict.fromkeys(everyone, _commonest(table, everyone, card.value))
    return {
        devil: [copy for copy in hordes(table, devil) if copy.card.id == types[devil]]
        for devil in everyone
    }


def _commonest(table: Table, devils: tuple[str, ...], chosen: str) -> str:
    """The type of horde there is most of; of equal ones the one chosen by its name."""
    counts = Counter(copy.card.id for devil in devils for copy in hordes(table, devil))
    most = [id_ for id_, count in counts.items() if count == max(counts.values())]
    picked = [id_ for id_ in most if chosen and id_.startswith(chosen.casefold())]
    if len(most) > 1 and len(picked) != 1:
        named = " or ".join(table.kit.cards[id_].name for id_ in most)
        whose = table.name(devils[0]) if len(devils) == 1 else "all"
        raise RuleError(
            f"{whose}: {named}, equally many", cite(table, "ritual"),
            "write CARD=TYPE, or discard them with -CARD@D",
        )  # fmt: skip
    return (picked or most or [""])[0]


def _needless_fiends(table: Table, devil: str) -> list[Copy]:
    """All Fiends, and the Diabolic Fiends that no tabled ritual needs (4e line 115)."""
    tabled = hordes(table, devil)
    plain = [copy for copy in tabled if is_fiend(copy.card, plain=True)]
    diabolic = [copy for copy in tabled if is_fiend(copy.card, plain=False)]
    return plain + diabolic[_needed(table, devil) :]


def _needed(table: Table, devil: str) -> int:
    """How many Diabolic Fiends the Devil's tabled rituals need."""
    if ritual_limit(table, devil) is None:
        return 0
    return max(0, len(of_type(table, devil, "ritual")) - table.kit.constants["rituals"])


def _counted_fiends(draft: Draft, card: Handled) -> None:
    """Fiends that are a count and no cards return too."""
    for devil in initiative(draft.table):
        if not draft.table.word(f"fiends {devil}") or devil in draft.table.roll("spared"):
            continue
        plain, diabolic = fiends(draft.table, devil)
        kept = min(diabolic, _needed(draft.table, devil))
        card.took[devil] = plain + diabolic - kept
        set_fiends(draft, devil, 0, kept)


# --- Souls ---------------------------------------------------------------------------------


def _toll(draft: Draft, card: Handled, toll: SoulToll) -> None:
    """Souls that Devils lose; those that a Sanctuary spares lose none."""
    table = draft.table
    own = card.by if toll.whom == "others" or toll.to_you else ""
    devils = (card.aim,) if toll.whom == "aim" else initiative(table)
    chosen = whole(card.value or "0", "Souls") if toll.souls == "chosen" else 0
    if toll.souls == "chosen":
        _burn(draft, card, chosen)
    for devil in devils:
        if devil == own or devil in table.roll("spared"):
            continue
        have = table.tally("souls", devil)
        asked = {"half": half(have), "chosen": chosen}.get(str(toll.souls), toll.souls)
        lost = min(have, int(asked)) if devil == card.by else loses(table, devil, int(asked))
        gain(draft, devil, -lost)
        draft.say(f"{table.name(devil)} -{lost}")
        if toll.to_you:
            gain(draft, card.by, lost)
            draft.say(f"{table.name(card.by)} +{lost}")


def _burn(draft: Draft, card: Handled, souls: int) -> None:
    """The Devil destroys as many of its own Souls as it chose (4e-preview line 80)."""
    have = draft.table.tally("souls", card.by)
    if not 0 < souls <= have:
        raise RuleError(
            f"{card.name} destroys 1 to {have} Souls of its own", cite(draft.table, "ritual"),
            "say how many: CARD=N",
        )  # fmt: skip
    gain(draft, card.by, -souls)
    draft.say(
        f"{draft.table.name(card.by)} destroys {counted(souls, 'Soul')}, and draws as many cards"
    )


def _gains(draft: Draft, card: Handled, gains: list[SoulGain]) -> None:
    """Souls gained, by every Devil that gains any, in initiative order."""
    yields = any(effect.per == "yield" for effect in gains) and card.copy.card.type == "event"
    if yields and all(effect.souls < 0 for effect in gains):
        return  # Time of Virtue only changes what others yield
    for devil in in_order(draft.table, draft.table.devils):
        souls = sum(_gain(draft.table, card, devil, effect) for effect in gains)
        touched = souls or (devil == card.by)
        if yields and touched:
            souls = max(0, souls + _changed(draft.table, devil))
        if souls:
            gain(draft, devil, souls)
            draft.say(f"{draft.table.name(devil)} +{souls}")
            if yields:
                _tithe(draft, devil)


def _gain(table: Table, card: Handled, devil: str, effect: SoulGain) -> int:
    """What one record gives one Devil."""
    if (effect.whom == "you" and devil != card.by) or sum(fiends(table, devil)) < effect.fiends:
        return 0
    times = {
        "card": 1,
        "yield": 1,
        "fiend": sum(fiends(table, devil)),
        "returned": card.took.get(devil, 0),
        "most_lost": max(card.took.values(), default=0),
        "two_lost": sum(card.took.values()) // 2,
    }
    return effect.souls * times[effect.per]


def _changed(table: Table, devil: str) -> int:
    """More or fewer Souls of a Summon or World War (4e-preview lines 46 and 89)."""
    lord = sum(meant(SoulGain, e).souls for e in table.kit.devils[devil].effects if _of_yields(e))
    lasting = (table.kit.cards[id_] for id_ in table.roll("lasting"))
    return lord + sum(
        meant(SoulGain, e).souls for card in lasting for e in card.effects if _of_yields(e)
    )


def _of_yields(effect: Mapping[str, object]) -> bool:
    return effect["effect"] == "soul_gain" and effect.get("per") == "yield"


def _tithe(draft: Draft, payer: str) -> None:
    """One of the Souls goes to the Seat of Judgement, once a turn (4e-preview line 63)."""
    for devil in draft.table.devils:
        seats = [w for w, _ in words(draft.table, devil, "tithe") if w["of"] == "yield"]
        if seats and devil != payer and payer not in draft.table.roll("taxed"):
            gain(draft, payer, -1)
            gain(draft, devil, 1)
            draft.enroll("taxed", payer)
            draft.say(f"{draft.table.name(payer)} gives {draft.table.name(devil)} 1 (Seat)")


def shield(draft: Draft, devil: str) -> None:
    """The Devil's Sanctuary goes; what is handled next in this line spares it (4e line 103)."""
    cards = [copy for copy in of_type(draft.table, devil, "ritual") if has(copy.card, "defense")]
    if not cards:
        name = draft.table.name(devil)
        raise RuleError(
            f"{name} has no tabled Sanctuary", cite(draft.table, "ritual"), "leave out ~D"
        )
    discard(draft, cards[0])
    draft.enroll("spared", devil)
