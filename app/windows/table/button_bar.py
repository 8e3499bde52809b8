"""The buttons below the felt, one for each verb. A verb is the name of an act that is possible now, such as play or
pass."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.base import texts
from app.base.guard import guarded
from app.session.match.view_data import Button
from app.windows.table.second_press import SecondPress, VerbButton, asking_name, question_text
from app.windows.table.spoken import passing_text
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.remove_now import leave
from app.windows.widgets.style_sheet import restyle
from app.windows.widgets.written_by_people import menus_above, on_button, with_keys


def _mark(button: QPushButton, **marks: bool) -> None:
    """Sets properties of this button, which decide its look in the style sheet."""
    changed = {name: value for name, value in marks.items() if bool(button.property(name)) != value}
    for name, value in changed.items():
        button.setProperty(name, value)
    if changed:
        restyle(button)


class ButtonBar(QWidget):
    """A button for each verb. A button's tool tip explains why the button does nothing yet, or what a pass leads to.
    The main button can always be pressed, and then reports what is missing. A verb that ends the turn without a word
    needs two presses, unless a mouse clicks it; any other act of the player cancels the first press.

    pressed: the verb that was pressed, after its second press if it needs two.
    asked: emitted after a first press, with the sentence to announce: what the second press will do.
    left: the first press was cancelled, so the felt gets the focus again.
    """

    pressed = Signal(str)
    asked = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, VerbButton] = {}
        self._brief = self._keyless = False
        self._main = ""
        self._twice: frozenset[str] = frozenset()  # the verbs that need two presses
        self._second = SecondPress()
        self._of: object = None
        self._measured: EnterButton | None = None
        self.setProperty("scanned", "soon")
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addStretch(1)  # keeps the buttons in their usual size at the right end of the line

    @property
    def main_stops(self) -> list[QWidget]:
        """The main button, which Tab reaches first; an empty list if no verb is the main one."""
        return [widget for verb, widget in self.buttons.items() if verb == self._main]

    @property
    def other_stops(self) -> list[QWidget]:
        return [widget for verb, widget in self.buttons.items() if verb != self._main]

    def show_buttons(
        self,
        buttons: Sequence[Button],
        names: Sequence[str],
        *,
        keyless: bool = False,
        of: object = None,
        does: str = "",
    ) -> None:
        """Shows these buttons.

        keyless: whether the buttons have no shortcuts, because a neighbour's buzzer key could be one of them.
        of: identifies the position and the laid cards; if it changes, a first press is cancelled.
        does: the verb that plays the laid cards; switch scanning highlights its button first.
        """
        verbs = [button.verb for button in buttons]
        if of != self._of:
            self._of = of
            self.lapse()
        if (verbs, keyless) != (list(self.buttons), self._keyless):
            self._keyless = keyless
            self._make(verbs)
        self._main = next((button.verb for button in buttons if button.default), "")
        self._twice = frozenset([button.verb for button in buttons if button.wants_two_presses])
        for button in buttons:
            widget = self.buttons[button.verb]
            widget.setEnabled(button.enabled or button.default)
            widget.setVisible(widget.isEnabled() or not self._brief)
            main = button.default and button.enabled
            _mark(widget, main=main, vain=button.default and not main, quiet=button.wants_two_presses and not main)
            likely = button.enabled and (button.default or button.verb == does)
            widget.setProperty("scanned", "early" if likely else "")
            why = texts.reason_text(button.reason, tuple(names)) if button.reason is not None else ""
            tip = why or passing_text(button.brings)
            widget.setToolTip(tip)
            widget.setAccessibleDescription(tip)
        self._hide_empty()

    def be_brief(self, *, brief: bool) -> None:
        """Shows all buttons or, if `brief` is set, only those that can be pressed, because with large letters the
        verdict needs room in the same line."""
        if brief != self._brief:
            self._brief = brief
            for widget in self.buttons.values():
                widget.setVisible(widget.isEnabled() or not brief)
            self._hide_empty()

    def room(self, verb: str) -> QSize:
        """Returns the size that a button for this verb needs, whether or not there is such a button."""
        if self._measured is None:
            self._measured = EnterButton(parent=self)
            self._measured.hide()
        self._measured.setText(texts.verb_name(verb))
        self._measured.ensurePolished()
        return self._measured.sizeHint()

    def _hide_empty(self) -> None:
        """Hides the bar if it has no buttons, because even an empty bar would take a few pixels from the felt."""
        self.setVisible(any(not widget.isHidden() for widget in self.buttons.values()))

    def _make(self, verbs: Sequence[str]) -> None:
        self.lapse()
        for widget in self.buttons.values():
            leave(widget)
        self.buttons = {}
        for verb in verbs:
            widget = VerbButton()  # a click does not focus the button, because Space may be a buzzer
            widget.used.connect(lambda by_mouse, verb=verb: self.press(verb, by_mouse=by_mouse))
            widget.left.connect(lambda verb=verb: self._lapse_of(verb))
            self._layout.addWidget(widget)
            # shown now, because the layout that folds the bars counts only visible buttons
            widget.setVisible(not self._brief)
            self.buttons[verb] = widget
        self._name_buttons()

    # ---- pressing

    @property
    def asks(self) -> str:
        """The verb that was pressed once and needs a second press; "" if no verb does."""
        return self._second.verb

    def takes(self, verb: str) -> bool:
        """Whether this verb now has a button that can be pressed."""
        return verb in self.buttons and self.buttons[verb].isEnabled()

    def press(self, verb: str, *, by_mouse: bool = False) -> None:
        """Presses the button of a verb. If the verb needs two presses, a first press without the mouse only asks for
        the second."""
        if by_mouse or verb not in self._twice:
            self._carry_out(verb)
        elif self._second.begins(verb):
            self._ask(verb)
        elif self._second.counts:
            self._carry_out(verb)

    def _carry_out(self, verb: str) -> None:
        asked, self._second.verb = bool(self._second.verb), ""
        self.pressed.emit(verb)
        # renamed only now, because a screen reader would read the new name of a button that still has the focus
        if asked:
            self._name_buttons()

    def _ask(self, verb: str) -> None:
        widget = self.buttons[verb]
        # A screen reader reads the description of a button, which states the effect, when the button gets the focus. A
        # button that has the focus already would stay silent, so its description is announced.
        effect = widget.accessibleDescription() if widget.hasFocus() else ""
        self._name_buttons()
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.asked.emit(" ".join([part for part in (question_text(verb), effect) if part]))

    def lapse(self) -> bool:
        """Cancels a first press that waits for its second one. Returns False if there was none."""
        if not self._second.verb:
            return False
        self._second.verb = ""
        self._name_buttons()
        return True

    def _lapse_of(self, verb: str) -> None:
        if verb == self._second.verb:
            self.lapse()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc cancels a first press. If there is none, passes the key on to the next widget."""
        if event.key() == Qt.Key.Key_Escape and self.lapse():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _name_buttons(self) -> None:
        """Writes the names of the verbs on their buttons, with shortcuts that no menu uses."""
        names = [asking_name(verb) if verb == self.asks else texts.verb_name(verb) for verb in self.buttons]
        marked = [on_button(name) for name in names] if self._keyless else with_keys(names, menus_above(self))
        for widget, name in zip(self.buttons.values(), marked, strict=True):
            widget.setText(name)
