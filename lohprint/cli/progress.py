"""A progress bar for work over a second: on stderr, and only where that is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

EVERY = 0.1
"""Seconds between two pictures of the bar."""


@contextmanager
def bar(title: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """What to call with each so many steps done of `total`; without one it only shows life."""
    import sys
    import time

    if not sys.stderr.isatty():
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import Progress

    # Without a thread of its own: who works may fork.
    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        task = progress.add_task(title, total=total)
        shown = 0.0

        def step(count: int) -> None:
            nonlocal shown
            progress.advance(task, count)
            if time.monotonic() - shown > EVERY:
                shown = time.monotonic()
                progress.refresh()

        yield step
