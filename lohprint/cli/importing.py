"""`lohprint import`: a YAML edition from a table of cards, or from a json or yaml list."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from lohprint.catalog.edition import Edition

app = typer.Typer()


@app.command("import")
def import_(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="A csv, tsv or xlsx table, or a json or yaml list.")],
    edition: Annotated[str, typer.Option("--edition", help="The name of the new edition.")],
    title: Annotated[
        str | None, typer.Option(help="Its title, for a table; by default its name.")
    ] = None,
    designer: Annotated[str, typer.Option(help="Who designed it, for a table.")] = "unknown",
    year: Annotated[
        int | None, typer.Option(help="When, for a table.", show_default="this year")
    ] = None,
    rules: Annotated[
        str, typer.Option(help="Which rules keep its score, for a table: fifth, sixth, fourth.")
    ] = "fifth",
) -> None:
    """Write a new edition into cardsdb/ of --home, or of this folder.

    \b
    Examples:
      lohprint --home mygame import cards.csv --edition mine --title "My Hell"
      lohprint --home mygame print mine

    \b
    The first row of a table names its columns: name and type must be there;
    quantity, numbers, deck, tags, power (2+1/3/0, PSM or 6), dots, text,
    two_player, note and id may be. Every fault is told with file:row:column,
    and nothing is written while there is one.
    """
    from datetime import date

    from lohprint.catalog.portable import write

    _check_names(edition, rules)
    home = ctx.obj or Path()
    if file.suffix.lower() in (".json", ".yaml", ".yml"):
        made = _from_list(file)
    else:
        made = _from_table(
            file, edition, title or edition, designer, year or date.today().year, rules
        )
    write(made, home / "cardsdb" / edition)
    cards = "1 card" if len(made.copies) == 1 else f"{len(made.copies)} cards"
    typer.echo(f"wrote {home / 'cardsdb' / edition}: {cards}", err=True)
    typer.echo(f"use it with: lohprint --home {home} list {edition}", err=True)


def _check_names(edition: str, rules: str) -> None:
    from lohprint.catalog.slug import slug
    from lohprint.errors import UsageError

    if edition != slug(edition) or not edition:
        raise UsageError(f"--edition '{edition}'; give small letters, digits and hyphens")
    if not rules.isidentifier() or rules != slug(rules).replace("-", "_"):
        raise UsageError(f"--rules '{rules}'; give the name of a module, like fifth")


def _from_list(file: Path) -> Edition:
    from lohprint.catalog.portable import from_source, read_list

    return from_source(read_list(file))


def _from_table(file: Path, name: str, title: str, designer: str, year: int, rules: str) -> Edition:
    from lohprint.catalog.facts import Facts, Players
    from lohprint.catalog.importing import imported

    made = imported(
        file,
        Facts(
            title=title,
            short=name,
            year=year,
            designer=designer,
            credit=f"Designed by {designer}",
            players=Players(least=2, most=6),
            rules=rules,
        ),
        name,
    )
    if made.left_out:
        typer.echo(
            f"left out, as a table of cards has no place for it: {', '.join(made.left_out)}",
            err=True,
        )
    return made.edition


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
