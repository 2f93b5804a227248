"""Fixtures that several rooms share."""

from pathlib import Path

import pytest
from hypothesis import settings

from lohprint.catalog.edition import names

TOY = Path(__file__).parent / "toy"

settings.register_profile("unhurried", deadline=None)  # no test depends on a clock
settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--golden` writes what is kept under tests/golden anew."""
    parser.addoption("--golden", action="store_true", help="write tests/golden anew")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every edition found is tested; adding one adds its tests."""
    if "edition_name" in metafunc.fixturenames:
        metafunc.parametrize("edition_name", names())


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the folders of whoever runs it."""
    home = tmp_path_factory.mktemp("home")
    for name, folder in (
        ("HOME", ""),
        ("XDG_DATA_HOME", "data"),
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_CACHE_HOME", "cache"),
    ):
        monkeypatch.setenv(name, str(home / folder))
    for name in ("LOHPRINT_HOME", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
