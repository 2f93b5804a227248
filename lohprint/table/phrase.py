"""The line people type, read once for one-shot commands and the shell alike.

    line := [DEVIL:] verb words...  |  [DEVIL:] item* [.]      a trailing ! forces it
    item := card[@D]        play it          +card[@D]   take control, or table by an effect
          | -card[@D]       discard it       ^card[@D]   to hand
          | card[@D]>E      move control     a<>b[@D]    swap control
          | !event[@D]      play and discard ~D          D's cards are spared (Sanctuary)
          | card=AREA       name a dominion  D=N         a number set by hand

A word may end in `/2`: the second of the candidates a list offered. `.` ends the turn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from lohprint.errors import UsageError

Act = Literal["play", "discard", "hand", "take", "move", "swap", "event", "spare", "value"]
_SIGNS: Mapping[str, Act] = {"-": "discard", "^": "hand", "+": "take", "!": "event", "~": "spare"}

_WORD = re.compile(
    r"(?P<sign>[-^+!~])?(?P<name>[^@>=/<^+!~-][^@>=/<]*?)(?:/(?P<pick>[1-9]))?"
    r"(?:@(?P<at>[^@>=/<]+))?(?:>(?P<to>[^@>=<]+))?(?:=(?P<value>[^@>=<]*))?\Z"
)
_WHOLE = re.compile(r"[+-]?[0-9]{1,4}\Z")
MOST = 9999
"""The largest number a line may hold; a slip of the hand is bigger."""


class Name(NamedTuple):
    """A name as typed, and which candidate was picked where there are several (0: none)."""

    text: str
    pick: int = 0
    at: str = ""
    """The Devil it is at, as typed."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing done with cards or numbers, names not yet looked up."""

    act: Act
    name: Name
    to: str = ""
    other: Name | None = None
    """The second card of a swap."""
    value: str = ""
    typed: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line read: a verb with its words, or items."""

    text: str
    verb: str = ""
    words: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()
    devil: str = ""
    """The Devil before the colon, as typed; "" is whoever's turn it is."""
    end: bool = False
    force: bool = False
    why: str = ""
    """What follows `-m`."""

    @property
    def rest(self) -> str:
        """The verb's words as one text."""
        return " ".join(self.words)


def parse(text: str, verbs: Mapping[str, str]) -> Line:
    """Read one line; `verbs` maps every name and short name to a verb's name.

    Raises UsageError that says which word cannot be read.
    """
    body, _, why = text.strip().partition(" -m ")
    words = body.split()
    line = Line(text.strip(), why=why.strip().strip("\"'"))
    if words and words[0].endswith(":") and len(words[0]) > 1:
        line = replace(line, devil=words.pop(0)[:-1])
    line, words = _forced(line, words)
    if not words:
        return line
    verb = verbs.get(words[0].lower())
    if verb is not None:
        return replace(line, verb=verb, words=tuple(words[1:]))
    if len(words[0]) == 1 and words[0].isalpha():
        known = ", ".join(sorted(name for name in verbs if len(name) == 1))
        raise UsageError(f"'{words[0]}' is no verb; one letter is always a verb: {known}")
    line, words = _ended(line, words)
    return replace(line, items=tuple(_item(word) for word in words))


def _forced(line: Line, words: list[str]) -> tuple[Line, list[str]]:
    """Without the `!` at the end, which forces."""
    if not words or not words[-1].endswith("!"):
        return line, words
    last = words[-1][:-1]
    return replace(line, force=True), words[:-1] + ([last] if last else [])


def _ended(line: Line, words: list[str]) -> tuple[Line, list[str]]:
    """Without the `.` at the end, which ends the turn."""
    if not words or not words[-1].endswith("."):
        return line, words
    last = words[-1][:-1]
    return replace(line, end=True), words[:-1] + ([last] if last else [])


def _item(word: str) -> Item:
    if "<>" in word:
        left, _, right = word.partition("<>")
        one, two = _item(left), _item(right)
        if one.act != "play" or two.act != "play":
            raise UsageError(f"'{word}' is no swap; write card<>card@D")
        return Item("swap", one.name, other=two.name, typed=word)
    match = _WORD.match(word)
    if not match or (match["sign"] and (match["to"] or match["value"] is not None)):
        raise UsageError(f"'{word}' cannot be read; write card, -card@D, card@D>E, a<>b@D or D=N")
    name = Name(match["name"], int(match["pick"] or 0), match["at"] or "")
    if match["value"] is not None:
        return Item("value", name, value=match["value"], typed=word)
    if match["to"]:
        return Item("move", name, to=match["to"], typed=word)
    return Item(_SIGNS.get(match["sign"] or "", "play"), name, typed=word)


def whole(text: str, what: str) -> int:
    """A plain whole number, `-3` and `+3` among them.

    Raises UsageError for anything else, other digits and huge numbers included.
    """
    if not text.isascii() or not _WHOLE.match(text):
        raise UsageError(f"{what} {text!r}; give a whole number from -{MOST} to {MOST}")
    return int(text)
