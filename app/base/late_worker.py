"""A worker whose thread starts only when there is work for it, because the program may never need the thread."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec

if TYPE_CHECKING:
    from app.base.worker import Worker

P = ParamSpec("P")


class LateWorker:
    """A worker that starts its thread at its first piece of work. If it gets work after it was closed, it starts
    another thread."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._worker: Worker | None = None

    @property
    def has_begun(self) -> bool:
        """Whether a thread exists now, because the worker has got work since it was made or last closed."""
        return self._worker is not None

    def do(self, work: Callable[P, None], *given: P.args, **named: P.kwargs) -> None:
        """Does this work in the worker's thread, after all work that the worker got before."""
        self._ready().do(work, *given, **named)

    def do_when_painted(self, work: Callable[P, None], *given: P.args, **named: P.kwargs) -> None:
        """Does this work in the worker's thread once the window has painted, after all work that the worker got
        before."""
        self._ready().do_when_painted(work, *given, **named)

    def _ready(self) -> "Worker":
        if self._worker is None:
            from app.base.worker import Worker

            self._worker = Worker(self._name)
        return self._worker

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until all work is done; returns False if that takes longer than this time."""
        return self._worker is None or self._worker.wait(seconds)

    def close(self, last: Callable[[], None]) -> None:
        """Does the last work and ends the thread, if there is a thread."""
        if self._worker is not None:
            self.do(last)
            self.wait()
            self._worker.close()
            self._worker = None
