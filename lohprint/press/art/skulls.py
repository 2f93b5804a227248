"""Skulls and bones."""

from __future__ import annotations

from lohprint.press.art.block import Marks, bone, both, put, score, tone
from lohprint.press.art.strokes import along, circle, hatch, lens, limb, poly, smooth


def skull(jaw: bool = True, look: str = "", mass: str = "bone", lines: str = "score") -> Marks:
    """A skull from the front, 60 units high, its eyes at the origin; `look` lights the sockets."""

    def half() -> Marks:
        yield tone(
            mass, smooth("-.4,-33! 12,-32 23,-24 26,-9 23,4 22,9! 17,15 13,18 12,24! 0,25! -.4,25!")
        )
        if jaw:
            yield tone(mass, smooth("-.4,26! 11,25 17,18! 17,28 11,36 4,38 -.4,38!"))
            yield tone(lines, lens((11, 27), (14, 33), 0.6, 1))
        yield tone(lines, smooth("5,-3! 9,-8 17,-8 20,-2 18,5 11,7 6,4"))
        yield tone(lines, smooth("-.4,5! 2.2,8 4.2,14! 1.6,13 -.4,15!"))
        yield tone(
            lines, "".join(lens((x, 17.5), (x * 1.02, 25), 0.3, 1.2) for x in (1.6, 4.8, 8, 11))
        )
        if jaw:
            yield tone(
                lines, "".join(lens((x, 26.4), (x * 1.02, 31), 0.3, 1.1) for x in (1.6, 4.8, 8))
            )
        yield tone(
            lines, hatch(along("25,-12 24,-2 22,6", 9), along("20.6,-12 21.6,-3 20,5", 9), 0.9)
        )
        yield tone(
            lines,
            hatch(along("14,-30 21,-24 25,-14", 9), along("9,-25 14,-19 19,-13", 9), 1.0, 0.8),
        )
        yield tone(lines, lens((11, 9.5), (19, 10), 1.4, 1.2))
        if look:
            yield tone(look, circle(12.4, -0.6, 2.6))

    yield from both(half())


def profile_skull(mass: str = "bone", lines: str = "score") -> Marks:
    """A skull from the side, facing right."""
    yield tone(
        mass,
        smooth(
            "-20,-2 -19,-18 -8,-29 8,-30 20,-23 23,-11! 22,-6 26,2! 23,5 24,12! 12,14 10,22! "
            "0,18 -3,8! -12,10"
        ),
    )
    yield tone(mass, smooth("-4,10! 2,20 11,23! 23,20! 24,27 16,31 6,28 -4,19"))
    yield tone(lines, smooth("8,-8! 14,-11 20,-7 18,0 11,1") + smooth("21,0! 24,4 21,6!"))
    yield tone(
        lines, "".join(lens((x, 13), (x + 0.4, 20.6), 0, 1.1) for x in (13, 16.4, 19.8, 22.4))
    )
    yield tone(
        lines,
        hatch(along("-20,-4 -17,-18 -8,-27", 11), along("-12,-2 -10,-12 -4,-20", 11), 1.1, 1.2),
    )
    yield tone(lines, lens((4, 4), (12, 6), 1.4, 1.4))


def bones(x: float, y: float, length: float, turn: float = 0) -> Marks:
    """A long bone across x, y."""
    h = length / 2
    yield put(
        (
            bone(limb([(-h, 0), (0, 0.6), (h, 0)], (4.4, 3.2, 4.4))),
            bone("".join(circle(s * h, t * 2.2, 2.7) for s in (-1, 1) for t in (-1, 1))),
            score(lens((-h + 3, 1), (h - 3, 1), 0.5, 0.8)),
        ),
        x,
        y,
        turn=turn,
    )


def ribs(x: float, y: float, r: float, mass: str = "bone") -> Marks:
    """A rib cage on a spine, from the front."""
    words = [limb([(x, y - r), (x, y), (x, y + r * 1.3)], (r * 0.24, r * 0.26, r * 0.2), 5)]
    for s in (-1, 1):
        for k in range(5):
            top, wide = (
                y - r * 0.8 + k * r * 0.36,
                r * (0.78 + 0.22 * (k in (1, 2, 3)) - 0.12 * (k == 4)),
            )
            words.append(
                limb(
                    [
                        (x, top),
                        (x + s * wide, top + r * 0.1),
                        (x + s * wide * 0.86, top + r * 0.42),
                        (x + s * r * 0.2, top + r * 0.5),
                    ],
                    (r * 0.12, r * 0.14, r * 0.12, r * 0.06),
                    8,
                )
            )
    yield tone(mass, "".join(words))


def fangs(x0: float, x1: float, y: float, tall: float, count: int, lift: float = 0) -> str:
    """Path data of a row of teeth along a line that sags by `lift` in its middle."""
    words, step = [], (x1 - x0) / count
    for i in range(count):
        x = x0 + step * (i + 0.5)
        t = 2 * (i + 0.5) / count - 1
        top, reach = y + lift * (1 - t * t), tall * (1.0 if i % 2 == 0 else 0.7)
        words.append(poly([(x - step * 0.5, top), (x + step * 0.5, top), (x, top + reach)]))
    return "".join(words)
