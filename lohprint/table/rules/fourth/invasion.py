"""How an invasion of the 4th edition ends: Votes, Souls, rituals, realm (4e lines 42 to 46)."""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.catalog.strength import Share
from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.kit import meant
from lohprint.table.phrase import Line
from lohprint.table.rules.court import listed
from lohprint.table.rules.court.alliance import realm_name
from lohprint.table.rules.court.combat import compared, lead, standing
from lohprint.table.rules.court.force import move, of_type, words
from lohprint.table.rules.court.invasion import fallen, invade, invasion_over, read, result
from lohprint.table.rules.court.order import in_order
from lohprint.table.rules.court.souls import plunder
from lohprint.table.rules.court.votes import grant, lose
from lohprint.table.rules.fourth.army import army
from lohprint.table.state import Table

WORDS = ("win", "lose", "truce", "escape", "extra", "take", "free")


def invasion(draft: Draft, line: Line) -> None:
    """`inv 6>3 [win | lose | truce] [take [D] | free] [escape] [extra] [def=N]`.

    Without a result the armies are compared once both are known; `inv` alone resolves it then.
    Raises RuleError, UsageError.
    """
    words_ = list(line.words)
    read(draft, words_, WORDS)
    if words_ and ">" in words_[0]:
        invade(draft, words_[0], line, leader_bars=False)
    elif not draft.table.word("target"):
        raise RuleError("no invasion is going on", "4e line 41", "inv D>E begins one")
    verdict = compared(draft.table, army, "oldest", "point")
    began = bool(words_) and ">" in words_[0]
    ended = result(draft.table, words_, verdict, line.force)
    if began and verdict and not set(words_) & {"win", "lose", "truce"}:
        draft.ask(f"{standing(draft.table, army)}: {verdict.why}; inv resolves it")
        return
    if not ended:
        _unresolved(draft, began)
        return
    if verdict and ended != "truce":
        draft.say(verdict.why)
    _END[ended](draft, words_)


def _unresolved(draft: Draft, began: bool) -> None:
    if not began:
        raise RuleError(
            f"not every army is known: {standing(draft.table, army)}", "4e line 41",
            "str D POWERS for each, or inv win, inv lose, inv truce",
        )  # fmt: skip
    draft.ask(f"{standing(draft.table, army)}: str D POWERS, then inv; or inv win, lose, truce")


def _extra_share(table: Table) -> tuple[str, ...]:
    """Who took part and gets one more share of Souls (Mephistopheles, 4e line 58)."""
    partook = in_order(table, (*table.roll("attackers"), *table.roll("defenders")))
    return tuple(
        devil
        for devil in partook
        for effect, _ in words(table, devil, "share")
        if meant(Share, effect).of == "souls"
    )


def _attackers_lose(draft: Draft, words_: Sequence[str]) -> None:
    """Each attacker loses a Vote and half its Souls; each defender gains a Vote (4e line 42)."""
    attackers, defenders = draft.table.roll("attackers"), draft.table.roll("defenders")
    draft.say(f"{listed(draft.table, attackers)} lost the invasion")
    for devil in attackers:
        if lose(draft, devil, "lost invasion"):
            draft.say(f"{draft.table.name(devil)} -1 Vote")
    for devil in defenders:
        grant(draft, devil, "defended")
        draft.say(f"{draft.table.name(devil)} +1 Vote")
    main, *others = defenders
    order = (main, *lead(draft.table, tuple(others)))
    extra = _extra_share(draft.table)
    plunder(draft, attackers, order, extra)
    invasion_over(draft)


def _defenders_lose(draft: Draft, words_: Sequence[str]) -> None:
    """Each loses half its Souls; the main defender its rituals to hand, and its realm (43, 45)."""
    attackers, defenders = draft.table.roll("attackers"), draft.table.roll("defenders")
    target = defenders[0]
    draft.say(f"{realm_name(draft.table, target)} of {draft.table.name(target)} falls")
    plunder(draft, defenders, lead(draft.table, attackers), _extra_share(draft.table))
    for copy in of_type(draft.table, target, "ritual"):
        move(draft, copy.key, "")
        draft.say(f"{copy.card.name} to hand")
    invasion_over(draft)
    if "escape" in words_:
        draft.say("no spoils (Escape)")
    fallen(draft, target, attackers, words_)


def _truce(draft: Draft, words_: Sequence[str]) -> None:
    """Nobody wins; the attackers take spoils, nothing else moves (4e line 118)."""
    target = draft.table.word("target")
    draft.say(f"Truce in {realm_name(draft.table, target)}: nobody wins, spoils as if won")
    invasion_over(draft)


_END = {"win": _defenders_lose, "lose": _attackers_lose, "truce": _truce}
