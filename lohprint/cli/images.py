"""`lohprint images`: every card as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

if TYPE_CHECKING:
    from lohprint.press.shapes import Face

app = typer.Typer()


@app.command()
def images(
    ctx: typer.Context,
    edition: Annotated[str, typer.Argument(help="An edition, like 5e, or its folder.")],
    what: Annotated[
        list[str] | None, typer.Argument(help="As for print. [default: all]", show_default=False)
    ] = None,
    dpi: Annotated[float, typer.Option(min=30, max=1200, help="Dots per inch.")] = 300,
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
    theme: Annotated[
        str | None, typer.Option(help="How cards look, as for print.", show_default=False)
    ] = None,
) -> None:
    """Make a picture of every different face and back, from the same pages as the PDFs.

    Example:  lohprint images 5e lilith --dpi 150 --corner 3
    """
    from lohprint.catalog import files
    from lohprint.catalog.edition import load_edition
    from lohprint.cli.progress import bar
    from lohprint.press import theme as themes
    from lohprint.press.components import chosen
    from lohprint.press.face import Compositor
    from lohprint.press.raster import Shot, contact_sheet, pictures

    loaded = load_edition(edition, ctx.obj)
    look = themes.find(theme or themes.default(ctx.obj), ctx.obj)
    compositor = Compositor(loaded, look)
    named: dict[str, Face] = {}
    for part in chosen(loaded, what or ()):
        for copy in part.copies:
            leaf = compositor.leaf(copy)
            named.setdefault(
                f"{part.id}/{copy.piece.id}", compositor.front(copy._replace(number=""))
            )
            if leaf.back is not None:
                named.setdefault(f"{part.id}/{_back(leaf.back)}", leaf.back)
    shots = [Shot.of(face, dpi, bleed, format, corner) for face in named.values()]
    folder = output or Path("output") / loaded.id / "images"
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
    from lohprint.catalog.pieces import slug

    return slug(face.name if face.name.startswith("back") else f"{face.name} back")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
