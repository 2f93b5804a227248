"""The job ticket: what a stranger at a copy shop needs to know, and nothing off the page."""

import pytest

from lohprint.press.finish.ticket import pages, ticket
from lohprint.press.shapes import Face, Text
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.column import Column, wrapped
from lohprint.press.sheets.form import form
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.profile import Profile
from lohprint.press.type.fonts import Fonts

FACE = Face("card", 63, 88, ())
FILES = [("asmodeus.pdf", 4), ("realms.pdf", 1)]


def test_it_says_what_to_do() -> None:
    job = Job(papers.paper("a4"), "Lords of Hell, 5th edition")
    said = ticket(job, FILES, form(FACE, job))
    assert said.title == "Lords of Hell, 5th edition: job ticket"
    assert said.facts == (
        ("Paper", "a4 (210 x 297 mm): 5 sheets"),
        ("Sides", "both, flip on the long edge"),
        ("Scale", "100 %, actual size; never 'fit to page'"),
        ("Cards", "63 x 88 mm, 9 on a full sheet"),
        ("Cutting", "14 cuts a sheet, 2 fence settings (63, 88 mm)"),
        ("asmodeus.pdf", "4 sheets"),
        ("realms.pdf", "1 sheet"),
    )
    assert said.cuts[0] == "Trim the right edge by the marks: 1 cut"
    assert said.cuts[2] == (
        "Fresh right edge to the fence: a column at a time: fence at 63 mm, 3 cuts"
    )
    assert [sign for sign, _ in said.wrong] == [
        "A 50 mm ruler measures something else",
        "Backs are upside down, or of other cards",
        "Backs are off by more than 1 mm",
        "A card or a mark is cut off at the paper's edge",
    ]


@pytest.mark.parametrize(
    ("job", "sides"),
    [
        (Job(papers.paper("a4"), backs="none"), "one side only"),
        (
            Job(papers.paper("a4"), backs="short", order="fronts-first"),
            "both, flip on the short edge; "
            "first all fronts, then the same stack again for all backs",
        ),
        (
            Job(papers.paper("a4"), gutterfold=True),
            "one side only; fold on the dashed line, printed side out, and glue before cutting",
        ),
    ],
)
def test_sides(job: Job, sides: str) -> None:
    assert dict(ticket(job, FILES, form(FACE, job)).facts)["Sides"] == sides


def test_a_turned_card_has_its_own_size_and_the_printer_its_name() -> None:
    job = Job(papers.paper("a4"), bleed=3.0, profile=Profile(printer="laser", tray="2"))
    facts = dict(ticket(job, FILES, form(Face("c", 63, 88, (), bleed=3), job)).facts)
    assert facts["Cards"] == "63 x 88 mm, 8 on a full sheet"
    assert facts["Printer"] == "laser/2: corrected for its offset and scale"


@pytest.mark.parametrize("paper", ["a6", "a5", "a4", "letter", "a3"])
def test_every_line_stays_on_the_page(paper: str) -> None:
    fonts = Fonts()
    job = Job(papers.paper(paper), "Lords of Hell, 5th edition")
    shape = form(Face("c", 40, 50, ()), job)
    made = pages(ticket(job, FILES, shape), job, shape)
    assert len(made) == 1 or paper in ("a5", "a6")
    for page in made:
        texts = [s for s in page.marks if isinstance(s, Text)]
        assert texts
        for text in texts:
            width = fonts[text.font].width(text.text) / 1000 * text.size * 25.4 / 72
            assert text.x + width <= page.w - 5
            assert text.y <= page.h - 5


def test_words_are_wrapped() -> None:
    lines = list(wrapped("one two three four five six", 20, 9))
    assert " ".join(lines) == "one two three four five six"
    assert all(len(line) <= 12 for line in lines)


def test_a_column_goes_on_on_the_next_page() -> None:
    column = Column(100)
    column.head("Title")
    for n in range(20):
        column.entry(f"{n}.", "words", 5)
    parts = list(column.pages(10, 10, 40))
    assert len(parts) > 1
    labels = [s.text for part in parts for s in part if isinstance(s, Text) and s.text[-1] == "."]
    assert labels == [f"{n}." for n in range(20)]
    assert all(s.y <= 50 for part in parts for s in part if isinstance(s, Text))
