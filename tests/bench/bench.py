"""How fast the press is, as ratios on the same machine in one run; run by hand, never by pytest.

    python tests/bench/bench.py

Whole processes, turn by turn, medians: the decks of the 5th edition in the plain theme against the
same cards set by hand in reportlab (the bar: under 1.5 times as long), the woodcut theme, a warm
and a cold cache, and how time and memory grow with the number of cards.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
RUNS = 7


def timed(command: list[str], folder: Path, cache: Path) -> tuple[float, float]:
    """Seconds and peak MB of one process."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    start = time.perf_counter()
    child = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        sys.exit(f"{' '.join(command)} failed")
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def main() -> None:
    """Print the table."""
    lohprint = [sys.executable, "-m", "lohprint", "print"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        warm = folder / "warm"
        by_hand = [sys.executable, str(HERE / "by_hand.py"), str(folder / "hand.pdf")]
        works = {
            "by hand, decks": (by_hand, warm),
            "plain, decks": ([*lohprint, "5e", "decks", "--theme", "plain"], warm),
            "plain, all": ([*lohprint, "5e", "--theme", "plain"], warm),
            "woodcut, all": ([*lohprint, "5e", "--theme", "woodcut"], warm),
            "woodcut, all, cold": ([*lohprint, "5e", "--theme", "woodcut"], folder / "cold"),
        }
        for command, cache in works.values():
            timed(command, folder, cache)
        found: dict[str, list[tuple[float, float]]] = {title: [] for title in works}
        for run in range(RUNS):
            for title, (command, cache) in works.items():
                fresh = folder / f"cold{run}" if cache.name == "cold" else cache
                found[title].append(timed(command, folder, fresh))
        floor = statistics.median(seconds for seconds, _ in found["by hand, decks"])
        for title, measured in found.items():
            seconds = statistics.median(seconds for seconds, _ in measured)
            memory = statistics.median(memory for _, memory in measured)
            print(f"{title:20} {seconds:5.2f} s  {seconds / floor:4.1f} x  {memory:4.0f} MB")  # noqa: T201


main()
