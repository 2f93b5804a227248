"""Finished PDFs, read by another library: every card once, every back behind its front."""

import ctypes
from typing import Any

import pypdfium2
import pypdfium2.raw as raw
import pytest

from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.shapes import Face, Text
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Leaf
from lohprint.press.sheets.profile import Profile
from lohprint.press.sheets.sheet import sheets
from lohprint.press.type.fonts import Fonts

FONTS = Fonts()
Spot = tuple[float, float]


def face(name: str, w: float, h: float) -> Face:
    """A face whose name begins exactly in its middle."""
    return Face(name, w, h, (Text(w / 2, h / 2, name, "body", 8),), bleed=5.0)


def deck(number: int, w: float, h: float) -> list[Leaf]:
    return [
        Leaf(f"F{i:03}", face(f"F{i:03}", w, h), face(f"B{i:03}", w, h))
        for i in range(1, number + 1)
    ]


def read(data: bytes) -> list[tuple[float, float, dict[str, Spot]]]:
    """Of each page its width and height in mm, and where each name begins, from the upper left."""
    document = pypdfium2.PdfDocument(data)
    pages = []
    for page in document:
        w, h = (side * 25.4 / 72 for side in page.get_size())
        text = page.get_textpage()
        whole = text.get_text_range()
        found: dict[str, Spot] = {}
        for index in range(len(whole) - 3):
            name = whole[index : index + 4]
            if name[0] in "FB" and name[1:].isdigit():
                x, y = ctypes.c_double(), ctypes.c_double()
                raw.FPDFText_GetCharOrigin(text, index, ctypes.byref(x), ctypes.byref(y))
                assert name not in found
                found[name] = (x.value * 25.4 / 72, h - y.value * 25.4 / 72)
        pages.append((w, h, found))
    document.close()
    return pages


def made(number: int, size: Spot, job: Job) -> list[tuple[float, float, dict[str, Spot]]]:
    pages = sheets(deck(number, *size), job)
    return read(paint([Section("Deck", pages)], About("Deck"), FONTS))


JOBS: list[dict[str, Any]] = [
    {},
    {"backs": "short"},
    {"bleed": 3.0},
    {"gap": 2.0, "marks": "lines", "radius": 3.0},
    {"collate": "stack", "back_bleed": 4.0},
]
SIZES = [(63.0, 88.0), (69.85, 120.65), (44.45, 63.5)]


@pytest.mark.parametrize("asked", JOBS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "297x210"])
def test_backs_lie_behind_their_fronts(paper: str, size: Spot, asked: dict[str, Any]) -> None:
    sheet = papers.paper(paper)
    pages = made(23, size, Job(sheet, **asked))
    seen: list[str] = []
    across = (asked.get("backs") != "short") == (sheet.h >= sheet.w)
    for (w, h, fronts), (_, _, backs) in zip(pages[::2], pages[1::2], strict=True):
        assert (round(w, 2), round(h, 2)) == (sheet.w, sheet.h)
        assert {name[1:] for name in fronts} == {name[1:] for name in backs}
        seen += fronts
        for name, (x, y) in fronts.items():
            u, v = backs[f"B{name[1:]}"]
            if across:
                assert x + u == pytest.approx(w, abs=0.01)
                assert y == pytest.approx(v, abs=0.01)
            else:
                assert x == pytest.approx(u, abs=0.01)
                assert y + v == pytest.approx(h, abs=0.01)
    assert sorted(seen) == [f"F{i:03}" for i in range(1, 24)]


def test_a_gutterfold_is_its_own_mirror() -> None:
    for w, _, found in made(9, (63.0, 88.0), Job(papers.paper("a4"), gutterfold=True)):
        for name, (x, y) in found.items():
            u, v = found[("B" if name[0] == "F" else "F") + name[1:]]
            assert x + u == pytest.approx(w, abs=0.01)
            assert y == pytest.approx(v, abs=0.01)


def test_neighbors_stand_exactly_their_size_apart() -> None:
    for paper in ("a4", "letter"):
        found = made(9, (63.0, 88.0), Job(papers.paper(paper)))[0][2]
        assert found["F002"][0] - found["F001"][0] == pytest.approx(63, abs=0.01)
        assert found["F004"][1] - found["F001"][1] == pytest.approx(88, abs=0.01)


def test_a_profile_moves_the_backs_alone_by_what_was_measured() -> None:
    profile = Profile(printer="p", x=1.5, y=-0.5)
    plain = made(9, (63.0, 88.0), Job(papers.paper("a4")))
    moved = made(9, (63.0, 88.0), Job(papers.paper("a4"), profile=profile))
    for name, (x, y) in plain[0][2].items():
        assert moved[0][2][name] == (pytest.approx(x, abs=0.01), pytest.approx(y, abs=0.01))
    for name, (x, y) in plain[1][2].items():
        # 1.5 too far right as seen from the front is too far left on the back's own page
        assert moved[1][2][name] == (
            pytest.approx(x + 1.5, abs=0.01),
            pytest.approx(y + 0.5, abs=0.01),
        )
