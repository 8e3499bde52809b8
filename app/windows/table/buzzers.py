"""The bar of Shout! with a buzzer for each person at the table."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import FlowLayout
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.remove_now import empty
from app.windows.widgets.written_by_people import on_button, plain_label, shortened


class BuzzerBar(QWidget):
    """A buzzer for each person, pressed by mouse or by its key. While one of several people must name a word, a line
    about how to end the word replaces the buzzers."""

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

    def show_buzzers(self, keys: Mapping[int, str], names: Sequence[str]) -> None:
        self._layout.removeWidget(self._ending)
        empty(self._layout)
        self.keys = {key: seat for seat, key in keys.items()}
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
        self._ending.setText(QCoreApplication.translate("Shout", "Enter or the mouse ends the word."))
        for stop in self.stops:
            stop.show()  # shown now, because the layout that folds the bars counts only visible buttons

    def fit(self, width: int) -> None:
        """Replaces the text on the last button by "…" if the button would need a line of its own."""
        for change in self.stops[-1:]:
            assert isinstance(change, QPushButton)
            change.setText(change.accessibleName())
            if self.room(width).width() > width:
                change.setText("…")

    def show_ending(self, *, ending: bool) -> None:
        """Shows how to end the word or, if `ending` is not set, the buzzers again."""
        for stop in self.stops:
            stop.setVisible(not ending)
        self._ending.setVisible(ending)

    def room(self, width: int) -> QSize:
        """Returns the size of the buzzers in this width, even while they are hidden."""
        sizes, between = [stop.sizeHint() for stop in self.stops], self._layout.spacing()
        wide = sum([size.width() + between for size in sizes]) - between
        high = max([size.height() for size in sizes], default=0)
        lines = -(-wide // max(width, 1))
        return QSize(wide, lines * (high + between) - between)

    def room_of_ending(self) -> QSize:
        """Returns the size of the line that shows while a player must name a word."""
        return self._ending.sizeHint()

    def show_open(self, seats: Sequence[int]) -> None:
        for seat, button in self.buttons.items():
            button.setEnabled(seat in seats)
