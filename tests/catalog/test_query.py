"""The selection language, by a table of examples; each one is in the words of its documentation."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lohprint.catalog import query
from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.overlay import localized
from lohprint.catalog.query import select
from lohprint.catalog.rows import lines
from lohprint.cli import lists
from lohprint.errors import LohError, UsageError

HOME = Path(__file__).parents[1] / "home"
TOY = load_edition("sixth", HOME)
FIFTH = load_edition("5e")


def chosen(question: str, edition: Edition = TOY) -> list[str]:
    """What a query chooses, as `deck/id: numbers`."""
    return [
        f"{line.deck.id if line.deck else ''}/{line.piece.id}: {','.join(line.numbers)}"
        for line in select(question, edition)
    ]


HOUNDS = "kennel/ember-hounds: 010,08,8"
BELL = "kennel/grave-bell: 97★,97★"
SUM = "kennel/sum: "


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("hounds", [HOUNDS]),
        ("name:/^ember|sum/", [HOUNDS, SUM]),
        ('name="Grave Bell" deck:kennel', [BELL]),
        ("deck:kennel type:ritual", [BELL]),
        ("deck:kennel and tag:ritual", [BELL]),
        ("deck:ashling type:event", [BELL]),  # a deck may be asked for by its Devil
        ('deck:"Kennel of Ash" type:event', [BELL]),  # or by its name
        ("dots>=2 deck:kennel", [BELL, SUM]),
        ("dots=3 or dots=1", [HOUNDS, SUM]),
        ("hounds or bell deck:kennel", [HOUNDS, BELL]),  # or binds less than and
        ("(hounds or bell) deck:kennel", [HOUNDS, BELL]),
        ("type:card not (type:event or type:support)", [HOUNDS]),
        ('text:"at least 7 souls"', [HOUNDS]),  # icons are words
        ("text:/^you have.*7/", [HOUNDS]),
        ('text:"2 < 3"', [SUM]),
        ("two_player:draw deck:kennel", [BELL]),
        ("note:nothing deck:kennel", [BELL]),
        ("power.souls>=3 type:card", [HOUNDS]),
        ("power.politics=3", [HOUNDS]),  # 2+1
        ("base.politics=2 type:horde", [HOUNDS]),
        ("bonus.politics:1", [HOUNDS, SUM]),
        ("effect:floor", [HOUNDS]),
        ("number:x", ["kennel/ember-hounds: 8"]),
        ("number:0x", ["kennel/ember-hounds: 08"]),
        ("number:0*", ["kennel/ember-hounds: 010,08"]),
        ("number=010", ["kennel/ember-hounds: 010"]),
        ("number>=9", ["kennel/ember-hounds: 010"]),
        ("number:97★", [BELL]),
        ("inferred:A5-01", ["kennel/ember-hounds: 08"]),
        ("quantity=0", [SUM]),
        ("quantity>10", ["/point: " + "," * 11]),
        ("type:devil", ["/ashling: "]),
        ("title:cinders", ["/ashling: "]),
        ("age=1", ["/ashling: "]),
        ("skill>=2 dots=1", [HOUNDS]),
        ('"=sum"', [SUM]),
        ("HOUNDS NOT type!=horde", [HOUNDS]),
    ],
)
def test_examples(question: str, found: list[str]) -> None:
    assert chosen(question) == found


@pytest.mark.parametrize(
    ("question", "copies"),
    [
        ("deck:lilith type:ritual dots>=2", 6),  # from Grand Illusion to Warped Time
        ("number:3xx type:card", 31),  # Mammon's deck: 30 and the Alliance card
        ("deck:asmodeus power.military>=9", 1),  # Leviathan
        ("deck:asmodeus dots=3", 3),
        ("name:/^fallen angels$/", 3 + 3 + 2),  # of the three oldest Devils
        ("type:devil or type:realm", 12),
    ],
)
def test_examples_of_the_fifth_edition(question: str, copies: int) -> None:
    found = select(question, FIFTH)
    assert sum(len(line.copies) for line in found) == copies


def documented() -> list[str]:
    """The examples of the module's documentation and of the command's help."""
    examples, _, _ = (query.__doc__ or "").partition("query  =")
    inside = re.findall(r"^    (\S.*?)  +\S", examples, re.MULTILINE)
    helped = re.findall(r"list 5e '(.+?)'", lists.list_.__doc__ or "")
    return [*inside, *helped]


def test_every_documented_example_chooses_something() -> None:
    assert len(documented()) == 9
    for question in documented():
        assert select(question, FIFTH), question


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("nam:x", "column 1: there is no field 'nam'; did you mean 'name'?"),
        ("dots>=2 deck:", 'column 14: the query ends; expected a word, "text" or /pattern/'),
        ("(hounds", "column 8: the query ends; expected ) for the ( in column 1"),
        ("hounds)", "column 7: ')'; expected the end, or a ( before it"),
        ("hounds or", "column 10: the query ends; expected a field like deck:, type: or dots>="),
        ("not and", "column 5: 'and'; expected a field like deck:, type: or dots>="),
        ("dots:two", "column 6: dots is a whole number; write it like dots>=2"),
        ("dots:/2/", "column 6: dots is a whole number; write it like dots>=2"),
        ("dots>=²", "column 7: dots is a whole number; write it like dots>=2"),
        ("name>b", "column 6: name has no order; write name: or name="),
        (
            "name:/(/",
            "column 6: /(/ is no pattern (missing ), unterminated subpattern at position 0); "
            "mend it, or give a word",
        ),
        ('text:"draw', 'column 6: \'"\'; expected a word, "text" or /pattern/'),
        ("a " * 151, "column 301: 'a'; expected at most 150 words"),
    ],
)
def test_a_query_that_cannot_be_read_names_its_column(question: str, told: str) -> None:
    with pytest.raises(UsageError) as caught:
        select(question, TOY)
    assert str(caught.value) == told


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("deck:kenel", "deck: did you mean 'kennel'?"),
        ("type:rituel dots=1", "type: did you mean 'ritual'?"),
        ("name:hond", "name: nearest are Ember Hounds"),
        ("number:97", "number: nearest are 97★"),
        ("number:99", "no number is like 99"),
        ("text:thn", "text: nearest are Then, than"),
        ("dots>7", "dots is 1 to 3"),
        ("tag:soul deck:kennel", "tag: known: artifact, global, ritual"),
        ("hounds type:event", "alone, name:hounds matches 3, type:event matches 5"),
    ],
)
def test_a_query_that_matches_nothing_names_the_nearest_values(question: str, told: str) -> None:
    with pytest.raises(LohError) as caught:
        select(question, TOY)
    assert str(caught.value) == f"nothing in sixth matches {question}; {told}"
    assert caught.value.exit_code == 1


def test_a_translation_is_searched_in_its_own_words() -> None:
    (line,) = select('text:"vähintään 7 Sielut"', localized(FIFTH, "fi"))
    assert (line.piece.id, line.piece.name) == ("world-war", "Maailmansota")


def test_an_empty_query_chooses_everything() -> None:
    assert select("  ", TOY) == lines(TOY)


@given(st.text(alphabet='ad "()/:<=notr3x★.', max_size=30))
def test_any_text_is_a_query_or_a_fault_in_words(question: str) -> None:
    try:
        told = [line.piece.name for line in select(question, TOY)]
    except LohError as error:
        told = list(error.lines())
    assert len(told) > 0
    assert not any("\n" in one for one in told)


parts = st.sampled_from(["hounds", "deck:kennel", "dots>=2", "number:0*", "type:devil", "text:a"])


def each(question: str) -> set[tuple[str, str, str]]:
    """Every copy a query chooses, told apart by its place among those of its line."""
    try:
        found = select(question, TOY)
    except LohError:
        return set()
    copies = [line for line in found if line.numbers]
    return {
        (line.deck.id if line.deck else "", line.piece.id, number or str(place))
        for line in copies
        for place, number in enumerate(line.numbers)
    }


@given(parts, parts)
def test_and_or_not_are_those_of_logic(one: str, other: str) -> None:
    assert each(f"{one} {other}") == each(one) & each(other)
    assert each(f"{one} or {other}") == each(one) | each(other)
    assert each(f"not {one}") == each("") - each(one)
