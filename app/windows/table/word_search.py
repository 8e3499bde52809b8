"""The word search. It looks up a word, or all words that match a pattern such as QU?Z or *ING. Away from a table it can
always be used, and answers while the player types. At a table it can be used if hints are agreed; it then answers only
when asked, and each answer counts as a hint."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, QTimer, QUrl
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.felt.access import Announcer
from app.session.meanings import PatternFound, meaning_of, seek
from app.windows.table.meaning_card import MeaningCard, meaning_html
from app.windows.table.why_not import no_search
from app.windows.widgets.document import Document
from app.windows.widgets.style_sheet import be_main
from app.windows.widgets.written_by_people import marked_up, plain_label
from engine.lexicon import Lexicon

LONGEST = 40  # the largest number of characters in a pattern
REST_MS = 250  # milliseconds without typing until the answer comes
FEW = 12  # up to this many words are listed with their meanings; in longer lists each word is a link to its meaning
_WORD = "word:"


class WordSearch(QDialog):
    """The dialog of the word search. The focus stays in the text field, so that one question can follow another.

    lexicon: the words of the table or, without a table, of the settings.
    dictionary: the name of the dictionary with these words, which every answer shows.
    search: returns whether the player may search, see `RunningGame.may_search`.
    asked: called with each word or pattern.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        dictionary: str,
        search: Callable[[], str],
        asked: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        translate = QCoreApplication.translate
        self._lexicon, self._dictionary, self._search, self._asked = lexicon, dictionary, search, asked
        self._announcer = Announcer(self)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(REST_MS)
        self._typing.timeout.connect(self._answer)
        self.setWindowTitle(translate("Search", "Is it a word?"))
        self.line = QLineEdit()
        self.line.setMaxLength(LONGEST)
        self.line.setPlaceholderText(translate("Search", "QUIZ, or a pattern: QU?Z, *ING"))
        self.line.setAccessibleName(self.windowTitle())
        parts = [translate("Search", "? stands for one letter, * for any letters or none.")]
        if search() == "hint":
            parts.append(translate("Search", "At this table each search counts as a hint. Press Enter to search."))
        self.note = plain_label(" ".join(parts))
        self.note.setObjectName("small")
        self.note.setWordWrap(True)
        self.line.setAccessibleDescription(self.note.text())
        self.look = QPushButton(translate("Search", "Look it up"))
        be_main(self.look)
        self.look.clicked.connect(self._ask)
        self.line.textEdited.connect(self._typed)
        self.page = Document()
        self.page.setAccessibleName(translate("Search", "What was found"))
        self.page.followed.connect(self._explain)
        shut = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        shut.rejected.connect(self.reject)
        writing = QHBoxLayout()
        writing.addWidget(self.line, 1)
        writing.addWidget(self.look)
        layout = QVBoxLayout(self)
        layout.addLayout(writing)
        layout.addWidget(self.note)
        layout.addWidget(self.page, 1)
        layout.addWidget(shut)
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        room = self.screen().availableGeometry().size() * 0.9
        self.resize(QSize(75 * letter, 24 * line).boundedTo(room))
        self.line.setFocus()

    def _typed(self) -> None:
        """Starts the wait for an answer, unless every answer counts as a hint."""
        if self._search() != "hint":
            self._typing.start()

    def _ask(self) -> None:
        """Answers now, and selects the question, so that typing replaces it."""
        self._answer()
        self.line.setFocus()
        self.line.selectAll()

    def _answer(self) -> None:
        self._typing.stop()
        written = self.line.text().strip()
        if not written:
            self.page.clear()
            return
        if self._search() == "not":  # while the dialog is open, the turn may pass to a player who gets no hints
            self._show(f"<p>{marked_up(no_search())}</p>")
            return
        found = seek(written, self._lexicon)
        self._asked(found.pattern)
        self._show(self._found_html(found))

    def _show(self, html: str) -> None:
        self.page.setHtml(html)
        text = self.page.toPlainText()
        self.page.setAccessibleDescription(text)
        self._announcer.say(text)

    def _found_html(self, found: PatternFound) -> str:
        translate = QCoreApplication.translate
        if found.is_word:
            text = (
                translate("Search", "{word} is a word.")
                if found.count
                else translate("Search", "{word} is not a word here.")
            )
            head = text.format(word=found.pattern)
        elif found.count > len(found.words):
            shown = translate("Search", "Here are the first %n.", None, len(found.words))
            head = f"{translate('Search', '%n word(s)', None, found.count)}. {shown}"
        else:
            head = translate("Search", "%n word(s)", None, found.count)
        source = translate("Search", "Dictionary: {name}").format(name=self._dictionary)
        rows = [f"<h3>{marked_up(head)}</h3>", f"<p><small>{marked_up(source)}</small></p>"]
        if len(found.words) <= FEW:
            rows += [meaning_html(meaning_of(word, self._lexicon), most=1 + found.is_word * 5) for word in found.words]
        else:
            rows.append("<p>" + " ".join([f'<a href="{_WORD}{word}">{word}</a>' for word in found.words]) + "</p>")
        return "".join(rows)

    def _explain(self, where: QUrl) -> None:
        word = where.toString().removeprefix(_WORD).upper()
        place = self.page.viewport().mapToGlobal(self.page.cursorRect().bottomLeft() + QPoint(0, 4))
        MeaningCard(meaning_of(word, self._lexicon), self).show_at(place)
