"""Typed text as a printer sets it: curly quotes by language, apostrophes, and a true minus."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

QUOTES: Mapping[str, str] = {
    "en": "‘’“”",
    "fi": "’’””",
    "sv": "’’””",
    "de": "‚‘„“",
    "pl": "‚’„”",
}
"""By language: single opening and closing, double opening and closing; English where not known."""
_TYPED = re.compile(r"""['"]|-(?=\d)""")
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")
_OPENING = r"(?<![^\s(\[-])"
_MINUS = re.compile(r"(?<![\w)\]-])-(?=\d)")


def typeset(text: str, language: str = "en", inside: bool = False) -> str:
    """Text with the letters and marks that are printed for those that are typed.

    `inside` says that it goes on after something printed, so that a quote at its start closes.
    """
    text = unicodedata.normalize("NFC", text)
    if not _TYPED.search(text):
        return text
    single, closed, double, shut = list(QUOTES.get(language[:2], QUOTES["en"]))
    text = _APOSTROPHE.sub("’", f"x{text}" if inside else text)
    text = re.sub(f"{_OPENING}'", single, text).replace("'", closed)
    text = re.sub(f'{_OPENING}"', double, text).replace('"', shut)
    return _MINUS.sub("−", text)[1 if inside else 0 :]
