"""Setting text in boxes: as large as goes, never below the least size, never past the edge.

Boxes in millimeters, sizes in points. What does not fit, or has no glyph, is a LayoutError that
names card, box and overrun; nothing is ever cut off.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Literal
from xml.etree.ElementTree import Element

from lohprint.errors import LayoutError
from lohprint.press.shapes import Part, Shape, Text, Use
from lohprint.press.type.fonts import POINT, Fonts
from lohprint.press.type.lines import HYPHEN, Line, balanced, greedy, hyphenated, length, widest
from lohprint.press.type.typeset import typeset
from lohprint.press.type.words import (
    GLUE,
    ICON_AIR,
    ICON_DROP,
    ICON_HEIGHT,
    Atom,
    Icon,
    Paragraph,
    Run,
    paragraphs,
)

STEP = 0.25
NARROW = 0.9
"""How far a name is condensed before it is set smaller."""
NARROWEST = 0.82
"""How far it is condensed at its least size."""
PARAGRAPH_GAP = 0.4
"""Between paragraphs, in lines."""

Align = Literal["left", "center", "right"]
Valign = Literal["top", "middle", "bottom"]
_SHIFT = {"left": 0.0, "center": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


@dataclass(frozen=True, slots=True)
class Room:
    """Room for text on a card; `card` and `name` are for the message when it does not fit."""

    x: float
    y: float
    w: float
    h: float
    card: str = ""
    name: str = "text"


@dataclass(frozen=True, slots=True)
class Style:
    """How text is set: from `size` down to `least` points; `leading` in ems.

    Of single lines: `spacing` between letters in thousandths of an em, and whether the line is
    mere `decoration`, which readers and extractors skip.
    """

    font: str = "body"
    size: float = 8.0
    least: float = 6.5
    align: Align = "left"
    valign: Valign = "top"
    fill: str = "#000000"
    leading: float = 1.18
    language: str = "en"
    spacing: float = 0.0
    decoration: bool = False


@dataclass(frozen=True, slots=True)
class Faces:
    """What text is set with: fonts by role and icons by name."""

    fonts: Fonts
    icons: Mapping[str, Part]


def set_text(markup: Element, room: Room, style: Style, faces: Faces) -> tuple[Shape, ...]:
    """The inside of an element of card text in a box: runs and icons in place.

    Raises LayoutError when it does not go in at the least size, or has no glyph.
    """
    text = typeset("".join(markup.itertext()), style.language)
    _check_glyphs(text, room, style.font, faces.fonts)
    block = paragraphs(markup, style.font, faces.fonts, faces.icons, style.language)
    if not block:
        return ()
    size, broken = _fitted(block, room, style, faces.fonts)
    return tuple(_placed(broken, size, room, style, faces))


def text_height(markup: Element, width: float, style: Style, faces: Faces) -> float:
    """How high card text stands in a box of `width`, at its full size; both in mm."""
    block = paragraphs(markup, style.font, faces.fonts, faces.icons, style.language)
    lines = [greedy(paragraph, width / POINT / style.size * 1000) for paragraph in block]
    return _height(lines, style.size, style, faces.fonts) if block else 0.0


def _fitted(
    block: Sequence[Paragraph], room: Room, style: Style, fonts: Fonts
) -> tuple[float, list[tuple[Line, ...]]]:
    """The largest size at which all lines go in, and the lines; hyphens when no size will do."""
    for cut in (False, True):
        for size in _sizes(style):
            measure = room.w / POINT / size * 1000
            words = [
                hyphenated(paragraph, measure, fonts, style.language) if cut else paragraph
                for paragraph in block
            ]
            if max(map(widest, words)) > measure:
                continue
            lines = [greedy(paragraph, measure) for paragraph in words]
            if _height(lines, size, style, fonts) <= room.h + 1e-6:
                return size, [balanced(paragraph, measure) for paragraph in words]
    raise _overrun(block, room, style, fonts)


def _sizes(style: Style) -> Iterator[float]:
    """From the wished size down to the least."""
    size = style.size
    while size > style.least:
        yield size
        size -= STEP
    yield style.least


def _height(lines: Sequence[Sequence[Line]], size: float, style: Style, fonts: Fonts) -> float:
    """Of a block, from the top of the first line's letters to the foot of the last, in mm."""
    font = fonts[style.font]
    gaps = sum(map(len, lines)) - 1 + PARAGRAPH_GAP * (len(lines) - 1)
    return (gaps * style.leading + (font.ascent + font.descent) / 1000) * size * POINT


def _overrun(block: Sequence[Paragraph], room: Room, style: Style, fonts: Fonts) -> LayoutError:
    """Says by how much the text is too large at the least size, and what would do."""
    size = style.least
    measure = room.w / POINT / size * 1000
    words = [hyphenated(paragraph, measure, fonts, style.language) for paragraph in block]
    wide = max(map(widest, words)) - measure
    if wide > 0:
        over, way = wide / 1000 * size * POINT, "wide"
        fix = "use shorter words"
    else:
        lines = [greedy(paragraph, measure) for paragraph in words]
        over, way = _height(lines, size, style, fonts) - room.h, "tall"
        fix = f"shorten it by {_counted(ceil(over / (style.leading * size * POINT)))}"
    what = f"{over:.1f} mm too {way} at {size:g} pt"
    return LayoutError(room.card, room.name, what, fix)


def _counted(lines: int) -> str:
    return "a line" if lines == 1 else f"{lines} lines"


def _placed(
    block: Sequence[Sequence[Line]], size: float, room: Room, style: Style, faces: Faces
) -> Iterator[Shape]:
    """The lines of a block where its box and alignment put them."""
    font = faces.fonts[style.font]
    spare = room.h - _height(block, size, style, faces.fonts)
    top = room.y + spare * _SHIFT[style.valign]
    y = top + font.ascent / 1000 * size * POINT
    step = style.leading * size * POINT
    for lines in block:
        for line in lines:
            spare = room.w - length(line) / 1000 * size * POINT
            x = room.x + spare * _SHIFT[style.align]
            yield from _line(line, x, y, size, style.fill, faces)
            y += step
        y += PARAGRAPH_GAP * step


def _line(line: Line, x: float, y: float, size: float, fill: str, faces: Faces) -> Iterator[Shape]:
    """One line: runs of one font as one Text each, icons as parts."""
    em = size * POINT / 1000
    before = " "
    for atom in _merged(line):
        if isinstance(atom, Icon):
            part, k = faces.icons[atom.name], ICON_HEIGHT * em
            corner = (x + ICON_AIR * em, y + ICON_DROP * em - k)
            spoken = atom.name.capitalize() if before.isspace() else f" {atom.name.capitalize()}"
            yield Use(part, (k / part.h, 0.0, 0.0, k / part.h, *corner), spoken)
        elif not atom.text.isspace():
            yield Text(x, y, atom.text, atom.font, size, fill)
        before = atom.text[-1] if isinstance(atom, Run) else "."
        x += atom.width * em


def _merged(line: Line) -> list[Atom]:
    """The atoms of a line: runs of one font put together, spaces among them."""
    atoms: list[Atom] = []
    texts: list[str] = []
    font, width = "", 0
    for index, word in enumerate(line):
        if index and word.space:
            texts.append(" ")
            width += word.space
        for atom in word.atoms:
            parted = isinstance(atom, Icon) or (font and atom.font and atom.font != font)
            if parted and texts:
                atoms.append(_run(texts, font, width))
                texts, font, width = [], "", 0
            if isinstance(atom, Icon):
                atoms.append(atom)
            else:
                texts.append(atom.text)
                font, width = font or atom.font, width + atom.width
    if line[-1].tail:
        texts.append(HYPHEN)
        width += line[-1].tail
    return [*atoms, _run(texts, font, width)] if texts else atoms


def _run(texts: list[str], font: str, width: int) -> Run:
    """A space, which has no font of its own, goes with any; glue is a space to the reader."""
    return Run("".join(texts).replace(GLUE, " "), font, width)


def set_line(text: str, room: Room, style: Style, fonts: Fonts) -> tuple[Text, ...]:
    """One line on the baseline `room.y`: condensed first, then smaller, never cut.

    Raises LayoutError when it is too wide even so, or has no glyph.
    """
    text = typeset(text, style.language)
    _check_glyphs(text, room, style.font, fonts)
    runs = [
        (font, run, fonts[font].width(run) + style.spacing * len(run))
        for font, run in fonts.runs(text, style.font)
    ]
    width = sum(width for _, _, width in runs) - style.spacing
    size, stretch = _squeezed(width, room, style)
    em = size * POINT * stretch / 1000
    x = room.x + (room.w - width * em) * _SHIFT[style.align]
    placed = []
    for font, run, wide in runs:
        spacing = style.spacing * size / 1000
        placed.append(
            Text(x, room.y, run, font, size, style.fill, spacing, stretch, style.decoration)
        )
        x += wide * em
    return tuple(placed)


def line_width(text: str, style: Style, fonts: Fonts) -> float:
    """Width in mm of a line at its full size."""
    runs = fonts.runs(typeset(text, style.language), style.font)
    width = sum(fonts[font].width(run) for font, run in runs)
    return (width + style.spacing * (len(text) - 1)) / 1000 * style.size * POINT


def _squeezed(width: float, room: Room, style: Style) -> tuple[float, float]:
    """Size and horizontal stretch at which a line of `width` goes into the box."""
    for size in _sizes(style):
        stretch = room.w / (width / 1000 * size * POINT) if width else 1.0
        if stretch >= (NARROW if size > style.least else NARROWEST):
            return size, min(1.0, stretch)
    over = width / 1000 * style.least * POINT * NARROWEST - room.w
    what = f"{over:.1f} mm too wide at {style.least:g} pt"
    raise LayoutError(room.card, room.name, what, "shorten it")


def _check_glyphs(text: str, room: Room, role: str, fonts: Fonts) -> None:
    missing = fonts.missing("".join(text.split()), role)
    if missing:
        named = ", ".join(f"{letter!r} (U+{ord(letter):04X})" for letter in missing)
        what = f"no font has {named}"
        raise LayoutError(room.card, room.name, what, "write it with other letters")
