"""A printer's misfit: solved from readings, kept, and undone."""

import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lohprint.errors import Faults, LayoutError, UsageError
from lohprint.press.matrix import about, apply, chain, inverse, rotation, scaling, shift
from lohprint.press.shapes import Matrix, Point
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.back import Axis
from lohprint.press.sheets.profile import (
    Misfit,
    Profile,
    Reading,
    profile,
    profiles,
    save,
    solve,
)

A4 = papers.paper("a4")
STATIONS = ((-80.0, -115.0), (80.0, -115.0), (-80.0, 115.0), (80.0, 115.0))


class Printer:
    """A machine that shifts, turns and stretches each side; places are from the front's view."""

    def __init__(self, back: Matrix, scale: Matrix = (1, 0, 0, 1, 0, 0)) -> None:
        self.front_pass = about(scale, A4.w / 2, A4.h / 2)
        self.back_pass = about(chain(scale, back), A4.w / 2, A4.h / 2)

    def front(self, point: Point) -> Point:
        return apply(self.front_pass, point)

    def back(self, point: Point, axis: Axis) -> Point:
        """Where ink of the back page lands, seen through the paper."""
        x, y = point
        seen = (A4.w - x, y) if axis == "x" else (x, A4.h - y)
        return apply(self.back_pass, seen)

    def reading(self, x: float, y: float, p: Profile, tenth: bool = True) -> Reading:
        """What a person reads at a station of a sheet that was printed with a profile."""
        place = (A4.w / 2 + x, A4.h / 2 + y)
        front = self.front(apply(p.front(A4), place))
        back = self.back(apply(p.back(A4, "x"), (A4.w - place[0], place[1])), "x")
        dx, dy = back[0] - front[0], back[1] - front[1]
        return Reading(x, y, *((round(dx, 1), round(dy, 1)) if tenth else (dx, dy)))


def worst(printer: Printer, p: Profile, axis: Axis = "x") -> float:
    """The largest distance between a front's and its back's corners over a sheet of cards."""
    far = 0.0
    for x in (10.5, 73.5, 136.5, 199.5):
        for y in (16.5, 104.5, 192.5, 280.5):
            place = (A4.w - x, y) if axis == "x" else (x, A4.h - y)
            a = printer.front(apply(p.front(A4), (x, y)))
            b = printer.back(apply(p.back(A4, axis), place), axis)
            far = max(far, math.dist(a, b))
    return far


def test_a_simulated_printer_is_corrected_to_under_a_fifth_of_a_millimeter() -> None:
    printer = Printer(chain(scaling(1.004, 0.997), rotation(0.35), shift(1.7, -2.4)))
    plain = Profile(printer="mine")
    assert worst(printer, plain) > 3
    found = solve([printer.reading(x, y, plain) for x, y in STATIONS])
    assert found.x == pytest.approx(1.7, abs=0.06)
    assert found.y == pytest.approx(-2.4, abs=0.06)
    assert found.rotation == pytest.approx(0.35, abs=0.05)
    corrected = plain.corrected(found)
    assert worst(printer, corrected) < 0.2
    assert worst(printer, corrected, "y") < 0.2  # the same correction for the short edge


offsets, stretches = st.floats(-4, 4), st.floats(0.99, 1.01)


@given(offsets, offsets, st.floats(-1, 1), stretches, stretches)
def test_any_printer_is_corrected(x: float, y: float, turn: float, sx: float, sy: float) -> None:
    printer = Printer(chain(scaling(sx, sy), rotation(turn), shift(x, y)))
    plain = Profile(printer="mine")
    once = plain.corrected(solve([printer.reading(*at, plain) for at in STATIONS]))
    again = once.corrected(solve([printer.reading(*at, once) for at in STATIONS]))
    assert min(worst(printer, once), worst(printer, again)) < 0.2


def test_exact_readings_are_solved_exactly() -> None:
    printer = Printer(chain(scaling(1.002, 0.999), shift(0.5, 0.25)))
    readings = [printer.reading(x, y, Profile(printer="p"), tenth=False) for x, y in STATIONS]
    found = solve(readings)
    assert (found.x, found.y) == (pytest.approx(0.5), pytest.approx(0.25))
    assert (found.stretch_x, found.stretch_y) == (pytest.approx(1.002), pytest.approx(0.999))
    assert found.rotation == pytest.approx(0)
    assert found.rest == pytest.approx(0, abs=1e-9)


def test_a_wrong_reading_leaves_a_rest() -> None:
    readings = [Reading(x, y, 1.0, 1.0) for x, y in STATIONS]
    assert solve(readings).rest == pytest.approx(0, abs=1e-9)
    assert solve([*readings[:3], Reading(*STATIONS[3], -1.0, 1.0)]).rest > 0.3


@pytest.mark.parametrize("stations", [STATIONS[:1], STATIONS[:2]])
def test_too_few_readings(stations: tuple[Point, ...]) -> None:
    with pytest.raises(UsageError, match="give three that are not on one line"):
        solve([Reading(x, y, 0.0, 0.0) for x, y in stations])


def test_the_scale_is_undone_on_both_sides() -> None:
    printer = Printer(shift(1.0, 0.0), scaling(48.6 / 50, 49.9 / 50))
    p = Profile(printer="mine", x=1.0).measured(48.6, 49.9)
    a, b = (printer.front(apply(p.front(A4), q)) for q in ((50.0, 60.0), (100.0, 110.0)))
    assert (b[0] - a[0], b[1] - a[1]) == (pytest.approx(50), pytest.approx(50))
    assert worst(printer, p) < 1e-9


def test_measuring_again_adds_to_what_was_known() -> None:
    twice = Profile(printer="p").measured(49, 49).measured(50, 49.5)
    assert (twice.scale_x, twice.scale_y) == (0.98, pytest.approx(0.9702))


def test_no_profile_moves_nothing() -> None:
    plain = Profile(printer="p")
    for matrix in (plain.front(A4), plain.back(A4, "x"), plain.back(A4, "y")):
        assert apply(matrix, (12.0, 34.0)) == (pytest.approx(12), pytest.approx(34))


def test_corrections_compose() -> None:
    first = Profile(printer="p").corrected(Misfit(1.0, 2.0, 0.5, 1.001, 1.0, 0.0))
    undone = first.corrected(
        Misfit(*(round(v, 12) for v in inverse(first.misfit)[4:]), -0.5, 1 / 1.001, 1.0, 0.0)
    )
    assert abs(undone.x) < 0.02
    assert abs(undone.y) < 0.02
    assert undone.rotation == pytest.approx(0, abs=1e-3)


def test_lying_paper_is_refused() -> None:
    with pytest.raises(LayoutError) as error:
        Profile(printer="mine").front(papers.paper("297x210"))
    assert str(error.value) == (
        "profile mine, 297x210 (297 x 210 mm): was measured upright; "
        "print on upright paper, 210x297"
    )


def test_profiles_are_kept_by_printer_tray_and_stock(tmp_path: Path) -> None:
    file = tmp_path / "lohprint" / "printers.yaml"
    assert profiles(file) == ()
    one = Profile(printer="laser", tray="2", stock="card 200", x=0.3, rotation=0.0001)
    two = Profile(printer="inkjet", scale_x=0.99)
    assert save(one, file) == file
    save(two, file)
    assert profiles(file) == (two, one)
    assert profile("laser/2/card 200", file) == one
    save(one.measured(49, 49), file)
    assert profile("laser/2/card 200", file).scale_x == 0.98
    assert len(profiles(file)) == 2
    with pytest.raises(UsageError) as error:
        profile("inkjt", file)
    assert str(error.value) == "no printer called 'inkjt' was measured; did you mean 'inkjet'?"


def test_no_profiles_yet(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no printer called 'x' was measured; print the sheet"):
        profile("x", tmp_path / "none.yaml")


def test_a_badly_edited_file_is_told_by_line(tmp_path: Path) -> None:
    file = tmp_path / "printers.yaml"
    file.write_text("profiles:\n  - {printer: a, scale_x: 2}\n  - {printer: b, shift: 3}\n")
    with pytest.raises(Faults) as error:
        profiles(file)
    assert [line.removeprefix(f"{file}:") for line in error.value.lines()] == [
        "2:27: a scale of 2.0; give what 1 mm measures, 0.8 to 1.25",
        "3:18: unknown key 'shift'; known: edges, printer, rotation, scale_x, scale_y, sheets, "
        "stock, stretch_x, stretch_y, tray, x, y",
    ]
