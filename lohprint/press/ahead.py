"""A second process that draws from the far end, so that a first print takes half the time.

What it drew lies in the cache when the first process comes to it, and nothing else passes between
them: where there is no second processor, or no cache, the first process draws all of it.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from lohprint.catalog import cache
from lohprint.errors import LohError

T = TypeVar("T")


class Ahead:
    """Draws `things` from the last to the first, until it meets who draws them from the first."""

    def __init__(self, draw: Callable[[T], object], things: Sequence[T]) -> None:
        self._draw, self._things = draw, things
        self._at = mmap.mmap(-1, 8)
        """How many things the first process has come to, in memory that both see."""
        self._child = 0

    def come_to(self, count: int) -> None:
        """The first process has come to so many things."""
        self._at[:] = count.to_bytes(8, "big")

    def start(self) -> None:
        """Begin, once, where that is any use."""
        if not self._child and _possible():
            self._child = os.fork()
            if not self._child:
                self._run()

    def _run(self) -> None:
        """The life of the second process: quiet, for its faults are found by the first as well."""
        try:
            for index in range(len(self._things) - 1, -1, -1):
                if index < int.from_bytes(self._at[:], "big"):
                    break
                with contextlib.suppress(LohError):
                    self._draw(self._things[index])
        finally:
            os._exit(0)

    def end(self) -> None:
        """Wait for what it is at."""
        if self._child:
            os.waitpid(self._child, 0)


def _possible() -> bool:
    """Linux, a second processor, a cache to share, and no thread that a fork would leave behind."""
    return (
        sys.platform == "linux"
        and len(os.sched_getaffinity(0)) > 1
        and len(sys._current_frames()) == 1  # those of _thread count too
        and cache.folder() is not None
    )


@contextmanager
def ahead(draw: Callable[[T], object], things: Sequence[T]) -> Iterator[Ahead]:
    """A second process for `things`, not begun yet; waited for at the end."""
    second = Ahead(draw, things)
    try:
        yield second
    finally:
        second.come_to(len(things))
        second.end()
