"""A combo box that never cuts off its choice: it grows by a line instead."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from app.base.guard import guarded
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.wheel import WheelPasses

WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LETTERS = 2  # letters the box itself asks for; its longest word asks for more
TALL = 10_000


class WrappingBox(NamedBox):
    """A combo box that can be as narrow as its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LETTERS)
        WheelPasses(self)
        self.currentIndexChanged.connect(self._fit)

    def field(self) -> QRect:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(control, option, part, self)

    def wanted(self) -> QSize:
        """The size the text needs at the current width."""
        room = QRect(0, 0, self.field().width(), TALL)
        return self.fontMetrics().boundingRect(room, WRAPPED, self.currentText()).size()

    def _fit(self) -> None:
        frame = super().sizeHint().height() - self.fontMetrics().height()
        self.setMinimumHeight(frame + max(self.fontMetrics().height(), self.wanted().height()))

    @guarded
    def minimumSizeHint(self) -> QSize:
        """As wide as the longest word: words are not cut off."""
        hint, size = super().minimumSizeHint(), self.fontMetrics()
        words = " ".join([self.itemText(row) for row in range(self.count())]).split()
        longest = max(map(size.horizontalAdvance, words), default=0)
        return QSize(hint.width() + max(0, longest + 2 - LETTERS * size.horizontalAdvance("X")), hint.height())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        role = QPalette.ColorRole.Text if self.isEnabled() else QPalette.ColorRole.PlaceholderText
        painter.setPen(self.palette().color(role))
        painter.drawText(self.field(), WRAPPED, self.currentText() or self.placeholderText())
