"""Handles the keyboard keys of the players, whichever widget has the focus.

A player's key buzzes while nobody else must name a word, challenges while nobody types, and agrees to a question to
this player. When several people sit at the table, Enter or the mouse ends a called word. While the word is typed, the
keys of the other players do nothing, unless Shift is held; then they type their letters.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox

from app.base.guard import guarded
from app.base.settings import Settings
from app.session.moment import Moment
from app.session.running_game import RunningGame
from app.windows.sheets.buzzer_keys import BuzzerDialog, players_keys
from app.windows.table.dealer_question import ask_dealer
from app.windows.table.stage import Stage
from app.windows.table.table_foot import TableFoot
from app.windows.widgets.connections import Ties
from app.windows.widgets.enter_button import ENTERS, PRESSES
from app.windows.widgets.keys_shown import key_label, key_name


class Buzzing(QObject):
    """The players' keyboard keys during one game.

    pressed: a player has buzzed, and must name a word.
    vain: the player at this seat has pressed the buzzer but may not call a word out now.
    ended: a player has pressed Enter outside the felt, which ends the called word.
    shift_wanted: the player at this seat pressed a key that would type the letter of a card on the table if Shift were
    held.
    keys_chosen: the players chose other keys, to be saved.
    """

    pressed = Signal()
    vain = Signal(int)
    ended = Signal()
    shift_wanted = Signal(int)
    keys_chosen = Signal(object)

    def __init__(self, game: RunningGame, foot: TableFoot, stage: Stage, settings: Settings) -> None:
        super().__init__(stage)
        self.bar, self.challenges, self.agreement, self.stage = foot.buzzers, foot.challenges, foot.agreement, stage
        self.keys, self.commands = settings.buzzers, settings.keys
        self._game, self._session = game, game.session
        self._listening = False
        self.question: QMessageBox | None = None  # the open question to the dealer, if any
        self._ties = Ties(
            (self.bar.buzzed, self._press),
            (self.bar.setup_wanted, self.choose_keys),
            (game.disputed, self._ask_dealer),
        )
        self.bar.setVisible(game.is_shout)
        self.show_keys()

    def untie(self) -> None:
        self._ties.undo()
        self._game.dispute = ()
        if self.question is not None:
            self.question.close()
        self._listen(False)
        self.deleteLater()

    def _listen(self, wanted: bool) -> None:
        """Starts or stops filtering all key events of the program.

        wanted: whether a player's key can do something now.
        """
        if wanted != self._listening:
            self._listening = wanted
            program = self._program()
            (program.installEventFilter if wanted else program.removeEventFilter)(self)

    def show_moment(self, moment: Moment) -> None:
        """Shows the new state of the table. The bars of challenges and agreement must show it already, because they
        decide whether the players' keys have an effect."""
        self._listen(moment.calls or self.challenges.listens or self.agreement.listens)
        if moment.calls:
            self.bar.show_open(moment.callers)
            self.bar.setVisible(moment.buzzer is None or moment.guards_word)
            self.bar.show_ending(ending=moment.guards_word)

    def show_keys(self) -> None:
        """Assigns the players' keyboard keys. Must be called before the first `Moment` is made, which contains the
        names of these keys."""
        people, names = self._game.people, self._game.names
        keys, several = players_keys(people, self.keys), len(people) > 1
        self.challenges.keys = keys if several else {}
        self.agreement.keys = keys if several else {}
        if self._game.is_shout:
            self.bar.show_buzzers(keys, names)
            labels = {seat: key_label(key) for seat, key in keys.items()}
            self._session.show_keys(tuple([labels.get(seat, "") for seat in range(len(names))]))

    def choose_keys(self) -> None:
        self._game.pause(True)
        moment = self._session.moment
        dialog = BuzzerDialog([moment.names[seat] for seat in moment.humans], self.keys, self.commands, self.stage)
        dialog.accepted.connect(lambda: self.keys_chosen.emit(tuple(dialog.keys)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _ask_dealer(self, dealer: int, seats: tuple[int, ...]) -> None:
        names = self._session.moment.names
        self.question = ask_dealer(names[dealer], {seat: names[seat] for seat in seats}, self._settle, self.stage)

    def _settle(self, first: int | None) -> None:
        self.question = None
        if self._session.moment.paused:  # the question had paused the game
            self._game.pause(False)
        self._game.settle(first)

    def _program(self) -> QCoreApplication:
        program = QCoreApplication.instance()
        assert program is not None
        return program

    def _press(self, seat: int, stamp: float = 0) -> bool:
        if not self._game.press(seat, stamp):
            return False
        self.pressed.emit()
        return True

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._hears(watched, event):
            return True
        return super().eventFilter(watched, event)

    def _hears(self, watched: QObject, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier or not self.stage.isVisible():
            return False
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            return False  # a key pressed in a dialog or a menu is not a buzz
        if QApplication.activeWindow() not in (None, self.stage.window()) or not self.stage.shows_felt:
            return False
        moment = self._session.moment
        if self.agreement.listens and self.agreement.hear(key_name(event)):
            return True
        if not moment.calls:
            return not event.isAutoRepeat() and self.challenges.hear(key_name(event))
        seat = self.bar.keys.get(key_name(event))
        if event.isAutoRepeat():
            # a repeated key means that the player who buzzed still holds the key down
            return seat is not None and moment.buzzer is not None
        if moment.guards_word:
            return self._is_guarded(moment, watched, event, seat)
        if seat is None or (seat != moment.buzzer and self._press(seat, event.timestamp())):
            return seat is not None
        if moment.buzzer is None and not (moment.paused or moment.over):
            self.vain.emit(seat)
            return True  # the event stops here; otherwise every widget around the felt would get it too
        return False

    def _is_guarded(self, moment: Moment, watched: QObject, event: QKeyEvent, seat: int | None) -> bool:
        """Handles a key event while a player names a word, because a neighbour's key could change that word. Returns
        whether the event is used up."""
        if event.key() in PRESSES:
            return self._ends_word(watched, event)
        if seat is None or seat == moment.buzzer or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return False
        if not self._press(seat, event.timestamp()) and self._session.gestures.takes_letter(event.text()):
            self.shift_wanted.emit(seat)
        return True

    def _ends_word(self, watched: QObject, event: QKeyEvent) -> bool:
        """Lets Enter end the word in any widget but the felt, which handles Enter on its own. Also keeps Space from
        pressing a button. Returns whether the key event is used up."""
        if watched is not QApplication.focusWidget() or watched is self.stage.felt:
            return False
        if event.key() in ENTERS:
            self.ended.emit()
        return event.key() in ENTERS or isinstance(watched, QAbstractButton)
