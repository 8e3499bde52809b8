"""The house book: the words that the table has voted on, with their meanings. Every change is saved immediately. The
book can be printed, exported and imported."""

import json
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QDialog, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from app.base.boxes import BOXES
from app.base.json_file import content_of
from app.base.listing import listed
from app.library.house_book import (
    LONGEST_MEANING,
    PAST,
    HouseBook,
    HouseWord,
    changed,
    checked,
    form_of,
    joined,
    without,
)
from app.session.match.view_data import Counts
from app.windows.record_files import chosen_house_book, keep
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.flow import USUAL_LETTERS
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow, Sentences, wrapping_list
from app.windows.widgets.pane import Pane
from app.windows.widgets.printed import pdf_of
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.wheel import WheelPasses
from app.windows.widgets.wrapping_box import WrappingBox
from app.windows.widgets.written_by_people import marked_up
from engine.records.limits import readable

LEAST_ROWS = 4  # the minimum number of lines of the list that stay visible
Change = Callable[[HouseBook], HouseBook]


class HouseBookPage(QDialog):
    """The dialog of the house book.

    changed: a function that changes the book, to be applied to the saved book.
    """

    changed = Signal(object)

    def __init__(self, book: HouseBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("HouseBook", "House book"))
        self.book = book
        self.rows = self._list()
        self.form = self._form()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.addWidget(self.rows, 1)
        self.rows.column.insertWidget(2, self.form)
        QVBoxLayout(self).addWidget(Pane(inner))
        for before, after in pairwise([self.rows.list, self.counts, self.meaning, *self.rows.buttons.values()]):
            QWidget.setTabOrder(before, after)
        self.ensurePolished()
        lines, larger = self.fontMetrics().height(), max(1.0, self.fontMetrics().height() / USUAL_LETTERS)
        self.rows.list.setMinimumHeight(LEAST_ROWS * lines * 3 // 2)
        self.resize((QSize(620, 560) * larger).boundedTo(self.screen().availableGeometry().size() * 0.9))
        self.show_book(book)
        self.rows.take_focus(self.rows.buttons["shut"])

    def _list(self) -> ListPage:
        translate = QCoreApplication.translate
        acts = {
            "undo": Act(translate("HouseBook", "Undo the decision"), self._undo, by_delete=True),
            "print": Act(translate("HouseBook", "Print as PDF…"), self._print, about="all"),
            "export": Act(translate("HouseBook", "Export…"), self._export, about="all"),
            "import": Act(translate("HouseBook", "Import…"), self._import, about="all"),
            "shut": Act(translate("People", "Close"), self.reject, about="all"),
        }
        empty = translate(
            "HouseBook", "The table has not decided on any word yet. After a refused word, choose “Count it?”."
        )
        note = translate("HouseBook", "Changes apply from the next deal on.")
        page = ListPage(wrapping_list(), self.windowTitle(), acts, Sentences(empty), note)
        page.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        page.chosen_changed.connect(self._show_chosen)
        for button in page.buttons.values():
            button.setAutoDefault(False)  # because Enter in the field of the meaning must not press a button
        be_main(page.buttons["shut"])
        page.buttons["shut"].setDefault(False)
        return page

    def _form(self) -> QWidget:
        translate = QCoreApplication.translate
        self.counts, self.meaning = WrappingBox(), QLineEdit()
        self.counts.call(translate("HouseBook", "Counts"))
        for value, name in count_names().items():
            self.counts.addItem(name, value)
        self.counts.activated.connect(lambda: self._change(counts=self.counts.currentData()))
        WheelPasses(self.counts)
        settle_caret(self.meaning)
        self.meaning.setMaxLength(LONGEST_MEANING)
        self.meaning.setAccessibleName(translate("HouseBook", "Meaning"))
        self.meaning.editingFinished.connect(self._change_meaning)
        form = QWidget()
        lines = QFormLayout(form)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in (self.counts, self.meaning):
            lines.addRow(field.accessibleName(), field)
        return form

    # ---- display

    def show_book(self, book: HouseBook) -> None:
        """Shows this book, with the words in alphabetical order."""
        self.book = book
        self.rows.show_rows([_row(one) for one in sorted(book, key=lambda one: one.word)])
        for key in ("print", "export"):
            self.rows.buttons[key].setEnabled(bool(book))

    @property
    def chosen(self) -> HouseWord | None:
        return next((one for one in self.book if [one.word] == self.rows.chosen), None)

    def _show_chosen(self) -> None:
        """Shows the fields of the chosen word, or hides them if no word is chosen."""
        word = self.chosen
        self.form.setVisible(word is not None)
        if word is None:
            return
        self.counts.setCurrentIndex(self.counts.findData(word.counts))
        if self.meaning.text() != word.meaning:
            self.meaning.setText(word.meaning)

    # ---- acts

    def _change(self, **facts: object) -> None:
        word = self.chosen
        if word is not None:
            self.changed.emit(partial(_changed, word.word, facts))

    def _change_meaning(self) -> None:
        word, meaning = self.chosen, readable(self.meaning.text())[:LONGEST_MEANING]
        if word is not None and meaning != word.meaning:
            self._change(meaning=meaning)

    def _undo(self, *words: str) -> None:
        """Removes the house's own decisions on these words; the dictionary alone then decides on the words again."""
        self.changed.emit(partial(without, words=words))
        text = QCoreApplication.translate("HouseBook", "The decision on {words} is undone.")
        self.rows.tell(text.format(words=listed(words)))

    def _print(self) -> None:
        title = QCoreApplication.translate("HouseBook", "Print the house book")
        self._save(title, "house-book.pdf", lambda: pdf_of(self.windowTitle(), self._printable))

    def _printable(self, width: float) -> QTextDocument:
        """Returns the book as a document with dark text and this width."""
        document = QTextDocument(self)
        document.setDefaultStyleSheet("body, h1, td, th { color: #20261F; }")
        document.setHtml(book_html(self.book))
        document.setTextWidth(width)
        return document

    def _export(self) -> None:
        title = QCoreApplication.translate("HouseBook", "Export the house book")
        made = partial(json.dumps, form_of(self.book), ensure_ascii=False, indent=1)
        self._save(title, "house-book.json", lambda: made() + "\n")

    def _save(self, title: str, name: str, made: Callable[[], bytes | str]) -> None:
        """Saves a file, and shows a sentence that says whether it was saved."""
        well, text = keep(self, title, name, lambda place: made())
        if text:
            self.rows.tell(text, bad=not well)

    def _import(self) -> None:
        place = chosen_house_book(self)
        if place is not None:
            self.take(place)

    def take(self, place: Path) -> None:
        """Adds to the book all words of the file that the book does not contain yet."""
        translate = QCoreApplication.translate
        try:
            others = checked(json.loads(content_of(place)))
        except (OSError, ValueError, RecursionError):
            self.rows.tell(translate("HouseBook", "{file} is not a house book.").format(file=place.name), bad=True)
            return
        before = len(self.book)
        self.changed.emit(partial(_joined, others))
        new = len(self.book) - before
        self.rows.tell(translate("HouseBook", "%n new word(s).", None, new))


def count_names() -> dict[Counts, str]:
    """Returns the decisions that a table can make, with their translated names."""
    translate = QCoreApplication.translate
    return {
        "tonight": translate("HouseBook", "tonight"),
        "always": translate("HouseBook", "always"),
        "never": translate("HouseBook", "never; nobody is asked again"),
        "past": translate("HouseBook", "on a past evening"),
    }


def _row(word: HouseWord) -> ListRow:
    parts = [word.word, count_names()[word.counts], *([word.meaning] if word.meaning else []), *_came_up(word)]
    return ListRow(word.word, (ListCell(" · ".join(parts), ", ".join(parts)),))


def _came_up(word: HouseWord) -> list[str]:
    """Returns who decided on the word, the day, and the game."""
    day = QDate.fromString(word.day, Qt.DateFormat.ISODate)
    box = BOXES.get(word.game)
    parts = [listed(word.names), QLocale().toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else ""]
    return [part for part in (*parts, box.name if box is not None else "") if part]


def book_html(book: HouseBook) -> str:
    """Returns the book as HTML, with people's texts escaped. Words of past evenings come last."""
    translate = QCoreApplication.translate
    heads = [
        translate("HouseBook", "Word"),
        translate("HouseBook", "Counts"),
        translate("HouseBook", "Meaning"),
        translate("HouseBook", "Decided"),
    ]
    lines = ["".join([f"<th align='left'>{marked_up(head)}</th>" for head in heads])]
    for one in sorted(book, key=lambda one: (one.counts == PAST, one.word)):
        cells = (one.word, count_names()[one.counts], one.meaning, ", ".join(_came_up(one)))
        lines.append("".join([f"<td>{marked_up(cell)}</td>" for cell in cells]))
    rows = "".join([f"<tr>{line}</tr>" for line in lines])
    title = marked_up(translate("HouseBook", "House book"))
    return f"<h1>{title}</h1><table cellpadding='5' width='100%'>{rows}</table>"


def _changed(word: str, facts: dict[str, object], book: HouseBook) -> HouseBook:
    return changed(book, word, **facts)


def _joined(others: HouseBook, book: HouseBook) -> HouseBook:
    return joined(book, others)
