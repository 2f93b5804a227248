"""The drawn themes: every face of every edition, inks of a theme's own, themes made from others."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.errors import DataError, UsageError
from lohprint.press.art.palettes import BONE, INK, ROLES, lean, palette, woodcut
from lohprint.press.art.sigils import stations
from lohprint.press.colors import READABLE, contrast, deep, luminance
from lohprint.press.components import components
from lohprint.press.look.face import DARK, Compositor
from lohprint.press.look.theme import find
from lohprint.press.shapes import Face, Group, Rect, Shape, Use


@pytest.mark.parametrize("color", ["#d6322b", "#2f7fd0", "#b98714", "#808080"])
def test_tones_of_a_woodcut_rise_from_night_to_glow(color: str) -> None:
    inks = woodcut(color)
    tones = (inks.ink, inks.night, inks.deep, inks.mid, inks.hot, inks.glow)
    lights = [luminance(tone) for tone in tones]
    assert lights == sorted(lights)
    assert contrast(inks.ink, inks.cut) > 14


def test_lean_masses_are_white_and_outlined() -> None:
    inks = lean("#d6322b")
    assert (inks.ink, inks.bone, inks.cut, inks.outline) == ("#ffffff", "#ffffff", INK, INK)
    assert min(luminance(getattr(inks, role)) for role in ("night", "deep", "mid", "hot")) > 0.5


def test_a_theme_may_name_its_own_inks() -> None:
    own = palette("woodcut", "#d6322b", (("bone", "#ffffff"),))
    assert (own.bone, own.cut) == ("#ffffff", BONE)
    assert set(ROLES) >= {"ink", "cut", "bone", "score", "glow"}


def test_a_seal_follows_the_letters_of_a_name() -> None:
    """A stands at the top of the outer wheel, N at the bottom of the middle one; LL is one."""
    (first, second) = stations("An")
    assert first == pytest.approx((0, -74))
    assert second == pytest.approx((0, 52))
    assert len(stations("Lilith")) == 6
    assert len(stations("Allegiance")) == 9


def used(shapes: Sequence[Shape]) -> set[str]:
    """The names of the parts a face is made with."""
    found: set[str] = set()
    for shape in shapes:
        if isinstance(shape, Use):
            found |= {shape.part.name} | used(shape.part.shapes)
        elif isinstance(shape, Group):
            found |= used(shape.shapes)
    return found


def test_every_piece_has_a_woodcut_face(edition_name: str) -> None:
    """Nothing is too long for its box, and every face reaches into the bleed."""
    compositor = Compositor(load_edition(edition_name), find("woodcut"))
    faces: dict[str, Face] = {}
    for part in components(compositor.edition):
        for copy in part.copies:
            face = compositor.front(copy)
            faces.setdefault(f"{part.id}/{face.name}", face)
    assert faces
    assert all(face.bleed > 0 for name, face in faces.items() if not name.endswith("Player aid"))


def test_values_in_strip_panel_and_text_are_the_same_signs() -> None:
    """Icons in a text are the parts that stand in the shields of another card."""
    compositor = Compositor(load_edition("5e"), find("woodcut"))
    copies = {copy.piece.id: copy for copy in compositor.edition.copies}
    shields = used(compositor.front(copies["fallen-angels"]).shapes)
    assert {"shield-politics", "politics-light", "souls-light", "military-light"} <= shields
    assert {"military", "souls"} <= used(compositor.front(copies["martial-law"]).shapes)


def test_a_theme_is_made_from_another(tmp_path: Path) -> None:
    (tmp_path / "theme.yaml").write_text(
        'name: Mine\nbase: woodcut\ncolors: {panel: "#ffffff", plate: owner-deep}\n'
        "art: {style: woodcut, inks: {bone: panel}}\n"
    )
    mine, woodcuts = find(str(tmp_path)), find("woodcut")
    assert mine.look.name == "Mine"
    assert mine.look.colors["panel"] == "#ffffff"
    assert mine.look.colors["crease"] == woodcuts.look.colors["crease"]
    assert mine.look.sizes == woodcuts.look.sizes
    assert mine.has("realm")
    assert "shield-souls" in mine.parts()
    compositor = Compositor(load_edition("5e"), mine)
    assert compositor.front(compositor.edition.copies[0]).name


def test_a_base_has_no_base_itself(tmp_path: Path) -> None:
    (tmp_path / "theme.yaml").write_text("name: Mine\nbase: lean\n")
    with pytest.raises(DataError, match=r"theme.yaml:2:7: base lean has a base itself; name that"):
        find(str(tmp_path))


def test_a_base_must_be_there(tmp_path: Path) -> None:
    (tmp_path / "theme.yaml").write_text("name: Mine\nbase: woodcat\n")
    with pytest.raises(UsageError, match=r"no theme 'woodcat'; did you mean 'woodcut'\?"):
        find(str(tmp_path))


def test_what_nobody_owns_has_a_tone_by_its_own_name_or_else_by_its_kind() -> None:
    compositor = Compositor(load_edition("4e"), find("woodcut"))
    tones, copies = compositor.theme.look.tones, compositor.edition.copies
    plates = {}
    for copy in copies:
        filled = flat(compositor.front(copy).shapes)
        plates[copy.piece.id] = {shape.fill for shape in filled if isinstance(shape, Rect)}
    assert deep(tones["ritual"], DARK) in plates["infernal-plague"]
    assert deep(tones["politics"], DARK) in plates["escape"]
    assert deep(compositor.theme.look.neutral, DARK) in plates["fiends"]
    assert deep(compositor.edition.devils["belial"].color, DARK) in plates["vote-of-belial"]


def flat(shapes: Sequence[Shape]) -> Iterator[Shape]:
    """Every shape, parts and groups opened."""
    for shape in shapes:
        if isinstance(shape, Use):
            yield from flat(shape.part.shapes)
        elif isinstance(shape, Group):
            yield from flat(shape.shapes)
        else:
            yield shape


TEXT_ON = (
    ("ink", "panel"), ("on-ground", "ground"), ("faint", "ground"), ("on-plate", "plate"),
    *((f"on-{area}", f"value-{area}") for area in ("politics", "souls", "military")),
    *((area, "panel") for area in ("politics", "souls", "military")),
)  # fmt: skip
"""What is written on what, by the names the templates use."""


@pytest.mark.parametrize("theme", ["woodcut", "lean"])
def test_all_text_is_readable_on_its_ground(edition_name: str, theme: str) -> None:
    """At least 7:1, for the color of every Devil and every tone of what nobody owns."""
    look = find(theme).look
    owners = {devil.color for devil in load_edition(edition_name).devils.values()}
    for owner in owners | {look.neutral, *look.tones.values()}:
        tones = {"owner-deep": deep(owner), "owner-dark": deep(owner, DARK)}
        colors = {name: tones.get(color, color) for name, color in look.colors.items()}
        dim = {p: c for p in TEXT_ON if (c := contrast(*(colors[n] for n in p))) < READABLE}
        assert dim == {}, owner
