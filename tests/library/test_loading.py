"""Tests calls that wait until the modules that read records are loaded: each call is made once, and never after the
program has ended."""

from typing import cast

from app.base.worker import Worker
from app.library.loading import Loading


class Idle:
    """A stand-in for a worker. It does nothing."""

    def close(self) -> None:
        return None


class Loads(Loading):
    """A stand-in for the loading of modules. It ends only when the test calls `has_loaded`."""

    def start(self) -> None:
        self.under_way = True
        self._worker = cast("Worker", Idle())

    def has_loaded(self) -> None:
        self._go_on()


def test_calls_that_waited_for_loading_run_once_and_in_order(qapp):
    loading, done = Loads(), []
    for number in (1, 2):
        loading.start()
        loading.when_ready(lambda: done.append("first"))
        loading.when_ready(lambda: done.append("second"))
        loading.has_loaded()
        assert done == ["first", "second"] * number


def test_the_program_drops_calls_that_still_wait_for_loading_when_it_ends(qapp):
    loading, done = Loads(), []
    loading.start()
    loading.when_ready(lambda: done.append("first"))
    loading.close()
    loading.has_loaded()
    loading.start()
    loading.has_loaded()
    assert done == []
