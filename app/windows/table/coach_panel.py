"""After a game: turn by turn what was played, and what would have been better. Choosing a turn shows it on the felt."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.base import texts
from app.base.guard import guarded
from app.session.running_game import RunningGame
from app.session.time.coach import Turn
from app.table.access import Announcer
from app.windows.table.history_lines import Lines
from app.windows.widgets.item_told import ItemTold
from engine.coach.best import Found
from engine.coach.review import Reviewed


class CoachList(Lines):
    """The turns. Esc leaves them."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("beside")
        self.setWordWrap(True)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.setCurrentRow(-1)
            self.left.emit()
            return
        super().keyPressEvent(event)


class CoachPanel(QWidget):
    """looked_at: a turn to be shown, None: the present again."""

    looked_at = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.sum = QLabel()
        self.sum.setWordWrap(True)
        self.sum.setObjectName("small")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.halt = QPushButton()
        self.halt.clicked.connect(self.stop)
        self.list = CoachList()
        ItemTold(self.list)
        self._announcer = Announcer(self)
        self.list.currentRowChanged.connect(self._chosen)
        self.list.itemClicked.connect(lambda item: self._chosen(self.list.row(item)))
        self.list.left.connect(lambda: self.looked_at.emit(None))
        layout = QVBoxLayout(self)
        for widget in (self.sum, self.progress, self.halt):
            layout.addWidget(widget)
        layout.addWidget(self.list, 1)
        self.turns: list[Reviewed] = []
        self._running: RunningGame | None = None
        self._working = False
        self._whole = False

    def _names(self) -> Sequence[str]:
        return self._running.session.names if self._running is not None else ()

    def begin(self, running: RunningGame) -> None:
        """Look at this game, or go on where the work was stopped."""
        if self._running is not running:
            self.forget()
            self._running = running
            running.coach.turned.connect(self._heard)
            running.coach.failed.connect(self._over)
        if self._working or self._whole:
            return
        first = self.turns[-1].number + 1 if self.turns else 0
        self._working = True
        self.progress.setRange(0, len(running.session.match.moves))
        self.progress.setValue(first)
        self._show_state()
        running.coach.review(running.session.match, running.hints, first)

    @property
    def at_work_on(self) -> RunningGame | None:
        """The game it has looked at, or looks at."""
        return self._running

    def forget(self) -> None:
        """Another game begins, or this one goes on."""
        if self._running is not None:
            self._running.coach.turned.disconnect(self._heard)
            self._running.coach.failed.disconnect(self._over)
        self._running = None
        self._working = self._whole = False
        self.turns = []
        self.list.clear()
        self._show_state()

    def stop(self) -> None:
        """What has been found stays."""
        if self._running is not None and self._working:
            self._running.coach.stop()
        self._over()

    def _heard(self, turn: Turn) -> None:
        if turn.reviewed is not None:
            self.turns.append(turn.reviewed)
            self.list.addItem(reviewed_text(turn.reviewed, self._names()))
        self.progress.setValue(turn.done)
        if turn.done == turn.of:
            self._whole = True
            self._over()
            self._announcer.say(self.sum.text())
        else:
            self._show_state()

    def _over(self) -> None:
        self._working = False
        self._show_state()

    def _show_state(self) -> None:
        say = QCoreApplication.translate
        self.progress.setVisible(self._working)
        self.halt.setVisible(self._working)
        self.halt.setText(say("Coach", "Stop"))
        self.list.setAccessibleName(say("Coach", "Turn by turn"))
        self.progress.setAccessibleName(say("Coach", "Looking for better plays"))
        better = len([turn for turn in self.turns if turn.missed])
        if self._working:
            self.sum.setText(say("Coach", "Looking for better plays…"))
        elif better or not self.turns:
            self.sum.setText(say("Coach", "Better plays were found in %n turn(s).", None, better))
        else:
            self.sum.setText(say("Coach", "No better play was found in any turn."))

    def _chosen(self, row: int) -> None:
        if 0 <= row < len(self.turns):
            self.looked_at.emit(self.turns[row])

    def retranslate(self) -> None:
        for row, turn in enumerate(self.turns):
            self.list.item(row).setText(reviewed_text(turn, self._names()))
        self._show_state()


def reviewed_text(turn: Reviewed, names: Sequence[str], then: str = "\n") -> str:
    """What was played, and then what would have been better."""
    return f"{played_text(turn, names)}{then}{better_text(turn)}"


def played_text(turn: Reviewed, names: Sequence[str]) -> str:
    words = _words(turn.played) or texts.verb_name(turn.played.act.verb)
    return QCoreApplication.translate("History", "{name}: {words}").format(name=names[turn.seat], words=words)


def better_text(turn: Reviewed) -> str:
    say = QCoreApplication.translate
    if turn.best is None:
        return say("Coach", "There was no word.")
    if not turn.missed:
        return say("Coach", "Nothing better was found.")
    telling = turn.best.points > turn.played.points  # some games are not about the points of a word
    return say("Coach", "Better: {words}").format(words=_words(turn.best, points=telling))


def _words(found: Found, *, points: bool = True) -> str:
    words = ", ".join(found.words)
    return f"{words}  {found.points:+d}" if words and points and found.points else words
