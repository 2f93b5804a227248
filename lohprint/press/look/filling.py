"""Templates filled in by Jinja, and every fault of theirs told at the template's own line."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from html import escape, unescape
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, ParseError, fromstring

import jinja2

from lohprint.catalog import cache
from lohprint.errors import DataError, Place
from lohprint.press.look.svg import AT, MARKED

Folders = tuple[Path, ...]
"""Of a theme: its own, and its base's."""


def fill(folders: Folders, template: Path, context: dict[str, Any]) -> Element:
    """A template filled in, its tags marked with their places.

    Raises DataError for what Jinja or XML cannot read.
    """
    folder = next(folder for folder in folders if template.is_relative_to(folder))
    name = template.relative_to(folder).as_posix()
    try:
        text = _environment(folders).get_template(name).render(context)
    except jinja2.TemplateError as error:
        raise _stopped(error, template, folders) from None
    try:
        return fromstring(text)
    except ParseError as error:
        raise _unreadable(error, text, template) from None


@lru_cache(maxsize=8)
def _environment(folders: Folders) -> jinja2.Environment:
    return jinja2.Environment(
        loader=_Loader(folders),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        bytecode_cache=_Compiled(),
    )


class _Compiled(jinja2.BytecodeCache):
    """Templates compiled before, kept where there is a cache."""

    def load_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        """What was kept of a template; nothing where that was of another version."""
        content = cache.read(f"templates/{bucket.key}")
        if content is not None:
            bucket.bytecode_from_string(content)

    def dump_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        """Keep a template."""
        cache.keep(f"templates/{bucket.key}", bucket.bytecode_to_string())


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
