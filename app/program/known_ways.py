"""Looks aside for a deal in which a way is known to lay every card: never in the window's thread, and no longer once
anything is dealt."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from app.base.worker import Worker
    from app.session.match.view_data import GameChoice
    from engine.match import Match


class KnownWays(QObject):
    """The search.

    found: a seed with a known way, which no C++ integer may hold; None if there is none with these rules.
    is_disturbed: whether a game goes on at the table.
    """

    found = Signal(object)
    _came = Signal(int, object)  # crosses from the worker's thread: the number of the search, and the seed

    def __init__(self, is_disturbed: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_disturbed = is_disturbed
        self._worker: Worker | None = None
        self._search = 0  # its number; an answer to an earlier one is dropped
        self._came.connect(self._hear)

    def look(self, choice: "GameChoice") -> None:
        """Looks for a deal of this agreement, with a seed by chance."""
        from app.base.worker import Worker

        self._search += 1
        if self._worker is None:
            self._worker = Worker("known ways")
        self._worker.do_when_painted(self._work, self._search, choice)

    def stop(self) -> None:
        """Stops the search; nothing is found any more."""
        self._search += 1

    def close(self) -> None:
        self.stop()
        if self._worker is not None:
            self._worker.close(stop=True)
            self._worker = None

    def wait(self, seconds: float | None = None) -> bool:
        """Waits for the search; False if that takes longer than this."""
        return self._worker is None or self._worker.wait(seconds)

    def _work(self, search: int, choice: "GameChoice") -> None:
        from engine.coach.ways import first_with_way

        found = first_with_way(_deals(choice), lambda: search != self._search or self._is_disturbed())
        self._came.emit(search, None if found is None else found.header.seed)

    def _hear(self, search: int, seed: int | None) -> None:
        if search == self._search:
            self.found.emit(seed)


MOST = 30  # deals looked at; rules of the table may leave none with a way


def _deals(choice: "GameChoice") -> "Iterator[Match]":
    from app.library.agreement import new_seed
    from app.session.match.dealing import deal

    for _ in range(MOST):
        yield deal(replace(choice, seed=new_seed()))[0]
