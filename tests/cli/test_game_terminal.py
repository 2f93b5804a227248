"""A game in a real terminal: wizard, shell, completion, Ctrl-C, Ctrl-D, 40 columns, LANG=C."""

import os
import re
import sys
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from lohprint.cli import app

pexpect = pytest.importorskip("pexpect")

COMMAND = "import sys; sys.argv[0] = 'loh'; from lohprint.cli import main; main()"
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|[()][A-B0-2]|[=>78cM])|\x1b\][^\x07]*\x07")


class Terminal:
    """A terminal with a person at it."""

    def __init__(self, *words: str, columns: int = 100, **env: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-c", COMMAND, *words],
            env={**os.environ, "TERM": "xterm", "COLUMNS": "", **env},
            dimensions=(30, columns),
            encoding="utf-8",
            timeout=30,
        )

    def sees(self, text: str) -> str:
        """Wait for a text; what came before it, without escapes."""
        words = text.split()
        between = r"(?:\s|\x1b\[[0-9;?]*[a-zA-Z])+"
        self.child.expect(between.join(re.escape(word) for word in words))
        return ESCAPES.sub("", self.child.before) + self.child.after

    def types(self, *lines: str) -> None:
        for line in lines:
            self.child.send(line + "\r")

    def leaves(self) -> int:
        """Ctrl-D at the prompt; typed before there is one, a terminal swallows it."""
        for _ in range(20):
            self.child.sendcontrol("d")
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=1) == 0:
                break
        return self.ends()

    def ends(self) -> int:
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.exitstatus

    def close(self) -> None:
        self.child.close(force=True)


@pytest.fixture
def terminals() -> Iterator:
    made: list[Terminal] = []

    def make(*words: str, **how) -> Terminal:
        made.append(Terminal(*words, **how))
        return made[-1]

    yield make
    for terminal in made:
        terminal.close()


def answered(terminals) -> None:
    """The wizard, answered by hand."""
    wizard = terminals("game", "new")
    wizard.sees("Edition")
    wizard.types("5e")
    wizard.sees("Who plays")
    for seat, answer in enumerate(["3=ann", "6=bo", "1=cid", "4=dee", ""], 1):
        wizard.sees(f"Seat {seat}")
        wizard.types(answer)
    for realm in ("dis", "lake", "seat", "mountain"):
        wizard.sees("Realm of")
        wizard.types(realm)
    wizard.sees("Who starts?")
    wizard.types("3")
    wizard.sees("Mammon (ann) starts conflict 1")
    assert wizard.ends() == 0


@pytest.fixture
def begun() -> None:
    """An open game of the sample's four Devils."""
    words = ["game", "new", "5e", "3=ann", "6=bo", "1=cid", "4=dee", "--starter", "3"]
    realms = ["--realms", "3=dis 6=lake 1=seat 4=mountain"]
    assert CliRunner().invoke(app, [*words, *realms]).exit_code == 0


def test_a_whole_conflict_at_the_table(terminals) -> None:
    answered(terminals)
    table = terminals("sh")
    table.sees("Mammon: area?>")
    table.types("c s")
    table.sees("Mammon (ann) has its opening turn")
    table.types("loot .", "sum da .", "dif cage .", "rot war .")  # typed ahead
    table.sees("Trade phase")
    table.types("t")
    table.sees("trade timer: 2:00")
    table.sees("1:5")  # the timer runs in the prompt
    table.types("e")
    table.sees("needs 7, 4 more")
    table.child.send("sum da")
    table.child.sendcontrol("c")  # drops the line, not the game
    table.sees("Baalzebub needs 7>")
    table.types("war<>cage@1 sum .")
    table.sees("Next: Lilith")
    table.types("r 6", "neth sum sum .", "!vor -loot@3 -war !met -neth@3 .", "r 4", "!abs .", "r")
    table.sees("Asmodeus wins Souls with 2 hordes: 1 victory point")
    table.sees("Asmodeus: area?>")
    assert table.leaves() == 0
    again = terminals()
    again.sees("Asmodeus (bo) starts conflict 2")
    assert again.ends() == 0


def test_completion_and_history(terminals, begun) -> None:
    table = terminals("sh")
    table.sees("area?>")
    table.types("c s")
    table.sees("opening turn")
    table.sees("Mammon>")
    table.child.send("loot\t")
    table.sees("looter-fiends")
    table.child.send(" .\r")
    table.sees("Souls: Mammon 4")
    table.types("q")
    assert table.ends() == 0
    again = terminals("sh")
    again.sees("Asmodeus>")
    again.child.send("\x1b[A\x1b[A")  # up, up: past q to the line before
    again.sees("looter-fiends .")
    again.child.sendcontrol("c")
    assert again.leaves() == 0


def test_two_candidates_in_the_shell(terminals, begun) -> None:
    table = terminals("sh")
    table.sees("area?>")
    table.types("c s", "loot", "fallen .")
    table.sees("is one of fallen/1 Fallen Angels")
    table.types("1")  # the digit alone answers
    table.sees("Fallen Angels of Asmodeus")
    assert table.leaves() == 0


def test_a_narrow_plain_terminal_wraps_between_words(terminals, begun) -> None:
    table = terminals("sh", "--plain", columns=40, NO_COLOR="1", LANG="C", LC_ALL="C")
    table.sees("area?>")
    table.types("c s", "3=4", "6=6", "1=6", "4=3", "e")
    shown = table.sees("needs 7, 4 more")
    assert "\x1b" not in table.child.before
    assert all(len(line) <= 40 for line in shown.replace("\r", "").splitlines())
    assert table.leaves() == 0


def test_the_terminal_may_be_resized_to_40_columns(terminals, begun) -> None:
    table = terminals("sh")
    table.sees("area?>")
    table.child.setwinsize(24, 40)
    table.types("c s", "3=4", "6=6", "1=6", "4=3", "e")
    table.sees("needs 7, 4 more")
    table.types("help")
    table.sees("u [N | #ENTRY")
    assert table.leaves() == 0


def test_no_color_means_no_color(terminals, begun) -> None:
    table = terminals("sh", NO_COLOR="1")
    table.sees("area?>")
    table.types("c s")
    table.sees("opening turn")
    table.sees("Mammon>")
    assert not re.search(r"\x1b\[(3|4|9)[0-7]", table.child.before)
    assert table.leaves() == 0


def test_sealed_oaths_are_typed_without_an_echo(terminals, begun) -> None:
    table = terminals("sh")
    table.sees("area?>")
    table.types("finish!", "o 3 --sealed")
    table.sees("Oaths of 3")
    table.types("311")
    assert "311" not in table.sees("are sealed")
    assert table.leaves() == 0


def test_sealed_bets_of_the_4th_edition_are_typed_without_an_echo(terminals) -> None:
    assert terminals("game", "new", "4e", "6=ann", "3=bo", "4=cid", "1=dee").ends() == 0
    table = terminals("sh", "--plain")
    table.sees("drawing>")
    table.types("finish!", "b 6 --sealed")
    table.sees("Bets of 6")
    table.types("3341")
    assert "3341" not in table.sees("the Bets of Asmodeus: sealed")
    assert table.leaves() == 0
