"""Chooses the tests for one fault: those that `--changed` would run, up to a limit of time.

The narrowest tests, those that run the fewest functions, come first, because they notice most faults. Then come tests
of every file.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tests.changed.choosing import in_turn
from tests.changed.differences import Function, is_test, touched
from tests.changed.sources import Run

# limits in seconds of processor time. FIRST: for the narrowest tests, which run the fewest functions. THEN: for tests
# of every file.
FIRST, THEN = 8.0, 12.0
AROUND = 0.02  # seconds added to the time of each test, for the work around it


@dataclass(frozen=True)
class Aim:
    """The tests to run for one fault.

    tests: the names of the tests, in the order of the run.
    files: the test files to read. Their tests that are newer than the last run of all tests run, too.
    """

    tests: tuple[str, ...]
    files: tuple[str, ...]


class Chooser:
    """Chooses the tests for each fault.

    runs: the tests of the last run of all tests, with the functions that they ran.
    old: the sources at that time.
    now: the present sources.
    known: the names of the tests at that time.
    """

    def __init__(self, runs: Iterable[Run], old: Mapping[str, str], now: Mapping[str, str]) -> None:
        self._runs = sorted(runs, key=lambda run: (run.breadth, run.seconds, run.test))
        self._old, self._now = old, now
        self.known = frozenset([run.test for run in self._runs])
        files = {run.module for run in self._runs}
        self._new = [file for file in now if is_test(file) and file not in files]

    def at(self, file: str, text: str) -> Aim:
        """The tests to run if this file gets the text `text` with the fault."""
        hit = self._hit_by(file, text)
        narrow = within(FIRST, hit)
        known = {run.test for run in narrow}
        tests = [run.test for run in (*narrow, *within(THEN, [run for run in in_turn(hit) if run.test not in known]))]
        module = file.removesuffix(".py").replace("/", ".")
        new = [test for test in self._new if f"from {module} import" in self._now[test]]
        return Aim(tuple(tests), tuple(dict.fromkeys([*new, *[test.partition("::")[0] for test in tests]])))

    def _hit_by(self, file: str, text: str) -> list[Run]:
        found = self._hit(touched({file: self._now[file]}, {file: text}).functions)
        if found:
            return found
        # No test ran the changed function. It may be new or renamed, so compares the sources of the last run instead.
        return self._hit(touched(self._old, {**self._old, file: text}).functions)

    def _hit(self, functions: set[Function]) -> list[Run]:
        return [run for run in self._runs if run.ran_any_of(functions) and run.module in self._now]


def within(seconds: float, hit: Iterable[Run]) -> list[Run]:
    """The tests that fit into this time, in the given order. A test that takes too long is skipped."""
    taken: list[Run] = []
    for run in hit:
        if run.seconds + AROUND <= seconds:
            seconds -= run.seconds + AROUND
            taken.append(run)
    return taken
