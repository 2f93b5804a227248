"""Markers of every edition, as every theme shapes them."""

from collections.abc import Iterator

import pytest

from lohprint.catalog.edition import load_edition, names
from lohprint.catalog.pieces import Copy, Marker, Side
from lohprint.press.away import safe
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import find
from lohprint.press.shapes import Face
from lohprint.press.sheets.page import Box

THEMES = ("draft", "lean", "plain", "woodcut")


@pytest.fixture(params=THEMES)
def compositor(request: pytest.FixtureRequest) -> Compositor:
    return Compositor(load_edition("annihilageddon3"), find(request.param))


def shown(compositor: Compositor, id_: str) -> Face:
    return compositor.front(Copy(compositor.edition.markers[id_]))


def said(face: Face, compositor: Compositor) -> Iterator[tuple[str, Box]]:
    for text, box in safe.texts(face, compositor.theme.fonts):
        yield text.text, box


@pytest.mark.parametrize("name", names())
def test_what_a_round_marker_says_stays_inside_its_rim(name: str) -> None:
    edition = load_edition(name)
    for theme in THEMES:
        compositor = Compositor(edition, find(theme))
        fonts = compositor.theme.fonts
        for marker in edition.markers.values():
            copy = Copy(marker)
            for face in filter(None, (compositor.front(copy), compositor.back(copy))):
                if face.round:
                    assert not list(safe.outside(face, face.w * 0.08, fonts))


def test_a_tile_covers_exactly_one_row_of_the_track(compositor: Compositor) -> None:
    face, tile = shown(compositor, "hp-track"), shown(compositor, "beelze-butthole-tile")
    assert (face.w, face.h, tile.w, tile.h) == (63, 88, 63, 12)
    placed = dict(said(face, compositor))
    for value in range(26):
        _, y, _, high = placed[str(value)]
        row = (25 - value) // 4 if value > 5 else 5  # four to a row, the last six in one
        edge = 16 + 12 * row
        assert edge < y < y + high < edge + 12


def test_the_other_side_of_the_track_is_satan(compositor: Compositor) -> None:
    back = compositor.back(Copy(compositor.edition.markers["hp-track"]))
    assert back is not None
    assert "Satan" in dict(said(back, compositor))


def test_a_standee_has_both_sides_and_two_feet_on_one_face(compositor: Compositor) -> None:
    marker = compositor.edition.markers["satan-s-salute-standee"]
    face = compositor.front(Copy(marker))
    assert (face.w, face.h) == (40, 2 * (60 + 12))
    assert compositor.back(Copy(marker)) is None
    lines = list(said(face, compositor))
    upper = " ".join(text for text, (_, y, _, _) in lines if 12 < y < 72)
    lower = " ".join(text for text, (_, y, _, _) in lines if 72 < y < 132)
    assert "Satan: once" in upper
    assert "Wizard: once" in lower
    feet = [y for text, (_, y, _, _) in lines if text == "fold this foot back"]
    assert len(feet) == 2
    assert min(feet) < 12
    assert max(feet) > 132


@pytest.mark.parametrize(
    ("shape", "size", "height", "cut"),
    [
        ("square", 20, None, (20, 20)),
        ("card", 63, None, (63, 88)),
        ("hex", 40, None, (40, 34.641)),
        ("tile", 60, 15, (60, 15)),
    ],
)
def test_every_shape_is_drawn_at_its_size(
    compositor: Compositor, shape: str, size: float, height: float | None, cut: tuple[float, float]
) -> None:
    side = Side(icon="flame", label="-2", line="Limp")
    data = {"name": "Toy", "quantity": 1, "shape": shape, "size": size, "height": height}
    face = compositor.front(Copy(Marker.model_validate({**data, "front": side})))
    assert (face.w, face.h) == pytest.approx(cut, abs=0.001)
    assert not face.round
    assert face.bleed == 4
    words = dict(said(face, compositor))
    assert {"−2", "Limp"} <= set(words)
    for x, y, w, h in words.values():
        assert 0 < x < x + w < face.w
        assert 0 < y < y + h < face.h
