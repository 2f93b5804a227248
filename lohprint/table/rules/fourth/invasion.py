"""How an invasion of the 4th edition ends: Votes, Souls, rituals, realm (4e lines 42 to 46)."""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.catalog.strength import Share
from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.court import listed
from lohprint.table.rules.court.alliance import move_in, realm_name
from lohprint.table.rules.court.combat import compared, lead, standing
from lohprint.table.rules.court.force import move, of_type, words
from lohprint.table.rules.court.invasion import invade, invasion_over, result
from lohprint.table.rules.court.order import in_order
from lohprint.table.rules.court.souls import lose_half, share_out, told
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
    _read(draft, words_)
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


def _read(draft: Draft, words_: Sequence[str]) -> None:
    """The defense by hand. Raises UsageError for a word that means nothing here."""
    for place, word in enumerate(words_):
        if word.startswith("def="):
            draft.word("defense", str(whole(word[4:], "defense")))
        elif word not in WORDS and ">" not in word and words_[place - 1 : place] != ["take"]:
            raise UsageError(f"'{word}'; write inv D>E and any of: {', '.join(WORDS)}, def=N")


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
        if Share(**effect).of == "souls"
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
    _souls(draft, attackers, order)
    invasion_over(draft)


def _defenders_lose(draft: Draft, words_: Sequence[str]) -> None:
    """Each loses half its Souls; the main defender its rituals to hand, and its realm (43, 45)."""
    attackers, defenders = draft.table.roll("attackers"), draft.table.roll("defenders")
    target = defenders[0]
    draft.say(f"{realm_name(draft.table, target)} of {draft.table.name(target)} falls")
    _souls(draft, defenders, lead(draft.table, attackers))
    for copy in of_type(draft.table, target, "ritual"):
        move(draft, copy.key, "")
        draft.say(f"{copy.card.name} to hand")
    draft.roll("takers", attackers)
    draft.word("fallen", target if draft.table.word(f"realm {target}") else "")
    invasion_over(draft)
    if "escape" in words_:
        draft.say("no spoils (Escape)")
    if draft.table.word("fallen"):
        _fallen(draft, words_, attackers)


def _fallen(draft: Draft, words_: Sequence[str], attackers: tuple[str, ...]) -> None:
    """What was typed of the fallen realm, or the question what becomes of it."""
    if "take" in words_:
        after = words_[words_.index("take") + 1 :][:1]
        taken(draft, names.devil(draft.table, after[0]) if after else attackers[0])
    elif "free" in words_:
        taken(draft, "")
    else:
        draft.ask("its realm: take D, or free")


def _souls(draft: Draft, losers: tuple[str, ...], winners: tuple[str, ...]) -> None:
    extra = _extra_share(draft.table)
    lost = lose_half(draft, losers)
    draft.say(f"Souls: {told(draft.table, lost, '-')}")
    share_out(draft, sum(lost.values()), winners, extra)


def _truce(draft: Draft, words_: Sequence[str]) -> None:
    """Nobody wins; the attackers take spoils, nothing else moves (4e line 118)."""
    target = draft.table.word("target")
    draft.say(f"Truce in {realm_name(draft.table, target)}: nobody wins, spoils as if won")
    invasion_over(draft)


_END = {"win": _defenders_lose, "lose": _attackers_lose, "truce": _truce}


# --- the fallen realm ----------------------------------------------------------------------


def take(draft: Draft, line: Line) -> None:
    """`take D`: one attacker moves into the fallen realm and frees its old one (lines 45, 46)."""
    taker = (
        names.devil(draft.table, line.words[0]) if line.words else draft.table.roll("takers")[:1]
    )
    if isinstance(taker, tuple):
        raise UsageError("say who takes the realm: take D, or free")
    _may_take(draft.table, taker, line.force)
    taken(draft, taker)


def free(draft: Draft, line: Line) -> None:
    """`free`: nobody takes the fallen realm; it lies in the middle (line 45)."""
    _may_take(draft.table, "", line.force)
    taken(draft, "")


def _may_take(table: Table, taker: str, force: bool) -> None:
    if not table.word("fallen"):
        raise RuleError("no realm has fallen", "4e line 45", "inv D>E win, then take D or free")
    if taker and taker not in table.roll("takers") and not force:
        raise RuleError(
            f"{table.name(taker)} was no attacker", "4e line 46",
            f"one of these may take it: {listed(table, table.roll('takers'))}",
        )  # fmt: skip


def taken(draft: Draft, taker: str) -> None:
    """The fallen realm is free; `taker` moves in at once, "" is nobody."""
    loser = draft.table.word("fallen")
    realm = draft.table.word(f"realm {loser}")
    draft.word(f"realm {loser}", "")
    draft.word("fallen", "")
    draft.say(f"{draft.table.name(loser)} has no home realm")
    if taker and realm:
        move_in(draft, taker, realm)
    elif realm:
        draft.say(f"{draft.table.kit.realms[realm].name} is free")
