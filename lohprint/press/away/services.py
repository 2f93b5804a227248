"""Print services as data: the exact pixels or pages each takes, its bleed, safe area and limits."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from lohprint.catalog import home as homes
from lohprint.catalog.record import Record, load
from lohprint.catalog.source import read
from lohprint.errors import UsageError, nearest
from lohprint.press.paint.raster import INCH
from lohprint.press.shapes import Face

SPARE = 1.5
"""How much larger than a face, in millimeters, a product's trim may be: the bleed shows there."""

Pair = tuple[float, float]


class Product(NamedTuple):
    """A shape that a service cuts; lengths in millimeters, the picture or page with its bleed."""

    name: str
    trim: Pair
    whole: Pair
    pixels: tuple[int, int] | None = None

    def takes(self, face: Face) -> bool:
        """Whether a face can be cut to this shape without scaling."""
        round_ = "chit" in self.name
        spare = (self.trim[0] - face.w, self.trim[1] - face.h)
        return round_ == face.round and all(-1e-6 <= side <= SPARE for side in spare)


class _Service(Record):
    name: str
    title: str


class Pictures(_Service):
    """A service that takes one picture a side; `bleed` and `safe` in pixels from the trim."""

    form: Literal["pictures"]
    dpi: int
    bleed: float
    safe: float
    products: dict[str, tuple[int, int]]
    formats: tuple[Literal["png", "jpeg"], ...]
    most_cards: int | None = None
    upload: int | None = None
    """Most pictures in one upload."""
    tiers: dict[str, tuple[int, ...]] = {}

    @property
    def safe_mm(self) -> float:
        """The margin inside the trim that text keeps to."""
        return self.safe / self.dpi * INCH

    def cut(self) -> tuple[Product, ...]:
        """Its products, the trim found from the pixels."""
        return tuple(
            Product(
                name,
                (self._mm(w - 2 * self.bleed), self._mm(h - 2 * self.bleed)),
                (self._mm(w), self._mm(h)),
                (w, h),
            )
            for name, (w, h) in self.products.items()
        )

    def _mm(self, pixels: float) -> float:
        return pixels / self.dpi * INCH


class Pages(_Service):
    """A service that takes a PDF of one page a side, in four inks; lengths in millimeters."""

    form: Literal["pages"]
    bleed: float
    safe: float
    products: dict[str, Pair]
    order: Literal["back first", "front first"]
    most_ink: int
    """The largest sum of the inks on one spot, in percent."""
    outlines: bool = False
    """Letters are to be drawn as paths, not as type."""

    @property
    def safe_mm(self) -> float:
        """The margin inside the trim that text keeps to."""
        return self.safe

    def cut(self) -> tuple[Product, ...]:
        """Its products."""
        around = 2 * self.bleed
        return tuple(
            Product(name, (w, h), (w + around, h + around))
            for name, (w, h) in self.products.items()
        )


class Sheets(_Service):
    """A shop that prints the sheets a home printer would."""

    form: Literal["sheets"]
    most_mb: int


Service = Annotated[Pictures | Pages | Sheets, Field(discriminator="form")]


class _Services(Record):
    services: tuple[Service, ...]


@cache
def services(home: Path | None = None) -> tuple[Service, ...]:
    """Every service there is. Raises Faults with all that is wrong in `services.yaml`."""
    file = homes.folder(home, "templates") / "services.yaml"
    source = read(file if file.is_file() else homes.find() / "templates" / "services.yaml")
    return load(_Services, source).services


def service(name: str, home: Path | None = None) -> Service:
    """A service by name. Raises UsageError where there is none."""
    known = {service.name: service for service in services(home)}
    if name not in known:
        raise UsageError(f"no print service is called '{name}'; {nearest(name, known)}")
    return known[name]
