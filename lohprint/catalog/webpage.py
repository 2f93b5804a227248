"""Pages for a browser from `templates/lists/`: one file, nothing fetched, scripts optional."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError
from markupsafe import Markup, escape

from lohprint.catalog import home, reading
from lohprint.catalog.edition import Edition
from lohprint.catalog.power import AREAS
from lohprint.catalog.rows import ICON_WORDS, Listed, Row, row, text_of
from lohprint.catalog.stats import Tally, mean, tallies
from lohprint.errors import DataError, Place

if TYPE_CHECKING:
    from lohprint.catalog.lists import Listing, Picture


def page(name: str, templates: Path | None = None, **values: Any) -> str:
    """A template of `lists/` filled in; `templates` is the folder that holds `lists/`.

    Raises DataError where a template cannot be read or filled in.
    """
    built_in = home.folder(None, "templates")
    shelf = Environment(
        loader=FileSystemLoader([templates or built_in, built_in]),
        autoescape=lambda file: file is not None and file.endswith(".html"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    try:
        return shelf.get_template(f"lists/{name}").render(**values) + "\n"
    except TemplateError as error:
        file = getattr(error, "filename", None) or (templates or built_in) / "lists" / name
        place = Place(Path(file), getattr(error, "lineno", 0), 1)
        raise DataError(place, str(error.message), "mend the template") from None


def webpage(wanted: Listing) -> str:
    """The list as one self-contained page: sortable, searchable, printable, dark and light."""
    edition = wanted.edition
    return page(
        "list.html",
        wanted.templates,
        lang=edition.lang,
        heading=reading.heading(wanted),
        footing=reading.footing(wanted),
        facts=edition.facts,
        question=wanted.question,
        columns=reading.COLUMNS,
        two_players=edition.words.get("two players", "Two players"),
        pictures=wanted.picture is not None,
        rows=[_shown(line, row(line, edition.words), wanted) for line in wanted.chosen],
    )


def _shown(line: Listed, told: Row, wanted: Listing) -> dict[str, Any]:
    words = wanted.edition.words
    texts = {
        field: rich(text_of(line.piece, field), words) for field in ("text", "two_player", "note")
    }
    printed = [(area, getattr(told, area)) for area in AREAS]
    return {
        "told": reading.cells(told, words),
        "title": told.title,
        "areas": [(icon(area, words), value) for area, value in printed if value is not None],
        "picture": _picture(line, wanted.picture),
        **texts,
    }


def _picture(line: Listed, picture: Picture | None) -> Markup | None:
    """A card's face: inline SVG as it is, anything else as the address of a picture."""
    found = picture(line) if picture else None
    if found is None or found.startswith("<svg"):
        return None if found is None else Markup(found)
    return Markup('<img src="{}" alt="{}" loading="lazy">').format(found, line.piece.name)


def icon(name: str, words: Mapping[str, str]) -> Markup:
    """An icon of `icons.svg`, spoken by its name."""
    spoken = words.get(name, ICON_WORDS[name])
    shape = '<svg class="icon {1}" role="img" aria-label="{0}"><use href="#{1}"/></svg>'
    return Markup(shape).format(spoken, name)


def rich(markup: str, words: Mapping[str, str]) -> Markup:
    """Card text as HTML: its bold, italics and line breaks, and its icons drawn."""
    return Markup("").join(_inside(ElementTree.fromstring(f"<t>{markup}</t>"), words))


def _inside(element: ElementTree.Element, words: Mapping[str, str]) -> Iterator[Markup]:
    yield escape(element.text or "")
    for child in element:
        if child.tag in ICON_WORDS:
            yield icon(child.tag, words)
        elif child.tag == "br":
            yield Markup("<br>")
        else:
            yield Markup("<{0}>{1}</{0}>").format(child.tag, Markup("").join(_inside(child, words)))
        yield escape(child.tail or "")


def stats_page(edition: Edition, templates: Path | None = None) -> str:
    """What an edition's decks are made of, as one self-contained page with charts."""
    return page(
        "stats.html",
        templates,
        lang=edition.lang,
        facts=edition.facts,
        decks=[_counted(counted, edition.words) for counted in tallies(edition)],
    )


def _counted(counted: Tally, words: Mapping[str, str]) -> dict[str, Any]:
    def spoken(counts: Mapping[str, int]) -> dict[str, int]:
        return {words.get(word, word.replace("_", " ")): n for word, n in counts.items()}

    dots = {"●" * dots: count for dots, count in counted.dots.items()}
    groups = (("Types", spoken(counted.types)), ("Tags", spoken(counted.tags)), ("Dots", dots))
    return {
        "name": counted.name,
        "cards": counted.cards,
        "groups": groups,
        "curves": [_curve(name, spread, words) for name, spread in counted.curves.items()],
    }


def _curve(name: str, spread: Mapping[int, int], words: Mapping[str, str]) -> dict[str, Any]:
    """A chart of one curve; heights of its columns in its own units, the highest 40."""
    most = max(spread.values())
    values = range(max(spread) + 1)
    return {
        "name": words.get(name, name.capitalize()),
        "icon": icon(name, words) if name in ICON_WORDS else "",
        "mean": f"{mean(spread):.1f}",
        "bars": [(v, spread.get(v, 0), round(40 * spread.get(v, 0) / most, 1)) for v in values],
        "spoken": ", ".join(f"{value}: {count}" for value, count in spread.items()),
    }
