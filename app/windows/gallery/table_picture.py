"""A widget that shows the table of a game in miniature, beside texts."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.base.boxes import BOXES
from app.base.guard import guarded
from app.felt.theme import Theme
from app.windows.gallery.miniature import draw_miniature


class TablePicture(QWidget):
    """A picture of a game's table in miniature."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.game = ""
        self._themes: Mapping[str, Theme] = {}

    def show_game(self, game: str, themes: Mapping[str, Theme], size: QSize) -> None:
        """Shows the table of this game in this size."""
        if (game, themes, size) != (self.game, self._themes, self.size()):
            self.game, self._themes = game, themes
            self.setFixedSize(size)
            self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.game and self._themes:
            box, painter = BOXES[self.game], QPainter(self)
            draw_miniature(painter, QRectF(self.rect()), box.table, self._themes[box.family], box.family)
            painter.end()
