"""Rules that several systems share, as plain functions."""

from __future__ import annotations

from collections.abc import Sequence

from lohprint.errors import UsageError


def reversed_number(number: str) -> int:
    """`513` counts as 315 when Devils choose seats by cards (5e line 13)."""
    return int(number[::-1])


def by_cards(numbers: Sequence[str]) -> tuple[str, ...]:
    """Card numbers in the order their Devils sit, the starter first. Raises UsageError."""
    for number in numbers:
        if not (number.isascii() and number.isdigit() and len(number) == 3):
            raise UsageError(f"card number {number!r}; give three digits")
    return tuple(sorted(numbers, key=reversed_number))
