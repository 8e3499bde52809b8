"""A page of text with one button, which may stay open beside the game."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.windows.widgets.document import Document
from app.windows.widgets.style import be_main

AT_ONCE = 300  # letters that are told as the page opens; more are read line by line


class TextPage(QDialog):
    """telling: its title and text, in the current language. It scrolls if the screen is too small."""

    def __init__(self, telling: Callable[[], tuple[str, str]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.telling = telling
        self.page = Document()
        self._done = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
        be_main(self._done.button(QDialogButtonBox.StandardButton.Ok))
        self._done.accepted.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.addWidget(self.page)
        layout.addWidget(self._done)
        self._tell()
        self.page.setFocus()  # to be read by arrows; Enter and Esc close it all the same

    def _tell(self) -> None:
        title, text = self.telling()
        self.setWindowTitle(title)
        self.page.setHtml(text)
        self.page.setAccessibleName(title)
        whole = self.page.toPlainText()
        told = whole.lstrip("\ufffc\n")  # a picture tells nothing
        caret = self.page.textCursor()
        caret.setPosition(len(whole) - len(told))  # beside a picture it would be as tall
        self.page.setTextCursor(caret)
        self.page.setAccessibleDescription(told if len(told) <= AT_ONCE else "")
        self._fit()

    def _fit(self) -> None:
        """As large as its text, within the screen."""
        self.ensurePolished()
        self.page.ensurePolished()
        text = QTextDocument()
        text.setDefaultFont(self.page.font())
        text.setHtml(self.page.toHtml())
        line = self.page.fontMetrics().height()
        room = self.screen().availableGeometry()
        most = round(room.width() * 0.9) - 5 * line
        text.setTextWidth(min(text.idealWidth(), most))
        wide = min(round(text.idealWidth()), most) + 3 * line
        self.page.setMinimumSize(min(wide, room.width() // 2), 3 * line)
        below = self._done.sizeHint().height() + 3 * line
        self.resize(wide + 2 * line, min(round(text.size().height()) + line + below, round(room.height() * 0.85)))

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)
