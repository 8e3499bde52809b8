"""The window: gallery or table, the menus, and sentences the player must know."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from app.guard import guarded
from app.paths import can_explain
from app.table.theme import Theme
from app.windows.gallery import Gallery
from app.windows.plain import plain_label

if TYPE_CHECKING:
    from app.table.access import Announcer
    from app.windows.statistics_page import StatisticsPage
    from app.windows.table_page import TablePage

NOTICE_MS = 9000
ANSWERS = tuple([f"say-{what}" for what in "turn hand words scores unseen acts verdict".split()])
SMALLEST, USUAL = (640, 480), (1280, 800)


class MainWindow(QMainWindow):
    """Everything a menu can ask for is a signal; the application does it."""

    asked = Signal(str)
    file_dropped = Signal(object)
    closing = Signal()
    first_painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._painted = False
        self.gallery = Gallery()
        self.table: TablePage | None = None
        self.statistics: StatisticsPage | None = None
        self.pages = QStackedWidget()
        self.pages.addWidget(self.gallery)
        self.notice = plain_label()
        self.notice.setObjectName("notice")
        self.notice.setWordWrap(True)
        self.notice.hide()
        self._hide_notice = QTimer(self)
        self._hide_notice.setSingleShot(True)
        self._hide_notice.timeout.connect(self._notices_read)
        self._sentences: list[str] = []
        whole = QWidget()
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.notice)
        layout.addWidget(self.pages, 1)
        self.setCentralWidget(whole)
        self.may_close: Callable[[], bool] = lambda: True
        self.actions_by_name: dict[str, QAction] = {}
        self._menus: list[QMenu] = []
        self._build_menus()
        QShortcut(QKeySequence("F10"), self).activated.connect(self._open_menus)
        QShortcut(QKeySequence("Shift+F10"), self).activated.connect(self._open_menu_of_focus)
        self.setAcceptDrops(True)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.stay_on_screen()
        self.retranslate()
        self.pages.currentChanged.connect(self._page_changed)
        self._page_changed()

    def table_page(self, theme: Theme) -> "TablePage":
        """The table is built when the first game is dealt: the gallery's first paint does not wait for it."""
        if self.table is None:
            from app.windows.table_page import TablePage

            self.table = TablePage(theme)
            self.pages.addWidget(self.table)
            self._menus[1].insertActions(self.actions_by_name["statistics"], self.table.docks.actions())
        return self.table

    def statistics_page(self) -> "StatisticsPage":
        """Built when it is first wanted, like the table."""
        if self.statistics is None:
            from app.windows.statistics_page import StatisticsPage

            self.statistics = StatisticsPage()
            self.pages.addWidget(self.statistics)
        return self.statistics

    # ---- menus

    def _build_menus(self) -> None:
        for names in (
            "gallery setup open save - undo redo hint become meaning pause sort - resign - quit",
            "panels statistics - fullscreen larger smaller - settings",
            "say-turn say-hand say-words say-scores say-unseen say-acts say-verdict",
            "rules shortcuts about",
        ):
            menu = self.menuBar().addMenu("")
            menu.aboutToShow.connect(self._show_what_can_be_taken_back)
            menu.aboutToHide.connect(self._page_changed)
            self._menus.append(menu)
            for name in names.split():
                if name == "-":
                    menu.addSeparator()
                    continue
                action = menu.addAction("")
                action.setShortcuts(_SHORTCUTS.get(name, []))
                action.triggered.connect(lambda _=False, name=name: self.asked.emit(name))
                self.actions_by_name[name] = action
        self.actions_by_name["meaning"].setVisible(can_explain())

    def _open_menus(self) -> None:
        """F10; Qt itself knows it only on Windows."""
        self.menuBar().setActiveAction(self.menuBar().actions()[0])

    def _open_menu_of_focus(self) -> None:
        """Shift+F10, for keyboards without a menu key; that, too, Qt itself knows only on Windows."""
        focus = QApplication.focusWidget()
        if focus is not None:
            at = focus.rect().center()
            by_key = QContextMenuEvent.Reason.Keyboard
            QApplication.sendEvent(focus, QContextMenuEvent(by_key, at, focus.mapToGlobal(at)))

    def _show_what_can_be_taken_back(self) -> None:
        """Only while a menu is open: the keys ask the session each time."""
        at_table = self.table if self.table is not None and self.pages.currentWidget() is self.table else None
        self.actions_by_name["undo"].setEnabled(at_table is not None and at_table.head.undo.isEnabled())
        self.actions_by_name["redo"].setEnabled(at_table is not None and at_table.head.redo.isEnabled())

    def _page_changed(self) -> None:
        at_table = self.table is not None and self.pages.currentWidget() is self.table
        for name in (
            "save",
            "undo",
            "redo",
            "hint",
            "become",
            "meaning",
            "pause",
            "sort",
            "resign",
            "panels",
            *ANSWERS,
        ):
            self.actions_by_name[name].setEnabled(at_table)
        at_gallery = self.pages.currentWidget() is self.gallery
        self.actions_by_name["gallery"].setEnabled(not at_gallery)
        self.actions_by_name["setup"].setEnabled(at_gallery)

    def retranslate(self) -> None:
        say = QCoreApplication.translate
        self.setWindowTitle("Wordfelt")
        titles = (say("Menu", "&Game"), say("Menu", "&View"), say("Menu", "&Listen"), say("Menu", "&Help"))
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        for name, text in {
            "gallery": say("Menu", "&New game: the gallery"),
            "setup": say("Menu", "&Set up…"),
            "open": say("Menu", "&Open a record…"),
            "save": say("Menu", "Save a &copy of the record…"),
            "undo": say("Menu", "&Undo"),
            "redo": say("Menu", "&Redo"),
            "hint": say("Menu", "&Hint"),
            "become": say("Menu", "Words it can still &become"),
            "meaning": say("Menu", "&Meaning of a word…"),
            "pause": say("Menu", "&Pause"),
            "sort": say("Menu", "Sort the h&and"),
            "resign": say("Menu", "R&esign"),
            "quit": say("Menu", "&Quit"),
            "panels": say("Menu", "&Panels"),
            "statistics": say("Menu", "S&tatistics"),
            "fullscreen": say("Menu", "&Full screen"),
            "larger": say("Menu", "&Larger text"),
            "smaller": say("Menu", "&Smaller text"),
            "settings": say("Menu", "Sett&ings…"),
            "say-turn": say("Menu", "&Whose turn, time and deck"),
            "say-hand": say("Menu", "Your &hand"),
            "say-words": say("Menu", "What lies on the &table"),
            "say-scores": say("Menu", "The s&cores"),
            "say-unseen": say("Menu", "The cards &not seen"),
            "say-acts": say("Menu", "What has been done &since your turn"),
            "say-verdict": say("Menu", "What the &bar below says"),
            "rules": say("Menu", "&Rules of this game"),
            "shortcuts": say("Menu", "&Keys"),
            "about": say("Menu", "&About Wordfelt"),
        }.items():
            self.actions_by_name[name].setText(text)
        self.notice.setAccessibleName(say("Menu", "Notice"))

    # ---- sentences

    def tell(self, sentence: str) -> None:
        """A sentence the player must know; it leaves by itself. One that comes meanwhile stands below it."""
        self._sentences = [*[told for told in self._sentences if told != sentence], sentence]
        self.notice.setText("\n".join(self._sentences))
        self.notice.setAccessibleDescription(self.notice.text())
        self.notice.show()
        self._announcer.say(sentence)  # an alert is not heard of on Linux
        self._hide_notice.start(NOTICE_MS)

    @cached_property
    def _announcer(self) -> "Announcer":
        from app.table.access import Announcer

        return Announcer(self)

    def _notices_read(self) -> None:
        self._sentences = []
        self.notice.hide()

    def show_page(self, telling: Callable[[], tuple[str, str]]) -> None:
        """A page of text with one button, each once. telling: its title and its text, in the language of the moment."""
        from app.windows.text_page import TextPage

        there = [page for page in self.findChildren(TextPage) if page.telling == telling and page.isVisible()]
        page = there[0] if there else TextPage(telling, self)
        page.show()
        page.activateWindow()

    # ---- where it lies

    def stay_on_screen(self) -> None:
        """No larger than the screen it is on, and within it, frame and all: a screen may be small, or be unplugged."""
        screen = self.screen() or QGuiApplication.primaryScreen()
        if screen is None or self.isFullScreen() or self.isMaximized():
            return
        room, whole = screen.availableGeometry(), self.frameGeometry()
        frame = whole.size() - self.size()  # nothing before the window is shown
        largest = room.size() - frame
        self.setMinimumSize(largest.boundedTo(QSize(*SMALLEST)))
        self.resize(self.size().boundedTo(largest))
        whole = self.frameGeometry()
        left = max(room.left(), min(whole.left(), room.left() + room.width() - whole.width()))
        top = max(room.top(), min(whole.top(), room.top() + room.height() - whole.height()))
        if (left, top) != (whole.left(), whole.top()):
            self.move(left, top)

    def place_kept(self) -> str:
        """Size and place, for the settings."""
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def lie_as(self, place: str) -> None:
        """As it lay last time, as far as there is still room."""
        if place and self.restoreGeometry(QByteArray.fromBase64(place.encode())):
            self.stay_on_screen()

    # ---- events

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.gallery.retranslate()
            if self.table is not None:
                self.table.retranslate()
            if self.statistics is not None:
                self.statistics.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.table is not None:
            if not self.isActiveWindow() and QApplication.activeModalWidget() is not None:
                self.table.stand_behind()
        super().changeEvent(event)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus; Qt sees to that in dialogs only. At the table it is the felt's:
        whoever plays the last word must not deal the next game with the same key."""
        button = QApplication.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and isinstance(button, QPushButton) and self.pages.currentWidget() is not self.table:
            button.click()
            return
        super().keyPressEvent(event)

    @guarded
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            _copy(event)

    @guarded
    def dropEvent(self, event: QDropEvent) -> None:
        path = next((url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()), "")
        if path:
            _copy(event)
            self.file_dropped.emit(Path(path))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.first_painted.emit)  # by then the picture is on the screen

    @guarded
    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)


def _copy(event: QDropEvent) -> None:
    """What is dropped is read and stays where it is: a file manager that hears of a move deletes it."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def _keys(*texts: str) -> list[QKeySequence]:
    return [QKeySequence(text) for text in texts]


_SHORTCUTS = {
    "gallery": _keys("Ctrl+N"),
    "setup": _keys("Ctrl+Return"),
    "open": _keys("Ctrl+O"),
    "save": _keys("Ctrl+S"),
    "undo": _keys("Ctrl+Z"),
    "redo": _keys("Ctrl+Shift+Z", "Ctrl+Y"),
    "hint": _keys("Ctrl+H"),
    "become": _keys("Ctrl+J"),
    "meaning": _keys("Ctrl+M"),
    "pause": _keys("Ctrl+P"),
    "sort": _keys("Ctrl+L"),
    "quit": _keys("Ctrl+Q"),
    "panels": _keys("F9"),
    "statistics": _keys("Ctrl+T"),
    "fullscreen": _keys("F11"),
    "larger": _keys("Ctrl++", "Ctrl+="),
    "smaller": _keys("Ctrl+-"),
    "settings": _keys("Ctrl+,"),
    "rules": _keys("F1"),
    **{name: _keys(f"F{number}") for number, name in enumerate(ANSWERS, 2)},
    "shortcuts": _keys("Ctrl+?", "Ctrl+/"),
}


def shortcut_lines(actions: dict[str, QAction]) -> str:
    """Every key of the menus and of the table, one a line."""
    say = QCoreApplication.translate
    lines = [
        f"{action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)}\t{action.text().replace('&', '')}"
        for action in actions.values()
        if action.isVisible() and not action.shortcut().isEmpty()
    ]
    lines += [
        say("Keys", "Ctrl+F\tSearch: a game in the gallery, a word in the rules"),
        say("Keys", "F10\tMenus"),
        say("Keys", "Alt+letter\tPress the button on which the letter is underlined"),
        say("Keys", "A–Z\tLay a word; Space begins the next word"),
        say("Keys", "Tab\tOther places for the typed word, words that laid cards can become, or the next region"),
        say("Keys", "Arrows\tGo from card to card and from gap to gap"),
        say("Keys", "Enter\tPlay; or take up a card and lay it down"),
        say("Keys", "Ctrl+Enter\tPlay, wherever the arrows have led"),
        say("Keys", "/\tCut a word behind this card, or close the cut"),
        say("Keys", "Backspace\tTake back the last letter or card"),
        say("Keys", "Delete\tTake back this card"),
        say("Keys", "Esc\tTake suggested cards away, then everything back; come back from an earlier position"),
        say("Keys", "Ctrl+arrow\tMove a card within the hand"),
        say("Keys", "Shift+Up\tShow what lies below a card"),
    ]
    return "\n".join(lines)
