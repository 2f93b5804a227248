"""Sheets: S17 to S21, by the command. Every paper, size and order is in press/test_sheet.py,
press/test_finished.py and press/test_layout.py; what the other commands say in cli/test_sheets.py.
"""

from itertools import pairwise
from pathlib import Path

import pikepdf
import pytest

PLAIN = ("--theme", "plain", "-o", "out")
DECK = Path("out/kennel.pdf")
MM = 25.4 / 72
Middle = tuple[float, float, str]


def deck(toy, number: int) -> None:
    toy(*({"name": f"F{n:03}"} for n in range(1, number + 1)))


def cards(page: pikepdf.Page) -> list[Middle]:
    """Each card of a page: its middle in mm from the upper left, and where its upper edge lies."""
    found, stack, matrix = [], [], pikepdf.Matrix()
    for operands, operator in pikepdf.parse_content_stream(page):
        if str(operator) == "q":
            stack.append(matrix)
        elif str(operator) == "Q":
            matrix = stack.pop()
        elif str(operator) == "cm":
            matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
        elif str(operator) == "Do":
            x0, y0, x1, y1 = map(float, page.Resources.XObject[str(operands[0])].BBox)
            if x1 - x0 >= 63 and y1 - y0 >= 88:  # a face, with or without its bleed
                x, y = matrix.transform(((x0 + x1) / 2, (y0 + y1) / 2))
                found.append((x * MM, float(page.MediaBox[3]) * MM - y * MM, upper(matrix)))
    return found


def upper(matrix: pikepdf.Matrix) -> str:
    """Where a card's upper edge lies: a face grows downward, the page of a PDF upward."""
    if abs(matrix.c) > abs(matrix.d):
        return "left" if matrix.c > 0 else "right"
    return "bottom" if matrix.d > 0 else "top"


def sheets() -> list[list[Middle]]:
    with pikepdf.open(DECK) as pdf:
        return [cards(page) for page in pdf.pages]


# S17, S18: backs behind their fronts, for each flip


@pytest.mark.parametrize("number", [1, 7, 10])
def test_s17_long_edge_backs_are_mirrored_across(loh, toy, number: int) -> None:
    deck(toy, number)
    said = loh("print", "toy", "--paper", "a4", *PLAIN)
    assert said.out.splitlines()[-1] == (
        "print at 100 % (actual size); sides: both, flip on the long edge"
    )
    pages = sheets()
    for fronts, backs in zip(pages[::2], pages[1::2], strict=True):
        assert fronts
        for (x, y, front), (u, v, back) in zip(fronts, backs, strict=True):
            assert (x + u, y) == pytest.approx((210, v), abs=0.01)
            assert (front, back) == ("top", "top")
    if number == 7:
        assert pages[0][6][:2] == pytest.approx((42, 236.5), abs=0.01)
        assert pages[1][6][:2] == pytest.approx((168, 236.5), abs=0.01)


@pytest.mark.parametrize(
    ("paper", "flip", "upper_edges"),
    [
        ("a4", "short", ("top", "bottom")),
        ("297x210", "long", ("right", "right")),  # cards lie on their side; right stays right
    ],
)
def test_s18_the_other_edge_mirrors_down(loh, toy, paper: str, flip: str, upper_edges) -> None:
    deck(toy, 7)
    said = loh("print", "toy", "--paper", paper, "--backs", flip, *PLAIN)
    assert said.out.endswith(f"; sides: both, flip on the {flip} edge\n")
    fronts, backs = sheets()[:2]
    for (x, y, front), (u, v, back) in zip(fronts, backs, strict=True):
        assert (x, y + v) == pytest.approx((u, 297 if paper == "a4" else 210), abs=0.01)
        assert (front, back) == upper_edges


def test_s18_the_short_edge_of_lying_paper_mirrors_across(loh, toy) -> None:
    deck(toy, 7)
    loh("print", "toy", "--paper", "297x210", "--backs", "short", *PLAIN)
    fronts, backs = sheets()[:2]
    for (x, y, front), (u, v, back) in zip(fronts, backs, strict=True):
        assert (x + u, y) == pytest.approx((297, v), abs=0.01)
        assert (front, back) == ("right", "left")


@pytest.mark.parametrize(
    ("asked", "how"),
    [
        (("--backs", "none"), "one side only"),
        (
            ("--gutterfold",),
            "one side only; fold on the dashed line, printed side out, and glue before cutting",
        ),
        (
            ("--by-hand",),
            "both, flip on the long edge; first all fronts, then the same stack again for all "
            "backs",
        ),
    ],
)
def test_s18_other_ways_to_print_are_told(loh, toy, asked: tuple[str, ...], how: str) -> None:
    deck(toy, 1)
    said = loh("print", "toy", *asked, *PLAIN)
    assert said.out.splitlines()[-1] == f"print at 100 % (actual size); sides: {how}"


# S19: exactly full, one more, one less


@pytest.mark.parametrize(("number", "fronts"), [(8, 1), (9, 1), (10, 2), (18, 2), (19, 3)])
def test_s19_no_page_too_many_and_every_card_once(loh, toy, pages, number, fronts) -> None:
    deck(toy, number)
    loh("print", "toy", "--paper", "a4", *PLAIN)
    told = pages(DECK)
    assert len(told) == 2 * fronts
    words = " ".join(told).split()
    assert sorted(word for word in words if word[0] == "F" and word[1:].isdigit()) == [
        f"F{n:03}" for n in range(1, number + 1)
    ]
    assert [len(found) for found in sheets()] == [
        min(9, number - 9 * sheet) for sheet in range(fronts) for _ in range(2)
    ]


# S20: card larger than the paper, margins larger than the page


@pytest.mark.parametrize(
    ("asked", "code", "message"),
    [
        (("--size", "120x180", "--paper", "a6"), 1, "card of 120 x 180 mm, sheet of 105 x 148 mm: "
         "does not fit inside the margins; the largest card that fits is 95 x 138 mm"),
        (("--margin", "200"), 1, "card of 63 x 88 mm, sheet of 210 x 297 mm: the margins leave "
         "nothing to print on; a margin of at most 73.5 mm leaves room for one card"),
        (("--margin", "-5"), 1, "margin of -5 mm, a4 (210 x 297 mm): is less than nothing; give 5"),
        (("--size", "0x88"), 2, "0 x 88 mm cannot be printed; give sides over 0 and up to 2000 mm"),
        (("--margin", "nan"), 2, "--margin nan is no length; give millimeters, like 5"),
        (("--gap", "inf"), 2, "--gap inf is no length; give millimeters, like 5"),
    ],
)  # fmt: skip
def test_s20_what_cannot_be_is_refused(loh, toy, asked, code: int, message: str) -> None:
    deck(toy, 1)
    assert loh("print", "toy", "--paper", "a4", *PLAIN, *asked) == (code, "", f"{message}\n")
    assert not Path("out").exists()


@pytest.mark.parametrize(("size", "number"), [("70x99", 9), ("42x59.4", 25)])
def test_s20_cards_that_fit_exactly_fit(loh, size: str, number: int) -> None:
    said = loh("sheets", "--size", size, "--paper", "a4", "--margin", "0")
    assert said.out.startswith(f"{size.replace('x', ' x ')} mm: {number} on a4")


# S21: A4 or Letter, and cards that measure what they should


@pytest.mark.parametrize(
    ("paper", "w", "h"), [("A4", 210, 297), ("Letter", 215.9, 279.4), ("LETTER", 215.9, 279.4)]
)
def test_s21_pages_and_cards_measure_what_they_should(loh, toy, paper, w, h) -> None:
    deck(toy, 9)
    loh("print", "toy", "--paper", paper, *PLAIN)
    with pikepdf.open(DECK) as pdf:
        boxes = [[float(v) * MM for v in page.MediaBox] for page in pdf.pages]
    assert all(box == pytest.approx([0, 0, w, h], abs=0.01) for box in boxes)
    middles = sheets()[0]
    columns = sorted({round(x, 3) for x, _, _ in middles})
    rows = sorted({round(y, 3) for _, y, _ in middles})
    assert len(columns) * len(rows) == len(middles)
    assert all(b - a == pytest.approx(63, abs=0.01) for a, b in pairwise(columns))
    assert all(b - a == pytest.approx(88, abs=0.01) for a, b in pairwise(rows))


def test_s21_an_unknown_paper_lists_the_known(loh, toy) -> None:
    deck(toy, 1)
    code, out, err = loh("print", "toy", "--paper", "A99", *PLAIN)
    assert (code, out) == (2, "")
    assert err.startswith("there is no paper 'A99'; known: a3, a3+, a4, a4+, a5, a6, ")
    assert "letter" in err
