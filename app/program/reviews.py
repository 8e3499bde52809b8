"""Reviews finished games one by one while the program rests."""

from typing import TYPE_CHECKING

from app.base.paths import data_folder

if TYPE_CHECKING:
    from app.base.worker import Worker
    from app.library.results import ResultsFile
    from app.program.at_table import AtTable
    from app.program.statistics import Counting


class Reviews:
    """Reviews one game in each rest, in a worker thread, with an own view of the results file, as another window would
    have it. A game that goes on at the table has the machine for itself."""

    def __init__(self, table: "AtTable", counting: "Counting") -> None:
        self._table, self._counting = table, counting
        self._worker: Worker | None = None
        self._file: ResultsFile | None = None
        self._tried: set[str] = set()
        self._closed = False

    def look(self) -> None:
        """Reviews the next game, if nothing else goes on."""
        if self._closed or self._is_disturbed() or not self.wait(0):
            return
        from app.base.worker import Worker

        if self._worker is None:
            self._worker = Worker("reviews")
        self._worker.do(self._review)

    def wait(self, seconds: float | None = None) -> bool:
        """Waits for the review in progress; False if that takes longer than this."""
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
        review_next(data_folder() / FINISHED, self._file, self._tried, self._is_disturbed)

    def _is_disturbed(self) -> bool:
        """Whether a game goes on at the table, or the program ends."""
        running = self._table.running
        return self._closed or (running is not None and not running.session.state.over)
