"""Player aids: nothing of an edition's aid is lost between its data and the printed page."""

import io

import pypdfium2

from lohprint.catalog.edition import load_edition
from lohprint.press.aids import _sides, aids
from lohprint.press.components import chosen
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import find
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.paper import paper
from lohprint.press.sheets.sheet import sheets


def test_every_line_is_on_the_page_and_on_the_cards(edition_name: str) -> None:
    edition = load_edition(edition_name)
    page, *cards = aids(edition)
    on_page = "<br/>".join(page.front)
    on_cards = "<br/>".join(side for card in cards for side in (*card.front, *card.back))
    for section in edition.aid:
        assert section.title.upper() in on_page
        for line in section.lines:
            assert line in on_page
            assert line in on_cards
    for term in edition.glossary:
        assert f"<b>{term.term}</b> {term.meaning}" in on_page
    assert {card.quantity for card in cards} == {edition.facts.players.most}


def test_aids_of_every_edition_fit_a4_and_letter(edition_name: str) -> None:
    edition, look = load_edition(edition_name), find("plain")
    compositor = Compositor(edition, look)
    [part] = chosen(edition, ["aids"])
    for name in ("a4", "letter"):
        pages = sheets([compositor.leaf(copy) for copy in part.copies], Job(paper(name)))
        data = paint((Section("aids", pages),), About("aids"), look.fonts)
        text = pypdfium2.PdfDocument(io.BytesIO(data))[0].get_textpage().get_text_range()
        assert edition.aid[0].title.upper() in text


def sides(*lines: int) -> list[str]:
    """The titles on each side of the cards of an aid whose boxes have so many short lines."""
    boxes = [(letter, ("x",) * count) for letter, count in zip("abcdefghij", lines, strict=False)]
    return ["".join(t for t in side if t in "ABCDEFGHIJ") for side in _sides(boxes)]


def test_boxes_are_spread_evenly_over_the_sides_of_as_few_cards_as_hold_them() -> None:
    assert sides(3, 3, 3) == ["A", "BC"]
    assert sides(9, 9, 3, 3) == ["A", "BCD"]
    assert sides(4, 10, 7, 6, 11, 12, 12) == ["A", "B", "CD", "E", "F", "G"]
    assert sides(2) == ["A"]
    assert sides(*[1] * 10) == ["ABCDE", "FGHIJ"]
    assert sides(19, 19, 19) == ["A", "B", "C"]
