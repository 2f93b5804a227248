"""`lohprint tabletop`: an edition for a virtual table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from lohprint.cli import looks, out

app = typer.Typer()


@app.command()
def tabletop(
    ctx: typer.Context,
    program: Annotated[
        Literal["tts", "pcio"],
        typer.Argument(help="tts: Tabletop Simulator; pcio: playingcards.io."),
    ],
    edition: looks.EditionName,
    what: looks.What = None,
    base_url: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="Where you put the pictures for other players; without it only this computer "
            "finds them. Tabletop Simulator only.",
        ),
    ] = "",
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="[default: output/EDITION/PROGRAM]", show_default=False
        ),
    ] = None,
    query: looks.Query = None,
    lang: looks.Lang = None,
    theme: looks.ThemeName = None,
    ink: looks.InkName = None,
) -> None:
    """Make decks, realms, Oaths and markers for a virtual table, with their texts.

    \b
    Examples:
      lohprint tabletop tts 5e
      lohprint tabletop tts 5e --base-url https://example.org/loh/
    """
    from lohprint.catalog import files
    from lohprint.catalog.opening import open_edition
    from lohprint.cli.progress import bar
    from lohprint.press.away.virtual import Table
    from lohprint.press.look.face import Compositor

    loaded = open_edition(edition, ctx.obj, lang)
    folder = out.folder(output, loaded.id, program)
    look = looks.look(ctx.obj, theme, ink)
    base = f"{base_url.rstrip('/')}/" if base_url else f"{folder.resolve().as_uri()}/"
    parts = looks.parts(loaded, what, query)
    with bar(f"Picturing {loaded.id}", sum(len(part.copies) for part in parts)) as step:
        table = Table(parts, Compositor(loaded, look), step)
        made = table.simulator(loaded.id, base) if program == "tts" else table.room()
    for name, content in made.items():
        files.replace(folder / name, content)
    typer.echo(f"{folder}: {len(made)} files, {sum(map(len, made.values())) / 1e6:.1f} MB")
    if program == "tts" and not base_url:
        typer.echo("only this computer finds these pictures; --base-url is for playing with others")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
