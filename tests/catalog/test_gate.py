"""Every kind of fault a file can have, with the whole message a user reads."""

import contextlib
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lohprint.catalog.check import check
from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.source import read
from lohprint.errors import LohError

FACTS = """\
title: Toy
short: toy
year: 2026
designer: Nobody
credit: Made up for tests
players: {least: 2, most: 4}
rules: toy
"""
CARD = """\
cards:
  - name: Ember Hounds
    type: horde
    power: {politics: "2+1", souls: "3", military: "0"}
    dots: 1
    text: You have at least 7<souls/>.
"""
DECK = """\
deck: {name: Kennel, back: kennel}
holds:
  - {card: ember-hounds, numbers: ["101", "102"]}
"""

Write = Callable[..., Path]


@pytest.fixture
def edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write a toy edition with some files replaced; messages then name files from its folder."""

    def write(**files: str | bytes) -> Path:
        contents = {"edition": FACTS, "cards": CARD, "deck": DECK, **files}
        (tmp_path / "decks").mkdir()
        for name, content in contents.items():
            file = tmp_path / ("decks/deck.yaml" if name == "deck" else f"{name}.yaml")
            file.write_bytes(content if isinstance(content, bytes) else content.encode())
        monkeypatch.chdir(tmp_path)
        return tmp_path

    return write


def faults(folder: Path) -> list[str]:
    """The lines a user sees on stderr for this edition."""
    try:
        loaded: Edition = load_edition(folder)
    except LohError as error:
        return list(error.lines())
    return [str(fault) for fault in check(loaded)]


def test_a_sound_edition_has_no_fault(edition: Write) -> None:
    assert faults(edition()) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param(
            "    type:", "    tyype:",
            "cards.yaml:2:5: 'type' is missing; add 'type: ...'\n"
            "cards.yaml:3:5: unknown key 'tyype'; did you mean 'type'?",
            id="unknown key",
        ),
        pytest.param(
            "souls:", "sools:",
            "cards.yaml:4:30: unknown key 'sools'; did you mean 'souls'?",
            id="unknown key inside",
        ),
        pytest.param(
            "dots: 1", 'dots: "1"',
            "cards.yaml:5:11: dots: '1'; give a whole number",
            id="wrong type",
        ),
        pytest.param(
            "name: Ember Hounds", "name: [Ember, Hounds]",
            "cards.yaml:2:11: name: a list; give text "
            "(in quotes where YAML would read it as something else)",
            id="list for text",
        ),
        pytest.param(
            "    dots: 1", "    dots: 1\n    dots: 2",
            "cards.yaml:6:5: key 'dots' is here and on line 5; keep one",
            id="duplicate key",
        ),
        pytest.param(
            "Ember Hounds", "No",
            'cards.yaml:2:11: No is read by YAML as a yes or no; write "No" in quotes',
            id="name No",
        ),
        pytest.param(
            '"3"', "010",
            'cards.yaml:4:37: 010 is read by YAML as another number; write "010" in quotes',
            id="octal",
        ),
        pytest.param(
            "Ember Hounds", "2026-11-29",
            'cards.yaml:2:11: 2026-11-29 is read by YAML as a date; write "2026-11-29" in quotes',
            id="date",
        ),
        pytest.param(
            "Ember Hounds", "1:30",
            'cards.yaml:2:11: 1:30 is read by YAML as another number; write "1:30" in quotes',
            id="sixty-based number",
        ),
        pytest.param(
            "    type", "\ttype",
            "cards.yaml:3:1: a tab where YAML wants spaces; indent with spaces",
            id="tab",
        ),
        pytest.param(
            "text: You have", "text: Fight: you have",
            "cards.yaml:6:16: text holds ': '; put quotes around the whole text",
            id="colon in text",
        ),
        pytest.param(
            "text: You have", "text: [draw] you have",
            "cards.yaml:6:18: 'text: [draw] you have at least 7<souls/>' starts with a sign that "
            "YAML reads itself; put quotes around the whole text",
            id="bracket in text",
        ),
        pytest.param(
            "7<souls/>", "7<sols/>",
            "cards.yaml:6:11: text has <sols>; "
            "known: <b>, <i>, <br>, <politics>, <souls>, <military>, <dot>",
            id="unknown icon",
        ),
        pytest.param(
            "7<souls/>", "7 & more",
            "cards.yaml:6:11: text is not well-formed at its letter 21; "
            "close tags, write & as &amp; and < as &lt;",
            id="ampersand",
        ),
        pytest.param(
            '"2+1"', '"2-1"',
            "cards.yaml:4:12: power '2-1'; write it like 4, 2+1, +3, 2+X, * or +1*",
            id="odd power",
        ),
        pytest.param(
            "type: horde", "type: hoard",
            "cards.yaml:3:11: type: 'hoard'; did you mean 'horde'?",
            id="unknown type",
        ),
        pytest.param(
            "    dots: 1", "    dots: 1\n    tags: [rituel]",
            "cards.yaml:6:12: tags: 'rituel'; did you mean 'ritual'?",
            id="unknown tag",
        ),
        pytest.param(
            "    dots: 1", "    dots: 1\n    effects: [{effect: flor, area: souls, at_least: 7}]",
            "cards.yaml:6:24: effect: 'flor'; did you mean 'floor'?",
            id="unknown effect",
        ),
        pytest.param(
            "    dots: 1", "    dots: 1\n    effects: [{effect: floor, areas: souls, at_least: 7}]",
            "cards.yaml:6:15: 'area' is missing; add 'area: ...'\n"
            "cards.yaml:6:31: unknown key 'areas'; did you mean 'area'?",
            id="unknown key of an effect",
        ),
        pytest.param(
            "    dots: 1", "    dots: 1\n    devil: lilit",
            "cards.yaml:6:12: no Devil has the id 'lilit'; known: ",
            id="unknown Devil",
        ),
    ],
)  # fmt: skip
def test_faults_of_a_card(edition: Write, old: str, new: str, message: str) -> None:
    folder = edition(cards=CARD.replace(old, new))
    assert "\n".join(line.rstrip() for line in faults(folder)) == message.rstrip()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "cards.yaml:1:1: is empty; write the file or delete it"),
        (b"# only a remark\n", "cards.yaml:1:1: is empty; write the file or delete it"),
        (
            b"\xef\xbb\xbf" + CARD.encode(),
            "cards.yaml:1:1: starts with a byte order mark; save as UTF-8 without BOM",
        ),
        (
            CARD.encode("utf-16"),
            "cards.yaml:1:1: starts with a byte order mark; save as UTF-8 without BOM",
        ),
        (
            CARD.replace("Ember", "Größe").encode("cp1252"),
            "cards.yaml:2:13: byte 0xf6 is not UTF-8; save as UTF-8",
        ),
        (
            CARD.replace("Ember", "\x07Ember").encode(),
            "cards.yaml:2:1: holds a control character; delete it and type the text again",
        ),
        (
            b"- Ember Hounds\n",
            "cards.yaml:1:1: a list; give a mapping of keys to values",
        ),
    ],
    ids=["empty", "remarks only", "bom", "utf-16", "cp1252", "control", "list at the top"],
)
def test_faults_of_a_file(edition: Write, content: bytes, message: str) -> None:
    folder = edition(cards=content, deck="deck: {name: Kennel, back: kennel}\nholds: []\n")
    assert faults(folder) == [message]


def test_a_yaml_bomb_is_refused_at_once(edition: Write) -> None:
    levels = [f"  - &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    bomb = "cards:\n  - &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "\n".join(levels) + "\n"
    folder = edition(cards=bomb, deck="deck: {name: Kennel, back: kennel}\nholds: []\n")
    [message] = faults(folder)
    assert message.endswith(": aliases expand to too much; write the values out")


def test_an_alias_inside_itself_is_refused(edition: Write) -> None:
    folder = edition(
        cards="cards: &a [*a]\n", deck="deck: {name: Kennel, back: kennel}\nholds: []\n"
    )
    assert faults(folder) == ["cards.yaml:1:8: an alias holds itself; write the values out"]


def test_a_file_that_is_a_folder(edition: Write) -> None:
    folder = edition()
    (folder / "realms.yaml").mkdir()
    assert faults(folder) == [f"{folder / 'realms.yaml'}: is a folder; give a YAML file"]


def test_duplicate_number(edition: Write) -> None:
    folder = edition(deck=DECK.replace('"102"', '"101"'))
    assert faults(folder) == [
        "decks/deck.yaml:3:43: number 101 is on ember-hounds here and on ember-hounds at "
        "decks/deck.yaml:3:36; give one of them another number"
    ]


def test_duplicate_card(edition: Write) -> None:
    folder = edition(cards=CARD + CARD.partition("\n")[2])
    assert faults(folder) == [
        "cards.yaml:7:5: card 'ember-hounds' is here and at cards.yaml:2:5; "
        "give one of them another id, like 'id: ember-hounds-2'"
    ]


def test_a_deck_names_a_card_that_is_not_there(edition: Write) -> None:
    folder = edition(deck=DECK.replace("ember-hounds", "ember-hound"))
    assert faults(folder) == [
        "decks/deck.yaml:3:12: no card has the id 'ember-hound'; did you mean 'ember-hounds'?"
    ]


def test_a_card_in_no_deck(edition: Write) -> None:
    second = CARD.partition("\n")[2].replace("Ember", "Ash")
    assert faults(edition(cards=CARD + second)) == [
        "cards.yaml:7:5: card 'ash-hounds' is in no deck; add it to a file of decks/"
    ]


def test_printed_totals_are_compared(edition: Write) -> None:
    printed = 'printed: {kennel: {cards: 2, dots: {"1": 3}, types: {event: 0, horde: 2}, '
    printed += "maximum: {politics: 4, souls: 3, military: 1}}}\n"
    assert faults(edition(edition=FACTS + printed)) == [
        "edition.yaml:8:19: kennel: cards of 1 power dots are 2, printed 3; "
        "mend the deck or the printed total",
        "edition.yaml:8:19: kennel: maximum military are 0, printed 1; "
        "mend the deck or the printed total",
    ]


def test_realm_columns_are_permutations(edition: Write) -> None:
    realms = (
        "realms:\n"
        "  - {name: Salt Gate, values: {politics: 1, souls: 1, military: 2}}\n"
        "  - {name: Ash Gate, values: {politics: 2, souls: 1, military: 3}}\n"
    )
    folder = edition(edition=FACTS + "permutations: [politics, souls, military]\n", realms=realms)
    assert faults(folder) == [
        "realms.yaml:3:51: souls 1 is on Ash Gate and on Salt Gate; each value stands on one realm",
        "realms.yaml:3:64: military 3 on Ash Gate; give 1 to 2",
    ]


def test_faults_of_several_files_come_in_one_run(edition: Write) -> None:
    folder = edition(
        edition=FACTS.replace("year: 2026", "year: soon"),
        cards=CARD.replace("type: horde", "type: hoard").replace("dots: 1", "dots: 9"),
        deck=DECK.replace("back: kennel", "backs: kennel"),
    )
    assert [line.split(":")[:2] for line in faults(folder)] == [
        ["cards.yaml", "3"],
        ["cards.yaml", "5"],
        ["decks/deck.yaml", "1"],
        ["decks/deck.yaml", "1"],
        ["edition.yaml", "3"],
    ]


@given(st.binary(max_size=200))
def test_no_bytes_bring_the_gate_down(content: bytes) -> None:
    """Whatever a file holds, reading it gives plain data or a fault with a place."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "any.yaml"
        file.write_bytes(content)
        with contextlib.suppress(LohError):
            read(file)
