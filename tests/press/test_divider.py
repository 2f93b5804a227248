"""Dividers and score pads: words inside their lines, tables as often as they fit."""

import pytest

from lohprint.press.finish.divider import TAB, divider
from lohprint.press.finish.pad import score_pad
from lohprint.press.shapes import Line, Text
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Leaf
from lohprint.press.sheets.sheet import sheets
from lohprint.press.type.fonts import Fonts

FONTS = Fonts()
POINT = 25.4 / 72


def width(text: Text) -> float:
    return FONTS[text.font].width(text.text) / 1000 * text.size * POINT


@pytest.mark.parametrize("which", range(5))
@pytest.mark.parametrize("title", ["Asmodeus", "Mephistopheles", "The Devils and their realms"])
def test_the_title_stands_inside_its_tab(which: int, title: str) -> None:
    face = divider((63, 88), title, ["Young Rage"], (which, 3), FONTS)
    assert (face.w, face.h) == (63, 88 + TAB)
    word = next(s for s in face.shapes if isinstance(s, Text) and s.text == title)
    left = (63 - 22) * (which % 3) / 2
    assert left <= word.x
    assert word.x + width(word) <= left + 22


def test_tabs_side_by_side_cover_the_card() -> None:
    cuts = [
        [s.x1 for s in divider((90, 60), "x", [], (n, 3), FONTS).shapes if isinstance(s, Line)]
        for n in range(3)
    ]
    assert cuts == [[30.0, 30.0], [0.0, 30.0, 60.0, 60.0], [0.0, 60.0]]


def test_a_long_list_stops_inside_the_frame() -> None:
    face = divider((63, 88), "Deck", [f"Card {n}" for n in range(99)], (0, 1), FONTS)
    texts = [s for s in face.shapes if isinstance(s, Text)]
    assert 20 < len(texts) < 30
    assert max(s.y for s in texts) <= TAB + 88 - 6


def test_dividers_are_printed_like_cards() -> None:
    leaves = [Leaf(n, divider((63, 88), n, [], (0, 3), FONTS)) for n in "abc"]
    assert len(sheets(leaves, Job(papers.paper("a4")))) == 1


COLUMNS = ["Asmodeus", "Mephistopheles", "Baalzebub", "Mammon", "Belial", "Lilith"]
ROWS = ["Politics", "Souls", "Military", "Oaths", "Score"]


@pytest.mark.parametrize(("paper", "tables"), [("a4", 4), ("a5", 2), ("a3", 5)])
def test_a_sheet_holds_as_many_tables_as_fit(paper: str, tables: int) -> None:
    page = score_pad(Job(papers.paper(paper)), "Lords of Hell", COLUMNS, ROWS, FONTS)
    texts = [s for s in page.marks if isinstance(s, Text)]
    assert len([s for s in texts if s.text == "Lords of Hell"]) == tables
    assert len([s for s in texts if s.text == "Mammon"]) == tables
    assert len([s for s in page.marks if isinstance(s, Line) and s.dash]) == tables - 1
    for text in texts:
        assert text.x >= 5
        assert text.x + width(text) <= page.w - 5
    for line in (s for s in page.marks if isinstance(s, Line)):
        assert max(line.y1, line.y2) <= page.h - 5
