"""The structure the blueprint draws, held by reading the imports."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from lohprint.cli import COMMANDS

PACKAGE = Path(__file__).parent.parent / "lohprint"
MODULES = sorted(PACKAGE.rglob("*.py"))

FORBIDDEN = {
    "catalog": ("press", "table", "cli"),
    "press": ("table", "cli"),
    "table": ("press", "cli"),
}
"""Which rooms a room may not see: the wings never import each other."""


def imported(module: Path) -> Iterator[str]:
    """Every module named by an import anywhere in a file."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("room", FORBIDDEN)
def test_rooms_see_only_what_they_may(room: str) -> None:
    seen = {
        (module.name, name)
        for module in (PACKAGE / room).rglob("*.py")
        for name in imported(module)
        for other in FORBIDDEN[room]
        if name.startswith(f"lohprint.{other}")
    }
    assert not seen


def test_only_the_command_line_prints_or_exits() -> None:
    spoken = [
        f"{module.relative_to(PACKAGE)}:{node.lineno}"
        for module in MODULES
        if module.parent.name != "cli"
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("print", "sys.exit", "exit", "input", "typer.echo")
    ]
    assert not spoken


def test_no_module_holds_two_things() -> None:
    """Past 320 lines there is a second thing in a module."""
    long = {
        str(module.relative_to(PACKAGE)): lines
        for module in MODULES
        if (lines := len(module.read_text(encoding="utf-8").splitlines())) > 320
    }
    assert not long


HEAVY = (
    "reportlab", "PIL", "jinja2", "rich", "prompt_toolkit", "pypdfium2", "openpyxl", "xlsxwriter",
    "yaml", "uharfbuzz", "pyphen", "lohprint.catalog", "lohprint.press", "lohprint.table",
)  # fmt: skip


@pytest.mark.parametrize("module", sorted(set(COMMANDS.values())))
def test_commands_import_nothing_heavy_before_they_are_asked(module: str) -> None:
    """What every command would wait for: the top level of the module that holds one."""
    tree = ast.parse((PACKAGE / "cli" / f"{module}.py").read_text(encoding="utf-8"))
    named = [
        name
        for node in tree.body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else [alias.name for alias in node.names]
        )
    ]
    assert not [name for name in named if name.startswith(HEAVY)]
