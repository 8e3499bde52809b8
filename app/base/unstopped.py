"""Lets work at a file end before its worker is stopped. The first picture needs this module, and no worker."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local
from typing import Protocol


class Stoppable(Protocol):
    """A worker that can put a stop off."""

    def hold_stop(self) -> None: ...

    def let_stop(self) -> None: ...


HERE = local()  # its attribute `worker` is the worker that runs this thread, if any


@contextmanager
def unstopped() -> Iterator[None]:
    """Lets the work inside end before its worker is stopped, because Python could not close a file that was just
    opened."""
    worker: Stoppable | None = getattr(HERE, "worker", None)
    if worker is None:
        yield
        return
    worker.hold_stop()
    try:
        yield
    finally:
        worker.let_stop()
