"""The end of a conflict and of the game (5e lines 19, 42 to 44)."""

from __future__ import annotations

from lohprint.catalog.power import AREAS
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.rules.fifth import conflict

ENDINGS = {
    "three_markers": "a Devil holds all three dominion markers (5e lines 19 and 44)",
    "cards_out": "a Devil has one hand card or less and an empty draw deck (5e lines 19 and 44)",
    "stopped": "the table stopped before either happened",
}


def won(draft: Draft, winner: str, points: int | None = None) -> None:
    """The winner takes the marker and 1 or 2 victory points; the table is cleared (lines 42-44)."""
    table = draft.table
    area, hordes = conflict.area(table), len(conflict.hordes(table, winner))
    enough = table.kit.constants.get("hordes_for_two_points", 4)
    vp = points if points is not None else 2 if hordes >= enough else 1
    byhand = points is None and bool(table.word(f"power {winner}"))
    why = f" with {counted(hordes, 'horde')}" if points is None and not byhand else ""
    if byhand and vp < 2:
        again = f"u, then w {area[0]} {table.kit.devils[winner].age} 2"
        draft.ask(f"If {table.name(winner)} has {enough} tabled hordes: {again} [5e line 43]")
    label, gain = conflict.LABELS[area], counted(vp, "victory point")
    draft.say(f"{table.name(winner)} wins {label}{why}: {gain}")
    draft.word(f"marker {area}", winner)
    draft.add("vp", winner, vp)
    clear(draft)
    if area == "military":
        draft.word("swap", winner)
        draft.ask(f"{table.name(winner)} may swap its realm: rs {table.kit.devils[winner].age} D")
    finished(draft)


def clear(draft: Draft) -> None:
    """Every tabled card goes to its owner's pile; nothing of the conflict is left."""
    for key in tuple(draft.table.cards):
        conflict.move(draft, key, "")
    for devil in draft.table.devils:
        draft.word(f"power {devil}", "")
    for name in AREAS:
        draft.word(f"former {name}", "")
    for word in ("area", "actor", "must retreat", "tie", "timer"):
        draft.word(word, "")
    for roll in ("turns", "retreated", "played", "owed"):
        draft.roll(roll, ())


def finished(draft: Draft) -> None:
    """A conflict is over: three markers end the game before the starter moves (case 42)."""
    for devil in draft.table.devils:
        if len(conflict.markers(draft.table, devil)) == draft.table.kit.constants.get(
            "markers_to_end", 3
        ):
            over(draft, "three_markers")
            draft.say(f"{draft.table.name(devil)} holds all three markers: the game is over")
            return
    move_starter(draft)


def move_starter(draft: Draft) -> None:
    """The starter marker goes one Devil clockwise; a new conflict can begin (line 44)."""
    after = draft.table.clockwise(draft.table.word("starter"))[1]
    draft.word("starter", after)
    draft.add("conflict", "table", 1)
    draft.add("moved", "table", 1)
    draft.word("phase", "choose")
    draft.say(f"starter is {draft.table.name(after)}")


def over(draft: Draft, ending: str) -> None:
    """The game ends for a declared reason."""
    draft.word("phase", "over")
    draft.word("ending", ending)
