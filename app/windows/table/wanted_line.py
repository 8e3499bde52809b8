"""The line directly above the rack with the demand of the game. A press adds the aim of the game."""

from math import floor

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QMouseEvent
from PySide6.QtWidgets import QLabel

from app.base.guard import guarded
from app.felt.theme import fonts
from app.felt.view import FeltView
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.aims import aim_text
from app.windows.table.idle import line_of

LINE, LEAST = 1.2, 11  # the height of a line, in pixels of its letters, and their minimum
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


class WantedLine(QLabel):
    """A line on the felt, which keeps room for it: no text of it moves a card. Long sentences get smaller."""

    def __init__(self, felt: FeltView) -> None:
        super().__init__(felt.viewport())
        self._felt = felt
        self._moment: Moment | None = None
        self._asked: int | None = None  # the number of acts when the player asked for the aim
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()
        felt.keep_line()
        felt.arranged.connect(self._lie)

    def show_moment(self, moment: Moment) -> None:
        """Shows the demand; nothing while no hand is open, and in a film, which has a bar of its own."""
        self._moment = moment
        if self._asked != moment.acts:
            self._asked = None
        shown = "" if moment.phase is Phase.FILM else line_of(moment, asks=self._asked is not None)
        self.setToolTip(aim_text(moment.house, moment.present) if shown else "")
        self._say(shown)

    def ask(self) -> None:
        """Adds the aim until the next act."""
        if self._moment is not None and self.text():
            self._asked = self._moment.acts
            self.show_moment(self._moment)

    def put_away(self) -> None:
        """Clears the line while an act is performed, because its demand is met."""
        self._say("")

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.ask()

    def _say(self, text: str) -> None:
        self.setText(text)
        self._lie()

    def _lie(self) -> None:
        line = self._felt.cloth.placements.line
        self.setVisible(bool(self.text()) and line is not None)
        if line is None or self.isHidden():
            return
        place = QRect(round(line.x), round(line.y), floor(line.w), floor(line.h))
        self.setGeometry(place)
        self._dress(place)

    def _dress(self, place: QRect) -> None:
        """Sets the felt's ink, and letters as large as there is room for."""
        sizes = range(max(floor(place.height() / LINE), LEAST), LEAST - 1, -1)
        fitting = (size for size in sizes if self._fits(size, place))
        font = fonts.font(next(fitting, LEAST), fonts.MEDIUM)
        ink = self._felt.theme.felt.ink
        self.setStyleSheet(f"color: {ink}; background: transparent; font-size: {font.pixelSize()}px; padding: 0")
        self.setFont(font)

    def _fits(self, size: int, place: QRect) -> bool:
        metrics = QFontMetrics(fonts.font(size, fonts.MEDIUM))
        needed = metrics.boundingRect(QRect(0, 0, place.width(), 10_000), int(WRAPPED), self.text())
        return needed.height() <= place.height() and needed.width() <= place.width()
