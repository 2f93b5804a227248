"""Editions as people write them: S01 to S07."""

import csv
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAIN = ("--theme", "plain", "--paper", "a4", "-o", "out")

# S01: a card called No, On, Null or Y


def test_s01_words_that_yaml_takes_for_others_are_refused(loh, raw) -> None:
    raw(
        "cards:\n"
        "  - {name: No, type: horde, text: Yes}\n"
        "  - {name: On, type: horde, text: Off}\n"
        "  - {name: Null, type: horde, text: plain}\n"
        "  - {name: Y, type: horde, text: true}\n",
        ids=["y"],
    )
    said = loh("check", "toy")
    assert said == (
        1,
        "",
        'toy/cards.yaml:2:12: No is read by YAML as a yes or no; write "No" in quotes\n'
        'toy/cards.yaml:2:35: Yes is read by YAML as a yes or no; write "Yes" in quotes\n'
        'toy/cards.yaml:3:12: On is read by YAML as a yes or no; write "On" in quotes\n'
        'toy/cards.yaml:3:35: Off is read by YAML as a yes or no; write "Off" in quotes\n'
        'toy/cards.yaml:4:12: Null is read by YAML as nothing; write "Null" in quotes\n',
    )


def test_s01_in_quotes_they_are_names(loh, toy, pages) -> None:
    names = ["No", "On", "Null", "Y"]
    toy(*({"name": name, "text": "true"} for name in names))
    listed = json.loads(loh("list", "toy", "-f", "json").out)["rows"]
    assert [row["name"] for row in listed] == names
    assert loh("print", "toy", *PLAIN).code == 0
    words = pages(Path("out/kennel.pdf"))[0].split()
    assert set(names) <= set(words)
    assert not {"True", "False", "None"} & set(words)


# S02: numbers with leading zeros


def test_s02_numbers_that_yaml_would_change_are_refused(loh, raw) -> None:
    numbers = ["007", "08", "010", "8", "10"]
    cards = "cards:\n" + "".join(f"  - {{name: Fox {n}, type: horde}}\n" for n in numbers)
    holds = "".join(f"  - {{card: fox-{n}, numbers: [{n}]}}\n" for n in numbers)
    raw(cards, holds)
    assert loh("check", "toy").err == (
        'toy/decks/deck.yaml:3:31: 007 is read by YAML as another number; write "007" in quotes\n'
        'toy/decks/deck.yaml:5:31: 010 is read by YAML as another number; write "010" in quotes\n'
    )
    raw(cards, holds.replace("[007", '["007"').replace("[010", '["010"'))
    as_text = "give text (in quotes where YAML would read it as something else)"
    assert loh("check", "toy").err == (
        f"toy/decks/deck.yaml:6:29: numbers: 8; {as_text}\n"
        f"toy/decks/deck.yaml:7:30: numbers: 10; {as_text}\n"
    )


def test_s02_in_quotes_they_are_five_different_numbers(loh, toy, pages) -> None:
    numbers = ["007", "08", "010", "8", "10"]
    toy(*({"name": f"Fox {w}"} for w in "abcde"), held=[{"numbers": [n]} for n in numbers])
    assert loh("check", "toy").out == "toy: sound; 5 cards in 1 deck\n"
    table = csv.DictReader(io.StringIO(loh("list", "toy", "-f", "csv").out))
    assert [row["numbers"] for row in table] == numbers
    loh("print", "toy", *PLAIN)
    words = pages(Path("out/kennel.pdf"))[0].split()
    assert [words.count(number) for number in ("007", "08", "010", "8")] == [1, 1, 1, 1]


# S03: the same field or section twice


def test_s03_a_key_that_is_there_twice_is_refused_with_both_lines(loh, raw) -> None:
    raw(
        "cards:\n"
        "  - name: Fox\n"
        "    type: horde\n"
        "    name: Owl\n"
        "cards:\n"
        "  - {name: Elk, type: horde}\n",
        ids=["fox"],
    )
    assert loh("print", "toy", *PLAIN) == (
        1,
        "",
        "toy/cards.yaml:4:5: key 'name' is here and on line 2; keep one\n"
        "toy/cards.yaml:5:1: key 'cards' is here and on line 1; keep one\n",
    )
    assert not Path("out").exists()


# S04: a message a game designer can act on; each line stands as line 5


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("text: Fight: gain 2", "5:16: text holds ': '; put quotes around the whole text"),
        ("text: Gain:", "5:15: text holds ': '; put quotes around the whole text"),
        ("text: [draw] two cards", "5:18: 'text: [draw] two cards' starts with a sign that YAML "
         "reads itself; put quotes around the whole text"),
        ("text: {2} gold", "5:15: 'text: {2} gold' starts with a sign that YAML reads itself; "
         "put quotes around the whole text"),
        ("text: - 2 souls", "5:11: 'text: - 2 souls' starts with a sign that YAML reads itself; "
         "put quotes around the whole text"),
        ("\ttext: Gain 2.", "5:5: a tab where YAML wants spaces; indent with spaces"),
        ("text: [draw two", "5:11: a [ begins here and does not end; end it, or put quotes "
         "around the whole text"),
        ("text: 'tis late", "5:11: a quote begins here and does not end; end it, or put quotes "
         "around the whole text"),
        ('text: "Now" or never', "5:17: text goes on behind its quotes; put quotes around the "
         "whole text"),
        (r'text: "C:\gold"', "5:14: a backslash in double quotes is a sign of YAML's; use single "
         "quotes there"),
        ("text:gain 2", "5:5: 'text:gain 2' is no key with a value; write 'key: value', with a "
         "space behind the colon"),
        ("  dots: 2", "5:11: is indented farther than the line above; give the keys of a card "
         "the same indent"),
        ("text: Blade #4", "5:17: the text ends before '#4'; put quotes around the whole text"),
        ("text: ! gain 2", "5:11: starts with '!', which YAML reads itself; put quotes around "
         "the whole text"),
    ],
)  # fmt: skip
def test_s04_ordinary_text_that_yaml_reads_otherwise(loh, raw, line: str, message: str) -> None:
    raw(
        "cards:\n  - {name: Fox, type: horde}\n  - name: Owl\n    type: horde\n"
        f"    {line}\n  - {{name: Elk, type: horde}}\n",
        ids=["fox", "owl", "elk"],
    )
    assert loh("check", "toy") == (1, "", f"toy/cards.yaml:{message}\n")


def test_s04_remarks_as_people_write_them_are_remarks(loh, raw) -> None:
    raw("cards:  # all\n  - {name: Fox, type: horde, text: 'Blade #4'} # sharp\n", ids=["fox"])
    assert loh("check", "toy").code == 0


# S05: files saved by other editors


def test_s05_line_ends_and_locales_do_not_matter(loh, raw) -> None:
    text = "cards:\n  - {name: Größe, type: horde}\n  - {name: Café, type: horde}\n"
    words = ("list", "toy", "-f", "json")
    raw(text.replace("\n", "\r\n").encode(), ids=["groe", "cafe"])
    told = loh(*words).out
    raw(text.encode(), ids=["groe", "cafe"])
    assert loh(*words).out == told
    assert "Größe" in told
    old = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, "-m", "lohprint", *words]
    done = subprocess.run(command, capture_output=True, env={**os.environ, **old}, check=True)
    assert done.stdout.decode() == told


@pytest.mark.parametrize(
    ("encoding", "message"),
    [
        ("utf-8-sig", "1:1: starts with a byte order mark; save as UTF-8 without BOM"),
        ("utf-16", "1:1: starts with a byte order mark; save as UTF-8 without BOM"),
        ("cp1252", "2:14: byte 0xf6 is not UTF-8; save as UTF-8"),
    ],
)
def test_s05_other_encodings_are_refused_and_never_guessed(loh, raw, encoding, message) -> None:
    raw("cards:\n  - {name: Größe, type: horde}\n".encode(encoding), ids=["groe"])
    assert loh("check", "toy") == (1, "", f"toy/cards.yaml:{message}\n")


# S06: two cards with the same number, two with the same name


@pytest.mark.parametrize("command", [("check", "toy"), ("print", "toy", *PLAIN)])
def test_s06_two_cards_of_a_deck_with_one_number_are_refused(loh, toy, command) -> None:
    toy({"name": "Fox"}, {"name": "Owl"}, held=[{"numbers": ["12"]}, {"numbers": ["12"]}])
    assert loh(*command) == (
        1,
        "",
        "toy/decks/deck.yaml:4:32: number 12 is on c2 here and on c1 at "
        "toy/decks/deck.yaml:3:32; give one of them another number\n",
    )
    assert not Path("out").exists()


def test_s06_a_number_on_cards_of_two_decks_is_told_when_they_are_printed(loh, toy) -> None:
    folder = toy({"name": "Fox"}, {"name": "Owl"}, held=[{"numbers": ["12"]}, {"quantity": 1}])
    deck = 'deck: {name: Herd, back: herd}\nholds:\n  - {card: c2, numbers: ["12"]}\n'
    (folder / "decks" / "herd.yaml").write_text(deck)
    said = loh("print", "toy", *PLAIN)
    assert (said.code, said.err) == (0, "note: toy has a fault; 'lohprint check toy' tells it\n")
    assert loh("check", "toy").err == (
        "toy/decks/herd.yaml:3:26: number 12 is on c2 here and on c1 at "
        "toy/decks/deck.yaml:3:32; give one of them another number\n"
    )


def test_s06_reprints_under_one_name_are_all_there(loh, toy, pages) -> None:
    toy(
        {"name": "Fox"},
        {"name": "Fox"},
        held=[{"quantity": 2, "number": "12"}, {"quantity": 1, "number": "31"}],
    )
    assert loh("check", "toy").code == 0
    table = list(csv.DictReader(io.StringIO(loh("list", "toy", "-f", "csv").out)))
    assert [(row["name"], row["quantity"]) for row in table] == [("Fox", "2"), ("Fox", "1")]
    loh("print", "toy", *PLAIN)
    assert pages(Path("out/kennel.pdf"))[0].split().count("Fox") == 3


def test_s06_the_same_card_twice_says_what_tells_them_apart(loh, raw) -> None:
    raw("cards:\n  - {name: Fox, type: horde}\n  - {name: Fox, type: event}\n", ids=["fox"])
    assert loh("check", "toy").err == (
        "toy/cards.yaml:3:5: card 'fox' is here and at toy/cards.yaml:2:5; "
        "give one of them another id, like 'id: fox-2'\n"
    )


# S07: quantity 0, 55, missing or odd


def test_s07_none_is_listed_and_not_printed_and_55_are_55(loh, toy, pages) -> None:
    toy({"name": "Fox"}, {"name": "Owl"}, held=[{"quantity": 0}, {"quantity": 55}])
    table = list(csv.DictReader(io.StringIO(loh("list", "toy", "-f", "csv").out)))
    assert [row["quantity"] for row in table] == ["0", "55"]
    loh("print", "toy", *PLAIN, "--backs", "none")
    printed = pages(Path("out/kennel.pdf"))
    assert len(printed) == 7
    assert " ".join(printed).split().count("Owl") == 55
    assert "Fox" not in " ".join(printed)


@pytest.mark.parametrize(
    ("amount", "message"),
    [
        ("quantity: -1", "3:27: quantity: -1; give 0 or more"),
        ("quantity: 2.5", "3:27: quantity: 2.5; give a whole number"),
        ('quantity: "3x"', "3:27: quantity: '3x'; give a whole number"),
        ("quantity: yes", '3:27: yes is read by YAML as a yes or no; write "yes" in quotes'),
        ("quantity: true", "3:27: quantity: true; give a whole number"),
        ("number: '1'", "3:5: copies are not counted; give a quantity, or numbers"),
        (
            "quantity: 2, numbers: ['1', '2']",
            "3:5: copies are counted twice; give either numbers or a quantity",
        ),
    ],
)
def test_s07_odd_amounts_are_refused(loh, raw, amount: str, message: str) -> None:
    raw("cards:\n  - {name: Fox, type: horde}\n", f"  - {{card: fox, {amount}}}\n")
    assert loh("print", "toy", *PLAIN) == (1, "", f"toy/decks/deck.yaml:{message}\n")


def test_s07_nothing_to_print_is_told(loh, toy) -> None:
    toy({"name": "Fox"}, held=[{"quantity": 0}])
    assert loh("print", "toy", *PLAIN) == (
        1,
        "",
        "toy: holds nothing to print; give a card a quantity over 0\n",
    )
    assert not Path("out").exists()
