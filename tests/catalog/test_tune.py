"""Tuned decks: the restrictions of the 5th edition (rulings.md, deck tuning), each broken once."""

from pathlib import Path

import pytest

from lohprint.catalog.edition import Edition
from lohprint.catalog.lists import listing
from lohprint.catalog.opening import open_edition
from lohprint.catalog.query import select
from lohprint.catalog.stats import tallies
from lohprint.errors import Faults, LohError

HEAD = "name: Night shift\nedition: 5e\nbase: asmodeus\nlimit: 2\n"


def deck(folder: Path, swaps: str, head: str = HEAD, lang: str | None = None) -> Edition:
    file = folder / "night.yaml"
    file.write_text(f"{head}swaps:\n{swaps}", encoding="utf-8")
    return open_edition(file, lang=lang)


def faults(folder: Path, swaps: str, head: str = HEAD) -> list[str]:
    with pytest.raises(LohError) as caught:
        deck(folder, swaps, head)
    return [line.replace(f"{folder}/", "") for line in caught.value.lines()]


def test_a_tuned_deck_is_a_deck_like_any_other(tmp_path: Path) -> None:
    tuned = deck(
        tmp_path,
        '  - {out: "688", in: "514"}\n'
        "  - {out: metal-beasts, in: mephistopheles/infernal-slaver}\n",
    )
    assert list(tuned.decks) == ["night-shift"]
    numbers = [copy.number for copy in tuned.copies]
    assert len(numbers) == 31
    assert {"688", "649"}.isdisjoint(numbers)
    assert {"689", "648", "514", "592"} <= set(numbers)
    assert tuned.decks["night-shift"].back == "asmodeus"
    (counted,) = tallies(tuned)
    assert counted.dots == {1: 19, 2: 9, 3: 3}  # 18, 9, 3 and the Alliance card
    assert sum(len(line.numbers) for line in select("deck:night-shift", tuned)) == 31
    assert [row.quantity for row in listing(tuned, '"fallen angels"').rows] == [4]


def test_a_tuned_deck_speaks_other_languages(tmp_path: Path) -> None:
    tuned = deck(tmp_path, '  - {out: "688", in: "514"}\n', lang="fi")
    assert "Langenneet enkelit" in {copy.piece.name for copy in tuned.copies}


def test_every_restriction_is_kept(tmp_path: Path) -> None:
    swaps = (
        '  - {out: "688", in: "592"}\n'
        "  - {out: alliance-of-asmodeus, in: lilith/alliance-of-lilith}\n"
        '  - {out: "614", in: "415"}\n'
    )
    rule = (
        " [5e line 88; the list of restrictions is lost, rulings.md gives it under deck tuning]; "
    )
    assert faults(tmp_path, swaps) == [
        f"night.yaml:6:3: 3 swaps, where 2 are agreed{rule}take 1 back",
        f"night.yaml:6:5: Night Fiends has 1 dots, Infernal Slaver 2{rule}"
        "swap equal dots for equal dots",
        f"night.yaml:7:5: Alliance of Asmodeus stays with its deck{rule}swap another card",
        f"night.yaml:7:5: Alliance of Lilith stays with its deck{rule}swap another card",
    ]
    with pytest.raises(Faults) as caught:
        deck(tmp_path, swaps)
    assert caught.value.exit_code == 3


def test_cards_that_are_not_there_are_told_with_their_place(tmp_path: Path) -> None:
    assert faults(tmp_path, '  - {out: "514", in: "688"}\n  - {out: leviatan, in: succubi}\n') == [
        "night.yaml:6:11: out: no '514' is left in the base deck; did you mean 614 or 654?",
        "night.yaml:6:22: in: no '688' is left in the other decks; did you mean 268 or 288 or 588?",
        "night.yaml:7:11: out: no 'leviatan' is left in the base deck; "
        "did you mean asmodeus/leviathan or leviathan?",
        "night.yaml:7:25: in: no 'succubi' is left in the other decks; "
        "did you mean mephistopheles/succubi?",
    ]


def test_a_copy_goes_once(tmp_path: Path) -> None:
    told = faults(tmp_path, '  - {out: "666", in: "566"}\n  - {out: leviathan, in: "599"}\n')
    assert len(told) == 1
    assert told[0].startswith("night.yaml:7:11: out: no 'leviathan' is left in the base deck")


def test_the_gate_is_closed(tmp_path: Path) -> None:
    assert faults(tmp_path, '  - {out: "688", with: "514"}\n') == [
        "night.yaml:6:5: 'in' is missing; add 'in: ...'",
        "night.yaml:6:18: unknown key 'with'; known: in, out",
    ]
    assert faults(tmp_path, "  []\n", HEAD.replace("asmodeus", "asmodus")) == [
        "night.yaml:3:7: there is no deck 'asmodus'; did you mean 'asmodeus'?"
    ]
