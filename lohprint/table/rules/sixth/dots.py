"""Dots: what a Devil's tabled cards show in each dominion, reason by reason (6e line 63).

The order makes the most dots (6e line 63): the cards with what their texts give them, Souls
lifted to their minimum, Souls counted as Military (Furnace of Souls), the other minimums, exact
Military (Leviathan), totals added to Politics (Martial Law, Primary Mission); at last the Furnace
takes the Souls away for supremacy. A minimum is no dot on a card, so nothing adds to it, but a
whole total does (6-AMB-5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from lohprint.catalog.dots import Add, Convert, EachHas, Exact, First, Full
from lohprint.catalog.force import Floor
from lohprint.catalog.power import AREAS, Area
from lohprint.table.explain import Ledger, Reason
from lohprint.table.kit import Copy
from lohprint.table.rules.sixth.tabled import LABELS, effects, everywhere, supports
from lohprint.table.state import Table

RULE = "6e line 63"
Book = dict[Area, list[Reason]]


def ledgers(table: Table, devil: str, supremacy: bool = True) -> Mapping[Area, Ledger]:
    """A Devil's own dots in each dominion; numbers set by hand stand as they are.

    Without `supremacy` the Souls that a Furnace of Souls takes away still count: it does so
    only to determine supremacy (6e line 253), not when an event looks for the most Souls.
    """
    by_hand = table.word(f"dots {devil}")
    if by_hand:
        numbers = zip(AREAS, by_hand.split("/"), strict=True)
        book = {area: [Reason("set by hand", int(number))] for area, number in numbers}
    else:
        book = _counted(table, devil, supremacy)
    return {area: Ledger(LABELS[area], tuple(reasons)) for area, reasons in book.items()}


def _counted(table: Table, devil: str, supremacy: bool) -> Book:
    mine = supports(table, devil)
    cards = list(shown(table, devil))
    book: Book = {area: list(_named(cards, area)) for area in AREAS}
    _floors(book, mine, ("souls",))
    furnaces = [(c, effect) for c in mine for effect in effects(c.card.effects, Convert)]
    for copy, convert in furnaces:
        souls = _sum(book[convert.source])
        why = f"{copy.card.name}, one for each {LABELS[convert.source]}"
        book[convert.to].append(Reason(why, souls, "6e line 253"))
    _floors(book, mine, ("politics", "military"))
    _exact(book, mine)
    _added(book, table)
    if supremacy:
        for copy, convert in furnaces:
            _vanish(book, table, copy, convert, mine)
    return book


def _sum(reasons: Iterable[Reason]) -> int:
    return sum(reason.amount for reason in reasons)


# --- what each card shows ------------------------------------------------------------------


def shown(table: Table, devil: str) -> Iterator[tuple[Copy, str]]:
    """Each tabled support of a Devil and the dots on it, as letters like `PSM`."""
    mine = supports(table, devil)
    full: set[str] = {effect.of for copy in mine for effect in effects(copy.card.effects, Full)}
    gifts = [(effect.of, effect.dots) for _, _, effect in everywhere(table, EachHas)]
    seen: set[str] = set()
    for copy in mine:
        yield copy, _printed(copy) + _conditional(copy, full, seen) + _given(copy, gifts)


def _printed(copy: Copy) -> str:
    dots = copy.card.power.dots if copy.card.power else None
    return dots if dots and dots != "*" else ""


def _conditional(copy: Copy, full: set[str], seen: set[str]) -> str:
    """Tormented Ones: one first in total, all others full (6e lines 195, 315 to 317; A6-11)."""
    dots = ""
    for effect in effects(copy.card.effects, First):
        dots += effect.rest if effect.of in {*full, *seen} else effect.first
        seen.add(effect.of)
    return dots


def _given(copy: Copy, gifts: Iterable[tuple[str, str]]) -> str:
    """What tabled Nether Fiends, anybody's, give each other (6e lines 231 to 233; 6-AMB-4)."""
    given = (dots for kind, dots in gifts if copy.card.says(kind))
    return "".join(sorted(given, key="PSM".index))


def _named(cards: Iterable[tuple[Copy, str]], area: Area) -> Iterator[Reason]:
    """One reason for each name, in the order they were tabled."""
    sums: Counter[str] = Counter()
    for copy, dots in cards:
        sums[copy.card.name] += dots.count(area[0].upper())
    for name, amount in sums.items():
        if amount:
            yield Reason(name, amount, RULE)


# --- what texts do to the sum --------------------------------------------------------------


def _floors(book: Book, mine: tuple[Copy, ...], areas: tuple[Area, ...]) -> None:
    for copy in mine:
        for floor in effects(copy.card.effects, Floor):
            for area in areas:
                more = floor.raises(area, _sum(book[area]))
                if more:
                    why = f"to at least {floor.at_least} ({copy.card.name})"
                    book[area].append(Reason(why, more, "6e lines 204, 341 and 342"))


def _exact(book: Book, mine: tuple[Copy, ...]) -> None:
    for copy in mine:
        for effect in effects(copy.card.effects, Exact):
            change = effect.dots - _sum(book[effect.area])
            why = f"to exactly {effect.dots} ({copy.card.name})"
            book[effect.area].append(Reason(why, change, "6e line 229"))


def _added(book: Book, table: Table) -> None:
    """Whole totals, whoever tabled the card; both laws add what stood before either."""
    sums = {area: _sum(reasons) for area, reasons in book.items()}
    for _, copy, effect in everywhere(table, Add):
        more = sums[effect.source]
        if more:
            why = f"total {LABELS[effect.source]} ({copy.card.name})"
            book[effect.to].append(Reason(why, more, "6e lines 236 and 256"))


def _vanish(book: Book, table: Table, copy: Copy, convert: Convert, mine: tuple[Copy, ...]) -> None:
    """No Souls for supremacy; with the option Soul Stones still give theirs (6-AMB-3)."""
    source = convert.source
    book[source].append(
        Reason(f"none for supremacy ({copy.card.name})", -_sum(book[source]), "6e line 253")
    )
    if table.option("furnace_and_soul_stones") != "souls_0":
        _floors(book, mine, (source,))
