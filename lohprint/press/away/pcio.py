"""An edition as a playingcards.io room: a zip of `widgets.json` and pictures.

Piles lie in a grid on the room's 1600 x 1000 units; a card is 103 units wide, as the site's own.
A room takes about 1,200 widgets.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence

from lohprint.press.away.tabletop import Heap
from lohprint.press.sheets.page import Leaf

WIDTH = 103
COLUMNS = 9
MOST_WIDGETS = 1200

Widget = dict[str, object]


def picture_name(leaf: Leaf) -> str:
    """A front's picture in the zip; copies of a card share it."""
    return "-".join(leaf.id.split("/")[1:3])


def widgets(heaps: Sequence[Heap], spoken: Callable[[Leaf], tuple[str, str]]) -> bytes:
    """`widgets.json`: for each heap a pile, a deck of card types, and its cards, face down."""
    made = [widget for place, heap in enumerate(heaps) for widget in _heap(place, heap, spoken)]
    return (json.dumps(made, ensure_ascii=False, indent=1) + "\n").encode()


def _heap(place: int, heap: Heap, spoken: Callable[[Leaf], tuple[str, str]]) -> Iterator[Widget]:
    face = heap.leaves[0].front
    height = round(WIDTH * face.h / face.w)
    x, y = 20 + place % COLUMNS * (WIDTH + 70), 20 + place // COLUMNS * 240
    pile = f"pile-{heap.id}"
    yield {
        "id": pile, "type": "cardPile", "x": x, "y": y, "width": WIDTH + 8, "height": height + 8,
        "label": heap.title, "hasShuffleButton": True,
    }  # fmt: skip
    deck = f"deck-{heap.id}"
    yield {
        "id": deck, "type": "cardDeck", "parent": pile, "x": 4, "y": 4,
        "cardWidth": WIDTH, "cardHeight": height, "enlarge": True,
        "cardTypes": dict(_types(heap, spoken)),
        "faceTemplate": _template(WIDTH, height, {"dynamicProperties": {"value": "image"}}),
        "backTemplate": _template(
            WIDTH, height, {"value": f"package://userassets/back-{heap.id}.jpeg"}
        ),
    }  # fmt: skip
    for z, leaf in enumerate(heap.leaves, 1):
        yield {
            "id": f"card-{heap.id}-{z}", "type": "card", "deck": deck, "parent": pile,
            "cardType": picture_name(leaf), "x": 4, "y": 4, "z": z, "faceup": False,
        }  # fmt: skip


def _types(
    heap: Heap, spoken: Callable[[Leaf], tuple[str, str]]
) -> Iterator[tuple[str, Mapping[str, str]]]:
    for leaf in heap.leaves:
        name, says = spoken(leaf)
        picture = f"package://userassets/{picture_name(leaf)}.jpeg"
        yield picture_name(leaf), {"label": name, "text": says, "image": picture}


def _template(w: int, h: int, picture: Mapping[str, object]) -> Mapping[str, object]:
    shown = {"type": "image", "x": 0, "y": 0, "w": w, "h": h, "color": "transparent", **picture}
    return {"includeBorder": False, "includeRadius": True, "objects": [shown]}


def card_types(heap: Heap, spoken: Callable[[Leaf], tuple[str, str]]) -> bytes:
    """The CSV of a heap's card types, for the site's own import: id, label, image, copies."""
    copies: dict[str, tuple[str, int]] = {}
    for leaf in heap.leaves:
        name, count = copies.get(picture_name(leaf), (spoken(leaf)[0], 0))
        copies[picture_name(leaf)] = (name, count + 1)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("id", "label", "image", "copies"))
    for id_, (name, count) in copies.items():
        writer.writerow((id_, name, f"package://userassets/{id_}.jpeg", count))
    return out.getvalue().encode()
