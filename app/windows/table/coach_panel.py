"""After a game: a summary in a few lines, then turn by turn the play made and a better one. Choosing a turn shows it on
the felt; the player can play on from there."""

from bisect import bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.felt.access import Announcer
from app.session.time.coach import CoachedTurn
from app.windows.table.coach_words import reviewed_text
from app.windows.table.history_lines import Lines
from app.windows.widgets.announce_row import LineReporter
from app.windows.widgets.document import Document
from engine.coach.review import Reviewed

ROOMY = 16  # lines of text; in a lower panel the turns need the room of the summary's later lines


class CoachList(Lines):
    """The turns. Esc leaves them."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("beside")
        self.setWordWrap(True)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the chosen turn visible, however little room remains."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.setCurrentRow(-1)
            self.left.emit()
            return
        super().keyPressEvent(event)


class CoachPanel(QWidget):
    """The panel.

    looked_at: a turn to be shown; None for the present.
    tried_again: the player wants to continue from this position.
    halted: the coach need not search any more.
    begun: it has reviewed a game, or is reviewing one.
    heard: all results of the coach so far.
    """

    looked_at = Signal(object)
    tried_again = Signal(int)
    halted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sum = QLabel()
        self.sum.setWordWrap(True)
        self.sum.setObjectName("small")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.halt = QPushButton()
        self.halt.clicked.connect(self.stop)
        self.summary = Document()
        self.summary.setObjectName("beside")
        self.again = QPushButton()
        self.again.clicked.connect(self._try_again)
        self.list = CoachList()
        LineReporter(self.list)
        self._announcer = Announcer(self)
        self.list.currentRowChanged.connect(self._chosen)
        self.list.itemClicked.connect(lambda item: self._chosen(self.list.row(item)))
        self.list.left.connect(lambda: self.looked_at.emit(None))
        layout = QVBoxLayout(self)
        layout.addWidget(self.sum)
        work = QHBoxLayout()  # in one line: with large letters the turns need every other line
        work.addWidget(self.progress, 1)
        work.addWidget(self.halt)
        layout.addLayout(work)
        layout.addWidget(self.summary, 5)
        layout.addWidget(self.list, 6)
        layout.addWidget(self.again)
        self.turns: list[Reviewed] = []
        self._names: Callable[[], Sequence[str]] = lambda: ()
        self._sum_up: Callable[[Sequence[Reviewed]], str] = lambda turns: ""
        self._may_try = False
        self.begun = self.working = False
        self.heard: list[CoachedTurn] = []
        self._come = [0, 0]  # how far the coach has come at a glance, and closely
        self._glanced = self._whole = False

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_state()

    def begin(
        self, of: int, names: Callable[[], Sequence[str]], sum_up: Callable[[Sequence[Reviewed]], str], *, may_try: bool
    ) -> tuple[int, int] | None:
        """Reviews a game of this many acts, or continues where the work stopped. Returns the next act for a glance and
        for a close study; None if the work is in progress or done.

        sum_up: the game in a few lines.
        may_try: the player may continue from a turn.
        """
        if self.working or self._whole:
            return None
        self._names, self._sum_up, self._may_try = names, sum_up, may_try
        self.begun = self.working = True
        self.progress.setRange(0, of)
        self.progress.setValue(self._come[self._glanced])
        self._show_state()
        return self._come[0], self._come[1]

    def forget(self) -> None:
        """Forgets the game, because another begins or this one goes on."""
        self._names, self._sum_up = (lambda: ()), (lambda turns: "")
        self.begun = self.working = self._glanced = self._whole = False
        self._come = [0, 0]
        self.turns, self.heard = [], []
        self.list.clear()
        self._show_state()

    def take_over(self, before: "CoachPanel") -> None:
        """Shows the results of another panel for the same game, and receives those still to come; call it after
        `begin`."""
        for turn in before.heard:
            self.hear(turn)
        self.working = before.working
        self._show_state()
        self.list.setCurrentRow(before.list.currentRow())

    def stop(self) -> None:
        """Stops the work and keeps its results."""
        if self.working:
            self.halted.emit()
        self.end()

    def hear(self, turn: CoachedTurn) -> None:
        if not self.working:  # this panel did not ask for it
            return
        self.heard.append(turn)
        self._come[turn.closely] = turn.done
        self.progress.setValue(turn.done)
        if turn.reviewed is not None:
            self._put(turn.reviewed)
        if turn.done < turn.of:
            self._show_state()
            return
        self._glanced, self._whole = True, turn.closely
        if turn.closely:
            self.end()
        self._show_state()
        self._announcer.say(self._told())
        self._show_summary()

    def _put(self, turn: Reviewed) -> None:
        """Puts the turn in its place and replaces what a glance found."""
        text = reviewed_text(turn, self._names())
        for row, other in enumerate(self.turns):
            if (other.number, other.played.act) == (turn.number, turn.played.act):
                self.turns[row] = turn
                self.list.item(row).setText(text)
                return
        row = bisect_right(self.turns, turn.number, key=lambda other: other.number)
        self.turns.insert(row, turn)
        self.list.insertItem(row, text)

    def end(self) -> None:
        self.working = False
        self._show_state()

    def _show_state(self) -> None:
        translate = QCoreApplication.translate
        self.summary.setVisible(self._glanced)
        self.again.setVisible(self._may_try and bool(self.turns) and (self._glanced or not self.working))
        self.again.setEnabled(self._turn is not None)
        self.progress.setVisible(self.working)
        self.halt.setVisible(self.working)
        self.halt.setText(translate("Coach", "Stop"))
        self.again.setText(translate("Coach", "Try again from here"))
        self.again.setToolTip(translate("Coach", "A new game with the same cards, from the turn that is chosen"))
        self.summary.setAccessibleName(translate("Coach", "The game in a few lines"))
        self.list.setAccessibleName(translate("Coach", "Turn by turn"))
        self.progress.setAccessibleName(translate("Coach", "Looking for better plays"))
        if not self.working:
            self.sum.setText(self._told())
        elif self._glanced:
            told = "" if self.height() < ROOMY * self.fontMetrics().height() else self._told()
            self.sum.setText(" ".join([one for one in (told, translate("Coach", "Looking closely…")) if one]))
        else:
            self.sum.setText(translate("Coach", "Looking for better plays…"))

    def _told(self) -> str:
        """The sentence that says in how many turns there was something better."""
        translate = QCoreApplication.translate
        better = len([turn for turn in self.turns if turn.missed])
        if better or not self.turns:
            return translate("Coach", "Better plays were found in %n turn(s).", None, better)
        return translate("Coach", "No better play was found in any turn.")

    @property
    def _turn(self) -> Reviewed | None:
        """The chosen turn."""
        row = self.list.currentRow()
        return self.turns[row] if 0 <= row < len(self.turns) else None

    def _chosen(self, row: int) -> None:
        self.again.setEnabled(self._turn is not None)
        if self._turn is not None:
            self.looked_at.emit(self._turn)

    def _try_again(self) -> None:
        if self._turn is not None:
            self.tried_again.emit(self._turn.number)

    def _show_summary(self) -> None:
        if self._glanced:
            self.summary.setHtml(self._sum_up(self.turns))
            self.summary.setAccessibleDescription(self.summary.toPlainText())
