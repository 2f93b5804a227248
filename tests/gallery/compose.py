"""The pictures of the README, composed of faces as they are printed.

`python tests/gallery/compose.py` writes them all, `... compose.py 5e` one; the same faces give the
same picture.
"""

from __future__ import annotations

import io
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageFilter

from lohprint.catalog.edition import load_edition
from lohprint.press.components import components
from lohprint.press.look.face import Compositor
from lohprint.press.look.theme import find
from lohprint.press.paint.raster import Shot, pictures
from lohprint.press.shapes import Face

FOLDER = Path(__file__).parent
WIDE = 1400
"""Pixels; everything is drawn twice as large and made smaller."""
TABLE, EDGE = (31, 24, 22), (12, 9, 9)
"""The color of the table in its middle and at its edge."""
CARD = 206
"""Width of a card in pixels."""


Loose = tuple[str, float, float, float]
"""A piece, where its middle lies, and how far it is turned clockwise, in degrees."""


class Scene(NamedTuple):
    """What lies on the table: cards in a row, a hand as a fan, and what lies about.

    A piece is named by its id, `DECK/ID` where several decks hold it, `back/BACK` for a back.
    """

    row: str
    hand: str = ""
    loose: tuple[Loose, ...] = ()
    tall: int = 670


def beside(back: str, counters: str) -> tuple[Loose, ...]:
    """A back to the left of a hand, four counters to its right."""
    places = ((1212, 424), (1332, 448), (1212, 550), (1332, 574))
    discs = ((word, x, y, 0.0) for word, (x, y) in zip(counters.split(), places, strict=True))
    return ((back, 145, 480, -7), *discs)


SCENES: Mapping[str, Scene] = {
    "5e": Scene(
        "lilith leviathan furnace-of-souls high-palace-of-hell devourer oath-of-mammon",
        "insect-fiends baalzebub/pit-fiends rotten-fiends cloud-of-flies "
        "twisted-representatives recycle break-alliance",
        beside(
            "back/baalzebub", "political-dominion soul-dominion military-dominion victory-point"
        ),
    ),
    "6e": Scene(
        "mammon soul-devourer conjuration infernal-plague forest-of-hanged-ones "
        "oath-of-mephistopheles",
        "common-fiends greater-fiends warriors-of-darkness sanctuary tome-of-power "
        "vortex-of-magic bury",
        beside(
            "back/main", "alliance-of-lilith alliance-of-belial alliance-of-mammon victory-point"
        ),
    ),
    "4e": Scene(
        "glasya frozen-ocean juggernauts chaos-of-time world-war bet-on-belial",
        "fallen-angels diabolic-fiends infernal-plague escape truce tome-of-magics "
        "vote-of-asmodeus",
        beside("back/main", "alliance-of-glasya safety-of-belial soul vote"),
    ),
    "4e-preview": Scene(
        "asmodeus valley-of-wailing-souls leviathan conjuration time-of-virtue bet-on-glasya",
        "fiends tormented-ones drain-power military-intelligence crystal-ball "
        "spoils-of-baalzebub power-of-belial",
        beside("back/resource", "initiative-1 initiative-6 soul vote"),
    ),
    "annihilageddon3": Scene(
        "",
        loose=(
            *(
                (word, 150 + 252 * k, 170, 0)
                for k, word in enumerate(
                    ("hp-track", "dead-wizard-token-track", "legendary-devil-track", "aid-card-1")
                )
            ),
            ("beelze-butthole-tile", 150, 216, 0),
            ("hit-point-pointer", 73, 137, 0),
            ("stack-pointer", 402, 178, 0),
            ("legendary-devil-counter", 110, 408, -8),
            ("dead-wizard-counter", 268, 424, 6),
            ("damned-wizard-counter", 426, 404, -4),
            ("burning-limp-wand-counter", 584, 426, 10),
            ("penta-coin", 742, 406, -12),
            ("aid-card-2", 1030, 300, 9),
            ("satan-s-salute-standee", 1270, 262, 4),
        ),
        tall=524,
    ),
}


def shown(compositor: Compositor, words: Sequence[str]) -> Iterator[Face]:
    """The faces of pieces."""
    copies = [copy for part in components(compositor.edition) for copy in part.copies]
    for word in words:
        deck, _, name = word.rpartition("/")
        if deck == "back":
            copy = next(c for c in copies if c.deck and c.deck.back == name)
            back = compositor.back(copy)
            assert back is not None
            yield back
        else:
            named = (c for c in copies if c.piece.id == name)
            yield compositor.front(
                next(c for c in named if not deck or (c.deck and c.deck.id == deck))
            )


def cut(faces: Sequence[Face], wide: int) -> list[Image.Image]:
    """Faces as they are cut out, `wide` pixels a card of 63 mm, with round corners."""
    dpi = wide / 63 * 25.4
    shots = [Shot.of(face, dpi, corner=0 if face.round else 2.6) for face in faces]
    made = pictures(faces, shots, find("woodcut").fonts, workers=1)
    return [Image.open(io.BytesIO(content)).convert("RGBA") for content in made]


def table(w: int, h: int) -> Image.Image:
    """A dark table, lighter in its middle."""
    glow = Image.radial_gradient("L").resize((w * 3 // 2, h * 3 // 2))
    glow = glow.crop((w // 4, h // 4, w // 4 + w, h // 4 + h))
    return Image.composite(Image.new("RGB", (w, h), EDGE), Image.new("RGB", (w, h), TABLE), glow)


def lay(on: Image.Image, card: Image.Image, x: float, y: float, turn: float = 0) -> None:
    """A card with its middle at x, y, turned clockwise, and its shadow."""
    turned = card.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
    pad = 24
    shade = Image.new("L", (turned.width + 2 * pad, turned.height + 2 * pad))
    shade.paste(turned.getchannel("A").point(lambda alpha: alpha * 7 // 10), (pad, pad))
    shade = shade.filter(ImageFilter.GaussianBlur(9))
    left, top = round(x - turned.width / 2), round(y - turned.height / 2)
    on.paste((0, 0, 0), (left - pad + 4, top - pad + 8), shade)
    on.paste(turned, (left, top), turned)


def compose(name: str) -> Image.Image:
    """The picture of an edition, `WIDE` pixels wide."""
    scene = SCENES[name]
    compositor = Compositor(load_edition(name), find("woodcut"))
    picture = table(2 * WIDE, 2 * scene.tall)
    row, hand = scene.row.split(), scene.hand.split()
    words = [*row, *hand, *(word for word, *_ in scene.loose)]
    pieces = iter(cut([*shown(compositor, words)], 2 * CARD))
    step = (2 * WIDE - 46) / max(1, len(row))
    for k in range(len(row)):
        lay(picture, next(pieces), 23 + step * (k + 0.5), 330)
    for k in range(len(hand)):
        turn = 8.5 * (k - (len(hand) - 1) / 2)
        x, y = math.sin(math.radians(turn)) * 1500, math.cos(math.radians(turn)) * 1500
        lay(picture, next(pieces), WIDE - 40 + x, 2500 - y, turn)
    for _, x, y, turn in scene.loose:
        lay(picture, next(pieces), 2 * x, 2 * y, turn)
    return picture.resize((WIDE, scene.tall), Image.Resampling.LANCZOS)


def write(name: str) -> Path:
    """The picture of an edition as a file."""
    file = FOLDER / f"{name}.webp"
    compose(name).save(file, quality=64, method=6)
    return file


if __name__ == "__main__":
    for each in sys.argv[1:] or SCENES:
        write(each)
