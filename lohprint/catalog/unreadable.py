"""What is wrong with a file that is no YAML, in the words of someone who writes cards.

The parser speaks of tokens and contexts, and often points past the fault; its complaint and the
line it stands on say together what the author did.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import yaml

from lohprint.errors import DataError, Place

_QUOTE = "put quotes around the whole text"
_SIGN = re.compile(r"(?::|^\s*-)\s*([\[{%@`&*!|>,]|[-?] )")
"""A value that begins with a sign of YAML's own."""
_QUOTED = re.compile(r"""(?::|^\s*-)\s+("[^"]*"|'[^']*')\s*[^\s,\]}#:]""")
"""A value that goes on behind its quotes."""

Told = tuple[str, str] | None
"""What is wrong and what would do."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """The parser's complaint, and the line it points at; lines and columns count from 0."""

    problem: str
    context: str
    line: int
    column: int
    here: str


def unreadable(file: Path, text: str, error: yaml.MarkedYAMLError) -> DataError:
    """The fault of a file that the parser gave up on, at the place where its author would look."""
    lines = text.splitlines() or [""]
    at, begun = error.problem_mark or error.context_mark, error.context_mark
    if begun and at and at.line > begun.line and "quoted" in str(error.context):
        at = begun
    if begun and at and at.line > begun.line and re.search("flow|key", str(error.context)):
        at = begun
    line, column = (at.line, at.column) if at else (0, 0)
    here = lines[min(line, len(lines) - 1)]
    seen = Complaint(str(error.problem), str(error.context), line, column, here)
    told = next(filter(None, (tell(seen) for tell in _TELLS)), None)
    what, fix = told or (seen.problem, "put quotes around text with signs, indent with spaces")
    return DataError(Place(file, line + 1, column + 1), what, fix)


def _tab(seen: Complaint) -> Told:
    indent = seen.here[: len(seen.here) - len(seen.here.lstrip())]
    if "\t" in indent or seen.here[seen.column : seen.column + 1] == "\t":
        return "a tab where YAML wants spaces", "indent with spaces"
    return None


def _colon(seen: Complaint) -> Told:
    if "mapping values are not allowed" not in seen.problem:
        return None
    if ":" in seen.here[: seen.column]:
        return "text holds ': '", _QUOTE
    return "is indented farther than the line above", "give the keys of a card the same indent"


def _quotes(seen: Complaint) -> Told:
    if "escape" in seen.problem:
        return "a backslash in double quotes is a sign of YAML's", "use single quotes there"
    if "quoted" in seen.context:
        return "a quote begins here and does not end", f"end it, or {_QUOTE}"
    if _QUOTED.search(seen.here):
        return "text goes on behind its quotes", _QUOTE
    return None


def _bracket(seen: Complaint) -> Told:
    if "flow" in seen.context and seen.here[seen.column : seen.column + 1] in ("[", "{"):
        return f"a {seen.here[seen.column]} begins here and does not end", f"end it, or {_QUOTE}"
    return None


def _sign(seen: Complaint) -> Told:
    if not _SIGN.search(seen.here):
        return None
    what = f"{seen.here.strip()[:40]!r} starts with a sign that YAML reads itself"
    return what, _QUOTE


def _key(seen: Complaint) -> Told:
    if "could not find expected ':'" in seen.problem:
        what = f"{seen.here.strip()[:40]!r} is no key with a value"
        return what, "write 'key: value', with a space behind the colon"
    if "expected key" in seen.problem or "expected '-'" in seen.problem:
        return "stands at another indent than the lines above", "line it up with them"
    return None


_TELLS: tuple[Callable[[Complaint], Told], ...] = (_tab, _colon, _quotes, _bracket, _sign, _key)
"""Tried in turn; the first that knows the fault tells it."""
