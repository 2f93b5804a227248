"""What a shell may complete: editions, what they hold, languages, themes, papers, saved games.

A shell asks at every press of a key, so nothing is loaded: names of folders and files are looked
at, and lines of files where a name stands in them. What is not found so is only not offered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import typer

from lohprint.catalog.slug import slug
from lohprint.errors import LohError

_HOLDS = {"realms": "realms", "devils": "devils", "oaths": "oaths", "markers": "markers"}
_AIDS = {"aid": "aids", "glossary": "aids"}


def editions(ctx: typer.Context, incomplete: str) -> list[str]:
    """Editions by name."""
    return sorted(file.parent.name for file in _root(ctx, "cardsdb").glob("*/edition.yaml"))


def parts(ctx: typer.Context, incomplete: str) -> list[str]:
    """What can be printed of the edition that was typed: decks, realms, Devils ..."""
    folder = _edition(ctx)
    files = [file.read_text("utf-8", "replace") for file in folder.glob("*.yaml")]
    keys = {key for text in files for key in re.findall(r"^(\w+):", text, re.MULTILINE)}
    held = {word for key, word in {**_HOLDS, **_AIDS}.items() if key in keys}
    decks = list(_decks(folder))
    return [*decks, *sorted(held), *(["decks"] if decks else []), "all"]


def languages(ctx: typer.Context, incomplete: str) -> list[str]:
    """The languages of the edition that was typed."""
    return ["en", *sorted(file.stem for file in _edition(ctx).glob("i18n/*.yaml"))]


def themes(ctx: typer.Context, incomplete: str) -> list[str]:
    """Themes by name."""
    return sorted(file.parent.name for file in _root(ctx, "templates").glob("*/theme.yaml"))


def papers(ctx: typer.Context, incomplete: str) -> list[str]:
    """Papers by name."""
    return _rows(ctx, "papers")


def sizes(ctx: typer.Context, incomplete: str) -> list[str]:
    """Sizes of cards by name."""
    return _rows(ctx, "sizes")


def services(ctx: typer.Context, incomplete: str) -> list[str]:
    """Print services by name."""
    return _rows(ctx, "services")


def games(ctx: typer.Context, incomplete: str) -> list[str]:
    """Saved games by name."""
    from lohprint.table.shelf import root

    return sorted(file.parent.name for file in root().glob("*/events.jsonl"))


def _rows(ctx: typer.Context, name: str) -> list[str]:
    """The names in a file of `templates/` that need no quotes in a shell."""
    file = _root(ctx, "templates") / f"{name}.yaml"
    text = file.read_text("utf-8", "replace") if file.is_file() else ""
    return sorted(set(re.findall(r"\bname: ([^\s,}]+)[,}\n]", text)))


def _decks(folder: Path) -> Iterator[str]:
    for file in sorted(folder.glob("decks/*.yaml")):
        begin = file.read_text("utf-8", "replace").partition("holds:")[0]
        written = (re.search(rf"\b{key}: *[\"']?([^\"',}}\n]+)", begin) for key in ("id", "name"))
        named = next(filter(None, written), None)
        if named:
            yield slug(named[1])


def _edition(ctx: typer.Context) -> Path:
    """The folder of the edition that was typed so far, by name or as a folder."""
    cardsdb = _root(ctx, "cardsdb")
    typed = [str(ctx.params.get("edition") or ""), *ctx.args]  # args, where an option has no value
    folders = (folder for name in typed if name for folder in (Path(name), cardsdb / name))
    return next((one for one in folders if (one / "edition.yaml").is_file()), cardsdb / "none")


def _root(ctx: typer.Context, name: str) -> Path:
    """`cardsdb/` or `templates/`, of --home where it was typed."""
    from lohprint.catalog import home as homes

    home = ctx.find_root().params.get("home")
    try:
        return homes.folder(Path(home) if home else None, name)
    except LohError:
        return Path(home or "") / name
