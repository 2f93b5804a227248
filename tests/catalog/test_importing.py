"""Tables of cards become editions; every fault is told with its row, and nothing is guessed."""

import io
from datetime import date
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.facts import Facts, Players
from lohprint.catalog.importing import Imported, imported
from lohprint.catalog.lists import listing, render
from lohprint.catalog.portable import same, write
from lohprint.catalog.rows import rows
from lohprint.errors import LohError

FACTS = Facts(
    title="Mine",
    short="mine",
    year=2026,
    designer="Me",
    credit="Designed by me",
    players=Players(least=2, most=6),
    rules="fifth",
)
TABLE = """\
name,type,tags,quantity,number,deck,power,dots,text
Größe,horde,,2,007,Wood,2+1/3/0,1,Café: gain 2.
R&D Lab,event,"ritual, global",1,08,Wood,,2,"Roll <3 or >5.
Then stop."
No,support,,0,010,,PSM,,=1+1
Größe,horde,,3,8,Stone,2+1/3/0,1,Café: gain 2.
"""


def bring(folder: Path, content: str | bytes, name: str = "cards.csv") -> Imported:
    """Import a table that is written into a folder first."""
    file = folder / name
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return imported(file, FACTS, "mine")


def faults(folder: Path, content: str | bytes, name: str = "cards.csv") -> list[str]:
    """Every fault of a table, without the folder."""
    with pytest.raises(LohError) as caught:
        bring(folder, content, name)
    return [line.replace(f"{folder}/", "") for line in caught.value.lines()]


def test_a_table_becomes_an_edition_that_loads_equal(tmp_path: Path) -> None:
    made = bring(tmp_path, TABLE).edition
    assert [(c.piece.name, c.number, c.deck.id if c.deck else "") for c in made.copies] == [
        ("Größe", "007", "wood"),
        ("Größe", "007", "wood"),
        ("R&D Lab", "08", "wood"),
        ("Größe", "8", "stone"),
        ("Größe", "8", "stone"),
        ("Größe", "8", "stone"),
    ]
    assert made.cards["r-d-lab"].text == "Roll &lt;3 or >5.<br/>Then stop."
    assert made.cards["r-d-lab"].tags == ("ritual", "global")
    assert (made.cards["no"].name, made.cards["no"].text) == ("No", "=1+1")
    assert str(made.cards["no"].power) == "PSM"
    assert [(row.name, row.quantity) for row in rows(listing(made, "number=010").chosen)] == [
        ("No", 0)
    ]
    write(made, tmp_path / "mine")
    assert same(load_edition(tmp_path / "mine"), made)


@pytest.mark.parametrize(
    "content",
    [
        TABLE.encode("utf-8-sig"),
        TABLE.encode("utf-16"),
        TABLE.encode("utf-16-be").join([b"\xfe\xff", b""]),
        TABLE.replace("\n", "\r\n").encode(),
        TABLE.replace(",", ";").replace('"ritual; global"', "ritual global").encode(),
        TABLE.replace(",", "\t").replace('"ritual\t global"', "ritual global").encode("utf-16"),
    ],
    ids=["bom", "utf-16", "utf-16-be", "crlf", "semicolons", "tabs"],
)
def test_other_ways_to_save_give_the_same_edition(tmp_path: Path, content: bytes) -> None:
    assert same(bring(tmp_path, content).edition, bring(tmp_path, TABLE).edition)


def test_another_encoding_is_refused_with_the_cure(tmp_path: Path) -> None:
    assert faults(tmp_path, TABLE.encode("cp1252")) == [
        "cards.csv:2:1: byte 0xf6 is not UTF-8; save it as 'CSV UTF-8' or as xlsx"
    ]
    assert faults(tmp_path, "name,type\nFox,horde\n".encode("utf-16-le")) == [
        "cards.csv:1:1: a zero byte: this is no UTF-8 text; save it as 'CSV UTF-8' or as xlsx"
    ]


def test_every_fault_of_every_row_is_told_at_once(tmp_path: Path) -> None:
    wrong = """\
name,type,quantity,number,power,dots,text
Fox,horde,-1,1,,,
Owl,horde,2.5,2,,,
Elk,hord,3x,3,,7,
Yew,horde,yes,4,2/3,x,
Fox,event,,,,,
Bat,event,1,1,,,
龍,event,,,,,
Ash ,event,,,,,
Eft,event,2,5 6 7,,,
Jay,event,,,,,a,b
"""
    assert faults(tmp_path, wrong) == [
        "cards.csv:2:3: quantity '-1'; give a whole number from 0 to 999",
        "cards.csv:3:3: quantity '2.5'; give a whole number from 0 to 999",
        "cards.csv:4:2: type: 'hord'; did you mean 'horde'?",
        "cards.csv:4:3: quantity '3x'; give a whole number from 0 to 999",
        "cards.csv:4:6: dots: 7; give 3 or less",
        "cards.csv:5:3: quantity 'yes'; give a whole number from 0 to 999",
        "cards.csv:5:5: power '2/3'; write it like 2+1/3/0, PSM or 6",
        "cards.csv:5:6: dots: 'x'; give a whole number",
        "cards.csv:6:2: 'fox' is in row 2 with another type; "
        "make them the same, or give one another id",
        "cards.csv:8:1: '龍' makes no id; fill in the column id",
        "cards.csv:9:1: name 'Ash '; give a name without outer spaces",
        "cards.csv:10:3: quantity 2, but 3 numbers; leave the quantity empty, or mend the numbers",
        "cards.csv:11:1: more cells than columns; put text with commas in quotes",
    ]


def test_two_cards_with_one_number_are_refused_and_reprints_are_not(tmp_path: Path) -> None:
    assert faults(tmp_path, "name,type,number\nFox,horde,12\nOwl,horde,12\n") == [
        "cards.csv:3:3: number 12 is also on 'fox' in row 2; give one of them another number"
    ]
    made = bring(tmp_path, "name,type,number,quantity\nFox,horde,12,2\nFox,horde,31,1\n").edition
    assert [copy.number for copy in made.copies] == ["12", "12", "31"]
    assert [row.quantity for row in rows(listing(made).chosen)] == [2, 1]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (
            "",
            ["cards.csv:1:1: no column 'name'; add it", "cards.csv:1:1: no column 'type'; add it"],
        ),
        ("name,type\n", ["cards.csv:1:1: holds no card; add rows below the first"]),
        (
            "name,type,colour,name\n",
            [
                "cards.csv:1:3: there is no column 'colour'; known: deck, devil, dots, id, "
                "inferred, military, name, note, number, numbers, politics, power, quantity, "
                "souls, tags, text, title, two_player, type",
                "cards.csv:1:4: column 'name' is there twice; keep one",
            ],
        ),
        (
            'name,type\n"Fox" x,horde\n',
            ["cards.csv:2:1: ',' expected after '\"'; double every \" inside a cell and close "
             "the quotes around it"],
        ),
        (
            "name,type,power,souls\nFox,horde,1/2/3,4\n",
            ["cards.csv:2:4: souls is '4' here and 2 in power 1/2/3; leave one of the two empty"],
        ),
        (
            "name,type,text\nFox,horde,a\x0bb\n",
            ["cards.csv:2:3: text is not well-formed at its letter 2; close tags, write & as &amp; "
             "and < as &lt;"],
        ),
    ],
)  # fmt: skip
def test_tables_that_are_no_tables_of_cards(tmp_path: Path, content: str, told: list[str]) -> None:
    assert faults(tmp_path, content) == told


def workbook(*lines: list[object], formats: dict[str, str] | None = None) -> bytes:
    """An xlsx file of these rows."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for line in lines:
        sheet.append(line)
    for place, format_ in (formats or {}).items():
        sheet[place].number_format = format_
    buffer = io.BytesIO()
    book.save(buffer)
    return buffer.getvalue()


HEAD: list[object] = ["name", "type", "quantity", "number"]


def test_a_workbook_is_read_as_it_is_shown(tmp_path: Path) -> None:
    content = workbook(
        HEAD, ["Fox", "horde", 2, 7], ["Owl", "event", 1.0, "08"], formats={"D2": "000"}
    )
    made = bring(tmp_path, content, "cards.xlsx").edition
    assert [copy.number for copy in made.copies] == ["007", "007", "08"]


def test_no_formula_is_computed_and_no_date_is_guessed(tmp_path: Path) -> None:
    content = workbook(
        HEAD,
        ["=1+1", "horde", 2, 7],
        ["Owl", "event", True, date(2026, 3, 4)],
        ["Elk", "event", 0.5, 0.5],
        formats={"C4": "0%"},
    )
    assert faults(tmp_path, content, "cards.xlsx") == [
        "cards.xlsx:2:1: a formula (=1+1); put its value there: no formula is computed",
        "cards.xlsx:3:3: a yes or no (TRUE); format the column as text and type it again",
        "cards.xlsx:3:4: a date or time (2026-03-04 00:00:00); "
        "format the column as text and type it again",
        "cards.xlsx:4:3: a number shown in the format 0%; "
        "format the column as text and type it again",
    ]


@pytest.mark.parametrize("name", ["cards.xlsx", "cards.xls", "cards.ods"])
def test_other_files_are_refused(tmp_path: Path, name: str) -> None:
    assert faults(tmp_path, b"hello", name) == [
        f"{name}: is no xlsx or csv file; save it as xlsx or as 'CSV UTF-8'"
    ]


@pytest.mark.parametrize("format_", ["csv", "tsv", "xlsx"])
def test_a_list_of_cards_is_such_a_table(tmp_path: Path, format_: str) -> None:
    fifth = load_edition("5e")
    made = bring(tmp_path, render(listing(fifth, "type:card"), format_), f"cards.{format_}")
    assert made.left_out == ("devil", "title", "inferred")

    def printed(edition: Edition) -> list[tuple[object, ...]]:
        chosen = sorted(
            listing(edition, "type:card").rows, key=lambda row: (row.deck or "", row.numbers)
        )
        keys = ("name", "quantity", "numbers", "deck", "type", "power", "dots", "text", "note")
        return [tuple(getattr(row, key) for key in keys) for row in chosen]

    assert printed(made.edition) == printed(fifth)


signs = st.characters(blacklist_categories=("Cc", "Cs", "Co", "Cn"))


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(texts=st.lists(st.text(signs, max_size=20), min_size=1, max_size=4))
def test_any_text_comes_through_as_typed(
    tmp_path_factory: pytest.TempPathFactory, texts: list[str]
) -> None:
    import csv

    buffer = io.StringIO()
    csv.writer(buffer).writerows(
        [
            ["name", "type", "text"],
            *([f"Card {at}", "event", text] for at, text in enumerate(texts)),
        ]
    )
    made = bring(tmp_path_factory.mktemp("table"), buffer.getvalue()).edition
    assert [row.text for row in rows(listing(made).chosen)] == [text.strip() for text in texts]
