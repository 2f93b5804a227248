"""The commands at the table, as a person or a script meets them."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lohprint.cli import COMMANDS, app
from lohprint.cli.line import LINES
from lohprint.table import shelf
from lohprint.table.rules import find
from lohprint.table.shared import VERBS

FOUR = ("3=ann", "6=bo", "1=cid", "4=dee")
REALMS = ("--realms", "3=dis 6=lake 1=seat 4=mountain")
OPENING = ["c s", "loot .", "sum da .", "dif cage .", "rot war .", "e"]


def run(*words: str, answers: str = "") -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a command."""
    done = CliRunner().invoke(app, list(words), input=answers)
    assert "Traceback" not in done.output
    return done.exit_code, done.stdout, done.stderr


def out(*words: str) -> str:
    """What a command that succeeds prints."""
    code, said, error = run(*words)
    assert code == 0, error
    return said


@pytest.fixture
def game() -> str:
    """An open game of the sample's four Devils."""
    out("game", "new", "5e", *FOUR, *REALMS, "--starter", "3")
    return "5e-1"


@pytest.fixture
def opened(game: str) -> str:
    """The same with everybody's opening turn."""
    for line in OPENING:
        out("do", line)
    return game


def digest(name: str) -> str:
    return hashlib.sha256(shelf.place(name).read_bytes()).hexdigest()


# --- lines ---------------------------------------------------------------------------------


def test_the_sample_conflict_by_one_shot_commands(opened) -> None:
    assert "Baalzebub (dee) is weakest with 3 Souls" in out("status")
    assert "needs 7: 4 more" in out("need")
    out("do", "war<>cage@1 sum .")
    assert "Lilith retreats" in out("retreat", "6")
    assert out("undo").startswith("Undone: Lilith retreats")
    out("redo")
    assert "Next: Asmodeus" in out("do", "neth sum sum .")
    assert "Souls 7 = 3 base (Dark Fiends)" in out("why", "6", "souls")


def test_s29_words_of_a_command_may_begin_with_a_minus(opened) -> None:
    assert "Looter Fiends goes" in out("do", "-loot@3")
    assert "Mammon -3 points (forgot)" in out("vp", "3", "-3", "-m", "forgot")
    assert "Mammon +2 points" in out("vp", "3", "2")


@pytest.mark.parametrize("number", ["²", "٣", "2,5", "3.0", "1_000", "1e3", "9" * 21])
def test_s29_a_number_that_is_none_changes_nothing(game, number) -> None:
    before = digest(game)
    code, said, error = run("vp", "3", number)
    assert (code, said) == (2, "")
    assert "give a whole number" in error
    assert digest(game) == before


def test_at_most_four_lines_after_each_entry(game) -> None:
    for line in [*OPENING, "war<>cage@1 sum .", "r 6", "neth sum sum ."]:
        assert 1 <= len(out("do", line).splitlines()) <= 4


def test_a_refusal_is_exit_3_with_rule_and_remedy_and_changes_nothing(opened) -> None:
    before = digest(opened)
    code, said, error = run("end")
    assert (code, said) == (3, "")
    assert error == (
        "Baalzebub has 3 and needs 7 to stay [5e line 33]; play more, or write r [ally]\n"
    )
    assert digest(opened) == before
    assert run("end", "--force")[0] == 0  # the table is always right


@pytest.mark.parametrize("line", ["rot@", "zz top", "x", "tort"])
def test_what_cannot_be_read_is_exit_2(opened, line) -> None:
    before = digest(opened)
    assert run("do", line)[0] == 2
    assert digest(opened) == before


def test_two_candidates_are_answered_on_the_same_line(opened) -> None:
    code, _, error = run("do", "6: -rot>3")
    assert code == 2
    assert "cannot be read" in error
    code, _, error = run("if", "herder")
    assert code == 2
    assert "herder/1 Herder Fiends (101), herder/2 Herder Fiends (301)" in error
    assert "Herder Fiends of Mammon" in out("if", "herder/2")


def test_json_where_a_script_listens(opened) -> None:
    need = json.loads(out("need", "4", "--json"))
    assert need == {"devil": "baalzebub", "have": 3, "need": 7, "missing": 4}
    status = json.loads(out("status", "--json"))
    assert status["power"] == {"mammon": 4, "asmodeus": 6, "lilith": 6, "baalzebub": 3}
    assert status["next"]["devil"] == "baalzebub"
    assert json.loads(out("do", "rot ins .!", "--json"))["title"].startswith("Baalzebub: ")
    assert json.loads(out("log", "--json"))["log"][0]["n"] == 1
    why = json.loads(out("why", "6", "--json"))
    assert sum(reason["amount"] for reason in why["reasons"]) == why["power"] == 6


def test_fix_set_house_note_and_log(opened) -> None:
    assert "#5 is now: Lilith: Diabolic Fiends" in out("fix", "5", "dif .")
    code, _, error = run("set", "vp", "3", "4")
    assert code == 2
    assert "needs its reason" in error
    assert "set vp 3 4 (miscounted)" in out("set", "vp", "3", "4", "-m", "miscounted")
    assert "House rule: oath_value is four_two" in out("house", "oath_value=four_two")
    assert "oath_value=four_two" in out("house")
    code, _, error = run("house", "oath_valu=four_two")
    assert code == 2
    assert "did you mean 'oath_value'" in error
    out("note", "Ann", "claims", "2", "points")
    assert "Ann claims 2 points" in out("log")


def test_every_verb_explains_itself(game) -> None:
    said = out("do", "help")
    for verb in (*find("fifth").VERBS, *VERBS):
        assert verb.usage in said
        assert verb.help.endswith(".")
        assert verb.usage in out("do", f"help {verb.name}")


def test_every_command_of_a_line_is_known_and_has_help() -> None:
    assert set(LINES) <= set(COMMANDS)
    for name in (*LINES, "oath", "score", "sh", "game"):
        code, said, _ = run(name, "--help")
        assert (code, "Usage" in said) == (0, True)


# --- Oaths and score -----------------------------------------------------------------------


def test_oaths_are_sealed_until_all_are_in_and_then_counted(game) -> None:
    out("finish", "--force")
    code, said, error = run("oath", "3", "--sealed", answers="311\n")
    assert code == 0
    assert "311" not in said + error
    assert "sealed" in out("log")
    code, _, error = run("score")
    assert code == 3
    assert "Oaths are missing: Asmodeus, Lilith, Baalzebub" in error
    for devil, signers in (("6", "634"), ("1", "361"), ("4", "446")):
        out("oath", devil, signers)
    said = out("score")
    assert "own_oath=1 (default; lost list, 5e lines 46 and 47)" in said
    assert "Winner: Baalzebub (dee)" in said


def test_score_in_every_format(game, tmp_path) -> None:
    assert "| Rank | Devil |" in out("score", "-f", "md")
    assert out("score", "-f", "csv").splitlines()[0] == "rank,devil,player,reason,points,source"
    assert json.loads(out("score", "--json"))["edition"] == "5e"
    assert out("score", "-f", "bgstats").startswith("https://app.bgstatsapp.com/createPlay.html")
    assert len(out("score", "--qr").splitlines()) > 20
    target = tmp_path / "score.md"
    assert out("score", "-f", "md", "-o", str(target)) == ""
    assert target.read_text(encoding="utf-8").startswith("# Lords of Hell")
    code, _, error = run("score", "-f", "mdd")
    assert code == 2
    assert "did you mean 'md'" in error


# --- games ---------------------------------------------------------------------------------


def test_no_game_yet_says_how_to_begin() -> None:
    code, said, error = run("status")
    assert (code, said) == (2, "")
    assert error == "no game is open; start one: loh game new 5e 3=ann 6=bo 1=cid 4=dee\n"


def test_several_games(game, tmp_path) -> None:
    out("do", "c s")
    out("game", "copy", "5e-1", "try")
    out("game", "open", "try")
    out("do", "loot .")
    assert out("game", "list").splitlines() == ["  5e-1", "* try"]
    assert "Mammon (ann) has its opening turn" in out("status", "--game", "5e-1")
    saved = tmp_path / "night.jsonl"
    out("game", "export", "try", str(saved))
    assert "Asmodeus (bo) has its opening turn" in out("status", "--game", str(saved))
    out("do", "sum .", "--game", str(saved))
    code, said, _ = run("game", "rm", "try", answers="y\n")
    assert code == 0
    assert Path(said.split(" is now in ")[1].strip()).is_dir()
    assert run("status")[0] == 2
    out("game", "import", str(saved), "--name", "again")
    assert "Lilith (cid) has its opening turn" in out("status")
    assert json.loads(out("game", "list", "--json"))[1]["open"] is True


@pytest.mark.parametrize(
    ("words", "code", "error"),
    [
        (("game", "open", "5e-9"), 2, "no game is called '5e-9'; did you mean '5e-1'?"),
        (("game", "copy", "5e-1", "5e-1"), 1, "is there already"),
        (("game", "copy", "5e-1", "../away"), 2, "game name '../away'"),
        (("game", "new", "7e", "3=a", "6=b"), 2, "there is no edition '7e'"),
        (("game", "new", "5e", "3=a", "9=b"), 2, "no one Devil is called '9'"),
        (("game", "new", "5e", "3=a", "3=b"), 2, "played twice"),
        (("game", "new", "5e", "3=a"), 3, "2 to 6 can play"),
        (("game", "new", "5e", "3=a", "6=b", "--realms", "3=dis 6=dis"), 3, "realm of Mammon"),
        (("status", "--game", "nowhere.jsonl"), 1, "is no saved game"),
    ],
)
def test_what_is_wrong_with_a_game_is_told(game, words, code, error) -> None:
    before = digest(game)
    found, said, told = run(*words)
    assert (found, said) == (code, "")
    assert error in told
    assert digest(game) == before


@pytest.mark.parametrize("content", [b"", b"{", b"null\n", b'{"players": "Ann"}\n'])
def test_s30_a_broken_saved_game_is_left_as_it_is(game, content) -> None:
    shelf.place(game).write_bytes(content)
    for words in (("status",), ("do", "c s"), ("score",), ("undo",)):
        code, said, error = run(*words)
        assert (code, said) == (1, "")
        assert "events.jsonl:1:1: " in error
    assert shelf.place(game).read_bytes() == content


# --- players -------------------------------------------------------------------------------


def test_s12_names_of_players_are_kept_as_typed() -> None:
    players = ["Ann Lee", "Lee, Ann", "Ann", "Ann|Bo", "=Ann", "x" * 60]
    ages = ("6", "5", "4", "3", "2", "1")
    out("game", "new", "5e", *(f"{age}={name}" for age, name in zip(ages, players, strict=True)))
    out("do", "vp 5 +2 -m bonus")
    scores = json.loads(out("score", "--json"))["scores"]
    assert {row["player"]: row["total"] for row in scores} == {
        name: "2" if name == "Lee, Ann" else "0" for name in players
    }


@pytest.mark.parametrize("again", ["Ann", "ann", "Ann "])
def test_s12_the_same_player_twice_is_refused(again) -> None:
    code, _, error = run("game", "new", "5e", "3=Ann", f"6={again}")
    assert code == 2
    assert "is there already" in error


def test_s12_an_empty_or_endless_name_is_refused() -> None:
    for name in ("", " ", "x" * 61):
        assert run("game", "new", "5e", "3=Ann", f"6={name}")[0] == 2


# --- beginnings ----------------------------------------------------------------------------


def test_seats_by_reversed_card_numbers() -> None:
    assert out("game", "seat", "513", "622", "411").splitlines()[0] == "411 622 513"
    said = out("game", "new", "5e", "5=ann", "6=bo", "4=cid", "--seat", "513 622 411")
    assert said.splitlines()[0] == (
        "Lords of Hell, 5e: Baalzebub (cid), Asmodeus (bo), Mephistopheles (ann)"
    )
    assert "Baalzebub (cid) starts conflict 1" in said


def test_the_wizard_asks_and_goes_back() -> None:
    answers = "5e\n3=ann\n9=zed\n3=bo\n6=bo\n<\n6=Bo\n\ndis\n<\ndis\nlake\n6\n"
    code, said, error = run("game", "new", answers=answers)
    assert code == 0, error
    assert "no one Devil is called '9'" in said
    assert "played twice" in said
    assert "Lords of Hell, 5e: Mammon (ann), Asmodeus (Bo)" in said
    assert "Asmodeus (Bo) starts conflict 1" in said
    assert json.loads(out("status", "--json"))["realms"] == {
        "mammon": "dis", "asmodeus": "lake-of-boiling-blood",
    }  # fmt: skip


def test_the_wizard_without_answers_begins_nothing() -> None:
    code, _, error = run("game", "new", answers="5e\n3=ann\n")
    assert code == 2
    assert "nothing was begun" in error
    assert shelf.games() == ()


# --- the shell, without a terminal ---------------------------------------------------------


def test_the_shell_reads_plain_lines_from_a_pipe(game) -> None:
    code, said, error = run("sh", answers="\n".join([*OPENING, "war<>cage@1 sum .", "q"]) + "\n")
    assert code == 0
    assert "Baalzebub 8, Asmodeus 6" in said
    assert "saved: " in error
    assert "Lilith (cid) is weakest" in out("status")


def test_the_shell_goes_on_after_a_refusal_and_tells_a_script(game) -> None:
    code, said, error = run("sh", answers="c s\nc m\nloot .\n")
    assert code == 3
    assert "finish this conflict first" in error
    assert "Mammon: Looter Fiends" in said


def test_a_digit_answers_which_of_several_was_meant(game) -> None:
    code, said, error = run("sh", answers="c s\nloot\nfallen .\n2\n")
    assert code == 2  # the line was refused before it was answered
    assert "fallen/2 Fallen Angels (415)" in error
    assert "Mammon: Fallen Angels of Baalzebub" in said


# --- whole processes -----------------------------------------------------------------------


def process(*words: str, name: str = "lohprint", env: dict[str, str] | None = None):
    """The command as a process of its own, under a name."""
    code = f"import sys; sys.argv[0] = {name!r}; from lohprint.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True, env={**os.environ, **(env or {})}, check=False,
    )  # fmt: skip


def test_bare_loh_resumes_and_bare_lohprint_shows_help(game) -> None:
    done = process(name="loh")
    assert (done.returncode, b"starts conflict 1" in done.stdout) == (0, True)
    assert b"Usage" in process(name="lohprint").stdout + process(name="lohprint").stderr


def test_s27_an_old_code_page_is_no_trouble() -> None:
    env = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252", "LANG": "C"}
    done = process("game", "new", "5e", "3=Zoë 🦊", "6=Erdős", env=env)
    assert done.returncode == 0
    for words in (("status",), ("score", "-f", "csv")):
        shown = process(*words, env=env)
        assert shown.returncode == 0
        assert "Zoë 🦊".encode() in shown.stdout


def test_s28_no_escapes_in_pipes_whatever_the_environment(opened) -> None:
    for words in (("status",), ("log",), ("score",)):
        assert b"\x1b" not in process(*words, env={"FORCE_COLOR": "1"}).stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_s26_a_full_device_is_told_in_one_line(game) -> None:
    code = "from lohprint.cli import main; main()"
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", code, "score", "-f", "json"],
            stdout=full, stderr=subprocess.PIPE, check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    ("shell", "env"),
    [
        ("bash", {"COMP_WORDS": "loh un", "COMP_CWORD": "1"}),
        ("zsh", {"_TYPER_COMPLETE_ARGS": "loh un"}),
        ("fish", {"_TYPER_COMPLETE_ARGS": "loh un", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}),
    ],
)
def test_completion_installs_and_completes_in_every_shell(shell, env) -> None:
    done = process(name="loh", env={"_LOH_COMPLETE": f"complete_{shell}", **env})
    assert b"undo" in done.stdout
    assert b"starts conflict" not in done.stdout
    disabled = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    done = process("--install-completion", shell, name="loh", env=disabled)
    assert done.returncode == 0
    written = [p for p in Path(os.environ["HOME"]).rglob("*") if p.is_file()]
    assert any("loh" in path.name or "loh" in path.read_text() for path in written)


def test_a_plain_line_needs_neither_typer_nor_pydantic_and_says_the_same(opened) -> None:
    code = (
        "import sys; sys.argv = ['loh', *sys.argv[1:]]; import atexit;"
        "slow = {'typer', 'pydantic', 'yaml'};"
        "atexit.register(lambda: sys.stderr.write(str(slow & {*sys.modules})));"
        "from lohprint.cli import main; main()"
    )
    for words in (
        ["need", "4"],
        ["need", "4", "--json"],
        ["log"],
        ["why", "6", "souls"],
        ["do", "note", "x"],
    ):
        done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, check=True)
        assert done.stderr == b"set()"
        assert done.stdout.decode() == out(*words)
    refused = process("end", name="loh")
    assert (refused.returncode, refused.stderr.decode()) == (3, run("end")[2])
