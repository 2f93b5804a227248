"""The rules of an edition, topic by topic: our own summary and the lines of the source.

They stand in `rules.yaml` beside the cards; a question at the table reads only that file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from lohprint.catalog import home as homes
from lohprint.catalog.facts import File, Rule
from lohprint.catalog.record import load
from lohprint.catalog.source import read
from lohprint.errors import UsageError, nearest

FILE = "rules.yaml"
_RULING = re.compile(r"\b(?:[A-Z][A-Z0-9]*-|[0-9]+-AMB-)[0-9]+\b")
_RANGE = re.compile(r"\b([0-9]+)(?: to ([0-9]+))?\b")
_MARK = re.compile(r"<([a-z]+)/>")


def rulebook(edition: str, home: Path | None = None) -> tuple[Rule, ...]:
    """The summed-up rules of an edition, by its folder name.

    Raises UsageError where there are none, Faults with every fault of the file.
    """
    file = homes.folder(home, "cardsdb") / edition / FILE
    if not file.is_file():
        raise UsageError(f"the rules of '{edition}' are not summed up; its aid is: print aid")
    return load(File, read(file)).rules


def look_up(rules: Sequence[Rule], topic: str) -> tuple[Rule, ...]:
    """The rules on a topic, best first: by its name, other words, a line of the source, its text.

    Raises UsageError that names what is near, or every topic.
    """
    wanted = topic.strip().casefold()
    for fits in (_named, _on_line, _begins, _said):
        found = tuple(rule for rule in rules if fits(rule, wanted))
        if found:
            return found
    words = [word for rule in rules for word in _words(rule)]
    raise UsageError(f"no rule is about '{topic}'; {nearest(wanted, words)}")


def _words(rule: Rule) -> tuple[str, ...]:
    return (rule.topic.casefold(), *rule.words)


def _named(rule: Rule, wanted: str) -> bool:
    return wanted in _words(rule)


def _on_line(rule: Rule, wanted: str) -> bool:
    """Whether `wanted` is the number of a line its source names."""
    if not (wanted.isascii() and wanted.isdigit()):
        return False
    lines = _RULING.sub("", rule.source.partition("line")[2])
    return any(
        int(first) <= int(wanted) <= int(last or first) for first, last in _RANGE.findall(lines)
    )


def _begins(rule: Rule, wanted: str) -> bool:
    return any(word.startswith(wanted) for word in _words(rule))


def _said(rule: Rule, wanted: str) -> bool:
    return wanted in plain(rule).casefold()


def plain(rule: Rule) -> str:
    """The summary without markup; an icon is its dominion's name."""
    text = _MARK.sub(lambda match: match[1].capitalize(), rule.text)
    return re.sub(r"</?[bi]>|<br/>", "", text).replace("&amp;", "&").replace("&lt;", "<")


def told(rule: Rule) -> str:
    """`Discard: Keep ... [6e line 71]`."""
    return f"{rule.topic}: {plain(rule)} [{rule.source}]"
