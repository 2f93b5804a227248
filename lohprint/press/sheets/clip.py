"""How far each card's bleed may reach: to its full width, half a gap, or the printable edge."""

from __future__ import annotations

from functools import lru_cache

from lohprint.press.sheets.layout import EPSILON
from lohprint.press.sheets.page import Box, Slot


@lru_cache(maxsize=64)
def clips(slots: tuple[Slot, ...], bleed: float, area: Box) -> tuple[Box, ...]:
    """The box each slot's face may cover; neighbors share a gap evenly, round ones stay round."""
    return tuple(_clip(slot, slots, bleed, area) for slot in slots)


def _clip(slot: Slot, others: tuple[Slot, ...], bleed: float, area: Box) -> Box:
    x, y, w, h = slot.box
    left, top, width, height = area
    free = {
        "left": min(bleed, max(0.0, x - left)),
        "right": min(bleed, max(0.0, left + width - x - w)),
        "top": min(bleed, max(0.0, y - top)),
        "bottom": min(bleed, max(0.0, top + height - y - h)),
    }
    for other in others if bleed else ():
        side, gap = _between(slot, other)
        if other is not slot and gap < 2 * bleed:
            free[side] = min(free[side], max(0.0, gap / 2))
    if slot.round:
        free = dict.fromkeys(free, min(free.values()))
    return (
        x - free["left"],
        y - free["top"],
        w + free["left"] + free["right"],
        h + free["top"] + free["bottom"],
    )


def _between(a: Slot, b: Slot) -> tuple[str, float]:
    """On which side of `a` the other stands, and the gap there: the wider one at a corner."""
    gaps = {
        "left": a.x - b.x - b.w,
        "right": b.x - a.x - a.w,
        "top": a.y - b.y - b.h,
        "bottom": b.y - a.y - a.h,
    }
    side = max(gaps, key=lambda name: gaps[name])
    return side, gaps[side] if gaps[side] > -EPSILON * 100 else 0.0
