"""Pages to PDF, with reportlab's document model and font embedding.

The one painter of print files, and the one place where y turns to grow upward. The content
streams are written directly (`press.content`): reportlab's own forms lose gradients and opacity,
its canvas starts with a Helvetica that is not embedded, and drawing call by call is slow.
Lengths here are in points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfdoc

from lohprint.press import paths
from lohprint.press.content import Content, Writer
from lohprint.press.embed import embed, stream
from lohprint.press.fonts import POINT, Fonts
from lohprint.press.inks import LIGHT, Inks, inked
from lohprint.press.page import Page, Placed
from lohprint.press.shapes import Gradient, Group, Shape

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


def paint(sections: Sequence[Section], about: About, fonts: Fonts, inks: Inks = LIGHT) -> bytes:
    """A whole PDF file; the same bytes for the same pages."""
    document = _document(about)
    book = _Book(document, Writer(fonts, inks))
    entries = []
    for section in sections:
        made = [book.page(page) for page in section.pages]
        entries += [{section.title: pdfdoc.PDFArray([made[0], pdfdoc.PDFName("Fit")])}]
    _outline(document, entries)
    book.fonts()
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


class _Book:
    """Puts pages, forms, shadings and images into a document, each once."""

    def __init__(self, document: Any, writer: Writer) -> None:
        self.document, self.writer = document, writer
        self.stored: dict[str, Any] = {}
        self.letters: dict[str, set[str]] = {}

    def page(self, page: Page) -> Any:
        """Adds a page and returns its reference."""
        width, height = page.w / POINT, page.h / POINT
        content = self.writer.content(_drawn(page))
        turn = f"{1 / POINT:.6f} 0 0 {-1 / POINT:.6f} 0 {height:.4f} cm"
        made = pdfdoc.PDFPage()
        box = pdfdoc.PDFArray([0, 0, round(width, 4), round(height, 4)])
        made.MediaBox = made.TrimBox = box
        made.Contents = stream(f"{turn}\n{content.operators}".encode("latin-1"), {})
        made.Resources = self.resources(content)
        reference = self.document.thisPageRef()
        self.document.addPage(made)
        return reference

    def resources(self, content: Content) -> Any:
        """What a stream may use, by name."""
        used = content.used
        for role, letters in used.letters.items():
            self.letters.setdefault(role, set()).update(letters)
        found = {
            "XObject": {name: self.form(name, used.forms[name]) for name in used.forms}
            | {name: self.image(name, used.images[name]) for name in used.images},
            "Shading": {name: self.shading(name, used.shadings[name]) for name in used.shadings},
            "ExtGState": {name: _opacity(used.opacities[name]) for name in used.opacities},
        }
        made = {kind: pdfdoc.PDFDictionary(some) for kind, some in found.items() if some}
        made["Font"] = pdfdoc.PDFObjectReference(pdfdoc.BasicFonts)
        return pdfdoc.PDFDictionary(made)

    def fonts(self) -> None:
        """Embeds, when all pages are written, the letters they use."""
        shared = self.document.idToObject[pdfdoc.BasicFonts]
        for role in sorted(self.letters):
            letters = self.letters[role]
            shared[role] = embed(self.document, role, letters, self.writer.fonts)

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
                space = pdfdoc.PDFName(self.writer.inks.space)
                group = {"S": pdfdoc.PDFName("Transparency"), "CS": space}
                entries["Group"] = pdfdoc.PDFDictionary(group)
            self.stored[name] = self.document.Reference(
                stream(content.operators.encode("latin-1"), entries)
            )
        return self.stored[name]

    def shading(self, name: str, gradient: Gradient) -> Any:
        """A gradient, stored on first use."""
        if name not in self.stored:
            self.stored[name] = self.document.Reference(_shading(gradient, self.writer.inks))
        return self.stored[name]

    def image(self, name: str, file: str) -> Any:
        """A picture, stored on first use, its transparency with it."""
        if name not in self.stored:
            image = pdfdoc.PDFImageXObject(name, self.picture(file), mask="auto")
            mask = getattr(image, "_smask", None)
            if mask is not None:
                image.smask = self.document.Reference(mask)
            self.stored[name] = self.document.Reference(image)
        return self.stored[name]

    def picture(self, file: str) -> ImageReader:
        """A picture as the file's inks hold it."""
        light = self.writer.inks.space == "DeviceRGB"
        return ImageReader(file if light else inked(file))


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


def _opacity(value: float) -> Any:
    return pdfdoc.PDFDictionary({"ca": round(value, 4), "CA": round(value, 4)})


def _shading(gradient: Gradient, inks: Inks) -> Any:
    """An axial or radial shading that goes on past its ends."""
    at = list(gradient.line)
    settings = {"Extend": pdfdoc.PDFArray(["true", "true"])}
    function = _function(gradient, inks)
    if gradient.kind == "linear":
        return pdfdoc.PDFAxialShading(*at, function, inks.space, **settings)
    return pdfdoc.PDFRadialShading(at[0], at[1], 0, *at, function, inks.space, **settings)


def _function(gradient: Gradient, inks: Inks) -> Any:
    """Straight from stop to stop."""
    stops = [(place, _channels(inks, color)) for place, color in gradient.stops]
    steps = [
        pdfdoc.PDFExponentialFunction(one, other, 1) for (_, one), (_, other) in pairwise(stops)
    ]
    if len(steps) == 1:
        return steps[0]
    bounds = [place for place, _ in stops[1:-1]]
    domain = pdfdoc.PDFArray([stops[0][0], stops[-1][0]])
    return pdfdoc.PDFStitchingFunction(steps, bounds, [0, 1] * len(steps), Domain=domain)


def _channels(inks: Inks, color: str) -> tuple[float, ...]:
    return tuple(round(channel, 4) for channel in inks.channels(color))
