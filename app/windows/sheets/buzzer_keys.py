"""The dialog that gives each player a keyboard key: the buzzer in Shout!, in other games the key to challenge a word.
No two players can have the same key."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.base.commands import EVERYBODYS, TABLE, heard_as
from app.base.guard import guarded
from app.base.listing import listed
from app.windows.sheets.key_fields import KeyShown, needed_text, taken_text
from app.windows.widgets.enter_button import ENTERS
from app.windows.widgets.keys_shown import key_label, key_name
from app.windows.widgets.pane import Pane
from app.windows.widgets.status_line import StatusLine
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.written_by_people import plain_label


def players_keys(seats: Sequence[int], keys: Sequence[str]) -> dict[int, str]:
    """Returns the keyboard key of each seat."""
    return {seat: keys[number % len(keys)] for number, seat in enumerate(seats)}


class BuzzerDialog(QDialog):
    """A dialog in which each player chooses a key. When all players press their keys together, the dialog shows which
    of the keys the keyboard reports.

    Any key may be a player's buzzer, except the keys of commands at the table. So the dialog's buttons react only to
    Tab and, while no key is asked for, to Enter. Esc cancels the question for a key, or else the dialog.
    """

    def __init__(
        self,
        names: Sequence[str],
        keys: Sequence[str],
        commands: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        """Builds the dialog.

        names: the players.
        keys: the key that each player has now.
        commands: the keys of commands that the player has changed, by command.
        """
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("Shout", "Players’ keys"))
        self.keys = list(keys)
        self._commands = commands
        self._asking: int | None = None
        self._held: set[str] = set()
        self._most: set[str] = set()
        inner = QWidget()
        layout = QVBoxLayout(inner)
        text = QLabel(
            translate(
                "Shout",
                "Choose a key for each player. Then hold all of them down together: some keyboards do not hear "
                "certain keys at the same time.",
            )
        )
        text.setWordWrap(True)
        layout.addWidget(text)
        grid = QGridLayout()
        self.buttons: list[KeyShown] = []
        self.lamps: list[QLabel] = []
        for number, name in enumerate(names):
            button = KeyShown(name)
            button.show_key(self.keys[number])
            button.clicked.connect(lambda _=False, number=number: self._ask(number))
            lamp = QLabel("○")
            grid.addWidget(plain_label(name), number, 0)
            grid.addWidget(button, number, 1)
            grid.addWidget(lamp, number, 2)
            self.buttons.append(button)
            self.lamps.append(lamp)
        layout.addLayout(grid)
        self.verdict = StatusLine()
        layout.addWidget(self.verdict)
        layout.addStretch(1)
        done = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        for stop in (*self.buttons, *done.buttons()):
            stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            stop.installEventFilter(self)
        be_main(done.button(QDialogButtonBox.StandardButton.Ok))
        done.accepted.connect(self.accept)
        done.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(Pane(inner), 1)
        whole.addWidget(done)
        self._judging = QTimer(self)  # waits briefly; so all keys pressed together are judged only once
        self._judging.setSingleShot(True)
        self._judging.setInterval(600)
        self._judging.timeout.connect(self._judge)
        self._fit(layout, done.sizeHint().height())
        # the dialog takes the focus itself; otherwise Qt gives it to a button
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocus()

    def _fit(self, rows: QVBoxLayout, below: int) -> None:
        """Makes the dialog as large as its rows, but not larger than the screen. On a small screen the rows scroll.

        below: the height of everything below the rows.
        """
        room, line = self.screen().availableGeometry(), self.fontMetrics().height()
        wide = min(rows.sizeHint().width() + 3 * line, round(room.width() * 0.9))
        # leaves room for the sentence about the keys
        tall = rows.totalHeightForWidth(wide - 3 * line) + 2 * line + below + 3 * line
        self.resize(wide, min(tall, round(room.height() * 0.85)))

    def _ask(self, number: int) -> None:
        self._leave_asking()
        self._asking = number
        self.buttons[number].wait()
        self.verdict.show_text("")
        self._say(number)

    def _leave_asking(self) -> None:
        if self._asking is not None:
            self.buttons[self._asking].show_key(self.keys[self._asking])
            self._asking = None

    def _say(self, *numbers: int) -> None:
        """Announces the key that each player has now."""
        self.verdict.say(". ".join([self.buttons[number].accessibleName() for number in numbers]))

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
        name, button = key_name(event), self.focusWidget()
        if event.isAutoRepeat() or not name:
            return
        if event.key() == Qt.Key.Key_Escape:
            self._give_up()
        elif self._asking is not None:
            self._set(self._asking, name)
        elif event.key() in ENTERS and isinstance(button, QPushButton):
            button.click()
        else:
            self._held.add(name)
            self._most |= self._held
            self._judging.start()
            self._light()

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._held.discard(key_name(event))
            self._light()

    def _give_up(self) -> None:
        """Cancels the question for a key if the dialog is asking for one; otherwise closes the dialog and drops all its
        changes."""
        if self._asking is None:
            self.reject()
            return
        number = self._asking
        self._leave_asking()
        self._say(number)

    def _set(self, number: int, name: str) -> None:
        """Gives this key to the player with this number. If another player had the key, the two players exchange their
        keys."""
        self._leave_asking()
        if reason := self._why_not(name):
            self.verdict.tell(reason)
            return
        anew = [number]
        if name in self.keys:
            other = self.keys.index(name)
            self.keys[other] = self.keys[number]
            if other < len(self.buttons) and other != number:
                self.buttons[other].show_key(self.keys[other])
                anew.append(other)
        self.keys[number] = name
        self.buttons[number].show_key(name)
        self._say(*anew)

    def _why_not(self, name: str) -> str:
        """Returns the reason why no player can have this key; "" if players can have it."""
        if name in EVERYBODYS:
            return needed_text(name)
        command = heard_as(name, TABLE, self._commands)
        return taken_text(name, command) if command else ""

    def _light(self) -> None:
        for key, lamp in zip(self.keys, self.lamps, strict=False):
            lamp.setText("●" if key in self._held else "○")

    def _judge(self) -> None:
        """Shows whether the keyboard reported all keys that were held down together, or which ones it missed."""
        mine = self.keys[: len(self.buttons)]
        unheard = [key for key in mine if key not in self._most]
        if len(self._most & set(mine)) < 2:
            return
        translate = QCoreApplication.translate
        if unheard:
            text = translate("Shout", "Not heard: {keys}. If they were held down, choose other keys for them.")
            self.verdict.tell(text.format(keys=listed(map(key_label, unheard))))
        else:
            self.verdict.tell(translate("Shout", "All keys are heard together."))
        if not self._held:
            self._most = set()
