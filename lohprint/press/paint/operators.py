"""What is written between the operators of a PDF stream: numbers, colors, paths and strings."""

from __future__ import annotations

import re
import zlib
from functools import lru_cache

from lohprint.press.inks import Inks
from lohprint.press.paths import number
from lohprint.press.shapes import Fill, Matrix


def matrix(m: Matrix) -> str:
    """Six numbers; the first four to a millionth, for they are multiplied."""
    turn = (f"{value:.6f}".rstrip("0").rstrip(".") for value in m[:4])
    return " ".join((*turn, number(m[4]), number(m[5])))


@lru_cache(maxsize=1024)
def channels(inks: Inks, color: str, fine: bool) -> str:
    """A color in a file's inks."""
    return " ".join(map(number, inks.channels(color, fine)))


def painting(fill: Fill, stroke: str | None, even_odd: bool) -> str:
    """The operator that paints a path."""
    if not fill:
        return "S" if stroke else "n"
    return ("B" if stroke else "f") + ("*" if even_odd else "")


_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")
_OPERATOR = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def path(d: str) -> str:
    """Path data as operators; numbers go over as they are written."""
    return " ".join(f"{at.replace(',', ' ')} {_OPERATOR[step]}" for step, at in _STEP.findall(d))


def coded(letters: str) -> str:
    """Letters inside a hexadecimal PDF string: each its Unicode number (`press.paint.embed`)."""
    return letters.encode("utf-16-be").hex()


def string(text: str) -> str:
    """A PDF text string."""
    if text.isascii() and not set(text) & set("()\\"):
        return f"({text})"
    return "<" + f"\ufeff{text}".encode("utf-16-be").hex() + ">"


def packed(stream: bytes) -> bytes:
    """A stream as files hold it: a twentieth longer than zlib could, in a third of its time."""
    return zlib.compress(stream, 4)
