from itertools import pairwise
from pathlib import Path

import pytest
import uharfbuzz as hb
from hypothesis import given
from hypothesis import strategies as st

from lohprint.errors import StoreError
from lohprint.press.type.fonts import CUTS, ROLES, Cut, Font, Fonts

FONTS = Fonts()


def shaped(font: Font, text: str) -> int:
    """Width by harfbuzz in one go, in thousandths of an em."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(hb.Font(hb.Face(font.data)), buffer, {"kern": True, "liga": True, "dlig": True})
    return sum(position.x_advance for position in buffer.glyph_positions)


def test_every_role_is_a_cut_of_its_own() -> None:
    assert set(ROLES) == set(CUTS)
    assert len({FONTS[role].data for role in ROLES}) == len(ROLES)


def test_bold_is_cut_from_the_variable_font_and_not_smeared() -> None:
    body, bold = FONTS["body"], FONTS["body-bold"]
    assert bold.advances["m"] > body.advances["m"]
    assert b"fvar" not in body.data[:400]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("text", ["AVATAR", "Total To 1+1", "office", "Warriors", "Äjätär, 7."])
def test_a_run_is_as_wide_as_harfbuzz_shapes_it(role: str, text: str) -> None:
    words = text.split(" ")
    font = FONTS[role]
    spaces = (len(words) - 1) * font.advances[" "]
    assert font.width(text) == sum(shaped(font, word) for word in words) + spaces


def test_kerning_tightens_av_and_leaves_spaces_alone() -> None:
    assert FONTS["body"].kerns["AV"] < -50
    assert FONTS["display"].kerns["AV"] < -50
    assert FONTS["body"].kerns["V "] == 0


def test_no_ligature_hides_letters_from_extraction() -> None:
    font = FONTS["body"]
    alone = sum(font.advances[letter] for letter in "ffi")
    assert abs(font.width("ffi") - alone) < 30


@pytest.mark.parametrize("role", ROLES)
def test_finnish_and_polish_are_complete(role: str) -> None:
    assert FONTS.missing("ÅÄÖåäöŠŽšž ĄĆĘŁŃÓŚŹŻąćęłńóśźż “”‘’„–—…×−½€0123456789", role) == ""


def test_a_word_the_display_face_cannot_set_goes_to_the_body() -> None:
    runs = list(FONTS.runs("Äjätär Ωμέγα ja Жук", "display"))
    assert runs == [
        ("display", "Äjätär "), ("body-bold", "Ωμέγα"), ("display", " ja "), ("body-bold", "Жук"),
    ]  # fmt: skip
    assert list(FONTS.runs("Ωμέγα", "body")) == [("body", "Ωμέγα")]


def test_what_no_font_has_is_named() -> None:
    assert FONTS.missing("a龍b😀", "display") == "龍😀"
    assert FONTS.missing("→½", "body") == ""


def test_measures_are_the_letters_own() -> None:
    body = FONTS["body"]
    assert (body.cap, body.ascent, body.descent) == (670, 730, 225)


def test_a_subset_holds_the_letters_asked_for() -> None:
    data, glyphs = FONTS["body"].subset("Aab")
    assert set(glyphs) == set("Aab")
    assert len(data) < len(FONTS["body"].data) / 20
    assert hb.Face(data).glyph_count == 4  # and .notdef


@given(st.text(alphabet="abcdefgAVTWy1+ .,", min_size=1, max_size=12))
def test_a_run_is_never_wider_than_its_letters_and_their_kerning(text: str) -> None:
    font = FONTS["body"]
    alone = sum(font.advances[letter] for letter in text)
    kerned = sum(font.kerns[a + b] for a, b in pairwise(text))
    assert font.width(text) == alone + kerned


def test_without_a_cache_folder_the_cut_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lohprint.press.type import fonts

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    (tmp_path / "file").write_text("in the way")
    fonts._font.cache_clear()
    assert Fonts()["display"].data == FONTS["display"].data


def test_a_damaged_cache_entry_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lohprint.press.type import fonts

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    fonts._font.cache_clear()
    assert Fonts()["display"].data == FONTS["display"].data
    (entry,) = (tmp_path / "lohprint").iterdir()
    entry.write_bytes(entry.read_bytes()[:1000])
    fonts._font.cache_clear()
    assert Fonts()["display"].data == FONTS["display"].data
    fonts._font.cache_clear()


def test_a_family_that_is_not_installed_says_what_to_do() -> None:
    with pytest.raises(StoreError) as caught:
        Fonts({"body": Cut("Fell Types", ())})["body"]
    assert str(caught.value) == (
        "Fell Types: is a font that is not installed; 'pip install fontpkg-fell-types' brings it"
    )
