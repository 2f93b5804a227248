"""SVG pictures that users bring, as shapes: outlines, fills and strokes; nothing is loaded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path as File
from typing import Any

import svgelements as svg

from lohprint.errors import LayoutError
from lohprint.press.paths import number
from lohprint.press.shapes import Path, Shape


def drawing(file: File, card: str) -> tuple[tuple[Shape, ...], float, float]:
    """The shapes of an SVG file, and its width and height in its own units.

    Raises LayoutError where it cannot be read, or has text or pictures inside.
    """
    try:
        root = svg.SVG.parse(str(file), reify=True)
    except Exception as error:  # svgelements raises whatever its parsers do
        what = f"{file} cannot be read ({type(error).__name__})"
        raise LayoutError(card, "picture", what, "save it again as plain SVG") from None
    shapes: list[Shape] = []
    for element in root.elements():
        if isinstance(element, svg.Text | svg.Image):
            kind = "text" if isinstance(element, svg.Text) else "pictures"
            what, fix = f"{file} has {kind} inside", "turn text into outlines, use PNG for pictures"
            raise LayoutError(card, "picture", what, fix)
        if isinstance(element, svg.Shape):
            shapes += _shape(element)
    if not root.width or not root.height or not shapes:
        what = f"{file} shows nothing, or does not say how large it is"
        raise LayoutError(card, "picture", what, "give it a viewBox and shapes")
    return tuple(shapes), float(root.width), float(root.height)


def _shape(element: Any) -> Iterator[Shape]:
    fill, stroke = _color(element.fill), _color(element.stroke)
    d = " ".join(_steps(svg.Path(element)))
    if d and (fill or stroke):
        opacity = min(
            (color.opacity for color in (element.fill, element.stroke) if color.value is not None),
            default=1.0,
        )
        yield Path(d, fill, stroke, float(element.stroke_width or 1), opacity)


def _color(color: Any) -> str | None:
    return None if color is None or color.value is None else str(color.hexrgb)


def _steps(path: Any) -> Iterator[str]:
    """Path data of M, L, C and Z alone."""
    path.approximate_arcs_with_cubics()
    for step in path:
        match step:
            case svg.Move():
                yield f"M{_at(step.end)}"
            case svg.Close():
                yield "Z"
            case svg.Line():
                yield f"L{_at(step.end)}"
            case svg.QuadraticBezier():
                one = step.start + 2 / 3 * (step.control - step.start)
                two = step.end + 2 / 3 * (step.control - step.end)
                yield f"C{_at(one)} {_at(two)} {_at(step.end)}"
            case svg.CubicBezier():
                yield f"C{_at(step.control1)} {_at(step.control2)} {_at(step.end)}"


def _at(point: Any) -> str:
    return f"{number(point.x)},{number(point.y)}"
