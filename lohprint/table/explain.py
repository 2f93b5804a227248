"""Numbers that explain themselves: a ledger is a tuple of (reason, amount), and its sum."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


class Reason(NamedTuple):
    """One line of a ledger."""

    why: str
    amount: int
    source: str = ""
    """The rule it comes from, like `5e line 45`."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """A number and everything it is made of."""

    title: str
    reasons: tuple[Reason, ...] = ()
    unit: int = 1
    """What one point is divided into: 2 where halves count, so that no total is a float."""

    @property
    def amount(self) -> int:
        """The sum, in parts of `unit`."""
        return sum(reason.amount for reason in self.reasons)

    def __str__(self) -> str:
        """`Souls 7 = 3 base (Dark Fiends) + 1 Dark Fiends + ...`."""
        total = f"{self.title} {points(self.amount, self.unit)}"
        return f"{total} = {spelled(self.reasons, self.unit)}" if self.reasons else total


def spelled(reasons: Iterable[Reason], unit: int = 1) -> str:
    """`3 base + 1 Dark Fiends - 2 Quarrel`: each amount with its reason."""
    text = ""
    for why, amount, _ in reasons:
        sign = " - " if amount < 0 else " + "
        text += (sign if text else sign.strip(" +")) + f"{points(abs(amount), unit)} {why}"
    return text


def points(amount: int, unit: int = 1) -> str:
    """`amount` parts of `unit` in decimals, like `2.5`; whole numbers stay whole."""
    if unit == 1 or amount % unit == 0:
        return str(amount // unit)
    return f"{amount / unit:.2f}".rstrip("0")


def counted(number: int, what: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


class Turn(NamedTuple):
    """Who is next, why, and what it takes to stay in."""

    devil: str
    why: str
    source: str = ""
    target: int | None = None
    """The power it must end with, at least; None where nothing is needed."""
    have: int = 0

    @property
    def missing(self) -> int:
        """What is missing to `target`; 0 where nothing is."""
        return max(0, (self.target or 0) - self.have)


class Verdict(NamedTuple):
    """Who won, and each step that decided it, in words with the rule's source."""

    winners: tuple[str, ...]
    because: tuple[str, ...] = ()
