"""Beginning a game of a system without Devils: players are who they play."""

import pytest
from typer.testing import CliRunner

from lohprint.cli import app


def new(*words: str, answers: str = "") -> str:
    found = CliRunner().invoke(app, ["game", "new", *words], input=answers)
    assert found.exit_code == 0, found.output
    return found.output


def test_one_line() -> None:
    shown = new("annihilageddon3", "ann", "bob=Zoe", "--starter", "bob")
    assert "Ann, Bob (Zoe); stacks of 10 Legendary Devils" in shown
    assert "Bob (Zoe) has turn 1" in shown


def test_an_extended_game() -> None:
    shown = new("annihilageddon3", "ann", "bob", "cid", "dee", "--set", "length=extended")
    assert "stacks of 12 Legendary Devils and 32 Dead Wizard Tokens" in shown


@pytest.mark.parametrize(
    ("answers", "first"),
    [
        (["ann", "bob", "", ""], "Ann has turn 1"),
        (["ann", "bob", "", "bob"], "Bob has turn 1"),
        (["ann", "satan=lu", "cid", ""], "Satan (lu) has turn 1"),  # goes first, unasked
        (["ann", "bob", "", "<", "cid", "dee", "", "dee"], "Dee has turn 1"),
        (["ann", "<", "bob", "", "cid", "", ""], "Bob has turn 1"),
    ],
)
def test_answers_to_questions(answers: list[str], first: str) -> None:
    assert first in new("annihilageddon3", answers="\n".join(answers) + "\n")


SIXTH = ["3=ann", "6=bo", "1=cid", "", "dis", "lake", "seat"]


def test_who_starts_is_not_asked_where_the_rules_say() -> None:
    shown = new("6e", answers="\n".join(SIXTH) + "\n")
    assert "Who starts?" not in shown
    assert "Realm of Lilith (cid)" in shown
    named = CliRunner().invoke(app, ["game", "new", "6e", *SIXTH[:3], "--starter", "3"])
    told = "6e has no starter: its rules say who goes first; name none\n"
    assert (named.exit_code, named.stderr) == (2, told)
