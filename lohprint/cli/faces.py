"""Card faces for lists: small pictures from the press, as addresses a page can hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from lohprint.catalog.lists import Listing, Picture
    from lohprint.catalog.rows import Listed
    from lohprint.press.look.face import Compositor
    from lohprint.press.shapes import Face

DPI = 130
"""Sharp at twice the size a list shows a card."""

Key = tuple[str, str, str]


def faces(wanted: Listing, home: Path | None, theme: str | None = None) -> Picture:
    """What shows each line's face; a face that cannot be drawn is left out and told."""
    from base64 import b64encode

    from lohprint.cli.progress import bar
    from lohprint.press.look import theme as themes
    from lohprint.press.look.face import Compositor
    from lohprint.press.paint.raster import Shot, pictures

    look = themes.find(theme or themes.default(home), home)
    drawn = _drawn(wanted, Compositor(wanted.edition, look))
    shots = [Shot.of(face, DPI, format="webp", corner=3.0) for face in drawn.values()]
    found: dict[Key, str] = {}
    with bar(f"Picturing {wanted.edition.id}", len(shots)) as step:
        made = pictures([*drawn.values()], shots, look.fonts)
        for key, content in zip(drawn, made, strict=True):
            found[key] = "data:image/webp;base64," + b64encode(content).decode()
            step(1)
    return lambda line: found.get(_key(line))


def _key(line: Listed) -> Key:
    return (line.deck.id if line.deck else "", line.piece.kind, line.piece.id)


def _drawn(wanted: Listing, compositor: Compositor) -> Mapping[Key, Face]:
    """The face of every line that has a copy, without a number."""
    from lohprint.errors import LohError

    drawn: dict[Key, Face] = {}
    lacking: dict[str, list[str]] = {}
    for line in wanted.chosen:
        for copy in line.copies[:1]:
            try:
                drawn[_key(line)] = compositor.front(copy._replace(number=""))
            except LohError as error:
                lacking.setdefault(str(error), []).append(line.piece.name)
    for error_, names in lacking.items():
        more = f" and {len(names) - 1} more" if len(names) > 1 else ""
        typer.echo(f"note: no picture of {names[0]}{more}: {error_}", err=True)
    return drawn
