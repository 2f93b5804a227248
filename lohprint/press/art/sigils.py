"""A name becomes a seal: its letters on a wheel, joined in order, within two rings.

Anyone can check it: A stands at the top, the others follow clockwise, and the ring a letter
stands on is the third of the alphabet it comes from.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from lohprint.press.art.block import Marks, tone
from lohprint.press.art.strokes import circle, lens, limb, polar, poly
from lohprint.press.shapes import Path, Point

_ORBITS = (74.0, 52.0, 30.0)


@lru_cache(maxsize=256)
def stations(name: str) -> tuple[Point, ...]:
    """Where each letter of a name stands on a wheel of radius 100; doubled letters once."""
    plain = unicodedata.normalize("NFKD", name).upper()
    found: list[Point] = []
    for letter in plain:
        if letter.isalpha():
            place = (ord(letter) - ord("A")) % 26
            point = polar(360 * place / 26, _ORBITS[place // 9])
            if not found or found[-1] != point:
                found.append(point)
    return tuple(found)


def line(name: str, role: str = "cut", width: float = 6) -> Marks:
    """The line of a seal alone: a ring at its start, a bar across its end."""
    points = stations(name)
    if len(points) < 2:
        return
    (x0, y0), (x1, y1) = points[-2:]
    yield Path(poly(points, closed=False), stroke=role, width=width, round=True)
    yield tone(role, circle(*points[0], width * 1.5))
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1
    nx, ny = -(y1 - y0) / length * width * 2, (x1 - x0) / length * width * 2
    bar: list[Point] = [(x1 - nx, y1 - ny), (x1, y1), (x1 + nx, y1 + ny)]
    yield tone(role, limb(bar, (width, width, width), 3))


def seal(name: str, role: str = "cut", width: float = 5) -> Marks:
    """A whole seal of radius 100: rings, 26 spokes, and the line of the name."""
    yield Path(circle(0, 0, 98), stroke=role, width=width * 0.9)
    yield Path(circle(0, 0, 84), stroke=role, width=width * 0.5)
    yield tone(
        role,
        "".join(
            lens(polar(360 * k / 26, 86), polar(360 * k / 26, 96), 0, width * 0.7)
            for k in range(26)
        ),
    )
    yield from line(name, role, width)
