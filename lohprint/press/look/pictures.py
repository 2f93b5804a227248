"""Pictures that users bring: turned as a viewer shows them, checked for print, cut to their box.

A picture lies in its edition's folder; no path out of it and no address is ever opened. Boxes in
millimeters, pictures in pixels.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

from lohprint.catalog import cache
from lohprint.catalog.pieces import PICTURES
from lohprint.errors import LayoutError, nearest
from lohprint.press import paths
from lohprint.press.matrix import chain, scaling, shift
from lohprint.press.shapes import Group, Image, Shape

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

LEAST_DPI = 200
"""Coarser than this, a picture prints soft."""
MOST_PIXELS = 100_000_000


def picture(name: str, folder: Path, w: float, h: float, card: str) -> tuple[Shape, ...]:
    """The picture called `name` in an edition's `folder`, covering a box of `w` x `h`.

    Raises LayoutError where it is missing, outside the folder, unreadable or too coarse.
    """
    file = _found(name, folder, card)
    if file.suffix.lower() == ".svg":
        from lohprint.press.look.drawing import drawing

        shapes, wide, high = drawing(file, card)
        return (_covering(shapes, wide, high, w, h),)
    prepared, wide, high = _prepared(file, card)
    scale = max(w / wide, h / high)
    dpi = 25.4 / scale
    if dpi < LEAST_DPI:
        need = f"{_ceil(w / 25.4 * LEAST_DPI)} x {_ceil(h / 25.4 * LEAST_DPI)}"
        what = f"{name} has {wide} x {high} pixels, {dpi:.0f} dpi on a box of {w:g} x {h:g} mm"
        raise LayoutError(card, "picture", what, f"give at least {need} pixels")
    return (_covering((Image(0, 0, wide, high, str(prepared)),), wide, high, w, h),)


def _ceil(value: float) -> int:
    return int(-(-value // 1))


def _covering(shapes: tuple[Shape, ...], wide: float, high: float, w: float, h: float) -> Group:
    """What is `wide` x `high`, scaled to cover the box from its middle, and clipped to it."""
    scale = max(w / wide, h / high)
    middle = shift((w - wide * scale) / 2, (h - high * scale) / 2)
    inside = Group(shapes, chain(scaling(scale, scale), middle))
    return Group((inside,), clip=paths.box(0, 0, w, h))


def _found(name: str, folder: Path, card: str) -> Path:
    """The file; a near miss is named."""
    root = folder.resolve()
    file = (root / name).resolve()
    if "://" in name or not file.is_relative_to(root):
        what = f"{name} is outside the edition's folder"
        raise LayoutError(card, "picture", what, f"put it into {folder}")
    if file.suffix.lower() not in PICTURES:
        raise LayoutError(card, "picture", f"{name} is no picture", f"give {', '.join(PICTURES)}")
    if not file.is_file() or file.name not in {other.name for other in file.parent.iterdir()}:
        there = [
            str(other.relative_to(root))
            for other in root.rglob("*")
            if other.suffix.lower() in PICTURES
        ]
        fix = nearest(name, there) if there else f"put it into {folder}"
        raise LayoutError(card, "picture", f"{file} is not there", fix)
    return file


def _prepared(file: Path, card: str) -> tuple[Path, int, int]:
    """The picture as a painter takes it, kept by its content, and its size in pixels."""
    import PIL.Image
    from PIL import UnidentifiedImageError

    PIL.Image.MAX_IMAGE_PIXELS = MOST_PIXELS
    raw = file.read_bytes()
    try:
        with PIL.Image.open(io.BytesIO(raw)) as opened:
            opened.load()
            ready, kind = _ready(opened)
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError) as error:
        what = f"{file} cannot be read ({str(error).splitlines()[0][:60]})"
        raise LayoutError(card, "picture", what, "save it again as PNG or JPEG") from None
    except (PIL.Image.DecompressionBombError, PIL.Image.DecompressionBombWarning):
        what = f"{file} has more than {MOST_PIXELS // 1_000_000} million pixels"
        raise LayoutError(card, "picture", what, "make it smaller") from None
    content = raw if ready is opened and kind == "jpeg" else _saved(ready)
    suffix = "jpg" if content is raw else "png"
    return cache.file(f"{cache.key('picture', content)}.{suffix}", content), *ready.size


def _ready(opened: Picture) -> tuple[Picture, str]:
    """Turned by its EXIF note, in 8 bit RGB, with its transparency if it has any."""
    from PIL import ImageOps

    turned = ImageOps.exif_transpose(opened)
    if opened.format == "JPEG" and opened.mode == "RGB" and opened.getexif().get(274, 1) == 1:
        return opened, "jpeg"
    if turned.mode.startswith("I") or turned.mode == "F":  # 16 bit: PIL would clip, not scale
        turned = turned.point(lambda value: value / 257).convert("L")
    clear = turned.mode in ("RGBA", "LA", "PA") or "transparency" in turned.info
    return turned.convert("RGBA" if clear else "RGB"), "png"


def _saved(picture: Picture) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=6)
    return out.getvalue()
