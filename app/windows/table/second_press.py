"""The second press. For players who use a key, a switch or a resting pointer, an act that ends the turn without a word
needs two presses, so that it never happens by accident."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent

from app.base import texts
from app.base.guard import guarded
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.key_guard import DeadTime


class SecondPress:
    """Remembers the button that was pressed once and waits for its second press.

    verb: the name of the act whose button was pressed once; "" if there is none.
    """

    def __init__(self) -> None:
        self.verb = ""
        self._dead = DeadTime()

    def begins(self, verb: str) -> bool:
        """Records the first press of this verb's button. Returns False if the button has already been pressed once."""
        if self.verb == verb:
            return False
        self.verb = verb
        self._dead.begin()
        return True

    @property
    def counts(self) -> bool:
        """Whether a press now would count as the second one. It does not count right after the first press, because a
        trembling hand may press twice by accident."""
        return self._dead.over


class VerbButton(EnterButton):
    """The button of a verb, which is the name of an act.

    used: the button was clicked; True for a real mouse.
    left: the button has lost the focus.
    """

    used = Signal(bool)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._by_mouse = False
        self.clicked.connect(lambda: self.used.emit(self._by_mouse))

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Remembers whether a real mouse clicks. The clicks of a resting pointer are events sent by the program."""
        self._by_mouse = event.spontaneous()
        super().mouseReleaseEvent(event)
        self._by_mouse = False

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


def asking_name(verb: str) -> str:
    """Returns the text of a button that has been pressed once and needs its second press."""
    return QCoreApplication.translate("SecondPress", "{verb}? Press again").format(verb=texts.verb_name(verb))


def question_text(verb: str) -> str:
    """Returns the sentence that announces what the second press does."""
    translate = QCoreApplication.translate
    return {
        "pass": translate("SecondPress", "Press again to pass."),
        "stop": translate("SecondPress", "Press again to stop."),
        "trade": translate("SecondPress", "Press again to trade."),
        "discard": translate("SecondPress", "Press again to discard."),
    }[verb]
