"""The house list: words that this house adds to the dictionary, and words that it forbids."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.base.guard import guarded
from app.base.listing import listed
from app.base.settings import is_house_word
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.enter_button import ENTERS
from app.windows.widgets.fitted import Fitted
from app.windows.widgets.flow import turn_line
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow
from app.windows.widgets.status_line import StatusLine

FEW = 8
Both = tuple[tuple[str, ...], tuple[str, ...]]


class WordLine(QLineEdit):
    """A field in which Enter only adds the words, without closing the sheet."""

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS:
            self.returnPressed.emit()
            return
        super().keyPressEvent(event)


class WordList(ListPage):
    """One of the two lists of words: the words that the house adds, or those that it forbids.

    changed: all words of the list.
    refused: a text that is not a possible word.
    """

    changed = Signal(tuple)
    refused = Signal(str)

    def __init__(self, title: str, words: Sequence[str]) -> None:
        translate = QCoreApplication.translate
        view = QListWidget()
        view.setUniformItemSizes(True)  # otherwise Qt would measure all rows, of which there may be ten thousand
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        super().__init__(
            view,
            title,
            {"remove": Act(translate("Settings", "Remove"), self._remove, by_delete=True, description=title)},
        )
        view.setFixedHeight(self.fontMetrics().height() * 7)
        self.line, self.add_button = WordLine(), QPushButton(translate("Settings", "Add"))
        settle_caret(self.line)
        self.line.setAccessibleName(title)
        self.line.setPlaceholderText(translate("Settings", "a word, or several"))
        size = self.line.fontMetrics()
        self.line.setMinimumWidth(size.horizontalAdvance(self.line.placeholderText()) + 2 * size.height())
        self.line.returnPressed.connect(self._add)
        self.add_button.setAccessibleDescription(title)
        self.add_button.clicked.connect(self._add)
        writing = QHBoxLayout()
        writing.addWidget(self.line, 1)
        writing.addWidget(self.add_button)
        self.column.insertWidget(0, QLabel(title))
        self.column.insertLayout(1, writing)
        for earlier, later in pairwise([self.line, self.add_button, view]):
            QWidget.setTabOrder(earlier, later)
        self.words = tuple(sorted(words))
        self._show(self.words)

    def without(self, words: Sequence[str]) -> None:
        """Removes these words from this list, because they were added to the other list."""
        taken = set(words)  # a set, because either list may have ten thousand words
        self._become([word for word in self.words if word not in taken])

    def _add(self) -> None:
        written = self.line.text().upper().replace(",", " ").split()
        wrong = next((word for word in written if not is_house_word(word)), None)
        if wrong is not None:
            self.refused.emit(wrong)
            return
        self.line.clear()
        self._become(sorted({*self.words, *written}))

    def _remove(self, *chosen: str) -> None:
        self.without(chosen)

    def _become(self, words: Sequence[str]) -> None:
        if tuple(words) != self.words:
            self.words = tuple(words)
            self._show(self.words)
            self.changed.emit(self.words)

    def _show(self, words: Sequence[str]) -> None:
        self.show_rows([ListRow(word, (ListCell(word),)) for word in words])


class HouseList(Fitted, QWidget):
    """Edits the house list: the words added to the dictionary, and the words forbidden. A word can't be in both lists.

    changed: the words added to the dictionary, and the words forbidden.
    """

    changed = Signal(tuple, tuple)

    def __init__(self, allow: Sequence[str], ban: Sequence[str]) -> None:
        super().__init__()
        translate = QCoreApplication.translate
        self.allow = WordList(translate("Settings", "Words added"), allow)
        self.ban = WordList(translate("Settings", "Words forbidden"), ban)
        self.note = StatusLine("small")
        self._show_usual()
        self._told = (self.allow.words, self.ban.words)
        for mine, other in ((self.allow, self.ban), (self.ban, self.allow)):
            mine.changed.connect(lambda words, other=other: self._changed(words, other))
            mine.refused.connect(self._refused)
        lists = self._lists = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        lists.addWidget(self.allow, 1)
        lists.addWidget(self.ban, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(lists, 1)
        layout.addWidget(self.note)
        self.fit_from_now()

    @guarded
    def minimumSizeHint(self) -> QSize:
        """A narrow size, at which one list is below the other."""
        narrow = max(self.allow.minimumSizeHint().width(), self.ban.minimumSizeHint().width())
        return QSize(narrow, super().minimumSizeHint().height())

    def fit(self) -> None:
        """Puts the lists side by side if there is room for both."""
        beside = self.allow.minimumSizeHint().width() + self.ban.minimumSizeHint().width() + self._lists.spacing()
        turn_line(self._lists, beside > self.width())

    def _changed(self, words: tuple[str, ...], other: WordList) -> None:
        self._show_usual()
        other.without(words)
        now = (self.allow.words, self.ban.words)
        # false if `without` has changed the other list too: that change has already announced both
        if now != self._told:
            self.note.say(_change_text(self._told, now))
            self._told = now
            self.changed.emit(*now)

    def _refused(self, word: str) -> None:
        text = QCoreApplication.translate("Settings", "{word} is not made of 2 to 20 letters from A to Z.")
        self.note.tell(text.format(word=word), bad=True)

    def _show_usual(self) -> None:
        """Shows the sentence about when a change takes effect."""
        self.note.show_text(QCoreApplication.translate("Settings", "House words apply from the next deal on."))


def _change_text(before: Both, now: Both) -> str:
    """Returns a sentence with the words that were added to one of the lists or, if no words were added, with the
    removed words."""
    translate = QCoreApplication.translate
    added, forbidden = [sorted({*words} - {*old}) for words, old in zip(now, before, strict=True)]
    if added:
        return translate("Settings", "Words added: {words}.").format(words=_few(added))
    if forbidden:
        return translate("Settings", "Words forbidden: {words}.").format(words=_few(forbidden))
    gone = sorted({word for words in before for word in words} - {word for words in now for word in words})
    return translate("Settings", "Words removed: {words}.").format(words=_few(gone))


def _few(words: Sequence[str]) -> str:
    """Returns the words as a list, or only their number if there are too many words to listen to."""
    if len(words) <= FEW:
        return listed(words)
    return QCoreApplication.translate("Settings", "%n word(s)", None, len(words))
