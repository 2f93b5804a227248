"""Cards at other sizes: in the middle, whole, and never too small to read."""

import pytest

from lohprint.errors import LayoutError
from lohprint.press.matrix import apply
from lohprint.press.shapes import Face, Group, Part, Text, Use
from lohprint.press.sheets.page import Leaf
from lohprint.press.sheets.resize import resized


def card(size: float = 8.0, bleed: float = 5.0) -> Leaf:
    words = Part("words", 10, 10, (Text(5, 5, "word", "body", size),))
    face = Face("Young Rage", 63, 88, (Group((Use(words),)),), bleed=bleed)
    return Leaf("young-rage", face, face)


def corner(face: Face, x: float, y: float) -> tuple[float, float]:
    (group,) = face.shapes
    assert isinstance(group, Group)
    return apply(group.matrix, (x, y))


def test_a_sleeved_card_is_scaled_whole_into_the_middle() -> None:
    leaf = resized(card(), (62, 87))
    assert (leaf.front.w, leaf.front.h) == (62, 87)
    assert leaf.back is not None
    assert (leaf.back.w, leaf.back.h) == (62, 87)
    (x0, y0), (x1, y1) = corner(leaf.front, 0, 0), corner(leaf.front, 63, 88)
    assert (x0, x1) == (pytest.approx(0), pytest.approx(62))
    assert y0 == pytest.approx(87 - y1)
    assert y1 - y0 == pytest.approx(88 * 62 / 63)


def test_bleed_covers_what_the_larger_card_adds() -> None:
    face = resized(card(), (63.5, 88.9)).front
    scale = 63.5 / 63
    assert face.bleed == pytest.approx(5 * scale - (88.9 - 88 * scale) / 2)


def test_a_longer_card_has_white_ends() -> None:
    face = resized(card(), (69.85, 120.65)).front
    assert corner(face, 0, 0) == (pytest.approx(0), pytest.approx((120.65 - 88 * 69.85 / 63) / 2))
    assert face.bleed == 5


def test_text_is_never_too_small_to_read() -> None:
    with pytest.raises(LayoutError) as error:
        resized(card(6.5), (44, 68))
    assert str(error.value) == (
        "Young Rage, card of 44 x 68 mm: text of 6.5 pt would be 4.5 pt; "
        "give at least 58.2 x 81.2 mm"
    )
    assert resized(card(8.75), (44, 68)).front.w == 44  # 6.1 pt


def test_small_print_may_shrink() -> None:
    assert resized(card(5.5), (59, 92)).front.w == 59


def test_markers_keep_their_size() -> None:
    marker = Leaf("vp", Face("vp", 20, 20, (), True))
    assert resized(marker, (62, 87)) is marker
