"""The closed vocabulary of what a card does to power, dots or strength.

Code reads these records, never a card's text. One record a word, told apart by its tag; what
moves cards or limits play is in `acts.py`.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from lohprint.catalog.dots import Word6
from lohprint.catalog.force import Force
from lohprint.catalog.souls import SoulEffect
from lohprint.catalog.strength import StrengthEffect

Effect = Annotated[
    Force | Word6 | StrengthEffect | SoulEffect,
    Field(discriminator="effect"),
]
