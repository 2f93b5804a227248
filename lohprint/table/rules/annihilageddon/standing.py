"""Where an Annihilageddon 3 game stands: in lines for people, as data, as a prompt."""

from __future__ import annotations

from collections.abc import Mapping

from lohprint.table.explain import counted
from lohprint.table.rules.annihilageddon import scoring, turns
from lohprint.table.rules.annihilageddon.arena import most_hp
from lohprint.table.rules.annihilageddon.setup import called
from lohprint.table.state import Table


def status(table: Table) -> tuple[str, ...]:
    """HP and tokens; whose turn it is, the Standee, the stacks; an end that is near."""
    people = "; ".join(_player(table, who) for who in table.devils)
    if table.word("phase") == "over":
        missing = [table.name(who) for who in scoring.untold(table)]
        rest = f"Points on cards missing: {', '.join(missing)}; vp NAME N [blw N]"
        return people, rest if missing else "score counts the points"
    near = tuple(turns.looming(table))
    lines = [people, _next(table)]
    if near:
        reasons = " and ".join(turns.ENDINGS[name] for name in near)
        lines.append(f"The game ends with this turn: {reasons}")
    return tuple(lines)


def _player(table: Table, who: str) -> str:
    """`Bob 9/17 HP, 2 Dead, 1 Damned`."""
    hp = str(table.tally("hp", who))
    if table.tally("tiles", who):
        hp += f"/{most_hp(table, who)}"
    parts = [f"{table.name(who)} {hp} HP"]
    for kind in ("dead", "damned"):
        held = table.roll(f"{kind} {who}")
        parts += [f"{len(held)} {kind.capitalize()}"] if held else []
    coins, devils = table.tally("coins", who), table.tally("devils", who)
    parts += [counted(coins, "coin")] if coins else []
    parts += [counted(devils, "Devil")] if devils else []
    return ", ".join(parts)


def _next(table: Table) -> str:
    turn = turns.next_up(table)
    assert turn is not None  # the game is not over
    holder = table.word("standee")
    standee = f"Standee: {table.name(holder)}; " if holder else ""
    dead, devils = table.tally("stack", "dead"), table.tally("stack", "devils")
    text = f"{called(table, turn.devil)} {turn.why}; {standee}"
    text += f"left: {counted(dead, 'Dead Wizard Token')}, {counted(devils, 'Legendary Devil')}"
    return text + ("; e goes on" if table.word("phase") == "group" else "")


def facts(table: Table) -> Mapping[str, object]:
    """The table as plain data."""
    turn = turns.next_up(table)
    return {
        "phase": table.word("phase"),
        "turn": table.tally("table", "turn"),
        "next": turn._asdict() if turn else None,
        "players": {who: _facts(table, who) for who in table.devils},
        "standee": table.word("standee"),
        "stacks": {kind: table.tally("stack", kind) for kind in ("dead", "damned", "devils")},
        "ends_with_turn": list(turns.looming(table)),
        "ending": table.word("ending"),
    }


def _facts(table: Table, who: str) -> Mapping[str, object]:
    return {
        "hp": table.tally("hp", who),
        "most_hp": most_hp(table, who),
        "tiles": table.tally("tiles", who),
        "dead": list(table.roll(f"dead {who}")),
        "damned": list(table.roll(f"damned {who}")),
        "devils": table.tally("devils", who),
        "coins": table.tally("coins", who),
    }


def prompt(table: Table) -> str:
    """`Ann 12 HP`: short, for the shell."""
    turn = turns.next_up(table)
    if turn is None:
        return "over"
    name = table.name(turn.devil)
    if table.word("phase") == "group":
        return "group attack"
    return f"{name} {table.tally('hp', turn.devil)} HP"
