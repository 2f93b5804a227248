"""A whole print run, read back from the files as a printer would get them."""

from collections import Counter
from functools import cache
from pathlib import Path
from shutil import copytree

import pikepdf
import pypdfium2
import pytest

from lohprint.catalog.edition import Edition, load_edition
from lohprint.errors import Faults, LohError, StoreError
from lohprint.press.components import chosen, components
from lohprint.press.look.theme import Theme, find
from lohprint.press.run import Printed, Run, print_run
from lohprint.press.sheets.job import Job
from lohprint.press.sheets.paper import paper

MM = 25.4 / 72


@cache
def edition() -> Edition:
    return load_edition("5e")


def run(folder: Path, *what: str, theme: Theme | None = None, **job: object) -> tuple[Printed, ...]:
    one_file = bool(job.pop("one_file", False))
    made = Job(paper(str(job.pop("paper", "a4"))), **job)  # type: ignore[arg-type]
    parts = chosen(edition(), what)
    return print_run(Run(edition(), theme or find("plain"), parts, made, folder, one_file))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole 5th edition, printed once."""
    made = tmp_path_factory.mktemp("output")
    run(made)
    return made


def text(path: Path) -> list[str]:
    """The text of each page, spaces and line ends as one space."""
    document = pypdfium2.PdfDocument(path)
    return [" ".join(page.get_textpage().get_text_bounded().split()) for page in document]


def test_there_is_a_file_for_every_component(folder: Path) -> None:
    assert sorted(p.stem for p in folder.glob("*.pdf")) == sorted(
        part.id for part in components(edition())
    )


def test_a_deck_is_31_cards_on_four_sheets_front_and_back(folder: Path) -> None:
    assert len(pypdfium2.PdfDocument(folder / "lilith.pdf")) == 8
    fronts = " ".join(text(folder / "lilith.pdf")[::2])
    for copy in edition().copies_in("lilith"):
        assert f" {copy.number} " in f" {fronts} ", copy.number


def test_every_cards_name_can_be_found_as_often_as_there_are_copies(folder: Path) -> None:
    for deck in edition().decks:
        fronts = " ".join(text(folder / f"{deck}.pdf")[::2])
        copies = Counter(copy.piece.name for copy in edition().copies_in(deck))
        for name, count in copies.items():
            assert fronts.count(name) >= count, (deck, name)


def test_every_cards_text_can_be_found(folder: Path) -> None:
    fronts = " ".join(text(folder / "lilith.pdf")[::2])
    assert "Each Devil chooses and discards half of its tabled hordes" in fronts
    assert "\ufffe" not in fronts
    assert "\ufffd" not in fronts


def test_pages_are_a4_and_ask_for_no_scaling(folder: Path) -> None:
    for path in folder.glob("*.pdf"):
        with pikepdf.open(path) as pdf:
            assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
            for page in pdf.pages:
                for box in (page.MediaBox, page.TrimBox):
                    assert [round(float(v) * MM, 2) for v in box] == [0, 0, 210, 297]


def test_backs_ask_for_duplex_and_markers_do_not(folder: Path) -> None:
    asked = {}
    for name in ("lilith", "markers"):
        with pikepdf.open(folder / f"{name}.pdf") as pdf:
            asked[name] = str(pdf.Root.ViewerPreferences.Duplex)
    assert asked == {"lilith": "/DuplexFlipLongEdge", "markers": "/Simplex"}


def test_every_font_of_every_file_is_embedded(folder: Path) -> None:
    for path in folder.glob("*.pdf"):
        with pikepdf.open(path) as pdf:
            descriptors = [
                thing
                for thing in pdf.objects
                if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/FontDescriptor"
            ]
            fonts = [
                thing
                for thing in pdf.objects
                if isinstance(thing, pikepdf.Dictionary) and thing.get("/Subtype") == "/Type0"
            ]
            assert all("/FontFile2" in descriptor for descriptor in descriptors)
            assert len(fonts) == len(descriptors) > 0
            assert b"Helvetica" not in path.read_bytes()


def test_the_drawn_alike_is_stored_once(folder: Path) -> None:
    with pikepdf.open(folder / "lilith.pdf") as pdf:
        forms = [
            s for s in pdf.objects if isinstance(s, pikepdf.Stream) and s.get("/Subtype") == "/Form"
        ]
    distinct = len({copy.piece.id for copy in edition().copies_in("lilith")})
    shared = 12  # the back, the ruler, icons
    assert distinct < len(forms) <= distinct + shared


def test_no_letter_stands_outside_its_card(folder: Path) -> None:
    document = pypdfium2.PdfDocument(folder / "lilith.pdf")
    for page in list(document)[::2]:
        height = page.get_height()
        letters = page.get_textpage()
        for index in range(letters.count_chars()):
            left, bottom, right, top = letters.get_charbox(index)
            _, foot, _, head = letters.get_charbox(index, loose=True)
            x, y = (left + right) / 2 * MM, (height - (top + bottom) / 2) * MM
            inside = 10.5 <= x <= 199.5 and 16.5 <= y <= 280.5
            if not inside or right - left < 0.1 or head - foot < 6:
                continue  # a ruler, a space, or an icon's word, which pdfium puts elsewhere
            column, row = (x - 10.5) / 63, (y - 16.5) / 88
            for edge, size in ((column % 1 * 63, 63), (row % 1 * 88, 88)):
                assert 2 <= edge <= size - 2, (letters.get_text_range(index, 1), x, y)


def test_the_same_input_gives_the_same_bytes(tmp_path: Path) -> None:
    run(tmp_path / "a", "realms", "oaths")
    run(tmp_path / "b", "realms", "oaths")
    for name in ("realms.pdf", "oaths.pdf"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_one_file_holds_everything_with_an_outline(tmp_path: Path) -> None:
    (made,) = run(tmp_path, "realms", "devils", "oaths", one_file=True)
    assert made.path.name == "5e.pdf"
    with pikepdf.open(made.path) as pdf, pdf.open_outline() as outline:
        assert [item.title for item in outline.root] == ["Realms", "Devils", "Oaths"]
        assert len(pdf.pages) == made.pages == 8


def test_without_backs_there_are_fronts_only(tmp_path: Path) -> None:
    (made,) = run(tmp_path, "lilith", backs="none")
    assert (made.pages, made.sheets) == (4, 4)


def test_progress_counts_every_copy_twice(tmp_path: Path) -> None:
    seen: list[int] = []
    order = Run(edition(), find("plain"), chosen(edition(), ["realms"]), Job(paper("a4")), tmp_path)
    print_run(order, seen.append)
    assert sum(seen) == order.steps == 12


def own_theme(tmp_path: Path, file: str, old: str, new: str) -> Theme:
    copytree(find("plain").folder, tmp_path / "theme")
    target = tmp_path / "theme" / file
    assert old in target.read_text()
    target.write_text(target.read_text().replace(old, new))
    return Theme(tmp_path / "theme")


def test_all_that_does_not_fit_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    theme = own_theme(
        tmp_path, "card.svg.j2", 'height="{{ 46 if values else 57.5 }}"', 'height="9"'
    )
    with pytest.raises(Faults) as caught:
        run(tmp_path / "out", "lilith", "realms", theme=theme)
    lines = caught.value.lines()
    assert len(lines) > 3
    assert len(set(lines)) == len(lines)
    assert any(line.startswith("Warped Time, text: ") for line in lines)
    assert not list(tmp_path.glob("out/*"))


def test_a_failed_run_leaves_the_files_of_the_last_one(tmp_path: Path) -> None:
    run(tmp_path / "out", "realms")
    before = (tmp_path / "out/realms.pdf").read_bytes()
    theme = own_theme(tmp_path, "realm.svg.j2", 'word("home realm")', '"home 龍 realm"')
    with pytest.raises(LohError) as caught:
        run(tmp_path / "out", "realms", theme=theme)
    (line,) = caught.value.lines()  # all six realms in one
    assert line.startswith("High Palace of Hell, Lake of Boiling Blood, ")
    assert line.endswith("Dis, type: no font has '龍' (U+9F8D); write it with other letters")
    assert (tmp_path / "out/realms.pdf").read_bytes() == before
    assert [p.name for p in (tmp_path / "out").glob("*.pdf")] == ["realms.pdf"]
    assert not list((tmp_path / "out").glob(".*.pdf*"))


def test_a_file_in_the_place_of_the_folder_is_told_before_the_work(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text("mine")
    with pytest.raises(StoreError) as caught:
        run(tmp_path / "deck.yaml", "realms")
    assert str(caught.value) == (
        f"{tmp_path}/deck.yaml: cannot be a folder: {tmp_path}/deck.yaml is a file; "
        "choose another place"
    )
    assert (tmp_path / "deck.yaml").read_text() == "mine"
