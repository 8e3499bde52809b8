"""The line directly above the rack, which states what the game requires of the player now. A press adds the aim of the
game."""

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

# LINE: the height of a line as a multiple of its letters' size; LEAST: the least size of the letters in pixels
LINE, LEAST = 1.2, 11
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


class WantedLine(QLabel):
    """A line of text on the felt. The felt always keeps room for it, so that no text moves a card. Long sentences get
    smaller letters."""

    def __init__(self, felt: FeltView) -> None:
        super().__init__(felt.viewport())
        self._felt = felt
        self._moment: Moment | None = None
        # the number of acts when the player asked for the aim; None if the aim does not show
        self._asked: int | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()
        felt.keep_line()
        felt.arranged.connect(self._place_itself)

    def show_moment(self, moment: Moment) -> None:
        """Shows what the game requires of the player now. Shows nothing while no hand is open, and in a film, which has
        its own bar."""
        self._moment = moment
        if self._asked != moment.acts:
            self._asked = None
        shown = "" if moment.phase is Phase.FILM else line_of(moment, asks=self._asked is not None)
        self.setToolTip(aim_text(moment.house, moment.present) if shown else "")
        self._say(shown)

    def ask(self) -> None:
        """Adds the aim of the game to the line, until the next act."""
        if self._moment is not None and self.text():
            self._asked = self._moment.acts
            self.show_moment(self._moment)

    def put_away(self) -> None:
        """Clears the line while the felt animates an act, because the act has done what the line asked for."""
        self._say("")

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.ask()

    def _say(self, text: str) -> None:
        self.setText(text)
        self._place_itself()

    def _place_itself(self) -> None:
        line = self._felt.cloth.placements.line
        self.setVisible(bool(self.text()) and line is not None)
        if line is None or self.isHidden():
            return
        place = QRect(round(line.x), round(line.y), floor(line.w), floor(line.h))
        self.setGeometry(place)
        self._dress(place)

    def _dress(self, place: QRect) -> None:
        """Sets the felt's text colour, and the largest size of letters at which the line fits."""
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
