"""From a card's id to its picture: one function a motif, found by its name.

The modules of this package are families of motifs; every public function of theirs is one,
`fallen_angels` for the card `fallen-angels`. A new motif is a new function, and no list grows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from importlib import import_module
from inspect import getmembers, isfunction
from pkgutil import iter_modules

from lohprint.press.art.block import Block, Marks, printed, put, tone
from lohprint.press.art.grounds import box, field, halo, rays
from lohprint.press.art.palettes import Palette
from lohprint.press.art.sigils import seal
from lohprint.press.art.strokes import circle
from lohprint.press.shapes import Group, Shape

_WIDE, _HIGH = 120.0, 100.0
"""Every figure stands in this box, in units; the ground fills what is left."""

Drawing = Callable[..., Marks]
"""A motif takes its block; a motif for several owners also takes `owner`, an id."""


@lru_cache(maxsize=1)
def _drawings() -> dict[str, Drawing]:
    """Every motif by its id: the public functions of the modules here."""
    found: dict[str, Drawing] = {}
    for family in sorted(module.name for module in iter_modules(__path__)):
        module = import_module(f"{__name__}.{family}")
        for name, function in getmembers(module, isfunction):
            if function.__module__ == module.__name__ and not name.startswith("_"):
                found.setdefault(_plain(name.replace("_", "-")), function)
    return found


def _plain(key: str) -> str:
    """An id without its articles: editions differ in `the-forest-of-the-hanged-ones`."""
    return "-".join(word for word in key.split("-") if word != "the")


def known() -> tuple[str, ...]:
    """The ids that have a motif of their own, sorted."""
    return tuple(sorted(_drawings()))


def _emblem(name: str) -> Drawing:
    """What a name without a motif gets: its seal before a burning sun."""

    def drawing(b: Block) -> Marks:
        yield from field(b, "deep")
        yield from rays(b, 0, 0, 13 + b.rng.randrange(14), "mid", b.rng.uniform(0, 20))
        yield from halo(0, 0, 48, "hot")
        yield tone("ink", circle(0, 0, 38))
        yield put(seal(name), scale=0.36)

    return drawing


def _own(key: str) -> Drawing | None:
    """The motif of a card's id; `oath-of-mammon` without its own is `oath_of` for `mammon`."""
    drawings = _drawings()
    if (plain := _plain(key)) in drawings:
        return drawings[plain]
    for link in ("-of", "-on"):
        family, _, owner = key.partition(f"{link}-")
        if owner and family + link in drawings:
            return partial(drawings[family + link], owner=owner)
    return None


def has(key: str) -> bool:
    """Whether a card's id has a picture of its own; others get an emblem."""
    return _own(key) is not None


@lru_cache(maxsize=512)
def _cut(key: str, seed: str, wide: float, high: float) -> tuple[Shape, ...]:
    """A motif in roles on a block of wide x high units."""
    block = Block(-wide / 2, -high / 2, wide / 2, high / 2, seed)
    drawing = _own(key) or _emblem(key)
    return tuple(drawing(block))


def motif(key: str, *, seed: str, palette: Palette, w: float, h: float) -> tuple[Shape, ...]:
    """The picture of a card by its id, filling a box of w x h mm from its top left corner.

    The same key, seed and box give the same shapes everywhere; an unknown key gets an emblem.
    """
    scale = min(w / _WIDE, h / _HIGH)
    shapes = _cut(key, seed, round(w / scale, 3), round(h / scale, 3))
    placed = Group(tuple(printed(shapes, palette)), (scale, 0, 0, scale, w / 2, h / 2))
    return (Group((placed,), clip=box(0, 0, w, h)),)
