"""The keys of people at the table, which count wherever the focus is: a buzzer's while nobody has the word, and those
to object to a word while no hand is open.

Where others sit there, too, a word that is called out ends with the caller's own key or with the mouse; the keys of the
others do nothing.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.base.guard import guarded
from app.session.moment import Moment
from app.session.running_game import RunningGame
from app.windows.sheets.buzzer_keys import BuzzerDialog, objecting_keys
from app.windows.table.buzzers import BuzzerBar
from app.windows.table.objections import ObjectionBar
from app.windows.table.stage import Stage
from app.windows.widgets.keys_shown import key_name
from engine.core.cards import WILD

PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Buzzing(QObject):
    """pressed: somebody wants the word.  vain: a seat wants it that cannot have it now.
    keys_chosen: other keys are to be remembered."""

    pressed = Signal()
    vain = Signal(int)
    keys_chosen = Signal(object)

    def __init__(self, bar: BuzzerBar, objections: ObjectionBar, stage: Stage) -> None:
        super().__init__(stage)
        self.bar, self.objections, self.stage = bar, objections, stage
        self.keys: tuple[str, ...] = ("A", "L")
        self._game: RunningGame | None = None
        self._listening = False
        bar.hide()
        bar.buzzed.connect(self._press)
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
            self.bar.setVisible(moment.buzzer is None or self.guards_word)
            self.bar.show_ending(moment.buzzer if self.guards_word else None)

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

    @property
    def guards_word(self) -> bool:
        """Is a word being named that a neighbour's key could end?"""
        game = self._game
        return game is not None and game.buzzer is not None and len(game.session.humans) > 1

    def _press(self, seat: int, stamp: float = 0) -> bool:
        if self._game is None or not self._game.press(seat, stamp):
            return False
        self.pressed.emit()
        return True

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._hears(watched, event):
            return True
        return super().eventFilter(watched, event)

    def _hears(self, watched: QObject, event: QKeyEvent) -> bool:
        game = self._game
        if game is None or event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier or not self.stage.isVisible():
            return False
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            return False  # what is typed there is no buzz
        if QApplication.activeWindow() not in (None, self.stage.window()) or not self.stage.shows_felt:
            return False
        if not game.is_shout:
            return not event.isAutoRepeat() and self.objections.hear(key_name(event))
        seat = self.bar.keys.get(key_name(event))
        if event.isAutoRepeat():
            return seat is not None and game.buzzer is not None  # the key that was pressed for the word is held still
        if seat is not None and seat != game.buzzer and self._press(seat, event.timestamp()):
            return True
        if seat is not None and game.buzzer is None and not (game.session.paused or game.session.state.over):
            self.vain.emit(seat)
            return True  # or it would be heard again by all that lies around the felt
        return self.guards_word and self._is_guarded(watched, event, seat)

    def _is_guarded(self, watched: QObject, event: QKeyEvent, seat: int | None) -> bool:
        """One's own key ends the word, where it is a letter that there is a card for, with Shift. Nobody else's key
        presses a button, or does anything but type a letter and move about on the felt."""
        game = self._game
        assert game is not None
        letter = event.text().upper() if event.text().isalpha() else ""
        types = bool(letter) and any({letter, WILD} & set(card.face) for card in game.session.state.row)
        if seat is not None and seat == game.buzzer:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if (types and not shift) or game.session.act_for("shout") is None:
                return False
            game.session.press("shout", seat)
            return True
        if event.key() in PRESSES:
            return isinstance(watched, QAbstractButton)
        return seat is not None and not types
