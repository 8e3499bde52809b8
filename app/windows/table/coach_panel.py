"""After a game: a summary in a few lines, then turn by turn the play made and a better one. Choosing a turn shows it on
the felt; the player can play on from there.

It shows what the people could have found with the words within their reach, or all there was; the three dearest turns,
or all of them.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.felt.access import Announcer
from app.session.time.coach import ALL, FINDABLE, LOOKS, CoachedTurn
from app.windows.table.coach_words import reviewed_text
from app.windows.table.history_lines import Lines
from app.windows.widgets.announce_row import LineReporter
from app.windows.widgets.document import Document
from app.windows.widgets.flow import FlowLayout
from engine.coach.review import Reviewed
from engine.coach.summary import dearest

ROOMY = 16  # lines of text; a lower panel shows no summary before the work is done, and no line above it


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


@dataclass(frozen=True)
class CoachedGame:
    """A game in the panel.

    names: the names at the seats.
    sum_up: the game in a few lines, from one of the two views and its turns.
    people: the seats of people.
    of_points: whether what was missed is named in points.
    calm: turns are not rated (see Outlook).
    """

    names: Callable[[], Sequence[str]] = lambda: ()
    sum_up: Callable[[str, Sequence[Reviewed]], str] = lambda sees, turns: ""
    people: tuple[int, ...] = ()
    of_points: bool = True
    calm: bool = False


class CoachPanel(QWidget):
    """The panel.

    looked_at: a turn to be shown; None for the present.
    tried_again: the player wants to continue from this position.
    halted: the coach need not search any more.
    begun: it has reviewed a game, or is reviewing one.
    heard: all results of the coach so far.
    turns: the turns in the list.
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
        self.all_words, self.all_turns = QPushButton(), QPushButton()
        for button in (self.all_words, self.all_turns):
            button.setCheckable(True)
            button.toggled.connect(self._turn_over)
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
        views = FlowLayout()
        views.addWidget(self.all_turns)
        views.addWidget(self.all_words)
        layout.addWidget(self.summary, 5)
        layout.addLayout(views)
        layout.addWidget(self.list, 6)
        layout.addWidget(self.again)
        self.turns: list[Reviewed] = []
        self._found: dict[str, list[Reviewed]] = {FINDABLE: [], ALL: []}  # in the order of the game
        self._shown = CoachedGame()
        self._may_try = False
        self.begun = self.working = False
        self.heard: list[CoachedTurn] = []
        self._come = [0] * len(LOOKS)  # how far each look has come
        self._looks = 0  # how many are over

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_state()

    def begin(self, of: int, shown: CoachedGame, *, may_try: bool) -> list[int] | None:
        """Reviews a game of this many acts, or continues where the work stopped. Returns the next act for each look;
        None if the work is in progress or done.

        may_try: the player may continue from a turn.
        """
        if self.working or self._looks == len(LOOKS):
            return None
        self._shown, self._may_try = shown, may_try
        self.begun = self.working = True
        self.progress.setRange(0, of)
        self.progress.setValue(self._come[self._looks])
        self._show_state()
        return list(self._come)

    def forget(self) -> None:
        """Forgets the game, because another begins or this one goes on."""
        self._shown = CoachedGame()
        self.begun = self.working = False
        self._come, self._looks = [0] * len(LOOKS), 0
        self._found, self.turns, self.heard = {FINDABLE: [], ALL: []}, [], []
        self.list.clear()
        for button in (self.all_words, self.all_turns):
            button.setChecked(False)
        self._show_state()

    def take_over(self, before: "CoachPanel") -> None:
        """Shows the results of another panel for the same game, and receives those still to come; call it after
        `begin`."""
        for turn in before.heard:
            self.hear(turn)
        self.working = before.working
        self.all_words.setChecked(before.all_words.isChecked())
        self.all_turns.setChecked(before.all_turns.isChecked())
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
        look = LOOKS[turn.look]
        self._come[turn.look] = turn.done
        self.progress.setValue(turn.done)
        if turn.reviewed is not None:
            _put(self._found[look.sees], turn.reviewed)
            if look.sees == self._sees:
                self._list_turns()
        if turn.done < turn.of:
            self._show_state()
            return
        self._looks = turn.look + 1
        if self._looks == len(LOOKS):
            self.end()
        self._show_state()
        self._show_summary()
        if look.sees == self._sees:
            self._announcer.say(self._told())

    @property
    def _sees(self) -> str:
        """The view that is shown; with no people at the table there is only one."""
        return ALL if self.all_words.isChecked() or not self._shown.people else FINDABLE

    @property
    def dearest(self) -> list[Reviewed] | None:
        """The turns that missed most, the dearest first; None if the coach has not looked at all turns."""
        if not self._summed_up:
            return None
        return dearest(self._found[self._sees], self._whose)

    @property
    def _whose(self) -> Sequence[int]:
        """The seats whose dearest turns count: those of people, if any."""
        return self._shown.people or range(len(self._shown.names()))

    @property
    def _summed_up(self) -> bool:
        """Whether every turn of this view has been looked at."""
        return any(look.sees == self._sees for look in LOOKS[: self._looks])

    def _turn_over(self) -> None:
        """Shows another view, or other turns of it."""
        self._list_turns()
        self._show_state()
        self._show_summary()

    def _list_turns(self) -> None:
        """Puts the turns of this view in the list, and stays at the chosen one."""
        found, chosen = self._found[self._sees], self._turn
        turns = found
        if not self.all_turns.isChecked():
            turns = dearest(found, self._whose)
        if turns == self.turns:
            return
        shown = self._shown
        texts = [reviewed_text(turn, shown.names(), points=shown.of_points, calm=shown.calm) for turn in turns]
        there = next((row for row, turn in enumerate(turns) if chosen is not None and _same(turn, chosen)), -1)
        self.list.blockSignals(True)  # the same turn stays on show
        self.turns = list(turns)
        for row, text in enumerate(texts[: self.list.count()]):
            self.list.item(row).setText(text)
        self.list.addItems(texts[self.list.count() :])
        while self.list.count() > len(texts):
            self.list.takeItem(self.list.count() - 1)
        self.list.setCurrentRow(there)
        self.list.blockSignals(False)

    def end(self) -> None:
        self.working = False
        self._show_state()

    def _show_state(self) -> None:
        translate = QCoreApplication.translate
        roomy = self.height() >= ROOMY * self.fontMetrics().height()
        self.summary.setVisible(self._summed_up and (roomy or not self.working))
        self.sum.setVisible(roomy or not (self._summed_up or self.working))
        self.again.setVisible(self._may_try and bool(self.turns) and (self._summed_up or not self.working))
        self.all_words.setVisible(bool(self._shown.people))
        self.all_words.setText(translate("Coach", "All possible words"))
        self.all_words.setToolTip(
            translate("Coach", "The best plays with any word, for everybody; otherwise with words within your reach")
        )
        self.all_turns.setText(translate("Coach", "All turns"))
        self.all_turns.setToolTip(translate("Coach", "Every turn, in order; otherwise the three dearest"))
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
        elif self._summed_up:
            self.sum.setText(f"{self._told()} {translate('Coach', 'Looking closely…')}")
        else:
            self.sum.setText(translate("Coach", "Looking for better plays…"))

    def _told(self) -> str:
        """The sentence that says in how many turns there was something better."""
        translate = QCoreApplication.translate
        found = self._found[self._sees]
        better = len([turn for turn in found if turn.missed])
        if better or not found:
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
        if self._summed_up:
            self.summary.setHtml(self._shown.sum_up(self._sees, self._found[self._sees]))
            self.summary.setAccessibleDescription(self.summary.toPlainText())


def _put(turns: list[Reviewed], turn: Reviewed) -> None:
    """Puts the turn in its place and replaces what a glance found."""
    for row, other in enumerate(turns):
        if _same(other, turn):
            turns[row] = turn
            return
    turns.insert(bisect_right(turns, turn.number, key=lambda other: other.number), turn)


def _same(turn: Reviewed, other: Reviewed) -> bool:
    return (turn.number, turn.played.act) == (other.number, other.played.act)
