"""The list of commands with their keyboard keys. The player presses a command's button, and then its new key."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.base.commands import BY_NAME, SWITCH, clashing, keys_of, plain_names, with_key
from app.base.guard import guarded
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.status_line import StatusLine

Key, Held = Qt.Key, Qt.KeyboardModifier
HELD_ONLY = (Key.Key_Shift, Key.Key_Control, Key.Key_Alt, Key.Key_Meta, Key.Key_AltGr, Key.Key_CapsLock)
NO_KEY = (Key.Key_Backspace, Key.Key_Delete)
COMMANDING = Held.ControlModifier | Held.AltModifier | Held.MetaModifier
# Keys that the felt, a list or a field uses itself, with any modifier.
OF_THE_TABLE = frozenset(
    "Return Enter Space Tab Backtab Esc Backspace Del Left Right Up Down Home End PgUp PgDown Menu".split()
)


def is_needed(key: str, where: str) -> bool:
    """Whether this keyboard key must stay free for the table, which needs letters, arrows and Enter among others. A
    switch (a key that controls scanning) may use any key but Esc.

    where: the part of the window where the key works, see `Command`.
    """
    if not key:
        return False
    pressed: QKeyCombination = QKeySequence(key)[0]  # type: ignore[index]  # PySide's stubs lack this operator
    held, name = pressed.keyboardModifiers() & COMMANDING, QKeySequence(pressed.key()).toString()
    if where == SWITCH:
        return name == "Esc"
    if not held:
        return len(name) == 1 or name in OF_THE_TABLE
    if held == Held.AltModifier:  # Alt with a letter must stay free for buttons and menus
        return len(name) == 1
    laid_by = name in ("Return", "Enter") and where != BY_NAME["setup"].where
    return held == Held.ControlModifier and (laid_by or name in ("Left", "Right", "Tab"))


class KeyShown(QPushButton):
    """A button that shows and announces a keyboard key, or shows that it is waiting for a new key."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.key = ""
        self.waits = False

    def show_key(self, key: str) -> None:
        self.key, self.waits = key, False
        self.setText(key_label(key) or "–")
        without = QCoreApplication.translate("KeysSheet", "no key")
        self.setAccessibleName(f"{self.name}: {key_label(key) or without}")

    def wait(self) -> None:
        self.waits = True
        text = QCoreApplication.translate("KeysSheet", "press a key")
        self.setText(text)
        self.setAccessibleName(f"{self.name}: {text}")


class KeyButton(KeyShown):
    """A button that, once pressed, waits for a new keyboard key. Esc keeps the old key, Backspace removes it.

    chosen: the new key; "" for no key.
    """

    chosen = Signal(str)

    def __init__(self, name: str, command: str = "") -> None:
        super().__init__(name)
        self.command = command
        self.clicked.connect(self.wait)

    @guarded
    def event(self, event: QEvent) -> bool:
        if self.waits and isinstance(event, QKeyEvent):
            event.accept()
            if event.type() == QEvent.Type.KeyPress and event.key() not in HELD_ONLY and not event.isAutoRepeat():
                self._hear(event)
            return True
        return super().event(event)

    def _hear(self, event: QKeyEvent) -> None:
        if event.key() == Key.Key_Escape:
            self.show_key(self.key)
        elif event.key() in NO_KEY and not event.modifiers() & COMMANDING:
            self.chosen.emit("")
        else:
            held = event.modifiers() & (COMMANDING | Held.ShiftModifier)
            if 0x20 < event.key() < 0x100 and not chr(event.key()).isalnum():
                held &= ~Held.ShiftModifier  # drops Shift, because not every keyboard needs Shift for a question mark
            self.chosen.emit(QKeySequence(event.key() | held.value).toString())

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self.waits:
            self.show_key(self.key)
        super().focusOutEvent(event)


class KeyList(QWidget):
    """The list of commands with a button for each command's keyboard key.

    changed: the changed keys of all commands.
    """

    changed = Signal(object)

    def __init__(self, now: Callable[[], Mapping[str, str]], names: Iterable[str]) -> None:
        """Builds the list.

        now: returns the keys changed so far, here or in another list.
        names: the names of the commands.
        """
        super().__init__()
        self._now = now
        self.buttons: dict[str, KeyButton] = {}
        self.note = StatusLine()
        self.note.setParent(self)
        self.note.hide()
        titles = plain_names()
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        self._grid = grid
        for row, name in enumerate(names):
            label = QLabel(titles[name])
            label.setWordWrap(True)
            button = self.buttons[name] = KeyButton(titles[name], name)
            button.chosen.connect(lambda key, name=name: self._choose(name, key))
            grid.addWidget(label, 2 * row, 0)
            grid.addWidget(button, 2 * row, 1)
        self.as_before = QPushButton(QCoreApplication.translate("KeysSheet", "Reset all keys"))
        self.as_before.clicked.connect(self._restore)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(grid)
        column.addWidget(self.as_before, 0, Qt.AlignmentFlag.AlignLeft)
        self._show()

    def _show(self) -> None:
        for name, button in self.buttons.items():
            button.show_key(next(iter(keys_of(name, self._now())), ""))
        self.as_before.setEnabled(any(name in self._now() for name in self.buttons))

    def _choose(self, name: str, key: str) -> None:
        other = clashing(name, key, self._now()) if key else ""
        self.note.hide()
        if other:
            self._tell(name, taken_text(key, other))
        elif is_needed(key, BY_NAME[name].where):
            self._tell(name, needed_text(key))
        elif key != self.buttons[name].key:
            self.changed.emit(with_key(name, key, self._now()))
        self._show()

    def _restore(self) -> None:
        self.note.hide()
        self.changed.emit({name: key for name, key in self._now().items() if name not in self.buttons})
        self._show()

    def _tell(self, name: str, sentence: str) -> None:
        """Shows this sentence below the button of a command."""
        row = list(self.buttons).index(name)
        self._grid.addWidget(self.note, 2 * row + 1, 0, 1, 2)
        self.note.show()
        self.note.tell(sentence)


def taken_text(key: str, command: str) -> str:
    """Returns a sentence that says that a key already belongs to another command."""
    text = QCoreApplication.translate("KeysSheet", "{key} is the key of “{name}”. Give that another key first.")
    return text.format(key=key_label(key), name=plain_names()[command])


def needed_text(key: str) -> str:
    """Returns a sentence that says that the table itself needs this key."""
    return QCoreApplication.translate("KeysSheet", "{key} is needed at the table.").format(key=key_label(key))
