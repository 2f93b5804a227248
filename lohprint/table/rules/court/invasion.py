"""An invasion of a home realm: who goes, who stays out, how it ends (4e lines 21, 39, 41)."""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.phrase import Line, whole
from lohprint.table.rules.common import pair
from lohprint.table.rules.court import cite, listed
from lohprint.table.rules.court.alliance import allies, move_in, realm_name, spell
from lohprint.table.rules.court.combat import breaks
from lohprint.table.rules.court.force import words
from lohprint.table.rules.court.strength import Bout, forget
from lohprint.table.state import Table


def read(draft: Draft, words_: Sequence[str], known: Sequence[str]) -> None:
    """The defense by hand, `def=3`. Raises UsageError for a word that means nothing here."""
    for place, word in enumerate(words_):
        if word.startswith("def="):
            draft.word("defense", str(whole(word[4:], "defense")))
        elif word not in known and ">" not in word and words_[place - 1 : place] != ["take"]:
            raise UsageError(
                f"'{word}' means nothing here; write inv D>E and any of: {', '.join(known)}, def=N"
            )


def invade(draft: Draft, word: str, line: Line, leader_bars: bool) -> None:
    """`6>3`: the army that won the open combat invades the home realm of a Devil outside it.

    Devils whose safety the main defender holds drop out; where `leader_bars`, none go without
    their leader (4e-preview line 35). Raises RuleError.
    """
    leader, target = pair(draft.table, word)
    army = allies(draft.table, leader)
    if not line.force:
        _may_invade(draft.table, line, army, target)
    kept = () if line.force else draft.table.roll(f"safety {target}")
    attackers = tuple(devil for devil in army if devil not in kept)
    if not attackers or (leader_bars and army[0] in kept):
        raise RuleError(
            f"{draft.table.name(target)} is safe from {listed(draft.table, tuple(kept))}",
            cite(draft.table, "safety"), "invade another Devil",
        )  # fmt: skip
    defenders = allies(draft.table, target)
    draft.word("phase", "combat")
    draft.word("attack", attackers[0])
    draft.word("target", target)
    draft.enroll("targets", target)
    draft.roll("attackers", attackers)
    draft.roll("defenders", (target, *(devil for devil in defenders if devil != target)))
    _told_invasion(draft, army, attackers, target)
    if not {"win", "lose", "truce"} & set(line.words):
        _first(draft, target)


def _may_invade(table: Table, line: Line, army: tuple[str, ...], target: str) -> None:
    source = cite(table, "invade")
    winners = table.roll("army")
    if table.word("target"):
        raise RuleError("an invasion is going on", source, "inv win, inv lose or inv truce ends it")
    if not set(army) & set(winners):
        fix = f"inv {table.kit.devils[winners[0]].age}>D" if winners else "v D says who won"
        raise RuleError(f"{spell(table, army)} has not won the open combat", source, fix)
    if target in army:
        raise RuleError(
            f"{table.name(target)} is in the army itself", source, "invade another Devil"
        )
    if target in table.roll("targets"):
        raise RuleError(
            f"{table.name(target)} has been invaded this turn", source, "name another Devil"
        )
    if table.roll("targets") and "extra" not in line.words:
        raise RuleError(
            "the army has invaded this turn", source, "inv D>E extra, with Extra Invasion"
        )


def _told_invasion(
    draft: Draft, army: tuple[str, ...], attackers: tuple[str, ...], target: str
) -> None:
    table = draft.table
    draft.say(
        f"{spell(table, attackers)} invades {realm_name(table, target)}, {table.name(target)}"
    )
    dropped = tuple(devil for devil in army if devil not in attackers)
    if dropped:
        draft.say(f"{listed(table, dropped)} stays out ({table.name(target)} has its safety token)")
    for devil in (*attackers, *table.roll("defenders")[1:]):
        breaks(draft, devil, "joined")


def _first(draft: Draft, target: str) -> None:
    """What is to be done before the armies are compared."""
    for effect, why in words(draft.table, target, "toll"):
        pays = "may be made to discard" if effect.get("may") else "discards"
        draft.ask(f"{why}: each attacker {pays} {counted(effect['cards'], effect['of'])} first")
    _rally(draft, target)


def _rally(draft: Draft, target: str) -> None:
    """What the main defender may do first, by its realm."""
    age = draft.table.kit.devils[target].age
    for effect, why in words(draft.table, target, "rally"):
        said = {
            "hand": f"table hordes from hand ({age}: +CARD)",
            "deck": f"turn over {effect.get('cards', 0)} cards and table the hordes ({age}: +CARD)",
            "fiends": f"return Fiends to return attacking hordes (^fiends@{age} ^CARD@D)",
        }[effect["by"]]
        draft.ask(f"{why}: {draft.table.name(target)} may {said}")


def invasion_over(draft: Draft) -> None:
    """Nobody invades any more; what was set by hand for it ends."""
    for word in ("attack", "target"):
        draft.word(word, "")
    for roll in ("attackers", "defenders"):
        draft.roll(roll, ())
    forget(draft)


def result(table: Table, typed: Sequence[str], verdict: Bout | None, force: bool) -> str:
    """`win`, `lose` or `truce`: as typed, else as the armies compare; "" while it is open.

    Raises RuleError where what was typed is not what the armies say.
    """
    said = next((word for word in typed if word in ("win", "lose", "truce")), "")
    if verdict is None or said == "truce":
        return said
    wins = verdict.winner is not None and verdict.winner.devils == table.roll("attackers")
    shown = "win" if wins else "lose"
    if said and said != shown and not force:
        raise RuleError(
            f"the attackers {shown}: {verdict.why}", cite(table, "invade"),
            "correct a strength with str, or add !",
        )  # fmt: skip
    return said or shown


def new_turn(draft: Draft) -> None:
    """Nothing of the turn's combats is left."""
    invasion_over(draft)
    for word in ("won", "fallen"):
        draft.word(word, "")
    for roll in ("joined", "army", "targets", "takers"):
        draft.roll(roll, ())


# --- the fallen realm ----------------------------------------------------------------------


def fallen(draft: Draft, loser: str, attackers: tuple[str, ...], words_: Sequence[str]) -> None:
    """A home realm has fallen: `take [D]` or `free` among the words, else it is asked for."""
    if not draft.table.word(f"realm {loser}"):
        return
    draft.roll("takers", attackers)
    draft.word("fallen", loser)
    if "take" in words_:
        after = words_[words_.index("take") + 1 :][:1]
        _taken(draft, names.devil(draft.table, after[0]) if after else attackers[0])
    elif "free" in words_:
        _taken(draft, "")
    else:
        draft.ask("its realm: take D, or free")


def take(draft: Draft, line: Line) -> None:
    """`take D`: one attacker moves into the fallen realm and frees its old one (4e 45, 46)."""
    if not line.words:
        raise UsageError("'take' names no Devil; write: take D, or free where nobody takes it")
    taker = names.devil(draft.table, line.words[0])
    _may_take(draft.table, taker, line.force)
    _taken(draft, taker)


def free(draft: Draft, line: Line) -> None:
    """`free`: nobody takes the fallen realm; it lies in the middle (4e line 45)."""
    _may_take(draft.table, "", line.force)
    _taken(draft, "")


def _may_take(table: Table, taker: str, force: bool) -> None:
    source, takers = cite(table, "realm"), table.roll("takers")
    if not table.word("fallen"):
        raise RuleError("no realm has fallen", source, "inv D>E win, then take D or free")
    if taker and taker not in takers and not force:
        who = f"{table.name(taker)} was no attacker"
        raise RuleError(who, source, f"one of these may take it: {listed(table, takers)}")


def _taken(draft: Draft, taker: str) -> None:
    """The fallen realm is free; `taker` moves in at once, "" is nobody."""
    loser = draft.table.word("fallen")
    realm = draft.table.word(f"realm {loser}")
    draft.word(f"realm {loser}", "")
    draft.word("fallen", "")
    draft.say(f"{draft.table.name(loser)} has no home realm")
    if taker:
        move_in(draft, taker, realm)
    else:
        draft.say(f"{draft.table.kit.realms[realm].name} is free")
