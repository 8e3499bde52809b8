"""A menu bar that takes no room: while in use it covers the page's upper edge, and at other times it is out of
sight."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget

from app.base.guard import guarded
from app.base.later import later


class FoldingBar(QMenuBar):
    """A menu bar that moves above the window's upper edge while nobody uses it. It is then out of sight but not hidden,
    because Qt ignores the keys of a hidden menu bar.

    The window has an empty widget in the bar's place, so nothing moves when the bar appears or disappears.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._room = window.menuWidget() or QWidget()
        self._folds = False
        window.setMenuWidget(self._room)
        self.setAutoFillBackground(True)  # gives the bar a background, because it may cover other widgets

    def fold(self, folds: bool) -> None:
        """Sets whether the bar is visible only while it is in use."""
        self._folds = folds
        self.place_itself()

    def watch(self, menus: list[QMenu]) -> None:
        """Keeps the bar open while one of these menus is open."""
        for menu in menus:
            menu.aboutToShow.connect(lambda menu=menu: self._opens(menu))
            menu.aboutToHide.connect(lambda: later(self, self.place_itself))
            menu.installEventFilter(self)
        self._menus = menus

    @property
    def used(self) -> bool:
        return self.hasFocus() or any(menu.isVisible() for menu in self._menus)

    def place_itself(self) -> None:
        """Moves the bar to the place where it belongs now, unless another bar has replaced it."""
        if self.parentWidget() is not self._window:
            return
        high = self.heightForWidth(self._window.width())
        self._room.setFixedHeight(0 if self._folds else high)
        shown = not self._folds or self.used
        self.setGeometry(0, 0 if shown else -high, self._window.width(), high)
        if shown:
            self.raise_()

    def unfold(self) -> None:
        self.move(0, 0)
        self.raise_()

    def take_keyboard(self) -> None:
        """Focuses the bar in the way in which a press of Alt does; the focus later returns to the page. If the page
        kept the focus, a screen reader would announce the page whenever one menu replaces another."""
        if self.used:
            return
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            alt = QKeyEvent(kind, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
            alt.setTimestamp(1)  # marks the event as the first of two copies, see `eventFilter`
            QApplication.sendEvent(self._window, alt)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drops the second copy of each event of the Alt key, which Qt sends without a time for screen readers. After
        Alt with a letter, the copy comes after the letter. When Alt is released, the copy would open the bar and close
        the menu that the letter has opened."""
        again = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt and not event.timestamp()
        if isinstance(watched, QMenu):
            return again and event.type() == QEvent.Type.KeyPress
        if again and event.type() == QEvent.Type.ShortcutOverride:
            return False
        return super().eventFilter(watched, event)

    def _opens(self, menu: QMenu) -> None:
        """Unfolds the bar for a menu opened by its letter, and puts the menu below the bar."""
        if self.y() < 0:
            self.unfold()
            later(self, lambda: self._put_below(menu))

    def _put_below(self, menu: QMenu) -> None:
        if menu.isVisible():
            menu.move(self.mapToGlobal(self.actionGeometry(menu.menuAction()).bottomLeft()))

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.unfold()
        super().focusInEvent(event)

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        later(self, self.place_itself)  # one of the bar's menus may have taken the focus

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_menus"):
            self.place_itself()
