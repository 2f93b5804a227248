"""The selection language: which cards to list, print or reprint.

    deck:lilith type:ritual           both must hold; `and` may stand between
    dots>=2 or text:"draw 2"          either; `or` binds less than `and`
    not (type:horde tag:soul)         parentheses and `not`
    number:3xx                        x stands for any sign, * for any number of them
    name:/^fallen|fiends$/            a regular expression, small and capital letters alike
    power.souls>=3                    base and bonus together; base.souls and bonus.souls alone
    fiends                            a bare word is looked for in names

    query  = both { "or" both }
    both   = one { ["and"] one }
    one    = "not" one | "(" query ")" | [field op] value
    op     = ":" | "=" | "!=" | "<" | "<=" | ">" | ">="
    value  = word | "text in quotes" | /regular expression/

For text `:` means contains and `=` means is; for words and numbers both mean is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from lohprint.catalog.edition import Edition
from lohprint.catalog.fields import FIELDS, Seen, Wanted, comparison, nearest_values
from lohprint.catalog.rows import Listed, lines
from lohprint.errors import LohError, UsageError, nearest

_TOKEN = re.compile(
    r"""\s*(?:
      (?P<paren>[()])
    | (?P<field>[A-Za-z_]+(?:\.[A-Za-z_]+)?)(?P<op>:|!=|<=|>=|=|<|>)
    | (?P<quoted>"(?:[^"\\]|\\.)*")
    | /(?P<regex>(?:[^/\\]|\\.)*)/(?=[\s)]|$)
    | (?P<word>[^\s()":=<>!]+)
    )""",
    re.VERBOSE,
)

MOST = 150
"""Words in a query; nobody types more, and a grammar that calls itself must end somewhere."""

VALUE, FIELD = 'a word, "text" or /pattern/', "a field like deck:, type: or dots>="


class Token(NamedTuple):
    """One word of a query, and the column it starts at, from 1."""

    kind: str
    text: str
    column: int
    op: str = ""


@dataclass(frozen=True)
class Test:
    """`field op value`, as typed in `text`."""

    text: str
    field: str
    holds: Callable[[Seen], bool]
    value: str


@dataclass(frozen=True)
class Not:
    """What does not hold."""

    part: Query


@dataclass(frozen=True)
class Every:
    """All of the parts."""

    parts: tuple[Query, ...]


@dataclass(frozen=True)
class Either:
    """At least one of the parts."""

    parts: tuple[Query, ...]


Query = Test | Not | Every | Either


def select(text: str, edition: Edition) -> tuple[Listed, ...]:
    """The lines of an edition that a query chooses, narrowed to the copies it chooses.

    Raises UsageError with the column where the query cannot be read, LohError naming the nearest
    values where it chooses nothing. An empty query chooses everything.
    """
    everything = lines(edition)
    if not text.strip():
        return everything
    query = parse(text)
    seen = [_seen(line, edition) for line in everything]
    found = tuple(filter(None, map(partial(_narrow, query), everything, seen)))
    if not found:
        why = _why(query, [one for copies in seen for one in copies])
        raise LohError(f"nothing in {edition.id} matches {text}; {why}")
    return found


def parse(text: str) -> Query:
    """Read a query. Raises UsageError that names the column and what is expected there."""
    return _Parser(text).whole()


def holds(query: Query, seen: Seen) -> bool:
    """Whether a query chooses a copy."""
    match query:
        case Test():
            return query.holds(seen)
        case Not():
            return not holds(query.part, seen)
        case Every():
            return all(holds(part, seen) for part in query.parts)
        case Either():
            return any(holds(part, seen) for part in query.parts)


def _seen(line: Listed, edition: Edition) -> tuple[Seen, ...]:
    """Every copy of a line; of a card without copies, one."""
    return tuple(
        Seen(line, number, edition.words) for number in line.numbers or line.printed or ("",)
    )


def _narrow(query: Query, line: Listed, copies: tuple[Seen, ...]) -> Listed | None:
    """The line with the chosen copies only; None where there is none."""
    chosen = tuple(seen.number for seen in copies if holds(query, seen))
    if not line.numbers:
        return line if chosen else None
    return replace(line, numbers=chosen) if chosen else None


def _why(query: Query, seen: Sequence[Seen]) -> str:
    """Which tests chose nothing by themselves, and what comes nearest to them."""
    counts = {test: sum(map(test.holds, seen)) for test in _tests(query)}
    barren = [test for test, count in counts.items() if not count]
    if barren:
        return "; ".join(nearest_values(test.field, test.value, seen) for test in barren)
    return "alone, " + ", ".join(f"{test.text} matches {n}" for test, n in counts.items())


def _tests(query: Query) -> Iterator[Test]:
    match query:
        case Test():
            yield query
        case Not():
            yield from _tests(query.part)
        case Every() | Either():
            for part in query.parts:
                yield from _tests(part)


class _Parser:
    """The grammar above, one method a rule."""

    def __init__(self, text: str) -> None:
        self.tokens = tuple(_tokens(text))
        self.at = 0

    @property
    def next(self) -> Token:
        """The token to be read now; the last one is `end`."""
        return self.tokens[self.at]

    def take(self) -> Token:
        """Read one token."""
        token = self.next
        self.at += token.kind != "end"
        return token

    def skip(self, word: str) -> bool:
        """Read one joining word, if it comes now."""
        comes = _is(self.next, "word", word)
        self.at += comes
        return comes

    def whole(self) -> Query:
        """A query to its end."""
        query = self.query()
        if self.next.kind != "end":
            raise _expected(self.next, "the end, or a ( before it")
        return query

    def query(self) -> Query:
        """both { "or" both }"""
        parts = [self.both()]
        while self.skip("or"):
            parts.append(self.both())
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def both(self) -> Query:
        """one { ["and"] one }"""
        parts = [self.one()]
        while self.skip("and") or not self.ends():
            parts.append(self.one())
        return parts[0] if len(parts) == 1 else Every(tuple(parts))

    def ends(self) -> bool:
        """Whether `both` ends here."""
        return (
            self.next.kind == "end" or _is(self.next, "paren", ")") or _is(self.next, "word", "or")
        )

    def one(self) -> Query:
        """A `not`, a group or a test."""
        if self.skip("not"):
            return Not(self.one())
        token = self.take()
        if _is(token, "paren", "("):
            inner = self.query()
            if not _is(self.take(), "paren", ")"):
                raise _expected(self.tokens[self.at], ") for the ( in column " + str(token.column))
            return inner
        if token.kind == "field":
            return self.test(token, self.take())
        if token.kind in ("paren", "end") or _is(token, "word", "and") or _is(token, "word", "or"):
            raise _expected(token, FIELD)
        return self.test(Token("field", "name", token.column, ":"), token)

    def test(self, field: Token, value: Token) -> Test:
        """`field op value`."""
        if field.text not in FIELDS:
            fix = nearest(field.text, FIELDS)
            raise UsageError(f"column {field.column}: there is no field '{field.text}'; {fix}")
        if value.kind not in ("word", "quoted", "regex"):
            raise _expected(value, VALUE)
        wanted = Wanted(field.op, value.text, value.kind == "regex")
        try:
            judge = comparison(field.text, wanted)
        except ValueError as error:
            what, _, fix = str(error).partition("; ")
            raise UsageError(f"column {value.column}: {what}; {fix}") from None
        except re.error as error:
            what = f"/{value.text}/ is no pattern ({error})"
            raise UsageError(f"column {value.column}: {what}; mend it, or give a word") from None
        return Test(f"{field.text}{field.op}{value.text}", field.text, judge, value.text)


def _is(token: Token, kind: str, text: str) -> bool:
    return token.kind == kind and token.text.lower() == text


def _expected(token: Token, what: str) -> UsageError:
    found = f"'{token.text}{token.op}'" if token.kind != "end" else "the query ends"
    return UsageError(f"column {token.column}: {found}; expected {what}")


def _tokens(text: str) -> Iterator[Token]:
    """The words of a query, then `end`. Raises UsageError at a sign that starts none."""
    at, count = 0, 0
    while text[at:].strip():
        column = len(text) - len(text[at:].lstrip()) + 1
        match = _TOKEN.match(text, at)
        count += 1
        if not match or count > MOST:
            what = VALUE if count <= MOST else f"at most {MOST} words"
            raise UsageError(f"column {column}: '{text[column - 1]}'; expected {what}")
        kind = next(
            k for k in ("paren", "field", "quoted", "regex", "word") if match[k] is not None
        )
        word = re.sub(r"\\(.)", r"\1", match[kind][1:-1]) if kind == "quoted" else match[kind]
        yield Token(kind, word, column, match["op"] or "")
        at = match.end()
    yield Token("end", "", len(text.rstrip()) + 1)
