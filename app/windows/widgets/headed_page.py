"""A page of the window with a head: the way back, its title, and the widgets for the whole page."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import keep_edge
from app.windows.widgets.left_by_esc import LeftByEsc


class HeadedPage(LeftByEsc):
    """A page whose title gives way if it is narrow, so that nothing beside it is cut off."""

    def build(self, back: str, title: str, beside: Sequence[QWidget], body: QWidget) -> None:
        """Builds the head.

        back: the text of the way back, with its sign.
        beside: the widgets in the head, after the title.
        """
        self.back, self.title = EnterButton(back), QLabel(title)
        self.back.setAccessibleName(back.removeprefix("‹").strip())
        self.back.clicked.connect(self.left)
        self.title.setObjectName("title")
        self._beside = (self.back, *beside)
        self._head, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._head.addWidget(self.back)
        self._head.addWidget(self.title)
        self._head.addStretch(1)
        for one in beside:
            self._head.addWidget(one, int(isinstance(one, QLineEdit)))  # a text field takes all remaining room
        self._column.addLayout(self._head)
        self._column.addWidget(body, 1)
        self.fit()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_column"):
            self.fit()

    def fit(self) -> None:
        edge = keep_edge(self._column, self._head, self.width())
        self.title.setVisible(self.needed(edge) + self.title.sizeHint().width() <= self.width())

    def needed(self, edge: int) -> int:
        """The width of everything beside the title. A widget that can be narrower than it wants has a minimum."""
        shown = [one for one in self._beside if not one.isHidden()]
        widths = [one.minimumWidth() or one.sizeHint().width() for one in shown]
        return sum(widths) + (len(widths) + 1) * self._head.spacing() + 2 * edge
