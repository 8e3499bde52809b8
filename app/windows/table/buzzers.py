"""Shout! at the table: a buzzer for each person."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.windows.sheets.buzzer_keys import buzzers_of
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import FlowLayout
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.remove_now import empty
from app.windows.widgets.written_by_people import on_button, plain_label, shortened


class BuzzerBar(QWidget):
    """A buzzer for each person: pressed by mouse or by its key. While one of several has the word, the bar shows the
    key that ends it."""

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
        self._ending.setText(_ended_by(next(iter(self.keys), "")))
        for stop in self.stops:
            stop.show()  # at once, because only then the folding counts it

    def fit(self, width: int) -> None:
        """Puts a sign instead of the text on the last button if the text would need a line of its own."""
        for change in self.stops[-1:]:
            assert isinstance(change, QPushButton)
            change.setText(change.accessibleName())
            if self.room(width).width() > width:
                change.setText("…")

    def show_ending(self, buzzer: int | None) -> None:
        """Shows the key with which the player who has the word ends it."""
        for stop in self.stops:
            stop.setVisible(buzzer is None)
        key = next((key for key, seat in self.keys.items() if seat == buzzer), "")
        self._ending.setVisible(bool(key))
        if key:
            self._ending.setText(_ended_by(key))

    def room(self, width: int) -> QSize:
        """The size of the buzzers in this width, whether a player has the word or not."""
        sizes, between = [stop.sizeHint() for stop in self.stops], self._layout.spacing()
        wide = sum([size.width() + between for size in sizes]) - between
        high = max([size.height() for size in sizes], default=0)
        lines = -(-wide // max(width, 1))
        return QSize(wide, lines * (high + between) - between)

    def room_of_ending(self) -> QSize:
        """The size of the longest line that shows while a player has the word."""
        letters = self._ending.fontMetrics()
        wide = max([letters.horizontalAdvance(_ended_by(key)) for key in self.keys], default=0)
        return QSize(wide, self._ending.sizeHint().height())

    def show_open(self, seats: Sequence[int]) -> None:
        for seat, button in self.buttons.items():
            button.setEnabled(seat in seats)


def _ended_by(key: str) -> str:
    pressed = f"Shift+{key}" if key.isalpha() and len(key) == 1 else key
    return QCoreApplication.translate("Shout", "{key} or the mouse ends the word.").format(key=key_label(pressed))
