"""From checked marks to the display list: colors looked up, text set, parts put in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Any

from lohprint.errors import DataError, nearest
from lohprint.press import shapes
from lohprint.press.look.svg import Mark
from lohprint.press.matrix import chain, scaling, shift
from lohprint.press.shapes import Fill, Gradient, Group, Part, Shape, Text, Use
from lohprint.press.type.fonts import POINT, ROLES
from lohprint.press.type.text import Faces, Room, Style, line_width, set_line, set_text

Art = Callable[[str | None, float, float], tuple[Shape, ...]]
"""Draws the motif of a key (the piece's own where None) in a box of w x h mm."""
LEAST = 6.5
"""Text is never set smaller, in points."""


@dataclass(frozen=True)
class Scene:
    """What the marks of one face are drawn with; `card` is named when something does not fit."""

    card: str
    faces: Faces
    colors: Mapping[str, str]
    sizes: Mapping[str, float]
    parts: Mapping[str, Part]
    art: Art
    folder: File
    """Of the theme: where its images are."""
    language: str = "en"
    gradients: dict[str, Gradient] = field(default_factory=dict)

    def shapes(self, marks: Iterable[Mark]) -> tuple[Shape, ...]:
        """The shapes of marks, in order. Raises DataError and LayoutError."""
        found: list[Shape] = []
        for mark in marks:
            found += _DRAWN[mark.tag](self, mark)
        return tuple(found)

    def line(self, mark: Mark, text: str) -> tuple[Text, ...]:
        """Text on the baseline of a `text` or `number`."""
        style = self.style(mark)
        x, y, width = mark.values["x"], mark.values["y"], mark.get("width")
        if width is None:
            width = line_width(text, style, self.faces.fonts) + 1e-6
            x -= width * {"left": 0.0, "center": 0.5, "right": 1.0}[style.align]
        if mark.get("valign") == "middle":
            y += self.faces.fonts[style.font].cap / 2000 * style.size * POINT
        room = Room(x, y, width, 0.0, self.card, mark.get("name") or f"'{text}'")
        return set_line(text, room, style, self.faces.fonts)

    def style(self, mark: Mark) -> Style:
        """How a mark's text is set."""
        font = mark.get("font", "body")
        if font not in ROLES:
            what = f'<{mark.tag}> has font="{font}"'
            raise DataError(mark.place, what, nearest(font, ROLES))
        size = self.size(mark, "size", 8.0)
        least = self.size(mark, "min", size if mark.tag != "textbox" else LEAST)
        given = mark.given(align="align", spacing="spacing", decoration="decoration")
        if mark.tag == "textbox":
            given = mark.given(align="align", valign="valign", leading="leading")
        color = self.color(mark, "fill", "#000000") or "#000000"
        return Style(font, size, min(least, size), fill=color, language=self.language, **given)

    def size(self, mark: Mark, name: str, default: float) -> float:
        """A text size by its name in the theme, or as a number of points."""
        value = mark.get(name)
        if value is None or value in self.sizes:
            return self.sizes[value] if value else default
        try:
            return float(value)
        except ValueError:
            what = f'<{mark.tag}> has {name}="{value}"'
            raise DataError(mark.place, what, nearest(value, self.sizes)) from None

    def fill(self, mark: Mark) -> Fill:
        """The inside of a shape: a color, a gradient by `url(#id)`, or nothing."""
        value = mark.get("fill", "")
        if not value.startswith("url(#"):
            return self.color(mark, "fill", None)
        if value[5:-1] not in self.gradients:
            what = f'<{mark.tag}> has fill="{value}"'
            raise DataError(mark.place, what, "define the gradient before it")
        return self.gradients[value[5:-1]]

    def color(self, mark: Mark, name: str, default: str | None) -> str | None:
        """A color by its name in the theme."""
        value = mark.get(name)
        if value is None or value == "none":
            return None if value else default
        if value not in self.colors:
            what = f'<{mark.tag}> has {name}="{value}", a color the theme does not name'
            raise DataError(mark.place, what, nearest(value, self.colors))
        return self.colors[value]

    def paint(self, mark: Mark) -> dict[str, Any]:
        """Fill, stroke and opacity of a shape."""
        stroke = self.color(mark, "stroke", None)
        given = mark.given(width="stroke-width", opacity="opacity")
        return {"fill": self.fill(mark), "stroke": stroke, **given}

    def part(self, mark: Mark) -> Part:
        """The part that a `use` names."""
        if mark.values["href"] not in self.parts:
            what = f'<use> has href="{mark.values["href"]}", a part the theme does not have'
            raise DataError(mark.place, what, nearest(mark.values["href"], self.parts))
        return self.parts[mark.values["href"]]


def _group(scene: Scene, mark: Mark) -> Iterator[Shape]:
    given = mark.given(matrix="transform", clip="clip", opacity="opacity")
    yield Group(scene.shapes(mark.inside), **given)


def _rect(scene: Scene, mark: Mark) -> Iterator[Shape]:
    box = (mark.get("x", 0.0), mark.get("y", 0.0), mark.values["width"], mark.values["height"])
    yield shapes.Rect(*box, mark.get("rx", 0.0), **scene.paint(mark))


def _circle(scene: Scene, mark: Mark) -> Iterator[Shape]:
    yield shapes.Circle(
        mark.get("cx", 0.0), mark.get("cy", 0.0), mark.values["r"], **scene.paint(mark)
    )


def _path(scene: Scene, mark: Mark) -> Iterator[Shape]:
    even_odd, soft = mark.get("fill-rule") == "evenodd", mark.get("stroke-linecap") == "round"
    yield shapes.Path(mark.values["d"], even_odd=even_odd, round=soft, **scene.paint(mark))


def _line(scene: Scene, mark: Mark) -> Iterator[Shape]:
    ends = (mark.values["x1"], mark.values["y1"], mark.values["x2"], mark.values["y2"])
    given = mark.given(width="stroke-width", dash="stroke-dasharray")
    yield shapes.Line(*ends, scene.color(mark, "stroke", "#000000") or "#000000", **given)


def _gradient(scene: Scene, mark: Mark) -> Iterator[Shape]:
    """Kept for what comes after it; nothing is drawn."""
    linear = mark.tag == "linearGradient"
    names = ("x1", "y1", "x2", "y2") if linear else ("cx", "cy", "r")
    stops = tuple(
        (stop.values["offset"], scene.color(stop, "stop-color", None) or "#000000")
        for stop in mark.inside
    )
    line = tuple(mark.values[name] for name in names)
    scene.gradients[mark.values["id"]] = Gradient("linear" if linear else "radial", line, stops)
    yield from ()


def _text(scene: Scene, mark: Mark) -> Iterator[Shape]:
    text = " ".join((mark.source.text or "").split())
    if text:
        yield from scene.line(mark, text)


def _textbox(scene: Scene, mark: Mark) -> Iterator[Shape]:
    box = (mark.values["x"], mark.values["y"], mark.values["width"], mark.values["height"])
    room = Room(*box, scene.card, mark.get("name", "text"))
    yield from set_text(mark.source, room, scene.style(mark), scene.faces)


def _use(scene: Scene, mark: Mark) -> Iterator[Shape]:
    part = scene.part(mark)
    width, height = mark.get("width"), mark.get("height")
    if width is None:
        width = part.w * (height / part.h if height else 1.0)
    fit = scaling(width / part.w, (height or part.h * width / part.w) / part.h)
    place = chain(fit, shift(mark.get("x", 0.0), mark.get("y", 0.0)))
    yield Use(part, place, mark.get("spoken", ""))


def _art(scene: Scene, mark: Mark) -> Iterator[Shape]:
    drawn = scene.art(mark.get("key"), mark.values["width"], mark.values["height"])
    if drawn:
        yield Group(drawn, shift(mark.get("x", 0.0), mark.get("y", 0.0)))


def _image(scene: Scene, mark: Mark) -> Iterator[Shape]:
    file = scene.folder / mark.values["href"]
    if not file.is_file():
        raise DataError(mark.place, f"{mark.values['href']} is not there", "add it to the theme")
    box = (mark.get("x", 0.0), mark.get("y", 0.0), mark.values["width"], mark.values["height"])
    yield shapes.Image(*box, str(file))


def _number(scene: Scene, mark: Mark) -> Iterator[Shape]:
    """Drawn for each copy by `press.look.face`; the shared drawing leaves it out."""
    yield from ()


_DRAWN: Mapping[str, Callable[[Scene, Mark], Iterator[Shape]]] = {
    "g": _group,
    "rect": _rect,
    "circle": _circle,
    "path": _path,
    "line": _line,
    "linearGradient": _gradient,
    "radialGradient": _gradient,
    "text": _text,
    "textbox": _textbox,
    "use": _use,
    "art": _art,
    "image": _image,
    "number": _number,
}
