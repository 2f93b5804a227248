"""What is kept between runs: the same as without, and made again when anything changed."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

import lohprint
from lohprint.catalog import edition as editions
from lohprint.catalog import home as homes
from lohprint.catalog.edition import Edition, load_edition
from lohprint.errors import Faults


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    copytree(homes.find() / "cardsdb" / "5e", tmp_path / "cardsdb" / "5e")
    return tmp_path


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The editions whose files went through the gate since the test began."""
    found: list[str] = []
    gated = editions._gated

    def counted(folder: Path, files: list[Path]) -> Edition:
        found.append(folder.name)
        return gated(folder, files)

    monkeypatch.setattr(editions, "_gated", counted)
    return found


def kept(home: Path) -> list[Path]:
    return [path for path in (home / "cache/lohprint/editions").rglob("*") if path.is_file()]


def test_an_edition_passes_the_gate_once(home: Path, read: list[str]) -> None:
    first = load_edition("5e", home)
    again = load_edition("5e", home)
    assert read == ["5e"]
    assert again == first
    assert repr(again.cards) == repr(first.cards)
    assert again.place("cards", "summon", "name") == first.place("cards", "summon", "name")


def test_a_changed_file_passes_it_again(home: Path, read: list[str]) -> None:
    load_edition("5e", home)
    file = home / "cardsdb/5e/realms.yaml"
    before = file.stat()
    file.write_text(file.read_text(encoding="utf-8").replace("Dis", "Dys"), encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert load_edition("5e", home).realms["dys"].name == "Dys"
    (home / "cardsdb/5e/more.yaml").write_text("realms: [{name: Dat}]\n", encoding="utf-8")
    assert "dat" in load_edition("5e", home).realms
    assert read == ["5e"] * 3


def test_faults_are_found_every_time(home: Path, read: list[str]) -> None:
    (home / "cardsdb/5e/realms.yaml").write_text("relms: []\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(Faults, match="unknown key 'relms'"):
            load_edition("5e", home)
    assert read == ["5e"] * 2
    assert not kept(home)


@pytest.mark.parametrize("content", [b"", b"\x80\x04.", bytes(64)])
def test_a_damaged_entry_is_made_again(home: Path, read: list[str], content: bytes) -> None:
    first = load_edition("5e", home)
    [entry] = kept(home)
    whole = entry.read_bytes()
    entry.write_bytes(content)
    assert load_edition("5e", home) == first
    entry.write_bytes(whole[:-9])
    assert load_edition("5e", home) == first
    assert load_edition("5e", home) == first
    assert read == ["5e"] * 3


def test_without_a_cache_the_gate_is_passed_every_time(
    home: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "file"))
    assert load_edition("5e", home) == load_edition("5e", home)
    assert read == ["5e"] * 2


@pytest.mark.parametrize(
    ("room", "file", "touched"),
    [
        ("press", "look/scene.py", True),
        ("press", "art/motifs/monsters.py", True),
        ("press", "paths.py", True),
        ("catalog", "pieces.py", True),
        ("catalog", "../table/kit.py", False),
    ],
)
def test_another_program_makes_its_own(tmp_path: Path, room: str, file: str, touched: bool) -> None:
    copytree(Path(lohprint.__file__).parent, tmp_path / "lohprint")
    code = f"from lohprint.catalog import cache; print(cache.program({room!r}))"
    command = [sys.executable, "-c", code]

    def program() -> bytes:
        return subprocess.run(command, check=True, capture_output=True, cwd=tmp_path).stdout

    before = program()
    changed = tmp_path / "lohprint" / room / file
    changed.write_text(changed.read_text(encoding="utf-8") + "# more\n", encoding="utf-8")
    assert (program() != before) == touched
