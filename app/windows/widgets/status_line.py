"""A line that says what an action has done."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.felt.access import Announcer
from app.windows.widgets.style_sheet import restyle


class ToldLine(QLabel):
    """Plain text, also said aloud: screen readers ignore a label that changes."""

    def __init__(self, usual: str = "") -> None:
        """usual: its style sheet name while nothing is wrong."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._usual = usual
        self._announcer = Announcer(self)

    @property
    def said(self) -> str:
        """The last thing said."""
        return self._announcer.said

    def show_text(self, sentence: str, *, bad: bool = False) -> None:
        """Show a text without saying it: nothing has happened."""
        self.setText(sentence)
        name = "bad" if bad else self._usual
        if name != self.objectName():
            self.setObjectName(name)
            restyle(self)

    def tell(self, sentence: str, *, bad: bool = False) -> None:
        self.show_text(sentence, bad=bad)
        self.say(sentence)

    def say(self, sentence: str) -> None:
        """Say it aloud only: it can be seen elsewhere."""
        self._announcer.say(sentence)
