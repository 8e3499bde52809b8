"""The panels beside the felt. The player can show, hide and drag them; the next start restores their places."""

from base64 import b64decode, b64encode
from collections.abc import Sequence
from zlib import crc32

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget

from app.windows.widgets.dock_title import DockTitle

SIDES = {Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea}
FEATURES = QDockWidget.DockWidgetFeature.DockWidgetMovable | QDockWidget.DockWidgetFeature.DockWidgetClosable


class Docks:
    """The panels and the coach's panel as docks of the window.

    panels: the first is above the others, which share a place as tabs.
    coach: the coach's panel, which shows only after a game.
    layout: the saved places of the panels as a text, or "".
    """

    def __init__(self, window: QMainWindow, panels: Sequence[QWidget], coach: QWidget) -> None:
        self._window = window
        self.panels = [self._dock(panel) for panel in panels]
        self.coach = self._dock(coach)
        self.layout = ""
        self._lain = ""  # the layout that was restored or saved last; the panels may have been moved since
        self._wanted: bool | None = None
        self._gone_for_coach: list[QDockWidget] = []  # the panels hidden while the coach shows
        self._cramped = False
        self._waiting: list[QDockWidget] = []  # the panels hidden until there is more room
        for dock in (*self.panels[2:], self.coach):
            window.tabifyDockWidget(self.panels[1], dock)
        self.coach.hide()
        self.panels[1].raise_()

    def _dock(self, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(self._window)
        dock.setObjectName(type(panel).__name__)
        dock.setWidget(panel)
        dock.setFeatures(FEATURES)
        DockTitle(dock)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    @property
    def shown(self) -> bool:
        """Whether any panel shows, apart from the coach's."""
        return any(not dock.isHidden() for dock in self.panels)

    def show(self, shown: bool) -> None:
        self._waiting = []
        for dock in self.panels:
            dock.setVisible(shown)
        if shown:
            self.panels[1].raise_()

    def show_coach(self) -> None:
        """Shows the coach in place of the panels about the present position, which are of no use after a game."""
        if self.coach.isHidden():
            self._gone_for_coach = [dock for dock in (self.panels[0], self.panels[-1]) if not dock.isHidden()]
            for dock in self._gone_for_coach:
                dock.hide()
        self.coach.show()
        self.coach.raise_()

    def hide_coach(self) -> None:
        if not self.coach.isHidden():
            self.coach.hide()
            for dock in self._gone_for_coach:
                dock.show()
            self.panels[1].raise_()

    def widen_coach(self, width: int) -> None:
        """Widens the coach's panel if no other panel shows; otherwise the coach's panel stays as wide as the other
        panels. The game is over, so the panel may take up to half of the window."""
        if not (self.coach.isHidden() or self.shown):
            wide = min(width, self._window.width() // 2)
            self._window.resizeDocks([self.coach], [wide], Qt.Orientation.Horizontal)

    def obey(self, shown: bool, layout: str) -> None:
        """Applies the settings: whether the panels show, and their saved places. A panel that the player has closed
        stays closed."""
        if layout and layout != self.layout:
            self.layout = layout
            self.lie_as_kept()
        if shown != self._wanted:
            self._wanted = shown
            self._waiting = [] if not shown else self._waiting
            if shown != self.shown and not self._waiting:  # panels that wait for room show once there is room
                self.show(shown)

    def lie_as_kept(self) -> None:
        """Restores the saved places of the panels. Must be called after the window has got its size, because the
        panels' widths would be wrong before."""
        if self.layout == self._lain:
            return
        state = kept_state(self.layout)
        if state is not None:
            self._window.restoreState(state)
        self.coach.hide()
        if self._wanted is False:  # restoring has also shown the panels that were visible when saved
            for dock in self.panels:
                dock.hide()
        self._cramped, self._waiting = False, []
        if self._window.isVisible():
            self._lain = self.layout

    def kept(self) -> str:
        """Returns the places of the panels as text. If all panels are hidden, returns their last places."""
        if self.shown and not self._waiting:
            coached = not self.coach.isHidden()
            self.hide_coach()
            self.layout = self._lain = _sealed(bytes(self._window.saveState().data()))
            if coached:
                self.show_coach()
        return self.layout

    def give_way(self, width: int, least: QSize) -> None:
        """Hides the panels if they leave the felt and its bars less room than `least`. They return when there is more
        room, or when the player shows them.

        width: the width of a panel at a side.
        """
        there = [dock for dock in self.panels if not dock.isHidden() or dock in self._waiting]
        areas = {self._window.dockWidgetArea(dock) for dock in there or self.panels}
        whole = self._window.size()
        wide = min(width, whole.width() // 3) * len(areas & SIDES)
        high = whole.height() // 4 * len(areas - SIDES)
        cramped = whole.width() - wide < least.width() or whole.height() - high < least.height()
        if cramped == self._cramped:
            return
        self._cramped = cramped
        if cramped:
            self._waiting = [dock for dock in there if not dock.isHidden()]
            for dock in self._waiting:
                dock.hide()
            return
        back, self._waiting = self._waiting, []
        for dock in back:
            dock.show()
        if self.panels[1] in back:
            self.panels[1].raise_()

    def widen(self, width: int, *, anyway: bool = False) -> None:
        """Makes the panels as wide as their texts need, at most a third of the window. Changes widths that the player
        has saved only if `anyway` is set."""
        if not self.layout or anyway:
            wide = min(width, self._window.width() // 3)
            self._window.resizeDocks(self.panels[:1], [wide], Qt.Orientation.Horizontal)
            self._window.resizeDocks(self.panels[:2], [1, 4], Qt.Orientation.Vertical)

    def tabs(self) -> list[QTabBar]:
        """Returns the tab bars of the panels. Qt also keeps an empty, invisible tab bar, which this function leaves out
        of the Tab order."""
        bars = self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        for bar in bars:
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if bar.count() else Qt.FocusPolicy.NoFocus)
        return [bar for bar in bars if bar.count()]

    def call(self, *titles: str) -> None:
        for dock, title in zip((*self.panels, self.coach), titles, strict=True):
            dock.setWindowTitle(title)

    def actions(self) -> list[QAction]:
        """Returns the actions that show and hide each panel."""
        return [dock.toggleViewAction() for dock in self.panels]


def _sealed(state: bytes) -> str:
    return f"{crc32(state):08x}{b64encode(state).decode()}"


def kept_state(layout: str) -> bytes | None:
    """Returns the saved places in Qt's format; None if the text is damaged, because Qt would crash on it."""
    try:
        state = b64decode(layout[8:], validate=True)
    except ValueError:
        return None
    return state if _sealed(state) == layout else None
