"""Searches for a deal with a known way to lay every card. A worker thread searches, and stops once any game is
dealt."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from app.base.worker import Worker
    from app.session.match.view_data import GameChoice
    from engine.match import Match


class KnownWays(QObject):
    """The search for a deal in which all cards can be laid.

    found: the seed of such a deal as a Python object, because it may be too large for a C++ integer; None if no deal
    was found with these rules.
    is_disturbed: returns whether a game is in progress at the table.
    """

    found = Signal(object)
    _came = Signal(int, object)  # the number of the search and the seed; emitted in the worker's thread

    def __init__(self, is_disturbed: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_disturbed = is_disturbed
        self._worker: Worker | None = None
        self._search = 0  # the number of the latest search; answers of earlier searches are dropped
        self._came.connect(self._hear)

    def look(self, choice: "GameChoice") -> None:
        """Searches random seeds for a deal with these options in which all cards can be laid."""
        from app.base.worker import Worker

        self._search += 1
        if self._worker is None:
            self._worker = Worker("known ways")
        self._worker.do_when_painted(self._work, self._search, choice)

    def stop(self) -> None:
        """Stops the search, which then emits nothing more."""
        self._search += 1

    def close(self) -> None:
        self.stop()
        if self._worker is not None:
            self._worker.close(stop=True)
            self._worker = None

    def wait(self, seconds: float | None = None) -> bool:
        """Waits for the search. Returns False if that takes longer than `seconds`."""
        return self._worker is None or self._worker.wait(seconds)

    def _work(self, search: int, choice: "GameChoice") -> None:
        from engine.coach.ways import first_with_way

        found = first_with_way(_deals(choice), lambda: search != self._search or self._is_disturbed())
        self._came.emit(search, None if found is None else found.header.seed)

    def _hear(self, search: int, seed: int | None) -> None:
        if search == self._search:
            self.found.emit(seed)


MOST = 30  # the maximum number of deals that the search tries, because with some rules there may be no such deal


def _deals(choice: "GameChoice") -> "Iterator[Match]":
    from app.library.agreement import new_seed
    from app.session.match.dealing import deal

    for _ in range(MOST):
        yield deal(replace(choice, seed=new_seed()))[0]
