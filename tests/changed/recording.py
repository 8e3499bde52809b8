"""Writes the map during a run of all tests: the functions that each test ran, the files that it read, and its processor
time."""

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from tests.changed.marks import Collector
from tests.changed.sources import Map, write_sources


class Recorder:
    """The pytest plug-in of one process that runs tests."""

    def __init__(self, collector: Collector, folder: Path) -> None:
        self.collector, self.folder = collector, folder
        self._file: TextIO | None = None

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef, request: pytest.FixtureRequest) -> Iterator[None]:
        """Records the functions that make a shared fixture, so that they count for every test that uses the fixture."""
        if fixturedef.scope == "function":
            return (yield)
        with self.collector.making((id(fixturedef), fixturedef.cache_key(request))):  # type: ignore[arg-type]
            return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Function) -> Iterator[None]:
        self.collector.take()
        before = _seconds()
        result = yield
        ran, files = self.collector.everything()
        took = round(_seconds() - before, 3)
        self._write({"test": item.nodeid, "seconds": took, "ran": ran, "read": sorted(files)})
        return result

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Function) -> None:
        """Records the shared fixtures that a test uses, even if an earlier test has made them."""
        for name in item.fixturenames:
            for fixture in item._fixtureinfo.name2fixturedefs.get(name, ()):
                if fixture.scope != "function" and fixture.cached_result is not None:
                    self.collector.used.add((id(fixture), fixture.cached_result[1]))

    def _write(self, line: dict[str, object]) -> None:
        if self._file is None:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._file = (self.folder / f"{id(self)}.part").open("w", encoding="utf-8")
        print(json.dumps(line), file=self._file)

    def pytest_sessionfinish(self) -> None:
        if self._file is not None:
            self._write({"modules": self.collector.modules})
            self._file.close()


class Keeper:
    """The pytest plug-in of the main process, which stores the map when all tests have run."""

    def __init__(self, root: Path, map_: Map) -> None:
        self.root, self.map = root, map_
        shutil.rmtree(map_.fresh, ignore_errors=True)
        write_sources(root, map_.fresh)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            self.map.renew()


def _seconds() -> float:
    """The seconds of processor time of this process and of the processes that it has started."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
