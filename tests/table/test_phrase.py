"""The line grammar."""

import pytest

from lohprint.errors import UsageError
from lohprint.table.phrase import Item, Line, Name, parse, whole

VERBS = {"c": "choose", "choose": "choose", "r": "retreat", "?": "need", "note": "note", "vp": "vp"}


def items(text: str) -> list[Item]:
    return list(parse(text, VERBS).items)


@pytest.mark.parametrize(
    ("text", "act", "name", "rest"),
    [
        ("loot", "play", Name("loot"), {}),
        ("war@6", "play", Name("war", at="6"), {}),
        ("-loot@3", "discard", Name("loot", at="3"), {}),
        ("^ball", "hand", Name("ball"), {}),
        ("+dark@6", "take", Name("dark", at="6"), {}),
        ("!vor", "event", Name("vor"), {}),
        ("!brk@6", "event", Name("brk", at="6"), {}),
        ("~4", "spare", Name("4"), {}),
        ("old@3>6", "move", Name("old", at="3"), {"to": "6"}),
        ("old>6", "move", Name("old"), {"to": "6"}),
        ("3=7", "value", Name("3"), {"value": "7"}),
        ("ill=s", "value", Name("ill"), {"value": "s"}),
        ("rot/2", "play", Name("rot", 2), {}),
        ("-rot/2@4", "discard", Name("rot", 2, "4"), {}),
    ],
)
def test_one_item(text, act, name, rest) -> None:
    assert items(text) == [Item(act, name, typed=text, **rest)]


def test_a_swap_names_two_cards() -> None:
    assert items("war<>cage@1") == [
        Item("swap", Name("war"), other=Name("cage", at="1"), typed="war<>cage@1")
    ]


def test_the_end_of_a_turn_and_force() -> None:
    assert parse("sum da .", VERBS).end
    assert parse("sum da.", VERBS).end
    assert [item.name.text for item in items("sum da.")] == ["sum", "da"]
    assert not parse("sum da", VERBS).end
    forced = parse("sum .!", VERBS)
    assert (forced.end, forced.force) == (True, True)
    assert parse("r 6 !", VERBS) == Line("r 6 !", verb="retreat", words=("6",), force=True)


def test_verbs_a_devil_before_the_colon_and_a_reason() -> None:
    assert parse("c s", VERBS) == Line("c s", verb="choose", words=("s",))
    assert parse("? 4", VERBS).verb == "need"
    line = parse("4: brk@6", VERBS)
    assert (line.devil, line.items[0].name) == ("4", Name("brk", at="6"))
    line = parse('vp 3 -3 -m "forgot a rule"', VERBS)
    assert (line.words, line.why) == (("3", "-3"), "forgot a rule")


def test_an_empty_line_asks_nothing() -> None:
    assert parse("   ", VERBS) == Line("")


@pytest.mark.parametrize("text", ["x", "X foo"])
def test_one_letter_is_always_a_verb(text: str) -> None:
    with pytest.raises(UsageError, match=r"one letter is always a verb: .*c, r"):
        parse(text, VERBS)


@pytest.mark.parametrize("text", ["a@", "ab>>c", "-", "ab<>-cd", "@@", "=3"])
def test_what_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(UsageError, match=r"write|verb"):
        parse(f"loot {text}", VERBS)


@pytest.mark.parametrize(("text", "number"), [("-3", -3), ("+3", 3), ("0", 0), ("0012", 12)])
def test_whole_numbers(text: str, number: int) -> None:
    assert whole(text, "points") == number


@pytest.mark.parametrize(
    "text", ["²", "٣", "2,5", "3.0", "1_000", "", "999999999999999999999", "1e3", "--3", " 3"]
)
def test_anything_else_is_no_number(text: str) -> None:
    with pytest.raises(UsageError, match="give a whole number from -9999 to 9999"):
        whole(text, "points")
