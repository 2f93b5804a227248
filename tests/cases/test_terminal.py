"""Pipes, code pages and colors, by every command: S26 to S28. Tables on a terminal are in
cli/test_lists.py, the game in cli/test_game.py."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

LOH = [sys.executable, "-m", "lohprint"]

# S26: the reader of a pipe stops early


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_s26_a_reader_that_stops_hears_nothing(loh, toy, unbuffered: str) -> None:
    toy({"name": "Fox"}, held=[{"numbers": [f"{n}" for n in range(20_000)]}])
    env = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with subprocess.Popen(
        [*LOH, "list", "toy", "-f", "csv"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
    ) as child:
        assert child.stdout
        assert child.stderr
        assert child.stdout.readline().startswith(b"id,name,")
        child.stdout.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize(
    ("words", "unbuffered"), [(("print", "--help"), ""), (("editions",), ""), (("editions",), "1")]
)
def test_s26_a_full_device_is_told(loh, words: tuple[str, ...], unbuffered: str) -> None:
    env = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*LOH, *words], stdout=full, stderr=subprocess.PIPE, env=env, check=False
        )
    assert (done.returncode, done.stderr.decode()) == (
        1,
        "output: No space left on device; make room, or choose another place\n",
    )


def test_s26_without_any_stdout_nothing_breaks(loh, toy) -> None:
    toy({"name": "Fox"})
    command = f"'{sys.executable}' -m lohprint list toy >&-"
    done = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


# S27: an old code page


def test_s27_what_goes_to_a_file_is_utf_8(loh, toy) -> None:
    toy({"name": "Erdős"}, {"name": "Fox 😀"})
    env = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252"}
    command = [*LOH, "card", "fox", "-e", "toy"]  # lists are tried in cli/test_lists.py
    done = subprocess.run(command, capture_output=True, env=env, check=True)
    assert "Fox 😀" in done.stdout.decode()
    assert done.stderr == b""


# S28: color codes where nobody wants them


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("print", "--help"),
        ("editions",),
        ("list", "toy"),
        ("list", "toy", "-f", "json"),
        ("cards", "toy"),
        ("card", "fox", "-e", "toy"),
        ("diff", "toy", "toy"),
        ("stats", "toy"),
        ("check", "toy"),
        ("sheets", "--paper", "a4"),
        ("theme", "list"),
        ("schema", "cards"),
        ("print", "toy", "--theme", "plain"),
        ("prnt",),
    ],
    ids=" ".join,
)
def test_s28_a_pipe_gets_no_color(loh, toy, monkeypatch, words) -> None:
    toy({"name": "Fox"})
    monkeypatch.setenv("FORCE_COLOR", "1")
    said = loh(*words)
    assert said.code == (2 if words == ("prnt",) else 0)
    assert "\x1b" not in said.out + said.err
