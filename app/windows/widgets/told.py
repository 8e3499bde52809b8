"""A line that says what an action has done."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.table.access import Announcer
from app.windows.widgets.style import dress_anew


class ToldLine(QLabel):
    """It takes no mark-up, and what it tells is said aloud, too: a line that changes is not heard of."""

    def __init__(self, usual: str = "") -> None:
        """usual: what the style sheet calls it while nothing is wrong."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._usual = usual
        self._announcer = Announcer(self)

    @property
    def said(self) -> str:
        """What was said last."""
        return self._announcer.said

    def show_text(self, sentence: str, *, bad: bool = False) -> None:
        """Nothing has happened: it only stands there."""
        self.setText(sentence)
        name = "bad" if bad else self._usual
        if name != self.objectName():
            self.setObjectName(name)
            dress_anew(self)

    def tell(self, sentence: str, *, bad: bool = False) -> None:
        self.show_text(sentence, bad=bad)
        self.say(sentence)

    def say(self, sentence: str) -> None:
        """Aloud alone: it is seen elsewhere."""
        self._announcer.say(sentence)
