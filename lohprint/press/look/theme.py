"""A theme: a folder of templates, parts and one `theme.yaml`, rendered to checked marks.

`<kind>.svg.j2` draws a kind of piece, `parts/<name>.svg.j2` what is drawn many times (icons among
them). Templates ask whether a thing is there and where it goes; they compute nothing.
"""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from lohprint.catalog import cache
from lohprint.catalog import home as homes
from lohprint.catalog.pieces import Color
from lohprint.catalog.record import Record, load
from lohprint.catalog.source import read
from lohprint.errors import DataError, Place, StoreError, UsageError, nearest
from lohprint.press.look.svg import Mark, checked
from lohprint.press.type.fonts import CUTS, Cut, Fonts, Role

SUFFIX = ".svg.j2"


class OwnFont(Record):
    """A role's own font: an installed family or a TrueType file of the theme, and its axes."""

    family: str = ""
    file: str = ""
    italic: bool = False
    axes: dict[str, float] = {}


ArtInk = Literal[
    "ink", "cut", "bone", "score", "night", "deep", "mid", "hot", "glow", "gold", "outline"
]  # fmt: skip


OwnerTone = Literal["owner", "owner-deep", "owner-dark", "owner-pale"]
"""An owner's color: as it is, readable under white, dark, and a tint for black text."""


class Engraving(Record):
    """How drawn art is printed: a style of `press.art.palettes`, and inks of the theme's own."""

    style: Literal["woodcut", "lean"]
    inks: dict[ArtInk, str] = {}
    """A color's name for each ink that is not to be the style's."""


Ink = Literal["full", "lean", "draft"]
"""How much ink a print may take: as designed, line drawings, or hardly more than a page of text."""
SELF = "self"


class Look(Record):
    """`theme.yaml`: what a theme is called, and what its templates call colors and sizes."""

    name: str
    note: str = ""
    ink: str = ""
    """How much ink it takes, in words."""
    variants: dict[Ink, str] = {}
    """The theme that takes its place when so much ink is asked for, by name; `self` for itself."""
    base: str = ""
    """The theme it is made from: what this one does not have is taken from there."""
    colors: dict[str, Color | OwnerTone] = {}
    """By role: a color, or a tone of the owner's."""
    neutral: Color = "#555555"
    """The owner's color of what nobody owns."""
    tones: dict[str, Color] = {}
    """Instead of `neutral`: by a piece's id, a card's type, a kind of piece, or a deck's back."""
    sizes: dict[str, Annotated[float, Field(gt=0)]] = {}
    """Text sizes by name, in points."""
    fonts: dict[Role, OwnFont] = {}
    art: Engraving | None = None
    """How drawn art is printed; left out for no art."""


def names(home: Path | None = None) -> tuple[str, ...]:
    """The themes there are."""
    root = homes.folder(home, "templates")
    return tuple(sorted(file.parent.name for file in root.glob("*/theme.yaml")))


def default(home: Path | None = None) -> str:
    """The woodcuts where the templates have them."""
    return "woodcut" if "woodcut" in names(home) else "plain"


def find(name: str, home: Path | None = None) -> Theme:
    """A theme by its name, or by its folder.

    Raises UsageError where there is none, Faults with every fault of its theme.yaml.
    """
    return Theme(_folder(name, home), home)


def _folder(name: str, home: Path | None) -> Path:
    for folder in (homes.folder(home, "templates") / name, Path(name)):
        if (folder / "theme.yaml").is_file():
            return folder
    fix = f"{nearest(name, names(home))} (a folder of your own needs a theme.yaml)"
    raise UsageError(f"there is no theme '{name}'; {fix}")


def _over(base: Look, own: Look) -> Look:
    """A theme's own words over those of its base; colors, tones, sizes and fonts one by one."""
    given = {name: getattr(own, name) for name in own.model_fields_set}
    for name in ("colors", "tones", "sizes", "fonts"):
        given[name] = {**getattr(base, name), **getattr(own, name)}
    return base.model_copy(update=given)


def variant(theme: Theme, ink: Ink, home: Path | None = None) -> Theme:
    """What a theme's own designer wants printed with so much ink.

    A variant is a folder beside the theme's, or a theme by its name. Raises UsageError where the
    theme names none.
    """
    named = theme.look.variants
    if ink not in named:
        has = f"it has {' and '.join(named)}" if named else "it has no variants"
        fix = f"name one under 'variants' in {theme.folder.name}/theme.yaml"
        raise UsageError(f"the theme {theme.look.name} has no {ink} variant, {has}; {fix}")
    if named[ink] == SELF:
        return theme
    beside = theme.folder.parent / named[ink]
    return Theme(beside, home) if (beside / "theme.yaml").is_file() else find(named[ink], home)


def copy(name: str, folder: Path, home: Path | None = None) -> None:
    """A theme's files at `folder`, to be changed. Raises StoreError where that is there already."""
    if folder.exists():
        raise StoreError(folder, "is there already", "choose a new folder")
    shutil.copytree(find(name, home).folder, folder)


class Theme:
    """One theme, read as it is asked for."""

    def __init__(self, folder: Path, home: Path | None = None) -> None:
        self.folder = folder
        self.folders: tuple[Path, ...] = (folder,)
        source = read(folder / "theme.yaml")
        self.look = load(Look, source)
        if self.look.base:
            below = _folder(self.look.base, home)
            base = load(Look, read(below / "theme.yaml"))
            if base.base:
                what = f"base {self.look.base} has a base itself"
                raise DataError(source.at(("base",)), what, "name that one")
            self.folders = (folder, below)
            self.look = _over(base, self.look)
        self._templates: set[str] = set()

    @cached_property
    def fonts(self) -> Fonts:
        """The cuts of its roles."""
        own: dict[str, Cut] = {role: self.cut(font) for role, font in self.look.fonts.items()}
        return Fonts({**CUTS, **own})

    def cut(self, font: OwnFont) -> Cut:
        """An own font as a cut."""
        file = str(self.path(font.file)) if font.file else ""
        style = "italic" if font.italic else "normal"
        return Cut(font.family, tuple(sorted(font.axes.items())), style, file)  # type: ignore[arg-type]

    def has(self, template: str) -> bool:
        """Whether there is a template of that name."""
        return self.path(f"{template}{SUFFIX}").is_file()

    def path(self, name: str) -> Path:
        """Where a file of it is: in its own folder, or in its base's."""
        found = (folder / name for folder in self.folders)
        return next((file for file in found if file.is_file()), self.folder / name)

    def parts(self) -> tuple[str, ...]:
        """The names of what is drawn many times, sorted; `_` begins what others import."""
        files = (file for folder in self.folders for file in (folder / "parts").glob(f"*{SUFFIX}"))
        named = {file.name.removesuffix(SUFFIX) for file in files}
        return tuple(sorted(name for name in named if not name.startswith("_")))

    def template(self, *wanted: str) -> str:
        """The first of the wanted templates that there is. Raises DataError where there is none."""
        for name in wanted:
            if name in self._templates or self.has(name):
                self._templates.add(name)
                return name
        what = f"has no face for a {wanted[0]}"
        raise DataError(Place(self.folder), what, f"add {wanted[-1]}{SUFFIX}")

    def marks(self, template: str, context: dict[str, Any]) -> Mark:
        """A template filled in and checked.

        Raises DataError at the template's line for what Jinja or XML cannot read, Faults for
        unknown tags and attributes.
        """
        from lohprint.press.look.filling import fill  # a face drawn before needs no Jinja

        file = self.path(f"{template}{SUFFIX}")
        return checked(fill(self.folders, file, context), file)

    def stamp(self, template: str) -> str:
        """A name for all that a template draws with: another when any of it changes.

        That is the template, those it takes in, and everything that is no face's template.
        """
        return cache.key(self._shared, *map(_content, sorted(self._taken(f"{template}{SUFFIX}"))))

    @cached_property
    def _shared(self) -> tuple[tuple[str, str], ...]:
        """What every face may use: parts, pictures, fonts, theme.yaml."""
        files = (file for folder in self.folders for file in sorted(folder.rglob("*")))
        faces = {file for folder in self.folders for file in folder.glob(f"*{SUFFIX}")}
        return tuple(_content(file) for file in files if file.is_file() and file not in faces)

    def _taken(self, name: str) -> set[Path]:
        """A template's file, and those of the templates it names, and so on."""
        found: set[Path] = set()
        names = [name]
        while names:
            file = self.path(names.pop())
            if file not in found and file.is_file():
                found.add(file)
                names += self._named(file.read_text(encoding="utf-8"))
        return found

    def _named(self, text: str) -> Iterator[str]:
        """The files that a template may take in: where it computes a name, any."""
        for tag in _TAKES.findall(text):
            names = _NAMES.findall(tag)
            if names and all(self.path(name).is_file() for name in names):
                yield from names
            else:
                yield from (f.name for folder in self.folders for f in folder.glob(f"*{SUFFIX}"))


_TAKES = re.compile(r"{%-?\s*(?:extends|include|import|from)\b(.*?)%}", re.DOTALL)
_NAMES = re.compile(r"""["']([^"']+)["']""")


def _content(file: Path) -> tuple[str, str]:
    return (str(file), hashlib.sha256(file.read_bytes()).hexdigest())
