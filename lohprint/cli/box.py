"""`lohprint box`: tuck boxes, dividers and a score pad to keep and play the cards with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lohprint.cli import complete, jobs, looks, out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from lohprint.catalog.edition import Edition
    from lohprint.press.components import Component
    from lohprint.press.finish.box import Tuck
    from lohprint.press.look.face import Compositor
    from lohprint.press.paint.pdf import Section
    from lohprint.press.sheets.job import Job

app = typer.Typer()

NAMES = 40
"""So many names of cards are listed on a divider; more would not fit."""


@app.command()
def box(
    ctx: typer.Context,
    edition: looks.EditionName,
    what: Annotated[
        list[str] | None,
        typer.Argument(
            help="Decks, as for print. [default: decks]",
            show_default=False,
            autocompletion=complete.parts,
        ),
    ] = None,
    stock: Annotated[
        str, typer.Option(help="What cards are printed on; see templates/stocks.yaml.")
    ] = "card 300",
    thickness: Annotated[
        float | None,
        typer.Option(help="Of one card, in mm, in place of a stock's.", show_default=False),
    ] = None,
    sleeve: Annotated[str, typer.Option(help="none, penny or thick.")] = "none",
    dividers: Annotated[
        bool, typer.Option("--dividers", help="Dividers with tabs, instead of boxes.")
    ] = False,
    pad: Annotated[bool, typer.Option("--pad", help="A score pad, instead of boxes.")] = False,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="The folder. [default: output/EDITION]", show_default=False
        ),
    ] = None,
    theme: looks.ThemeName = None,
    paper: jobs.PaperName = None,
    size: jobs.SizeName = None,
    margin: jobs.Margin = None,
) -> None:
    """Make a tuck box for each deck, sized from its cards, their stock and sleeves.

    \b
    Examples:
      lohprint box 5e
      lohprint box 5e lilith --stock 'card 200' --sleeve penny
      lohprint box 5e --dividers
      lohprint box 5e --pad
    """
    from lohprint.catalog import files
    from lohprint.catalog.opening import open_edition
    from lohprint.errors import UsageError
    from lohprint.press.components import chosen
    from lohprint.press.finish.box import tuck
    from lohprint.press.look.face import Compositor
    from lohprint.press.paint.pdf import About, paint
    from lohprint.press.sheets import paper as papers
    from lohprint.press.sheets.resize import DRAWN

    job, cut_to = jobs.laid_out(ctx.obj, paper, size=size, margin=margin, backs="none")
    loaded = open_edition(edition, ctx.obj)
    folder = out.folder(output, loaded.id)
    compositor = Compositor(loaded, looks.look(ctx.obj, theme))
    thick = papers.stock(stock, ctx.obj).thickness if thickness is None else thickness
    around = papers.sleeve(sleeve, ctx.obj)
    parts = chosen(loaded, what or ("decks",))
    card = cut_to or DRAWN
    if not (parts or pad):
        raise UsageError(f"{loaded.id} has no decks to put in boxes; --pad makes a score pad")

    def sized(count: int) -> Tuck:
        return tuck(card, count, thick, around)

    if pad:
        name, sections = "score-pad", [_pad(loaded, compositor, job)]
    elif dividers:
        name, sections = "dividers", [_dividers(parts, compositor, job, card)]
    else:
        name, sections = "boxes", list(_boxes(parts, compositor, job, sized))
    title = f"{loaded.facts.title}: {name.replace('-', ' ')}"
    path = folder / f"{name}.pdf"
    files.replace(path, paint(sections, About(title), compositor.theme.fonts))
    pages = sum(len(section.pages) for section in sections)
    typer.echo(f"{path}: {pages} {'page' if pages == 1 else 'pages'} of {job.paper.name}")


def _boxes(
    parts: Sequence[Component], compositor: Compositor, job: Job, sized: Callable[[int], Tuck]
) -> Iterator[Section]:
    """A page for each deck, its own back on the box."""
    from lohprint.press.finish.box import tuck_page
    from lohprint.press.paint.pdf import Section
    from lohprint.press.sheets.resize import DRAWN

    for part in parts:
        back = compositor.leaf(part.copies[0]).back
        net = sized(len(part.copies))
        fits = back is not None and (back.w, back.h) == DRAWN and net.w >= back.w
        page = tuck_page(net, job, part.title, back if fits else None, compositor.theme.fonts)
        yield Section(part.title, (page,))
        typer.echo(
            f"{part.title}: {len(part.copies)} cards, {net.w:g} x {net.h:g} x {net.d:.1f} mm"
        )


def _dividers(
    parts: Sequence[Component], compositor: Compositor, job: Job, card: tuple[float, float]
) -> Section:
    """Dividers that list the cards behind them, their tabs side by side in threes."""
    from lohprint.press.finish.divider import divider
    from lohprint.press.paint.pdf import Section
    from lohprint.press.sheets.page import Leaf
    from lohprint.press.sheets.sheet import sheets

    fonts = compositor.theme.fonts
    leaves = []
    for number, part in enumerate(parts):
        names = list(dict.fromkeys(copy.piece.name for copy in part.copies))[:NAMES]
        face = divider(card, part.title, names, (number, min(3, len(parts))), fonts)
        leaves.append(Leaf(part.id, face))
    return Section("Dividers", sheets(leaves, job))


def _pad(edition: Edition, compositor: Compositor, job: Job) -> Section:
    """A column for each Devil, or for each player where there are none."""
    from lohprint.press.finish.pad import score_pad
    from lohprint.press.paint.pdf import Section

    names = [devil.name for devil in edition.devils.values()]
    columns = names or [f"Player {n}" for n in range(1, edition.facts.players.most + 1)]
    bets = any(oath.kind == "bet" for oath in edition.oaths.values())
    areas = ["Politics", "Souls", "Military"] if edition.realms else []
    promised = ["Bets" if bets else "Oaths"] if edition.oaths else []
    rows = ["Player", *areas, *promised, "Victory points", "Score"]
    page = score_pad(job, edition.facts.title, columns[:8], rows, compositor.theme.fonts)
    return Section("Score pad", (page,))


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
