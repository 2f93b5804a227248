"""`images`, `pack` and `tabletop`: of a query, in a language, of a tuned deck, with less ink."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lohprint.catalog.edition import load_edition
from lohprint.catalog.opening import open_edition
from lohprint.cli import app

TUNED = """name: Night shift
edition: 5e
base: asmodeus
limit: 2
swaps:
  - {out: "688", in: "514"}
"""


def done(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


@pytest.fixture
def tuned(tmp_path: Path) -> Path:
    file = tmp_path / "night.yaml"
    file.write_text(TUNED)
    return file


def images(folder: Path, *words: str) -> set[str]:
    made = done("images", *words, "--ink", "draft", "--dpi", "40", "-o", str(folder))
    assert made.exit_code == 0, made.stderr
    return {str(path.relative_to(folder)) for path in folder.rglob("*.png")}


def test_pictures_of_what_a_query_chooses(tmp_path: Path) -> None:
    question = ("-q", "deck:lilith name:beguile or name:forge")
    assert images(tmp_path, "5e", "lilith", *question) == {
        "lilith/beguile.png", "lilith/forge.png", "lilith/back-of-lilith.png",
    }  # fmt: skip


def test_pictures_in_a_language_are_other_pictures(tmp_path: Path) -> None:
    card = ("5e", "lilith", "-q", "number:175")
    assert images(tmp_path / "en", *card) == images(tmp_path / "fi", *card, "--lang", "fi")
    english, finnish = (tmp_path / lang / "lilith/beguile.png" for lang in ("en", "fi"))
    assert english.read_bytes() != finnish.read_bytes()


def test_pictures_of_a_tuned_deck(tmp_path: Path, tuned: Path) -> None:
    made = images(tmp_path / "made", str(tuned), "decks")
    assert {Path(name).parent.name for name in made} == {"night-shift"}


def test_an_order_of_a_tuned_deck(tmp_path: Path, tuned: Path) -> None:
    made = done(
        "pack",
        str(tuned),
        "night-shift",
        "--for",
        "dtc",
        "--theme",
        "plain",
        "-o",
        str(tmp_path / "dtc"),
    )
    assert made.exit_code == 0, made.stderr
    assert [path.name for path in (tmp_path / "dtc").iterdir()] == ["night-shift.pdf"]


def test_a_table_in_finnish(tmp_path: Path) -> None:
    made = done(
        "tabletop", "tts", "5e", "realms", "--lang", "fi", "--theme", "plain", "-o", str(tmp_path)
    )
    assert made.exit_code == 0, made.stderr
    saved = json.loads((tmp_path / "5e.json").read_text())
    names = {card["Nickname"] for card in saved["ObjectStates"][0]["ContainedObjects"]}
    finnish = {realm.name for realm in open_edition("5e", lang="fi").realms.values()}
    assert names == finnish != {realm.name for realm in load_edition("5e").realms.values()}


@pytest.mark.parametrize("command", [("images",), ("pack", "--for", "mpc"), ("tabletop", "tts")])
def test_a_query_that_chooses_nothing_there_is_told(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    made = done(*command, "5e", "realms", "-q", "type:horde", "-o", str(tmp_path / "x"))
    assert made.exit_code == 2
    assert made.stderr == "'type:horde' chooses nothing of realms; name other parts\n"
    assert not (tmp_path / "x").exists()
