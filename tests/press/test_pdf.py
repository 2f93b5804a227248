import io
import struct
from pathlib import Path as File
from typing import Any

import pikepdf
import pypdfium2
import pytest
from PIL import Image as Picture

from lohprint.press.matrix import standing
from lohprint.press.paint.document import About
from lohprint.press.paint.pdf import Section, paint
from lohprint.press.paths import box
from lohprint.press.shapes import (
    Circle,
    Face,
    Gradient,
    Group,
    Image,
    Line,
    Part,
    Path,
    Rect,
    Shape,
    Text,
    Use,
)
from lohprint.press.sheets.page import Page, Placed
from lohprint.press.type.fonts import POINT, Fonts

FONTS = Fonts()
ABOUT = About("Lords of Hell", "Kalle Marjola", "cards", ("one", "two"), "fi", "long")
MM = 72 / 25.4


def page(*shapes: Shape, w: float = 100.0, h: float = 50.0) -> Page:
    return Page(w, h, "front", 1, (), shapes)


def painted(*shapes: Shape, about: About = ABOUT) -> bytes:
    return paint([Section("All", (page(*shapes),))], about, FONTS)


def opened(content: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(content))


def pixel(content: bytes, x: float, y: float, dpi: int = 254) -> tuple[int, ...]:
    """The color at x, y mm of the first page."""
    document = pypdfium2.PdfDocument(content)
    image = document[0].render(scale=dpi / 72).to_pil()
    return tuple(image.getpixel((round(x / 25.4 * dpi), round(y / 25.4 * dpi))))


def text(content: bytes) -> str:
    document = pypdfium2.PdfDocument(content)
    return str(document[0].get_textpage().get_text_bounded())


def stored(content: bytes, subtype: str) -> list[bytes]:
    """What is in each stream of a kind: /Form or /Image."""
    with opened(content) as pdf:
        return [
            thing.read_raw_bytes() if subtype == "/Image" else thing.read_bytes()
            for thing in pdf.objects
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == subtype
        ]


def operators(content: bytes) -> bytes:
    """What is in the first page's own stream."""
    with opened(content) as pdf:
        return pdf.pages[0].Contents.read_bytes()


def test_a_page_measures_what_it_says_and_is_trimmed_at_its_edges() -> None:
    pdf = opened(painted())
    assert [float(v) for v in pdf.pages[0].MediaBox] == pytest.approx(
        [0, 0, 100 * MM, 50 * MM], abs=1e-3
    )
    assert list(pdf.pages[0].TrimBox) == list(pdf.pages[0].MediaBox)


def test_the_file_says_what_it_is_and_how_to_print_it() -> None:
    pdf = opened(painted())
    info, root = pdf.docinfo, pdf.Root
    assert (info.Title, info.Author, info.Subject, info.Keywords, info.Creator) == (
        "Lords of Hell", "Kalle Marjola", "cards", "one, two", "lohprint",
    )  # fmt: skip
    assert root.Lang == "fi"
    assert (root.ViewerPreferences.PrintScaling, root.ViewerPreferences.Duplex) == (
        "/None", "/DuplexFlipLongEdge",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("flip", "duplex"),
    [("long", "/DuplexFlipLongEdge"), ("short", "/DuplexFlipShortEdge"), ("none", "/Simplex")],
)
def test_the_duplex_hint(flip: Any, duplex: str) -> None:
    pdf = opened(painted(about=About("x", flip=flip)))
    assert pdf.Root.ViewerPreferences.Duplex == duplex


def test_y_grows_down_from_the_top_left_corner() -> None:
    content = painted(Rect(10, 5, 20, 10, fill="#ff0000"))
    assert pixel(content, 11, 6) == pixel(content, 29, 14) == (255, 0, 0)
    assert pixel(content, 9, 6) == pixel(content, 31, 14) == pixel(content, 11, 40) == (255,) * 3


def test_every_kind_of_shape_is_painted() -> None:
    blue = "#0000ff"
    content = painted(
        Circle(10, 10, 5, fill=blue),
        Line(20, 10, 30, 10, blue, 2),
        Path("M40 5L50 5L50 15L40 15Z", fill=blue),
        Rect(60, 5, 10, 10, 5, fill=blue),
        Group((Rect(0, 0, 10, 10, fill=blue),), (1, 0, 0, 1, 75, 5), box(0, 0, 5, 10)),
    )
    for x in (10, 25, 45, 65, 77):
        assert pixel(content, x, 10) == (0, 0, 255), x
    for x, y in ((61, 6), (82, 10), (25, 12)):  # round corner, clipped away, beside the line
        assert pixel(content, x, y) == (255, 255, 255), x


def test_gradients_and_opacity_survive_inside_parts() -> None:
    shade = Gradient("linear", (0, 0, 10, 0), ((0, "#000000"), (1, "#ffffff")))
    round_ = Gradient("radial", (5, 5, 5), ((0, "#ff0000"), (0.5, "#00ff00"), (1, "#0000ff")))
    part = Part("p", 10, 10, (Rect(0, 0, 10, 10, fill=shade),))
    other = Part("q", 10, 10, (Rect(0, 0, 10, 10, fill=round_),))
    glass = Part("r", 10, 10, (Rect(0, 0, 10, 10, fill="#000000", opacity=0.5),))
    at = (1.0, 0.0, 0.0, 1.0, 20.0, 20.0)
    content = painted(
        Use(part), Use(other, at), Use(glass, (1, 0, 0, 1, 40, 0)), Rect(40, 0, 5, 5, opacity=1)
    )
    assert pixel(content, 5, 5)[0] == pytest.approx(127, abs=8)
    assert pixel(content, 25, 25)[0] > 240
    assert pixel(content, 27.5, 25)[1] > 230
    assert pixel(content, 45, 5)[0] == pytest.approx(127, abs=3)


def test_a_translucent_group_is_one_thing() -> None:
    two = (Rect(0, 0, 10, 10, fill="#000000"), Rect(5, 0, 10, 10, fill="#000000"))
    content = painted(Group(two, opacity=0.5))
    assert pixel(content, 2, 5) == pixel(content, 7, 5) == pixel(content, 12, 5)


def test_a_part_is_stored_once_however_often_it_is_used() -> None:
    part = Part("p", 10, 10, (Circle(5, 5, 5, fill="#123456"),))
    again = Part("other name", 10, 10, (Circle(5, 5, 5, fill="#123456"),))
    content = painted(*(Use(p, (1, 0, 0, 1, x, 0)) for x in range(40) for p in (part, again)))
    assert len(stored(content, "/Form")) == 1


def test_all_fonts_are_embedded_under_names_of_their_own() -> None:
    roles = sorted(FONTS.cuts)
    content = painted(*(Text(5, 5 + 5 * i, "Abc", role, 8) for i, role in enumerate(roles)))
    assert b"Helvetica" not in content
    pdf = opened(content)
    fonts = pdf.pages[0].Resources.Font
    assert sorted(fonts.keys()) == [f"/{role}" for role in roles]
    names = set()
    for font in fonts.values():
        descriptor = font.DescendantFonts[0].FontDescriptor
        assert len(descriptor.FontFile2.read_bytes()) == descriptor.FontFile2.Length1
        names.add(str(descriptor.FontName))
    assert len(names) == len(roles)
    assert "/body" in [f"/{name.partition('-')[2]}" for name in names]


@pytest.mark.parametrize(
    "line",
    [
        "office AVATAR fjord",
        "Äjätär, ś\u0107 ż",
        "a <b, c> d (e) \\ AT&T",
        "7 → ½ − ×",
        "Ωμέγα Жук",
    ],
)
def test_text_is_extracted_letter_by_letter(line: str) -> None:
    assert text(painted(Text(5, 20, line, "body", 10))) == line


def test_pairs_are_kerned_as_they_are_measured() -> None:
    document = pypdfium2.PdfDocument(painted(Text(10, 20, "AVA", "body", 20)))
    letters = document[0].get_textpage()
    left = [letters.get_charbox(i, loose=True)[0] for i in range(3)]
    font = FONTS["body"]
    assert left[1] - left[0] == pytest.approx(
        (font.advances["A"] + font.kerns["AV"]) / 50, abs=0.05
    )
    assert left[2] - left[1] == pytest.approx(
        (font.advances["V"] + font.kerns["VA"]) / 50, abs=0.05
    )


def test_text_stands_where_and_as_large_as_it_was_set() -> None:
    document = pypdfium2.PdfDocument(painted(Text(10, 20, "H", "body", 20)))
    left, bottom, _, top = document[0].get_textpage().get_charbox(0)
    side = FONTS["body"]._extents("H").x_bearing / 1000 * 20
    assert left == pytest.approx(10 * MM + side, abs=0.1)
    assert bottom == pytest.approx(30 * MM, abs=0.1)
    assert top - bottom == pytest.approx(FONTS["body"].cap / 1000 * 20, abs=0.25)


def test_a_condensed_line_is_narrower_and_the_next_is_not() -> None:
    shapes = Text(10, 20, "HH", "body", 20, stretch=0.5), Text(10, 40, "HH", "body", 20)
    letters = pypdfium2.PdfDocument(painted(*shapes))[0].get_textpage()
    x = [letters.get_charbox(i, loose=True)[0] for i in range(letters.count_chars())]
    narrow, wide = x[1] - x[0], x[-1] - x[-2]
    assert narrow == pytest.approx(wide / 2, abs=0.05)


def test_an_icon_is_read_as_its_word_by_viewers_and_extractors() -> None:
    icon = Part("souls", 10, 10, (Circle(5, 5, 4, fill="#990000"),))
    x = 5 + FONTS["body"].width("at least 7") / 1000 * 10 * POINT
    content = painted(
        Text(5, 20, "at least 7", "body", 10),
        Use(icon, (0.3, 0, 0, 0.3, x, 17.5), " Souls"),
        Text(x + 4, 20, "in all", "body", 10),
    )
    assert text(content) == "at least 7 Souls in all"
    assert b"/Span <</ActualText ( Souls)>> BDC" in operators(content)
    assert pixel(content, x + 1.5, 19) == (0x99, 0, 0)


def test_decoration_is_an_artifact() -> None:
    content = operators(painted(Text(5, 20, "M", "display", 40, decoration=True)))
    assert b"/Artifact BMC BT" in content
    assert b"ET EMC" in content
    assert b"/Artifact" not in operators(painted(Text(5, 20, "M", "display", 40)))


def test_a_face_is_clipped_to_its_place_and_a_round_one_to_its_circle() -> None:
    big = Rect(-50, -50, 200, 200, fill="#00ff00")
    for round_, corner in ((False, (0, 255, 0)), (True, (255, 255, 255))):
        face = Face("f", 20, 20, (big,), round=round_)
        placed = Placed(face, standing(20, 20, 30, 25, 0), 1, "f", 0.0, (20, 15, 20, 20))
        sheet = Page(100, 50, "front", 1, (placed,))
        content = paint([Section("All", (sheet,))], ABOUT, FONTS)
        assert pixel(content, 30, 25) == (0, 255, 0)
        assert pixel(content, 20.5, 15.5) == corner
        assert pixel(content, 41, 25) == pixel(content, 19, 25) == (255, 255, 255)


def test_the_printers_correction_moves_the_whole_page() -> None:
    mark = Rect(10, 10, 5, 5, fill="#ff0000")
    moved = Page(100, 50, "back", 1, (), (mark,), matrix=(1, 0, 0, 1, 3, -2))
    content = paint([Section("All", (moved,))], ABOUT, FONTS)
    assert pixel(content, 13.5, 8.5) == pixel(content, 17.5, 12.5) == (255, 0, 0)
    assert pixel(content, 12, 8.5) == pixel(content, 13.5, 13.5) == (255, 255, 255)


def test_a_picture_is_upright_and_stored_once(tmp_path: File) -> None:
    file = tmp_path / "two.png"
    picture = Picture.new("RGB", (2, 2), "#0000ff")
    picture.putpixel((0, 0), (255, 0, 0))
    picture.save(file)
    content = painted(*(Image(x, 5, 10, 10, str(file)) for x in range(0, 90, 15)))
    assert pixel(content, 1, 6)[0] > 200
    assert pixel(content, 9, 14)[2] > 200
    assert len(stored(content, "/Image")) == 1


def test_a_transparent_picture_lets_the_paper_through(tmp_path: File) -> None:
    file = tmp_path / "glass.png"
    Picture.new("RGBA", (4, 4), (255, 0, 0, 0)).save(file)
    content = painted(Rect(0, 0, 50, 50, fill="#00ff00"), Image(5, 5, 10, 10, str(file)))
    assert pixel(content, 10, 10) == (0, 255, 0)


def test_the_outline_names_each_component() -> None:
    sections = [Section(name, (page(), page())) for name in ("Decks", "Realms")]
    with opened(paint(sections, ABOUT, FONTS)) as pdf, pdf.open_outline() as outline:
        assert [item.title for item in outline.root] == ["Decks", "Realms"]
        places = [item.destination[0].objgen for item in outline.root]
        assert places == [pdf.pages[0].obj.objgen, pdf.pages[2].obj.objgen]


def test_the_same_pages_are_the_same_bytes() -> None:
    shapes = (Text(5, 20, "Äjätär 7", "display", 10), Circle(9, 9, 3, fill="#123456"))
    assert painted(*shapes) == painted(*shapes)


def test_the_file_has_no_syntax_errors() -> None:
    shade = Gradient("radial", (5, 5, 5), ((0, "#ff0000"), (1, "#0000ff")))
    content = painted(Circle(5, 5, 5, fill=shade), Text(1, 9, "a", "body", 9, spacing=0.5))
    with opened(content) as pdf:
        assert pdf.check_pdf_syntax() == []


def test_a_content_stream_does_not_depend_on_what_else_is_in_the_file() -> None:
    part = Part("p", 10, 10, (Text(1, 5, "Tab", "body", 6), Circle(5, 5, 2, fill="#ff0000")))
    other = Text(5, 30, "quite other letters", "body", 9)
    assert stored(painted(Use(part)), "/Form") == stored(painted(other, Use(part)), "/Form")


def test_letters_have_the_width_that_was_measured() -> None:
    pdf = opened(painted(Text(5, 20, "Äa", "body", 10)))
    widths = pdf.pages[0].Resources.Font["/body"].DescendantFonts[0].W
    font = FONTS["body"]
    assert [int(widths[0]), [int(v) for v in widths[1]]] == [ord("a"), [font.advances["a"]]]
    assert [int(widths[2]), [int(v) for v in widths[3]]] == [ord("Ä"), [font.advances["Ä"]]]
    table = pdf.pages[0].Resources.Font["/body"].DescendantFonts[0].CIDToGIDMap.read_bytes()
    assert struct.unpack_from(">H", table, 2 * ord("Ä"))[0] > 0
