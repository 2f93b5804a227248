"""Six numbers that move a page: composing, inverting and applying an affine matrix."""

from __future__ import annotations

import math

from lohprint.press.shapes import IDENTITY, Matrix, Point


def shift(x: float, y: float) -> Matrix:
    """A move by x, y."""
    return (1.0, 0.0, 0.0, 1.0, x, y)


def scaling(x: float, y: float) -> Matrix:
    """Scale about the origin."""
    return (x, 0.0, 0.0, y, 0.0, 0.0)


def rotation(degrees: float) -> Matrix:
    """Turn about the origin; positive is clockwise as seen, for y grows down."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (c, s, -s, c, 0.0, 0.0)


def chain(*steps: Matrix) -> Matrix:
    """One matrix that does the steps from left to right."""
    done = IDENTITY
    for a, b, c, d, e, f in steps:
        p, q, r, s, t, u = done
        done = (
            a * p + c * q,
            b * p + d * q,
            a * r + c * s,
            b * r + d * s,
            a * t + c * u + e,
            b * t + d * u + f,
        )
    return done


def apply(matrix: Matrix, point: Point) -> Point:
    """Where the matrix takes a point."""
    a, b, c, d, e, f = matrix
    x, y = point
    return (a * x + c * y + e, b * x + d * y + f)


def inverse(matrix: Matrix) -> Matrix:
    """The matrix that undoes `matrix`. Raises ZeroDivisionError for a flat one."""
    a, b, c, d, e, f = matrix
    k = a * d - b * c
    p, q, r, s = d / k, -b / k, -c / k, a / k
    return (p, q, r, s, -(p * e + r * f), -(q * e + s * f))


def about(matrix: Matrix, x: float, y: float) -> Matrix:
    """`matrix` with x, y as its fixed point instead of the origin."""
    return chain(shift(-x, -y), matrix, shift(x, y))


_QUARTERS: tuple[Matrix, ...] = (
    (1.0, 0.0, 0.0, 1.0, 0.0, 0.0),
    (0.0, 1.0, -1.0, 0.0, 0.0, 0.0),
    (-1.0, 0.0, 0.0, -1.0, 0.0, 0.0),
    (0.0, -1.0, 1.0, 0.0, 0.0, 0.0),
)


def standing(w: float, h: float, cx: float, cy: float, turn: int) -> Matrix:
    """A face of w x h with its center at cx, cy, turned clockwise by `turn` quarters, exactly."""
    return chain(shift(-w / 2, -h / 2), _QUARTERS[turn % 4], shift(cx, cy))
