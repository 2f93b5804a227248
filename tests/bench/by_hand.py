"""The floor: cards of the 5th edition set by hand in reportlab, as few lines as go, no checks.

    python tests/bench/by_hand.py OUT.pdf [TIMES]

Frame, strip, name, type, three values and wrapped text for each card, 9-up on A4 with backs, crop
marks; each face is a form drawn once. TIMES repeats the whole work with other numbers.
"""

import sys

from reportlab import rl_config
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfgen.canvas import Canvas

from lohprint.catalog.edition import load_edition
from lohprint.catalog.pieces import Card
from lohprint.catalog.rows import plain
from lohprint.press.type import fonts

rl_config.useA85 = 0
W, H, LEFT, TOP = 63 * mm, 88 * mm, 10.5 * mm, 280.5 * mm


def main() -> None:
    """Draw it all."""
    out, times = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    names = {role: _registered(role) for role in ("display", "body", "body-bold")}
    canvas = Canvas(out, pagesize=(210 * mm, 297 * mm), initialFontName=names["body"], invariant=1)
    copies = load_edition("5e").copies
    drawn = set()
    for run in range(times):
        for start in range(0, len(copies), 9):
            page = copies[start : start + 9]
            for copy in page:
                key = f"{copy.piece.id}-{copy.deck.id if copy.deck else ''}-{run}"
                if key not in drawn and isinstance(copy.piece, Card):
                    drawn.add(key)
                    canvas.beginForm(key)
                    _face(canvas, copy.piece, names)
                    canvas.endForm()
            for slot, copy in enumerate(page):
                x, y = LEFT + slot % 3 * W, TOP - H - slot // 3 * H
                canvas.saveState()
                canvas.translate(x, y)
                canvas.doForm(f"{copy.piece.id}-{copy.deck.id if copy.deck else ''}-{run}")
                canvas.setFont(names["body-bold"], 6.5)
                canvas.drawRightString(60 * mm, 4 * mm, copy.number)
                canvas.restoreState()
            _marks(canvas)
            canvas.showPage()
            for slot in range(len(page)):
                canvas.setFillColorRGB(0.3, 0.1, 0.1)
                x, y = LEFT + (2 - slot % 3) * W, TOP - H - slot // 3 * H
                canvas.roundRect(x + 6, y + 6, W - 12, H - 12, 6, stroke=0, fill=1)
            canvas.showPage()
    canvas.save()


def _registered(role: str) -> str:
    import io

    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    font = TTFont(role, io.BytesIO(fonts.Fonts()[role].data))
    font.face.name = role.encode()
    pdfmetrics.registerFont(font)
    return role


def _face(canvas: Canvas, card: Card, names: dict[str, str]) -> None:
    canvas.setFillColorRGB(0.5, 0.1, 0.1)
    canvas.roundRect(2.5 * mm, 2.5 * mm, 10 * mm, 83 * mm, 6, stroke=0, fill=1)
    canvas.setFont(names["display"], 12)
    canvas.drawString(15.5 * mm, 78 * mm, card.name)
    canvas.line(15.5 * mm, 76 * mm, 60 * mm, 76 * mm)
    canvas.setFillColorRGB(0, 0, 0)
    canvas.setFont(names["body"], 9)
    canvas.drawString(15.5 * mm, 71 * mm, card.type)
    y = 66 * mm
    for line in simpleSplit(plain(card.text), names["body"], 9, 44 * mm):
        canvas.drawString(15.5 * mm, y, line)
        y -= 11
    if card.power:
        canvas.setFont(names["display"], 18)
        for at, area in enumerate(("politics", "souls", "military")):
            canvas.drawString((16 + 15 * at) * mm, 10 * mm, getattr(card.power, area) or "")


def _marks(canvas: Canvas) -> None:
    for n in range(4):
        x, y = LEFT + n * W, TOP - n * H
        canvas.line(x, TOP + 4, x, TOP + 18)
        canvas.line(x, TOP - 3 * H - 4, x, TOP - 3 * H - 18)
        canvas.line(LEFT - 18, y, LEFT - 4, y)
        canvas.line(LEFT + 3 * W + 4, y, LEFT + 3 * W + 18, y)


main()
