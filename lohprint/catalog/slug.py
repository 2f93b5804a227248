"""Names made safe for files and commands."""

from __future__ import annotations

import re
import unicodedata


def slug(name: str) -> str:
    """A name made file-safe: `Anguished Souls` is `anguished-souls`, `Äjätär` is `ajatar`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
