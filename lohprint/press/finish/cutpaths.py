"""Cut paths of a page as SVG and as DXF, in the page's own millimeters.

SVG counts y downward from the top like the page; DXF counts it upward from the bottom, so that
both stand upright. DXF is release 12, the one every cutter's program reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from lohprint.press.matrix import apply
from lohprint.press.sheets.page import Page, Placed, Slot, mm

BULGE = 0.41421356
"""tan(90 / 4 degrees): DXF's way to say that a line is a quarter circle."""


def sheets_alike(pages: Iterable[Page]) -> dict[int, tuple[Slot, ...]]:
    """What is cut out of each sheet, by the number of the first sheet of those cut alike."""
    found: dict[tuple[Slot, ...], int] = {}
    for page in pages:
        if page.side == "front":
            found.setdefault(tuple(map(trimmed, page.placed)), page.sheet)
    return {sheet: slots for slots, sheet in found.items()}


def trimmed(placed: Placed) -> Slot:
    """Where a face is cut, upright on the page whichever way it is turned."""
    corners = (apply(placed.matrix, (0, 0)), apply(placed.matrix, (placed.face.w, placed.face.h)))
    (x0, y0), (x1, y1) = corners
    x, y, w, h = min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0)
    return Slot(round(x, 6), round(y, 6), round(w, 6), round(h, 6), 0, placed.face.round)


def svg(slots: Sequence[Slot], w: float, h: float, radius: float = 0.0) -> str:
    """Closed paths of a page of w x h mm: rectangles with rounded corners, and circles."""
    shapes = "".join(_svg_shape(slot, radius) for slot in slots)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{mm(w)}mm" height="{mm(h)}mm" '
        f'viewBox="0 0 {mm(w)} {mm(h)}">\n'
        f'<g fill="none" stroke="#ff0000" stroke-width="0.1">\n{shapes}</g>\n</svg>\n'
    )


def _svg_shape(slot: Slot, radius: float) -> str:
    if slot.round:
        cx, cy = map(mm, slot.center)
        return f'<circle cx="{cx}" cy="{cy}" r="{mm(slot.w / 2)}"/>\n'
    r = f' rx="{mm(radius)}"' if radius else ""
    x, y, w, h = map(mm, slot.box)
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}"{r}/>\n'


def dxf(slots: Sequence[Slot], w: float, h: float, radius: float = 0.0) -> str:
    """The same as DXF R12, in mm, y upward from the lower edge of the page."""
    limits = _pairs((9, "$EXTMIN"), (10, 0.0), (20, 0.0), (9, "$EXTMAX"), (10, w), (20, h))
    header = _section("HEADER", _pairs((9, "$ACADVER"), (1, "AC1009")) + limits)
    entities = "".join(_dxf_shape(slot, h, radius) for slot in slots)
    return header + _section("ENTITIES", entities) + _pairs((0, "EOF"))


def _section(name: str, content: str) -> str:
    return _pairs((0, "SECTION"), (2, name)) + content + _pairs((0, "ENDSEC"))


def _pairs(*pairs: tuple[int, str | float | int]) -> str:
    """Group codes and values, one a line."""
    return "".join(
        f"{code:3d}\n{value if isinstance(value, str | int) else f'{value:.4f}'}\n"
        for code, value in pairs
    )


def _dxf_shape(slot: Slot, h: float, radius: float) -> str:
    if slot.round:
        x, y = slot.center
        return _pairs((0, "CIRCLE"), (8, "CUT"), (10, x), (20, h - y), (40, slot.w / 2))
    return _polyline(_outline(slot, h, radius))


def _outline(slot: Slot, h: float, r: float) -> Iterator[tuple[float, float, float]]:
    """Corners with the bulge of the line to the next one, counterclockwise from the lower left."""
    left, right = slot.x, slot.x + slot.w
    low, high = h - slot.y - slot.h, h - slot.y
    if r <= 0:
        yield from (
            (x, y, 0.0) for x, y in ((left, low), (right, low), (right, high), (left, high))
        )
        return
    yield left + r, low, 0.0
    yield right - r, low, BULGE
    yield right, low + r, 0.0
    yield right, high - r, BULGE
    yield right - r, high, 0.0
    yield left + r, high, BULGE
    yield left, high - r, 0.0
    yield left, low + r, BULGE


def _polyline(points: Iterable[tuple[float, float, float]]) -> str:
    vertices = "".join(
        _pairs((0, "VERTEX"), (8, "CUT"), (10, x), (20, y), (42, bulge)) for x, y, bulge in points
    )
    return _pairs((0, "POLYLINE"), (8, "CUT"), (66, 1), (70, 1)) + vertices + _pairs((0, "SEQEND"))
