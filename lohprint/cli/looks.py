"""The options that say what is drawn and how it looks, shared by the commands that draw cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from lohprint.cli import complete

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lohprint.catalog.edition import Edition
    from lohprint.press.components import Component
    from lohprint.press.look.theme import Theme

_CARDS = "Cards"

EditionName = Annotated[
    str,
    typer.Argument(
        help="An edition, like 5e, its folder, or a tuned deck's file.",
        autocompletion=complete.editions,
    ),
]
What = Annotated[
    list[str] | None,
    typer.Argument(
        help="decks, a Devil, a deck, realms, devils, oaths, markers, aids, or the first letters "
        "of one. [default: all]",
        show_default=False,
        autocompletion=complete.parts,
    ),
]
Query = Annotated[
    str | None,
    typer.Option(
        "--query",
        "-q",
        help="Only these cards, e.g. 'deck:lilith type:ritual'; see 'lohprint list --help'.",
        show_default=False,
        rich_help_panel=_CARDS,
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        help="A translation, e.g. fi.",
        show_default=False,
        rich_help_panel=_CARDS,
        autocompletion=complete.languages,
    ),
]
ThemeName = Annotated[
    str | None,
    typer.Option(
        help="How cards look: a theme's name, or your own folder.",
        show_default=False,
        rich_help_panel=_CARDS,
        autocompletion=complete.themes,
    ),
]
InkName = Annotated[
    Literal["full", "lean", "draft"] | None,
    typer.Option(
        "--ink",
        help="How much ink: the theme as it is, as line drawings, or hardly more than text.",
        show_default=False,
        rich_help_panel=_CARDS,
    ),
]
Gray = Annotated[bool, typer.Option("--gray", help="In black ink alone.", rich_help_panel=_CARDS)]


def look(
    home: Path | None, theme: str | None, ink: Literal["full", "lean", "draft"] | None = None
) -> Theme:
    """The theme of that name, or the usual one, or its variant for so much ink.

    Raises UsageError for a theme there is not, or one without that variant.
    """
    from lohprint.press.look import theme as themes

    found = themes.find(theme or themes.default(home), home)
    return themes.variant(found, ink, home) if ink else found


def parts(edition: Edition, what: Sequence[str] | None, query: str | None) -> tuple[Component, ...]:
    """What of the edition the words name, and of that what the query chooses.

    Raises UsageError for a word that names nothing, or where nothing is left.
    """
    from lohprint.errors import UsageError
    from lohprint.press.components import asked, chosen

    named = chosen(edition, what or ())
    if not query:
        return named
    ids = {part.id for part in named}
    found = tuple(part for part in asked(edition, query) if part.id in ids)
    if not found:
        raise UsageError(f"'{query}' chooses nothing of {' '.join(what or ())}; name other parts")
    return found
