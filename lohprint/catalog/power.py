"""Printed power: what stands on a card, and what it is worth without its text.

5th edition: `{politics: "2+1", souls: "+3", military: "*"}`: a base, a bonus, a star.
6th edition: `{dots: "PSM"}`: one letter a dot; `"*"` where the dots follow from the text.
4th edition: `{strength: "6"}`; 4th edition preview: `{strength: "2"}` for a set.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from lohprint.catalog.frozen import Frozen

Area = Literal["politics", "souls", "military"]
AREAS: tuple[Area, ...] = ("politics", "souls", "military")
LETTERS: dict[str, Area] = {"P": "politics", "S": "souls", "M": "military"}

_VALUE = re.compile(r"(?P<base>\d+)?(?:\+(?P<bonus>\d+|X))?(?P<star>\*)?\Z")
LETTERED = re.compile(r"(?=.)P*S*M*\Z")
"""Dots, one letter each, like `PSM`."""
_STRENGTH = re.compile(r"\d+\Z")


class Value(NamedTuple):
    """One printed value: `2+1` is base 2, bonus 1; `+1*` is no base, bonus 1, a star."""

    base: int | None = None
    bonus: int = 0
    star: bool = False
    counted: bool = False
    """The bonus is X, counted from the table by the card's text."""

    @classmethod
    def read(cls, printed: str) -> Value:
        """Raises ValueError where `printed` is no value."""
        match = _VALUE.match(printed)
        if not match or not printed:
            raise ValueError(f"power {printed!r}; write it like 4, 2+1, +3, 2+X, * or +1*")
        base, bonus = match["base"], match["bonus"]
        return cls(
            None if base is None else int(base),
            int(bonus) if bonus and bonus != "X" else 0,
            bool(match["star"]),
            bonus == "X",
        )


class Power(Frozen):
    """Printed power in one of three forms: three values, dots, or a strength."""

    politics: str | None = None
    souls: str | None = None
    military: str | None = None
    dots: str | None = None
    strength: str | None = None

    def __post_init__(self) -> None:
        values = [v for v in (self.politics, self.souls, self.military) if v is not None]
        forms = (bool(values), self.dots is not None, self.strength is not None)
        if forms.count(True) != 1 or (values and len(values) != 3):
            raise ValueError("power mixes forms; give politics, souls and military, or one other")
        for printed in values:
            Value.read(printed)
        if self.dots not in (None, "*") and not LETTERED.match(self.dots or ""):
            raise ValueError(f"dots {self.dots!r}; write P, S and M in this order, like PSM, or *")
        if self.strength is not None and not _STRENGTH.match(self.strength):
            raise ValueError(f"strength {self.strength!r}; give a whole number in quotes")

    def value(self, area: Area) -> Value:
        """The printed value in one dominion; dots are a base of as many."""
        if self.dots is not None:
            letter = area[0].upper()
            return Value(base=self.dots.count(letter), star=self.dots == "*")
        printed: str | None = getattr(self, area)
        return Value() if printed is None else Value.read(printed)

    def __str__(self) -> str:
        """As a list prints it: `2+1/2+1/1`, `PSM`, `6`."""
        if self.dots is not None:
            return self.dots
        if self.strength is not None:
            return self.strength
        return f"{self.politics}/{self.souls}/{self.military}"
