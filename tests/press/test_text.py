from itertools import pairwise
from xml.etree.ElementTree import Element, fromstring

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lohprint.errors import LayoutError
from lohprint.press.shapes import Circle, Part, Shape, Text, Use
from lohprint.press.type.fonts import POINT, Fonts
from lohprint.press.type.lines import balanced, greedy, hyphenated, length
from lohprint.press.type.text import NARROW, NARROWEST, Faces, Room, Style, set_line, set_text
from lohprint.press.type.words import Icon, Paragraph, Run, Word, paragraphs

FONTS = Fonts()
ICONS = {
    name: Part(name, 10, 10, (Circle(5, 5, 5),))
    for name in ("politics", "souls", "military", "dot")
}
FACES = Faces(FONTS, ICONS)
ROOM = Room(5, 10, 50, 30, "Fallen Angels", "text")

WORDS = st.lists(
    st.sampled_from(["a", "it", "7", "card", "discard", "<souls/>", "2<dot/>", "<b>bold</b>",
                     "non-global", "elimination", "you.", "(each)", "<i>Devil</i>"]),
    min_size=1, max_size=40,
)  # fmt: skip


def markup(text: str) -> Element:
    return fromstring(f"<t>{text}</t>")


def words(text: str) -> Paragraph:
    (paragraph,) = paragraphs(markup(text), "body", FONTS, ICONS)
    return paragraph


def said(atoms: tuple[Word, ...]) -> str:
    """The words of a line as text, icons in brackets."""
    return " ".join(
        "".join(f"[{a.name}]" if isinstance(a, Icon) else a.text for a in word.atoms)
        for word in atoms
    )


def lines(shapes: tuple[Shape, ...]) -> list[str]:
    """What stands on each baseline, in order."""
    found: dict[float, list[tuple[float, str]]] = {}
    base = 0.0
    for shape in shapes:
        if isinstance(shape, Text):
            base = shape.y
            found.setdefault(base, []).append((shape.x, shape.text))
        elif isinstance(shape, Use):
            found.setdefault(base, []).append((shape.matrix[4], f"[{shape.part.name}]"))
    return ["".join(text for _, text in sorted(row)) for row in found.values()]


# --- words ------------------------------------------------------------------------------------


def test_a_number_is_never_parted_from_its_icon_or_its_noun() -> None:
    assert said(words("You have at least 7 <souls/>. Draw 2 cards after it")) == (
        "You have at least 7\u00a0[souls]. Draw 2\u00a0cards after\u00a0it"
    )


def test_punctuation_stays_with_an_icon() -> None:
    assert [said((word,)) for word in words("one <dot/>, two (<souls/>) end together")] == [
        "one", "[dot],", "two", "([souls])", "end", "together",
    ]  # fmt: skip


def test_a_short_last_word_or_lone_icon_is_not_left_alone() -> None:
    assert said(words("shuffle the deck again if you do it")[-1:]) == "do\u00a0it"
    assert said(words("discard any card with one <dot/>")[-1:]) == "one\u00a0[dot]"
    assert said(words("discards a hand card.")[-1:]) == "hand\u00a0card."
    assert said(words("it draws another hand cards")[-1:]) == "hand\u00a0cards"
    assert said(words("ends the conflict")[-1:]) == "conflict"


def test_a_hyphenated_word_may_be_parted_after_its_hyphen() -> None:
    assert [said((word,)) for word in words("any non-global card tabled")] == [
        "any", "non-", "global", "card", "tabled",
    ]  # fmt: skip
    assert words("any non-global card tabled")[2].space == 0


def test_bold_and_italic_are_cuts_of_their_own() -> None:
    runs = [atom for word in words("a <b>b <i>c</i></b> <i>dddddd</i>") for atom in word.atoms]
    assert [(run.text, run.font) for run in runs if isinstance(run, Run)] == [
        ("a", "body"), ("b", "body-bold"), ("c", "body-bold-italic"), ("dddddd", "body-italic"),
    ]  # fmt: skip


def test_letters_and_accents_are_composed() -> None:
    assert said(words("A\u0308ja\u0308ta\u0308r")) == "Äjätär"


def test_a_break_starts_a_paragraph() -> None:
    found = paragraphs(markup("one two<br/>three<br/><br/>four"), "body", FONTS, ICONS)
    assert [said(paragraph) for paragraph in found] == ["one\u00a0two", "three", "four"]


# --- lines ------------------------------------------------------------------------------------


@given(WORDS, st.integers(4000, 20000))
def test_no_word_is_lost_and_the_order_is_kept(text: list[str], measure: int) -> None:
    paragraph = words(" ".join(text))
    for broken in (greedy(paragraph, measure), balanced(paragraph, measure)):
        assert tuple(word for line in broken for word in line) == paragraph


@given(WORDS, st.integers(9000, 20000))
def test_no_line_is_wider_than_the_measure(text: list[str], measure: int) -> None:
    paragraph = words(" ".join(text))
    for broken in (greedy(paragraph, measure), balanced(paragraph, measure)):
        assert all(length(line) <= measure or len(line) == 1 for line in broken)


@given(WORDS, st.integers(9000, 20000))
def test_balanced_takes_no_more_lines_and_is_no_more_uneven(text: list[str], measure: int) -> None:
    paragraph = words(" ".join(text))
    plain, even = greedy(paragraph, measure), balanced(paragraph, measure)
    assert len(even) == len(plain)
    assert max(map(length, even)) <= max(map(length, plain))


@given(WORDS, st.integers(2000, 20000))
def test_hyphens_lose_no_letter(text: list[str], measure: int) -> None:
    paragraph = words(" ".join(text))
    cut = hyphenated(paragraph, measure, FONTS, "en")
    letters = said(paragraph).replace(" ", "").replace("\u00a0", "")
    assert said(cut).replace(" ", "").replace("\u00a0", "") == letters


def test_words_are_parted_by_the_rules_of_their_language() -> None:
    def cut(word: str, language: str) -> list[str]:
        return [said((w,)) for w in hyphenated(words(word), 1e6, FONTS, language)]

    assert cut("elimination", "en") == ["elim", "in", "a", "tion"]
    assert cut("niebezpieczeństwo", "pl") == ["nie", "bez", "pie", "czeń", "stwo"]
    assert cut("Donaudampfschifffahrt", "de") == ["Donau", "dampf", "schiff", "fahrt"]
    assert cut("elimination", "xx") == ["elimination"]


# --- boxes ------------------------------------------------------------------------------------


def test_short_text_is_set_at_its_full_size_from_the_top() -> None:
    (line,) = set_text(markup("Discard your hand."), ROOM, Style(size=8), FACES)
    assert isinstance(line, Text)
    assert (line.x, line.size, line.text) == (5, 8, "Discard your hand.")
    assert line.y == pytest.approx(10 + 0.730 * 8 * POINT)  # 730 is the height of a d


@pytest.mark.parametrize(("align", "x"), [("left", 5), ("center", 30), ("right", 55)])
def test_alignment(align: str, x: float) -> None:
    (line,) = set_text(markup("Abc"), ROOM, Style(align=align), FACES)  # type: ignore[arg-type]
    assert isinstance(line, Text)
    wide = FONTS["body"].width("Abc") / 1000 * 8 * POINT
    assert line.x == pytest.approx({"left": x, "center": x - wide / 2, "right": x - wide}[align])


def test_text_shrinks_by_quarter_points_and_no_further_than_it_must() -> None:
    text = "Choose any tabled horde. Give control of it to another Devil. " * 6
    room = Room(5, 10, 50, 25)
    shapes = set_text(markup(text), room, Style(), FACES)
    sizes = {shape.size for shape in shapes if isinstance(shape, Text)}
    assert sizes == {6.75}
    with pytest.raises(LayoutError):
        set_text(markup(text), room, Style(least=7), FACES)


def test_an_overrun_names_card_box_and_how_much() -> None:
    # 7 words of 6.61 mm go on a line of 50 mm: 58 lines, 156.4 mm high.
    with pytest.raises(LayoutError) as caught:
        set_text(markup("word " * 400), ROOM, Style(), FACES)
    assert str(caught.value) == (
        "Fallen Angels, text: 126.4 mm too tall at 6.5 pt; shorten it by 47 lines"
    )


def test_a_word_that_no_rule_parts_is_refused() -> None:
    with pytest.raises(LayoutError) as caught:
        set_text(markup("W" * 200), ROOM, Style(), FACES)
    assert str(caught.value).startswith("Fallen Angels, text: ")
    assert str(caught.value).endswith(" mm too wide at 6.5 pt; use shorter words")


def test_a_long_word_is_hyphenated_when_nothing_else_fits() -> None:
    room = Room(5, 10, 15, 30)
    assert lines(set_text(markup("extraordinarily misrepresented"), room, Style(), FACES)) == [
        "extraordin\u00ad", "arily mis\u00ad", "represen\u00ad", "ted",
    ]  # fmt: skip


def test_a_letter_no_font_has_is_named() -> None:
    with pytest.raises(LayoutError) as caught:
        set_text(markup("Gain 龍 now"), ROOM, Style(), FACES)
    assert str(caught.value) == (
        "Fallen Angels, text: no font has '龍' (U+9F8D); write it with other letters"
    )


def test_ampersands_and_brackets_are_set_as_typed() -> None:
    (line,) = set_text(markup("a &lt;b, c&gt; d, AT&amp;T"), ROOM, Style(), FACES)
    assert isinstance(line, Text)
    assert line.text == "a <b, c> d, AT&T"


def test_icons_stand_in_the_line_and_can_be_read_aloud() -> None:
    shapes = set_text(markup("You have at least 7<souls/>."), ROOM, Style(), FACES)
    (icon,) = (shape for shape in shapes if isinstance(shape, Use))
    before, after = (shape for shape in shapes if isinstance(shape, Text))
    assert (before.text, icon.spoken, after.text) == ("You have at least 7", " Souls", ".")
    assert before.x < icon.matrix[4] < after.x
    assert icon.matrix[5] < before.y < icon.matrix[5] + 10 * icon.matrix[3]


@settings(max_examples=60)
@given(WORDS)
def test_nothing_is_set_outside_its_box(text: list[str]) -> None:
    shapes = set_text(markup(" ".join(text)), ROOM, Style(valign="middle"), FACES)
    for shape in shapes:
        if isinstance(shape, Text):
            em = shape.size * POINT / 1000
            assert shape.x >= ROOM.x - 1e-6
            assert shape.x + FONTS[shape.font].width(shape.text.rstrip()) * em <= 55 + 1e-6
            assert ROOM.y - 1e-6 <= shape.y - FONTS["body"].ascent * em
            assert shape.y + FONTS["body"].descent * em <= ROOM.y + ROOM.h + 1e-6
        elif isinstance(shape, Use):
            assert ROOM.x <= shape.matrix[4] <= ROOM.x + ROOM.w


@given(WORDS)
def test_baselines_are_evenly_spaced(text: list[str]) -> None:
    shapes = set_text(markup(" ".join(text)), ROOM, Style(), FACES)
    bases = sorted({shape.y for shape in shapes if isinstance(shape, Text)})
    steps = {round(b - a, 6) for a, b in pairwise(bases)}
    size = next((shape.size for shape in shapes if isinstance(shape, Text)), 8)
    one = 1.18 * size * POINT
    assert all(step / one == pytest.approx(round(step / one), abs=1e-4) for step in steps)


# --- names ------------------------------------------------------------------------------------


def test_a_name_that_fits_is_not_touched() -> None:
    (line,) = set_line("Dis", Room(0, 9, 50, 0), Style("display", 12), FONTS)
    assert (line.text, line.size, line.stretch, line.y) == ("Dis", 12, 1, 9)


def test_a_name_is_condensed_before_it_is_set_smaller() -> None:
    wide = FONTS["display"].width("Lake of Boiling Blood") / 1000 * 10 * POINT
    style = Style("display", 10, 6)
    (condensed,) = set_line("Lake of Boiling Blood", Room(0, 9, wide * 0.9, 0), style, FONTS)
    assert (condensed.size, condensed.stretch) == (10, pytest.approx(0.9))
    (smaller,) = set_line("Lake of Boiling Blood", Room(0, 9, wide * 0.7, 0), style, FONTS)
    assert smaller.size == 7.75
    assert smaller.stretch == pytest.approx(0.7 * 10 / 7.75)
    assert smaller.stretch >= NARROW
    (least,) = set_line("Lake of Boiling Blood", Room(0, 9, wide * 0.5, 0), style, FONTS)
    assert (least.size, least.stretch) == (6, pytest.approx(0.5 * 10 / 6))


def test_a_name_is_refused_before_it_is_cut() -> None:
    name, room = "Lake of Boiling Blood", Room(0, 9, 20, 0, "Lake", "name")
    least = FONTS["display"].width(name) / 1000 * 8 * POINT * NARROWEST
    assert least == pytest.approx(28.4, abs=0.05)
    with pytest.raises(LayoutError) as caught:
        set_line(name, room, Style("display", 10, 8), FONTS)
    assert str(caught.value) == "Lake, name: 8.4 mm too wide at 8 pt; shorten it"


def test_greek_in_a_name_is_set_in_the_body_face_and_follows_on() -> None:
    first, second = set_line("Äjätär Ωμέγα", Room(0, 9, 80, 0), Style("display", 11), FONTS)
    assert (first.font, second.font) == ("display", "body-bold")
    assert second.x == pytest.approx(FONTS["display"].width("Äjätär ") / 1000 * 11 * POINT)


def test_letters_may_be_spaced() -> None:
    (line,) = set_line(
        "AB", Room(0, 9, 80, 0), Style("body", 10, spacing=100, align="right"), FONTS
    )
    assert line.spacing == pytest.approx(1.0)
    wide = (FONTS["body"].width("AB") + 100) / 1000 * 10 * POINT
    assert line.x == pytest.approx(80 - wide)
