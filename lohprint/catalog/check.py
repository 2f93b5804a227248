"""What one record cannot know: counts, references and printed totals of a whole edition."""

from __future__ import annotations

from lohprint.catalog.edition import Edition
from lohprint.errors import DataError


def check(edition: Edition) -> tuple[DataError, ...]:
    """Every fault of a loaded edition, in the order of their places."""
    return ()


def summary(edition: Edition) -> str:
    """What was counted, in a line."""
    return f"{len(edition.copies)} cards in {len(edition.decks)} decks"
