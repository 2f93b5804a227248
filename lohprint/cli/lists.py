"""`lohprint list`: card lists in the formats people use."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lohprint.cli import complete, looks

if TYPE_CHECKING:
    from lohprint.catalog.lists import Listing

app = typer.Typer()

TABLE = "table"


@app.command("list")
def list_(
    ctx: typer.Context,
    edition: Annotated[
        str | None,
        typer.Argument(
            help="An edition, its folder, or a tuned deck's file.",
            autocompletion=complete.editions,
        ),
    ] = None,
    query: Annotated[
        list[str] | None, typer.Argument(help="Which cards, e.g. 'deck:lilith type:ritual'.")
    ] = None,
    format_: Annotated[
        str | None,
        typer.Option(
            "--format",
            "-f",
            help="table, csv, tsv, xlsx, json, yaml, md, html or txt; by default what the name"
            " after -o says, else a table on a terminal and txt elsewhere.",
        ),
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The file, or with --all the folder.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Every edition in every format, into the folder -o.")
    ] = False,
    bom: Annotated[
        bool, typer.Option("--bom", help="Start csv and tsv with a mark that spreadsheets want.")
    ] = False,
    lang: looks.Lang = None,
    pictures: Annotated[
        bool, typer.Option("--pictures/--no-pictures", help="Show the cards' faces in html.")
    ] = True,
    theme: looks.ThemeName = None,
) -> None:
    """List the cards of an edition.

    \b
    Examples:
      lohprint list 5e
      lohprint list 5e 'deck:lilith type:ritual dots>=2'
      lohprint list 6e 'text:"draw" or name:/fiend/' --format md
      lohprint list 5e 'power.souls>=3' -o souls.xlsx
      lohprint list --all -o lists

    \b
    A query is words of field:value, joined by and, or, not and parentheses:
      name:fiend  text:"draw 2"  type:ritual  tag:soul  deck:lilith  devil:mammon
      number:3xx  dots>=2  quantity>1  power.souls>=3  bonus.politics>0
      name:/^dark/ (a regular expression)  fiend (a bare word: in names)
    """
    from lohprint.catalog import files
    from lohprint.catalog.lists import format_of
    from lohprint.errors import UsageError

    if everything:
        if edition or query or format_ or output is None:
            raise UsageError("--all takes only -o FOLDER, --lang and --bom; leave out the rest")
        _all(ctx.obj, output, lang, bom, pictures, theme)
        return
    if edition is None:
        raise UsageError("no edition is named; try 'lohprint list 5e', or 'lohprint editions'")
    if output is not None:
        files.check_folder(output.parent)
    wanted = _listing(ctx.obj, edition, " ".join(query or ()), lang, bom)
    format_ = format_ or (format_of(output) if output else None) or TABLE
    if format_ == "html" and pictures:
        wanted = _pictured(wanted, ctx.obj, theme)
    show(wanted, format_, output)


def _listing(home: Path | None, edition: str, query: str, lang: str | None, bom: bool) -> Listing:
    from lohprint.catalog import home as homes
    from lohprint.catalog.lists import listing
    from lohprint.catalog.opening import open_edition

    return listing(
        open_edition(edition, home, lang),
        query,
        bom=bom,
        templates=homes.folder(home, "templates"),
    )


def _pictured(wanted: Listing, home: Path | None, theme: str | None) -> Listing:
    from dataclasses import replace

    from lohprint.cli.faces import faces

    return replace(wanted, picture=faces(wanted, home, theme))


def show(wanted: Listing, format_: str, output: Path | None) -> None:
    """A list to a file, a pipe or a terminal; `table` is txt where nobody looks."""
    from lohprint.catalog.lists import render
    from lohprint.cli.out import deliver, on_terminal
    from lohprint.errors import UsageError

    if format_ == TABLE and output is None and on_terminal():
        from lohprint.cli.table import show_table

        show_table(wanted)
        return
    if format_ == "xlsx" and output is None and on_terminal():
        raise UsageError("a workbook is not for a terminal; write it with -o FILE")
    content = render(wanted, "txt" if format_ == TABLE else format_)
    deliver(content, output, keep=wanted.edition.folder)


def _all(
    home: Path | None, folder: Path, lang: str | None, bom: bool, pictures: bool, theme: str | None
) -> None:
    from lohprint.catalog.edition import load_edition, names
    from lohprint.catalog.lists import FORMATS, render
    from lohprint.catalog.overlay import languages
    from lohprint.cli import out

    out.folder(folder)
    for name in names(home):
        told = lang if lang in languages(load_edition(name, home)) else None
        wanted = _listing(home, name, "", told, bom)
        if pictures:
            wanted = _pictured(wanted, home, theme)
        for format_ in FORMATS:
            out.deliver(
                render(wanted, format_), folder / f"{name}.{format_}", wanted.edition.folder
            )


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
