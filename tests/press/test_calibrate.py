"""The calibration sheet: printed by a machine that is off, read off the picture, and put right."""

import math

import pypdfium2
import pytest
from PIL import Image

from lohprint.errors import LayoutError
from lohprint.press.matrix import apply, chain, inverse, rotation, scaling, shift
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.shapes import Circle, Face, Group, Line, Matrix
from lohprint.press.sheets import paper as papers
from lohprint.press.sheets.back import Axis
from lohprint.press.sheets.calibrate import BELOW, calibration, lengths, stations
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Leaf, Page
from lohprint.press.sheets.profile import Profile, Reading, solve
from lohprint.press.sheets.sheet import sheets
from lohprint.press.type.fonts import Fonts

A4 = papers.paper("a4")
DOTS = 10
"""Pixels a millimeter in the pictures."""
MISFIT = chain(scaling(1.003, 0.998), rotation(0.3), shift(1.7, -0.9))


class Picture:
    """A printed side as seen from the front, in gray."""

    def __init__(self, page: Page, misfit: Matrix | None = None, mirror: bool = False) -> None:
        data = paint([Section("one", (page,))], About("one"), Fonts())
        document = pypdfium2.PdfDocument(data)
        picture = document[0].render(scale=DOTS * 25.4 / 72, grayscale=True).to_pil().convert("L")
        document.close()
        if mirror:
            picture = picture.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if misfit:
            w, h = picture.size
            a, b, c, d, e, f = chain(
                shift(-w / 2, -h / 2), inverse(_pixels(misfit)), shift(w / 2, h / 2)
            )
            picture = picture.transform(
                picture.size, Image.Transform.AFFINE, (a, c, e, b, d, f),
                Image.Resampling.BICUBIC, fillcolor=255,
            )  # fmt: skip
        self.picture = picture

    def lines(self, x: float, y: float, reach: float) -> tuple[float, float]:
        """Where the blackest upright and the blackest level line cross, in mm, near x, y."""
        box = [round((v + s * reach) * DOTS) for s in (-1, 1) for v in (x, y)]
        part = self.picture.crop((box[0], box[1], box[2], box[3]))
        across = part.resize((part.width, 1), Image.Resampling.BOX).tobytes()
        down = part.resize((1, part.height), Image.Resampling.BOX).tobytes()
        return (box[0] + _darkest(across)) / DOTS, (box[1] + _darkest(down)) / DOTS

    def middle(self, x: float, y: float, reach: float) -> tuple[float, float]:
        """The middle of all that is black near x, y, in mm."""
        box = [round((v + s * reach) * DOTS) for s in (-1, 1) for v in (x, y)]
        part = self.picture.crop((box[0], box[1], box[2], box[3]))
        black = [
            (i % part.width + 0.5, i // part.width + 0.5)
            for i, value in enumerate(part.tobytes())
            if value < 128
        ]
        return (
            (box[0] + sum(x for x, _ in black) / len(black)) / DOTS,
            (box[1] + sum(y for _, y in black) / len(black)) / DOTS,
        )


def _pixels(misfit: Matrix) -> Matrix:
    return (*misfit[:4], misfit[4] * DOTS, misfit[5] * DOTS)


def _darkest(values: bytes) -> float:
    """The middle of the darkest line in a row of gray values, between pixels."""
    at = min(range(2, len(values) - 2), key=lambda i: values[i - 1] + 2 * values[i] + values[i + 1])
    near = range(at - 2, at + 3)
    floor = max(values[i] for i in near)
    weights = [floor - values[i] for i in near]
    middles = (w * (i + 0.5) for i, w in zip(near, weights, strict=True))
    return sum(middles) / sum(weights)


def read(profile: Profile) -> list[Reading]:
    """Pin holes on the grid: each read to a tenth of a millimeter off the pictures."""
    front, back = calibration(A4, "x", profile)
    seen, behind = Picture(front), Picture(back, MISFIT, mirror=True)
    readings = []
    for x, y in stations(A4):
        place = (A4.w / 2 + x, A4.h / 2 + y)
        hole, zero = seen.lines(*place, 5), behind.lines(*place, 11)
        off = (zero[0] - hole[0], zero[1] - hole[1])
        readings.append(Reading(x, y, round(off[0], 1), round(off[1], 1)))
    return readings


def test_a_printer_read_off_pictures_is_corrected_to_under_a_fifth_of_a_millimeter() -> None:
    found = solve(read(Profile(printer="off")))
    assert (found.x, found.y) == (pytest.approx(1.7, abs=0.08), pytest.approx(-0.9, abs=0.08))
    assert found.rest < 0.15
    profile = Profile(printer="off").corrected(found)
    face = Face("dot", 63, 88, (Circle(31.5, 44, 1.5, fill="#000000"),))
    leaves = [Leaf(f"c{i}", face, face) for i in range(9)]
    for p, least, most in ((Profile(printer="off"), 1.5, 3.0), (profile, 0.0, 0.2)):
        front, back = sheets(leaves, Job(A4, profile=p, marks="none"))
        seen, behind = Picture(front), Picture(back, MISFIT, mirror=True)
        off = []
        for placed in front.placed:
            center = apply(placed.matrix, (31.5, 44))
            off.append(math.dist(seen.middle(*center, 6), behind.middle(*center, 6)))
        assert least <= max(off) < most


def test_the_verify_sheet_of_a_corrected_printer_reads_zero() -> None:
    profile = Profile(printer="off").corrected(solve(read(Profile(printer="off"))))
    assert max(abs(v) for r in read(profile) for v in (r.dx, r.dy)) <= 0.2


@pytest.mark.parametrize("off", [0.0, 0.3, 1.7, 3.9, -0.1, -1.7, -5.2])
def test_a_caliper_reading_is_the_offset(off: float) -> None:
    """Whole millimeters under the back's 0, tenths by the line that meets one of the front's."""
    front, back = calibration(A4, "x", Profile(printer="p"))
    x, y = (A4.w / 2 + stations(A4)[0][0], A4.h / 2 + stations(A4)[0][1])

    def ticks(page: Page, edge: float) -> list[float]:
        """Places of upright lines that end on the line between the scales, from the cross."""
        found = set()
        for s in page.marks:
            if isinstance(s, Line) and s.x1 == s.x2 and edge in (round(s.y1, 6), round(s.y2, 6)):
                seen = s.x1 if page.side == "front" else A4.w - s.x1
                if abs(seen - x) < 30:
                    found.add(round(seen - x, 6))
        return sorted(found)

    fixed = ticks(front, round(y + BELOW, 6))
    moving = [tick + off for tick in ticks(back, round(y + BELOW, 6))]
    assert fixed == [float(n) for n in range(-6, 16)]
    assert len(moving) == 11
    whole = max(tick for tick in fixed if tick <= moving[0] + 1e-6)
    tenths = min(range(11), key=lambda i: (min(abs(moving[i] - t) for t in fixed), i))
    assert whole + tenths / 10 == pytest.approx(off, abs=1e-6)


@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "pa4"])
def test_nothing_leaves_the_printable_sheet(paper: str, axis: Axis) -> None:
    sheet = papers.paper(paper)
    for page in calibration(sheet, axis, Profile(printer="p")):
        for shape in page.marks:
            if isinstance(shape, Line):
                for x, y in ((shape.x1, shape.y1), (shape.x2, shape.y2)):
                    assert 5 <= x <= sheet.w - 5
                    assert 5 <= y <= sheet.h - 5


def test_the_long_lines_are_as_long_as_they_say() -> None:
    front, _ = calibration(A4, "x", Profile(printer="p"))
    assert lengths(A4) == (160, 260)
    long = []
    for group in (s for s in front.marks if isinstance(s, Group)):
        line = group.shapes[0]
        assert isinstance(line, Line)
        a, b = apply(group.matrix, (line.x1, line.y1)), apply(group.matrix, (line.x2, line.y2))
        long.append((round(b[0] - a[0], 9), round(b[1] - a[1], 9)))
    assert long == [(160, 0), (0, 260)]


@pytest.mark.parametrize(
    ("paper", "what"),
    [
        ("a5", "calibration sheet, a5 (148 x 210 mm): needs 200 x 270 mm; "
         "take a4 or letter, from the same tray"),
        ("420x297", "profile p, 420x297 (420 x 297 mm): was measured upright; "
         "print on upright paper, 297x420"),
    ],
)  # fmt: skip
def test_paper_that_is_no_measure(paper: str, what: str) -> None:
    with pytest.raises(LayoutError) as error:
        calibration(papers.paper(paper), "x", Profile(printer="p"))
    assert str(error.value) == what
