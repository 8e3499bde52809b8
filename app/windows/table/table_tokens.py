"""In the head: the public facts about the table itself, as tokens, like the number of the round."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.fact_texts import as_line
from app.base.guard import guarded
from app.felt.picture import FactToken
from app.felt.token_drawing import draw_tokens
from app.felt.tokens import width_of_all

HIGH, BESIDE = 1.1, 0.5  # the tokens, and the room at each side, in lines of text


class TableTokens(QWidget):
    """As wide as its tokens; without any it is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens: tuple[FactToken, ...] = ()
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

    @guarded
    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(round((width_of_all(self.tokens) * HIGH + 2 * BESIDE) * line), round(HIGH * line))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        line, painter = self.fontMetrics().height(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        beside, high = BESIDE * line, min(HIGH * line, self.height())
        room = QRectF(beside, (self.height() - high) / 2, self.width() - 2 * beside, high)
        draw_tokens(painter, self.tokens, room, self.palette().windowText().color().name())
        painter.end()
