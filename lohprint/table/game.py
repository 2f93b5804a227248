"""A game in progress: hears a line, decides, saves, and only then answers.

The verbs that every system shares live here; all others go to the system's `decide` and
`answer`. One `Game` serves a one-shot command and the shell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from lohprint.errors import LohError, RuleError, UsageError
from lohprint.table import journal as journals
from lohprint.table import shared
from lohprint.table.draft import Draft
from lohprint.table.events import AnyEvent, Began, Entry, Fixed, Noted, Redid, Undid, seal
from lohprint.table.history import History, Moment, back, then
from lohprint.table.kit import Kit
from lohprint.table.phrase import Line, parse
from lohprint.table.rules import Ruleset, Verb, find
from lohprint.table.state import Seat, Table, blank

Clock = Callable[[], str]


def utc() -> str:
    """Now, like `2026-05-01T19:30:00Z`."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True)
class Reply:
    """What a line gets: lines for people, the same as data for `--json`."""

    lines: tuple[str, ...]
    data: Mapping[str, object] = field(default_factory=dict)


def start(
    path: Path, kit: Kit, seats: Iterable[Seat], setup: Mapping[str, str], clock: Clock = utc
) -> Game:
    """Begin a game in a new file. Raises RuleError, UsageError, StoreError."""
    seated, rules = tuple(seats), find(kit.rules)
    draft = Draft(blank(kit, seated))
    rules.start(draft, setup)
    first = Began(
        n=1, at=clock(), title=draft.title, rules=f"{kit.rules}@{rules.VERSION}",
        kit=kit, seats=seated, changes=tuple(draft.changes),
    )  # fmt: skip
    journals.Journal.create(path, first)
    return Game(path, clock)


class Game:
    """A saved game with its rules."""

    def __init__(self, path: Path, clock: Clock = utc) -> None:
        """Raises StoreError, DataError where `path` is no sound saved game."""
        self.journal, self.clock = journals.Journal(path), clock
        self.history: History | None = None
        with self.journal.locked() as file:
            self._catch_up(file)
        self.rules: Ruleset = find(self.table.kit.rules)
        self.verbs = {
            name: v.name for v in (*shared.VERBS, *self.rules.VERBS) for name in _names(v)
        }

    @property
    def moments(self) -> History:
        """The history; there is one from the first reading on."""
        assert self.history is not None  # set in __init__, or that raised
        return self.history

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.moments.now.table

    @property
    def torn(self) -> str:
        """A message where the file ends in a torn line, else ""."""
        if not self.journal.torn:
            return ""
        return (
            f"{self.journal.path}: the last line is torn (a power cut?) and does not count; "
            f"the next entry sets it aside in {self.journal.path.name}.torn"
        )

    def _catch_up(self, file: IO[bytes]) -> None:
        for event in self.journal.news(file):
            if self.history is None:
                if not isinstance(event, Began):
                    raise self.journal.fault("does not begin a game")
                self.history = History(event)
                continue
            try:
                self.history.add(event)
            except (LohError, ValueError) as error:
                raise self.journal.fault(str(error)) from None

    def hear(self, text: str) -> Reply:
        """Take a line in. Saved before it is answered.

        Raises RuleError where the rules refuse it, UsageError where it cannot be read, StoreError
        where it cannot be saved; then nothing changed.
        """
        with self.journal.locked() as file:
            self._catch_up(file)
            line = parse(text, self.verbs)
            if not (line.verb or line.items or line.end):
                return self.standing()
            if line.verb == "house" and not line.words:
                return Reply(*shared.options(self.table))
            ask = shared.ASKS.get(line.verb)
            if ask is not None:
                return Reply(*ask(self.moments, self.rules, line, self.look))
            if self._asks(line.verb):
                return Reply(*self.rules.answer(self.table, line))
            asks: list[str] = []
            event = self._event(line, asks)
            self.journal.append(file, (event,))
            before = self.moments.now
            self.moments.add(event)
        return self._told(event, before, asks)

    def _asks(self, verb: str) -> bool:
        return any(v.name == verb and v.asks for v in self.rules.VERBS)

    def look(self, table: Table, text: str) -> Draft:
        """What a line would do to `table`; nothing is saved. Raises RuleError, UsageError."""
        draft = Draft(table)
        line = parse(text, self.verbs)
        if line.verb == "house":
            shared.house(draft, line)
        elif line.verb in shared.ASKS or line.verb in shared.STEPS or self._asks(line.verb):
            raise UsageError(f"'{line.verb}' changes nothing; give a line that does")
        else:
            self.rules.decide(draft, line)
        return draft

    def standing(self) -> Reply:
        """Where the game stands."""
        lines = self.rules.status(self.table)
        return Reply(lines, {"n": self.moments.now.n, **self.rules.facts(self.table)})

    # --- events from lines -----------------------------------------------------------------

    def _event(self, line: Line, asks: list[str]) -> AnyEvent:
        """The event a line makes; what its players should know is put into `asks`."""
        n, at = self.moments.n + 1, self.clock()
        match line.verb:
            case "undo":
                to, title = shared.undo(self.moments, self.rules, line.rest)
                return Undid(n=n, at=at, title=title, to=to)
            case "redo":
                to, title = shared.redo(self.moments, line.rest)
                return Redid(n=n, at=at, title=title, to=to)
            case "note":
                return Noted(n=n, at=at, title=shared.note(line))
            case "fix":
                return self._fixed(n, at, line)
        draft = self.look(self.table, line.text)
        asks += draft.asks
        return self._entry(n, at, line.text, draft)

    def _entry(self, n: int, at: str, text: str, draft: Draft) -> Entry:
        changes = tuple(draft.changes)
        hidden = {"sealed": seal(changes), "line": ""} if draft.sealed else {"changes": changes}
        data = {"n": n, "at": at, "title": draft.title, "line": text, **hidden}
        version = f"{self.table.kit.rules}@{self.rules.VERSION}"
        return Entry(rules=version, **data)  # type: ignore[arg-type]  # the record checks it

    def _fixed(self, n: int, at: str, line: Line) -> Fixed:
        wrong, text = shared.fix(self.moments, line)
        moment = wrong.before
        if moment is None:
            raise RuleError(
                "the start of a game cannot be fixed", fix="'loh game new' starts another"
            )
        later = [m.entry for m in back(self.moments.now) if m.n > wrong.n][::-1]
        made: list[Entry] = []
        lost: list[str] = []
        for entry in (text, *later):
            try:
                again = self._again(moment, n + 1 + len(made), entry)
            except LohError as error:
                if isinstance(entry, str):
                    raise
                lost.append(f"#{entry.n} ({error})")
                continue
            made.append(again)
            moment = then(moment, again)
        gone = f"; no longer possible: {', '.join(lost)}" if lost else ""
        title = f"#{wrong.n} is now: {made[0].title}{gone}"
        to = wrong.before.n if wrong.before else 0
        return Fixed(n=n, at=at, title=title, entry=wrong.n, to=to, made=tuple(made))

    def _again(self, moment: Moment, n: int, what: str | Began | Entry) -> Entry:
        """A line decided anew on another table; a sealed entry keeps its effect."""
        if isinstance(what, Entry) and what.sealed:
            return replace(what, n=n)
        text = what if isinstance(what, str) else getattr(what, "line", "")
        at = self.clock() if isinstance(what, str) else what.at
        return self._entry(n, at, text, self.look(moment.table, text))

    # --- answers ---------------------------------------------------------------------------

    def _told(self, event: AnyEvent, before: Moment, asks: list[str]) -> Reply:
        lines = [event.title, *(["; ".join(asks)] if asks else [])]
        if before is not self.moments.now:
            lines += self.rules.status(self.table)
        facts = {"n": self.moments.n, "title": event.title, **self.rules.facts(self.table)}
        return Reply(tuple(lines[:4]), {**facts, **({"asks": asks} if asks else {})})


def _names(verb: Verb) -> tuple[str, ...]:
    return (verb.name, verb.short) if verb.short else (verb.name,)
