"""A saved game on disk: what is refused, what is set aside, what is never lost (S30)."""

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lohprint.errors import DataError, RuleError, StoreError
from lohprint.table import lock
from lohprint.table.game import Game

LINES = ["c s", "loot .", "sum da .", "dif cage .", "rot war .", "e", "war<>cage@1 sum ."]


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture
def saved(sample) -> Path:
    game = sample()
    for line in LINES:
        game.hear(line)
    return game.journal.path


# --- kept ----------------------------------------------------------------------------------


def test_what_is_saved_is_what_was_shown(saved: Path) -> None:
    game = Game(saved)
    assert game.standing().lines[0] == "Souls: Baalzebub 8, Asmodeus 6, Mammon 4, Lilith 3"


def test_every_line_is_json_that_says_what_happened(saved: Path) -> None:
    events = [json.loads(line) for line in saved.read_text().splitlines()]
    assert [event["n"] for event in events] == list(range(1, 9))
    assert events[2]["title"] == "Mammon: Looter Fiends"
    assert events[2]["line"] == "loot ."
    assert events[2]["rules"] == "fifth@1"


def test_a_refused_line_writes_nothing(saved: Path) -> None:
    before = digest(saved)
    with pytest.raises(RuleError):
        Game(saved).hear("c m")
    assert digest(saved) == before


def test_two_at_the_same_game_see_each_others_lines(saved: Path) -> None:
    one, two = Game(saved), Game(saved)
    one.hear("r 6")
    assert two.hear("need").data["devil"] == "mammon"
    two.hear("neth sum sum .")
    one.hear("note both wrote")
    assert Game(saved).table == one.table == two.table


def test_the_writer_waits_for_another_and_then_says_so(saved: Path, monkeypatch) -> None:
    monkeypatch.setattr(lock, "WAIT", 0.05)
    game, other = Game(saved), Game(saved)
    with other.journal.locked(), pytest.raises(StoreError, match="in use by another loh"):
        game.hear("note x")


# --- refused -------------------------------------------------------------------------------

BROKEN = {
    "nothing": b"",
    "a brace": b"{",
    "null": b"null\n",
    "a list": b"[]\n",
    "players": b'{"players": "Ann"}\n',
    "not text": b"\xff\xfe\x00\n",
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_s30_a_broken_file_is_refused_with_its_place_and_left_as_it_is(tmp_path, content) -> None:
    path = tmp_path / "events.jsonl"
    path.write_bytes(content)
    with pytest.raises(DataError, match=r"events.jsonl:1:\d+: .*left as it is, and no other copy"):
        Game(path)
    assert path.read_bytes() == content


def test_a_missing_file_is_refused(tmp_path) -> None:
    with pytest.raises(StoreError, match="is no saved game"):
        Game(tmp_path / "none.jsonl")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (b'"to":"open"', b'"to":12', 2),
        (b'"to":"mammon"', b'"to":"lilith"', 3),
        (b'"title":"Lilith', b'"titel":"Lilith', 5),
    ],
    ids=["a number for a word", "another Devil", "a mistyped key"],
)
def test_s30_a_line_changed_by_hand_is_refused_at_its_place(saved, old, new, line) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    saved.write_bytes(b"".join(lines))
    before = digest(saved)
    with pytest.raises(DataError) as caught:
        Game(saved)
    assert caught.value.place.line == line
    assert digest(saved) == before


def test_s30_a_line_taken_out_is_noticed(saved: Path) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    saved.write_bytes(b"".join(lines[:3] + lines[4:]))
    with pytest.raises(DataError, match=r":4:1: was changed by hand, or a line before it is gone"):
        Game(saved)


def test_s30_a_trailing_comma_is_refused(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes().replace(b'"}\n', b'",}\n', 1))
    with pytest.raises(DataError, match=r":1:\d+: is not JSON"):
        Game(saved)


def test_s30_a_byte_order_mark_and_spaces_are_harmless(saved: Path) -> None:
    table = Game(saved).table
    saved.write_bytes(b"\xef\xbb\xbf" + saved.read_bytes() + b"\n  \n")
    game = Game(saved)
    assert game.table == table
    game.hear("note goes on")
    assert Game(saved).moments.all[-1].title == "goes on"


def test_no_game_is_written_over(saved: Path, sample) -> None:
    before = digest(saved)
    with pytest.raises(StoreError, match="is there already"):
        sample(saved.name)
    assert digest(saved) == before


# --- torn ----------------------------------------------------------------------------------


def test_a_torn_last_line_does_not_count_and_is_set_aside_by_the_next_entry(saved: Path) -> None:
    whole = saved.read_bytes()
    for cut in (1, 20, 60):
        saved.write_bytes(whole[:-cut])
        game = Game(saved)
        assert "torn" in game.torn
        assert len(game.moments.standing) == len(LINES)
        assert saved.read_bytes() == whole[:-cut]  # looking changes nothing
        game.hear("note after the cut")
        assert game.torn == ""
        aside = saved.with_name(saved.name + ".torn")
        assert aside.read_bytes().endswith(whole.splitlines(keepends=True)[-1][:-cut] + b"\n")
        assert Game(saved).moments.all[-1].title == "after the cut"


def test_every_cut_of_the_last_line_leaves_the_game_before_it(saved: Path) -> None:
    whole = saved.read_bytes()
    last = len(whole.splitlines(keepends=True)[-1])
    before = Game(saved).moments.now.before
    for cut in range(1, last, 7):
        saved.write_bytes(whole[:-cut])
        assert Game(saved).table == before.table


def test_a_full_disk_is_told_and_the_file_stays_as_it_was(saved: Path, monkeypatch) -> None:
    before, game = digest(saved), Game(saved)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError, match="No space left on device"):
        game.hear("r 6")
    monkeypatch.undo()
    assert digest(saved) == before
    game.hear("r 6")
    assert Game(saved).table == game.table


# --- killed --------------------------------------------------------------------------------

CHILD = """
import sys
from pathlib import Path
from lohprint.table.game import Game
game = Game(Path(sys.argv[1]))
print(game.moments.n, flush=True)
while True:
    for line in ("c s", "loot .", "sum da .", "u 3"):
        game.hear(line)
        print(game.moments.n, "|".join(game.standing().lines), flush=True)
"""


def test_kill_9_at_random_moments_loses_nothing_that_was_shown(sample) -> None:
    """LOHPRINT_KILLS=200 is the bar; a few show the same in the suite."""
    path, rng = sample().journal.path, random.Random(7)
    for _ in range(int(os.environ.get("LOHPRINT_KILLS", "4"))):
        with subprocess.Popen(
            [sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True
        ) as child:
            assert child.stdout is not None
            child.stdout.readline()  # it is up and writing
            time.sleep(rng.random() * 0.03)
            child.send_signal(signal.SIGKILL)
            shown = child.stdout.read().splitlines()
        game = Game(path)
        if not shown:
            continue
        n, _, lines = shown[-1].partition(" ")
        assert game.moments.n in (int(n), int(n) + 1)  # saved before it is shown
        if game.moments.n == int(n):
            assert "|".join(game.standing().lines) == lines
        game.hear("note goes on")
