"""Questions that begin a game; an answer of `<` goes back one question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer

from lohprint.catalog.edition import Edition, load_edition, names
from lohprint.errors import LohError, UsageError
from lohprint.table import begin, rules

BACK = "<"


def ask(wanted: begin.Wanted, home: Path | None) -> begin.Wanted:
    """Ask for what is not there yet, one question a line. Raises UsageError at the end of input."""
    typer.echo("A new game. Enter takes what is in [brackets], < goes back.")
    edition = _edition(wanted.edition, home)
    answers: list[begin.Wanted] = [wanted._replace(edition=edition.id)]
    steps: list[Callable[[Edition, begin.Wanted], begin.Wanted | None]] = [
        _seats,
        _realms,
        _starter,
    ]
    while len(answers) <= len(steps):
        answer = steps[len(answers) - 1](edition, answers[-1])
        if answer is not None:
            answers.append(answer)
        else:
            _back(answers)
    return answers[-1]


def _back(answers: list[begin.Wanted]) -> None:
    """Drop the last answer, with steps that asked nothing; the edition stays."""
    while len(answers) > 1:
        if answers.pop() is not answers[-1]:
            return


def _edition(given: str, home: Path | None) -> Edition:
    while True:
        name = given or _prompt(f"Edition ({', '.join(names(home))})", "5e")
        try:
            return load_edition(name, home)
        except UsageError as error:
            if given:
                raise
            typer.echo(str(error))


def _prompt(question: str, default: str = "") -> str:
    try:
        return str(typer.prompt(question, default=default, show_default=bool(default))).strip()
    except typer.Abort:
        raise UsageError("no more answers; nothing was begun") from None


def _seats(edition: Edition, so_far: begin.Wanted) -> begin.Wanted | None:
    """Devil=player pairs, or players alone, clockwise, until an empty line."""
    listed = ", ".join(f"{d.age} {d.name}" for d in edition.devils.values())
    how = f"Devil=player, like 3=ann; Enter ends. {listed}"
    if not edition.devils:
        how = "A name each, one may be satan=NAME; Enter ends."
    typer.echo(f"Who plays, clockwise? {how}")
    seats: list[str] = []
    while True:
        text = _prompt(f"Seat {len(seats) + 1}")
        if text == BACK:
            if not seats:
                return None
            seats.pop()
        elif text:
            seats = _tried(edition, so_far, seats, text)
        elif len(seats) >= edition.facts.players.least:
            return so_far._replace(seats=tuple(seats))
        else:
            typer.echo(f"at least {edition.facts.players.least} play")


def _tried(edition: Edition, so_far: begin.Wanted, seats: list[str], text: str) -> list[str]:
    """The seats with one more, or the same and a word why not."""
    try:
        begin.seated(edition, so_far._replace(seats=(*seats, text)))
    except LohError as error:
        typer.echo(str(error))
        return seats
    return [*seats, text]


def _realms(edition: Edition, so_far: begin.Wanted) -> begin.Wanted | None:
    """One home realm a Devil, where the edition has them."""
    if not edition.realms:
        return so_far
    typer.echo(f"Home realms: {', '.join(realm.name for realm in edition.realms.values())}")
    chosen: list[str] = []
    seats = begin.seated(edition, so_far)
    while len(chosen) < len(seats):
        seat = seats[len(chosen)]
        text = _prompt(f"Realm of {edition.devils[seat.devil].name} ({seat.player})")
        if text == BACK:
            if not chosen:
                return None
            chosen.pop()
        else:
            chosen.append(f"{seat.devil}={text}")
    return so_far._replace(realms=tuple(pair for pair in chosen if not pair.endswith("=")))


def _starter(edition: Edition, so_far: begin.Wanted) -> begin.Wanted | None:
    """The Devil that starts, where that is not for the rules to say."""
    if not rules.find(edition.facts.rules).STARTER:
        return so_far
    seats = [seat.devil for seat in begin.seated(edition, so_far)]
    if "Satan" in seats:  # goes first, by the rules
        return so_far
    devils = edition.devils
    first = min(seats, key=lambda id_: devils[id_].age) if devils else seats[0]
    while True:
        text = _prompt("Who starts?", first)
        if text == BACK:
            return None
        if not devils:
            return so_far._replace(starter=text)
        try:
            return so_far._replace(starter=begin.devil(edition, text))
        except UsageError as error:
            typer.echo(str(error))
