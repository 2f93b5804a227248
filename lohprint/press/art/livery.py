"""Each Devil's own ground, so that its papers differ from another's beyond the charge on them."""

from __future__ import annotations

from lohprint.press.art.block import Block, Marks, tone
from lohprint.press.art.grounds import (
    bricks,
    field,
    flames,
    halo,
    moon,
    rays,
    sky,
    stars,
)
from lohprint.press.art.strokes import (
    polar,
    poly,
)


def livery(b: Block, owner: str) -> Marks:
    """The ground behind a Devil's papers; strangers get a sunburst of their own."""
    grounds = {
        "asmodeus": lambda: (*field(b, "deep"), *rays(b, 0, 0, 24, "mid", 4)),
        "mephistopheles": lambda: (*field(b, "mid"), *sky(b, b.top + 1, b.bottom, 26, "deep", 2.4)),
        "baalzebub": lambda: (*field(b, "deep"), *_comb(b)),
        "mammon": lambda: (*field(b, "mid"), *halo(0, 0, 62, "hot", "glow")),
        "belial": lambda: (*bricks(b, "deep", "night"),),
        "lilith": lambda: (
            *field(b, "night"),
            *moon(0, -4, 47, "mid", lines=False),
            *stars(b, 30, 50, "glow"),
        ),
        "glasya": lambda: (*field(b, "mid"), *flames(b, 58, 80, "deep", "hot", count=7, edge="")),
    }
    yield from grounds.get(
        owner, lambda: (*field(b, "deep"), *rays(b, 0, 0, 11 + len(owner), "mid"))
    )()


def _comb(b: Block) -> Marks:
    """A honeycomb."""
    words = []
    for row in range(int(b.h / 12) + 2):
        for k in range(int(b.w / 14) + 2):
            x, y = b.left + 14 * k + 7 * (row % 2), b.top + 12 * row
            words.append(poly([polar(60 * i, 6.4, x, y) for i in range(6)]))
    yield tone("mid", "".join(words))
