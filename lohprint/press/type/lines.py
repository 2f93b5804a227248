"""Breaking paragraphs into lines: greedy, then balanced, and hyphens only as a last resort.

All widths are in thousandths of an em.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from lohprint.press.type.fonts import Fonts
from lohprint.press.type.words import GLUE, Atom, Paragraph, Run, Word

Line = tuple[Word, ...]

HYPHEN = "\u00ad"
"""Drawn like a hyphen, and known as one that is not part of the word."""


def greedy(words: Paragraph, measure: float) -> tuple[Line, ...]:
    """As many words on each line as go; a word wider than the measure has a line of its own."""
    lines: list[Line] = []
    start, used = 0, -words[0].space
    for index, (_, width, space, tail) in enumerate(words):
        if used + space + width + tail > measure and index > start:
            lines.append(words[start:index])
            start, used = index, width
        else:
            used += space + width
    lines.append(words[start:])
    return tuple(lines)


def balanced(words: Paragraph, measure: float) -> tuple[Line, ...]:
    """As few lines as greedy takes, and those as even in length as may be, to a fiftieth."""
    lines = greedy(words, measure)
    if len(lines) == 1:
        return lines
    spaces = (len(lines) - 1) * max(word.space for word in words)
    even = (sum([word.width + word.space for word in words]) - spaces) / len(lines)
    low, high = max(even, widest(words)), measure
    while high - low > measure / 50:
        middle = (low + high) / 2
        fewer = greedy(words, middle)
        if len(fewer) > len(lines):
            low = middle
        else:
            high, lines = middle, fewer
    return lines


def length(line: Line) -> int:
    """Width of a line, with the hyphen that it may end in."""
    return sum(word.width + word.space for word in line) - line[0].space + line[-1].tail


def widest(words: Paragraph) -> int:
    """Width of the widest word."""
    return max(word.width + word.tail for word in words)


def hyphenated(words: Paragraph, measure: float, fonts: Fonts, language: str) -> Paragraph:
    """Words cut where the language allows it; one too wide also at the spaces it was glued by."""
    return tuple(piece for word in words for piece in _cut(word, measure, fonts, language))


def _cut(word: Word, measure: float, fonts: Fonts, language: str) -> Iterator[Word]:
    space = word.space
    for atoms in _groups(word) if word.width > measure else (word.atoms,):
        if len(atoms) == 1 and isinstance(atoms[0], Run):
            yield from _syllables(atoms[0], space, fonts, language)
        else:
            yield Word(atoms, sum(atom.width for atom in atoms), space)
        space = fonts["body"].advances[" "]


def _groups(word: Word) -> Iterator[tuple[Atom, ...]]:
    """What stands between the glued spaces of a word."""
    for glue, atoms in groupby(
        word.atoms, lambda atom: isinstance(atom, Run) and atom.text == GLUE
    ):
        if not glue:
            yield tuple(atoms)


def _syllables(run: Run, space: int, fonts: Fonts, language: str) -> Iterator[Word]:
    font = fonts[run.font]
    parts = _rules(language)(run.text)
    for index, part in enumerate(parts):
        tail = font.advances[HYPHEN] if index < len(parts) - 1 else 0
        width = font.width(part)
        yield Word((Run(part, run.font, width),), width, 0 if index else space, tail)


@lru_cache
def _rules(language: str) -> Callable[[str], Sequence[str]]:
    """The hyphenation of a language; words stay whole where no rules are known."""
    import pyphen

    known = pyphen.language_fallback(language)
    if known is None:
        return lambda word: [word]
    rules = pyphen.Pyphen(lang=known, left=3, right=3)
    return lambda word: str(rules.inserted(word, "\n")).split("\n")
