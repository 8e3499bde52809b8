"""Beside the verbs of the moment: who may object to the last word, though it is not their turn."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.base import texts
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.leaving import leave
from app.windows.widgets.written_by_people import menus_above, on_button, with_keys


class ObjectionBar(QWidget):
    """A button for each objection. told: who may object, and by which key; nobody finds it without eyes otherwise."""

    objected = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addStretch(1)
        self._shown: list[tuple[int, str]] = []
        self.buttons: list[QPushButton] = []
        self.told: tuple[str, ...] = ()

    def retranslate(self) -> None:
        """The next showing makes every button anew."""
        self.show_objectors((), (), ())

    def show_objectors(
        self, objectors: Sequence[tuple[int, str]], names: Sequence[str], beside: Sequence[QPushButton]
    ) -> None:
        """beside: the other buttons of the moment, whose keys are taken."""
        if list(objectors) != self._shown:
            self._shown = list(objectors)
            self._make()
        taken = [*menus_above(self), *[button.text() for button in beside]]
        verbs = with_keys([texts.verb_name(verb) for _, verb in objectors], taken)
        told = []
        say = QCoreApplication.translate
        for button, (seat, verb), text in zip(self.buttons, objectors, verbs, strict=True):
            button.setText(f"{on_button(names[seat])}: {text}")
            sentence = say("Objections", "{name} may object to the last word: {verb}, {key}.")
            key = QKeySequence.mnemonic(text).toString(QKeySequence.SequenceFormat.NativeText)
            told.append(sentence.format(name=names[seat], verb=texts.verb_name(verb), key=key))
        self.told = tuple(told)

    def _make(self) -> None:
        for button in self.buttons:
            leave(button)
        self.buttons = []
        for seat, verb in self._shown:
            button = EnterButton()
            button.clicked.connect(lambda _=False, seat=seat, verb=verb: self.objected.emit(seat, verb))
            self._layout.addWidget(button)
            button.show()
            self.buttons.append(button)
        self.setVisible(bool(self._shown))
