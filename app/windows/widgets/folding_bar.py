"""A menu bar that takes no room: it lies over the page while in use, and folds away otherwise."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget

from app.base.guard import guarded
from app.base.later import later


class FoldingBar(QMenuBar):
    """A bar that folds above the window's edge, out of sight but not hidden, because Qt ignores the keys of a hidden
    one.

    The window lays out an empty widget in its place, so that nothing moves when it appears and disappears.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._room = window.menuWidget() or QWidget()
        self._folds = False
        window.setMenuWidget(self._room)
        self.setAutoFillBackground(True)  # it may lie on other widgets

    def fold(self, folds: bool) -> None:
        """Sets whether the bar shows only while it is in use."""
        self._folds = folds
        self.lie()

    def watch(self, menus: list[QMenu]) -> None:
        """Keeps the bar open while one of these menus is open."""
        for menu in menus:
            menu.aboutToShow.connect(lambda menu=menu: self._opens(menu))
            menu.aboutToHide.connect(lambda: later(self, self.lie))
            menu.installEventFilter(self)
        self._menus = menus

    @property
    def used(self) -> bool:
        return self.hasFocus() or any(menu.isVisible() for menu in self._menus)

    def lie(self) -> None:
        """Moves the bar to its current place, unless another bar has taken it."""
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
        """Focuses the bar as Alt does, which also gives the focus back. If the page kept it, a screen reader would
        announce that page each time one menu gives way to the next."""
        if self.used:
            return
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            alt = QKeyEvent(kind, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
            alt.setTimestamp(1)  # for the first time
            QApplication.sendEvent(self._window, alt)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Filters a second copy of each key, without its time, that Qt sends for screen readers. By then a letter may
        have been pressed with Alt: after Alt alone the bar would open and be announced when Alt is released, and the
        menu that the letter opened would close."""
        again = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt and not event.timestamp()
        if isinstance(watched, QMenu):
            return again and event.type() == QEvent.Type.KeyPress
        if again and event.type() == QEvent.Type.ShortcutOverride:
            return False
        return super().eventFilter(watched, event)

    def _opens(self, menu: QMenu) -> None:
        """Unfolds the bar for a menu that its letter opened, and puts the menu below it."""
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
        later(self, self.lie)  # one of its menus may have taken the focus

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_menus"):
            self.lie()
