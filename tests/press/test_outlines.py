"""Letters as shapes look like letters as type, and leave no font in the file."""

import io
import re

import pikepdf
import pytest
from PIL import Image, ImageChops, ImageStat

from lohprint.catalog.edition import load_edition
from lohprint.catalog.pieces import Copy
from lohprint.press.inks import Inks
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import find
from lohprint.press.paint.outlines import outline, placed
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.paint.raster import alone, sheet
from lohprint.press.shapes import Text
from lohprint.press.type.fonts import POINT, Fonts

EDITION = load_edition("5e")
FONTS = Fonts()


def file(outlines: bool, theme: str = "plain") -> bytes:
    deck = EDITION.decks["lilith"]
    face = Compositor(EDITION, find(theme)).front(Copy(EDITION.cards["summon"], "178", deck))
    section = Section("x", (alone(face, 63, 88),))
    return paint([section], About("x"), find(theme).fonts, Inks("DeviceCMYK", 3.0), outlines)


@pytest.mark.parametrize("theme", ["plain", "woodcut"])
def test_a_card_looks_the_same(theme: str) -> None:
    typed, drawn = (
        sheet(file(outlines, theme), 0, 744, 1039).convert("L") for outlines in (False, True)
    )
    assert ImageStat.Stat(ImageChops.difference(typed, drawn)).mean[0] < 0.7  # of 255
    blank = Image.new("L", typed.size, 255)
    assert ImageStat.Stat(ImageChops.difference(typed, blank)).mean[0] > 20


def test_there_is_no_font_and_no_text() -> None:
    with pikepdf.open(io.BytesIO(file(outlines=True))) as pdf:
        streams = [
            o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"
        ]
        used = {str(i.operator) for o in streams for i in pikepdf.parse_content_stream(o)}
        used |= {str(i.operator) for page in pdf.pages for i in pikepdf.parse_content_stream(page)}
        assert not used & {"BT", "Tf", "Tj", "TJ"}
        assert not [
            o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and "/BaseFont" in o
        ]


def test_letters_keep_pure_black() -> None:
    content = file(outlines=True)
    with pikepdf.open(io.BytesIO(content)) as pdf:
        streams = [
            o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"
        ]
        inks = [
            tuple(map(float, i.operands))
            for o in streams
            for i in pikepdf.parse_content_stream(o)
            if str(i.operator) == "k"
        ]
    ink = Inks("DeviceCMYK", 3.0).channels("#111111", fine=True)
    assert tuple(round(part, 3) for part in ink) in inks


def test_a_run_is_as_wide_as_it_is_when_written() -> None:
    text = Text(3, 10, "AVATAR", "body", 9, stretch=0.9, spacing=0.2)
    letters = list(placed(text, FONTS["body"]))
    assert [drawn.letter for drawn in letters] == list("AVATAR")
    first, last = letters[0].matrix, letters[-1].matrix
    assert first[4:] == (3, 10)
    before = FONTS["body"].width("AVATA") + FONTS["body"].kerns["AR"]
    wide = (before / 1000 * 9 + 5 * 0.2) * POINT * 0.9
    assert last[4] == pytest.approx(3 + wide)


def test_an_outline_is_the_letter_in_thousandths_of_an_em() -> None:
    numbers = re.findall(r"-?[0-9.]+", outline(FONTS["body"], "H"))
    heights = [float(y) for y in numbers[1::2]]
    assert max(heights) == pytest.approx(FONTS["body"].cap, abs=1)
    assert min(heights) == 0
    assert outline(FONTS["body"], " ") == ""
