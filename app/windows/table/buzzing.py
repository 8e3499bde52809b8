"""The keys of people at the table, which count wherever the focus is: a buzzer's while nobody has the word, and those
to object to a word while no hand is open."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.base.guard import guarded
from app.session.moment import Moment
from app.session.running_game import RunningGame
from app.windows.sheets.buzzer_keys import BuzzerDialog, key_name, objecting_keys
from app.windows.table.buzzers import BuzzerBar
from app.windows.table.objections import ObjectionBar
from app.windows.table.stage import Stage


class Buzzing(QObject):
    """buzzed: somebody has the word.  keys_chosen: other keys are to be remembered."""

    buzzed = Signal()
    keys_chosen = Signal(object)

    def __init__(self, bar: BuzzerBar, objections: ObjectionBar, stage: Stage) -> None:
        super().__init__(stage)
        self.bar, self.objections, self.stage = bar, objections, stage
        self.keys: tuple[str, ...] = ("A", "L")
        self._game: RunningGame | None = None
        self._listening = False
        bar.hide()
        bar.buzzed.connect(self._buzz)
        bar.setup_wanted.connect(self.choose_keys)

    def sit_down(self, game: RunningGame) -> None:
        self._game = game
        self.bar.setVisible(game.is_shout)
        self.show_keys()

    def stand_up(self) -> None:
        self._listen(False)
        self._game = None

    def _listen(self, wanted: bool) -> None:
        """To every key of the program, only as long as one of them may count."""
        if wanted != self._listening:
            self._listening = wanted
            program = self._program()
            (program.installEventFilter if wanted else program.removeEventFilter)(self)

    def show_moment(self, moment: Moment) -> None:
        """After the bar of the objections."""
        game = self._game
        if game is None:
            return
        self._listen(game.is_shout or self.objections.listens)
        if game.is_shout:
            self.bar.show_open([seat for seat in moment.humans if game.may_buzz(seat)])
            self.bar.setVisible(moment.buzzer is None)

    def show_keys(self) -> None:
        if self._game is None:
            return
        session = self._game.session
        several = len(session.humans) > 1
        self.objections.keys = objecting_keys(session.humans, self.keys) if several else {}
        if self._game.is_shout:
            self.bar.show_buzzers(session.humans, session.names, self.keys)

    def choose_keys(self) -> None:
        game = self._game
        if game is None:
            return
        game.pause(True)
        names = [game.session.names[seat] for seat in game.session.humans]
        dialog = BuzzerDialog(names, self.keys, self.stage)
        dialog.accepted.connect(lambda: self.keys_chosen.emit(tuple(dialog.keys)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _program(self) -> QCoreApplication:
        program = QCoreApplication.instance()
        assert program is not None
        return program

    def _buzz(self, seat: int) -> None:
        if self._game is not None:
            self._game.buzz(seat)
            self.buzzed.emit()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._hears(event):
            return True
        return super().eventFilter(watched, event)

    def _hears(self, event: QKeyEvent) -> bool:
        game = self._game
        if game is None or game.buzzer is not None or event.isAutoRepeat():
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier or not self.stage.isVisible():
            return False
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            return False  # what is typed there is no buzz
        if QApplication.activeWindow() not in (None, self.stage.window()):
            return False
        if not self.stage.shows_felt:
            return False
        if not game.is_shout:
            return self.objections.hear(key_name(event))
        seat = self.bar.keys.get(key_name(event))
        if seat is None or not game.may_buzz(seat):
            return False
        self._buzz(seat)
        return True
