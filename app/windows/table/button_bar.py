"""Below the felt: the buttons for what the player can do now."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.base import texts
from app.session.match.view_data import Button
from app.windows.table.spoken import passing_text
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.remove_now import leave
from app.windows.widgets.style_sheet import restyle
from app.windows.widgets.written_by_people import menus_above, on_button, with_keys


def _light(button: QPushButton, main: bool) -> None:
    if button.property("main") != main:
        button.setProperty("main", main)
        restyle(button)


class ButtonBar(QWidget):
    """A button for each verb of the moment; the reason why not, or what a pass brings, is its tool tip. keyless: a
    neighbour's key could press them."""

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, QPushButton] = {}
        self._brief = self._keyless = False
        self._measured: EnterButton | None = None
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addStretch(1)  # in a line of their own they stand at its end, as large as ever

    def show_buttons(self, buttons: Sequence[Button], names: Sequence[str], *, keyless: bool = False) -> None:
        verbs = [button.verb for button in buttons]
        if (verbs, keyless) != (list(self.buttons), self._keyless):
            self._keyless = keyless
            self._make(verbs)
        for button in buttons:
            widget = self.buttons[button.verb]
            widget.setEnabled(button.enabled)
            widget.setVisible(button.enabled or not self._brief)
            _light(widget, button.default and button.enabled)
            why = texts.reason_text(button.reason, tuple(names)) if button.reason is not None else ""
            told = why or passing_text(button.brings)
            widget.setToolTip(told)
            widget.setAccessibleDescription(told)
        self._hide_empty()

    def be_brief(self, *, brief: bool) -> None:
        """Only what can be pressed: with large letters the verdict needs the line as well."""
        if brief != self._brief:
            self._brief = brief
            for widget in self.buttons.values():
                widget.setVisible(widget.isEnabled() or not brief)
            self._hide_empty()

    def room(self, verb: str) -> QSize:
        """What the button of this verb takes, whether it is there or not."""
        if self._measured is None:
            self._measured = EnterButton(parent=self)
            self._measured.hide()
        self._measured.setText(texts.verb_name(verb))
        self._measured.ensurePolished()
        return self._measured.sizeHint()

    def _hide_empty(self) -> None:
        """With nothing to press it would still take a little from the felt."""
        self.setVisible(any(not widget.isHidden() for widget in self.buttons.values()))

    def _make(self, verbs: Sequence[str]) -> None:
        for widget in self.buttons.values():
            leave(widget)
        self.buttons = {}
        for verb in verbs:
            widget = EnterButton()  # Space may be somebody's buzzer
            widget.clicked.connect(lambda _=False, verb=verb: self.pressed.emit(verb))
            self._layout.addWidget(widget)
            widget.setVisible(not self._brief)  # at once: only then it counts when the bars are folded
            self.buttons[verb] = widget
        self.retranslate()

    def retranslate(self) -> None:
        """The names of the verbs, with keys that are not the menus' own."""
        names = [texts.verb_name(verb) for verb in self.buttons]
        marked = [on_button(name) for name in names] if self._keyless else with_keys(names, menus_above(self))
        for widget, name in zip(self.buttons.values(), marked, strict=True):
            widget.setText(name)
