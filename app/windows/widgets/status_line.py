"""A line that shows and announces the result of an action."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.felt.access import Announcer
from app.windows.widgets.style_sheet import restyle


class StatusLine(QLabel):
    """A line of plain text. It announces its text, because screen readers ignore a label that changes."""

    def __init__(self, usual: str = "") -> None:
        """Builds the line.

        usual: the line's name in the style sheet when it shows no error.
        """
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._usual = usual
        self._announcer = Announcer(self)

    @property
    def said(self) -> str:
        """The text announced last."""
        return self._announcer.said

    def show_text(self, sentence: str, *, bad: bool = False) -> None:
        """Shows a text without announcing it, because the text does not report anything that has happened.

        bad: whether it is shown as an error.
        """
        self.setText(sentence)
        name = "bad" if bad else self._usual
        if name != self.objectName():
            self.setObjectName(name)
            restyle(self)

    def tell(self, sentence: str, *, bad: bool = False) -> None:
        self.show_text(sentence, bad=bad)
        self.say(sentence)

    def say(self, sentence: str) -> None:
        """Announces a text without showing it, because it is visible elsewhere."""
        self._announcer.say(sentence)
