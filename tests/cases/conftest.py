"""What failed elsewhere, tried here: a toy edition, the command, and what a PDF says.

Each case is named by the number under which it was collected, S01 to S30.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pypdfium2
import pytest
from typer.testing import CliRunner

from lohprint.cli import app

FACTS = """\
title: Toy
short: toy
year: 2026
designer: Nobody
credit: Made up for tests
players: {least: 2, most: 4}
rules: fifth
"""
MM = 25.4 / 72


class Said(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Say = Callable[..., Said]
Write = Callable[..., Path]


@pytest.fixture
def loh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Say:
    """Run a command in an empty folder; anything but a refusal in words fails the test."""
    monkeypatch.chdir(tmp_path)

    def said(*words: object) -> Said:
        done = CliRunner().invoke(app, [str(word) for word in words], catch_exceptions=False)
        return Said(done.exit_code, done.stdout, done.stderr)

    return said


@pytest.fixture
def raw(tmp_path: Path) -> Write:
    """Write the edition `toy` with files as given; the deck holds one of each id."""

    def write(cards: str | bytes, holds: str = "", ids: Iterable[str] = ()) -> Path:
        folder = tmp_path / "toy"
        (folder / "decks").mkdir(parents=True, exist_ok=True)
        (folder / "edition.yaml").write_text(FACTS)
        content = cards if isinstance(cards, bytes) else cards.encode()
        (folder / "cards.yaml").write_bytes(content)
        holds = holds or "".join(f'  - {{card: "{id_}", quantity: 1}}\n' for id_ in ids)
        deck = f"deck: {{name: Kennel, back: kennel}}\nholds:\n{holds}"
        (folder / "decks" / "deck.yaml").write_text(deck)
        return folder

    return write


@pytest.fixture
def toy(raw: Write) -> Write:
    """Write the edition `toy` from records; `held` says of each card what the deck holds."""

    def write(*cards: Mapping[str, Any], held: Iterable[Mapping[str, Any]] = ()) -> Path:
        named = [{"type": "horde", "id": f"c{i}", **card} for i, card in enumerate(cards, 1)]
        amounts = [*held] or [{"quantity": 1}] * len(named)
        holds = [
            {"card": card["id"], **amount} for card, amount in zip(named, amounts, strict=True)
        ]
        rows = "".join(f"  - {json.dumps(row, ensure_ascii=False)}\n" for row in holds)
        return raw(
            "cards:\n" + "".join(f"  - {json.dumps(card, ensure_ascii=False)}\n" for card in named),
            rows,
        )

    return write


@pytest.fixture
def pages() -> Callable[[Path], list[str]]:
    """The text of each page of a PDF, white space as one space."""

    def read(file: Path) -> list[str]:
        with pypdfium2.PdfDocument(file) as document:
            return [" ".join(page.get_textpage().get_text_bounded().split()) for page in document]

    return read
