"""What the README shows and says is so."""

import re
import runpy
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from lohprint.catalog.edition import load_edition, names
from lohprint.press.components import components
from lohprint.press.look.face import Compositor
from lohprint.press.look.svg import TAGS
from lohprint.press.look.theme import find
from lohprint.press.proof.legible import readings
from lohprint.press.shapes import Use

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GALLERY = ROOT / "tests" / "gallery"


def test_every_picture_it_shows_is_there_and_every_edition_is_shown() -> None:
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", README)
    assert sorted(shown) == sorted(f"tests/gallery/{name}.webp" for name in names())
    assert {file.name for file in GALLERY.glob("*.webp")} == {Path(file).name for file in shown}


@pytest.mark.parametrize("name", names())
def test_pictures_are_wide_and_small(name: str) -> None:
    file = GALLERY / f"{name}.webp"
    with Image.open(file) as picture:
        assert picture.width == 1400
        assert 500 < picture.height < 800
    assert file.stat().st_size < 150_000


def test_the_gallery_shows_faces_as_they_are_now() -> None:
    """Composed anew, the least of the pictures is the one that is kept."""
    compose = runpy.run_path(str(GALLERY / "compose.py"))["compose"]
    with Image.open(GALLERY / "annihilageddon3.webp") as kept:
        differ = ImageChops.difference(kept.convert("RGB"), compose("annihilageddon3"))
    assert max(ImageStat.Stat(differ).mean) < 4


def test_its_list_of_tags_is_that_of_the_gate() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([a-z0-9 -]+) \|$", README, re.M)
    assert {tag: tuple(some.split()) for tag, some in rows} == {
        tag: tuple(known.attributes) for tag, known in TAGS.items() if known.attributes
    }
    (bare,) = re.findall(r"In a `textbox`, ([^.]+) may stand", README)
    assert set(re.findall(r"`(\w+)`", bare)) == {t for t in TAGS if not TAGS[t].attributes}


def test_its_theme_is_a_theme(tmp_path: Path) -> None:
    """Every realm by its template, some cards by its base's: all text in contrast, large enough."""
    ((yaml,), (template,)) = (re.findall(rf"```{kind}\n(.*?)```", README, re.S)
                              for kind in ("yaml", "xml"))  # fmt: skip
    (tmp_path / "theme.yaml").write_text(yaml)
    (tmp_path / "realm.svg.j2").write_text(template)
    theme = find(str(tmp_path))
    assert theme.look.name == "Ash"
    for name in ("5e", "4e"):
        compositor = Compositor(load_edition(name), theme)
        (realms,) = (part for part in components(compositor.edition) if part.id == "realms")
        faces = [compositor.front(copy) for copy in realms.copies]
        cards = [compositor.front(copy) for copy in compositor.edition.copies[::25]]
        assert {face.bleed for face in cards} == {4}
        assert [
            fault for one in readings([*faces, *cards], theme.fonts) for fault in one.faults()
        ] == []
        drawn = [face.shapes[0] for face in faces]
        assert all(isinstance(use, Use) and len(use.part.shapes) > 2 for use in drawn)
        assert {face.bleed for face in faces} == {3}
