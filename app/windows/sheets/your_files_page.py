"""Help, Your files: every file that Wordfelt writes, what it is for, and one file with a copy of everything."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.base.paths import home
from app.library.own_files import OwnFile
from app.windows.widgets.flow import USUAL_LETTERS, FlowLayout
from app.windows.widgets.status_line import ToldLine
from app.windows.widgets.style_sheet import be_main

ENDING = ".wordfelt-backup"


class OwnFiles(QDialog):
    """back_up_wanted: into this path.  back_wanted: from this path.  again_wanted: count the results again."""

    back_up_wanted = Signal(object)
    back_wanted = Signal(object)
    again_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        say = QCoreApplication.translate
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("Files", "Your files"))
        self.told = ToldLine()
        self.told.show_text(say("Files", "Wordfelt writes these files and no others, on this computer alone."))
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(self.windowTitle())
        self.tree.setHeaderLabels([say("Files", "What it is"), say("Files", "Size"), say("Files", "Where")])
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.tree.setUniformRowHeights(True)
        self.save = QPushButton(say("Files", "Back up everything…"))
        self.bring = QPushButton(say("Files", "Restore a back-up…"))
        self.again = QPushButton(say("Files", "Count results again"))
        self.shut = QPushButton(say("Files", "Close"))
        buttons = FlowLayout()  # in large letters side by side they would be wider than the screen
        for button in (self.save, self.bring, self.again, self.shut):
            buttons.addWidget(button)
        be_main(self.save)
        self.save.clicked.connect(self._save)
        self.bring.clicked.connect(self._bring)
        self.again.clicked.connect(self.again_wanted)
        self.shut.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.told)
        layout.addWidget(self.tree, 1)
        layout.addLayout(buttons)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.tree.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)  # nothing is cut
        self.ensurePolished()
        larger = max(1.0, self.fontMetrics().height() / USUAL_LETTERS)
        room = self.screen().availableGeometry().size() * 0.9
        self.resize((QSize(820, 520) * larger).boundedTo(room))

    def show_files(self, files: Sequence[OwnFile]) -> None:
        """Show a line for each purpose, and below it one for each file."""
        self.tree.clear()
        purposes = purpose_words()
        for purpose, group in groupby(files, key=lambda one: one.purpose):
            ones = list(group)
            count = QCoreApplication.translate("Files", "%n file(s)", None, len(ones))
            head = QTreeWidgetItem([f"{purposes[purpose]} · {count}", size_words(sum([one.size for one in ones])), ""])
            head.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{purposes[purpose]}, {count}")
            head.setText(2, str(ones[0].path.parent))
            head.setToolTip(2, head.text(2))
            for one in ones:
                line = QTreeWidgetItem([one.path.name, size_words(one.size), str(one.path)])
                line.setToolTip(0, one.path.name)
                line.setToolTip(2, str(one.path))
                head.addChild(line)
            self.tree.addTopLevelItem(head)
            head.setExpanded(len(ones) == 1)
        if (first := self.tree.topLevelItem(0)) is not None:
            self.tree.setCurrentItem(first)  # or a reader that comes to them tells of none

    def busy(self, sentence: str) -> None:
        """Something that may take a moment is under way."""
        self._show(sentence, may_go_on=False)

    def tell(self, sentence: str) -> None:
        self._show(sentence, may_go_on=True)

    def _show(self, sentence: str, *, may_go_on: bool) -> None:
        for button in (self.save, self.bring, self.again):
            button.setEnabled(may_go_on)
        self.told.tell(sentence)

    def _save(self) -> None:
        title = QCoreApplication.translate("Files", "Back up everything")
        name, _ = QFileDialog.getSaveFileName(self, title, str(home() / f"wordfelt{ENDING}"))
        if name:
            self.back_up_wanted.emit(Path(name))

    def _bring(self) -> None:
        say = QCoreApplication.translate
        pattern = say("Files", "Back-ups ({pattern})").format(pattern=f"*{ENDING}")
        name, _ = QFileDialog.getOpenFileName(self, say("Files", "Restore a back-up"), str(home()), pattern)
        if name:
            self.back_wanted.emit(Path(name))


def size_words(size: int) -> str:
    return QLocale().formattedDataSize(size)


def purpose_words() -> dict[str, str]:
    """By purpose key: what the files are for."""
    say = QCoreApplication.translate
    return {
        "settings": say("Files", "Settings, names and house words"),
        "results": say("Files", "Results of your games"),
        "games": say("Files", "Games in progress"),
        "finished": say("Files", "Finished games"),
        "put-away": say("Files", "Games put away"),
        "damaged": say("Files", "Damaged games"),
        "lists": say("Files", "Your word lists"),
        "beside": say("Files", "What lay at the table: hands, cards laid, time left"),
        "aside": say("Files", "Set aside: could not be read"),
        "lock": say("Files", "For a moment: a file in use"),
        "log": say("Files", "Errors inside Wordfelt, for its developers"),
        "dialogs": say("Files", "Folders that the file dialog has shown"),
        "words": say("Files", "The dictionary, ready for use"),
    }
