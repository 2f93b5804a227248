"""Marks: where every cut needs them, never inside a card, none around empty slots."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from lohprint.press.shapes import Circle, Line, Path, Rect
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.layout import impose
from lohprint.press.sheets.marks import TICK, corners, cut_marks, keep_out, registration
from lohprint.press.sheets.page import Slot

AREA = (5.0, 5.0, 200.0, 287.0)


def lines(slots: tuple[Slot, ...], style: Any = "crop", bleed: float = 0.0) -> list[Line]:
    return [s for s in cut_marks(slots, AREA, bleed, style) if isinstance(s, Line)]


def test_one_card_has_ticks_on_it_and_marks_beyond() -> None:
    found = lines((Slot(50, 100, 63, 88),))
    assert len(found) == 16
    outside = {(m.x1, m.y1, m.x2, m.y2) for m in found if m.stroke == "#000000"}
    assert outside == {
        (44, 100, 49, 100), (114, 100, 119, 100), (44, 188, 49, 188), (114, 188, 119, 188),
        (50, 94, 50, 99), (50, 189, 50, 194), (113, 94, 113, 99), (113, 189, 113, 194),
    }  # fmt: skip


def test_marks_start_beyond_the_bleed() -> None:
    outside = [m for m in lines((Slot(50, 100, 63, 88),), bleed=3.0) if m.stroke == "#000000"]
    assert (41, 100, 46, 100) in {(m.x1, m.y1, m.x2, m.y2) for m in outside}


def test_marks_start_beyond_what_spills() -> None:
    outside = list(cut_marks((Slot(50, 100, 63, 88),), AREA, None, "crop"))
    assert (42, 100, 47, 100) in {(m.x1, m.y1, m.x2, m.y2) for m in outside if isinstance(m, Line)}


def test_full_lines_run_along_the_cards() -> None:
    found = lines((Slot(50, 100, 63, 88), Slot(113, 100, 63, 88)), "lines")
    assert (113, 100, 113, 188) in {(m.x1, m.y1, m.x2, m.y2) for m in found}
    assert len([m for m in found if m.x1 == m.x2 == 113]) == 3  # the cut, and above, and below


def test_dots_at_the_crossings() -> None:
    found = cut_marks((Slot(50, 100, 63, 88), Slot(113, 100, 63, 88)), AREA, 0.0, "dots")
    assert sorted((c.cx, c.cy) for c in found if isinstance(c, Circle)) == [
        (50, 100), (50, 188), (113, 100), (113, 188), (176, 100), (176, 188)
    ]  # fmt: skip


def test_no_marks_where_none_are_wanted() -> None:
    assert cut_marks((Slot(50, 100, 63, 88),), AREA, 0.0, "none", 3.0) == ()


def test_a_round_marker_is_cut_at_its_trim_whatever_its_bleed() -> None:
    (circle,) = cut_marks((Slot(50, 100, 25, 25, 0, True),), AREA, 3.0, "crop")
    assert isinstance(circle, Circle)
    assert (circle.cx, circle.cy, circle.r) == (62.5, 112.5, 12.5)


def test_corner_guides_touch_the_edges_at_their_radius() -> None:
    guide = cut_marks((Slot(50, 100, 63, 88),), AREA, 0.0, "crop", 3.0)[-1]
    assert isinstance(guide, Path)
    first = guide.d.split(" M")[0]
    assert first.startswith("M 50 103.0 C 50 101.3431")
    assert first.endswith("53.0 100")


def test_three_marks_of_a_cutting_machine() -> None:
    square, right, bottom = registration(papers.cutter("silhouette 3"), 210, 297)
    assert isinstance(square, Rect)
    # 5 mm filled and a border of 1 mm centered on it: 6 mm from 9.5 (printing 3.6)
    assert (square.x, square.y, square.w, square.h, square.width) == (10, 10, 5, 5, 1)
    assert isinstance(right, Path)
    assert isinstance(bottom, Path)
    assert right.d == "M 195.0 10.0 L 200.0 10.0 L 200.0 15.0"
    assert bottom.d == "M 15.0 287.0 L 10.0 287.0 L 10.0 282.0"
    assert len(registration(papers.cutter("silhouette 4"), 210, 297)) == 4
    assert keep_out(papers.cutter("silhouette 3"), 210, 297)[3] == (193.5, 280.5, 16.5, 16.5)


slots = st.builds(
    lambda w, h, gap, keep: tuple(
        slot
        for block in impose((w, h), AREA, (210.0, 297.0), gap / 2, gap)
        for i, slot in enumerate(block.slots)
        if keep[i % len(keep)]
    ),
    st.sampled_from([44.45, 57.15, 63.0, 69.85]),
    st.sampled_from([63.5, 88.0, 120.65]),
    st.sampled_from([0.0, 1.0, 2.0, 6.0]),
    st.lists(st.booleans(), min_size=1, max_size=9),
)


@given(slots, st.sampled_from(["crop", "lines"]))
def test_every_cut_has_a_mark_at_both_ends_that_stays_with_the_piece(
    slots: tuple[Slot, ...], style: str
) -> None:
    marks = lines(slots, style)
    for slot in slots:
        for x, y, across, down in corners(slot):
            # whatever was cut off before, the last piece left is the card: its ticks are on it
            for px, py in ((x - across * TICK, y), (x, y - down * TICK)):
                ends = sorted([(x, y), (px, py)])
                assert any(
                    m.x1 <= ends[0][0] + 1e-3
                    and m.x2 >= ends[1][0] - 1e-3
                    and m.y1 <= ends[0][1] + 1e-3
                    and m.y2 >= ends[1][1] - 1e-3
                    for m in marks
                )


@given(slots, st.sampled_from(["crop", "lines"]), st.sampled_from([0.0, 3.0]))
def test_no_mark_enters_a_card_or_belongs_to_an_empty_slot(
    slots: tuple[Slot, ...], style: str, bleed: float
) -> None:
    for m in lines(slots, style, bleed):
        x, y = (m.x1 + m.x2) / 2, (m.y1 + m.y2) / 2
        for s in slots:
            inside = s.x + 1e-3 < x < s.x + s.w - 1e-3 and s.y + 1e-3 < y < s.y + s.h - 1e-3
            assert not inside
        # on the line of an edge of a card, and no farther from it than bleed and a mark are long
        assert any(
            abs(line - at) < 1e-3 and low - 9.1 <= along <= high + 9.1
            for s in slots
            for lines_, at, along, low, high in (
                ((s.x, s.x + s.w), x, y, s.y, s.y + s.h),
                ((s.y, s.y + s.h), y, x, s.x, s.x + s.w),
            )
            for line in lines_
        )
        assert min(m.x1, m.y1) >= 5 - 1e-3
        assert m.x2 <= 205 + 1e-3
        assert m.y2 <= 292 + 1e-3
