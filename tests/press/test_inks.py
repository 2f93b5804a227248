"""Files in black ink alone, and a theme's variants for less ink."""

from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image as Pixels
from typer.testing import CliRunner

from lohprint.cli import app
from lohprint.errors import UsageError
from lohprint.press.colors import lightness
from lohprint.press.inks import GRAY, Inks
from lohprint.press.look.theme import Theme, find, variant
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.shapes import Face, Gradient, Group, Image, Rect
from lohprint.press.sheets.page import Page, Placed

COLORED = {"rg", "RG", "k", "K", "sc", "SC", "scn", "SCN", "cs", "CS"}


def painted(face: Face, inks: Inks) -> bytes:
    placed = Placed(face, (1, 0, 0, 1, 0, 0), 1, "x", 0, (0, 0, face.w, face.h))
    page = Page(face.w, face.h, "front", 1, (placed,))
    return paint([Section("x", (page,))], About("x"), find("plain").fonts, inks)


def printed(folder: Path, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["print", *words, "-o", str(folder)])
    return done.exit_code, done.stderr


def operators(pdf: pikepdf.Pdf) -> set[str]:
    """Every operator of every page and form."""
    found: set[str] = set()
    for thing in pdf.objects:
        if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form":
            found |= {str(i.operator) for i in pikepdf.parse_content_stream(thing)}
    for page in pdf.pages:
        found |= {str(i.operator) for i in pikepdf.parse_content_stream(page)}
    return found


@pytest.mark.parametrize("theme", ["draft", "lean", "plain", "woodcut"])
def test_a_gray_file_has_no_color_in_any_stream(tmp_path: Path, theme: str) -> None:
    assert printed(tmp_path, "5e", "devils", "realms", "--gray", "--theme", theme) == (0, "")
    for name in ("devils", "realms"):
        with pikepdf.open(tmp_path / f"{name}.pdf") as pdf:
            assert not operators(pdf) & COLORED
            assert {"g", "G"} <= operators(pdf)
            text = "".join(repr(thing) for thing in pdf.objects)
            assert "DeviceRGB" not in text
            assert "DeviceCMYK" not in text


def test_gradients_and_translucent_groups_are_gray_too() -> None:
    fade = Gradient("linear", (0, 0, 10, 0), ((0.0, "#ff0000"), (1.0, "#ffffff")))
    inside = Group((Rect(0, 0, 5, 5, fill="#00ff00"),), opacity=0.5)
    with pikepdf.open(
        BytesIO(painted(Face("x", 10, 10, (Rect(0, 0, 10, 10, fill=fade), inside)), GRAY))
    ) as pdf:
        text = "".join(repr(thing) for thing in pdf.objects)
        assert text.count("/DeviceGray") >= 2
        assert "/DeviceRGB" not in text


def test_a_picture_is_gray_and_stays_transparent(tmp_path: Path) -> None:
    path = tmp_path / "red.png"
    Pixels.new("RGBA", (4, 4), (255, 0, 0, 128)).save(path)
    face = Face("x", 10, 10, (Image(0, 0, 10, 10, str(path)),))
    with pikepdf.open(BytesIO(painted(face, GRAY))) as pdf:
        pictures = [
            t
            for t in pdf.objects
            if isinstance(t, pikepdf.Stream) and t.get("/Subtype") == "/Image"
        ]
        assert [str(p["/ColorSpace"]) for p in pictures] == ["/DeviceGray"] * 2
        values = {p.read_bytes()[0] for p in pictures}
        assert values == {76, 128}  # how light red is, and how much of it shows


def test_gray_is_as_light_as_the_color_looks() -> None:
    assert GRAY.channels("#ffffff") == (1,)
    assert GRAY.channels("#000000") == (0,)
    assert GRAY.channels("#00ff00")[0] == pytest.approx(0.587)
    assert lightness("#0000ff") < lightness("#ff0000") < lightness("#00ff00")


@pytest.mark.parametrize("ink", ["full", "lean", "draft"])
def test_the_themes_are_each_others_variants(ink: str) -> None:
    takes = {"full": "woodcut", "lean": "lean", "draft": "draft"}[ink]
    for name in ("woodcut", "lean", "plain", "draft"):
        assert variant(find(name), ink).folder.name == takes  # type: ignore[arg-type]


def test_a_themes_own_variant_stands_beside_it(tmp_path: Path) -> None:
    for name, variants in (("mine", "{lean: thin, full: self}"), ("thin", "{}")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "theme.yaml").write_text(f"name: {name}\nvariants: {variants}\n")
    mine = Theme(tmp_path / "mine")
    assert variant(mine, "lean").folder == tmp_path / "thin"
    assert variant(mine, "full") is mine
    with pytest.raises(UsageError) as caught:
        variant(mine, "draft")
    assert str(caught.value) == (
        "the theme mine has no draft variant, it has lean and full; "
        "name one under 'variants' in mine/theme.yaml"
    )
    with pytest.raises(UsageError, match="it has no variants"):
        variant(Theme(tmp_path / "thin"), "lean")


def test_print_takes_the_variant(tmp_path: Path) -> None:
    for ink in ("full", "lean", "draft"):
        assert printed(tmp_path / ink, "5e", "oaths", "--ink", ink)[0] == 0
    assert printed(tmp_path / "named", "5e", "oaths", "--theme", "draft")[0] == 0
    files = {folder.name: (folder / "oaths.pdf").read_bytes() for folder in tmp_path.iterdir()}
    assert files["draft"] == files["named"]
    assert len(set(files.values())) == 3
