"""A theme's folder, and every fault in it told at its own line."""

from pathlib import Path

import pytest

from lohprint.errors import DataError, Faults, LohError, UsageError
from lohprint.press.look.theme import Theme, find, names

LOOK = 'name: Test\ncolors: {ink: "#111111", paper: "#ffffff"}\nsizes: {name: 12}\n'
CARD = '<svg width="63" height="88">\n  <rect width="3" height="4" fill="ink"/>\n</svg>\n'


def theme(folder: Path, look: str = LOOK, **templates: str) -> Theme:
    (folder / "theme.yaml").write_text(look)
    for name, text in templates.items():
        (folder / f"{name}.svg.j2").write_text(text)
    return Theme(folder)


def told(folder: Path, template: str, look: str = LOOK) -> tuple[str, ...]:
    """What drawing a card with this template says, without the folder's name."""
    with pytest.raises(LohError) as caught:
        theme(folder, look, card=template).marks("card", {"name": "Dis", "text": "a"})
    return tuple(line.removeprefix(f"{folder}/") for line in caught.value.lines())


def test_the_built_in_themes_are_found_by_name() -> None:
    assert "plain" in names()
    assert find("plain").look.name == "Plain"


def test_a_folder_of_ones_own_is_a_theme(tmp_path: Path) -> None:
    theme(tmp_path, card=CARD)
    assert find(str(tmp_path)).look.sizes == {"name": 12}


def test_a_theme_that_is_not_there_is_told_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as caught:
        find("plein")
    assert str(caught.value).startswith("there is no theme 'plein'; did you mean 'plain'?")


def test_faults_of_theme_yaml_have_their_line(tmp_path: Path) -> None:
    (tmp_path / "theme.yaml").write_text("name: Test\ncolours: {}\nneutral: red\n")
    with pytest.raises(Faults) as caught:
        Theme(tmp_path)
    lines = [line.removeprefix(f"{tmp_path}/") for line in caught.value.lines()]
    assert lines[0] == "theme.yaml:2:1: unknown key 'colours'; did you mean 'colors'?"
    assert lines[1].startswith("theme.yaml:3:10: neutral: 'red'")


def test_marks_are_filled_in_and_checked(tmp_path: Path) -> None:
    text = '<svg width="63" height="88"><text x="1" y="2">{{ name }}</text></svg>'
    mark = theme(tmp_path, card=text).marks("card", {"name": "R&D <3"})
    assert mark.inside[0].source.text == "R&D <3"


def test_a_wrong_tag_has_its_file_line_and_column(tmp_path: Path) -> None:
    template = '<svg width="63" height="88">\n  <rect\n    widht="3" width="1" height="4"/>\n</svg>'
    assert told(tmp_path, template) == (
        "card.svg.j2:2:3: <rect> has an unknown attribute widht; did you mean 'width'?",
    )


def test_the_place_holds_through_includes_loops_and_macros(tmp_path: Path) -> None:
    (tmp_path / "dot.svg.j2").write_text('\n\n   <circle r="none"/>')
    template = (
        '{% macro m() %}\n<line x1="a" y1="0" x2="0" y2="0"/>\n{% endmacro %}\n'
        '<svg width="1" height="1">\n{% for n in (1, 2) %}\n{% include "dot.svg.j2" %}\n'
        "{% endfor %}{{ m() }}</svg>"
    )
    assert set(told(tmp_path, template)) == {
        'dot.svg.j2:3:4: <circle> has r="none"; give a number',
        'card.svg.j2:2:1: <line> has x1="a"; give a number',
    }


def test_a_name_that_is_not_there_is_told_at_its_line(tmp_path: Path) -> None:
    template = '<svg width="1" height="1">\n\n<text x="0" y="1">{{ nmae }}</text></svg>'
    assert told(tmp_path, template) == (
        "card.svg.j2:3:1: 'nmae' is undefined; ask whether it is there before using it",
    )


def test_a_tag_jinja_cannot_read_is_told_at_its_line(tmp_path: Path) -> None:
    (line,) = told(tmp_path, '<svg width="1" height="1">\n{% iff name %}\n</svg>')
    assert line.startswith("card.svg.j2:2:1: Encountered unknown tag 'iff'.")


def test_drawing_that_is_no_xml_is_told_at_the_nearest_tag(tmp_path: Path) -> None:
    template = '<svg width="1" height="1">\n  <rect width="1" height="1">\n</svg>'
    assert told(tmp_path, template) == (
        "card.svg.j2:2:3: near here the drawing is not XML: mismatched tag; close every tag",
    )


def test_a_template_that_another_wants_is_named(tmp_path: Path) -> None:
    assert told(tmp_path, '{% extends "_bsae.svg.j2" %}') == (
        "card.svg.j2: wants _bsae.svg.j2, which is not there; add it to the theme",
    )


def test_a_kind_without_a_face_says_which_file_would_do(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        theme(tmp_path).template("horde", "card")
    assert str(caught.value) == f"{tmp_path}: has no face for a horde; add card.svg.j2"
