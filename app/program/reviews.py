"""Reviews finished games one by one while the program is idle."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.base.paths import data_folder

if TYPE_CHECKING:
    from app.base.worker import Worker
    from app.library.learning import Learning
    from app.library.results import ResultsFile
    from app.program.at_table import AtTable
    from app.program.statistics import Counting


class Reviews(QObject):
    """Reviews one game each time the program is idle, in a worker thread. No review starts while a game is in progress
    at the table.

    learning: returns the files that store puzzles and words to learn, as separate objects for the worker's thread.
    learned: emitted after a review, which may have found something to learn.
    """

    learned = Signal()  # emitted in the worker's thread

    def __init__(self, table: "AtTable", counting: "Counting", learning: "Callable[[], Learning]") -> None:
        super().__init__()
        self._table, self._counting, self._view = table, counting, learning
        self._learning: Learning | None = None
        self._worker: Worker | None = None
        self._file: ResultsFile | None = None
        self._tried: set[str] = set()
        self._closed = False

    def look(self) -> None:
        """Reviews the next game, unless a game or another review is in progress."""
        if self._closed or self._is_disturbed() or not self.wait(0):
            return
        from app.base.worker import Worker

        self._learning = self._learning or self._view()
        if self._worker is None:
            self._worker = Worker("reviews")
        self._worker.do(self._review)

    def wait(self, seconds: float | None = None) -> bool:
        """Waits for the review in progress. Returns False if that takes longer than `seconds`."""
        return self._worker is None or self._worker.wait(seconds)

    def close(self) -> None:
        self._closed = True
        if self._worker is not None:
            self._worker.close(stop=True)
            self._worker = None

    def _review(self) -> None:
        from app.library.game_files import FINISHED
        from app.library.shares import review_next

        self._file = self._file or self._counting.another_view()
        if review_next(data_folder() / FINISHED, self._file, self._tried, self._is_disturbed, self._learning):
            self.learned.emit()

    def _is_disturbed(self) -> bool:
        """Whether a game is in progress at the table, or the program is ending."""
        running = self._table.running
        return self._closed or (running is not None and not running.session.state.over)
