"""Cards of the preview: events, rituals that are cast, the Leviathan (4e-preview 8, 10, 39, 72)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from lohprint.errors import RuleError
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.kit import Copy
from lohprint.table.phrase import Line
from lohprint.table.rules.court.force import fiends, has, of_type, ritual_limit, words
from lohprint.table.rules.court.items import Ways, carry_out
from lohprint.table.state import Table


def cards(draft: Draft, line: Line) -> None:
    """Do the items of a line. Raises RuleError, UsageError."""
    before = draft.table
    devil = carry_out(draft, line, WAYS)
    more = fiends(draft.table, devil)[0] - fiends(before, devil)[0] if devil else 0
    if more > 0 and any(words(draft.table, devil, "fiend_draw")):
        draft.ask(f"{draft.table.name(devil)} draws {counted(more, 'card')} (Lake)")


def _may_table(draft: Draft, copy: Copy, devil: str, force: bool) -> None:
    """Any force may be tabled while the phase lasts; the Leviathan costs forces (line 72)."""
    if has(copy.card, "own_set") and copy.card.type == "horde":
        cost = draft.table.kit.constants["leviathan_discards"]
        draft.ask(f"{draft.table.name(devil)} discards {cost} forces for the {copy.card.name}")


# --- rituals -------------------------------------------------------------------------------


def must_cast(tabled: Counter[str], first: Container[str], limit: int) -> Counter[str]:
    """Of tabled rituals with a limit, those that must be cast: the ones that come `first` (82)."""
    forced = [name for name in tabled.elements() if name in first]
    return Counter(forced[:limit])


def places_left(table: Table, devil: str) -> int | None:
    """Rituals the Devil may still cast this turn; None for any number (lines 39, 50, 67)."""
    limit = ritual_limit(table, devil)
    return None if limit is None else limit - table.tally("cast", devil)


def _may_play(draft: Draft, copy: Copy, devil: str, force: bool) -> None:
    """A ritual is cast within the limit, and none in the place of a Sanctuary (82)."""
    if copy.card.type != "ritual" or force:
        return
    name, left = draft.table.name(devil), places_left(draft.table, devil)
    if left is None:
        return
    if left < 1:
        cast = counted(draft.table.tally("cast", devil), "ritual")
        raise RuleError(
            f"{name} has cast {cast}", "4e-preview line 39",
            "each Diabolic Fiends allows one more; the others are discarded",
        )  # fmt: skip
    forced = _forced(draft.table, devil, left)
    if not _comes_first(copy) and forced.total() >= left:
        raise RuleError(
            f"{name} must cast {', '.join(forced)} first", "4e-preview line 82",
            f"{draft.table.kit.devils[devil].age} !{next(iter(forced)).casefold()}",
        )  # fmt: skip


def _forced(table: Table, devil: str, limit: int) -> Counter[str]:
    tabled = of_type(table, devil, "ritual")
    first = {copy.card.name for copy in tabled if _comes_first(copy)}
    return must_cast(Counter(copy.card.name for copy in tabled), first, limit)


def _comes_first(copy: Copy) -> bool:
    """Whether a tabled ritual must be among those cast (Sanctuary)."""
    return has(copy.card, "cast_first") is not None


def _after(draft: Draft, copy: Copy, devil: str, force: bool) -> None:
    """What is remembered of a card: rituals cast, events that last, Silence by its time."""
    if copy.card.type == "ritual":
        draft.add("cast", devil, 1)
        _draws(draft, copy, devil)
        draft.word("phase", "rituals")
    elif copy.card.says("lasting") and copy.card.type == "event":
        draft.enroll("lasting", copy.card.id)
        before = draft.table.word("phase") == "drawing"
        if copy.card.bars:
            draft.word("silence", "trade" if before else "sanctuary")
            what = "no trade this turn" if before else "Sanctuary does nothing in combat this turn"
            draft.say(what)


def _draws(draft: Draft, copy: Copy, devil: str) -> None:
    cards = copy.card.draw.cards if copy.card.draw else 0
    cards += ritual_limit(draft.table, devil) is None  # Glasya draws for each (line 50)
    if cards:
        draft.ask(f"{draft.table.name(devil)} draws {counted(cards, 'card')}")


WAYS = Ways(
    tabled=("horde", "ritual", "artifact"),
    played=("ritual", "event", "reaction", "favor"),
    stay=(),
    may_table=_may_table,
    may_play=_may_play,
    after=_after,
)
