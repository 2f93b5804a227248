"""Questions about a 6th edition table: need, why, draw, reveal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lohprint.catalog.power import AREAS, Area
from lohprint.errors import RuleError
from lohprint.table import names
from lohprint.table.explain import Ledger
from lohprint.table.phrase import Line, whole
from lohprint.table.rules import Answer
from lohprint.table.rules.common import need as words_needed
from lohprint.table.rules.sixth import ending, limits, sides, supremacy
from lohprint.table.rules.sixth.dots import ledgers
from lohprint.table.rules.sixth.tabled import LABELS, initiative, listed, silence
from lohprint.table.state import Table


def _devil(table: Table, line: Line) -> str:
    words_needed(line, 1, f"{line.verb} D")
    return names.devil(table, line.words[0])


def _areas(line: Line) -> tuple[Area, ...]:
    """The dominion named second, or all three."""
    if len(line.words) < 2:
        return AREAS
    return tuple(area for area in AREAS if area == names.area(line.words[1]))


# --- what is missing -----------------------------------------------------------------------


def missing(table: Table, devil: str, area: Area) -> int:
    """Dots the Devil's side lacks to win a dominion; below 0 with Misinformation: dots too many.

    Exactly that many win, and one less does not: in a tie the realms or powers decide.
    """
    found = supremacy.supremacy(table, area)
    side = sides.side_of(table, devil)
    if found.side == side:
        return 0
    mine, best = found.sums[side].amount, found.sums[found.side].amount
    equals = [s for s, ledger in found.sums.items() if ledger.amount == best and s != side]
    tied = tuple(s for s in found.sums if s in (*equals, side))
    wins_tie = supremacy.tie(table, tied, area)[0] == side
    step = 0 if wins_tie else (-1 if supremacy.least(table, area) else 1)
    return best - mine + step


def need(table: Table, line: Line) -> Answer:
    """`? D [AREA]`: what a Devil's side needs to win each dominion."""
    devil = _devil(table, line)
    side = sides.side_of(table, devil)
    lacks = {area: missing(table, devil, area) for area in _areas(line)}
    parts = [_need(table, side, area, lack) for area, lack in lacks.items()]
    data = {"side": list(side), "missing": lacks}
    return Answer((f"{listed(table, side)}: {'; '.join(parts)} [6e line 63]",), data)


def _need(table: Table, side: sides.Side, area: Area, lack: int) -> str:
    have = sides.total(table, side, area).amount
    if table.roll(f"won {area}"):
        return f"{LABELS[area]} is won already"
    if not lack:
        return f"{LABELS[area]} {have}, wins"
    return (
        f"{LABELS[area]} {have}, needs {have + lack}: {abs(lack)} {'more' if lack > 0 else 'less'}"
    )


# --- why -----------------------------------------------------------------------------------


def why(table: Table, line: Line) -> Answer:
    """`why D [AREA]`: a Devil's dots card by card, and its side's sum."""
    devil = _devil(table, line)
    side = sides.side_of(table, devil)
    own = ledgers(table, devil)
    lines = [f"{table.name(devil)}: {_sourced(own[area])}" for area in _areas(line)]
    rows = [_row(own[area]) for area in _areas(line)]
    if len(side) > 1:
        sums = [sides.total(table, side, area) for area in _areas(line)]
        lines += [_sourced(ledger) for ledger in sums]
        rows += [_row(ledger) for ledger in sums]
        lines.append(f"{table.name(sides.leader(table, side))} leads [6e line 115]")
    return Answer(tuple(lines), {"devil": devil, "ledgers": rows})


def _sourced(ledger: Ledger) -> str:
    """A ledger with the lines its reasons come from."""
    sources = dict.fromkeys(reason.source for reason in ledger.reasons if reason.source)
    return f"{ledger} [{'; '.join(sources)}]" if sources else str(ledger)


def _row(ledger: Ledger) -> dict[str, object]:
    reasons = [reason._asdict() for reason in ledger.reasons]
    return {"title": ledger.title, "amount": ledger.amount, "reasons": reasons}


# --- draws, limits, Oaths ------------------------------------------------------------------


def draw(table: Table, line: Line) -> Answer:
    """`draw`: what each Devil draws and tables; `draw 4 1`: with one hand card."""
    if len(line.words) > 1:
        devil = names.devil(table, line.words[0])
        ledger = limits.drawn(table, devil, whole(line.words[1], "hand"))
        return Answer((str(ledger),), {devil: ledger.amount})
    rows = {devil: _draws(table, devil) for devil in initiative(table)}
    less = _silence(table)
    return Answer((f"Draw: {'; '.join(rows.values())} [6e line 41]{less}",), {"draw": rows})


def _draws(table: Table, devil: str) -> str:
    more = "".join(f" +{r.amount} {r.why}" for r in limits.extras(table, devil))
    to = limits.draw_to(table, devil)
    return f"{table.name(devil)} {table.kit.constants['draw']}, at least up to {to}{more}"


def _silence(table: Table) -> str:
    barred = silence(table)
    return f"; one card less discards {barred.card.name}" if barred else ""


def reveal(table: Table, line: Line) -> Answer:
    """`reveal D`: one Devil's points with their reasons, once all Oaths are in."""
    devil = _devil(table, line)
    if not table.word("ending"):
        raise RuleError(
            "points are counted when the game is over", "6e line 133", "score shows them so far"
        )
    ledger = ending.final(table)[devil]
    return Answer((str(ledger),), {"devil": devil, "halves": ledger.amount})


ASKS: Mapping[str, Callable[[Table, Line], Answer]] = {
    "need": need,
    "why": why,
    "draw": draw,
    "reveal": reveal,
}
