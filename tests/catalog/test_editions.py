"""What holds of every edition there is; a new folder is tested by being there."""

import shutil
from pathlib import Path

from lohprint.catalog import home
from lohprint.catalog.check import check
from lohprint.catalog.edition import load_edition, names
from lohprint.catalog.slug import slug


def test_every_edition_is_sound(edition_name: str) -> None:
    assert check(load_edition(edition_name)) == ()


def test_ids_are_names_made_file_safe(edition_name: str) -> None:
    """An id may add to the name, where two pieces share it, but never departs from it."""
    for piece in load_edition(edition_name).pieces():
        assert slug(piece.name).replace("the-", "") in piece.id.replace("the-", "")


def test_whoever_made_the_cards_we_print_is_credited(edition_name: str) -> None:
    """And where we print none, the credit says that they are not ours."""
    edition = load_edition(edition_name)
    if edition.decks:
        assert edition.facts.designer == "Kalle Marjola"
        assert edition.facts.designer in edition.facts.credit
    else:
        assert "None of the game's cards are made here" in edition.facts.credit


def test_an_edition_is_one_folder(tmp_path: Path) -> None:
    """Copied under another name beside the others, it is found and sound; nothing else changes."""
    home.eject(tmp_path)
    shutil.copytree(tmp_path / "cardsdb" / "5e", tmp_path / "cardsdb" / "mine")
    assert names(tmp_path) == tuple(sorted([*names(), "mine"]))
    assert check(load_edition("mine", tmp_path)) == ()


def test_an_ejected_copy_is_read_instead(tmp_path: Path) -> None:
    home.eject(tmp_path)
    file = tmp_path / "cardsdb" / "5e" / "edition.yaml"
    file.write_text(file.read_text().replace("title: Lords of Hell", "title: Our Hell"))
    assert load_edition("5e", tmp_path).facts.title == "Our Hell"
    assert load_edition("5e").facts.title == "Lords of Hell"
