"""What faces look like, kept as display lists a person can read and as small pictures.

`pytest tests/press/test_golden.py --golden` writes them anew; look at the difference before you
keep it. A drawing of many paths is a line with its hash, so that lists stay short.
"""

import io
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path as File

import pytest
from PIL import Image, ImageChops, ImageStat

from lohprint.catalog.edition import Edition, load_edition, names
from lohprint.catalog.pieces import Card, Copy
from lohprint.press import shapes
from lohprint.press.components import components
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import find
from lohprint.press.paint.raster import Shot, pictures
from lohprint.press.shapes import Face, Group, Path, Shape, Text, Use

GOLDEN = File(__file__).parents[1] / "golden"
THEMES = ("plain", "woodcut")
PICTURED = (
    "5e-rotten-fiends", "5e-alliance-of-asmodeus", "5e-twisted-representatives", "5e-lilith",
    "5e-dis", "5e-oath-of-mammon", "5e-political-dominion", "5e-back-of-belial", "4e-fiends",
    "4e-back-of-main", "6e-conjuration",
)  # fmt: skip
"""Whose pictures are compared, too, in every theme."""
DPI = 50
MEAN, WORST = 2.0, 8.0
"""How many of 255 levels a picture may differ on average, and in the worst of 36 fields."""


# --- display lists as text --------------------------------------------------------------------


def number(value: float) -> str:
    return f"{round(value, 2) + 0:g}"


def numbers(*values: float) -> str:
    return " ".join(map(number, values))


def paint(shape: shapes.Rect | shapes.Circle | Path) -> str:
    words = [f"fill {shape.fill}"] if shape.fill else []
    if shape.stroke:
        words.append(f"stroke {shape.stroke} {number(shape.width)}")
    return " ".join(words)


def leaves(some: Iterable[Shape]) -> Iterator[Shape]:
    for shape in some:
        yield from leaves(shape.shapes) if isinstance(shape, Group) else (shape,)


def traced(shape: Shape) -> Iterator[str]:
    """All that a drawing is made of, rounded so that every machine writes the same."""
    if isinstance(shape, Group):
        yield f"{numbers(*shape.matrix)} {shape.clip} {shape.opacity}"
        for inner in shape.shapes:
            yield from traced(inner)
    elif isinstance(shape, Path):
        yield f"{shape.d} {paint(shape)} {shape.opacity} {shape.even_odd} {shape.round}"


def drawing(group: Group) -> str | None:
    """A group of nothing but many paths in a line; None for any other."""
    found = list(leaves(group.shapes))
    if len(found) < 4 or not all(isinstance(shape, Path) for shape in found):
        return None
    digest = sha256("\n".join(traced(group)).encode()).hexdigest()[:12]
    return f"drawing of {len(found)} paths at {numbers(*group.matrix[4:])}, {digest}"


def listed(some: Iterable[Shape], parts: frozenset[str], indent: str = "") -> Iterator[str]:
    """A line a shape; what is in a group stands further in."""
    for shape in some:
        match shape:
            case Use(part, matrix, spoken) if part.name in parts:
                said = f", says {spoken}" if spoken else ""
                at = f"at {numbers(*matrix[4:])} x{number(matrix[0])}"
                yield f"{indent}use {part.name} {at}{said}"
            case Use(part):
                yield from listed(part.shapes, parts, indent)
            case Group():
                if line := drawing(shape):
                    yield indent + line
                else:
                    yield f"{indent}group {numbers(*shape.matrix)}"
                    yield from listed(shape.shapes, parts, indent + "  ")
            case Text():
                fitted = f" stretched {number(shape.stretch)}" if shape.stretch < 1 else ""
                at = numbers(shape.x, shape.y)
                size = f"{shape.font} {number(shape.size)}{fitted}"
                yield f"{indent}text {at} {size} {shape.fill}: {shape.text}"
            case _:
                yield indent + plain(shape)


def plain(shape: Shape) -> str:
    """A single shape."""
    match shape:
        case shapes.Rect(x, y, w, h, r):
            return f"rect {numbers(x, y, w, h)} r{number(r)} {paint(shape)}"
        case shapes.Circle(cx, cy, r):
            return f"circle {numbers(cx, cy, r)} {paint(shape)}"
        case shapes.Line(x1, y1, x2, y2, stroke, width):
            return f"line {numbers(x1, y1, x2, y2)} {stroke} {number(width)}"
        case Path(d):
            return (
                f"path {d if len(d) < 80 else sha256(d.encode()).hexdigest()[:12]} {paint(shape)}"
            )
        case shapes.Image(x, y, w, h):
            return f"image {numbers(x, y, w, h)}"
    raise AssertionError(shape)


def as_text(face: Face, parts: frozenset[str]) -> str:
    head = f"{face.name}, {numbers(face.w, face.h)} mm, bleed {number(face.bleed)}"
    return "\n".join((head, *listed(face.shapes, parts), ""))


# --- which faces ------------------------------------------------------------------------------


@cache
def compositor(theme: str, edition: str) -> Compositor:
    return Compositor(load_edition(edition), find(theme))


def chosen(edition: Edition) -> dict[str, Copy]:
    """One piece of each kind, and the hard ones: longest name and texts, stars, most tags."""
    copies = {copy.piece.id: copy for part in components(edition) for copy in part.copies}
    cards = [copy for copy in copies.values() if isinstance(copy.piece, Card)]
    kinds = {copy.piece.kind: copy for copy in reversed(copies.values())}
    kinds.pop("aid", None)  # a page of text, held by the tests of aids
    hard = [max(copies.values(), key=lambda c: len(c.piece.name))]
    if cards:
        hard += [max(cards, key=lambda c, field=f: len(getattr(c.piece, field) or ""))
                 for f in ("text", "two_player", "tags")]  # fmt: skip
        hard += [c for c in cards if "*" in str(c.piece.power)][:1]
    by_name = {f"{edition.id}-{c.piece.id}": c for c in (*kinds.values(), *hard)}
    wanted = {name.removeprefix(f"{edition.id}-") for name in PICTURED}
    return by_name | {f"{edition.id}-{i}": copies[i] for i in wanted if i in copies}


def backs(edition: Edition) -> dict[str, Copy]:
    """A piece of each of two decks: one of a Devil, one of nobody."""
    by_back = {deck.back: edition.copies_in(id_)[0] for id_, deck in edition.decks.items()}
    owned = sorted(set(by_back) & set(edition.devils))
    free = sorted(set(by_back) - set(edition.devils))
    picked = {
        *owned[:1],
        *free[:1],
        *(b for b in by_back if f"{edition.id}-back-of-{b}" in PICTURED),
    }
    return {f"{edition.id}-back-of-{back}": by_back[back] for back in sorted(picked)}


def faces(theme: str, edition: str) -> dict[str, Face]:
    made = compositor(theme, edition)
    found = {name: made.front(copy) for name, copy in chosen(made.edition).items()}
    for name, copy in backs(made.edition).items():
        back = made.back(copy)
        assert back is not None
        found[name] = back
    return found


def kept() -> set[File]:
    """Every file that the tests here read."""
    named = {name for e in names() for of in (chosen, backs) for name in of(load_edition(e))}
    lists = {GOLDEN / theme / f"{name}.txt" for theme in THEMES for name in (*named, "parts")}
    return lists | {GOLDEN / "pictures" / f"{t}-{n}.png" for t in THEMES for n in PICTURED}


# --- comparing --------------------------------------------------------------------------------


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--golden"))


def compare(file: File, text: str, rewrite: bool) -> None:
    if rewrite:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.is_file(), f"{file.name} is not there; run with --golden and look at it"
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("theme", THEMES)
def test_faces_are_as_they_were(theme: str, edition_name: str, rewrite: bool) -> None:
    parts = frozenset(find(theme).parts())
    for name, face in faces(theme, edition_name).items():
        compare(GOLDEN / theme / f"{name}.txt", as_text(face, parts), rewrite)


@pytest.mark.parametrize("theme", THEMES)
def test_parts_are_as_they_were(theme: str, rewrite: bool) -> None:
    parts = compositor(theme, "5e").parts
    known = frozenset(parts)
    text = "\n".join(
        line
        for part in (parts[name] for name in sorted(parts))
        for line in (f"{part.name}, {numbers(part.w, part.h)}", *listed(part.shapes, known, "  "))
    )
    compare(GOLDEN / theme / "parts.txt", text, rewrite)


def pictured(theme: str) -> dict[str, Image.Image]:
    """Each pictured face, small."""
    found = {n: f for e in names() for n, f in faces(theme, e).items() if n in PICTURED}
    shots = [Shot.of(face, DPI) for face in found.values()]
    made = pictures([*found.values()], shots, find(theme).fonts, workers=1)
    return {
        name: Image.open(io.BytesIO(one)).convert("RGB")
        for name, one in zip(found, made, strict=True)
    }


def differ(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """By how many levels two pictures differ: on average, and in the worst of 6 x 6 fields."""
    gray = ImageChops.difference(one, other).convert("L")
    w, h = gray.size
    fields = [gray.crop((w * i // 6, h * j // 6, w * (i + 1) // 6, h * (j + 1) // 6))
              for i in range(6) for j in range(6)]  # fmt: skip
    return ImageStat.Stat(gray).mean[0], max(ImageStat.Stat(field).mean[0] for field in fields)


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_are_as_they_were(theme: str, rewrite: bool) -> None:
    found = pictured(theme)
    assert sorted(found) == sorted(PICTURED)
    for name, picture in found.items():
        file = GOLDEN / "pictures" / f"{theme}-{name}.png"
        if rewrite:
            file.parent.mkdir(parents=True, exist_ok=True)
            picture.quantize(256).save(file, optimize=True)
        with Image.open(file) as before:
            mean, worst = differ(picture, before.convert("RGB"))
        assert (mean <= MEAN, worst <= WORST) == (True, True), (name, mean, worst)


def test_a_lost_name_or_a_wrong_color_is_seen() -> None:
    """The tolerance is no blindness: what a person would see, the comparison sees."""
    face = faces("plain", "5e")["5e-rotten-fiends"]
    (first, *rest) = face.shapes
    assert isinstance(first, Use)
    nameless = [
        s for s in first.part.shapes if not (isinstance(s, Text) and s.text == "Rotten Fiends")
    ]
    assert len(nameless) == len(first.part.shapes) - 1
    spoiled = Face(face.name, face.w, face.h, (*nameless, *rest), False, face.bleed)
    shots = [Shot.of(face, DPI)] * 2
    made = pictures([face, spoiled], shots, find("plain").fonts, workers=1)
    one, other = (Image.open(io.BytesIO(content)).convert("RGB") for content in made)
    _, worst = differ(one, other)
    assert worst > WORST


def test_no_file_is_kept_that_nothing_reads(rewrite: bool) -> None:
    there = {file for file in GOLDEN.rglob("*") if file.is_file()}
    if rewrite:
        for file in there - kept():
            file.unlink()
        there &= kept()
    assert sorted(there - kept()) == []


def test_golden_files_stay_small() -> None:
    lists = sum(file.stat().st_size for theme in THEMES for file in (GOLDEN / theme).iterdir())
    shots = sum(file.stat().st_size for file in (GOLDEN / "pictures").iterdir())
    assert lists < 300_000
    assert shots < 200_000
