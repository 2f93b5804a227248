"""The 5th edition's data against facts a person can look up in its source (5e, table rows)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from lohprint.catalog.check import check
from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.frozen import as_words
from lohprint.catalog.overlay import faults, localized
from lohprint.catalog.pieces import Card, Number

AREAS = ("politics", "souls", "military")

MAXIMA = {  # the Max rows, in the order of the source's tables
    "asmodeus": (23, 19, 27),
    "mephistopheles": (18, 26, 10),
    "baalzebub": (13, 12, 12),
    "mammon": (15, 14, 18),
    "belial": (23, 26, 21),
    "lilith": (12, 18, 14),
}
TYPES = {  # the footers: hordes, supports, events, interrupts without the Alliance card
    "asmodeus": (16, 8, 5, 1),
    "mephistopheles": (15, 12, 3, 0),
    "baalzebub": (14, 5, 10, 1),
    "mammon": (15, 6, 9, 0),
    "belial": (17, 5, 8, 0),
    "lilith": (13, 8, 8, 1),
}
SKILLS = {
    "asmodeus": 1,
    "mephistopheles": 3,
    "baalzebub": 3,
    "mammon": 2,
    "belial": 1,
    "lilith": 2,
}
INFERRED = {  # rulings A5-03, A5-04 and A5-05
    "677", "593", "570", "414", "464", "477", "348", "377", "277", "288", "289",
    "381", "481", "482", "366",
}  # fmt: skip


@pytest.fixture(scope="module")
def fifth() -> Edition:
    return load_edition("5e")


def deck(edition: Edition, name: str) -> list[Card]:
    return [copy.piece for copy in edition.copies_in(name) if isinstance(copy.piece, Card)]


def values(card: Card) -> tuple[str | None, ...]:
    return tuple(getattr(card.power, area) if card.power else None for area in AREAS)


def naive_maximum(cards: list[Card], area: int) -> int:
    """Best leading number plus every `+n`; an X is 9 on the first copy of a name and 1 after."""
    printed = [(card.name, values(card)[area] or "") for card in cards]
    best = max(int(re.match(r"\d*", value)[0] or 0) for _, value in printed)
    bonuses = sum(int(n) for _, value in printed for n in re.findall(r"\+(\d+)", value))
    counted = Counter(name for name, value in printed if value.endswith("X"))
    return best + bonuses + sum(9 + copies - 1 for copies in counted.values())


def test_the_data_is_sound(fifth: Edition) -> None:
    assert check(fifth) == ()


@pytest.mark.parametrize("name", MAXIMA)
def test_printed_maximum(fifth: Edition, name: str) -> None:
    assert tuple(naive_maximum(deck(fifth, name), area) for area in range(3)) == MAXIMA[name]


@pytest.mark.parametrize("name", TYPES)
def test_thirty_cards_and_an_alliance(fifth: Edition, name: str) -> None:
    main = [card for card in deck(fifth, name) if card.devil is None]
    extra = [card for card in deck(fifth, name) if card.devil is not None]
    assert [(card.type, card.devil, card.dots) for card in extra] == [("interrupt", name, 1)]
    assert Counter(card.dots for card in main) == {1: 18, 2: 9, 3: 3}
    kinds = Counter(card.type for card in main)
    assert (kinds["horde"], kinds["support"], kinds["event"], kinds["interrupt"]) == TYPES[name]
    assert fifth.decks[name].skill == SKILLS[name]


def test_each_number_stands_once_and_starts_with_its_devils_age(fifth: Edition) -> None:
    numbers = [copy.number for copy in fifth.copies]
    assert len(numbers) == len(set(numbers)) == 186
    assert all(re.fullmatch(r"[1-6]\d\d", number) for number in numbers)
    for copy in fifth.copies:
        assert copy.deck
        assert copy.number[0] == str(fifth.devils[copy.deck.id].age)
    ages = [devil.age for devil in fifth.devils.values()]
    assert ages == [6, 5, 4, 3, 2, 1]


def test_only_the_lost_numbers_are_inferred(fifth: Edition) -> None:
    held = [entry for holds in fifth.holds.values() for entry in holds]
    inferred = {n.value for entry in held for n in entry.numbers if isinstance(n, Number)}
    assert inferred == INFERRED


def test_alliance_cards_end_in_45_and_three_dot_cards_in_00_66_and_99(fifth: Edition) -> None:
    cards = {copy.number: copy.piece for copy in fifth.copies}
    for name, devil in fifth.devils.items():
        alliance = cards[f"{devil.age}45"]
        assert isinstance(alliance, Card)
        assert alliance.devil == name
        three = {n[1:] for n, card in cards.items() if n[0] == str(devil.age) and card.dots == 3}
        assert three == {"00", "66", "99"}


# Nine cards, each read in the source by hand.
ROWS = [
    ("514", "Fallen Angels", "horde", ("2+1", "2+1", "2+1"), 1),
    ("666", "Leviathan", "horde", ("0+1", "0", "9"), 3),
    ("234", "Tortured Souls", "horde", ("2+X", "2", "2"), 1),
    ("512", "World War", "support", ("+0", "+1*", "+0"), 1),
    ("176", "Grand Illusion", "support", ("*", "*", "*"), 2),
    ("493", "Diabolic Graverobber", "horde", ("2+1", "5", "2"), 2),
    ("654", "Wand of Might", "support", ("+2", "+0", "+3"), 2),
    ("366", "Depletion", "support", (None, None, None), 3),
    ("419", "Break Alliance", "interrupt", (None, None, None), 2),
]


@pytest.mark.parametrize(("number", "name", "type_", "power", "dots"), ROWS)
def test_row(
    fifth: Edition, number: str, name: str, type_: str, power: tuple[str | None, ...], dots: int
) -> None:
    (card,) = [copy.piece for copy in fifth.copies if copy.number == number]
    assert isinstance(card, Card)
    assert (card.name, card.type, values(card), card.dots) == (name, type_, power, dots)


def test_fallen_angels_stand_once_and_three_decks_hold_them(fifth: Edition) -> None:
    held = {
        name: len(entry.copies)
        for name, holds in fifth.holds.items()
        for entry in holds
        if entry.card == "fallen-angels"
    }
    assert held == {"asmodeus": 3, "mephistopheles": 3, "baalzebub": 2}


def test_realms_and_oaths(fifth: Edition) -> None:
    read = {
        realm.name: (realm.values.politics, realm.values.souls, realm.values.military)
        for realm in fifth.realms.values()
        if realm.values
    }
    assert read == {
        "High Palace of Hell": (6, 1, 3),
        "Lake of Boiling Blood": (5, 4, 2),
        "Seat of Judgement": (3, 6, 1),
        "Forest of Hanged Ones": (2, 5, 4),
        "Mountain of Ever-Rotting Corpses": (1, 3, 6),
        "Dis": (4, 2, 5),
    }
    assert {o.devil: o.quantity for o in fifth.oaths.values()} == dict.fromkeys(MAXIMA, 3)


def test_victory_points_are_forty_in_ones_and_twos(fifth: Edition) -> None:
    points = [
        (int(m.front.label), m.quantity) for m in fifth.markers.values() if m.front.label.isdigit()
    ]
    assert [value for value, _ in points] == [1, 2]
    assert sum(value * quantity for value, quantity in points) == 40


def test_tags_that_other_cards_look_for(fifth: Edition) -> None:
    def tagged(tag: str) -> set[str]:
        return {card.name for card in fifth.cards.values() if tag in card.tags}

    assert tagged("soul") == {"Tortured Souls", "Anguished Souls", "Tormented Souls"}
    assert tagged("global") == {
        "Martial Law", "Primary Mission", "Locust Swarm", "Realm of Flies", "Depletion",
        "Silence", "Magical Duel",
    }  # fmt: skip
    assert tagged("artifact") == {
        "Wand of Might", "Crystal Ball", "Soul Stone", "Staff of Undead", "Tome of Power",
    }  # fmt: skip
    assert tagged("recover") == tagged("artifact") | {"Faithful Followers", "Retribution"}
    two = {card.name for card in fifth.cards.values() if card.two_player}
    assert two == {"Ancient Allegiance", "Silence", "Diabolic Seduction"}


@pytest.mark.parametrize(
    ("id_", "area", "at_least"),
    [
        ("world-war", "souls", 7),
        ("twisted-representatives", "politics", 7),
        ("cloud-of-flies", "military", 7),
        ("grand-illusion", "chosen", 8),
    ],
)
def test_floors(fifth: Edition, id_: str, area: str, at_least: int) -> None:
    (effect,) = fifth.cards[id_].effects
    assert as_words(effect) == {"effect": "floor", "area": area, "at_least": at_least}


def test_cards_that_end_the_plays_of_a_turn(fifth: Edition) -> None:
    assert {card.name for card in fifth.cards.values() if card.ends_play} == {
        "Diabolic Graverobber", "Diabolic Advisor", "Ritual Advisor", "Diversion", "Recycle",
        "Double Cross", "Greed",
    }  # fmt: skip


def test_cards_that_let_their_devil_play_more(fifth: Edition) -> None:
    more = {
        card.name: (card.play.extra, card.play.of) for card in fifth.cards.values() if card.play
    }
    assert more.pop("Realm of Flies") == (0, "any")
    assert more == {
        "Night Fiends": (1, "support"),
        "Council of Lesser Devils": (1, "any"),
        "Nether Fiends": (1, "any"),
        "Rotten Fiends": (1, "event"),
        "Diabolic Fiends": (1, "ritual"),
        "Tome of Power": (1, "ritual"),
        "Tormenter Fiends": (1, "soul"),
        "Magical Duel": ("unlimited", "ritual"),
        "Young Rage": ("unlimited", "any"),
    }


def test_options_are_those_the_rulings_name(fifth: Edition) -> None:
    assert {option.name: option.default for option in fifth.facts.options} == {
        "oath_value": "two_per_marker",
        "own_oath": "1",
        "weakest_tie": "highest_realm",
        "final_tie": "overlord, markers, politics, souls, shared",
        "two_player_oaths": "off",
        "overlord_without_markers": "nobody",
    }


def test_finnish_is_complete_and_made_from_todays_originals(fifth: Edition) -> None:
    assert faults(fifth, "fi") == ()


def test_finnish_tells_every_card_apart_and_keeps_icons_and_numbers(fifth: Edition) -> None:
    finnish = localized(fifth, "fi")
    assert finnish.cards["fallen-angels"].name == "Langenneet enkelit"
    assert len({card.name for card in finnish.cards.values()}) == len(fifth.cards) == 88
    for id_, card in fifth.cards.items():
        for sign in ("<politics/>", "<souls/>", "<military/>", "<dot/>", *"2345678"):
            assert finnish.cards[id_].text.count(sign) == card.text.count(sign), (id_, sign)
