"""A combo box that a screen reader can name."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from app.base.guard import guarded
from app.windows.widgets.style_sheet import BAR
from app.windows.widgets.written_by_people import on_button

SHOWN = 14  # lines of a list that is open; to more of them one scrolls


class NamedBox(QComboBox):
    """On Linux Qt gives the chosen entry for the name of such a box, and its own name only through a label that belongs
    to it. Where no label is to be seen, there is one that is not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxVisibleItems(SHOWN)
        self._label = QLabel(parent)
        self._label.hide()

    def call(self, name: str) -> None:
        """A visible label of the box would be read twice."""
        self.setAccessibleName(name)
        self._label.setBuddy(self)
        self._label.setText(on_button(name))

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
