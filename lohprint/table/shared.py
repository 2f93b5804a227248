"""The verbs that every system shares: undo, redo, log, note, fix, if, house, score, rules."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import NamedTuple

from lohprint.errors import RuleError, UsageError, nearest
from lohprint.table.draft import Draft
from lohprint.table.events import Entry, Event, Fixed, Noted
from lohprint.table.history import History, Moment, back
from lohprint.table.kit import House
from lohprint.table.phrase import Line, whole
from lohprint.table.rules import Ruleset, Verb
from lohprint.table.state import Table

VERBS: tuple[Verb, ...] = (
    Verb(
        "undo", "u", "u [N | #ENTRY | turn]", "Take back the last N entries (1), or all from one."
    ),
    Verb("redo", "y", "y [N]", "Bring back what was undone."),
    Verb("log", "l", "log [all]", "List what stands; 'all' shows what was undone too.", asks=True),
    Verb("note", "", "note TEXT", "Write a remark into the log; notes are never undone."),
    Verb("fix", "", "fix #ENTRY LINE", "Put an entry right; later ones are decided again."),
    Verb("if", "", "if LINE", "Show what a line would do; nothing is saved.", asks=True),
    Verb("house", "", "house [NAME=VALUE]", "List the options, or change one for this game."),
    Verb("next", "n", "n", "Show where the game stands.", asks=True),
    Verb("score", "s", "score", "Every point with its reason, and who won.", asks=True),
    Verb("rules", "", "rules [TOPIC | LINE]", "What the rules say on a topic.", asks=True),
    Verb("help", "h", "help [VERB]", "List the verbs, or explain one.", asks=True),
)
STEPS = ("undo", "redo", "note", "fix")
"""Verbs whose events are not entries."""

Look = Callable[[Table, str], Draft]


class Shown(NamedTuple):
    """Lines for people and the same as data."""

    lines: tuple[str, ...]
    data: Mapping[str, object]


# --- there and back ------------------------------------------------------------------------


def undo(history: History, rules: Ruleset, what: str) -> tuple[int, str]:
    """The entry to go back to, and the title. Raises RuleError where there is nothing to undo."""
    if not history.past:
        raise RuleError("nothing to undo", fix="so the game began; 'loh game new' starts another")
    past = [history.now, *reversed(history.past)]
    if what.startswith("#"):
        first = _numbered(what)
        history.at(first)
        steps = next(i for i, m in enumerate(past) if all(b.n != first for b in back(m)))
    elif what == "turn":
        steps = _turn(past, rules)
    else:
        steps = whole(what, "steps") if what else 1
    if not 1 <= steps <= len(history.past):
        most = len(history.past)
        raise RuleError(f"{_entries(most)} can be undone, not {steps}", fix=f"give 1 to {most}")
    gone = past[0].entry.title if steps == 1 else f"{steps} entries, back to #{past[steps].n}"
    reopened = [m.entry for m in past[:steps] if isinstance(m.entry, Entry) and m.entry.sealed]
    aloud = " (what was sealed is open again)" if reopened else ""
    return past[steps].n, f"Undone: {gone}{aloud}"


def _turn(past: list[Moment], rules: Ruleset) -> int:
    """How many steps to the start of the turn that the last entry belongs to.

    That is a Devil's turn, or in a system whose turns are numbered the whole game turn.
    """
    steps, mine = 1, _which(past[1], rules)
    while steps + 1 < len(past) and _which(past[steps + 1], rules) == mine:
        steps += 1
    return steps


def _which(moment: Moment, rules: Ruleset) -> int | str:
    turn = rules.next_up(moment.table)
    return moment.table.tally("turn", "table") or (turn.devil if turn else "")


def redo(history: History, what: str) -> tuple[int, str]:
    """The entry to go forward to, and the title. Raises RuleError where there is none."""
    steps = whole(what, "steps") if what else 1
    ahead = history.ahead
    if not ahead:
        raise RuleError("nothing to redo", fix="only what undo has just taken back comes again")
    if not 1 <= steps <= len(ahead):
        what = f"{_entries(len(ahead))} can be redone, not {steps}"
        raise RuleError(what, fix=f"give 1 to {len(ahead)}")
    return ahead[-steps].n, f"Redone: {ahead[-steps].entry.title}"


def _entries(number: int) -> str:
    return "1 entry" if number == 1 else f"{number} entries"


def _numbered(word: str) -> int:
    return whole(word.removeprefix("#"), "entry")


def note(line: Line) -> str:
    """The text of a note. Raises UsageError where there is none."""
    text = line.text.partition(" ")[2].strip()
    if not text:
        raise UsageError("a note needs words; write: note Ann claims 2 points")
    return text


def fix(history: History, line: Line) -> tuple[Moment, str]:
    """The moment that is wrong, and the line to put in its place."""
    if len(line.words) < 2:
        raise UsageError("say which entry and what instead; write: fix #12 sum da .")
    text = line.text.split(None, 2)[2].strip().strip('"')
    return history.at(_numbered(line.words[0])), text


# --- questions -----------------------------------------------------------------------------


def log(history: History, rules: Ruleset, line: Line, look: Look) -> Shown:
    """Every entry with its number and title; `all` shows undone ones and steps as well."""
    standing = {entry.n for entry in history.standing}
    rows = [_row(event, standing) for event in _flat(history.all)]
    shown = [row for row in rows if row["stands"] or line.rest == "all"]
    lines = (f"#{r['n']:<4}{'' if r['stands'] else '- '}{r['title']}" for r in shown)
    return Shown(tuple(lines), {"log": shown})


def _flat(events: Iterable[Event]) -> Iterator[Event]:
    """Every event, those inside a fix after it."""
    for event in events:
        yield event
        yield from event.made if isinstance(event, Fixed) else ()


def _row(event: Event, standing: Container[int]) -> dict[str, object]:
    stands = event.n in standing or isinstance(event, Noted)
    line = event.line if isinstance(event, Entry) else ""
    return {"n": event.n, "at": event.at, "title": event.title, "line": line, "stands": stands}


def what_if(history: History, rules: Ruleset, line: Line, look: Look) -> Shown:
    """What a line would do."""
    draft = look(history.now.table, line.text.partition(" ")[2])
    lines = (f"If so: {draft.title}", *draft.asks, *rules.status(draft.table))
    return Shown(lines[:4], {"title": draft.title, **rules.facts(draft.table)})


def stands(history: History, rules: Ruleset, line: Line, look: Look) -> Shown:
    """Where the game stands."""
    table = history.now.table
    return Shown(rules.status(table), {"n": history.now.n, **rules.facts(table)})


def help_(history: History, rules: Ruleset, line: Line, look: Look) -> Shown:
    """The verbs with their usage, or one of them."""
    verbs = [v for v in (*rules.VERBS, *VERBS) if line.rest in ("", v.name, v.short)]
    if not verbs:
        raise UsageError(f"no verb is called '{line.rest}'; 'help' lists them")
    width = max(len(verb.usage) for verb in verbs)
    lines = tuple(f"{verb.usage:{width}}  {verb.help}" for verb in verbs)
    return Shown(lines, {"verbs": [verb._asdict() for verb in verbs]})


def score(history: History, rules: Ruleset, line: Line, look: Look) -> Shown:
    """The score sheet."""
    from lohprint.table import report  # only here: it knows formats that a line at the table spares

    sheet = report.sheet(history, rules)
    return Shown(report.text(sheet), report.data(sheet))


def quoted(history: History, rules: Ruleset, line: Line, look: Look) -> Shown:
    """What the rules of the edition say on a topic, summed up, with the lines of the source."""
    from lohprint.catalog import rulebook  # only here: nothing else at the table reads YAML

    known = rulebook.rulebook(history.now.table.kit.edition)
    if not line.rest:
        topics = [rule.topic for rule in known]
        return Shown((f"Topics: {', '.join(topics)}",), {"topics": topics})
    found = rulebook.look_up(known, line.rest)
    return Shown(tuple(map(rulebook.told, found)), {"rules": [r.model_dump() for r in found]})


ASKS: Mapping[str, Callable[[History, Ruleset, Line, Look], Shown]] = {
    "log": log,
    "if": what_if,
    "next": stands,
    "score": score,
    "rules": quoted,
    "help": help_,
}


# --- options -------------------------------------------------------------------------------


def options(table: Table) -> Shown:
    """Every named option with its value, and the reason there is one."""
    lines = tuple(
        f"{house.name}={table.option(house.name)}  (default {house.default}; {house.source})"
        for house in table.kit.options
    )
    return Shown(lines, {house.name: table.option(house.name) for house in table.kit.options})


def house(draft: Draft, line: Line) -> None:
    """Change a named option: `house oath_value=four_two`. Raises UsageError."""
    name, sign, value = line.rest.partition("=")
    known = draft.table.kit.option(name.strip())
    if known is None:
        names = [option.name for option in draft.table.kit.options]
        raise UsageError(f"no option is called '{name.strip()}'; {nearest(name.strip(), names)}")
    if not sign:
        raise UsageError(f"'{line.text}' has no value; write: house {known.name}=VALUE")
    value = _allowed(known, ", ".join(part.strip() for part in value.split(",")))
    draft.word(f"option {known.name}", "" if value == known.default else value)
    draft.say(f"House rule: {known.name} is {value}")


def _allowed(known: House, value: str) -> str:
    """`value` where the option takes it: a choice, any order of the default's words, a number."""
    if known.choices:
        fits, fix = value in known.choices, " or ".join(known.choices)
    elif known.default.isdigit():
        fits, fix = value.isascii() and value.isdigit(), "a whole number"
    else:
        words, given = known.default.split(", "), value.split(", ")
        fits = set(given) <= set(words) and len(set(given)) == len(given)
        fix = f"any order of {known.default}"
    if not fits:
        raise UsageError(f"{known.name} cannot be '{value}'; give {fix}")
    return value
