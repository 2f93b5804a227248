"""Tabled cards: hordes, rituals, artifacts; moved, discarded, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from lohprint.catalog.strength import Rituals
from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.kit import Copy, KitCard, Words, meant
from lohprint.table.phrase import Item, Line, Name, whole
from lohprint.table.rules.common import home, need, tabled
from lohprint.table.rules.court import cite
from lohprint.table.rules.court.souls import gain
from lohprint.table.rules.court.strength import read_powers
from lohprint.table.state import Table


def of_type(table: Table, devil: str, type_: str) -> tuple[Copy, ...]:
    """The tabled cards of a Devil that are of this type."""
    return tuple(copy for copy in table.at(devil) if copy.card.type == type_)


def hordes(table: Table, devil: str) -> tuple[Copy, ...]:
    """The tabled hordes of a Devil."""
    return of_type(table, devil, "horde")


def words(table: Table, devil: str, tag: str) -> Iterator[tuple[Words, str]]:
    """Each effect `tag` of the Devil, its realm and its tabled cards, and what it comes from."""
    lord = table.kit.devils[devil]
    realm = home(table, devil)
    sources = [(lord.name, lord.effects), *([(realm.name, realm.effects)] if realm else [])]
    sources += [(copy.card.name, copy.card.effects) for copy in table.at(devil)]
    for name, effects in sources:
        yield from ((effect, name) for effect in effects if effect["effect"] == tag)


def has(card: KitCard, tag: str) -> Words | None:
    """The card's first effect `tag`; None where it has none."""
    return next((effect for effect in card.effects if effect["effect"] == tag), None)


# --- Fiends and rituals --------------------------------------------------------------------


def is_fiend(card: KitCard, plain: bool) -> bool:
    """Whether the card is Fiends (`plain`), or Diabolic Fiends, told by what they lend."""
    diabolic = has(card, "rituals") is not None
    fiend = card.id == "fiends" or diabolic
    return card.type == "horde" and fiend and diabolic != plain


def fiends(table: Table, devil: str) -> tuple[int, int]:
    """Fiends and Diabolic Fiends of a Devil: set by hand, else as tabled."""
    text = table.word(f"fiends {devil}")
    if text:
        plain, diabolic = text.split(".")
        return int(plain), int(diabolic)
    tabled = [copy.card for copy in hordes(table, devil)]
    return sum(is_fiend(c, True) for c in tabled), sum(is_fiend(c, False) for c in tabled)


def set_fiends(draft: Draft, devil: str, plain: int, diabolic: int) -> None:
    """Fiends and Diabolic Fiends, by hand."""
    draft.word(f"fiends {devil}", f"{plain}.{diabolic}")


def count_fiends(draft: Draft, line: Line) -> None:
    """`f 6 3 1`: Asmodeus has 3 Fiends and 1 Diabolic Fiends, without naming cards."""
    need(line, 2, "f D FIENDS [DIABOLIC], like f 6 3 1")
    devil = names.devil(draft.table, line.words[0])
    numbers = [whole(word, "Fiends") for word in line.words[1:3]]
    if min(numbers) < 0:
        raise UsageError(f"'{line.text}': nobody has fewer than 0 Fiends; give numbers from 0 up")
    plain, diabolic = (*numbers, 0)[:2]
    set_fiends(draft, devil, plain, diabolic)
    draft.say(f"{draft.table.name(devil)} has {plain} Fiends, {diabolic} Diabolic Fiends*")


def ritual_limit(table: Table, devil: str) -> int | None:
    """Rituals a Devil may have: one, and one for each Diabolic Fiends; None for any number."""
    extra = [meant(Rituals, effect).extra for effect, _ in words(table, devil, "rituals")]
    if "unlimited" in extra:
        return None
    return table.kit.constants["rituals"] + fiends(table, devil)[1]


# --- moves ---------------------------------------------------------------------------------


def move(draft: Draft, key: str, to: str) -> None:
    """Put a card to a Devil or off the table; what was set by hand for its Devils ends."""
    card = draft.table.kit.all_copies[key].card
    fiend = is_fiend(card, plain=True) or is_fiend(card, plain=False)
    for devil in (draft.table.cards.get(key, ""), to):
        if devil:
            draft.word(f"strength {devil}", "")
            draft.word(f"fiends {devil}", "" if fiend else draft.table.word(f"fiends {devil}"))
    draft.put(key, to)


def discard(draft: Draft, *copies: Copy) -> None:
    """Cards leave the table, told by Devil. The Mountain takes a Soul for a horde (4e line 68)."""
    owners = {copy.key: draft.table.cards[copy.key] for copy in copies}
    for copy in copies:
        move(draft, copy.key, "")
    for devil in dict.fromkeys(owners.values()):
        gone = [copy for copy in copies if owners[copy.key] == devil]
        draft.say(f"{draft.table.name(devil)} discards {several(gone)}")
        lost = sum(copy.card.type == "horde" for copy in gone)
        for effect, why in words(draft.table, devil, "soul_gain"):
            if lost and effect.get("per") == "own_discard":
                gain(draft, devil, lost)
                draft.say(f"+{counted(lost, 'Soul')} ({why})")


def several(copies: Iterable[Copy]) -> str:
    """`2 Fiends, Juggernauts`."""
    count = Counter(copy.card.name for copy in copies)
    return ", ".join(f"{number} {name}" if number > 1 else name for name, number in count.items())


def untabled(table: Table, name: Name, types: tuple[str, ...]) -> Copy:
    """A card of these types that is not tabled yet."""
    copies = [copy for copy in table.kit.all_copies.values() if copy.key not in table.cards]
    return names.card(name, [[copy for copy in copies if copy.card.type in types]])


# --- items that need no judging ------------------------------------------------------------


def plain_move(draft: Draft, item: Item, devil: str) -> bool:
    """Do a discard, a move or a number set by hand; False where the item is none of these."""
    match item.act:
        case "discard" if item.name.text in ("soul", "souls"):
            who = names.devil(draft.table, item.name.at) if item.name.at else devil
            pay_soul(draft, who)
        case "discard":
            discard(draft, tabled(draft.table, item.name, devil))
        case "hand":
            copy = tabled(draft.table, item.name, devil)
            move(draft, copy.key, "")
            draft.say(f"{copy.card.name} to hand")
        case "move":
            copy = tabled(draft.table, item.name, devil)
            to = names.devil(draft.table, item.to)
            move(draft, copy.key, to)
            draft.say(f"{copy.card.name} goes to {draft.table.name(to)}")
        case "value":
            who = names.devil(draft.table, item.name.text)
            draft.word(f"strength {who}", read_powers(item.value))
            draft.say(f"{draft.table.name(who)} has {draft.table.word(f'strength {who}')}*")
        case _:
            return False
    return True


def pay_soul(draft: Draft, devil: str) -> None:
    """One Soul discarded. Raises RuleError where there is none, UsageError without a Devil."""
    if not devil:
        raise UsageError("'-soul' is of no Devil; write -soul@D")
    if draft.table.tally("souls", devil) < 1:
        raise RuleError(
            f"{draft.table.name(devil)} has no Soul to discard", cite(draft.table, "souls"),
            f"s {draft.table.kit.devils[devil].age} +1 adds one",
        )  # fmt: skip
    gain(draft, devil, -1)
    left = counted(draft.table.tally("souls", devil), "Soul")
    draft.say(f"{draft.table.name(devil)} discards a Soul ({left} left)")


def whose(table: Table, line: Line) -> tuple[str, tuple[Item, ...]]:
    """Whose cards a line is about, and its items: `6: fie fie`, or `6 fie fie`.

    Raises UsageError where cards are tabled and no Devil is named.
    """
    if line.devil:
        return names.devil(table, line.devil), line.items
    plays = [item for item in line.items if item.act in ("play", "event", "take")]
    if not plays:
        return "", line.items
    first = line.items[0]
    try:
        return names.devil(table, first.name.text if first.act == "play" else ""), line.items[1:]
    except UsageError:
        raise UsageError(f"'{line.text}'; say whose cards: 6: fie fie, or 6 fie fie") from None
