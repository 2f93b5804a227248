"""`lohprint proof`: one sheet with what is hardest to print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lohprint.cli import jobs, looks

app = typer.Typer()


@app.command()
def proof(
    ctx: typer.Context,
    edition: looks.EditionName,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="The file. [default: output/EDITION/proof.pdf]",
            show_default=False,
        ),
    ] = None,
    lang: looks.Lang = None,
    theme: looks.ThemeName = None,
    ink: looks.InkName = None,
    gray: looks.Gray = False,
    paper: jobs.PaperName = None,
    backs: jobs.Backs = "long",
    margin: jobs.Margin = None,
    printer: jobs.PrinterName = None,
    measured: jobs.Measured = None,
) -> None:
    """Print the worst cases on one sheet before you print them all.

    The longest text, the smallest type, the most icons, the longest name, the darkest and the
    palest picture, the longest text of every translation, and each back once. The strip above
    each card says why it is there.

    \b
    Examples:
      lohprint proof 5e
      lohprint proof 5e --theme my-look --printer office
    """
    from dataclasses import replace

    from lohprint.catalog import files
    from lohprint.catalog.opening import open_edition
    from lohprint.cli.progress import bar
    from lohprint.press.inks import GRAY, LIGHT
    from lohprint.press.paint.pdf import About, Section, paint
    from lohprint.press.proof.worst import leaves, picks, told
    from lohprint.press.sheets.sheet import sheets

    job, _ = jobs.laid_out(
        ctx.obj, paper, backs=backs, margin=margin, marks="none", printer=printer,
        measured=measured,
    )  # fmt: skip
    loaded = open_edition(edition, ctx.obj, lang)
    look = looks.look(ctx.obj, theme, ink)
    with bar(f"Measuring {loaded.id}"):
        made = picks(loaded, look)
    title = f"{loaded.facts.title}: proof"
    pages = sheets(leaves(made, look.fonts), replace(job, edition=title))
    about = About(title, author=loaded.facts.designer, language=loaded.lang, flip=backs)
    path = output or Path("output") / loaded.id / "proof.pdf"
    inks = GRAY if gray else LIGHT
    files.replace(path, paint([Section("Proof", pages)], about, look.fonts, inks))
    count = sum(page.side == "front" for page in pages)
    typer.echo(f"{path}: {count} {'sheet' if count == 1 else 'sheets'} of {job.paper.name}")
    for slot, pick in enumerate(made, 1):
        behind = f"; behind it: {pick.behind[0]}" if pick.behind else ""
        typer.echo(f"{slot:3}  {told(pick)}: {'; '.join(pick.reasons)}{behind}")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
