"""Lets work with an open file finish before its worker thread is stopped. This is not in the module of the worker,
because the first paint needs this module but no worker."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local
from typing import Protocol


class Stoppable(Protocol):
    """A worker whose stop can be put off."""

    def hold_stop(self) -> None: ...

    def let_stop(self) -> None: ...


HERE = local()  # in a worker's thread, the attribute `worker` is that worker


@contextmanager
def unstopped() -> Iterator[None]:
    """Puts off a stop of this thread's worker until the `with` block ends. A worker stopped just after it has opened a
    file would leave the file open."""
    worker: Stoppable | None = getattr(HERE, "worker", None)
    if worker is None:
        yield
        return
    worker.hold_stop()
    try:
        yield
    finally:
        worker.let_stop()
