"""The rules of an edition, looked up by topic, by another word, by a line of the source."""

import re

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.catalog.facts import Rule
from lohprint.catalog.rulebook import look_up, plain, rulebook, told
from lohprint.errors import UsageError

KNOWN = (
    Rule(topic="Ties", words=("wand",), text="Of <military/>.", source="6e lines 63 and 123"),
    Rule(topic="Timer", text="About a minute.", source="6e line 51, ruling A6-09"),
)


@pytest.mark.parametrize(
    ("asked", "topics"),
    [
        ("ties", ["Ties"]),
        ("WAND", ["Ties"]),
        ("123", ["Ties"]),
        ("51", ["Timer"]),
        ("ti", ["Ties", "Timer"]),
        ("minute", ["Timer"]),
    ],
)
def test_a_rule_is_found(asked: str, topics: list[str]) -> None:
    assert [rule.topic for rule in look_up(KNOWN, asked)] == topics


def test_a_ruling_is_no_line() -> None:
    with pytest.raises(UsageError, match="no rule is about '9'"):
        look_up(KNOWN, "9")


def test_an_unknown_topic_names_what_is_near() -> None:
    with pytest.raises(UsageError, match="did you mean 'wand'"):
        look_up(KNOWN, "wands")


def test_a_rule_is_told_with_its_source() -> None:
    assert told(KNOWN[0]) == "Ties: Of Military. [6e lines 63 and 123]"


def test_an_edition_without_a_rulebook_says_so() -> None:
    with pytest.raises(UsageError, match="the rules of 'none' are not summed up"):
        rulebook("none")


def test_every_rule_of_an_edition_names_a_line_of_its_own_source(edition_name: str) -> None:
    for rule in load_edition(edition_name).rules:
        assert re.match(rf"{edition_name} lines? \d", rule.source), rule.topic
        assert "<" not in plain(rule)


def test_topics_and_words_are_told_apart(edition_name: str) -> None:
    words = [
        word
        for rule in load_edition(edition_name).rules
        for word in (rule.topic.casefold(), *rule.words)
    ]
    assert len(words) == len(set(words))
    assert all(word == word.casefold() for word in words)


def test_the_6th_edition_answers_what_a_table_asks() -> None:
    rules = rulebook("6e")
    assert told(look_up(rules, "leader")[0]) == (
        "Leader: The Wand of Might leads. Else the member with most counters, then the highest "
        "Politics at home. [6e lines 115 and 207]"
    )
    assert [rule.topic for rule in look_up(rules, "142")] == ["Winner"]
