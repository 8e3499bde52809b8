"""Tests that work waiting for the modules that read records is done once, and not after the end."""

from typing import cast

from app.base.worker import Worker
from app.library.loading import Loading


class Idle:
    """A worker that has nothing to do."""

    def close(self) -> None:
        return None


class Loads(Loading):
    """Loads until the test says that it is done."""

    def start(self) -> None:
        self.under_way = True
        self._worker = cast("Worker", Idle())

    def has_loaded(self) -> None:
        self._go_on()


def test_what_waited_is_done_once_in_its_order(qapp):
    loading, done = Loads(), []
    for number in (1, 2):
        loading.start()
        loading.when_ready(lambda: done.append("first"))
        loading.when_ready(lambda: done.append("second"))
        loading.has_loaded()
        assert done == ["first", "second"] * number


def test_what_waited_at_the_end_is_not_done(qapp):
    loading, done = Loads(), []
    loading.start()
    loading.when_ready(lambda: done.append("first"))
    loading.close()
    loading.has_loaded()
    loading.start()
    loading.has_loaded()
    assert done == []
