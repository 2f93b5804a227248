"""How an invasion of the preview ends (4e-preview lines 30, 35 to 37; the list of results is lost).

Our reading (rulings, lost list of line 30): the losers discard their hordes and lose half their
Souls, rounded up; the winners share those Souls; a defender that holds out gains a Vote.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line
from lohprint.table.rules.court import listed
from lohprint.table.rules.court.alliance import realm_name
from lohprint.table.rules.court.combat import compared, lead, standing
from lohprint.table.rules.court.force import discard, hordes, move, words
from lohprint.table.rules.court.invasion import fallen, invade, invasion_over, read, result
from lohprint.table.rules.court.order import half
from lohprint.table.rules.court.souls import plunder
from lohprint.table.rules.court.votes import grant
from lohprint.table.rules.fourth_preview.army import army
from lohprint.table.state import Table

WORDS = ("win", "lose", "escape", "take", "free")


def invasion(draft: Draft, line: Line) -> None:
    """`inv 6>3 [win | lose] [escape] [take [D] | free] [def=N]`; `inv` alone: as armies compare.

    Raises RuleError, UsageError.
    """
    words_ = list(line.words)
    began = bool(words_) and ">" in words_[0]
    read(draft, words_, WORDS)
    if began:
        invade(draft, words_[0], line, leader_bars=True)
    elif not draft.table.word("target"):
        raise RuleError("no invasion is going on", "4e-preview line 30", "inv D>E begins one")
    verdict = compared(draft.table, army, "defender", "set")
    ended = result(draft.table, words_, verdict, line.force)
    stands = standing(draft.table, army)
    if began and not set(words_) & {"win", "lose"}:
        draft.ask(f"{stands}: {verdict.why}; inv resolves it" if verdict else
                  f"{stands}: str D POWERS, then inv; or inv win, inv lose")  # fmt: skip
        return
    if not ended:
        raise RuleError(
            f"not every army is known: {stands}", "4e-preview line 31",
            "str D POWERS for each, or inv win, inv lose",
        )  # fmt: skip
    if verdict:
        draft.say(verdict.why)
    _END[ended](draft, words_)


def _attackers_lose(draft: Draft, words_: Sequence[str]) -> None:
    attackers, defenders = draft.table.roll("attackers"), draft.table.roll("defenders")
    draft.say(f"{listed(draft.table, attackers)} lost the invasion")
    keeper = defenders[0] if _of_realm(draft.table, defenders[0], "haven") else ""
    _lose_hordes(draft, attackers, keeper)
    for devil in defenders:
        grant(draft, devil, "defended")
        draft.say(f"{draft.table.name(devil)} +1 Vote")
    plunder(draft, attackers, lead(draft.table, defenders))
    invasion_over(draft)


def _defenders_lose(draft: Draft, words_: Sequence[str]) -> None:
    attackers, defenders = draft.table.roll("attackers"), draft.table.roll("defenders")
    target = defenders[0]
    draft.say(f"{realm_name(draft.table, target)} of {draft.table.name(target)} falls")
    haven = _of_realm(draft.table, target, "haven")
    _lose_hordes(draft, defenders[1:] if haven else defenders)
    if _of_realm(draft.table, target, "ruin"):
        draft.say(f"{draft.table.name(target)} takes its attackers down")
        _lose_hordes(draft, attackers)
    plunder(draft, defenders, lead(draft.table, attackers))
    _spoils(draft, attackers, "escape" in words_)
    invasion_over(draft)
    fallen(draft, target, attackers, words_)


def _of_realm(table: Table, devil: str, how: str) -> bool:
    """Whether the Devil or its realm turns lost hordes this way (lines 48 and 59)."""
    return any(effect["how"] == how for effect, _ in words(table, devil, "lost"))


def _lose_hordes(draft: Draft, losers: Iterable[str], keeper: str = "") -> None:
    """All tabled hordes go, or to `keeper`; half of them with the Staff, by choice (line 75)."""
    for devil in losers:
        held = hordes(draft.table, devil)
        staff = [why for e, why in words(draft.table, devil, "spares") if e["by"] == "half"]
        name = draft.table.name(devil)
        if staff and held:
            where = f"go to {draft.table.name(keeper)}" if keeper else "are discarded"
            draft.ask(f"{staff[0]}: {half(len(held))} of the {len(held)} hordes of {name} {where}")
            continue
        if not keeper:
            discard(draft, *held)
            continue
        for copy in held:
            move(draft, copy.key, keeper)
        if held:
            draft.say(f"{draft.table.name(keeper)} takes the hordes of {name}")


def _spoils(draft: Draft, attackers: tuple[str, ...], escaped: bool) -> None:
    """Who takes how many cards (lines 36 and 37, Belial line 49)."""
    if escaped:
        draft.say("no spoils (Escape)")
        return
    cards = draft.table.kit.constants["spoils"]
    shares = []
    for devil in attackers:
        extra = sum(e["of"] == "spoils" for e, _ in words(draft.table, devil, "share"))
        shares.append(f"{draft.table.name(devil)} {cards * (1 + extra)}")
    draft.ask(f"spoils from the hand, one favor a share at most: {', '.join(shares)}")


_END = {"win": _defenders_lose, "lose": _attackers_lose}
