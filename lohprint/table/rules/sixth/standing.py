"""Where a 6th edition game stands: in lines for people, as data, as a prompt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lohprint.catalog.dots import Last, MayDiscard
from lohprint.catalog.power import AREAS, Area
from lohprint.table.explain import Ledger, Turn
from lohprint.table.rules.sixth import ending, oaths, phases, realms, revealed, sides, supremacy
from lohprint.table.rules.sixth.dots import ledgers
from lohprint.table.rules.sixth.tabled import (
    LABELS,
    effects,
    everywhere,
    initiative,
    listed,
    plays_with,
    points,
    supports,
)
from lohprint.table.state import Table

REVEAL = "Draw (draw D HAND tells how many), trade (a, rs), then reveal: 6 94 94 98"


def status(table: Table) -> tuple[str, ...]:
    """Points and phase, dots of every side, what is next: at most three lines."""
    lines = [f"{_when(table)}. Points: {ending.standings(table)}"]
    if table.word("phase") in ("reinforcements", "supremacy"):
        lines.append("; ".join(_dots(table)))
    if table.word("phase") == "discard":
        lines.append("; ".join(_discards(table)))
    lines.append(_coming(table))
    return tuple(line for line in lines if line)


def _when(table: Table) -> str:
    turn, phase = table.tally("turn", "table"), table.word("phase")
    return "The game is over" if phase == "over" else f"Turn {turn}, {phase}"


def _dots(table: Table) -> Iterator[str]:
    """`P Asmodeus + Belial 5, Lilith 4*`: best first; `*` has a number set by hand in it."""
    sums = {side: sides.totals(table, side) for side in sides.sides(table)} if _known(table) else {}
    for area in AREAS:
        won = table.roll(f"won {area}")
        if won:
            yield f"{LABELS[area]} won by {listed(table, won)}"
        elif sums:
            amounts = {side: ledgers_[area].amount for side, ledgers_ in sums.items()}
            yield _ranked(table, area, amounts)


def _ranked(table: Table, area: Area, amounts: Mapping[sides.Side, int]) -> str:
    upward = supremacy.least(table, area)
    order = sorted(amounts, key=lambda side: amounts[side] * (1 if upward else -1))
    shown = ", ".join(f"{listed(table, s)} {amounts[s]}{_star(table, s)}" for s in order)
    return f"{area[0].upper()}{' (least wins)' if upward else ''} {shown}"


def _known(table: Table) -> bool:
    """Whether any cards or numbers were told; with results only there are none."""
    return bool(table.cards) or any(table.word(f"dots {devil}") for devil in table.devils)


def _star(table: Table, side: sides.Side) -> str:
    return "*" if any(table.word(f"dots {devil}") for devil in side) else ""


def _coming(table: Table) -> str:
    """What comes next, and how to say it."""
    match table.word("phase"):
        case "draw" | "trading":
            return "; ".join((REVEAL, *_before_reveal(table)))
        case "reinforcements":
            return _revealing(table)
        case "supremacy":
            return supremacy.due(table) or _undecided(table)
        case "discard":
            waiting = phases.choosing(table)
            return "; ".join(phases.choices(table, d) for d in waiting) or "k ends the turn"
        case _:
            return _after(table)


def _undecided(table: Table) -> str:
    area = supremacy.next_area(table)
    return f"{LABELS[area]} next: go counts, w {area[0]} D says who wins" if area else ""


def _before_reveal(table: Table) -> Iterator[str]:
    given = [d for d in table.devils if sides.holder(table, d) != d]
    if given:
        alliances = [listed(table, side) for side in sides.sides(table) if len(side) > 1]
        yield f"allied: {', '.join(alliances) or 'nobody, as all would be'}"
    timed = [*_may_discard(table, "reinforcements"), *_timed(table, "reinforcements")]
    if timed:
        yield f"before the reveal: {', '.join(timed)}"


def _timed(table: Table, when: str) -> Iterator[str]:
    """Cards that do something at the start of a phase, in initiative order (6e line 75)."""
    for devil in initiative(table):
        for copy in supports(table, devil):
            if any(act.when == when for act in copy.card.acts):
                yield f"{copy.card.name} of {table.name(devil)}"


def _may_discard(table: Table, phase: str) -> Iterator[str]:
    """Baalzebub and Lilith (6e lines 157 and 160)."""
    for devil in table.devils:
        for effect in effects(table.kit.devils[devil].effects, MayDiscard):
            if effect.phase == phase:
                what = "a horde" if effect.what == "horde" else "non-rituals from its hand"
                yield f"{table.name(devil)} may discard {what}"


def _revealing(table: Table) -> str:
    """Who has still to reveal; then the next event; then the count."""
    told = [d for d in table.devils if table.roll(f"revealed {d}") or table.word(f"dots {d}")]
    left = [table.name(devil) for devil in table.devils if devil not in told]
    if left and not table.roll("handled"):
        then = "ev" if revealed.waiting(table) else "go"
        return f"Still to reveal: {', '.join(left)}; then {then}"
    event = revealed.preview(table)
    return f"Next event: {event}" if event else "go counts"


def _discards(table: Table) -> Iterator[str]:
    """What may or must be done before anything is discarded, and what goes from the hands."""
    offer = realms.offer(table)
    if offer:
        yield offer
    starts = list(_timed(table, "discard_phase"))
    if starts:
        yield f"first: {', '.join(starts)}"
    yield from _may_discard(table, "discard")
    for devil, copy, _ in everywhere(table, Last):
        yield f"{table.name(devil)} discards last ({copy.card.name})"
    yield f"hand cards beyond {table.kit.constants['keep_hand']} go [6e line 71]"


def _after(table: Table) -> str:
    if plays_with(table, "oaths") and oaths.missing(table):
        left = ", ".join(table.name(devil) for devil in oaths.missing(table))
        return f"Oaths missing: {left}; o D SIGNERS, like o 3 3316"
    return "score counts the points"


# --- who is next ---------------------------------------------------------------------------


def next_up(table: Table) -> Turn | None:
    """The Devil that something waits for; None while all act at the same time (6e line 31)."""
    waiting = revealed.waiting(table)
    if table.word("phase") == "reinforcements" and waiting:
        devil, copy = waiting[0]
        return Turn(devil, f"has {copy.card.name} to handle", "6e line 57")
    for devil in supremacy.owing(table):
        return Turn(devil, "chooses hordes to discard", "6e line 294")
    for devil in phases.choosing(table):
        return Turn(devil, "chooses what it keeps", "6e line 71")
    return None


def prompt(table: Table) -> str:
    """`3 trading`, `3 discard Belial`: the turn, the phase, who must choose."""
    turn = next_up(table)
    phase = table.word("phase")
    if phase == "over":
        return "over"
    who = f" {table.name(turn.devil)}" if turn else ""
    return f"{table.tally('turn', 'table')} {phase}{who}"


def facts(table: Table) -> Mapping[str, object]:
    """The table as plain data."""
    turn = next_up(table)
    found = sides.sides(table)
    return {
        "phase": table.word("phase"),
        "turn": table.tally("turn", "table"),
        "initiative": list(initiative(table)),
        "realms": {devil: table.word(f"realm {devil}") for devil in table.devils},
        "vp": {devil: points(table, devil) for devil in table.devils},
        "dots": {devil: _amounts(ledgers(table, devil)) for devil in table.devils},
        "by_hand": [devil for devil in table.devils if table.word(f"dots {devil}")],
        "sides": [
            {
                "devils": list(side),
                "leader": sides.leader(table, side),
                "total": _amounts(sides.totals(table, side)),
            }
            for side in found
        ],
        "won": {area: list(table.roll(f"won {area}")) for area in AREAS},
        "events": [[devil, copy.key] for devil, copy in revealed.waiting(table)],
        "tabled": {devil: [copy.key for copy in table.at(devil)] for devil in table.devils},
        "owes": {devil: table.tally("owes", devil) for devil in supremacy.owing(table)},
        "swap": table.word("swap"),
        "next": turn._asdict() if turn else None,
        "ending": table.word("ending"),
    }


def _amounts(found: Mapping[Area, Ledger]) -> dict[str, int]:
    return {area: ledger.amount for area, ledger in found.items()}
