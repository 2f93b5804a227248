"""Pictures that users bring, as they come: turned, clear, in ink, in 16 bit, broken, missing."""

import io
import random
from collections.abc import Callable
from pathlib import Path

import pikepdf
import PIL.Image
import pypdfium2
import pytest

from lohprint.errors import LayoutError
from lohprint.press.inks import Inks
from lohprint.press.look.pictures import picture
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.paint.raster import alone
from lohprint.press.shapes import Face, Group, Rect
from lohprint.press.type.fonts import Fonts

RED, BLUE, GREEN = (220, 0, 0), (0, 0, 220), (0, 160, 0)
Saved = Callable[..., str]


@pytest.fixture
def save(tmp_path: Path) -> Saved:
    """Save a picture under a name in the edition's folder."""

    def saved(name: str, image: PIL.Image.Image, **how: object) -> str:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        image.save(tmp_path / name, **how)
        return name

    return saved


def rendered(tmp_path: Path, name: str, w: float = 20, h: float = 20) -> PIL.Image.Image:
    """A green face with the picture on all of it, as the PDF shows it."""
    shapes = (Rect(0, 0, w, h, fill="#00a000"), Group(picture(name, tmp_path, w, h, "Fox")))
    data = paint((Section("x", (alone(Face("Fox", w, h, shapes), w, h),)),), About("x"), Fonts())
    return pypdfium2.PdfDocument(io.BytesIO(data))[0].render(scale=4).to_pil()


def near(pixel: object, color: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 12 for a, b in zip(pixel[:3], color, strict=True))


def test_turned_by_its_note_as_a_viewer_turns_it(tmp_path: Path, save: Saved) -> None:
    image = PIL.Image.new("RGB", (400, 200), RED)
    image.paste(BLUE, (200, 0, 400, 200))
    note = image.getexif()
    note[274] = 6
    shown = rendered(tmp_path, save("turned.jpg", image, exif=note, quality=95), 10, 20)
    assert near(shown.getpixel((shown.width // 2, shown.height // 4)), RED)
    assert near(shown.getpixel((shown.width // 2, shown.height * 3 // 4)), BLUE)


@pytest.mark.parametrize("mode", ["RGBA", "LA", "P"])
def test_what_is_clear_shows_the_ground(tmp_path: Path, save: Saved, mode: str) -> None:
    if mode == "P":
        image = PIL.Image.new("P", (200, 200), 1)
        image.putpalette([0, 0, 0, 220, 0, 0])
        name = save("clear.png", image, transparency=1)
    else:
        name = save(
            "clear.png",
            PIL.Image.new(mode, (200, 200), (90, 0) if mode == "LA" else (220, 0, 0, 0)),
        )
    shown = rendered(tmp_path, name)
    assert near(shown.getpixel((shown.width // 2, shown.height // 2)), GREEN)


def test_ink_pictures_and_deep_grays_are_shown_right(tmp_path: Path, save: Saved) -> None:
    inked = save("ink.jpg", PIL.Image.new("CMYK", (200, 200), (0, 255, 255, 30)), quality=95)
    shown = rendered(tmp_path, inked)
    red, green, blue = shown.getpixel((40, 40))[:3]  # type: ignore[index, misc]
    assert red > 180
    assert max(green, blue) < 60
    deep = PIL.Image.new("I;16", (200, 200), 32768)
    shown = rendered(tmp_path, save("deep.png", deep))
    assert near(shown.getpixel((40, 40)), (128, 128, 128))


def test_covers_its_box_from_the_middle(tmp_path: Path, save: Saved) -> None:
    image = PIL.Image.new("RGB", (600, 200), RED)
    image.paste(BLUE, (200, 0, 400, 200))
    shown = rendered(tmp_path, save("wide.png", image))
    assert all(near(shown.getpixel((x, shown.height // 2)), BLUE) for x in (3, shown.width - 4))


def test_a_vector_picture_stays_vector(tmp_path: Path) -> None:
    (tmp_path / "fox.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10">'
        '<g transform="translate(5 0)"><rect width="5" height="10" fill="#0000dc"/></g>'
        '<circle cx="2.5" cy="5" r="2.4" style="fill:#dc0000"/></svg>'
    )
    shown = rendered(tmp_path, "fox.svg")
    assert near(shown.getpixel((shown.width * 3 // 4, 10)), BLUE)
    assert near(shown.getpixel((shown.width // 4, shown.height // 2)), RED)
    assert near(shown.getpixel((2, 2)), GREEN)


def test_equal_pictures_are_in_a_file_once(tmp_path: Path, save: Saved) -> None:
    noise = PIL.Image.frombytes("RGB", (300, 300), random.Random(1).randbytes(270_000))
    names = [save(f"{n}.jpg", noise, quality=90) for n in "ab"]
    shapes = tuple(Group(picture(name, tmp_path, 20, 20, "Fox")) for name in names)
    pages = tuple(alone(Face("Fox", 20, 20, shapes), 20, 20, n) for n in range(1, 6))
    data = paint((Section("x", pages),), About("x"), Fonts())
    with pikepdf.open(io.BytesIO(data)) as pdf:
        found = [
            o
            for o in pdf.objects
            if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"
        ]
        assert len(found) == 1
        assert len(data) < (tmp_path / "a.jpg").stat().st_size * 1.2


def test_on_a_press_a_picture_is_in_ink(tmp_path: Path, save: Saved) -> None:
    name = save("red.png", PIL.Image.new("RGB", (200, 200), (10, 0, 0)))
    face = Face("Fox", 20, 20, picture(name, tmp_path, 20, 20, "Fox"))
    data = paint(
        (Section("x", (alone(face, 20, 20),)),), About("x"), Fonts(), Inks("DeviceCMYK", 2.4)
    )
    with pikepdf.open(io.BytesIO(data)) as pdf:
        [image] = [
            o
            for o in pdf.objects
            if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"
        ]
        assert image.ColorSpace == "/DeviceCMYK"
        assert sum(image.read_bytes()[:4]) / 255 <= 2.4


def refused(tmp_path: Path, name: str) -> str:
    with pytest.raises(LayoutError) as refusal:
        picture(name, tmp_path, 20, 20, "Fox")
    return (
        str(refusal.value)
        .replace(str(tmp_path.resolve()), "EDITION")
        .replace(str(tmp_path), "EDITION")
    )


def test_refusals_name_card_file_and_cure(tmp_path: Path, save: Saved) -> None:
    save("Art/Fox.PNG", PIL.Image.new("RGB", (200, 200)))
    save("coarse.png", PIL.Image.new("RGB", (100, 157)))
    (tmp_path / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\nrubbish")
    (tmp_path / "words.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>x</text></svg>'
    )
    outside = tmp_path.parent / "other.png"
    PIL.Image.new("RGB", (200, 200)).save(outside)
    assert refused(tmp_path, "Art/Fix.PNG") == (
        "Fox, picture: EDITION/Art/Fix.PNG is not there; did you mean 'Art/Fox.PNG'?"
    )
    assert refused(tmp_path, "coarse.png") == (
        "Fox, picture: coarse.png has 100 x 157 pixels, 127 dpi on a box of 20 x 20 mm; "
        "give at least 158 x 158 pixels"
    )
    assert refused(tmp_path, "broken.png").startswith(
        "Fox, picture: EDITION/broken.png cannot be read"
    )
    assert refused(tmp_path, "../other.png") == (
        "Fox, picture: ../other.png is outside the edition's folder; put it into EDITION"
    )
    assert refused(tmp_path, "https://example.org/fox.png") == (
        "Fox, picture: https://example.org/fox.png is outside the edition's folder; "
        "put it into EDITION"
    )
    assert refused(tmp_path, "fox.gif") == (
        "Fox, picture: fox.gif is no picture; give .jpeg, .jpg, .png, .svg, .webp"
    )
    assert refused(tmp_path, "words.svg").endswith(
        "has text inside; turn text into outlines, use PNG for pictures"
    )
