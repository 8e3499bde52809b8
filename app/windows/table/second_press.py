"""The second press: a key, a switch or a resting pointer gives the turn away only when it presses twice."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent

from app.base import texts
from app.base.guard import guarded
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.key_guard import DeadTime


class SecondPress:
    """The state of a press.

    verb: the verb that was pressed once, "" if there is none.
    """

    def __init__(self) -> None:
        self.verb = ""
        self._dead = DeadTime()

    def begins(self, verb: str) -> bool:
        """Counts a first press; False if this verb has been pressed once already."""
        if self.verb == verb:
            return False
        self.verb = verb
        self._dead.begin()
        return True

    @property
    def counts(self) -> bool:
        """Whether a press already counts as the second one. A trembling hand presses twice at once."""
        return self._dead.over


class VerbButton(EnterButton):
    """The button of a verb.

    used: it was clicked, by a mouse or in another way.
    left: it has lost the focus.
    """

    used = Signal(bool)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._by_mouse = False
        self.clicked.connect(lambda: self.used.emit(self._by_mouse))

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Detects clicks of a resting pointer: they come as an event of the program's own."""
        self._by_mouse = event.spontaneous()
        super().mouseReleaseEvent(event)
        self._by_mouse = False

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


def asking_name(verb: str) -> str:
    """The text of a button that was pressed once."""
    return QCoreApplication.translate("SecondPress", "{verb}? Press again").format(verb=texts.verb_name(verb))


def question_text(verb: str) -> str:
    """A sentence for listeners with the effect of the second press."""
    translate = QCoreApplication.translate
    return {
        "pass": translate("SecondPress", "Press again to pass."),
        "stop": translate("SecondPress", "Press again to stop."),
        "trade": translate("SecondPress", "Press again to trade."),
        "discard": translate("SecondPress", "Press again to discard."),
    }[verb]
