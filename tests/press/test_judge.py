"""What `theme check` measures: text that can be read, things told apart without color."""

import pytest
from PIL import Image

from lohprint.catalog.edition import load_edition, names
from lohprint.press.colors import contrast, gray
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import find
from lohprint.press.proof.discern import differs, pairs, seen_by
from lohprint.press.proof.judge import LEAST, told_apart
from lohprint.press.proof.legible import readings
from lohprint.press.shapes import Circle, Face, Part, Rect, Text, Use
from lohprint.press.type import fonts

FONTS = fonts.Fonts(fonts.CUTS)
RED, GREEN = "#b40000", "#005c00"
"""Of one lightness in gray: 54 of 255."""


def square(color: str) -> Face:
    return Face(color, 10, 10, (Rect(0, 0, 10, 10, fill=color),))


def test_colors_of_one_lightness_are_one_in_gray_only() -> None:
    assert gray(RED) == gray(GREEN) == "#363636"
    found = {pair.eye: pair.area for pair in pairs({"a": square(RED), "b": square(GREEN)}, FONTS)}
    assert found["gray"] == 0
    assert found["tritan"] > 90  # of 100 square millimeters


def test_red_and_green_of_one_darkness_are_one_to_the_color_blind() -> None:
    red, green = (Image.new("RGB", (60, 60), color) for color in ("#b43c00", "#6a5a00"))
    assert differs(red, green) == pytest.approx(60 * 60 * (25.4 / 60) ** 2)
    assert differs(seen_by("deutan", red), seen_by("deutan", green)) == 0


def test_a_shape_is_told_from_another_whatever_the_color() -> None:
    one = Face("square", 40, 40, (Rect(0, 0, 40, 40, fill="#000000"),))
    other = Face("disc", 40, 40, (Circle(20, 20, 20, fill="#000000"),))
    for pair in pairs({"a": one, "b": other}, FONTS):
        assert pair.area == pytest.approx(1600 - 1257, rel=0.1)  # four corners


def test_white_stays_white_and_black_black_to_every_eye() -> None:
    for color in ("#ffffff", "#000000"):
        picture = Image.new("RGB", (4, 4), color)
        for eye in ("gray", "protan", "deutan", "tritan"):
            assert differs(seen_by(eye, picture), picture) == 0


def reading(ink: str, ground: str, size: float = 9.0) -> list[str]:
    line = Text(2, 6, "Dis", "body", size, ink)
    part = Part("Dis", 20, 10, (Rect(0, 0, 20, 10, fill=ground), line))
    [found] = readings([Face("Dis", 20, 10, (Use(part),))], FONTS)
    return [fault.lines()[0] for fault in found.faults()]


def test_text_that_can_be_read_has_no_fault() -> None:
    assert reading("#000000", "#ffffff") == []


def test_text_of_little_contrast_is_told() -> None:
    assert reading("#888888", "#ffffff") == [
        "Dis, 'Dis': has a contrast of 3.5:1 with its ground; give at least 7:1"
    ]


def test_text_that_is_read_by_color_alone_is_told() -> None:
    ink, ground = "#ffb0ff", "#004400"
    assert contrast(ink, ground) > 6.9
    assert contrast(gray(ink), gray(ground)) > 6.9
    assert reading(RED, GREEN) == [
        "Dis, 'Dis': has a contrast of 1.0:1 with its ground; give at least 7:1"
    ]


def test_type_too_small_is_told() -> None:
    assert reading("#000000", "#ffffff", 6) == ["Dis, 'Dis': is set at 6 pt; give at least 6.5 pt"]


@pytest.mark.parametrize("theme", ["draft", "lean", "plain", "woodcut"])
@pytest.mark.parametrize("name", names())
def test_everything_is_told_apart_in_gray_and_by_the_color_blind(theme: str, name: str) -> None:
    edition = load_edition(name)
    found = list(told_apart(edition, Compositor(edition, find(theme))))
    assert {pair.eye for _, pair in found} == {"gray", "protan", "deutan", "tritan"}
    assert [(what, pair) for what, pair in found if pair.area < LEAST[what]] == []
