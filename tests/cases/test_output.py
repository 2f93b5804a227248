"""Files that are made: S22 and S23."""

import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pikepdf
import pytest

PLAIN = ("--theme", "plain", "--paper", "a4")
ROOT_WRITES_ANYWHERE = hasattr(os, "geteuid") and os.geteuid() == 0


def left(folder: Path) -> list[str]:
    """Everything in a folder, hidden files too."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


# S22: the PDF is open in a viewer, the folder cannot be written


@pytest.mark.parametrize(
    "words",
    [
        ("print", "toy", *PLAIN),
        ("list", "--all", "--no-pictures"),
        ("images", "toy"),
        ("pack", "toy", "--for", "mpc"),
        ("tabletop", "tts", "toy"),
        ("box", "toy"),
    ],
    ids=lambda words: words[0],
)
def test_s22_the_database_in_the_place_of_a_folder_is_told_and_kept(loh, toy, words) -> None:
    folder = toy({"name": "Fox"}, held=[{"quantity": 2}])
    before, cards = left(folder), (folder / "cards.yaml").read_bytes()
    assert loh(*words, "-o", "toy/cards.yaml") == (
        1,
        "",
        "toy/cards.yaml: cannot be a folder: toy/cards.yaml is a file; choose another place\n",
    )
    assert (left(folder), (folder / "cards.yaml").read_bytes()) == (before, cards)


@pytest.mark.parametrize("format_", ["csv", "html", "xlsx"])
def test_s22_a_list_is_never_written_over_the_database(loh, toy, format_: str) -> None:
    folder = toy({"name": "Fox"})
    before, cards = left(folder), (folder / "cards.yaml").read_bytes()
    assert loh("list", "toy", "-f", format_, "-o", "toy/cards.yaml") == (
        1,
        "",
        "toy/cards.yaml: lies in the card database; choose another place\n",
    )
    assert (left(folder), (folder / "cards.yaml").read_bytes()) == (before, cards)


def test_s22_a_folder_in_the_place_of_a_file_is_told(loh, toy) -> None:
    toy({"name": "Fox"})
    Path("taken").mkdir()
    assert loh("list", "toy", "-o", "taken") == (
        1,
        "",
        "taken: is a folder; name a file in it\n",
    )


def test_s22_a_copy_to_edit_is_whole_or_not_there(loh) -> None:
    Path("taken").write_text("mine")
    assert loh("eject", "taken") == (
        1,
        "",
        "taken: cannot be written (File exists); choose another place\n",
    )
    assert loh("eject", "hell").out == (
        "wrote hell/cardsdb\nwrote hell/templates\nuse it with: lohprint --home hell print 5e\n"
    )
    assert sorted(path.name for path in Path("hell").iterdir()) == ["cardsdb", "templates"]
    assert loh("eject", "hell").err == "hell/cardsdb: is there already; choose an empty folder\n"


def test_s22_folders_that_are_missing_are_made(loh, toy) -> None:
    toy({"name": "Fox"})
    assert loh("print", "toy", *PLAIN, "-o", "no/such/folder").code == 0
    assert Path("no/such/folder/kennel.pdf").is_file()


@pytest.mark.skipif(ROOT_WRITES_ANYWHERE, reason="root may write to any folder")
def test_s22_a_folder_that_cannot_be_written_to_is_told(loh, toy) -> None:
    toy({"name": "Fox"})
    Path("shut").mkdir(mode=0o555)
    assert loh("print", "toy", *PLAIN, "-o", "shut") == (
        1,
        "",
        "shut: cannot be written to; choose another place with -o\n",
    )


# S23: Ctrl-C, or a full disk, in the middle


READY = "import sys; sys.stderr.write('ready\\n'); sys.stderr.flush()"


def child(*words: str, limit: int | None = None) -> "subprocess.Popen[bytes]":
    """The command as a process of its own, its files limited to so many bytes.

    It says `ready` when it begins: before that, Ctrl-C stops Python and not the command.
    """

    def limited() -> None:
        if limit:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    return subprocess.Popen(
        [sys.executable, "-c", f"from lohprint.cli import main; {READY}; main()", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limited,
    )  # fmt: skip


@pytest.mark.parametrize("after", [0.05, 0.5])
def test_s23_ctrl_c_leaves_the_old_file_or_the_new_one(loh, toy, after: float) -> None:
    toy(*({"name": f"Fox {n}"} for n in range(60)), held=[{"quantity": 9}] * 60)
    good = Path("out/kennel.pdf")
    good.parent.mkdir()
    good.write_bytes(b"the last one")
    with child("print", "toy", *PLAIN, "-o", "out") as running:
        assert running.stderr
        assert running.stderr.readline() == b"ready\n"
        time.sleep(after)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate()
    assert b"Traceback" not in told
    assert running.returncode in (0, 130, -signal.SIGINT)
    if good.read_bytes() != b"the last one":
        with pikepdf.open(good) as pdf:
            assert len(pdf.pages) == 120
    assert set(left(good.parent)) <= {"kennel.pdf", "manifest.json"}


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (("print", "toy", *PLAIN, "-o", "out"), "out/kennel.pdf"),
        (("list", "toy", "-o", "out/a.csv"), "out/a.csv"),
    ],
)
def test_s23_a_disk_that_is_full_leaves_the_old_file(loh, toy, words, file: str) -> None:
    toy(*({"name": f"Fox {n}"} for n in range(60)))
    Path("out").mkdir()
    Path(file).write_bytes(b"the last one")
    with child(*words, limit=1024) as running:
        out, told = running.communicate()
    assert (running.returncode, out) == (1, b"")
    assert told.decode() == (
        f"ready\n{file}: cannot be written (File too large); choose another place, "
        "or close what holds it\n"
    )
    assert Path(file).read_bytes() == b"the last one"
    assert left(Path("out")) == [Path(file).name]


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_s23_a_list_that_does_not_fit_where_it_is_sent_is_told(loh, toy, unbuffered) -> None:
    toy(*({"name": f"Fox {n}"} for n in range(60)))
    command = [sys.executable, "-m", "lohprint", "list", "toy", "-f", "csv"]
    env, size = {**os.environ, "PYTHONUNBUFFERED": unbuffered}, (1024, 1024)
    with Path("list.csv").open("wb") as target:
        done = subprocess.run(
            command, stdout=target, stderr=subprocess.PIPE, env=env, check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, size),
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == b"output: File too large; make room, or choose another place\n"
