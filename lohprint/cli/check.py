"""`lohprint check`: prove that an edition is sound."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lohprint.cli import complete

if TYPE_CHECKING:
    from collections.abc import Callable

app = typer.Typer()


@app.command()
def check(
    ctx: typer.Context,
    editions: Annotated[
        list[str] | None,
        typer.Argument(
            help="Editions or folders; all when none is given.", autocompletion=complete.editions
        ),
    ] = None,
    lang: Annotated[
        str | None,
        typer.Option("--lang", help="Also what this translation lacks, or tells of an older text."),
    ] = None,
) -> None:
    """Check editions: every fault of every file in one run, at file:line:column.

    \b
    Examples:
      lohprint check 5e
      lohprint check 5e --lang fi
    """
    from lohprint.catalog import check as checks
    from lohprint.catalog import overlay
    from lohprint.catalog.edition import load_edition, names
    from lohprint.errors import Faults, LohError

    unprintable = _unprintable()
    faults: list[LohError] = []
    for name in editions or names(ctx.obj):
        try:
            edition = load_edition(name, ctx.obj)
        except Faults as several:
            faults.extend(several.faults)
            continue
        found = checks.check(edition, unprintable)
        if lang and (editions or lang in overlay.languages(edition)):
            found += overlay.faults(edition, lang)
        faults.extend(found)
        if not found:
            typer.echo(f"{edition.id}: sound; {checks.summary(edition)}")
    if faults:
        raise Faults(faults)


def _unprintable() -> Callable[[str], str]:
    """What tells the letters of a text that the body font lacks."""
    from lohprint.press.type.fonts import Fonts
    from lohprint.press.type.typeset import typeset

    fonts = Fonts()
    return lambda text: fonts.missing("".join(typeset(text).split()), "body")


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
