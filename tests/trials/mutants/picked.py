"""Runs the tests of an `Aim` in their order, and notes those that fail: pytest's plug-in for one trial.

A test that computes far longer than ever before fails, because some faults make a loop endless.
"""

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

LONGEST = 20.0  # seconds of the processor for one test


class Picked:
    """The plug-in.

    known: the names of all tests at the last run of all; tests with other names are new, and run
    """

    def __init__(self, folder: Path) -> None:
        told = json.loads((folder / "aim.json").read_text("utf-8"))
        self._rank = {test: number for number, test in enumerate(told["tests"])}
        self._known = frozenset(json.loads((folder / "known.json").read_text("utf-8")))
        self._new, self._without = told["new"], frozenset(told["without"])
        self._folder = folder

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if self._wants(item.nodeid)]
        wanted.sort(key=lambda item: self._rank.get(item.nodeid, -1))
        config.hook.pytest_deselected(items=[item for item in items if not self._wants(item.nodeid)])
        items[:] = wanted

    def _wants(self, test: str) -> bool:
        new = self._new and test not in self._known
        return (test in self._rank or new) and test not in self._without

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        if sys.platform == "win32":
            return (yield)
        before = signal.signal(signal.SIGPROF, _ends)
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            with (self._folder / "failed").open("a", encoding="utf-8") as failed:
                print(report.nodeid, file=failed)


def _ends(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("this test computes without end")


def pytest_configure(config: pytest.Config) -> None:
    folder = os.environ.get("MUTANT_TRIAL")
    if folder:
        config.pluginmanager.register(Picked(Path(folder)))
