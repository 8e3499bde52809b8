"""The combo box of the program, which a screen reader can name, and which announces when its choice changes."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from app.base.guard import guarded
from app.windows.widgets.style_sheet import BAR
from app.windows.widgets.written_by_people import on_button

if TYPE_CHECKING:
    from app.felt.access import Announcer

SHOWN = 14  # the maximum number of lines of an open list; a longer list scrolls
SIGN_GAP = 8  # the pixels between an icon and its text
SETTLES_MS = 300  # milliseconds until a new text size has changed everything; until then announcements are lost
# On other systems Qt reports a new choice to screen readers. On Linux Qt reports it as a new name, which Orca ignores.
ANNOUNCES = sys.platform.startswith("linux")


class NamedBox(QComboBox):
    """A combo box with a name. On Linux Qt reports the chosen entry as the box's name, and the real name only through a
    label that belongs to the box. So the box makes a hidden label if it has no visible label.

    While its list is closed, the box announces every choice that the player makes. Screen readers read an open list
    themselves.

    turned: whether the player is changing the choice now, while the list is closed.
    changes_all: whether the choice changes every widget; the box then announces it after they have changed.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(SHOWN)
        self._label = QLabel(parent)
        self._label.hide()
        self.changes_all = False
        self.turned = self._announced = False
        # connected first, so the choice is announced before its effects
        self.currentIndexChanged.connect(self._announce)

    def call(self, name: str) -> None:
        """Names the box. Must not be called for a box with a visible label, because a screen reader would read the name
        twice."""
        self.setAccessibleName(name)
        self._label.setBuddy(self)
        self._label.setText(on_button(name))

    @guarded
    def sizeHint(self) -> QSize:
        """The size for the longest entry. The gap between an icon and its text is added here, because Qt does not count
        it."""
        hint = super().sizeHint()
        return hint + QSize(self._gap, 0)

    @guarded
    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return hint + QSize(self._gap, 0)

    @property
    def _gap(self) -> int:
        """Returns the gap between the icon and the text of an entry. The gap is estimated, because asking Qt for an
        entry's QIcon would load all of Qt's code for icons."""
        return SIGN_GAP if self.itemData(0, Qt.ItemDataRole.DecorationRole) is not None else 0

    @guarded
    def showPopup(self) -> None:
        """Makes the list as wide as its longest line, plus a scroll bar."""
        view = self.view()
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + BAR + self.fontMetrics().height()))
        super().showPopup()

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:  # Qt accepts only a sibling as a label
            self._label.setParent(self.parentWidget())
            self._label.hide()
        return super().event(event)

    # ---- announcing

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Changes the choice. If the key finds no other choice, announces the present one again, because a silent key
        would seem broken."""
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
        from app.felt.access import Announcer  # imported late, so that the first paint does not wait for it

        return Announcer(self)
