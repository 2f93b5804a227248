from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from lohprint.errors import Faults
from lohprint.press.look.svg import checked

FILE = Path("horde.svg.j2")


def test_what_is_known_is_read_once_and_typed() -> None:
    mark = checked(
        fromstring(
            '<svg width="63" height="88"><g transform="translate(1 2)" clip="M0 0h1v1z">'
            '<rect width="3" height="4.5" fill="ink"/></g></svg>'
        ),
        FILE,
    )
    (group,) = mark.inside
    (rect,) = group.inside
    assert mark.values == {"width": 63, "height": 88}
    assert group.values == {"transform": (1, 0, 0, 1, 1, 2), "clip": "M0 0L1 0L1 1Z"}
    assert rect.values == {"width": 3, "height": 4.5, "fill": "ink"}


def test_moves_are_done_from_the_last_to_the_first() -> None:
    mark = checked(
        fromstring('<svg width="1" height="1"><g transform="translate(10 0) scale(2)"/></svg>'),
        FILE,
    )
    assert mark.inside[0].values["transform"] == (2, 0, 0, 2, 10, 0)


@pytest.mark.parametrize(
    ("inside", "message"),
    [
        ('<recht at="t:3:5"/>', "t:3:5: unknown tag <recht>; did you mean 'rect'?"),
        (
            '<rect at="t:3:5" width="1" height="1" fil="ink"/>',
            "t:3:5: <rect> has an unknown attribute fil; did you mean 'fill'?",
        ),
        ('<circle at="t:3:5" cx="1"/>', 't:3:5: <circle> has no r; add r="..."'),
        (
            '<circle at="t:3:5" r="wide"/>',
            't:3:5: <circle> has r="wide"; give a number',
        ),
        (
            '<path at="t:3:5" d="A1 1"/>',
            't:3:5: <path> has d="A1 1"; give path data of M L H V C Q Z',
        ),
        (
            '<g at="t:3:5" transform="skew(3)"/>',
            't:3:5: <g> has transform="skew(3)"; '
            "give moves like translate(1 2) rotate(90) scale(2)",
        ),
        (
            '<text at="t:3:5" x="1" y="1" align="middle">a</text>',
            't:3:5: <text> has align="middle"; give one of left, center, right',
        ),
        (
            '<rect at="t:3:5" width="1" height="1"><circle at="t:4:7" r="1"/></rect>',
            "t:4:7: <circle> inside <rect>; allowed: nothing",
        ),
        (
            '<g><number at="t:4:7" x="1" y="1"/></g>',
            "t:4:7: <number> inside <g>; allowed: g, rect, circle, line, path, text, textbox, use, "
            "art, image, linearGradient, radialGradient",
        ),
    ],
)  # fmt: skip
def test_anything_else_is_told_with_its_place(inside: str, message: str) -> None:
    with pytest.raises(Faults) as caught:
        checked(fromstring(f'<svg width="63" height="88">{inside}</svg>'), FILE)
    assert caught.value.lines() == (message,)


def test_all_faults_of_a_face_are_told_in_one_run() -> None:
    with pytest.raises(Faults) as caught:
        checked(fromstring('<svg><rect at="t:2:1"/><oval at="t:3:1"/></svg>'), FILE)
    assert caught.value.lines() == (
        'horde.svg.j2: <svg> has no width; add width="..."',
        'horde.svg.j2: <svg> has no height; add height="..."',
        't:2:1: <rect> has no width; add width="..."',
        't:2:1: <rect> has no height; add height="..."',
        "t:3:1: unknown tag <oval>; known: art, b, br, circle, dot, g, i, image, line, "
        "linearGradient, military, number, path, politics, radialGradient, rect, souls, stop, svg, "
        "text, textbox, use",
    )


def test_only_svg_is_a_face() -> None:
    with pytest.raises(Faults) as caught:
        checked(fromstring("<g/>"), FILE)
    assert caught.value.lines() == ("horde.svg.j2: <g> is the outermost tag; make it <svg>",)
