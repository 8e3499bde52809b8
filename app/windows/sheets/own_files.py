"""Help, Your files: every file that Wordfelt writes, what it is for, and one file that holds a copy of everything."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.library.own_files import OwnFile
from app.windows.widgets.written_by_people import plain_label

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
        self.told = plain_label(say("Files", "Wordfelt writes these files and no others, on this computer alone."))
        self.told.setWordWrap(True)
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(self.windowTitle())
        self.tree.setHeaderLabels([say("Files", "What it is"), say("Files", "Size"), say("Files", "Where")])
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.tree.setUniformRowHeights(True)
        buttons = QDialogButtonBox()
        self.save = buttons.addButton(say("Files", "Back up everything…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.bring = buttons.addButton(say("Files", "Bring a back-up back…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.again = buttons.addButton(say("Files", "Count results again"), QDialogButtonBox.ButtonRole.ActionRole)
        self.shut = buttons.addButton(say("Files", "Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self.save.clicked.connect(self._save)
        self.bring.clicked.connect(self._bring)
        self.again.clicked.connect(self.again_wanted)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.told)
        layout.addWidget(self.tree, 1)
        layout.addWidget(buttons)
        self.resize(820, 520)

    def show_files(self, files: Sequence[OwnFile]) -> None:
        """A line for each purpose, and below it one for each file."""
        self.tree.clear()
        purposes = purpose_words()
        for purpose, group in groupby(files, key=lambda one: one.purpose):
            ones = list(group)
            count = QCoreApplication.translate("Files", "%n file(s)", None, len(ones))
            head = QTreeWidgetItem([f"{purposes[purpose]} · {count}", size_words(sum([one.size for one in ones])), ""])
            head.setText(2, str(ones[0].path.parent))
            head.setToolTip(2, head.text(2))
            for one in ones:
                line = QTreeWidgetItem([one.path.name, size_words(one.size), str(one.path)])
                line.setToolTip(0, one.path.name)
                line.setToolTip(2, str(one.path))
                head.addChild(line)
            self.tree.addTopLevelItem(head)
            head.setExpanded(len(ones) == 1)
        header = self.tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(0, self.width() // 2)

    def busy(self, sentence: str) -> None:
        """Something goes on that may take a moment."""
        self.told.setText(sentence)
        for button in (self.save, self.bring, self.again):
            button.setEnabled(False)

    def tell(self, sentence: str) -> None:
        self.told.setText(sentence)
        for button in (self.save, self.bring, self.again):
            button.setEnabled(True)

    def _save(self) -> None:
        title = QCoreApplication.translate("Files", "Back up everything")
        name, _ = QFileDialog.getSaveFileName(self, title, str(Path.home() / f"wordfelt{ENDING}"))
        if name:
            self.back_up_wanted.emit(Path(name))

    def _bring(self) -> None:
        say = QCoreApplication.translate
        pattern = say("Files", "Back-ups ({pattern})").format(pattern=f"*{ENDING}")
        name, _ = QFileDialog.getOpenFileName(self, say("Files", "Bring a back-up back"), str(Path.home()), pattern)
        if name:
            self.back_wanted.emit(Path(name))


def size_words(size: int) -> str:
    return QLocale().formattedDataSize(size)


def purpose_words() -> dict[str, str]:
    """By the key of what a file is for."""
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
        "log": say("Files", "Faults inside Wordfelt, for those who mend them"),
        "words": say("Files", "The dictionary, ready for use"),
    }
