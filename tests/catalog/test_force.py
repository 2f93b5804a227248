"""The arithmetic of the words for power: 5th edition, companion cases 7 to 18."""

from lohprint.catalog.force import Copy, Count, Floor, Follow, Measure, measured


def test_first_soul_horde_counts_all_and_the_others_one() -> None:
    x = Count(effect="count", area="politics", of="soul")
    assert [x.bonus(first, 5) for first in (True, False, False)] == [5, 1, 1]


def test_floor_lifts_only_its_own_dominion_and_never_lowers() -> None:
    war = Floor(effect="floor", area="souls", at_least=7)
    assert war.raises("souls", 5) == 2
    assert war.raises("souls", 8) == 0
    assert war.raises("military", 0) == 0


def test_chosen_floor_holds_where_it_was_named() -> None:
    illusion = Floor(effect="floor", area="chosen", at_least=8)
    assert illusion.raises("souls", 3, chosen="souls") == 5
    assert illusion.raises("military", 3, chosen="souls") == 0
    assert illusion.raises("military", 3) == 0


def test_furnace_adds_bonuses_of_souls_to_the_two_others() -> None:
    furnace = Copy(effect="copy", source="souls", to=("politics", "military"))
    bonuses = {"politics": 1, "souls": 4, "military": 2}
    assert [furnace.adds(area, bonuses) for area in bonuses] == [4, 0, 4]


def test_soul_stone_lifts_to_final_souls() -> None:
    stone = Follow(effect="follow", source="souls", to=("politics", "military"))
    assert stone.raises("politics", 3, 7) == 4
    assert stone.raises("military", 9, 7) == 0
    assert stone.raises("souls", 1, 7) == 0


def test_measure_names_what_is_compared_and_without_one_the_dominion_itself() -> None:
    law = Measure(effect="measure", area="military")
    mission = Measure(effect="measure", area="souls")
    assert measured([], "politics") == ("politics",)
    assert measured([law], "politics") == ("military",)
    assert measured([law, mission, law], "politics") == ("military", "souls")
