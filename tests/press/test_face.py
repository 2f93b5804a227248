"""Pieces of every edition on the plain theme's faces."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from shutil import copytree

import pytest

from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.opening import open_edition
from lohprint.catalog.pieces import Copy
from lohprint.errors import DataError, LayoutError
from lohprint.press.components import components
from lohprint.press.look import context
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import Theme, find
from lohprint.press.shapes import Circle, Face, Group, Rect, Shape, Text, Use

PLAIN = find("plain").folder


@cache
def edition(name: str = "5e") -> Edition:
    return load_edition(name)


@cache
def compositor(name: str = "5e") -> Compositor:
    return Compositor(edition(name), find("plain"))


def copy(card: str, deck: str, number: str = "") -> Copy:
    return Copy(edition().cards[card], number, edition().decks[deck])


def flat(shapes: tuple[Shape, ...]) -> Iterator[Shape]:
    """Every shape, parts opened; icons stay whole."""
    for shape in shapes:
        if isinstance(shape, Group):
            yield from flat(shape.shapes)
        elif isinstance(shape, Use) and shape.part.w > 11:
            yield from flat(shape.part.shapes)
        else:
            yield shape


def texts(face: Face) -> list[str]:
    return [shape.text for shape in flat(face.shapes) if isinstance(shape, Text)]


def test_a_horde_shows_name_type_values_text_and_number() -> None:
    face = compositor().front(copy("rotten-fiends", "baalzebub", "480"))
    shown = texts(face)
    for wanted in ("Rotten Fiends", "Horde", "4", "2+1", "1", "480", "Ba"):
        assert wanted in shown
    assert "more event" in " ".join(shown)
    assert (face.w, face.h) == (63, 88)


def test_values_dots_type_and_owner_stand_in_the_strip_of_a_fan() -> None:
    face = compositor().front(copy("pit-fiends", "baalzebub", "464"))
    strip = [shape for shape in flat(face.shapes) if _left(shape) < 13]
    shown = [shape.text for shape in strip if isinstance(shape, Text)]
    assert {"4+1", "2", "4", "Ba"} <= set(shown)
    icons = [shape.part.name for shape in strip if isinstance(shape, Use)]
    assert icons == ["politics-light", "souls-light", "military-light"]
    dots = [s for s in strip if isinstance(s, Circle) and s.r < 2]
    assert len(dots) == 2  # Pit Fiends are worth two
    assert "Horde" in texts(face)


def _left(shape: Shape) -> float:
    match shape:
        case Text(x=x) | Rect(x=x):
            return x
        case Circle(cx=x):
            return x
        case Use(matrix=matrix):
            return matrix[4]
    return 99


@pytest.mark.parametrize("theme", ["plain", "woodcut"])
def test_the_words_of_templates_are_in_the_editions_language(theme: str) -> None:
    finnish = Compositor(open_edition("5e", lang="fi"), find(theme))
    copies = {one.piece.id: one for part in components(finnish.edition) for one in part.copies}
    assert "Kaksi pelaajaa:" in " ".join(texts(finnish.front(copies["silence"])))
    assert "Kotivaltakunta" in texts(finnish.front(copies["dis"]))


def test_copies_share_everything_but_their_number() -> None:
    one = compositor().front(copy("rotten-fiends", "baalzebub", "480"))
    other = compositor().front(copy("rotten-fiends", "baalzebub", "482"))
    assert isinstance(one.shapes[0], Use)
    assert isinstance(other.shapes[0], Use)
    assert one.shapes[0].part is other.shapes[0].part
    assert texts(one)[-1:] == ["480"]
    assert texts(other)[-1:] == ["482"]


def test_the_same_card_of_two_decks_differs_in_color() -> None:
    def colors(deck: str) -> set[str]:
        face = compositor().front(copy("summon", deck))
        return {
            s.fill for s in flat(face.shapes) if isinstance(s, Rect) and isinstance(s.fill, str)
        }

    assert colors("asmodeus") != colors("lilith")


def test_all_cards_of_a_deck_have_one_back() -> None:
    backs = {
        id(face.shapes[0].part)
        for one in edition().copies_in("mammon")
        if (face := compositor().back(one)) and isinstance(face.shapes[0], Use)
    }
    assert len(backs) == 1


def test_every_deck_has_a_back_of_its_own_and_oaths_hide_whose_they_are() -> None:
    decks = {deck: compositor().back(edition().copies_in(deck)[0]) for deck in edition().decks}
    assert len({str(back) for back in decks.values()}) == len(decks)
    oaths = {str(compositor().back(Copy(oath))) for oath in edition().oaths.values()}
    assert len(oaths) == 1


def test_a_type_line_names_what_qualifies_a_card_in_the_order_of_the_tables() -> None:
    line = {
        card: context.type_line(edition().cards[card], edition())
        for card in (
            "magical-duel",
            "tome-of-power",
            "silence",
            "tortured-souls",
            "alliance-of-lilith",
        )
    }
    assert line == {
        "magical-duel": "Global ritual support",
        "tome-of-power": "Recover artifact support",
        "silence": "Global multiplayer support",
        "tortured-souls": "Soul horde",
        "alliance-of-lilith": "Multiplayer interrupt",
    }


def test_devils_are_told_apart_by_as_few_letters_as_will_do() -> None:
    devils = edition().devils.values()
    assert [context.letters(devil, edition()) for devil in devils] == [
        "A",
        "Me",
        "Ba",
        "Ma",
        "Be",
        "L",
    ]


def test_every_piece_of_every_edition_has_a_plain_face(edition_name: str) -> None:
    seen = 0
    for part in components(edition(edition_name)):
        for one in part.copies:
            leaf = compositor(edition_name).leaf(one)
            assert "".join(one.piece.name.split()) in "".join(
                "".join(texts(leaf.front)).split()
            ) or (one.piece.kind in ("marker", "aid", "aid_card"))
            seen += 1
    assert seen > 0


def test_text_is_never_small(edition_name: str) -> None:
    for part in components(edition(edition_name)):
        for one in part.copies:
            face = compositor(edition_name).front(one)
            assert all(s.size >= 6.5 for s in flat(face.shapes) if isinstance(s, Text)), one


def broken(tmp_path: Path, file: str, text: str) -> Compositor:
    copytree(PLAIN, tmp_path / "theme")
    (tmp_path / "theme" / file).write_text(text)
    return Compositor(edition(), Theme(tmp_path / "theme"))


@pytest.mark.parametrize(
    ("drawn", "message"),
    [
        ('<rect width="1" height="1" fill="imk"/>',
         '<rect> has fill="imk", a color the theme does not name; did you mean \'ink\'?'),
        ('<use href="polities"/>',
         "<use> has href=\"polities\", a part the theme does not have; did you mean 'politics'?"),
        ('<text x="1" y="9" font="boddy">a</text>',
         '<text> has font="boddy"; did you mean \'body\'?'),
        ('<text x="1" y="9" size="nmae">a</text>',
         '<text> has size="nmae"; did you mean \'name\'?'),
        ('<rect width="1" height="1" fill="url(#glow)"/>',
         '<rect> has fill="url(#glow)"; define the gradient before it'),
        ('<image href="a.png" width="1" height="1"/>', "a.png is not there; add it to the theme"),
    ],
)  # fmt: skip
def test_what_the_theme_does_not_have_is_told_at_its_line(
    tmp_path: Path, drawn: str, message: str
) -> None:
    made = broken(tmp_path, "card.svg.j2", f'<svg width="63" height="88">\n  {drawn}\n</svg>')
    with pytest.raises(DataError) as caught:
        made.front(copy("summon", "lilith"))
    assert str(caught.value) == f"{tmp_path}/theme/card.svg.j2:2:3: {message}"


def test_text_that_does_not_fit_names_card_and_box(tmp_path: Path) -> None:
    box = '<textbox x="5" y="5" width="20" height="9">{{ text }}</textbox>'
    made = broken(tmp_path, "card.svg.j2", f'<svg width="63" height="88">{box}</svg>')
    with pytest.raises(LayoutError) as caught:
        made.front(copy("warped-time", "lilith"))
    assert str(caught.value).startswith("Warped Time, text: ")
    assert " mm too tall at 6.5 pt; shorten it by " in str(caught.value)


def test_gradients_and_groups_reach_the_display_list(tmp_path: Path) -> None:
    drawn = """<svg width="63" height="88" bleed="2">
      <linearGradient id="glow" x1="0" y1="0" x2="9" y2="0">
        <stop offset="0" stop-color="ink"/><stop offset="1" stop-color="owner"/>
      </linearGradient>
      <g opacity=".5" clip="M0 0h9v9z"><rect width="9" height="9" fill="url(#glow)"/></g>
    </svg>"""
    face = broken(tmp_path, "card.svg.j2", drawn).front(copy("summon", "lilith"))
    assert face.bleed == 2
    assert isinstance(face.shapes[0], Use)
    (group,) = face.shapes[0].part.shapes
    assert isinstance(group, Group)
    assert (group.opacity, group.clip) == (0.5, "M0 0L9 0L9 9Z")
    (rect,) = group.shapes
    assert isinstance(rect, Rect)
    lilith = edition().devils["lilith"].color
    assert rect.fill is not None
    assert getattr(rect.fill, "stops", ()) == ((0, "#111111"), (1, lilith))


def test_a_theme_without_an_icon_is_told(tmp_path: Path) -> None:
    copytree(PLAIN, tmp_path / "theme")
    (tmp_path / "theme/parts/souls.svg.j2").unlink()
    with pytest.raises(DataError) as caught:
        Compositor(edition(), Theme(tmp_path / "theme")).front(copy("summon", "lilith"))
    assert str(caught.value).endswith("theme/parts: has no icon souls; add souls.svg.j2")
