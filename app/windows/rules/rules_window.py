"""The rules window: a game's whole page, with contents and search, and a way back. A small table can be shown beside
the page."""

from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QByteArray, QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QShortcut, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.base.boxes import BOXES
from app.base.later import later
from app.felt.access import Announcer
from app.felt.theme import Theme
from app.windows.rules.page import RulesView
from app.windows.rules.page_texts import SHARED, title_of
from app.windows.rules.reasons import place_behind
from app.windows.widgets.announce_row import settle_caret
from app.windows.widgets.fitted import Fitted
from app.windows.widgets.keys_shown import keys_now
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.player_state import PlayerState
from app.windows.widgets.remove_now import leave

LETTERS_A_LINE = 48  # if a line of the page has room for fewer letters than this, the table of contents is in a menu
# The window's width in letters: USUAL_LETTERS for contents and page, LETTERS_ASIDE if a table is shown beside them.
USUAL_LETTERS, LETTERS_ASIDE = 110, 180
# if a line of the page beside a table would have room for fewer letters than this, the table replaces the page
LEAST_LETTERS = 36
READING, PLAYING = 4, 5  # of nine equal parts of the window's width, the page gets READING and the table PLAYING


@dataclass
class Visit:
    """A page in the reader's history, with its scroll position."""

    name: str
    scrolled: int = 0


@dataclass
class Reader:
    """The reader's history of pages and other state, kept when the window is closed and used by the next rules window.

    here: the index of the current page in the history.
    agreed: for each page opened at a table, the moves permitted there, if they differ from the printed rules.
    search: the text searched for.
    geometry: the size and position of the window.
    """

    visits: list[Visit] = field(default_factory=list)
    here: int = -1
    agreed: dict[str, str | None] = field(default_factory=dict)
    search: str = ""
    geometry: QByteArray = field(default_factory=QByteArray)


class RulesWindow(Fitted, QDialog):
    """The only rules window of the program; a new request shows another page in it.

    show_wanted, try_wanted: the reader wants to watch, or to try, the sentence or example at this place, at a table
    beside the page.
    left: the reader no longer wants that table.
    """

    show_wanted, try_wanted = Signal(str, str), Signal(str, str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None, *, theme: Theme, reader: Reader | None = None) -> None:
        super().__init__(parent)
        self._announcer = Announcer(self)
        self._reader = reader or Reader()
        self.visits, self.here, self._agreed = self._reader.visits, self._reader.here, self._reader.agreed
        self._of_commands = {"search": QShortcut(self), "rules": QShortcut(self)}
        self._of_commands["search"].activated.connect(self._to_search)
        self._of_commands["rules"].activated.connect(self.close)  # the key that opened the window closes it too
        for keys, by in ((Qt.Key.Key_F3, 1), (Qt.KeyboardModifier.ShiftModifier | Qt.Key.Key_F3, -1)):
            QShortcut(QKeySequence(keys), self).activated.connect(partial(self.step, by))
        self.finished.connect(self._keep_reader)
        self.finished.connect(self.left)
        self._halves = QHBoxLayout(self)
        self._build(theme)
        self.search.setText(self._reader.search)
        if not self.restoreGeometry(self._reader.geometry):
            self.resize(self._size_of(USUAL_LETTERS))
        self.fit_from_now()

    def _keep_reader(self) -> None:
        self._remember_place()
        self._reader.here, self._reader.search, self._reader.geometry = (
            self.here,
            self.search.text(),
            self.saveGeometry(),
        )

    def build_anew(self) -> None:
        """Builds the window again in another language, with the same page open. The caller puts the table beside it
        again."""
        state = PlayerState(self)
        leave(self._reading)
        if self.beside is not None:
            leave(self.beside)
        self._build(self.view.theme)
        self._show()
        later(self, lambda: self._put_back(state))

    def _put_back(self, state: PlayerState) -> None:
        self.view.fit()  # at this point the window has its width
        state.put_back(self)

    def _build(self, theme: Theme | None) -> None:
        self.beside: QWidget | None = None
        self._found: list[QTextCursor] = []
        self._at = -1
        self.view = RulesView(theme=theme)
        self.view.page_wanted.connect(self.read)
        self.view.show_wanted.connect(lambda place: self.show_wanted.emit(self.view.name, place))
        self.view.try_wanted.connect(lambda place: self.try_wanted.emit(self.view.name, place))
        self.view.drawn_again.connect(self._look_again)
        self.back, self.forward = QToolButton(), QToolButton()
        self.pages = NamedBox()
        self.contents_button, self.contents = QToolButton(), QListWidget()
        self.search, self.count = QLineEdit(), QLabel()
        settle_caret(self.search)
        self.before, self.after = QToolButton(), QToolButton()
        self._connect()
        self._lay_out()
        self._name()

    def _connect(self) -> None:
        self.back.setText("‹")
        self.forward.setText("›")
        self.before.setText("↑")
        self.after.setText("↓")
        self.back.clicked.connect(lambda: self._go(self.here - 1))
        self.forward.clicked.connect(lambda: self._go(self.here + 1))
        self.before.clicked.connect(lambda: self.step(-1))
        self.after.clicked.connect(lambda: self.step(1))
        self.pages.setSizeAdjustPolicy(NamedBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.pages.setMinimumContentsLength(5)
        self.pages.activated.connect(lambda number: self.read(str(self.pages.itemData(number))))
        self.contents_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.contents_button.setMenu(QMenu(self.contents_button))
        self.contents.setWordWrap(True)
        self.contents.setSpacing(2)
        self.contents.itemActivated.connect(self._chosen)
        self.contents.itemClicked.connect(self._chosen)
        for found in (self.count, self.before, self.after):
            found.hide()  # hidden until there is a search; otherwise the window would open too wide
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search_changed)
        self.search.returnPressed.connect(lambda: self.step(1))

    def _lay_out(self) -> None:
        reading = self._reading = QWidget()
        # these keys work only on the page, because at the table they move through a film
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence(QKeySequence.StandardKey.Back), reading, context=here).activated.connect(self.back.click)
        onwards = QShortcut(QKeySequence(QKeySequence.StandardKey.Forward), reading, context=here)
        onwards.activated.connect(self.forward.click)
        bar = QHBoxLayout()
        bar.addWidget(self.back)
        bar.addWidget(self.forward)
        bar.addWidget(self.pages, 3)
        bar.addWidget(self.contents_button)
        bar.addWidget(self.search, 2)
        bar.addWidget(self.count)
        bar.addWidget(self.before)
        bar.addWidget(self.after)
        body = QHBoxLayout()
        body.addWidget(self.contents)
        body.addWidget(self.view, 1)
        column = QVBoxLayout(reading)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(bar)
        column.addLayout(body, 1)
        self._halves.addWidget(reading, READING)
        for button in (self.back, self.forward, self.before, self.after, self.contents_button):
            button.setAutoRaise(False)

    def _size_of(self, letters: int) -> QSize:
        """Returns a size with room for this many letters in a line, but no larger than the parent window."""
        size = QSize(self.fontMetrics().averageCharWidth() * letters, self.fontMetrics().height() * 40)
        parent = self.parentWidget()
        return size.boundedTo(parent.size()) if parent is not None else size

    # ---- the table beside the page

    def put_beside(self, table: QWidget) -> None:
        """Adds the small table beside the page. While the table is visible, it takes a little more than half of the
        window, or all of a narrow window."""
        self.beside = table
        self._halves.addWidget(table, PLAYING)

    def show_beside(self, *, shown: bool) -> None:
        if self.beside is None or self.beside.isHidden() != shown:
            return
        size = self.size().expandedTo(self._size_of(LETTERS_ASIDE)) if shown else self.size()
        self.beside.setVisible(shown)
        self.fit()
        if (layout := self.layout()) is not None:
            layout.activate()
        self.resize(size)  # restores the size, because page and table together may have widened the window
        self.view.fit()
        if not shown:
            self.view.setFocus()

    @property
    def _is_beside(self) -> bool:
        return self.beside is not None and not self.beside.isHidden()

    # ---- pages

    def open_at(self, name: str, part: str, agreed: str | None) -> None:
        """Opens a page, scrolled to a part of it.

        agreed: the permitted moves at one table; None for those of the printed rules.
        """
        self._agreed[name] = agreed
        for command, heard in self._of_commands.items():
            heard.setKeys(keys_now(self, command))
        behind, _ = place_behind(name, part)
        # If the page for all games explains this part of the rules, this game's page is opened first, and the Back
        # button returns to it.
        if behind not in ("", name):
            self.read(name)
            name = behind
        self.read(name, part)

    def read(self, name: str, part: str = "") -> None:
        """Shows this page, scrolled to this part. The Back button then returns to the previous page."""
        if self.here < 0 or self.visits[self.here].name != name:
            self.left.emit()
            self._remember_place()
            self.visits[self.here + 1 :] = [Visit(name)]
            self.here += 1
        self._show(part)

    def _remember_place(self) -> None:
        if self.view.name:
            self.visits[self.here].scrolled = self.view.verticalScrollBar().value()

    def _go(self, number: int) -> None:
        if 0 <= number < len(self.visits):
            self._remember_place()
            self.here = number
            self._show()
            self.view.verticalScrollBar().setValue(self.visits[number].scrolled)

    def _show(self, part: str = "") -> None:
        name = self.visits[self.here].name
        self.view.show_game(name, whole=True, agreed=self._agreed.get(name))
        if name in BOXES:
            title = QCoreApplication.translate("Rules", "Rules of {game}").format(game=BOXES[name].name)
        else:
            title = title_of(name)
        self.setWindowTitle(title)
        self.back.setEnabled(self.here > 0)
        self.forward.setEnabled(self.here + 1 < len(self.visits))
        self.pages.setCurrentIndex(self.pages.findData(name))
        self._fill_contents()
        if (layout := self.layout()) is not None:
            layout.activate()  # the contents may have a new width
        self.view.fit()
        self._search_changed()
        if part:
            self.view.go_to_part(part)
        else:
            self.view.verticalScrollBar().setValue(0)
        if self.view.hasFocus():  # the focus stays there, so a screen reader would not announce the new page
            self._announcer.say(title)
        if not self.pages.turned:  # a player who goes through the list of pages keeps the focus there
            self.view.setFocus()

    # ---- contents

    def _fill_contents(self) -> None:
        self.contents.clear()
        menu = self.contents_button.menu()
        menu.clear()
        for number, (rank, text, _) in enumerate(self.view.headings()):
            indented = "\u2003" * (rank - 2) + text
            item = QListWidgetItem(indented)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
            self.contents.addItem(item)
            menu.addAction(indented).triggered.connect(lambda _=False, number=number: self.go_to_heading(number))
        self.fit()

    def go_to_heading(self, number: int) -> None:
        headings = self.view.headings()
        if 0 <= number < len(headings):
            self.view.go_to(headings[number][2])
            self.view.setFocus()

    def _chosen(self, item: QListWidgetItem) -> None:
        self.go_to_heading(self.contents.row(item))

    def fit(self) -> None:
        """Shows the contents beside the page if the page stays wide enough to read; otherwise a button opens them."""
        letter = self.fontMetrics().averageCharWidth()
        wished = self.contents.sizeHintForColumn(0) + letter * 4
        # beside a table the page's name needs the room of an empty search field
        self.search.setVisible(not self._is_beside or bool(self.search.text()))
        self.contents.setFixedWidth(max(1, min(wished, letter * 30)))
        narrow = self._is_beside or self.width() - self.contents.width() < letter * LETTERS_A_LINE
        room = min(self.width(), self._size_of(LETTERS_ASIDE).width())
        self._reading.setVisible(not self._is_beside or room * READING > letter * LEAST_LETTERS * (READING + PLAYING))
        hint = QCoreApplication.translate("Gallery", "Search") if narrow else self.search.accessibleName()
        self.search.setPlaceholderText(hint)
        letters = self.fontMetrics()
        name = letters.horizontalAdvance(self.pages.currentText()) + 2 * letters.height()
        self.pages.setMinimumWidth(min(name, self.width() // 4))
        whole = letters.horizontalAdvance(hint) + round(1.2 * letters.height())
        self.search.setMinimumWidth(min(whole, self.width() // 4) if narrow else letter * 10)
        self.contents.setVisible(not narrow)
        self.contents_button.setVisible(narrow)

    # ---- search

    def _to_search(self) -> None:
        self.search.show()
        self.search.setFocus()
        self.search.selectAll()

    def _search_changed(self) -> None:
        """Highlights every match and shows the first one below the current position."""
        self._look_for_places()
        self._at = -1
        self._mark()
        if self._found:
            self.step(1, from_here=True)

    def _look_again(self) -> None:
        """Finds the matches of the search again after the page was drawn again."""
        self._look_for_places()
        self._mark()

    def _look_for_places(self) -> None:
        text = self.search.text().strip()
        self._found = []
        cursor = QTextCursor(self.view.document())
        while text:
            cursor = self.view.document().find(text, cursor)
            if cursor.isNull():
                break
            self._found.append(QTextCursor(cursor))

    def step(self, by: int, *, from_here: bool = False) -> None:
        """Goes `by` matches of the search forwards, or back if negative. After the last match, continues with the first
        match.

        from_here: whether to go to the first visible match instead.
        """
        if not self._found:
            return
        if from_here:
            top = self.view.cursorForPosition(QPoint()).position()
            self._at = next((n for n, found in enumerate(self._found) if found.selectionStart() >= top), 0)
        else:
            self._at = (self._at + by) % len(self._found)
        place = QTextCursor(self._found[self._at])
        place.clearSelection()
        self.view.setTextCursor(place)
        self.view.ensureCursorVisible()
        self._mark()

    def _mark(self) -> None:
        marks = []
        for number, found in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            form = QTextCharFormat()
            if number == self._at:
                form.setBackground(self.palette().highlight())
                form.setForeground(self.palette().highlightedText())
            else:
                form.setFontUnderline(True)
                form.setUnderlineColor(QColor(self.palette().highlight().color()))
            mark.format = form
            mark.cursor = found
            marks.append(mark)
        self.view.setExtraSelections(marks)
        translate = QCoreApplication.translate
        if not self.search.text().strip():
            text = ""
        elif not self._found:
            text = translate("Rules", "not found")
        else:
            text = translate("Rules", "{number} of {count}").format(number=self._at + 1, count=len(self._found))
        self.count.setText(text)
        self.count.setVisible(bool(text))
        for button in (self.before, self.after):
            button.setVisible(bool(text))
            button.setEnabled(bool(self._found))

    # ---- names and colours

    def wear(self, theme: Theme) -> None:
        self.view.wear(theme)
        if self.here >= 0:
            self._fill_contents()

    def _name(self) -> None:
        translate = QCoreApplication.translate
        for widget, text in (
            (self.back, translate("Rules", "Back")),
            (self.forward, translate("Rules", "Forward")),
            (self.before, translate("Rules", "Previous place")),
            (self.after, translate("Rules", "Next place")),
            (self.pages, translate("Rules", "Page")),
            (self.contents, translate("Rules", "Contents")),
        ):
            widget.setAccessibleName(text)
            widget.setToolTip(text)
        self.pages.call(self.pages.accessibleName())
        self.contents_button.setText(translate("Rules", "Contents"))
        self.search.setAccessibleName(translate("Rules", "Search in this page"))
        self.pages.addItem(title_of(SHARED), SHARED)
        for name, box in BOXES.items():
            self.pages.addItem(box.name, name)
