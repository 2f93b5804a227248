import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lohprint.press.paths import box, circle, number, plain


@pytest.mark.parametrize(
    ("given_", "wanted"),
    [
        ("M1 2L3 4", "M1 2L3 4"),
        ("M1,2 3,4 5,6", "M1 2L3 4L5 6"),
        ("m1 2 3 4", "M1 2L4 6"),
        ("M1 1h2v3H0V0z", "M1 1L3 1L3 4L0 4L0 0Z"),
        ("M1 1l1 0zl0 1", "M1 1L2 1ZL1 2"),
        ("M0 0Q3 3 6 0", "M0 0C2 2 4 2 6 0"),
        ("M1 1c1 1 2 1 3 0", "M1 1C2 2 3 2 4 1"),
        ("M.5-.25L1-1", "M0.5 -0.25L1 -1"),
    ],
)
def test_path_data_becomes_absolute_lines_and_curves(given_: str, wanted: str) -> None:
    assert plain(given_) == wanted


@pytest.mark.parametrize(
    ("data", "what"),
    [
        ("A1 1 0 0 0 2 2", "path data of M L H V C Q Z"),
        ("M1 2 3", "M with 2 numbers"),
        ("Z1", "Z with 0 numbers"),
        ("Mx", "path data of M L H V C Q Z"),
    ],
)
def test_other_path_data_is_refused(data: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        plain(data)


@given(st.lists(st.tuples(st.floats(-99, 99), st.floats(-99, 99)), min_size=2, max_size=9))
def test_plain_data_stays_as_it_is(points: list[tuple[float, float]]) -> None:
    data = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
    assert plain(data) == data


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.0, "0"), (1.0, "1"), (2.50, "2.5"), (1 / 3, "0.333"), (-1e-9, "0")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_a_box_without_round_corners_has_four() -> None:
    assert box(1, 2, 10, 20) == "M1 2L11 2L11 22L1 22Z"


@given(st.floats(1, 50), st.floats(1, 50), st.floats(0, 60))
def test_round_corners_stay_inside_their_box(w: float, h: float, r: float) -> None:
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", box(0, 0, w, h, r))]
    assert all(-0.001 <= x <= w + 0.001 for x in numbers[::2])
    assert all(-0.001 <= y <= h + 0.001 for y in numbers[1::2])


def test_a_circle_is_four_quarters() -> None:
    assert circle(5, 5, 5).count("C") == 4
    assert circle(5, 5, 5).startswith("M10 5C")
