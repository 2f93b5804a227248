"""Names as people type them."""

import pytest

from lohprint.errors import UsageError
from lohprint.table import names
from lohprint.table.names import Called, Several
from lohprint.table.phrase import Name

WHO = ["c s", "loot .", "sum da .", "dif cage .", "rot war ."]


def owned(kit, devil: str):
    return [copy for copy in kit.all_copies.values() if copy.owner == devil]


@pytest.mark.parametrize(
    ("devil", "word", "card"),
    [
        ("asmodeus", "da", "Dark Fiends"),
        ("asmodeus", "dark", "Dark Fiends"),
        ("asmodeus", "DF", "Dark Fiends"),
        ("asmodeus", "darkness", "Warriors of Darkness"),
        ("asmodeus", "wod", "Warriors of Darkness"),
        ("asmodeus", "council", "Council of Lesser Devils"),
        ("asmodeus", "655", "Dark Fiends"),
        ("asmodeus", "warriors-of-darkness", "Warriors of Darkness"),
        ("lilith", "dif", "Diabolic Fiends"),
        ("lilith", "cage", "Soul Cage"),
        ("mephistopheles", "dg", "Diabolic Graverobber"),
        ("mephistopheles", "ds", "Diabolic Smith"),
        ("mephistopheles", "da", "Diabolic Advisor"),
        ("belial", "ts", "Tortured Souls"),
        ("belial", "as", "Anguished Souls"),
        ("belial", "ms", "Tormented Souls"),
        ("belial", "tf", "Tormenter Fiends"),
        ("belial", "rf", "Torturer Fiends"),
        ("asmodeus", "lvthn", "Leviathan"),
    ],
)
def test_a_word_names_one_card_of_a_deck(kit, devil, word, card) -> None:
    assert names.card(Name(word), [owned(kit, devil)]).card.name == card


def test_two_candidates_are_a_numbered_list_answered_on_the_same_line(kit) -> None:
    with pytest.raises(Several) as caught:
        names.card(Name("tort"), [owned(kit, "belial")])
    assert str(caught.value) == (
        "'tort' is one of tort/1 Tortured Souls (233), tort/2 Torturer Fiends (246); "
        "type the one you mean"
    )
    assert names.card(Name("tort", 2), [owned(kit, "belial")]).card.name == "Torturer Fiends"


def test_the_printed_number_names_its_copy_wherever_it_is(kit) -> None:
    copy = names.card(Name("381"), [owned(kit, "belial"), owned(kit, "mammon")])
    assert (copy.card.name, copy.owner) == ("Rotten Fiends", "mammon")


def test_a_nearer_scope_goes_first(kit) -> None:
    scopes = [owned(kit, "baalzebub"), owned(kit, "asmodeus")]
    assert names.card(Name("fall"), scopes).owner == "baalzebub"
    assert names.card(Name("council"), scopes).owner == "asmodeus"


def test_what_is_not_there_lists_what_is(kit) -> None:
    with pytest.raises(UsageError, match="no card here is called 'zzz'; there are: Absolute Power"):
        names.card(Name("zzz"), [owned(kit, "asmodeus")])
    with pytest.raises(UsageError, match="did you mean 'Leviathan'"):
        names.card(Name("leviatan."), [owned(kit, "asmodeus")])


@pytest.mark.parametrize("word", ["6", "asm", "ASMODEUS", "player 6", "as"])
def test_a_devil_by_age_name_or_player(scene, word: str) -> None:
    assert names.devil(scene().table, word) == "asmodeus"


def test_several_devils_are_never_guessed(scene) -> None:
    with pytest.raises(Several, match="Mammon"):
        names.devil(scene().table, "player")
    with pytest.raises(UsageError, match="6 Asmodeus"):
        names.devil(scene().table, "zed")


@pytest.mark.parametrize(("word", "area"), [("s", "souls"), ("mil", "military"), ("P", "politics")])
def test_dominions(word: str, area: str) -> None:
    assert names.area(word) == area


@pytest.mark.parametrize(
    ("word", "rank"),
    [("dark fiends", 0), ("dark-fiends", 0), ("dar", 1), ("darkf", 1), ("dafi", 2), ("fie", 3),
     ("dks", 4), ("x", None), ("", 1)],
)  # fmt: skip
def test_ranks_from_exact_to_letters_in_order(word: str, rank: int | None) -> None:
    assert names.rank(word, Called("Dark Fiends", ("dark-fiends",))) == rank


def test_a_tabled_card_of_several_is_asked_for(scene) -> None:
    table = scene().say(*WHO).say("e")
    with pytest.raises(Several, match="Summon"):
        table.lay(3, "Summon").say("-summon")
