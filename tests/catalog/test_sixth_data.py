"""Facts of the 6th edition that a person can verify in its source; lines are the source's."""

import pytest

from lohprint.catalog.dots import Aftermath, EachHas, Exact, First, Full, Keep
from lohprint.catalog.edition import Edition, load_edition
from lohprint.catalog.force import Floor, Tie
from lohprint.catalog.pieces import Card
from lohprint.catalog.power import AREAS

DEVILS = ("asmodeus", "mephistopheles", "baalzebub", "mammon", "belial", "lilith")


@pytest.fixture(scope="module")
def sixth() -> Edition:
    return load_edition("6e")


def dots(card: Card) -> str:
    return card.power.dots or "" if card.power else ""


# (lines 191 to 207) name, copies, number, dots
MAIN = (
    ("Fallen Angels", 8, "94", "PS"),
    ("Warriors of Darkness", 8, "98", "PM"),
    ("Common Fiends", 8, "97", "SM"),
    ("Tormented Ones", 8, "96", "*"),
    ("Metal Beasts", 4, "95", "MM"),
    ("Greater Fiends", 4, "99", "PP"),
    ("Conjuration", 4, "90", "PSM"),
    ("Sanctuary", 2, "93", "M"),
    ("Bury", 3, "91", ""),
    ("Vortex of Magic", 2, "92", ""),
    ("Summon", 4, "0", "SS"),
    ("Crystal Ball", 1, "3", "P"),
    ("Soul Stones", 1, "2", "*"),
    ("Staff of Undead", 1, "5", "S"),
    ("Tome of Power", 1, "4", ""),
    ("Wand of Might", 1, "1", "P"),
)


def test_the_main_deck_is_the_printed_table(sixth: Edition) -> None:
    held = [
        (sixth.cards[h.card].name, len(h.copies), h.copies[0], dots(sixth.cards[h.card]))
        for h in sixth.holds["main"]
    ]
    assert held == list(MAIN)
    assert len(sixth.copies_in("main")) == 60


@pytest.mark.parametrize(("age", "devil"), [(6 - i, devil) for i, devil in enumerate(DEVILS)])
def test_a_personal_deck_is_nine_cards_numbered_after_its_devil(
    sixth: Edition, age: int, devil: str
) -> None:
    copies = sixth.copies_in(devil)
    assert sorted(copy.number for copy in copies) == [f"{age}{n}" for n in range(1, 10)]
    alliance = [c for c in copies if isinstance(c.piece, Card) and "alliance" in c.piece.tags]
    assert [copy.number for copy in alliance] == [f"{age}9"]
    assert sixth.devils[devil].number == f"{age}0"
    assert sixth.devils[devil].age == age


def test_seventy_cards_have_seventy_numbers(sixth: Edition) -> None:
    numbers = {copy.number for copy in sixth.copies}
    assert len(sixth.cards) == len(numbers) == 70
    assert len(sixth.copies) == 114


# Dots of each personal deck by the last digit of the number, 1 to 9; `-` where none is printed.
PERSONAL = {
    "asmodeus": "* * * PSM MM * - SS -",
    "mephistopheles": "SS - - - * P S SS -",
    "baalzebub": "PM PPP S - - - M - -",
    "mammon": "M S M - - M - - -",
    "belial": "- P - * S - M P -",
    "lilith": "* * S P - - S M -",
}


@pytest.mark.parametrize("devil", DEVILS)
def test_personal_cards_show_their_printed_dots(sixth: Edition, devil: str) -> None:
    by_digit = {copy.number[1]: copy.piece for copy in sixth.copies_in(devil)}
    shown = [dots(card) or "-" for _, card in sorted(by_digit.items()) if isinstance(card, Card)]
    assert " ".join(shown) == PERSONAL[devil]


# (lines 183 to 188)
REALMS = {
    "High Palace of Hell": (6, 4, 3),
    "Dis": (5, 2, 5),
    "Seat of Judgement": (4, 6, 1),
    "Mountain of Ever-Rotting Corpses": (3, 1, 6),
    "Forest of Hanged Ones": (2, 5, 2),
    "Lake of Boiling Blood": (1, 3, 4),
}


def test_realms_have_their_printed_values(sixth: Edition) -> None:
    found = {r.name: tuple(r.values.model_dump().values()) for r in sixth.realms.values()}
    assert found == REALMS


@pytest.mark.parametrize("column", range(3))
def test_each_realm_column_holds_one_to_six(column: int) -> None:
    assert sorted(values[column] for values in REALMS.values()) == [1, 2, 3, 4, 5, 6]


def test_every_devil_signs_six_oaths_and_has_one_counter(sixth: Edition) -> None:
    assert {o.devil: o.quantity for o in sixth.oaths.values()} == dict.fromkeys(DEVILS, 6)
    counters = {m.devil: m.quantity for m in sixth.markers.values() if m.devil}
    assert counters == dict.fromkeys(DEVILS, 1)


def test_a_star_is_explained_by_an_effect_and_only_a_star(sixth: Edition) -> None:
    gives = (First, Full, EachHas, Exact, Floor)
    for card in sixth.cards.values():
        if dots(card) == "*":
            assert card.effects, card.name
        elif not any(isinstance(effect, Full) for effect in card.effects):
            assert not any(isinstance(effect, gives) for effect in card.effects), card.name


def test_the_three_nether_fiends_give_a_dot_of_each_dominion(sixth: Edition) -> None:
    given = {
        copy.number: effect.dots
        for copy in sixth.copies_in("asmodeus")
        if isinstance(copy.piece, Card)
        for effect in copy.piece.effects
        if isinstance(effect, EachHas)
    }
    assert given == {"61": "M", "62": "S", "63": "P"}


def test_three_devils_win_the_ties_of_one_dominion_each(sixth: Edition) -> None:
    powers = {
        devil: effect.areas
        for devil in DEVILS
        for effect in sixth.devils[devil].effects
        if isinstance(effect, Tie)
    }
    order = ("asmodeus", "mephistopheles", "belial")
    assert powers == {devil: (area,) for devil, area in zip(order, AREAS, strict=True)}


def test_what_follows_a_supremacy(sixth: Edition) -> None:
    after = {
        (card.id, effect.won, effect.then, effect.areas)
        for card in sixth.cards.values()
        for effect in card.effects
        if isinstance(effect, Aftermath)
    }
    assert after == {
        ("leviathan", False, "discard_tabled", ("military",)),
        ("dedication", True, "discard_self", AREAS),
        ("retribution", True, "discard_hordes", AREAS),
        ("faithful-followers", False, "remove_self", ("souls",)),
        ("faithful-followers", True, "shuffle_self", ("souls",)),
    }


def test_three_cards_are_kept_beyond_the_limit(sixth: Edition) -> None:
    kept = {
        card.name: effect.forced
        for card in sixth.cards.values()
        for effect in card.effects
        if isinstance(effect, Keep)
    }
    assert kept == {"Dedication": True, "Silence": True, "Realm of Flies": False}


def test_every_event_that_looks_for_a_devil_has_an_aim(sixth: Edition) -> None:
    aimed = {card.name for card in sixth.cards.values() if card.aim}
    assert aimed == {
        "Ancient Allegiance", "Steal Power", "Whispering Call", "Thief in the Night",
        "Bribe Troops", "Forced Agreement", "Bought Alliance", "Tortured Obedience",
        "Diabolic Seduction",
    }  # fmt: skip


def test_aims_and_acts_name_cards_there_are(sixth: Edition) -> None:
    named = {act.card for card in sixth.cards.values() for act in card.acts}
    named |= {card.aim.card for card in sixth.cards.values() if card.aim}
    assert named - {None} == {"sanctuary", "warriors-of-darkness"}
    assert named - {None} <= set(sixth.cards)


def test_options_are_the_three_optional_rules_and_the_three_gaps(sixth: Edition) -> None:
    assert {option.name: option.default for option in sixth.facts.options} == {
        "alliances": "on",
        "oaths": "on",
        "personal_decks": "on",
        "negative_side": "not_clamped",
        "furnace_and_soul_stones": "souls_0",
        "mammon_first_draw": "7",
    }
    assert (sixth.facts.players.least, sixth.facts.players.most) == (2, 6)
    assert sixth.facts.year == 2006


@pytest.mark.parametrize("wrong", ["SP", "PSMP", "*", ""])
def test_dots_that_a_text_gives_are_letters_in_the_order_of_dominions(wrong: str) -> None:
    with pytest.raises(ValueError, match="write P, S and M in this order"):
        EachHas(effect="each_has", of="nether", dots=wrong)
    assert EachHas(effect="each_has", of="nether", dots="PSM").dots == "PSM"
