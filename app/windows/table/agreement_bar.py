"""Asks the other players whether they agree to take the last act back, or how a refused word counts. The question
appears beside the other buttons below the felt."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from app.session.match.view_data import TableQuestion
from app.session.moment import Moment
from app.windows.table.spoken import question_text
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import FlowLayout, fit_question
from app.windows.widgets.key_guard import DeadTime
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.remove_now import leave
from app.windows.widgets.written_by_people import menus_above, on_button, plain_label, shortened, with_keys


class AgreementBar(QWidget):
    """A question with a button for each player who must agree, and a No button. Whichever widget has the focus, players
    can also agree with the keys that they use to challenge or buzz. If the question is about a word, one button agrees
    for the whole table. A press right after the question appears is ignored, because it was meant for a card.

    keys: the keyboard key of each person's seat.
    buttons: the buttons of the players who must agree, by seat.
    ways: the buttons that choose whether a refused word counts tonight, always or never; they appear before anybody is
    asked.
    whole: the button with which one player agrees for the whole table.
    """

    agreed = Signal(int)  # the seat of a player who agrees
    all_agreed = Signal()  # everybody agrees
    chosen = Signal(str)  # how a refused word counts: tonight, always or never
    refused = Signal()  # a player does not agree
    turned = Signal(bool)  # the question appears (True) or disappears

    def __init__(self) -> None:
        super().__init__()
        self.keys: Mapping[int, str] = {}
        self._question: TableQuestion | None = None
        self._dead = DeadTime()
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self.question = plain_label()
        self.question.setObjectName("small")
        self.question.setWordWrap(True)
        self._pressed = FlowLayout()
        self._line.addWidget(self.question)
        self._line.addLayout(self._pressed, 1)
        self.buttons: dict[int, QPushButton] = {}
        self.ways: dict[str, QPushButton] = {}
        self._shown: Sequence[QPushButton] = ()
        self.whole, self.no = EnterButton(), EnterButton()
        self.whole.clicked.connect(self.all_agreed)
        self.no.clicked.connect(self.refused)
        self.hide()

    @property
    def stops(self) -> list[QPushButton]:
        """The buttons of the question in Tab order."""
        return [*self._shown] if self._question is not None else []

    def show_moment(self, moment: Moment) -> None:
        before, self._question = self._question, moment.question
        asks = self._question is not None
        begins = self._question is not None and (before is None or before.chooses != self._question.chooses)
        if self._question is None or begins:
            self._make(self._question)
        if self._question is not None:
            self._tell(moment, self._question)
        self.setVisible(asks)
        if begins or (before is None) == asks:
            self._dead.begin()
        if (before is None) == asks:
            self.turned.emit(asks)

    def _make(self, question: TableQuestion | None) -> None:
        """Makes the buttons for this question."""
        for button in self._shown:
            self._pressed.removeWidget(button)
        for button in (*self.buttons.values(), *self.ways.values()):
            leave(button)
        for button in (self.whole, self.no):
            button.hide()
        self.buttons, self.ways, self._shown = {}, {}, ()
        if question is None:
            return
        asked = () if question.chooses else question.asked
        self.buttons = {seat: self._button(seat) for seat in asked}
        self.ways = {way: self._way(way) for way in (_ways(question) if question.chooses else ())}
        whole = [self.whole] if question.vote is not None and len(asked) > 1 else []
        self._shown = (*self.ways.values(), *self.buttons.values(), *whole, self.no)
        for button in self._shown:
            self._pressed.addWidget(button)
            button.show()

    def _button(self, seat: int) -> QPushButton:
        button = EnterButton()
        button.clicked.connect(lambda: self.agreed.emit(seat))
        return button

    def _way(self, way: str) -> QPushButton:
        button = EnterButton()
        button.clicked.connect(lambda: self.chosen.emit(way))
        return button

    def _tell(self, moment: Moment, question: TableQuestion) -> None:
        translate = QCoreApplication.translate
        self.question.setText(question_text(question, moment.names))
        names = {
            "tonight": translate("Agreement", "Tonight"),
            "always": translate("Agreement", "Always"),
            "never": translate("Agreement", "Never ask again"),
        }
        named = [*[(button, names[way]) for way, button in self.ways.items()]]
        named += [(self.whole, translate("Agreement", "All agree"))] if self.whole in self._shown else []
        named += [(self.no, translate("Agreement", "No"))]
        marked = with_keys([name for _, name in named], menus_above(self))
        for (button, _), text in zip(named, marked, strict=True):
            button.setText(text)
        for seat, button in self.buttons.items():
            missing, name = seat in question.missing, moment.names[seat]
            text = translate("Agreement", "{name}: agree") if missing else translate("Agreement", "{name}: agreed")
            button.setAccessibleName(text.format(name=name))
            key = f" ({key_label(self.keys[seat])})" if missing and self.keys.get(seat) else ""
            button.setText(on_button(text.format(name=shortened(name, self)) + key))
            button.setEnabled(missing)

    def fit(self, width: int) -> None:
        fit_question(self, self._line, self.question, width, asks=self._question is not None)

    @property
    def listens(self) -> bool:
        """Whether a player may agree with a keyboard key now."""
        return bool(self.buttons)

    def hear(self, key: str) -> bool:
        """Agrees for the player with this key, and returns True; another press of the same key changes nothing. Returns
        False if no player who must agree has this key."""
        seat = next((seat for seat in self.buttons if self.keys.get(seat) == key), None)
        if seat is None or self._question is None:
            return False
        if self._dead.over and seat in self._question.missing:
            self.agreed.emit(seat)
        return True


def _ways(question: TableQuestion) -> tuple[str, ...]:
    """Returns the ways in which a refused word can count, in the order of their buttons. A player who plays alone has
    no evening, and so is not offered the way "tonight"."""
    return ("tonight", "always", "never") if question.asked else ("always", "never")
