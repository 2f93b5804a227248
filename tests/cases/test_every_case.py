"""Every collected case has a test that bears its number."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_each_number_from_1_to_30_is_tried() -> None:
    found = {
        int(number)
        for file in TESTS.rglob("test_*.py")
        for name in re.findall(r"^def test_((?:s\d\d_)+)", file.read_text("utf-8"), re.MULTILINE)
        for number in re.findall(r"s(\d\d)_", name)
    }
    assert found == set(range(1, 31))
