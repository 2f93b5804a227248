"""The arithmetic of the words for strength: 4th edition and its preview, companion section 4.3."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lohprint.catalog.strength import Defense, Points, SoulLoss, SoulPoints


@pytest.mark.parametrize(("hordes", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_asmodeus_earns_a_point_for_every_three_hordes(hordes: int, points: int) -> None:
    led = Points(effect="points", power=6, count="hordes_led", per=3)
    assert led.earned(hordes) == points


@pytest.mark.parametrize(("copies", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (8, 7)])
def test_tormented_ones_after_the_first_earn_a_point_each(copies: int, points: int) -> None:
    assert Points(effect="points", power=1, after=1).earned(copies) == points


def test_each_juggernaut_earns_one_more_point() -> None:
    assert Points(effect="points", power=5, combat=("open",)).earned(2) == 2


@pytest.mark.parametrize(("points", "souls", "added"), [(3, 7, 4), (7, 7, 0), (9, 2, 0), (0, 1, 1)])
def test_souls_fill_an_army_up(points: int, souls: int, added: int) -> None:
    assert SoulPoints(effect="soul_points").filled(points, souls) == added


def test_metal_beasts_lower_a_defense_to_no_less_than_nothing() -> None:
    beast = Defense(effect="defense", change=-1, combat="attack")
    assert [beast.applied(defense) for defense in (3, 1, 0)] == [2, 0, 0]


def test_sanctuary_adds_one_and_in_the_preview_makes_it_two() -> None:
    assert Defense(effect="defense", change=1).applied(2) == 3
    preview = Defense(effect="defense", exactly=2)
    assert [preview.applied(defense) for defense in (1, 2)] == [2, 2]
    assert preview.applied(preview.applied(1)) == 2


@given(st.integers(min_value=0, max_value=1000))
def test_the_valley_spares_the_smaller_half(souls: int) -> None:
    lost = SoulLoss(effect="soul_loss").lost(souls)
    assert 0 <= lost - (souls - lost) <= 1
