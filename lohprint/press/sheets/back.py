"""Which place on the back of a sheet lies behind which place on its front.

A back is drawn so that, when the printer turns the sheet over on the named edge, it lies behind
its own front and reads the right way up when the card is turned over sideways. Centers agree
exactly: one is the mirror image of the other, on the page as it is read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from lohprint.press.sheets.page import Box, Edges, Slot

Flip = Literal["long", "short", "none"]
Axis = Literal["x", "y"]


def mirrored_axis(flip: Flip, w: float, h: float) -> Axis:
    """The coordinate that turning the sheet mirrors: x for the long edge of an upright page.

    On a page that lies on its long edge the two edges swap.
    """
    return "x" if (flip == "long") == (h >= w) else "y"


def behind(slot: Slot, axis: Axis, w: float, h: float) -> Slot:
    """The slot on the back of a page of w x h; turned over on y, backs stand on their heads."""
    if axis == "x":
        return replace(slot, x=w - slot.x - slot.w, turn=-slot.turn % 4)
    return replace(slot, y=h - slot.y - slot.h, turn=(2 - slot.turn) % 4)


def both_sides(edges: Edges, axis: Axis) -> Edges:
    """Edges that hold on the front and, mirrored, on the back."""
    if axis == "x":
        side = max(edges.left, edges.right)
        return replace(edges, left=side, right=side)
    side = max(edges.top, edges.bottom)
    return replace(edges, top=side, bottom=side)


def inside(edges: Edges, w: float, h: float) -> Box:
    """What the edges leave of a page of w x h."""
    return (edges.left, edges.top, w - edges.left - edges.right, h - edges.top - edges.bottom)
