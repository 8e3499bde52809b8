"""The player's own word lists. The player imports a list from a file, can then choose it as the dictionary, and can
remove it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QScrollArea,
    QWidget,
)

from app.base.later import later
from app.base.listing import listed
from app.base.texts import reason_text
from app.library.own_lists import Brought, KeptList, bring, own_lists
from app.windows.file_questions import answer_of
from app.windows.record_files import chosen_list
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow
from app.windows.widgets.question import ask
from engine.core.verdict import Refused


class OwnLists(ListPage):
    """The page of the player's own word lists.

    brought: the id of a list that was added, as the settings store it.
    removed: the id of a list that was removed.
    """

    brought = Signal(str)
    removed = Signal(str)
    NOTE = "small"

    def __init__(self) -> None:
        translate = QCoreApplication.translate
        title = translate("Settings", "Your word lists")
        acts = {
            "add": Act(translate("Settings", "Import a list…"), self._choose, about="all"),
            "remove": Act(translate("Settings", "Remove"), self._ask, description=title),
        }
        note = translate(
            "Settings", "Import a text or gzip file with one word on each line; then choose it as the dictionary."
        )
        super().__init__(QListWidget(), title, acts, note=note)
        self.list.setFixedHeight(self.fontMetrics().height() * 5)
        self.column.insertWidget(0, QLabel(title))
        self._show()

    def _show(self) -> None:
        self.show_rows([ListRow(kept, (ListCell(kept.title),)) for kept in own_lists()])

    def _choose(self) -> None:
        source = chosen_list(self)
        if source is not None:
            self.bring(source)

    def bring(self, source: Path) -> None:
        """Lets a worker import the list in this file. If that takes long, a box appears where the player can cancel the
        import."""
        translate = QCoreApplication.translate
        text, stop = translate("Settings", "The word list is being read."), translate("Settings", "Leave it")
        answer = answer_of(lambda over: bring(source, over), text, stop, self)
        if isinstance(answer, Refused):
            self._say(reason_text(answer.reason), bad=True)
        elif isinstance(answer, Exception):
            raise answer
        elif answer is not None:
            self._show()
            self._say(brought_text(answer))
            self.brought.emit(answer.kept.key)

    def _ask(self, kept: KeptList) -> None:
        text = QCoreApplication.translate(
            "Settings", "Remove “{title}”? Games played with it can then only be watched."
        )
        ask(text.format(title=kept.title), self, lambda: self._remove(kept))

    def _remove(self, kept: KeptList) -> None:
        try:
            kept.path.unlink(missing_ok=True)
        except OSError as fault:
            text = QCoreApplication.translate("Settings", "The list cannot be removed: {why}")
            self._say(text.format(why=fault.strerror or str(fault)), bad=True)
            return
        self._show()
        self._say(QCoreApplication.translate("Settings", "“{title}” is removed.").format(title=kept.title))
        self.removed.emit(kept.key)

    def _say(self, sentence: str, *, bad: bool = False) -> None:
        self.tell(sentence, bad=bad)
        later(self, self._show_note)  # by then the note has its final height

    def _show_note(self) -> None:
        """Scrolls to the note about the last import, which may be out of sight with large text."""
        above: QWidget | None = self
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(self.note)


def brought_text(brought: Brought) -> str:
    """Returns a sentence with the number of words imported, the encoding of the file, and which words were left out and
    why."""
    translate = QCoreApplication.translate
    words = translate("Settings", "%n word(s)", None, brought.count)
    parts = [f"{brought.kept.title}: {words} ({brought.encoding})."]
    whys = {
        "signs": translate("Settings", "%n with characters other than A to Z", None, brought.left_out["signs"]),
        "length": translate(
            "Settings", "%n with fewer than 2 or more than 20 letters", None, brought.left_out["length"]
        ),
        "names": translate("Settings", "%n name(s)", None, brought.left_out["names"]),
        "twice": translate("Settings", "%n listed twice", None, brought.left_out["twice"]),
    }
    left_out = [text for why, text in whys.items() if brought.left_out[why]]
    if left_out:
        parts.append(translate("Settings", "Left out: {entries}.").format(entries=listed(left_out)))
    return " ".join(parts)
