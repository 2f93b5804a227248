"""Pages: every piece once, backs behind fronts, nothing off the printable edge, for any job."""

import math
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lohprint.errors import LayoutError
from lohprint.press.matrix import apply
from lohprint.press.shapes import Face
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Leaf, Page, Paper, Placed
from lohprint.press.sheets.sheet import sheets, stacked

A4 = papers.paper("a4")


def pieces(
    number: int, w: float = 63.0, h: float = 88.0, backs: bool = True, round: bool = False
) -> list[Leaf]:
    return [
        Leaf(
            f"F{i:03}",
            Face(f"F{i:03}", w, h, (), round, 5.0),
            Face(f"B{i:03}", w, h, (), round, 5.0) if backs else None,
        )
        for i in range(1, number + 1)
    ]


def center(placed: Placed) -> tuple[float, float]:
    return apply(placed.matrix, (placed.face.w / 2, placed.face.h / 2))


def top(placed: Placed) -> tuple[float, float]:
    """Which way the upper edge of a face looks on the page, as a unit vector."""
    x, y = apply(placed.matrix, (placed.face.w / 2, 0))
    cx, cy = center(placed)
    length = math.hypot(x - cx, y - cy)
    return round((x - cx) / length, 6), round((y - cy) / length, 6)


def trim(placed: Placed) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the cut card on its page."""
    w, h = placed.face.w, placed.face.h
    corners = [apply(placed.matrix, p) for p in ((0, 0), (w, 0), (0, h), (w, h))]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


# S17: backs behind their fronts when the last row is not full


@pytest.mark.parametrize("number", [1, 2, 4, 7, 8, 10])
def test_long_edge_backs_mirror_across(number: int) -> None:
    pages = sheets(pieces(number), Job(A4))
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert [p.id for p in front.placed] == [p.id for p in back.placed]
        for f, b in zip(front.placed, back.placed, strict=True):
            assert center(f)[0] + center(b)[0] == pytest.approx(210, abs=1e-9)
            assert center(f)[1] == center(b)[1]
            assert (top(f), top(b)) == ((0, -1), (0, -1))


def test_short_edge_backs_mirror_down_and_stand_on_their_heads() -> None:
    front, back = sheets(pieces(7), Job(A4, backs="short"))
    for f, b in zip(front.placed, back.placed, strict=True):
        assert center(f)[0] == center(b)[0]
        assert center(f)[1] + center(b)[1] == pytest.approx(297, abs=1e-9)
        assert top(b) == (0, 1)


def test_on_lying_paper_the_edges_swap() -> None:
    lying = papers.paper("297x210")
    front, back = sheets(pieces(7), Job(lying, backs="long"))
    assert (front.w, front.h) == (297, 210)
    for f, b in zip(front.placed, back.placed, strict=True):
        assert center(f)[0] == center(b)[0]
        assert (top(f), top(b)) == ((1, 0), (1, 0))  # cards lie on this paper too
    front, back = sheets(pieces(7), Job(lying, backs="short"))
    for f, b in zip(front.placed, back.placed, strict=True):
        assert center(f)[1] == center(b)[1]
        assert (top(f), top(b)) == ((1, 0), (-1, 0))


def test_turned_cards_have_backs_with_the_same_edge_up() -> None:
    front, back = sheets(pieces(6, 69.85, 120.65), Job(A4))
    turned = [(f, b) for f, b in zip(front.placed, back.placed, strict=True) if top(f)[0]]
    assert len(turned) == 4
    for f, b in turned:
        assert top(f) == (1, 0)
        assert top(b) == (-1, 0)  # the same edge of the card, seen from behind


# S19: exactly full, one more, one less


@pytest.mark.parametrize(
    ("number", "fronts"), [(1, 1), (8, 1), (9, 1), (10, 2), (18, 2), (19, 3), (55, 7)]
)
@pytest.mark.parametrize("backs", [True, False])
def test_no_page_too_many_and_every_card_once(number: int, fronts: int, backs: bool) -> None:
    pages = sheets(pieces(number, backs=backs), Job(A4))
    assert len(pages) == fronts * (2 if backs else 1)
    assert all(page.placed for page in pages)
    seen = [p.id for page in pages if page.side == "front" for p in page.placed]
    assert seen == [leaf.id for leaf in pieces(number)]


def test_no_cards_no_pages() -> None:
    assert sheets([], Job(A4)) == ()


def test_decks_with_and_without_backs_mixed_stay_in_step() -> None:
    leaves = [
        replace(leaf, back=None) if i % 4 == 0 or i < 9 else leaf
        for i, leaf in enumerate(pieces(20))
    ]
    pages = sheets(leaves, Job(A4))
    assert [page.side for page in pages] == ["front", "back"] * 3
    assert pages[1].placed == ()
    backs = {p.id: (page.sheet, center(p)) for page in pages[1::2] for p in page.placed}
    fronts = {p.id: (page.sheet, center(p)) for page in pages[::2] for p in page.placed}
    assert set(backs) == {leaf.id for leaf in leaves if leaf.back}
    for id_, (sheet, (x, y)) in backs.items():
        assert fronts[id_] == (sheet, (pytest.approx(210 - x), y))


def test_fronts_first_for_feeding_by_hand() -> None:
    pages = sheets(pieces(20), Job(A4, order="fronts-first"))
    assert [(p.side, p.sheet) for p in pages] == [
        ("front", 1), ("front", 2), ("front", 3), ("back", 1), ("back", 2), ("back", 3)
    ]  # fmt: skip


def test_cards_stand_exactly_their_size_apart() -> None:
    for name in ("a4", "letter"):
        page = sheets(pieces(9, backs=False), Job(papers.paper(name)))[0]
        (x0, y0), (x1, _), *_ = [center(p) for p in page.placed]
        assert x1 - x0 == pytest.approx(63, abs=1e-9)
        assert center(page.placed[3])[1] - y0 == pytest.approx(88, abs=1e-9)


def test_gutterfold_mirrors_at_the_fold() -> None:
    page = sheets(pieces(4), Job(A4, gutterfold=True))[0]
    fronts, backs = page.placed[:4], page.placed[4:]
    assert [p.face.name for p in backs] == ["B001", "B002", "B003", "B004"]
    for f, b in zip(fronts, backs, strict=True):
        assert center(f)[0] + center(b)[0] == pytest.approx(210)
        assert center(f)[1] == center(b)[1]
        assert trim(f)[2] <= 105 - 3 + 1e-9
    assert len(sheets(pieces(5), Job(A4, gutterfold=True))) == 2


def test_gutterfold_takes_the_axis_that_holds_more() -> None:
    # 130 x 140: only folding a horizontal line leaves two halves of 200 x 140.5
    page = sheets(pieces(1, 130, 138), Job(A4, gutterfold=True, gutter=0.0))[0]
    front, back = page.placed
    assert center(front)[0] == center(back)[0]
    assert center(front)[1] + center(back)[1] == pytest.approx(297)
    assert top(back) == (0, 1)


def test_stacks_fall_into_deck_order() -> None:
    number, slots = 31, 9
    on = [stacked(number, slots, sheet) for sheet in range(4)]
    assert [len(indices) for indices in on] == [9, 9, 9, 4]
    piles = [[indices[s] for indices in on if s < len(indices)] for s in range(slots)]
    assert [card for pile in piles for card in pile] == list(range(number))


@given(st.integers(1, 200), st.integers(1, 40))
def test_stacking_loses_no_card(number: int, slots: int) -> None:
    on = [stacked(number, slots, sheet) for sheet in range(-(-number // slots))]
    piles = [[indices[s] for indices in on if s < len(indices)] for s in range(slots)]
    assert [card for pile in piles for card in pile] == list(range(number))


def test_markers_fill_empty_slots() -> None:
    spare = tuple(pieces(8, 25, 25, round=True))
    front, back = sheets(pieces(8), Job(A4, fillers=spare))
    assert len(front.placed) == 8 + 6  # 2 x 3 markers in a slot of 63 x 88
    slot = sheets(pieces(9), Job(A4))[0].placed[8]
    left, up, right, down = trim(slot)
    for f, b in list(zip(front.placed, back.placed, strict=True))[8:]:
        x0, y0, x1, y1 = trim(f)
        assert left <= x0 < x1 <= right
        assert up <= y0 < y1 <= down
        assert center(f)[0] + center(b)[0] == pytest.approx(210)
    assert [p.slot for p in front.placed] == list(range(1, 15))


def test_markers_of_three_sizes_share_a_sheet() -> None:
    markers = [
        leaf
        for number, size in ((4, 40), (20, 20), (10, 25))
        for leaf in pieces(number, size, size, round=True)
    ]
    front, back = sheets(markers, Job(A4, bleed=1.0))
    assert [placed.face.w for placed in front.placed] == [40] * 4 + [20] * 20 + [25] * 10
    assert [placed.slot for placed in front.placed] == list(range(1, 35))
    rows = [trim(placed)[1] for placed in front.placed]
    assert max(rows[:4]) + 40 + 4 < min(rows[4:24])
    assert max(rows[4:24]) + 20 + 4 < min(rows[24:])
    assert len(back.placed) == 34
    # what does not fit below goes on sheets of its own, whole
    assert [len(page.placed) for page in sheets([*pieces(1), *pieces(99, 25, 25)], Job(A4))] == [
        1, 1, 88, 88, 11, 11
    ]  # fmt: skip


def test_a_size_goes_below_others_on_the_first_sheet_with_room() -> None:
    tiles, counters = pieces(15, 63, 12), pieces(130, 20, 20, round=True)
    pages = sheets([*tiles, *counters, *pieces(1, 40, 144)], Job(A4, backs="none"))
    assert [len(page.placed) for page in pages] == [16, 130]
    assert pages[0].placed[15].face.h == 144


def test_labels_stand_where_the_sheet_is_cut() -> None:
    label = papers.label("avery c32011-10")
    page = sheets(pieces(11, 85, 54, backs=False), Job(A4, label=label, backs="none"))[0]
    assert len(page.placed) == 10
    assert trim(page.placed[0]) == pytest.approx((15, 13.5, 100, 67.5))
    assert trim(page.placed[3]) == pytest.approx((110, 67.5, 195, 121.5))


def test_a_card_too_large_for_a_label() -> None:
    job = Job(A4, label=papers.label("avery c32011-10"), backs="none")
    with pytest.raises(LayoutError) as error:
        sheets(pieces(1, backs=False), job)
    assert str(error.value) == (
        "card of 63 x 88 mm, avery c32011-10: does not fit on labels of 85 x 54 mm; see 'sheets'"
    )


def test_bleed_that_is_not_drawn_is_told() -> None:
    thin = [replace(leaf, front=Face("front", 63, 88, (), bleed=1.0)) for leaf in pieces(3)]
    front, back = sheets(thin, Job(A4, bleed=3.0))
    assert front.notes == (
        "some faces are drawn with 1 mm of bleed, 3 mm are asked: beyond it the paper is white",
    )
    assert back.notes == ()


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ({"bleed": 6.0}, "bleed of 6 mm, a4 (210 x 297 mm): is no bleed; give 0 to 5"),
        ({"gap": -1.0}, "gap of -1 mm, a4 (210 x 297 mm): would lay cards over each other; "
         "give 0 or more"),
        ({"margin": -5.0}, "margin of -5 mm, a4 (210 x 297 mm): is less than nothing; give 5"),
    ],
)  # fmt: skip
def test_jobs_that_cannot_be(wrong: dict[str, Any], what: str) -> None:
    with pytest.raises(LayoutError) as error:
        sheets(pieces(1), Job(A4, **wrong))
    assert str(error.value) == what


def test_between_a_cutting_machines_marks() -> None:
    machine = papers.cutter("silhouette 3")
    page = sheets(pieces(9, backs=False), Job(A4, cutter=machine, backs="none"))[0]
    assert len(page.placed) == 9
    for placed in page.placed:
        left, up, right, down = trim(placed)
        assert left >= 10
        assert right <= 200
        for corner in ((0, 0), (210, 0), (0, 297), (210, 297)):
            dx = max(left - corner[0], corner[0] - right)
            dy = max(up - corner[1], corner[1] - down)
            assert max(dx, dy) >= 16.5 - 1e-9


def test_poker_on_letter_by_default_is_eight_up() -> None:
    page = sheets(pieces(9, 63.5, 88.9, backs=False), Job(papers.paper("letter")))[0]
    boxes = [trim(p) for p in page.placed]
    assert len(boxes) == 8
    assert min(b[0] for b in boxes) == pytest.approx(19.05)  # printing 3.5: 12.7 / 19.05
    assert min(b[1] for b in boxes) == pytest.approx(12.7)


def clip(number: int, paper: str = "a4", **asked: Any) -> tuple[float, ...]:
    """How far the first face on a sheet shows beyond its trim: left, top, right, bottom."""
    placed = sheets(pieces(number), Job(papers.paper(paper), **asked))[0].placed[0]
    (x, y, w, h), (left, up, right, down) = placed.clip, trim(placed)
    return tuple(round(v, 6) for v in (left - x, up - y, x + w - right, y + h - down))


def test_color_spills_over_the_outer_cuts_where_there_is_room() -> None:
    assert clip(9) == (2, 2, 0, 0)
    assert clip(1) == (2, 2, 2, 2)
    assert clip(9, "letter") == (2, 0, 0, 0)  # a strip for the ruler stays white
    assert clip(9, back_bleed=4.0) == (0, 0, 0, 0)
    assert clip(9, bleed=1.0) == (1, 1, 1, 1)
    assert clip(9, bleed=3.0, gap=0.0) == (3, 3, 0, 0)
    assert clip(9, bleed=3.0, gap=1.0) == (3, 3, 0.5, 0.5)


def test_backs_may_bleed_farther() -> None:
    back = sheets(pieces(9), Job(A4, back_bleed=4.0))[1].placed[2]  # at the upper left
    (x, y, *_), (left, up, *_) = back.clip, trim(back)
    assert (left - x, up - y) == (pytest.approx(4), pytest.approx(4))


# What holds for every paper, size and mode

jobs = st.builds(
    Job,
    paper=st.sampled_from([papers.paper(n) for n in ("a5", "a4", "letter", "a3", "297x210")]),
    backs=st.sampled_from(["long", "short", "none"]),
    order=st.sampled_from(["sheets", "fronts-first"]),
    gutterfold=st.booleans(),
    gap=st.none() | st.floats(0, 8),
    bleed=st.sampled_from([0.0, 1.0, 3.0, 5.0]),
    back_bleed=st.none() | st.sampled_from([0.0, 2.0, 5.0]),
    margin=st.none() | st.sampled_from([0.0, 3.0, 5.0, 12.0]),
    marks=st.sampled_from(["crop", "lines", "dots", "none"]),
    radius=st.sampled_from([0.0, 3.0]),
    collate=st.sampled_from(["deck", "stack"]),
    marks_on_backs=st.booleans(),
)
groups = st.lists(
    st.builds(
        pieces,
        st.integers(1, 14),
        st.sampled_from([25.0, 44.45, 63.0, 69.85]),
        st.sampled_from([25.0, 63.5, 88.0, 120.65]),
        st.booleans(),
    ),
    min_size=1,
    max_size=2,
)


def printed(leaves: list[Leaf], job: Job) -> tuple[Page, ...]:
    try:
        return sheets(leaves, job)
    except LayoutError:  # too large for the paper: refused, and nothing printed
        return ()


@settings(max_examples=40)
@given(groups, jobs)
def test_nothing_leaves_the_page_and_nothing_overlaps(groups: Any, job: Job) -> None:
    leaves = [leaf for group in groups for leaf in group]
    margin = job.paper.margin if job.margin is None else job.margin
    for page in printed(leaves, job):
        boxes = [trim(placed) for placed in page.placed]
        for left, up, right, down in boxes:
            assert min(left, up) >= margin - 1e-6
            assert right <= page.w - margin + 1e-6
            assert down <= page.h - margin + 1e-6
        for a, b in combinations(boxes, 2):
            assert max(a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3]) >= -1e-6
        edge = min(5.0, margin)
        for (x, y, w, h), (left, up, right, down) in zip(
            (placed.clip for placed in page.placed), boxes, strict=True
        ):
            assert min(x, y) >= edge - 1e-6
            assert x + w <= page.w - edge + 1e-6
            assert y + h <= page.h - edge + 1e-6
            assert x <= left + 1e-6 and y <= up + 1e-6  # noqa: PT018
            assert x + w >= right - 1e-6 and y + h >= down - 1e-6  # noqa: PT018
        clips = [placed.clip for placed in page.placed]
        for (x, y, w, h), (left, up, right, down) in (
            (clip, box) for i, clip in enumerate(clips) for j, box in enumerate(boxes) if i != j
        ):
            # one card's bleed never covers another card
            assert max(x - right, left - x - w, y - down, up - y - h) >= -1e-6


@settings(max_examples=40)
@given(groups, jobs)
def test_copies_are_slots_and_every_back_lies_behind_its_front(groups: Any, job: Job) -> None:
    leaves = [leaf for group in groups for leaf in group]
    pages = printed(leaves, job)
    if not pages:
        return
    fronts = [p for page in pages if page.side == "front" for p in page.placed]
    shown = sorted(p.face.name for p in fronts if p.face.name.startswith("F"))
    assert shown == sorted(leaf.id for leaf in leaves)
    assert len({(page.sheet, page.side) for page in pages}) == len(pages)
    for page in (page for page in pages if page.side == "back"):
        front = next(p for p in pages if p.sheet == page.sheet and p.side == "front")
        by_slot = {placed.slot: placed for placed in front.placed}
        for back in page.placed:
            (x, y), (u, v) = center(by_slot[back.slot]), center(back)
            assert back.id == by_slot[back.slot].id
            across, down = top(by_slot[back.slot])
            if (job.backs == "long") == (page.h >= page.w):
                assert (x + u, y) == pytest.approx((page.w, v))
                assert top(back) == (-across, down)
            else:
                assert (x, y + v) == pytest.approx((u, page.h))
                assert top(back) == (across, -down)


def test_the_same_pieces_make_the_same_pages() -> None:
    job = Job(Paper("a4", 210, 297), "Lords of Hell", "Asmodeus", bleed=2.0, marks="lines")
    assert sheets(pieces(13), job) == sheets(pieces(13), job)
