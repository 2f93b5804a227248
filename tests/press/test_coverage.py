"""How much ink a page takes."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from lohprint.cli import app
from lohprint.press.inks import GRAY, LIGHT
from lohprint.press.look.theme import find
from lohprint.press.paint import raster
from lohprint.press.paint.coverage import coverage
from lohprint.press.shapes import Face, Group, Line, Part, Rect, Use
from lohprint.press.sheets.page import Page, Placed

FONTS = find("plain").fonts


@pytest.fixture(autouse=True)
def no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def page(*faces: Face) -> Page:
    """Of 100 x 100 mm, the faces in its corner."""
    placed = (
        Placed(face, (1, 0, 0, 1, 0, 0), n, "x", 0, (0, 0, face.w, face.h))
        for n, face in enumerate(faces, 1)
    )
    return Page(100, 100, "front", 1, tuple(placed))


def solid(color: str, w: float = 100.0, h: float = 100.0, round: bool = False) -> Face:
    part = Part(color, w, h, (Rect(0, 0, w, h, fill=color),))
    return Face(color, w, h, (Use(part),), round)


def test_white_takes_none_and_black_about_three_layers() -> None:
    assert coverage([page(solid("#ffffff"))], FONTS, LIGHT) == 0
    assert coverage([page(solid("#000000"))], FONTS, LIGHT) == pytest.approx(3.0, abs=0.1)
    assert coverage([page(solid("#000000"))], FONTS, GRAY) == 1


def test_a_pure_color_takes_the_inks_it_is_mixed_from() -> None:
    assert coverage([page(solid("#ffff00"))], FONTS, LIGHT) == pytest.approx(1, abs=0.01)
    assert coverage([page(solid("#ff0000"))], FONTS, LIGHT) == pytest.approx(2, abs=0.01)


def test_areas_add_up_and_pages_are_averaged() -> None:
    quarter = solid("#000000", 50, 50)
    assert coverage([page(quarter)], FONTS, GRAY) == pytest.approx(0.25, abs=0.01)
    assert coverage([page(quarter, quarter)], FONTS, GRAY) == pytest.approx(0.5, abs=0.02)
    assert coverage([page(quarter), page()], FONTS, GRAY) == pytest.approx(0.125, abs=0.005)
    assert coverage([], FONTS, GRAY) == 0


def test_a_round_piece_takes_what_its_circle_does() -> None:
    disc = solid("#000000", 100, 100, round=True)
    assert coverage([page(disc)], FONTS, GRAY) == pytest.approx(0.785, abs=0.01)


def test_a_face_drawn_smaller_takes_less() -> None:
    half = Group(solid("#000000").shapes, (0.5, 0, 0, 0.5, 0, 0))
    assert coverage([page(Face("x", 100, 100, (half,)))], FONTS, GRAY) == pytest.approx(0.25)


def test_a_thin_line_takes_no_more_than_it_covers() -> None:
    part = Part("line", 100, 100, (Line(0, 0, 100, 100, "#000000", 0.2),))
    found = coverage([page(Face("line", 100, 100, (Use(part),)))], FONTS, GRAY)
    assert found == pytest.approx(0.2 * 141.4 / 100**2, rel=0.05)


def test_what_was_measured_is_not_rendered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = coverage([page(solid("#4c1d66"))], FONTS, LIGHT)
    monkeypatch.setattr(raster, "rendered", lambda *of: pytest.fail("rendered again"))
    assert coverage([page(solid("#4c1d66"))], FONTS, LIGHT) == first


def test_print_tells_it_for_each_file_and_for_all(tmp_path: Path) -> None:
    words = ["print", "5e", "realms", "oaths", "--theme", "plain", "-o", str(tmp_path)]
    told = CliRunner().invoke(app, [*words, "--estimate"]).stdout.splitlines()
    shares = [int(line.split()[-2]) for line in told if " ink " in line]
    realms, oaths, both = shares
    assert 5 < realms < oaths < 60  # 2 pages, and 4 of them
    assert both == pytest.approx((2 * realms + 4 * oaths) / 6, abs=1)
    assert " ink " not in CliRunner().invoke(app, words).stdout
