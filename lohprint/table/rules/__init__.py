"""How each edition keeps its score: one module or package a system, found by its name.

To add a system, write `lohprint/table/rules/<name>.py` (or a package) with the names of
`Ruleset` at module level, and put `rules: <name>` into the edition's `edition.yaml`. No list
knows of it: `find` imports it by that name. What it needs is ready:

- `Table` (state.py) holds words, numbers, lists and cards; a system gives names their meaning.
- `Draft` (draft.py) collects changes in `start` and `decide`, and shows the table as it will be.
- `names` finds Devils, cards, realms and dominions; `common` and `court` hold shared rules.
- `Ledger`, `Turn` and `Verdict` (explain.py) are how numbers, turns and winners explain themselves.

Verbs all systems share (undo, redo, log, note, fix, if, house, score, export) are not its
business: see `game.py`. Each ending it declares needs a sample game in `tests/games/<edition>/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from lohprint.errors import LohError

if TYPE_CHECKING:
    from lohprint.table.draft import Draft
    from lohprint.table.explain import Ledger, Turn, Verdict
    from lohprint.table.phrase import Line
    from lohprint.table.state import Table


class Verb(NamedTuple):
    """A word that starts a line."""

    name: str
    short: str
    """Another name, one letter or a few; "" for none."""
    usage: str
    help: str
    asks: bool = False
    """It only answers (`answer`); it never changes the table (`decide`)."""


class Answer(NamedTuple):
    """What a question gets: lines for people, data for `--json`."""

    lines: tuple[str, ...]
    data: Mapping[str, object] = {}


class Ruleset(Protocol):
    """The few answers every system gives. All are pure: a table in, a value out."""

    VERSION: int
    """Goes up when a decision changes; the journal notes it, replay never asks."""
    STARTER: bool
    """Whether the players say who goes first; else the rules do."""
    VERBS: tuple[Verb, ...]
    ENDINGS: Mapping[str, str]
    """Every way a game can end, by name, in a sentence with its source."""

    def start(self, draft: Draft, setup: Mapping[str, str]) -> None:
        """Lay the table out. `setup` is what was typed: `starter`, `realm mammon`, ...

        Raises UsageError, RuleError.
        """

    def decide(self, draft: Draft, line: Line) -> None:
        """Judge a line and draft what it changes. Raises RuleError, UsageError."""

    def answer(self, table: Table, line: Line) -> Answer:
        """Answer a verb that only asks."""

    def status(self, table: Table) -> tuple[str, ...]:
        """Where the game stands, in three lines at most."""

    def facts(self, table: Table) -> Mapping[str, object]:
        """The same as plain data, for `--json`."""

    def prompt(self, table: Table) -> str:
        """What the shell shows before the line, short."""

    def next_up(self, table: Table) -> Turn | None:
        """Whose turn it is, why, and what it needs; None when nobody's."""

    def ending(self, table: Table) -> str:
        """One of ENDINGS, or "" while the game goes on."""

    def final(self, table: Table) -> Mapping[str, Ledger]:
        """Every Devil's points with their reasons. Raises RuleError where something is missing."""

    def verdict(self, table: Table) -> Verdict:
        """Who won and which tie-break decided it."""


def find(name: str) -> Ruleset:
    """The system called `name`. Raises LohError where there is no such module."""
    module = f"{__name__}.{name}"
    try:
        return cast("Ruleset", import_module(module))
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise LohError(f"no rules are called '{name}'; see lohprint/table/rules") from None
