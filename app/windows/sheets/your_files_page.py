"""The dialog Your files: every file that Wordfelt writes, with its purpose. The player can save one file with a copy of
everything, or restore such a copy."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHeaderView,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from app.base.paths import home
from app.library.own_files import OwnFile
from app.windows.widgets.flow import USUAL_LETTERS
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow
from app.windows.widgets.style_sheet import be_main

ENDING = ".wordfelt-backup"


class OwnFiles(QDialog):
    """The dialog of the player's files.

    back_up_wanted: the player wants a copy of everything in this file.
    back_wanted: the player wants to restore the copy in this file.
    again_wanted: the player wants the results to be counted again.
    """

    back_up_wanted = Signal(object)
    back_wanted = Signal(object)
    again_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Files", "Your files"))
        self.tree = files_tree()
        acts = {
            "save": Act(translate("Files", "Back up everything…"), self._save, about="all"),
            "bring": Act(translate("Files", "Restore a back-up…"), self._bring, about="all"),
            "again": Act(translate("Files", "Count results again"), self.again_wanted.emit, about="all"),
            "shut": Act(translate("Files", "Close"), self.reject, about="all"),
        }
        note = translate("Files", "Wordfelt writes these files and no others, on this computer alone.")
        self.files = ListPage(self.tree, self.windowTitle(), acts, note=note)
        be_main(self.files.buttons["save"])
        QVBoxLayout(self).addWidget(self.files)
        self.ensurePolished()
        larger = max(1.0, self.fontMetrics().height() / USUAL_LETTERS)
        room = self.screen().availableGeometry().size() * 0.9
        self.resize((QSize(820, 520) * larger).boundedTo(room))

    def show_files(self, files: Sequence[OwnFile]) -> None:
        """Shows a row for each purpose, with a row for each of its files below."""
        purposes = groupby(files, key=lambda one: one.purpose)
        self.files.show_rows([purpose_row(purpose, list(group)) for purpose, group in purposes])

    def busy(self, sentence: str) -> None:
        """Shows a sentence about work in progress, and disables the buttons until it is done."""
        self._show(sentence, may_go_on=False)

    def tell(self, sentence: str) -> None:
        self._show(sentence, may_go_on=True)

    def _show(self, sentence: str, *, may_go_on: bool) -> None:
        self.files.tell(sentence)
        for name in ("save", "bring", "again"):
            self.files.buttons[name].setEnabled(may_go_on)

    def _save(self) -> None:
        title = QCoreApplication.translate("Files", "Back up everything")
        name, _ = QFileDialog.getSaveFileName(self, title, str(home() / f"wordfelt{ENDING}"))
        if name:
            self.back_up_wanted.emit(Path(name))

    def _bring(self) -> None:
        translate = QCoreApplication.translate
        pattern = translate("Files", "Back-ups ({pattern})").format(pattern=f"*{ENDING}")
        name, _ = QFileDialog.getOpenFileName(self, translate("Files", "Restore a back-up"), str(home()), pattern)
        if name:
            self.back_wanted.emit(Path(name))


def files_tree() -> QTreeWidget:
    translate = QCoreApplication.translate
    tree = QTreeWidget()
    tree.setHeaderLabels([translate("Files", "What it is"), translate("Files", "Size"), translate("Files", "Where")])
    tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    tree.setUniformRowHeights(True)
    # the list scrolls sideways, so no text is cut off
    tree.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    tree.header().setStretchLastSection(False)
    tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return tree


def purpose_row(purpose: str, files: Sequence[OwnFile]) -> ListRow:
    """Returns the row of a purpose, with the rows of its files below."""
    count = QCoreApplication.translate("Files", "%n file(s)", None, len(files))
    name, folder = purpose_words()[purpose], str(files[0].path.parent)
    size = size_words(sum([one.size for one in files]))
    head = (ListCell(f"{name} · {count}", f"{name}, {count}"), ListCell(size), ListCell(folder, tip=folder))
    return ListRow(purpose, head, below=tuple(map(file_row, files)))


def file_row(file: OwnFile) -> ListRow:
    name, place = file.path.name, str(file.path)
    return ListRow(file.path, (ListCell(name, tip=name), ListCell(size_words(file.size)), ListCell(place, tip=place)))


def size_words(size: int) -> str:
    return QLocale().formattedDataSize(size)


def purpose_words() -> dict[str, str]:
    """Returns the translated name of each purpose, by the purpose's id."""
    translate = QCoreApplication.translate
    return {
        "settings": translate("Files", "Settings and house words"),
        "people": translate("Files", "The people who play here"),
        "tonight": translate("Files", "Tonight’s table"),
        "evenings": translate("Files", "Your evenings"),
        "book": translate("Files", "Your house book"),
        "days": translate("Files", "Tables of days"),
        "finds": translate("Files", "What you found there"),
        "puzzles": translate("Files", "Puzzles from your games"),
        "my-words": translate("Files", "Words that you have met"),
        "results": translate("Files", "Results of your games"),
        "seen": translate("Files", "Cards that everybody has seen"),
        "games": translate("Files", "Games in progress"),
        "finished": translate("Files", "Finished games"),
        "put-away": translate("Files", "Games put away"),
        "damaged": translate("Files", "Damaged games"),
        "lists": translate("Files", "Your word lists"),
        "beside": translate("Files", "What lay at the table: hands, cards laid, time left"),
        "aside": translate("Files", "Set aside: could not be read"),
        "lock": translate("Files", "For a moment: a file in use"),
        "log": translate("Files", "Errors inside Wordfelt, for its developers"),
        "dialogs": translate("Files", "Folders that the file dialog has shown"),
        "words": translate("Files", "The dictionary, ready for use"),
    }
