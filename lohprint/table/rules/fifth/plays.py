"""Cards played: judged by whose turn it is, when, and how many (5e lines 22 to 24)."""

from __future__ import annotations

from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.kit import Copy
from lohprint.table.phrase import Item, Name
from lohprint.table.rules.fifth import conflict, effects, limits, order
from lohprint.table.rules.fifth.now import now
from lohprint.table.rules.fifth.owed import owed
from lohprint.table.state import Table

AIMED = ("give_all", "reclaim", "take")
"""Acts of events that fall on one Devil: there `@D` names it, not the deck."""


# --- names on the table --------------------------------------------------------------------


def untabled(table: Table, name: Name, devil: str) -> Copy:
    """A card that is played: from the deck of `@D`, the Devil's own, or any other."""
    away = [copy for copy in table.kit.all_copies.values() if copy.key not in table.cards]
    if name.at:
        owner = names.devil(table, name.at)
        return names.card(name, [[copy for copy in away if copy.owner == owner]])
    own = [copy for copy in away if copy.owner == devil]
    return names.card(name, [own, [copy for copy in away if copy.owner != devil]])


# --- played --------------------------------------------------------------------------------


def play(draft: Draft, item: Item, devil: str, force: bool) -> None:
    """Play a card for `devil`. Raises RuleError where it may not, unless forced."""
    table = draft.table
    aim, name = "", item.name
    copy = untabled(table, name._replace(at=""), devil)
    if name.at and any(act.act in AIMED for act in copy.card.acts) and copy.card.type != "horde":
        aim = names.devil(table, name.at)
    elif name.at:
        copy = untabled(table, name, devil)
    played = effects.Played(devil, copy, aim, item.value, gone=item.act == "event")
    if not force:
        may(table, played)
    put(draft, played)


def may(table: Table, played: effects.Played) -> None:
    """Whether a card may be played now. Raises RuleError."""
    card, by = played.copy.card, table.name(played.by)
    if conflict.two_players(table) and card.says("alliance"):
        fix = "play another card, or add ! to force it"
        raise RuleError(f"{card.name} is not used by two players", "5e line 49", fix)
    if any(act.act == "gain_alliance" for act in card.acts) and not conflict.two_players(table):
        raise RuleError(
            f"{card.name} is played when a Devil retreats", f"5e {card.name}",
            f"write r ALLY {card.name.split()[0].lower()}",
        )  # fmt: skip
    if card.type == "interrupt":
        return
    in_turn(table, played.by)
    if any(entry.act == "start" for entry in owed(table)) and played.by == table.word("actor"):
        first = "; ".join(dict.fromkeys(entry.words(table) for entry in owed(table)))
        what = f"{by} first does what happens at the start of its turn"
        raise RuleError(what, "5e line 21", first)
    if card.only_in and table.word("phase") != card.only_in:
        what = f"{card.name} cannot be played before the trade phase"
        raise RuleError(what, f"5e {card.name}", f"wait for the {card.only_in} turns")
    _within_limits(table, played)


def in_turn(table: Table, devil: str) -> None:
    """Whether it is the turn of `devil`; "" is nobody's. Raises RuleError."""
    phase, turn = table.word("phase"), order.next_up(table)
    if phase not in ("open", "elimination") or turn is None:
        raise RuleError("cards are played in a Devil's turn", "5e lines 17-22", now(table))
    if turn.devil != devil:
        raise RuleError(f"{table.name(devil)} plays no card now", "5e line 20", now(table))


def _within_limits(table: Table, played: effects.Played) -> None:
    last = limits.ended(table)
    if last is not None:
        raise RuleError(
            f"{table.name(played.by)} plays no more cards after {last.card.name}",
            f"5e {last.card.name}", "end the turn with .",
        )  # fmt: skip
    if not limits.may_play(table, played.by, [limits.kinds(played.copy.card)]):
        done = len(limits.counted(table))
        raise RuleError(
            f"{table.name(played.by)} has played {done} and may not play {played.copy.card.name}",
            "5e lines 22-24", "end the turn with ., or add ! to force it",
        )  # fmt: skip


def put(draft: Draft, played: effects.Played) -> None:
    """Table a card, or discard an event, and do what its text does."""
    copy, card = played.copy, played.copy.card
    draft.enroll("played", copy.key)
    event = card.type in ("event", "interrupt") or _as_event(draft.table, copy)
    draft.say(_named(draft.table, played, event))
    if not event and not played.gone:
        choose(draft, played)
        conflict.move(draft, copy.key, conflict.MIDDLE if card.says("global") else played.by)
    if event and _as_event(draft.table, copy):
        draft.ask(f"{card.name}: draw 2 cards after the free draw")
        return
    effects.play(draft, played)


def _as_event(table: Table, copy: Copy) -> bool:
    """With two players a multiplayer card is an event that draws 2 cards (5e line 49, case 49)."""
    return conflict.two_players(table) and copy.card.says("multiplayer")


def _named(table: Table, played: effects.Played, event: bool) -> str:
    card = played.copy.card.name
    whose = "" if played.copy.owner == played.by else f" of {table.name(played.copy.owner)}"
    return f"{'plays ' if event or played.gone else ''}{card}{whose}"


def choose(draft: Draft, played: effects.Played) -> None:
    """Grand Illusion's dominion is named when it is played (ruling A5-16)."""
    if any(words.get("area") == "chosen" for words in played.copy.card.effects):
        if not played.value:
            word = played.copy.card.name.split()[0].lower()
            raise RuleError(
                f"{played.copy.card.name} needs a dominion", "ruling A5-16", f"write {word}=s"
            )
        area = names.area(played.value)
        draft.word(f"chosen {played.copy.key}", area)
        draft.say(f"in {conflict.LABELS[area]}")
