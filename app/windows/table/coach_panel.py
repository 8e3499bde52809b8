"""The coach's panel after a game: a short summary, and then, turn by turn, the play that was made and a better play.
Choosing a turn shows it on the felt, where the player can continue from it.

One button chooses what the turns are compared with: plays of words that the people know, or plays of any word. Another
button chooses whether the panel lists all turns or only the three that lost the most points.
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
from engine.coach.summary import costliest_turns

# a panel with room for fewer lines of text than this shows no summary while the coach works, and hides the line above
# it
ROOMY = 16


class CoachList(Lines):
    """The list of turns in the coach's panel. Esc gives the focus back to the felt."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("beside")
        self.setWordWrap(True)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the chosen turn visible, even if little room remains."""
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
    """The game that the panel reviews.

    names: returns the names at the seats.
    sum_up: returns the summary of the game, for a view (findable plays or all plays) and the reviewed turns.
    people: the seats of people.
    of_points: whether the coach states in points how much a turn missed, rather than as a share of a good turn.
    calm: whether the game is in calm play, in which the coach rates no turns.
    """

    names: Callable[[], Sequence[str]] = lambda: ()
    sum_up: Callable[[str, Sequence[Reviewed]], str] = lambda sees, turns: ""
    people: tuple[int, ...] = ()
    of_points: bool = True
    calm: bool = False


class CoachPanel(QWidget):
    """The panel after a game in which the coach reviews the turns.

    looked_at: the turn to show on the felt; None for the end of the game.
    tried_again: the player wants to continue from the position before this act.
    halted: emitted when nobody needs more results from the coach.
    begun: whether the coach has begun to review a game.
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
        # the progress and its buttons share a line, because with large letters the turns need every other line
        work = QHBoxLayout()
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
        # for each view (findable plays or all plays): the reviewed turns, in the order of the game
        self._found: dict[str, list[Reviewed]] = {FINDABLE: [], ALL: []}
        self._shown = CoachedGame()
        self._may_try = False
        self.begun = self.working = False
        self.heard: list[CoachedTurn] = []
        self._come = [0] * len(LOOKS)  # for each pass (see `begin`), the index of the next act to review
        self._looks = 0  # the number of finished passes

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_state()

    def begin(self, of: int, shown: CoachedGame, *, may_try: bool) -> list[int] | None:
        """Starts the review of a game with this number of acts, or continues it where it stopped. The coach goes
        through the game in several passes. Returns, for each pass, the index of the next act to review; None if the
        review is running or done.

        may_try: whether the player may continue from a turn.
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
        """Drops all results, because another game begins or this game continues."""
        self._shown = CoachedGame()
        self.begun = self.working = False
        self._come, self._looks = [0] * len(LOOKS), 0
        self._found, self.turns, self.heard = {FINDABLE: [], ALL: []}, [], []
        self.list.clear()
        for button in (self.all_words, self.all_turns):
            button.setChecked(False)
        self._show_state()

    def take_over(self, before: "CoachPanel") -> None:
        """Copies the results of the panel that showed the same game before. Later results of the coach come to this
        panel. Must be called after `begin`."""
        for turn in before.heard:
            self.hear(turn)
        self.working = before.working
        self.all_words.setChecked(before.all_words.isChecked())
        self.all_turns.setChecked(before.all_turns.isChecked())
        self._show_state()
        self.list.setCurrentRow(before.list.currentRow())

    def stop(self) -> None:
        """Stops the review and keeps its results."""
        if self.working:
            self.halted.emit()
        self.end()

    def hear(self, turn: CoachedTurn) -> None:
        if not self.working:  # this panel did not ask for the result
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
            self._announcer.say(self._count_text())

    @property
    def _sees(self) -> str:
        """The plays with which the listed turns are compared: FINDABLE or ALL. If no person sat at the table, there is
        only one such comparison."""
        return ALL if self.all_words.isChecked() or not self._shown.people else FINDABLE

    @property
    def dearest(self) -> list[Reviewed] | None:
        """The turns that lost the most points, at most TURNS_TO_SHOW of them, the worst first. None until the coach has
        reviewed every turn."""
        if not self._summed_up:
            return None
        return costliest_turns(self._found[self._sees], self._whose)

    @property
    def _whose(self) -> Sequence[int]:
        """The seats whose turns count: those of people, or all seats if nobody is a person."""
        return self._shown.people or range(len(self._shown.names()))

    @property
    def _summed_up(self) -> bool:
        """Whether the coach has reviewed every turn for the comparison that the panel shows now."""
        return any(look.sees == self._sees for look in LOOKS[: self._looks])

    def _turn_over(self) -> None:
        """Lists the turns again after the player has pressed one of the two buttons above the list."""
        self._list_turns()
        self._show_state()
        self._show_summary()

    def _list_turns(self) -> None:
        """Lists the reviewed turns. The turn chosen before stays chosen."""
        found, chosen = self._found[self._sees], self._turn
        turns = found
        if not self.all_turns.isChecked():
            turns = costliest_turns(found, self._whose)
        if turns == self.turns:
            return
        shown = self._shown
        texts = [reviewed_text(turn, shown.names(), points=shown.of_points, calm=shown.calm) for turn in turns]
        there = next((row for row, turn in enumerate(turns) if chosen is not None and _same(turn, chosen)), -1)
        self.list.blockSignals(True)  # without signals, because the felt already shows this turn
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
        self.all_turns.setToolTip(translate("Coach", "Every turn, in order; otherwise the three costliest"))
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
            self.sum.setText(self._count_text())
        elif self._summed_up:
            self.sum.setText(f"{self._count_text()} {translate('Coach', 'Looking closely…')}")
        else:
            self.sum.setText(translate("Coach", "Looking for better plays…"))

    def _count_text(self) -> str:
        """Returns a sentence with the number of turns in which the coach found a better play."""
        translate = QCoreApplication.translate
        found = self._found[self._sees]
        better = len([turn for turn in found if turn.missed])
        if better or not found:
            return translate("Coach", "Better plays were found in %n turn(s).", None, better)
        return translate("Coach", "No better play was found in any turn.")

    @property
    def _turn(self) -> Reviewed | None:
        """The turn chosen in the list; None if no turn is chosen."""
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
    """Inserts a reviewed turn at its place in the list. It replaces the result of an earlier, quicker review of the
    same turn."""
    for row, other in enumerate(turns):
        if _same(other, turn):
            turns[row] = turn
            return
    turns.insert(bisect_right(turns, turn.number, key=lambda other: other.number), turn)


def _same(turn: Reviewed, other: Reviewed) -> bool:
    return (turn.number, turn.played.act) == (other.number, other.played.act)
