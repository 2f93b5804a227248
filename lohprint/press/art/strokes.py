"""Lines become shapes: smooth outlines, limbs, swelling burin strokes and hatching, as path data.

Drawings are made on a block of about 120 x 100 units, origin in its middle, y down. A line is
written as its points, `"0,-30 12,-18! 6,4"`; the curve runs smoothly through them and turns
sharply at a point marked `!`. What comes back is SVG path data of M L C Z only.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from random import Random

from lohprint.press.shapes import Point

Node = tuple[float, float, bool]
"""x, y, and whether the line turns sharply here."""
Line = str | Sequence[Node] | Sequence[Point]
"""A line as text, as nodes, or as points that are all smooth."""


@lru_cache(maxsize=4096)
def _read(text: str) -> tuple[Node, ...]:
    found = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y), word.endswith("!")))
    return tuple(found)


def nodes(line: Line) -> tuple[Node, ...]:
    """The nodes of a line, however it was written."""
    if isinstance(line, str):
        return _read(line)
    return tuple((n[0], n[1], len(n) > 2 and bool(n[2])) for n in line)


def mirrored(line: Line) -> tuple[Node, ...]:
    """A right half, from top to bottom, and its image in the y axis, as one closed line."""
    half = nodes(line)
    return (*half, *((-x, y, sharp) for x, y, sharp in reversed(half) if abs(x) > 1e-6))


def moved(
    line: Line, dx: float = 0, dy: float = 0, *, scale: float = 1, turn: float = 0
) -> tuple[Node, ...]:
    """A line scaled, turned clockwise by `turn` degrees, and moved, in that order."""
    c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return tuple((c * x - s * y + dx, s * x + c * y + dy, sharp) for x, y, sharp in nodes(line))


def wobble(line: Line, rng: Random, by: float) -> tuple[Node, ...]:
    """A line with each point pushed by up to `by` units either way."""
    return tuple(
        (x + rng.uniform(-by, by), y + rng.uniform(-by, by), sharp) for x, y, sharp in nodes(line)
    )


def _directions(line: Sequence[Node], closed: bool) -> list[Point | None]:
    """The way the curve runs at each node; None where it turns sharply or ends."""
    count, found = len(line), list[Point | None]()
    for i, (_, _, sharp) in enumerate(line):
        if sharp or (not closed and i in (0, count - 1)):
            found.append(None)
            continue
        (x0, y0, _), (x1, y1, _) = line[i - 1], line[(i + 1) % count]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        found.append(((x1 - x0) / length, (y1 - y0) / length))
    return found


Cubic = tuple[float, float, float, float, float, float]


def _cubics(line: Sequence[Node], closed: bool) -> list[Cubic]:
    """One cubic (two handles and an end) from each node to the next."""
    ways = _directions(line, closed)
    count, found = len(line), list[Cubic]()
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        (ax, ay, _), (bx, by, _) = line[i], line[j]
        reach = math.hypot(bx - ax, by - ay) * 0.36
        out, into = ways[i], ways[j]
        cx, cy = (ax + out[0] * reach, ay + out[1] * reach) if out else (ax, ay)
        dx, dy = (bx - into[0] * reach, by - into[1] * reach) if into else (bx, by)
        found.append((cx, cy, dx, dy, bx, by))
    return found


_CURVE = "C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}"
_LENS = "M{:.1f} {:.1f}" + "C{:.2f} {:.2f} {:.2f} {:.2f} {:.1f} {:.1f}" * 2 + "Z"


def smooth(line: Line, closed: bool = True) -> str:
    """Path data of the curve through a line's nodes."""
    through = nodes(line)
    x, y, _ = through[0]
    words = [f"M{x:.1f} {y:.1f}"]
    for c in _cubics(through, closed):
        if c[:2] == (x, y) and c[2:4] == c[4:]:
            words.append(f"L{c[4]:.1f} {c[5]:.1f}")
        else:
            words.append(_CURVE.format(*c))
        x, y = c[4], c[5]
    return "".join(words) + ("Z" if closed else "")


def poly(line: Line, closed: bool = True) -> str:
    """Path data of straight lines through a line's nodes."""
    found = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in nodes(line))
    return f"M{found}" + ("Z" if closed else "")


@lru_cache(maxsize=4096)
def _samples(through: tuple[Node, ...], closed: bool) -> tuple[tuple[float, Point], ...]:
    """Points along the curve, each with its distance from the start."""
    x, y, _ = through[0]
    far, found = 0.0, [(0.0, (x, y))]
    for ax, ay, bx, by, ex, ey in _cubics(through, closed):
        sx, sy = x, y
        for step in range(1, 9):
            t, m = step / 8, 1 - step / 8
            nx = m**3 * sx + 3 * m * m * t * ax + 3 * m * t * t * bx + t**3 * ex
            ny = m**3 * sy + 3 * m * m * t * ay + 3 * m * t * t * by + t**3 * ey
            far += math.hypot(nx - x, ny - y)
            x, y = nx, ny
            found.append((far, (x, y)))
    return tuple(found)


def along(
    line: Line, count: int, start: float = 0, end: float = 1, closed: bool = False
) -> list[Point]:
    """`count` points spread evenly by length over the part of a curve from `start` to `end`."""
    samples = _samples(nodes(line), closed)
    total, found, k = samples[-1][0], list[Point](), 0
    for i in range(count):
        want = total * (start + (end - start) * (i / (count - 1) if count > 1 else 0.5))
        while k < len(samples) - 2 and samples[k + 1][0] < want:
            k += 1
        (d0, (x0, y0)), (d1, (x1, y1)) = samples[k], samples[k + 1]
        t = (want - d0) / ((d1 - d0) or 1.0)
        found.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
    return found


def _normals(points: Sequence[Point]) -> list[Point]:
    """The unit vector to the left of the way at each point."""
    found, last = list[Point](), len(points) - 1
    for i in range(last + 1):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(last, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        found.append(((y1 - y0) / length, -(x1 - x0) / length))
    return found


def _between(widths: Sequence[float], t: float) -> float:
    """The width at `t` of the way, from widths spread evenly over it."""
    place = t * (len(widths) - 1)
    i = min(int(place), len(widths) - 2)
    return widths[i] + (widths[i + 1] - widths[i]) * (place - i)


def edges(spine: Line, widths: Sequence[float], count: int = 7) -> tuple[list[Point], list[Point]]:
    """The left and the right edge of a limb, as points from its root to its tip."""
    points = along(spine, count)
    normals = _normals(points)
    left, right = list[Point](), list[Point]()
    for i, ((x, y), (nx, ny)) in enumerate(zip(points, normals, strict=True)):
        half = _between(widths, i / (count - 1)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return left, right


def limb(spine: Line, widths: Sequence[float], count: int = 7) -> str:
    """A filled line of changing width: an arm, a horn, a tail; a width of 0 makes a point."""
    left, right = edges(spine, widths, count)
    line: list[Node] = [(x, y, False) for x, y in left]
    back: list[Node] = [(x, y, False) for x, y in reversed(right)]
    if widths[-1] == 0:
        line[-1:], back = [(*left[-1], True)], back[1:]
    if widths[0] == 0:
        line[0], back = (*left[0], True), back[:-1]
    return smooth([*line, *back])


def lens(a: Point, b: Point, bow: float = 0, width: float = 1) -> str:
    """A burin stroke from `a` to `b`: pointed ends, swelling to `width`, bent left by `bow`."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = dy / length * 4 / 3, -dx / length * 4 / 3
    p, q = bow + width / 2, bow - width / 2
    c1, c2 = (a[0] + dx / 3, a[1] + dy / 3), (a[0] + dx * 2 / 3, a[1] + dy * 2 / 3)
    return _LENS.format(
        *a,
        c1[0] + nx * p, c1[1] + ny * p, c2[0] + nx * p, c2[1] + ny * p, *b,
        c2[0] + nx * q, c2[1] + ny * q, c1[0] + nx * q, c1[1] + ny * q, *a,
    )  # fmt: skip


Amount = float | Callable[[float], float]
"""A number, or a number for each place from 0 to 1 along a hatching."""


def _amount(value: Amount, t: float) -> float:
    return value(t) if callable(value) else value


def hatch(
    one: Iterable[Point],
    other: Iterable[Point],
    width: Amount = 1,
    bow: Amount = 0,
) -> str:
    """Burin strokes from each point of one edge to its partner on the other, as one path."""
    pairs = list(zip(one, other, strict=True))
    last = max(1, len(pairs) - 1)
    return "".join(
        lens(a, b, _amount(bow, i / last), _amount(width, i / last))
        for i, (a, b) in enumerate(pairs)
    )


def rings(
    spine: Line,
    widths: Sequence[float],
    count: int,
    width: float = 1,
    *,
    bow: float = 0.18,
    start: float = 0.08,
    end: float = 0.92,
    across: tuple[float, float] = (-0.75, 0.75),
) -> str:
    """Hatching around a limb, as rings seen from the side; `across` is which part of it, -1 to 1.

    `bow` is how far a ring bends toward the tip, in parts of the limb's width there.
    """
    points = along(spine, count, start, end)
    words = list[str]()
    for i, ((x, y), (nx, ny)) in enumerate(zip(points, _normals(points), strict=True)):
        t = start + (end - start) * (i / (count - 1) if count > 1 else 0.5)
        w = _between(widths, t)
        a, b = across[0] * w / 2, across[1] * w / 2
        fine = width * min(1.0, 0.35 + w / (max(widths) or 1.0) * 0.65)
        words.append(lens((x + nx * a, y + ny * a), (x + nx * b, y + ny * b), -bow * w, fine))
    return "".join(words)


def circle(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """Path data of a circle or an ellipse."""
    ry = rx if ry is None else ry
    k, j = rx * 0.5523, ry * 0.5523
    x0, x1, y0, y1 = cx - rx, cx + rx, cy - ry, cy + ry
    return (
        f"M{x1:.1f} {cy:.1f}C{x1:.1f} {cy + j:.2f} {cx + k:.2f} {y1:.1f} {cx:.1f} {y1:.1f}"
        f"C{cx - k:.2f} {y1:.1f} {x0:.1f} {cy + j:.2f} {x0:.1f} {cy:.1f}"
        f"C{x0:.1f} {cy - j:.2f} {cx - k:.2f} {y0:.1f} {cx:.1f} {y0:.1f}"
        f"C{cx + k:.2f} {y0:.1f} {x1:.1f} {cy - j:.2f} {x1:.1f} {cy:.1f}Z"
    )


def polar(angle: float, r: float, cx: float = 0, cy: float = 0) -> Point:
    """The point at `angle` degrees (0 is up, clockwise) and distance `r` from cx, cy."""
    a = math.radians(angle)
    return (cx + math.sin(a) * r, cy - math.cos(a) * r)


def arc(cx: float, cy: float, r: float, start: float, end: float, count: int = 9) -> list[Point]:
    """Points on a circle from one angle to another, degrees clockwise from the top."""
    return [polar(start + (end - start) * i / (count - 1), r, cx, cy) for i in range(count)]
