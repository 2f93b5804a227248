"""Help, and what is said to words that cannot be read."""

import re
from collections.abc import Iterator

import pytest
import typer
from typer.testing import CliRunner

from lohprint.cli import COMMANDS, SECTIONS, app

RUNNER = CliRunner()
ROOT = typer.main.get_command(app)


def commands() -> Iterator[tuple[str, ...]]:
    """The words of every command there is."""
    with ROOT.make_context("lohprint", ["editions"]) as ctx:
        for name in COMMANDS:
            command = ROOT.get_command(ctx, name)
            for one in getattr(command, "commands", {"": None}):
                yield (name, one) if one else (name,)


EVERY = tuple(commands())


def said(*words: str, columns: int = 80) -> tuple[int, str, str]:
    done = RUNNER.invoke(app, words, env={"COLUMNS": str(columns)}, prog_name="lohprint")
    return done.exit_code, done.stdout, done.stderr


def test_the_help_begins_with_what_to_do_first_and_lists_every_command() -> None:
    code, out, err = said()
    assert (code, err) == (0, "")
    assert out == said("--help")[1] == said("-h")[1]
    assert out.index("lohprint print 5e") < out.index("\nPrint:\n")
    listed = re.findall(r"^  (\w+)  +[A-Z]", out, re.MULTILINE)
    assert listed == list(COMMANDS)
    titles = [line[:-1] for line in out.splitlines() if line.endswith(":") and line[0] != " "]
    assert titles == [*SECTIONS, "Options"]


@pytest.mark.parametrize("words", EVERY, ids=" ".join)
def test_every_command_has_an_example_and_fits_the_terminal(words: tuple[str, ...]) -> None:
    for columns in (40, 80):
        code, out, err = said(*words, "--help", columns=columns)
        assert (code, err) == (0, "")
        body, _, options = out.partition("\nArguments:" if "\nArguments:" in out else "\nOptions:")
        examples = re.findall(r"^    ((?:lohprint|loh) .+)", body, re.MULTILINE)
        assert any(words[-1] in example for example in examples)
        assert max(map(len, options.splitlines())) < columns
        named = re.findall(r"^  (\S+(?: \S+)*?)(?:  +(\S.*))?$", options, re.MULTILINE)
        assert all(text or columns == 40 for _, text in named), named


def test_help_is_understood_as_a_command_too() -> None:
    assert said("help") == said("--help")
    assert said("help", "print") == said("print", "--help")
    assert said("help", "game", "new") == said("game", "new", "--help")


def test_a_group_alone_explains_itself() -> None:
    for group in ("game", "theme"):
        assert said(group) == said(group, "--help")


def test_what_an_option_wants_is_named_plainly() -> None:
    out = said("print", "--help")[1]
    assert out.startswith("Usage: lohprint print [OPTIONS] EDITION [WHAT]...\n")
    for line in ("-o, --output PATH ", "--backs long|short|none ", "--margin MM ", "--one-file  "):
        assert f"\n  {line}" in out
    titles = re.findall(r"^(\w+):$", out, re.MULTILINE)
    assert titles == ["Arguments", "Options", "Cards", "Sheets", "Cutting", "Printer"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("prnt",), "there is no command 'prnt'; did you mean 'print'?"),
        (("xyzzy",), "there is no command 'xyzzy'; 'lohprint --help' lists the commands"),
        (
            ("print", "5e", "--papr", "a4"),
            "no such option: --papr; did you mean '--paper'? (see 'lohprint print --help')",
        ),
        (("--hme", "x"), "no such option: --hme; did you mean '--home'? (see 'lohprint --help')"),
        (("print",), "missing argument 'EDITION' (see 'lohprint print --help')"),
        (
            ("print", "5e", "--backs", "up"),
            "invalid value for '--backs': 'up' is not one of 'long', 'short', 'none' "
            "(see 'lohprint print --help')",
        ),
        (
            ("print", "5e", "--margin", "two"),
            "invalid value for '--margin': give a valid number (see 'lohprint print --help')",
        ),
        (
            ("images", "5e", "--dpi", "5"),
            "invalid value for '--dpi': give a number greater than or equal to 30 "
            "(see 'lohprint images --help')",
        ),
        (("list", "5e", "-o"), "option '-o' requires an argument (see 'lohprint list --help')"),
        (
            ("tabletop",),
            "missing argument 'PROGRAM'; choose from: tts, pcio (see 'lohprint tabletop --help')",
        ),
        (("print", "5e", "--gap", "nan"), "--gap nan is no length; give millimeters, like 5"),
    ],
)
def test_words_that_cannot_be_read_are_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    assert said(*words) == (2, "", f"{told}\n")
