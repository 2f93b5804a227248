"""Pages to PDF, with reportlab's document model and font embedding.

The one painter of print files, and the one place where y turns to grow upward. The content
streams are written directly (`press.content`): reportlab's own forms lose gradients and opacity,
its canvas starts with a Helvetica that is not embedded, and drawing call by call is slow.
Lengths here are in points.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfdoc
from reportlab.pdfbase.ttfonts import TTFont

from lohprint.press import paths
from lohprint.press.content import Codes, Content, Writer
from lohprint.press.fonts import POINT, Fonts
from lohprint.press.page import Page, Placed
from lohprint.press.shapes import Gradient, Group, Shape, Text, Use

rl_config.useA85 = 0  # ASCII85 is slow, a quarter larger, and no printer of today needs it

VERSION = (1, 7)
"""The first with a hint for duplex printing."""


@dataclass(frozen=True, slots=True)
class About:
    """What a file says of itself, and how it asks to be printed."""

    title: str
    author: str = ""
    subject: str = ""
    keywords: tuple[str, ...] = ()
    language: str = "en"
    flip: Literal["long", "short", "none"] = "none"
    """The edge a duplex printer turns the sheet on; none for pages that have no backs."""


@dataclass(frozen=True, slots=True)
class Section:
    """Pages with an entry of their own in the file's outline."""

    title: str
    pages: tuple[Page, ...]


def paint(sections: Sequence[Section], about: About, fonts: Fonts) -> bytes:
    """A whole PDF file; the same bytes for the same pages."""
    document = _document(about)
    pages = [page for section in sections for page in section.pages]
    book = _Book(document, Writer(fonts, _codes(document, pages, fonts)))
    entries = []
    for section in sections:
        made = [book.page(page) for page in section.pages]
        entries += [{section.title: pdfdoc.PDFArray([made[0], pdfdoc.PDFName("Fit")])}]
    _outline(document, entries)
    return bytes(document.GetPDFData(None))


def _document(about: About) -> Any:
    """An empty document that says what it is and asks for no scaling."""
    document = pdfdoc.PDFDocument(invariant=1, pdfVersion=VERSION, lang=about.language)
    document.setTitle(about.title)
    document.setAuthor(about.author)
    document.setSubject(about.subject)
    document.setKeywords(", ".join(about.keywords))
    document.setCreator("lohprint")
    wishes = pdfdoc.ViewerPreferencesPDFDictionary()
    wishes["PrintScaling"] = "None"
    wishes["DisplayDocTitle"] = "true"
    duplex = "Simplex" if about.flip == "none" else f"DuplexFlip{about.flip.capitalize()}Edge"
    wishes["Duplex"] = duplex
    document.Catalog.ViewerPreferences = wishes
    return document


def _outline(document: Any, entries: list[dict[str, Any]]) -> None:
    outline = document.Outlines
    for entry in entries:
        outline.destinationnamestotitles.update({title: title for title in entry})
    outline.setDestinations(entries)
    if len(entries) > 1:
        document.Catalog.setPageMode("UseOutlines")


def _codes(document: Any, pages: Iterable[Page], fonts: Fonts) -> Codes:
    """Embeds of each font the letters that the pages use, and returns their codes."""
    used: dict[str, set[str]] = {}
    for role, text in _written(pages):
        used.setdefault(role, set()).update(text)
    return {role: _embedded(document, role, used[role], fonts) for role in sorted(used)}


def _written(pages: Iterable[Page]) -> Iterator[tuple[str, str]]:
    """(role, text) of all that is written on pages, unseen text too."""
    seen: set[int] = set()
    stack: list[Shape] = [shape for page in pages for shape in _drawn(page)]
    while stack:
        shape = stack.pop()
        if isinstance(shape, Text):
            yield shape.font, shape.text
        elif isinstance(shape, Group):
            stack += shape.shapes
        elif isinstance(shape, Use):
            if shape.spoken:
                yield "body", shape.spoken
            if id(shape.part) not in seen:
                seen.add(id(shape.part))
                stack += shape.part.shapes


def _embedded(
    document: Any, role: str, letters: set[str], fonts: Fonts
) -> dict[str, tuple[str, str]]:
    """One font in the file, with the code of each of its letters."""
    cut = fonts.cuts[role]
    name = f"{(cut.family or 'Own').replace(' ', '')}-{role}"
    font = TTFont(name, io.BytesIO(fonts[role].subset(letters)), asciiReadable=False)
    # Cuts of one variable font share a PostScript name, and would be taken for one font.
    font.face.name = name.encode()
    ordered = sorted(letters)
    coded = [
        (font.getSubsetInternalName(subset, document)[1:], byte)
        for subset, run in font.splitString("".join(ordered), document)
        for byte in run
    ]
    return {letter: (at, _escaped(byte)) for letter, (at, byte) in zip(ordered, coded, strict=True)}


def _escaped(byte: int) -> str:
    """A byte inside a PDF string; a bare carriage return would be read as a line feed."""
    letter = chr(byte)
    return {"(": "\\(", ")": "\\)", "\\": "\\\\", "\r": "\\r"}.get(letter, letter)


class _Book:
    """Puts pages, forms, shadings and images into a document, each once."""

    def __init__(self, document: Any, writer: Writer) -> None:
        self.document, self.writer = document, writer
        self.stored: dict[str, Any] = {}

    def page(self, page: Page) -> Any:
        """Adds a page and returns its reference."""
        width, height = page.w / POINT, page.h / POINT
        content = self.writer.content(_drawn(page))
        turn = f"{1 / POINT:.6f} 0 0 {-1 / POINT:.6f} 0 {height:.4f} cm"
        made = pdfdoc.PDFPage()
        box = pdfdoc.PDFArray([0, 0, round(width, 4), round(height, 4)])
        made.MediaBox = made.TrimBox = box
        made.Contents = _stream(f"{turn}\n{content.operators}", {})
        made.Resources = self.resources(content)
        reference = self.document.thisPageRef()
        self.document.addPage(made)
        return reference

    def resources(self, content: Content) -> Any:
        """What a stream may use, by name."""
        used = content.used
        found = {
            "XObject": {name: self.form(name, used.forms[name]) for name in used.forms}
            | {name: self.image(name, used.images[name]) for name in used.images},
            "Shading": {name: self.shading(name, used.shadings[name]) for name in used.shadings},
            "ExtGState": {name: _opacity(used.opacities[name]) for name in used.opacities},
        }
        made = {kind: pdfdoc.PDFDictionary(some) for kind, some in found.items() if some}
        made["Font"] = pdfdoc.PDFObjectReference(pdfdoc.BasicFonts)
        return pdfdoc.PDFDictionary(made)

    def form(self, name: str, content: Content) -> Any:
        """A form XObject, stored on first use."""
        if name not in self.stored:
            entries = {
                "Type": pdfdoc.PDFName("XObject"),
                "Subtype": pdfdoc.PDFName("Form"),
                "BBox": pdfdoc.PDFArray(list(content.box)),
                "Resources": self.resources(content),
            }
            if content.together:
                group = {"S": pdfdoc.PDFName("Transparency"), "CS": pdfdoc.PDFName("DeviceRGB")}
                entries["Group"] = pdfdoc.PDFDictionary(group)
            self.stored[name] = self.document.Reference(_stream(content.operators, entries))
        return self.stored[name]

    def shading(self, name: str, gradient: Gradient) -> Any:
        """A gradient, stored on first use."""
        if name not in self.stored:
            self.stored[name] = self.document.Reference(_shading(gradient))
        return self.stored[name]

    def image(self, name: str, file: str) -> Any:
        """A picture, stored on first use, its transparency with it."""
        if name not in self.stored:
            image = pdfdoc.PDFImageXObject(name, ImageReader(file), mask="auto")
            mask = getattr(image, "_smask", None)
            if mask is not None:
                image.smask = self.document.Reference(mask)
            self.stored[name] = self.document.Reference(image)
        return self.stored[name]


def _drawn(page: Page) -> Iterator[Shape]:
    """A page in the order it is painted, under the printer's correction."""
    placed = (_clipped(one) for one in page.placed)
    yield Group((*page.under, *placed, *page.marks), page.matrix)


def _clipped(placed: Placed) -> Group:
    """A face where it stands, and nothing of it past its clip."""
    x, y, w, h = placed.clip
    round_ = placed.face.round
    clip = paths.circle(x + w / 2, y + h / 2, w / 2) if round_ else paths.box(x, y, w, h)
    return Group((Group(placed.face.shapes, placed.matrix),), clip=clip)


def _stream(operators: str, entries: dict[str, Any]) -> Any:
    """A compressed stream; packed at once, so that memory holds no page in plain."""
    packed = zlib.compress(operators.encode("latin-1"), 6)
    filters = {"Filter": pdfdoc.PDFName("FlateDecode")}
    return pdfdoc.PDFStream(pdfdoc.PDFDictionary({**entries, **filters}), packed)


def _opacity(value: float) -> Any:
    return pdfdoc.PDFDictionary({"ca": round(value, 4), "CA": round(value, 4)})


def _shading(gradient: Gradient) -> Any:
    """An axial or radial shading that goes on past its ends."""
    at = list(gradient.line)
    settings = {"Extend": pdfdoc.PDFArray(["true", "true"])}
    function = _function(gradient)
    if gradient.kind == "linear":
        return pdfdoc.PDFAxialShading(*at, function, "DeviceRGB", **settings)
    return pdfdoc.PDFRadialShading(at[0], at[1], 0, *at, function, "DeviceRGB", **settings)


def _function(gradient: Gradient) -> Any:
    """Straight from stop to stop."""
    stops = [(place, _channels(color)) for place, color in gradient.stops]
    steps = [
        pdfdoc.PDFExponentialFunction(one, other, 1) for (_, one), (_, other) in pairwise(stops)
    ]
    if len(steps) == 1:
        return steps[0]
    bounds = [place for place, _ in stops[1:-1]]
    domain = pdfdoc.PDFArray([stops[0][0], stops[-1][0]])
    return pdfdoc.PDFStitchingFunction(steps, bounds, [0, 1] * len(steps), Domain=domain)


def _channels(color: str) -> tuple[float, ...]:
    return tuple(round(int(color[i : i + 2], 16) / 255, 4) for i in (1, 3, 5))
