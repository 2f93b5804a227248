"""Print services: every preset equals what the service states, and nothing is ever rescaled."""

import io
import zipfile

import pikepdf
import pytest
from PIL import Image

from lohprint.catalog.edition import load_edition
from lohprint.catalog.pieces import Copy
from lohprint.errors import Faults, LayoutError, UsageError
from lohprint.press.away import services
from lohprint.press.away.pack import Pack, Step, order, under, zipped
from lohprint.press.away.safe import outside, texts
from lohprint.press.away.services import Pages, Pictures, Service
from lohprint.press.components import Component, components
from lohprint.press.inks import Inks
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import find
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.paint.raster import alone
from lohprint.press.shapes import Face, Gradient, Path, Rect, Text
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.page import Leaf
from lohprint.press.sheets.paper import paper
from lohprint.press.type.fonts import Fonts

STATED = {
    ("mpc", "poker"): (822, 1122),
    ("mpc", "bridge"): (747, 1122),
    ("mpc", "tarot"): (897, 1497),
    ("mpc", "domino"): (597, 1122),
    ("mpc", "business"): (672, 1122),
    ("mpc", "micro"): (447, 597),
    ("tgc", "poker"): (825, 1125),
    ("tgc", "bridge"): (750, 1125),
    ("tgc", "tarot"): (900, 1500),
    ("tgc", "domino"): (600, 1125),
    ("tgc", "business"): (675, 1125),
    ("tgc", "micro"): (450, 600),
    ("tgc", "mini"): (600, 825),
    ("tgc", "jumbo"): (1125, 1725),
    ("tgc", "small chit"): (225, 225),
    ("tgc", "medium chit"): (300, 300),
    ("tgc", "large chit"): (375, 375),
}


def test_every_pixel_size_is_the_stated_one() -> None:
    held = {
        (service.name, name): size
        for service in services.services()
        if isinstance(service, Pictures)
        for name, size in service.products.items()
    }
    assert held == STATED


def test_a_poker_card_is_two_and_a_half_by_three_and_a_half_inches_everywhere() -> None:
    for service in services.services():
        if isinstance(service, Pictures | Pages):
            [poker] = [product for product in service.cut() if product.name == "poker"]
            assert poker.trim == pytest.approx((63.5, 88.9))


def test_pages_are_as_large_as_stated() -> None:
    wholes = {s.name: s.cut()[0].whole for s in services.services() if isinstance(s, Pages)}
    assert wholes["dtc"] == pytest.approx((2.75 * 25.4, 3.75 * 25.4))
    assert wholes["mbprint"] == pytest.approx((69.5, 94.9))


def test_an_unknown_service_is_refused() -> None:
    with pytest.raises(UsageError, match=r"no print service is called 'mcp'; did you mean 'mpc'"):
        services.service("mcp")


def face(inset: float = 6.0, bleed: float = 4.0, w: float = 63.0, h: float = 88.0) -> Face:
    """A dark face with one word at `inset` from the left, and `bleed` of ground around it."""
    ground = Rect(-bleed, -bleed, w + 2 * bleed, h + 2 * bleed, fill="#140f0c")
    fade = Gradient("linear", (0, 0, w, h), ((0.0, "#c01818"), (1.0, "#181830")))
    shine = Path("M10,10 L50,10 L50,80 Z", fill=fade, opacity=0.5)
    word = Text(inset, 20, "Ember", "body-bold", 9, "#ffffff")
    return Face("Ember Hounds", w, h, (ground, shine, word), bleed=bleed)


class _Fixed(Compositor):
    """Hands out one leaf for every copy."""

    def __init__(self, front: Face, back: Face | None) -> None:
        super().__init__(load_edition("5e"), find("plain"))
        self.fixed = (front, back)

    def leaf(self, copy: Copy) -> Leaf:
        return Leaf(f"5e/kennel/{copy.piece.id}/{copy.number}", *self.fixed)


def ordered(
    service: str,
    front: Face,
    back: Face | None = None,
    copies: int = 2,
    step: Step = lambda count: None,
) -> Pack:
    edition = load_edition("5e")
    part = Component("kennel", "Kennel", edition.copies[:copies])
    found: Service = services.service(service)
    return order([part], _Fixed(front, back), found, "png", Job(paper("a4")), step)


def test_pictures_have_exactly_the_pixels_of_the_service() -> None:
    for name, size in (("mpc", (822, 1122)), ("tgc", (825, 1125))):
        made = ordered(name, face(), face(inset=8))
        pictures = {name: data for name, data in made.files.items() if name.endswith(".png")}
        assert len(pictures) == 3, "two fronts, one back"
        for data in pictures.values():
            with Image.open(io.BytesIO(data)) as picture:
                assert (picture.size, picture.mode) == (size, "RGB")
                assert picture.getpixel((0, 0)) != (255, 255, 255), "ink to the very edge"


def test_the_zip_of_an_order_holds_its_pictures() -> None:
    made = ordered("mpc", face(), face(inset=8))
    with zipfile.ZipFile(io.BytesIO(made.files["kennel.zip"])) as archive:
        assert archive.namelist() == [
            name.removeprefix("kennel/") for name in made.files if name.endswith(".png")
        ]


def test_order_of_pages_and_their_ink() -> None:
    dtc, mb = (
        ordered(name, face(), face(inset=8)).files["kennel.pdf"] for name in ("dtc", "mbprint")
    )
    for data, first in ((dtc, "back"), (mb, "front")):
        with pikepdf.open(io.BytesIO(data)) as pdf:
            assert len(pdf.pages) == 4
            places = [_word_at(page) for page in pdf.pages]
        assert places == ([8, 6, 8, 6] if first == "back" else [6, 8, 6, 8])


def _word_at(page: pikepdf.Page) -> float:
    """Where the word stands, in millimeters from the face's left edge."""
    across = 0.0
    for operands, operator in pikepdf.parse_content_stream(page):
        if str(operator) in ("Tm", "cm"):
            across = float(operands[4])
        letter = str(operator) == "Do" and str(operands[0]).startswith("/L")
        if str(operator) == "Tm" or letter:
            return round(across)
    raise AssertionError("no text")


def test_press_files_are_written_in_ink_and_never_too_wet() -> None:
    for name, most in (("dtc", 2.4), ("mbprint", 3.0)):
        data = ordered(name, face(), face(inset=8)).files["kennel.pdf"]
        with pikepdf.open(io.BytesIO(data)) as pdf:
            sums = [
                sum(map(float, operands))
                for page in pdf.pages
                for operands, operator in pikepdf.parse_content_stream(page)
                if str(operator) in ("k", "K")
            ]
            light = [
                operator
                for page in pdf.pages
                for _, operator in pikepdf.parse_content_stream(page)
                if str(operator) in ("rg", "RG", "g", "G")
            ]
            assert b"DeviceRGB" not in b"".join(o.unparse() for o in _shadings(pdf))
        assert sums
        assert max(sums) <= most + 1e-3
        assert not light


def _shadings(pdf: pikepdf.Pdf) -> list[pikepdf.Object]:
    return [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and "/ShadingType" in o]


def test_type_is_pure_black_and_large_black_is_rich() -> None:
    inks = Inks("DeviceCMYK", 2.4)
    assert inks.channels("#000000", fine=True) == (0, 0, 0, 1)
    assert inks.channels("#000000") == pytest.approx((0.6, 0.4, 0.4, 1))
    assert inks.channels("#ffffff") == (0, 0, 0, 0)
    assert inks.channels("#ff0000") == (0, 1, 1, 0)
    for color in ("#100000", "#001000", "#000010", "#0b0908", "#7f0000"):
        assert sum(inks.channels(color)) <= 2.4 + 1e-9


def test_too_little_bleed_is_refused() -> None:
    with pytest.raises(LayoutError) as refused:
        ordered("mpc", face(bleed=3.0))
    assert str(refused.value) == (
        "Ember Hounds, 69.60 x 95.00 mm: bleed is drawn 3 mm past the trim, "
        "3.50 mm are asked for; choose a theme with more"
    )


def test_text_outside_the_safe_area_is_refused() -> None:
    with pytest.raises(Faults) as refused:
        ordered("mbprint", face(inset=2.0))
    assert refused.value.lines() == (
        "Ember Hounds, safe area: 'Ember' is 2.00 mm from the edge, 3.75 mm are asked for; "
        "choose a theme with wider margins",
    )
    ordered("mbprint", face(inset=3.75))


def test_a_size_that_a_service_does_not_cut_is_refused() -> None:
    with pytest.raises(LayoutError, match="cuts nothing of these sizes"):
        ordered("mpc", face(w=40.0, h=40.0))


def test_what_a_service_does_not_cut_is_left_out_and_told() -> None:
    edition = load_edition("5e")
    [aids] = [part for part in components(edition) if part.id == "aids"]
    made = order(
        [aids], Compositor(edition, find("plain")), services.service("dtc"), "png", Job(paper("a4"))
    )
    assert made.notes == (
        f"Player aids: DriveThruCards does not cut 1 of {len(aids.copies)}; print them at home",
    )
    with pikepdf.open(io.BytesIO(made.files["aids.pdf"])) as pdf:
        assert len(pdf.pages) == 2 * (len(aids.copies) - 1)  # the cards, not the page


@pytest.mark.parametrize("theme", ["draft", "lean", "plain", "woodcut"])
@pytest.mark.parametrize("name", ["4e", "4e-preview", "5e", "6e"])
def test_every_text_is_inside_every_services_safe_area(name: str, theme: str) -> None:
    edition = load_edition(name)
    compositor = Compositor(edition, find(theme))
    leaves = [compositor.leaf(copy) for part in components(edition) for copy in part.copies]
    faces = {
        face.name: face for leaf in leaves for face in (leaf.front, leaf.back) if face is not None
    }
    cards = [face for face in faces.values() if (face.w, face.h) == (63, 88)]
    assert len(cards) > 60
    for face in cards:
        assert face.bleed >= 3.5  # The Game Crafter: 3.175 mm past 63.5 x 88.9
        assert not list(outside(face, 3.75, compositor.theme.fonts))  # MB Print: 4 mm inside it


def test_the_box_of_a_word_is_where_the_word_is() -> None:
    fonts = Fonts()
    [(text, (x, y, w, h))] = texts(face(inset=6.0), fonts)
    assert (text.text, x) == ("Ember", 6.0)
    assert y < 20 < y + h
    assert w == pytest.approx(fonts["body-bold"].width("Ember") / 1000 * 9 * 25.4 / 72)
    assert not list(outside(face(inset=6.0), 6.0, fonts))
    assert len(list(outside(face(inset=6.0), 6.1, fonts))) == 1


def test_a_copy_shop_gets_files_under_its_limit() -> None:
    pages = [alone(face(inset=5 + n / 7), 69, 94, n) for n in range(1, 9)]
    fonts = Fonts()

    def painted(some: list[object]) -> bytes:
        return paint((Section("x", tuple(some)),), About("x"), fonts)  # type: ignore[arg-type]

    whole = len(painted(pages))  # type: ignore[arg-type]
    files = under(pages, painted, whole - 1)  # type: ignore[arg-type]
    assert len(files) == 2
    assert all(len(content) < whole for content in files)
    counts = [len(pikepdf.open(io.BytesIO(content)).pages) for content in files]
    assert counts == [4, 4]
    with pytest.raises(LayoutError, match=r"sheet 1, file: makes .* raise --max-mb"):
        under(pages, painted, 10)  # type: ignore[arg-type]


def test_the_same_order_is_the_same_bytes() -> None:
    assert zipped({"a": b"1", "b": b"2"}) == zipped({"a": b"1", "b": b"2"})
    assert ordered("dtc", face()).files == ordered("dtc", face()).files


@pytest.mark.parametrize("service", ["mpc", "dtc", "copyshop"])
def test_every_copy_is_told_once_as_it_is_made(service: str) -> None:
    seen: list[int] = []
    ordered(service, face(), face(inset=8), copies=12, step=seen.append)
    assert sum(seen) == 12
