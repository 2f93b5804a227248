"""`lohprint game`: begin, list, open, copy, remove, export and import saved games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from lohprint.cli import complete

app = typer.Typer()
game = typer.Typer(help="Saved games: new, list, open, copy, rm, export, import; seats; rules.")
app.add_typer(game, name="game")

Name = Annotated[
    str,
    typer.Argument(help="A saved game; 'loh game list' lists them.", autocompletion=complete.games),
]
File = Annotated[Path, typer.Argument(help="The game's own file.")]
Json = Annotated[bool, typer.Option("--json", help="Answer as JSON, for scripts.")]
Seats = Annotated[
    list[str] | None,
    typer.Argument(
        help="Devil=player, clockwise, like 3=ann 6=bo; asked for when left out.",
        show_default=False,
    ),
]


@game.command()
def new(
    ctx: typer.Context,
    edition: Annotated[
        str | None,
        typer.Argument(help="Like 5e.", show_default=False, autocompletion=complete.editions),
    ] = None,
    seats: Seats = None,
    realms: Annotated[
        list[str] | None,
        typer.Option(help="Devil=realm for each, like 3=dis 6=lake."),
    ] = None,
    starter: Annotated[
        str | None, typer.Option(help="The Devil that starts.", show_default=False)
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(help="Card numbers that choose seats and starter, like '513 622'."),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="More for this system."),
    ] = None,
    name: Annotated[
        str | None, typer.Option(help="What to call the game.", show_default=False)
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--file", help="Keep the game in this file instead.")
    ] = None,
) -> None:
    """Begin a game, from one line or by answering questions.

    \b
    Examples:
      loh game new 5e 3=ann 6=bo 1=cid 4=dee --realms 3=dis 6=lake 1=seat 4=mount
      loh game new
    """
    from lohprint.cli import wizard
    from lohprint.table import begin, shelf

    seated, homes = _apart(tuple(seats or ()), _split(realms))
    wanted = begin.Wanted(
        edition or "", seated, homes, starter or "",
        tuple((seat or "").split()), _split(options),
    )  # fmt: skip
    if not edition or not seats:
        wanted = wizard.ask(wanted, ctx.obj)
    path = file or shelf.new_place(name or shelf.fresh(wanted.edition))
    game = begin.begin(wanted, path, ctx.obj)
    if file is None:
        shelf.open_(path.parent.name)
    typer.echo(game.moments.now.entry.title)
    for line in game.standing().lines:
        typer.echo(line)


def _apart(
    seats: tuple[str, ...], realms: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Seats and realms: of pairs typed on after `--realms`, a Devil's second is its realm."""
    if not realms:
        return seats, realms
    seated: dict[str, str] = {}
    homes = list(realms)
    for pair in seats:
        devil = pair.partition("=")[0]
        if devil in seated:
            homes.append(pair)
        else:
            seated[devil] = pair
    return tuple(seated.values()), tuple(homes)


def _split(several: list[str] | None) -> tuple[str, ...]:
    return tuple(word for text in several or () for word in text.split())


@game.command("list")
def list_(json_: Json = False) -> None:
    """List the saved games; the open one has a star.

    \b
    Examples:
      loh game list
    """
    from lohprint.table import shelf

    saved = shelf.games()
    if json_:
        typer.echo(json.dumps([one._asdict() for one in saved], ensure_ascii=False))
        return
    for one in saved:
        typer.echo(f"{'*' if one.open else ' '} {one.name}")
    if not saved:
        typer.echo("no saved games; loh game new begins one", err=True)


@game.command("open")
def open_(name: Name) -> None:
    """Open another saved game: the one that 'loh' goes on with.

    \b
    Examples:
      loh game open 5e-2
    """
    from lohprint.cli.quick import hear
    from lohprint.table import shelf

    shelf.open_(name)
    hear("", name, False)


@game.command()
def copy(
    name: Name, new_name: Annotated[str, typer.Argument(help="What to call the copy.")]
) -> None:
    """Copy a saved game, to try things out.

    \b
    Examples:
      loh game copy 5e-2 what-if
    """
    from lohprint.table import shelf

    shelf.copy(shelf.place(name), shelf.new_place(new_name))
    typer.echo(f"{name} is copied to {new_name}")


@game.command()
def rm(name: Name, yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False) -> None:
    """Take a saved game off the shelf; its folder is kept aside.

    \b
    Examples:
      loh game rm what-if
    """
    from lohprint.table import shelf

    shelf.place(name)
    if not yes:
        typer.confirm(f"Take '{name}' off the shelf?", abort=True)
    typer.echo(f"{name} is now in {shelf.remove(name)}")


@game.command()
def export(name: Name, file: File) -> None:
    """Write a saved game to one file, which is all of it.

    \b
    Examples:
      loh game export 5e-2 friday.jsonl
    """
    from lohprint.table import shelf
    from lohprint.table.game import Game

    source = shelf.place(name)
    Game(source)
    shelf.copy(source, file)
    typer.echo(f"wrote {file}", err=True)


@game.command("import")
def import_(
    file: File,
    name: Annotated[str | None, typer.Option(help="What to call it.", show_default=False)] = None,
) -> None:
    """Take in a game that was exported, and open it.

    \b
    Examples:
      loh game import friday.jsonl
    """
    from lohprint.table import shelf
    from lohprint.table.game import Game

    edition = Game(file).table.kit.edition
    path = shelf.new_place(name or shelf.fresh(edition))
    shelf.copy(file, path)
    shelf.open_(path.parent.name)
    typer.echo(f"{file} is now {path.parent.name}, and open")


@game.command()
def seat(numbers: Annotated[list[str], typer.Argument(help="One card number a Devil.")]) -> None:
    """Seats by reversed card numbers: the order to sit in, the starter first (5e line 13).

    \b
    Examples:
      loh game seat 513 622 411
    """
    from lohprint.table.rules.common import by_cards

    order = by_cards(numbers)
    typer.echo(" ".join(order))
    typer.echo(f"{order[0]} starts; sit clockwise in this order")


@game.command()
def rules(
    ctx: typer.Context,
    topic: Annotated[
        list[str] | None,
        typer.Argument(help="A topic, or a line of the source; else all.", show_default=False),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(help="Like 6e; else that of the open game.", show_default=False),
    ] = None,
    json_: Json = False,
) -> None:
    """Quote our summary of the rules on a topic, with the lines of their source.

    \b
    Examples:
      loh game rules ties
      loh game rules 113 --edition 6e
    """
    from lohprint.catalog import rulebook
    from lohprint.table import shelf
    from lohprint.table.game import Game

    name = edition or Game(shelf.find(None)).table.kit.edition
    known = rulebook.rulebook(name, ctx.obj)
    found = rulebook.look_up(known, " ".join(topic)) if topic else known
    if json_:
        typer.echo(json.dumps([rule.model_dump() for rule in found], ensure_ascii=False))
        return
    for rule in found:
        typer.echo(rulebook.told(rule) if topic else rule.topic)


@app.callback()
def _group() -> None:
    """Keep typer from folding the group into the app itself."""
