"""Pieces to faces: each drawn once by the theme's template, with the number added for each copy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree.ElementTree import fromstring

from lohprint.catalog import cache as kept
from lohprint.catalog.edition import Edition
from lohprint.catalog.pieces import ICONS, Aid, Card, Copy, Marker
from lohprint.errors import DataError, Place
from lohprint.press.colors import deep, pale
from lohprint.press.finish.manifest import Fingerprints
from lohprint.press.look import context
from lohprint.press.look.scene import Art, Scene
from lohprint.press.look.svg import Mark
from lohprint.press.look.theme import SUFFIX, Engraving, Theme
from lohprint.press.paint.content import Writer, room
from lohprint.press.paint.plates import Engraved, Plate, Shelf
from lohprint.press.shapes import Face, Part, Shape, Use
from lohprint.press.sheets.page import Leaf
from lohprint.press.type.text import Faces, Style, text_height

DARK = 11.0
"""The contrast of `owner-dark` with white: light enough to be a color under bone-colored text."""


class Drawing(NamedTuple):
    """What the copies of a face share, and where their numbers stand."""

    part: Part
    round: bool
    numbers: tuple[Mark, ...]
    scene: Callable[[], Scene]
    """What they are drawn in, made when it is needed."""


class Parts(Mapping[str, Part]):
    """The parts of a theme, each drawn when it is first asked for."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._drawn: dict[str, Part] = {}
        self._names = theme.parts()

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names  # without drawing it

    def __getitem__(self, name: str) -> Part:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._drawn:
            self._drawn[name] = self._draw(name)
        return self._drawn[name]

    def _draw(self, name: str) -> Part:
        mark = self._theme.marks(f"parts/{name}", {})
        faces = Faces(self._theme.fonts, {})
        scene = _scene(Subject(name, name), self._theme, faces, self)
        return Part(name, mark.values["width"], mark.values["height"], scene.shapes(mark.inside))


class Subject(NamedTuple):
    """Whose face is drawn: its name, the key of its motif, its owner's color, its own picture."""

    name: str
    key: str
    color: str | None = None
    picture: str | None = None
    folder: Path = Path()
    """Of the edition, where its picture is."""
    language: str = "en"


def _scene(subject: Subject, theme: Theme, faces: Faces, parts: Mapping[str, Part]) -> Scene:
    owner = subject.color or theme.look.neutral
    tones = {"owner": owner, "owner-deep": deep(owner), "owner-dark": deep(owner, DARK)}
    tones["owner-pale"] = pale(owner)
    named = {name: tones.get(color, color) for name, color in theme.look.colors.items()}
    colors = {**named, **tones}
    art = _engraver(theme.look.art, colors, subject)
    sizes, folder = theme.look.sizes, theme.folder
    return Scene(subject.name, faces, colors, sizes, parts, art, folder, subject.language)


def _engraver(how: Engraving | None, colors: Mapping[str, str], subject: Subject) -> Art:
    """What draws a motif by its key, or the piece's own; nothing in a theme without art."""

    def draw(key: str | None, w: float, h: float) -> tuple[Shape, ...]:
        if key is None and subject.picture is not None:
            from lohprint.press.look.pictures import picture

            return picture(subject.picture, subject.folder, w, h, subject.name)
        if how is None:
            return ()
        from lohprint.press.art.motifs import motif
        from lohprint.press.art.palettes import palette

        inks = tuple((role, colors[name]) for role, name in how.inks.items())
        name = key or subject.key
        return motif(name, seed=name, palette=palette(how.style, colors["owner"], inks), w=w, h=h)

    return draw


class Compositor:
    """Sets the pieces of one edition in one theme; what was set before comes from its plate."""

    def __init__(self, edition: Edition, theme: Theme) -> None:
        self.edition, self.theme = edition, theme
        self.drew = False
        """Whether a face had no plate."""
        self._drawings: dict[tuple[str, ...], Drawing] = {}
        self._writer = Writer(theme.fonts)
        common = (edition.facts, edition.devils, edition.words, edition.lang, theme.look.neutral)
        self._made_from = repr(common)
        self._shelves: dict[str, Shelf] = {}

    @cached_property
    def parts(self) -> Parts:
        """The theme's parts."""
        return Parts(self.theme)

    @cached_property
    def faces(self) -> Faces:
        """Fonts and icons of its text. Raises DataError where the theme lacks an icon."""
        for icon in ICONS:
            if icon not in self.parts:
                place = Place(self.theme.folder / "parts")
                raise DataError(place, f"has no icon {icon}", f"add {icon}{SUFFIX}")
        return Faces(self.theme.fonts, self.parts)

    def leaf(self, copy: Copy) -> Leaf:
        """A copy as a thing to print: front, back and what it is.

        Raises DataError for faults of the template, LayoutError for what does not fit.
        """
        deck = copy.deck.id if copy.deck else copy.piece.kind
        name = f"{self.edition.id}/{deck}/{copy.piece.id}"
        return Leaf(
            f"{name}/{copy.number}" if copy.number else name, self.front(copy), self.back(copy)
        )

    def front(self, copy: Copy) -> Face:
        """The face of a copy, its number on it."""
        deck = copy.deck.id if copy.deck else ""
        key = (copy.piece.kind, copy.piece.id, deck)
        if key not in self._drawings:
            self._drawings[key] = self._draw(copy)
        return self._face(self._drawings[key], copy.number)

    def back(self, copy: Copy) -> Face | None:
        """The back of a copy: its deck's, its kind's, or a marker's own other side."""
        if isinstance(copy.piece, Marker | Aid):
            folded = getattr(copy.piece, "shape", "") == "standee"  # both sides are on its face
            return self._reverse(copy) if copy.piece.back and not folded else None
        id_ = copy.deck.back if copy.deck else copy.piece.kind
        key = ("back", id_)
        if key not in self._drawings:
            devil = self.edition.devils.get(id_)
            label = devil.name if devil else context.word(id_, self.edition)
            filled = context.back(id_, label, self.edition)
            color = devil.color if devil else self._tone(id_)
            subject = self._subject(f"back of {id_}", id_, color)
            self._drawings[key] = self._drawing("back", filled, subject, f"back {id_} {label}")
        return self._face(self._drawings[key], "")

    def _reverse(self, copy: Copy) -> Face:
        key = ("reverse", copy.piece.id)
        if key not in self._drawings:
            self._drawings[key] = self._draw(copy, side=1)
        return self._face(self._drawings[key], "")

    def _draw(self, copy: Copy, side: int = 0) -> Drawing:
        piece = copy.piece
        devil = context.owner(copy, self.edition)
        filled = context.front(copy, self.edition, side)
        filled |= {"parts": self.parts, "sizes": self.theme.look.sizes, "height": self._height}
        template = self.theme.template(*_wanted(copy))
        color = devil.color if devil else self._tone(piece.id, piece.kind)
        subject = self._subject(piece.name, piece.id, color, getattr(piece, "art", None))
        made_from = f"{piece!r} {copy.deck!r} {side}{_content(subject)}"
        return self._drawing(template, filled, subject, made_from)

    def _height(self, text: str, width: float, size: float) -> float:
        """For templates: the height in mm of card text in a box of `width` mm at `size` points."""
        return text_height(fromstring(f"<t>{text}</t>"), width, Style(size=size), self.faces)

    def _tone(self, *names: str) -> str:
        """The theme's color for what nobody owns, by the first of its names that has one."""
        tones = self.theme.look.tones
        return next((tones[name] for name in names if name in tones), self.theme.look.neutral)

    def _subject(self, name: str, key: str, color: str, picture: str | None = None) -> Subject:
        return Subject(name, key, color, picture, self.edition.folder, self.edition.lang)

    def _drawing(
        self, template: str, filled: dict[str, Any], subject: Subject, made_from: str
    ) -> Drawing:
        """A face from its plate, or drawn now, and its plate kept."""
        scene = cache(lambda: _scene(subject, self.theme, self.faces, self.parts))
        key = kept.key(template, subject.name, made_from)
        shelf = self._shelf(template)
        plate = shelf.get(key)

        def draw() -> tuple[Shape, ...]:
            return scene().shapes(self.theme.marks(template, filled).inside)

        if plate is None:
            self.drew = True
            plate, shapes = self._engraved(self.theme.marks(template, filled), scene())
            shelf.put(key, plate)
            draw = lambda: shapes  # noqa: E731  # what was just drawn
        part = Part(subject.name, plate.w, plate.h, Engraved(plate, draw), plate.bleed)
        return Drawing(part, plate.round, plate.numbers, scene)

    def _shelf(self, template: str) -> Shelf:
        """The plates of a template: they stay when another template of the theme changes."""
        if template not in self._shelves:
            self._shelves[template] = Shelf(self.theme.stamp(template), self._made_from)
        return self._shelves[template]

    def _engraved(self, mark: Mark, scene: Scene) -> tuple[Plate, tuple[Shape, ...]]:
        """The plate of marks, and the shapes it was made from."""
        shapes = scene.shapes(mark.inside)
        w, h, bleed = mark.values["width"], mark.values["height"], mark.get("bleed", 0.0)
        numbers = tuple(inner for inner in mark.inside if inner.tag == "number")
        form, content = self._writer.form(shapes, room(Part("", w, h, (), bleed)))
        seen = Fingerprints().shapes(shapes)
        return Plate(w, h, bleed, mark.get("round", False), numbers, form, content, seen), shapes

    def _face(self, drawing: Drawing, number: str) -> Face:
        part = drawing.part
        printed: list[Shape] = [Use(part)]
        if number:
            for mark in drawing.numbers:
                printed += drawing.scene().line(mark, number)
        return Face(part.name, part.w, part.h, tuple(printed), drawing.round, part.bleed)


def _content(subject: Subject) -> str:
    """What a piece's own picture holds, as a name; empty where it has none."""
    if subject.picture is None:
        return ""
    file = subject.folder / subject.picture
    return kept.key(file.read_bytes()) if file.is_file() else ""


def _wanted(copy: Copy) -> Iterator[str]:
    """The templates that may draw a piece, the fittest first."""
    piece = copy.piece
    if isinstance(piece, Card) and "alliance" in piece.tags:
        yield "alliance"
    yield piece.kind
    if isinstance(piece, Card):
        yield "card"
