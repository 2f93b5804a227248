"""Text on the card: S08 to S11."""

import csv
import io
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

PLAIN = ("--theme", "plain", "--paper", "a4", "-o", "out")
DECK = Path("out/kennel.pdf")

# S08: ß, ő, arrows, emoji, and fonts that travel


def test_s08_letters_the_fonts_have_are_printed_and_their_fonts_embedded(loh, toy, pages) -> None:
    odd = "Gain 2 → draw. “Ω” − ½ H₂O × 3"
    toy({"name": "Größe", "text": odd}, {"name": "Erdős Straße", "text": odd})
    assert loh("check", "toy").code == 0
    assert loh("print", "toy", *PLAIN).code == 0
    told = pages(DECK)[0]
    assert {"Größe", "Erdős", "Straße"} <= set(told.split())
    assert told.count(odd) == 2
    with pikepdf.open(DECK) as pdf:
        fonts = [
            thing
            for thing in pdf.objects
            if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/FontDescriptor"
        ]
    assert fonts
    assert all("/FontFile2" in font for font in fonts)


def test_s08_letters_no_font_has_are_named_by_check_and_by_print(loh, toy) -> None:
    toy({"name": "Fox 😀", "text": "♥ ★ 龍"}, {"name": "Owl"})
    fix = "write it with other letters, or give a font that has them"
    assert loh("check", "toy") == (
        1,
        "",
        f"toy/cards.yaml:2:43: no font can print 😀 (U+1F600); {fix}\n"
        f"toy/cards.yaml:2:60: no font can print ★ (U+2605), ♥ (U+2665), 龍 (U+9F8D); {fix}\n",
    )
    code, out, err = loh("print", "toy", *PLAIN)
    assert (code, out) == (1, "")
    assert err.startswith("Fox 😀, name: no font has '😀' (U+1F600); write it with other letters\n")
    assert not Path("out").exists()


# S09: ampersands and angle brackets

TYPED = "Roll <3 or >5: gain 2. a <b, c> d, AT&T, &amp; stays, </para>"
MARKUP = "Roll &lt;3 or >5: gain 2. a &lt;b, c> d, AT&amp;T, &amp;amp; stays, &lt;/para>"


def test_s09_signs_are_printed_and_listed_as_typed(loh, toy, pages) -> None:
    toy({"name": "R&D Lab", "text": MARKUP})
    assert loh("print", "toy", *PLAIN).code == 0
    told = pages(DECK)[0]
    assert "R&D Lab" in told
    assert TYPED in told
    [row] = csv.DictReader(io.StringIO(loh("list", "toy", "-f", "csv").out))
    assert (row["name"], row["text"]) == ("R&D Lab", TYPED)


def test_s09_a_spreadsheet_needs_no_markup(loh, tmp_path, pages) -> None:
    table = io.StringIO()
    csv.writer(table).writerows([["name", "type", "text"], ["R&D Lab", "horde", TYPED]])
    Path("cards.csv").write_text(table.getvalue())
    assert loh("import", "cards.csv", "--edition", "mine").code == 0
    assert loh("--home", tmp_path, "print", "mine", *PLAIN).code == 0
    assert TYPED in pages(Path("out/main-deck.pdf"))[0]


def test_s09_a_bare_sign_in_yaml_says_how_to_write_it(loh, toy) -> None:
    toy({"name": "R&D Lab", "text": "AT&T"})
    assert loh("check", "toy").err == (
        "toy/cards.yaml:2:62: text is not well-formed at its letter 3; close tags, write & as "
        "&amp; and < as &lt;\n"
    )


# S10: 400 words of rules


def test_s10_text_that_does_not_fit_is_refused_by_card(loh, toy) -> None:
    words = " ".join(f"F{n:03}" for n in range(1, 401))
    others = [{"name": f"Fox {letter}", "text": "Gain."} for letter in "abcdefgh"]
    toy(*others[:4], {"name": "Owl", "text": words}, *others[4:])
    code, out, err = loh("print", "toy", *PLAIN)
    assert (code, out) == (1, "")
    assert err.startswith("Owl, text: ")
    assert " mm too tall at 6.5 pt; shorten it by " in err
    assert err.count("\n") == 1
    assert not Path("out").exists()


# S11: one huge word, one very long title


@pytest.mark.parametrize("theme", ["plain", "woodcut"])
def test_s11_a_word_wider_than_the_card_is_refused(loh, toy, theme: str) -> None:
    toy({"name": "Fox", "text": "W" * 200})
    code, _, err = loh("print", "toy", "--theme", theme, "-o", "out")
    assert code == 1
    assert err.startswith("Fox, text: ")
    assert err.endswith(" mm too wide at 6.5 pt; use shorter words\n")


def test_s11_a_long_german_word_is_parted(loh, toy, pages) -> None:
    toy({"name": "Fox", "text": "Die Donaudampfschifffahrtsgesellschaftskapitänsmütze gewinnt."})
    assert loh("print", "toy", *PLAIN).code == 0
    assert "gewinnt." in pages(DECK)[0]


def places(file: Path, word: str) -> list[tuple[float, float]]:
    """Left and foot of each time a word stands on the first page, in points."""
    with pypdfium2.PdfDocument(file) as document:
        text = document[0].get_textpage()
        search = text.search(word, match_case=True, match_whole_word=True)
        found = []
        while at := search.get_next():
            found.append(text.get_charbox(at[0])[:2])
        return found


def test_s11_a_long_title_moves_no_other_card(loh, toy) -> None:
    told = []
    for name in ("Fox", "The Overland Expedition of Lanterns"):
        toy({"name": name}, *({"name": f"Owl {letter}"} for letter in "abcdefgh"))
        assert loh("print", "toy", *PLAIN).code == 0
        told.append(places(DECK, "Owl"))
    assert len(told[0]) == 8
    assert told[0] == told[1]


def test_s11_a_title_too_long_is_refused(loh, toy) -> None:
    toy({"name": "Overland Expedition of the Forty-Two Paper Lanterns"})
    code, _, err = loh("print", "toy", *PLAIN)
    assert code == 1
    assert err.startswith("Overland Expedition of the Forty-Two Paper Lanterns, name: ")
    assert err.endswith(" mm too wide at 6.5 pt; shorten it\n")
