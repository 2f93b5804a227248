"""What a shell is offered, by the protocol of each shell and in bash itself."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lohprint.catalog.edition import load_edition, names
from lohprint.catalog.overlay import languages
from lohprint.cli import COMMANDS, complete
from lohprint.press.components import components
from lohprint.press.look import theme

HOME = Path(__file__).parents[1] / "home"
HEAVY = {"yaml", "rich", "reportlab", "uharfbuzz", "jinja2", "PIL", "prompt_toolkit"}
"""What no completion may wait for; typer itself brings pydantic."""
CODE = (
    "import sys, atexit; atexit.register(lambda: sys.stderr.write(' '.join(sys.modules)));"
    "sys.argv[0] = 'lohprint'; from lohprint.cli import main; main()"
)


def offered(*words: str, shell: str = "bash") -> list[str]:
    """What is offered for the last word; nothing heavy may be loaded for it."""
    env = {**os.environ, "_LOHPRINT_COMPLETE": f"complete_{shell}"}
    if shell == "bash":
        env |= {"COMP_WORDS": "\n".join(("lohprint", *words)), "COMP_CWORD": str(len(words))}
    else:
        env |= {"_TYPER_COMPLETE_ARGS": " ".join(("lohprint", *words))}
        env |= {"_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, env=env, check=True)
    loaded = {name.partition(".")[0] for name in done.stderr.decode().split()}
    assert loaded & HEAVY == set()
    return done.stdout.decode().split("\n")[:-1]


def test_commands_by_their_first_letters() -> None:
    assert offered("pr") == ["print", "proof"]
    assert offered("") == list(COMMANDS)


def test_editions_and_what_they_hold() -> None:
    assert offered("print", "5") == ["5e"]
    assert offered("print", "4e", "m") == ["main", "markers"]
    assert offered("--home", str(HOME), "print", "sixth", "ke") == ["kennel"]


def test_languages_and_saved_games() -> None:
    assert offered("print", "5e", "--lang", "") == ["en", "fi"]
    saved = Path(os.environ["XDG_DATA_HOME"]) / "lohprint/games/friday/events.jsonl"
    saved.parent.mkdir(parents=True)
    saved.touch()
    assert offered("game", "open", "") == ["friday"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells(shell: str) -> None:
    assert "5e" in "\n".join(offered("list", "5", shell=shell))
    assert "proof" in "\n".join(offered("pro", shell=shell))


class Typed:
    """What completion sees of a command line: the edition that was typed, and the home."""

    def __init__(self, edition: str = "", home: Path | None = None) -> None:
        self.params, self.args, self.home = {"edition": edition}, [], home

    def find_root(self) -> "Typed":
        return Typed(home=self.home) if "home" in self.params else self._root()

    def _root(self) -> "Typed":
        root = Typed()
        root.params = {"home": self.home}
        return root


@pytest.mark.parametrize("home", [None, HOME], ids=["built in", "toy"])
def test_everything_offered_is_there_and_nothing_is_missing(home: Path | None) -> None:
    assert tuple(complete.editions(Typed(home=home), "")) == names(home)
    assert tuple(complete.themes(Typed(home=home), "")) == theme.names(home)
    for name in names(home):
        edition = load_edition(name, home)
        parts = {part.id for part in components(edition)}
        decks = {"decks"} if edition.decks else set()
        assert set(complete.parts(Typed(name, home), "")) == parts | decks | {"all"}
        assert tuple(complete.languages(Typed(name, home), "")) == ("en", *languages(edition))


def test_papers_and_sizes_need_no_quotes() -> None:
    assert {"a4", "letter", "sra3"} <= set(complete.papers(Typed(), ""))
    assert {"poker", "tarot", "sleeve"} <= set(complete.sizes(Typed(), ""))
    assert set(complete.services(Typed(), "")) == {"mpc", "tgc", "dtc", "mbprint", "copyshop"}


def test_a_home_that_is_none_offers_nothing(tmp_path: Path) -> None:
    typed = Typed("5e", tmp_path / "nowhere")
    assert complete.editions(typed, "") == complete.papers(typed, "") == []
    assert complete.parts(typed, "") == ["all"]


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash here")
def test_bash_completes_with_the_script_that_is_shown(tmp_path: Path) -> None:
    entry = tmp_path / "lohprint"
    entry.write_text(f"#!{sys.executable}\nfrom lohprint.cli import main\nmain()\n")
    entry.chmod(0o755)
    script = (
        'eval "$(lohprint --show-completion)"; COMP_WORDS=(lohprint print 5e lil); COMP_CWORD=3; '
        '_lohprint_completion lohprint; echo "${COMPREPLY[@]}"'
    )
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(["bash", "-c", script], capture_output=True, env=env, check=True)
    assert (done.stdout, done.stderr) == (b"lilith\n", b"")
    assert subprocess.run(
        ["bash", "-c", "lohprint --install-completion; true"], capture_output=True, env=env,
        check=True,
    ).stdout  # fmt: skip
    assert (
        "_lohprint_completion"
        in (Path(os.environ["HOME"]) / ".bash_completions/lohprint.sh").read_text()
    )
