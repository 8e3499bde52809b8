"""The dialog My words: words that a person has met in games and may not have known, with their meanings, the latest
first. The player can search, remove and export them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QDialog, QLineEdit, QVBoxLayout, QWidget

from app.base.boxes import BOXES
from app.base.listing import listed
from app.library.my_words import MetWord
from app.session.meanings import Meaning
from app.windows.record_files import keep
from app.windows.sheets.day_texts import date_text
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.flow import USUAL_LETTERS
from app.windows.widgets.list_page import Act, ListCell, ListPage, ListRow, Sentences, wrapping_list
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.pane import Pane
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.wheel import WheelPasses

LEAST_ROWS = 4  # the minimum number of lines of the list that stay visible
MOST_SENSES = 2
APART = 5  # pixels around each entry, which has several lines


@dataclass(frozen=True)
class Explained:
    """A word that a person has met, with its meaning."""

    met: MetWord
    meaning: Meaning


class MyWordsPage(QDialog):
    """The dialog with a person's words.

    person_wanted: the id of the person whose words the player wants to see.
    removed: words that the person marked as known.
    """

    person_wanted = Signal(str)
    removed = Signal(object)

    def __init__(self, people: Mapping[str, str], person: str, parent: QWidget | None = None) -> None:
        """Builds the dialog.

        people: the names of all people who have such words, by their ids.
        person: the id of the person whose words are shown first.
        """
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("MyWords", "My words"))
        self.words: Sequence[Explained] = ()
        self.search, self.who = QLineEdit(), NamedBox()
        settle_caret(self.search)
        self.search.setPlaceholderText(translate("Finished", "Search"))
        self.search.setAccessibleName(translate("MyWords", "Find a word or a meaning"))
        self.who.call(translate("MyWords", "Whose words"))
        WheelPasses(self.who)
        for one, name in people.items():
            self.who.addItem(name, one)
        self.who.setCurrentIndex(self.who.findData(person))
        self.who.setVisible(len(people) > 1)
        self.who.activated.connect(lambda: self.person_wanted.emit(self.who.currentData()))
        self.rows = self._list()
        self.search.textChanged.connect(self.rows.search)
        self.search.returnPressed.connect(self.rows.list.setFocus)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.addWidget(self.who)
        column.addWidget(self.search)
        column.addWidget(self.rows, 1)
        QVBoxLayout(self).addWidget(Pane(inner))
        self.ensurePolished()
        lines, larger = self.fontMetrics().height(), max(1.0, self.fontMetrics().height() / USUAL_LETTERS)
        self.rows.list.setMinimumHeight(LEAST_ROWS * lines * 3 // 2)
        self.resize((QSize(620, 560) * larger).boundedTo(self.screen().availableGeometry().size() * 0.9))

    def _list(self) -> ListPage:
        translate = QCoreApplication.translate
        acts = {
            "remove": Act(translate("MyWords", "I know it"), self._remove, by_delete=True),
            "export": Act(translate("MyWords", "Export…"), self._export, about="all"),
            "shut": Act(translate("People", "Close"), self.reject, about="all"),
        }
        sentences = Sentences(
            translate("MyWords", "No words yet. They come from your finished games, and when you look up a meaning."),
            translate("MyWords", "No word fits this search."),
            translate("MyWords", "The meanings are being looked up."),
        )
        page = ListPage(wrapping_list(APART), self.windowTitle(), acts, sentences)
        page.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        for button in page.buttons.values():
            button.setAutoDefault(False)  # because Enter in the search field must not press a button
        be_main(page.buttons["shut"])
        page.buttons["shut"].setDefault(False)
        page.show_rows((), reading=True)
        return page

    def show_words(self, words: Sequence[Explained]) -> None:
        """Shows these words in the given order."""
        self.words = words
        self.rows.show_rows([_row(one) for one in words])
        self.rows.buttons["export"].setEnabled(bool(words))
        self.search.setEnabled(bool(words))
        if self.focusWidget() in (None, self.rows.list, self.rows.buttons["shut"]):
            self.rows.take_focus(self.rows.buttons["shut"])

    def _remove(self, *words: str) -> None:
        self.words = [one for one in self.words if one.met.word not in words]
        for word in words:
            self.rows.forget(word)
        self.removed.emit(words)
        self.rows.buttons["export"].setEnabled(bool(self.words))
        self.rows.tell(QCoreApplication.translate("MyWords", "Removed: {words}.").format(words=listed(words)))

    def _export(self) -> None:
        title = QCoreApplication.translate("MyWords", "Export my words")
        well, text = keep(self, title, "my-words.txt", lambda place: exported(self.words).encode())
        if text:
            self.rows.tell(text, bad=not well)


def how_text(met: MetWord) -> str:
    """Returns when, in which game and how the person met the word."""
    translate = QCoreApplication.translate
    texts = {
        "laid": translate("MyWords", "laid by somebody else"),
        "missed": translate("MyWords", "shown by the coach"),
        "asked": translate("MyWords", "looked up"),
    }
    box = BOXES.get(met.game)
    return " · ".join(
        filter(None, [date_text(met.day, short=True), box.name if box is not None else "", texts[met.how]])
    )


def meaning_words(meaning: Meaning) -> str:
    """Returns the house's note about a word or else its first senses, with the words it derives from. If there are
    neither notes nor senses, says that no meaning is known."""
    senses = [gloss for _, gloss in meaning.senses[:MOST_SENSES]]
    bases = QCoreApplication.translate("Meanings", "from {words}").format(words=listed(meaning.bases))
    none = QCoreApplication.translate("Meanings", "no meaning known")
    text = "; ".join([meaning.own] if meaning.own else senses) or none
    return f"{text} ({bases})" if meaning.bases else text


def exported(words: Sequence[Explained]) -> str:
    """Returns the words as text, one in each line with its meaning and the day."""
    return "".join([f"{one.met.word}\t{meaning_words(one.meaning)}\t{one.met.day}\n" for one in words])


def _row(one: Explained) -> ListRow:
    word, meaning, how = one.met.word, meaning_words(one.meaning), how_text(one.met)
    return ListRow(word, (ListCell(f"{word}: {meaning}\n{how}", f"{word}: {meaning}, {how}"),))
