"""A list whose rows are painted as small card tables ("felts"), with words as real cards on them. Only the visible
felts are painted."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from app.base.guard import guarded
from app.felt.cards import CardArt
from app.felt.cloth import draw_felt
from app.felt.emblem import draw_emblem, draw_rim
from app.felt.laid_words import draw_fitted
from app.felt.theme import Felt, Theme, fonts
from app.windows.widgets.list_page import SHOWN
from engine.core.words import Word

WIDE = 17.0  # the minimum width of a felt (a list entry painted as a card table), as a multiple of a text line's height
# In lines of text: CARDS is the height of cards above the texts, BESIDE the minimum height of a felt with texts beside
# the cards.
CARDS, BESIDE = 4.6, 3.4
APART = 5  # pixels around a felt (a list entry painted as a card table)
GREAT, SMALL = 1.25, 0.88  # the letter size of a title (GREAT) and of notes (SMALL), as shares of the usual size
SIGN = 6.2  # the side of the square of cloth around a game's emblem, in lines of text
ROUND, RIM = 9, 3.0
KEPT = 64  # the number of felts kept as painted pictures; a window shows at most about half as many
LARGEST = 3.2  # the maximum width of a card, as a multiple of a text line's height
NARROW = 0.7  # the minimum size to which the letters of a long line shrink, as a share of their usual size

At = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class FeltTile:
    """The content of one small felt (a list entry painted as a card table): a title, words as cards, and texts.

    beside: the text at the end of the title's line.
    lines: the texts below the cards; the first text is bright, the other texts are notes.
    sign: the letters of the game's emblem, pressed into the cloth; "" for no emblem.
    """

    title: str
    beside: str
    words: tuple[Word, ...]
    lines: tuple[str, ...]
    sign: str = ""


class FeltShelf(QListWidget):
    """A list whose rows are painted as small card tables ("felts") of one size, side by side.

    below: the number of lines of text below the cards.
    tile_of: returns the content of a felt for a row's data, once the row is visible.
    paints: the class that paints the felts; another class if they show more than words.
    """

    def __init__(
        self, below: int, tile_of: Callable[[Any], FeltTile], paints: "type[TilePainter] | None" = None
    ) -> None:
        super().__init__()
        self.below, self.tile_of = below, tile_of
        self.theme: Theme | None = None
        self.art: CardArt | None = None
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # the scroll bar is always visible; otherwise it could come and go when a felt is added or removed
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self._painter = (paints or TilePainter)(self)
        self.setItemDelegate(self._painter)

    def wear(self, theme: Theme) -> None:
        """Shows the felt and the cards of this theme."""
        self.theme, self.art = theme, art_of(theme)
        self.viewport().update()

    @property
    def line(self) -> float:
        return self.fontMetrics().height()

    @property
    def is_flat(self) -> bool:
        """Whether the texts are beside the cards, because the shelf is not high enough for texts below the cards."""
        return self.viewport().height() < 1.15 * self._high

    @property
    def _high(self) -> float:
        return (CARDS + GREAT + 0.4 + self.below + 1.2) * self.line + 2 * APART

    @property
    def _low(self) -> float:
        return max(BESIDE, GREAT + 0.4 + self.below + 0.8) * self.line + 2 * APART

    @guarded
    def minimumSizeHint(self) -> QSize:
        """The size with room for at least one felt."""
        return QSize(super().minimumSizeHint().width(), round(self._low) + 4 * APART)

    def fit(self) -> None:
        """Chooses the number of felts side by side, and makes them as wide as the shelf allows."""
        # Qt assumes less room than the viewport has, and would wrap a felt that fills the viewport.
        room = min(self.viewport().width(), self.maximumViewportSize().width()) - 2
        across = max(1, int(room / (WIDE * self.line)))
        if self.is_flat:
            across = max(1, int(room / (1.6 * WIDE * self.line)))
        size = QSize(room // across, round(self._low if self.is_flat else self._high))
        self.verticalScrollBar().setSingleStep(max(20, size.height() // 4))
        if size != self.gridSize():
            self.setGridSize(size)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)


class TilePainter(QStyledItemDelegate):
    """Paints the felts (list entries painted as small card tables) of one shelf."""

    def __init__(self, shelf: FeltShelf) -> None:
        super().__init__(shelf)
        self._shelf = shelf
        self._kept: dict[tuple[object, int, int, float, float, bool, str], QPixmap] = {}

    @guarded
    def sizeHint(self, option: QStyleOptionViewItem, index: At) -> QSize:
        return self._shelf.gridSize()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: At) -> None:
        # imported late, because nothing needs it before the player sees the first shelf
        from PySide6.QtWidgets import QStyle

        shelf, shown = self._shelf, index.data(SHOWN)
        if shelf.theme is None or shown is None:
            return
        place = QRectF(option.rect).adjusted(APART, APART, -APART, -APART)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(place.topLeft(), self._picture(shown, place.size()))
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            _ring(painter, place, shelf.theme.marks.ring, shelf.theme.marks.ring_edge)
            if state & QStyle.StateFlag.State_HasFocus and shelf.hasFocus():
                _ring(painter, place.adjusted(4, 4, -4, -4), shelf.theme.marks.focus_edge, shelf.theme.marks.focus)
        elif state & QStyle.StateFlag.State_MouseOver:
            _ring(painter, place, shelf.theme.felt.line, shelf.theme.felt.edge)
        painter.restore()

    def _picture(self, shown: object, size: QSizeF) -> QPixmap:
        """Returns the painted picture of a felt. Recent pictures are stored, because a shelf that is being filled
        repaints all its felts again and again."""
        shelf = self._shelf
        assert shelf.theme is not None and shelf.art is not None
        ratio = shelf.art.dpr = shelf.devicePixelRatioF()
        wide, high = round(size.width()), round(size.height())
        key = (shown, wide, high, ratio, shelf.line, shelf.is_flat, shelf.theme.name)
        if key not in self._kept:
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            made = QPixmap(cloth(wide, high, ratio, shelf.theme))
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.on_cloth(painter, QRectF(0, 0, wide, high), shown)
            self._write(painter, QRectF(0, 0, wide, high), shelf.tile_of(shown), shown)
            painter.end()
            self._kept[key] = made
        return self._kept[key]

    def on_cloth(self, painter: QPainter, place: QRectF, shown: object) -> None:
        """Draws something on the cloth, below the cards. Here it draws nothing; subclasses override it."""

    def lay(self, painter: QPainter, room: QRectF, tile: FeltTile, shown: object) -> None:
        """Draws the words of a felt as cards.

        shown: the data that the felt's row shows.
        """
        assert self._shelf.art is not None
        draw_fitted(painter, self._shelf.art, tile.words, room, LARGEST * self._shelf.line)

    def _write(self, painter: QPainter, place: QRectF, tile: FeltTile, shown: object) -> None:
        shelf = self._shelf
        assert shelf.theme is not None and shelf.art is not None
        line, felt = shelf.line, shelf.theme.felt
        edge = 0.6 * line
        inner = place.adjusted(edge, 0.45 * line, -edge, -0.5 * line)
        cards, text = QRectF(inner), QRectF(inner)
        if shelf.is_flat:
            cards.setWidth(inner.width() * 0.46)
            text.setLeft(cards.right() + edge)
        else:
            cards.setTop(inner.top() + (GREAT + 0.3) * line)
            cards.setBottom(inner.bottom() - shelf.below * line)
        if tile.sign:
            side = round(SIGN * line)
            corner = place.bottomRight() - QPointF(side * 0.7, side * 0.66)
            painter.drawPixmap(corner.toPoint(), emblem(tile.sign, side, shelf.art.dpr, felt))
        self.lay(painter, cards, tile, shown)
        lines = list(tile.lines)
        if not self._title(painter, text, tile, felt) and lines:
            lines[0] = f"{tile.beside} · {lines[0]}"
        y = text.top() + (GREAT + 0.3) * line if shelf.is_flat else cards.bottom()
        for number, content in enumerate(lines):
            font = fonts.font(_pixels(shelf, 1.0 if number == 0 else SMALL))
            _draw_text(
                painter, QRectF(text.left(), y, text.width(), line), content, font, felt.dim if number else felt.ink
            )
            y += line

    def _title(self, painter: QPainter, text: QRectF, tile: FeltTile, felt: Felt) -> bool:
        """Draws the title, and the text beside it if both fit in the line. Returns whether both fit."""
        shelf = self._shelf
        great, small = fonts.title_font(_pixels(shelf, GREAT)), fonts.font(_pixels(shelf, SMALL))
        row = QRectF(text.left(), text.top(), text.width(), GREAT * shelf.line)
        needed = QFontMetricsF(small).horizontalAdvance(tile.beside) + 0.5 * shelf.line
        fits = QFontMetricsF(great).horizontalAdvance(tile.title) + needed <= row.width()
        _draw_text(painter, row, tile.title, great, felt.ink)
        if fits:
            _draw_text(painter, row, tile.beside, small, felt.dim, Qt.AlignmentFlag.AlignRight)
        return fits


@lru_cache(maxsize=1)
def art_of(theme: Theme) -> CardArt:
    """Returns the cards drawn for all shelves. The cards are stored, so a page that is opened again does not draw them
    again."""
    return CardArt(theme)


def _pixels(shelf: FeltShelf, size: float) -> float:
    """Returns the size of letters in pixels, for a share of the shelf's usual text size."""
    usual = shelf.font().pixelSize()
    return (usual if usual > 0 else shelf.line * 0.8) * size


def _draw_text(
    painter: QPainter,
    row: QRectF,
    text: str,
    font: QFont,
    colour: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draws a line of text. Letters of a long text get smaller, and a text that still does not fit is cut off."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed > row.width():
        font.setPixelSize(max(1, int(font.pixelSize() * max(NARROW, row.width() / needed))))
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, row.width())
    painter.drawText(row, side | Qt.AlignmentFlag.AlignVCenter, shown)


def _ring(painter: QPainter, place: QRectF, colour: str, edge: str) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, width in ((edge, 5.0), (colour, 3.0)):
        painter.setPen(QPen(QColor(ink), width))
        painter.drawRoundedRect(place.adjusted(1.5, 1.5, -1.5, -1.5), ROUND, ROUND)


@lru_cache(maxsize=32)  # keeps the emblem of every game
def emblem(sign: str, side: int, ratio: float, felt: Felt) -> QPixmap:
    """Returns the emblem of a game as if pressed into the cloth. The emblem is cached, because drawing it takes several
    milliseconds."""
    made = QPixmap(ceil(side * ratio), ceil(side * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    draw_emblem(painter, felt, QRectF(0, 0, side, side), sign)
    painter.end()
    return made


@lru_cache(maxsize=4)  # keeps the cloth of the shelves and of the panels, in the present and the previous size
def cloth(width: float, height: float, ratio: float, theme: Theme) -> QPixmap:
    """Returns the cloth, with its wooden rim, for felts of this size. All felts of one size share this cloth."""
    made = QPixmap(ceil(width * ratio), ceil(height * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    area = QRectF(0, 0, width, height)
    path = QPainterPath()
    path.addRoundedRect(area, ROUND, ROUND)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(path)
    draw_felt(painter, theme.felt, area, ratio)
    draw_rim(painter, theme.wood, area, RIM)
    painter.end()
    return made
