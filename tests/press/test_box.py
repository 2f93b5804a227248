"""Tuck boxes: a net that closes around the deck, and fits the sheet."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lohprint.errors import LayoutError
from lohprint.press.finish.box import DASH, Tuck, folds, outline, tuck, tuck_page
from lohprint.press.matrix import apply
from lohprint.press.shapes import Face, Group, Line, Path, Text
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.job import Job
from lohprint.press.type.fonts import Fonts

FONTS = Fonts()
DECK = tuck((63, 88), 31, 0.34, papers.sleeve("none"))


def test_a_box_is_its_deck_and_a_millimeter() -> None:
    assert (DECK.w, DECK.h) == (64, 89)
    assert DECK.d == pytest.approx(31 * 0.34 + 1)


def test_sleeves_make_it_larger_every_way() -> None:
    sleeved = tuck((63, 88), 31, 0.34, papers.sleeve("penny"))
    assert (sleeved.w, sleeved.h) == (67, 92)
    assert sleeved.d == pytest.approx(31 * 0.44 + 1)


boxes = st.builds(Tuck, st.floats(30, 100), st.floats(40, 140), st.floats(3, 60))


@given(boxes)
def test_facing_edges_are_equally_long(box: Tuck) -> None:
    back, side, front, last, end = box.xs
    lid, body, bottom, tongue, low = box.ys
    assert side - back == pytest.approx(last - front)  # back and front
    assert front - side == pytest.approx(end - last)  # the two sides
    assert body - lid == pytest.approx(tongue - bottom) == pytest.approx(end - last)  # lid, bottom
    assert lid == pytest.approx(low - tongue)  # tongues


@given(boxes)
def test_the_cut_goes_once_around_inside_the_net(box: Tuck) -> None:
    points = [step[-1] for step in outline(box)]
    w, h = box.size
    assert all(-1e-6 <= x <= w + 1e-6 and -1e-6 <= y <= h + 1e-6 for x, y in points)
    assert len(set(points)) == len(points)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]])) / 2
    panels = 2 * box.h * (box.w + box.d) + 2 * box.w * box.d
    assert panels < abs(area) < w * h


@given(boxes)
def test_folds_are_dashed_and_end_on_the_cut(box: Tuck) -> None:
    corners = {(round(x, 6), round(y, 6)) for step in outline(box) for x, y in step[-1:]}
    for line in folds(box):
        assert line.dash == DASH
        for end in ((line.x1, line.y1), (line.x2, line.y2)):
            assert (round(end[0], 6), round(end[1], 6)) in corners


def test_the_page_has_cut_folds_title_and_backs() -> None:
    face = Face("back", 63, 88, (), bleed=5.0)
    page = tuck_page(DECK, Job(papers.paper("a4")), "Asmodeus", face, FONTS)
    (group,) = page.marks
    assert isinstance(group, Group)
    cut = [s for s in group.shapes if isinstance(s, Path)]
    assert len(cut) == 1
    assert cut[0].d.startswith("M 12.0000 ")
    assert cut[0].d.endswith(" Z")
    assert len([s for s in group.shapes if isinstance(s, Line)]) == 12
    inner = [s for g in group.shapes if isinstance(g, Group) for s in g.shapes]
    words = [s.text for s in inner if isinstance(s, Text)]
    assert words == ["Asmodeus", "Asmodeus", "Asmodeus", "glue", "glue inside the back"]
    assert [placed.clip[2:] for placed in page.placed] == [(64, 89), (64, 89)]
    for placed in page.placed:
        x, y = apply(placed.matrix, (31.5, 44))
        assert (x, y) == pytest.approx(
            (placed.clip[0] + placed.clip[2] / 2, placed.clip[1] + placed.clip[3] / 2)
        )


def test_a_thick_deck_lies_down() -> None:
    thick = tuck((63, 88), 100, 0.34, papers.sleeve("none"))  # 210 mm of net on 200 mm of room
    page = tuck_page(thick, Job(papers.paper("a4")), "Main deck", None, FONTS)
    (group,) = page.marks
    assert isinstance(group, Group)
    w, h = thick.size
    for corner in ((0, 0), (w, 0), (0, h), (w, h)):
        x, y = apply(group.matrix, corner)
        assert 5 - 1e-6 <= x <= 205 + 1e-6
        assert 5 - 1e-6 <= y <= 292 + 1e-6


def test_a_box_too_large_for_its_paper() -> None:
    with pytest.raises(LayoutError) as error:
        tuck_page(Tuck(64, 89, 70), Job(papers.paper("a5")), "Main deck", None, FONTS)
    assert str(error.value) == (
        "box for Main deck, a5 (148 x 210 mm): needs 280 x 259 mm, 138 x 200 mm are free; "
        "take larger paper"
    )
