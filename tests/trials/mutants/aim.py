"""Chooses the tests for one fault: those that `--changed` would run, up to a limit of time.

One of the narrowest tests, which run the fewest functions, notices most faults. The remaining faults meet tests of
every file.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tests.changed.choosing import in_turn
from tests.changed.differences import Function, is_test, touched
from tests.changed.sources import Run

FIRST, THEN = 10.0, 20.0  # seconds of the processor, by the record of the last run
FILE, TEST = 0.3, 0.02  # further seconds: to read each file of tests, and around each test


@dataclass(frozen=True)
class Aim:
    """The tests to run against one fault.

    tests: their names, in order
    modules: their files
    new: whether to run, first, tests in these files that the last run of all did not know
    without: tests to leave out
    """

    tests: tuple[str, ...]
    modules: tuple[str, ...]
    new: bool = True
    without: tuple[str, ...] = ()


class Archer:
    """A chooser of tests for faults.

    runs: the runs of the last run of all tests
    old: the sources at that time
    now: the sources of today
    """

    def __init__(self, runs: Iterable[Run], old: Mapping[str, str], now: Mapping[str, str]) -> None:
        self._runs = sorted(runs, key=lambda run: (run.breadth, run.seconds, run.test))
        self._old, self._now = old, now
        self.known = frozenset(run.test for run in self._runs)
        self._broken: set[str] = set()
        known_files = {run.module for run in self._runs}
        self._new = [file for file in now if is_test(file) and file not in known_files]

    def leave_out(self, tests: Iterable[str]) -> None:
        """Leaves out these tests from now on, because they prove nothing."""
        self._broken |= set(tests)

    def aims(self, file: str, text: str) -> Iterator[Aim]:
        """Yields the tests for this file with this text, in two parts."""
        hit = [run for run in self._hit_by(file, text) if run.test not in self._broken]
        narrow = within(FIRST, hit)
        module = file.removesuffix(".py").replace("/", ".")
        yield self._aim(narrow, [test for test in self._new if f"from {module} import" in self._now[test]])
        known = {run.test for run in narrow}
        yield self._aim(within(THEN, [run for run in in_turn(hit) if run.test not in known]), [], new=False)

    def _aim(self, runs: Sequence[Run], files: Sequence[str], *, new: bool = True) -> Aim:
        """Returns the aim at these runs.

        files: other files, of which all tests run
        """
        modules = files_of([run.test for run in runs])
        tests = [run.test for module in modules for run in runs if run.module == module]
        return Aim(tuple(tests), (*files, *modules), new, tuple(self._broken))

    def _hit_by(self, file: str, text: str) -> list[Run]:
        found = self._hit(touched({file: self._now[file]}, {file: text}).functions)
        if found:
            return found  # otherwise no test has run this function yet, or only under another name
        return self._hit(touched(self._old, {**self._old, file: text}).functions)

    def _hit(self, functions: set[Function]) -> list[Run]:
        return [run for run in self._runs if run.ran_any_of(functions) and run.module in self._now]


def within(seconds: float, hit: Iterable[Run]) -> list[Run]:
    """The first runs that fit in the time, with the time to read their files."""
    taken: list[Run] = []
    modules: set[str] = set()
    for run in hit:
        cost = run.seconds + TEST + (0 if run.module in modules else FILE)
        if cost <= seconds:
            seconds -= cost
            taken.append(run)
            modules.add(run.module)
    return taken


def files_of(tests: Iterable[str]) -> tuple[str, ...]:
    """The files of these tests, each once, because tests of one file may share their fixtures."""
    return tuple(dict.fromkeys([test.partition("::")[0] for test in tests]))
