"""Where text stands on a face: what a print service's safe area is checked against."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lohprint.errors import LayoutError
from lohprint.press.matrix import apply, chain
from lohprint.press.shapes import IDENTITY, Face, Group, Matrix, Shape, Text, Use
from lohprint.press.sheets.page import Box
from lohprint.press.type.fonts import POINT, Fonts


def texts(face: Face, fonts: Fonts) -> Iterator[tuple[Text, Box]]:
    """Every line of text that is read, with its box in the face's millimeters."""
    yield from _texts(face.shapes, IDENTITY, fonts)


def _texts(shapes: Iterable[Shape], at: Matrix, fonts: Fonts) -> Iterator[tuple[Text, Box]]:
    for shape in shapes:
        match shape:
            case Text() if not shape.decoration:
                yield shape, _box(shape, at, fonts)
            case Group():
                yield from _texts(shape.shapes, chain(shape.matrix, at), fonts)
            case Use():
                yield from _texts(shape.part.shapes, chain(shape.matrix, at), fonts)


def _box(text: Text, at: Matrix, fonts: Fonts) -> Box:
    """From the tops of capitals to the feet of descenders, about."""
    size = text.size * POINT
    spaced = text.spacing * POINT * len(text.text)
    w = (fonts[text.font].width(text.text) / 1000 * size + spaced) * text.stretch
    corners = [
        apply(at, (text.x + dx, text.y + dy)) for dx in (0, w) for dy in (-0.7 * size, 0.22 * size)
    ]
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def outside(face: Face, inset: float, fonts: Fonts) -> Iterator[LayoutError]:
    """Text that stands nearer than `inset` millimeters to the trim."""
    for text, (x, y, w, h) in texts(face, fonts):
        room = min(x, y, face.w - x - w, face.h - y - h)
        if face.round:
            middle = face.w / 2
            far = max(
                ((cx - middle) ** 2 + (cy - middle) ** 2) ** 0.5
                for cx in (x, x + w)
                for cy in (y, y + h)
            )
            room = middle - far
        if room < inset - 0.01:
            what = f"'{text.text}' is {room:.2f} mm from the edge, {inset:.2f} mm are asked for"
            yield LayoutError(face.name, "safe area", what, "choose a theme with wider margins")
