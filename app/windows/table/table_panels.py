"""The panels beside the felt: scores, history, unseen cards and, after a game, the coach."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, QTimer
from PySide6.QtWidgets import QMainWindow

from app.session.match.view_data import HistoryLine
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.coach_panel import CoachPanel
from app.windows.table.docks import Docks
from app.windows.table.panels import HistoryPanel, ScorePanel, UnseenPanel
from app.windows.table.spoken import starts_text

COACH = 1.4  # the coach's panel may be this many times as wide as the others, because its texts are longer
WIDTH = 250  # the width of the panels at a text size of 100 %
# The exponent that relates the height needed to the size of the letters. Larger letters need higher lines, and also
# more lines.
STEEP = 1.7
LOW = 420  # a page with fewer pixels of height than this has no room for bars of two lines, at a text size of 100 %
FELT = QSize(360, 250)  # the least room for the felt and its bars, at a text size of 100 %


class TablePanels:
    """The panels of the table.

    width: the usual width of the panels at the present text size.
    """

    def __init__(self, window: QMainWindow) -> None:
        self.scores, self.history, self.unseen = ScorePanel(), HistoryPanel(), UnseenPanel()
        self.coach = CoachPanel()
        self.docks = Docks(window, (self.scores, self.history, self.unseen), self.coach)
        self.width = WIDTH
        self._window = window
        self._soon = QTimer(window)  # the panels report the room they need after a short delay
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._make_room)
        translate = QCoreApplication.translate
        titles = (translate("Panels", "Scores"), translate("Panels", "History"), translate("Panels", "Not seen"))
        self.docks.call(*titles, translate("Panels", "Turn by turn"))

    def show_moment(self, moment: Moment, lines: Sequence[HistoryLine]) -> None:
        self.scores.show_scores(moment.counts, moment.scores)
        start = starts_text(moment.facts, moment.names)
        if moment.covered:
            self.history.show_lines((), ())
        else:
            self.history.show_lines(lines, moment.names, start)
        if moment.phase is Phase.FILM:
            self.history.go_along(moment.acts if moment.back is None else moment.back)
        self.unseen.show_counts(moment.unseen)
        self._soon.start()

    def fit_text(self, text_size: int) -> None:
        """Fits the width of the panels to the letters, even if the player has dragged them to another width.

        text_size: the size of the letters in per cent.
        """
        width = round(WIDTH * text_size / 100)
        if width != self.width:
            self.width = width
            self._give_way()
            self.docks.widen(width, anyway=True)

    def fit_window(self, width: int) -> None:
        """Fits the panels into a window of this width."""
        self._give_way()
        self.docks.widen(self.width, anyway=self.docks.panels[0].width() > width // 3)
        self.docks.widen_coach(round(COACH * self.width))
        self._soon.start()

    def _make_room(self) -> None:
        """Shortens the lines of the scores if they do not fit above the panel below."""
        below = [dock for dock in (*self.docks.panels[1:], self.docks.coach) if not dock.isHidden()]
        taken = max([dock.widget().minimumSizeHint().height() for dock in below], default=0)
        titles = 5 * self.scores.fontMetrics().height()  # room for two titles and for the tabs of the panels below
        self.scores.be_brief(brief=self.scores.height_with_all > self._window.height() - taken - titles)

    def toggle(self) -> bool:
        """Opens or closes the panels. Returns whether any panel is open now."""
        self.docks.show(not self.docks.shown)
        if self.docks.shown:
            self.docks.widen(self.width)
            self._soon.start()
        return self.docks.shown

    def show_coach(self) -> None:
        self.docks.show_coach()
        self.docks.widen_coach(round(COACH * self.width))

    def lie_as_kept(self) -> None:
        self.docks.lie_as_kept()
        self._give_way()
        self.docks.widen(self.width)

    def is_low(self, height: int) -> bool:
        """Whether a page of this height has almost no room for the felt beside two lines of bars above it and two below
        it."""
        least: float = LOW * (self.width / WIDTH) ** STEEP
        return height < least

    def _give_way(self) -> None:
        """Hides panels if the felt needs their room."""
        self.docks.give_way(self.width, FELT * (self.width / WIDTH))
