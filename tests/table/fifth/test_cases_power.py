"""Cases 1 to 20: power in a dominion."""

from collections.abc import Mapping

import pytest

from lohprint.catalog.edition import load_edition
from lohprint.catalog.power import AREAS
from lohprint.table.kit import pack
from lohprint.table.rules.fifth.power import force_of

SAMPLE = [
    "c s", "loot .", "sum da .", "dif cage .", "rot war .", "t", "e", "war<>cage@1 sum .", "r 6",
    "neth sum sum .", "!vor -loot@3 -war !met -neth@3 .", "r 4", "!abs .", "r",
]  # fmt: skip


def test_case_01_fallen_angels_herder_and_summon(scene) -> None:
    table = scene({5: "", 6: ""}).lay(5, "Fallen Angels", "Herder Fiends", "Summon")
    assert table.force(5) == "6/7/3"


def test_case_02_the_whole_sample_conflict(scene) -> None:
    game = scene()
    seen = []
    for line in SAMPLE:
        game.say(line)
        seen.append((line, game.powers(), game.next(), game.target()))
    by_line = {line: (powers, up, target) for line, powers, up, target in seen}
    assert by_line["rot war ."][0] == {3: 4, 6: 6, 1: 6, 4: 3}
    assert by_line["e"][1:] == (4, 7)
    assert by_line["war<>cage@1 sum ."] == ({3: 4, 6: 6, 1: 3, 4: 8}, 1, 9)
    assert by_line["r 6"] == ({3: 4, 6: 7, 4: 8}, 3, 9)
    assert by_line["neth sum sum ."] == ({3: 9, 6: 7, 4: 8}, 6, 10)
    assert by_line["!vor -loot@3 -war !met -neth@3 ."] == ({3: 4, 6: 7, 4: 5}, 3, 8)
    assert by_line["r 4"] == ({6: 7, 4: 9}, 6, 10)
    assert by_line["!abs ."] == ({6: 7, 4: 3}, 4, 8)
    assert game.table.tally("vp", "asmodeus") == 1
    assert game.table.word("marker souls") == "asmodeus"
    assert game.table.word("starter") == "asmodeus"


def test_case_02_typed_in_14_lines_and_130_keystrokes() -> None:
    assert len(SAMPLE) <= 14
    assert sum(len(line) + 1 for line in SAMPLE) <= 130  # with Enter


def _maxima() -> list[tuple[str, Mapping[str, int]]]:
    printed = load_edition("5e").facts.printed
    return [(deck, p.maximum.model_dump()) for deck, p in printed.items() if p.maximum]


@pytest.mark.parametrize(("devil", "printed"), _maxima(), ids=lambda value: str(value))
def test_case_03_all_18_maxima_out_of_the_same_power_code(scene, devil, printed) -> None:
    """All hordes and supports of a deck, card text ignored but for X (ruling A5-09)."""
    table = scene(dict.fromkeys((6, 5, 4, 3, 2, 1), ""))
    for copy in table.table.kit.all_copies.values():
        if copy.owner == devil and copy.card.power:
            table.put(copy.key, devil)
    counted = {}
    for area in AREAS:
        reasons = force_of(table.table, devil, area).reasons
        counted[area] = sum(r.amount for r in reasons if r.source != "ruling A5-23")
    assert counted == printed


def test_case_04_two_summons_and_no_horde(scene) -> None:
    assert scene().lay(3, "Summon", "Summon").force(3) == "2/4/0"


def test_case_05_no_cards_is_a_candidate_for_weakest_without_an_alliance(scene) -> None:
    table = scene().conflict("s").say("3=4", "6=5", "1=6").lay(6, "Dark Fiends")
    assert table.force(4) == "0/0/0"
    assert table.next() == 4
    assert "no tabled cards" in table.refused("r 6")
    table.say("r")
    assert table.table.roll("retreated") == ("baalzebub",)


def test_case_06_magical_duel_takes_bases_away(scene) -> None:
    table = scene({5: "", 1: ""}).lay(5, "Fallen Angels", "Herder Fiends", "Summon")
    assert table.lay(1, "Magical Duel", middle=True).force(5) == "3/4/1"


def test_case_07_one_of_each_soul_horde(scene) -> None:
    table = scene({2: "", 1: ""}).lay(2, "Tortured Souls", "Anguished Souls", "Tormented Souls")
    assert table.force(2) == "5/5/5"
    assert table.lay(1, "Magical Duel", middle=True).force(2) == "3/3/3"


def test_case_08_three_tortured_then_two_anguished_then_one_tortured_less(scene) -> None:
    table = scene({2: "", 1: ""}).lay(2, *["Tortured Souls"] * 3)
    assert table.force(2) == "7/2/2"
    table.lay(2, "Anguished Souls", "Anguished Souls")
    assert table.force(2) == "9/8/2"
    table.put("233", "")
    assert table.force(2) == "7/7/2"


def test_case_09_a_stolen_tortured_counts_one_for_the_thief(scene) -> None:
    table = scene({2: "", 6: ""}).lay(6, "Dark Fiends").put("233", "asmodeus")
    assert table.force(6) == "3/4/4"


def test_case_10_furnace_and_soul_stone_in_either_order(scene) -> None:
    cards = ["Fallen Angels", "Summon", "Faithful Followers"]
    assert scene({5: "", 6: ""}).lay(5, *cards, "Furnace of Souls").force(5) == "9/7/8"
    assert scene({5: "", 6: ""}).lay(5, *cards, "Soul Stone").force(5) == "7/7/7"
    both = scene({5: "", 6: ""}).lay(5, *cards, "Furnace of Souls", "Soul Stone")
    assert both.force(5) == "9/7/8"
    other = scene({5: "", 6: ""}).lay(5, *cards, "Soul Stone", "Furnace of Souls")
    assert other.force(5) == "9/7/8"


def test_case_11_world_war_is_at_least_seven_its_bonus_inside(scene) -> None:
    table = scene({5: "", 6: ""}).lay(5, "World War")
    assert table.force(5) == "0/7/0"
    assert table.lay(5, "Herder Fiends").force(5) == "4/7/2"
    full = ["Herder Fiends", *["Fallen Angels"] * 2, *["Summon"] * 2, "World War"]
    assert scene({5: "", 6: ""}).lay(5, *full).force(5) == "8/11/4"


def test_case_12_a_floor_is_no_bonus(scene) -> None:
    assert scene({5: "", 6: ""}).lay(5, "World War", "Soul Stone").force(5) == "7/7/7"
    assert scene({5: "", 6: ""}).lay(5, "World War", "Furnace of Souls").force(5) == "1/7/1"


def test_case_13_magical_duel_leaves_a_floor(scene) -> None:
    table = scene({4: "", 1: ""}).lay(4, "Twisted Representatives", "Fallen Angels")
    assert table.lay(1, "Magical Duel", middle=True).force(4) == "7/1/1"


def test_case_14_leviathan_with_fallen_angels_and_alone_under_the_duel(scene) -> None:
    table = scene({6: "", 1: ""}).lay(6, "Leviathan", "Fallen Angels")
    assert table.force(6) == "4/3/10"
    table = scene({6: "", 1: ""}).lay(6, "Leviathan").lay(1, "Magical Duel", middle=True)
    assert table.force(6) == "1/0/0"


def test_case_15_grand_illusion_in_souls_then_soul_stone(scene) -> None:
    table = scene({1: "seat", 4: "dis", 5: "lake"}).say("c s", "ill=s .")
    table.put("480" if "480" in table.table.kit.copies else "481", "lilith")
    assert table.held(1) == ["Grand Illusion", "Rotten Fiends"]
    assert table.force(1) == "4/8/1"
    assert table.put("552", "lilith").force(1) == "8/8/8"


def test_case_16_illusion_gives_nothing_elsewhere_and_leaves_at_the_next_turn(scene) -> None:
    table = scene({1: "seat", 4: "dis", 6: "lake"}).say("c s", "ill=s .", "mis=m .")
    assert table.powers()[1] == 0
    table.say("6=5", "e", "4: insect@4!")
    table.say("4=6")
    assert table.next() == 1
    assert table.held(1) == ["Grand Illusion"]
    table.say("4=7", "dif")
    assert table.held(1) == ["Diabolic Fiends"]


def test_case_17_martial_law_in_a_politics_conflict(scene) -> None:
    table = scene({6: "lake", 4: "mountain", 3: "dis"}).say("c p", "law .")
    assert table.powers() == {6: 0, 4: 0, 3: 0}
    table.lay(6, "Dark Fiends").lay(4, "Fallen Angels").lay(3, "Looter Fiends")
    assert table.powers() == {6: 4, 4: 3, 3: 3}
    table.say("e", "e", "e")
    assert table.next() == 3  # 3 to 3: Dis has Politics 4, the Mountain 1
    table.say("r", "r")
    assert table.table.word("marker politics") == "asmodeus"
    assert table.table.word("swap") == ""  # the dominion won is not Military (AMB-16)


def test_case_18_martial_law_and_primary_mission_take_the_higher(scene) -> None:
    table = scene({6: "", 5: "", 4: ""}).say("c p").lay(6, "Martial Law", middle=True)
    table.lay(5, "Primary Mission", middle=True)
    table.lay(6, "Metal Beasts").lay(5, "Herder Fiends").lay(4, "Insect Fiends")
    assert [table.force(age) for age in (6, 5, 4)] == ["0/0/5", "4/4/2", "1/4/3"]
    assert table.powers() == {6: 5, 5: 4, 4: 4}


def test_case_19_misinformation_under_martial_law(scene) -> None:
    table = scene({6: "lake", 4: "mountain", 3: "dis"})
    table.say("set marker p 3 -m test", "c p", "law .", "mis=s .")
    assert table.table.word("area") == "souls"
    assert table.table.word("marker politics") == "mammon"  # back to its former holder
    assert table.table.word("marker souls") == "middle"
    table.lay(6, "Dark Fiends").lay(4, "Fallen Angels").lay(3, "Looter Fiends")
    assert table.powers() == {6: 4, 4: 3, 3: 3}  # still Military
    table.say("e", "e")
    assert table.next() == 4  # 3 to 3: the Mountain has Souls 3, Dis 2


def test_case_20_misinformation_must_name_another_dominion(scene) -> None:
    table = scene({4: "", 3: "", 6: ""}).say("c p")
    assert "over Politics already" in table.refused("mis=p")
    assert "needs a dominion" in table.refused("mis")


def test_pack_takes_only_the_decks_that_partake() -> None:
    two = pack(load_edition("5e"), ["lilith", "belial"])
    assert {owner for _, owner, _ in two.copies.values()} == {"lilith", "belial"}
    assert len(two.copies) == 62
