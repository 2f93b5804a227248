"""Facts of the 4th edition that a person can verify in its source; lines are the source's."""

from __future__ import annotations

from collections import Counter

import pytest

from lohprint.catalog.check import check
from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.pieces import Card, Devil
from lohprint.catalog.strength import Gather, Points, Rituals

AGES = {  # lines 57 to 62
    "Asmodeus": 6, "Mephistopheles": 5, "Baalzebub": 4, "Mammon": 3, "Belial": 2, "Glasya": 1,
}  # fmt: skip
DEFENSE = {  # lines 63 to 70
    "Dis": 1,
    "The High Palace of Hell": 2,
    "The Forest of The Hanged Ones": 2,
    "The Frozen Ocean": 3,
    "The Lake of Boiling Blood": 2,
    "The Mountain of The Ever-Rotting Corpses": 2,
    "The Seat of Judgement": 1,
    "The Valley of The Wailing Souls": 2,
}
HORDES = {  # lines 91 to 97: copies, power
    "Fallen Angels": (2, "6"),
    "Fiends": (10, "3"),
    "Diabolic Fiends": (5, "2"),
    "Juggernauts": (5, "5"),
    "Metal Beasts": (5, "4"),
    "Tormented Ones": (8, "1"),
    "Warriors of Darkness": (5, "7"),
}
RITUALS = {  # lines 98 to 104
    "Chaos of Time": 1,
    "Conjuration": 5,
    "Forge": 3,
    "Furnace of Souls": 2,
    "Infernal Plague": 1,
    "Sanctuary": 4,
    "Steal Power": 4,
}
POLITICS = {  # lines 105 to 118
    "Diabolic Strike": 3,
    "Double Cross": 3,
    "Escape": 1,
    "Extra Invasion": 1,
    "Forced Agreement": 3,
    "Loophole": 2,
    "Magical Vortex": 1,
    "Non-Aggression Pact": 2,
    "Recall": 3,
    "Recycle": 2,
    "Summon": 3,
    "Thief in the Night": 1,
    "Treacherous Troops": 3,
    "Truce": 2,
}
POWERS = {  # lines 81 to 86
    "asmodeus": "Ancient Allegiance",
    "mephistopheles": "Whispering Talk",
    "baalzebub": "Twisted Words",
    "mammon": "Infernal Rage",
    "belial": "Devil Torture",
    "glasya": "Diabolic Seduction",
}
MARKED = {  # a leading x or ! in the lists
    "Leviathan": "x", "Infernal Rage": "x", "Diabolic Seduction": "x", "Steal Power": "x",
    "Diabolic Strike": "x", "Escape": "!", "Non-Aggression Pact": "x", "Thief in the Night": "x",
    "Treacherous Troops": "x",
}  # fmt: skip


@pytest.fixture(scope="module")
def fourth() -> Edition:
    return load_edition("4e")


def cards(edition: Edition, deck: str) -> list[Card]:
    return [copy.piece for copy in edition.copies_in(deck) if isinstance(copy.piece, Card)]


def pieces(edition: Edition) -> list[Card | Devil]:
    return [*edition.cards.values(), *edition.devils.values()]


def test_the_data_is_sound(fourth: Edition) -> None:
    assert check(fourth) == ()


def test_devils_have_their_ages(fourth: Edition) -> None:
    assert {devil.name: devil.age for devil in fourth.devils.values()} == AGES


def test_realms_have_their_defense(fourth: Edition) -> None:
    assert {realm.name: realm.defense for realm in fourth.realms.values()} == DEFENSE


def test_the_frozen_ocean_alone_says_nothing(fourth: Edition) -> None:
    assert [realm.name for realm in fourth.realms.values() if not realm.text] == [
        "The Frozen Ocean"
    ]


def test_main_deck_is_90_of_40_20_and_30(fourth: Edition) -> None:
    main = cards(fourth, "main")
    assert len(main) == 90
    assert Counter(card.type for card in main) == {"horde": 40, "ritual": 20, "politics": 30}


@pytest.mark.parametrize(("type_", "printed"), [("ritual", RITUALS), ("politics", POLITICS)])
def test_copies_of_rituals_and_politics(
    fourth: Edition, type_: str, printed: dict[str, int]
) -> None:
    assert Counter(card.name for card in cards(fourth, "main") if card.type == type_) == printed


def test_copies_and_power_of_hordes(fourth: Edition) -> None:
    hordes = [card for card in cards(fourth, "main") if card.type == "horde"]
    counted = Counter((card.name, card.power.strength) for card in hordes if card.power)
    assert counted == {(name, power): copies for name, (copies, power) in HORDES.items()}


def test_five_artifacts_and_five_turn_events(fourth: Edition) -> None:
    assert [card.name for card in cards(fourth, "artifacts")] == [
        "Crystal Ball", "Soul Stones", "Staff of Undead", "Tome of Magics", "Wand of Might",
    ]  # fmt: skip
    assert [card.name for card in cards(fourth, "events")] == [
        "Drunken Agreement", "Leviathan", "Silence", "Time of Virtue", "World War",
    ]  # fmt: skip


@pytest.mark.parametrize("devil", POWERS)
def test_each_devil_has_four_favors_and_one_power_card(fourth: Edition, devil: str) -> None:
    name = fourth.devils[devil].name
    assert [card.name for card in cards(fourth, f"favors-of-{devil}")] == [
        f"{kind} of {name}" for kind in ("Combat Favor", "Forces", "Power", "Vote")
    ]
    own = [card.name for card in cards(fourth, "powers") if card.devil == devil]
    assert own == [POWERS[devil]]


def test_favors_of_a_kind_differ_in_the_devil_alone(fourth: Edition) -> None:
    texts: dict[str, set[tuple[str, str | None]]] = {}
    for card in fourth.cards.values():
        if card.type == "favor" and card.devil:
            kind, _, name = card.name.rpartition(" of ")
            assert name == fourth.devils[card.devil].name
            texts.setdefault(kind, set()).add((card.text.replace(name, "D"), card.change_mark))
    assert {kind: len(different) for kind, different in texts.items()} == {
        "Combat Favor": 1, "Forces": 1, "Power": 1, "Vote": 1,
    }  # fmt: skip


def test_backs_hide_what_may_be_in_a_hand(fourth: Edition) -> None:
    """Line 5: all cards kept face-down but the turn events have one back."""
    backs = {deck.back for deck in fourth.decks.values() if deck.id not in ("events", "artifacts")}
    assert backs == {"main"}
    assert fourth.decks["events"].back not in backs


def test_five_bets_on_each_of_six_devils(fourth: Edition) -> None:
    assert {bet.devil: bet.quantity for bet in fourth.oaths.values()} == dict.fromkeys(POWERS, 5)
    assert {bet.kind for bet in fourth.oaths.values()} == {"bet"}


def test_markers_of_each_devil_and_six_initiatives(fourth: Edition) -> None:
    """Line 18: one alliance token. Ruling A4-07: a safety token for each of five others."""
    for devil in POWERS:
        own = [(m.front.line, m.quantity) for m in fourth.markers.values() if m.devil == devil]
        assert own == [("Alliance", 1), ("Safety", 5)]
    initiative = [m for m in fourth.markers.values() if m.front.line == "Initiative"]
    assert [marker.front.label for marker in initiative] == ["1", "2", "3", "4", "5", "6"]


def test_change_marks_outside_favors_and_devils(fourth: Edition) -> None:
    marked = {c.name: c.change_mark for c in fourth.cards.values() if c.type != "favor"}
    assert {name: mark for name, mark in marked.items() if mark} == MARKED
    assert [d.name for d in fourth.devils.values() if d.change_mark] == ["Baalzebub"]


def test_readings_of_ours_are_named(fourth: Edition) -> None:
    assert fourth.devils["mammon"].inferred == {"text": "A4-02"}
    assert fourth.realms["high-palace-of-hell"].inferred == {"text": "A4-02"}
    assert {option.name: option.default for option in fourth.facts.options} == {
        "open_tie": "oldest",
        "bet_value": "1",
        "power_favor_value": "1",
        "final_tie": "initiative, shared",
    }


def test_strength_points_beyond_one_a_horde(fourth: Edition) -> None:
    """Lines 57, 75, 94 and 96: how many, of which power, in which combat."""
    points = {
        piece.name: (effect.power, effect.count, effect.per, effect.after, effect.combat)
        for piece in pieces(fourth)
        for effect in piece.effects
        if isinstance(effect, Points)
    }
    everywhere = ("open", "attack", "defense")
    assert points == {
        "Asmodeus": (6, "hordes_led", 3, 0, everywhere),
        "Juggernauts": (5, "copies", 1, 0, ("open",)),
        "Tormented Ones": (1, "copies", 1, 1, everywhere),
        "Wand of Might": (9, "copies", 1, 0, everywhere),
    }


def test_souls_gathered(fourth: Edition) -> None:
    """Lines 79, 80, 92 and 93: by each card of yours, or by everyone while an event lasts."""
    gathered = {
        name: [(e.souls, e.whom, e.per) for e in card.effects if isinstance(e, Gather)]
        for name, card in fourth.cards.items()
    }
    assert {name: found for name, found in gathered.items() if found} == {
        "fiends": [(1, "you", "card")],
        "diabolic-fiends": [(1, "you", "card")],
        "time-of-virtue": [(-1, "everyone", "card")],
        "world-war": [(2, "everyone", "card"), (1, "everyone", "returned_fiend")],
    }


def test_rituals_beyond_one_a_turn(fourth: Edition) -> None:
    """Lines 62 and 93."""
    extra = {
        piece.name: effect.extra
        for piece in pieces(fourth)
        for effect in piece.effects
        if isinstance(effect, Rituals)
    }
    assert extra == {"Diabolic Fiends": 1, "Glasya": "unlimited"}
