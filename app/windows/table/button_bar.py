"""The buttons below the felt, for everything the player can do now."""

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
    """Sets properties that the style sheet uses."""
    changed = {name: value for name, value in marks.items() if bool(button.property(name)) != value}
    for name, value in changed.items():
        button.setProperty(name, value)
    if changed:
        restyle(button)


class ButtonBar(QWidget):
    """A button for each verb of the moment; its tool tip says why it does nothing, or what a pass brings. The main
    button can always be pressed: it tells why it does nothing yet. A verb that gives the turn away needs two presses,
    unless a mouse clicks it; any other act of the player cancels the first press.

    keyless: a neighbour's key could press the buttons.
    asked: the effect of the second press, to be announced.
    left: the first press was cancelled, and the felt has the focus again.
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
        self._layout.addStretch(1)  # at the right end in a line of their own, in their usual size

    @property
    def main_stops(self) -> list[QWidget]:
        """The main button, if there is one: Tab goes there first."""
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

        of: the position and the laid cards; a first press counts only for them.
        does: the verb of the move that is laid; a switch comes to its button first.
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
            told = why or passing_text(button.brings)
            widget.setToolTip(told)
            widget.setAccessibleDescription(told)
        self._hide_empty()

    def be_brief(self, *, brief: bool) -> None:
        """Shows only buttons that can be pressed: with large letters the verdict needs the line as well."""
        if brief != self._brief:
            self._brief = brief
            for widget in self.buttons.values():
                widget.setVisible(widget.isEnabled() or not brief)
            self._hide_empty()

    def room(self, verb: str) -> QSize:
        """The size of the button for this verb, whether it exists or not."""
        if self._measured is None:
            self._measured = EnterButton(parent=self)
            self._measured.hide()
        self._measured.setText(texts.verb_name(verb))
        self._measured.ensurePolished()
        return self._measured.sizeHint()

    def _hide_empty(self) -> None:
        """Hides an empty bar, which would still take a little from the felt."""
        self.setVisible(any(not widget.isHidden() for widget in self.buttons.values()))

    def _make(self, verbs: Sequence[str]) -> None:
        self.lapse()
        for widget in self.buttons.values():
            leave(widget)
        self.buttons = {}
        for verb in verbs:
            widget = VerbButton()  # a click does not focus it: Space may be a buzzer
            widget.used.connect(lambda by_mouse, verb=verb: self.press(verb, by_mouse=by_mouse))
            widget.left.connect(lambda verb=verb: self._lapse_of(verb))
            self._layout.addWidget(widget)
            widget.setVisible(not self._brief)  # at once, because only then the folding counts it
            self.buttons[verb] = widget
        self._name_buttons()

    # ---- pressing

    @property
    def asks(self) -> str:
        """The verb that was pressed once and waits for its second press, "" if none does."""
        return self._second.verb

    def takes(self, verb: str) -> bool:
        """Says whether this verb can be pressed now."""
        return verb in self.buttons and self.buttons[verb].isEnabled()

    def press(self, verb: str, *, by_mouse: bool = False) -> None:
        """Presses a verb: the first press of two asks for the second; any other press carries it out."""
        if by_mouse or verb not in self._twice:
            self._carry_out(verb)
        elif self._second.begins(verb):
            self._ask(verb)
        elif self._second.counts:
            self._carry_out(verb)

    def _carry_out(self, verb: str) -> None:
        asked, self._second.verb = bool(self._second.verb), ""
        self.pressed.emit(verb)
        if asked:  # not before: a screen reader reads the new name of a button that still has the focus
            self._name_buttons()

    def _ask(self, verb: str) -> None:
        widget = self.buttons[verb]
        # A screen reader reads the effect itself when the button takes the focus.
        effect = widget.accessibleDescription() if widget.hasFocus() else ""
        self._name_buttons()
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.asked.emit(" ".join([part for part in (question_text(verb), effect) if part]))

    def lapse(self) -> bool:
        """Cancels a first press. False if there was none."""
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
        """Esc cancels a first press, and takes back nothing else."""
        if event.key() == Qt.Key.Key_Escape and self.lapse():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _name_buttons(self) -> None:
        """Names the verbs, with shortcuts that the menus do not use."""
        names = [asking_name(verb) if verb == self.asks else texts.verb_name(verb) for verb in self.buttons]
        marked = [on_button(name) for name in names] if self._keyless else with_keys(names, menus_above(self))
        for widget, name in zip(self.buttons.values(), marked, strict=True):
            widget.setText(name)
