"""A face that was drawn before is not drawn again, and looks the same."""

from collections.abc import Sequence
from pathlib import Path
from shutil import copytree

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.catalog.pieces import Copy
from lohprint.press.finish.manifest import Fingerprints
from lohprint.press.inks import Inks
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import Theme, find
from lohprint.press.matrix import standing
from lohprint.press.paint import plates
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.shapes import Face, Use
from lohprint.press.sheets.page import Leaf, Page, Placed

EDITION = load_edition("5e")
PLAIN = find("plain").folder
COPIES = [
    Copy(EDITION.cards["summon"], "178", EDITION.decks["lilith"]),
    Copy(EDITION.cards["rotten-fiends"], "480", EDITION.decks["baalzebub"]),
    Copy(EDITION.realms["dis"]),
    Copy(EDITION.markers["victory-point"]),
]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The templates that were filled in since the test began; parts of the theme left out."""
    filled: list[str] = []
    marks = Theme.marks

    def counted(theme: Theme, template: str, context: dict[str, object]) -> object:
        if not template.startswith("parts/"):
            filled.append(template)
        return marks(theme, template, context)

    monkeypatch.setattr(Theme, "marks", counted)
    return filled


def leaves(theme: Theme) -> list[Leaf]:
    compositor = Compositor(EDITION, theme)
    return [compositor.leaf(copy) for copy in COPIES]


def pdf(made: Sequence[Leaf], theme: Theme, inks: Inks | None = None) -> bytes:
    faces = [face for leaf in made for face in (leaf.front, leaf.back) if face]
    pages = tuple(Page(face.w, face.h, "front", 1, (_placed(face),)) for face in faces)
    return paint([Section("all", pages)], About("x"), theme.fonts, *([inks] if inks else []))


def _placed(face: Face) -> Placed:
    at = standing(face.w, face.h, face.w / 2, face.h / 2, 0)
    return Placed(face, at, 1, face.name, 0.0, (0, 0, face.w, face.h))


def test_the_second_run_draws_nothing_and_prints_the_same(drawn: list[str]) -> None:
    first = pdf(leaves(find("plain")), find("plain"))
    assert sorted(set(drawn)) == ["back", "card", "marker", "realm"]
    drawn.clear()
    assert pdf(leaves(find("plain")), find("plain")) == first
    assert drawn == []


def test_the_shapes_are_there_for_those_who_ask(drawn: list[str]) -> None:
    def shapes(made: Sequence[Leaf]) -> list[object]:
        uses = [leaf.front.shapes[0] for leaf in made]
        return [tuple(use.part.shapes) for use in uses if isinstance(use, Use)]

    first = shapes(leaves(find("plain")))
    drawn.clear()
    assert str(shapes(leaves(find("plain")))) == str(first)
    assert len(drawn) == len(COPIES)


def test_a_kept_face_has_the_fingerprint_of_a_drawn_one(drawn: list[str]) -> None:
    first = [Fingerprints().stamped(leaf).hash for leaf in leaves(find("plain"))]
    drawn.clear()
    assert [Fingerprints().stamped(leaf).hash for leaf in leaves(find("plain"))] == first
    assert drawn == []
    uses = [leaf.front.shapes[0] for leaf in leaves(find("plain"))]
    for use in uses:
        assert isinstance(use, Use)
        assert isinstance(use.part.shapes, plates.Engraved)
        bare = Fingerprints().shapes(tuple(use.part.shapes))
        assert use.part.shapes.plate.fingerprint == bare


def test_a_press_file_is_made_from_the_shapes() -> None:
    ink = Inks("DeviceCMYK", 3.0)
    first = pdf(leaves(find("plain")), find("plain"), ink)
    assert pdf(leaves(find("plain")), find("plain"), ink) == first


def test_another_template_is_another_plate(tmp_path: Path, drawn: list[str]) -> None:
    copytree(PLAIN, tmp_path / "theme")
    leaves(Theme(tmp_path / "theme"))
    drawn.clear()
    leaves(Theme(tmp_path / "theme"))
    assert drawn == []
    realm = tmp_path / "theme/realm.svg.j2"
    realm.write_text(realm.read_text().replace('word("home realm")', '"realm"'))
    (_, _, dis, _) = leaves(Theme(tmp_path / "theme"))
    assert "realm" in drawn
    assert isinstance(dis.front.shapes[0], Use)
    assert "'Realm'" in str(tuple(dis.front.shapes[0].part.shapes))


def test_a_template_that_changes_leaves_the_faces_of_others(
    tmp_path: Path, drawn: list[str]
) -> None:
    folder = tmp_path / "theme"
    copytree(PLAIN, folder)

    def redrawn(file: str, old: str, new: str) -> set[str]:
        changed = folder / file
        text = changed.read_text()
        assert old in text
        changed.write_text(text.replace(old, new))
        drawn.clear()
        leaves(Theme(folder))
        return set(drawn)

    leaves(Theme(folder))
    assert redrawn("marker.svg.j2", "width", "width") == set()
    assert redrawn("marker.svg.j2", "{#", "{# Round or not.") == {"marker"}
    assert redrawn("_counter.svg.j2", "0.44", "0.45") == {"marker"}  # taken in by the marker
    assert redrawn("_base.svg.j2", "{#", "{# Cards.") == {"card", "realm"}
    every = {"back", "card", "marker", "realm"}
    assert redrawn("theme.yaml", "#111111", "#121212") == every
    assert redrawn("parts/_icons.svg.j2", "{#", "{# Signs.") == every
    assert redrawn("realm.svg.j2", '"_base.svg.j2"', '"_base" ~ ".svg.j2"') == {"realm"}
    assert redrawn("_base.svg.j2", "{#", "{# Again.") == {"card", "realm"}


def test_another_text_is_another_plate_and_the_rest_is_kept(drawn: list[str]) -> None:
    card = EDITION.cards["rotten-fiends"]
    deck = EDITION.decks["baalzebub"]
    compositor = Compositor(EDITION, find("plain"))
    compositor.front(Copy(card, "480", deck))
    drawn.clear()
    Compositor(EDITION, find("plain")).front(
        Copy(card.model_copy(update={"text": "New."}), "480", deck)
    )
    assert drawn == ["card"]


def test_damaged_plates_are_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = pdf(leaves(find("plain")), find("plain"))
    kept = [path for path in (tmp_path / "lohprint/plates").rglob("*") if path.is_file()]
    assert len(kept) > 8
    for path in kept:
        path.write_bytes(path.read_bytes()[:-9])
    assert pdf(leaves(find("plain")), find("plain")) == first
    for path in kept:
        path.unlink()
    assert pdf(leaves(find("plain")), find("plain")) == first


def test_without_a_cache_everything_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawn: list[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    first = pdf(leaves(find("plain")), find("plain"))
    drawn.clear()
    assert pdf(leaves(find("plain")), find("plain")) == first
    assert sorted(set(drawn)) == ["back", "card", "marker", "realm"]


def test_old_plates_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for number in range(70):
        plates.Shelf(False, f"theme {number}")
    assert len(list((tmp_path / "lohprint/plates").iterdir())) == 60
