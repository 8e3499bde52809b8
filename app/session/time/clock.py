"""The clock of a game: counts down the seconds of a turn, and measures how long the game is played. The engine has no
clock.

The clock uses the monotonic clock of the system, so setting the time of day changes nothing. While the machine sleeps,
no time runs.
"""

from collections.abc import Callable
from math import ceil
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

TICK_MS = 200
# during the last CLOSE seconds, the clock is read every CLOSE_MS milliseconds, because tenths are shown
CLOSE, CLOSE_MS = 5.0, 100
ASLEEP = 5.0  # if the clock has not been read for this many seconds, the machine must have been asleep


class Clock(QObject):
    """Counts down for one seat at a time; a pause stops the countdown and keeps the remaining time."""

    ticked = Signal(int)  # emitted with the whole seconds left
    # the seconds left and the total seconds; emitted each second, and more often near the end
    went_on = Signal(float, float)
    ran_out = Signal()

    def __init__(self, now: Callable[[], float] = monotonic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._start = now()
        self._until: float | None = None
        self._time_left: float | None = None
        self._said: int | None = None
        self._whole = 0.0  # the whole time of the turn, in seconds
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._looked = 0.0
        self._timer.timeout.connect(self.look)

    def stamp(self) -> float:
        """The seconds for which the game has been played, rounded to tenths."""
        return round(self._now() - self._start, 1)

    def go_on_from(self, seconds: float) -> None:
        """Sets the seconds for which the game was played before, in an earlier run of the program."""
        self._start = self._now() - seconds

    @property
    def time_left(self) -> float | None:
        """The seconds left, whether the clock runs or not; None if there is no limit."""
        time_left = self._until - self._now() if self._until is not None else self._time_left
        return None if time_left is None else round(max(time_left, 0), 1)

    def start(self, seconds: float) -> None:
        """Begins a turn of this many seconds."""
        self.set(seconds)
        self.resume()

    def set(self, seconds: float, of: float | None = None) -> None:
        """Sets the seconds left, without starting the clock.

        of: the whole time in seconds; None if no time has been used yet.
        """
        self.stop()
        self._time_left = seconds
        self._whole = float(seconds if of is None else of)
        self._tell(seconds)

    def stop(self) -> None:
        """Stops the clock and removes the limit."""
        self._until = self._time_left = self._said = None
        self._timer.stop()

    def pause(self) -> None:
        if self._until is not None:
            self._time_left = self._until - self._now()
            self._until = None
            self._timer.stop()

    def resume(self) -> None:
        if self._time_left is not None:
            self._looked = self._now()
            self._until = self._looked + self._time_left
            self._time_left = None
            self._timer.start(TICK_MS)

    @property
    def running(self) -> bool:
        return self._until is not None

    def look(self) -> None:
        """Reads the time, and emits the signals about the time left and, once, about its end."""
        if self._until is None:
            return
        now = self._now()
        if now - self._looked > ASLEEP:
            self._until += now - self._looked
        self._looked = now
        time_left = self._until - now
        if time_left <= 0:
            self.stop()
            self.went_on.emit(0.0, self._whole)
            self.ticked.emit(0)
            self.ran_out.emit()
            return
        pace = CLOSE_MS if time_left <= CLOSE else TICK_MS
        if self._timer.interval() != pace:
            self._timer.setInterval(pace)
        self._tell(time_left)

    def report_again(self) -> None:
        if self.time_left is not None:
            self._said = None
            self._tell(self.time_left)

    def _tell(self, time_left: float) -> None:
        whole = ceil(time_left)
        if whole != self._said or time_left <= CLOSE:
            self.went_on.emit(time_left, self._whole)
        if whole != self._said:
            self._said = whole
            self.ticked.emit(whole)
