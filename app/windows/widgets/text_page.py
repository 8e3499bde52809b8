"""A dialog with a text and one button, which may stay open beside the game."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent, QTextBlock, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.windows.widgets.document import Document
from app.windows.widgets.style_sheet import be_main

TAB = "\u2003\t"  # the wide space before the tab separates the two columns even where they would touch
GAP = 2  # the gap between two columns, in lines of text
# a text with at most this many letters is announced when the page opens; the player reads a longer text line by line
AT_ONCE = 300


def two_columns(first: str, second: str) -> str:
    """Returns one line of a text page as HTML, with `first` and `second` in two columns. The HTML contains no table,
    because a screen reader would read a table cell by cell, and listeners would not know which cells belong
    together."""
    return f'<p style="white-space: pre-wrap; margin-top: 0; margin-bottom: 0">{first}{TAB}{second}</p>'


def align_columns(document: QTextDocument, room: int) -> None:
    """Aligns the second column in each group of successive lines with two columns: the column begins after the longest
    first part. If the column then has too little room, it is moved to the left until it ends at the right edge.
    Otherwise its texts would wrap, and a screen reader would read the parts separately."""
    for has_two, run in groupby(_blocks(document), key=lambda block: TAB in block.text()):
        if has_two:
            _align(list(run), document.defaultFont(), room)


def _align(run: Sequence[QTextBlock], font: QFont, room: int) -> None:
    bold = QFont(font)
    bold.setBold(True)
    sizes = QFontMetricsF(font), QFontMetricsF(bold)
    columns = zip(*[block.text().split(TAB) for block in run], strict=True)
    first, second = [max(map(size.horizontalAdvance, one)) for size, one in zip(sizes, columns, strict=True)]
    place = first + GAP * sizes[0].height()
    left = QTextOption.Tab(place, QTextOption.TabType.LeftTab)
    tab = left if place + second <= room else QTextOption.Tab(room, QTextOption.TabType.RightTab)
    for block in run:
        lines = block.blockFormat()
        lines.setTabPositions([tab])
        QTextCursor(block).setBlockFormat(lines)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


class TextPage(QDialog):
    """A dialog with a text, which scrolls if the screen is too small.

    telling: returns the title and the text in the current language.
    """

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
        self.tell()
        self.page.setFocus()  # arrow keys then move through the text; Enter and Esc still close the page

    def tell(self) -> None:
        """Writes the text, or writes it again in another language."""
        title, text = self.telling()
        self.setWindowTitle(title)
        self.page.setHtml(text)
        self.page.setAccessibleName(title)
        whole = self.page.toPlainText()
        plain = whole.lstrip("\ufffc\n")  # the characters that stand for pictures are not read
        caret = self.page.textCursor()
        caret.setPosition(len(whole) - len(plain))  # beside a picture the caret would be as tall as the picture
        self.page.setTextCursor(caret)
        self.page.setAccessibleDescription(plain if len(plain) <= AT_ONCE else "")
        self._fit()

    def _fit(self) -> None:
        """Makes the page as large as its text, but not larger than the screen."""
        self.ensurePolished()
        self.page.ensurePolished()
        line = self.page.fontMetrics().height()
        room = self.screen().availableGeometry()
        most = round(room.width() * 0.9) - 5 * line
        align_columns(self.page.document(), most)
        text = self.page.document().clone()
        text.setTextWidth(-1)  # makes the text as wide as its longest line
        text.setTextWidth(min(text.idealWidth(), most))
        wide = min(round(text.idealWidth()), most) + 3 * line
        self.page.setMinimumSize(min(wide, room.width() // 2), 3 * line)
        below = self._done.sizeHint().height() + 3 * line
        self.resize(wide + 2 * line, min(round(text.size().height()) + line + below, round(room.height() * 0.85)))

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margins = 2 * self.page.document().documentMargin()
        align_columns(self.page.document(), self.page.viewport().width() - round(margins))

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):  # a new style has another scroll bar
            self._fit()
        super().changeEvent(event)
