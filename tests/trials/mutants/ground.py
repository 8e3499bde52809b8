"""The pytest plug-in that runs the trials. It reads all tests once. For each fault, a new process runs the chosen tests
until one of them fails.

A test that also fails without the fault proves nothing. A test that computes without end counts as failed, because some
faults make endless loops.
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

ONE = 20  # the maximum processor time for one test, in seconds
SECONDS = 60  # the maximum processor time for the tests of one fault, in seconds
LONGEST = 300.0  # the maximum time by the clock, in seconds, for tests that wait in vain


class Ground:
    """The pytest plug-in that tries the faults.

    folder: the folder with the list of the trials.
    told: the number of the open file to which the outcomes are written.
    """

    def __init__(self, folder: Path, told: int) -> None:
        self._folder, self._told = folder, told
        self._failed = ""
        self._proven: dict[str, bool] = {}  # for each failed test: whether it passes without a fault

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
        """Whether the test passes without a fault."""
        if item.nodeid not in self._proven:
            self._proven[item.nodeid] = not self._apart([item], None, "")
        return self._proven[item.nodeid]

    def _apart(self, items: Sequence[pytest.Item], trial: Mapping[str, str] | None, before: str) -> str:
        """Runs the tests in a new process. Returns the name of the test that failed, or another outcome; "" if all
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
        """Runs the tests within the new process. Returns the test that failed, followed by a dot."""
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
    """Waits for a new process, and returns whether its time ran out. If it did, ends the process and all that it has
    started."""
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
