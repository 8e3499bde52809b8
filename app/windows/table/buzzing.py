"""Shout! at the table: a buzzer key counts wherever the focus is, while nobody has the word."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.base.guard import guarded
from app.session.moment import Moment
from app.session.running_game import RunningGame
from app.windows.table.buzzers import BuzzerBar, BuzzerDialog, key_name
from app.windows.table.stage import Stage


class Buzzing(QObject):
    """buzzed: somebody has the word.  keys_chosen: other keys are to be remembered."""

    buzzed = Signal()
    keys_chosen = Signal(object)

    def __init__(self, bar: BuzzerBar, stage: Stage) -> None:
        super().__init__(stage)
        self.bar, self.stage = bar, stage
        self.keys: tuple[str, ...] = ("A", "L")
        self._game: RunningGame | None = None
        bar.hide()
        bar.buzzed.connect(self._buzz)
        bar.setup_wanted.connect(self.choose_keys)

    def sit_down(self, game: RunningGame) -> None:
        """No game but Shout! wants to hear every key of the program."""
        self.bar.setVisible(game.is_shout)
        if game.is_shout:
            self._game = game
            self._program().installEventFilter(self)
            self.show_keys()

    def stand_up(self) -> None:
        if self._game is not None:
            self._program().removeEventFilter(self)
            self._game = None

    def show_moment(self, moment: Moment) -> None:
        game = self._game
        if game is not None:
            self.bar.show_open([seat for seat in moment.humans if game.may_buzz(seat)])
            self.bar.setVisible(moment.buzzer is None)

    def show_keys(self) -> None:
        if self._game is not None:
            session = self._game.session
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
        seat = self.bar.keys.get(key_name(event))
        if seat is None or not game.may_buzz(seat) or not self.stage.shows_felt:
            return False
        self._buzz(seat)
        return True
