"""`lohprint print` as a person types it."""

import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest
from typer.testing import CliRunner

from lohprint.catalog.edition import load_edition
from lohprint.cli import app
from lohprint.cli.jobs import default_paper
from lohprint.errors import UsageError
from lohprint.press.components import chosen


def printed(*words: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of `lohprint print WORDS`, in the plain theme."""
    done = CliRunner().invoke(app, ["print", *words, "--theme", "plain"])
    return done.exit_code, done.stdout, done.stderr


def test_a_line_for_each_file_and_one_for_all(tmp_path: Path) -> None:
    code, out, _ = printed("5e", "realms", "devils", "--paper", "a4", "-o", str(tmp_path))
    assert code == 0
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == [
        f"{tmp_path}/realms.pdf", f"{tmp_path}/devils.pdf", "2", "print",
    ]  # fmt: skip
    assert "2 pages    1 sheet of a4" in lines[0]
    assert "4 pages    2 sheets of a4" in lines[2]
    assert [path.name for path in sorted(tmp_path.glob("*.pdf"))] == ["devils.pdf", "realms.pdf"]


def test_files_go_to_output_and_the_editions_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, _ = printed("5e", "realms")
    assert code == 0
    assert out.startswith("output/5e/realms.pdf")
    assert (tmp_path / "output/5e/realms.pdf").is_file()


def test_the_chosen_paper_is_the_pages(tmp_path: Path) -> None:
    assert printed("5e", "realms", "--paper", "letter", "-o", str(tmp_path))[0] == 0
    with pikepdf.open(tmp_path / "realms.pdf") as pdf:
        assert [round(float(v), 1) for v in pdf.pages[0].MediaBox] == [0, 0, 612, 792]


@pytest.mark.parametrize(
    ("locale", "paper"),
    [
        ({"LANG": "en_US.UTF-8"}, "letter"),
        ({"LANG": "fi_FI.UTF-8"}, "a4"),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}, "a4"),
        ({"LC_ALL": "es_MX"}, "letter"),
        ({"LANG": "C.UTF-8"}, "a4"),
        ({}, "a4"),
    ],
)
def test_the_paper_follows_the_locale(
    locale: dict[str, str], paper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_PAPER", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert default_paper() == paper


@pytest.mark.parametrize(
    ("word", "ids"),
    [
        ("lil", ["lilith"]),
        ("Asmodeus", ["asmodeus"]),
        ("real", ["realms"]),
        ("OATHS", ["oaths"]),
        ("decks", ["asmodeus", "baalzebub", "belial", "lilith", "mammon", "mephistopheles"]),
    ],
)
def test_what_is_named_by_its_first_letters(word: str, ids: list[str]) -> None:
    assert sorted(part.id for part in chosen(load_edition("5e"), [word])) == ids


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("mam,", "nothing to print is called 'mam,'; "),
        ("liliht", "nothing to print is called 'liliht'; did you mean 'lilith'?"),
        ("me", None),
        ("b", "'b' may be baalzebub or belial; type a letter more"),
    ],
)
def test_a_word_that_names_nothing_or_several_is_told(word: str, message: str | None) -> None:
    if message is None:
        assert [part.id for part in chosen(load_edition("5e"), [word])] == ["mephistopheles"]
        return
    with pytest.raises(UsageError) as caught:
        chosen(load_edition("5e"), [word])
    assert str(caught.value).startswith(message)


def test_usage_is_exit_2_and_nothing_on_stdout(tmp_path: Path) -> None:
    code, out, err = printed("5e", "b", "-o", str(tmp_path))
    assert (code, out) == (2, "")
    assert err == "'b' may be baalzebub or belial; type a letter more\n"


def test_no_progress_bar_in_a_pipe(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lohprint", "print", "5e", "realms", "-o", str(tmp_path)]
    done = subprocess.run([*command, "--theme", "plain"], capture_output=True, check=True)
    assert done.stderr == b""
