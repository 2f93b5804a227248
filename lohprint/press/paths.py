"""Path data: the shapes that templates and painters share, written with M, L, C and Z alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

ARC = 0.5523
"""How far along the tangent a quarter circle's control points lie, in radii."""


@lru_cache(maxsize=1 << 15)
def number(value: float) -> str:
    """A number to a thousandth, short."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def box(x: float, y: float, w: float, h: float, r: float = 0.0) -> str:
    """A rectangle, its corners rounded by `r`."""
    right, foot, r = x + w, y + h, min(r, w / 2, h / 2)
    if r <= 0:
        return _line(x, y, "M") + _line(right, y) + _line(right, foot) + _line(x, foot) + "Z"
    k = r * (1 - ARC)
    return "".join((
        _line(x + r, y, "M"), _line(right - r, y), _curve(right - k, y, right, y + k, right, y + r),
        _line(right, foot - r), _curve(right, foot - k, right - k, foot, right - r, foot),
        _line(x + r, foot), _curve(x + k, foot, x, foot - k, x, foot - r),
        _line(x, y + r), _curve(x, y + k, x + k, y, x + r, y), "Z",
    ))  # fmt: skip


def circle(x: float, y: float, r: float) -> str:
    """A circle around x, y."""
    k = r * ARC
    return "".join((
        _line(x + r, y, "M"),
        _curve(x + r, y + k, x + k, y + r, x, y + r),
        _curve(x - k, y + r, x - r, y + k, x - r, y),
        _curve(x - r, y - k, x - k, y - r, x, y - r),
        _curve(x + k, y - r, x + r, y - k, x + r, y), "Z",
    ))  # fmt: skip


def _line(x: float, y: float, step: str = "L") -> str:
    return f"{step}{number(x)} {number(y)}"


def _curve(*at: float) -> str:
    return "C" + " ".join(map(number, at))


_STEP = re.compile(r"([MLHVCQZ])((?:[\s,]*-?(?:\d+\.?\d*|\.\d+))*)[\s,]*", re.IGNORECASE)
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def plain(d: str) -> str:
    """SVG path data of M L H V C Q Z, absolute or relative, with M, L, C and Z alone.

    Raises ValueError where there is anything else.
    """
    x = y = start_x = start_y = 0.0
    found = []
    for step, at in _steps(d):
        absolute = _absolute(step, at, x, y)
        step = step.upper()
        if step == "Z":
            found.append("Z")
            x, y = start_x, start_y
            continue
        if step == "Q":
            absolute = _cubic(x, y, *absolute)
        found.append(("C" if step in "CQ" else "M" if step == "M" else "L") + _joined(absolute))
        x, y = absolute[-2:]
        if step == "M":
            start_x, start_y = x, y
    return "".join(found)


def _steps(d: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Each step with its numbers; more numbers than a step takes are the step again."""
    if _STEP.sub("", d).strip():
        raise ValueError("path data of M L H V C Q Z")
    for step, at in _STEP.findall(d):
        numbers = tuple(map(float, _NUMBER.findall(at)))
        count = _COUNT[step.upper()]
        if (len(numbers) % count if count else numbers) or bool(count) != bool(numbers):
            raise ValueError(f"{step} with {count} numbers")
        yield step, numbers[:count]
        again = {"M": "L", "m": "l"}.get(step, step)
        for start in range(count, len(numbers), count or 1):
            yield again, numbers[start : start + count]


def _absolute(step: str, at: tuple[float, ...], x: float, y: float) -> tuple[float, ...]:
    """The numbers of a step as points from the origin; a level or upright line has both."""
    from_x, from_y = (x, y) if step.islower() else (0.0, 0.0)
    match step.upper():
        case "H":
            return (from_x + at[0], y)
        case "V":
            return (x, from_y + at[0])
    return tuple(n + (from_y if i % 2 else from_x) for i, n in enumerate(at))


def _cubic(x: float, y: float, qx: float, qy: float, to_x: float, to_y: float) -> tuple[float, ...]:
    """A curve with one control point, with two."""
    return (
        x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3,
        to_x + (qx - to_x) * 2 / 3, to_y + (qy - to_y) * 2 / 3, to_x, to_y,
    )  # fmt: skip


def _joined(at: tuple[float, ...]) -> str:
    return " ".join(map(number, at))
