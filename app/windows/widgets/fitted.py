"""The base of widgets that fit their contents to their own size, letters and style."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent

from app.base.guard import guarded

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Widget
else:
    Widget = object

LETTERS = (QEvent.Type.FontChange, QEvent.Type.StyleChange)  # a style changes sizes of frames, too


class Fitted(Widget):
    """A widget that calls `fit` after each change of its size, its letters or its style, once it is built. This class
    must come before the Qt class in the list of bases."""

    _built = False

    def fit_from_now(self) -> None:
        """Fits the widget for the first time; the widget's class calls this function when everything that `fit` reads
        exists."""
        self._built = True
        self.fit()

    def fit(self) -> None:
        """Fits the contents of the widget to its size, letters and style."""
        raise NotImplementedError

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._built:
            self.fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self._built and event.type() in LETTERS:
            self.fit()
