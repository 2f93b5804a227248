"""The line editor of the shell: history, completion, type-ahead, and the trade timer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory

from lohprint.table import clock, shelf
from lohprint.table.game import Game, utc
from lohprint.table.names import Called, called, rank


def lines(game: Game) -> Iterator[str]:
    """The lines typed, until Ctrl-D. Ctrl-C drops the line that is being typed."""
    history = shelf.root() / "history"
    history.parent.mkdir(parents=True, exist_ok=True)
    session: PromptSession[str] = PromptSession(
        history=FileHistory(str(history)),
        completer=Names(game),
        complete_while_typing=False,
    )
    while True:
        try:
            running = clock.left(game.moments, utc()) is not None
            yield session.prompt(lambda: _prompt(game), refresh_interval=1.0 if running else 0)
        except KeyboardInterrupt:
            continue
        except EOFError:
            return


def _prompt(game: Game) -> str:
    left = clock.left(game.moments, utc())
    timer = "" if left is None else f"{left // 60}:{left % 60:02} "
    return f"{timer}{game.rules.prompt(game.table)}> "


class Names(Completer):
    """Completes verbs, Devils, and cards: those of the Devil whose turn it is first."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        """Whatever the word before the cursor may become."""
        before = document.text_before_cursor
        word = before.rpartition(" ")[2].lstrip("-^+!~")
        for text, shown in candidates(self.game, word, first=" " not in before.strip()):
            yield Completion(text, start_position=-len(word), display=shown)


def candidates(game: Game, word: str, first: bool) -> list[tuple[str, str]]:
    """(what to type, what to show), best first: verbs at the start, then names."""
    found = [
        (verb, verb) for verb in game.verbs if first and len(verb) > 1 and verb.startswith(word)
    ]
    table = game.table
    turn = game.rules.next_up(table)
    own = turn.devil if turn else ""
    ranked: dict[str, tuple[int, int, str]] = {}
    for copy in table.kit.all_copies.values():
        name = called(copy.card)
        place = rank(word, name) if word else None
        if place is not None:
            key = (copy.owner != own, place, copy.card.name)
            ranked[copy.card.id] = min(key, ranked.get(copy.card.id, key))
    for id_, (_, _, name_) in sorted(ranked.items(), key=lambda item: item[1]):
        found.append((id_, name_))
    people = {seat.devil: Called(table.name(seat.devil)) for seat in table.seats}
    found += [(d, n.name) for d, n in people.items() if word and rank(word, n) is not None]
    return found
