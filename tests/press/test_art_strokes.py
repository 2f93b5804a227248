"""Lines become path data: where it starts, ends and passes, and that any painter can read it."""

import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lohprint.press.art import strokes
from lohprint.press.shapes import Point

NUMBER = r"-?\d+(?:\.\d+)?"
STEP = re.compile(rf"M{NUMBER} {NUMBER}|L{NUMBER} {NUMBER}|C{NUMBER}(?: {NUMBER}){{5}}|Z")

points = st.tuples(st.integers(-60, 60), st.integers(-50, 50))
lines = st.lists(points, min_size=3, max_size=8, unique=True)


def ends(d: str) -> list[Point]:
    """The points that path data passes through, in order."""
    found = []
    for step in re.findall(r"[MLC][^MLCZ]*", d):
        numbers = [float(number) for number in re.findall(NUMBER, step)]
        found.append((numbers[-2], numbers[-1]))
    return found


def test_a_line_is_read_with_its_sharp_points() -> None:
    assert strokes.nodes("0,-30 12.5,-18!") == ((0.0, -30.0, False), (12.5, -18.0, True))


def test_a_mirrored_half_leaves_the_axis_single() -> None:
    assert [(x, y) for x, y, _ in strokes.mirrored("0,-5 4,0 0,5")] == [
        (0, -5), (4, 0), (0, 5), (-4, 0),
    ]  # fmt: skip


def test_a_moved_line_is_scaled_then_turned_then_moved() -> None:
    [(x, y, _)] = strokes.moved([(1.0, 0.0)], 10, 20, scale=2, turn=90)
    assert (x, y) == pytest.approx((10, 22))


def test_between_sharp_points_the_way_is_straight() -> None:
    assert strokes.smooth("0,0! 10,0! 10,10!") == "M0.0 0.0L10.0 0.0L10.0 10.0L0.0 0.0Z"


def test_a_burin_stroke_is_pointed_and_swells_to_its_width() -> None:
    d = strokes.lens((0.0, 0.0), (30.0, 0.0), 0, 3)
    assert ends(d) == [(0.0, 0.0), (30.0, 0.0), (0.0, 0.0)]
    # The handles of a cubic stand at 4/3 of the height its middle reaches.
    assert "C10.00 -2.00 20.00 -2.00 30.0 0.0" in d


def test_a_limb_without_a_last_width_ends_in_a_point() -> None:
    spine = [(0.0, 0.0), (0.0, 20.0), (0.0, 40.0)]
    assert (0.0, 40.0) in ends(strokes.limb(spine, (10, 6, 0)))
    assert (0.0, 40.0) not in ends(strokes.limb(spine, (10, 6, 4)))


@given(lines)
def test_curves_pass_through_every_node(line: list[tuple[int, int]]) -> None:
    assert ends(strokes.smooth(line, closed=False)) == [(float(x), float(y)) for x, y in line]


@given(lines, st.integers(2, 30))
def test_points_along_a_curve_begin_and_end_with_it(
    line: list[tuple[int, int]], count: int
) -> None:
    found = strokes.along(line, count)
    assert len(found) == count
    assert found[0] == pytest.approx(line[0], abs=1e-6)
    assert found[-1] == pytest.approx(line[-1], abs=1e-6)


def test_points_along_a_straight_line_are_even() -> None:
    xs = [x for x, _ in strokes.along([(0.0, 0.0), (40.0, 0.0)], 5)]
    assert xs == pytest.approx([0, 10, 20, 30, 40], abs=0.5)


@given(lines, st.lists(st.integers(0, 20), min_size=2, max_size=5))
def test_everything_is_path_data_of_four_letters(
    line: list[tuple[int, int]], widths: list[int]
) -> None:
    drawn = (
        strokes.smooth(line),
        strokes.poly(line),
        strokes.limb(line, widths),
        strokes.rings(line, widths, 6),
        strokes.hatch(line, line[::-1]),
        strokes.circle(*line[0], 5, 3),
    )
    assert all(STEP.sub("", d) == "" for d in drawn)


def test_angles_are_clockwise_from_the_top() -> None:
    assert strokes.polar(0, 10) == pytest.approx((0, -10))
    assert strokes.polar(90, 10, 1, 1) == pytest.approx((11, 1))
    assert all(math.hypot(x, y) == pytest.approx(7) for x, y in strokes.arc(0, 0, 7, 20, 300))
