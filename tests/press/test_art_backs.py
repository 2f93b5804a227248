"""Backs say nothing: alike upside down, and one for each deck."""

from collections.abc import Iterator
from functools import lru_cache

import pytest
from PIL import Image, ImageChops

from lohprint.catalog.edition import load_edition
from lohprint.press.art.motifs import motif
from lohprint.press.art.palettes import palette
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.paint.raster import alone, sheet
from lohprint.press.shapes import Face, Group
from lohprint.press.type.fonts import Fonts

W, H, PIXELS = 63.0, 88.0, 10
"""A card in millimeters, and pixels a millimeter: the middle is a corner of four pixels."""
SLACK = 8
"""Levels of 255 by which the renderer rounds an edge one way or the other."""


@lru_cache(maxsize=32)
def back(id_: str, style: str, color: str) -> Image.Image:
    drawn = motif(f"back-of-{id_}", seed=id_, palette=palette(style, color), w=W + 8, h=H + 8)
    face = Face(id_, W, H, (Group(drawn, (1, 0, 0, 1, -4, -4)),), bleed=4)
    document = paint((Section("back", (alone(face, W, H),)),), About("back"), Fonts())
    return sheet(document, 0, round(W * PIXELS), round(H * PIXELS)).convert("RGB")


def most(one: Image.Image, other: Image.Image) -> int:
    """The greatest difference of two pictures in any channel of any pixel."""
    seen = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).histogram()
    return max(level % 256 for level, count in enumerate(seen) if count)


def backs(edition_name: str) -> Iterator[tuple[str, str]]:
    """The id and color of every deck's back."""
    edition = load_edition(edition_name)
    for deck in edition.decks.values():
        devil = edition.devils.get(deck.back)
        yield deck.back, devil.color if devil else "#b2481c"


@pytest.mark.parametrize("style", ["woodcut", "lean"])
def test_backs_are_alike_upside_down_to_the_pixel(edition_name: str, style: str) -> None:
    for id_, color in set(backs(edition_name)):
        picture = back(id_, style, color)
        assert most(picture, picture.rotate(180)) <= SLACK, id_


def test_every_deck_has_a_back_of_its_own(edition_name: str) -> None:
    """Told apart in gray and small, not by color alone."""
    seen: dict[str, Image.Image] = {}
    for id_, _ in sorted(set(backs(edition_name))):
        small = back(id_, "woodcut", "#b2481c").convert("L").resize((63, 88))
        assert all(most(small, other) > 60 for other in seen.values()), id_
        seen[id_] = small
