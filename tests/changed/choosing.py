"""Chooses the tests to run after a change, and reports the tests that are not run."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from tests.changed.differences import Touched, touched
from tests.changed.sources import Map, Run, sources

# The maximum seconds on two cores for the chosen tests. SHEET: after a change of the rules. WINDOW: after any
# other change.
SHEET, WINDOW = 90.0, 180.0
CORES = 2
BESIDE = 40.0  # seconds of processor time for everything besides running tests: collecting them and checking types


@dataclass(frozen=True)
class Choice:
    """The tests chosen for a change.

    tests: the names of the tests to run.
    modules: the test files of which every test runs.
    left_off: the number of tests that ran changed code but would take too long.
    others: the number of tests that ran no changed code.
    files: the changed files.
    """

    tests: frozenset[str]
    modules: frozenset[str]
    left_off: int
    others: int
    files: tuple[str, ...]

    def takes(self, test: str) -> bool:
        return test in self.tests or test.partition("::")[0] in self.modules

    def takes_of(self, module: str) -> bool:
        return module in self._files

    @property
    def _files(self) -> frozenset[str]:
        return self.modules | {test.partition("::")[0] for test in self.tests}

    def report(self) -> str:
        if not self.files:
            return "Nothing has changed since the last run of all tests (--all)."
        changed = ", ".join(self.files[:6]) + (f" and {len(self.files) - 6} more" if len(self.files) > 6 else "")
        lines = [f"Changed since the last run of all tests: {changed}."]
        lines.append(f"Not run: {self.others} tests that ran nothing of this then.")
        if self.left_off:
            lines.append(f"Not run either, to be done in time: {self.left_off} tests that did. --all runs them.")
        return "\n".join(lines)


def choose(root: Path, map_: Map) -> Choice:
    old, new = map_.sources, sources(root)
    found = touched(old, new)
    rules = all(file.startswith(("engine/", "tests/")) for file in found.files)
    return choose_for(found, map_.runs(), (SHEET if rules else WINDOW) * CORES - BESIDE, new)


def choose_for(found: Touched, runs: Iterable[Run], seconds: float, new: Iterable[str] = ()) -> Choice:
    """Chooses, among the tests that a change touches, tests that together take at most `seconds`.

    new: the files of the project after the change. A test file that is not among them is not run.
    """
    there = {file for file in found.tests if file in set(new)}
    hit: list[Run] = []
    count = 0
    for run in runs:
        count += 1
        if run.module in there:
            seconds -= run.seconds
        elif run.ran_any_of(found.functions) or run.read & found.files:
            hit.append(run)
    taken = list(_within(seconds, hit))
    of_modules = sum(1 for _ in taken)
    return Choice(
        frozenset(run.test for run in taken),
        frozenset(there),
        len(hit) - of_modules,
        count - len(hit),
        tuple(sorted(found.files)),
    )


def _within(seconds: float, hit: list[Run]) -> Iterator[Run]:
    for run in in_turn(hit):
        if run.seconds <= seconds:
            seconds -= run.seconds
            yield run


def in_turn(hit: Iterable[Run]) -> Iterator[Run]:
    """Yields tests of each file in turn. The tests that run the fewest functions come first, because each of them
    checks a small part of the code closely."""
    by_module: dict[str, list[Run]] = defaultdict(list)
    for run in sorted(hit, key=lambda run: (run.breadth, run.seconds, run.test)):
        by_module[run.module].append(run)
    for row in zip_longest(*by_module.values()):
        yield from [run for run in row if run is not None]
