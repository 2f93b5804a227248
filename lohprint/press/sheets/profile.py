"""What a printer does to a page, measured, and the matrices that undo it.

One profile for each printer, tray and stock, kept in the user's own folder. Lengths in mm, as
seen from the front of an upright sheet, x to the right and y down from its middle:

- `x`, `y`, `rotation` (degrees, clockwise), `stretch_x`, `stretch_y`: where the back lands, seen
  through the paper, compared with the front.
- `scale_x`, `scale_y`: what a printed millimeter measures on either side.
- `edges`: what the printer leaves blank.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator

from lohprint.catalog.files import replace
from lohprint.catalog.record import Record, load
from lohprint.catalog.source import read
from lohprint.errors import DataError, Faults, LayoutError, UsageError, nearest
from lohprint.press.matrix import about, chain, inverse, rotation, scaling, shift
from lohprint.press.shapes import Matrix
from lohprint.press.sheets.back import Axis
from lohprint.press.sheets.page import Paper, mm
from lohprint.press.sheets.paper import Room

RULER = 50.0
"""The printed ruler, in mm."""


def _near_one(value: float) -> float:
    if not 0.8 <= value <= 1.25:
        raise ValueError(f"a scale of {value}; give what 1 mm measures, 0.8 to 1.25")
    return value


Scale = Annotated[float, AfterValidator(_near_one)]


class Blank(Record):
    """What a printer leaves blank on each side of an upright sheet."""

    top: Room
    right: Room
    bottom: Room
    left: Room


class Profile(Record):
    """One printer, tray and stock."""

    printer: str
    tray: str = ""
    stock: str = ""
    x: float = 0.0
    y: float = 0.0
    rotation: float = 0.0
    stretch_x: Scale = 1.0
    stretch_y: Scale = 1.0
    scale_x: Scale = 1.0
    scale_y: Scale = 1.0
    edges: Blank | None = None
    sheets: int = 0
    """How many calibration sheets were read for it."""

    @property
    def name(self) -> str:
        """How it is called on the command line: `printer/tray/stock`, without empty ends."""
        return "/".join((self.printer, self.tray, self.stock)).rstrip("/")

    @property
    def misfit(self) -> Matrix:
        """Where the back lands, from where it should, both from the middle of the sheet."""
        return chain(
            scaling(self.stretch_x, self.stretch_y), rotation(self.rotation), shift(self.x, self.y)
        )

    def front(self, paper: Paper) -> Matrix:
        """The correction of a front page: its scale. Raises LayoutError for a lying page."""
        self._upright(paper)
        return about(scaling(1 / self.scale_x, 1 / self.scale_y), paper.w / 2, paper.h / 2)

    def back(self, paper: Paper, axis: Axis) -> Matrix:
        """The correction of a back page, turned over on `axis`. Raises LayoutError as `front`."""
        self._upright(paper)
        turn = scaling(-1, 1) if axis == "x" else scaling(1, -1)
        scale = scaling(1 / self.scale_x, 1 / self.scale_y)
        return about(chain(turn, inverse(self.misfit), scale, turn), paper.w / 2, paper.h / 2)

    def measured(self, across: float, down: float) -> Profile:
        """With the scale at which the 50 mm rulers, printed with this profile, measured so."""
        return self.scaled(across / RULER, down / RULER)

    def scaled(self, across: float, down: float) -> Profile:
        """With what a millimeter, printed with this profile, measured."""
        scales = {
            "scale_x": round(self.scale_x * across, 6),
            "scale_y": round(self.scale_y * down, 6),
        }
        return self.model_validate({**self.model_dump(), **scales})

    def corrected(self, found: Misfit) -> Profile:
        """With what a sheet printed with this profile was still off by."""
        a, b, _, d, e, f = chain(self.misfit, found.matrix)
        turn = math.atan2(b, a)
        values = {
            "x": round(e, 4),
            "y": round(f, 4),
            "rotation": round(math.degrees(turn), 4),
            "stretch_x": round(math.hypot(a, b), 6),
            "stretch_y": round(d / math.cos(turn), 6),
            "sheets": self.sheets + 1,
        }
        return self.model_validate({**self.model_dump(), **values})

    def _upright(self, paper: Paper) -> None:
        if paper.w > paper.h:
            fix = f"print on upright paper, {mm(paper.h)}x{mm(paper.w)}"
            raise LayoutError(f"profile {self.name}", str(paper), "was measured upright", fix)


@dataclass(frozen=True, slots=True)
class Reading:
    """At a station x, y from the middle of the sheet, the back was off by dx, dy."""

    x: float
    y: float
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Misfit:
    """What readings come to; `rest` is the largest distance in mm that this leaves unexplained."""

    x: float
    y: float
    rotation: float
    stretch_x: float
    stretch_y: float
    rest: float

    @property
    def matrix(self) -> Matrix:
        """The same as a matrix about the middle of the sheet."""
        return chain(
            scaling(self.stretch_x, self.stretch_y), rotation(self.rotation), shift(self.x, self.y)
        )


def solve(readings: Sequence[Reading]) -> Misfit:
    """Offset, rotation and stretch that fit readings best, by least squares.

    Raises UsageError for readings from fewer than three places, or all on one line.
    """
    rows: list[tuple[list[float], float]] = []
    for r in readings:
        rows.append(([1.0, 0.0, r.x, 0.0, -r.y], r.dx))
        rows.append(([0.0, 1.0, 0.0, r.y, r.x], r.dy))
    normal = [[sum(p[i] * p[j] for p, _ in rows) for j in range(5)] for i in range(5)]
    right = [sum(p[i] * value for p, value in rows) for i in range(5)]
    tx, ty, ex, ey, turn = _eliminate(normal, right)
    rest = max(
        math.hypot(tx + ex * r.x - turn * r.y - r.dx, ty + ey * r.y + turn * r.x - r.dy)
        for r in readings
    )
    return Misfit(tx, ty, math.degrees(turn), 1 + ex, 1 + ey, rest)


def _eliminate(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a small system by Gauss's elimination with the largest pivot."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-6:
            raise UsageError("readings of too few places; give three that are not on one line")
        for k in range(n):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


class _Profiles(Record):
    profiles: tuple[Profile, ...]


def profiles_file() -> Path:
    """Where the user's profiles are kept."""
    base = os.environ.get("XDG_CONFIG_HOME") or os.environ.get("APPDATA")
    return Path(base or Path.home() / ".config") / "lohprint" / "printers.yaml"


def profiles(file: Path | None = None) -> tuple[Profile, ...]:
    """Every profile that was saved. Raises Faults for a file that was edited badly."""
    file = file or profiles_file()
    if not file.is_file():
        return ()
    source = read(file)
    found = load(_Profiles, source).profiles
    names = [profile.name for profile in found]
    faults = [
        DataError(source.at(("profiles", i)), f"'{name}' is there twice", "keep one")
        for i, name in enumerate(names)
        if name in names[:i]
    ]
    if faults:
        raise Faults(faults)
    return found


def profile(name: str, file: Path | None = None) -> Profile:
    """A profile by `printer/tray/stock`. Raises UsageError where there is none."""
    known = {saved.name: saved for saved in profiles(file)}
    if name not in known:
        how = f"print the sheet of 'lohprint calibrate {name}', and type what you read off it"
        near = nearest(name, known) if known else how
        raise UsageError(f"no printer called '{name}' was measured; {near}")
    return known[name]


def save(new: Profile, file: Path | None = None) -> Path:
    """Keep a profile, in place of one of the same name; returns the file. Raises StoreError."""
    file = file or profiles_file()
    others = (saved for saved in profiles(file) if saved.name != new.name)
    kept = sorted((*others, new), key=lambda saved: saved.name)
    replace(file, _written(kept).encode())
    return file


def _written(kept: Iterable[Profile]) -> str:
    import yaml

    data = [saved.model_dump(exclude_defaults=True) for saved in kept]
    head = "# Printers as 'lohprint calibrate' measured them; lengths in mm, rotation in degrees.\n"
    return head + yaml.safe_dump({"profiles": data}, sort_keys=False, allow_unicode=True)
