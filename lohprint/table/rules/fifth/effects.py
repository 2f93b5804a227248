"""What cards do when played: the acts of the card data, carried out.

Whatever leaves no choice happens at once and rides in the same entry; choices become owed.
Rules: 5e lines 56 to 58, and the texts of the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from lohprint.catalog.acts import Act
from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.rules.fifth import conflict
from lohprint.table.rules.fifth.owed import ANY, Owed, candidates, owe, owed, player, possible


class Played(NamedTuple):
    """A card as it is played: by whom, at which Devil, over which dominion."""

    by: str
    copy: Copy
    aim: str = ""
    value: str = ""
    gone: bool = False
    """It was discarded as it was played (`!met`)."""


def drop(draft: Draft, copy: Copy, by: str = "") -> None:
    """Discard a tabled card; `by` is the Devil whose played card does it, if one does.

    Off the table it goes to its owner's pile, or to its owner's hand where its text says so
    (Warriors of Darkness, Faithful Followers; cases 34 and 38).
    """
    where = draft.table.cards.get(copy.key, "")
    name = conflict.owner_name(draft.table, copy)
    conflict.move(draft, copy.key, "")
    home = " to its owner's hand" if by and _returns(copy, by, where) else ""
    draft.say(f"{name} goes{home}")


def _returns(copy: Copy, by: str, where: str) -> bool:
    """Whether a played card's discard sends it to its owner's hand instead."""
    followers = any(act.act == "to_hand" and act.when == "discarded" for act in copy.card.acts)
    return copy.card.returns_to_owner or (followers and by != where)


# --- when played ---------------------------------------------------------------------------


def play(draft: Draft, played: Played) -> None:
    """Carry out what a card does when played."""
    hit: set[str] = set()
    acts = [act for act in played.copy.card.acts if act.when in ("played", "reaction")]
    for index, act in enumerate(acts):
        optional = index + 1 < len(acts) and acts[index + 1].instead
        if act.instead or (optional and act.act != "table"):
            continue  # Thief in the Night: an artifact or a hand card, the player's choice
        _ACTS.get(act.act, _nothing)(draft, played, act, hit)
    auto(draft)


def _nothing(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    """Hands and piles are the players' business."""


def _discard(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    if played.gone and act.whose == "own":
        return  # it discarded itself
    whose = played.by if act.whose == "own" else ANY
    owe(draft, Owed("discard", act.what, whose, played.copy.card.name))


def _discard_all(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    table = draft.table
    for copy in candidates(table, act.what, played.by if act.whose == "own" else ANY):
        where = table.cards[copy.key]
        if not _spared(draft, played, act, copy, where):
            hit.add(where)
            drop(draft, copy, played.by)


def _spared(draft: Draft, played: Played, act: Act, copy: Copy, where: str) -> bool:
    """Own cards and own globals where the text says so (case 31); a shielded Devil's cards."""
    own = where == played.by or (where == conflict.MIDDLE and copy.owner == played.by)
    return (
        (act.spare == "own" and own)
        or (act.spare == "source" and copy.key == played.copy.key)
        or where in draft.table.roll("spared")
    )


def _discard_each(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    """From the player clockwise (5e line 58); half is rounded up (case 29)."""
    for devil in draft.table.clockwise(played.by):
        have = len(candidates(draft.table, act.what, devil))
        if (act.only_unhit and devil in hit) or devil in draft.table.roll("spared"):
            continue
        count = min(have, (have + 1) // 2 if act.half else act.cards)
        owe(draft, *[Owed("discard", act.what, devil, played.copy.card.name)] * count)


def _take(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    if any(other.act == "hand" for other in played.copy.card.acts):
        draft.ask(f"{played.copy.card.name}: if it is paid for, take it with +card@D")
    else:
        owe(draft, Owed("take", act.what, played.aim or ANY, played.copy.card.name))


def _give(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    others = [d for d in conflict.standing(draft.table) if d != played.by]
    if len(others) > 1:
        owe(draft, Owed("give", act.what, ANY, played.copy.card.name))
    else:
        owe(draft, Owed("discard", act.what, ANY, f"{played.copy.card.name} (under its deck)"))


def _to_hand(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    owe(draft, Owed("hand", act.what, ANY, played.copy.card.name))


def _swap(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    owe(draft, Owed("swap", act.what, ANY, played.copy.card.name))


def _give_all(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    aim = _aimed(draft, played)
    if aim == played.by or aim not in conflict.standing(draft.table):
        raise RuleError(
            f"{played.copy.card.name} needs another Devil that has not retreated",
            "5e Forced Alliance",
            f"name one: {played.copy.card.name.split()[0].lower()}@D",
        )
    for copy in draft.table.at(played.by):
        conflict.move(draft, copy.key, aim)
    draft.say(f"all its cards go to {draft.table.name(aim)}")


def _reclaim(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    """Back come the cards one owns that one Devil controls; one is in again (case 36)."""
    aim = _aimed(draft, played)
    back = [copy for copy in draft.table.at(aim) if copy.owner == played.by]
    for copy in back:
        conflict.move(draft, copy.key, played.by)
    listed = ", ".join(copy.card.name for copy in back) or "nothing"
    draft.say(f"{listed} back from {draft.table.name(aim)}")
    gone = draft.table.roll("retreated")
    draft.roll("retreated", (devil for devil in gone if devil != played.by))
    if draft.table.word("phase") == "win":
        draft.word("phase", "elimination")


def _area(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    if not played.value:
        name = played.copy.card.name
        fix = f"write {name.split()[0].lower()}=m, p or s"
        raise RuleError(f"{name} needs a dominion", "5e Misinformation", fix)
    change_area(draft, names.area(played.value))


def _retreat(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    draft.word("must retreat", played.by)
    draft.ask(f"{draft.table.name(played.by)} must retreat this turn: r [ally]")


def _table(draft: Draft, played: Played, act: Act, hit: set[str]) -> None:
    draft.ask(f"{played.copy.card.name} tables a card: name it with +card")


def _aimed(draft: Draft, played: Played) -> str:
    if not played.aim:
        word = played.copy.card.name.split()[0].lower()
        raise RuleError(f"{played.copy.card.name} needs a Devil", "5e line 57", f"write {word}@D")
    return played.aim


_ACTS: dict[str, Callable[[Draft, Played, Act, set[str]], None]] = {
    "discard": _discard,
    "discard_all": _discard_all,
    "discard_each": _discard_each,
    "take": _take,
    "give": _give,
    "to_hand": _to_hand,
    "swap": _swap,
    "give_all": _give_all,
    "reclaim": _reclaim,
    "area": _area,
    "retreat": _retreat,
    "table": _table,
}


def change_area(draft: Draft, new: str) -> None:
    """Another dominion is fought for; the markers follow (Misinformation, AMB-11, case 20)."""
    old = draft.table.word("area")
    if new == old:
        raise RuleError(
            f"the conflict is over {conflict.LABELS[old]} already", "5e Misinformation",
            "name another dominion",
        )  # fmt: skip
    draft.word(f"marker {old}", draft.table.word(f"former {old}"))
    draft.word(f"former {old}", "")
    stake(draft, new)
    draft.say(f"the conflict is now over {conflict.LABELS[new]}")


def stake(draft: Draft, area: str) -> None:
    """The marker of `area` goes to the middle; its holder so far is remembered (5e line 17)."""
    draft.word(f"former {area}", draft.table.word(f"marker {area}"))
    draft.word(f"marker {area}", conflict.MIDDLE)
    draft.word("area", area)


# --- choices that are none -----------------------------------------------------------------


def auto(draft: Draft) -> None:
    """Settle what is owed wherever no choice is left, oldest first.

    A later choice waits while an earlier one could still touch the same Devil's cards.
    """
    while True:
        pending = owed(draft.table)
        for index, entry in enumerate(pending):
            if entry.act in ("discard", "take") and not _waits(pending[:index], entry):
                cards = _foreign(draft, entry)
                alike = sum(other == entry for other in pending)
                if len(cards) <= alike:
                    _settle(draft, pending, entry, cards)
                    break
        else:
            return


def _waits(earlier: Iterable[Owed], entry: Owed) -> bool:
    return any(
        other != entry and (other.act == "start" or ANY in (other.whose, entry.whose))
        for other in earlier
    )


def _foreign(draft: Draft, entry: Owed) -> tuple[Copy, ...]:
    """The cards that would do; what one takes is never one's own."""
    actor = draft.table.word("actor")
    cards = possible(draft.table, entry)
    if entry.act == "discard":
        return cards
    return tuple(copy for copy in cards if draft.table.cards[copy.key] != actor)


def _settle(draft: Draft, pending: tuple[Owed, ...], entry: Owed, cards: Iterable[Copy]) -> None:
    draft.roll("owed", ("|".join(other) for other in pending if other != entry))
    actor = draft.table.word("actor")
    for copy in cards:
        if entry.act == "discard":
            drop(draft, copy, player(draft.table, entry))
        else:
            conflict.move(draft, copy.key, actor)
            draft.say(f"{copy.card.name} goes to {draft.table.name(actor)}")
