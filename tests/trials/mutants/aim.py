"""Chooses the tests for one fault: those that `--changed` would run, up to a limit of time.

One of the narrowest tests, which run the fewest functions, notices most faults. The remaining faults meet tests of
every file.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tests.changed.choosing import in_turn
from tests.changed.differences import Function, is_test, touched
from tests.changed.sources import Run

FIRST, THEN = 8.0, 12.0  # seconds of the processor, by the record of the last run
AROUND = 0.02  # seconds besides, around each test


@dataclass(frozen=True)
class Aim:
    """The tests to run.

    tests: by name, in their order.
    files: those of the tests, and others. A test in them that is newer than the last run of all runs, too.
    """

    tests: tuple[str, ...]
    files: tuple[str, ...]


class Archer:
    """Chooses tests.

    runs: the last run of all.
    old: the sources then.
    now: the sources of today.
    known: the tests then.
    """

    def __init__(self, runs: Iterable[Run], old: Mapping[str, str], now: Mapping[str, str]) -> None:
        self._runs = sorted(runs, key=lambda run: (run.breadth, run.seconds, run.test))
        self._old, self._now = old, now
        self.known = frozenset([run.test for run in self._runs])
        files = {run.module for run in self._runs}
        self._new = [file for file in now if is_test(file) and file not in files]

    def at(self, file: str, text: str) -> Aim:
        """The tests for this file with this text."""
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
            return found  # otherwise no test has run this function yet, or only under another name
        return self._hit(touched(self._old, {**self._old, file: text}).functions)

    def _hit(self, functions: set[Function]) -> list[Run]:
        return [run for run in self._runs if run.ran_any_of(functions) and run.module in self._now]


def within(seconds: float, hit: Iterable[Run]) -> list[Run]:
    """As many runs as fit in the time."""
    taken: list[Run] = []
    for run in hit:
        if run.seconds + AROUND <= seconds:
            seconds -= run.seconds + AROUND
            taken.append(run)
    return taken
