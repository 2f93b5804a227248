"""Papers, sizes, labels and machines: the numbers of printing.md, and how a bad file is told."""

from pathlib import Path

import pytest

from lohprint.errors import Faults, UsageError
from lohprint.press.sheets import paper as papers

SIZES = {
    "poker": (63.5, 88.9), "standard": (63, 88), "bridge": (57.15, 88.9), "japanese": (59, 86),
    "euro": (59, 92), "standard usa": (56, 87), "mini us": (44.45, 63.5), "mini euro": (44, 68),
    "mini american": (41, 63), "micro": (31.75, 44.45), "domino": (44.45, 88.9),
    "tarot": (69.85, 120.65), "tarot eu": (70, 120), "jumbo": (88.9, 139.7), "square 70": (70, 70),
    "square 2.5in": (63.5, 63.5), "square 3.5in": (88.9, 88.9), "double": (88, 126),
    "catan": (54, 80), "credit": (85.73, 53.98), "business us": (88.9, 50.8),
    "business eu": (85, 55), "magnum 65": (65, 100), "magnum 61": (61, 103),
    "magnum 70": (70, 110), "magnum 80": (80, 120), "chimera": (57.5, 89),
    "mini chimera": (43, 65), "token 20": (20, 20), "token 25": (25, 25), "token 1in": (25.4, 25.4),
    "token 30": (30, 30), "poker chip": (39, 39), "token 40": (40, 40),
    "square token 0.75in": (19.05, 19.05), "square token 1in": (25.4, 25.4),
}  # fmt: skip
PAPERS = {
    "a5": (148, 210), "a4": (210, 297), "a3": (297, 420), "a3+": (329, 483), "super b": (329, 483),
    "sra3": (320, 450), "pa4": (210, 280), "letter": (215.9, 279.4), "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8), "ledger": (279.4, 431.8), "arch b": (304.8, 457.2),
    "a4+": (240, 329),
}  # fmt: skip


@pytest.mark.parametrize("name", SIZES)
def test_card_sizes_are_those_of_the_reference(name: str) -> None:
    size = papers.size(name)
    assert (size.w, size.h) == SIZES[name]


@pytest.mark.parametrize("name", PAPERS)
def test_papers_are_those_of_the_reference(name: str) -> None:
    paper = papers.paper(name)
    assert (paper.w, paper.h) == PAPERS[name]


def test_a_sleeved_card_is_a_millimeter_smaller() -> None:
    sleeve, card = papers.size("sleeve"), papers.size("standard")
    assert (card.w - sleeve.w, card.h - sleeve.h) == (1, 1)


@pytest.mark.parametrize("name", ["Letter", "LETTER", " letter "])
def test_names_in_any_spelling(name: str) -> None:
    assert papers.paper(name) == papers.paper("letter")
    assert papers.size("Euro_Poker").name == papers.size("euro-poker").name == "euro poker"


@pytest.mark.parametrize("text", ["70x99", "70 x 99", "70×99", "70X99mm", "70.0x99.0 mm"])
def test_any_size_in_millimeters(text: str) -> None:
    size, paper = papers.size(text), papers.paper(text)
    assert (size.w, size.h, size.name) == (70, 99, "70x99")
    assert (paper.w, paper.h, paper.name) == (70, 99, "70x99")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tarrot", "there is no card size 'tarrot'; did you mean 'tarot'? "
         "(or give WxH in millimeters, like 63x88)"),
        ("0x88", "0 x 88 mm cannot be printed; give sides over 0 and up to 2000 mm"),
        ("-63x88", "-63 x 88 mm cannot be printed; give sides over 0 and up to 2000 mm"),
        ("2.5x3.5in", "'2.5x3.5in' is in inches; give millimeters: 63.5x88.9"),
    ],
)  # fmt: skip
def test_sizes_nothing_has(text: str, message: str) -> None:
    with pytest.raises(UsageError) as error:
        papers.size(text)
    assert str(error.value) == message
    assert error.value.exit_code == 2


def test_half_a_size_lists_the_names() -> None:
    with pytest.raises(UsageError, match=r"there is no card size '63'; known: bank card, bridge"):
        papers.size("63")


def test_an_unknown_paper_lists_the_known() -> None:
    with pytest.raises(UsageError) as error:
        papers.paper("A99")
    assert str(error.value) == (
        "there is no paper 'A99'; known: a3, a3+, a4, a4+, a5, a6, arch b, ledger, legal, letter, "
        "pa4, sra3, super b, tabloid (or give WxH in millimeters, like 210x297)"
    )


def test_every_label_stays_on_its_paper() -> None:
    assert len(papers.labels()) == 20
    for label in papers.labels():
        paper = papers.paper(label.paper)
        assert label.x + (label.columns - 1) * label.dx + label.w <= paper.w
        assert label.y + (label.rows - 1) * label.dy + label.h <= paper.h


def test_a_label_sheet_of_the_reference() -> None:
    label = papers.label("Avery 5293")
    assert (label.d, label.columns, label.rows) == (41.27, 4, 6)
    assert (label.x, label.y, label.dx, label.dy) == (10.56, 13.94, 51.17, 42.05)
    assert label.round


def own(tmp_path: Path, name: str, text: str) -> Path:
    (tmp_path / "cardsdb").mkdir()
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / name).write_text(text)
    return tmp_path


def test_a_user_adds_a_paper_without_code(tmp_path: Path) -> None:
    home = own(tmp_path, "papers.yaml", "papers:\n  - {name: my stock, w: 200, h: 300}\n")
    paper = papers.paper("My Stock", home)
    assert (paper.w, paper.h, paper.margin) == (200, 300, 5)
    assert papers.size("poker", home).w == 63.5  # what is not there is taken from the built-in


def faults(tmp_path: Path, name: str, text: str) -> list[str]:
    home = own(tmp_path, name, text)
    with pytest.raises(Faults) as error:
        {"papers.yaml": papers.papers, "labels.yaml": papers.labels, "sizes.yaml": papers.sizes}[
            name
        ](home)
    return [line.removeprefix(f"{home}/templates/") for line in error.value.lines()]


def test_every_fault_of_a_paper_file_has_its_place(tmp_path: Path) -> None:
    text = "papers:\n  - {name: a, w: -5, h: 300}\n  - {name: b, w: 10, hight: 3}\n"
    assert faults(tmp_path, "papers.yaml", text) == [
        "papers.yaml:2:18: a length of -5 mm; give more than 0, up to 2000 mm",
        "papers.yaml:3:5: 'h' is missing; add 'h: ...'",
        "papers.yaml:3:22: unknown key 'hight'; known: aka, h, margin, name, w",
    ]


def test_two_papers_of_one_name(tmp_path: Path) -> None:
    text = "papers:\n  - {name: A B, w: 5, h: 300}\n  - {name: c, aka: [a-b], w: 10, h: 3}\n"
    assert faults(tmp_path, "papers.yaml", text) == [
        "papers.yaml:3:5: 'a b' is named twice; keep one"
    ]


SHEET = "{name: x, paper: a4, d: 40, columns: 5, rows: 6, x: 16, y: 13, dx: 46, dy: 46}"


def test_a_label_that_hangs_off_its_sheet(tmp_path: Path) -> None:
    assert faults(tmp_path, "labels.yaml", f"labels:\n  - {SHEET}\n") == [
        "labels.yaml:2:5: 'x' reaches to 240 x 283 mm on a4 (210 x 297 mm); "
        "give fewer, or measure again"
    ]


def test_labels_that_overlap(tmp_path: Path) -> None:
    text = f"labels:\n  - {SHEET.replace('dx: 46', 'dx: 36')}\n"
    assert faults(tmp_path, "labels.yaml", text) == [
        "labels.yaml:2:5: labels overlap; give dx and dy of at least the label's size",
    ]


def test_a_size_is_a_circle_or_a_rectangle(tmp_path: Path) -> None:
    text = "sizes:\n  - {name: x, d: 40, w: 3, h: 4}\n  - {name: y, w: 4}\n"
    assert faults(tmp_path, "sizes.yaml", text) == [
        "sizes.yaml:2:5: both a circle and a rectangle; give d, or w, h and r",
        "sizes.yaml:3:5: no size; give w and h, or d",
    ]
