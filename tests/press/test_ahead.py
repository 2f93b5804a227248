"""A second process that draws from the far end; run in processes that have no other thread."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere one process draws all")

TWO = "import os; os.sched_getaffinity = lambda pid: {0, 1}\n"
DRAW = (
    TWO
    + """
import sys, time
from pathlib import Path
from lohprint.errors import LohError
from lohprint.press.ahead import ahead
folder, first = Path(sys.argv[1]), os.getpid()
def draw(thing):
    me = "first" if os.getpid() == first else "second"
    file = folder / str(thing)
    if not file.exists():
        WORK
        file.write_text(me)
with ahead(draw, range(40)) as second:
    for thing in range(40):
        second.come_to(thing)
        draw(thing)
        second.start()
"""
)


def drawn_by(tmp_path: Path, work: str, code: str = DRAW) -> list[str]:
    """Who drew each thing, where drawing one does `work`."""
    code = code.replace("WORK", work)
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, check=True, capture_output=True)
    assert (done.stdout, done.stderr) == (b"", b"")
    return [(tmp_path / str(thing)).read_text() for thing in range(40)]


def test_two_processes_meet_in_the_middle(tmp_path: Path) -> None:
    who = drawn_by(tmp_path, "time.sleep(0.01)")
    assert who == sorted(who)
    assert 10 < who.count("first") < 30


def test_the_second_begins_after_the_first_thing(tmp_path: Path) -> None:
    who = drawn_by(tmp_path, "assert me == 'first' or (folder / '0').exists(); time.sleep(0.002)")
    assert "second" in who


@pytest.mark.parametrize(
    "trouble",
    ["raise LohError('x')", "os.kill(os.getpid(), 9)", "raise KeyboardInterrupt"],
)
def test_trouble_of_the_second_leaves_all_to_the_first(tmp_path: Path, trouble: str) -> None:
    who = drawn_by(tmp_path, f"if me == 'second': {trouble}")
    assert who == ["first"] * 40


@pytest.mark.parametrize(
    "alone",
    [
        "os.sched_getaffinity = lambda pid: {0}",
        "import _thread, time; _thread.start_new_thread(lambda: time.sleep(9), ()); time.sleep(1)",
        "sys = __import__('sys'); sys.platform = 'win32'",
    ],
)
def test_there_is_no_second_where_it_could_not_work(tmp_path: Path, alone: str) -> None:
    who = drawn_by(tmp_path, "time.sleep(0.002)", DRAW.replace(TWO, f"{TWO}{alone}\n"))
    assert who == ["first"] * 40


PRINT = """
import os, sys
os.sched_getaffinity = lambda pid: set(range(CPUS))
forked, fork = [], os.fork
os.fork = lambda: forked.append(1) or fork()
sys.argv[0] = "lohprint"
from lohprint.cli import _answered
assert _answered() == 0
sys.stderr.write(f"{len(forked)} forked")
"""


def test_a_print_by_two_processes_is_the_same_and_only_a_first_one_needs_them(
    tmp_path: Path,
) -> None:
    def printed(cpus: int, cache: str, to: str) -> tuple[str, dict[str, bytes]]:
        code = PRINT.replace("CPUS", str(cpus))
        words = ["print", "5e", "lilith", "oaths", "markers", "-o", str(tmp_path / to)]
        env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / cache)}
        command = [sys.executable, "-c", code, *words, "--theme", "plain"]
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
        made = {path.name: path.read_bytes() for path in (tmp_path / to).iterdir()}
        return done.stderr, made

    alone = printed(1, "cache-1", "one")
    both = printed(2, "cache-2", "two")
    again = printed(2, "cache-2", "three")
    assert [told for told, _ in (alone, both, again)] == ["0 forked", "1 forked", "0 forked"]
    assert alone[1] == both[1] == again[1]
    assert len(alone[1]) == 4  # three files and the manifest
    kept = [path for path in (tmp_path / "cache-2").rglob("*") if path.is_file()]
    assert {path.name for path in kept} == {
        path.name for path in (tmp_path / "cache-1").rglob("*") if path.is_file()
    }
