"""Rulers of exactly 50 mm, captions that fit their place, and nothing over a card."""

import pytest

from lohprint.press.matrix import apply
from lohprint.press.shapes import Face, Group, Line, Rect, Text, Use
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.furniture import (
    BANK_CARD,
    RULER_BOX,
    SIZE,
    Bed,
    extent,
    ruler,
    text_width,
)
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Leaf, Page
from lohprint.press.sheets.sheet import sheets
from lohprint.press.type.fonts import Fonts


def page(number: int, paper: str = "a4", back: Face | None = None) -> Page:
    leaves = [Leaf(f"c{i}", Face(f"c{i}", 63, 88, ()), back) for i in range(number)]
    job = Job(papers.paper(paper), "Lords of Hell, 5th edition", "Asmodeus", "5e:asmodeus")
    return sheets(leaves, job)[0]


def groups(page: Page) -> list[Group]:
    return [mark for mark in page.marks if isinstance(mark, Group)]


def rulers(page: Page) -> list[tuple[float, float]]:
    """How far each ruler's line reaches across and down."""
    found = []
    for group in groups(page):
        if isinstance(group.shapes[0], Use):
            line = group.shapes[0].part.shapes[0]
            assert isinstance(line, Line)
            a = apply(group.matrix, (line.x1, line.y1))
            b = apply(group.matrix, (line.x2, line.y2))
            found.append((round(abs(b[0] - a[0]), 9), round(abs(b[1] - a[1]), 9)))
    return found


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("number", [1, 9])
def test_every_sheet_measures_50_mm_on_both_axes(paper: str, number: int) -> None:
    assert rulers(page(number, paper)) == [(50, 0), (0, 50)]
    assert page(number, paper).notes == ()


@pytest.mark.parametrize(
    ("back", "turning"),
    [(Face("back", 63, 88, ()), "flip on the long edge"), (None, "one side only")],
)
def test_the_caption_says_what_the_sheet_is(back: Face | None, turning: str) -> None:
    sheet = page(10, back=back)
    said = [s.text for g in groups(sheet) for s in g.shapes if isinstance(s, Text)]
    assert (
        "Lords of Hell, 5th edition · Asmodeus · sheet 1/2, front · print at 100 %, no scaling"
        f" · {turning} · reprint 5e:asmodeus/1/slot"
    ) in said


def test_a_bank_cards_outline_where_there_is_room() -> None:
    def outlines(page: Page) -> list[Rect]:
        inner = [g for group in groups(page) for g in group.shapes if isinstance(g, Group)]
        return [s for g in inner for s in g.shapes if isinstance(s, Rect)]

    (outline,) = outlines(page(4))
    assert (outline.w, outline.h) == BANK_CARD == (85.60, 53.98)
    assert outlines(page(9)) == []


def test_ticks_stand_a_millimeter_apart() -> None:
    ticks = [s.x1 for s in ruler() if isinstance(s, Line) and s.x1 == s.x2]
    assert ticks == [float(n) for n in range(51)]


@pytest.mark.parametrize("text", ["50 mm", "Asmodeus", "print at 100 %, no scaling", "Mammon"])
def test_no_caption_is_wider_than_its_place(text: str) -> None:
    real = Fonts()["body"].width(text) / 1000 * SIZE * 25.4 / 72
    assert real < text_width(text, SIZE)
    assert 51 + Fonts()["body"].width("50 mm") / 1000 * SIZE * 25.4 / 72 < RULER_BOX


def test_a_full_bed_says_what_is_missing() -> None:
    bed = Bed((0.0, 0.0, 40.0, 40.0), [])
    bed.rulers()
    bed.caption(["sheet 1/1"])
    assert bed.missing == ["no room for the ruler across", "no room for the upright ruler"]
    assert len(bed.shapes) == 1


def test_furniture_lies_beside_what_is_there() -> None:
    taken = (0.0, 0.0, 100.0, 1.0)
    bed = Bed((0.0, 0.0, 100.0, 100.0), [taken])
    bed.rulers()
    first = bed.taken[1]
    assert first[1] >= 1.0


def test_only_marks_have_an_extent() -> None:
    assert extent(Line(5, 6, 3, 2)) == (3, 2, 2, 4)
    with pytest.raises(TypeError, match="a Group is no mark"):
        extent(Group(()))
