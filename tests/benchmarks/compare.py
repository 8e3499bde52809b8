"""Compares the speed of this source tree with that of an earlier commit: `python tests/benchmarks/compare.py [--with
COMMIT] [--rounds N] [NAME …]`

It runs the benchmarks of this tree alternately on this tree and on a copy of the commit. It prints each line of a
benchmark from the best round, followed by the ratios of the lowest figures to those of the commit: ×0.80 means a fifth
less. NAME is the name of a benchmark, such as `start` or `changes`; without a name, all benchmarks of time run. The
default commit is the parent of the current commit. The exit code is 1 if this tree breaks a limit in every round.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMES = tuple("start changes felt hands typing completing moves waiting shelf own_list replay words".split())
FIGURE = re.compile(r"\d+(?:\.\d+)?")

Lines = dict[tuple[str, int], str]


def copy_of(commit: str, folder: Path) -> None:
    """Unpacks the commit into the folder, and replaces its benchmarks by those of this tree."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "x", "-C", str(folder)], input=packed.stdout, check=True)
    there = folder / "tests" / "benchmarks"
    shutil.rmtree(there, ignore_errors=True)
    shutil.copytree(ROOT / "tests" / "benchmarks", there)


def lines_of(tree: Path, name: str) -> Lines:
    """Runs a benchmark in this tree and returns the lines that it prints. The key of a line is the text before its
    first figure, and a number that distinguishes lines with the same text."""
    done = subprocess.run(
        [sys.executable, f"tests/benchmarks/bench_{name}.py"],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    found: Lines = {}
    seen: Counter[str] = Counter()
    for line in filter(FIGURE.search, done.stdout.splitlines()):
        begins = FIGURE.split(line)[0]
        found[begins, seen[begins]] = line
        seen[begins] += 1
    return found


def figures(line: str) -> list[float]:
    return [float(figure) for figure in FIGURE.findall(line.partition("limit")[0])]


def least(rounds: list[str]) -> list[float]:
    """For each figure of a line, its lowest value in all rounds, because other programs only add to a time."""
    return [min(column) for column in zip(*map(figures, rounds), strict=False)]


def ratios(before: list[str], now: list[str]) -> str:
    """The ratios of the new figures to the old figures, as text. Equal figures are left out, because they are usually
    parts of names or sizes."""
    pairs = zip(least(before), least(now), strict=False)
    return " ".join(f"×{after / first:.2f}" for first, after in pairs if first and first != after)


def best_of(rounds: list[str]) -> str:
    """The line of the round with the lowest figures. A round that kept its limit comes before one that broke it."""
    return min(rounds, key=lambda line: ("BROKEN" in line, figures(line)))


def compared(name: str, there: Path, rounds: int) -> bool:
    """Runs a benchmark alternately in the other tree `there` and in this tree, and prints its lines. Returns whether
    this tree kept all limits."""
    print(f"== {name}", flush=True)
    both = [(lines_of(there, name), lines_of(ROOT, name)) for _ in range(rounds)]
    kept = bool(both[0][1])
    if not kept:
        print("it printed no figures", flush=True)
    for key in both[0][1]:
        before, now = ([lines[key] for lines in side if key in lines] for side in zip(*both, strict=True))
        line = best_of(now)
        kept &= "BROKEN" not in line
        print(f"{line}   {ratios(before, now) if before else 'new'}", flush=True)
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description="All benchmarks of time, beside those of an earlier commit.")
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[[], *NAMES])
    parser.add_argument("--with", dest="commit", default="HEAD~1", metavar="COMMIT")
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy_of(given.commit, Path(folder))
        kept = [compared(name, Path(folder), given.rounds) for name in given.names or NAMES]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
