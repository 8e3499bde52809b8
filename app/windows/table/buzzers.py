"""Shout!: a key for each player, and the way to choose keys that do not get in each other's way."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.base.guard import guarded
from app.windows.widgets.flow import Flow
from app.windows.widgets.leaving import empty
from app.windows.widgets.pane import Pane
from app.windows.widgets.written_by_people import on_button, plain_label


def key_name(key: int) -> str:
    """The key as it is remembered: A, 7, Space, Left."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def key_label(key: str) -> str:
    """The key as it is called in the player's language."""
    form = QKeySequence.SequenceFormat
    return QKeySequence(key, form.PortableText).toString(form.NativeText)


class BuzzerBar(QWidget):
    """A buzzer for each person: pressed by mouse or by its key. While one of several has the word, the key that ends
    it."""

    buzzed = Signal(int)
    setup_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._layout = Flow(self)
        self.buttons: dict[int, QPushButton] = {}
        self.keys: dict[str, int] = {}
        self.stops: list[QWidget] = []
        self._ending = plain_label()
        self._ending.setObjectName("small")

    def show_buzzers(self, humans: Sequence[int], names: Sequence[str], keys: Sequence[str]) -> None:
        self._layout.removeWidget(self._ending)
        empty(self._layout)
        self.keys = {keys[number % len(keys)]: seat for number, seat in enumerate(humans)}
        self.buttons = {}
        for key, seat in self.keys.items():
            text = QCoreApplication.translate("Shout", "{name}: {key}").format(name=names[seat], key=key_label(key))
            button = QPushButton(on_button(text))
            button.setProperty("main", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, seat=seat: self.buzzed.emit(seat))
            self._layout.addWidget(button)
            self.buttons[seat] = button
        change = QPushButton(QCoreApplication.translate("Shout", "Keys…"))
        change.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        change.clicked.connect(self.setup_wanted)
        self._layout.addWidget(change)
        self.stops = [*self.buttons.values(), change]
        self._layout.addWidget(self._ending)
        for stop in self.stops:
            stop.show()  # at once: only then it counts when the bars are folded

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


class BuzzerDialog(QDialog):
    """Each player presses a key; then all press together, and the keyboard shows which ones it hears.

    Of the keys its buttons have only Tab and, while no key is asked for, Enter: any other may be somebody's buzzer.
    """

    def __init__(self, names: Sequence[str], keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        say = QCoreApplication.translate
        self.setWindowTitle(say("Shout", "Buzzer keys"))
        self.keys = list(keys)
        self._asking: int | None = None
        self._held: set[str] = set()
        self._most: set[str] = set()
        inner = QWidget()
        layout = QVBoxLayout(inner)
        text = QLabel(
            say(
                "Shout",
                "Choose a key for each player. Then hold all of them down together: some keyboards do not hear "
                "certain keys at the same time.",
            )
        )
        text.setWordWrap(True)
        layout.addWidget(text)
        grid = QGridLayout()
        self.buttons: list[QPushButton] = []
        self.lamps: list[QLabel] = []
        for number, name in enumerate(names):
            button = QPushButton(key_label(self.keys[number]))
            button.setAccessibleName(say("Shout", "Key of {name}").format(name=name))
            button.clicked.connect(lambda _=False, number=number: self._ask(number))
            lamp = QLabel("○")
            grid.addWidget(plain_label(name), number, 0)
            grid.addWidget(button, number, 1)
            grid.addWidget(lamp, number, 2)
            self.buttons.append(button)
            self.lamps.append(lamp)
        layout.addLayout(grid)
        self.verdict = QLabel()
        self.verdict.setWordWrap(True)
        layout.addWidget(self.verdict)
        layout.addStretch(1)
        done = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        for stop in (*self.buttons, *done.buttons()):
            stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            stop.installEventFilter(self)
        done.accepted.connect(self.accept)
        done.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(Pane(inner), 1)
        whole.addWidget(done)
        self._fit(layout, done.sizeHint().height())
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # or Qt gives the focus to a button
        self.setFocus()

    def _fit(self, rows: QVBoxLayout, below: int) -> None:
        """As large as its rows, within the screen; where that is too small, they scroll."""
        room, line = self.screen().availableGeometry(), self.fontMetrics().height()
        wide = min(rows.sizeHint().width() + 3 * line, round(room.width() * 0.9))
        tall = rows.totalHeightForWidth(wide - 3 * line) + 2 * line + below + 3 * line  # a verdict comes, too
        self.resize(wide, min(tall, round(room.height() * 0.85)))

    def _ask(self, number: int) -> None:
        self._asking = number
        self.buttons[number].setText(QCoreApplication.translate("Shout", "press a key"))

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            if event.type() == QEvent.Type.KeyPress:
                self.keyPressEvent(event)
                return True
            if event.type() == QEvent.Type.KeyRelease:
                self.keyReleaseEvent(event)
                return True
        return super().eventFilter(watched, event)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        name, button = key_name(event.key()), self.focusWidget()
        if event.isAutoRepeat() or not name:
            return
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif self._asking is not None:
            self._set(self._asking, name)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QPushButton):
            button.click()
        else:
            self._held.add(name)
            self._most |= self._held
            QTimer.singleShot(600, self, self._judge)
            self._light()

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._held.discard(key_name(event.key()))
            self._light()

    def _set(self, number: int, name: str) -> None:
        """A key that another player has goes back to that player's button as the old one."""
        if name in self.keys:
            other = self.keys.index(name)
            self.keys[other] = self.keys[number]
            if other < len(self.buttons):
                self.buttons[other].setText(key_label(self.keys[other]))
        self.keys[number] = name
        self.buttons[number].setText(key_label(name))
        self._asking = None

    def _light(self) -> None:
        for key, lamp in zip(self.keys, self.lamps, strict=False):
            lamp.setText("●" if key in self._held else "○")

    def _judge(self) -> None:
        """What was held together is told; what was missing may clash."""
        mine = self.keys[: len(self.buttons)]
        unheard = [key for key in mine if key not in self._most]
        if len(self._most & set(mine)) < 2:
            return
        say = QCoreApplication.translate
        if unheard:
            text = say("Shout", "Not heard: {keys}. If they were held down, choose other keys for them.")
            self.verdict.setText(text.format(keys=", ".join(map(key_label, unheard))))
        else:
            self.verdict.setText(say("Shout", "All keys are heard together."))
        if not self._held:
            self._most = set()
