"""Shout! at the table: a buzzer for each person."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.windows.sheets.buzzer_keys import buzzers_of
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import FlowLayout
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.leaving import empty
from app.windows.widgets.written_by_people import on_button, plain_label, shortened


class BuzzerBar(QWidget):
    """A buzzer for each person: pressed by mouse or by its key. While one of several has the word, the key that ends
    it."""

    buzzed = Signal(int)
    setup_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._layout = FlowLayout(self)
        self.buttons: dict[int, QPushButton] = {}
        self.keys: dict[str, int] = {}
        self.stops: list[QWidget] = []
        self._ending = plain_label()
        self._ending.setObjectName("small")

    def show_buzzers(self, humans: Sequence[int], names: Sequence[str], keys: Sequence[str]) -> None:
        self._layout.removeWidget(self._ending)
        empty(self._layout)
        self.keys = {key: seat for seat, key in buzzers_of(humans, keys).items()}
        self.buttons = {}
        for key, seat in self.keys.items():
            text = QCoreApplication.translate("Shout", "{name}: {key}")
            button = EnterButton(on_button(text.format(name=shortened(names[seat], self), key=key_label(key))))
            button.setAccessibleName(text.format(name=names[seat], key=key_label(key)))
            button.setProperty("main", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, seat=seat: self.buzzed.emit(seat))
            self._layout.addWidget(button)
            self.buttons[seat] = button
        change = EnterButton(QCoreApplication.translate("Shout", "Keys…"))
        change.setAccessibleName(change.text())
        change.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        change.clicked.connect(self.setup_wanted)
        self._layout.addWidget(change)
        self.stops = [*self.buttons.values(), change]
        self._layout.addWidget(self._ending)
        for stop in self.stops:
            stop.show()  # at once: only then it counts when the bars are folded

    def fit(self, width: int) -> None:
        """A sign stands for the word on the last button where that would want a line of its own."""
        for change in self.stops[-1:]:
            assert isinstance(change, QPushButton)
            change.setText(change.accessibleName())
            if self._layout.sizeHint().width() > width:
                change.setText("…")

    def show_ending(self, buzzer: int | None) -> None:
        """Who has the word ends it with this key."""
        for stop in self.stops:
            stop.setVisible(buzzer is None)
        key = next((key for key, seat in self.keys.items() if seat == buzzer), "")
        self._ending.setVisible(bool(key))
        if key:
            pressed = f"Shift+{key}" if key.isalpha() and len(key) == 1 else key
            text = QCoreApplication.translate("Shout", "{key} or the mouse ends the word.")
            self._ending.setText(text.format(key=key_label(pressed)))

    def show_open(self, seats: Sequence[int]) -> None:
        for seat, button in self.buttons.items():
            button.setEnabled(seat in seats)
