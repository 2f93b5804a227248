"""Card text as words: what may stand on a line together, what must, and how wide it is.

Widths are in thousandths of an em, so that one measuring serves every size.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

from lohprint.press.shapes import Part
from lohprint.press.type.fonts import BOLD, ITALIC, Fonts
from lohprint.press.type.typeset import typeset

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
    markup: Element, font: str, fonts: Fonts, icons: Mapping[str, Part], language: str = "en"
) -> tuple[Paragraph, ...]:
    """The inside of an element of card text as paragraphs of words; `<br/>` starts a paragraph.

    Words end at spaces and after hyphens.
    """
    found: list[list[Word]] = [[]]
    atoms: tuple[Atom, ...] = ()
    space = 0
    for gap, piece, role in _walk(markup, font, language):
        if atoms and (gap or (piece == "br" and not role)):
            found[-1].append(_word(atoms, space))
            atoms, space = (), 0
        if gap:
            space = fonts[role].advances[" "]
        if not role and piece == "br":
            found.append([])
        elif piece:
            atoms += _run(piece, role, fonts) if role else _icon(piece, icons)
            if piece[-1] == "-" and len(piece) > 2:
                found[-1].append(_word(atoms, space))
                atoms, space = (), 0
    if atoms:
        found[-1].append(_word(atoms, space))
    return tuple(_glued(words) for words in found if words)


_PIECE = re.compile(r"([^\S\u00a0]*)([^\s-]*-+|[^\s-]+|\u00a0|\Z)")


def _walk(element: Element, font: str, language: str) -> Iterator[tuple[str, str, str]]:
    """The space before a piece, its unbroken letters and its font; a tag's name has no font."""
    yield from _pieces(element.text, font, language, False)
    for child in element:
        if child.tag == "b":
            yield from _walk(child, BOLD.get(font, font), language)
        elif child.tag == "i":
            yield from _walk(child, ITALIC.get(font, font), language)
        else:
            yield "", child.tag, ""
        yield from _pieces(child.tail, font, language, child.tag != "br")


def _pieces(
    text: str | None, font: str, language: str, inside: bool
) -> Iterator[tuple[str, str, str]]:
    for gap, piece in _PIECE.findall(typeset(text or "", language, inside)):
        yield gap, piece, font


def _word(atoms: tuple[Atom, ...], space: int) -> Word:
    width = atoms[0].width if len(atoms) == 1 else sum([atom.width for atom in atoms])
    return Word(atoms, width, space)


def _icon(name: str, icons: Mapping[str, Part]) -> tuple[Atom, ...]:
    part = icons[name]
    return (Icon(name, round(ICON_HEIGHT * part.w / part.h) + 2 * ICON_AIR),)


def _run(piece: str, role: str, fonts: Fonts) -> tuple[Atom, ...]:
    """Letters in the fonts that set them; the same letters are measured once."""
    known = fonts.runs_known.get((piece, role))
    if known is None:
        if piece == GLUE:
            known = (Run(GLUE, "", fonts[role].advances[" "]),)
        else:
            runs = fonts.runs(piece, role)
            known = tuple([Run(text, font, fonts[font].width(text)) for font, text in runs])
        fonts.runs_known[piece, role] = known
    return known


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
