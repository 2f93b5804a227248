"""The start of a game: who plays, how many of what (lines 93 to 160, 413 to 427)."""

from __future__ import annotations

from collections.abc import Mapping

from lohprint.errors import RuleError, UsageError
from lohprint.table import names
from lohprint.table.draft import Draft
from lohprint.table.explain import counted
from lohprint.table.kit import KitSetup
from lohprint.table.phrase import Line
from lohprint.table.rules import Answer
from lohprint.table.rules.annihilageddon.arena import (
    SATAN,
    cite,
    constant,
    player,
    wizards,
)
from lohprint.table.rules.annihilageddon.wounds import NOBODY
from lohprint.table.rules.common import setting
from lohprint.table.state import Table

RESERVED = ("all", "foes", "none", *NOBODY)
"""Words of a line that no player can be called."""


def start(draft: Draft, setup: Mapping[str, str]) -> None:
    """Everybody at 20 HP and the stacks by the number of Wizards (A3-14); Satan goes first.

    `starter`: who goes first, else the first seat; `length`: `extended`.
    Raises RuleError, UsageError.
    """
    for who in draft.table.devils:
        word = who.casefold()
        if word in RESERVED or word.isdigit() or (word == SATAN.casefold()) != (who == SATAN):
            raise UsageError(f"a player cannot be called '{who}', a word of lines; try '{who}2'")
    row = _row(draft.table, setup.get("length", ""))
    draft.word("phase", "play")
    draft.word("turn", _first(draft.table, setup.get("starter", "")))
    draft.tally("table", "turn", 1)
    for who in draft.table.devils:
        draft.tally("hp", who, constant(draft.table, "start_hp"))
    draft.tally("stack", "dead", row.counts["dead_wizard_tokens"])
    draft.tally("stack", "devils", row.counts["devil_stack"])
    draft.tally("stack", "damned", draft.table.kit.supply["Damned Wizard Token"])
    if row.variant:
        draft.word("length", row.variant)
    listed = ", ".join(called(draft.table, who) for who in draft.table.devils)
    draft.say(f"{draft.table.kit.title}: {listed}")
    draft.say(_stacks(row))


def called(table: Table, who: str) -> str:
    """`Ann`, or `Satan (dee)` where the player has another name."""
    name, person = table.name(who), table.player(who)
    return name if name.casefold() == person.casefold() else f"{name} ({person})"


def _row(table: Table, length: str) -> KitSetup:
    """The numbers for so many Wizards. Raises RuleError, UsageError where there are none."""
    count = len(wizards(table))
    rows = {row.variant: row for row in table.kit.setups if row.players == count}
    if not rows:
        counts = sorted({row.players for row in table.kit.setups})
        raise RuleError(
            counted(count, "Wizard"), cite("125-128"), f"{counts[0]} to {counts[-1]} can play"
        )
    if length in rows:
        return rows[length]
    told = {row.variant: row.players for row in table.kit.setups if row.variant}
    known = ", ".join(f"{name} (for {players})" for name, players in told.items())
    raise UsageError(
        f"no length '{length}' is told for {counted(count, 'Wizard')}; there is: {known}; "
        "or set the stacks yourselves: stack leg N, stack dwt N"
    )


def _first(table: Table, typed: str) -> str:
    """Who has the first turn: Satan where there is one (line 158), else as typed (line 160)."""
    first = names.devil(table, typed) if typed else ""
    if SATAN not in table.devils:
        return first or table.devils[0]
    if first not in ("", SATAN):
        raise RuleError(
            f"{table.name(first)} cannot start", cite("158"), "Satan goes first; name no starter"
        )
    return SATAN


def _stacks(row: KitSetup) -> str:
    devils, tokens = row.counts["devil_stack"], row.counts["dead_wizard_tokens"]
    return f"stacks of {devils} Legendary Devils and {tokens} Dead Wizard Tokens"


def laid_out(table: Table, line: Line) -> Answer:
    """`setup`: what everybody starts with."""
    row = _row(table, table.word("length"))
    count = {name: constant(table, name) for name in table.kit.constants}
    swap = SATAN not in table.devils and table.option("satanic_glyph_without_satan") == "on"
    glyphs = count["start_glyphs"] - swap
    deck = f"{glyphs} Glyphs" + (", 1 Satanic Glyph" if swap else "")
    lines = [
        f"{counted(row.players, 'Wizard')}: {_stacks(row)} [{cite('125-128, 146')}]",
        f"Each Wizard: {count['start_hp']} HP; {deck}, {count['start_satanic_wands']} Satanic "
        f"Wand, {count['start_fizzles']} Fizzles; {count['hand']} cards in hand "
        f"[{cite('105, 107')}]",
    ]
    if SATAN in table.devils:
        lines.append(
            f"Satan: {count['start_hp']} HP; {count['satan_start_deck']} starters, a stack of "
            f"{count['satan_stack']}; goes first [{cite('158, 419-421')}]"
        )
    return Answer(tuple(lines), {**row.counts, "players": row.players, "satanic_glyph": swap})


# --- by hand -------------------------------------------------------------------------------


def set_(draft: Draft, line: Line) -> None:
    """`set turn NAME -m why`, `set standee NAME|none -m why`. Raises UsageError."""
    setting(line.words, line.why, _SET)(draft, " ".join(line.words[1:]))
    draft.say(f"set {line.rest} ({line.why})")


def _turn(draft: Draft, word: str) -> None:
    draft.word("turn", player(draft.table, word))
    draft.tally("table", "slain", 0)
    draft.word("phase", "play")
    draft.word("ending", "")


def _standee(draft: Draft, word: str) -> None:
    draft.word("standee", "" if word == "none" else player(draft.table, word))


_SET = {"turn NAME": _turn, "standee NAME|none": _standee}
