"""The files of a virtual table: pictures of an edition's cards, and the objects that deal them."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from lohprint.catalog.rows import plain
from lohprint.errors import UsageError, together
from lohprint.press.away import pcio, tabletop
from lohprint.press.away.pack import zipped
from lohprint.press.away.tabletop import DeckSheet, Heap
from lohprint.press.components import Component
from lohprint.press.look.face import Compositor
from lohprint.press.paint.raster import Shot, encode, pictures
from lohprint.press.sheets.page import Leaf

if TYPE_CHECKING:
    from PIL import Image


class Table:
    """An edition laid out in heaps, with what each card says; `step` is told of each picture."""

    def __init__(
        self,
        parts: Sequence[Component],
        compositor: Compositor,
        step: Callable[[int], None] = lambda count: None,
    ) -> None:
        self.fonts, self.step = compositor.theme.fonts, step
        self.says: dict[str, tuple[str, str]] = {}
        with together() as tried:
            made = [[tried(compositor.leaf, copy) for copy in part.copies] for part in parts]
        split = zip(parts, made, strict=True)
        self.heaps = tuple(heap for part, leaves in split for heap in self._split(part, leaves))

    def _split(self, part: Component, leaves: Sequence[Leaf]) -> Iterator[Heap]:
        """A component as heaps of one shape and one back each."""
        groups: dict[tuple[object, ...], list[Leaf]] = {}
        for copy, leaf in zip(part.copies, leaves, strict=True):
            text = plain(getattr(copy.piece, "text", ""))
            number = f"{copy.number}\n" if copy.number else ""
            self.says[leaf.id] = (copy.piece.name, f"{number}{text}".strip())
            key = (leaf.front.w, leaf.front.h, leaf.front.round, leaf.back)
            groups.setdefault(key, []).append(leaf)
        for place, group in enumerate(groups.values(), 1):
            several = f"-{place}" if len(groups) > 1 else ""
            yield Heap(f"{part.id}{several}", part.title, tuple(group))

    def spoken(self, leaf: Leaf) -> tuple[str, str]:
        """A card's name, and its number and text."""
        return self.says[leaf.id]

    def simulator(self, title: str, base: str) -> dict[str, bytes]:
        """Tabletop Simulator: sheets, backs, and the saved object that finds them under `base`."""
        sheets = tabletop.deck_sheets(self.heaps)
        files = {f"{sheet.name}.jpeg": self._sheet(sheet) for sheet in sheets}
        for heap in self.heaps:
            face = heap.back
            [back] = pictures([face], [Shot.of(face, 300, format="jpeg")], self.fonts, 1)
            files[f"back-{heap.id}.jpeg"] = back
        addresses = {name.removesuffix(".jpeg"): f"{base}{name}" for name in files}
        return {**files, f"{title}.json": tabletop.saved_object(sheets, addresses, self.spoken)}

    def _sheet(self, sheet: DeckSheet) -> bytes:
        """One sheet's picture; the last cell shows the back, for hands that are hidden."""
        from PIL import Image

        (columns, rows), (w, h) = sheet.grid, sheet.cell
        faces = [*(leaf.front for leaf in sheet.leaves), sheet.heap.back]
        shots = [Shot(w, h, 25.4 * w / face.w) for face in faces]
        places = [*range(len(sheet.leaves)), columns * rows - 1]
        made = Image.new("RGB", (columns * w, rows * h), "#808080")
        for place, content in zip(places, pictures(faces, shots, self.fonts), strict=True):
            made.paste(_opened(content), (place % columns * w, place // columns * h))
            self.step(1)
        return encode(made, Shot(*made.size, 300, "jpeg"))

    def room(self) -> dict[str, bytes]:
        """playingcards.io: the room as one file, and each heap's card types as CSV.

        Raises UsageError where it would be more than a room takes.
        """
        widgets = sum(len(heap.leaves) + 2 for heap in self.heaps)
        if widgets > pcio.MOST_WIDGETS:
            what = f"{widgets} widgets, a room takes {pcio.MOST_WIDGETS}"
            raise UsageError(f"{what}; name fewer parts of the edition")
        assets = {f"userassets/{name}.jpeg": content for name, content in self._assets()}
        inside = {"widgets.json": pcio.widgets(self.heaps, self.spoken), **assets}
        lists = {f"{h.id}.csv": pcio.card_types(h, self.spoken) for h in self.heaps}
        return {"room.pcio": zipped(inside), **lists}

    def _assets(self) -> Iterator[tuple[str, bytes]]:
        faces = {pcio.picture_name(leaf): leaf.front for h in self.heaps for leaf in h.leaves}
        faces |= {f"back-{heap.id}": heap.back for heap in self.heaps}
        shots = [Shot.of(face, 200, format="jpeg") for face in faces.values()]
        for name, content in zip(
            faces, pictures([*faces.values()], shots, self.fonts), strict=True
        ):
            self.step(1)
            yield name, content


def _opened(content: bytes) -> Image.Image:
    from PIL import Image

    return Image.open(io.BytesIO(content)).convert("RGB")
