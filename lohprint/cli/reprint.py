"""`lohprint reprint`: print spoiled or changed cards again, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lohprint.cli import jobs, looks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lohprint.press.components import Component
    from lohprint.press.finish.manifest import Changes, Manifest
    from lohprint.press.run import Run

app = typer.Typer()


@app.command()
def reprint(
    ctx: typer.Context,
    places: Annotated[
        str,
        typer.Argument(
            help="EDITION:FILE/SHEET/SLOT, as the sheet says, with commas for more; "
            "or an edition, with --changed."
        ),
    ],
    changed: Annotated[
        bool, typer.Option("--changed", help="What differs now from what was printed.")
    ] = False,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="The folder that was printed to. [default: output/EDITION]",
            show_default=False,
        ),
    ] = None,
    lang: looks.Lang = None,
    theme: looks.ThemeName = None,
    ink: looks.InkName = None,
    gray: looks.Gray = False,
    paper: jobs.PaperName = None,
    size: jobs.SizeName = None,
    backs: jobs.Backs = "long",
    gutterfold: jobs.Gutterfold = False,
    margin: jobs.Margin = None,
    gap: jobs.Gap = None,
    bleed: jobs.Bleed = 0.0,
    back_bleed: jobs.BackBleed = None,
    marks: jobs.Marks = "crop",
    printer: jobs.PrinterName = None,
    measured: jobs.Measured = None,
) -> None:
    """Print again what was spoiled in the printer or the cutter, or has changed since.

    Every print leaves a manifest beside its files; this reads it, makes reprint-1.pdf there, and
    says what to take out of the decks and what to put in. Slots count from the upper left.

    \b
    Examples:
      lohprint reprint 5e:lilith/3/7,lilith/4/2
      lohprint reprint 5e:lilith/3
      lohprint reprint 5e --changed --ink lean
    """
    from lohprint.catalog.opening import open_edition
    from lohprint.errors import UsageError
    from lohprint.press.components import components
    from lohprint.press.finish.manifest import load_manifest
    from lohprint.press.inks import GRAY, LIGHT
    from lohprint.press.run import Run

    edition, colon, where = places.partition(":")
    if bool(colon and where) == changed:
        fix = "give EDITION:FILE/SHEET/SLOT, or EDITION --changed"
        raise UsageError(f"'{places}' is no place of a sheet; {fix}")
    job, cut_to = jobs.laid_out(
        ctx.obj, paper, size=size, backs=backs, gutterfold=gutterfold, margin=margin, gap=gap,
        bleed=bleed, back_bleed=back_bleed, marks=marks, printer=printer, measured=measured,
    )  # fmt: skip
    loaded = open_edition(edition, ctx.obj, lang)
    target = folder or Path("output") / loaded.id
    manifest = load_manifest(target)
    every = tuple(part for part in components(loaded) if _needed(part, manifest))
    look, inks = looks.look(ctx.obj, theme, ink), GRAY if gray else LIGHT
    run = Run(loaded, look, every, job, target, size=cut_to, inks=inks)
    _again(run, manifest, None if changed else where)


def _needed(part: Component, manifest: Manifest) -> bool:
    """Whether cards of a component may be among what was printed, as its own or as fillers."""
    copy = part.copies[0]
    group = copy.deck.id if copy.deck else copy.piece.kind
    groups = {p.id.split("/")[1] for prints in manifest.components.values() for p in prints}
    return part.id in manifest.components or group in groups


def _again(run: Run, manifest: Manifest, where: str | None) -> None:
    """Makes the file and tells what to do with it."""
    from lohprint.press.finish import manifest as manifests
    from lohprint.press.run import leaves_of, print_again

    leaves = leaves_of(run)
    if where is None:
        found = manifests.changes(manifest, leaves)
    else:
        spoiled = manifests.selected(manifest, where)
        by_id = {leaf.id: leaf for some in leaves.values() for leaf in some}
        again = (by_id[place.print.id] for place in spoiled if place.print.id in by_id)
        found = manifests.Changes(spoiled, tuple(again))
    for line in _told(found):
        typer.echo(line)
    if not (found.out or found.put):
        typer.echo("nothing has changed since it was printed")
    left = manifest.without(found.out)
    if found.put:
        made = print_again(run, found.put, left)
        cards = "1 card" if len(found.put) == 1 else f"{len(found.put)} cards"
        typer.echo(f"{made.path}: {cards} on {made.sheets} {_of(made.sheets)}")
    elif found.out:
        manifests.write(left, run.folder)


def _of(sheets: int) -> str:
    return "sheet" if sheets == 1 else "sheets"


def _told(found: Changes) -> Iterator[str]:
    """What to do with the cards of each id."""
    from collections import Counter

    out = Counter(place.print.id for place in found.out)
    put = Counter(leaf.id for leaf in found.put)
    for id_ in sorted(set(out) | set(put)):
        name = " ".join(id_.split("/")[1:])
        if out[id_]:
            yield f"take out {out[id_]} x {name}"
        if put[id_]:
            yield f"put in   {put[id_]} x {name}"


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
