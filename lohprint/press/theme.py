"""A theme: a folder of templates, parts and one `theme.yaml`, rendered to checked marks.

`<kind>.svg.j2` draws a kind of piece, `parts/<name>.svg.j2` what is drawn many times (icons among
them). Templates ask whether a thing is there and where it goes; they compute nothing.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from functools import cached_property
from html import escape, unescape
from pathlib import Path
from typing import Annotated, Any, Literal
from xml.etree.ElementTree import ParseError, fromstring

import jinja2
from pydantic import Field

from lohprint.catalog import home as homes
from lohprint.catalog.pieces import Color
from lohprint.catalog.record import Record, load
from lohprint.catalog.source import read
from lohprint.errors import DataError, Place, StoreError, UsageError, nearest
from lohprint.press import cache
from lohprint.press.fonts import CUTS, Cut, Fonts, Role
from lohprint.press.svg import AT, MARKED, Mark, checked

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


class Look(Record):
    """`theme.yaml`: what a theme is called, and what its templates call colors and sizes."""

    name: str
    note: str = ""
    ink: str = ""
    """How much ink it takes, in words."""
    base: str = ""
    """The theme it is made from: what this one does not have is taken from there."""
    colors: dict[str, Color | OwnerTone] = {}
    """By role: a color, or a tone of the owner's."""
    neutral: Color = "#555555"
    """The owner's color of what nobody owns."""
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
    fix = f"{nearest(name, names(home))} A folder of your own needs a theme.yaml"
    raise UsageError(f"there is no theme '{name}'; {fix}")


def _over(base: Look, own: Look) -> Look:
    """A theme's own words over those of its base; colors, sizes and fonts one by one."""
    given = {name: getattr(own, name) for name in own.model_fields_set}
    for name in ("colors", "sizes", "fonts"):
        given[name] = {**getattr(base, name), **getattr(own, name)}
    return base.model_copy(update=given)


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
        self.rendered: dict[str, Mark] = {}

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
            if self.has(name):
                return name
        what = f"has no face for a {wanted[0]}"
        raise DataError(Place(self.folder), what, f"add {wanted[-1]}{SUFFIX}")

    def marks(self, template: str, context: dict[str, Any]) -> Mark:
        """A template filled in and checked.

        Raises DataError at the template's line for what Jinja or XML cannot read, Faults for
        unknown tags and attributes.
        """
        name = f"{template}{SUFFIX}"
        try:
            text = self._environment.get_template(name).render(context)
        except jinja2.TemplateError as error:
            raise _stopped(error, self.path(name), self.folders) from None
        try:
            root = fromstring(text)
        except ParseError as error:
            raise _unreadable(error, text, self.path(name)) from None
        return checked(root, self.path(name))

    @cached_property
    def _environment(self) -> jinja2.Environment:
        return jinja2.Environment(
            loader=_Loader(self.folders),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            bytecode_cache=_compiled(),
        )


def _compiled() -> jinja2.BytecodeCache | None:
    """Templates compiled before, in the cache folder where there is one."""
    folder = cache.folder()
    if folder is None:
        return None
    try:
        (folder / "templates").mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return jinja2.FileSystemBytecodeCache(str(folder / "templates"))


def _stopped(error: jinja2.TemplateError, template: Path, folders: tuple[Path, ...]) -> DataError:
    """A DataError at the line of the template where Jinja stopped."""
    message = error.message or "cannot be read"
    if isinstance(error, jinja2.TemplateNotFound):
        what = f"wants {error.name}, which is not there"
        return DataError(Place(template), what, "add it to the theme")
    if isinstance(error, jinja2.TemplateSyntaxError):
        file = Path(error.filename or template)
        return DataError(Place(file, error.lineno, 1), message, "mend the tag")
    place, trace = Place(template), error.__traceback__
    while trace is not None:
        file = Path(trace.tb_frame.f_code.co_filename)
        if any(file.is_relative_to(folder) for folder in folders):
            place = Place(file, trace.tb_lineno, 1)
        trace = trace.tb_next
    return DataError(place, message, "ask whether it is there before using it")


def _unreadable(error: ParseError, text: str, template: Path) -> DataError:
    """At the last tag before the place where the XML breaks."""
    line, column = error.position
    lines = text.split("\n")
    before = "\n".join((*lines[: line - 1], lines[line - 1][:column]))
    seen = re.findall(rf'{AT}="([^"]*):(\d+):(\d+)"', before)
    place = Place(template)
    if seen:
        file, row, at = seen[-1]
        place = Place(Path(unescape(file)), int(row), int(at))
    reason = str(error).partition(":")[0]
    return DataError(place, f"near here the drawing is not XML: {reason}", "close every tag")


_TAG = re.compile(rf"<({'|'.join(MARKED)})(?=[\s/>]|$)")


class _Loader(jinja2.FileSystemLoader):
    """Reads templates and writes into every tag where it stands, for messages."""

    def get_source(
        self, environment: jinja2.Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        """The marked source; line numbers stay."""
        source, file, fresh = super().get_source(environment, template)
        lines = enumerate(source.split("\n"), 1)
        return "\n".join(_told(line, escape(file), number) for number, line in lines), file, fresh


def _told(line: str, file: str, number: int) -> str:
    return _TAG.sub(lambda tag: f'{tag[0]} {AT}="{file}:{number}:{tag.start() + 1}"', line)
