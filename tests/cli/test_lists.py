"""The commands around lists, as a person or a script meets them."""

import csv
import io
import json
import os
import pty
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest
from typer.testing import CliRunner

from lohprint.catalog.edition import load_edition
from lohprint.catalog.lists import FORMATS
from lohprint.catalog.portable import same
from lohprint.cli import app

HOME = Path(__file__).parents[1] / "home"
ESCAPE = "\x1b"


def run(*words: str, home: Path | None = HOME) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a command."""
    done = CliRunner().invoke(app, [*(("--home", str(home)) if home else ()), *words])
    return done.exit_code, done.stdout, done.stderr


def process(*words: str, **more: str) -> "subprocess.CompletedProcess[bytes]":
    """The same in a process of its own, with a pipe for stdout."""
    command = [sys.executable, "-m", "lohprint", "--home", str(HOME), *words]
    return subprocess.run(command, capture_output=True, env={**os.environ, **more}, check=False)


def on_terminal(*words: str, columns: int = 120, **more: str) -> str:
    """What a terminal shows."""
    command = [sys.executable, "-m", "lohprint", "--home", str(HOME), *words]
    master, slave = pty.openpty()
    env = {**os.environ, "COLUMNS": str(columns), "TERM": "xterm", **more}
    with subprocess.Popen(command, stdout=slave, stderr=slave, env=env) as child:
        os.close(slave)
        shown = b""
        while chunk := _read(master):
            shown += chunk
        child.wait()
    os.close(master)
    return shown.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other end is closed
        return b""


# --- list ----------------------------------------------------------------------------------


def test_a_list_goes_to_a_pipe_as_plain_text() -> None:
    code, out, err = run("list", "sixth")
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "Sixth Circle (2026)"
    assert "27 copies in 10 rows" in out


def test_words_of_a_query_may_be_several_arguments() -> None:
    _, out, _ = run("list", "sixth", "deck:kennel", "type:ritual", "--format", "csv")
    assert [one["id"] for one in csv.DictReader(io.StringIO(out))] == ["grave-bell"]


def test_the_name_of_the_file_says_the_format(tmp_path: Path) -> None:
    code, out, err = run("list", "sixth", "-o", str(tmp_path / "a.json"))
    assert (code, out, err) == (0, "", f"wrote {tmp_path / 'a.json'}\n")
    assert json.loads((tmp_path / "a.json").read_text("utf-8"))["id"] == "sixth"


def test_a_mark_for_spreadsheets(tmp_path: Path) -> None:
    run("list", "sixth", "--bom", "-o", str(tmp_path / "a.csv"))
    assert (tmp_path / "a.csv").read_bytes()[:3] == b"\xef\xbb\xbf"


def test_a_translation_is_listed() -> None:
    code, out, _ = run("list", "sixth", "hiillokset", "--lang", "fi")
    assert code == 0
    assert "Kuudes piiri" in out
    assert re.search(r"Hiillokset +3 +kennel +lauma .* Sinulla on vähintään 7 Souls\.", out)


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["list"], 2, "no edition is named; try 'lohprint list 5e', or 'lohprint editions'"),
        (["list", "sixt"], 2, "there is no edition 'sixt'; did you mean 'sixth'?"),
        (["list", "sixth", "-f", "odt"], 2, "there is no format 'odt'; known: csv, html, json, md, "
         "tsv, txt, xlsx, yaml"),
        (["list", "sixth", "deck:"], 2, 'column 6: the query ends; expected a word, "text" or '
         "/pattern/"),
        (["list", "sixth", "deck:kenel"], 1, "nothing in sixth matches deck:kenel; deck: did you "
         "mean 'kennel'?"),
        (["list", "sixth", "--lang", "sv"], 2, "sixth is not translated to 'sv'; known: en, fi"),
        (["list", "--all"], 2, "--all takes only -o FOLDER, --lang and --bom; leave out the rest"),
        (["schema", "lst"], 2, "there is no schema 'lst'; did you mean 'list'?"),
        (["card", "xyzzy"], 2, "no card is called 'xyzzy' or so; "
         "'lohprint cards EDITION' lists them"),
    ],
)  # fmt: skip
def test_refusals(words: list[str], code: int, told: str) -> None:
    assert run(*words) == (code, "", f"{told}\n")


def test_the_database_is_never_overwritten(tmp_path: Path) -> None:
    shutil.copytree(HOME, tmp_path / "home")
    target = tmp_path / "home" / "cardsdb" / "sixth" / "devils.yaml"
    before = target.read_bytes()
    code, _, err = run("list", "sixth", "-o", str(target), home=tmp_path / "home")
    assert code == 1
    assert err == f"{target}: lies in the card database; choose another place\n"
    assert target.read_bytes() == before


def test_all_editions_in_all_formats(tmp_path: Path) -> None:
    code, out, err = run("list", "--all", "-o", str(tmp_path), "--theme", "plain")
    assert (code, out) == (0, "")
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(f"sixth.{f}" for f in FORMATS)
    assert len(err.splitlines()) == len(FORMATS)


# --- a sixth edition touches only its folder -----------------------------------------------


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["editions"], "sixth            Sixth Circle (2026), also in fi"),
        (["check", "sixth"], "sixth: sound; 8 cards in 2 decks"),
        (["cards", "sixth", "--deck", "commons"], "Grave Bell"),
        (["card", "hound"], "Ember Hounds  (sixth)"),
        (["stats", "sixth"], "Kennel of Ash: 5 cards"),
        (["diff", "sixth", "sixth"], "sixth -> sixth: 0 added, 0 removed, 0 changed"),
    ],
)
def test_a_toy_edition_is_there_for_every_command(words: list[str], told: str) -> None:
    code, out, _ = run(*words)
    assert code == 0
    assert told in out


def test_a_card_is_shown_in_full() -> None:
    assert run("card", "grave bell")[1].splitlines() == [
        "Grave Bell  (sixth)",
        "  ritual event  ●●",
        "  Each Devil draws a card. Then choose: pay | wait.",
        "  Two players: Draw 2 cards.",
        "  [A Devil without a deck draws nothing.]",
        "  2 x Kennel of Ash 97★",
        "  3 x Commons",
    ]
    _, out, _ = run("card", "010", "--json")
    assert json.loads(out)[0]["numbers"] == ["010", "08", "8"]


def test_what_a_translation_lacks_is_listed() -> None:
    code, out, err = run("check", "sixth", "--lang", "fi")
    assert (code, out) == (1, "")
    assert "card 'sum' is not translated; add it" in err
    assert run("check", "sixth")[0] == 0


# --- import --------------------------------------------------------------------------------


@pytest.mark.parametrize("format_", ["json", "yaml"])
def test_a_list_comes_back_as_an_edition(format_: str, tmp_path: Path) -> None:
    file = tmp_path / f"list.{format_}"
    run("list", "sixth", "-o", str(file))
    code, out, err = run("import", str(file), "--edition", "mine", home=tmp_path)
    assert (code, out) == (0, "")
    assert err.splitlines()[0] == f"wrote {tmp_path / 'cardsdb' / 'mine'}: 8 cards"
    assert same(load_edition("mine", tmp_path), load_edition("sixth", HOME))
    again = run("import", str(file), "--edition", "mine", home=tmp_path)
    assert again[0] == 1
    assert again[2].endswith("mine: is there already; choose another name for the edition\n")


def test_a_table_with_a_fault_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    file.write_text("name,type,quantity\nFox,horde,2\nOwl,horde,3x\n")
    code, _, err = run("import", str(file), "--edition", "mine", home=tmp_path)
    assert code == 1
    assert err == f"{file}:3:3: quantity '3x'; give a whole number from 0 to 999\n"
    assert [one.name for one in tmp_path.iterdir()] == ["cards.csv"]
    file.write_text("name,type,quantity\nFox,horde,2\nOwl,horde,3\n")
    assert run("import", str(file), "--edition", "mine", home=tmp_path)[0] == 0
    assert run("check", "mine", home=tmp_path)[0] == 0
    assert "5 copies in 2 rows" in run("list", "mine", home=tmp_path)[1]


@pytest.mark.parametrize(
    ("option", "value"), [("--edition", "../mine"), ("--edition", ""), ("--rules", "a b")]
)
def test_names_that_are_no_names(option: str, value: str, tmp_path: Path) -> None:
    words = ["import", "cards.csv", "--edition", "mine", option, value]
    code, _, err = run(*words, home=tmp_path)
    assert code == 2
    assert err.startswith(f"{option} '{value}'; give ")


# --- tune, schema --------------------------------------------------------------------------


def test_a_tuned_deck_is_checked_and_listed(tmp_path: Path) -> None:
    file = tmp_path / "night.yaml"
    text = "name: Night\nedition: 5e\nbase: asmodeus\nlimit: 1\nswaps: [{out: '688', in: '%s'}]\n"
    file.write_text(text % "514")
    code, out, err = run("tune", str(file), "--format", "csv", home=None)
    assert (code, err) == (0, f"{file}: keeps the rule of deck tuning\n")
    numbers = [n for one in csv.DictReader(io.StringIO(out)) for n in one["numbers"].split()]
    assert len(numbers) == 31
    assert "514" in numbers
    assert run("list", str(file), "-f", "csv", "type:card", home=None)[1] == out
    file.write_text(text % "592")
    assert run("tune", str(file), home=None)[0] == 3


def test_a_schema_is_printed() -> None:
    told = json.loads(run("schema", "tuned")[1])
    assert told["$defs"]["Swap"]["required"] == ["out", "in"]


# --- terminals and pipes -------------------------------------------------------------------


def test_a_terminal_gets_a_table_that_fits() -> None:
    for columns in (120, 80, 40):
        shown = on_terminal("list", "sixth", "deck:kennel", columns=columns)
        lines = re.sub(r"\x1b\[[0-9;]*m", "", shown).splitlines()
        assert "Ember Hounds" in shown
        assert max(map(len, lines)) <= columns
    assert ESCAPE in shown


@pytest.mark.parametrize("words", [("editions",), ("card", "bell"), ("stats", "sixth")])
def test_other_lists_fit_a_narrow_terminal_too(words: tuple[str, ...]) -> None:
    lines = re.sub(r"\x1b\[[0-9;]*m", "", on_terminal(*words, columns=40)).splitlines()
    assert max(map(len, lines)) <= 40


def test_s28_no_color_means_no_color() -> None:
    shown = on_terminal("list", "sixth", NO_COLOR="1")
    assert not re.search(r"\x1b\[[39][0-7]", shown)
    assert ESCAPE not in on_terminal("list", "sixth", TERM="dumb")


@pytest.mark.parametrize("words", [["list", "sixth"], ["card", "hound"], ["stats", "sixth"]])
def test_s28_a_pipe_gets_no_escapes_whatever_is_forced(words: list[str]) -> None:
    done = process(*words, FORCE_COLOR="1")
    assert done.returncode == 0
    assert ESCAPE.encode() not in done.stdout


@pytest.mark.parametrize("format_", ["csv", "md", "txt", "json"])
def test_s27_an_old_code_page_changes_nothing(format_: str) -> None:
    words = ("list", "sixth", "--format", format_)
    done = process(*words, PYTHONUTF8="0", PYTHONIOENCODING="cp1252")
    assert done.returncode == 0
    assert "97★" in done.stdout.decode("utf-8")
    assert done.stdout == process(*words).stdout


def test_s26_a_reader_that_leaves_early_hears_no_complaint() -> None:
    command = [sys.executable, "-m", "lohprint", "list", "5e", "--format", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout
        assert child.stderr
        assert child.stdout.readline() == b"{\n"
        child.stdout.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0


def test_a_workbook_is_not_for_a_terminal() -> None:
    shown = on_terminal("list", "sixth", "-f", "xlsx")
    assert shown == "a workbook is not for a terminal; write it with -o FILE\r\n"


# --- pictures, and the same query and languages for print ----------------------------------


def test_html_shows_each_face_once_a_line_and_can_do_without() -> None:
    words = ["list", "5e", "deck:asmodeus", "--format", "html", "--theme", "plain"]
    _, out, err = run(*words, home=None)
    assert err == ""
    assert out.count('<img src="data:image/webp;base64,') == 19  # a line for each different card
    _, bare, _ = run(*words, "--no-pictures", home=None)
    assert "<img" not in bare


def test_print_takes_a_query_a_language_and_a_tuned_deck(tmp_path: Path) -> None:
    words = ["print", "5e", "--query", "number:66x", "--lang", "fi", "--theme", "plain"]
    assert run(*words, "-o", str(tmp_path), home=None)[0] == 0
    assert [file.name for file in tmp_path.glob("*.pdf")] == ["asmodeus.pdf"]
    with pypdfium2.PdfDocument(tmp_path / "asmodeus.pdf") as document:
        told = document[0].get_textpage().get_text_range()
    assert "664" in told
    assert "614" not in told
    assert "Leviatan" in told
    deck = tmp_path / "night.yaml"
    deck.write_text("name: Night\nedition: 5e\nbase: asmodeus\nlimit: 0\n")
    words = ["print", str(deck), "decks", "--theme", "plain", "-o", str(tmp_path)]
    assert run(*words, home=None)[0] == 0
    assert (tmp_path / "night.pdf").stat().st_size > 10_000


def test_prints_of_a_tuned_deck_stand_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("night.yaml").write_text("name: Night\nedition: 5e\nbase: asmodeus\nlimit: 0\n")
    for words in (["5e", "asmodeus"], ["night.yaml", "decks"]):
        assert run("print", *words, "--theme", "plain", home=None)[0] == 0
    made = sorted(str(path) for path in Path("output").rglob("*.pdf"))
    assert made == ["output/5e-night/night.pdf", "output/5e/asmodeus.pdf"]
    with pypdfium2.PdfDocument(made[0]) as document:
        assert "5e-night:night" in document[0].get_textpage().get_text_range()
    for edition in ("5e", "night.yaml"):
        code, out, _ = run("reprint", edition, "--changed", "--theme", "plain", home=None)
        assert (code, out) == (0, "nothing has changed since it was printed\n")
    code, out, _ = run("reprint", "night.yaml:night/1/1", "--theme", "plain", home=None)
    assert code == 0
    assert "output/5e-night/reprint-1.pdf: 1 card on 1 sheet" in out
