"""`lohprint print --watch` in a process of its own, and what counts as a save."""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from lohprint.catalog import home as homes
from lohprint.cli.watching import look, saves


class Watched:
    """A running `print --watch`, and the lines it says."""

    def __init__(self, home: Path, out: Path) -> None:
        words = ["print", "5e", "asmodeus", "lilith", "realms", "--theme", "plain", "--watch"]
        self.child = subprocess.Popen(
            [sys.executable, "-m", "lohprint", "--home", str(home), *words, "-o", str(out)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.lines: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.child.stdout
        with self.child.stdout as stream:
            for line in stream:
                self.lines.put(line.rstrip())

    def until(self, *wanted: str) -> list[str]:
        """The lines up to the first that holds one of these words."""
        found: list[str] = []
        while not any(word in line for line in found[-1:] for word in wanted):
            found.append(self.lines.get(timeout=60))
        return found


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name in homes.FOLDERS:
        copytree(homes.find() / name, tmp_path / "home" / name)
    return tmp_path / "home"


@pytest.fixture
def watched(home: Path, tmp_path: Path) -> Iterator[Watched]:
    running = Watched(home, tmp_path / "out")
    yield running
    running.child.kill()
    running.child.wait()
    running.reader.join()


def swap(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_save_prints_again_what_it_changed(watched: Watched, home: Path, tmp_path: Path) -> None:
    out, cards = tmp_path / "out", home / "cardsdb/5e"
    first = watched.until("watching")
    assert [Path(line.split()[0]).name for line in first[:-1]] == [
        "asmodeus.pdf", "lilith.pdf", "realms.pdf",
    ]  # fmt: skip
    lilith, realms = ((out / name).stat().st_mtime_ns for name in ("lilith.pdf", "realms.pdf"))

    swap(cards / "realms.yaml", "Dis", "Dys")
    assert [line.split()[0] for line in watched.until(".pdf")] == [str(out / "realms.pdf")]
    assert (out / "realms.pdf").stat().st_mtime_ns > realms
    assert (out / "lilith.pdf").stat().st_mtime_ns == lilith

    swap(cards / "realms.yaml", "realms:", "realms: [")
    [fault] = watched.until("realms.yaml")
    assert "cardsdb/5e/realms.yaml:" in fault
    swap(cards / "realms.yaml", "realms: [", "realms:")
    assert watched.until("nothing") == ["saved; nothing looks different"]

    swap(home / "templates/plain/realm.svg.j2", 'word("home realm")', '"realm"')
    assert [line.split()[0] for line in watched.until(".pdf")] == [str(out / "realms.pdf")]
    assert (out / "lilith.pdf").stat().st_mtime_ns == lilith

    watched.child.send_signal(signal.SIGINT)
    assert watched.until("stopped") == ["stopped watching"]
    assert watched.child.wait(timeout=60) == 0
    assert not list(out.glob("*.tmp"))


def test_a_request_that_makes_no_sense_does_not_wait_for_a_save(home: Path) -> None:
    words = ["--home", str(home), "print", "5f", "--watch"]
    done = subprocess.run(
        [sys.executable, "-m", "lohprint", *words], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.startswith("there is no edition '5f'; known: 4e")


def test_what_editors_leave_beside_a_file_is_no_save(tmp_path: Path) -> None:
    for name in ("a.yaml", ".a.yaml.swp", "a.yaml~", "sub/b.yaml"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(name)
    assert {file.name for file in look((tmp_path,))} == {"a.yaml", "b.yaml"}
    assert set(look((tmp_path / "a.yaml",))) == {tmp_path / "a.yaml"}
    assert look((tmp_path / "gone.yaml",)) == {}


def test_saves_are_told_once_and_removals_too(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("a")
    told = saves((tmp_path,))
    assert next(told)[file][1] == 1
    file.write_text("ab")
    assert next(told)[file][1] == 2
    (tmp_path / "b.yaml").write_text("b")
    assert set(next(told)) == {file, tmp_path / "b.yaml"}
    file.unlink()
    assert set(next(told)) == {tmp_path / "b.yaml"}
