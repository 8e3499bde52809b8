"""The question beside the buttons of the moment whether the others agree to take the last act back."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from app.session.match.view_data import UndoQuestion
from app.session.moment import Moment
from app.windows.table.spoken import undo_question_text
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import FlowLayout, fit_question
from app.windows.widgets.key_guard import DeadTime
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.remove_now import leave
from app.windows.widgets.written_by_people import menus_above, on_button, plain_label, shortened, with_keys


class AgreementBar(QWidget):
    """The question, a button for each player who must agree, and No. Each player can also agree with the key that
    challenges or buzzes, wherever the focus is. A press right after the question does not count: it was meant for a
    card.

    keys: the keys of people's seats.
    agreed: this seat agrees.
    refused: a player does not agree.
    turned: the question appears or disappears.
    """

    agreed = Signal(int)
    refused = Signal()
    turned = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.keys: Mapping[int, str] = {}
        self._question: UndoQuestion | None = None
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
        self.no = EnterButton()
        self.no.clicked.connect(self.refused)
        self.hide()

    @property
    def stops(self) -> list[QPushButton]:
        """The stops of Tab."""
        return [*self.buttons.values(), self.no] if self._question is not None else []

    def show_moment(self, moment: Moment) -> None:
        before, self._question = self._question, moment.undo_question
        asked = () if self._question is None else self._question.asked
        if tuple(self.buttons) != asked:
            self._make(asked)
        if self._question is not None:
            self._tell(moment, self._question)
        self.setVisible(self._question is not None)
        if (before is None) != (self._question is None):
            self._dead.begin()
            self.turned.emit(self._question is not None)

    def _make(self, seats: tuple[int, ...]) -> None:
        for button in (*self.buttons.values(), self.no):
            self._pressed.removeWidget(button)
        for button in self.buttons.values():
            leave(button)
        self.buttons = {seat: self._button(seat) for seat in seats}
        for button in (*self.buttons.values(), self.no):
            self._pressed.addWidget(button)
            button.show()

    def _button(self, seat: int) -> QPushButton:
        button = EnterButton()
        button.clicked.connect(lambda: self.agreed.emit(seat))
        return button

    def _tell(self, moment: Moment, question: UndoQuestion) -> None:
        translate = QCoreApplication.translate
        self.question.setText(undo_question_text(question, moment.names))
        self.no.setText(with_keys([translate("Agreement", "No")], menus_above(self))[0])
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
        """Whether there is a key with which a player may agree now."""
        return self._question is not None

    def hear(self, key: str) -> bool:
        """Agrees for the player with this key; False if no player who must agree has it. A repeated press changes
        nothing."""
        asked = () if self._question is None else self._question.asked
        seat = next((seat for seat in asked if self.keys.get(seat) == key), None)
        if seat is None or self._question is None:
            return False
        if self._dead.over and seat in self._question.missing:
            self.agreed.emit(seat)
        return True
