"""`lohprint editions`, `cards` and `card`: show what is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lohprint.cli import complete, looks, out

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lohprint.catalog.finding import Found

app = typer.Typer()


@app.command()
def editions(
    ctx: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """List the editions there are.

    \b
    Examples:
      lohprint editions
      lohprint editions --json
    """
    import json

    from lohprint.catalog.edition import load_edition, names
    from lohprint.catalog.overlay import languages

    known = [load_edition(name, ctx.obj) for name in names(ctx.obj)]
    if as_json:
        told = [
            {"id": e.id, "title": e.facts.title, "year": e.facts.year, "languages": languages(e)}
            for e in known
        ]
        typer.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    for edition in known:
        facts = edition.facts
        title = f"{facts.title}, {facts.subtitle}" if facts.subtitle else facts.title
        more = f", also in {', '.join(languages(edition))}" if languages(edition) else ""
        year = f" ({facts.year})" if facts.year else ""
        out.say(f"{edition.id:16} {title}{year}{more}")


@app.command()
def cards(
    ctx: typer.Context,
    edition: looks.EditionName,
    deck: Annotated[
        str | None, typer.Option("--deck", help="One deck only.", autocompletion=complete.parts)
    ] = None,
    lang: looks.Lang = None,
) -> None:
    """Show the cards of an edition; 'lohprint list' has more formats and a query.

    \b
    Examples:
      lohprint cards 5e
      lohprint cards 5e --deck lilith
    """
    from lohprint.catalog.lists import listing
    from lohprint.catalog.opening import open_edition
    from lohprint.cli.lists import TABLE, show

    question = "type:card" + (f' deck:"{deck}"' if deck else "")
    show(listing(open_edition(edition, ctx.obj, lang), question), TABLE, None)


@app.command()
def card(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(help="Its name or a part of it, or its number.")],
    edition: Annotated[
        str | None,
        typer.Option("--edition", "-e", help="One edition only.", autocompletion=complete.editions),
    ] = None,
    lang: looks.Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Show a card in full, in every edition that has it.

    \b
    Examples:
      lohprint card "Fallen Angels"
      lohprint card falen
      lohprint card 655
    """
    from lohprint.catalog.edition import names
    from lohprint.catalog.finding import find
    from lohprint.catalog.opening import open_edition
    from lohprint.catalog.overlay import languages

    known = [open_edition(one, ctx.obj) for one in ((edition,) if edition else names(ctx.obj))]
    if lang:
        known = [open_edition(one.folder, ctx.obj, lang) for one in known if lang in languages(one)]
    found = find(name, known)
    if as_json:
        typer.echo(_as_json(found))
        return
    for line in _in_full(found):
        out.say(line)


def _as_json(found: Sequence[Found]) -> str:
    import json

    from lohprint.catalog.rows import row

    told = [
        {"edition": one.edition.id, **row(one.line, one.edition.words).model_dump(mode="json")}
        for one in found
    ]
    return json.dumps(told, ensure_ascii=False, indent=2)


def _in_full(found: Sequence[Found]) -> Iterator[str]:
    """Each different card once, with the decks that hold it."""
    alike: dict[tuple[str, str], list[Found]] = {}
    for one in found:
        alike.setdefault((one.edition.id, one.line.piece.id), []).append(one)
    for place, group in enumerate(alike.values()):
        yield from [""] * bool(place) + _card(group)


def _card(group: Sequence[Found]) -> list[str]:
    from textwrap import wrap

    from lohprint.catalog.reading import dots_line, text_lines, type_line
    from lohprint.catalog.rows import row

    edition = group[0].edition
    told = row(group[0].line, edition.words)
    kind = "  ".join(filter(None, (type_line(told, edition.words), dots_line(told), told.power)))
    shown = [f"{typer.style(told.name, bold=True)}  ({edition.id})", f"  {kind}"]
    for text in text_lines(told, edition.words):
        shown += wrap(text, min(76, out.columns()), initial_indent="  ", subsequent_indent="  ")
    for one in group:
        numbers = ", ".join(one.line.printed)
        copies = f"{len(one.line.numbers)} x"
        place = one.line.deck.name if one.line.deck else ""
        shown.append("  " + " ".join(filter(None, (copies, place, numbers))))
    inferred = dict.fromkeys(text for one in group for text in row(one.line).inferred)
    return shown + [f"  our reading: {text}" for text in inferred]


@app.callback()
def _group() -> None:
    """Keep typer from folding a single command into the app itself."""
