"""Draws a history line: the move, and below it in small letters the player's reason for it."""

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QListView, QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from app.base.guard import guarded
from app.windows.widgets.viewport_size import width_inside
from app.windows.widgets.written_by_people import kept_together

Index = QModelIndex | QPersistentModelIndex
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
PAD = 6
SMALL = 0.88
# the item role for the key (see reasons.py) of the rule that explains a line; "" for lines without a rule
RULE = int(Qt.ItemDataRole.UserRole)
TALL = 10_000
TARGET = 24  # the least size in pixels that a finger or an unsteady hand can hit


def rule_word() -> str:
    return QCoreApplication.translate("History", "rule")


def rule_sign(panel: QListView, line: QRect) -> QRect:
    """Returns the area of the link to the rule, at the end of the first line of text."""
    letters = QFontMetrics(_small(panel.font()))
    width = letters.horizontalAdvance(rule_word()) + PAD
    return QRect(line.right() - PAD - width, line.top() + PAD // 2, width, QFontMetrics(panel.font()).height())


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPixelSize(round(QFontInfo(font).pixelSize() * SMALL))
    return small


class HistoryLines(QStyledItemDelegate):
    """Draws the items of the history. The first line of an item's text is the move, the rest is the reason for it."""

    def __init__(self, panel: QListView) -> None:
        super().__init__(panel)
        self._panel = panel
        self._known: tuple[int, str] = (0, "")  # the width and font for which the heights of lines were computed
        self._heights: dict[tuple[str, bool], int] = {}

    def look_again(self) -> None:
        """Stores the width and the font of the list for all items, because Qt asks for the heights of all items
        whenever one is added."""
        known = width_inside(self._panel), self._panel.font().key()
        if known != self._known:
            self._known, self._heights = known, {}

    def _parts(self, index: Index) -> list[tuple[str, QFont, QPalette.ColorRole]]:
        move, _, reason = kept_together(str(index.data())).partition("\n")
        font = self._panel.font()
        parts = [(move, font, QPalette.ColorRole.Text)]
        if reason:
            parts.append((reason, _small(font), QPalette.ColorRole.PlaceholderText))
        return parts

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        # the style option has this state too, but reading it would load all of QStyle
        chosen = self._panel.selectionModel().isSelected(index)
        palette = self._panel.palette()
        if chosen:
            painter.fillRect(option.rect, palette.highlight())
        rect = option.rect.adjusted(PAD, PAD // 2, -PAD, 0)
        painter.save()
        if index.data(RULE):
            sign = rule_sign(self._panel, option.rect)
            painter.setFont(_small(self._panel.font()))
            painter.setPen(palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Link))
            painter.drawText(sign, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, rule_word())
            rect.setRight(sign.left() - PAD)
        for text, font, role in self._parts(index):
            painter.setFont(font)
            painter.setPen(palette.color(QPalette.ColorRole.HighlightedText if chosen else role))
            painter.drawText(rect, WRAPPED, text)
            rect.setTop(rect.top() + _height(text, font, rect.width()))
        painter.restore()

    @guarded
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width, _ = self._known
        key = index.data(), bool(index.data(RULE))
        height = self._heights.get(key)
        if height is None:
            inner = width - 2 * PAD
            if index.data(RULE):
                inner -= rule_sign(self._panel, QRect(0, 0, width, 0)).width() + PAD
            lines = [_height(text, font, inner) for text, font, _ in self._parts(index)]
            height = self._heights[key] = max(TARGET, PAD + sum(lines))
        return QSize(width, height)


class Lines(QListWidget):
    """A list widget whose lines are painted by HistoryLines."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn = HistoryLines(self)
        self.setItemDelegate(self._drawn)

    @guarded
    def doItemsLayout(self) -> None:
        self._drawn.look_again()
        super().doItemsLayout()


def _height(text: str, font: QFont, width: int) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, TALL), WRAPPED, text).height()
