"""Measures how long the engine takes to start and replay a game of sixty moves.

    python tests/benchmarks/bench_replay.py [RUNS]

It prints medians, and its exit code is 1 if the replay takes longer than the limit. It uses the real dictionary. Before
the measurement it makes the index of the dictionary and compiles the modules, because an installation does this only
once. The last line is measured with the environment variables of the caller, which may forbid compiled modules.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
RECORD = Path(__file__).with_name("sixty_moves.wordfelt")
GOAL = 500  # the maximum milliseconds for the replay of sixty moves

ALONE = ["-c", "pass"]
LOADED = ["-c", "import engine.__main__"]
OPENED = ["-c", "from engine.__main__ import main; main(['word', 'QUIET'])"]
REPLAYED = ["-m", "engine", "replay", str(RECORD)]


def milliseconds(arguments: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=True)
    return (time.perf_counter() - start) * 1000


def main(runs: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        kept = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        kept.pop("PYTHONDONTWRITEBYTECODE", None)
        steps = {
            "python alone": (ALONE, kept),
            "the engine loaded": (LOADED, kept),
            "and a word looked up": (OPENED, kept),
            "sixty moves replayed": (REPLAYED, kept),
            "the same, as it is here": (REPLAYED, dict(os.environ)),
        }
        times: dict[str, list[float]] = {name: [] for name in steps}
        # Measures the cases alternately, so that a busy moment of the machine affects all of them equally.
        for measured in range(-1, runs):
            for name, (arguments, environment) in steps.items():
                taken = milliseconds(arguments, environment)
                if measured >= 0:
                    times[name].append(taken)
    for name, all_taken in times.items():
        print(f"{name:28}{statistics.median(all_taken):6.0f} ms   (fastest of {runs}: {min(all_taken):.0f})")
    return 0 if statistics.median(times["sixty moves replayed"]) < GOAL else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 15))
