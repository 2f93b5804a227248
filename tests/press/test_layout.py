"""Imposition: the counts of printing.md 3.5, and what must hold for any card on any paper."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lohprint.errors import LayoutError
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.layout import fits, impose, margin_notes, pack, too_large

# card: A4 flush, A4 3 mm bleed, Letter flush, Letter bleed, A3 flush, A3 bleed (printing 3.5)
TABLE = {
    "poker": (9, 8, 9, 6, 19, 17),
    "63x88": (9, 8, 9, 6, 19, 17),
    "bridge": (10, 9, 10, 8, 22, 18),
    "euro": (9, 8, 9, 8, 19, 16),
    "mini us": (19, 14, 18, 14, 39, 32),
    "mini euro": (18, 14, 18, 13, 36, 29),
    "tarot": (6, 4, 5, 5, 12, 11),
    "square 70": (8, 6, 6, 6, 20, 15),
    "token 25": (88, 54, 80, 48, 176, 117),
}


def count(size: str, paper: str, bleed: float, margin: float = 5.0) -> int:
    card, sheet = papers.size(size), papers.paper(paper)
    area = (margin, margin, sheet.w - 2 * margin, sheet.h - 2 * margin)
    piece, page = (card.w, card.h), (sheet.w, sheet.h)
    blocks = impose(piece, area, page, bleed, 2 * bleed)
    if not blocks:
        raise too_large(piece, area, page, bleed)
    return sum(block.count for block in blocks)


@pytest.mark.parametrize("size", TABLE)
def test_cards_per_sheet_is_the_table(size: str) -> None:
    found = tuple(count(size, p, b) for p in ("a4", "letter", "a3") for b in (0.0, 3.0))
    assert found == TABLE[size]


def test_one_millimeter_of_bleed() -> None:
    assert count("poker", "a4", 1.0) == 9
    assert count("poker", "letter", 1.0) == 8


def test_exact_fits_are_not_lost_to_float_division() -> None:
    assert count("70x99", "a4", 0.0, margin=0.0) == 9
    assert count("42x59.4", "a4", 0.0, margin=0.0) == 25
    assert fits(210.0, 42.0) == 5
    assert fits(0.1 * 3, 0.1) == 3


def test_letter_by_default_has_no_poker_nine_up() -> None:
    margin = papers.paper("letter").margin
    assert count("poker", "letter", 0.0, margin) == 8
    assert count("63x88", "letter", 0.0, margin) == 9


def test_a_card_that_does_not_fit_names_the_largest_that_would() -> None:
    with pytest.raises(LayoutError) as error:
        count("120x180", "a6", 0.0)
    assert str(error.value) == (
        "card of 120 x 180 mm, sheet of 105 x 148 mm: does not fit inside the margins; "
        "the largest card that fits is 95 x 138 mm"
    )


def test_margins_larger_than_the_page() -> None:
    with pytest.raises(LayoutError) as error:
        count("63x88", "a4", 0.0, margin=200.0)
    assert str(error.value) == (
        "card of 63 x 88 mm, sheet of 210 x 297 mm: the margins leave nothing to print on; "
        "a margin of at most 73.5 mm leaves room for one card"
    )


@pytest.mark.parametrize(
    ("margin", "message"),
    [
        (-5.0, "margin of -5 mm, a4: is less than nothing; give 5"),
        (
            2.9,
            "margin of 2.9 mm, a4: is nearer to the edge than most printers print; "
            "give 3 or more, 0 for a borderless printer, or a measured profile",
        ),
    ],
)
def test_margins_no_printer_has(margin: float, message: str) -> None:
    with pytest.raises(LayoutError) as error:
        margin_notes(margin, "a4")
    assert str(error.value) == message


def test_thin_margins_are_told() -> None:
    assert margin_notes(4.0, "a4") == ("margin of 4 mm: many printers clip under 5 mm",)
    assert margin_notes(0.0, "a4") == ("margin of 0 mm: many printers clip under 5 mm",)
    assert margin_notes(5.0, "a4") == ()


sides = st.floats(15, 150)


@given(st.floats(100, 450), st.floats(100, 450), sides, sides, st.floats(0, 10))
def test_blocks_stay_in_their_room_and_apart(
    width: float, height: float, w: float, h: float, gap: float
) -> None:
    slots = [slot for block in pack(width, height, w, h, gap) for slot in block.slots]
    for slot in slots:
        assert slot.x >= -1e-6
        assert slot.y >= -1e-6
        assert slot.x + slot.w <= width + 1e-5
        assert slot.y + slot.h <= height + 1e-5
        assert (slot.w, slot.h) == ((h, w) if slot.turn else (w, h))
    for i, a in enumerate(slots):
        for b in slots[:i]:
            apart = max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h)
            assert apart >= gap - 1e-5


@given(st.floats(60, 450), st.floats(60, 450), sides, sides, st.floats(0, 6))
def test_mixing_is_never_worse_than_one_block(
    width: float, height: float, w: float, h: float, gap: float
) -> None:
    best = sum(block.count for block in pack(width, height, w, h, gap))
    assert best >= fits(width, w, gap) * fits(height, h, gap)
    assert best >= fits(width, h, gap) * fits(height, w, gap)
    assert best * w * h <= (width + 1e-3) * (height + 1e-3)
