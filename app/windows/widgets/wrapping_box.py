"""A combo box that never cuts off its choice: a long choice wraps, and the box becomes taller."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from app.base.guard import guarded
from app.windows.widgets.fitted import Fitted
from app.windows.widgets.named_box import NamedBox
from app.windows.widgets.wheel import WheelPasses

WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LETTERS = 2  # the box is at least this many letters wide; the longest word of its entries may need more
TALL = 10_000


class WrappingBox(Fitted, NamedBox):
    """A combo box that can be as narrow as the longest word of its entries."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LETTERS)
        WheelPasses(self)
        self.currentIndexChanged.connect(self.fit)
        self.fit_from_now()

    def field(self) -> QRect:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(control, option, part, self)

    def wanted(self) -> QSize:
        """Returns the size that the text needs at the present width."""
        room = QRect(0, 0, self.field().width(), TALL)
        return self.fontMetrics().boundingRect(room, WRAPPED, self.currentText()).size()

    def fit(self) -> None:
        frame = super().sizeHint().height() - self.fontMetrics().height()
        self.setMinimumHeight(frame + max(self.fontMetrics().height(), self.wanted().height()))

    @guarded
    def minimumSizeHint(self) -> QSize:
        """The minimum size: as wide as the longest word, so no word is cut off."""
        hint, size = super().minimumSizeHint(), self.fontMetrics()
        words = " ".join([self.itemText(row) for row in range(self.count())]).split()
        longest = max(map(size.horizontalAdvance, words), default=0)
        return QSize(hint.width() + max(0, longest + 2 - LETTERS * size.horizontalAdvance("X")), hint.height())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        role = QPalette.ColorRole.Text if self.isEnabled() else QPalette.ColorRole.PlaceholderText
        painter.setPen(self.palette().color(role))
        painter.drawText(self.field(), WRAPPED, self.currentText() or self.placeholderText())
