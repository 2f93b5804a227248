"""Pictures of faces, made from the PDF's own pages, so that paper and picture always agree.

Sizes of pictures are in pixels, of faces in millimeters, resolutions in dots per inch.
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from lohprint.errors import LayoutError
from lohprint.press.matrix import standing
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.shapes import Face
from lohprint.press.sheets.page import Page, Placed
from lohprint.press.type.fonts import Fonts

if TYPE_CHECKING:
    from PIL import Image

INCH = 25.4
Format = Literal["png", "jpeg", "webp"]


@dataclass(frozen=True, slots=True)
class Shot:
    """How a face becomes a picture: `w` x `h` pixels around its middle, never scaled to fit."""

    w: int
    h: int
    dpi: float = 300.0
    format: Format = "png"
    corner: float = 0.0
    """Radius of transparent corners in millimeters; 0 keeps them."""

    @classmethod
    def of(
        cls, face: Face, dpi: float, bleed: float = 0.0, format: Format = "png", corner: float = 0.0
    ) -> Shot:
        """The trimmed face and `bleed` millimeters around it."""
        w, h = (round((side + 2 * bleed) / INCH * dpi) for side in (face.w, face.h))
        return cls(w, h, dpi, format, face.w / 2 if face.round and not bleed else corner)

    @property
    def page(self) -> tuple[float, float]:
        """Width and height in millimeters."""
        return self.w / self.dpi * INCH, self.h / self.dpi * INCH


def alone(face: Face, w: float, h: float, number: int = 1, slack: float = 0.01) -> Page:
    """A page of `w` x `h` millimeters with a face on its middle, its bleed drawn to the edge.

    `slack` is what may stay blank at the edge: a pixel of a picture. Raises LayoutError where the
    face is drawn less far than the page reaches.
    """
    past = max(w - face.w, h - face.h) / 2
    if past > face.bleed + slack:
        what = f"bleed is drawn {face.bleed:g} mm past the trim, {past:.2f} mm are asked for"
        raise LayoutError(face.name, f"{w:.2f} x {h:.2f} mm", what, "choose a theme with more")
    placed = Placed(
        face, standing(face.w, face.h, w / 2, h / 2, 0), 1, face.name, past, (0, 0, w, h)
    )
    return Page(w, h, "front", number, (placed,))


def pictures(
    faces: Sequence[Face], shots: Sequence[Shot], fonts: Fonts, workers: int = 2
) -> Iterator[bytes]:
    """Each face as an encoded picture of exactly its shot's pixels, in order.

    Raises LayoutError where a face's bleed does not reach.
    """
    if not faces:
        return
    document = _document(faces, shots, fonts)
    jobs = list(enumerate(shots))
    workers = min(workers, os.cpu_count() or 1, len(jobs))
    if workers < 2:
        yield from _encoded(document, jobs)
        return
    chunks = [jobs[start : start + 12] for start in range(0, len(jobs), 12)]
    with ProcessPoolExecutor(workers) as pool:
        for made in pool.map(_chunk, ((document, chunk) for chunk in chunks)):
            yield from made


def rendered(faces: Sequence[Face], shots: Sequence[Shot], fonts: Fonts) -> Iterator[Image.Image]:
    """The same as pixels, in this process, corners kept."""
    import pypdfium2

    if not faces:
        return
    pdf = pypdfium2.PdfDocument(_document(faces, shots, fonts))
    try:
        for page, shot in enumerate(shots):
            yield _rendered(pdf[page], shot.w, shot.h)
    finally:
        pdf.close()


def _document(faces: Sequence[Face], shots: Sequence[Shot], fonts: Fonts) -> bytes:
    """A PDF of one page a face. Raises LayoutError where a face's bleed does not reach."""
    pages = [
        alone(face, *shot.page, number, INCH / shot.dpi)
        for number, (face, shot) in enumerate(zip(faces, shots, strict=True), 1)
    ]
    return paint((Section("faces", tuple(pages)),), About("faces"), fonts)


def sheet(document: bytes, page: int, w: int, h: int) -> Image.Image:
    """One page of a PDF as a picture of exactly `w` x `h` pixels."""
    import pypdfium2

    pdf = pypdfium2.PdfDocument(document)
    try:
        return _rendered(pdf[page], w, h)
    finally:
        pdf.close()


def _chunk(work: tuple[bytes, Sequence[tuple[int, Shot]]]) -> list[bytes]:
    return list(_encoded(*work))


def _encoded(document: bytes, jobs: Iterable[tuple[int, Shot]]) -> Iterator[bytes]:
    import pypdfium2

    pdf = pypdfium2.PdfDocument(document)
    try:
        for page, shot in jobs:
            yield encode(_rounded(_rendered(pdf[page], shot.w, shot.h), shot), shot)
    finally:
        pdf.close()


def _rendered(page: object, w: int, h: int) -> Image.Image:
    """A page at the scale that gives exactly these pixels."""
    width = page.get_width()  # type: ignore[attr-defined]  # pypdfium2 brings no types
    # A hair less than the exact scale: the renderer rounds a pixel's fraction up to a whole one.
    image: Image.Image = page.render(scale=(w - 1e-3) / width).to_pil()  # type: ignore[attr-defined]
    if image.size == (w, h):
        return image
    return image.crop((0, 0, w, h))


def _rounded(image: Image.Image, shot: Shot) -> Image.Image:
    """Transparent corners, drawn at four times the size so that they are smooth."""
    if not shot.corner:
        return image
    from PIL import Image, ImageDraw

    radius = shot.corner / INCH * shot.dpi
    mask = Image.new("L", (shot.w * 4, shot.h * 4), 0)
    box = (0, 0, shot.w * 4 - 1, shot.h * 4 - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * 4, fill=255)
    image = image.convert("RGBA")
    image.putalpha(mask.resize((shot.w, shot.h), Image.Resampling.BOX))
    return image


def contact_sheet(made: Sequence[bytes], format: Format, height: int = 264) -> bytes:
    """Every picture small, in rows of ten, `height` pixels each."""
    from PIL import Image

    small = []
    for content in made:
        with Image.open(io.BytesIO(content)) as picture:
            w = round(picture.width * height / picture.height)
            small.append(picture.convert("RGBA").resize((w, height), Image.Resampling.LANCZOS))
    rows = [small[start : start + 10] for start in range(0, len(small), 10)]
    air = height // 16
    width = max(sum(one.width + air for one in row) for row in rows) + air
    sheet = Image.new("RGBA", (width, len(rows) * (height + air) + air), "#808080")
    for y, row in enumerate(rows):
        x = air
        for one in row:
            sheet.alpha_composite(one, (x, y * (height + air) + air))
            x += one.width + air
    return encode(sheet.convert("RGB"), Shot(*sheet.size, 72, format))


def encode(image: Image.Image, shot: Shot) -> bytes:
    """A picture as a file's bytes, the same for the same picture."""
    out = io.BytesIO()
    match shot.format:
        case "png":
            image.save(out, "PNG", compress_level=6, dpi=(shot.dpi, shot.dpi))
        case "jpeg":
            image.convert("RGB").save(out, "JPEG", quality=92, dpi=(shot.dpi, shot.dpi))
        case "webp":
            image.save(out, "WEBP", quality=90, method=4)
    return out.getvalue()
