"""Whole games played through the shell in a real terminal, line by line, as people saw them.

A sample game `tests/games/<edition>/<name>.json` with a `<name>.txt` beside it is played anew and
compared with that transcript. `LOHPRINT_RECORD=1` writes the transcripts; an empty file asks for
one.
"""

import json
import os
import sys
from pathlib import Path

import pexpect
import pytest

GAMES = Path(__file__).parents[1] / "games"
TRANSCRIPTS = sorted(GAMES.glob("*/*.txt"))
WIDTH = 110


def ids(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def terminal(*words: str) -> pexpect.spawn:
    spawned = pexpect.spawn(
        sys.executable,
        ["-m", "lohprint", *words],
        encoding="utf-8",
        dimensions=(40, WIDTH),
        timeout=30,
        env={**os.environ, "TERM": "xterm"},
    )
    spawned.delaybeforesend = None
    return spawned


def begin(story: dict, edition: str) -> str:
    """What `game new` shows."""
    words = ["game", "new", edition, *story["seats"]]
    for option, values in (("--realms", story.get("realms")), ("--set", story.get("options"))):
        words += [option, " ".join(values)] if values else []
    words += ["--starter", story["starter"]] if story.get("starter") else []
    return terminal(*words).read()


def played(story: dict, edition: str) -> str:
    """Everything on the screen, from the new game to leaving the shell."""
    shown = begin(story, edition)
    shell = terminal("sh", "--plain")
    for line in [*story["lines"], "score", "q"]:
        shell.expect("> ")
        shown += shell.before + shell.after
        shell.sendline(line)
    shell.expect("saved: ")
    shown += shell.before
    shell.read()
    shell.close()
    assert shell.exitstatus == 0
    return shown.replace("\r\n", "\n")


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=ids)
def test_a_game_in_a_real_terminal_looks_as_it_did(path: Path) -> None:
    story = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    shown = played(story, path.parent.name)
    if os.environ.get("LOHPRINT_RECORD"):
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")
