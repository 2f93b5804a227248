"""What must always hold, over random lines."""

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lohprint.errors import LohError
from lohprint.table.phrase import parse
from lohprint.table.shared import VERBS as SHARED

PEOPLE = ("ann", "bob", "satan=lu")
NAMES = st.sampled_from(["ann", "bob", "satan"])
SMALL = st.integers(0, 30)
LINES = st.lists(
    st.one_of(
        st.builds("hit {} {} by {}".format, NAMES, SMALL, NAMES),
        st.builds("hit all {}".format, SMALL),
        st.builds("heal {} {}".format, NAMES, SMALL),
        st.builds("pay {} {}".format, NAMES, SMALL),
        st.builds("tile {} {:+}".format, NAMES, st.integers(-5, 5)),
        st.builds("{}={}".format, NAMES, SMALL),
        st.builds("dwt {} {}".format, NAMES, st.integers(1, 42)),
        st.builds("dam {} {}".format, NAMES, st.integers(1, 10)),
        st.builds("leg {}".format, NAMES),
        st.builds("coin satan {:+}".format, st.integers(-3, 40)),
        st.builds("vp {} {} blw {}".format, NAMES, SMALL, st.integers(0, 3)),
        st.sampled_from(["e", ".", "house penta_coin_value=5", "finish!"]),
    ),
    max_size=30,
)
QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def played(scene, lines, each=lambda table: None):
    """A table after those of the lines that are legal."""
    table = scene(*PEOPLE)
    for text in lines:
        before = table.table
        try:
            table.say(text)
        except LohError:
            assert table.table is before
            continue
        each(table)
    return table


@QUICK
@given(lines=LINES)
def test_hp_stay_between_1_and_what_tiles_leave(scene, lines) -> None:
    def check(table) -> None:
        for who in table.table.devils:
            tiles = table.table.tally("tiles", who)
            assert 0 <= tiles <= (0 if who == "Satan" else 5)
            assert 1 <= table.hp(who) <= 25 - 4 * tiles

    played(scene, lines, check)


@QUICK
@given(lines=LINES)
def test_tokens_and_devils_are_conserved(scene, lines) -> None:
    def check(table) -> None:
        people = table.table.devils
        for kind, all_ in (("dead", 10), ("damned", 10)):
            held = sum(len(table.table.roll(f"{kind} {who}")) for who in people)
            assert held + table.left(kind) == all_
        slain = sum(table.table.tally("devils", who) for who in people)
        assert slain + table.left("devils") == 10
        assert 0 <= table.table.tally("coins", "Satan") <= 40
        assert table.standee in ("", *people)

    played(scene, lines, check)


@QUICK
@given(lines=LINES)
def test_points_equal_a_naive_second_count(scene, lines) -> None:
    table = played(scene, lines).table
    coin = int(table.option("penta_coin_value"))
    for who in table.devils:
        dead = table.roll(f"dead {who}")
        heavy = 0 if who == "Satan" else sum(token in ("11", "22") for token in dead)
        expected = table.tally("deck", who) - 3 * len(dead) - 3 * heavy
        expected -= 10 * table.roll(f"damned {who}").count("3") + 2 * table.tally("wands", who)
        expected += coin * table.tally("coins", who)
        assert _points(scene, table, who) == expected


def _points(scene, table, who: str) -> int:
    unended = replace(table, words={k: w for k, w in table.words.items() if k != "ending"})
    return scene(*PEOPLE).rules.final(unended)[who].amount


@QUICK
@given(hp=st.integers(1, 25), tiles=st.integers(0, 5))
def test_need_is_exact(scene, hp: int, tiles: int) -> None:
    """One HP less does not kill, one more cannot be paid."""
    table = scene(*PEOPLE).say(f"tile bob {tiles}", f"bob={min(hp, 25 - 4 * tiles)}")
    told = table.ask("? bob")
    alive = scene(*PEOPLE).say(f"tile bob {tiles}", f"bob={told['hp']}")
    assert alive.say(f"hit bob {told['kills'] - 1}").dead() == ()
    assert table.refused(f"pay bob {told['pays'] + 1}")
    table.say(f"heal bob {told['heals'] + 1}")
    assert table.hp() == told["most"]
    table.say(f"bob={told['hp']}", f"pay bob {told['pays']}")
    assert table.hp() == 1
    assert table.say("hit bob 1").dead() == ("?",)


@QUICK
@given(st.text(max_size=30))
def test_any_text_is_read_or_refused_in_words(scene, text: str) -> None:
    table = scene(*PEOPLE)
    with suppress(LohError):
        line = parse(text, table.verbs)
        if line.verb not in {v.name for v in (*SHARED, *(v for v in table.rules.VERBS if v.asks))}:
            table.say(text)


@pytest.mark.parametrize("line", ["hit", "pay bob", "tile", "leg", "coin", "stack dwt", "token a"])
@given(rest=st.text(max_size=12))
@QUICK
def test_any_words_of_a_verb_are_read_or_refused_in_words(scene, line: str, rest: str) -> None:
    with suppress(LohError):
        scene(*PEOPLE).say(f"{line} {rest}")


@pytest.mark.parametrize("line", ["need", "why", "afford", "afford 4", "setup"])
@given(rest=st.text(max_size=12))
@QUICK
def test_any_question_is_answered_or_refused_in_words(scene, line: str, rest: str) -> None:
    with suppress(LohError):
        assert scene(*PEOPLE).told(f"{line} {rest}")
