"""Translations: laid over an edition entry by entry, and told when they lag behind."""

from dataclasses import replace
from pathlib import Path

import pytest

from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.overlay import faults, fingerprint, languages, localized
from lohprint.errors import Faults, UsageError

HOME = Path(__file__).parents[1] / "home"


@pytest.fixture
def toy() -> Edition:
    return load_edition("sixth", HOME)


def write(folder: Path, text: str) -> Edition:
    """The toy edition with another Finnish translation."""
    (folder / "i18n").mkdir()
    (folder / "i18n" / "fi.yaml").write_text(text, encoding="utf-8")
    return replace(load_edition("sixth", HOME), folder=folder)


def test_entries_replace_their_originals_and_the_rest_falls_back(toy: Edition) -> None:
    told = localized(toy, "fi")
    hounds, bell = told.cards["ember-hounds"], told.cards["grave-bell"]
    assert (hounds.name, hounds.text) == ("Hiillokset", "Sinulla on vähintään 7<souls/>.")
    assert (bell.name, bell.text) == ("Hautakello", toy.cards["grave-bell"].text)
    assert told.cards["sum"] is toy.cards["sum"]
    assert told.facts.title == "Kuudes piiri"
    assert told.markers["starter"].front.label == "Alku"
    assert told.markers["starter"].front.icon == "ashling"
    assert told.glossary[0].term == "Lauma"
    assert (told.lang, told.words["horde"]) == ("fi", "lauma")


def test_what_counts_is_never_translated(toy: Edition) -> None:
    told = localized(toy, "fi")
    assert [(c.piece.id, c.number) for c in told.copies] == [
        (c.piece.id, c.number) for c in toy.copies
    ]
    assert told.cards["ember-hounds"].effects == toy.cards["ember-hounds"].effects


@pytest.mark.parametrize("lang", [None, "en"])
def test_the_original_is_itself(toy: Edition, lang: str | None) -> None:
    assert localized(toy, lang) is toy


def test_an_unknown_language_names_the_known_ones(toy: Edition) -> None:
    assert languages(toy) == ("fi",)
    with pytest.raises(UsageError, match="sixth is not translated to 'sv'; known: en, fi"):
        localized(toy, "sv")


def test_what_is_missing_and_what_is_old_is_listed_with_its_place(toy: Edition) -> None:
    told = [str(fault).partition("fi.yaml")[2] for fault in faults(toy, "fi")]
    bell = fingerprint("cards", toy.cards["grave-bell"])
    assert ":3:1: facts lacks credit; add it" in told
    assert ":6:3: card 'grave-bell' lacks note, text, two_player; add it" in told
    assert (
        ":6:38: card 'grave-bell' translates 00000000, an older original; "
        f'read it again, then write of: "{bell}"' in told
    )
    assert ":4:1: card 'sum' is not translated; add it" in told
    assert ": aid 'A turn' is not translated; add it" in told
    assert not any("ember-hounds" in line or "starter" in line for line in told)
    assert not any("'point' lacks front" in line for line in told)  # "1" needs no translation


def test_a_fingerprint_follows_the_words_and_nothing_else(toy: Edition) -> None:
    card = toy.cards["ember-hounds"]
    same = card.model_copy(update={"dots": 3, "art": "x.png"})
    other = card.model_copy(update={"text": "You have at least 8<souls/>."})
    assert fingerprint("cards", same) == fingerprint("cards", card)
    assert fingerprint("cards", other) != fingerprint("cards", card)


def test_entries_for_nothing_and_unknown_keys_are_faults(tmp_path: Path) -> None:
    toy = write(tmp_path, "language: suomi\ncards:\n  ember-hound: {name: X}\n")
    with pytest.raises(Faults) as caught:
        localized(toy, "fi")
    assert str(caught.value).endswith(
        "fi.yaml:3:3: sixth has no 'ember-hound'; did you mean 'ember-hounds'?"
    )


def test_the_gate_is_closed(tmp_path: Path) -> None:
    toy = write(tmp_path, "language: suomi\noaths:\n  oath-of-ashling: {nmae: X, note: Y}\n")
    with pytest.raises(Faults) as caught:
        localized(toy, "fi")
    assert [line.partition("fi.yaml")[2] for line in caught.value.lines()] == [
        ":3:21: unknown key 'nmae'; did you mean 'name'?",
        ":3:30: unknown key 'note'; known: name, of, text",
    ]
