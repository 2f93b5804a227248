"""Cut plans: their cuts, carried out on a strip model of the sheet, leave exactly the cards."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from lohprint.press.finish.cut import Plan, plan
from lohprint.press.sheets.layout import Block, pack


def test_nine_cards_edge_to_edge_take_fourteen_cuts() -> None:
    made = plan((Block(10.5, 16.5, 3, 3, 63, 88, 0, 0.0),))
    assert [(cut.what, cut.times, cut.fence) for cut in made.cuts] == [
        ("Trim the right edge by the marks", 1, None),
        ("Trim the top edge by the marks", 1, None),
        ("Fresh right edge to the fence: a column at a time", 3, 63),
        ("Fresh top edge to the fence: a row at a time of each strip", 9, 88),
    ]
    assert made.count == 14
    assert made.fences == (63, 88)
    assert made.summary == "14 cuts a sheet, 2 fence settings (63, 88 mm)"


def test_a_gap_takes_two_cuts_between_cards() -> None:
    made = plan((Block(10.5, 16.5, 2, 4, 88, 63, 1, 6.0),))
    assert made.fences == (94, 88, 69, 63)
    assert [cut.times for cut in made.cuts] == [1, 1, 1, 2, 6, 8]


def test_strips_are_cut_where_they_are_fewer() -> None:
    made = plan((Block(0, 0, 3, 2, 63, 88, 0, 0.0),))
    assert [cut.what for cut in made.cuts][2:] == [
        "Fresh top edge to the fence: a row at a time",
        "Fresh right edge to the fence: a column at a time of each strip",
    ]


def test_mixed_blocks_are_parted_first() -> None:
    made = plan(pack(200, 287, 69.85, 120.65))
    assert made.cuts[0].what == (
        "Cut down the sheet between the left and the right block, by the marks"
    )
    assert made.fences == (69.85, 120.65)


def test_round_pieces_have_no_straight_cuts() -> None:
    made = plan((Block(0, 0, 8, 11, 25, 25, 0, 0.0),), round=True)
    assert made == Plan(())
    assert made.summary == "cut along the outlines"


def carried_out(columns: int, rows: int, w: float, h: float, gap: float) -> list[float]:
    """Widths of the pieces that the fence cuts of a plan leave, along both directions."""
    made = plan((Block(0, 0, columns, rows, w, h, 0, gap),))
    left = []
    for edge, count, side in (("right", columns, w), ("top", rows, h)):
        cuts = [c for c in made.cuts if c.fence and f"Fresh {edge}" in c.what]
        sheet = count * side + (count - 1) * gap + 10.0  # a margin is left on the far side
        strips = []
        for _ in range(cuts[0].times // (cuts[-1].times // count)):
            strips.append(cuts[0].fence or 0.0)
            sheet -= cuts[0].fence or 0.0
        if len(cuts) == 2:  # the gap was cut off with each strip; trim it away
            strips = [cuts[1].fence or 0.0 for _ in [*strips, sheet]]
        left += strips
    return left


sizes = st.floats(20, 120)


@given(st.integers(1, 9), st.integers(1, 9), sizes, sizes, st.sampled_from([0.0, 2.0, 6.0]))
def test_the_fence_leaves_exactly_the_cards(
    columns: int, rows: int, w: float, h: float, gap: float
) -> None:
    assume(not gap or 1 not in (columns, rows))  # one strip has no gap to cut
    assert carried_out(columns, rows, w, h, gap) == [w] * columns + [h] * rows


@pytest.mark.parametrize("gap", [0.0, 2.0])
def test_one_card_is_four_cuts(gap: float) -> None:
    assert plan((Block(0, 0, 1, 1, 63, 88, 0, gap),)).count == 4
