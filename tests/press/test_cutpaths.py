"""Cut paths: the cards' own places, in SVG and DXF alike."""

import math
from xml.etree import ElementTree

import pytest

from lohprint.press.finish.cutpaths import dxf, sheets_alike, svg, trimmed
from lohprint.press.shapes import Face
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Leaf, Slot
from lohprint.press.sheets.sheet import sheets

CARD, TOKEN = Slot(10.5, 16.5, 63, 88), Slot(100, 200, 25, 25, 0, True)


def pairs(text: str) -> list[tuple[int, str]]:
    lines = text.splitlines()
    return [(int(code), value) for code, value in zip(lines[::2], lines[1::2], strict=True)]


def test_svg_has_the_pages_millimeters() -> None:
    root = ElementTree.fromstring(svg([CARD, TOKEN], 210, 297, 3).encode())
    assert root.attrib["width"] == "210mm"
    assert root.attrib["viewBox"] == "0 0 210 297"
    rect, circle = root[0]
    assert rect.attrib == {"x": "10.5", "y": "16.5", "width": "63", "height": "88", "rx": "3"}
    assert circle.attrib == {"cx": "112.5", "cy": "212.5", "r": "12.5"}


def test_dxf_is_the_same_upside_down() -> None:
    found = pairs(dxf([CARD, TOKEN], 210, 297))
    assert found[:4] == [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009")]
    assert found[-1] == (0, "EOF")
    xs = [float(value) for code, value in found if code == 10][2:]
    ys = [float(value) for code, value in found if code == 20][2:]
    assert list(zip(xs, ys, strict=True)) == [
        (10.5, 192.5), (73.5, 192.5), (73.5, 280.5), (10.5, 280.5), (112.5, 84.5)
    ]  # fmt: skip
    assert (40, "12.5000") in found
    assert found.count((0, "SEQEND")) == 1


def test_rounded_corners_are_quarter_circles_of_the_radius() -> None:
    found = pairs(dxf([CARD], 210, 297, 3.0))
    points = [float(v) for code, v in found if code in (10, 20)][4:]
    corners = list(zip(points[::2], points[1::2], strict=True))
    bulges = [float(v) for code, v in found if code == 42]
    assert len(corners) == len(bulges) == 8
    for i, bulge in enumerate(bulges):
        if bulge:
            chord = math.dist(corners[i], corners[(i + 1) % 8])
            # radius of an arc by its chord and bulge
            assert chord * (1 + bulge**2) / (4 * bulge) == pytest.approx(3, abs=1e-3)
    turn = sum(
        x * corners[(i + 1) % 8][1] - corners[(i + 1) % 8][0] * y
        for i, (x, y) in enumerate(corners)
    )
    assert turn > 0  # counterclockwise, so that bulges bend outward


def test_sheets_that_are_cut_alike_share_a_path() -> None:
    faces = [Leaf(f"c{i}", Face(f"c{i}", 63, 88, ())) for i in range(20)]
    found = sheets_alike(sheets(faces, Job(papers.paper("a4"), backs="none")))
    assert {sheet: len(slots) for sheet, slots in found.items()} == {1: 9, 3: 2}
    assert found[3] == (Slot(10.5, 16.5, 63, 88), Slot(73.5, 16.5, 63, 88))


def test_a_turned_card_is_cut_where_it_lies() -> None:
    page = sheets([Leaf("c", Face("c", 88, 63, ()))] * 9, Job(papers.paper("a4")))[0]
    assert page.placed[0].matrix[0] == 0
    assert trimmed(page.placed[0]) == Slot(10.5, 16.5, 63, 88)
