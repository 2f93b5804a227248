"""Fonts inside a PDF: the letters a file uses, each by its Unicode number.

So a content stream is the same in every file, whatever else the file holds, and its text reads
itself. reportlab's own embedding numbers letters by file, 256 at a time.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from itertools import groupby

from lohprint.press.paint.document import Document, Reference, array, dictionary
from lohprint.press.type.fonts import Font, Fonts

_BLOCK = 100
"""Letters a block of a ToUnicode map may hold."""


def embed(document: Document, role: str, letters: Iterable[str], fonts: Fonts) -> Reference:
    """A composite font of these letters in the file."""
    font, used = fonts[role], "".join(sorted(letters))
    data, glyphs = font.subset(used)
    family = (fonts.cuts[role].family or "Own").replace(" ", "")
    name = f"/{_tag(used)}+{family}-{role}"
    descendant = dictionary(
        Type="/Font",
        Subtype="/CIDFontType2",
        BaseFont=name,
        CIDSystemInfo="<</Registry (Adobe) /Ordering (Identity) /Supplement 0>>",
        FontDescriptor=_descriptor(document, font, name, data),
        DW=0,
        W=array(*_widths(font, used)),
        CIDToGIDMap=document.stream(_glyph_map(glyphs)),
    )
    return document.put(
        dictionary(
            Type="/Font",
            Subtype="/Type0",
            BaseFont=name,
            Encoding="/Identity-H",
            DescendantFonts=array(document.put(descendant)),
            ToUnicode=document.stream(_unicode_map(used).encode()),
        )
    )


def _tag(used: str) -> str:
    """Six capitals that name the choice of letters."""
    number = zlib.crc32(used.encode())
    return "".join(chr(65 + number // 26**place % 26) for place in range(6))


def _descriptor(document: Document, font: Font, name: str, data: bytes) -> Reference:
    italic = "italic" in font.role
    return document.put(
        dictionary(
            Type="/FontDescriptor",
            FontName=name,
            Flags=0b1000100 if italic else 0b100,  # symbolic: by number, not by name
            FontBBox=array(*font.bounds),
            ItalicAngle=-12 if italic else 0,
            Ascent=font.bounds[3],
            Descent=font.bounds[1],
            CapHeight=font.cap,
            StemV=120 if "bold" in font.role or "black" in font.role else 80,
            FontFile2=document.stream(data, {"Length1": len(data)}),
        )
    )


def _widths(font: Font, used: str) -> Iterator[str]:
    """Runs of neighbors: the first number, then their widths."""
    for _, run in groupby(enumerate(used), lambda item: ord(item[1]) - item[0]):
        letters = [letter for _, letter in run]
        yield f"{ord(letters[0])} {array(*(font.advances[letter] for letter in letters))}"


def _glyph_map(glyphs: dict[str, int]) -> bytes:
    """The glyph of every number up to the last that is used, two bytes each."""
    table = bytearray(2 * (max(map(ord, glyphs), default=0) + 1))
    for letter, glyph in glyphs.items():
        table[2 * ord(letter) : 2 * ord(letter) + 2] = glyph.to_bytes(2, "big")
    return bytes(table)


def _unicode_map(used: str) -> str:
    """The ToUnicode map, which says that each number is the letter of that number."""
    codes = [f"<{ord(letter):04x}> <{ord(letter):04x}>" for letter in used]
    blocks = [codes[start : start + _BLOCK] for start in range(0, len(codes), _BLOCK)]
    return "\n".join((
        "/CIDInit /ProcSet findresource begin", "12 dict begin", "begincmap",
        "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def",
        "/CMapName /Adobe-Identity-UCS def", "/CMapType 2 def",
        "1 begincodespacerange", "<0000> <ffff>", "endcodespacerange",
        *(line for block in blocks
          for line in (f"{len(block)} beginbfchar", *block, "endbfchar")),
        "endcmap", "CMapName currentdict /CMap defineresource pop", "end", "end",
    ))  # fmt: skip
