"""Fonts inside a PDF: the letters a file uses, each by its Unicode number.

So a content stream is the same in every file, whatever else the file holds, and its text reads
itself. reportlab's own embedding numbers letters by file, 256 at a time.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from reportlab.pdfbase import pdfdoc

from lohprint.press.fonts import Font, Fonts

_BLOCK = 100
"""Letters a block of a ToUnicode map may hold."""


def embed(document: Any, role: str, letters: Iterable[str], fonts: Fonts) -> Any:
    """A composite font of these letters in the file; returns its reference."""
    font, used = fonts[role], "".join(sorted(letters))
    data, glyphs = font.subset(used)
    name = pdfdoc.PDFName(f"{_tag(used)}+{_family(fonts, role)}-{role}")
    descendant = _dictionary(
        Type=pdfdoc.PDFName("Font"),
        Subtype=pdfdoc.PDFName("CIDFontType2"),
        BaseFont=name,
        CIDSystemInfo="<</Registry (Adobe) /Ordering (Identity) /Supplement 0>>",
        FontDescriptor=document.Reference(_descriptor(document, font, name, data)),
        DW=0,
        W="[" + " ".join(_widths(font, used)) + "]",
        CIDToGIDMap=document.Reference(stream(_glyph_map(glyphs), {})),
    )
    composite = _dictionary(
        Type=pdfdoc.PDFName("Font"),
        Subtype=pdfdoc.PDFName("Type0"),
        BaseFont=name,
        Encoding=pdfdoc.PDFName("Identity-H"),
        DescendantFonts=pdfdoc.PDFArray([document.Reference(descendant)]),
        ToUnicode=document.Reference(stream(_unicode_map(used).encode(), {})),
    )
    return document.Reference(composite)


def stream(content: bytes, entries: dict[str, Any]) -> Any:
    """A compressed stream; packed at once, so that memory holds nothing in plain."""
    filters = {"Filter": pdfdoc.PDFName("FlateDecode")}
    return pdfdoc.PDFStream(pdfdoc.PDFDictionary({**entries, **filters}), zlib.compress(content))


def _dictionary(**entries: Any) -> Any:
    return pdfdoc.PDFDictionary(entries)


def _tag(used: str) -> str:
    """Six capitals that name the choice of letters."""
    number = zlib.crc32(used.encode())
    return "".join(chr(65 + number // 26**place % 26) for place in range(6))


def _family(fonts: Fonts, role: str) -> str:
    return (fonts.cuts[role].family or "Own").replace(" ", "")


def _descriptor(document: Any, font: Font, name: Any, data: bytes) -> Any:
    italic = "italic" in font.role
    return _dictionary(
        Type=pdfdoc.PDFName("FontDescriptor"),
        FontName=name,
        Flags=0b1000100 if italic else 0b100,  # symbolic: by number, not by name
        FontBBox=pdfdoc.PDFArray(list(font.bounds)),
        ItalicAngle=-12 if italic else 0,
        Ascent=font.bounds[3],
        Descent=font.bounds[1],
        CapHeight=font.cap,
        StemV=120 if "bold" in font.role or "black" in font.role else 80,
        FontFile2=document.Reference(stream(data, {"Length1": len(data)})),
    )


def _widths(font: Font, used: str) -> Iterator[str]:
    """Runs of neighbors: the first number, then their widths."""
    for _, run in groupby(enumerate(used), lambda item: ord(item[1]) - item[0]):
        letters = [letter for _, letter in run]
        yield f"{ord(letters[0])} [{' '.join(str(font.advances[letter]) for letter in letters)}]"


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
