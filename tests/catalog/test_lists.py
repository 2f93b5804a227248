"""Each format of a list, opened in a real reader of it."""

import csv
import io
import json
import re
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from openpyxl import load_workbook

from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.lists import FORMATS, format_of, listing, render
from lohprint.catalog.reading import told
from lohprint.catalog.rows import COLUMNS, Listed, plain, row
from lohprint.errors import LohError, UsageError

HOME = Path(__file__).parents[1] / "home"
TOY = load_edition("sixth", HOME)
WHOLE = listing(TOY)

ODD = ("=1+1", "@home", "-3 curse", 'Café, "quoted"', "Blade #4", "97★", "+1 strength", "a | b\\")


def with_names(edition: Edition, *names: str) -> Edition:
    """The toy edition with one card for each name, and the name as its text."""
    escaped = [
        name.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br/>") for name in names
    ]
    cards = {
        f"c{at}": edition.cards["sum"].model_copy(
            update={"id": f"c{at}", "name": name.replace("\n", " "), "text": text}
        )
        for at, (name, text) in enumerate(zip(names, escaped, strict=True))
    }
    return replace(edition, cards=cards, holds={"kennel": (), "commons": ()})


def test_columns_are_these_in_this_order() -> None:
    assert COLUMNS == (
        "id", "name", "quantity", "numbers", "deck", "devil", "type", "tags", "power", "politics",
        "souls", "military", "dots", "text", "two_player", "note", "title", "inferred",
    )  # fmt: skip


@pytest.mark.parametrize(("format_", "sign"), [("csv", ","), ("tsv", "\t")])
def test_the_csv_module_reads_a_record_for_every_line(format_: str, sign: str) -> None:
    text = render(WHOLE, format_).decode()
    found = list(csv.DictReader(io.StringIO(text, newline=""), delimiter=sign))
    assert tuple(found[0]) == COLUMNS
    assert [one["quantity"] for one in found] == ["3", "2", "0", "3", "1", "1", "1", "3", "1", "12"]
    assert found[0]["numbers"] == "010 08 8"
    assert found[1]["text"] == "Each Devil draws a card.\nThen choose: pay | wait."
    assert found[2]["name"] == "=Sum & Substance"
    assert found[2]["power"] == "+1*/+0/*"
    assert found[0]["inferred"] == "number 08: A5-01"


def test_s24_csv_keeps_every_sign_exact_and_a_mark_is_an_option() -> None:
    wanted = listing(with_names(TOY, *ODD), "type:card")
    content = render(wanted, "csv")
    names = [one["name"] for one in csv.DictReader(io.StringIO(content.decode(), newline=""))]
    assert names == list(ODD)
    marked = render(replace(wanted, bom=True), "csv")
    assert marked == b"\xef\xbb\xbf" + content


def test_s24_a_workbook_has_text_where_text_is_and_numbers_where_amounts_are() -> None:
    content = render(listing(with_names(TOY, *ODD), "type:card"), "xlsx")
    sheet = load_workbook(io.BytesIO(content)).worksheets[0]
    rows = list(sheet.iter_rows())
    assert [cell.value for cell in rows[0]] == list(COLUMNS)
    assert [line[1].value for line in rows[1:]] == list(ODD)
    assert {line[1].data_type for line in rows} == {"s"}
    assert [(line[2].value, line[2].data_type) for line in rows[1:3]] == [(0, "n"), (0, "n")]
    assert sheet.freeze_panes == "C2"
    assert sheet.title == "sixth"


def test_a_text_too_long_for_a_cell_is_refused() -> None:
    with pytest.raises(
        LohError, match="a text of 40000 signs does not fit a cell of a spreadsheet"
    ):
        render(listing(with_names(TOY, "x" * 40_000), "type:card"), "xlsx")


def test_json_rows_have_what_the_schema_says() -> None:
    rows = json.loads(render(WHOLE, "json"))["rows"]
    assert rows[0] == {
        "id": "ember-hounds",
        "name": "Ember Hounds",
        "quantity": 3,
        "numbers": ["010", "08", "8"],
        "deck": "kennel",
        "devil": "ashling",
        "type": "horde",
        "tags": [],
        "power": "2+1/3/0",
        "politics": "2+1",
        "souls": "3",
        "military": "0",
        "dots": 1,
        "text": "You have at least 7 Souls.",
        "two_player": None,
        "note": None,
        "title": None,
        "inferred": ["number 08: A5-01"],
    }


def cells_shown(markdown: str) -> list[list[str]]:
    """The cells of a Markdown table as a renderer shows them."""
    shown: list[list[str]] = []
    for token in MarkdownIt("commonmark").enable("table").parse(markdown):
        if token.type == "tr_open":
            shown.append([])
        elif token.type == "inline" and shown and token.level > 2:
            parts = token.children or []
            assert {part.type for part in parts} <= {"text", "html_inline", "text_special"}
            shown[-1].append("".join("\n" if p.type == "html_inline" else p.content for p in parts))
    return shown


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.text(alphabet="a1 |\\`*_<>&#~[](){}!-+.:\n'\"", max_size=20), min_size=1, max_size=3
    )
)
def test_s25_markdown_shows_every_sign_in_its_own_cell(texts: list[str]) -> None:
    names = [text.strip() or "x" for text in texts]
    wanted = listing(with_names(TOY, *names), "type:card")
    content = render(wanted, "md").decode()
    table = [line for line in content.splitlines() if line.startswith("|")]
    assert len({len(re.findall(r"(?<!\\)\|", line.replace("\\\\", ""))) for line in table}) == 1
    shown = cells_shown(content)[1:]
    assert [[part.split() for part in line] for line in shown] == [
        [part.split() for part in line] for line in told(wanted)
    ]
    assert [line[-1].count("\n") for line in shown] == [name.count("\n") for name in names]


class Page(HTMLParser):
    """What a browser would see: tags by name, text, and every address."""

    def __init__(self, content: bytes) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.text = ""
        self.feed(content.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_html_is_one_page_that_fetches_nothing_and_escapes_everything() -> None:
    odd = with_names(TOY, "<script>alert(1)</script>", *ODD)
    page = Page(render(listing(odd, "type:card"), "html"))
    assert page.tags.count("script") == 1
    assert page.tags.count("tr") == 1 + len(ODD) + 1
    assert all(address.startswith("#") for address in page.addresses)
    assert "<script>alert(1)</script>" in page.text
    assert all(name in page.text for name in ODD)


def test_html_draws_icons_and_keeps_bold_and_line_breaks() -> None:
    content = render(WHOLE, "html").decode()
    assert (
        'You have at least 7<svg class="icon souls" role="img" aria-label="Souls">'
        '<use href="#souls"/></svg>.' in content
    )
    assert "Each Devil draws a card.<br>Then choose: <b>pay</b> | wait." in content


def test_html_shows_the_faces_it_is_given() -> None:
    def face(line: Listed) -> str | None:
        if line.piece.id == "sum":
            return None
        return "<svg id='f'/>" if line.piece.id == "grave-bell" else "data:image/png;base64,AA=="

    content = render(replace(WHOLE, picture=face), "html").decode()
    assert content.count("<svg id='f'/>") == 2
    assert '<img src="data:image/png;base64,AA==" alt="Ember Hounds" loading="lazy">' in content
    assert content.count('<td class="face">') == 10
    assert 'class="face"' not in render(WHOLE, "html").decode()


def test_plain_text_is_one_aligned_line_a_row() -> None:
    lines = render(WHOLE, "txt").decode().splitlines()
    assert lines[0] == "Sixth Circle (2026)"
    assert lines[2].split() == ["Number", "Name", "Copies", "Deck", "Type", "Power", "Dots", "Text"]
    at = lines[2].index("Text")
    assert lines[4][at:] == "You have at least 7 Souls."
    assert lines[5][at:].startswith("Each Devil draws a card. / Then choose: pay | wait.")
    assert lines[-1] == "27 copies in 10 rows"


@pytest.mark.parametrize("format_", FORMATS)
def test_the_same_list_gives_the_same_bytes(format_: str) -> None:
    assert render(WHOLE, format_) == render(listing(load_edition("sixth", HOME)), format_)


@pytest.mark.parametrize("format_", FORMATS)
def test_every_edition_found_is_listed_in_every_format(edition_name: str, format_: str) -> None:
    wanted = listing(load_edition(edition_name))
    content = render(wanted, format_)
    assert len(content) > 1000
    if format_ in ("csv", "md", "html", "json"):
        assert wanted.rows[-1].name.split()[0] in unescape(content.decode()).replace("\\", "")


def test_an_unknown_format_names_the_near_one() -> None:
    with pytest.raises(UsageError, match="there is no format 'jsn'; did you mean 'json'"):
        render(WHOLE, "jsn")


@pytest.mark.parametrize(
    ("name", "format_"), [("a.CSV", "csv"), ("a.yml", "yaml"), ("a.htm", "html"), ("a.odt", None)]
)
def test_a_files_name_asks_for_a_format(name: str, format_: str | None) -> None:
    assert format_of(Path(name)) == format_


@pytest.mark.parametrize(
    ("markup", "spoken"),
    [
        ("7<souls/>.", "7 Souls."),
        ("<b>7</b> <souls/> and <politics/>", "7 Souls and Politics"),
        ("a<br/>b &amp; c &lt; d", "a\nb & c < d"),
        ("for each <dot/>", "for each ●"),
    ],
)
def test_markup_is_spoken(markup: str, spoken: str) -> None:
    assert plain(markup) == spoken


def test_dots_of_the_sixth_edition_are_counted() -> None:
    sixth = load_edition("6e")
    told_row = row(listing(sixth, 'name="Soul Devourer"').chosen[0])
    assert (told_row.power, told_row.souls, told_row.politics, told_row.dots) == ("SS", "2", "0", 2)
