"""Everything that can go wrong, in the words of the person who can mend it.

LohError                 exit 1
├── Faults               several at once, one line each
├── DataError            a place in a file, what is there, what would do
├── LayoutError          a card that does not fit its face or its paper
├── StoreError           a file or folder that cannot be read or written
├── UsageError           exit 2: a request that makes no sense as typed
└── RuleError            exit 3: refused by a rule of the game; nothing changed

Raised anywhere, caught once, in `lohprint.cli`, which prints `lines()` to stderr.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TypeVar, cast

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A place in a file; line and column count from 1, and 0 means the file as a whole."""

    file: Path
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        file = self.file
        if file.is_absolute() and file.is_relative_to(Path.cwd()):
            file = file.relative_to(Path.cwd())
        return f"{file}:{self.line}:{self.column}" if self.line else f"{file}"


class LohError(Exception):
    """Any trouble that is told to the user in one line."""

    exit_code = 1

    def lines(self) -> tuple[str, ...]:
        """What to print on stderr, one entry a line."""
        return (str(self),)


class DataError(LohError):
    """A fault in a file: `file:line:column: what is; what would do`."""

    def __init__(self, place: Place, what: str, fix: str = "") -> None:
        self.place, self.what, self.fix = place, what, fix
        super().__init__(f"{place}: {what}" + (f"; {fix}" if fix else ""))


class LayoutError(LohError):
    """A card that does not fit: `card, box: what is; what would do`."""

    def __init__(self, card: str, box: str, what: str, fix: str = "") -> None:
        self.card, self.box, self.what, self.fix = card, box, what, fix
        super().__init__(f"{card}, {box}: {what}" + (f"; {fix}" if fix else ""))


class StoreError(LohError):
    """A file or folder that cannot be read or written: `path: what is; what would do`."""

    def __init__(self, path: Path | str, what: str, fix: str = "") -> None:
        super().__init__(f"{path}: {what}" + (f"; {fix}" if fix else ""))


class UsageError(LohError):
    """A request that makes no sense as typed."""

    exit_code = 2


class RuleError(LohError):
    """Refused by the rules: what is wrong [source]; what would do. Nothing changed."""

    exit_code = 3

    def __init__(self, what: str, rule: str = "", fix: str = "") -> None:
        self.what, self.rule, self.fix = what, rule, fix
        super().__init__(what + (f" [{rule}]" if rule else "") + (f"; {fix}" if fix else ""))


class Faults(LohError):
    """Several troubles found in one run, in the order of their places."""

    def __init__(self, faults: Iterable[LohError]) -> None:
        self.faults = tuple(sorted(_alike(faults), key=_by_place))
        self.exit_code = max((fault.exit_code for fault in self.faults), default=1)
        super().__init__("\n".join(self.lines()))

    def lines(self) -> tuple[str, ...]:
        """Every line of every fault."""
        return tuple(line for fault in self.faults for line in fault.lines())


@contextmanager
def together() -> Iterator[Callable[[Callable[[T], R], T], R]]:
    """Try many things, and raise Faults at the end with each different fault among them.

    What a failed one should have made is None: nothing may use it before the end.
    """
    faults: dict[tuple[str, ...], LohError] = {}

    def tried(make: Callable[[T], R], what: T) -> R:
        try:
            return make(what)
        except LohError as fault:
            faults.setdefault(fault.lines(), fault)
            return cast(R, None)

    yield tried
    if faults:
        raise Faults(faults.values())


MOST_NAMES = 6
"""So many cards with the same fault are named; of more, how many there are is told."""


def _alike(faults: Iterable[LohError]) -> Iterator[LohError]:
    """Cards that fail alike as one fault, under all their names or the first of them."""
    cards: dict[tuple[str, str, str], dict[str, None]] = {}
    for fault in faults:
        if isinstance(fault, LayoutError):
            cards.setdefault((fault.box, fault.what, fault.fix), {})[fault.card] = None
        else:
            yield fault
    for (box, what, fix), named in cards.items():
        some = list(named) if len(named) <= MOST_NAMES else list(named)[: MOST_NAMES - 1]
        more = f" and {len(named) - len(some)} more" if len(named) > len(some) else ""
        yield LayoutError(", ".join(some) + more, box, what, fix)


def _by_place(fault: LohError) -> tuple[str, int, int, str]:
    """Faults with a place in the order of lines; others, by their words, before them."""
    if isinstance(fault, DataError):
        return (str(fault.place.file), fault.place.line, fault.place.column, "")
    return ("", 0, 0, str(fault))


def nearest(word: str, known: Iterable[str]) -> str:
    """`did you mean 'x'?`, or the list of what is known when nothing is near."""
    choices: Sequence[str] = sorted(known)
    folded = {choice.casefold(): choice for choice in choices}
    near = get_close_matches(word.casefold(), folded, n=1, cutoff=0.6)
    if near:
        return f"did you mean '{folded[near[0]]}'?"
    return "known: " + ", ".join(folded.values())
