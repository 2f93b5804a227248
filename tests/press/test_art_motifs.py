"""Every card of every edition has its own picture, told apart from all others, small and exact."""

import itertools
import re
import subprocess
import sys
from collections.abc import Iterator

import pypdfium2
import pytest

from lohprint.catalog.edition import load_edition, names
from lohprint.catalog.pieces import Marker
from lohprint.press.art.motifs import has, known, motif
from lohprint.press.art.palettes import palette
from lohprint.press.paint.pdf import About, Section, paint
from lohprint.press.paint.raster import alone
from lohprint.press.shapes import Face, Group, Path, Shape
from lohprint.press.sheets.page import Page
from lohprint.press.type.fonts import Fonts

INKS = palette("woodcut", "#b2481c")
W, H = 48.0, 40.0
SAME = (
    {"tormented-souls", "tormented-ones"},
    {"tortured-souls", "tortured-ones"},
    {"tormenter-fiends", "tormentor-fiends"},
    {"soul-stone", "soul-stones"},
    {"tome-of-power", "tome-of-magics"},
    {"whispering-call", "whispering-talk"},
    {"demonic-torture", "devil-torture"},
)
"""Cards that editions spell differently: one picture."""


def pictured() -> dict[str, str]:
    """The id of every picture that a card, Devil, realm, Oath or Bet of any edition has."""
    first = {name: min(group) for group in SAME for name in group}
    return {
        first.get(piece.id, piece.id): edition
        for edition in names()
        for piece in load_edition(edition).pieces()
        if not isinstance(piece, Marker)
    }


def drawn(key: str) -> tuple[Shape, ...]:
    return motif(key, seed=key, palette=INKS, w=W, h=H)


def paths(shapes: tuple[Shape, ...]) -> Iterator[Path]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from paths(shape.shapes)
        else:
            assert isinstance(shape, Path)
            yield shape


def test_every_piece_has_a_picture_of_its_own(edition_name: str) -> None:
    pieces = load_edition(edition_name).pieces()
    assert [p.id for p in pieces if not isinstance(p, Marker) and not has(p.id)] == []


def test_a_card_nobody_drew_gets_an_emblem() -> None:
    assert not has("lord-of-paper-cuts")
    assert drawn("lord-of-paper-cuts") != drawn("lord-of-paper-cats")


@pytest.mark.parametrize("group", SAME, ids=min)
def test_another_spelling_is_the_same_picture(group: set[str]) -> None:
    assert len({motif(key, seed="one", palette=INKS, w=W, h=H) for key in group}) == 1


def test_articles_in_a_name_do_not_matter() -> None:
    one, other = "forest-of-hanged-ones", "the-forest-of-the-hanged-ones"
    assert motif(one, seed="", palette=INKS, w=W, h=H) == motif(
        other, seed="", palette=INKS, w=W, h=H
    )


@pytest.mark.parametrize("key", sorted({*pictured(), *known()} - {"window"}))
def test_a_motif_is_readable_and_small(key: str) -> None:
    """At most 400 paths and 120 kB of path data, a fifth of that in a PDF."""
    if key.endswith(("-of", "-on")):
        key += "-asmodeus"
    found = list(paths(drawn(key)))
    data = "".join(path.d for path in found)
    assert re.fullmatch(r"[MLCZ0-9. -]+", data)
    assert all(path.d.startswith("M") for path in found)
    assert len(found) <= 400
    assert len(data) <= 120_000


def test_colors_are_the_palettes() -> None:
    allowed = {getattr(INKS, name) for name in INKS.__slots__}
    for key in ("leviathan", "oath-of-mammon", "window"):
        used = {color for path in paths(drawn(key)) for color in (path.fill, path.stroke) if color}
        assert used <= allowed


def test_a_drawing_is_the_same_in_every_run() -> None:
    """In another process, with other hash seeds."""
    script = (
        "from lohprint.press.art.motifs import motif\n"
        "from lohprint.press.art.palettes import palette\n"
        "from hashlib import sha256\n"
        "inks = palette('woodcut', '#b2481c')\n"
        "for key in ('cloud-of-flies', 'greed', 'confusion', 'nobody-s-card'):\n"
        "    shapes = motif(key, seed=key, palette=inks, w=48, h=40)\n"
        "    print(sha256(repr(shapes).encode()).hexdigest())\n"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1
    assert len(set(runs.pop().split())) == 4


def test_motifs_are_told_apart_small_and_in_gray() -> None:
    """At 34 pixels width, by luminance alone, any two differ in 24 or more of 256 bits.

    A bit of the hash says whether a spot of a 17 x 16 grid is lighter than the one to its right.
    """
    hashes = dict(zip(pictured(), _hashes(list(pictured())), strict=True))
    near = [
        (one, other)
        for one, other in itertools.combinations(hashes, 2)
        if (hashes[one] ^ hashes[other]).bit_count() < 24
    ]
    assert near == []
    assert len(hashes) > 170


def _hashes(keys: list[str]) -> Iterator[int]:
    pages: list[Page] = [
        alone(Face(key, W, H, drawn(key)), W, H, number) for number, key in enumerate(keys, 1)
    ]
    document = pypdfium2.PdfDocument(paint((Section("art", tuple(pages)),), About("art"), Fonts()))
    for index in range(len(document)):
        page = document[index].render(scale=34 / (W / 25.4 * 72)).to_pil()
        grid = page.convert("L").resize((17, 16)).tobytes()
        spots = itertools.product(range(16), range(16))
        yield sum((grid[17 * y + x] > grid[17 * y + x + 1]) << (16 * y + x) for y, x in spots)
    document.close()
