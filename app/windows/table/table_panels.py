"""The panels beside the felt: scores, history, cards not seen and, after a game, the coach."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, QTimer
from PySide6.QtWidgets import QMainWindow

from app.session.match.view_data import HistoryLine
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.coach_panel import CoachPanel
from app.windows.table.docks import Docks
from app.windows.table.panels import HistoryPanel, ScorePanel, UnseenPanel

COACH = 1.4  # times as wide the coach may be, who tells more than the other panels
WIDTH = 250  # at a text size of 100 %
STEEP = 1.7  # larger letters take more lines, too
LOW = 420  # a page of this height is too low for bars of two lines, at a text size of 100 %
FELT = QSize(360, 250)  # the least room for the felt and its bars, at a text size of 100 %


class TablePanels:
    """width: what they are to have with letters of this size."""

    def __init__(self, window: QMainWindow) -> None:
        self.scores, self.history, self.unseen = ScorePanel(), HistoryPanel(), UnseenPanel()
        self.coach = CoachPanel()
        self.docks = Docks(window, (self.scores, self.history, self.unseen), self.coach)
        self.width = WIDTH
        self._window = window
        self._soon = QTimer(window)  # by then every panel says what room it wants now
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._make_room)
        say = QCoreApplication.translate
        titles = (say("Panels", "Scores"), say("Panels", "History"), say("Panels", "Not seen"))
        self.docks.call(*titles, say("Panels", "Turn by turn"))

    def show_moment(self, moment: Moment, lines: Sequence[HistoryLine]) -> None:
        self.scores.show_scores(moment.counts, moment.scores)
        self.history.show_lines(() if moment.covered else lines, moment.names)
        if moment.phase is Phase.FILM:
            self.history.go_along(moment.acts if moment.back is None else moment.back)
        self.unseen.show_counts(moment.unseen)
        self._soon.start()

    def fit_text(self, text_size: int) -> None:
        """Other letters want other panels, however these were drawn. text_size: in per cent."""
        width = round(WIDTH * text_size / 100)
        if width != self.width:
            self.width = width
            self._give_way()
            self.docks.widen(width, anyway=True)

    def fit_window(self, width: int) -> None:
        """The window has become so wide."""
        self._give_way()
        self.docks.widen(self.width, anyway=self.docks.panels[0].width() > width // 3)
        self.docks.widen_coach(round(COACH * self.width))
        self._soon.start()

    def _make_room(self) -> None:
        """The scores are brief where they would run into the panel below them."""
        below = [dock for dock in (*self.docks.panels[1:], self.docks.coach) if not dock.isHidden()]
        taken = max([dock.widget().minimumSizeHint().height() for dock in below], default=0)
        titles = 5 * self.scores.fontMetrics().height()  # two of them, and the tabs of what shares the place below
        self.scores.be_brief(brief=self.scores.height_with_all > self._window.height() - taken - titles)

    def toggle(self) -> bool:
        """Open them, or close them: are there any now?"""
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
        """Would two lines above the felt and two below leave it next to nothing?"""
        least: float = LOW * (self.width / WIDTH) ** STEEP
        return height < least

    def _give_way(self) -> None:
        """The felt has its room first."""
        self.docks.give_way(self.width, FELT * (self.width / WIDTH))
