"""Pages to PDF, with reportlab's document model and font embedding.

The one painter of print files, and the one place where y turns to grow upward. The content
streams are written directly (`press.paint.content`): reportlab's own forms lose gradients and
opacity, its canvas starts with a Helvetica that is not embedded, and drawing call by call is slow.
Lengths here are in points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from reportlab.pdfbase import pdfdoc

from lohprint.press import paths
from lohprint.press.inks import LIGHT, Inks
from lohprint.press.paint.content import Content, Writer
from lohprint.press.paint.document import About, Document, Reference, array, dictionary
from lohprint.press.paint.embed import embed
from lohprint.press.shapes import Gradient, Group, Shape
from lohprint.press.sheets.page import Page, Placed
from lohprint.press.type.fonts import POINT, Fonts

__all__ = ["About", "Section", "paint"]


@dataclass(frozen=True, slots=True)
class Section:
    """Pages with an entry of their own in the file's outline."""

    title: str
    pages: tuple[Page, ...]


def paint(
    sections: Sequence[Section],
    about: About,
    fonts: Fonts,
    inks: Inks = LIGHT,
    outlines: bool = False,
) -> bytes:
    """A whole PDF file; the same bytes for the same pages. `outlines` draws letters as shapes."""
    document = Document(about)
    book = _Book(document, Writer(fonts, inks, outlines))
    for section in sections:
        document.entry(section.title)
        for page in section.pages:
            book.page(page)
    for role in sorted(book.letters):
        document.font(role, embed(document, role, book.letters[role], fonts))
    return document.finished()


class _Book:
    """Puts pages, forms, shadings and images into a document, each once."""

    def __init__(self, document: Document, writer: Writer) -> None:
        self.document, self.writer = document, writer
        self.stored: dict[str, Reference] = {}
        self.letters: dict[str, set[str]] = {}
        """By font role, what is written on the pages."""

    def page(self, page: Page) -> None:
        """Adds a page: millimeters downward become points upward here, and only here."""
        w, h = page.w / POINT, page.h / POINT
        turn = f"{1 / POINT:.6f} 0 0 {-1 / POINT:.6f} 0 {h:.4f} cm"
        content = self.writer.content(_drawn(page), turn)
        self.document.page(w, h, content.packed, self.resources(content))

    def resources(self, content: Content) -> str:
        """What a stream may use, by name."""
        used = content.used
        for role, letters in used.letters.items():
            self.letters.setdefault(role, set()).update(letters)
        objects = {name: self.form(name, used.forms[name]) for name in used.forms}
        objects |= {name: self.image(name, used.images[name]) for name in used.images}
        shadings = {name: self.shading(name, used.shadings[name]) for name in used.shadings}
        opacities = {
            name: f"<</ca {value:g} /CA {value:g}>>" for name, value in used.opacities.items()
        }
        found = {"XObject": objects, "Shading": shadings, "ExtGState": opacities}
        made = {kind: dictionary(**some) for kind, some in found.items() if some}
        return dictionary(Font=self.document.fonts, **made)

    def form(self, name: str, content: Content) -> Reference:
        """A form XObject, stored on first use."""
        if name not in self.stored:
            entries = {"Type": "/XObject", "Subtype": "/Form", "BBox": array(*content.box)}
            if content.together:
                space = self.writer.inks.space
                entries["Group"] = f"<</S /Transparency /CS /{space}>>"
            entries["Resources"] = self.resources(content)
            self.stored[name] = self.document.packed(content.packed, entries)
        return self.stored[name]

    def shading(self, name: str, gradient: Gradient) -> Reference:
        """A gradient, stored on first use."""
        if name not in self.stored:
            self.stored[name] = self.document.put(_shading(gradient, self.writer.inks))
        return self.stored[name]

    def image(self, name: str, file: str) -> Reference:
        """A picture, stored on first use, its transparency with it."""
        if name not in self.stored:
            self.stored[name] = self.picture(name, file)
        return self.stored[name]

    def picture(self, name: str, file: str) -> Reference:
        """A picture as the file's inks hold it."""
        from reportlab.lib.utils import ImageReader

        pixels = ImageReader(self.writer.inks.picture(file))
        image = pdfdoc.PDFImageXObject(name, pixels, "auto")
        mask = getattr(image, "_smask", None)
        if mask is not None:
            image.smask = self.document.reference(mask)
        return self.document.reference(image)


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


def _shading(gradient: Gradient, inks: Inks) -> str:
    """An axial or radial shading that goes on past its ends."""
    at = gradient.line
    radial = gradient.kind == "radial"
    return dictionary(
        ShadingType=3 if radial else 2,
        ColorSpace=f"/{inks.space}",
        Coords=array(*((*at[:2], 0, *at) if radial else at)),
        Function=_function(gradient, inks),
        Extend="[true true]",
    )


def _function(gradient: Gradient, inks: Inks) -> str:
    """Straight from stop to stop."""
    colors = [array(*(f"{c:.4g}" for c in inks.channels(color))) for _, color in gradient.stops]
    steps = [
        dictionary(FunctionType=2, Domain="[0 1]", C0=one, C1=other, N=1)
        for one, other in pairwise(colors)
    ]
    places = [place for place, _ in gradient.stops]
    return dictionary(
        FunctionType=3,
        Domain=array(places[0], places[-1]),
        Functions=array(*steps),
        Bounds=array(*places[1:-1]),
        Encode=array(*(0, 1) * len(steps)),
    )
