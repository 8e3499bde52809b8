"""Loads the modules that read records. This happens in a worker thread after the first paint, because it takes a
tenth of a second."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

READER = "engine.records.reading"


class Loading(QObject):
    """Loads the modules once, and then calls the functions that waited for them, in order."""

    _loaded = Signal()  # emitted in the worker thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.under_way = False
        self._waiting: list[Callable[[], None]] = []
        self._loaded.connect(self._go_on)

    @property
    def ready(self) -> bool:
        return not self.under_way and READER in sys.modules

    def start(self) -> None:
        if self.under_way or self.ready:
            return
        from app.base.worker import Worker

        self.under_way = True
        self._worker = Worker("loading")
        self._worker.do(self._load)

    def when_ready(self, act: Callable[[], None]) -> None:
        """Calls `act` now if records can be read, else as soon as they can."""
        if self.ready:
            act()
        else:
            self._waiting.append(act)
            self.start()

    def close(self) -> None:
        self._waiting.clear()
        if self.under_way:
            self._worker.close()
            self.under_way = False

    def _load(self) -> None:
        try:
            load_reader()
        finally:  # even if loading fails: the waiting functions then fail with the same exception
            self._loaded.emit()

    def _go_on(self) -> None:
        if not self.under_way:
            return
        self.under_way = False
        self._worker.close()
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act()


def load_reader() -> None:
    import app.library.opening  # noqa: F401
    import engine.records.reading  # noqa: F401
