"""What can be measured of a face: contrast, type size, values from afar, ink; for every theme.

`Far away` is a card printed at 300 dpi and shown at a quarter of that: 75 dpi, 186 x 260 pixels.
"""

import io
import itertools
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from lohprint.catalog.edition import load_edition, names
from lohprint.catalog.pieces import Card, Copy
from lohprint.catalog.power import Power
from lohprint.press.colors import READABLE, contrast
from lohprint.press.components import components
from lohprint.press.inks import LIGHT
from lohprint.press.look.face import Compositor
from lohprint.press.look.scene import LEAST
from lohprint.press.look.theme import find
from lohprint.press.paint.coverage import coverage
from lohprint.press.paint.raster import Shot, pictures, rendered
from lohprint.press.proof.legible import readings
from lohprint.press.shapes import Face, Text, Use
from lohprint.press.sheets.page import Page, Placed

THEMES = ("draft", "lean", "plain", "woodcut")
FAR = 75
STRIP = 13.6
"""Width in mm of the edge that shows in a hand held as a fan."""


@cache
def compositor(theme: str, edition: str = "5e") -> Compositor:
    return Compositor(load_edition(edition), find(theme))


def faces(made: Compositor, step: int = 1) -> list[Face]:
    """The face of every piece and every back of an edition, or one in so many."""
    copies = {copy.piece.id: copy for part in components(made.edition) for copy in part.copies}
    found = [made.front(copy) for copy in [*copies.values()][::step]]
    backs = {back.name: back for copy in copies.values() if (back := made.back(copy))}
    return [*found, *[*backs.values()][::step]]


@pytest.mark.parametrize("theme", THEMES)
def test_all_text_has_contrast_and_size(theme: str) -> None:
    """Of every piece of the 5th edition, of every twentieth of others; draft is like plain."""
    shown = [face for name in names() for face in faces(compositor(theme, name), 20)]
    shown += faces(compositor(theme)) if theme != "draft" else []
    found = list(readings(shown, find(theme).fonts))
    assert len(found) > (150 if theme == "draft" else 800)
    assert min(one.size for one in found) >= LEAST - 1e-6
    low = [one for one in found if one.contrast < READABLE - 0.05]
    assert low == []


# --- values from afar -------------------------------------------------------------------------


def blank(theme: str, value: str) -> Face:
    """A horde without a text, one value in all three dominions."""
    made = compositor(theme)
    power = Power(politics=value, souls=value, military=value)
    id_ = "blank-" + value.encode().hex()
    card = Card(name="Blank", id=id_, type="horde", power=power)
    return made.front(Copy(card, "", made.edition.decks["mammon"]))


def bare(face: Face) -> Face:
    """A face without the text in its strip."""
    (whole,) = face.shapes
    assert isinstance(whole, Use)
    kept = (s for s in whole.part.shapes if not (isinstance(s, Text) and s.x < STRIP))
    return Face(face.name, face.w, face.h, tuple(kept), face.round, face.bleed)


def far(theme: str, shown: list[Face]) -> Iterator[Image.Image]:
    """Faces from afar, cut to the first value in their strip."""
    shots = [Shot.of(face, FAR) for face in shown]
    for content in pictures(shown, shots, find(theme).fonts, workers=1):
        picture = Image.open(io.BytesIO(content)).convert("RGB")
        yield picture.crop((0, 0, round(STRIP / 25.4 * FAR), round(17 / 25.4 * FAR)))


def mask(one: Image.Image, other: Image.Image) -> Image.Image:
    """Where two pictures differ clearly: by 48 of 255 in lightness."""
    gray = ImageChops.difference(one.convert("L"), other.convert("L"))
    return gray.point([0] * 48 + [255] * 208)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("value", "least"), [("8", 11), ("+0", 11), ("2+1", 10)])
def test_a_value_stands_high_in_the_strip_from_afar(theme: str, value: str, least: int) -> None:
    """Its digits are so many pixels high, in a contrast of at least 7:1 at their darkest."""
    face = blank(theme, value)
    seen, without = far(theme, [face, bare(face)])
    box = mask(seen, without).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert bottom - top >= least
    assert right - left >= least * 0.5
    pairs = ((seen.getpixel(at), without.getpixel(at))
             for at in itertools.product(range(left, right), range(top, bottom)))  # fmt: skip
    assert max(contrast(hexed(one), hexed(other)) for one, other in pairs) >= READABLE


def hexed(pixel: object) -> str:
    assert isinstance(pixel, tuple)
    return "#" + "".join(f"{channel:02x}" for channel in pixel)


@pytest.mark.parametrize("theme", THEMES)
def test_digits_are_told_apart_from_afar(theme: str) -> None:
    """Any two differ clearly in at least 25 pixels, of about 80 that a digit has."""
    digits = dict(
        zip("0123456789", far(theme, [blank(theme, d) for d in "0123456789"]), strict=True)
    )
    apart = {
        one + other: mask(digits[one], digits[other]).histogram()[255]
        for one, other in itertools.combinations(digits, 2)
    }
    assert min(apart.values()) >= 25, min(apart, key=lambda pair: apart[pair])


# --- ink --------------------------------------------------------------------------------------


def ink(theme: str) -> float:
    """The share of a sheet of nine cards that is ink, four layers counted four times."""
    made = compositor(theme)
    cards = [made.front(copy) for copy in made.edition.copies_in("lilith")[::3]][:9]
    placed = tuple(
        Placed(face, (1, 0, 0, 1, 0, 0), n, face.name, 0, (0, 0, face.w, face.h))
        for n, face in enumerate(cards, 1)
    )
    return coverage([Page(210, 297, "front", 1, placed)], find(theme).fonts, LIGHT)


INK = {"draft": 0.15, "plain": 0.29, "lean": 0.35, "woodcut": 1.6}
"""By theme; most of a lean card stays white, where a woodcut lays two inks on nearly every spot."""


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_takes_as_much_ink_as_the_readme_says(theme: str) -> None:
    assert ink(theme) == pytest.approx(INK[theme], rel=0.1)
    assert f"{INK[theme]:.0%}" in Path(__file__).parents[2].joinpath("README.md").read_text()


# --- backs ------------------------------------------------------------------------------------


def test_plain_backs_are_alike_upside_down(edition_name: str) -> None:
    """At 20 pixels a millimeter, to the pixel; drawn backs are held by the tests of art."""
    made = compositor("plain", edition_name)
    copies = [copy for part in components(made.edition) for copy in part.copies]
    backs = {back.name: back for copy in copies if (back := made.back(copy))}
    shared = [back for name, back in backs.items() if name.startswith("back of ")]
    shots = [Shot(1260, 1760, 508) for _ in shared]
    for back, picture in zip(shared, rendered(shared, shots, find("plain").fonts), strict=True):
        gray = picture.convert("L")
        assert ImageChops.difference(gray, gray.rotate(180)).getextrema()[1] <= 8, back.name


def test_woodcuts_are_drawn_to_the_end_of_their_bleed(edition_name: str) -> None:
    """No white where a print service cuts: along the edge of what a face says it is drawn to."""
    made = compositor("woodcut", edition_name)
    shown = [face for face in faces(made, 15) if face.bleed and not face.round]
    shots = [Shot.of(face, 60, face.bleed) for face in shown]
    for face, picture in zip(shown, rendered(shown, shots, find("woodcut").fonts), strict=True):
        w, h = picture.size
        lines = ((0, 0, w, 1), (0, h - 1, w, h), (0, 0, 1, h), (w - 1, 0, w, h))
        lightest = [picture.convert("L").crop(line).getextrema()[1] for line in lines]
        assert max(lightest) < 250, face.name
