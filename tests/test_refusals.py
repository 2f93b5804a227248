"""Every refusal says what is wrong and what would do: read from the source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import lohprint

SOURCE = Path(lohprint.__file__).parent
REFUSALS = ("RuleError", "UsageError", "StoreError", "DataError")
FIX = 2
"""The place of `fix` among the arguments; a UsageError has only its message."""


def uncured(source: str) -> Iterator[ast.Raise]:
    """Refusals with neither a `fix` nor a `; ` in the message."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            call = node.exc
            name = ast.unparse(call.func)
            fixes = [word.value for word in call.keywords if word.arg == "fix"]
            fixes += call.args[FIX : FIX + 1] if name != "UsageError" else []
            if name in REFUSALS and not any(map(_says, fixes)) and "; " not in _text(call):
                yield node


def _says(fix: ast.expr) -> bool:
    """Whether a fix says anything, as far as the source tells: `""` does not."""
    return not isinstance(fix, ast.Constant) or bool(fix.value)


def _text(call: ast.Call) -> str:
    """All texts of a call, those within f-strings too."""
    parts = (node.value for node in ast.walk(call) if isinstance(node, ast.Constant))
    return " ".join(part for part in parts if isinstance(part, str))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('raise RuleError("no trade", "5e line 31")', 1),
        ('raise RuleError("no trade", "5e line 31", "")', 1),
        ('raise RuleError("no trade", "5e line 31", fix="")', 1),
        ('raise UsageError(f"{word} is none")', 1),
        ('raise StoreError(path, f"cannot be read ({why})") from None', 1),
        ('raise RuleError("no trade", "5e line 31", "e ends it")', 0),
        ('raise RuleError("no trade", fix=now(table))', 0),
        ('raise UsageError(f"{word} is none; give 1")', 0),
        ('raise ValueError("not told to players")', 0),
    ],
)
def test_a_refusal_without_a_cure_is_seen(line: str, found: int) -> None:
    assert len(list(uncured(line))) == found


def test_every_refusal_says_what_would_do() -> None:
    modules = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    assert sum(text.count("raise RuleError") for text in modules.values()) > 100
    silent = [
        f"{path.relative_to(SOURCE)}:{node.lineno}: {ast.unparse(node)}"
        for path, text in modules.items()
        for node in uncured(text)
    ]
    assert not silent
