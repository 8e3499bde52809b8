"""The plug-in of pytest in which the trials run: it reads all tests once, and for each fault a process of its own runs
the chosen tests, until one fails.

A test that also fails without the fault proves nothing. A test that computes without end has failed: some faults make a
loop endless.
"""

import json
import os
import signal
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.trials.mutants.live import change_functions

ONE = 20  # seconds of the processor for one test
SECONDS = 60  # of the processor for the tests of one fault: a fault still unnoticed then is alive
LONGEST = 300.0  # seconds by the clock, for tests that wait in vain and do not compute


class Ground:
    """The plug-in.

    folder: has the trials.
    told: the file for the outcomes.
    """

    def __init__(self, folder: Path, told: int) -> None:
        self._folder, self._told = folder, told
        self._failed = ""
        self._proven: dict[str, bool] = {}  # for a failed test: whether it passes without any fault

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        known = frozenset(json.loads((self._folder / "known.json").read_text("utf-8")))
        for trial in json.loads((self._folder / "trials.json").read_text("utf-8")):
            new = [name for name in items if name not in known and name.partition("::")[0] in trial["files"]]
            names = [*[name for name in trial["tests"] if name in items], *new]
            os.write(self._told, f"{json.dumps(self._tried(trial, names, items))}\n".encode())
        return True

    def _tried(self, trial: Mapping[str, str], names: Sequence[str], items: Mapping[str, pytest.Item]) -> Any:
        began = time.monotonic()
        path = Path(trial["file"])
        before = path.read_text("utf-8")
        while True:
            path.write_text(trial["text"], "utf-8")
            by = self._apart([items[name] for name in names], trial, before)
            path.write_text(before, "utf-8")
            if by not in items or self._passes(items[by]):
                break
            names = [name for name in names if name != by]
        return {"by": by, "tests": len(names), "seconds": time.monotonic() - began}

    def _passes(self, item: pytest.Item) -> bool:
        """Says whether the test passes without any fault."""
        if item.nodeid not in self._proven:
            self._proven[item.nodeid] = not self._apart([item], None, "")
        return self._proven[item.nodeid]

    def _apart(self, items: Sequence[pytest.Item], trial: Mapping[str, str] | None, before: str) -> str:
        """Runs the tests in a process of their own. Returns the one that failed, or another outcome; empty if all
        passed."""
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            try:
                os.write(writer, self._run(items, trial, before).encode())
            finally:
                os._exit(0)
        os.close(writer)
        with os.fdopen(reader, "rb") as answer:
            ended = _wait(child)
            said = answer.read().decode()
        return said.removesuffix(".") if said else ("out of time" if ended else "it crashed")

    def _run(self, items: Sequence[pytest.Item], trial: Mapping[str, str] | None, before: str) -> str:
        """Runs in that process: the test that failed, with a dot behind it."""
        import resource

        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
        if trial is not None:
            change_functions(str(Path(trial["file"]).absolute()), before, trial["text"])
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                break
        return f"{self._failed}."

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        before = signal.signal(signal.SIGPROF, _ends)
        signal.setitimer(signal.ITIMER_PROF, ONE)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed = report.nodeid


def _ends(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("this test computes without end")


def _wait(child: int) -> bool:
    """Waits for the process; True if its time is up. All processes it has started end with it."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def pytest_configure(config: pytest.Config) -> None:
    if "MUTANTS" in os.environ and sys.platform != "win32":
        folder, told = os.environ.pop("MUTANTS").rsplit(":", 1)
        config.pluginmanager.register(Ground(Path(folder), int(told)))
