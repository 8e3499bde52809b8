"""The word search: it looks up a word, or all words of a pattern: Q?I, *ING. It is free away from a table; at a table
it counts as a hint, if hints are agreed."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, QUrl
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.session.meanings import PatternFound, meaning_of, seek
from app.windows.table.meaning_card import MeaningCard, meaning_html
from app.windows.table.why_not import no_search
from app.windows.widgets.document import Document
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.written_by_people import marked_up, plain_label
from engine.lexicon import Lexicon

LONGEST = 40  # letters and signs of a pattern
FEW = 12  # how many words are explained at once; in longer lists each word links to its meaning
_WORD = "word:"


class WordSearch(QDialog):
    """The search.

    lexicon: the dictionary of the table, or of the settings.
    search: see `RunningGame.may_search`.
    asked: the word or pattern looked up.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        search: Callable[[], str],
        asked: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say = QCoreApplication.translate
        self._lexicon, self._search, self._asked = lexicon, search, asked
        self.setWindowTitle(say("Search", "Is it a word?"))
        self.line = QLineEdit()
        self.line.setMaxLength(LONGEST)
        self.line.setPlaceholderText(say("Search", "QUIZ, or a pattern: Q?I, *ING"))
        self.line.setAccessibleName(self.windowTitle())
        told = [say("Search", "? stands for one letter, * for any letters or none.")]
        if search() == "hint":
            told.append(say("Search", "At this table each search counts as a hint."))
        self.told = plain_label(" ".join(told))
        self.told.setObjectName("small")
        self.told.setWordWrap(True)
        self.line.setAccessibleDescription(self.told.text())
        self.look = QPushButton(say("Search", "Look it up"))
        be_main(self.look)
        self.look.clicked.connect(self._seek)
        self.page = Document()
        self.page.setAccessibleName(say("Search", "What was found"))
        self.page.followed.connect(self._explain)
        shut = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        shut.rejected.connect(self.reject)
        writing = QHBoxLayout()
        writing.addWidget(self.line, 1)
        writing.addWidget(self.look)
        layout = QVBoxLayout(self)
        layout.addLayout(writing)
        layout.addWidget(self.told)
        layout.addWidget(self.page, 1)
        layout.addWidget(shut)
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        room = self.screen().availableGeometry().size() * 0.9
        self.resize(QSize(75 * letter, 24 * line).boundedTo(room))
        self.line.setFocus()

    def _seek(self) -> None:
        written = self.line.text().strip()
        if not written:
            return
        if self._search() == "not":  # the table may have turned to another player
            self._show(f"<p>{marked_up(no_search())}</p>")
            return
        found = seek(written, self._lexicon)
        self._asked(found.pattern)
        self._show(self._found_html(found))

    def _show(self, html: str) -> None:
        self.page.setHtml(html)
        self.page.setAccessibleDescription(self.page.toPlainText())
        self.page.setFocus()  # the player reads it from its beginning; Tab leads from word to word

    def _found_html(self, found: PatternFound) -> str:
        say = QCoreApplication.translate
        if found.is_word:
            text = say("Search", "{word} is a word.") if found.count else say("Search", "{word} is no word here.")
            head = text.format(word=found.pattern)
        elif found.count > len(found.words):
            shown = say("Search", "Here are the first %n.", None, len(found.words))
            head = f"{say('Search', '%n word(s)', None, found.count)}. {shown}"
        else:
            head = say("Search", "%n word(s)", None, found.count)
        rows = [f"<h3>{marked_up(head)}</h3>"]
        if len(found.words) <= FEW:
            rows += [meaning_html(meaning_of(word, self._lexicon), most=1 + found.is_word * 5) for word in found.words]
        else:
            rows.append("<p>" + " ".join([f'<a href="{_WORD}{word}">{word}</a>' for word in found.words]) + "</p>")
        return "".join(rows)

    def _explain(self, where: QUrl) -> None:
        word = where.toString().removeprefix(_WORD).upper()
        place = self.page.viewport().mapToGlobal(self.page.cursorRect().bottomLeft() + QPoint(0, 4))
        MeaningCard(meaning_of(word, self._lexicon), self).show_at(place)
