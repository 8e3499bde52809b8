"""The tokens in the head of the table: public facts about the table itself, such as the number of the round."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.fact_texts import as_line
from app.base.guard import guarded
from app.felt.picture import FactToken
from app.felt.token_drawing import draw_tokens
from app.felt.tokens import width_of_all

HIGH, BESIDE = 1.1, 0.5  # HIGH: the height of a token; BESIDE: the room at each side of the line; both in lines of text
LEAST = 17  # the least height of tokens (small signs) in pixels, which is the height of usual letters


class TableTokens(QWidget):
    """A line of tokens (small signs of public facts). It is as wide as they need, or narrower if the head lacks room;
    without tokens it is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens: tuple[FactToken, ...] = ()
        self._given = 0  # the number of pixels that the line is narrower than its tokens need
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_AlwaysShowToolTips)
        self.hide()

    def show_tokens(self, tokens: Sequence[FactToken]) -> None:
        if tuple(tokens) == self.tokens:
            return
        self.tokens = tuple(tokens)
        self.setAccessibleName(as_line([token.spoken for token in tokens]))
        self.setToolTip("\n".join([as_line([token.spoken]) for token in tokens]))
        self.setVisible(bool(tokens))
        self.updateGeometry()
        self.update()

    @property
    def wanted(self) -> int:
        """The width in which all tokens (small signs of public facts) fit."""
        line = self.fontMetrics().height()
        return round((width_of_all(self.tokens) * HIGH + 2 * BESIDE) * line) if self.tokens else 0

    @property
    def spare(self) -> int:
        """The pixels by which the line can become narrower."""
        return max(0, self.wanted - round(width_of_all(self.tokens) * LEAST))

    def give_way(self, lacking: int) -> None:
        """Leaves this many pixels to the head (the bar above the felt), which lacks them. The tokens (small signs of
        public facts) become smaller as long as they stay readable, or disappear if only that helps."""
        gone, given = self.spare < lacking <= self.wanted, max(0, min(lacking, self.spare))
        self.setVisible(bool(self.tokens) and not gone)
        if given != self._given:
            self._given = given
            self.updateGeometry()
            self.update()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self.wanted - self._given, round(HIGH * self.fontMetrics().height()))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        line, painter = self.fontMetrics().height(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        beside, high = max(0.0, BESIDE * line - self._given / 2), min(HIGH * line, self.height())
        room = QRectF(beside, (self.height() - high) / 2, self.width() - 2 * beside, high)
        draw_tokens(painter, self.tokens, room, self.palette().windowText().color().name())
        painter.end()
