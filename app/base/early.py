"""Reads the player's files at the start in another thread, so that the first paint does not wait for the disk."""

import gc
from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")


class Early(QObject, Generic[T]):
    """A function that reads files in another thread, and its result. The function starts immediately, in a plain
    thread, because loading the module of workers would delay the first paint.

    work: the function; it raises no exception.
    """

    _found = Signal()  # emitted in the thread that reads

    def __init__(self, work: Callable[[], T], parent: QObject) -> None:
        super().__init__(parent)
        self._answers: list[T] = []
        self._waiting: list[Callable[[T], object]] = []
        self._found.connect(self._go_on)
        self._thread = begun(lambda: self._find(work))

    def when_found(self, act: Callable[[T], object]) -> None:
        """Calls `act` with the function's result: now if the result is there, otherwise as soon as it arrives."""
        if self._answers:
            act(self._answers[0])
        else:
            self._waiting.append(act)

    def close(self) -> None:
        self._waiting.clear()
        self._thread.join()

    def _find(self, work: Callable[[], T]) -> None:
        self._answers.append(work())
        self._found.emit()

    def _go_on(self) -> None:
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act(self._answers[0])


def begun(work: Callable[[], None]) -> Thread:
    gc.disable()  # automatic collection of garbage stays off, see app/base/worker.py
    thread = Thread(target=work, name="early", daemon=True)
    thread.start()
    return thread
