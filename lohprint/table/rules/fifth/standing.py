"""Where a 5th edition game stands: in lines for people, as data, as a prompt."""

from __future__ import annotations

from collections.abc import Mapping

from lohprint.catalog.power import AREAS
from lohprint.table.explain import Turn
from lohprint.table.rules.fifth import conflict, order, scoring
from lohprint.table.rules.fifth.owed import owed
from lohprint.table.rules.fifth.power import powers
from lohprint.table.state import Table


def status(table: Table) -> tuple[str, ...]:
    """Powers, who is next and why, what it needs, what is still to choose: at most three lines."""
    match table.word("phase"):
        case "choose":
            lines = [_choosing(table), *_asked(table)]
        case "trade":
            lines = [_powers(table), "Trade phase: t starts the 2:00 timer, e ends it [5e line 31]"]
        case "win":
            lines = [_powers(table), "One Devil is left: Break Alliance now, or e for the win"]
        case "over":
            lines = [_points(table), _ended(table)]
        case _:
            lines = [_powers(table), _next(table)]
    waiting = "; ".join(dict.fromkeys(entry.words(table) for entry in owed(table)))
    return tuple([*lines, f"Still to choose: {waiting}"] if waiting else lines)


def _powers(table: Table) -> str:
    """`Souls: Baalzebub 8, Asmodeus 6*`, strongest first; `*` is set by hand."""
    ranked = sorted(powers(table).items(), key=lambda pair: -pair[1])
    named = (f"{table.name(d)} {n}{'*' if table.word(f'power {d}') else ''}" for d, n in ranked)
    out = [table.name(devil) for devil in table.roll("retreated")]
    return f"{order.label(table)}: {', '.join(named)}" + (f"; out: {', '.join(out)}" if out else "")


def _next(table: Table) -> str:
    turn = order.next_up(table)
    if turn is None:
        return "Nobody is next"
    text = f"{called(table, turn.devil)} {turn.why} [{turn.source}]"
    return f"Next: {text}" + (f"; {_wanted(turn)}" if turn.target is not None else "")


def _wanted(turn: Turn) -> str:
    """What it takes to stay: the power it must end with, and what is missing."""
    return f"needs {turn.target}, {turn.missing} more" if turn.missing else "strongest: may stay"


def called(table: Table, devil: str) -> str:
    """`Mammon (ann)`."""
    return f"{table.name(devil)} ({table.player(devil)})"


def _choosing(table: Table) -> str:
    starter, number = table.word("starter"), table.tally("conflict", "table")
    return f"{called(table, starter)} starts conflict {number}: c p, c s or c m, or dec to decline"


def _asked(table: Table) -> list[str]:
    """What may still be said between two conflicts."""
    lines = []
    if table.word("swap"):
        lines.append(f"{table.name(table.word('swap'))} may swap its realm: rs D E [5e line 43]")
    if table.tally("moved", "table"):
        lines.append("A Devil with 1 hand card or less and no deck? Then: out D [5e line 44]")
    return lines


def _points(table: Table) -> str:
    rows = (
        f"{table.name(devil)} {table.tally('vp', devil)}+{len(conflict.markers(table, devil))}"
        for devil in table.devils
    )
    ruler, why = scoring.overlord(table)
    name = table.name(ruler) if ruler else "nobody"
    return f"Overlord: {name}, {why}; points+markers: {', '.join(rows)}"


def _ended(table: Table) -> str:
    missing = [table.name(devil) for devil in scoring.missing_oaths(table)]
    return (
        f"Oaths missing: {', '.join(missing)}; o D SIGNERS"
        if missing
        else "score counts the points"
    )


def facts(table: Table) -> Mapping[str, object]:
    """The table as plain data."""
    turn = order.next_up(table)
    return {
        "phase": table.word("phase"),
        "conflict": table.tally("conflict", "table"),
        "area": table.word("area"),
        "starter": table.word("starter"),
        "power": powers(table) if table.word("area") else {},
        "by_hand": [devil for devil in table.devils if table.word(f"power {devil}")],
        "retreated": list(table.roll("retreated")),
        "next": turn._asdict() if turn else None,
        "markers": {area: table.word(f"marker {area}") for area in AREAS},
        "vp": {devil: table.tally("vp", devil) for devil in table.devils},
        "realms": {devil: table.word(f"realm {devil}") for devil in table.devils},
        "tabled": {
            place: [copy.key for copy in table.at(place)]
            for place in (*table.devils, conflict.MIDDLE)
        },
        "owed": [entry.words(table) for entry in owed(table)],
        "ending": table.word("ending"),
    }


def prompt(table: Table) -> str:
    """`Souls, Lilith needs 9`: short, for the shell."""
    turn = order.next_up(table)
    phase = table.word("phase")
    if turn is None:
        return {"trade": "trade", "over": "over"}.get(phase, phase)
    name = table.name(turn.devil)
    if turn.target is not None and turn.missing:
        return f"{name} needs {turn.target}"
    return f"{name}: area?" if phase == "choose" else name
