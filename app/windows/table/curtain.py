"""The curtain that covers the whole table while the game is paused."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.base.guard import guarded
from app.felt.cloth import draw_felt
from app.felt.theme import Theme
from app.session.moment import Moment
from app.windows.table.ready_plate import comes_text
from app.windows.widgets.key_guard import OpeningKeys
from app.windows.widgets.written_by_people import plain_label


class Curtain(QWidget):
    """A page of plain cloth with one button, which hides the whole table."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self.title = plain_label()
        self.title.setWordWrap(True)
        self.title.setMinimumWidth(1)  # otherwise a long name would widen the window
        self.title.setObjectName("great")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = plain_label()
        self.note.setObjectName("told")
        self.note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.setWordWrap(True)
        self.ready = QPushButton()
        self.ready.setObjectName("large")
        self.ready.setProperty("main", True)
        self.ready.clicked.connect(self.lifted)
        self.keys = OpeningKeys(self, self, self.ready)
        self.keys.pressed.connect(self.lifted)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addWidget(self.title)
        layout.addWidget(self.note)
        layout.addSpacing(12)
        layout.addWidget(self.ready, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(3)

    def wear(self, theme: Theme) -> None:
        """Applies the colours of this theme's felt."""
        self._theme = theme
        for label in (self.title, self.note):
            label.setStyleSheet(f"color: {theme.felt.ink};")
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is not None:
            draw_felt(QPainter(self), self._theme.felt, QRectF(self.rect()), self.devicePixelRatioF())

    def show_pause(self, moment: Moment) -> None:
        self.keys.begin()
        translate = QCoreApplication.translate
        self.title.setText(translate("Curtain", "Pause"))
        hidden = translate("Curtain", "The table is hidden and the clock stands still.")
        self.note.setText("\n".join([one for one in (hidden, comes_text(moment)) if one]))
        self.ready.setText(translate("Curtain", "Go on"))
        self.setAccessibleName(self.title.text())
        self.ready.setAccessibleDescription(f"{self.title.text()}. {self.note.text()}")
