"""Cards at another size than the theme drew them: scaled whole, in the middle of the new trim."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from lohprint.errors import LayoutError
from lohprint.press.shapes import Face, Group, Shape, Text, Use
from lohprint.press.sheets.layout import EPSILON, Sides
from lohprint.press.sheets.page import Leaf, mm, size_mm

DRAWN = (63.0, 88.0)
"""What themes draw cards at; other pieces keep their size."""
SMALLEST, BODY = 6.0, 6.5
"""Points: what body text may shrink to, and what is body text as the theme set it."""


def resized(leaf: Leaf, size: Sides) -> Leaf:
    """A card cut to `size`; pieces that are no cards stay as they are.

    Raises LayoutError when its text would be too small to read.
    """
    front, back = leaf.front, leaf.back
    if not _is_card(front):
        return leaf
    turned = back and _is_card(back)
    return replace(leaf, front=_at(front, size), back=_at(back, size) if back and turned else back)


def _is_card(face: Face) -> bool:
    return not face.round and (face.w, face.h) == DRAWN


def _at(face: Face, size: Sides) -> Face:
    scale = min(size[0] / face.w, size[1] / face.h)
    _check(face, scale, size)
    across, down = ((side - scale * drawn) / 2 for side, drawn in zip(size, DRAWN, strict=True))
    shapes = (Group(face.shapes, (scale, 0, 0, scale, across, down)),)
    # What the scaled bleed does not cover stays white, and may be cut anywhere.
    spare = scale * face.bleed - max(across, down)
    return Face(face.name, *size, shapes, bleed=spare if spare >= 0 else face.bleed)


def _check(face: Face, scale: float, size: Sides) -> None:
    if scale >= 1 - EPSILON:
        return
    least = min((text.size for text in _texts(face.shapes) if text.size >= BODY), default=BODY)
    if least * scale < SMALLEST:
        need = SMALLEST / least
        what = f"text of {mm(round(least, 1))} pt would be {mm(round(least * scale, 1))} pt"
        fix = f"give at least {size_mm(*(round(need * side, 1) for side in DRAWN))}"
        raise LayoutError(face.name, f"card of {size_mm(*size)}", what, fix)


def _texts(shapes: Iterable[Shape]) -> Iterator[Text]:
    for shape in shapes:
        if isinstance(shape, Text):
            yield shape
        elif isinstance(shape, Group):
            yield from _texts(shape.shapes)
        elif isinstance(shape, Use):
            yield from _texts(shape.part.shapes)
