"""Facts of the 4th edition's preview that a person can verify in its source; lines are its."""

from __future__ import annotations

from collections import Counter

import pytest

from lohprint.catalog.check import check
from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.pieces import Card, Devil
from lohprint.catalog.strength import CountsAs, Joker, OwnSet, SetPower

AGES = {  # lines 45 to 50, with the mark of the last changes
    "Asmodeus": (6, "x"),
    "Mephistopheles": (5, "!"),
    "Baalzebub": (4, None),
    "Mammon": (3, "x"),
    "Belial": (2, "x"),
    "Glasya": (1, "x"),
}
DEFENSE = {  # lines 57 to 64
    "The High Palace of Hell": 1,
    "The Frozen Ocean": 2,
    "The Forest of The Hanged Ones": 1,
    "The Mountain of The Ever-Rotting Corpses": 1,
    "Dis": 1,
    "The Valley of The Wailing Souls": 1,
    "The Seat of Judgement": 1,
    "The Lake of Boiling Blood": 1,
}
HORDES = {  # lines 65 to 72: copies, power
    "Fallen Angels": (2, "9"),
    "Fiends": (10, "2"),
    "Diabolic Fiends": (5, "2"),
    "Juggernauts": (4, "4"),
    "Metal Beasts": (4, "4"),
    "Tormented Ones": (8, "5"),
    "Warriors of Darkness": (6, "6"),
    "Leviathan": (1, "7"),
}
OTHERS = {
    "artifact": {  # lines 73 to 77
        "Crystal Ball": 1,
        "Soul Stones": 1,
        "Staff of Undead": 1,
        "Tome of Power": 1,
        "Wand of Might": 1,
    },
    "ritual": {  # lines 78 to 83, ruling A4P-07
        "Conjuration": 6,
        "Drain Power": 1,
        "Furnace of Souls": 1,
        "Infernal Plague": 1,
        "Sanctuary": 2,
        "Steal Power": 4,
    },
    "event": {  # lines 84 to 91
        "Summon": 8,
        "Forced Agreement": 3,
        "Drunken Agreement": 1,
        "Silence": 1,
        "Thief in the Night": 1,
        "Time of Virtue": 1,
        "Treacherous Troops": 1,
        "World War": 1,
    },
    "reaction": {  # lines 92 to 95
        "Double Cross": 3,
        "Escape": 1,
        "Magical Vortex": 1,
        "Military Intelligence": 2,
    },
}
KINDS = ("Alliance", "Safety", "Forces", "Power", "Spoils", "Vote")  # lines 51 to 56


@pytest.fixture(scope="module")
def preview() -> Edition:
    return load_edition("4e-preview")


def cards(edition: Edition, deck: str) -> list[Card]:
    return [copy.piece for copy in edition.copies_in(deck) if isinstance(copy.piece, Card)]


def test_the_data_is_sound(preview: Edition) -> None:
    assert check(preview) == ()


def test_devils_have_their_ages_and_marks(preview: Edition) -> None:
    assert {d.name: (d.age, d.change_mark) for d in preview.devils.values()} == AGES


def test_realms_have_their_defense(preview: Edition) -> None:
    assert {realm.name: realm.defense for realm in preview.realms.values()} == DEFENSE


def test_resource_deck_is_84_of_40_5_15_17_and_7(preview: Edition) -> None:
    deck = cards(preview, "resource")
    assert len(deck) == 84
    assert Counter(card.type for card in deck) == {
        "horde": 40, "artifact": 5, "ritual": 15, "event": 17, "reaction": 7,
    }  # fmt: skip


def test_copies_and_power_of_hordes(preview: Edition) -> None:
    hordes = [card for card in cards(preview, "resource") if card.type == "horde"]
    counted = Counter((card.name, card.power.strength) for card in hordes if card.power)
    assert counted == {(name, power): copies for name, (copies, power) in HORDES.items()}


@pytest.mark.parametrize("type_", OTHERS)
def test_copies_of_the_other_types(preview: Edition, type_: str) -> None:
    held = Counter(card.name for card in cards(preview, "resource") if card.type == type_)
    assert held == OTHERS[type_]


@pytest.mark.parametrize("devil", [name.lower() for name in AGES])
def test_each_devil_has_six_favors(preview: Edition, devil: str) -> None:
    name = preview.devils[devil].name
    held = cards(preview, f"favors-of-{devil}")
    assert [card.name for card in held] == [f"{kind} of {name}" for kind in KINDS]
    assert {card.devil for card in held} == {devil}
    assert [card.name for card in held if "lasting" in card.tags] == [
        f"Alliance of {name}", f"Safety of {name}",
    ]  # fmt: skip


def test_favors_of_a_kind_differ_in_the_devil_alone(preview: Edition) -> None:
    texts = {
        (card.name.split()[0], card.text.replace(preview.devils[card.devil].name, "D"))
        for card in preview.cards.values()
        if card.devil
    }
    assert sorted(kind for kind, _ in texts) == sorted(KINDS)


def test_one_back_hides_favors_among_resources(preview: Edition) -> None:
    assert {deck.back for deck in preview.decks.values()} == {"resource"}


def test_bets_are_enough_for_the_longest_game(preview: Edition) -> None:
    """Lines 17 and 23: one on each Devil at the start, one in every turn after the first."""
    (turns,) = [option for option in preview.facts.options if option.name == "turns"]
    assert turns.default == "4"
    assert {bet.devil: bet.quantity for bet in preview.oaths.values()} == dict.fromkeys(
        preview.devils, max(int(choice) for choice in turns.choices)
    )


def test_creations_are_one_type_of_set(preview: Edition) -> None:
    """Lines 67 to 69: Diabolic Fiends count as Fiends, the two creations as each other."""
    counted = {
        name: effect.type
        for name, card in preview.cards.items()
        for effect in card.effects
        if isinstance(effect, CountsAs)
    }
    assert counted == {
        "diabolic-fiends": "fiends", "juggernauts": "creation", "metal-beasts": "creation",
    }  # fmt: skip
    assert [c.name for c in preview.cards.values() if "creation" in c.tags] == [
        "Juggernauts", "Metal Beasts",
    ]  # fmt: skip


def test_sets_of_two_alike_are_worth_more(preview: Edition) -> None:
    """Lines 66, 68 and 69."""
    worth = {
        name: (effect.power, effect.least, effect.combat)
        for name, card in preview.cards.items()
        for effect in card.effects
        if isinstance(effect, SetPower)
    }
    assert worth == {
        "fiends": (3, 2, ("open", "attack", "defense")),
        "juggernauts": (8, 2, ("open", "defense")),
        "metal-beasts": (8, 2, ("attack",)),
    }


def test_jokers_and_sets_by_themselves(preview: Edition) -> None:
    """Lines 45, 49, 65, 72, 74 and 77."""
    pieces: list[Card | Devil] = [*preview.cards.values(), *preview.devils.values()]
    jokers = {
        piece.name: (effect.type, effect.count)
        for piece in pieces
        for effect in piece.effects
        if isinstance(effect, Joker)
    }
    assert jokers == {
        "Asmodeus": (None, 1),
        "Belial": ("tormented-ones", "souls"),
        "Fallen Angels": (None, 1),
        "Wand of Might": (None, 1),
    }
    own = {c.name: e.of for c in preview.cards.values() for e in c.effects if isinstance(e, OwnSet)}
    assert own == {"Leviathan": "card", "Soul Stones": "souls"}
