"""Pictures on cards: S13 to S16. How each kind of picture is drawn is in press/test_pictures.py."""

import functools
import os
import random
from pathlib import Path

import pikepdf
import PIL.Image
import PIL.ImageChops
import pypdfium2
import pytest

WOODCUT = ("--theme", "woodcut", "--paper", "a4", "-o", "out")
DECK = Path("out/kennel.pdf")
RED, BLUE = (220, 0, 0), (0, 0, 220)


def save(name: str, image: PIL.Image.Image, **how: object) -> None:
    path = Path("toy") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, **how)


def drawn(file: Path) -> list[pikepdf.Stream]:
    """The pictures a PDF holds, without their masks."""
    with pikepdf.open(file) as pdf:
        found = [thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream)]
        pictures = [thing for thing in found if thing.get("/Subtype") == "/Image"]
        masks = {thing.SMask.objgen for thing in pictures if "/SMask" in thing}
        return [thing for thing in pictures if thing.objgen not in masks]


# S13: missing file, and which folder it is looked for in


def test_s13_missing_pictures_are_told_at_once_from_any_folder(loh, toy, tmp_path) -> None:
    folder = toy(
        {"name": "Fox", "art": "art/fox.png"},
        {"name": "Owl", "art": "art/owl.png"},
        {"name": "Elk", "art": "art/elk.png"},
        {"name": "Cat", "art": "Art/Fox.PNG"},
    )
    save("art/fox.png", PIL.Image.new("RGB", (900, 900), BLUE))
    wanted = (
        "Cat, picture: {0}/Art/Fox.PNG is not there; did you mean 'art/fox.png'?\n"
        "Elk, picture: {0}/art/elk.png is not there; did you mean 'art/fox.png'?\n"
        "Owl, picture: {0}/art/owl.png is not there; did you mean 'art/fox.png'?\n"
    )
    for command in (("print", *WOODCUT[:4]), ("images",), ("pack", "--for", "mpc")):
        assert loh(command[0], folder, *command[1:], "-o", "out") == (1, "", wanted.format(folder))
    assert loh("check", folder).err == "".join(
        f"toy/cards.yaml:{line}:57: no picture is called '{art}' here; did you mean "
        "'art/fox.png'?\n"
        for line, art in ((3, "art/owl.png"), (4, "art/elk.png"), (5, "Art/Fox.PNG"))
    )
    (tmp_path / "elsewhere").mkdir()
    os.chdir(tmp_path / "elsewhere")
    assert loh("print", folder, *WOODCUT) == (1, "", wanted.format(folder))


def test_s13_a_picture_is_looked_for_beside_the_cards(loh, toy, tmp_path) -> None:
    folder = toy({"name": "Fox", "art": "art/fox.png"})
    save("art/fox.png", PIL.Image.new("RGB", (900, 900), BLUE))
    (tmp_path / "elsewhere").mkdir()
    os.chdir(tmp_path / "elsewhere")
    assert loh("print", folder, *WOODCUT).code == 0
    assert len(drawn(DECK)) == 1


# S14, S15: turned by a note, clear


def spread(color: tuple[int, int, int]) -> tuple[int, int, int, int] | None:
    """What a color spreads over on the first page, in points: left, top, right, bottom."""
    with pypdfium2.PdfDocument(DECK) as document:
        page = document[0].render().to_pil().convert("RGB")
    apart = PIL.ImageChops.difference(page, PIL.Image.new("RGB", page.size, color))
    most = functools.reduce(PIL.ImageChops.lighter, apart.split())
    return most.point(lambda value: 255 * (value < 30)).getbbox()


def test_s14_a_picture_is_turned_as_viewers_turn_it(loh, toy) -> None:
    toy({"name": "Fox", "art": "turned.jpg"})
    image = PIL.Image.new("RGB", (1200, 600), RED)
    image.paste(BLUE, (600, 0, 1200, 600))
    note = image.getexif()
    note[274] = 6
    save("turned.jpg", image, exif=note, quality=95)
    assert loh("print", "toy", *WOODCUT).code == 0
    red, blue = spread(RED), spread(BLUE)
    assert red
    assert blue
    assert red[2] - red[0] > 100
    assert (red[0], red[2]) == pytest.approx((blue[0], blue[2]), abs=2)
    assert red[3] == pytest.approx(blue[1], abs=2)


@pytest.mark.parametrize("mode", ["RGBA", "P"])
def test_s15_what_is_clear_is_not_drawn(loh, toy, mode: str) -> None:
    toy({"name": "Fox", "art": "clear.png"})
    image = PIL.Image.new(mode, (900, 900), (220, 0, 0, 0) if mode == "RGBA" else 1)
    if mode == "P":
        image.putpalette([0, 0, 0, 220, 0, 0])
    save("clear.png", image, **({"transparency": 1} if mode == "P" else {}))
    assert loh("print", "toy", *WOODCUT).code == 0
    assert len(drawn(DECK)) == 1
    assert spread(RED) is None


# S16: a large picture on a card printed 55 times


def test_s16_a_picture_is_stored_once_however_often_it_is_printed(loh, toy) -> None:
    toy({"name": "Fox", "art": "noise.png"}, held=[{"quantity": 55}])
    noise = random.Random(1).randbytes(900 * 1200 * 3)
    save("noise.png", PIL.Image.frombytes("RGB", (900, 1200), noise))
    assert loh("print", "toy", *WOODCUT).code == 0
    assert len(drawn(DECK)) == 1
    assert DECK.stat().st_size < Path("toy/noise.png").stat().st_size * 1.2


def test_s16_a_picture_too_coarse_for_its_size_is_refused(loh, toy) -> None:
    toy({"name": "Fox", "art": "coarse.png"})
    save("coarse.png", PIL.Image.new("RGB", (100, 100)))
    code, _, err = loh("print", "toy", *WOODCUT)
    assert code == 1
    assert err.startswith("Fox, picture: coarse.png has 100 x 100 pixels, ")
    assert "; give at least " in err
