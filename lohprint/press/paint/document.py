"""One PDF file being put together: reportlab's document model, fed with finished objects.

reportlab numbers the objects and writes the catalog, outline, table of objects and trailer; what
is drawn comes here packed.
Lengths in points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc

from lohprint.press.paint.operators import packed

rl_config.useA85 = 0  # ASCII85 is slow, a quarter larger, and no printer of today needs it

VERSION = (1, 7)
"""The first with a hint for duplex printing."""

Reference = str
"""An object of the file as others name it: `12 0 R`."""


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


class _Finished(pdfdoc.PDFObject):  # type: ignore[misc]  # reportlab has no types
    """An object that is already written."""

    __RefOnly__ = 1

    def __init__(self, content: bytes) -> None:
        self.content = content

    def format(self, document: Any) -> bytes:
        """What reportlab puts into the file."""
        return self.content


class Document:
    """An empty file that says what it is and asks for no scaling."""

    def __init__(self, about: About) -> None:
        document = pdfdoc.PDFDocument(invariant=1, pdfVersion=VERSION, lang=about.language)
        document.setTitle(about.title)
        document.setAuthor(about.author)
        document.setSubject(about.subject)
        document.setKeywords(", ".join(about.keywords))
        document.setCreator("lohprint")
        wishes = pdfdoc.ViewerPreferencesPDFDictionary()
        wishes["PrintScaling"] = "None"
        wishes["DisplayDocTitle"] = "true"
        side = "Simplex" if about.flip == "none" else f"DuplexFlip{about.flip.capitalize()}Edge"
        wishes["Duplex"] = side
        document.Catalog.ViewerPreferences = wishes
        self._document = document
        self._parent = self.reference(document.Pages)
        self._entries: list[dict[str, Any]] = []
        self.fonts = self.reference(document.idToObject[pdfdoc.BasicFonts])
        """The dictionary of all fonts, which every page and form shares."""

    def reference(self, thing: Any) -> Reference:
        """An object of reportlab's in the file."""
        name = self._document.Reference(thing).name
        return f"{self._document.idToObjectNumberAndVersion[name][0]} 0 R"

    def put(self, content: str) -> Reference:
        """A finished object in the file."""
        return self.reference(_Finished(content.encode("latin-1")))

    def stream(self, content: bytes, entries: Mapping[str, Any] | None = None) -> Reference:
        """A stream in the file, with further entries of its dictionary."""
        return self.packed(packed(content), entries)

    def packed(self, content: bytes, entries: Mapping[str, Any] | None = None) -> Reference:
        """A stream that is packed already."""
        head = dictionary(**(entries or {}), Length=len(content), Filter="/FlateDecode")
        body = head.encode("latin-1") + b"\nstream\n" + content + b"\nendstream"
        return self.reference(_Finished(body))

    def page(self, w: float, h: float, packed: bytes, resources: str) -> None:
        """A page of w x h with its packed operators, trimmed at its edges."""
        box = f"[0 0 {w:.4f} {h:.4f}]"
        page = dictionary(
            Type="/Page",
            Parent=self._parent,
            MediaBox=box,
            TrimBox=box,
            Contents=self.packed(packed),
            Resources=resources,
        )
        self._document.addPage(_Finished(page.encode("latin-1")))

    def entry(self, title: str) -> None:
        """An entry of the outline, for the page that comes next."""
        place = [self._document.thisPageRef(), pdfdoc.PDFName("Fit")]
        self._document.Outlines.destinationnamestotitles[title] = title
        self._entries.append({title: pdfdoc.PDFArray(place)})

    def font(self, name: str, reference: Reference) -> None:
        """Names a font for all pages."""
        self._document.idToObject[pdfdoc.BasicFonts][name] = reference

    def finished(self) -> bytes:
        """The whole file."""
        self._document.Outlines.setDestinations(self._entries)
        if len(self._entries) > 1:
            self._document.Catalog.setPageMode("UseOutlines")
        return bytes(self._document.GetPDFData(None))


def dictionary(**entries: Any) -> str:
    """A PDF dictionary; values as they stand in the file."""
    return "<<" + " ".join(f"/{name} {value}" for name, value in entries.items()) + ">>"


def array(*values: Any) -> str:
    """A PDF array."""
    return "[" + " ".join(map(str, values)) + "]"
