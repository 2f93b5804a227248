"""The proof sheet: the worst cards by measures a person can check, and every back once."""

import io
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lohprint.catalog.edition import load_edition
from lohprint.catalog.opening import open_edition
from lohprint.catalog.rows import plain
from lohprint.cli import app
from lohprint.errors import UsageError
from lohprint.press.look.theme import find
from lohprint.press.proof.worst import STRIP, Pick, leaves, picks
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Page
from lohprint.press.sheets.paper import paper
from lohprint.press.sheets.sheet import sheets


@cache
def made(name: str = "5e", theme: str = "plain") -> tuple[Pick, ...]:
    return picks(load_edition(name), find(theme))


def why(reason: str, name: str = "5e") -> Pick:
    """The pick that was chosen for this."""
    [found] = [p for p in made(name) if any(r.startswith(reason) for r in p.reasons)]
    return found


def letters(text: str, two_player: str | None) -> int:
    return len(plain(" ".join(filter(None, (text, two_player)))))


def test_the_longest_text_is_longer_than_any_other() -> None:
    cards = load_edition("5e").cards.values()
    longest = max(cards, key=lambda card: letters(card.text, card.two_player))
    pick = why("longest text,")
    assert pick.copy.piece.id == longest.id
    told = letters(longest.text, longest.two_player)
    assert f"longest text, {told} letters" in pick.reasons


def test_the_longest_name_is_the_mountain() -> None:
    pick = why("longest name")
    assert pick.copy.piece.name == "Mountain of Ever-Rotting Corpses"
    assert "longest name, 32 letters" in pick.reasons


def test_the_most_icons_in_the_6th_edition() -> None:
    edition = load_edition("6e")
    pick = why("most icons", "6e")
    text = getattr(pick.copy.piece, "text", "")
    count = sum(text.count(f"<{icon}/>") for icon in ("politics", "souls", "military", "dot"))
    assert f"most icons in its text, {count}" in pick.reasons
    for piece in edition.pieces():
        other = getattr(piece, "text", "")
        assert count >= sum(other.count(f"<{i}/>") for i in ("politics", "souls", "military"))


def test_the_smallest_type_is_told_in_points() -> None:
    [reason] = [r for r in why("smallest type").reasons if r.startswith("smallest")]
    size = float(reason.removeprefix("smallest type, ").removesuffix(" pt"))
    assert 6.5 <= size < 12  # the theme's usual size


def test_the_longest_finnish_text_is_in_finnish() -> None:
    pick = why("longest text in fi")
    finnish = open_edition("5e", lang="fi")
    assert pick.copy.piece.name == finnish.cards[pick.copy.piece.id].name
    assert pick.copy.piece.name != load_edition("5e").cards[pick.copy.piece.id].name


def test_the_darkest_is_darker_than_the_palest() -> None:
    shares = {
        word: float(reason.split()[1])
        for pick in made("5e", "woodcut")
        for reason in pick.reasons
        for word in ("darkest,", "palest,")
        if reason.startswith(word)
    }
    assert 0 < shares["palest,"] < shares["darkest,"] < 100


@pytest.mark.parametrize("name", ["5e", "6e", "4e", "4e-preview"])
def test_every_back_is_there_once_and_every_card_says_why(name: str) -> None:
    behind = Counter(pick.behind[0] for pick in made(name) if pick.behind)
    edition = load_edition(name)
    decks = {f"back of {deck.back}" for deck in edition.decks.values()}
    bet = any(oath.kind == "bet" for oath in edition.oaths.values())
    kinds = {"back of realm", "back of devil", "back of bet" if bet else "back of oath"}
    if not edition.oaths:
        kinds -= {"back of oath"}
    assert behind == dict.fromkeys(decks | kinds, 1)
    assert all(pick.reasons for pick in made(name))


def pages(name: str) -> tuple[Page, ...]:
    return sheets(leaves(made(name), find("plain").fonts), Job(paper("a4"), marks="none"))


def test_the_5th_edition_is_proven_on_one_sheet() -> None:
    front, back = pages("5e")
    assert len(front.placed) == len(back.placed) == 9
    assert (front.placed[0].face.w, front.placed[0].face.h) == (63, 88 + 2 * STRIP)


def test_the_sheet_says_why(tmp_path: Path) -> None:
    import pypdfium2

    out = tmp_path / "proof.pdf"
    words = ["proof", "5e", "--theme", "plain", "--paper", "a4", "-o", str(out)]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == f"{out}: 1 sheet of a4"
    assert len(lines) == 10
    document = pypdfium2.PdfDocument(io.BytesIO(out.read_bytes()))
    front, back = (page.get_textpage().get_text_bounded() for page in document)
    document.close()
    for pick in made("5e"):
        for reason in pick.reasons:
            assert reason in front
            assert any(reason in line for line in lines)
    assert "back of lilith" in back


def test_an_edition_of_trackers_has_nothing_to_prove() -> None:
    with pytest.raises(UsageError, match="annihilageddon3 has no cards to prove"):
        picks(load_edition("annihilageddon3"), find("plain"))
