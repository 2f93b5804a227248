"""Card text as words: what may stand on a line together, what must, and how wide it is.

Widths are in thousandths of an em, so that one measuring serves every size.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple
from xml.etree.ElementTree import Element

from lohprint.press.fonts import BOLD, ITALIC, Fonts
from lohprint.press.shapes import Part

ICON_HEIGHT = 880
"""Of an icon in a line of text; it stands a little below the baseline."""
ICON_DROP = 120
ICON_AIR = 50
"""On either side of an icon."""
SHORT = 5
"""A last word of at most so many letters is not left alone on a line."""


class Run(NamedTuple):
    """Letters of one font; a space has no font of its own."""

    text: str
    font: str
    width: int


class Icon(NamedTuple):
    """An icon in the line: a part of the theme."""

    name: str
    width: int


Atom = Run | Icon


class Word(NamedTuple):
    """What is never parted: `space` is the gap before it, `tail` a hyphen if a line ends here."""

    atoms: tuple[Atom, ...]
    width: int
    space: int = 0
    tail: int = 0


Paragraph = tuple[Word, ...]
GLUE = "\u00a0"
"""A space that no line ends at."""


def paragraphs(
    markup: Element, font: str, fonts: Fonts, icons: Mapping[str, Part]
) -> tuple[Paragraph, ...]:
    """The inside of an element of card text as paragraphs of words; `<br/>` starts a paragraph."""
    found = []
    for is_break, pieces in groupby(_walk(markup, font), lambda piece: piece[0] == "<br/>"):
        words = [] if is_break else list(_words(pieces, fonts, icons))
        if words:
            found.append(_glued(words))
    return tuple(found)


_PIECE = re.compile(r"[^\S\u00a0]+|[^\s-]*-+|[^\s-]+|\u00a0")


def _walk(element: Element, font: str) -> Iterator[tuple[str, str]]:
    """Spaces, unbroken letters, `<icon/>` and `<br/>`, each with its font role."""
    yield from ((piece, font) for piece in _PIECE.findall(_composed(element.text)))
    for child in element:
        if child.tag == "b":
            yield from _walk(child, BOLD.get(font, font))
        elif child.tag == "i":
            yield from _walk(child, ITALIC.get(font, font))
        else:
            yield f"<{child.tag}/>", font
        yield from ((piece, font) for piece in _PIECE.findall(_composed(child.tail)))


def _composed(text: str | None) -> str:
    """Letters and their accents as one character each, as the fonts have them."""
    return unicodedata.normalize("NFC", text) if text else ""


def _words(
    pieces: Iterable[tuple[str, str]], fonts: Fonts, icons: Mapping[str, Part]
) -> Iterator[Word]:
    """Words end at spaces and after hyphens."""
    atoms: list[Atom] = []
    space = 0
    for piece, role in pieces:
        blank = piece.isspace() and piece != GLUE
        if not blank:
            atoms += _atoms(piece, role, fonts, icons)
        if atoms and (blank or (piece[-1] == "-" and len(piece) > 2)):
            yield _word(atoms, space)
            atoms, space = [], 0
        if blank:
            space = fonts[role].advances[" "]
    if atoms:
        yield _word(atoms, space)


def _word(atoms: Sequence[Atom], space: int) -> Word:
    return Word(tuple(atoms), sum([atom.width for atom in atoms]), space)


def _atoms(piece: str, role: str, fonts: Fonts, icons: Mapping[str, Part]) -> tuple[Atom, ...]:
    if piece[0] == "<" and piece[-1] == ">" and piece[1:-2] in icons:
        part = icons[piece[1:-2]]
        return (Icon(piece[1:-2], round(ICON_HEIGHT * part.w / part.h) + 2 * ICON_AIR),)
    if piece == GLUE:
        return (Run(GLUE, "", fonts[role].advances[" "]),)
    return tuple(
        [Run(text, font, fonts[font].width(text)) for font, text in fonts.runs(piece, role)]
    )


def join(one: Word, other: Word) -> Word:
    """Two words as one that is never parted."""
    glue = (Run(GLUE, "", other.space),) if other.space else ()
    width = one.width + other.space + other.width
    return Word((*one.atoms, *glue, *other.atoms), width, one.space, other.tail)


def _glued(words: Sequence[Word]) -> Paragraph:
    """Numbers keep their icons, and the last word is not left alone on a line."""
    kept = [words[0]._replace(space=0)]
    for word in words[1:]:
        kept.append(join(kept.pop(), word) if _belong(kept[-1], word) else word)
    if len(kept) > 1 and _letters(kept[-1]) <= SHORT:
        last = kept.pop()
        kept.append(join(kept.pop(), last))
    return tuple(kept)


def _belong(one: Word, other: Word) -> bool:
    """A number and what it counts, in either order where that is an icon."""
    last, first = one.atoms[-1], other.atoms[0]
    if isinstance(first, Icon):
        return isinstance(last, Run) and last.text[-1:].isdigit()
    if isinstance(last, Icon):
        return not first.text[0].isalpha()
    return len(one.atoms) == 1 and last.text.isdigit() and first.text[0].isalpha()


def _letters(word: Word) -> int:
    """How many letters a reader counts: none in an icon or in punctuation."""
    runs = (atom.text for atom in word.atoms if isinstance(atom, Run))
    return sum(letter.isalnum() for text in runs for letter in text)
