"""`lohprint images`: every card as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from lohprint.cli import looks, out

if TYPE_CHECKING:
    from lohprint.press.shapes import Face

app = typer.Typer()


@app.command()
def images(
    ctx: typer.Context,
    edition: looks.EditionName,
    what: looks.What = None,
    dpi: Annotated[
        float, typer.Option(min=30, max=1200, metavar="DPI", help="Dots per inch.")
    ] = 300,
    bleed: Annotated[
        float, typer.Option(min=0, max=5, help="Millimeters past the trim on every side.")
    ] = 0,
    corner: Annotated[
        float, typer.Option(min=0, max=10, help="Radius of transparent corners, in millimeters.")
    ] = 0,
    format: Annotated[
        Literal["png", "jpeg", "webp"], typer.Option(help="Of the pictures.")
    ] = "png",
    contact: Annotated[
        bool, typer.Option("--contact", help="One contact sheet of them all, too.")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="[default: output/EDITION/images]", show_default=False),
    ] = None,
    query: looks.Query = None,
    lang: looks.Lang = None,
    theme: looks.ThemeName = None,
    ink: looks.InkName = None,
) -> None:
    """Make a picture of every different face and back, from the same pages as the PDFs.

    \b
    Examples:
      lohprint images 5e
      lohprint images 5e lilith --dpi 150 --corner 3
    """
    from lohprint.catalog import files
    from lohprint.catalog.opening import open_edition
    from lohprint.cli.progress import bar
    from lohprint.errors import together
    from lohprint.press.look.face import Compositor
    from lohprint.press.paint.raster import Shot, contact_sheet, pictures

    loaded = open_edition(edition, ctx.obj, lang)
    folder = out.folder(output, loaded.id, "images")
    look = looks.look(ctx.obj, theme, ink)
    compositor = Compositor(loaded, look)
    named: dict[str, Face] = {}
    copies = [(part, copy) for part in looks.parts(loaded, what, query) for copy in part.copies]
    with together() as tried:
        leaves = [tried(compositor.leaf, copy) for _, copy in copies]
    for (part, copy), leaf in zip(copies, leaves, strict=True):
        front = compositor.front(copy._replace(number=""))
        named.setdefault(f"{part.id}/{copy.piece.id}", front)
        if leaf.back is not None:
            named.setdefault(f"{part.id}/{_back(leaf.back)}", leaf.back)
    shots = [Shot.of(face, dpi, bleed, format, corner) for face in named.values()]
    made: list[bytes] = []
    with bar(f"Picturing {loaded.id}", len(named)) as step:
        for name, content in zip(
            named, pictures([*named.values()], shots, look.fonts), strict=True
        ):
            files.replace(folder / f"{name}.{format}", content)
            made.append(content)
            step(1)
    if contact:
        files.replace(folder / f"contact.{format}", contact_sheet(made, format))
    typer.echo(f"{folder}: {len(made)} pictures, {sum(map(len, made)) / 1e6:.1f} MB")


def _back(face: Face) -> str:
    from lohprint.catalog.slug import slug

    return slug(face.name if face.name.startswith("back") else f"{face.name} back")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
