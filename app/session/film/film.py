"""Shows a game like a film: act by act on the real table, at any speed, and as any seat sees it.

The film shows the earlier positions one after the other, as if a player looked back at each position.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from app.session.film.marks import FilmMark, marks_of
from app.session.match.view_data import HistoryLine
from app.session.moment import Moment
from app.session.phase import Phase
from app.session.script_maker import end_announced
from app.session.table_session import TableSession
from engine.core.moves import Act

SPEEDS = (0.5, 1.0, 2.0, 4.0)
REST_MS = 900  # milliseconds between two acts
READ_MS, LETTER_MS = 900, 48  # the milliseconds for reading a caption: READ_MS, plus LETTER_MS for each letter


class Film(QObject):
    """A film of one game.

    rolls: whether the film is running.
    speed: the speed of the film; 2 is twice as fast.
    eyes: the seat whose view the film shows (see `Outlook.eyes`).
    captions: the captions, by the index of the position where each caption appears. It stays until the next one
    appears.
    attempt: a seat and an act that the rules refuse. The film ends with this act, shown as if its cards lay on the
    table.
    changed: emitted when the film starts, stops or changes its speed, but not when its position changes.
    """

    changed = Signal()

    def __init__(self, session: TableSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.rolls = False
        self.speed = 1.0
        self.eyes: int | None = None
        self.captions: Mapping[int, str] = {}
        self.attempt: tuple[int, Act] | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._go_on)
        session.changed.connect(self._watch)

    @property
    def at(self) -> int:
        """The index of the position displayed."""
        return self._session.outlook.position + bool(self.attempt and self._session.outlook.shown_verb)

    @property
    def last(self) -> int:
        return len(self._session.match.moves) + bool(self.attempt)

    @property
    def turns(self) -> list[int]:
        """The numbers of the positions in which a turn begins, and of the last position."""
        states = self._session.match.states
        starts = [number for number, state in enumerate(states[1:], 1) if state.turn != states[number - 1].turn]
        return [0, *starts] if starts[-1:] == [self.last] else [0, *starts, self.last]

    @property
    def caption(self) -> str:
        """The caption that is visible now."""
        shown = [number for number in self.captions if number <= self.at]
        return self.captions[max(shown)] if shown else ""

    @property
    def announced_end(self) -> str:
        """The announcement that the game will end soon, if the act before this position caused one; otherwise ""."""
        match, names = self._session.match, [seat.name for seat in self._session.choice.seats]
        banner = end_announced(match, self.at - 1, names) if 0 < self.at <= len(match.moves) else None
        return banner.note if banner is not None else ""

    def marks(self, lines: Sequence[HistoryLine]) -> tuple[FilmMark, ...]:
        """The moments of the film that the slider marks.

        lines: the visible history lines.
        """
        return marks_of(self._session.match, lines, calm=self._session.outlook.calm)

    # ---- moving through it

    def begin(self) -> None:
        """Shows the film, starting at the first position."""
        self.go_to(0)
        self.roll()

    def go_to(self, index: int) -> None:
        self.halt()
        self._look_at(index)

    def step(self, by: int) -> None:
        """Moves on by this number of acts, or back if it is negative. Moving on shows how each act is made."""
        self.halt()
        self._step(by)

    def turn(self, by: int) -> None:
        """Moves to the next or the previous beginning of a turn.

        by: 1 for the next, -1 for the previous.
        """
        turns = self.turns
        place = bisect_right(turns, self.at) if by > 0 else bisect_left(turns, self.at) - 1
        self.go_to(turns[min(max(place, 0), len(turns) - 1)])

    def see_through(self, eyes: int | None) -> None:
        """Shows the same position as another seat sees it."""
        self.eyes = eyes
        self._look_at(self.at)

    def _step(self, by: int) -> None:
        to = self.at + by
        if 0 <= to <= self.last:
            self._look_at(to, led_to=by > 0)

    def _look_at(self, index: int, *, led_to: bool = False) -> None:
        if self.attempt is not None and index >= self.last:
            self._session.look_at_play(self.last - 1, *self.attempt)
            return
        eyes = self.eyes if self._session.state.over or self._session.outlook.watched else None
        self._session.look_at(max(0, min(index, self.last)), eyes, led_to=led_to)

    # ---- running

    def roll(self) -> None:
        """Starts the film at the displayed position; from the last position, starts it again at the beginning."""
        if self.at == self.last:
            self._look_at(0)
        self.rolls = True
        self.changed.emit()
        self.rest()

    def halt(self) -> None:
        self._rest.stop()
        if self.rolls:
            self.rolls = False
            self.changed.emit()

    def toggle(self) -> None:
        if self.rolls:
            self.halt()
        else:
            self.roll()

    def hasten(self, speed: float) -> None:
        self.speed = speed
        self.changed.emit()

    def rest(self) -> None:
        """Waits at this position after its act has been shown, and then shows the next act; at the last position, stops
        the film."""
        if self.at == self.last:
            self.halt()
        if self.rolls:
            self._rest.start(round(self.rest_now() / self.speed))

    def rest_now(self) -> int:
        """The time to stay at this position, in milliseconds at normal speed; long enough to read its caption."""
        text = self.captions.get(self.at, "")
        return max(REST_MS, READ_MS + LETTER_MS * len(text)) if text else REST_MS

    def _go_on(self) -> None:
        self._step(1)

    def _watch(self, moment: Moment) -> None:
        """Stops the film when the viewer returns to the present position."""
        if moment.phase is not Phase.FILM:
            self.halt()
            self.eyes = None
