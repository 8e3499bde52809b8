"""The choice list of the program: a combo box that a screen reader names, and announces when its choice changes."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from app.base.guard import guarded
from app.windows.widgets.style_sheet import BAR
from app.windows.widgets.written_by_people import on_button

if TYPE_CHECKING:
    from app.felt.access import Announcer

SHOWN = 14  # lines of an open list; a longer one scrolls
SIGN_GAP = 8  # pixels
SETTLES_MS = 300  # a new text size changes everything, and a screen reader drops what is announced meanwhile
# Elsewhere screen readers get a new choice from Qt. For Orca Qt reports a new name, which Orca ignores on such boxes.
ANNOUNCES = sys.platform.startswith("linux")


class NamedBox(QComboBox):
    """A combo box with a name. On Linux Qt reports the chosen entry as the name of such a box, and its own name only
    through a label that belongs to it. If there is no visible label, it makes a hidden one.

    While its list is closed, it announces every choice that the player makes. Screen readers read an open list
    themselves.
    turned: the player is changing the choice while the list is closed.
    changes_all: every widget follows the choice, so the box announces it once they have.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(SHOWN)
        self._label = QLabel(parent)
        self._label.hide()
        self.changes_all = False
        self.turned = self._announced = False
        # first, so that the effects of the choice are announced after it
        self.currentIndexChanged.connect(self._announce)

    def call(self, name: str) -> None:
        """Names the box; a screen reader would read a visible label of it twice."""
        self.setAccessibleName(name)
        self._label.setBuddy(self)
        self._label.setText(on_button(name))

    @guarded
    def sizeHint(self) -> QSize:
        """Room for the longest entry; Qt forgets the gap between a sign and its text."""
        hint = super().sizeHint()
        return hint + QSize(SIGN_GAP if self.count() and not self.itemIcon(0).isNull() else 0, 0)

    @guarded
    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return hint + QSize(SIGN_GAP if self.count() and not self.itemIcon(0).isNull() else 0, 0)

    @guarded
    def showPopup(self) -> None:
        """Makes the list as wide as its longest line, plus a scroll bar if there is one."""
        view = self.view()
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + BAR + self.fontMetrics().height()))
        super().showPopup()

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:  # only a sibling counts as a label
            self._label.setParent(self.parentWidget())
            self._label.hide()
        return super().event(event)

    # ---- announcing

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Announces the choice again if the key finds no other: a silent key seems not to work."""
        with self._turning():
            super().keyPressEvent(event)
            if event.isAccepted() and not self._announced:
                self._announce()

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        with self._turning():
            super().wheelEvent(event)

    @contextmanager
    def _turning(self) -> Iterator[None]:
        self.turned, self._announced = True, False
        try:
            yield
        finally:
            self.turned = False

    def _announce(self) -> None:
        if not (self.turned and ANNOUNCES) or self.view().isVisible():
            return
        self._announced = True
        if self.changes_all:
            self._settling.start(SETTLES_MS)
        else:
            self._announce_now()

    def _announce_now(self) -> None:
        self._announcer.say(self.currentText())

    @cached_property
    def _settling(self) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(self._announce_now)
        return timer

    @cached_property
    def _announcer(self) -> "Announcer":
        from app.felt.access import Announcer  # nothing is announced before the first paint

        return Announcer(self)
