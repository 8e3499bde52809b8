"""A list in which the player chooses a felt, a card face or a card back by its picture. Each picture is painted as the
choice would look on the table now."""

from collections.abc import Callable, Mapping
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QWheelEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem

from app.base.guard import guarded
from app.felt.cards import CardArt, Look
from app.felt.cloth import draw_felt
from app.felt.measure import CARD_HEIGHT, CARD_WIDTH
from app.felt.theme import Theme
from app.windows.widgets.announce_row import LineReporter
from app.windows.widgets.fitted import Fitted

BACK = Look("", "", 0)
FRONTS = (Look("R", "R", 1), Look("K", "K", 4))
PICTURE = 3.6, 4.5  # the width and the height of a picture, as multiples of a text line's height


class Swatches(Fitted, QListWidget):
    """A grid of pictures with their names below. The picture that a click or an arrow key reaches is chosen
    immediately.

    chosen: the new value of the setting.
    """

    chosen = Signal(str)

    def __init__(self, key: str, name: str, choices: Mapping[str, str]) -> None:
        super().__init__()
        LineReporter(self)
        self.setObjectName(key)
        self.setProperty("swatches", True)
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for value, text in choices.items():
            item = QListWidgetItem(text, self)
            item.setData(Qt.ItemDataRole.UserRole, value)
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.currentItemChanged.connect(self._changed)
        self.fit_from_now()

    def paint(self, picture: Callable[[str, QSize, float], QPixmap]) -> None:
        """Paints the pictures.

        picture: returns the picture of a value. It is called with the value, the size, and the number of device pixels
        for each pixel.
        """
        letters, line = self.fontMetrics(), self.fontMetrics().height()
        size = QSize(round(PICTURE[0] * line), round(PICTURE[1] * line))
        texts = [self.item(row).text() for row in range(self.count())]
        width = max(size.width(), *map(letters.horizontalAdvance, texts)) + round(line * 1.6)
        self.setIconSize(size)
        self.setGridSize(QSize(width, size.height() + round(line * 1.9)))
        for row in range(self.count()):
            item = self.item(row)
            seen, icon = picture(item.data(Qt.ItemDataRole.UserRole), size, self.devicePixelRatioF()), QIcon()
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # otherwise Qt would tint the chosen picture
                icon.addPixmap(seen, mode)
            item.setIcon(icon)
            item.setSizeHint(self.gridSize())  # the size that Qt computes is too narrow for the longest names
        self.fit()

    def show_chosen(self, value: str) -> None:
        """Selects a value without emitting `chosen`, because the player has not chosen it now."""
        self.blockSignals(True)
        for row in range(self.count()):
            if self.item(row).data(Qt.ItemDataRole.UserRole) == value:
                self.setCurrentRow(row)
        self.blockSignals(False)

    def _changed(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def fit(self) -> None:
        """Makes the list as high as its lines; then the page scrolls and not the list."""
        grid = self.gridSize()
        across = max(1, (self.width() - 2 * self.frameWidth() - 8) // max(grid.width(), 1))
        high = ceil(self.count() / across) * grid.height() + 2 * self.frameWidth() + 10
        if high != self.height():
            self.setFixedHeight(high)

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # passes the wheel on, so that the page scrolls instead of the list


def felt_swatch(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    """Returns a picture of a piece of the cloth with two cards."""
    return _on_cloth(theme, size, dpr, (BACK, FRONTS[0]), 0.4)


def face_swatch(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    return _on_cloth(theme, size, dpr, FRONTS, 0.56)


def back_swatch(theme: Theme, size: QSize, dpr: float) -> QPixmap:
    return _on_cloth(theme, size, dpr, (BACK,), 0.7)


def _on_cloth(theme: Theme, size: QSize, dpr: float, looks: tuple[Look, ...], share: float) -> QPixmap:
    """Draws cards on a piece of cloth; several cards are fanned out.

    share: a card's width as a share of the picture's width.
    """
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_felt(painter, theme.felt, QRectF(0, 0, size.width(), size.height()), dpr)
    art, width = CardArt(theme, dpr), size.width() * share
    height = width * CARD_HEIGHT / CARD_WIDTH
    for number, look in enumerate(looks):
        off = number - (len(looks) - 1) / 2
        left = (size.width() - width) / 2 + off * width * 0.62
        top = (size.height() - height) / 2 + off * height * 0.2
        margin = art.margin(look, width)
        painter.drawPixmap(round(left - margin), round(top - margin), art.picture(look, width))
    painter.end()
    return pixmap
