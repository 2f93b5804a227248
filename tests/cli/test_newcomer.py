"""What someone meets who does not know the tool yet: what was meant is named."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lohprint.cli import app


@pytest.fixture
def loh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A command in an empty folder; exit code, stdout and stderr."""
    monkeypatch.chdir(tmp_path)

    def said(*words: str) -> tuple[int, str, str]:
        done = CliRunner().invoke(app, words, catch_exceptions=False)
        return done.exit_code, done.stdout, done.stderr

    return said


def test_editions_of_one_title_are_told_apart(loh) -> None:
    lines = loh("editions")[1].splitlines()
    titles = [re.split(r"  +", line, maxsplit=1)[1] for line in lines]
    assert len(set(titles)) == len(titles)
    assert "Lords of Hell, Fourth edition, preview (2004)" in titles


def test_an_imported_edition_is_found_by_what_the_message_says(loh) -> None:
    Path("cards.csv").write_text("name,type\nFox,horde\n")
    assert loh("import", "cards.csv", "--edition", "mine")[2] == (
        "wrote cardsdb/mine: 1 card\nuse it with: lohprint --home . list mine\n"
    )
    assert loh("list", "mine") == (
        2, "", "there is no edition 'mine'; this folder's own is found with --home .\n",
    )  # fmt: skip
    assert "1 copy in 1 row" in loh("--home", ".", "list", "mine")[1]
    assert "1 copy in 1 row" in loh("list", "cardsdb/mine")[1]


@pytest.mark.parametrize("command", ["list", "check", "print", "stats"])
def test_a_file_of_an_edition_is_taken_for_what_it_is(loh, command: str) -> None:
    Path("cards.csv").write_text("name,type\nFox,horde\n")
    loh("import", "cards.csv", "--edition", "mine")
    for file in ("cardsdb/mine/cards.yaml", "cardsdb/mine/decks/main-deck.yaml"):
        assert loh(command, file) == (
            2, "", f"there is no edition '{file}'; give its folder, cardsdb/mine\n",
        )  # fmt: skip
    Path("empty").mkdir()
    assert loh(command, "empty")[2] == (
        "there is no edition 'empty'; a folder of one holds an edition.yaml\n"
    )


def test_a_printer_is_used_before_it_was_measured(loh) -> None:
    assert loh("calibrate", "office")[0] == 0
    assert loh("print", "5e", "realms", "--printer", "office")[2] == (
        "no printer called 'office' was measured; print the sheet of 'lohprint calibrate office', "
        "and type what you read off it\n"
    )


def test_what_is_missing_is_asked_for(loh) -> None:
    assert loh("pack", "5e")[2] == (
        "no print service is named; give --for mpc, tgc, dtc, mbprint or copyshop\n"
    )
    assert loh("list")[2] == "no edition is named; try 'lohprint list 5e', or 'lohprint editions'\n"


def test_known_values_are_listed_once(loh) -> None:
    assert loh("list", "5e", "deck:kenel") == (
        1, "", "nothing in 5e matches deck:kenel; deck: known: asmodeus, baalzebub, belial, "
        "lilith, mammon, mephistopheles\n",
    )  # fmt: skip


def test_cards_that_fail_alike_are_one_line(loh) -> None:
    code, out, err = loh("print", "5e", "lilith", "asmodeus", "--size", "micro", "-o", "out")
    assert (code, out) == (1, "")
    [line] = [line for line in err.splitlines() if "text of 6.5 pt" in line]
    assert re.match(r"(\S[^,]+, ){4}\S[^,]+ and \d+ more, card of 31.75 x 44.45 mm: text", line)
    assert not Path("out").exists()


def test_nothing_to_count_is_told(loh) -> None:
    assert loh("stats", "annihilageddon3") == (1, "", "annihilageddon3 has no cards to count\n")


def test_pages_and_sheets_are_counted_in_english(loh) -> None:
    out = loh("print", "5e", "markers", "realms", "--theme", "plain", "--paper", "a4")[1]
    lines = [re.sub(" +", " ", line) for line in out.splitlines()]
    assert lines[0].startswith("output/5e/realms.pdf 2 pages 1 sheet of a4 ")
    assert lines[1].startswith("output/5e/markers.pdf 1 page 1 sheet of a4 ")


def test_a_borderless_sheet_says_what_it_lacks_once(loh) -> None:
    words = ("--margin", "0", "--size", "70x99", "--paper", "a4", "--theme", "plain")
    _, _, err = loh("print", "5e", "lilith", *words)
    assert err.splitlines() == [
        "note: margin of 0 mm: many printers clip under 5 mm",
        "note: no room for the ruler across",
        "note: no room for the upright ruler",
        "note: no room for all of the caption",
    ]
