"""The main window: its pages, its position on the screen, and messages to the player."""

from base64 import b64decode
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from app.base.commands import plain_names
from app.base.guard import guarded
from app.base.later import later
from app.felt.heard import HEARD
from app.felt.interfaces import as_group
from app.felt.theme import Theme, load_theme
from app.windows.gallery.gallery import Gallery
from app.windows.menus import UNANSWERED, Menus, Page
from app.windows.widgets.enter_button import ENTERS
from app.windows.widgets.folding_bar import FoldingBar
from app.windows.widgets.notice import Notice

if TYPE_CHECKING:
    from app.felt.access import Announcer
    from app.windows.sheets.finished_page import FinishedPage
    from app.windows.sheets.road_page import RoadPage
    from app.windows.sheets.statistics_page import StatisticsPage
    from app.windows.table.game_on_table import GameOnTable
    from app.windows.table.table_with_game import TableWithGame
    from app.windows.widgets.player_state import PlayerState
    from app.windows.widgets.text_page import TextPage

NOTICE_MS = 9000
NOTICE_SHARE = 0.42  # the width of a notice at the table, as a share of the felt's width
SMALLEST, USUAL = (640, 480), (1280, 800)
BARS = 80  # pixels of a screen's height that a desktop's bar and the window's frame may take
# Where the desktop places windows, a window too large for the screen is maximised. When the player ends that, the
# window takes this share of the screen.
BESIDE = 0.9


class MainWindow(QMainWindow):
    """The program's window with its pages. It does little itself: its signals pass the player's wishes to the
    application."""

    asked = Signal(str)
    file_dropped = Signal(object)
    closing = Signal()
    first_painted = Signal()
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._painted = False
        self._hide_notice = QTimer(self)
        self._hide_notice.setSingleShot(True)
        self._hide_notice.timeout.connect(self._notices_read)
        self._sentences: list[str] = []
        self._theme: Theme | None = None
        self._remembered: dict[str, PlayerState] = {}  # the state of each page that was closed, by the page's name
        self.may_close: Callable[[], bool] = lambda: True
        self.setWindowTitle("Wordfelt")
        self.setAcceptDrops(True)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.stay_on_screen()
        self._build()

    def _build(self) -> None:
        """Builds the parts of the window in the current language."""
        self.table: TableWithGame | None = None
        self.statistics: StatisticsPage | None = None
        self.finished: FinishedPage | None = None
        self.road: RoadPage | None = None
        # Every part gets its parent when it is created, because Qt styles a widget and its contents again when its
        # parent changes.
        whole = QWidget(self)
        self.pages = QStackedWidget(whole)
        self.notice = Notice(whole, self._room_of_notice)
        self.notice.setObjectName("notice")
        self.notice.setAccessibleName(QCoreApplication.translate("Menu", "Notice"))
        self.notice.read.connect(self._notices_read)
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)
        self.setCentralWidget(whole)
        self.gallery = Gallery(self.pages)
        self.pages.addWidget(self.gallery)
        self._name_pages()
        self.bar = FoldingBar(self)
        self.menus = Menus(self.bar)
        self.bar.watch(self.menus.menus)
        self.menus.asked.connect(self._asked)
        self.menus.opened.connect(self._menu_opened)
        self.pages.currentChanged.connect(self._page_changed)
        self._page_changed()

    def build_anew(self) -> None:
        """Builds the window again, in another language. Qt deletes the old content as soon as it handles events again;
        until then the new content can take over its state."""
        before = self.centralWidget()
        assert before is not None
        self.bar.setParent(before)
        for action in self.actions():
            self.removeAction(action)
        self._build()
        for part in (self.notice.parentWidget(), self.bar):
            if part is not None:
                part.show()
        self._announcer.hush()
        if self._sentences:
            self._show_notices()
        for page in self._pages_of_text():
            page.tell()

    def table_page(self, theme: Theme) -> "TableWithGame":
        """Returns the table page. It is built when the first game is dealt, so that the gallery's first paint does not
        wait."""
        if self.table is None:
            from app.windows.table.table_with_game import TableWithGame

            self.table = TableWithGame(theme, self.pages)
            self.pages.addWidget(self.table)
            self.notice.keep_beside(self.table.stage)
            self.menus.add_panels(self.table.docks.actions())
            self.table.menus_wanted.connect(self.menus.open)
        return self.table

    def statistics_page(self) -> "StatisticsPage":
        """Returns the statistics page, which is built at its first use."""
        if self.statistics is None:
            from app.windows.sheets.statistics_page import StatisticsPage

            self.statistics = StatisticsPage()
            self.statistics.wear(self._theme_of_cards)
            self.pages.addWidget(self.statistics)
            self._name_pages()
        return self.statistics

    def finished_page(self) -> "FinishedPage":
        if self.finished is None:
            from app.windows.sheets.finished_page import FinishedPage

            self.finished = FinishedPage()
            self.finished.wear(self._theme_of_cards)
            self.pages.addWidget(self.finished)
            self._name_pages()
        return self.finished

    def road_page(self) -> "RoadPage":
        if self.road is None:
            from app.windows.sheets.road_page import RoadPage

            self.road = RoadPage()
            self.road.wear(self._theme_of_cards)
            self.pages.addWidget(self.road)
            self._name_pages()
        return self.road

    def wear(self, theme: Theme) -> None:
        """Applies the theme of the felt and the cards to the pages that show cards, and to pages built later."""
        self._theme = theme
        for page in (self.statistics, self.finished, self.road):
            if page is not None:
                page.wear(theme)

    @property
    def _theme_of_cards(self) -> Theme:
        return self._theme or load_theme()

    def _let_go_of_lists(self, at: QWidget | None) -> None:
        """Deletes the list pages that the player has left, and stores their state. Restores the state of the page that
        the player has opened.

        at: the page that is visible now.
        """
        pages = ("statistics", self.statistics), ("finished", self.finished), ("road", self.road)
        for name, page in pages:
            if page is not None and page is at and name in self._remembered:
                later(page, partial(self._remembered.pop(name).put_back, page))
            elif page is not None and page is not at:
                # imported late, so that the first paint does not wait for it
                from app.windows.widgets.player_state import PlayerState

                self._remembered[name] = PlayerState(page)
                setattr(self, name, None)
                page.setParent(None)  # removes the page from the window, so a rebuilt window does not contain it
                page.deleteLater()

    @property
    def game(self) -> "GameOnTable | None":
        """The game on the table while the table page is visible; otherwise None."""
        return self.table.game if self.table is not None and self.pages.currentWidget() is self.table else None

    # ---- menus

    def _page_changed(self) -> None:
        at = self.pages.currentWidget()
        self._let_go_of_lists(at)
        self.bar.fold(at is self.table)
        if not self.notice.isHidden():
            self.notice.place_itself()
        pages = (
            (self.gallery, Page.GALLERY),
            (self.table, Page.TABLE),
            (self.finished, Page.FINISHED),
            (self.road, Page.ROAD),
        )
        self.menus.turn_to(next((page for widget, page in pages if at is widget), Page.STATISTICS))

    def _asked(self, what: str) -> None:
        """Carries out the menu commands that concern only the window, and passes on all other commands."""
        if what == "menus":
            self.menus.open()
        elif what == "card-menu":
            self._open_menu_of_focus()
        elif what in UNANSWERED and what in (whys := self._whys):
            self._announce_vain(what, whys[what])
        else:
            self.asked.emit(what)

    @property
    def _whys(self) -> Mapping[str, str]:
        """The reason for each command that can't be used now."""
        return self.game.why_not() if self.game is not None else {}

    def _announce_vain(self, command: str, why: str) -> None:
        """Announces why a command can't be used now. At the table the reason also appears below the felt, because a key
        that seems to do nothing would seem broken."""
        sentence = f"{plain_names()[command]}: {why}"
        if self.game is not None:
            self.game.voice.report_vain(sentence)
        else:
            self.say(sentence)

    def _menu_opened(self) -> None:
        self.menus.offer(self._whys)

    def _open_menu_of_focus(self) -> None:
        """Opens the context menu of the focused widget, for keyboards without a menu key. Qt handles these keys, like
        F10, only on Windows."""
        focus = QApplication.focusWidget()
        if focus is not None:
            at = focus.rect().center()
            by_key = QContextMenuEvent.Reason.Keyboard
            QApplication.sendEvent(focus, QContextMenuEvent(by_key, at, focus.mapToGlobal(at)))

    def begin_search(self) -> None:
        """Focuses the search field of the current page, if the page has a search field."""
        at = self.pages.currentWidget()
        if at is self.gallery:
            self.gallery.begin_search()
        elif self.finished is not None and at is self.finished:
            self.finished.search.setFocus()

    def _name_pages(self) -> None:
        """Names the pages for screen readers. The table's page has the name of its game."""
        translate = QCoreApplication.translate
        for page, name in (
            (self.gallery, translate("Final", "Gallery")),
            (self.statistics, translate("Gallery", "Statistics")),
            (self.finished, translate("Gallery", "Finished games")),
            (self.road, translate("Road", "The road")),
        ):
            if page is not None:
                as_group(page)
                page.setAccessibleName(name)

    # ---- sentences

    def tell(self, sentence: str) -> None:
        """Shows and announces a message. It disappears after some seconds, or when the player presses the message or
        Esc. Later messages appear below it."""
        self._sentences = [*[one for one in self._sentences if one != sentence], sentence]
        self._show_notices()
        self._announcer.say(sentence)  # on Linux no screen reader speaks an alert
        self._hide_notice.start(NOTICE_MS)

    def _show_notices(self) -> None:
        self.notice.setText("\n".join(self._sentences))
        self.notice.setAccessibleDescription(self.notice.text())
        self.notice.place_itself()
        self.notice.show()

    def _room_of_notice(self) -> QRect:
        """The area in which a message may appear. At the table it is the right side of the felt below the players'
        plates, where it hides no turn, clock, name or score."""
        whole = self.pages
        if self.table is None or self.pages.currentWidget() is not self.table:
            return whole.rect()
        stage = self.table.stage
        place = QRect(stage.mapTo(whole, QPoint()), stage.size())
        beside = place.adjusted(round(place.width() * (1 - NOTICE_SHARE)), 0, 0, 0)
        boxes = [box.translated(place.topLeft()) for box in stage.felt.upper_boxes]
        lowest = max([box.bottom() + 1 for box in boxes if box.right() > beside.x()], default=beside.y())
        return beside.adjusted(0, lowest - beside.y(), 0, 0)

    def say(self, sentence: str) -> None:
        """Announces a sentence to screen readers without showing it, because it is visible elsewhere."""
        self._announcer.say(sentence)

    def say_again(self, sentence: str) -> None:
        """Announces a sentence without adding it to the sentences that a listener can hear again."""
        self._announcer.say(sentence, again=True)

    def walk_heard(self, step: int) -> None:
        """Announces a sentence again that was announced before: `step` sentences later than the one repeated last, or
        earlier if negative; 0 repeats the latest."""
        older = QCoreApplication.translate("Telling", "There is nothing older.")
        newer = QCoreApplication.translate("Telling", "There is nothing newer.")
        self.say_again(HEARD.walk(step) or (newer if step > 0 else older))

    @cached_property
    def _announcer(self) -> "Announcer":
        from app.felt.access import Announcer

        return Announcer(self)

    def _notices_read(self) -> None:
        self._sentences = []
        self._hide_notice.stop()
        self.notice.hide()

    def show_page(self, telling: Callable[[], tuple[str, str]]) -> None:
        """Shows a page of text with one button. A page that is already open comes to the front.

        telling: returns the page's title and text in the current language.
        """
        from app.windows.widgets.text_page import TextPage

        there = [page for page in self._pages_of_text() if page.telling == telling]
        page = there[0] if there else TextPage(telling, self)
        page.show()
        page.activateWindow()

    def _pages_of_text(self) -> "list[TextPage]":
        from app.windows.widgets.text_page import TextPage

        return [page for page in self.findChildren(TextPage) if page.isVisible()]

    # ---- the window's position

    def stay_on_screen(self) -> None:
        """Fits the window into its screen, frame included. The screen may be smaller than before, or unplugged."""
        screen = self.screen() or QGuiApplication.primaryScreen()
        if screen is None or self.isFullScreen() or self.isMaximized():
            return
        room, whole = screen.availableGeometry(), self.frameGeometry()
        if self._desktop_places_windows() and self._fills(room.size()):
            smaller = room.size() * BESIDE
            self.setMinimumSize(smaller.boundedTo(QSize(*SMALLEST)))
            # the window takes this size when the player ends its maximised state
            self.resize(self.size().boundedTo(smaller))
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)
            return
        frame = whole.size() - self.size()  # the frame has no size before the window is shown
        largest = room.size() - frame
        self.setMinimumSize(largest.boundedTo(QSize(*SMALLEST)))
        self.resize(self.size().boundedTo(largest))
        whole = self.frameGeometry()
        left = max(room.left(), min(whole.left(), room.left() + room.width() - whole.width()))
        top = max(room.top(), min(whole.top(), room.top() + room.height() - whole.height()))
        if (left, top) != (whole.left(), whole.top()):
            self.move(left, top)

    @staticmethod
    def _desktop_places_windows() -> bool:
        """Whether only the desktop can keep the window on the screen. Some systems don't tell a window its position, or
        how much room the desktop's bars leave."""
        return QGuiApplication.platformName().startswith("wayland")

    def _fills(self, room: QSize) -> bool:
        return self.width() > room.width() or self.height() > room.height() - BARS

    def place_kept(self) -> str:
        """The window's size and position as a text, for the settings."""
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def lie_as(self, place: str) -> None:
        """Restores a saved size and position of the window, as far as they fit on the screen."""
        with suppress(ValueError):  # a settings file may contain anything
            if place and self.restoreGeometry(b64decode(place)):
                self.stay_on_screen()

    # ---- events

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        left = event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow()
        dialog = QApplication.activeModalWidget()
        if left and self.game is not None and dialog is not None:
            from PySide6.QtWidgets import QDialog

            self.game.stand_behind()
            if isinstance(dialog, QDialog):
                dialog.finished.connect(self._answered)
        super().changeEvent(event)

    def _answered(self) -> None:
        """Lets a game continue that was stopped while a dialog was open. Called once the dialog's answer is carried
        out."""
        if self.game is not None:
            self.game.come_forward()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Enter press the focused button, which Qt does only in dialogs. At the table, Enter presses no button,
        because a player who plays the last word with Enter must not deal the next game by accident."""
        button = QApplication.focusWidget()
        enter = event.key() in ENTERS and not event.isAutoRepeat()
        if enter and isinstance(button, QPushButton) and self.pages.currentWidget() is not self.table:
            button.click()
            return
        if event.key() == Qt.Key.Key_Escape and not self.notice.isHidden():
            self._notices_read()
            return
        if (vain := self.menus.asked_in_vain(event)) and not event.isAutoRepeat():
            self._announce_vain(vain, self.menus.why_not(vain))
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
            later(self, self.first_painted.emit)  # by then the picture is on the screen

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.place_itself()
        self.resized.emit()

    @guarded
    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)


def _copy(event: QDropEvent) -> None:
    """Turns the dropping of a file into a copy. If the file were moved, a file manager would delete the original."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
