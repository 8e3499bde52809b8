"""Runs all benchmarks of time, here and in an earlier commit: `python tests/benchmarks/compare.py [--with COMMIT]
[--rounds N] [NAME …]`

It runs today's benchmarks in a copy of the commit, in turns with this tree. It prints each line of a benchmark, from
its best round, and behind it the ratios of the least figures to the commit's: ×0.80 is a fifth less. NAME is `start` or
`changes`; without any, all run. The commit before this one is the default. It ends with 1 if a limit here is broken in
every round.
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
    """Unpacks the commit, with today's benchmarks in place of its own."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "x", "-C", str(folder)], input=packed.stdout, check=True)
    there = folder / "tests" / "benchmarks"
    shutil.rmtree(there, ignore_errors=True)
    shutil.copytree(ROOT / "tests" / "benchmarks", there)


def lines_of(tree: Path, name: str) -> Lines:
    """The lines that the benchmark prints there, by the text before their first figure and their turn among equals."""
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
    """The least of each figure, because other programs only add to a time."""
    return [min(column) for column in zip(*map(figures, rounds), strict=False)]


def ratios(before: list[str], now: list[str]) -> str:
    """The ratios of those figures that differ; the others are names and sizes."""
    pairs = zip(least(before), least(now), strict=False)
    return " ".join(f"×{after / first:.2f}" for first, after in pairs if first and first != after)


def best_of(rounds: list[str]) -> str:
    """The line of the round with the least figures; one that kept its limit goes before one that broke it."""
    return min(rounds, key=lambda line: ("BROKEN" in line, figures(line)))


def compared(name: str, there: Path, rounds: int) -> bool:
    """Prints the benchmark's lines. Returns whether all limits were kept here."""
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
